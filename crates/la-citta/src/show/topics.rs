//! Kinds of questions, and the clauses that explain them.

use engine::Topic;

use crate::state::Prompt;

pub fn topic(prompt: Prompt) -> Topic {
    match prompt {
        Prompt::Castle => Topic::new("castle", "LC-4.3.3"),
        Prompt::Bury => Topic::new("bury", "LC-8.6"),
        Prompt::Act => Topic::new("act", "LC-5.2"),
        Prompt::FoundHex => Topic::new("found", "LC-6.3.1"),
        Prompt::FoundSource { .. } => Topic::new("settlers", "LC-6.3.2"),
        Prompt::BuildHex { .. } | Prompt::CardHex { .. } => Topic::new("build", "LC-6.4.1"),
        Prompt::CardBuilding { .. } => Topic::new("master-builder", "LC-6.5.2"),
        Prompt::CardLevel { .. } => Topic::new("level", "LC-6.5.0"),
        Prompt::CardSite { .. } => Topic::new("site", "LC-6.5.7"),
        Prompt::CardSplit { .. } => Topic::new("split", "LC-6.5.3"),
        Prompt::CardCity { .. } => Topic::new("golden-times", "LC-6.5.4"),
        Prompt::CardPair { .. } => Topic::new("pair", "LC-6.5.6"),
        Prompt::Demand { .. } => Topic::new("demand", "LC-6.8.2"),
        Prompt::Demolish { .. } => Topic::new("demolish", "LC-6.8.3"),
        Prompt::Starve { .. } => Topic::new("starve", "LC-6.8.4"),
    }
}
