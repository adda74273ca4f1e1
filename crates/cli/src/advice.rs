//! `piazza hint` and `piazza review`: what a bot would tell a player, during a match and after it.

use std::path::PathBuf;

use catalog::{Going, Hint, Review, Table, TurningPoint, Voice};
use clap::Args;
use engine::{Lang, Phrase, Seat};
use indicatif::ProgressBar;
use words::Speaker;

use crate::error::CliError;
use crate::game::{self, Recorded};
use crate::speech::{by_how_much, say};
use crate::terminal::out;

#[derive(Args)]
pub struct HintArgs {
    /// The record of the match.
    record: PathBuf,
    /// For whoever decided after this many decisions; where the record stops if not given.
    #[arg(long)]
    step: Option<usize>,
    /// How many imagined worlds are looked through.
    #[arg(long, default_value_t = 3_000, value_parser = clap::value_parser!(u32).range(1..))]
    worlds: u32,
    /// The language: en or it.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct ReviewArgs {
    /// The record of the match.
    record: PathBuf,
    /// How many imagined worlds are looked through for every decision.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    worlds: u32,
    /// The language: en or it.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub fn hint(args: &HintArgs) -> Result<(), CliError> {
    let Recorded { title, table, .. } = game::recorded(&args.record, args.step)?;
    let voice = game::voice(args.lang, table.seats());
    let hints = table.hints(args.worlds, &voice);
    if args.json {
        return out(&serde_json::to_string_pretty(&hints).expect("plain data"));
    }
    if hints.is_empty() {
        return out(&say(args.lang, &Phrase::new("hint-over")));
    }
    let speaker = title.lexicon(args.lang).speaker(&voice.names);
    hints.iter().enumerate().try_for_each(|(i, hint)| told(i, hint, &voice, speaker))
}

/// One hint in words.
fn told(i: usize, hint: &Hint, voice: &Voice, speaker: Speaker<'_>) -> Result<(), CliError> {
    let say = |phrase: Phrase| say(voice.lang, &phrase);
    let name = |seat: Seat| voice.names[seat.index()].as_str();
    out(&format!("{}. {}", i + 1, speaker.aloud(&hint.text)))?;
    let lead = signed(hint.lead);
    out(&format!("   {}", say(Phrase::new("hint-lead").with("n", lead))))?;
    let change = |change: &catalog::Change| {
        let by = by_how_much(voice.lang, change.by);
        format!("{}: {by} {}", name(change.seat), speaker.aloud(&change.label))
    };
    let brings: Vec<String> = hint.brings.iter().map(change).collect();
    if !brings.is_empty() {
        out(&format!("   {}", say(Phrase::new("hint-brings").with("what", brings.join(" · ")))))?;
    }
    if let Some(then) = &hint.then {
        out(&format!("   {}", say(Phrase::new("hint-then").with("what", speaker.aloud(then)))))?;
    }
    if let Some(seat) = hint.rival {
        out(&format!("   {}", say(Phrase::new("hint-rival").with("player", name(seat)))))?;
    }
    Ok(())
}

fn signed(points: f64) -> String {
    format!("{points:+.1}").replace('-', "−")
}

pub fn review(args: &ReviewArgs) -> Result<(), CliError> {
    let Recorded { title, table, .. } = game::recorded(&args.record, None)?;
    let voice = game::voice(args.lang, table.seats());
    let review = table.told(&made(table.as_ref(), args), &voice);
    if args.json {
        return out(&serde_json::to_string_pretty(&review).expect("plain data"));
    }
    chart(&review, &voice)?;
    let speaker = title.lexicon(args.lang).speaker(&voice.names);
    for point in &review.turning_points {
        turned(point, &voice, speaker)?;
    }
    judged(&review, &voice)
}

/// Makes a review, with a bar that shows how far it has come.
fn made(table: &dyn Table, args: &ReviewArgs) -> Review {
    let mut reviewing = table.reviewing(args.worlds);
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(reviewing.progress().1 as u64) };
    while reviewing.go_on() == Going::On {
        bar.set_position(reviewing.progress().0 as u64);
    }
    bar.finish_and_clear();
    reviewing.review()
}

/// How many lines a chart has, and how wide it is.
const ROWS: usize = 24;
const WIDTH: f64 = 60.0;

/// The chances over time: a line for some moments, a letter's worth of width for every player.
fn chart(review: &Review, voice: &Voice) -> Result<(), CliError> {
    let every = review.moments.len().div_ceil(ROWS).max(1);
    let last = review.moments.len().saturating_sub(1);
    let shown = review.moments.iter().enumerate().filter(|(i, _)| i % every == 0 || *i == last);
    out(&say(voice.lang, &Phrase::new("review-chances").with("names", voice.names.join(" · "))))?;
    for (_, moment) in shown {
        let numbers: Vec<String> = moment.chances.iter().map(|chance| format!("{:>3.0} %", 100.0 * chance)).collect();
        out(&format!("{:>5} {} {}", moment.step, bar(&moment.chances), numbers.join(" ")))?;
    }
    out("")
}

/// Every player's share of the width, by the number of the seat.
fn bar(chances: &[f64]) -> String {
    let (mut bar, mut sum) = (String::new(), 0.0);
    for (seat, chance) in chances.iter().enumerate() {
        let from = (sum * WIDTH).round() as usize;
        sum += chance;
        let to = (sum * WIDTH).round() as usize;
        bar.push_str(&(seat + 1).to_string().repeat(to.saturating_sub(from)));
    }
    bar
}

fn turned(point: &TurningPoint, voice: &Voice, speaker: Speaker<'_>) -> Result<(), CliError> {
    let name = voice.names[point.seat.index()].as_str();
    let cost = format!("{:.0}", 100.0 * point.cost);
    let better: Vec<String> = point.better.iter().map(|(_, words)| speaker.aloud(words)).collect();
    let head = Phrase::new("review-turned").with("step", point.step).with("player", name).with("cost", cost);
    out(&say(voice.lang, &head))?;
    out(&format!("   {}", say(voice.lang, &Phrase::new("review-played").with("what", speaker.aloud(&point.played)))))?;
    out(&format!("   {}", say(voice.lang, &Phrase::new("review-better").with("what", better.join(" → ")))))
}

fn judged(review: &Review, voice: &Voice) -> Result<(), CliError> {
    out("")?;
    for (name, player) in voice.names.iter().zip(&review.players) {
        let percent = |share: f64| format!("{:.0}", 100.0 * share).replace('-', "−");
        let phrase = Phrase::new("review-player")
            .with("player", name.as_str())
            .with("best", player.best)
            .with("of", player.decisions)
            .with("cost", percent(player.cost))
            .with("luck", percent(player.luck));
        out(&say(voice.lang, &phrase))?;
    }
    Ok(())
}
