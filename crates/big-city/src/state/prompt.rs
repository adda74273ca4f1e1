//! What players are asked.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Board, Card};
use crate::state::Slot;

/// A question. The player on turn answers all but one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Setup: which board to lay.
    SetupBoard,
    /// Setup: where to lay it.
    SetupPlace { board: Board },
    /// The one action of a turn.
    Action,
    /// Where a park or factory goes.
    FacilityPlace { card: Card },
    /// A second streetcar, or enough.
    StreetcarMore,
    /// Where a new board goes.
    BoardPlace { board: Board },
    /// One more card to exchange, or done.
    Exchange,
    /// Which stack to draw from after an action.
    Draw,
    /// Which useless card to discard, or done.
    Useless,
    /// Which stack to draw from for discarded useless cards.
    Replace,
    /// Which card to offer.
    OfferCard,
    /// Which stack numbers would be welcome.
    OfferWish,
    /// What another player proposes for a slot.
    TradeAnswer { seat: Seat, slot: Slot },
    /// Which proposal to accept for a slot.
    TradePick { slot: Slot },
    /// Nothing was traded: exchange with the stacks, or leave it.
    TradeFallback,
}
