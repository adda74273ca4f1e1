//! `piazza render`: a table as a picture.

use std::path::PathBuf;

use art::Theme;
use catalog::{Name, Table};
use clap::{Args, ValueEnum};
use engine::{Lang, Seat, Seats, Seed, Viewer};

use crate::error::{CliError, write};
use crate::game;
use crate::terminal::out;

#[derive(Clone, Copy, ValueEnum)]
enum ThemeName {
    Light,
    Dark,
}

#[derive(Args)]
pub struct RenderArgs {
    /// A record; or use --game and --seed for a match of bots.
    record: Option<PathBuf>,
    /// The game to play out, if there is no record.
    #[arg(long, required_unless_present = "record")]
    pub game: Option<String>,
    /// The seed of that match.
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many bots play it.
    #[arg(long)]
    players: Option<u8>,
    /// An option of the game, as KEY=VALUE; may be given several times.
    #[arg(long = "option", short = 'O', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Who plays it.
    #[arg(long, default_value_t = Name::greedy())]
    bots: Name,
    /// Draw the board after this many decisions; at the end if not given.
    #[arg(long)]
    step: Option<usize>,
    /// Whose view to draw: a seat number; the view of somebody who only watches if not given.
    #[arg(long)]
    seat: Option<u8>,
    /// light or dark.
    #[arg(long, default_value = "light")]
    theme: ThemeName,
    /// The language: en or it.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// The width of a PNG in pixels.
    #[arg(long, default_value_t = 1400)]
    width: u32,
    /// Where to write: a name ending in .svg or .png.
    #[arg(short = 'o', long)]
    output: PathBuf,
}

pub fn run(args: &RenderArgs) -> Result<(), CliError> {
    let table = match &args.record {
        Some(path) => game::recorded(path, args.step)?.table,
        None => played(args)?,
    };
    let voice = game::voice(args.lang, table.seats());
    let poster = table.poster(viewer(args, table.as_ref())?, &voice);
    let theme = match args.theme {
        ThemeName::Light => Theme::Light,
        ThemeName::Dark => Theme::Dark,
    };
    let bytes = match args.output.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => theme.resolve(&poster).into_bytes(),
        Some("png") => raster::png(&theme.resolve(&poster), args.width)?,
        _ => return Err(CliError::Input(format!("{}: the name must end in .svg or .png", args.output.display()))),
    };
    write(&args.output, &bytes)?;
    out(&format!("{} after {} decisions: {}", table.info().title, table.step(), args.output.display()))
}

fn viewer(args: &RenderArgs, table: &dyn Table) -> Result<Viewer, CliError> {
    match args.seat.map(Seat) {
        None => Ok(Viewer::Spectator),
        Some(seat) if table.seats().contains(seat) => Ok(Viewer::Seat(seat)),
        Some(seat) => Err(CliError::Input(format!("there is no seat {seat}; seats count from 0"))),
    }
}

/// A match of bots, played up to the step.
fn played(args: &RenderArgs) -> Result<Box<dyn Table>, CliError> {
    let title = game::find(args.game.as_deref().unwrap_or_default())?;
    let seats = Seats(args.players.unwrap_or(title.info().usual_seats));
    let mut table = title.open(&game::options(title, &args.options)?, seats, args.seed)?;
    while args.step.is_none_or(|step| table.step() < step) {
        let Some(seat) = table.turn() else { break };
        let luck = catalog::luck(&args.seed, table.step());
        let action = table.advise(&args.bots, luck)?.expect("somebody decides");
        table.play(seat, &action).map_err(|error| CliError::Failed(format!("the bot's {action:?}: {error}")))?;
    }
    Ok(table)
}
