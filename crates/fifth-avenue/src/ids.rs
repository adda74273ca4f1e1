//! The vocabulary: everything that is printed on the board, the cards and the tiles.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use engine::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::content;

/// A small set of names, each with a short code that notation, data and saved positions use.
pub trait Key: Copy + Eq + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];
    /// The position in [`Key::ALL`].
    fn index(self) -> usize;
    /// The short code.
    fn code(self) -> &'static str;
    /// The one with this code.
    fn parse(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|key| key.code() == text)
    }
}

macro_rules! keys {
    ($(#[$doc:meta])* $name:ident { $(#[$d0:meta])* $first:ident = $code:literal $(, $(#[$d:meta])* $other:ident = $codes:literal)* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $(#[$d0])* #[default] #[serde(rename = $code)] $first,
            $($(#[$d])* #[serde(rename = $codes)] $other,)*
        }
        impl Key for $name {
            const ALL: &'static [Self] = &[$name::$first, $($name::$other),*];
            fn index(self) -> usize { self as usize }
            fn code(self) -> &'static str {
                match self { $name::$first => $code, $($name::$other => $codes),* }
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str(self.code()) }
        }
    };
}

keys! {
    /// The colour of a lot and of the cards that bid for it, in canonical order (FA-2.2).
    Colour { Violet = "violet", Grey = "grey", Orange = "orange", Green = "green", Brown = "brown" }
}
keys! {
    /// A lot within its district: by its colour, or the colourless sixth one.
    Plot { Violet = "violet", Grey = "grey", Orange = "orange", Green = "green", Brown = "brown", Plaza = "plaza" }
}
keys! {
    /// A deck of construction cards.
    Deck { Violet = "violet", Grey = "grey", Orange = "orange", Green = "green", Brown = "brown", Black = "black" }
}
keys! {
    /// A type of shop.
    Shop { Fashion = "fashion", Jewel = "jewel", Art = "art", Perfume = "perfume" }
}
keys! {
    /// A commission.
    Pawn { White = "white", Beige = "beige" }
}
keys! {
    /// A district.
    District {
        W34 = "34W", E34 = "34E", W42 = "42W", TimesSquare = "TS", E42 = "42E", W52 = "52W", E52 = "52E",
    }
}
keys! {
    /// A place a commission can stand on.
    Node {
        Start = "START", W34 = "34W", E34 = "34E", W42 = "42W", TimesSquare = "TS", E42 = "42E", W52 = "52W",
        E52 = "52E", Park = "PARK",
    }
}
keys! {
    /// The colour of a player's buildings.
    PlayerColour { Red = "red", Yellow = "yellow", Blue = "blue", Green = "green" }
}
keys! {
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

impl<K: Key, T, const N: usize> By<K, T, N> {
    /// All values, in the order of the keys.
    pub const fn new(values: [T; N]) -> Self {
        Self(values, PhantomData)
    }

    /// Keys with their values.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.0)
    }
}

impl<K, T: Copy + Default, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        Self([T::default(); N], PhantomData)
    }
}

impl<K: Key, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    fn index(&self, key: K) -> &T {
        &self.0[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for By<K, T, N> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.0[key.index()]
    }
}

impl<K: Key, T: Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key.code(), value)))
    }
}

impl<'de, K: Key, T: Deserialize<'de>, const N: usize> Deserialize<'de> for By<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut map = std::collections::BTreeMap::<String, T>::deserialize(deserializer)?;
        let value = |key: &K| map.remove(key.code()).ok_or_else(|| D::Error::custom(format!("no {}", key.code())));
        let values: Vec<T> = K::ALL.iter().map(value).collect::<Result<_, _>>()?;
        let array = values.try_into().map_err(|_| D::Error::custom("a key too many"))?;
        Ok(Self::new(array))
    }
}

/// A set of districts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Districts(u8);

impl Districts {
    /// Whether the district belongs to the set.
    pub const fn contains(self, district: District) -> bool {
        self.0 & (1 << district as u8) != 0
    }

    /// Adds a district.
    pub fn insert(&mut self, district: District) {
        self.0 |= 1 << district as u8;
    }

    /// Takes a district out.
    pub fn remove(&mut self, district: District) {
        self.0 &= !(1 << district as u8);
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The districts of the set, in order of the map, nearest column first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = District> {
        District::ALL.iter().copied().filter(move |&district| self.contains(district))
    }
}

impl Serialize for Districts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Districts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::default();
        Vec::<District>::deserialize(deserializer)?.into_iter().for_each(|district| set.insert(district));
        Ok(set)
    }
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

    /// Reads `grey-4`.
    pub fn parse(text: &str) -> Option<Self> {
        let (deck, value) = text.split_once('-')?;
        let value: u8 = value.parse().ok()?;
        let face = content().values.iter().position(|&other| other == value)?;
        Some(Card { deck: Deck::parse(deck)?, face: face as u8 })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.deck, self.value())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Card::parse(&text).ok_or_else(|| D::Error::custom(format!("{text:?} is no card")))
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

impl Site {
    /// Reads `34W-grey`.
    pub fn parse(text: &str) -> Option<Self> {
        let (district, plot) = text.split_once('-')?;
        Some(Site { district: District::parse(district)?, plot: Plot::parse(plot)? })
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.district, self.plot)
    }
}

impl Serialize for Site {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
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

    /// Reads what `Display` writes.
    pub fn parse(text: &str) -> Option<Self> {
        if text == "free" {
            return Some(Lot::Free);
        }
        if let Some((owner, count)) = text.split_once('*') {
            let owner = if owner == "ace" { Owner::ACE } else { Owner(owner.parse().ok()?) };
            return Some(Lot::Buildings(owner, count.parse().ok()?));
        }
        match text.split_once('+') {
            Some((first, second)) => Some(Lot::Shops(Shop::parse(first)?, Some(Shop::parse(second)?))),
            None => Some(Lot::Shops(Shop::parse(text)?, None)),
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

impl Serialize for Lot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Lot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Lot::parse(&text).ok_or_else(|| D::Error::custom(format!("{text:?} is no lot")))
    }
}

/// What an auction is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    /// Building in a district, or closing it.
    District(District),
    /// Building at Central Park South.
    Park,
}
