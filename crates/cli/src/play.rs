//! `piazza play`: a match in the terminal.

use std::path::{Path, PathBuf};

use catalog::{Choice, Frame, Level, Name, Table, Voice};
use clap::Args;
use engine::{Seat, Undo, Viewer};

use crate::error::{CliError, write};
use crate::game::{self, TableArgs};
use crate::rules;
use crate::terminal::{ask, out};

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

const HELP: &str = "\
While you play, type the number of a choice or its notation, or:
  ?          explain: the board, the players, every choice in full
  ? N        what choice N would change
  why TEXT   why an action in notation is not possible
  undo       take back your last decision, if it showed nobody anything
  log        everything that happened so far
  rules C    read a clause, as FA-6.3.3
  save FILE  write the record
  quit       stop";

/// A match with people and bots at one keyboard.
struct Session {
    table: Box<dyn Table>,
    voice: Voice,
    bots: Vec<Option<Name>>,
    shown: usize,
    last_person: Option<Seat>,
}

enum Next {
    Go,
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
    let voice = names(table.as_ref(), args, &bots);
    let chairs = (0..args.people).map(|_| None).chain(bots.into_iter().map(Some)).collect();
    let mut session = Session { table, voice, bots: chairs, shown: 0, last_person: None };
    out(&format!("{} · seed commitment {}", title.info().title, session.table.record().commitment))?;
    session.play()?;
    if let Some(path) = &args.record {
        session.save(path)?;
    }
    Ok(())
}

fn names(table: &dyn Table, args: &PlayArgs, bots: &[Name]) -> Voice {
    let mut voice = game::voice(args.table.lang, table.seats());
    for (i, name) in bots.iter().enumerate() {
        voice.names[usize::from(args.people) + i] = format!("Bot {} ({name})", i + 1);
    }
    voice
}

