//! The vocabulary: everything that is printed on the board, the cards and the tiles.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use engine::{Printed, Seat, UnknownName, bit_set, named};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::content;

named! {
    /// The colour of a lot and of the cards that bid for it, in canonical order (FA-2.2).
    Colour { Violet = "violet", Grey = "grey", Orange = "orange", Green = "green", Brown = "brown" }
}
named! {
    /// A lot within its district: by its colour, or the colourless sixth one.
    Plot { Violet = "violet", Grey = "grey", Orange = "orange", Green = "green", Brown = "brown", Plaza = "plaza" }
}
named! {
    /// A deck of construction cards.
    Deck { Violet = "violet", Grey = "grey", Orange = "orange", Green = "green", Brown = "brown", Black = "black" }
}
named! {
    /// A type of shop.
    Shop { Fashion = "fashion", Jewel = "jewel", Art = "art", Perfume = "perfume" }
}
named! {
    /// A commission.
    Pawn { White = "white", Beige = "beige" }
}
named! {
    /// A district.
    District {
        W34 = "34W", E34 = "34E", W42 = "42W", TimesSquare = "TS", E42 = "42E", W52 = "52W", E52 = "52E",
    }
}
named! {
    /// A place a commission can stand on.
    Node {
        Start = "START", W34 = "34W", E34 = "34E", W42 = "42W", TimesSquare = "TS", E42 = "42E", W52 = "52W",
        E52 = "52E", Park = "PARK",
    }
}
named! {
    /// The colour of a player's buildings.
    PlayerColour { Red = "red", Yellow = "yellow", Blue = "blue", Green = "green" }
}
named! {
    /// One of the four actions of a turn.
    Kind {
        /// Take buildings.
        A = "A",
        /// Place a shop.
        B = "B",
        /// Draw a black card and move a commission.
        C = "C",
        /// Score a district.
        D = "D",
    }
}

impl Colour {
    /// The lot of this colour.
    pub fn plot(self) -> Plot {
        Plot::ALL[self.index()]
    }

    /// The deck of this colour.
    pub fn deck(self) -> Deck {
        Deck::ALL[self.index()]
    }
}

impl Plot {
    /// The colour of the lot; the plaza has none (FA-3.8).
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }
}

impl Deck {
    /// The colour of the deck, none for black.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }
}

impl District {
    /// The district as a place for commissions.
    pub fn node(self) -> Node {
        Node::ALL[self.index() + 1]
    }
}

impl Node {
    /// The district, unless it is the start area or Central Park.
    pub fn district(self) -> Option<District> {
        District::ALL.get(self.index().wrapping_sub(1)).copied()
    }
}

/// One `T` for every key; saved as a map from codes, so that a saved position can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct By<K, T, const N: usize>(pub [T; N], PhantomData<K>);

/// One for every colour of lots.
pub type ByColour<T> = By<Colour, T, 5>;
/// One for every lot of a district.
pub type ByPlot<T> = By<Plot, T, 6>;
/// One for every deck.
pub type ByDeck<T> = By<Deck, T, 6>;
/// One for every type of shop.
pub type ByShop<T> = By<Shop, T, 4>;
/// One for every commission.
pub type ByPawn<T> = By<Pawn, T, 2>;
/// One for every district.
pub type ByDistrict<T> = By<District, T, 7>;
/// One for every place of the map.
pub type ByNode<T> = By<Node, T, 9>;

impl<K: Printed, T, const N: usize> By<K, T, N> {
    /// All values, in the order of the keys.
    pub const fn new(values: [T; N]) -> Self {
        Self(values, PhantomData)
    }

    /// Keys with their values.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::EVERY.iter().copied().zip(&self.0)
    }
}

impl<K, T: Copy + Default, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        Self([T::default(); N], PhantomData)
    }
}

impl<K: Printed, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    fn index(&self, key: K) -> &T {
        &self.0[key.index()]
    }
}

impl<K: Printed, T, const N: usize> IndexMut<K> for By<K, T, N> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.0[key.index()]
    }
}

impl<K: Printed, T: Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key.name(), value)))
    }
}

impl<'de, K: Printed, T: Deserialize<'de>, const N: usize> Deserialize<'de> for By<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut map = std::collections::BTreeMap::<String, T>::deserialize(deserializer)?;
        let value = |key: &K| map.remove(key.name()).ok_or_else(|| D::Error::custom(format!("no {}", key.name())));
        let values: Vec<T> = K::EVERY.iter().map(value).collect::<Result<_, _>>()?;
        match map.keys().next() {
            Some(key) => Err(D::Error::custom(format!("{key:?} is no key here"))),
            None => Ok(Self::new(values.try_into().unwrap_or_else(|_| unreachable!("one for every key")))),
        }
    }
}

