//! `piazza replay` and `piazza verify`: recorded matches.

use std::path::PathBuf;

use clap::Args;
use engine::{Lang, Phrase, Record, Viewer};
use serde_json::json;

use crate::error::CliError;
use crate::game;
use crate::play::Screen;
use crate::speech::say;
use crate::terminal::{Tone, out};

#[derive(Args)]
pub struct ReplayArgs {
    /// The record.
    record: PathBuf,
    /// Show the position after this many decisions instead of the whole log.
    #[arg(long)]
    step: Option<usize>,
    /// The language: en or it.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Print JSON: step, position, legal, and the log up to here.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct VerifyArgs {
    /// The record.
    record: PathBuf,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &ReplayArgs) -> Result<(), CliError> {
    let (title, record) = game::record(&args.record)?;
    let in_file = |error: engine::LoadError| CliError::InFile { path: args.record.clone(), message: error.to_string() };
    let table = title.load(&record, args.step).map_err(in_file)?;
    let voice = game::voice(args.lang, table.seats());
    let log = table.log(Viewer::Spectator, &voice, 0);
    if args.json {
        let shown = json!({"game": record.game, "step": table.step(), "turn": table.turn(), "legal": table.legal(),
            "position": table.position(), "log": log});
        return out(&serde_json::to_string_pretty(&shown).expect("plain data"));
    }
    if args.step.is_none() {
        log.iter().try_for_each(|line| out(&format!("{:>4}  {}", line.step, line.text)))?;
    }
    let viewer = table.turn().map_or(Viewer::Spectator, Viewer::Seat);
    let at = Phrase::new("step-of").with("at", table.step()).with("of", record.actions.len());
    out(&say(args.lang, &at))?;
    let screen = Screen::new(title.lexicon(args.lang), voice);
    screen.map(table.as_ref(), viewer)?;
    screen.table(table.as_ref(), viewer)?;
    let frame = table.frame(viewer, &screen.voice);
    screen.paper.words(Tone::Loud, &frame.prompt)?;
    screen.every_choice(&frame)
}

/// The record has been read, so its checksum, its commitment and its draw fit; replaying shows that every action is legal.
pub fn verify(args: &VerifyArgs) -> Result<(), CliError> {
    let (title, record) = game::record(&args.record)?;
    let in_file = |error: engine::LoadError| CliError::InFile { path: args.record.clone(), message: error.to_string() };
    let table = title.load(&record, None).map_err(in_file)?;
    let complete = table.outcome().is_some();
    if args.json {
        let shown = json!({"game": record.game, "rules": record.rules, "steps": table.step(), "complete": complete,
            "commitment": record.commitment, "draw": record.draw, "seed": record.seed, "valid": true});
        return out(&serde_json::to_string_pretty(&shown).expect("plain data"));
    }
    let state = if complete { "complete" } else { "unfinished" };
    out(&format!("{}: {} decisions, {state}, every one legal", title.info().title, table.step()))?;
    out(&origin(&record))
}

/// Where the seed came from.
fn origin(record: &Record) -> String {
    let Record { seed, commitment, .. } = record;
    let Some(draw) = &record.draw else { return format!("the seed {seed} fits the commitment {commitment}") };
    let (given, all) = (draw.parts.iter().flatten().count(), draw.parts.len());
    format!(
        "the secret {} fits the commitment {commitment}\nthe seed {seed} follows from it and the numbers of {given} of {all} players",
        draw.secret
    )
}
