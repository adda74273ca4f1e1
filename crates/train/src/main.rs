//! `train GAME`: has bots play themselves, fits a network to how it came out, and keeps it if the arena finds it better.
//!
//! Every run is one generation: it plays for half of its time, with what was kept last, then fits networks to all games
//! so far, and spends the rest on the arena. Whatever it has written it goes on from, so it can be stopped at any moment
//! and be run as often as one likes.

mod fit;
mod gate;
mod play;

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Name, Network};
use catalog::{OfGame, of_every_game};
use clap::Parser;
use engine::{Evaluate, Info, Present};
use indicatif::{ProgressBar, ProgressStyle};

use fit::Lessons;
use gate::{Meeting, Rival};
use play::Believer;

/// Has bots play themselves and learns from it.
#[derive(Parser)]
struct Args {
    /// The game, as in addresses.
    game: String,
    /// Where games and networks are kept.
    #[arg(long)]
    out: PathBuf,
    /// How long it may take.
    #[arg(long, default_value_t = 20.0)]
    minutes: f64,
    /// How many cores it may use; all unless said.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Worlds of every decision in games that are learned from.
    #[arg(long, default_value_t = 60)]
    worlds: u32,
    /// Worlds of every decision in the arena.
    #[arg(long, default_value_t = 600)]
    arena_worlds: u32,
    /// Only tables of at least so many players; all unless said.
    #[arg(long)]
    fewest: Option<u8>,
    /// Only tables of at most so many players; all unless said.
    #[arg(long)]
    most: Option<u8>,
    /// Hidden units of the larger network.
    #[arg(long, default_value_t = 32)]
    hidden: usize,
    /// Only measures the network that was kept, against this player.
    #[arg(long)]
    against: Option<Name>,
}

/// Shares of the time for playing, and for playing and fitting together.
const PLAYING: f64 = 0.5;
const FITTING: f64 = 0.75;
/// At most so many files of games are learned from, the latest.
const FILES: usize = 4_000;

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// A game that can be learned.
trait Pupil: Sync {
    fn info(&self) -> &'static Info;
    fn train(&self, args: &Args) -> Outcome;
}

struct Of<G>(std::marker::PhantomData<fn() -> G>);

