//! The contract track, the planning track, and the card that is being carried out.

use art::{Canvas, Card as Face, Icon, Label, Metal, Paint, Pt, Shape, Style, Tone, card_back, icon, pieces, slip};
use engine::Phrase;

use super::{CARDS_LEFT, Stage, deck_paint, heading, vocation_icon, zone_paint};
use crate::content::{Contract, Kind, Permit, content};
use crate::ids::{Card, Deck, Zone};
use crate::refusals::name;
use crate::rules::pending;
use crate::show::{card_text, deck_name};
use crate::state::Prompt;

/// A contract card and the step to the next.
const CONTRACT: Pt = (154.0, 140.0);
const STEP: Pt = (161.0, 149.0);
/// A planning card and the step to the next.
const PLANNING: Pt = (90.0, 76.0);
const PLANNING_STEP: f64 = 97.0;
const CONTRACTS_TOP: f64 = 36.0;
const BOXES_TOP: f64 = 192.0;
const PLANNING_TOP: f64 = 512.0;
/// The slip of the card that is being carried out: it lies over the supply of vocations.
const SLIP_TOP: f64 = 738.0;
const SLIP: Pt = (478.0, 130.0);
/// How a card's text may be set, the largest first: size, from one line to the next, and number of lines.
const PRINTS: [Print; 5] = [(14.0, 15.6, 5), (12.5, 14.0, 6), (11.0, 12.4, 7), (9.5, 10.6, 8), (9.0, 9.6, 9)];
type Print = (f64, f64, usize);
/// From the top of a line to its foot, as a share of its size.
const ASCENT: f64 = 0.85;
/// The width of a card's text, what a coin takes of it, and how far below the first line the coin begins.
const ROOM: f64 = CONTRACT.0 - 13.0;
const COIN: f64 = 20.0;
const COIN_BELOW: f64 = 50.0;
/// The same for the slip, with the letters on a line: they are all of one width.
const TYPED: [(Print, usize); 3] = [((14.0, 17.0, 5), 54), ((12.5, 15.0, 6), 61), ((11.0, 13.5, 7), 69)];

pub fn draw(stage: &Stage<'_>, canvas: &mut Canvas) {
    let title = stage.say("scene-contracts");
    canvas.look("contracts", &title, |canvas| {
        heading(canvas, CARDS_LEFT, CONTRACTS_TOP - 10.0, &title);
        contracts(stage, canvas);
    });
    let title = stage.say("scene-planning");
    canvas.look("planning", &title, |canvas| {
        heading(canvas, CARDS_LEFT, PLANNING_TOP - 8.0, &title);
        planning(stage, canvas);
    });
}

fn contracts(stage: &Stage<'_>, canvas: &mut Canvas) {
    let prices = &content().prices;
    for deck in Deck::CONTRACTS {
        let at = (CARDS_LEFT + STEP.0 * deck.rank() as f64, CONTRACTS_TOP);
        contract_top(stage, canvas, at, deck);
    }
    for (i, card) in stage.open.contracts.boxes.iter().enumerate() {
        // Box 5 first, as the rails run.
        let place = 4 - i;
        let at = (CARDS_LEFT + STEP.0 * (place % 3) as f64, BOXES_TOP + STEP.1 * (place / 3) as f64);
        match card {
            Some(card) => contract(stage, canvas, at, *card, prices.boxes[i]),
            None => empty(stage, canvas, at, CONTRACT, prices.boxes[i]),
        }
    }
    last_event(stage, canvas, (CARDS_LEFT + STEP.0 * 2.0, BOXES_TOP + STEP.1));
}

/// The event turned up last, in the place that the boxes leave free, unless it is still being carried out.
fn last_event(stage: &Stage<'_>, canvas: &mut Canvas, at: Pt) {
    let Some(card) = stage.open.last_event.filter(|_| stage.open.card != stage.open.last_event) else { return };
    let title = stage.tell(Phrase::new("scene-last-event").with("event", stage.card_phrase(card)));
    canvas.titled(&title, |canvas| {
        slip(canvas, at, CONTRACT, &stage.tell(name(card)));
        text(canvas, (at.0 + 8.0, at.1 + 31.0), &stage.tell(card_text(stage.open, card)), false);
    });
}

fn price(stage: &Stage<'_>, price: u8) -> String {
    stage.tell(Phrase::new("scene-price").with("price", price))
}

fn empty(stage: &Stage<'_>, canvas: &mut Canvas, at: Pt, size: Pt, cost: u8) {
    let style = Style::fill("none").stroke("var(--line)", 1.2).dash("5 4");
    canvas.rect(at, size, 7.0, &style);
    let label = Label::new(price(stage, cost)).muted().middle();
    canvas.label(at.0 + size.0 / 2.0, at.1 + size.1 / 2.0 + 4.0, &label);
}

