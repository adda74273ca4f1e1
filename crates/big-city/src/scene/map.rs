//! The city from above: boards, streets, plots, buildings, streetcars, and what can be clicked on them.

use std::collections::BTreeSet;

use art::{Block, Canvas, Corner, Footprint, Label, Pile, Shape, Style, Tone, ground, pieces};
use engine::Phrase;

use super::{Scene, board_paint, look, wall_height};
use crate::board::{Placement, Point, Rotation, Segment, Side, Way, cells, offset, turned_size};
use crate::content::content;
use crate::ids::{Board, Plot, Plots};
use crate::show;

/// The side of a cell.
const UNIT: f64 = 66.0;
/// Half the width of a street.
const KERB: f64 = 9.0;
/// Cells around everything that is drawn.
const BORDER: f64 = 0.5;
/// How far from its street a click still counts, beside a plot that can be clicked and beside others.
const REACH: f64 = 0.3;
const FAR_REACH: f64 = 0.5;
/// Places for all turns of a board lie on each other; only those of the chosen turn are marked and take the pointer.
const PLACES: &str = "<style>.places>.pick{pointer-events:none}.places>.can-pick,.places>.picked{pointer-events:auto}\
.places .corner{display:none}.places>.can-pick .corner{display:inline}</style>";

type Pt = (f64, f64);

/// The map, fitted to the city and to the places where a board may go.
pub struct Map<'a> {
    scene: &'a Scene<'a>,
    /// The cell in the upper left corner.
    first: Point,
    /// Cells across and down.
    cells: (f64, f64),
    /// Where the board in question may go.
    places: Vec<Placement>,
}

impl<'a> Map<'a> {
    pub fn new(scene: &'a Scene<'a>) -> Self {
        let city = &scene.view.city;
        let places: Vec<Placement> =
            scene.picks.iter().filter_map(|pick| pick.strip_prefix("place:")?.parse().ok()).collect();
        let covered = places.iter().flat_map(|&place| scene.view.board_in_question().map(|board| cells(board, place)));
        let points: Vec<Point> = city.plots().iter().map(|plot| city.point(plot)).chain(covered.flatten()).collect();
        let low = |of: fn(&Point) -> i8| points.iter().map(of).min().unwrap_or(0);
        let high = |of: fn(&Point) -> i8| points.iter().map(of).max().unwrap_or(0);
        let (left, top) = (low(|p| p.x), low(|p| p.y));
        let cells = (f64::from(high(|p| p.x) - left + 1), f64::from(high(|p| p.y) - top + 1));
        Map { scene, first: Point::new(left, top), cells, places }
    }

    /// Width and height on the page.
    pub fn size(&self) -> Pt {
        ((self.cells.0 + 2.0 * BORDER) * UNIT, (self.cells.1 + 2.0 * BORDER) * UNIT)
    }

    pub fn draw(&self, canvas: &mut Canvas) {
        let (w, h) = self.size();
        art::map::neatline(canvas, (0.0, 0.0), (w, h));
        self.scene.view.city.laid().iter().for_each(|board| self.draw_board(canvas, board));
        self.draw_rails(canvas);
        let mut pile = Pile::new();
        (0..self.scene.view.city.pieces().len()).for_each(|piece| pile.block(&self.block(piece)));
        self.scene.view.city.cars().iter().for_each(|&car| self.stand_car(&mut pile, car));
        pile.draw(canvas);
        self.draw_plot_picks(canvas);
        self.draw_street_picks(canvas);
        if let Some(board) = self.scene.view.board_in_question() {
            self.draw_places(canvas, board);
        }
    }

    /// Where a corner of the grid lies on the page.
    fn at(&self, point: Point) -> Pt {
        let (dx, dy) = (f64::from(point.x) - f64::from(self.first.x), f64::from(point.y) - f64::from(self.first.y));
        ((dx + BORDER) * UNIT, (dy + BORDER) * UNIT)
    }

    fn lot(&self, plot: Plot) -> Shape {
        let (x, y) = self.at(self.scene.view.city.point(plot));
        Shape::Rect(x + KERB, y + KERB, UNIT - 2.0 * KERB, UNIT - 2.0 * KERB, 5.0)
    }

    fn draw_board(&self, canvas: &mut Canvas, board: Board) {
        let points: Vec<Pt> = board.plots().iter().map(|plot| self.at(self.scene.view.city.point(plot))).collect();
        let (l, t, r, b) = art::shape::bounds(&points);
        let tile = Shape::Rect(l + 1.0, t + 1.0, r - l + UNIT - 2.0, b - t + UNIT - 2.0, 9.0);
        let paint = board_paint(board);
        canvas.piece(&format!("board:{board}"), |c| {
            pieces::lying_shadow(c, &tile);
            c.shape(&tile, &Style::fill(&paint.tone(Tone::Wash)).stroke(&paint.tone(Tone::Mid), 1.2));
            board.plots().iter().for_each(|plot| self.draw_plot(c, plot));
            // On the lower edge, where the board's own buildings do not hide it.
            let name = Label::new(&content().names[board.index()]).size(11.0).serif().italic().spaced(0.6).halo();
            c.label(l + 14.0, b + UNIT + 2.6, &name.fill(paint.tone(Tone::Text)));
        });
    }

