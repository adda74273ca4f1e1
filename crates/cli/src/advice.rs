//! `piazza hint` and `piazza review`: what a bot would tell a player, during a match and after it.

use std::path::PathBuf;

use catalog::{Cause, Change, Difference, Ending, Going, Hint, Instead, Loser, Review, Table, TurningPoint, Voice};
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
    out(&format!("{}. {}", i + 1, speaker.aloud(&hint.text)))?;
    let reasons = [stands(i, hint, speaker)].into_iter().chain(warns(hint, speaker)).chain(near(hint, voice, speaker));
    reasons.chain(after(hint, voice, speaker)).try_for_each(|reason| out(&format!("   {}", say(voice.lang, &reason))))
}

/// Why it comes first, second or third. What somebody would be sorry for is only ever the best.
fn stands(i: usize, hint: &Hint, speaker: Speaker<'_>) -> Phrase {
    match (i, hint.behind, &hint.slip) {
        (0, _, None) => Phrase::new("hint-best").with("n", signed(hint.lead)),
        (0, _, Some(slip)) => {
            let what = speaker.aloud(slip);
            Phrase::new("hint-slip").with("what", what.trim_end_matches('.')).with("n", signed(hint.lead))
        }
        (_, 0, _) => Phrase::new("hint-as-good"),
        (_, behind, _) => Phrase::new("hint-less").with("n", behind),
    }
}

/// What is to be feared.
fn warns(hint: &Hint, speaker: Speaker<'_>) -> impl Iterator<Item = Phrase> {
    amounts("hint-danger", &hint.dangers, speaker).into_iter().chain(amounts("hint-spares", &hint.spares, speaker))
}

/// What happens until the next turn.
fn near(hint: &Hint, voice: &Voice, speaker: Speaker<'_>) -> impl Iterator<Item = Phrase> {
    let name = |seat: Seat| voice.names[seat.index()].as_str();
    let change = |change: &Change| {
        let by = by_how_much(voice.lang, change.by);
        format!("{}: {by} {}", name(change.seat), speaker.aloud(&change.label))
    };
    let brings: Vec<String> = hint.brings.iter().map(change).collect();
    let brings = (!brings.is_empty()).then(|| Phrase::new("hint-brings").with("what", brings.join(" · ")));
    let later = hint.later.then(|| Phrase::new("hint-later"));
    brings.into_iter().chain(later)
}

/// What comes next, and what the others would do.
fn after(hint: &Hint, voice: &Voice, speaker: Speaker<'_>) -> impl Iterator<Item = Phrase> {
    let name = move |seat: Seat| voice.names[seat.index()].as_str();
    let denies = hint.denies.iter().map(move |change| {
        Phrase::new("hint-denies").with("player", name(change.seat)).with("what", amount(change, speaker))
    });
    let then = hint.then.iter().map(move |then| Phrase::new("hint-then").with("what", speaker.aloud(then)));
    let rival = hint.rival.map(|seat| Phrase::new("hint-rival").with("player", name(seat)));
    denies.chain(then).chain(rival)
}

/// How much of what, if anything.
fn amounts(key: &'static str, changes: &[Change], speaker: Speaker<'_>) -> Option<Phrase> {
    let what: Vec<String> = changes.iter().map(|change| amount(change, speaker)).collect();
    (!what.is_empty()).then(|| Phrase::new(key).with("what", what.join(" · ")))
}

fn amount(change: &Change, speaker: Speaker<'_>) -> String {
    format!("{} {}", change.by.unwrap_or(0).abs(), speaker.aloud(&change.label))
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
    if let Some(ending) = &review.ending {
        ended(ending, &voice)?;
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

/// Who won by how much, and where most of the others' chances went.
fn ended(ending: &Ending, voice: &Voice) -> Result<(), CliError> {
    let name = |seat: Seat| voice.names[seat.index()].as_str();
    let names: Vec<&str> = ending.winners.iter().map(|&seat| name(seat)).collect();
    let key = match (&names[..], &ending.losers[..], ending.ahead) {
        ([_], [_, ..], 0) => "review-tied",
        ([_], [_, ..], _) => "review-won",
        ([_], [], _) => "review-alone",
        _ => "review-shared",
    };
    let next = ending.losers.first().map_or("", |loser| name(loser.seat));
    let won = Phrase::new(key).with("player", names.join(" · ")).with("score", ending.score);
    out(&say(voice.lang, &won.with("ahead", ending.ahead).with("next", next)))?;
    ending.losers.iter().try_for_each(|loser| out(&say(voice.lang, &lost(loser, name(loser.seat)))))?;
    out("")
}

fn lost(loser: &Loser, name: &str) -> Phrase {
    let key = match loser.by {
        Cause::Start => "review-lost-start",
        Cause::Decisions => "review-lost-decisions",
        Cause::Others => "review-lost-others",
        Cause::Luck => "review-lost-luck",
    };
    Phrase::new(key).with("player", name).with("share", format!("{:.0}", 100.0 * loser.share))
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
    out(&format!("   {}", say(voice.lang, &Phrase::new("review-better").with("what", better.join(" → ")))))?;
    let instead = point.instead.iter().flat_map(|instead| differs(instead, point.seat, voice, speaker));
    instead.map(|phrase| say(voice.lang, &phrase)).try_for_each(|words| out(&format!("   {words}")))
}

/// What the better action would have brought and spared.
fn differs(instead: &Instead, seat: Seat, voice: &Voice, speaker: Speaker<'_>) -> Vec<Phrase> {
    let number = |one: &Difference| format!("{} {}", by_how_much(voice.lang, Some(one.by)), speaker.aloud(&one.label));
    let lost = |one: &Difference| format!("{} {}", one.by.abs(), speaker.aloud(&one.label));
    let own = instead.brings.iter().filter(|one| one.seat == seat).map(number);
    let others = instead.brings.iter().filter(|one| one.seat != seat);
    let others = others.map(|one| format!("{}: {}", voice.names[one.seat.index()], number(one)));
    let brings: Vec<String> = own.chain(others).collect();
    let all = |key: &'static str, what: Vec<String>| {
        (!what.is_empty()).then(|| Phrase::new(key).with("what", what.join(" · ")))
    };
    let spares = instead.spares.iter().filter(|one| one.by > 0).map(lost).collect();
    let risks = instead.spares.iter().filter(|one| one.by < 0).map(lost).collect();
    let later = instead.later.then(|| Phrase::new("review-later"));
    let told = [all("review-brings", brings), all("review-spares", spares), all("review-risks", risks), later];
    told.into_iter().flatten().collect()
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
