//! What every game is tested with: the laws, the scenario runner, golden records, pictures, the clause report, and the
//! arena in which bots meet.
#![warn(missing_docs)]

pub mod arena;
pub mod clauses;
pub mod golden;
pub mod laws;
pub mod lessons;
pub mod perft;
pub mod pictures;
pub mod scenario;
pub mod table;
pub mod topics;

use engine::{Arg, Phrase};

/// Whether expected files are to be written anew instead of compared: `PIAZZA_BLESS=1`.
pub fn blessing() -> bool {
    std::env::var_os("PIAZZA_BLESS").is_some()
}

/// A phrase without its locale: the key and the values of its arguments. For tests that ask what is said, not how.
pub fn bare(phrase: &Phrase) -> String {
    let value = |arg: &Arg| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Seat(seat) => format!("seat {seat}"),
        Arg::Phrase(phrase) => bare(phrase),
        Arg::List(phrases) => format!("[{}]", phrases.iter().map(bare).collect::<Vec<_>>().join(", ")),
    };
    let values: Vec<String> = phrase.args.iter().map(|(_, arg)| value(arg)).collect();
    if values.is_empty() { phrase.key.to_string() } else { format!("{}({})", phrase.key, values.join(", ")) }
}
