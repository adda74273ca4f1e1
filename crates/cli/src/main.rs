//! `piazza`: play, study and program city-building board games.

mod advice;
mod arena;
mod bench;
mod calibrate;
mod check;
mod content;
mod database;
#[cfg(test)]
mod documented;
mod error;
mod game;
mod hall;
mod learn;
mod limits;
mod play;
mod render;
mod replay;
mod rules;
mod serve;
mod sim;
mod site;
mod speech;
mod terminal;
mod tidying;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::content::ContentArg;
use crate::error::CliError;

/// Five modern city-building board games at one table.
#[derive(Parser)]
#[command(name = "piazza", version, after_help = EXAMPLES)]
struct Cli {
    #[command(flatten)]
    content: ContentArg,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  piazza                                  # the server, at http://127.0.0.1:8080
  piazza games
  piazza learn hamlet first
  piazza play fifth-avenue --bots greedy,greedy,greedy
  piazza sim fifth-avenue -n 1000 --bots greedy,random
  piazza arena fifth-avenue greedy search:300 deep-0.1
  piazza render --game fifth-avenue --seed 7 --step 120 -o board.png
  piazza rules fifth-avenue FA-6.3.3 --lang it

Exit codes: 0 all is well, 1 something that was checked is wrong, 2 the input cannot be used.";

#[derive(Subcommand)]
enum Command {
    /// Open the tables: a server for this machine or a whole club. What happens without a command.
    Serve(Box<serve::ServeArgs>),
    /// Copy everything a server keeps into one file, even while it runs.
    Backup(serve::BackupArgs),
    /// Close, remove and forget what nobody comes back to, as a server does by itself.
    TidyUp(tidying::TidyUpArgs),
    /// Copy a hall from its file into a PostgreSQL database, and prove that nothing was lost.
    Migrate(hall::MigrateArgs),
    /// Try a running server with simulated people.
    Load(serve::LoadArgs),
    /// List the games.
    Games(game::GamesArgs),
    /// Play in the terminal, against bots or with others at the same keyboard.
    Play(play::PlayArgs),
    /// Learn a game by playing, or solve a puzzle.
    Learn(learn::LearnArgs),
    /// Play bots against bots and report who wins.
    Sim(sim::SimArgs),
    /// Let players meet until it is clear who is stronger.
    Arena(arena::ArenaArgs),
    /// Measure speed, one thread.
    Bench(bench::BenchArgs),
    /// Show a recorded match step by step, or one step of it.
    Replay(replay::ReplayArgs),
    /// Ask a bot for the best actions in a recorded match.
    Hint(advice::HintArgs),
    /// Look at a recorded match again: who stood how well, where it turned, what was luck.
    Review(advice::ReviewArgs),
    /// Compare the chances that reviews give with who wins.
    Calibrate(calibrate::CalibrateArgs),
    /// Draw a board as SVG or PNG.
    Render(render::RenderArgs),
    /// Run scenario files.
    Check(check::CheckArgs),
    /// Check that a record is complete, legal and honest about its seed.
    Verify(replay::VerifyArgs),
    /// Read the rules.
    Rules(rules::RulesArgs),
    /// Write everything that needs no server as plain files: for any web host, and for playing offline.
    Site(site::SiteArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(CliError::Failed(message)) => complain(&message, 1),
        // A reader that has seen enough, as in `piazza rules hamlet | head`, is no error.
        Err(CliError::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => complain(&error.to_string(), 2),
    }
}

fn complain(message: &str, code: u8) -> ExitCode {
    eprintln!("piazza: {message}");
    ExitCode::from(code)
}

fn run(cli: Cli) -> Result<(), CliError> {
    let command = cli.command.unwrap_or(Command::Serve(Box::default()));
    cli.content.install(command.game())?;
    match command {
        Command::Serve(args) => serve::run(*args),
        Command::Backup(args) => serve::backup(&args),
        Command::TidyUp(args) => tidying::run(args),
        Command::Migrate(args) => hall::migrate(&args),
        Command::Load(args) => serve::load(&args),
        Command::Games(args) => game::list(&args),
        Command::Play(args) => play::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Hint(args) => advice::hint(&args),
        Command::Review(args) => advice::review(&args),
        Command::Calibrate(args) => calibrate::run(&args),
        Command::Render(args) => render::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Verify(args) => replay::verify(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Site(args) => site::write(&args),
    }
}

impl Command {
    /// The game that the command line names, if it names one.
    fn game(&self) -> Option<&str> {
        match self {
            Command::Play(args) => Some(&args.table.game),
            Command::Sim(args) => Some(&args.game),
            Command::Arena(args) => Some(&args.game),
            Command::Calibrate(args) => Some(&args.game),
            Command::Rules(args) => Some(&args.game),
            Command::Learn(args) => args.game.as_deref(),
            Command::Bench(args) => args.game.as_deref(),
            Command::Render(args) => args.game.as_deref(),
            Command::Serve(_)
            | Command::Backup(_)
            | Command::TidyUp(_)
            | Command::Migrate(_)
            | Command::Load(_)
            | Command::Games(_)
            | Command::Replay(_)
            | Command::Hint(_)
            | Command::Review(_)
            | Command::Check(_)
            | Command::Site(_)
            | Command::Verify(_) => None,
        }
    }
}
