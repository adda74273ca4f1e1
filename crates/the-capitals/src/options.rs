//! What a table may choose before the start (chapter 8).

use engine::{Clause, Field, FieldKind, Options};
use serde::{Deserialize, Serialize};

/// The options of The Capitals. Everything is off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CapitalsOptions {
    /// Prosperity tiles and Lakes (CA-8.3.1).
    pub prosperity: bool,
    /// A fixed number of new projects each round (CA-8.2.1).
    pub full_draw: bool,
    /// Other players' prestige is not shown (CA-8.4.1).
    pub prestige_hidden: bool,
}

impl Options for CapitalsOptions {
    fn form() -> Vec<Field> {
        let toggle = |key, clause| Field { key, kind: FieldKind::Toggle, clause: Clause(clause) };
        vec![toggle("prosperity", "CA-8.3.1"), toggle("full_draw", "CA-8.2.1"), toggle("prestige_hidden", "CA-8.4.1")]
    }
}
