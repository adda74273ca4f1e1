//! Vocabulary: a type for everything printed on the map, the tiles and the cards.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use engine::{UnknownName, named};
use serde::{Deserialize, Serialize};

named! {
    /// What the people ask for.
    Demand {
        /// White arches.
        Culture = "culture",
        /// Blue arches.
        Hygiene = "hygiene",
        /// Black arches.
        Education = "education",
    }
}

named! {
    /// A terrain tile.
    Tile {
        /// A field of 1.
        Field1 = "field_1",
        /// A field of 2.
        Field2 = "field_2",
        /// A field of 3.
        Field3 = "field_3",
        /// Gold for quarries.
        Mountain = "mountain",
        /// A lake.
        Water = "water",
    }
}

named! {
    /// A building.
    Building {
        /// The first building of every city.
        Castle = "castle",
        /// Gathers food.
        Farm = "farm",
        /// Earns gold.
        Quarry = "quarry",
        /// Lets a city pass 5 citizens.
        Market = "market",
        /// 1 culture.
        Statue = "statue",
        /// 1 education.
        Cloister = "cloister",
        /// 1 hygiene, beside water.
        Fountain = "fountain",
        /// 2 culture.
        Palace = "palace",
        /// 1 hygiene and 1 education.
        Hospital = "hospital",
        /// 2 hygiene, beside water.
        Bathhouse = "bathhouse",
        /// 3 culture.
        Cathedral = "cathedral",
        /// 3 education.
        University = "university",
    }
}

named! {
    /// How big a building is: which cards build it, and what Master Builder asks for it.
    Size {
        /// A castle: never built, only founded.
        Castle = "castle",
        /// With an Action card or Master Builder.
        Simple = "simple",
        /// With a politics card.
        Medium = "medium",
        /// With a politics card.
        Large = "large",
    }
}

named! {
    /// A stack of building tiles; its two faces share the tiles (LC-6.4.6).
    Stack {
        /// Farms and quarries.
        FarmQuarry = "farm_quarry",
        /// Markets.
        Market = "market",
        /// Palaces and hospitals.
        PalaceHospital = "palace_hospital",
        /// Statues and cathedrals.
        StatueCathedral = "statue_cathedral",
        /// Cloisters and universities.
        CloisterUniversity = "cloister_university",
        /// Fountains and bathhouses.
        FountainBathhouse = "fountain_bathhouse",
    }
}

named! {
    /// A kind of politics card.
    Card {
        /// Build a palace.
        Palace = "palace",
        /// Build a cathedral.
        Cathedral = "cathedral",
        /// Build a university.
        University = "university",
        /// Build a hospital.
        Hospital = "hospital",
        /// Build a bathhouse.
        Bathhouse = "bathhouse",
        /// Build anything.
        MasterBuilder = "master_builder",
        /// Coloured citizens add attraction.
        BreadAndCircuses = "bread_and_circuses",
        /// Citizens from the supply.
        GoldenTimes = "golden_times",
        /// A farm feeds twice as many.
        RichHarvest = "rich_harvest",
        /// Look at Voice cards.
        ClosenessToThePeople = "closeness_to_the_people",
    }
}

named! {
    /// Two of the three face-down Voice cards.
    Pair {
        /// Positions 1 and 2.
        OneTwo = "1+2",
        /// Positions 1 and 3.
        OneThree = "1+3",
        /// Positions 2 and 3.
        TwoThree = "2+3",
    }
}

impl Pair {
    /// The positions as a set: bit 0 is position 1.
    pub const fn positions(self) -> u8 {
        match self {
            Pair::OneTwo => 0b011,
            Pair::OneThree => 0b101,
            Pair::TwoThree => 0b110,
        }
    }
}

/// The number of buildable hexes.
pub const HEXES: usize = 166;
/// The number of terrain spaces.
pub const SPACES: usize = 22;

/// A buildable hex, in the order of the map's list: by column, then by row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(pub u8);

