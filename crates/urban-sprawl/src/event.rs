//! What happened, chance resolved.

use engine::{Points, Reveal, Seat, Viewer};
use serde::Serialize;

use crate::board::{Lot, Site};
use crate::ids::{Card, CardSet, Coin, Deck, Number, Politician, Space, Vocation, Zone};

/// Something that happened. Everything is open to everybody (US-9.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Who begins.
    Begins { seat: Seat },
    /// An event met at setup goes back into the Town deck.
    SetAside { card: Card },
    /// A starting building was bought.
    Bought { seat: Seat, lot: Lot },
    /// A turn starts.
    TurnStarted { seat: Seat },
    /// A permit was invested.
    Invested { seat: Seat, card: Card },
    /// APs were received.
    GotPoints { seat: Seat, points: u8 },
    /// A planning card was taken.
    Took { seat: Seat, card: Card },
    /// A contract was taken as a Favor.
    TookFavor { seat: Seat, card: Card },
    /// A contract was built.
    Built { seat: Seat, card: Card, site: Site, permits: CardSet },
    /// An Urban Renewal card was discarded.
    Renewed { seat: Seat, card: Card },
    /// A building left the game.
    Demolished { site: Site, zone: Zone, owner: Option<Seat> },
    /// Control of a building was lost.
    Uncontrolled { lot: Lot, owner: Seat },
    /// Control of a building was taken.
    Claimed { seat: Seat, lot: Lot },
    /// An effect placed a tile.
    Placed { seat: Seat, site: Site, zone: Zone },
    /// A building moved.
    Moved { seat: Seat, from: Lot, to: Site },
    /// A vocation tile was taken, from a player or from the supply.
    TookVocation { seat: Seat, vocation: Vocation, from: Option<Seat> },
    /// Wealth and prestige changed.
    Changed { seat: Seat, wealth: i16, prestige: i16, why: Why },
    /// A marker was placed.
    MarkerPlaced { seat: Seat, number: Number, space: Space },
    /// A marker was moved.
    MarkerMoved { seat: Seat, number: Number, from: Space, to: Space },
    /// The election pawn moved.
    PawnMoved { office: Politician },
    /// Somebody was elected.
    Elected { seat: Seat, office: Politician },
    /// Nobody could be elected.
    NobodyElected { office: Politician },
    /// The Contractor was assigned.
    ContractorAssigned { seat: Seat },
    /// A row paid out.
    PaidOut { coin: Coin, number: Number },
    /// A planning card or contract was turned up.
    Revealed { card: Card },
    /// An event was turned up.
    Happened { card: Card },
    /// A contract left its box by an effect.
    ContractRemoved { card: Card },
    /// The Extra Favor tile was taken.
    TookExtraFavor { seat: Seat },
    /// More APs.
    GainedPoints { seat: Seat, points: u8 },
    /// The planning discards became the deck.
    Reshuffled { cards: u8 },
    /// A contract deck came into play.
    Activated { deck: Deck },
    /// The four other politicians came into play.
    PoliticiansEntered,
    /// Nothing was built for too long (US-6.18.10).
    Stagnated { planning: Option<Card>, contract: Option<Card> },
    /// The game is over.
    GameEnded,
}

/// Why wealth or prestige changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A starting building was paid for.
    Purchase,
    /// A permit was invested.
    Investment,
    /// A building was paid for.
    Building,
    /// Buildings of the same zone next door.
    Adjacency,
    /// A vocation scored.
    Vocation(Vocation),
    /// A card said so.
    Card(Card),
    /// A row paid out.
    Row(Number),
    /// The Treasurer collected.
    Treasurer,
    /// A row paid out at the end.
    FinalRow(Number),
    /// Wealth counts at the end.
    FinalWealth,
    /// An office counts at the end.
    FinalOffice(Politician),
}

impl Why {
    /// The message key of the source of points.
    pub const fn source(self) -> &'static str {
        match self {
            Why::Purchase | Why::Investment | Why::Building => "source-money",
            Why::Adjacency => "source-adjacency",
            Why::Vocation(_) => "source-vocations",
            Why::Card(card) if card.is_event() => "source-events",
            Why::Card(_) => "source-contracts",
            Why::Row(_) => "source-payouts",
            Why::Treasurer => "source-offices",
            Why::FinalRow(_) => "source-final-rows",
            Why::FinalWealth => "source-final-wealth",
            Why::FinalOffice(_) => "source-final-offices",
        }
    }
}

