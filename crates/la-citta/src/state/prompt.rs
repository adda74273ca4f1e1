//! What the table is busy with, and what it asks.

use serde::{Deserialize, Serialize};

use crate::ids::{Building, Card, Hex};

/// What the table is busy with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Placing castles, advanced setup only.
    Castles,
    /// Burying the oldest politics card.
    Bury,
    /// The political rounds.
    Politics,
    /// Migration.
    Migration,
    /// Demolition after migration.
    Demolition,
    /// Feeding, with the demolition that follows.
    Feeding,
    /// The game is over.
    Over,
}

/// A question to the actor. The steps of an unfinished action are in it, and nowhere else (LC-5.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// D0: where does your castle go?
    Castle,
    /// D1: bury the oldest card?
    Bury,
    /// D2: your political action.
    Act,
    /// Where do you found a city?
    FoundHex,
    /// Which city sends a citizen there?
    FoundSource {
        /// Where the castle will stand.
        hex: Hex,
    },
    /// Where does the simple building go?
    BuildHex {
        /// The building.
        building: Building,
    },
    /// Which building do you raise with this card?
    CardBuilding {
        /// The card.
        card: Card,
    },
    /// Where does that building go?
    CardHex {
        /// The card.
        card: Card,
        /// The building.
        building: Building,
    },
    /// Which level of the card do you pay?
    CardLevel {
        /// The card.
        card: Card,
    },
    /// On which building of yours?
    CardSite {
        /// The card.
        card: Card,
        /// The level, from 1.
        level: u8,
    },
    /// How many of the coloured citizens on a hospital count for hygiene?
    CardSplit {
        /// The card.
        card: Card,
        /// The level, from 1.
        level: u8,
        /// The hospital.
        hex: Hex,
    },
    /// In which city of yours?
    CardCity {
        /// The card.
        card: Card,
        /// The level, from 1.
        level: u8,
    },
    /// Which two Voice cards do you look at?
    CardPair {
        /// The card.
        card: Card,
        /// The level, from 1.
        level: u8,
    },
    /// D3: which demand does this city follow?
    Demand {
        /// The city's number.
        city: u8,
    },
    /// D4: which building falls?
    Demolish {
        /// The city's number.
        city: u8,
    },
    /// D5: which city loses a starving citizen?
    Starve {
        /// How many must still go.
        left: u8,
    },
}
