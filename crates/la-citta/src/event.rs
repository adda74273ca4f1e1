//! What happened, and who may see it.

use engine::{Points, Reveal, Seat, Viewer};
use serde::Serialize;

use crate::content::VOICES_A_YEAR;
use crate::ids::{Building, ByDemand, Card, Demand, Hex};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "fields are named after what they hold")]
pub enum Event {
    /// The advanced setup begins with this player.
    Starts { seat: Seat },
    /// A castle of the setup was placed.
    Placed { seat: Seat, hex: Hex },
    /// A year begins.
    YearBegan { year: u8, first: Seat },
    /// The face-up Voice card of the year.
    VoiceShown { demand: Demand },
    /// Quarries earned gold.
    Quarried { seat: Seat, gold: u8 },
    /// A city grew.
    Grew { seat: Seat, city: u8, people: u8 },
    /// A player under penalty sits out the first round.
    SatOut { seat: Seat },
    /// The oldest card was buried.
    Buried { seat: Seat, card: Card },
    /// The oldest card stays.
    Kept { seat: Seat },
    /// A card was drawn unseen.
    Passed { seat: Seat },
    /// Gold from the bank.
    TookGold { seat: Seat, gold: u8 },
    /// A city was founded.
    Founded { seat: Seat, city: u8, hex: Hex, source: u8 },
    /// A politics card was taken and paid.
    CardTaken { seat: Seat, card: Card, cost: u8 },
    /// A building went up.
    Built { seat: Seat, city: u8, building: Building, hex: Hex },
    /// Coloured citizens were put on a building.
    Feasted { seat: Seat, hex: Hex, points: ByDemand<u8> },
    /// Citizens came from the supply.
    Prospered { seat: Seat, city: u8, citizens: u8 },
    /// A farm was marked.
    Marked { seat: Seat, hex: Hex },
    /// Somebody looked at Voice cards; only they know what they saw.
    Looked { seat: Seat, positions: u8, seen: Option<[Option<Demand>; VOICES_A_YEAR - 1]> },
    /// The discards became the deck.
    Reshuffled { cards: u8 },
    /// A new card on display.
    Displayed { slot: u8, card: Card },
    /// The Voice cards of the year are open.
    VoiceHeard { voices: [Demand; VOICES_A_YEAR], demands: ByDemand<bool> },
    /// A city follows a demand.
    Followed { seat: Seat, city: u8, demand: Demand },
    /// A citizen moved to a city that offers more of a demand, or was turned away there.
    Moved { from: Seat, leaving: u8, to: Seat, entering: u8, demand: Demand, settled: bool },
    /// A building fell.
    Demolished { seat: Seat, city: u8, building: Building, hex: Hex },
    /// A city disappeared.
    CityLost { seat: Seat, city: u8, hex: Hex },
    /// There is not enough food.
    Famine { seat: Seat, citizens: u8 },
    /// A citizen starved.
    Starved { seat: Seat, city: u8 },
    /// The year is over.
    YearEnded { year: u8 },
    /// Points for citizens.
    ScoredCitizens { seat: Seat, points: i32 },
    /// Points for complete cities.
    ScoredCities { seat: Seat, points: i32 },
    /// Points lost for famine in the last year.
    ScoredFamine { seat: Seat, points: i32 },
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            // LC-9.3: everybody sees which positions, one player sees the cards.
            Event::Looked { seat, positions, .. } if !viewer.is(seat) => Event::Looked { seat, positions, seen: None },
            Event::Starts { .. }
            | Event::Placed { .. }
            | Event::YearBegan { .. }
            | Event::VoiceShown { .. }
            | Event::Quarried { .. }
            | Event::Grew { .. }
            | Event::SatOut { .. }
            | Event::Buried { .. }
            | Event::Kept { .. }
            | Event::Passed { .. }
            | Event::TookGold { .. }
            | Event::Founded { .. }
            | Event::CardTaken { .. }
            | Event::Built { .. }
            | Event::Feasted { .. }
            | Event::Prospered { .. }
            | Event::Marked { .. }
            | Event::Looked { .. }
            | Event::Reshuffled { .. }
            | Event::Displayed { .. }
            | Event::VoiceHeard { .. }
            | Event::Followed { .. }
            | Event::Moved { .. }
            | Event::Demolished { .. }
            | Event::CityLost { .. }
            | Event::Famine { .. }
            | Event::Starved { .. }
            | Event::YearEnded { .. }
            | Event::ScoredCitizens { .. }
            | Event::ScoredCities { .. }
            | Event::ScoredFamine { .. } => self.clone(),
        })
    }

    fn reveals(&self) -> Reveal {
        match *self {
            Event::VoiceShown { .. } | Event::VoiceHeard { .. } | Event::Displayed { .. } => Reveal::All,
            Event::Looked { seat, .. } => Reveal::To(seat),
            Event::Starts { .. }
            | Event::Placed { .. }
            | Event::YearBegan { .. }
            | Event::Quarried { .. }
            | Event::Grew { .. }
            | Event::SatOut { .. }
            | Event::Buried { .. }
            | Event::Kept { .. }
            | Event::Passed { .. }
            | Event::TookGold { .. }
            | Event::Founded { .. }
            | Event::CardTaken { .. }
            | Event::Built { .. }
            | Event::Feasted { .. }
            | Event::Prospered { .. }
            | Event::Marked { .. }
            | Event::Reshuffled { .. }
            | Event::Followed { .. }
            | Event::Moved { .. }
            | Event::Demolished { .. }
            | Event::CityLost { .. }
            | Event::Famine { .. }
            | Event::Starved { .. }
            | Event::YearEnded { .. }
            | Event::ScoredCitizens { .. }
            | Event::ScoredCities { .. }
            | Event::ScoredFamine { .. } => Reveal::Nothing,
        }
    }

    fn points(&self) -> Option<Points> {
        let (seat, source, points) = match *self {
            Event::ScoredCitizens { seat, points } => (seat, "source-citizens", points),
            Event::ScoredCities { seat, points } => (seat, "source-cities", points),
            Event::ScoredFamine { seat, points } => (seat, "source-famine", points),
            Event::Starts { .. }
            | Event::Placed { .. }
            | Event::YearBegan { .. }
            | Event::VoiceShown { .. }
            | Event::Quarried { .. }
            | Event::Grew { .. }
            | Event::SatOut { .. }
            | Event::Buried { .. }
            | Event::Kept { .. }
            | Event::Passed { .. }
            | Event::TookGold { .. }
            | Event::Founded { .. }
            | Event::CardTaken { .. }
            | Event::Built { .. }
            | Event::Feasted { .. }
            | Event::Prospered { .. }
            | Event::Marked { .. }
            | Event::Looked { .. }
            | Event::Reshuffled { .. }
            | Event::Displayed { .. }
            | Event::VoiceHeard { .. }
            | Event::Followed { .. }
            | Event::Moved { .. }
            | Event::Demolished { .. }
            | Event::CityLost { .. }
            | Event::Famine { .. }
            | Event::Starved { .. }
            | Event::YearEnded { .. } => return None,
        };
        Some(Points { seat, source, points })
    }

    /// What grows in the next year is not what the last action of this one brings.
    fn ends_chapter(&self) -> bool {
        matches!(self, Event::YearEnded { .. })
    }
}