bit_set! {
    /// A set of districts.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<District>", into = "Vec<District>")]
    Districts(u8) of District
}

/// How many values the cards of a deck have.
pub const FACES: usize = 3;
/// Cards of one deck by value, the lowest first.
pub type Faces = [u8; FACES];
/// Cards by deck and value.
pub type Hand = ByDeck<Faces>;

/// A construction card; two of the same deck and value are the same (FA-2.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The deck.
    pub deck: Deck,
    /// Which value: 0 for the lowest.
    pub face: u8,
}

impl Card {
    /// The value printed on it.
    pub fn value(self) -> u8 {
        content().values[self.face as usize]
    }

    /// Every card there is.
    pub fn all() -> impl Iterator<Item = Card> {
        Deck::ALL.iter().flat_map(|&deck| (0..FACES as u8).map(move |face| Card { deck, face }))
    }
}

impl FromStr for Card {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let (deck, value) = text.split_once('-').ok_or(UnknownName)?;
        let value: u8 = value.parse().map_err(|_| UnknownName)?;
        let face = content().values.iter().position(|&other| other == value).ok_or(UnknownName)?;
        Ok(Card { deck: deck.parse()?, face: face as u8 })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.deck, self.value())
    }
}

/// A lot on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    /// The district.
    pub district: District,
    /// The lot in it.
    pub plot: Plot,
}

impl FromStr for Site {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let (district, plot) = text.split_once('-').ok_or(UnknownName)?;
        Ok(Site { district: district.parse()?, plot: plot.parse()? })
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.district, self.plot)
    }
}

/// Whose buildings: a player's, or those of Ace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Owner(pub u8);

impl Owner {
    /// The dummy bidder of the two-player game.
    pub const ACE: Owner = Owner(4);

    /// The player, none for Ace.
    pub fn seat(self) -> Option<Seat> {
        (self != Owner::ACE).then_some(Seat(self.0))
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Self {
        Owner(seat.0)
    }
}

/// What stands on a lot (FA-3.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lot {
    /// Nothing.
    #[default]
    Free,
    /// One shop or two.
    Shops(Shop, Option<Shop>),
    /// Buildings of one owner.
    Buildings(Owner, u8),
}

impl Lot {
    /// Whether nothing stands here.
    pub fn is_free(self) -> bool {
        self == Lot::Free
    }

    /// The shops here, none to two.
    pub fn shops(self) -> impl Iterator<Item = Shop> {
        let (first, second) = match self {
            Lot::Shops(first, second) => (Some(first), second),
            Lot::Free | Lot::Buildings(..) => (None, None),
        };
        first.into_iter().chain(second)
    }

    /// The buildings of an owner here.
    pub fn buildings_of(self, owner: Owner) -> u8 {
        match self {
            Lot::Buildings(other, count) if other == owner => count,
            Lot::Free | Lot::Shops(..) | Lot::Buildings(..) => 0,
        }
    }

    /// All buildings here.
    pub fn buildings(self) -> u8 {
        match self {
            Lot::Buildings(_, count) => count,
            Lot::Free | Lot::Shops(..) => 0,
        }
    }
}

impl FromStr for Lot {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        if text == "free" {
            return Ok(Lot::Free);
        }
        if let Some((owner, count)) = text.split_once('*') {
            let number = |text: &str| text.parse().map_err(|_| UnknownName);
            let owner = if owner == "ace" { Owner::ACE } else { Owner(number(owner)?) };
            return Ok(Lot::Buildings(owner, number(count)?));
        }
        match text.split_once('+') {
            Some((first, second)) => Ok(Lot::Shops(first.parse()?, Some(second.parse()?))),
            None => Ok(Lot::Shops(text.parse()?, None)),
        }
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lot::Free => f.write_str("free"),
            Lot::Shops(first, None) => write!(f, "{first}"),
            Lot::Shops(first, Some(second)) => write!(f, "{first}+{second}"),
            Lot::Buildings(Owner::ACE, count) => write!(f, "ace*{count}"),
            Lot::Buildings(owner, count) => write!(f, "{}*{count}", owner.0),
        }
    }
}

engine::as_text!(Card, Site, Lot);

/// What an auction is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    /// Building in a district, or closing it.
    District(District),
    /// Building at Central Park South.
    Park,
}