fn contract_top(stage: &Stage<'_>, canvas: &mut Canvas, at: Pt, deck: Deck) {
    let cost = content().prices.decks[deck.rank()];
    match stage.open.contracts.tops[deck.rank()] {
        Some(card) => contract(stage, canvas, at, card, cost),
        None if stage.open.down(deck) > 0 => card_back(canvas, at, CONTRACT, deck_paint(deck), Icon::Crane),
        None => empty(stage, canvas, at, CONTRACT, cost),
    }
    let phrase = Phrase::new("scene-deck").with("deck", deck_name(deck)).with("cards", stage.open.down(deck));
    let short = Phrase::new("scene-deck-short").with("deck", deck_name(deck)).with("cards", stage.open.down(deck));
    canvas.titled(&stage.tell(phrase), |canvas| {
        pieces::count(canvas, (at.0 + CONTRACT.0 / 2.0, at.1 + CONTRACT.1 + 7.0), &stage.tell(short));
    });
}

/// A contract in the look of its zone, with its text.
fn contract(stage: &Stage<'_>, canvas: &mut Canvas, at: Pt, card: Card, cost: u8) {
    let contract = content().contract(card);
    let face = Face::new(at, CONTRACT, zone_paint(contract.zone))
        .title(stage.tell(name(card)))
        .kicker(format!("{} {}", contract.zone, contract.size))
        .value(price(stage, cost));
    let outline = face.outline();
    canvas.piece(&format!("card:{card}"), |canvas| {
        canvas.pick(&format!("card:{card}"), &stage.card_title(card), &outline, |canvas| {
            face.draw(canvas);
            symbols(canvas, (at.0 + 60.0, at.1 + 39.0), contract);
            payout(canvas, (at.0 + CONTRACT.0 - 15.0, at.1 + CONTRACT.1 - 15.0), contract);
            text(canvas, (at.0 + 8.0, at.1 + 50.0), &stage.tell(card_text(stage.open, card)), contract.payout > 0);
        });
    });
}

/// A card's text from here down, as large as it can be set without running into the coin in the corner, if there is one.
fn text(canvas: &mut Canvas, at: Pt, text: &str, coin: bool) {
    let room = |y: f64| if coin && y > COIN_BELOW { ROOM - COIN } else { ROOM };
    let fits = |&(size, step, most): &Print| {
        let lines = art::wrap(text, ROOM, size, usize::MAX);
        let clear = |(i, line): (usize, &String)| Label::new(line).size(size).width() <= room(step * i as f64);
        lines.len() <= most && lines.iter().enumerate().all(clear)
    };
    let (size, step, most) = PRINTS.into_iter().find(fits).unwrap_or(PRINTS[PRINTS.len() - 1]);
    for (i, line) in art::wrap(text, ROOM, size, most).iter().enumerate() {
        canvas.label(at.0, at.1 + ASCENT * size + step * i as f64, &Label::new(line).size(size));
    }
}

/// Vocations with their numbers.
pub fn symbols(canvas: &mut Canvas, (mut x, y): Pt, contract: &Contract) {
    for expertise in contract.vocations.iter().flatten() {
        icon(canvas, (x, y), 15.0, vocation_icon(expertise.name), "var(--ink)");
        canvas.label(x + 9.0, y + 4.5, &Label::new(expertise.value.to_string()).bold().size(12.0));
        x += 28.0;
    }
}

/// The row that is paid out when the contract is revealed.
fn payout(canvas: &mut Canvas, center: Pt, contract: &Contract) {
    if contract.payout > 0 {
        pieces::coin(canvas, center, 9.5, &contract.payout.to_string(), Metal::Prestige);
    }
}

fn planning(stage: &Stage<'_>, canvas: &mut Canvas) {
    let track = &stage.open.planning;
    let prices = &content().prices.planning;
    let at = |i: usize| (CARDS_LEFT + PLANNING_STEP * i as f64, PLANNING_TOP);
    match track.top {
        Some(card) => priced(stage, canvas, at(0), card, prices[4]),
        None => card_back(canvas, at(0), PLANNING, Paint::Moss, Icon::Cards),
    }
    for (i, card) in track.boxes.iter().enumerate() {
        match card {
            Some(card) => priced(stage, canvas, at(4 - i), *card, prices[i]),
            None => empty(stage, canvas, at(4 - i), PLANNING, prices[i]),
        }
    }
    let down = track.down[0] + track.down[1];
    let deck = Phrase::new("scene-deck").with("deck", deck_name(Deck::Planning)).with("cards", down);
    canvas.label(CARDS_LEFT + 130.0, PLANNING_TOP - 8.0, &Label::new(stage.tell(deck)).muted());
    let discard = Phrase::new("scene-discard").with("cards", stage.open.discard.len());
    canvas.label(CARDS_LEFT + 478.0, PLANNING_TOP - 8.0, &Label::new(stage.tell(discard)).muted().end());
}

