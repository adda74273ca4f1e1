//! What players are asked.

use serde::Serialize;

use crate::ids::Prize;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Place a starting building.
    StartBuilding,
    /// Choose an action.
    ChooseAction,
    /// Place a shop.
    PlaceShop,
    /// Choose the district to score.
    ScoreDistrict,
    /// Take two coloured cards.
    TakeCards,
    /// Move a commission.
    MoveCommission,
    /// Bid or pass.
    Bid(Prize),
    /// Build or close.
    Build(Prize),
}
