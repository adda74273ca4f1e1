//! Kinds of questions, and the clauses that explain them.

use engine::Topic;

use crate::state::{Origin, Prompt};

pub fn topic(prompt: Prompt) -> Topic {
    match prompt {
        Prompt::Initiative => Topic::new("initiative", "CA-6.2.2"),
        Prompt::Tile => Topic::new("tile", "CA-6.3.1"),
        Prompt::ExtraTile => Topic::new("extra-tile", "CA-8.3.10"),
        Prompt::Cell { from: Origin::Projects | Origin::Hand, .. } => Topic::new("cell", "CA-6.3.3"),
        Prompt::Cell { from: Origin::Lake, .. } => Topic::new("lake", "CA-8.3.6"),
        Prompt::Order { .. } => Topic::new("order", "CA-6.3.11"),
        Prompt::Activate => Topic::new("activate", "CA-6.5.3"),
        Prompt::Pay { .. } => Topic::new("pay", "CA-6.5.5"),
        Prompt::Bonus => Topic::new("bonus", "CA-6.5.10"),
        Prompt::FreeTarget { .. } => Topic::new("free", "CA-6.5.12"),
        Prompt::Token { .. } => Topic::new("token", "CA-6.6.2"),
        Prompt::Prosperity => Topic::new("prosperity", "CA-8.3.4"),
        Prompt::LastEffect => Topic::new("last", "CA-7.1"),
        Prompt::HowOften { .. } => Topic::new("times", "CA-6.3.13"),
    }
}
