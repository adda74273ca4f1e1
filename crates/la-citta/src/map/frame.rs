//! Where the hexes lie on a picture.

use art::{Pt, Shape};

use crate::ids::{Hex, Space};
use crate::state::board;
use crate::view::View;

/// Where the map lies: the smaller maps are drawn larger.
pub struct Frame {
    /// Distance of two neighbouring centres.
    pub unit: f64,
    /// The size of the picture.
    pub size: Pt,
    origin: Pt,
}

/// Land on every side of the outermost hexes, in units.
const RIM: f64 = 0.3;

impl Frame {
    /// The map in use, as large as fits into some room.
    pub fn within(view: &View, room: Pt) -> Frame {
        let cells = cells_in_use(view);
        let (left, right) = extent(cells.iter().map(|&cell| plane(cell).0));
        let (top, bottom) = extent(cells.iter().map(|&cell| plane(cell).1));
        let wide = right - left + 2.0 / 3f64.sqrt() + 2.0 * RIM;
        let high = bottom - top + 1.0 + 2.0 * RIM;
        let unit = (room.0 / wide).min(room.1 / high);
        let size = (wide * unit, high * unit);
        let origin = (size.0 / 2.0 - (left + right) / 2.0 * unit, size.1 / 2.0 - (top + bottom) / 2.0 * unit);
        Frame { unit, size, origin }
    }

    /// The centre of a cell (LC-3.1).
    pub fn cell(&self, cell: (i32, i32)) -> Pt {
        let (x, y) = plane(cell);
        (self.origin.0 + x * self.unit, self.origin.1 + y * self.unit)
    }

    /// The centre of a hex.
    pub fn hex(&self, hex: Hex) -> Pt {
        self.cell(board().cells[hex.index()])
    }

    /// A point beside the centre of a hex, in units.
    pub fn beside(&self, hex: Hex, by: Pt) -> Pt {
        let (x, y) = self.hex(hex);
        (x + by.0 * self.unit, y + by.1 * self.unit)
    }

    /// The middle of the six cells of a terrain space.
    pub fn space(&self, space: Space) -> Pt {
        let (x, y) = self.cell(board().anchors[space.index()]);
        (x + self.unit / 3f64.sqrt(), y + self.unit)
    }

    /// From the centre of a hexagon to its corner.
    pub fn radius(&self) -> f64 {
        self.unit / 3f64.sqrt()
    }

    /// The outline of a hex.
    pub fn outline(&self, hex: Hex) -> Shape {
        let (x, y) = self.hex(hex);
        Shape::hex(x, y, self.radius())
    }
}

fn plane((q, r): (i32, i32)) -> Pt {
    (f64::from(q) * 3f64.sqrt() / 2.0, f64::from(r) + f64::from(q) / 2.0)
}

fn extent(values: impl Iterator<Item = f64>) -> (f64, f64) {
    values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)))
}

/// The six cells of a terrain space (LC-3.2).
pub fn space_cells(space: Space) -> [(i32, i32); 6] {
    let (q, r) = board().anchors[space.index()];
    [(q, r), (q + 1, r), (q + 2, r), (q, r + 1), (q + 1, r + 1), (q, r + 2)]
}

/// Terrain spaces that a playable hex touches: the others lie outside a smaller map.
pub fn spaces_in_use(view: &View) -> impl Iterator<Item = Space> {
    let playable = view.open.playable();
    Space::all().filter(move |space| board().around[space.index()].meets(&playable))
}

fn cells_in_use(view: &View) -> Vec<(i32, i32)> {
    let hexes = view.open.playable().iter().map(|hex| board().cells[hex.index()]);
    hexes.chain(spaces_in_use(view).flat_map(space_cells)).collect()
}
