//! Kinds of questions, and the clauses that explain them.

use engine::Topic;

use crate::ids::Prize;
use crate::state::Prompt;

pub fn topic(prompt: Prompt) -> Topic {
    match prompt {
        Prompt::StartBuilding => Topic::new("start", "FA-4.9"),
        Prompt::ChooseAction => Topic::new("act", "FA-6.1.1"),
        Prompt::PlaceShop => Topic::new("shop", "FA-6.3.3"),
        Prompt::ScoreDistrict => Topic::new("score", "FA-6.6.1"),
        Prompt::TakeCards => Topic::new("cards", "FA-6.7.1"),
        Prompt::MoveCommission => Topic::new("commission", "FA-6.9.1"),
        Prompt::Bid(Prize::Park) => Topic::new("bid-park", "FA-6.15.1"),
        Prompt::Bid(Prize::District(_)) => Topic::new("bid", "FA-6.12.2"),
        Prompt::Build(Prize::Park) => Topic::new("build-park", "FA-6.15.3"),
        Prompt::Build(Prize::District(_)) => Topic::new("build", "FA-6.13.3"),
    }
}
