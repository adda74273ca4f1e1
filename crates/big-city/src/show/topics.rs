//! Kinds of questions, and the clauses that explain them.

use engine::Topic;

use crate::state::Prompt;

pub fn topic(prompt: Prompt) -> Topic {
    match prompt {
        Prompt::SetupBoard => Topic::new("setup-board", "BC-4.7"),
        Prompt::SetupPlace { .. } | Prompt::BoardPlace { .. } => Topic::new("board", "BC-6.6.2"),
        Prompt::Action => Topic::new("act", "BC-5.2"),
        Prompt::FacilityPlace { .. } => Topic::new("facility", "BC-6.4.2"),
        Prompt::StreetcarMore => Topic::new("streetcar", "BC-6.5.4"),
        Prompt::Exchange => Topic::new("exchange", "BC-6.7.1"),
        Prompt::Draw | Prompt::Replace => Topic::new("draw", "BC-6.8.1"),
        Prompt::Useless => Topic::new("useless", "BC-6.9.2"),
        Prompt::OfferCard => Topic::new("offer", "BC-8.1.2"),
        Prompt::OfferWish => Topic::new("wish", "BC-8.1.2"),
        Prompt::TradeAnswer { .. } => Topic::new("answer", "BC-8.1.3"),
        Prompt::TradePick { .. } => Topic::new("accept", "BC-8.1.4"),
        Prompt::TradeFallback => Topic::new("fallback", "BC-8.1.6"),
    }
}
