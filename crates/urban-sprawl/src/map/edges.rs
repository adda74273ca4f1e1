//! The numbers along the edges: printed coins on the left and at the bottom, grey spaces with markers on top and on the
//! right (US-3.5), and beside each number who has the most buildings in its row.

use art::{Canvas, Label, Path, Pt, Shape, Style, pieces};
use engine::{Phrase, Seat};

use super::buildings::sign;
use super::{BLOCK, GRID, ORIGIN, Pen, STRIDE};
use crate::content::content;
use crate::ids::{Coin, Number, Space, TOP_SPACES, marker_coin};
use crate::rules::payouts::row;
use crate::show::{coin_name, space_name};

const COIN: f64 = 17.0;
/// Signs of those who lead a row: their size, and from one to the next.
const LEADER: f64 = 8.5;
const STEP: f64 = 17.0;
/// More leaders than this lead nothing.
const MOST_LEADERS: usize = 2;

/// Which way the signs beside a coin run.
#[derive(Clone, Copy)]
enum Beside {
    Right,
    Below,
}

pub fn draw(pen: &Pen<'_>, canvas: &mut Canvas) {
    for (i, &number) in content().prestige_rows.iter().enumerate() {
        let y = ORIGIN.1 + STRIDE * 2.0 * i as f64;
        let bracket = [(55.0, y), (51.0, y), (51.0, y + BLOCK + STRIDE), (55.0, y + BLOCK + STRIDE)];
        canvas.path(&Path::open(&bracket), &Style::line("var(--rule)", 1.6));
        let id = format!("row:{}-{number}", Coin::Prestige.name());
        coin(pen, canvas, &id, ((34.0, y + (BLOCK + STRIDE) / 2.0), Beside::Below), (Coin::Prestige, number));
    }
    for (i, &number) in content().wealth_rows.iter().enumerate() {
        let x = ORIGIN.0 + STRIDE * i as f64 + BLOCK / 2.0;
        let id = format!("row:{}-{number}", Coin::Wealth.name());
        coin(pen, canvas, &id, ((x - 8.0, ORIGIN.1 + GRID + 28.0), Beside::Right), (Coin::Wealth, number));
    }
    Space::all().for_each(|space| grey_space(pen, canvas, space));
}

/// A grey space, empty or with its marker.
fn grey_space(pen: &Pen<'_>, canvas: &mut Canvas, space: Space) {
    let (center, size, beside) = place(space);
    let shape = Shape::rect(center.0 - size.0 / 2.0, center.1 - size.1 / 2.0, size.0, size.1);
    let style = Style::fill("var(--street)").stroke("var(--rule)", 1.2);
    let title = pen.say(&Phrase::new("map-space").with("space", space_name(space)));
    match pen.open.spaces[usize::from(space.0)] {
        0 => canvas.pick(&format!("space:{space}"), &title, &shape, |canvas| canvas.shape(&shape, &style)),
        number => {
            canvas.shape(&shape, &style);
            let id = format!("marker:{number}");
            canvas.piece(&id, |canvas| coin(pen, canvas, &id, (center, beside), (marker_coin(number), number)));
        }
    }
}

/// The middle of a grey space, its size, and which way the signs run.
fn place(space: Space) -> (Pt, Pt, Beside) {
    match usize::from(space.0).checked_sub(TOP_SPACES) {
        None => {
            let x = ORIGIN.0 + STRIDE * 2.0 * f64::from(space.0) + (BLOCK + STRIDE) / 2.0;
            ((x, 23.0), (BLOCK + STRIDE, 38.0), Beside::Right)
        }
        Some(right) => {
            let y = ORIGIN.1 + STRIDE * right as f64 + BLOCK / 2.0;
            ((ORIGIN.0 + GRID + 38.0, y), (44.0, BLOCK), Beside::Below)
        }
    }
}

/// A number of a row as a coin that can be picked, with the signs of those who lead there.
fn coin(pen: &Pen<'_>, canvas: &mut Canvas, id: &str, (center, beside): (Pt, Beside), (coin, number): (Coin, Number)) {
    let (title, leaders) = standing(pen, coin, number);
    canvas.pick(id, &title, &Shape::Circle(center.0, center.1, COIN + 3.0), |canvas| {
        canvas.picture(
            coin.name(),
            (center.0 - COIN - 2.0, center.1 - COIN - 2.0),
            (2.0 * COIN + 4.0, 2.0 * COIN + 4.0),
        );
        let ink = match coin {
            Coin::Wealth => pieces::COIN_FIGURES.to_string(),
            Coin::Prestige => art::ON_DEEP.to_owned(),
        };
        canvas.label(center.0, center.1 + 7.2, &Label::new(number.to_string()).size(21.0).bold().middle().fill(ink));
        for (i, seat) in leaders.into_iter().enumerate() {
            let off = COIN + LEADER + 4.0 + STEP * i as f64;
            let at = match beside {
                Beside::Right => (center.0 + off, center.1),
                Beside::Below => (center.0, center.1 + off),
            };
            sign(canvas, at, LEADER, seat);
        }
    });
}

/// What a row pays and who has how many buildings in it; and those who lead, if it is one or two.
fn standing(pen: &Pen<'_>, coin: Coin, number: Number) -> (String, Vec<Seat>) {
    let open = pen.open;
    let places: Vec<String> =
        content().payouts[usize::from(number)][..open.seats.len()].iter().map(u8::to_string).collect();
    let title = Phrase::new("row-title").with("number", number).with("coin", coin_name(coin));
    let title = title.with("places", places.join(" / "));
    let counts = row(open, coin, number).map(|row| open.count_controlled(row.blocks())).unwrap_or_default();
    let most = counts.iter().copied().max().unwrap_or_default().max(1);
    let count = |seat: Seat| counts[seat.index()];
    let held = open.seats.iter().filter(|&seat| count(seat) > 0);
    let held: Vec<Phrase> =
        held.map(|seat| Phrase::new("row-holder").with("seat", seat).with("n", count(seat))).collect();
    let leaders: Vec<Seat> = open.seats.iter().filter(|&seat| count(seat) == most).collect();
    let leaders = if leaders.len() > MOST_LEADERS { Vec::new() } else { leaders };
    (pen.say(&title.with("held", held)), leaders)
}
