//! Geometry: where a commission can go, and what stands next to a lot.

use crate::content::content;
use crate::ids::{District, Districts, Key, Node, Plot};
use crate::state::Table;

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nodes(u16);

impl Nodes {
    /// Whether a place belongs to the set.
    pub const fn contains(self, node: Node) -> bool {
        self.0 & (1 << node as u16) != 0
    }

    /// The places, in order of the map.
    pub fn iter(self) -> impl Iterator<Item = Node> {
        Node::ALL.iter().copied().filter(move |&node| self.contains(node))
    }
}

/// FA-3.4: the places one move away, closed districts skipped.
pub fn destinations(from: Node, closed: Districts) -> Nodes {
    let mut found = Nodes::default();
    for ahead in Nodes(content().next[from]).iter() {
        match ahead.district() {
            Some(district) if closed.contains(district) => found.0 |= destinations(ahead, closed).0,
            _ => found.0 |= 1 << ahead as u16,
        }
    }
    found
}

/// FA-6.6.2: the worth of one building on a lot, by the different types of shop on the two neighbouring lots.
pub fn worth(table: &Table, district: District, plot: Plot) -> u8 {
    let mut types = 0u8;
    for next in content().next_to(table.side, district, plot) {
        table.lot(district, next).shops().for_each(|shop| types |= 1 << shop.index());
    }
    content().district_vp[types.count_ones() as usize]
}
