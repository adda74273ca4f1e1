//! Streets and the streetcars on them (BC-3.10 to BC-3.13, BC-6.5).

use engine::List;

use super::grid::{Point, Segment, Side, Way};
use super::{City, MOST_CARS};
use crate::ids::Plot;

/// How the line may grow (BC-8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// One path without branches and loops.
    Single,
    /// One network that may branch and close.
    Branching,
}

impl City {
    /// The segments with a streetcar. A single line stands here from one end to the other.
    pub fn cars(&self) -> &[Segment] {
        &self.cars
    }

    /// Whether a streetcar stands on a segment.
    pub fn has_car(&self, segment: Segment) -> bool {
        self.cars.contains(&segment)
    }

    /// Whether a streetcar stands along some side of a plot (BC-3.12).
    pub fn beside_car(&self, plot: Plot) -> bool {
        self.car_sides[plot.index()] != 0
    }

    /// Whether a streetcar stands along one side of a plot.
    pub fn car_on(&self, plot: Plot, side: Side) -> bool {
        self.car_sides[plot.index()] >> side as u8 & 1 == 1
    }

    /// The plots along a segment (BC-3.12).
    pub fn plots_along(&self, segment: Segment) -> impl Iterator<Item = (Plot, Side)> {
        segment.cells().into_iter().filter_map(|(cell, side)| Some((self.plot_at(cell)?, side)))
    }

    /// The plots beside a segment, in the order of its cells.
    pub fn plots_beside(&self, segment: Segment) -> [Option<Plot>; 2] {
        segment.cells().map(|(cell, _)| self.plot_at(cell))
    }

    /// Whether a segment is a street: it bounds a plot (BC-3.10).
    pub fn is_street(&self, segment: Segment) -> bool {
        self.plots_along(segment).next().is_some()
    }

    /// Whether both sides of a segment belong to one building (BC-3.11).
    pub fn is_built_over(&self, segment: Segment) -> bool {
        self.plots_along(segment).next().is_some_and(|(plot, side)| self.is_joined(plot, side))
    }

    /// Whether a building goes on across a side of a plot.
    pub fn is_joined(&self, plot: Plot, side: Side) -> bool {
        let piece = self.piece(plot);
        piece.is_some() && self.beside(plot, side).is_some_and(|other| self.piece(other) == piece)
    }

    /// Whether a segment is an empty street that is not built over.
    pub fn is_open_street(&self, segment: Segment) -> bool {
        let mut plots = self.plots_along(segment);
        plots.next().is_some_and(|(plot, side)| !self.car_on(plot, side) && !self.is_joined(plot, side))
    }

    /// Every empty street that is not built over, ascending.
    pub fn open_streets(&self, mut out: impl FnMut(Segment)) {
        let [mut across, mut down] = self.field().streets();
        for (streets, way, side) in [(&mut across, Way::H, Side::North), (&mut down, Way::V, Side::West)] {
            let over = self.built.iter().filter(|&plot| self.is_joined(plot, side));
            over.for_each(|plot| streets.remove(self.point(plot)));
            self.cars.iter().filter(|car| car.way == way).for_each(|car| streets.remove(Point::new(car.x, car.y)));
            streets.each(|Point { y, x }| out(Segment { way, y, x }));
        }
    }

    /// Every segment with which the line may go on, in no order, possibly twice.
    pub fn extensions(&self, line: Line, mut out: impl FnMut(Segment)) {
        match line {
            Line::Single => self.ends().into_iter().for_each(|end| self.extend_from(end, &mut out)),
            Line::Branching => self.branches(&mut out),
        }
    }

    /// BC-6.5.3: from an end, to a corner that the line has not touched.
    fn extend_from(&self, end: Point, out: &mut impl FnMut(Segment)) {
        let free = |segment: &Segment| !self.on_line(segment.far_node(end));
        self.open_streets_at(end).into_iter().flatten().filter(free).for_each(out);
    }

