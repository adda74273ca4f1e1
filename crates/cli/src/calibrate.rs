//! `piazza calibrate`: whether 70 % means 70 %.

use catalog::Name;
use clap::Args;
use lab::{Bin, Calibration, CalibrationPlan};

use crate::error::CliError;
use crate::game;
use crate::sim::progress;
use crate::terminal::out;

#[derive(Args)]
pub struct CalibrateArgs {
    /// The game.
    pub game: String,
    /// How many games.
    #[arg(short = 'n', long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many play.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// Who plays, on every seat.
    #[arg(long, default_value = "casual")]
    bots: Name,
    /// The number of the first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// In how many imagined worlds a position is judged.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    worlds: u32,
    /// Judge one decision in this many.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// An option of the game, as KEY=VALUE; may be given several times.
    #[arg(long = "option", short = 'O', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Print JSON with stable keys instead of Markdown.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &CalibrateArgs) -> Result<(), CliError> {
    let title = game::find(&args.game)?;
    let plan = CalibrationPlan {
        options: game::options(title, &args.options)?,
        bots: vec![args.bots.clone(); args.players.into()],
        games: args.games,
        seed: args.seed,
        worlds: args.worlds,
        every: args.every,
    };
    let bar = progress(plan.games, args.json);
    let found = lab::subject(title).calibrate(&plan, &|| bar.inc(1))?;
    bar.finish_and_clear();
    if args.json { out(&serde_json::to_string_pretty(&found).expect("plain data")) } else { print(&found) }
}

fn print(found: &Calibration) -> Result<(), CliError> {
    let Calibration { game, players, games, positions, swing, best, .. } = found;
    out(&format!("{positions} positions of {games} games of {game}, {players} players\n"))?;
    out("| given | mean | won | positions |\n|---|---|---|---|")?;
    for (tenth, bin) in found.bins.iter().enumerate().filter(|(_, bin)| bin.count > 0) {
        out(&line(tenth, bin))?;
    }
    out(&format!("\nswing {}: loss {:.3}; the least is {:.3}, with swing {}", swing.0, swing.1, best.1, best.0))
}

fn line(tenth: usize, bin: &Bin) -> String {
    let percent = |share: f64| format!("{:.0}", 100.0 * share);
    let (from, to) = (10 * tenth, 10 * tenth + 10);
    let (given, won, margin) = (percent(bin.given), percent(bin.won), percent(bin.margin));
    format!("| {from} to {to} % | {given} % | {won} ± {margin} % | {} |", bin.count)
}
