//! `piazza bench`: speed on one thread.

use clap::Args;
use lab::BenchRow;

use crate::error::CliError;
use crate::game;
use crate::terminal::out;

#[derive(Args)]
pub struct BenchArgs {
    /// The game; all of them if not given.
    pub game: Option<String>,
    /// Only this number of players.
    #[arg(long)]
    players: Option<u8>,
    /// Seconds of random play per row.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Print JSON: one object per game and player count.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &BenchArgs) -> Result<(), CliError> {
    let titles = match &args.game {
        Some(slug) => vec![game::find(slug)?],
        None => catalog::titles().to_vec(),
    };
    let mut rows = Vec::new();
    if !args.json {
        out(
            "game           players  decisions/s    games/s  clone ns  legal ns  view ns  imagine ns  replay ms  bytes",
        )?;
    }
    for title in titles {
        let info = title.info();
        let counts =
            (info.min_seats..=info.max_seats).filter(|seats| args.players.is_none_or(|players| players == *seats));
        for seats in counts {
            let row = lab::subject(title).bench(seats, args.seconds.clamp(0.05, 60.0));
            if !args.json {
                print(&row)?;
            }
            rows.push(row);
        }
    }
    if rows.is_empty() {
        return Err(CliError::Input("no game with that number of players".into()));
    }
    if args.json { out(&serde_json::to_string_pretty(&rows).expect("plain data")) } else { Ok(()) }
}

fn print(row: &BenchRow) -> Result<(), CliError> {
    out(&format!(
        "{:<14} {:>7} {:>12.0} {:>10.0} {:>9.0} {:>9.0} {:>8.0} {:>11.0} {:>10.2} {:>6}",
        row.game,
        row.players,
        row.decisions_per_s,
        row.games_per_s,
        row.clone_ns,
        row.legal_ns,
        row.view_ns,
        row.imagine_ns,
        row.replay_1000_ms,
        row.position_bytes
    ))
}
