//! `piazza replay` and `piazza verify`: recorded matches.

use std::path::PathBuf;

use clap::Args;
use engine::{Lang, Phrase, Record, Viewer};
use serde_json::json;

use crate::error::CliError;
use crate::game::{self, Recorded};
use crate::play::Screen;
use crate::speech::say;
use crate::terminal::out;

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
    let Recorded { title, record, table } = game::recorded(&args.record, args.step)?;
    let voice = game::voice(args.lang, table.seats());
    if args.json {
        let log = table.log(Viewer::Spectator, &voice, 0);
        let shown = json!({"game": record.game, "step": table.step(), "turn": table.turn(), "legal": table.legal(),
            "position": table.position(), "log": log});
        return out(&serde_json::to_string_pretty(&shown).expect("plain data"));
    }
    let screen = Screen::new(title.lexicon(args.lang), voice);
    if args.step.is_none() {
        screen.log(table.as_ref(), Viewer::Spectator)?;
    }
    let viewer = table.turn().map_or(Viewer::Spectator, Viewer::Seat);
    let at = Phrase::new("step-of").with("at", table.step()).with("of", record.actions.len());
    out(&say(args.lang, &at))?;
    screen.map(table.as_ref(), viewer)?;
    screen.table(table.as_ref(), viewer)?;
    let frame = table.frame(viewer, &screen.voice);
    screen.prompt(&frame)?;
    screen.every_choice(&frame)
}

/// The record has been read, so its checksum, its commitment and its draw fit; replaying shows that every action is legal.
pub fn verify(args: &VerifyArgs) -> Result<(), CliError> {
    let Recorded { title, record, table } = game::recorded(&args.record, None)?;
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
