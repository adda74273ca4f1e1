//! The princes: citizens against food, gold, cards and pieces left.

use art::{Canvas, Icon, Label, Metal, Paint, Pt, Shape, Style, Tint, Tone, icon, pieces};
use engine::{Gauge, Phrase, Seat};

use super::{MARGIN, PRINCES, Pen, TEXT, WIDTH};
use crate::state::{Phase, Standing};

/// One place for each prince.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>, top: f64) {
    let seats = pen.view.open.seats;
    let width = (WIDTH - 2.0 * MARGIN + 6.0) / f64::from(seats.0) - 6.0;
    for seat in seats.iter() {
        let left = MARGIN + (width + 6.0) * f64::from(seat.0);
        let name = pen.say(&Phrase::new("describe-seat").with("seat", seat));
        canvas.look(&format!("prince:{seat}"), &name, |c| prince(c, pen, seat, (left, top), width));
    }
}

fn prince(canvas: &mut Canvas, pen: &Pen<'_>, seat: Seat, (x, y): Pt, width: f64) {
    let open = &pen.view.open;
    let tint = Tint::of_seat(seat.index());
    let acting = open.actor == seat && open.phase != Phase::Over;
    let edge = if acting { tint.paint().tone(Tone::Mid) } else { "var(--line)".to_owned() };
    let plate = Shape::Rect(x, y, width, PRINCES, 8.0);
    canvas.shape(&plate, &Style::fill("var(--card)").stroke(&edge, if acting { 2.6 } else { 1.0 }));
    art::sign(canvas, (x + 17.0, y + 18.0), 9.0, tint);
    let name = pen.say(&Phrase::new("describe-seat").with("seat", seat));
    let label = Label::new(name).size(TEXT).bold().within(width - 188.0);
    canvas.label(x + 32.0, y + 23.0, &label);
    if open.first == seat {
        let title = pen.say(&Phrase::new("note-first"));
        canvas.titled(&title, |c| icon(c, (x + 50.0 + label.width(), y + 18.0), 17.0, Icon::Crown, "var(--rule)"));
    }
    larder(canvas, pen, seat, (x, y), width);
    purse(canvas, pen, seat, (x + width - 148.0, y + 43.0));
}

/// Citizens and food in numbers and as a bar: food, with the citizens eating from it.
fn larder(canvas: &mut Canvas, pen: &Pen<'_>, seat: Seat, (x, y): Pt, width: f64) {
    let realm = &pen.view.realms[seat];
    let hungry = realm.people > realm.capacity;
    let fed = Phrase::new("scene-food").with("people", realm.people).with("food", realm.capacity);
    canvas.titled(&pen.say(&fed), |c| {
        let right = x + width - 112.0;
        icon(c, (right, y + 18.0), 16.0, Icon::Person, "var(--ink)");
        c.label(right + 10.0, y + 23.5, &Label::new(realm.people.to_string()).size(TEXT + 1.0).bold());
        icon(c, (right + 42.0, y + 18.0), 16.0, Icon::Wheat, "var(--field-line)");
        c.label(right + 52.0, y + 23.5, &Label::new(realm.capacity.to_string()).size(TEXT + 1.0).bold());
        if hungry {
            let missing = i32::from(realm.capacity) - i32::from(realm.people);
            pieces::change_badge(c, (right + 92.0, y + 18.0), missing);
        }
        let (left, long) = (x + 10.0, width - 172.0);
        let most = f64::from(realm.people.max(realm.capacity).max(12));
        let share = |number: u8| long * f64::from(number) / most;
        c.rect((left, y + 40.0), (long, 14.0), 4.0, &Style::fill("var(--street)"));
        let food = Style::fill("var(--field)").stroke("var(--field-line)", 0.9);
        c.rect((left, y + 40.0), (share(realm.capacity), 14.0), 4.0, &food);
        let color = if hungry { "var(--loss)" } else { "var(--muted)" };
        c.rect((left, y + 44.0), (share(realm.people), 6.0), 3.0, &Style::fill(color));
    });
}

/// Gold, Action cards, coloured citizens and castles in stock.
fn purse(canvas: &mut Canvas, pen: &Pen<'_>, seat: Seat, (x, y): Pt) {
    let (player, realm) = (&pen.view.open.players[seat], &pen.view.realms[seat]);
    let tint = Tint::of_seat(seat.index());
    let named = |key: &'static str, n: i64| format!("{n} {}", pen.say(&Gauge::new(key, n).label()));
    canvas.titled(&named("gold", player.gold.into()), |c| {
        pieces::coin(c, (x + 8.0, y + 4.0), 12.0, &player.gold.to_string(), Metal::Gold);
    });
    canvas.titled(&named("action-cards", player.action_cards.into()), |c| {
        for card in 0..player.action_cards {
            let at = (x + 24.0 + 9.0 * f64::from(card), y - 6.0);
            c.rect(at, (13.0, 19.0), 2.0, &Style::fill(&tint.paint().tone(Tone::Top)).stroke("var(--rule)", 0.9));
        }
    });
    if player.standing != Standing::Free {
        let title = pen.say(&Phrase::new("note-penalty"));
        canvas.titled(&title, |c| pieces::token(c, (x + 46.0, y + 4.0), 9.0, Paint::Seal, Icon::Lock));
    }
    canvas.titled(&named("figures", realm.figures.into()), |c| {
        for figure in 0..realm.figures {
            pieces::player_citizen(c, (x + 66.0 + 12.0 * f64::from(figure), y + 13.0), 20.0, tint);
        }
    });
    canvas.titled(&named("castles", realm.castles.into()), |c| {
        icon(c, (x + 122.0, y + 4.0), 17.0, Icon::Castle, "var(--ink)");
        c.label(x + 133.0, y + 9.5, &Label::new(realm.castles.to_string()).size(TEXT).bold());
    });
}
