//! What players are asked.

use serde::{Deserialize, Serialize};

use crate::board::{Lot, Site};
use crate::effects::{Call, Markers};
use crate::ids::{Card, Coin, Number, Politician, SeatSet, Vocation, Zone};

/// A question: the decisions D1 to D25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// D1: buy a starting building.
    Claim,
    /// D2: invest a permit, or go on.
    Invest,
    /// D3: spend APs, or end the turn.
    Act,
    /// D4: where to build.
    Placement { card: Card },
    /// D5: which permits pay.
    Permits { card: Card, site: Site },
    /// D6: from whom to take a vocation tile.
    VocationSource { vocation: Vocation },
    /// D7: wealth or prestige for each tile.
    VocationScore { vocation: Vocation, value: u8, tiles: u8 },
    /// D8: who decides next.
    Order { left: SeatSet },
    /// D9: how to pay.
    PaySplit { call: Call },
    /// D10: accept or decline.
    Offer { call: Call },
    /// D11: which alternative.
    Alternative { call: Call },
    /// D12: pay or lose a building; if a lot is given, that building.
    PayOrLose { call: Call, lot: Option<Lot> },
    /// D13: where the new tile goes.
    PlaceTile { zone: Zone, size: u8 },
    /// D14a: which building moves.
    MoveWhich { call: Call },
    /// D14b: where it goes.
    MoveWhere { lot: Lot },
    /// D15: where a marker goes.
    MarkerSpace { number: Number },
    /// D16: which marker moves, and where.
    MarkerMove { markers: Markers, optional: bool },
    /// D17: which politician is elected; `won` by the active player whatever the criterion.
    Office { won: bool },
    /// D18: which row pays out.
    PayoutRow { coin: Coin },
    /// D19: which building is meant.
    PickBuilding { call: Call },
    /// D20: which planning card.
    PickPlanning { left: u8 },
    /// D21: which contract leaves the game.
    PickContract { optional: bool },
    /// D22: which of several equal buildings.
    SingleBuilding { call: Call },
    /// D23: which of several equal players.
    SinglePlayer { call: Call, among: SeatSet },
    /// D24: who wins the election.
    ElectionTie { office: Politician, among: SeatSet },
    /// D25: who becomes Contractor.
    ContractorTie { among: SeatSet },
}