impl engine::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        match self {
            Event::Begins { .. }
            | Event::SetAside { .. }
            | Event::Bought { .. }
            | Event::TurnStarted { .. }
            | Event::Invested { .. }
            | Event::GotPoints { .. }
            | Event::Took { .. }
            | Event::TookFavor { .. }
            | Event::Built { .. }
            | Event::Renewed { .. }
            | Event::Demolished { .. }
            | Event::Uncontrolled { .. }
            | Event::Claimed { .. }
            | Event::Placed { .. }
            | Event::Moved { .. }
            | Event::TookVocation { .. }
            | Event::Changed { .. }
            | Event::MarkerPlaced { .. }
            | Event::MarkerMoved { .. }
            | Event::PawnMoved { .. }
            | Event::Elected { .. }
            | Event::NobodyElected { .. }
            | Event::ContractorAssigned { .. }
            | Event::PaidOut { .. }
            | Event::Revealed { .. }
            | Event::Happened { .. }
            | Event::ContractRemoved { .. }
            | Event::TookExtraFavor { .. }
            | Event::GainedPoints { .. }
            | Event::Reshuffled { .. }
            | Event::Activated { .. }
            | Event::PoliticiansEntered
            | Event::Stagnated { .. }
            | Event::GameEnded => Some(self.clone()),
        }
    }

    fn reveals(&self) -> Reveal {
        match self {
            Event::Begins { .. }
            | Event::SetAside { .. }
            | Event::Revealed { .. }
            | Event::Happened { .. }
            | Event::Reshuffled { .. } => Reveal::All,
            Event::Bought { .. }
            | Event::TurnStarted { .. }
            | Event::Invested { .. }
            | Event::GotPoints { .. }
            | Event::Took { .. }
            | Event::TookFavor { .. }
            | Event::Built { .. }
            | Event::Renewed { .. }
            | Event::Demolished { .. }
            | Event::Uncontrolled { .. }
            | Event::Claimed { .. }
            | Event::Placed { .. }
            | Event::Moved { .. }
            | Event::TookVocation { .. }
            | Event::Changed { .. }
            | Event::MarkerPlaced { .. }
            | Event::MarkerMoved { .. }
            | Event::PawnMoved { .. }
            | Event::Elected { .. }
            | Event::NobodyElected { .. }
            | Event::ContractorAssigned { .. }
            | Event::PaidOut { .. }
            | Event::ContractRemoved { .. }
            | Event::TookExtraFavor { .. }
            | Event::GainedPoints { .. }
            | Event::Activated { .. }
            | Event::PoliticiansEntered
            | Event::Stagnated { .. }
            | Event::GameEnded => Reveal::Nothing,
        }
    }

    fn points(&self) -> Option<Points> {
        match *self {
            Event::Changed { seat, prestige, why, .. } if prestige != 0 => {
                Some(Points { seat, source: why.source(), points: prestige.into() })
            }
            Event::Begins { .. }
            | Event::SetAside { .. }
            | Event::Bought { .. }
            | Event::TurnStarted { .. }
            | Event::Invested { .. }
            | Event::GotPoints { .. }
            | Event::Took { .. }
            | Event::TookFavor { .. }
            | Event::Built { .. }
            | Event::Renewed { .. }
            | Event::Demolished { .. }
            | Event::Uncontrolled { .. }
            | Event::Claimed { .. }
            | Event::Placed { .. }
            | Event::Moved { .. }
            | Event::TookVocation { .. }
            | Event::Changed { .. }
            | Event::MarkerPlaced { .. }
            | Event::MarkerMoved { .. }
            | Event::PawnMoved { .. }
            | Event::Elected { .. }
            | Event::NobodyElected { .. }
            | Event::ContractorAssigned { .. }
            | Event::PaidOut { .. }
            | Event::Revealed { .. }
            | Event::Happened { .. }
            | Event::ContractRemoved { .. }
            | Event::TookExtraFavor { .. }
            | Event::GainedPoints { .. }
            | Event::Reshuffled { .. }
            | Event::Activated { .. }
            | Event::PoliticiansEntered
            | Event::Stagnated { .. }
            | Event::GameEnded => None,
        }
    }
}
