//! `piazza arena`: players against each other until it is clear who is stronger.

use std::path::PathBuf;

use catalog::{Name, Title};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Book, Contest, News};

use crate::error::{CliError, write};
use crate::game;
use crate::terminal::out;

#[derive(Args)]
pub struct ArenaArgs {
    /// The game.
    pub game: String,
    /// The players, two or more: greedy, search:300, master:1s, deep-0.1, stdio:./my-bot ...
    #[arg(required = true, num_args = 2..)]
    names: Vec<Name>,
    /// How many sit at a table: one of one kind, the others of another.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The most blocks (one seed, all rotations) that two players meet in.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    blocks: u32,
    /// The difference in the share of wins that matters: the test stops when it is found, or found missing.
    #[arg(long, default_value_t = 0.03)]
    margin: f64,
    /// The number of the first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game, as KEY=VALUE; may be given several times.
    #[arg(long = "option", short = 'O', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Keep every game in this file; what is in it is not played again.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Write a page with plots.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print JSON with stable keys instead of Markdown.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &ArenaArgs) -> Result<(), CliError> {
    let title = game::find(&args.game)?;
    let contest = contest(args, title)?;
    let mut book = match &args.results {
        Some(path) => Book::open(path, title, &contest)?,
        None => Book::default(),
    };
    let bar = progress(args);
    let report = lab::hold(title, &contest, &mut book, &|news| match news {
        News::Planned(games) => bar.inc_length(games),
        News::Played => bar.inc(1),
    })?;
    bar.finish_and_clear();
    if let Some(path) = &args.html {
        write(path, report.to_html().as_bytes())?;
    }
    if args.json {
        return out(&serde_json::to_string_pretty(&report).expect("plain data"));
    }
    out(report.to_markdown().trim_end())
}

fn contest(args: &ArenaArgs, title: &dyn Title) -> Result<Contest, CliError> {
    let mut names = args.names.clone();
    names.sort();
    names.dedup();
    if names.len() < args.names.len() {
        return Err(CliError::Input("a player cannot meet itself: every name may be given once".into()));
    }
    if !(0.001..0.5).contains(&args.margin) {
        return Err(CliError::Input("--margin is a share of wins, from 0.001 to 0.5".into()));
    }
    Ok(Contest {
        options: game::options(title, &args.options)?,
        players: args.players,
        names: args.names.clone(),
        seed: args.seed,
        blocks: args.blocks,
        margin: args.margin,
    })
}

fn progress(args: &ArenaArgs) -> ProgressBar {
    if args.json {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{wide_bar} {pos}/{len} games so far, {per_sec}").expect("a fixed template");
    ProgressBar::new(0).with_style(style)
}
