//! `piazza bench`: speed on one thread.

use catalog::Title;
use clap::Args;
use lab::{BenchRow, SearchRow};
use serde::Serialize;

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
    /// Measure how many worlds per second a bot looks through instead.
    #[arg(long)]
    search: bool,
    /// Print JSON: one object per game and player count.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &BenchArgs) -> Result<(), CliError> {
    let tables = tables(args)?;
    let seconds = args.seconds.clamp(0.05, 60.0);
    if args.search {
        let head = "game           players    worlds/s  ms for 1,000";
        return each(args, head, &tables, |title, seats| search_row(&lab::subject(title).bench_search(seats, seconds)));
    }
    let head =
        "game           players  decisions/s    games/s  clone ns  legal ns  view ns  imagine ns  replay ms  bytes";
    each(args, head, &tables, |title, seats| row(&lab::subject(title).bench(seats, seconds)))
}

/// The games and player counts that are asked for.
fn tables(args: &BenchArgs) -> Result<Vec<(&'static dyn Title, u8)>, CliError> {
    let titles = match &args.game {
        Some(slug) => vec![game::find(slug)?],
        None => catalog::titles().to_vec(),
    };
    let counts = |title: &&'static dyn Title| {
        let (title, info) = (*title, title.info());
        (info.min_seats..=info.max_seats).map(move |seats| (title, seats))
    };
    let asked = |(_, seats): &(&dyn Title, u8)| args.players.is_none_or(|players| players == *seats);
    let tables: Vec<_> = titles.iter().flat_map(counts).filter(asked).collect();
    match tables.is_empty() {
        true => Err(CliError::Input("no game with that number of players".into())),
        false => Ok(tables),
    }
}

/// A row of a table: as data, and as it is printed.
type Row = (serde_json::Value, String);

fn each(
    args: &BenchArgs,
    head: &str,
    tables: &[(&'static dyn Title, u8)],
    measure: impl Fn(&'static dyn Title, u8) -> Row,
) -> Result<(), CliError> {
    let mut rows = Vec::new();
    if !args.json {
        out(head)?;
    }
    for &(title, seats) in tables {
        let (row, line) = measure(title, seats);
        if !args.json {
            out(&line)?;
        }
        rows.push(row);
    }
    if args.json { out(&serde_json::to_string_pretty(&rows).expect("plain data")) } else { Ok(()) }
}

fn data(row: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(row).expect("plain data")
}

fn search_row(row: &SearchRow) -> Row {
    let line = format!("{:<14} {:>7} {:>11.0} {:>13.1}", row.game, row.players, row.worlds_per_s, row.decision_ms);
    (data(row), line)
}

fn row(row: &BenchRow) -> Row {
    let line = format!(
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
    );
    (data(row), line)
}
