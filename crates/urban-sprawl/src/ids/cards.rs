//! Cards, decks, and sets of cards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The four decks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    #[default]
    Planning,
    Town,
    City,
    Metropolis,
}

impl Deck {
    /// The decks that contracts come from.
    pub const CONTRACTS: [Deck; 3] = [Deck::Town, Deck::City, Deck::Metropolis];

    /// The place of a contract deck among the three.
    pub const fn rank(self) -> usize {
        self as usize - 1
    }

    /// How many cards it has (US-2.1).
    pub const fn size(self) -> usize {
        match self {
            Deck::Planning => 54,
            Deck::Town | Deck::City | Deck::Metropolis => 37,
        }
    }

    /// The first card of the deck in the numbering of cards.
    const fn first(self) -> u8 {
        match self {
            Deck::Planning => 0,
            Deck::Town => 54,
            Deck::City => 91,
            Deck::Metropolis => 128,
        }
    }

    /// Every card of the deck.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (self.first()..self.first() + self.size() as u8).map(Card)
    }

    /// The name in notation and picks.
    pub const fn name(self) -> &'static str {
        match self {
            Deck::Planning => "planning",
            Deck::Town => "town",
            Deck::City => "city",
            Deck::Metropolis => "metropolis",
        }
    }
}

/// One of the 165 cards, by its number: planning, then Town, City, Metropolis, each in the order of its file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

/// All cards.
pub const CARDS: usize = 165;
/// Planning cards that a player can hold: permits and Urban Renewal.
pub const HOLDABLE: u8 = 40;
/// Build permits.
pub const PERMITS: u8 = 36;
/// Contracts in each deck; the events follow them.
pub const CONTRACTS: u8 = 29;

impl Card {
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..CARDS as u8).map(Card)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn deck(self) -> Deck {
        match self.0 {
            0..54 => Deck::Planning,
            54..91 => Deck::Town,
            91..128 => Deck::City,
            _ => Deck::Metropolis,
        }
    }

    /// The place of the card in its deck's file.
    pub const fn in_deck(self) -> u8 {
        self.0 - self.deck().first()
    }

    pub const fn is_event(self) -> bool {
        match self.deck() {
            Deck::Planning => self.0 >= HOLDABLE,
            Deck::Town | Deck::City | Deck::Metropolis => self.in_deck() >= CONTRACTS,
        }
    }

    pub const fn is_contract(self) -> bool {
        !matches!(self.deck(), Deck::Planning) && self.in_deck() < CONTRACTS
    }

    pub const fn is_permit(self) -> bool {
        self.0 < PERMITS
    }

    pub const fn is_renewal(self) -> bool {
        self.0 >= PERMITS && self.0 < HOLDABLE
    }

    /// The first event of a contract deck is its key event: Airport, Sports Team, Olympic Games.
    pub const fn key(deck: Deck) -> Card {
        Card(deck.first() + CONTRACTS)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.deck() {
            Deck::Planning => "P",
            Deck::Town => "T",
            Deck::City => "C",
            Deck::Metropolis => "M",
        };
        match (self.deck(), self.in_deck()) {
            (Deck::Planning, n) if n < PERMITS => write!(f, "P{:02}", n + 1),
            (Deck::Planning, n) if n < HOLDABLE => write!(f, "UR{}", n - PERMITS + 1),
            (Deck::Planning, n) => write!(f, "PE{:02}", n - HOLDABLE + 1),
            (_, n) if n < CONTRACTS => write!(f, "{letter}{:02}", n + 1),
            (_, n) => write!(f, "{letter}E{}", n - CONTRACTS + 1),
        }
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
        let (letters, number) = text.split_at(digits);
        let first = match letters {
            "P" => 0,
            "UR" => PERMITS,
            "PE" => HOLDABLE,
            "T" => Deck::Town.first(),
            "C" => Deck::City.first(),
            "M" => Deck::Metropolis.first(),
            "TE" => Deck::Town.first() + CONTRACTS,
            "CE" => Deck::City.first() + CONTRACTS,
            "ME" => Deck::Metropolis.first() + CONTRACTS,
            _ => return Err(format!("no card {text:?}")),
        };
        let number: u8 = number.parse().unwrap_or(0);
        let card = Card(first.saturating_add(number).saturating_sub(1));
        // Reading back catches numbers past the end of their series and other spellings.
        if number > 0 && card.index() < CARDS && card.to_string() == text {
            Ok(card)
        } else {
            Err(format!("no card {text:?}"))
        }
    }
}

engine::as_text!(Card);

/// A set of planning cards: a hand, a payment, the discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct CardSet(u64);

impl CardSet {
    pub const fn contains(self, card: Card) -> bool {
        matches!(card.deck(), Deck::Planning) && self.0 & (1 << card.0) != 0
    }

    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub fn take(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (bit < u64::BITS as u8).then_some(Card(bit))
        })
    }

    /// The permits among them.
    pub const fn permits(self) -> Self {
        Self(self.0 & ((1 << PERMITS) - 1))
    }

    /// The permits and Urban Renewal cards among them.
    pub const fn holdable(self) -> Self {
        Self(self.0 & ((1 << HOLDABLE) - 1))
    }

    /// The Urban Renewal card that would be discarded: the lowest (US-6.8.1).
    pub const fn renewal(self) -> Option<Card> {
        let held = self.holdable().0 & !self.permits().0;
        if held == 0 { None } else { Some(Card(held.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), Self::with)
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().filter(|card| card.deck() == Deck::Planning).collect()
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Self {
        set.iter().collect()
    }
}

/// A set of contracts, in the order of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contracts(u128);

impl Contracts {
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (bit < u128::BITS).then_some(Card(Deck::Town.first() + bit as u8))
        })
    }
}

impl FromIterator<Card> for Contracts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().fold(0, |set, card| set | 1 << (card.0 - Deck::Town.first())))
    }
}

/// The contracts and events that left the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Removed([u64; 3]);

impl Removed {
    pub const fn contains(&self, card: Card) -> bool {
        self.0[card.index() / 64] & (1 << (card.0 % 64)) != 0
    }

    pub fn add(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.0 % 64);
    }

    /// Planning cards are the first word.
    pub fn add_planning(&mut self, cards: CardSet) {
        self.0[0] |= cards.0;
    }

    pub fn take(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.0 % 64));
    }
}

impl From<Vec<Card>> for Removed {
    fn from(cards: Vec<Card>) -> Self {
        let mut removed = Self::default();
        cards.into_iter().for_each(|card| removed.add(card));
        removed
    }
}

impl From<Removed> for Vec<Card> {
    fn from(removed: Removed) -> Self {
        Card::all().filter(|&card| removed.contains(card)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert!("P37".parse::<Card>().is_err() && "T30".parse::<Card>().is_err() && "X1".parse::<Card>().is_err());
        assert_eq!(Card::key(Deck::City).to_string(), "CE1");
    }

    #[test]
    fn renewal_is_the_lowest_of_its_kind() {
        let hand: CardSet = ["P33", "UR3", "UR2"].iter().map(|id| id.parse::<Card>().unwrap()).collect();
        assert_eq!(hand.renewal().unwrap().to_string(), "UR2");
        assert_eq!(hand.permits().len(), 1);
    }
}
