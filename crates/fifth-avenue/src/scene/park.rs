//! Central Park: the end of a trip, the strip for buildings, and the pile of shops.

use art::oblique::Pile;
use art::{Block, Canvas, Kind, Label, Pt, Shape, Style};
use art::{ground, pieces, roofs};

use super::{Scene, place, shop_icon, shop_paint, tint};
use crate::ids::{Key, Node, Prize, Shop};
use crate::show::name;

fn lawn() -> Shape {
    let (x, y) = place(Node::Park);
    Shape::Rect(x - 96.0, y - 200.0, 190.0, 262.0, 14.0)
}

fn strip() -> Shape {
    let (x, y) = place(Node::Park);
    Shape::Rect(x - 96.0, y + 72.0, 190.0, 92.0, 8.0)
}

pub fn ground(scene: &Scene<'_>, canvas: &mut Canvas) {
    let (x, y) = place(Node::Park);
    ground::meadow(canvas, &lawn());
    let pond = Shape::Poly(ring((x + 26.0, y - 138.0), 42.0, 24.0));
    ground::water(canvas, &pond);
    for (dx, dy) in [
        (-70.0, -160.0),
        (-44.0, -176.0),
        (-66.0, -110.0),
        (66.0, -176.0),
        (74.0, -70.0),
        (-72.0, -56.0),
        (66.0, 34.0),
        (-62.0, 40.0),
        (-30.0, -88.0),
    ] {
        roofs::tree(canvas, (x + dx, y + dy), 8.0);
    }
    let auctioned = scene.view.table.auction.prize == Some(Prize::Park);
    let edge = if auctioned { ("var(--ring)", 4.0) } else { ("var(--rule)", 0.9) };
    canvas.circle((x, y), 46.0, &Style::fill("var(--street)").stroke(edge.0, edge.1));
    canvas.shape(&strip(), &Style::fill("var(--lot)").stroke("var(--rule)", 0.9));
    let label = Label::new(scene.word("scene-park-south")).size(13.0).serif().italic().middle();
    canvas.label(x - 1.0, y + 158.0, &label);
}

/// An oval of water.
fn ring(center: Pt, rx: f64, ry: f64) -> Vec<Pt> {
    let at = |k: u32| {
        let angle = f64::from(k) * std::f64::consts::TAU / 20.0;
        (center.0 + rx * angle.cos(), center.1 + ry * angle.sin())
    };
    (0..20).map(at).collect()
}

/// One tower per player at Central Park South.
pub fn buildings(scene: &Scene<'_>, pile: &mut Pile) {
    let table = &scene.view.table;
    for seat in table.seats.iter() {
        let count = table.stock[seat.index()].south;
        if count > 0 {
            let plot = art::Plot::around(spot(scene, seat), 28.0, 20.0);
            let kind = if count > 3 { Kind::Tower } else { Kind::Office };
            let height = 12.0 + 6.0 * f64::from(count.min(8));
            let block = Block::new(kind, plot).height(height).paint(tint(seat).paint()).owner(tint(seat));
            pile.block(&block.piece(format!("south:{seat}")));
        }
    }
}

fn spot(scene: &Scene<'_>, seat: engine::Seat) -> Pt {
    let (x, y) = place(Node::Park);
    let step = 178.0 / scene.view.table.seats.len() as f64;
    (x - 94.0 + step * (0.5 + seat.index() as f64), y + 126.0)
}

/// The name, the numbers at the strip, and the face-up shops.
pub fn labels(scene: &Scene<'_>, canvas: &mut Canvas) {
    let (x, y) = place(Node::Park);
    let label = Label::new(scene.say(&name(Node::Park))).size(15.0).serif().bold().middle().halo();
    canvas.label(x, y - 178.0, &label);
    for seat in scene.view.table.seats.iter() {
        let count = scene.view.table.stock[seat.index()].south;
        if count > 0 {
            let (sx, sy) = spot(scene, seat);
            pieces::count(canvas, (sx - 10.0, sy + 12.0), &count.to_string());
        }
    }
    shops(scene, canvas, (x, y));
}

fn shops(scene: &Scene<'_>, canvas: &mut Canvas, (x, y): Pt) {
    let table = &scene.view.table;
    let over = table.end.is_some();
    let (pile, key) = if over { (&table.drawn, "scene-park-drawn") } else { (&table.park_shops, "scene-park-shops") };
    let box_ = Shape::Rect(x - 96.0, y + 174.0, 190.0, 62.0, 8.0);
    canvas.titled(&scene.word(key), |c| {
        c.shape(&box_, &Style::fill("var(--card)").stroke("var(--rule)", 0.9));
        let label = Label::new(scene.word(key)).size(12.5).middle().muted();
        c.label(x - 1.0, y + 190.0, &label);
        for (i, &shop) in Shop::ALL.iter().enumerate() {
            let at = (x - 72.0 + 47.0 * i as f64, y + 214.0);
            pieces::token(c, (at.0 - 6.0, at.1), 11.0, shop_paint(shop), shop_icon(shop));
            c.label(at.0 + 10.0, at.1 + 4.5, &Label::new(pile[shop].to_string()).size(14.0).bold());
        }
    });
}
