//! `piazza sim`: bots against bots.

use std::fmt::Write as _;
use std::path::PathBuf;

use catalog::{Name, Title};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{LawPlan, LeakPlan, Share, SimPlan, SimReport, Tried};

use crate::error::{CliError, write};
use crate::game;
use crate::terminal::out;

#[derive(Args)]
pub struct SimArgs {
    /// The game.
    pub game: String,
    /// How many games; rounded up to whole rotations of the seats.
    #[arg(short = 'n', long, default_value_t = 100)]
    games: u32,
    /// How many players, if the bots are not named one by one.
    #[arg(long)]
    players: Option<u8>,
    /// The players by seat (greedy, search:300, stdio:./my-bot ...), or one for all; seats rotate from game to game.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<Name>,
    /// The number of the first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game, as KEY=VALUE; may be given several times.
    #[arg(long = "option", short = 'O', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Play random games under every law instead, over all player counts and options unless some are given, and stop at
    /// the first one broken.
    #[arg(long)]
    laws: bool,
    /// With --laws: try the dear laws (refusals, views, secrets, saving) at about one decision in this many.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// With --laws: try the dearest (words, maps, tables) at about one of those in this many.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    drawn: u32,
    /// Ask the players again where all that they cannot see is different, at this many decisions, instead; an answer that
    /// is not the same is a leak.
    #[arg(long, value_name = "DECISIONS", conflicts_with = "laws")]
    leaks: Option<u32>,
    /// Print JSON with stable keys.
    #[arg(long)]
    json: bool,
    /// Write one line per game: seed, seat, bot, score, place, decisions.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

pub fn run(args: &SimArgs) -> Result<(), CliError> {
    let title = game::find(&args.game)?;
    let plan = SimPlan {
        options: game::options(title, &args.options)?,
        bots: seating(args, title.info().usual_seats),
        games: args.games,
        seed: args.seed,
    };
    if args.laws {
        let given = (!args.options.is_empty()).then_some(plan.options);
        let bar = progress(args.games, args.json);
        let trials = LawPlan {
            players: args.players,
            given,
            games: args.games,
            seed: args.seed,
            every: args.every,
            drawn: args.drawn,
        };
        let tried = lab::obey(title, &trials, &|games| bar.inc(games))?;
        bar.finish_and_clear();
        return report(title, tried, args.json);
    }
    if let Some(states) = args.leaks {
        return leaks(title, &LeakPlan { options: plan.options, bots: plan.bots, states, seed: args.seed }, args.json);
    }
    let bar = progress(plan.games, args.json);
    let report = lab::subject(title).sim(&plan, &|| bar.inc(1))?;
    bar.finish_and_clear();
    if let Some(path) = &args.csv {
        write(path, csv(&report, &plan.bots).as_bytes())?;
    }
    if args.json { out(&serde_json::to_string_pretty(&report).expect("plain data")) } else { print(&report) }
}

fn seating(args: &SimArgs, usual: u8) -> Vec<Name> {
    match args.bots.as_slice() {
        [name] => vec![name.clone(); args.players.unwrap_or(usual).into()],
        names => names.to_vec(),
    }
}

fn report(title: &dyn Title, tried: Tried, json: bool) -> Result<(), CliError> {
    if json {
        return out(&serde_json::to_string_pretty(&tried).expect("plain data"));
    }
    let Tried { games, decisions, dear, drawn } = tried;
    let title = title.info().title;
    out(&format!("{games} games of {title}, {decisions} decisions: every law holds"))?;
    out(&format!("  the dear laws at {dear} of them, words and tables at {drawn}"))
}

/// Whether any player peeks.
fn leaks(title: &dyn Title, plan: &LeakPlan, json: bool) -> Result<(), CliError> {
    let found = lab::subject(title).leaks(plan)?;
    if json {
        out(&serde_json::to_string_pretty(&found).expect("plain data"))?;
    } else {
        let (states, hidden) = (found.states, found.hidden);
        out(&format!("{states} decisions asked twice, {hidden} of them with something hidden that was different"))?;
    }
    match found.leaks.first() {
        None => Ok(()),
        Some(leak) => Err(CliError::Failed(format!(
            "{} peeks: on seed {} after {} decisions it answered {:?}, then {:?}",
            leak.bot, leak.seed, leak.step, leak.answers[0], leak.answers[1]
        ))),
    }
}

pub fn progress(games: u32, quiet: bool) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {per_sec}, {eta} left").expect("a fixed template");
    ProgressBar::new(games.into()).with_style(style)
}

fn percent(share: Share) -> String {
    format!("{:5.1} % ({:.1} to {:.1})", 100.0 * share.share, 100.0 * share.low, 100.0 * share.high)
}

/// A mean to one place; what rounds to nothing has no sign.
fn mean(value: f64) -> String {
    let tenths = (10.0 * value).round();
    format!("{:.1}", if tenths == 0.0 { 0.0 } else { tenths / 10.0 })
}

fn print(report: &SimReport) -> Result<(), CliError> {
    out(&format!("{} games of {}, {} players, seeds from {}", report.games, report.game, report.players, report.seed))?;
    for line in &report.bots {
        let faults = if line.faults > 0 { format!(", {} answers that were none", line.faults) } else { String::new() };
        let (win, score) = (percent(line.win), mean(line.mean_score));
        out(&format!("  bot {:<8} wins {win}, mean score {score}{faults}", line.bot))?;
    }
    for line in &report.seats {
        out(&format!("  seat {}      wins {}, mean score {}", line.seat, percent(line.win), mean(line.mean_score)))?;
    }
    let (fewest, most) = report.decisions_range;
    out(&format!("  decisions per game {:.1} ({fewest} to {most})", report.decisions_per_game))?;
    report.ends.iter().try_for_each(|(end, count)| out(&format!("  {end}: {count}")))
}

fn csv(report: &SimReport, bots: &[Name]) -> String {
    let mut text = String::from("seed,seat,bot,score,place,decisions\n");
    for (i, result) in report.results.iter().enumerate() {
        let seed = report.seed + (i / report.players) as u64;
        for standing in &result.outcome.standings {
            let bot = &bots[result.seating[standing.seat.index()]];
            let (seat, score, place) = (standing.seat, standing.score, standing.place);
            writeln!(text, "{seed},{seat},{bot},{score},{place},{}", result.decisions)
                .expect("a string takes everything");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::mean;

    #[test]
    fn a_mean_of_next_to_nothing_has_no_sign() {
        assert_eq!([-0.04, 0.0, -0.06, 12.34].map(mean), ["0.0", "0.0", "-0.1", "12.3"]);
    }
}
