//! Drawings that are shown again and again: shop-fronts, and the towers of every owner.

use art::{Block, Canvas, Kind, Paint, Path, Plot, Pt, Shape, Style, Tint, Tone, icon, pieces};
use engine::pieces::Picture;

use super::paints::{shop_icon, shop_paint};
use crate::ids::Shop;

/// The measures of a shop-front.
pub const SHOP: Pt = (41.0, 47.0);
/// The measures of a tower's picture, and where in it the middle of its ground lies.
pub const TOWER: (Pt, Pt) = ((52.0, 54.0), (20.0, 40.0));
/// From so many buildings on a tower grows no more.
const TALLEST: u8 = 4;

pub fn all() -> Vec<Picture> {
    let towers = Tint::ALL.into_iter().flat_map(|tint| (1..=TALLEST).map(move |floors| tower(tint, floors)));
    let shops = Shop::ALL.iter().map(|&shop| {
        let mut canvas = Canvas::new();
        shop_front(&mut canvas, (1.5, 1.5), shop);
        canvas.into_picture(shop_name(shop), SHOP.0 as u32 + 3, SHOP.1 as u32 + 3)
    });
    towers.chain(shops).collect()
}

/// The name of a shop's picture.
pub fn shop_name(shop: Shop) -> String {
    format!("shop-{shop}")
}

/// The name of the picture of so many buildings of one owner.
pub fn tower_name(tint: Tint, buildings: u8) -> String {
    format!("tower-{}-{}", tint.name(), buildings.clamp(1, TALLEST))
}

fn tower(tint: Tint, buildings: u8) -> Picture {
    let ((width, height), center) = TOWER;
    let kind = if buildings < TALLEST { Kind::Office } else { Kind::Tower };
    let block = Block::new(kind, Plot::around(center, 28.0, 18.0)).height(11.0 + 3.0 * f64::from(buildings));
    let mut canvas = Canvas::new();
    block.paint(tint.paint()).owner(tint).draw(&mut canvas);
    canvas.into_picture(tower_name(tint, buildings), width as u32, height as u32)
}

/// A shop-front: a lit window with the sign of the trade, and a striped awning over it.
pub fn shop_front(canvas: &mut Canvas, (x, y): Pt, shop: Shop) {
    let paint = shop_paint(shop);
    let (wide, high) = SHOP;
    let wall = Shape::Rect(x, y, wide, high, 3.0);
    pieces::lying_shadow(canvas, &wall);
    canvas.shape(&wall, &Style::fill(&paint.tone(Tone::Lit)).stroke(&paint.tone(Tone::Ink), 0.9));
    let window = Shape::Rect(x + 4.0, y + 13.0, wide - 8.0, high - 14.0, 2.0);
    canvas.shape(&window, &Style::fill("#fff3cf").stroke(&paint.tone(Tone::Ink), 0.7));
    icon(canvas, (x + wide / 2.0, y + 28.5), 26.0, shop_icon(shop), "#3a3226");
    for i in 0..5 {
        let (w, left) = (wide / 5.0, x + wide / 5.0 * f64::from(i));
        let fill = if i % 2 == 0 { paint.tone(Tone::Deep) } else { "#fffaf0".to_owned() };
        let stripe = Path::new().to((left, y)).line((left + w, y)).line((left + w, y + 9.0));
        let stripe = stripe.arc(w / 2.0, (left, y + 9.0)).close();
        canvas.path(&stripe, &Style::fill(&fill).stroke(&Paint::Coal.tone(Tone::Ink), 0.4));
    }
}
