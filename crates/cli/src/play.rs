//! `piazza play`: a match in the terminal.

mod orders;
mod screen;

use std::path::{Path, PathBuf};

use catalog::{Frame, Level, Name, Table, Voice};
use clap::Args;
use engine::{Phrase, Seat, Undo, Viewer};

use self::orders::HELP;
pub use self::orders::Order;
pub use self::screen::{Screen, numbered};
use crate::error::{CliError, write};
use crate::game::{self, TableArgs};
use crate::rules;
use crate::speech::{say, text};
use crate::terminal::{Tone, ask, out};

#[derive(Args)]
#[command(after_help = HELP)]
pub struct PlayArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// How many people play at this keyboard.
    #[arg(long, default_value_t = 1)]
    people: u8,
    /// The bots (beginner, casual, strong, expert, or any player that `sim` takes); by default casual ones for the game's
    /// usual number of players.
    #[arg(long, value_delimiter = ',')]
    bots: Option<Vec<Name>>,
    /// Write the record here at the end.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// A match with people and bots at one keyboard.
struct Session {
    table: Box<dyn Table>,
    screen: Screen,
    bots: Vec<Option<Name>>,
    last_person: Option<Seat>,
}

enum Next {
    Go,
    Quit,
}

/// What an order came to.
enum Answer {
    Moved,
    Again,
    Quit,
}

pub fn run(args: &PlayArgs) -> Result<(), CliError> {
    let title = game::find(&args.table.game)?;
    let bots = args.bots.clone().unwrap_or_else(|| {
        let others = title.info().usual_seats.saturating_sub(args.people.max(1));
        vec![Name::of(Level::Casual); others.into()]
    });
    let seats =
        u8::try_from(usize::from(args.people) + bots.len()).map_err(|_| CliError::Input("too many players".into()))?;
    let table = args.table.open(seats)?;
    let bots: Vec<_> = (0..args.people).map(|_| None).chain(bots.into_iter().map(Some)).collect();
    let voice = names(table.as_ref(), args, &bots);
    let screen = Screen::new(title.lexicon(args.table.lang), voice);
    let mut session = Session { table, screen, bots, last_person: None };
    session.open()?;
    session.play()?;
    args.record.as_deref().map_or(Ok(()), |path| session.save(path))
}

/// People are numbered, bots are called by their names.
fn names(table: &dyn Table, args: &PlayArgs, bots: &[Option<Name>]) -> Voice {
    let mut voice = game::voice(args.table.lang, table.seats());
    for (seat, bot) in table.seats().iter().zip(bots) {
        if let Some(bot) = bot {
            voice.names[seat.index()] = catalog::bot_name(bot, seat);
        }
    }
    voice
}

impl Session {
    /// Which match this is, and who the bots are.
    fn open(&self) -> Result<(), CliError> {
        let opening = Phrase::new("opening").with("game", self.table.info().title);
        self.tell(Tone::Quiet, &opening.with("commitment", self.table.record().commitment.to_string()))?;
        for (seat, bot) in self.table.seats().iter().zip(&self.bots) {
            if let Some(bot) = bot {
                let strength = Phrase::new(catalog::strength(bot));
                let player = self.screen.speaker().player(seat);
                self.tell(Tone::Quiet, &Phrase::new("bot-sits").with("player", player).with("strength", strength))?;
            }
        }
        if self.bots.contains(&None) { self.tell(Tone::Quiet, &Phrase::new("hint")) } else { Ok(()) }
    }

    fn tell(&self, tone: Tone, phrase: &Phrase) -> Result<(), CliError> {
        self.screen.paper.words(tone, &say(self.screen.voice.lang, phrase))
    }

    fn play(&mut self) -> Result<(), CliError> {
        while let Some(seat) = self.table.turn() {
            match self.bots[seat.index()].clone() {
                Some(name) => self.bot_plays(seat, &name)?,
                None => match self.person_plays(seat)? {
                    Next::Go => {}
                    Next::Quit => return Ok(()),
                },
            }
        }
        self.screen.news(self.table.as_ref(), Viewer::Spectator)?;
        self.screen.results(self.table.as_ref())
    }

    fn bot_plays(&mut self, seat: Seat, name: &Name) -> Result<(), CliError> {
        let luck = catalog::luck(&self.table.record().seed, self.table.step());
        let advice = self.table.advise(name, luck.clone()).or_else(|fault| {
            let player = self.screen.speaker().player(seat);
            self.tell(Tone::Quiet, &Phrase::new("bot-failed").with("player", player).with("why", fault.to_string()))?;
            Ok::<_, CliError>(self.table.advise(&Name::greedy(), luck)?)
        })?;
        let action = advice.expect("somebody decides");
        self.table.play(seat, &action).map_err(|error| CliError::Failed(format!("the bot's {action:?}: {error}")))
    }

