//! What lies around a building site.

use std::ops::{Index, IndexMut};

use super::{City, Site};
use crate::ids::Kind;

/// Something that is counted around a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Different buildings of a kind next door.
    Kind(Kind),
    /// Different special buildings next door.
    Special,
    /// One if a streetcar stands along some side.
    Streetcar,
    /// Plots of the site itself on the outskirts.
    Outskirts,
}

impl What {
    const fn index(self) -> usize {
        match self {
            What::Kind(kind) => kind as usize,
            What::Special => Kind::COUNT,
            What::Streetcar => Kind::COUNT + 1,
            What::Outskirts => Kind::COUNT + 2,
        }
    }
}

/// How much of everything lies around a site. The counts stand side by side, so that all can be compared at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Around([u8; 16]);

impl Around {
    /// More than there can be of anything.
    pub const PLENTY: Around = Around([u8::MAX; 16]);

    /// Looks around a site. A building counts once, however many sides touch (BC-6.3); a streetcar between two
    /// buildings does not part them (BC-3.6).
    pub fn new(city: &City, site: Site) -> Self {
        let mut around = Around::without_neighbours(city, site);
        let mut seen = 0u128;
        for plot in site.iter() {
            // The site is free: its own plots carry no piece.
            for piece in city.pieces_beside(plot) {
                if seen >> piece & 1 == 0 {
                    seen |= 1 << piece;
                    around.count(city.pieces()[usize::from(piece)].kind());
                }
            }
        }
        around
    }

    /// The site itself only: its zone and the streetcars along it.
    pub fn without_neighbours(city: &City, site: Site) -> Self {
        let mut around = Around::default();
        for plot in site.iter() {
            around[What::Streetcar] |= u8::from(city.beside_car(plot));
            around[What::Outskirts] += u8::from(city.outskirts().has(plot));
        }
        around
    }

    fn count(&mut self, kind: Kind) {
        self[What::Kind(kind)] += 1;
        self[What::Special] += u8::from(kind.is_special());
    }

    /// Whether every count lies between two others.
    #[inline]
    pub fn is_between(&self, least: &Around, most: &Around) -> bool {
        (0..self.0.len()).fold(true, |all, i| all & (least.0[i] <= self.0[i]) & (self.0[i] <= most.0[i]))
    }
}

impl Index<What> for Around {
    type Output = u8;
    fn index(&self, what: What) -> &u8 {
        &self.0[what.index()]
    }
}

impl IndexMut<What> for Around {
    fn index_mut(&mut self, what: What) -> &mut u8 {
        &mut self.0[what.index()]
    }
}
