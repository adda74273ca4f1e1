//! `piazza rules`: the rulebook, or one clause of it.

use catalog::Title;
use clap::Args;
use engine::{Lang, Phrase};
use serde_json::json;

use crate::error::CliError;
use crate::game;
use crate::speech::say;
use crate::terminal::out;

#[derive(Args)]
pub struct RulesArgs {
    /// The game.
    pub game: String,
    /// A clause (FA-6.3.3) or the beginning of some (FA-6.3).
    clause: Option<String>,
    /// The language: en or it.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &RulesArgs) -> Result<(), CliError> {
    let title = game::find(&args.game)?;
    let book = title.rulebook(args.lang);
    let text = match &args.clause {
        None => book.to_owned(),
        Some(clause) => excerpt(book, clause).ok_or_else(|| CliError::Input(no_clause(args.lang, title, clause)))?,
    };
    if args.json {
        let shown = json!({"game": args.game, "lang": args.lang, "clause": args.clause, "text": text});
        return out(&serde_json::to_string_pretty(&shown).expect("plain data"));
    }
    out(text.trim_end())
}

/// That the rules have no such clause, in the reader's language.
pub fn no_clause(lang: Lang, title: &dyn Title, clause: &str) -> String {
    say(lang, &Phrase::new("no-clause").with("game", title.info().title).with("clause", clause))
}

/// A clause with everything under it, or all clauses whose numbers begin with it.
pub fn excerpt(book: &str, clause: &str) -> Option<String> {
    let wanted = clause.trim().to_uppercase();
    let id = |line: &str| Some(line.trim_start().strip_prefix("- **")?.split_once("**")?.0.to_owned());
    let mut lines = Vec::new();
    let mut inside = false;
    for line in book.lines() {
        match id(line) {
            Some(id) => inside = id == wanted || id.starts_with(&format!("{wanted}.")),
            None if line.starts_with('#') => inside = false,
            None => {}
        }
        if inside {
            lines.push(line);
        }
    }
    (!lines.is_empty() && !wanted.is_empty()).then(|| lines.join("\n").trim_end().to_owned())
}
