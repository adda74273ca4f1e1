//! Finding games, and the arguments that say which match is meant.

use std::path::Path;

use catalog::{Table, Title, Voice};
use clap::Args;
use engine::{Lang, LoadError, Phrase, Record, Seat, Seats, Seed};
use serde_json::Value;

use crate::error::{CliError, read};
use crate::speech::say;
use crate::terminal::out;

#[derive(Args)]
pub struct GamesArgs {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A new match, described on the command line.
#[derive(Args)]
pub struct TableArgs {
    /// The game.
    pub game: String,
    /// The seed: a number, or 64 hexadecimal digits; drawn by chance if not given.
    #[arg(long)]
    pub seed: Option<Seed>,
    /// An option of the game, as KEY=VALUE; may be given several times.
    #[arg(long = "option", short = 'O', value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// The language: en or it.
    #[arg(long, default_value_t = Lang::En)]
    pub lang: Lang,
}

pub fn find(slug: &str) -> Result<&'static dyn Title, CliError> {
    let slugs = || catalog::titles().iter().map(|title| title.info().slug).collect::<Vec<_>>().join(", ");
    catalog::find(slug).ok_or_else(|| CliError::NoGame(slug.to_owned(), slugs()))
}

pub fn list(args: &GamesArgs) -> Result<(), CliError> {
    if args.json {
        let infos: Vec<_> = catalog::titles().iter().map(|title| title.info()).collect();
        return out(&serde_json::to_string_pretty(&infos).expect("plain data"));
    }
    for title in catalog::titles() {
        let info = title.info();
        let (slug, min, max) = (info.slug, info.min_seats, info.max_seats);
        out(&format!("{slug:<14} {} ({}, {}), {min} to {max} players", info.title, info.designer, info.year))?;
        for field in title.form() {
            let default = &title.default_options()[field.key];
            out(&format!("    {:<28} {} (default {default}, {})", field.key, kind(&field.kind), field.clause))?;
        }
    }
    Ok(())
}

fn kind(kind: &engine::FieldKind) -> String {
    match kind {
        engine::FieldKind::Choice(values) => values.join(" | "),
        engine::FieldKind::Toggle => "true | false".into(),
        engine::FieldKind::Number { min, max } => format!("{min} to {max}"),
    }
}

/// The game's defaults with the given options put in.
pub fn options(title: &dyn Title, given: &[String]) -> Result<Value, CliError> {
    let mut options = title.default_options();
    for pair in given {
        let (key, value) = pair.split_once('=').ok_or_else(|| CliError::Input(format!("{pair:?} is not KEY=VALUE")))?;
        let place = options.get_mut(key).ok_or_else(|| no_option(title, key))?;
        *place = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    }
    Ok(options)
}

fn no_option(title: &dyn Title, key: &str) -> CliError {
    let keys: Vec<_> = title.form().iter().map(|field| field.key).collect();
    CliError::Input(format!("{} has no option {key:?}; it has {}", title.info().title, keys.join(", ")))
}

impl TableArgs {
    pub fn open(&self, seats: u8) -> Result<Box<dyn Table>, CliError> {
        let title = find(&self.game)?;
        let seed = self.seed.map_or_else(fresh_seed, Ok)?;
        Ok(title.open(&options(title, &self.options)?, Seats(seats), seed)?)
    }
}

/// A seed from the machine's own source of chance.
pub fn fresh_seed() -> Result<Seed, CliError> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| CliError::Input(format!("no source of chance: {error}")))?;
    Ok(Seed(seed))
}

/// A record file and the game it is of.
fn read_record(path: &Path) -> Result<(&'static dyn Title, Record), CliError> {
    let in_file = |message: String| CliError::InFile { path: path.to_owned(), message };
    let record = Record::parse(&read(path)?).map_err(|error| in_file(error.to_string()))?;
    let title = catalog::find(&record.game)
        .ok_or_else(|| in_file(format!("a record of {:?}, which is not here", record.game)))?;
    Ok((title, record))
}

/// What a file holds of a match.
pub struct Recorded {
    /// Its game.
    pub title: &'static dyn Title,
    /// The record itself.
    pub record: Record,
    /// The match after so many of its decisions.
    pub table: Box<dyn Table>,
}

/// A record file, and the match after so many decisions, or as far as the record goes.
pub fn recorded(path: &Path, step: Option<usize>) -> Result<Recorded, CliError> {
    let (title, record) = read_record(path)?;
    let in_file = |error: LoadError| CliError::InFile { path: path.to_owned(), message: error.to_string() };
    let table = title.load(&record, step).map_err(in_file)?;
    Ok(Recorded { title, record, table })
}

/// Names for players nobody has named.
pub fn voice(lang: Lang, seats: Seats) -> Voice {
    let name = |seat: Seat| say(lang, &Phrase::new("player").with("n", seat.0 + 1));
    Voice { lang, names: seats.iter().map(name).collect() }
}
