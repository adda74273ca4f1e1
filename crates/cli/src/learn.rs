//! `piazza learn`: lessons and puzzles in the terminal.

use catalog::{Choice, Frame, Learning, Title, Voice};
use clap::Args;
use engine::lesson::{Lesson, LessonError, ON};
use engine::{Lang, Phrase, Say, Viewer};

use crate::error::CliError;
use crate::game;
use crate::play::{Order, Screen, numbered};
use crate::speech::text;
use crate::terminal::{Tone, ask, out};

#[derive(Args)]
#[command(after_help = HELP)]
pub struct LearnArgs {
    /// The game; all games if none is named.
    pub game: Option<String>,
    /// The lesson or puzzle; without one they are listed.
    lesson: Option<String>,
    /// The language: en or it.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
}

const HELP: &str = "\
While you learn, press Enter to go on, type the number of a choice or its notation, or:
  back       take back your last answer
  ?          every choice in full
  /TEXT      only the choices that contain TEXT
  m, t, w    the map, the whole table, the map in words
  quit       stop

Choices that the lesson points at are marked with an arrow.";

/// What the learner is called.
const NAME: &str = "Nina";

pub fn run(args: &LearnArgs) -> Result<(), CliError> {
    let Some(slug) = &args.game else {
        return catalog::titles().iter().try_for_each(|title| list(*title, args.lang));
    };
    let title = game::find(slug)?;
    let Some(name) = &args.lesson else { return list(title, args.lang) };
    let lessons = title.lessons();
    let lesson = lessons.iter().find(|lesson| lesson.name == *name).ok_or_else(|| no_lesson(title, &lessons, name))?;
    Course { title, lesson, lang: args.lang, answers: Vec::new(), screen: None }.play()
}

fn no_lesson(title: &dyn Title, lessons: &[Lesson], name: &str) -> CliError {
    let names: Vec<_> = lessons.iter().map(|lesson| lesson.name.as_str()).collect();
    CliError::Input(format!("{} has no lesson {name:?}; it has {}", title.info().title, names.join(", ")))
}

fn list(title: &dyn Title, lang: Lang) -> Result<(), CliError> {
    let say = |key: &'static str, n: u8| title.lexicon(lang).speaker(&[]).say(&Phrase::new(key).with("n", n));
    out(title.info().title)?;
    for lesson in title.lessons() {
        let key = if lesson.goal.is_some() { "learn-puzzle" } else { "learn-minutes" };
        let (name, heading) = (&lesson.name, lesson.title.of(lang));
        out(&format!("  {name:<20} {heading} ({}): {}", say(key, lesson.minutes), lesson.about.of(lang)))?;
    }
    Ok(())
}

/// A lesson under way.
struct Course<'a> {
    title: &'static dyn Title,
    lesson: &'a Lesson,
    lang: Lang,
    answers: Vec<String>,
    /// The terminal, from the first position on.
    screen: Option<Screen>,
}

enum Next {
    Show,
    Again,
    Quit,
}

