//! What stands on the lots: shops, or buildings with a plate that says whose, how many, and what each is worth.

use art::shape::polar;
use art::{Canvas, Label, Nearness, Pt, Shape, Style, Tint, Tone};
use engine::Phrase;

use super::paints::owner_tint;
use super::pictures::{SHOP, TOWER, shop_name, tower_name};
use super::{FAR_TEXT, LOTS, Pen, TEXT, place};
use crate::board::worth;
use crate::ids::{District, Lot, Plot, Shop, Site};

pub fn draw(pen: &Pen<'_>, canvas: &mut Canvas, column: &'static [District]) {
    let open = |site: &Site| !pen.open.closed.has(site.district);
    for site in pen.sites(column).filter(open) {
        match pen.open.lot(site.district, site.plot) {
            Lot::Free => free(pen, canvas, site),
            Lot::Shops(first, second) => shops(pen, canvas, site, (first, second)),
            Lot::Buildings(owner, count) => {
                let each = owner.seat().map(|_| worth(pen.open, site.district, site.plot));
                buildings(pen, canvas, site, (owner_tint(pen.open, owner), count, each));
            }
        }
    }
}

/// What a building would be worth here.
fn free(pen: &Pen<'_>, canvas: &mut Canvas, site: Site) {
    if site.plot == Plot::Plaza {
        return;
    }
    let each = worth(pen.open, site.district, site.plot);
    let (x, y) = pen.spot(site, (LOTS.0 + LOTS.1) / 2.0);
    let label = |text: String| Label::new(text).middle();
    let near = label(points(pen, each)).size(TEXT + 0.5);
    let near = if each > 1 { near.bold() } else { near };
    canvas.seen(Nearness::Near, |c| c.label(x, y + 4.5, &near));
    canvas.seen(Nearness::Far, |c| c.label(x, y + 8.0, &label(each.to_string()).size(FAR_TEXT).bold()));
}

fn points(pen: &Pen<'_>, points: u8) -> String {
    pen.say(&Phrase::new("points").with("points", points))
}

/// One shop in the middle of its lot, two side by side along the ring.
fn shops(pen: &Pen<'_>, canvas: &mut Canvas, site: Site, (first, second): (Shop, Option<Shop>)) {
    let (x, y) = pen.spot(site, (LOTS.0 + LOTS.1) / 2.0);
    let (dx, dy) = polar((0.0, 0.0), 18.5, pen.angle(site) + 90.0);
    let place = |i: u8| if i == 0 { (x - dx, y - dy) } else { (x + dx, y + dy) };
    let spots = if second.is_some() { [place(0), place(1)] } else { [(x, y); 2] };
    let width = if second.is_some() { 31.0 } else { 36.0 };
    for (i, (shop, (x, y))) in [Some(first), second].into_iter().flatten().zip(spots).enumerate() {
        let height = width * SHOP.1 / SHOP.0;
        canvas.piece(&format!("shop:{site}:{i}"), |c| {
            c.picture(&shop_name(shop), (x - width / 2.0, y - height / 2.0), (width, height));
        });
    }
}

/// A tower that grows with the number of buildings, and its plate below.
fn buildings(pen: &Pen<'_>, canvas: &mut Canvas, site: Site, (tint, count, each): (Tint, u8, Option<u8>)) {
    let near = Plate::new((tint, count), each.map(|each| points(pen, each)), TEXT - 0.5);
    let far = Plate::new((tint, count), None, FAR_TEXT);
    let (x, y) = near.within_ring(pen, site);
    canvas.piece(&format!("building:{site}"), |c| {
        let (size, ground) = TOWER;
        c.picture(&tower_name(tint, count), (x - 3.0 - ground.0, y - 13.0 - ground.1), size);
        c.seen(Nearness::Near, |c| near.draw(c, (x, y)));
        c.seen(Nearness::Far, |c| far.draw(c, far.within_ring(pen, site)));
    });
}

/// How many buildings, whose, and what each is worth.
pub struct Plate {
    tint: Tint,
    count: Label,
    each: Option<Label>,
    size: f64,
}

impl Plate {
    pub fn new((tint, count): (Tint, u8), each: Option<String>, size: f64) -> Self {
        let count = Label::new(count.to_string()).size(size).bold().fill(tint.paint().tone(Tone::Text));
        Self { tint, count, each: each.map(|each| Label::new(each).size(size).bold()), size }
    }

    fn width(&self) -> f64 {
        let each = self.each.as_ref().map_or(0.0, |label| label.width() + self.size * 0.35);
        self.count.width() + self.size * 1.7 + each
    }

    const fn height(&self) -> f64 {
        self.size * 1.4
    }

    /// The place below the middle of a lot, moved inwards until the plate keeps off the names on the rim.
    fn within_ring(&self, pen: &Pen<'_>, site: Site) -> Pt {
        let (cx, cy) = place(site.district.node());
        let (x, y) = pen.spot(site, (LOTS.0 + LOTS.1) / 2.0);
        let (mut x, mut y) = (x - cx, y - cy + 17.0);
        // A tower is wider than a short plate, and keeps off the names too.
        let half = self.width().max(TOWER.0.0) / 2.0;
        let corner = |x: f64, y: f64| (x.abs() + half - 4.0).hypot(y.abs() + self.height() / 2.0 - 3.0);
        while corner(x, y) > LOTS.1 && x.hypot(y) > LOTS.0 / 2.0 {
            (x, y) = (x * 0.98, y * 0.98);
        }
        (cx + x, cy + y)
    }

    pub fn draw(&self, canvas: &mut Canvas, (x, y): Pt) {
        let (w, h, size) = (self.width(), self.height(), self.size);
        let pill = Shape::Rect(x - w / 2.0, y - h / 2.0, w, h, h / 2.0);
        let paint = self.tint.paint();
        canvas.shape(&pill, &Style::fill("var(--card)").stroke(&paint.tone(Tone::Mid), 1.5));
        let (left, foot) = (x - w / 2.0 + size * 0.5, y + size * 0.36);
        canvas.label(left, foot, &self.count);
        let sign = left + self.count.width() + size * 0.45;
        canvas.path(&self.tint.outline((sign, y), size * 0.4), &Style::fill(&paint.tone(Tone::Text)));
        if let Some(each) = &self.each {
            canvas.label(sign + size * 0.75, foot, each);
        }
    }
}
