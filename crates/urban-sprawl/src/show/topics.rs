//! Kinds of questions, and the clauses that explain them.

use engine::Topic;

use crate::state::Prompt;

pub fn topic(prompt: Prompt) -> Topic {
    match prompt {
        Prompt::Claim => Topic::new("claim", "US-4.9"),
        Prompt::Invest => Topic::new("invest", "US-6.2.1"),
        Prompt::Act => Topic::new("act", "US-6.3.1"),
        Prompt::Placement { .. } => Topic::new("placement", "US-6.5.1"),
        Prompt::Permits { .. } => Topic::new("permits", "US-6.5.2"),
        Prompt::VocationSource { .. } => Topic::new("vocation-source", "US-6.10.1"),
        Prompt::VocationScore { .. } => Topic::new("vocation-score", "US-6.10.2"),
        Prompt::Order { .. } => Topic::new("order", "US-6.13.1"),
        Prompt::PaySplit { .. } => Topic::new("pay-split", "US-6.12.2"),
        Prompt::Offer { .. } => Topic::new("offer", "US-6.12.4"),
        Prompt::Alternative { .. } => Topic::new("alternative", "US-6.12.5"),
        Prompt::PayOrLose { .. } => Topic::new("pay-or-lose", "US-6.12.3"),
        Prompt::PlaceTile { .. } => Topic::new("place-tile", "US-6.12.9"),
        Prompt::MoveWhich { .. } | Prompt::MoveWhere { .. } => Topic::new("move", "US-6.11.1"),
        Prompt::MarkerSpace { .. } => Topic::new("marker", "US-6.12.6"),
        Prompt::MarkerMove { .. } => Topic::new("marker-move", "US-6.12.6"),
        Prompt::Office { .. } => Topic::new("office", "US-6.15.1"),
        Prompt::PayoutRow { .. } => Topic::new("payout", "US-6.12.10"),
        Prompt::PickBuilding { .. } => Topic::new("building", "US-6.11.4"),
        Prompt::PickPlanning { .. } => Topic::new("planning", "US-6.12.8"),
        Prompt::PickContract { .. } => Topic::new("contract", "US-6.12.8"),
        Prompt::SingleBuilding { .. } => Topic::new("one-building", "US-6.13.2"),
        Prompt::SinglePlayer { .. } => Topic::new("one-player", "US-6.13.2"),
        Prompt::ElectionTie { .. } => Topic::new("election-tie", "US-6.15.3"),
        Prompt::ContractorTie { .. } => Topic::new("contractor-tie", "US-6.16.1"),
    }
}