fn priced(stage: &Stage<'_>, canvas: &mut Canvas, at: Pt, card: Card, cost: u8) {
    planning_card(stage, canvas, at, PLANNING, card);
    pieces::count(canvas, (at.0 + PLANNING.0 / 2.0, at.1 + PLANNING.1 + 2.0), &price(stage, cost));
}

/// A permit or an Urban Renewal card, small enough for a hand.
pub fn planning_card(stage: &Stage<'_>, canvas: &mut Canvas, at: Pt, size: Pt, card: Card) {
    let shape = Shape::rect(at.0, at.1, size.0, size.1);
    canvas.piece(&format!("card:{card}"), |canvas| {
        canvas.pick(&format!("card:{card}"), &stage.card_title(card), &shape, |canvas| {
            pieces::lying_shadow(canvas, &shape);
            canvas.shape(&shape, &Style::fill("var(--card)").stroke("var(--rule)", 0.9));
            match &content().face(card).kind {
                Kind::Permit(permit) => draw_permit(canvas, at, size, permit),
                Kind::Renewal { .. } | Kind::Contract(_) | Kind::Event => {
                    icon(canvas, (at.0 + size.0 / 2.0, at.1 + size.1 / 2.0), 30.0, Icon::Crane, "var(--ink)");
                    icon(canvas, (at.0 + size.0 - 11.0, at.1 + 12.0), 14.0, Icon::Ballot, "var(--ink)");
                }
            }
        });
    });
}

/// Zone bands with their letters, the number of permits, the wealth, and a ballot box.
fn draw_permit(canvas: &mut Canvas, at: Pt, size: Pt, permit: &Permit) {
    let zones: Vec<Zone> = Zone::BUILT.into_iter().filter(|&zone| permit.zones.contains(zone)).collect();
    let rows = zones.len().div_ceil(2);
    for (i, &zone) in zones.iter().enumerate() {
        let columns = if zones.len() == 1 { 1 } else { 2 };
        let (w, h) = (size.0 / columns as f64, 15.0);
        let corner = (at.0 + w * (i % columns) as f64, at.1 + h * (i / columns) as f64);
        canvas.rect(corner, (w, h), 2.0, &Style::fill(&zone_paint(zone).tone(Tone::Deep)));
        let label = Label::new(zone.code()).size(11.0).bold().fill(art::ON_DEEP).middle();
        canvas.label(corner.0 + w / 2.0, corner.1 + 11.5, &label);
    }
    let y = at.1 + 15.0 * rows as f64 + (size.1 - 15.0 * rows as f64) / 2.0;
    canvas.label(at.0 + 9.0, y + 7.0, &Label::new(permit.permits.to_string()).bold().serif().size(21.0));
    pieces::coin(canvas, (at.0 + size.0 - 14.0, y), 10.5, &permit.wealth.to_string(), Metal::Gold);
    if permit.ballot {
        icon(canvas, (at.0 + size.0 / 2.0 - 1.0, y), 14.0, Icon::Ballot, "var(--ink)");
    }
}

/// The event or contract that is being carried out, or about to be built, on a typewritten slip: what it does, to
/// whom, in full.
pub fn current(stage: &Stage<'_>, canvas: &mut Canvas) {
    let begun = match pending(stage.open) {
        Some((_, Prompt::Placement { card } | Prompt::Permits { card, .. })) => Some(card),
        _ => None,
    };
    let Some(card) = stage.open.card.or(begun) else { return };
    let (x, y) = (CARDS_LEFT, SLIP_TOP);
    canvas.titled(&stage.card_title(card), |canvas| {
        slip(canvas, (x, y), SLIP, &stage.tell(name(card)));
        let text = stage.tell(card_text(stage.open, card));
        let fits = |((_, _, most), letters): &(Print, usize)| typed(&text, *letters).len() <= *most;
        let ((size, step, _), letters) = TYPED.into_iter().find(fits).unwrap_or(TYPED[TYPED.len() - 1]);
        for (i, line) in typed(&text, letters).iter().enumerate() {
            canvas.label(x + 8.0, y + 42.0 + step * i as f64, &Label::new(line).size(size).typewriter());
        }
    });
}

/// Text broken into lines of so many letters, all of one width.
fn typed(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                *line = format!("{line} {word}")
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