impl OfGame for dyn Pupil {
    type Made = &'static dyn Pupil;
    fn of<G: Present + Evaluate>() -> &'static dyn Pupil {
        const { &Of::<G>(std::marker::PhantomData) }
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    let pupils = of_every_game::<dyn Pupil>();
    let Some(pupil) = pupils.iter().find(|pupil| pupil.info().slug == args.game) else {
        let games: Vec<_> = pupils.iter().map(|pupil| pupil.info().slug).collect();
        eprintln!("no game {:?}; there are {}", args.game, games.join(", "));
        return ExitCode::FAILURE;
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build_global();
    match pool.map_err(Into::into).and_then(|()| pupil.train(&args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

impl<G: Present + Evaluate> Pupil for Of<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn train(&self, args: &Args) -> Outcome {
        let tables = tables(args, &G::INFO)?;
        let folder = args.out.join(format!("{}-{}-{}", G::INFO.slug, tables.start(), tables.end()));
        std::fs::create_dir_all(&folder)?;
        let kept = kept::<G>(&folder);
        match (&args.against, kept) {
            (Some(rival), Some(network)) => {
                let rival = Rival::Known(rival.clone());
                measure::<G>(&Arc::new(network), (&rival, args.arena_worlds), &tables, moment(args, 1.0));
                Ok(())
            }
            (Some(_), None) => Err("there is no network to measure yet".into()),
            (None, kept) => generation::<G>(args, (&folder, &tables), kept),
        }
    }
}

/// How many may play at the tables that are learned about.
type Tables = RangeInclusive<u8>;

fn tables(args: &Args, game: &Info) -> Result<Tables, String> {
    let tables = args.fewest.unwrap_or(game.min_seats)..=args.most.unwrap_or(game.max_seats);
    let can_be = *tables.start() >= game.min_seats && *tables.end() <= game.max_seats && !tables.is_empty();
    let there_are = || format!("{} is for {} to {} players", game.title, game.min_seats, game.max_seats);
    can_be.then_some(tables).ok_or_else(there_are)
}

/// When a part of the time is over, counted from now.
fn moment(args: &Args, part: f64) -> Instant {
    Instant::now() + Duration::from_secs_f64(60.0 * args.minutes * part)
}

/// The network that was kept last.
fn kept<G: Evaluate>(folder: &Path) -> Option<Network> {
    Network::read(&std::fs::read_to_string(folder.join("network.json")).ok()?, G::FEATURES)
}

fn generation<G: Evaluate>(args: &Args, (folder, tables): (&Path, &Tables), kept: Option<Network>) -> Outcome {
    let (played, fitted, end) = (moment(args, PLAYING), moment(args, FITTING), moment(args, 1.0));
    let believer = kept.map_or(Believer::Hand, |network| Believer::Network(Arc::new(network)));
    println!("{}: {} features, {} actions", G::INFO.title, G::FEATURES, G::ACTIONS);
    practise::<G>((&believer, args.worlds), tables, folder, played)?;
    let candidate = Arc::new(learn::<G>(args, folder, fitted)?);
    let rival = Rival::Believer(believer);
    let meetings = measure::<G>(&candidate, (&rival, args.arena_worlds), tables, end);
    std::fs::write(folder.join("candidate.json"), candidate.write())?;
    if meetings.iter().any(Meeting::is_won) && !meetings.iter().any(Meeting::is_lost) {
        std::fs::write(folder.join("network.part"), candidate.write())?;
        std::fs::rename(folder.join("network.part"), folder.join("network.json"))?;
        println!("kept: {} bytes", candidate.write().len());
    } else {
        println!("not kept");
    }
    Ok(())
}

/// Plays until the moment has come.
fn practise<G: Evaluate>(player: (&Believer, u32), tables: &Tables, folder: &Path, end: Instant) -> Outcome {
    let style = ProgressStyle::with_template("{spinner} {msg} ({elapsed})").expect("a template");
    let bar = ProgressBar::new_spinner().with_style(style);
    let mut games = play::next(&play::files(folder)?);
    while Instant::now() < end {
        play::play::<G>(player, tables, games, folder)?;
        games = play::next(&play::files(folder)?);
        bar.set_message(format!("{games} games"));
        bar.tick();
    }
    bar.finish_and_clear();
    println!("{games} games so far");
    Ok(())
}

/// Fits a linear network and one with a hidden layer to the latest games; the linear one is good enough if the other is
/// hardly less surprised.
fn learn<G: Evaluate>(args: &Args, folder: &Path, end: Instant) -> Result<Network, Box<dyn std::error::Error>> {
    let files = play::files(folder)?;
    let samples = play::remembered(&files[files.len().saturating_sub(FILES)..], G::FEATURES)?;
    let lessons = Lessons::new(&samples, G::FEATURES);
    println!("{} positions learned from; surprise at results apart, in nats:", lessons.len());
    println!("  by hand    {:.4}", lessons.surprise_by_hand());
    let told = |epoch: usize, surprise: f64| eprintln!("    {:>2} {surprise:.4}", epoch + 1);
    let (linear, deep) =
        rayon::join(|| fit::fit(&lessons, 0, end, |_, _| ()), || fit::fit(&lessons, args.hidden, end, told));
    let (linear, deep) = (linear?, deep?);
    println!("  linear     {:.4}", linear.surprise);
    println!("  {} hidden  {:.4}", args.hidden, deep.surprise);
    let simple = linear.surprise <= deep.surprise + WORTH_IT;
    Ok(Network::new(if simple { &linear.fit } else { &deep.fit }))
}

/// How much less surprised a hidden layer has to be.
const WORTH_IT: f64 = 0.002;

/// Meets a rival at the smallest and at the largest table.
fn measure<G: Evaluate>(network: &Arc<Network>, rival: (&Rival, u32), tables: &Tables, end: Instant) -> Vec<Meeting> {
    let half = Instant::now() + end.saturating_duration_since(Instant::now()) / 2;
    let (fewest, most) = (*tables.start(), *tables.end());
    let meetings = if fewest == most { vec![(most, end)] } else { vec![(fewest, half), (most, end)] };
    let meeting = |(players, end): (u8, Instant)| {
        let meeting = gate::meet::<G>(network, rival, players, end);
        let percent = |share: f64| (100.0 * share).round();
        let share = meeting.share();
        println!(
            "{players} players, {} worlds: {} % ({} to {}) in {} blocks",
            rival.1,
            percent(share.share),
            percent(share.low),
            percent(share.high),
            meeting.blocks.len()
        );
        meeting
    };
    meetings.into_iter().map(meeting).collect()
}
