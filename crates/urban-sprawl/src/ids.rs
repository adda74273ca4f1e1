//! The vocabulary: zones, cards, vocations, politicians, rows and markers.

use std::fmt;
use std::str::FromStr;

use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Most players at the table.
pub const MAX_PLAYERS: usize = 4;

/// The use of a building; a park has no zone of its own but is a building (US-2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Zone {
    #[default]
    Civ,
    Com,
    Ind,
    Res,
    Park,
}

impl Zone {
    /// The four zones and the parks.
    pub const ALL: [Zone; 5] = [Zone::Civ, Zone::Com, Zone::Ind, Zone::Res, Zone::Park];
    /// The four zones that contracts have.
    pub const BUILT: [Zone; 4] = [Zone::Civ, Zone::Com, Zone::Ind, Zone::Res];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The printed abbreviation.
    pub const fn code(self) -> &'static str {
        match self {
            Zone::Civ => "CIV",
            Zone::Com => "COM",
            Zone::Ind => "IND",
            Zone::Res => "RES",
            Zone::Park => "PARK",
        }
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Several zones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ZoneSet(pub u8);

impl ZoneSet {
    /// All zones and parks.
    pub const ALL: ZoneSet = ZoneSet(0b1_1111);

    pub const fn one(zone: Zone) -> Self {
        Self(1 << zone as u8)
    }

    pub const fn contains(self, zone: Zone) -> bool {
        self.0 & (1 << zone as u8) != 0
    }
}

impl FromIterator<Zone> for ZoneSet {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Self {
        Self(zones.into_iter().fold(0, |set, zone| set | (1 << zone as u8)))
    }
}

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
const CONTRACTS: u8 = 29;

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
        if number > 0 && card.index() < CARDS && card.to_string() == text { Ok(card) } else { Err(format!("no card {text:?}")) }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

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

/// The eight vocations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Vocation {
    #[default]
    Media,
    Finance,
    Transportation,
    Education,
    Energy,
    Tourism,
    Factory,
    PublicService,
}

impl Vocation {
    pub const ALL: [Vocation; 8] = [
        Vocation::Media,
        Vocation::Finance,
        Vocation::Transportation,
        Vocation::Education,
        Vocation::Energy,
        Vocation::Tourism,
        Vocation::Factory,
        Vocation::PublicService,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in locale keys and picks.
    pub const fn name(self) -> &'static str {
        match self {
            Vocation::Media => "media",
            Vocation::Finance => "finance",
            Vocation::Transportation => "transportation",
            Vocation::Education => "education",
            Vocation::Energy => "energy",
            Vocation::Tourism => "tourism",
            Vocation::Factory => "factory",
            Vocation::PublicService => "public-service",
        }
    }
}

/// The five politicians, in the order of the election track (US-3.13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Politician {
    #[default]
    Mayor,
    DistrictAttorney,
    Treasurer,
    PoliceChief,
    UnionBoss,
}

impl Politician {
    pub const ALL: [Politician; 5] = [
        Politician::Mayor,
        Politician::DistrictAttorney,
        Politician::Treasurer,
        Politician::PoliceChief,
        Politician::UnionBoss,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next space of the ring.
    pub const fn next(self) -> Politician {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// The zone whose buildings decide the election; none for the Mayor (US-6.15.4).
    pub const fn zone(self) -> Option<Zone> {
        match self {
            Politician::Mayor => None,
            Politician::DistrictAttorney => Some(Zone::Civ),
            Politician::Treasurer => Some(Zone::Com),
            Politician::PoliceChief => Some(Zone::Res),
            Politician::UnionBoss => Some(Zone::Ind),
        }
    }

    /// The name in notation, locale keys and picks.
    pub const fn name(self) -> &'static str {
        match self {
            Politician::Mayor => "mayor",
            Politician::DistrictAttorney => "district-attorney",
            Politician::Treasurer => "treasurer",
            Politician::PoliceChief => "police-chief",
            Politician::UnionBoss => "union-boss",
        }
    }
}

/// What a row pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coin {
    #[default]
    Wealth,
    Prestige,
}

impl Coin {
    pub const fn name(self) -> &'static str {
        match self {
            Coin::Wealth => "wealth",
            Coin::Prestige => "prestige",
        }
    }
}

/// A marker by its number: 4 to 6 prestige, 7 to 12 wealth (US-2.4). 0 stands for none.
pub type Number = u8;

/// Marker numbers of prestige.
pub const PRESTIGE_MARKERS: std::ops::RangeInclusive<Number> = 4..=6;
/// Marker numbers of wealth.
pub const WEALTH_MARKERS: std::ops::RangeInclusive<Number> = 7..=12;

/// What a marker of this number pays.
pub fn marker_coin(number: Number) -> Coin {
    if PRESTIGE_MARKERS.contains(&number) { Coin::Prestige } else { Coin::Wealth }
}

/// One of the nine grey spaces: T0 to T2 on top, then R0 to R5 on the right (US-3.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

/// Grey spaces on top, two block columns each.
pub const TOP_SPACES: usize = 3;
/// All grey spaces.
pub const SPACES: usize = 9;

impl Space {
    pub fn all() -> impl Iterator<Item = Space> + Clone {
        (0..SPACES as u8).map(Space)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match usize::from(self.0) < TOP_SPACES {
            true => write!(f, "T{}", self.0),
            false => write!(f, "R{}", self.0 - TOP_SPACES as u8),
        }
    }
}

impl FromStr for Space {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Space::all().find(|space| space.to_string() == text).ok_or_else(|| format!("no grey space {text:?}"))
    }
}

/// Several players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(pub u8);

impl SeatSet {
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_PLAYERS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The only member, if there is exactly one.
    pub fn only(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        Self(seats.into_iter().fold(0, |set, seat| set | (1 << seat.0)))
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
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
