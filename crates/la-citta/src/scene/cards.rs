//! The Voice of the People and the politics cards.

use art::{Block, Canvas, Icon, Label, Metal, Paint, Plot, Pt, Shape, Style, Tint, card_back, icon, pieces};
use engine::Phrase;

use super::{COLUMN, COLUMN_WIDTH, Pen, TEXT, heading, towns};
use crate::content::{DISPLAY, VOICES_A_YEAR, content};
use crate::effects::Effect;
use crate::ids::{Building, Card, Demand};
use crate::rules::cards;
use crate::show;
use crate::state::Phase;

const VOICE: Pt = (76.0, 86.0);
const VOICE_GAP: f64 = 3.3;
const POLITICS: Pt = (153.0, 84.0);
const GAP: f64 = 7.0;
/// The band with a card's name.
const BAND: f64 = 38.0;

/// Draws the year, the Voice cards and the politics cards; gives the line below them.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>, top: f64) -> f64 {
    calendar(canvas, pen, top + 20.0);
    let title = pen.say(&Phrase::new("scene-voice"));
    canvas.look("voice", &title, |c| {
        heading(c, (COLUMN, top + 46.0), &title);
        (0..VOICES_A_YEAR).for_each(|position| voice(c, pen, position, top + 54.0));
    });
    let top = top + 54.0 + VOICE.1 + 26.0;
    let title = pen.say(&Phrase::new("scene-politics"));
    canvas.look("politics", &title, |c| {
        heading(c, (COLUMN, top + 12.0), &title);
        let place = |i: usize| {
            let (column, row) = ((i % 2) as f64, (i / 2) as f64);
            (COLUMN + column * (POLITICS.0 + GAP), top + 20.0 + row * (POLITICS.1 + GAP))
        };
        (0..DISPLAY).for_each(|slot| politics(c, pen, slot, place(slot)));
        deck(c, pen, place(DISPLAY));
    });
    top + 20.0 + (DISPLAY + 1).div_ceil(2) as f64 * (POLITICS.1 + GAP)
}

/// The year and the round.
fn calendar(canvas: &mut Canvas, pen: &Pen<'_>, y: f64) {
    let numbers = &content().numbers;
    let open = &pen.view.open;
    let year = Phrase::new("scene-year").with("year", open.year).with("years", numbers.years);
    let round = Phrase::new("scene-round").with("round", open.round).with("rounds", numbers.rounds);
    canvas.label(COLUMN, y, &Label::new(pen.say(&year)).size(22.0).serif().bold());
    let label = Label::new(pen.say(&round)).size(TEXT + 1.0).serif().italic().muted().end();
    canvas.label(COLUMN + COLUMN_WIDTH, y, &label);
}

/// The deck beside the display.
fn deck(canvas: &mut Canvas, pen: &Pen<'_>, at: Pt) {
    let count = pen.say(&Phrase::new("scene-deck").with("count", pen.view.deck));
    canvas.titled(&count, |c| {
        card_back(c, at, (66.0, POLITICS.1), Paint::Umber, Icon::Crown);
        let lines = art::wrap(&count, POLITICS.0 - 76.0, TEXT, 3);
        for (i, line) in lines.iter().enumerate() {
            c.label(at.0 + 76.0, at.1 + 36.0 + 18.0 * i as f64, &Label::new(line).size(TEXT).muted());
        }
    });
}

/// The icon and the colour of a demand.
pub fn demand_look(demand: Demand) -> (Icon, Paint) {
    match demand {
        Demand::Culture => (Icon::Mask, Paint::Marble),
        Demand::Hygiene => (Icon::Drop, Paint::Sky),
        Demand::Education => (Icon::Book, Paint::Coal),
    }
}

/// A Voice card: open, face down, or face down but known to the viewer.
fn voice(canvas: &mut Canvas, pen: &Pen<'_>, position: usize, top: f64) {
    let open = &pen.view.open;
    let at = (COLUMN + position as f64 * (VOICE.0 + VOICE_GAP), top);
    let known = pen.view.voice[open.voice_start() + position];
    let shown = known.map(show::demand).unwrap_or_else(|| Phrase::new("scene-voice-hidden"));
    let card = Phrase::new("scene-voice-card").with("position", position);
    let title = format!("{}: {}", pen.say(&card), pen.say(&shown));
    let outline = Shape::Rect(at.0, at.1, VOICE.0, VOICE.1, 5.0);
    canvas.pick(&format!("voice:{position}"), &title, &outline, |c| match known {
        Some(demand) if open.phase != Phase::Castles => voice_face(c, pen, at, demand, position),
        _ => voice_back(c, at, position),
    });
    lookers(canvas, pen, position, (at.0 + 8.0, at.1 + VOICE.1 + 10.0));
}

/// A card face down, with its position.
fn voice_back(canvas: &mut Canvas, at: Pt, position: usize) {
    card_back(canvas, at, VOICE, Paint::Sand, Icon::Person);
    if position > 0 {
        pieces::count(canvas, (at.0 + VOICE.0 / 2.0, at.1 + VOICE.1 - 12.0), &position.to_string());
    }
}

