//! Drawings of our own: the sign of the house, the signs of the seats, the town on the home page.

use art::{Block, Canvas, Front, Kind, Paint, Pile, Plot, Pt, Shape, Style, Tint, face, ground, pieces, sign};
use catalog::Level;
use maud::{Markup, PreEscaped, html};

/// The signs of the seats and the faces of the bots as symbols, for `use` anywhere on the page.
pub(super) fn sprite() -> Markup {
    let symbol = |(i, tint): (usize, Tint)| {
        let mut canvas = Canvas::new();
        sign(&mut canvas, (12.0, 12.0), 11.0, tint);
        format!("<symbol id=\"sign-{i}\" viewBox=\"0 0 24 24\">{}</symbol>", canvas.fragment())
    };
    let signs = Tint::ALL.into_iter().enumerate().map(symbol);
    let symbols: String = signs.chain(Level::ALL.into_iter().map(face_symbol)).collect();
    html! { svg class="unseen" aria-hidden="true" focusable="false" { (PreEscaped(symbols)) } }
}

/// The sign of a seat.
pub(super) fn seat_sign(seat: u8) -> Markup {
    html! { svg class="sign" aria-hidden="true" { use href=(format!("#sign-{}", seat % 5)) {} } }
}

/// The face of bots of a level; what shows it says the colour of its walls.
fn face_symbol(level: Level) -> String {
    let front = match level {
        Level::Beginner => Front::Cottage,
        Level::Casual => Front::Hall,
        Level::Strong => Front::Tower,
        Level::Expert => Front::Palace,
    };
    let mut canvas = Canvas::new();
    face(&mut canvas, front, "var(--face)");
    format!("<symbol id=\"face-{}\" viewBox=\"0 0 40 40\">{}</symbol>", level.name(), canvas.fragment())
}

/// The face of a bot.
pub(super) fn bot_face(level: &str, seat: u8) -> Markup {
    html! { svg class="face" data-seat=(seat % 5) aria-hidden="true" { use href=(format!("#face-{level}")) {} } }
}

/// The sign of the house: a square seen from above, with a tower.
pub(super) fn brand() -> Markup {
    let mut canvas = Canvas::new();
    let square = Shape::rect(2.0, 8.0, 26.0, 22.0);
    canvas.shape(&square, &Style::fill("var(--street)").stroke("var(--rule)", 1.2));
    let mut pile = Pile::new();
    pile.block(&Block::new(Kind::Plain, Plot { x: 4.0, y: 10.0, w: 8.0, d: 8.0 }).height(9.0).paint(Paint::Vermilion));
    pile.block(&Block::new(Kind::Plain, Plot { x: 16.0, y: 11.0, w: 9.0, d: 7.0 }).height(5.0).paint(Paint::Ochre));
    pile.block(&Block::new(Kind::Plain, Plot { x: 4.0, y: 21.0, w: 9.0, d: 7.0 }).height(4.0).paint(Paint::Sky));
    pile.draw(&mut canvas);
    canvas.circle((20.5, 24.5), 2.6, &Style::fill("var(--green)").stroke("var(--green-line)", 0.8));
    html! { svg viewBox="0 -2 32 34" aria-hidden="true" { (PreEscaped(canvas.fragment())) } }
}

/// The town of the home page: a square with a fountain, a harbour, a little of every city.
pub(super) fn town(title: &str) -> Markup {
    let mut canvas = Canvas::new();
    let c = &mut canvas;
    c.rect((20.0, 84.0), (660.0, 356.0), 14.0, &Style::fill("var(--street)"));
    quay(c);
    blocks(c);
    c.circle((335.0, 262.0), 52.0, &Style::fill("var(--paper)").stroke("var(--line)", 1.0));
    ground::rails(c, &[(30.0, 188.0), (670.0, 188.0)]);
    pieces::tram(c, (548.0, 188.0), 46.0, Paint::Seal);
    houses(c);
    people(c);
    html! { svg viewBox="14 36 672 432" role="img" aria-label=(title) { (PreEscaped(canvas.fragment())) } }
}

