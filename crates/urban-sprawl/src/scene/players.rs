//! One row for every player: what they have, and the cards in front of them.

use art::{Canvas, Card as Face, Label, Metal, Pt, Style, Tint, fan, icon, pieces};
use engine::{Phrase, Seat};

use super::{PLAYER_HEIGHT, PLAYERS_TOP, Stage, WIDTH, tracks, vocation_icon, zone_paint};
use crate::content::content;
use crate::ids::{Card, Vocation};
use crate::refusals::name;
use crate::rules::pending;

/// A planning card in a hand.
const HELD: Pt = (72.0, 62.0);
/// A Favor: how high, and the room for one or two of them.
const FAVOR_HEIGHT: f64 = 62.0;
const FAVORS_WIDTH: f64 = 246.0;
const FAVOR_GAP: f64 = 6.0;
/// Where hands begin.
const HAND_LEFT: f64 = 494.0;
const FAVORS_LEFT: f64 = 1136.0;

pub fn draw(stage: &Stage<'_>, canvas: &mut Canvas) {
    for seat in stage.open.seats.iter() {
        row(stage, canvas, seat);
    }
}

fn row(stage: &Stage<'_>, canvas: &mut Canvas, seat: Seat) {
    let open = stage.open;
    let y = PLAYERS_TOP + PLAYER_HEIGHT * f64::from(seat.0);
    let middle = y + PLAYER_HEIGHT / 2.0 - 3.0;
    // Whoever is asked, in somebody else's turn too.
    let deciding = pending(open).map_or(open.active, |(asked, _)| asked);
    let style = match deciding == seat {
        true => Style::fill("var(--card)").stroke(&Tint::of_seat(seat.index()).paint().tone(art::Tone::Text), 2.4),
        false => Style::fill("var(--card)").stroke("var(--line)", 1.0),
    };
    canvas.rect((8.0, y), (WIDTH - 16.0, PLAYER_HEIGHT - 6.0), 8.0, &style);
    let player = stage.tell(Phrase::new("action-name").with("seat", seat));
    pieces::nameplate(canvas, (20.0, middle), 160.0, Tint::of_seat(seat.index()), &player);
    pieces::coin(canvas, (206.0, middle), 15.0, &open.prestige[seat].to_string(), Metal::Prestige);
    pieces::coin(canvas, (242.0, middle), 15.0, &open.wealth[seat].to_string(), Metal::Gold);
    vocations(stage, canvas, seat, middle);
    let cards: Vec<Card> = open.hands[seat].iter().collect();
    for (x, card) in fan(HAND_LEFT, FAVORS_LEFT - HAND_LEFT - 14.0, HELD.0, cards.len()).into_iter().zip(cards) {
        tracks::planning_card(stage, canvas, (x, y + 4.0), HELD, card);
    }
    let favors = &open.favors[seat];
    let width = if favors.len() > 1 { (FAVORS_WIDTH - FAVOR_GAP) / 2.0 } else { FAVORS_WIDTH };
    for (i, &card) in favors.iter().enumerate() {
        let at = (FAVORS_LEFT + (width + FAVOR_GAP) * i as f64, y + 4.0);
        favor(stage, canvas, at, width, card);
    }
}

fn vocations(stage: &Stage<'_>, canvas: &mut Canvas, seat: Seat, middle: f64) {
    let held = Vocation::ALL.into_iter().filter(|vocation| stage.open.vocations[seat][vocation.index()] > 0);
    for (i, vocation) in held.enumerate() {
        let x = 278.0 + 27.0 * i as f64;
        icon(canvas, (x, middle - 8.0), 20.0, vocation_icon(vocation), "var(--ink)");
        let tiles = stage.open.vocations[seat][vocation.index()].to_string();
        canvas.label(x, middle + 18.0, &Label::new(tiles).size(13.0).bold().middle());
    }
}

fn favor(stage: &Stage<'_>, canvas: &mut Canvas, at: Pt, width: f64, card: Card) {
    let contract = content().contract(card);
    let face = Face::new(at, (width, FAVOR_HEIGHT), zone_paint(contract.zone))
        .title(stage.tell(name(card)))
        .kicker(format!("{} {}", contract.zone, contract.size));
    let outline = face.outline();
    canvas.piece(&format!("card:{card}"), |canvas| {
        canvas.pick(&format!("card:{card}"), &stage.card_title(card), &outline, |canvas| {
            face.draw(canvas);
            tracks::symbols(canvas, (at.0 + 62.0, at.1 + 39.0), contract);
        });
    });
}