fn voice_face(canvas: &mut Canvas, pen: &Pen<'_>, at: Pt, demand: Demand, position: usize) {
    let (picture, paint) = demand_look(demand);
    let outline = Shape::Rect(at.0, at.1, VOICE.0, VOICE.1, 5.0);
    canvas.shape(&outline, &Style::fill("var(--card)").stroke("var(--rule)", 1.0));
    let middle = (at.0 + VOICE.0 / 2.0, at.1 + 34.0);
    canvas.circle(middle, 19.0, &Style::fill(&paint.tone(art::Tone::Wash)).stroke(&paint.tone(art::Tone::Ink), 1.0));
    icon(canvas, middle, 24.0, picture, "var(--ink)");
    let label = Label::new(pen.say(&show::demand(demand))).size(TEXT).middle().within(VOICE.0 - 2.0);
    canvas.label(middle.0, at.1 + VOICE.1 - 10.0, &label);
    towns::arch(canvas, (at.0 + 10.0, at.1 + 16.0), 11.0, demand);
    if position > 0 && !pen.view.open.voice_revealed() {
        icon(canvas, (at.0 + VOICE.0 - 11.0, at.1 + 11.0), 16.0, Icon::Eye, "var(--pick)");
        canvas.label(at.0 + VOICE.0 - 9.0, at.1 + 60.0, &Label::new(position.to_string()).size(TEXT).bold().end());
    }
}

/// Who has looked at a face-down card.
fn lookers(canvas: &mut Canvas, pen: &Pen<'_>, position: usize, at: Pt) {
    let open = &pen.view.open;
    let looked = |seat: &engine::Seat| position > 0 && open.players[*seat].looked >> (position - 1) & 1 == 1;
    for (i, seat) in open.seats.iter().filter(looked).enumerate() {
        art::sign(canvas, (at.0 + 14.0 * i as f64, at.1), 6.5, Tint::of_seat(seat.index()));
    }
}

fn politics(canvas: &mut Canvas, pen: &Pen<'_>, slot: usize, at: Pt) {
    let open = &pen.view.open;
    let card = open.display[slot];
    let lowest = open.display.iter().position(|&other| other == card) == Some(slot);
    let help = format!("{}: {}", pen.say(&show::card(card)), pen.say(&show::card_help(card)));
    let outline = Shape::Rect(at.0, at.1, POLITICS.0, POLITICS.1, 6.0);
    canvas.piece(&format!("display:{slot}:{card}"), |c| match lowest {
        true => c.pick(&format!("card:{card}"), &help, &outline, |c| face(c, pen, card, at)),
        false => c.titled(&help, |c| face(c, pen, card, at)),
    });
}

/// A card: its name on a band, the prices of its levels as coins, what it builds or does.
fn face(canvas: &mut Canvas, pen: &Pen<'_>, card: Card, at: Pt) {
    let outline = Shape::Rect(at.0, at.1, POLITICS.0, POLITICS.1, 6.0);
    pieces::lying_shadow(canvas, &outline);
    canvas.shape(&outline, &Style::fill("var(--card)").stroke("var(--rule)", 0.9));
    let band = Shape::Rect(at.0, at.1, POLITICS.0, BAND, 6.0);
    canvas.shape(&band, &Style::fill(&paint(card).tone(art::Tone::Deep)));
    let middle = at.0 + POLITICS.0 / 2.0;
    let title = art::wrap(&pen.say(&show::card(card)), POLITICS.0 - 14.0, TEXT, 2);
    let first = at.1 + BAND / 2.0 + 5.0 - 8.0 * (title.len() as f64 - 1.0);
    for (i, line) in title.iter().enumerate() {
        let label = Label::new(line).size(TEXT).serif().bold().middle().fill(art::ON_DEEP);
        canvas.label(middle, first + 16.0 * i as f64, &label);
    }
    picture(canvas, card, ((at.0 + 36.0, at.1 + BAND + 20.0), 36.0));
    prices(canvas, card, (at.0 + POLITICS.0 - 18.0, at.1 + BAND + 23.0));
}

/// The prices of the levels, the cheapest first, ending at the right.
fn prices(canvas: &mut Canvas, card: Card, (right, y): Pt) {
    let levels = cards::levels(card);
    let left = right - 27.0 * (levels.len() as f64 - 1.0);
    for (i, level) in levels.iter().enumerate() {
        pieces::coin(canvas, (left + 27.0 * i as f64, y), 12.5, &level.cost.to_string(), Metal::Gold);
    }
}

fn paint(card: Card) -> Paint {
    match card {
        Card::Palace | Card::Cathedral => Paint::Terracotta,
        Card::University => Paint::Coal,
        Card::Hospital | Card::Bathhouse => Paint::Steel,
        Card::MasterBuilder => Paint::Umber,
        Card::BreadAndCircuses => Paint::Rose,
        Card::GoldenTimes => Paint::Ochre,
        Card::RichHarvest => Paint::Moss,
        Card::ClosenessToThePeople => Paint::Mauve,
    }
}

/// What the card builds, or a sign for what it does.
fn picture(canvas: &mut Canvas, card: Card, (center, size): (Pt, f64)) {
    let built: Option<Building> = match cards::levels(card) {
        [level] => match level.effect {
            Effect::Build(buildings) => buildings.iter().next(),
            _ => None,
        },
        _ => None,
    };
    if let Some(building) = built {
        let plot = Plot::around((center.0 - 3.0, center.1 + 4.0), size, size * 0.65);
        return Block::new(towns::kind(building), plot).draw(canvas);
    }
    let sign = match card {
        Card::BreadAndCircuses => Icon::Mask,
        Card::GoldenTimes => Icon::Person,
        Card::RichHarvest => Icon::Wheat,
        Card::ClosenessToThePeople => Icon::Eye,
        Card::Palace | Card::Cathedral | Card::University | Card::Hospital | Card::Bathhouse | Card::MasterBuilder => {
            Icon::Crane
        }
    };
    icon(canvas, center, size * 0.85, sign, "var(--ink)");
}