fn quay(c: &mut Canvas) {
    let shore: Vec<Pt> = ground::wavy((20.0, 434.0), (680.0, 434.0), 5.0, 90.0);
    ground::water_edge(c, &shore, 34.0);
}

/// Where blocks of buildings lie: the four around the square and the rows behind.
const GROUND: [(f64, f64, f64, f64); 8] = [
    (34.0, 98.0, 196.0, 76.0),
    (246.0, 98.0, 190.0, 76.0),
    (452.0, 98.0, 214.0, 76.0),
    (34.0, 202.0, 196.0, 110.0),
    (452.0, 202.0, 214.0, 110.0),
    (34.0, 328.0, 196.0, 92.0),
    (246.0, 340.0, 190.0, 80.0),
    (452.0, 328.0, 214.0, 92.0),
];

fn blocks(c: &mut Canvas) {
    for (x, y, w, h) in GROUND {
        ground::lot(c, &Shape::Rect(x, y, w, h, 5.0));
    }
}

fn houses(c: &mut Canvas) {
    let rows: [(Kind, f64, f64, f64, f64); 27] = [
        (Kind::Tower, 42.0, 112.0, 40.0, 40.0),
        (Kind::Office, 96.0, 116.0, 44.0, 40.0),
        (Kind::Hotel, 160.0, 116.0, 44.0, 40.0),
        (Kind::Cathedral, 254.0, 104.0, 104.0, 62.0),
        (Kind::Palace, 372.0, 112.0, 56.0, 50.0),
        (Kind::Apartments, 462.0, 112.0, 52.0, 44.0),
        (Kind::Tower, 530.0, 112.0, 38.0, 38.0),
        (Kind::Station, 582.0, 112.0, 76.0, 50.0),
        (Kind::Terrace, 42.0, 212.0, 92.0, 36.0),
        (Kind::Shop, 148.0, 214.0, 36.0, 34.0),
        (Kind::Shop, 190.0, 214.0, 34.0, 34.0),
        (Kind::Market, 42.0, 262.0, 100.0, 42.0),
        (Kind::House, 156.0, 266.0, 32.0, 32.0),
        (Kind::House, 194.0, 266.0, 30.0, 32.0),
        (Kind::CityHall, 460.0, 212.0, 84.0, 54.0),
        (Kind::Theatre, 560.0, 214.0, 54.0, 50.0),
        (Kind::Cinema, 622.0, 218.0, 38.0, 42.0),
        (Kind::Park, 460.0, 276.0, 198.0, 32.0),
        (Kind::Castle, 44.0, 340.0, 64.0, 60.0),
        (Kind::Terrace, 124.0, 344.0, 98.0, 32.0),
        (Kind::Bathhouse, 130.0, 384.0, 84.0, 32.0),
        (Kind::Gate, 256.0, 356.0, 48.0, 36.0),
        (Kind::DepartmentStore, 322.0, 354.0, 104.0, 44.0),
        (Kind::Factory, 462.0, 344.0, 92.0, 52.0),
        (Kind::Warehouse, 568.0, 350.0, 88.0, 48.0),
        (Kind::Fountain, 318.0, 246.0, 34.0, 32.0),
        (Kind::Statue, 400.0, 226.0, 20.0, 18.0),
    ];
    let owners = [
        (1, Tint::Blue),
        (9, Tint::Vermilion),
        (14, Tint::Green),
        (18, Tint::Vermilion),
        (5, Tint::Purple),
        (12, Tint::Gold),
    ];
    let mut pile = Pile::new();
    for (i, (kind, x, y, w, d)) in rows.into_iter().enumerate() {
        let block = Block::new(kind, Plot { x, y, w, d });
        let owner = owners.iter().find(|(at, _)| *at == i).map(|(_, tint)| *tint);
        pile.block(&owner.map_or(block.clone(), |tint| block.owner(tint)));
    }
    pile.draw(c);
}

fn people(c: &mut Canvas) {
    let walkers = [(282.0, 232.0), (296.0, 300.0), (386.0, 280.0), (262.0, 274.0), (410.0, 306.0), (372.0, 228.0)];
    for (i, at) in walkers.into_iter().enumerate() {
        pieces::player_citizen(c, at, 17.0, Tint::of_seat(i));
    }
}
