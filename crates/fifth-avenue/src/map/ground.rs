//! What never changes: blocks, the park, the ways of the commissions, the rings; and the signs of closed districts.

use art::shape::{between, polar, unit};
use art::{Canvas, Icon, Label, Nearness, Path, Pt, Shape, Style, Tone, ground, pieces, roofs};
use engine::Phrase;

use super::paints::colour_paint;
use super::{FAR_TEXT, HEIGHT, LOTS, MIDDLE, Pen, RIM, STOP, TEXT, WIDTH, place};
use crate::content::content;
use crate::ids::{Colour, District, Node, Prize, Site};
use crate::show::name;

pub fn draw(pen: &Pen<'_>, canvas: &mut Canvas) {
    blocks(canvas);
    lawn(canvas);
    ways(canvas);
    for node in [Node::Start, Node::Park] {
        stop(pen, canvas, node);
    }
    District::ALL.iter().for_each(|&district| ring(pen, canvas, district));
    let (x, y) = place(Node::Park);
    let home = art::wrap(&pen.word("map-home"), 84.0, TEXT, 3);
    let labels: Vec<Label> = home.into_iter().map(|line| Label::new(line).size(TEXT).middle().halo()).collect();
    canvas.seen(Nearness::Near, |c| art::text::lines(c, x + 32.0, y + STOP + 20.0, 15.0, &labels));
}

/// The blocks of the city, faint: they are no way for anybody.
fn blocks(canvas: &mut Canvas) {
    canvas.rect((0.0, 0.0), (f64::from(WIDTH), f64::from(HEIGHT)), 0.0, &Style::fill("var(--paper)"));
    let block = |col: u32, row: u32| Shape::rect(f64::from(col) * 53.0 + 2.0, f64::from(row) * 72.0 + 4.0, 45.0, 64.0);
    let all = (0..15).flat_map(|col| (0..10).map(move |row| block(col, row)));
    let path = all.fold(Path::new(), |path, block| path.and(&block.path()));
    canvas.path(&path, &Style::fill("var(--street)").opacity(0.55));
}

/// Central Park, behind the last districts.
fn lawn(canvas: &mut Canvas) {
    let (x, y) = place(Node::Park);
    ground::meadow(canvas, &Shape::Rect(x - 150.0, y - 218.0, 224.0, 436.0, 14.0));
    let at = |angle: u32| {
        let angle = f64::from(angle).to_radians();
        (x + 36.0 + 24.0 * angle.cos(), y - 130.0 + 34.0 * angle.sin())
    };
    ground::water(canvas, &Shape::Poly((0..18).map(|k| at(20 * k)).collect()));
    let trees = [(-14, -196), (8, -190), (56, -198), (24, -176), (60, -62), (50, -44), (62, 66), (54, 96), (60, 160)];
    for (dx, dy) in trees.into_iter().chain([(30, 176), (-4, 190), (58, 200)]) {
        roofs::tree(canvas, (x + f64::from(dx), y + f64::from(dy)), 8.0);
    }
}

/// FA-3.2: where a commission may go from each place, with an arrow.
fn ways(canvas: &mut Canvas) {
    for &from in Node::ALL.iter().filter(|&&node| node != Node::Park) {
        for &to in Node::ALL.iter().filter(|&&to| content().next[from] & (1 << to.index()) != 0) {
            let ends = [place(from), place(to)];
            canvas.path(&Path::open(&ends), &Style::line("var(--rule)", 29.0));
            canvas.path(&Path::open(&ends), &Style::line("var(--card)", 26.0));
            arrow(canvas, ends, (radius(from), radius(to)));
        }
    }
}

const fn radius(node: Node) -> f64 {
    match node {
        Node::Start | Node::Park => STOP,
        _ => RIM,
    }
}

/// An arrowhead in the middle of what is seen of a way.
fn arrow(canvas: &mut Canvas, [from, to]: [Pt; 2], (leaves, meets): (f64, f64)) {
    let (dx, dy) = unit(from, to);
    let start = (from.0 + dx * leaves, from.1 + dy * leaves);
    let end = (to.0 - dx * meets, to.1 - dy * meets);
    let (x, y) = between(start, end, 0.5);
    let at = |along: f64, aside: f64| (x + dx * along - dy * aside, y + dy * along + dx * aside);
    let head = [at(8.0, 0.0), at(-8.0, 8.0), at(-4.0, 0.0), at(-8.0, -8.0)];
    canvas.poly(&head, &Style::fill("var(--ink)").opacity(0.75));
}

/// The start area and the end of a trip.
fn stop(pen: &Pen<'_>, canvas: &mut Canvas, node: Node) {
    let (x, y) = place(node);
    canvas.circle((x, y), STOP, &Style::fill("var(--card)").stroke("var(--rule)", 1.4));
    let text = pen.say(&Phrase::new(format!("ring-{node}")));
    plate(canvas, (x, y - STOP + 17.0), &text, &text);
}

/// How wide a name may be from afar: a little less than what it stands on.
const PLATE: f64 = 74.0;

