//! What every game is tested with: the laws, the scenario runner, golden records, pictures, the clause report, and
//! Hamlet, the toy game that shows how a game is written.
#![warn(missing_docs)]

pub mod clauses;
pub mod golden;
pub mod hamlet;
pub mod laws;
pub mod perft;
pub mod pictures;
pub mod scenario;

/// Whether expected files are to be written anew instead of compared: `PIAZZA_BLESS=1`.
pub fn blessing() -> bool {
    std::env::var_os("PIAZZA_BLESS").is_some()
}