    /// A plot with its number; a plot in the centre has a second frame.
    fn draw_plot(&self, canvas: &mut Canvas, plot: Plot) {
        let lot = self.lot(plot);
        let centre = !self.scene.view.city.outskirts().has(plot);
        canvas.shape(&lot, &Style::fill("var(--lot)").stroke("var(--line)", 0.9));
        if centre {
            canvas.shape(&lot.inset(3.2), &Style::line(&board_paint(plot.board()).tone(Tone::Mid), 0.9));
        }
        let (x, y) = lot.center();
        let held = self.scene.view.own().has(plot.card());
        let label = Label::new(plot.to_string()).size(16.0).middle();
        let label = if held { label.bold() } else { label.muted() };
        canvas.label(x, y + 6.0, &label);
        if held {
            canvas.line((x - 9.0, y + 11.0), (x + 9.0, y + 11.0), &Style::line("var(--ink)", 1.6).round());
        }
    }

    fn draw_rails(&self, canvas: &mut Canvas) {
        for car in self.scene.view.city.cars() {
            ground::rails(canvas, &car.nodes().map(|node| self.at(node)));
        }
    }

    fn block(&self, piece: usize) -> Block {
        let city = &self.scene.view.city;
        let (building, plots) = (city.pieces()[piece], city.footprint(piece));
        let (kind, walls, roof) = look(building);
        let height = wall_height(building);
        let name = self.scene.say(show::name(building));
        let block = Block::new(kind, self.footprint(plots)).walls(walls).roof(roof).height(height);
        block.piece(format!("building:{piece}")).title(name)
    }

    /// The ground of a building: its lots and the streets between them.
    fn footprint(&self, plots: Plots) -> Footprint {
        let corners: Vec<Pt> = plots.iter().map(|plot| self.at(self.scene.view.city.point(plot))).collect();
        let (l, t, r, b) = art::shape::bounds(&corners);
        let inset = KERB + 4.0;
        let ground = art::Plot::new(l + inset, t + inset, r - l + UNIT - 2.0 * inset, b - t + UNIT - 2.0 * inset);
        let square = r > l && b > t && corners.len() == 3;
        if !square {
            return Footprint::Rect(ground);
        }
        let missing = |x: f64, y: f64| !corners.iter().any(|&(cx, cy)| (cx - x).abs() < 1.0 && (cy - y).abs() < 1.0);
        let corner = match (missing(l, t), missing(r, t), missing(l, b)) {
            (true, _, _) => Corner::NorthWest,
            (_, true, _) => Corner::NorthEast,
            (_, _, true) => Corner::SouthWest,
            _ => Corner::SouthEast,
        };
        Footprint::Ell(ground, corner)
    }

    fn stand_car(&self, pile: &mut Pile, car: Segment) {
        let [(x0, y0), (x1, y1)] = car.nodes().map(|node| self.at(node));
        let center = ((x0 + x1) / 2.0, (y0 + y1) / 2.0);
        let length = UNIT * 0.7;
        let (w, d) = match car.way {
            Way::H => (length, 8.0),
            Way::V => (8.0, length),
        };
        pile.stand(art::Plot::around(center, w, d), |c| {
            c.piece(&format!("streetcar:{car}"), |c| match car.way {
                Way::H => pieces::tram(c, center, length, art::Paint::Seal),
                Way::V => pieces::tram_upright(c, center, length, art::Paint::Seal),
            });
        });
    }

    /// Every plot can be talked about; those that can be clicked are lit up by the browser.
    fn draw_plot_picks(&self, canvas: &mut Canvas) {
        let city = &self.scene.view.city;
        for plot in city.plots().iter() {
            let title = match city.building(plot) {
                Some(building) => Phrase::new("scene-plot-built").with("building", show::name(building)),
                None => Phrase::new("scene-plot")
                    .with("zone", if city.outskirts().has(plot) { "outskirts" } else { "centre" }),
            };
            let title = self.scene.say(title.with("plot", plot.number()));
            canvas.pick_over(&show::plot_pick(plot), &title, &self.lot(plot).inset(1.5));
        }
    }

    /// Streets that can be clicked, and those with a streetcar. A lozenge between the plots takes the clicks.
    fn draw_street_picks(&self, canvas: &mut Canvas) {
        for segment in self.streets() {
            let pick = show::street_pick(segment);
            if !self.scene.can_pick(&pick) && !self.scene.view.city.has_car(segment) {
                continue;
            }
            let street = show::street_name(&self.scene.view.city, segment);
            let title = self.scene.say(Phrase::new("scene-street").with("street", street));
            canvas.pick(&pick, &title, &self.roadway(segment), |c| {
                c.poly(&self.lozenge(segment), &Style::fill("#fff").with("fill-opacity", "0"));
            });
        }
    }