/// A name in at most two lines; from afar a shorter one.
fn plate(canvas: &mut Canvas, (x, y): Pt, text: &str, short: &str) {
    let lines = art::wrap(text, 64.0, TEXT, 2);
    let labels: Vec<Label> = lines.iter().map(|line| Label::new(line).size(TEXT).serif().bold().middle()).collect();
    canvas.seen(Nearness::Near, |c| art::text::lines(c, x, y, 14.0, &labels));
    let far = art::wrap(short, 110.0, FAR_TEXT, 2);
    let wide = far.iter().map(|line| art::text::width(line, FAR_TEXT)).fold(PLATE, f64::max);
    let size = FAR_TEXT * PLATE / wide;
    let far: Vec<Label> = far.iter().map(|line| Label::new(line).size(size).serif().bold().middle()).collect();
    // One line leaves room for the commissions that begin there.
    let down = if far.len() == 1 && text == short { -7.0 } else { 6.0 };
    canvas.seen(Nearness::Far, |c| art::text::lines(c, x, y + down, 21.0, &far));
}

/// A district: its lots, the names of their colours outside of them, its own name in the middle.
fn ring(pen: &Pen<'_>, canvas: &mut Canvas, district: District) {
    let (x, y) = place(district.node());
    let title = pen.say(&name(district));
    canvas.look(&format!("ring:{district}"), &title, |canvas| {
        canvas.circle((x - 2.0, y + 3.0), RIM, &Style::fill("var(--shadow)").with("opacity", "var(--shadow-o)"));
        canvas.circle((x, y), RIM, &Style::fill("var(--street)").stroke("var(--rule)", 1.4));
        for &plot in pen.open.plots() {
            let site = Site { district, plot };
            match plot.colour() {
                Some(colour) => {
                    ground::colored_lot(canvas, &pen.lot(site), colour_paint(colour));
                    colour_name(pen, canvas, site, colour);
                }
                None => {
                    ground::lot(canvas, &pen.lot(site));
                    rim_name(pen, canvas, site, (&pen.say(&name(plot)), "var(--ink)"));
                }
            }
        }
        canvas.circle((x, y), MIDDLE, &Style::fill("var(--card)").stroke("var(--rule)", 1.0));
        let text = pen.say(&Phrase::new(format!("ring-{district}")));
        plate(canvas, (x, y - 19.0), &text, district.name());
    });
}

/// The name of a lot's colour along the rim, from afar in short.
fn colour_name(pen: &Pen<'_>, canvas: &mut Canvas, site: Site, colour: Colour) {
    let fill = colour_paint(colour).tone(Tone::Text);
    rim_name(pen, canvas, site, (&pen.say(&name(colour.deck())), &fill));
    let short = pen.say(&Phrase::new(format!("short-{colour}")));
    let label = Label::new(short).size(FAR_TEXT - 2.0).bold().middle().halo().fill(fill);
    canvas.seen(Nearness::Far, |c| along_rim(pen, c, site, |c| c.label(0.0, 7.0, &label)));
}

fn rim_name(pen: &Pen<'_>, canvas: &mut Canvas, site: Site, (words, fill): (&str, &str)) {
    let label = Label::new(words).size(TEXT).bold().middle().fill(fill);
    canvas.seen(Nearness::Near, |c| along_rim(pen, c, site, |c| c.label(0.0, 4.2, &label)));
}

/// Draws along the rim outside of a lot, upright on the lower half too.
fn along_rim(pen: &Pen<'_>, canvas: &mut Canvas, site: Site, draw: impl FnOnce(&mut Canvas)) {
    let angle = pen.angle(site);
    let below = angle.to_radians().sin() > 0.5;
    let turn = if below { angle - 90.0 } else { angle + 90.0 };
    canvas.turned(polar(place(site.district.node()), (LOTS.1 + RIM) / 2.0, angle), turn, draw);
}

/// FA-6.14.7: a closed district is no more: its ring is covered, and a sign says so.
pub fn closed(pen: &Pen<'_>, canvas: &mut Canvas) {
    for district in pen.open.closed.iter() {
        let (x, y) = place(district.node());
        let title = pen.say(&Phrase::new("no-closed-district").with("district", name(district)));
        canvas.titled(&title, |c| {
            c.circle((x, y), RIM - 1.0, &Style::fill("var(--street)").opacity(0.94));
            c.circle((x, y), MIDDLE, &Style::fill("var(--card)").stroke("var(--rule)", 1.0));
            plate(c, (x, y - 19.0), &pen.say(&Phrase::new(format!("ring-{district}"))), district.name());
            pieces::token(c, (x, y - 71.0), 17.0, art::Paint::Seal, Icon::Lock);
            let label = Label::new(pen.word("map-closed")).size(FAR_TEXT).serif().bold().middle();
            c.label(x, y + 78.0, &label);
        });
    }
}

/// A ring around what is up for auction.
pub fn auctioned(pen: &Pen<'_>, canvas: &mut Canvas) {
    let (node, r) = match pen.open.auction.prize {
        Some(Prize::District(district)) => (district.node(), RIM),
        Some(Prize::Park) => (Node::Park, STOP),
        None => return,
    };
    canvas.circle(place(node), r + 1.0, &Style::line("var(--ring)", 5.0));
}
