//! What the phases of an action do: the effects of `actions.toml`, and their one match.

use engine::{Chance, Log};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::rules::{buildings, cards, commission, district, shops};
use crate::state::FifthAvenue;

/// One step of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Take buildings from the general supply.
    TakeBuildings(u8),
    /// Place a shop of the active group.
    PlaceShop,
    /// The active player draws black cards.
    DrawBlack(u8),
    /// Everyone without a building in the district just scored draws black cards.
    DrawBystanders(u8),
    /// Move a commission.
    #[default]
    MoveCommission,
    /// Score a district.
    ScoreDistrict,
    /// Take two coloured cards.
    TakeColoured,
}

/// When an action can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// At any time.
    Always,
    /// With a building in the general supply.
    #[serde(rename = "supply_at_least_1")]
    SupplyAtLeast1,
    /// If some lot can take a shop.
    ShopLotExists,
    /// If a commission stands in an open district.
    PawnInOpenDistrict,
}

/// Carries out an effect that asks nobody; the others wait for an answer.
pub fn carry_out(game: &mut FifthAvenue, effect: Effect, chance: &mut Chance, log: &mut impl Log<Event>) -> Asks {
    match effect {
        Effect::TakeBuildings(count) => buildings::take(game, count, log),
        Effect::DrawBlack(count) => cards::draw_active(game, count, chance, log),
        Effect::DrawBystanders(count) => district::draw_bystanders(game, count, chance, log),
        Effect::PlaceShop | Effect::MoveCommission | Effect::ScoreDistrict | Effect::TakeColoured => {
            return Asks::Somebody;
        }
    }
    Asks::Nobody
}

/// Whether an effect needs an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// It is done.
    Nobody,
    /// A question is open.
    Somebody,
}

/// Whether an action can be chosen now.
pub fn holds(game: &FifthAvenue, condition: Condition) -> bool {
    match condition {
        Condition::Always => true,
        Condition::SupplyAtLeast1 => game.open.stock[game.open.active.index()].supply > 0, // FA-6.2.1
        Condition::ShopLotExists => shops::some_lot(game),                                 // FA-6.3.3
        Condition::PawnInOpenDistrict => !commission::districts(game).is_empty(),          // FA-6.6.1
    }
}