impl Session {
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
        self.show_log(Viewer::Spectator)?;
        self.show_results()
    }

    fn bot_plays(&mut self, seat: Seat, name: &Name) -> Result<(), CliError> {
        let luck = catalog::luck(&self.table.record().seed, self.table.step());
        let action = self.table.advise(name, luck)?.expect("somebody decides");
        self.table.play(seat, &action).map_err(|error| CliError::Failed(format!("the bot's {action:?}: {error}")))
    }

    fn person_plays(&mut self, seat: Seat) -> Result<Next, CliError> {
        let people = self.bots.iter().filter(|bot| bot.is_none()).count();
        if people > 1 && self.last_person != Some(seat) && self.cover(seat)?.is_none() {
            return Ok(Next::Quit);
        }
        self.last_person = Some(seat);
        self.show_log(Viewer::Seat(seat))?;
        let frame = self.table.frame(Viewer::Seat(seat), &self.voice);
        self.show_moment(&frame)?;
        loop {
            let Some(line) = ask("> ")? else { return Ok(Next::Quit) };
            match self.obey(seat, &frame, &line)? {
                Answer::Moved => return Ok(Next::Go),
                Answer::Again => {}
                Answer::Quit => return Ok(Next::Quit),
            }
        }
    }

    /// Hands stay covered while people change places.
    fn cover(&self, seat: Seat) -> Result<Option<String>, CliError> {
        out(&"\n".repeat(40))?;
        ask(&format!("{}, it is your turn. Press Enter when nobody else is looking. ", self.voice.names[seat.index()]))
    }

    fn obey(&mut self, seat: Seat, frame: &Frame, line: &str) -> Result<Answer, CliError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => Ok(Answer::Again),
            "quit" | "exit" => Ok(Answer::Quit),
            "?" if rest.is_empty() => self.explain(frame),
            "?" => self.preview(frame, rest),
            "why" => self.why(seat, rest),
            "undo" => self.undo(seat),
            "log" => self.whole_log(seat),
            "rules" => self.rules(rest),
            "save" => self.save(Path::new(rest)).map(|()| Answer::Again),
            _ => self.choose(seat, frame, line),
        }
    }

    fn choose(&mut self, seat: Seat, frame: &Frame, line: &str) -> Result<Answer, CliError> {
        let action = numbered(&frame.choices, line).map_or(line, |choice| choice.action.as_str());
        match self.table.play(seat, action) {
            Ok(()) => Ok(Answer::Moved),
            Err(error) => {
                let clause = error.clause().map_or(String::new(), |clause| format!(" ({clause})"));
                out(&format!("{}{clause}", self.table.explain(&error, &self.voice)))?;
                Ok(Answer::Again)
            }
        }
    }

    fn why(&self, seat: Seat, action: &str) -> Result<Answer, CliError> {
        let mut trial = self.table.at(self.table.step())?;
        let answer = match trial.play(seat, action) {
            Ok(()) => "That is possible now.".to_owned(),
            Err(error) => {
                let clause = error.clause().map_or(String::new(), |clause| format!(" ({clause})"));
                format!("{}{clause}", self.table.explain(&error, &self.voice))
            }
        };
        out(&answer).map(|()| Answer::Again)
    }

    fn preview(&self, frame: &Frame, which: &str) -> Result<Answer, CliError> {
        let action = numbered(&frame.choices, which).map_or(which, |choice| choice.action.as_str());
        match self.table.preview(action, &self.voice) {
            Err(error) => out(&self.table.explain(&error, &self.voice))?,
            Ok(preview) => {
                preview.lines.iter().try_for_each(|line| out(&format!("  {line}")))?;
                for change in &preview.changes {
                    let by = change.by.map_or("?".to_owned(), |by| format!("{by:+}"));
                    out(&format!("  {}: {by} {}", self.voice.names[change.seat.index()], change.label))?;
                }
            }
        }
        Ok(Answer::Again)
    }

    fn undo(&mut self, seat: Seat) -> Result<Answer, CliError> {
        let alone = self.bots.iter().filter(|bot| bot.is_none()).count() == 1;
        match self.table.may_undo(seat) {
            Undo::Free => {
                self.table.undo()?;
                self.shown = self.shown.min(self.table.step());
                Ok(Answer::Moved)
            }
            Undo::Consent if alone => {
                out("Something was revealed or somebody else decided since: that stands.").map(|()| Answer::Again)
            }
            Undo::Consent => out("That would need everybody's consent: it stands.").map(|()| Answer::Again),
            Undo::Nothing => out("You have not decided anything yet.").map(|()| Answer::Again),
        }
    }

    fn rules(&self, clause: &str) -> Result<Answer, CliError> {
        let title = game::find(self.table.info().slug)?;
        let text = rules::excerpt(title.rulebook(self.voice.lang), clause);
        out(text.as_deref().unwrap_or("There is no such clause.")).map(|()| Answer::Again)
    }

    fn save(&self, path: &Path) -> Result<(), CliError> {
        write(path, self.table.record().to_text().as_bytes())?;
        out(&format!("The record is in {}.", path.display()))
    }

    fn explain(&self, frame: &Frame) -> Result<Answer, CliError> {
        frame.board.iter().try_for_each(|line| out(&format!("  {line}")))?;
        for panel in &frame.panels {
            let gauge = |gauge: &catalog::GaugeLine| format!("{} {}", gauge.value, gauge.label);
            let gauges: Vec<_> = panel.gauges.iter().map(gauge).collect();
            let notes: String = panel.notes.iter().map(|note| format!(" · {note}")).collect();
            out(&format!("  {:<18} {}{notes}", self.voice.names[panel.seat.index()], gauges.join(" · ")))?;
        }
        self.show_choices(frame, usize::MAX)?;
        Ok(Answer::Again)
    }

    fn whole_log(&self, seat: Seat) -> Result<Answer, CliError> {
        for line in self.table.log(Viewer::Seat(seat), &self.voice, 0) {
            out(&format!("  {:>4} {}", line.step, line.text))?;
        }
        Ok(Answer::Again)
    }

    /// What happened since anybody last looked.
    fn show_log(&mut self, viewer: Viewer) -> Result<(), CliError> {
        for line in self.table.log(viewer, &self.voice, self.shown + usize::from(self.shown > 0)) {
            out(&format!("  {}", line.text))?;
        }
        self.shown = self.table.step();
        Ok(())
    }

    fn show_moment(&self, frame: &Frame) -> Result<(), CliError> {
        out("")?;
        frame.board.iter().try_for_each(|line| out(&format!("  {line}")))?;
        let score = |panel: &catalog::PanelView| {
            let score = panel.gauges.first().map_or(0, |gauge| gauge.value);
            format!("{} {score}", self.voice.names[panel.seat.index()])
        };
        out(&frame.panels.iter().map(score).collect::<Vec<_>>().join(" · "))?;
        out(&format!("{} (? explains)", frame.prompt))?;
        self.show_choices(frame, 24)
    }

    fn show_choices(&self, frame: &Frame, most: usize) -> Result<(), CliError> {
        for (i, choice) in frame.choices.iter().enumerate().take(most) {
            out(&format!("  {:>3} {}  [{}]", i + 1, choice.text, choice.action))?;
        }
        if frame.choices.len() > most {
            out(&format!("      and {} more: ? shows them all", frame.choices.len() - most))?;
        }
        Ok(())
    }

    fn show_results(&self) -> Result<(), CliError> {
        let frame = self.table.frame(Viewer::Spectator, &self.voice);
        let Some(results) = frame.results else { return Ok(()) };
        out(&format!("\n{}", results.reason))?;
        let mut lines = results.lines;
        lines.sort_by_key(|line| line.place);
        for line in lines {
            let sources: Vec<_> = line.sources.iter().map(|(source, points)| format!("{source} {points}")).collect();
            let name = &self.voice.names[line.seat.index()];
            out(&format!("  {}. {name:<18} {:>4}   {}", line.place, line.score, sources.join(", ")))?;
        }
        Ok(())
    }
}

enum Answer {
    Moved,
    Again,
    Quit,
}

fn numbered<'a>(choices: &'a [Choice], text: &str) -> Option<&'a Choice> {
    choices.get(text.parse::<usize>().ok()?.checked_sub(1)?)
}
