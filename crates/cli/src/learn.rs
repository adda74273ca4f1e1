//! `piazza learn`: lessons and puzzles in the terminal.

use catalog::{Choice, Frame, Learning, Title, Voice};
use clap::Args;
use engine::lesson::{Lesson, LessonError, ON};
use engine::{Lang, Phrase, Say, Viewer};

use crate::error::CliError;
use crate::game;
use crate::play::Screen;
use crate::terminal::{ask, out};

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
  quit       stop

Choices that the lesson points at are marked with an arrow.";

/// What the learner is called.
const NAME: &str = "Nina";
/// The most choices that are listed unless all are asked for.
const MOST_CHOICES: usize = 24;

pub fn run(args: &LearnArgs) -> Result<(), CliError> {
    let Some(slug) = &args.game else {
        return catalog::titles().iter().try_for_each(|title| list(*title, args.lang));
    };
    let title = game::find(slug)?;
    let Some(name) = &args.lesson else { return list(title, args.lang) };
    let lessons = title.lessons();
    let lesson = lessons.iter().find(|lesson| lesson.name == *name).ok_or_else(|| no_lesson(title, &lessons, name))?;
    Course { title, lesson, lang: args.lang, answers: Vec::new() }.play()
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
}

enum Next {
    Show,
    Again,
    Quit,
}

impl Course<'_> {
    fn play(&mut self) -> Result<(), CliError> {
        let words = self.title.lexicon(self.lang).speaker(&[]);
        let you = words.say(&Phrase::new("learn-you-are").with("name", NAME));
        out(&format!("{}: {}. {you}", self.title.info().title, self.lesson.title.of(self.lang)))?;
        loop {
            let learning = self.learn(&self.answers).map_err(|error| CliError::Input(self.refusal(&error)))?;
            let frame = self.show(&learning)?;
            if learning.said.stand == "done" {
                return Ok(());
            }
            match self.listen(&learning, &frame)? {
                Next::Quit => return Ok(()),
                Next::Show | Next::Again => {}
            }
        }
    }

    fn learn(&self, answers: &[String]) -> Result<Learning, LessonError> {
        self.title.learn(self.lesson, answers, self.lang)
    }

    /// Asks until there is something new to show.
    fn listen(&mut self, learning: &Learning, frame: &Frame) -> Result<Next, CliError> {
        loop {
            let Some(line) = ask("> ")? else { return Ok(Next::Quit) };
            let next = match (line.as_str(), learning.said.stand) {
                ("quit" | "exit", _) => Next::Quit,
                ("back", _) | ("", "astray") => {
                    self.answers.pop();
                    Next::Show
                }
                ("", "told") => self.answer(ON.to_owned())?,
                ("" | "?", _) => {
                    self.show_choices(learning, frame, usize::MAX)?;
                    Next::Again
                }
                (line, _) => {
                    let action = numbered(&frame.choices, line).map_or(line, |choice| choice.action.as_str());
                    self.answer(action.to_owned())?
                }
            };
            if !matches!(next, Next::Again) {
                return Ok(next);
            }
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
        let words = self.title.lexicon(self.lang).speaker(&[]);
        match error {
            LessonError::Content => words.say(&Phrase::new("learn-other-cards")),
            LessonError::Play(engine::PlayError::Illegal(refusal)) => {
                format!("{} ({})", words.say(&refusal.reason), refusal.clause)
            }
            LessonError::Notation(error) => {
                words.say(&Phrase::new("common-not-an-action").with("text", error.text.as_str()))
            }
            LessonError::NotNow(_) => words.say(&Phrase::new("learn-not-now")),
            LessonError::Broken { .. } | LessonError::Play(_) => error.to_string(),
        }
    }

    fn show(&self, learning: &Learning) -> Result<Frame, CliError> {
        let (table, said) = (&learning.table, &learning.said);
        let names = catalog::names(self.lesson, table.seats(), NAME);
        let voice = Voice { lang: self.lang, names };
        let viewer = Viewer::Seat(said.learner);
        let frame = table.frame(viewer, &voice);
        let screen = Screen::new(self.title.lexicon(self.lang), voice);
        out("")?;
        screen.map(table.as_ref(), viewer)?;
        out("")?;
        screen.standing(table.as_ref(), said.learner)?;
        out("")?;
        let words = said.reply.iter().chain(&said.say);
        words.into_iter().try_for_each(|words| out(&self.plain(words)))?;
        match said.stand {
            "asked" => {
                out(&format!("\n{}", self.plain(&frame.prompt)))?;
                self.show_choices(learning, &frame, MOST_CHOICES)?;
            }
            "astray" => out(&self.common("learn-astray"))?,
            "told" => out(&self.common("learn-on"))?,
            _ => {}
        }
        Ok(frame)
    }

    fn show_choices(&self, learning: &Learning, frame: &Frame, most: usize) -> Result<(), CliError> {
        let pointed = |choice: &Choice| choice.picks.iter().any(|pick| learning.said.point.contains(pick));
        for (i, choice) in frame.choices.iter().enumerate().filter(|(i, choice)| *i < most || pointed(choice)) {
            let arrow = if pointed(choice) { "→" } else { " " };
            out(&format!("{arrow} {:>3} {}  [{}]", i + 1, self.plain(&choice.text), choice.action))?;
        }
        Ok(())
    }

    fn common(&self, key: &'static str) -> String {
        self.title.lexicon(self.lang).speaker(&[]).say(&Phrase::new(key))
    }

    /// Words with the names of icons in place of the icons.
    fn plain(&self, text: &str) -> String {
        self.title.lexicon(self.lang).speaker(&[]).aloud(text)
    }
}

fn numbered<'a>(choices: &'a [Choice], text: &str) -> Option<&'a Choice> {
    choices.get(text.parse::<usize>().ok()?.checked_sub(1)?)
}