    fn person_plays(&mut self, seat: Seat) -> Result<Next, CliError> {
        if self.last_person != Some(seat) && !self.is_alone() && self.cover(seat)?.is_none() {
            return Ok(Next::Quit);
        }
        self.last_person = Some(seat);
        self.screen.news(self.table.as_ref(), Viewer::Seat(seat))?;
        let frame = self.table.frame(Viewer::Seat(seat), &self.screen.voice);
        self.screen.moment(self.table.as_ref(), seat, &frame)?;
        loop {
            let Some(line) = ask("> ")? else { return Ok(Next::Quit) };
            match self.obey(seat, &frame, &line)? {
                Answer::Moved => return Ok(Next::Go),
                Answer::Again => {}
                Answer::Quit => return Ok(Next::Quit),
            }
        }
    }

    /// Whether only one person plays at this keyboard.
    fn is_alone(&self) -> bool {
        self.bots.iter().filter(|bot| bot.is_none()).count() == 1
    }

    /// Hands stay covered while people change places; the next one is shown everything anew.
    fn cover(&mut self, seat: Seat) -> Result<Option<String>, CliError> {
        self.screen.forget();
        out(&"\n".repeat(self.screen.paper.rows))?;
        let player = self.screen.voice.names[seat.index()].as_str();
        ask(&(say(self.screen.voice.lang, &Phrase::new("cover").with("player", player)) + " "))
    }

    fn obey(&mut self, seat: Seat, frame: &Frame, line: &str) -> Result<Answer, CliError> {
        let (table, viewer) = (self.table.as_ref(), Viewer::Seat(seat));
        match Order::read(line) {
            Order::Nothing => Ok(()),
            Order::Quit => return Ok(Answer::Quit),
            Order::Help => self.help(),
            Order::Choices => self.screen.every_choice(frame),
            Order::Find(text) => self.screen.choices_with(frame, text),
            Order::Explain(which) => self.screen.explain(table, frame, which),
            Order::Map => self.screen.map(table, viewer),
            Order::Table => self.screen.table(table, viewer),
            Order::Words => self.screen.words(table, viewer),
            Order::Log => self.screen.log(table, viewer),
            Order::Why(action) => self.why(seat, action),
            Order::Undo => return self.undo(seat),
            Order::Rules(clause) => self.rules(clause),
            Order::Save(path) => self.save(Path::new(path)),
            Order::Choose(line) => return self.choose(seat, frame, line),
        }?;
        Ok(Answer::Again)
    }

    fn help(&self) -> Result<(), CliError> {
        let clause = format!("{}-1.1", self.table.info().prefix);
        let help = say(self.screen.voice.lang, &Phrase::new("help").with("clause", clause));
        help.lines().try_for_each(|line| out(&format!("  {line}")))
    }

    fn choose(&mut self, seat: Seat, frame: &Frame, line: &str) -> Result<Answer, CliError> {
        let action = screen::numbered(frame, line).map_or(line, |choice| choice.action.as_str());
        match self.table.play(seat, action) {
            Ok(()) => Ok(Answer::Moved),
            Err(error) => self.screen.refuse(self.table.as_ref(), &error).map(|()| Answer::Again),
        }
    }

    fn why(&self, seat: Seat, action: &str) -> Result<(), CliError> {
        let mut trial = self.table.at(self.table.step())?;
        match trial.play(seat, action) {
            Ok(()) => out(&text(self.screen.voice.lang, "possible")),
            Err(error) => self.screen.refuse(self.table.as_ref(), &error),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<Answer, CliError> {
        let stands = match self.table.may_undo(seat) {
            Undo::Free => {
                self.table.undo()?;
                self.screen.back_to(self.table.step());
                return Ok(Answer::Moved);
            }
            Undo::Consent if self.is_alone() => "stands-revealed",
            Undo::Consent => "stands-consent",
            Undo::Nothing => "nothing-to-undo",
        };
        out(&text(self.screen.voice.lang, stands)).map(|()| Answer::Again)
    }

    fn rules(&self, clause: &str) -> Result<(), CliError> {
        let title = game::find(self.table.info().slug)?;
        let lang = self.screen.voice.lang;
        let found = rules::excerpt(title.rulebook(lang), clause);
        let said = found.unwrap_or_else(|| rules::no_clause(lang, title, clause));
        said.lines().try_for_each(|line| self.screen.paper.words(Tone::Plain, line))
    }

    fn save(&self, path: &Path) -> Result<(), CliError> {
        write(path, self.table.record().to_text().as_bytes())?;
        self.tell(Tone::Plain, &Phrase::new("saved").with("file", path.display().to_string()))
    }
}