    /// BC-8.3.1: from any corner of the network.
    fn branches(&self, out: &mut impl FnMut(Segment)) {
        let mut seen: List<Point, { 2 * MOST_CARS }> = List::new();
        for node in self.cars.iter().flat_map(|car| car.nodes()) {
            if seen.contains(&node) {
                continue;
            }
            seen.push(node);
            self.open_streets_at(node).into_iter().flatten().for_each(&mut *out);
        }
    }

    /// The empty streets, not built over, that meet at a corner: west, east, north, south.
    fn open_streets_at(&self, node: Point) -> [Option<Segment>; 4] {
        let cell = |x, y| self.plot_at(node.plus(Point::new(x, y)));
        let (nw, ne, sw, se) = (cell(-1, -1), cell(0, -1), cell(-1, 0), cell(0, 0));
        let open = |plot: Option<Plot>, side| plot.map(|plot| !self.car_on(plot, side) && !self.is_joined(plot, side));
        let [west, east, north, south] = node.streets_from();
        let kept = |segment, a: Option<bool>, b: Option<bool>| a.or(b).unwrap_or(false).then_some(segment);
        [
            kept(west, open(nw, Side::South), open(sw, Side::North)),
            kept(east, open(ne, Side::South), open(se, Side::North)),
            kept(north, open(nw, Side::East), open(ne, Side::West)),
            kept(south, open(sw, Side::East), open(se, Side::West)),
        ]
    }

    /// BC-6.5.5: the two ends of a single line that has been started.
    pub fn ends(&self) -> [Point; 2] {
        let [first, .., last] = *self.cars else { return self.cars[0].nodes() };
        let (second, before_last) = (self.cars[1], self.cars[self.cars.len() - 2]);
        [free_node(first, second), free_node(last, before_last)]
    }

    fn on_line(&self, node: Point) -> bool {
        self.cars.iter().any(|car| car.touches(node))
    }

    /// Whether a segment shares a corner with a streetcar.
    pub fn touches_line(&self, segment: Segment) -> bool {
        segment.nodes().into_iter().any(|node| self.on_line(node))
    }

    /// Whether some building stands along a segment (BC-8.4.1).
    pub fn has_building_along(&self, segment: Segment) -> bool {
        self.plots_along(segment).any(|(plot, _)| self.piece(plot).is_some())
    }

    /// Lays a streetcar, at the end of a single line where it belongs.
    pub fn lay_car(&mut self, segment: Segment, line: Line) {
        let at_front = line == Line::Single && !self.cars.is_empty() && segment.touches(self.ends()[0]);
        if at_front {
            self.cars.push_front(segment);
        } else {
            self.cars.push(segment);
        }
        self.mark_car(segment);
    }

    /// Puts a streetcar last, for reading saved cities.
    pub(super) fn append_car(&mut self, segment: Segment) {
        self.cars.push(segment);
        self.mark_car(segment);
    }

    fn mark_car(&mut self, segment: Segment) {
        for (cell, side) in segment.cells() {
            if let Some(plot) = self.plot_at(cell) {
                self.car_sides[plot.index()] |= 1 << side as u8;
            }
        }
    }

    /// The sides of a cell with a streetcar, as bits (BC-3.13: a new board meets the streetcars on its edge).
    pub(super) fn sides_with_cars(&self, cell: Point) -> u8 {
        let bit = |side: Side| u8::from(self.has_car(cell.street(side))) << side as u8;
        Side::ALL.into_iter().map(bit).sum()
    }

    /// Whether the streetcars form one path in the order in which they stand, for audits.
    pub fn is_single_path(&self) -> bool {
        let shares = |pair: &[Segment]| pair[0].nodes().into_iter().any(|node| pair[1].touches(node));
        let degree = |node: Point| self.cars.iter().filter(|car| car.touches(node)).count();
        let ends = self.cars.iter().flat_map(|car| car.nodes()).filter(|&node| degree(node) == 1).count();
        let simple = self.cars.iter().flat_map(|car| car.nodes()).all(|node| degree(node) <= 2);
        self.cars.windows(2).all(shares) && simple && (self.cars.is_empty() || ends == 2)
    }
}

fn free_node(car: Segment, next: Segment) -> Point {
    let [a, b] = car.nodes();
    if next.touches(a) { b } else { a }
}