impl Hex {
    /// Every hex of the full map.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES as u8).map(Hex)
    }

    /// The place in tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A terrain space: 0 is T1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// Every terrain space, T1 to T22.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// The place in tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}", self.0 + 1)
    }
}

impl FromStr for Space {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Space::all().find(|space| space.to_string() == text).ok_or(UnknownName)
    }
}

/// One `T` for every demand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByDemand<T>(pub [T; Demand::ALL.len()]);

impl<T> Index<Demand> for ByDemand<T> {
    type Output = T;
    fn index(&self, demand: Demand) -> &T {
        &self.0[demand.index()]
    }
}

impl<T> IndexMut<Demand> for ByDemand<T> {
    fn index_mut(&mut self, demand: Demand) -> &mut T {
        &mut self.0[demand.index()]
    }
}

/// How many cards of each kind: four bits a kind, so that piles are added and compared in one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally(u64);

/// Bits of a kind in a tally. No pile holds more cards of a kind than four bits count.
const KIND_BITS: usize = 4;
const KIND_MASK: u64 = (1 << KIND_BITS) - 1;
/// The most cards of a kind that a deck may have.
pub const MAX_COPIES: u8 = KIND_MASK as u8;

impl Tally {
    /// How many of a kind.
    pub const fn of(self, card: Card) -> u8 {
        (self.0 >> (KIND_BITS * card.index()) & KIND_MASK) as u8
    }

    /// One more of a kind.
    pub const fn add(&mut self, card: Card) {
        self.0 += 1 << (KIND_BITS * card.index());
    }

    /// One fewer of a kind, which must be there.
    pub fn take(&mut self, card: Card) {
        assert!(self.of(card) > 0, "no {card} here");
        self.0 -= 1 << (KIND_BITS * card.index());
    }

    /// All the cards of both.
    #[must_use]
    pub const fn plus(self, other: Tally) -> Tally {
        Tally(self.0 + other.0)
    }

    /// What is left when the other's cards, all of them here, are gone.
    #[must_use]
    pub const fn minus(self, other: Tally) -> Tally {
        Tally(self.0 - other.0)
    }

    /// Whether every card of the other is here.
    pub fn holds(self, other: Tally) -> bool {
        Card::ALL.into_iter().all(|card| self.of(card) >= other.of(card))
    }

    /// How many cards in all.
    pub fn total(self) -> u8 {
        Card::ALL.into_iter().map(|card| self.of(card)).sum()
    }

    /// The cards, sorted by kind.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| (0..self.of(card)).map(move |_| card))
    }
}

impl FromIterator<Card> for Tally {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut tally = Tally::default();
        cards.into_iter().for_each(|card| tally.add(card));
        tally
    }
}

impl Serialize for Tally {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kinds = Card::ALL.into_iter().map(|card| (card, self.of(card))).filter(|(_, count)| *count > 0);
        serializer.collect_map(kinds)
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kinds = std::collections::BTreeMap::<Card, u8>::deserialize(deserializer)?;
        if kinds.values().any(|&count| count > MAX_COPIES) {
            return Err(serde::de::Error::custom("too many cards of a kind"));
        }
        Ok(kinds.iter().flat_map(|(&card, &count)| (0..count).map(move |_| card)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tallies_count_by_kind() {
        let mut tally: Tally = [Card::Palace, Card::ClosenessToThePeople, Card::Palace].into_iter().collect();
        assert_eq!((tally.of(Card::Palace), tally.total()), (2, 3));
        tally.take(Card::Palace);
        assert_eq!(tally.cards().collect::<Vec<_>>(), [Card::Palace, Card::ClosenessToThePeople]);
        assert!(tally.plus(tally).holds(tally) && !tally.holds(tally.plus(tally)));
    }

    #[test]
    fn names_read_back() {
        assert!(Card::ALL.into_iter().all(|card| card.name().parse() == Ok(card)));
        assert!(Space::all().all(|space| space.to_string().parse() == Ok(space)));
        assert_eq!("T23".parse::<Space>(), Err(UnknownName));
    }
}