impl Course<'_> {
    fn play(&mut self) -> Result<(), CliError> {
        let you = self.common(&Phrase::new("learn-you-are").with("name", NAME));
        out(&format!("{}: {}. {you}", self.title.info().title, self.lesson.title.of(self.lang)))?;
        out(&text(self.lang, "learn-hint"))?;
        loop {
            let learning = self.learn(&self.answers).map_err(|error| CliError::Input(self.refusal(&error)))?;
            let mut screen = self.screen.take().unwrap_or_else(|| self.unroll(&learning));
            let frame = self.show(&mut screen, &learning)?;
            if learning.said.stand == "done" {
                return Ok(());
            }
            let next = self.listen(&screen, &learning, &frame)?;
            self.screen = Some(screen);
            match next {
                Next::Quit => return Ok(()),
                Next::Show | Next::Again => {}
            }
        }
    }

    fn unroll(&self, learning: &Learning) -> Screen {
        let names = catalog::names(self.lesson, learning.table.seats(), NAME);
        Screen::new(self.title.lexicon(self.lang), Voice { lang: self.lang, names })
    }

    fn learn(&self, answers: &[String]) -> Result<Learning, LessonError> {
        self.title.learn(self.lesson, answers, self.lang)
    }

    /// Asks until there is something new to show.
    fn listen(&mut self, screen: &Screen, learning: &Learning, frame: &Frame) -> Result<Next, CliError> {
        loop {
            let Some(line) = ask("> ")? else { return Ok(Next::Quit) };
            let next = self.obey(Order::read(&line), screen, learning, frame)?;
            if !matches!(next, Next::Again) {
                return Ok(next);
            }
        }
    }

    fn obey(
        &mut self,
        order: Order<'_>,
        screen: &Screen,
        learning: &Learning,
        frame: &Frame,
    ) -> Result<Next, CliError> {
        let (table, viewer) = (learning.table.as_ref(), Viewer::Seat(learning.said.learner));
        match (order, learning.said.stand) {
            (Order::Quit, _) => return Ok(Next::Quit),
            (Order::Undo, _) | (Order::Nothing, "astray") => {
                self.answers.pop();
                return Ok(Next::Show);
            }
            (Order::Nothing, "told") => return self.answer(ON.to_owned()),
            (Order::Nothing | Order::Choices, "asked") => screen.every_choice(frame)?,
            (Order::Find(text), "asked") => screen.choices_with(frame, text)?,
            (Order::Map, _) => screen.map(table, viewer)?,
            (Order::Table, _) => screen.table(table, viewer)?,
            (Order::Words, _) => screen.words(table, viewer)?,
            (Order::Choose(line), _) => {
                let action = numbered(frame, line).map_or(line, |choice| choice.action.as_str());
                return self.answer(action.to_owned());
            }
            _ => out(&self.what_to_type(learning.said.stand))?,
        }
        Ok(Next::Again)
    }

    /// What can be typed at a moment.
    fn what_to_type(&self, stand: &str) -> String {
        match stand {
            "asked" => text(self.lang, "learn-hint"),
            "astray" => self.common(&Phrase::new("learn-astray")),
            _ => self.common(&Phrase::new("learn-on")),
        }
    }

    /// Adds an answer, or says why it is none.
    fn answer(&mut self, answer: String) -> Result<Next, CliError> {
        self.answers.push(answer);
        let Err(error) = self.learn(&self.answers) else { return Ok(Next::Show) };
        self.answers.pop();
        out(&self.refusal(&error))?;
        Ok(Next::Again)
    }

    fn refusal(&self, error: &LessonError) -> String {
        match error {
            LessonError::Content => self.common(&Phrase::new("learn-other-cards")),
            LessonError::Play(engine::PlayError::Illegal(refusal)) => {
                format!("{} ({})", self.common(&refusal.reason), refusal.clause)
            }
            LessonError::Notation(error) => {
                let none = self.common(&Phrase::new("common-not-an-action").with("text", error.text.as_str()));
                format!("{none} {}", text(self.lang, "learn-hint"))
            }
            LessonError::NotNow(_) => self.common(&Phrase::new("learn-not-now")),
            LessonError::Broken { .. } | LessonError::Play(_) => error.to_string(),
        }
    }

    fn show(&self, screen: &mut Screen, learning: &Learning) -> Result<Frame, CliError> {
        let (table, said) = (&learning.table, &learning.said);
        let frame = table.frame(Viewer::Seat(said.learner), &screen.voice);
        screen.lay(table.as_ref(), said.learner)?;
        out("")?;
        let words = said.reply.iter().chain(&said.say);
        words.into_iter().try_for_each(|words| screen.paper.words(Tone::Plain, &screen.speaker().aloud(words)))?;
        match said.stand {
            "asked" => {
                out("")?;
                screen.prompt(&frame)?;
                screen.marked_choices(&frame, pointed(&frame, &said.point))?;
            }
            stand @ ("astray" | "told") => out(&self.what_to_type(stand))?,
            _ => {}
        }
        Ok(frame)
    }

    fn common(&self, phrase: &Phrase) -> String {
        self.title.lexicon(self.lang).speaker(&[]).say(phrase)
    }
}

/// Which choices the lesson points at: those of which everything is pointed at, or else a part.
fn pointed(frame: &Frame, points: &[String]) -> impl Fn(&Choice) -> bool {
    let within = move |choice: &Choice| choice.picks.iter().filter(|pick| points.contains(pick)).count();
    let whole = move |choice: &Choice| !choice.picks.is_empty() && within(choice) == choice.picks.len();
    let any_whole = frame.choices.iter().any(whole);
    move |choice| if any_whole { whole(choice) } else { within(choice) > 0 }
}
