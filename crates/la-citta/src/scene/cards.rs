//! The Voice of the People and the politics cards.

use art::{Block, Canvas, Icon, Label, Metal, Paint, Plot, Pt, Shape, Style, Tint, card_back, icon, pieces};
use engine::Phrase;

use super::{MARGIN, Pen, WIDTH, heading, land, towns};
use crate::content::VOICES_A_YEAR;
use crate::effects::Effect;
use crate::ids::{Building, Card, Demand};
use crate::rules::cards;
use crate::show;
use crate::state::Phase;

const VOICE: Pt = (70.0, 88.0);
const POLITICS: Pt = (94.0, 150.0);
const BAND: f64 = 32.0;

/// Draws both rows.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>) {
    land::calendar(canvas, pen, (MARGIN, MARGIN + 14.0));
    heading(canvas, (MARGIN, MARGIN + 58.0), &pen.say(&Phrase::new("scene-voice")));
    for position in 0..VOICES_A_YEAR {
        voice(canvas, pen, position);
    }
    let left = WIDTH - MARGIN - 7.0 * (POLITICS.0 + 7.0) + 7.0;
    let deck = Phrase::new("scene-deck").with("count", pen.view.deck);
    let title = format!("{} · {}", pen.say(&Phrase::new("scene-politics")), pen.say(&deck));
    heading(canvas, (left, MARGIN + 12.0), &title);
    for slot in 0..pen.view.open.display.len() {
        politics(canvas, pen, slot, (left + slot as f64 * (POLITICS.0 + 7.0), MARGIN + 20.0));
    }
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
fn voice(canvas: &mut Canvas, pen: &Pen<'_>, position: usize) {
    let open = &pen.view.open;
    let at = (MARGIN + position as f64 * (VOICE.0 + 5.0), MARGIN + 66.0);
    let known = pen.view.voice[open.voice_start() + position];
    let shown = known.map(show::demand).unwrap_or_else(|| Phrase::new("scene-voice-hidden"));
    let card = Phrase::new("scene-voice-card").with("position", position);
    let title = format!("{}: {}", pen.say(&card), pen.say(&shown));
    let outline = Shape::Rect(at.0, at.1, VOICE.0, VOICE.1, 5.0);
    canvas.pick(&format!("voice:{position}"), &title, &outline, |c| match known {
        Some(demand) if open.phase != Phase::Castles => voice_face(c, pen, at, demand, position),
        _ => card_back(c, at, VOICE, Paint::Sand, Icon::Person),
    });
    lookers(canvas, pen, position, (at.0 + 8.0, at.1 + VOICE.1 + 9.0));
}

fn voice_face(canvas: &mut Canvas, pen: &Pen<'_>, at: Pt, demand: Demand, position: usize) {
    let (picture, paint) = demand_look(demand);
    let outline = Shape::Rect(at.0, at.1, VOICE.0, VOICE.1, 5.0);
    canvas.shape(&outline, &Style::fill("var(--card)").stroke("var(--rule)", 1.0));
    let middle = (at.0 + VOICE.0 / 2.0, at.1 + 34.0);
    canvas.circle(middle, 19.0, &Style::fill(&paint.tone(art::Tone::Wash)).stroke(&paint.tone(art::Tone::Ink), 1.0));
    icon(canvas, middle, 24.0, picture, "var(--ink)");
    let name = Label::new(art::fit(&pen.say(&show::demand(demand)), VOICE.0 - 4.0, 11.0)).size(11.0).middle();
    canvas.label(middle.0, at.1 + 68.0, &name);
    towns::arch(canvas, (middle.0, at.1 + VOICE.1 - 3.0), 8.0, demand);
    if position > 0 && !pen.view.open.voice_revealed() {
        icon(canvas, (at.0 + VOICE.0 - 10.0, at.1 + 10.0), 13.0, Icon::Eye, "var(--pick)");
    }
}

/// Who has looked at a face-down card.
fn lookers(canvas: &mut Canvas, pen: &Pen<'_>, position: usize, at: Pt) {
    let open = &pen.view.open;
    let looked = |seat: &engine::Seat| position > 0 && open.players[*seat].looked >> (position - 1) & 1 == 1;
    for (i, seat) in open.seats.iter().filter(looked).enumerate() {
        art::sign(canvas, (at.0 + 11.0 * i as f64, at.1), 5.0, Tint::of_seat(seat.index()));
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
    let title = art::wrap(&pen.say(&show::card(card)), POLITICS.0 - 10.0, 11.5, 2);
    let first = at.1 + BAND / 2.0 + 4.0 - 6.5 * (title.len() as f64 - 1.0);
    for (i, line) in title.iter().enumerate() {
        let label = Label::new(line).size(11.5).serif().bold().middle().fill(art::ON_DEEP);
        canvas.label(middle, first + 13.0 * i as f64, &label);
    }
    prices(canvas, card, (middle, at.1 + BAND + 14.0));
    picture(canvas, card, ((middle, at.1 + BAND + 49.0), POLITICS.0 - 16.0, 44.0));
    let text = art::wrap(&pen.say(&show::card_text(card)), POLITICS.0 - 8.0, 11.0, 2);
    for (i, line) in text.iter().rev().enumerate() {
        canvas.label(middle, at.1 + POLITICS.1 - 8.0 - 13.0 * i as f64, &Label::new(line).size(11.0).middle());
    }
}

fn prices(canvas: &mut Canvas, card: Card, (x, y): Pt) {
    let levels = cards::levels(card);
    let left = x - 11.0 * (levels.len() as f64 - 1.0);
    for (i, level) in levels.iter().enumerate() {
        pieces::coin(canvas, (left + 22.0 * i as f64, y), 9.0, &level.cost.to_string(), Metal::Gold);
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
fn picture(canvas: &mut Canvas, card: Card, (center, width, height): (Pt, f64, f64)) {
    let built: Option<Building> = match cards::levels(card) {
        [level] => match level.effect {
            Effect::Build(buildings) => buildings.iter().next(),
            _ => None,
        },
        _ => None,
    };
    if let Some(building) = built {
        let plot = Plot::around((center.0 - 4.0, center.1 + 6.0), width.min(40.0), height.min(26.0));
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
    icon(canvas, center, width.min(height).min(38.0), sign, "var(--ink)");
}
