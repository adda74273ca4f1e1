//! The princes: citizens against food, gold, cards and pieces left.

use art::{Canvas, Icon, Label, Metal, Paint, Pt, Shape, Style, Tint, Tone, icon, pieces};
use engine::{Phrase, Seat};

use super::{MARGIN, Pen, WIDTH};
use crate::state::Standing;

/// One place for each prince.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>, top: f64) {
    let seats = pen.view.open.seats;
    let width = (WIDTH - 2.0 * MARGIN) / f64::from(seats.0);
    for seat in seats.iter() {
        let left = MARGIN + width * f64::from(seat.0);
        prince(canvas, pen, seat, (left + 2.0, top), (width - 4.0).min(260.0));
    }
}

fn prince(canvas: &mut Canvas, pen: &Pen<'_>, seat: Seat, (x, y): Pt, width: f64) {
    let open = &pen.view.open;
    let tint = Tint::of_seat(seat.index());
    let acting = open.actor == seat && open.phase != crate::state::Phase::Over;
    let edge = if acting { tint.paint().tone(Tone::Mid) } else { "var(--line)".to_owned() };
    let plate = Shape::Rect(x, y, width, 84.0, 8.0);
    canvas.shape(&plate, &Style::fill("var(--card)").stroke(&edge, if acting { 2.6 } else { 1.0 }));
    art::sign(canvas, (x + 16.0, y + 17.0), 9.0, tint);
    larder(canvas, pen, seat, (x + 32.0, y + 9.0), width - 44.0);
    purse(canvas, pen, seat, (x + 12.0, y + 62.0));
    if open.first == seat {
        icon(canvas, (x + 16.0, y + 38.0), 17.0, Icon::Crown, "var(--rule)");
    }
}

/// A bar of food with the citizens eating from it.
fn larder(canvas: &mut Canvas, pen: &Pen<'_>, seat: Seat, (x, y): Pt, width: f64) {
    let realm = &pen.view.realms[seat];
    let most = f64::from(realm.people.max(realm.capacity).max(12));
    let share = |number: u8| width * f64::from(number) / most;
    let fed = Phrase::new("scene-food").with("people", realm.people).with("food", realm.capacity);
    canvas.titled(&pen.say(&fed), |c| {
        c.rect((x, y), (width, 14.0), 4.0, &Style::fill("var(--street)"));
        c.rect(
            (x, y),
            (share(realm.capacity), 14.0),
            4.0,
            &Style::fill("var(--field)").stroke("var(--field-line)", 0.9),
        );
        let hungry = realm.people > realm.capacity;
        let color = if hungry { "var(--loss)" } else { "var(--muted)" };
        c.rect((x, y + 4.0), (share(realm.people), 6.0), 3.0, &Style::fill(color));
        icon(c, (x + 7.0, y + 27.0), 14.0, Icon::Person, "var(--ink)");
        c.label(x + 17.0, y + 31.5, &Label::new(realm.people.to_string()).size(14.0).bold());
        icon(c, (x + 47.0, y + 27.0), 14.0, Icon::Wheat, "var(--field-line)");
        c.label(x + 57.0, y + 31.5, &Label::new(realm.capacity.to_string()).size(14.0).bold());
        if hungry {
            pieces::change_badge(c, (x + 100.0, y + 27.0), i32::from(realm.capacity) - i32::from(realm.people));
        }
    });
}

/// Gold, Action cards, coloured citizens and castles in stock.
fn purse(canvas: &mut Canvas, pen: &Pen<'_>, seat: Seat, (x, y): Pt) {
    let (player, realm) = (&pen.view.open.players[seat], &pen.view.realms[seat]);
    let tint = Tint::of_seat(seat.index());
    pieces::coin(canvas, (x + 8.0, y + 6.0), 10.0, &player.gold.to_string(), Metal::Gold);
    for card in 0..player.action_cards {
        let at = (x + 26.0 + 11.0 * f64::from(card), y - 3.0);
        canvas.rect(at, (13.0, 18.0), 2.0, &Style::fill(&tint.paint().tone(Tone::Top)).stroke("var(--rule)", 0.9));
    }
    for figure in 0..realm.figures {
        pieces::player_citizen(canvas, (x + 72.0 + 12.0 * f64::from(figure), y + 15.0), 18.0, tint);
    }
    icon(canvas, (x + 128.0, y + 7.0), 16.0, Icon::Castle, "var(--ink)");
    canvas.label(x + 139.0, y + 11.0, &Label::new(realm.castles.to_string()).size(12.0).bold());
    if player.standing != Standing::Free {
        pieces::token(canvas, (x + 160.0, y + 6.0), 9.0, Paint::Seal, Icon::Lock);
    }
}
