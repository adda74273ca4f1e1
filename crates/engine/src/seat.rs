//! Seats at the table, and things that every seat has one of.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The largest table of any game.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit in a set.
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The seat with that bit in a set.
    pub const fn of_bit(bit: u8) -> Self {
        Seat(bit)
    }

    /// The sign that goes with the seat's colour, so that nobody has to tell colours apart.
    pub const fn sign(self) -> char {
        ['▲', '●', '■', '◆', '★'][self.index()]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// How many seats a match has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// Every seat, clockwise from seat 0.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// Every seat, clockwise from `first`.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |i| self.ahead(first, i))
    }

    /// Every seat but `seat`, clockwise from its left-hand neighbour.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        (1..self.0).map(move |i| self.ahead(seat, i))
    }

    /// The seat `n` places clockwise of `seat`.
    pub const fn ahead(self, seat: Seat, n: u8) -> Seat {
        Seat((seat.0 + n) % self.0)
    }

    /// The clockwise neighbour.
    pub const fn next(self, seat: Seat) -> Seat {
        self.ahead(seat, 1)
    }

    /// The anticlockwise neighbour.
    pub const fn previous(self, seat: Seat) -> Seat {
        self.ahead(seat, self.0 - 1)
    }

    /// The number of seats as an index bound.
    pub const fn len(self) -> usize {
        self.0 as usize
    }

    /// Whether nobody sits here; true for no real match.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the seat exists in this match.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
}

/// One `T` for every seat. `N` is the most seats the game allows; seats that stay empty hold the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let len = values.len();
        let array = values.try_into().map_err(|_| D::Error::invalid_length(len, &"one value per seat"))?;
        Ok(Self(array))
    }
}

/// Who is looking: somebody at the table, or somebody behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Whether the viewer is this player.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat, if there is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