    fn streets(&self) -> BTreeSet<Segment> {
        let city = &self.scene.view.city;
        let around = |plot: Plot| Side::ALL.map(|side| city.point(plot).street(side));
        city.plots().iter().flat_map(around).collect()
    }

    fn roadway(&self, segment: Segment) -> Shape {
        let [(x0, y0), (x1, y1)] = segment.nodes().map(|node| self.at(node));
        match segment.way {
            Way::H => Shape::Rect(x0 + KERB, y0 - KERB + 2.0, x1 - x0 - 2.0 * KERB, 2.0 * KERB - 4.0, 5.0),
            Way::V => Shape::Rect(x0 - KERB + 2.0, y0 + KERB, 2.0 * KERB - 4.0, y1 - y0 - 2.0 * KERB, 5.0),
        }
    }

    /// From corner to corner, and on both sides as far as the plots there do not want the click themselves.
    fn lozenge(&self, segment: Segment) -> [Pt; 4] {
        let [a, b] = segment.nodes().map(|node| self.at(node));
        let (x, y) = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
        let street = self.scene.can_pick(&show::street_pick(segment));
        let plot = |cell| self.scene.view.city.plot_at(cell).is_some_and(|p| self.scene.can_pick(&show::plot_pick(p)));
        let reach = |cell| if street && !plot(cell) { FAR_REACH } else { REACH };
        let [before, after] = segment.cells().map(|(cell, _)| UNIT * reach(cell));
        match segment.way {
            Way::H => [a, (x, y - before), b, (x, y + after)],
            Way::V => [a, (x + after, y), b, (x - before, y)],
        }
    }

    /// Every place for a board: its upper left cell takes the click, and a ghost shows the board lying there.
    fn draw_places(&self, canvas: &mut Canvas, board: Board) {
        canvas.raw(PLACES);
        canvas.raw("<defs>");
        Rotation::ALL.into_iter().for_each(|rotation| draw_turned(canvas, board, rotation));
        canvas.raw("</defs>");
        canvas.group("class=\"places\"", |c| self.places.iter().for_each(|&place| self.draw_place(c, board, place)));
    }

    fn draw_place(&self, canvas: &mut Canvas, board: Board, place: Placement) {
        let (x, y) = self.at(place.corner);
        let title = self.scene.say(show::say_place(self.scene.view, place));
        let shape = Shape::Rect(x + 5.0, y + 5.0, UNIT - 10.0, UNIT - 10.0, 8.0);
        canvas.pick(&show::place_pick(place), &title, &shape.inset(6.0), |c| {
            c.shape(&shape, &Style::fill("#fff").with("fill-opacity", "0"));
            c.group("class=\"corner\"", |c| {
                let bracket = [(x + 16.0, y + UNIT - 22.0), (x + 16.0, y + 16.0), (x + UNIT - 22.0, y + 16.0)];
                c.path(&art::Path::open(&bracket), &Style::line("var(--muted)", 2.0).round());
            });
            c.ghost(|c| {
                c.raw(&format!("<use href=\"#{}\" x=\"{x}\" y=\"{y}\"/>", turned_id(place.rotation)));
                let (w, _) = turned_size(board, place.rotation);
                let touches = self.scene.view.city.touches(board, place);
                pieces::count(c, (x + f64::from(w) * UNIT / 2.0, y), &touches.to_string());
            });
        });
    }
}

/// The name under which a turned board is drawn once and shown in many places.
fn turned_id(rotation: Rotation) -> String {
    format!("big-city-turned-{rotation}")
}

/// A turned board as it would lie, its upper left corner at the origin.
fn draw_turned(canvas: &mut Canvas, board: Board, rotation: Rotation) {
    let paint = board_paint(board);
    let (w, h) = turned_size(board, rotation);
    let tile = Shape::Rect(1.0, 1.0, f64::from(w) * UNIT - 2.0, f64::from(h) * UNIT - 2.0, 9.0);
    canvas.group(&format!("id=\"{}\"", turned_id(rotation)), |c| {
        c.shape(&tile, &Style::fill(&paint.tone(Tone::Wash)).stroke(&paint.tone(Tone::Deep), 2.4).opacity(0.92));
        for plot in board.plots().iter() {
            let Point { x, y } = offset(board, rotation, plot.place());
            let (x, y) = (f64::from(x) * UNIT, f64::from(y) * UNIT);
            let lot = ((x + KERB, y + KERB), (UNIT - 2.0 * KERB, UNIT - 2.0 * KERB));
            c.rect(lot.0, lot.1, 5.0, &Style::fill("var(--lot)").stroke("var(--line)", 0.9));
            c.label(x + UNIT / 2.0, y + UNIT / 2.0 + 6.0, &Label::new(plot.to_string()).size(16.0).middle());
        }
    });
}
