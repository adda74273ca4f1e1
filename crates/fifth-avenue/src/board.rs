//! Geometry: where a commission can go, and what stands next to a lot.

use crate::content::content;
use crate::ids::{District, Districts, Node, Plot};
use crate::state::Open;

engine::bit_set! {
    /// A set of places.
    Nodes(u16) of Node
}

/// FA-3.4: the places one move away, closed districts skipped.
pub fn destinations(from: Node, closed: Districts) -> Nodes {
    let mut found = Nodes::default();
    for ahead in Nodes(content().next[from]).iter() {
        match ahead.district() {
            Some(district) if closed.has(district) => found = found.or(destinations(ahead, closed)),
            Some(_) | None => found.add(ahead),
        }
    }
    found
}

/// FA-6.6.2: the worth of one building on a lot, by the different types of shop on the two neighbouring lots.
pub fn worth(open: &Open, district: District, plot: Plot) -> u8 {
    let mut types = 0u8;
    for next in content().next_to(open.side, district, plot) {
        open.lot(district, next).shops().for_each(|shop| types |= 1 << shop.index());
    }
    content().district_vp[types.count_ones() as usize]
}
