//! Central Park South, and the shops under the park that will say what its buildings are worth.

use art::{Canvas, Label, Nearness, Pt, Style};
use engine::{Phrase, Seat};

use super::paints::tint;
use super::pictures::{TOWER, shop_name, tower_name};
use super::towns::Plate;
use super::{FAR_TEXT, Pen, TEXT};
use crate::content::content;
use crate::ids::{ByShop, Shop};
use crate::show::name;

const AT: Pt = (498.0, 595.0);
const SIZE: Pt = (284.0, 120.0);

pub fn draw(pen: &Pen<'_>, canvas: &mut Canvas) {
    canvas.rect(AT, SIZE, 8.0, &Style::fill("var(--card)").stroke("var(--rule)", 1.0));
    let title = Label::new(pen.word("map-park-south")).size(TEXT + 0.5).serif().bold();
    canvas.seen(Nearness::Near, |c| c.label(AT.0 + 12.0, AT.1 + 18.0, &title));
    let title = Label::new(pen.word("map-park-south")).size(FAR_TEXT).serif().bold().within(SIZE.0 - 20.0);
    canvas.seen(Nearness::Far, |c| c.label(AT.0 + 10.0, AT.1 + 24.0, &title));
    let built: Vec<(Seat, u8)> = pen.open.seats.iter().map(|seat| (seat, south(pen, seat))).collect();
    for (i, (seat, count)) in built.iter().filter(|(_, count)| *count > 0).enumerate() {
        buildings(canvas, (AT.0 + 40.0 + 66.0 * i as f64, AT.1 + 68.0), *seat, *count);
    }
    if built.iter().all(|(_, count)| *count == 0) {
        let none = Label::new(pen.word("map-no-buildings")).size(TEXT).muted();
        canvas.seen(Nearness::Near, |c| c.label(AT.0 + 12.0, AT.1 + 48.0, &none));
    }
    canvas.line((AT.0, AT.1 + 84.0), (AT.0 + SIZE.0, AT.1 + 84.0), &Style::line("var(--line)", 1.0));
    tiles(pen, canvas);
}

fn south(pen: &Pen<'_>, seat: Seat) -> u8 {
    pen.open.stock[seat.index()].south
}

fn buildings(canvas: &mut Canvas, (x, y): Pt, seat: Seat, count: u8) {
    let (size, ground) = TOWER;
    canvas.piece(&format!("south:{seat}"), |c| {
        c.picture(&tower_name(tint(seat), count), (x - 4.0 - ground.0, y - 12.0 - ground.1), size);
        c.seen(Nearness::Near, |c| Plate::new((tint(seat), count), None, TEXT).draw(c, (x, y)));
        c.seen(Nearness::Far, |c| Plate::new((tint(seat), count), None, FAR_TEXT).draw(c, (x, y)));
    });
}

/// The shops under the park; at the end those that were turned up, and what they make a building worth (FA-7.3).
fn tiles(pen: &Pen<'_>, canvas: &mut Canvas) {
    let over = pen.open.end.is_some();
    let shown: ByShop<u8> = if over { pen.open.drawn } else { pen.open.park_shops };
    let text = if over {
        let types = shown.0.iter().filter(|&&count| count > 0).count();
        pen.say(&Phrase::new("map-park-worth").with("points", content().park_vp[types]))
    } else {
        pen.word("map-park-shops")
    };
    let y = AT.1 + 102.0;
    let lines = art::wrap(&text, 112.0, TEXT, 2);
    let labels: Vec<Label> = lines.iter().map(|line| Label::new(line).size(TEXT).muted()).collect();
    let top = y + if labels.len() > 1 { -3.0 } else { 4.0 };
    canvas.seen(Nearness::Near, |c| art::text::lines(c, AT.0 + 12.0, top, 14.0, &labels));
    for (i, &shop) in Shop::ALL.iter().enumerate() {
        let title = Phrase::new("map-pile").with("shop", name(shop)).with("count", shown[shop]);
        canvas.titled(&pen.say(&title), |c| {
            c.seen(Nearness::Near, |c| pile(c, (AT.0 + 126.0 + 39.0 * i as f64, y), (shop, shown[shop]), 13.0));
            c.seen(Nearness::Far, |c| pile(c, (AT.0 + 12.0 + 68.0 * i as f64, y), (shop, shown[shop]), FAR_TEXT - 5.0));
        });
    }
}

/// A shop, and how many there are of it.
fn pile(canvas: &mut Canvas, (x, y): Pt, (shop, count): (Shop, u8), size: f64) {
    canvas.picture(&shop_name(shop), (x, y - size), (size * 1.78, size * 2.0));
    canvas.label(x + size * 1.95, y + size * 0.38, &Label::new(count.to_string()).size(size * 1.05).bold());
}
