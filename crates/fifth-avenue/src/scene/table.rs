//! Cards: the decks, the players with their bids, and the viewer's own hand.

use art::{Canvas, Icon, Label, Paint, Pt, Shape, Style, Tone};
use art::{icon, pieces, sign};
use engine::{Phrase, Seat};

use super::{CARDS, Scene, WIDTH, deck_paint, letters as short, tint};
use crate::content::content;
use crate::ids::{Card, Deck, Hand, Key};
use crate::show::{card_name, draft_limit, draft_total, name};
use crate::state::{Ace, Step, Table};

const TOP: f64 = CARDS + 42.0;
const HAND: f64 = TOP + 176.0;
const BIG: Pt = (50.0, 70.0);
const ROW: f64 = 42.0;

pub fn draw(scene: &Scene<'_>, canvas: &mut Canvas) {
    decks(scene, canvas);
    for (i, seat) in scene.view.table.seats.iter().enumerate() {
        player(scene, canvas, seat, TOP + ROW * i as f64);
    }
    if scene.view.table.with_ace() {
        ace(scene, canvas, TOP + ROW * 2.0);
    }
    hand(scene, canvas);
}

/// A card: a band in the colour of its deck, its value, and as many towers as it lets one build.
fn card(canvas: &mut Canvas, (x, y): Pt, (w, h): Pt, card: Card) {
    let paint = deck_paint(card.deck);
    let shape = Shape::Rect(x, y, w, h, 5.0);
    pieces::lying_shadow(canvas, &shape);
    canvas.shape(&shape, &Style::fill(&paint.tone(Tone::Deep)).stroke(&paint.tone(Tone::Ink), 1.0));
    let inner = Shape::Rect(x + 3.0, y + h * 0.44, w - 6.0, h * 0.56 - 3.0, 3.0);
    canvas.shape(&inner, &Style::fill("var(--card)"));
    let value = Label::new(card.value().to_string()).size(h * 0.34).bold().middle().fill(art::ON_DEEP);
    canvas.label(x + w / 2.0, y + h * 0.35, &value);
    let limit = content().limits[card.face as usize];
    let (size, gap) = (w * 0.27, w * 0.25);
    for i in 0..limit {
        let cx = x + w / 2.0 + gap * (f64::from(i) - f64::from(limit - 1) / 2.0);
        icon(canvas, (cx, y + h * 0.7), size, Icon::Tower, &paint.tone(Tone::Text));
    }
}

/// The letters of a deck, so that its colour is not the only sign.
fn letters(scene: &Scene<'_>, canvas: &mut Canvas, (x, y): Pt, deck: Deck) {
    let label =
        Label::new(short(scene, deck.code())).size(13.0).bold().middle().fill(deck_paint(deck).tone(Tone::Text));
    canvas.label(x, y, &label);
}

fn decks(scene: &Scene<'_>, canvas: &mut Canvas) {
    for (i, &deck) in Deck::ALL.iter().enumerate() {
        let at = (22.0 + 62.0 * (i % 3) as f64, TOP + 86.0 * (i / 3) as f64);
        deck_of(scene, canvas, deck, at);
    }
}

fn deck_of(scene: &Scene<'_>, canvas: &mut Canvas, deck: Deck, at: Pt) {
    let size = scene.view.deck_size(deck);
    let title = scene.say(&Phrase::new("scene-deck").with("deck", name(deck)).with("cards", size));
    let shape = Shape::Rect(at.0, at.1, BIG.0, BIG.1, 5.0);
    let top = deck.colour().and_then(|colour| scene.view.tops[colour]);
    let face = |c: &mut Canvas| match top {
        Some(face) => card(c, at, BIG, Card { deck, face }),
        None if size > 0 => art::card_back(c, at, BIG, deck_paint(deck), Icon::Tower),
        None => c.shape(&shape, &Style::fill("var(--lot)").stroke("var(--line)", 0.8).dash("4 3")),
    };
    match deck.colour() {
        Some(_) => canvas.pick(&format!("deck:{deck}"), &title, &shape, face),
        None => canvas.titled(&title, face),
    }
    letters(scene, canvas, (at.0 + 11.0, at.1 + BIG.1 + 12.5), deck);
    canvas.label(at.0 + BIG.0 - 4.0, at.1 + BIG.1 + 12.5, &Label::new(size.to_string()).size(13.0).end());
}

/// One line per player: sign, name, cards by deck, reserve, and the fan of cards in the auction.
fn player(scene: &Scene<'_>, canvas: &mut Canvas, seat: Seat, y: f64) {
    let table = &scene.view.table;
    let deciding = at_auction(table) == Some(seat);
    let line = Shape::Rect(214.0, y, WIDTH - 228.0, ROW - 5.0, 8.0);
    let edge = if deciding { ("var(--pick)", 2.0) } else { ("var(--line)", 0.8) };
    canvas.shape(&line, &Style::fill("var(--card)").stroke(edge.0, edge.1));
    sign(canvas, (234.0, y + 18.5), 10.0, tint(seat));
    let who = scene.say(&Phrase::new("scene-seat").with("seat", seat));
    canvas.label(250.0, y + 23.0, &Label::new(who).size(13.0).serif().bold().within(116.0));
    for (i, &deck) in Deck::ALL.iter().enumerate() {
        held(scene, canvas, (374.0 + 27.0 * i as f64, y + 5.0), seat, deck);
    }
    let reserve = table.stock[seat.index()].reserve;
    canvas.titled(&scene.say(&Phrase::new("scene-reserve").with("count", reserve)), |c| {
        icon(c, (554.0, y + 18.0), 18.0, Icon::Tower, &tint(seat).paint().tone(Tone::Text));
        c.label(566.0, y + 23.0, &Label::new(reserve.to_string()).size(14.0).bold());
    });
    bid(scene, canvas, seat, y);
}

/// Who bids now, or builds after winning.
fn at_auction(table: &Table) -> Option<Seat> {
    match table.agenda.last()? {
        Step::Bid => Some(table.auction.bidder),
        Step::Build => Some(table.auction.winner),
        Step::EndTurn | Step::StartBuilding | Step::ChooseAction | Step::Do(_) | Step::Open(_) => None,
    }
}

/// How many cards of a deck a player holds, as a little card.
fn held(scene: &Scene<'_>, canvas: &mut Canvas, (x, y): Pt, seat: Seat, deck: Deck) {
    let count = scene.view.held[seat][deck];
    let paint = deck_paint(deck);
    let title = scene.say(&Phrase::new("scene-held").with("count", count).with("deck", name(deck)));
    canvas.titled(&title, |c| {
        let shape = Shape::Rect(x, y, 22.0, 27.0, 3.0);
        let fill = if count > 0 { paint.tone(Tone::Deep) } else { "var(--lot)".to_owned() };
        c.shape(&shape, &Style::fill(&fill).stroke(&paint.tone(Tone::Mid), 0.9));
        let ink = if count > 0 { art::ON_DEEP } else { "var(--muted)" };
        c.label(x + 11.0, y + 18.0, &Label::new(count.to_string()).size(13.0).bold().middle().fill(ink));
    });
}

/// The fan of cards in front of a bidder, with the total and the limit.
fn bid(scene: &Scene<'_>, canvas: &mut Canvas, seat: Seat, y: f64) {
    let auction = &scene.view.table.auction;
    if auction.prize.is_none() {
        return;
    }
    if auction.passed[seat] {
        canvas.label(WIDTH - 30.0, y + 23.0, &Label::new(scene.word("note-passed")).size(12.0).italic().muted().end());
        return;
    }
    let cards: Vec<Card> = auction.cards_of(seat).collect();
    fan(canvas, y, &cards);
    if let Some(limit) = content().limit(cards.iter().map(|card| card.face)) {
        total(scene, canvas, y, auction.totals[seat], Some(limit));
    }
}

fn fan(canvas: &mut Canvas, y: f64, cards: &[Card]) {
    for (x, &shown) in art::fan(594.0, 324.0, 25.0, cards.len()).into_iter().zip(cards) {
        card(canvas, (x, y + 1.5), (24.0, 34.0), shown);
    }
}

fn total(scene: &Scene<'_>, canvas: &mut Canvas, y: f64, total: u16, limit: Option<u8>) {
    let leads = total == scene.view.table.auction.highest;
    let paint = if leads { Paint::Gilt } else { Paint::Stone };
    let pill = Shape::Rect(WIDTH - 112.0, y + 6.0, 44.0, 25.0, 12.0);
    canvas.shape(&pill, &Style::fill(&paint.tone(Tone::Deep)));
    canvas.label(WIDTH - 90.0, y + 24.0, &Label::new(total.to_string()).size(16.0).bold().middle().fill(art::ON_DEEP));
    if let Some(limit) = limit {
        let title = scene.say(&Phrase::new("scene-limit").with("limit", limit));
        canvas.titled(&title, |c| {
            icon(c, (WIDTH - 50.0, y + 18.0), 17.0, Icon::Tower, "var(--ink)");
            c.label(WIDTH - 39.0, y + 23.0, &Label::new(format!("≤{limit}")).size(13.0).bold());
        });
    }
}

/// Ace has no hand, only buildings and the cards turned over.
fn ace(scene: &Scene<'_>, canvas: &mut Canvas, y: f64) {
    let (auction, view) = (&scene.view.table.auction, scene.view);
    let line = Shape::Rect(214.0, y, WIDTH - 228.0, ROW - 5.0, 8.0);
    canvas.shape(&line, &Style::fill("var(--lot)").stroke("var(--line)", 0.8));
    sign(canvas, (234.0, y + 18.5), 10.0, art::Tint::Purple);
    canvas.label(250.0, y + 23.0, &Label::new(scene.word("scene-ace")).size(13.0).serif().bold());
    let left = view.table.stock[crate::ids::Owner::ACE.0 as usize].supply;
    icon(canvas, (554.0, y + 18.0), 18.0, Icon::Tower, &Paint::Purple.tone(Tone::Text));
    canvas.label(566.0, y + 23.0, &Label::new(left.to_string()).size(14.0).bold());
    let cards: Vec<Card> = auction.ace_cards.iter().map(|&face| Card { deck: Deck::Black, face }).collect();
    fan(canvas, y, &cards);
    if !cards.is_empty() {
        let sum = cards.iter().map(|card| u16::from(card.value())).sum();
        total(scene, canvas, y, sum, None);
        if auction.ace == Ace::Out {
            canvas.label(
                WIDTH - 30.0,
                y + 23.0,
                &Label::new(scene.word("scene-out")).size(11.0).italic().muted().end(),
            );
        }
    }
}

/// The own hand: one card for every face, with how many there are; cards of the draft are pushed up.
fn hand(scene: &Scene<'_>, canvas: &mut Canvas) {
    let Some(hand) = scene.view.own() else {
        return canvas.label(22.0, HAND + 30.0, &Label::new(scene.word("scene-spectator")).size(13.0).italic().muted());
    };
    let faces = faces(hand);
    let places = art::fan(22.0, WIDTH - 44.0, BIG.0 + 8.0, faces.len());
    for (x, shown) in places.into_iter().zip(faces) {
        own_card(scene, canvas, x, shown, hand[shown.deck][shown.face as usize]);
    }
    if !scene.view.draft.is_empty() {
        let (total, limit) = (draft_total(scene.view), draft_limit(scene.view));
        let text = scene.say(&Phrase::new("scene-draft").with("total", total).with("limit", limit));
        canvas.label(WIDTH - 16.0, HAND - 4.0, &Label::new(text).size(13.0).bold().end());
    }
}

fn faces(hand: &Hand) -> Vec<Card> {
    Card::all().filter(|card| hand[card.deck][card.face as usize] > 0).collect()
}

fn own_card(scene: &Scene<'_>, canvas: &mut Canvas, x: f64, shown: Card, count: u8) {
    let drafted = scene.view.draft.count(shown);
    let y = HAND + if drafted > 0 { 0.0 } else { 10.0 };
    let phrase = Phrase::new("scene-card").with("card", card_name(shown)).with("count", count).with("drafted", drafted);
    let outline = Shape::Rect(x, y, BIG.0, BIG.1, 5.0);
    canvas.pick(&format!("card:{shown}"), &scene.say(&phrase), &outline, |c| {
        c.piece(&format!("card:{shown}"), |c| card(c, (x, y), BIG, shown));
        if count > 1 {
            pieces::count(c, (x + BIG.0 - 6.0, y + 4.0), &format!("×{count}"));
        }
        if drafted > 0 {
            pieces::badge(c, (x + 8.0, y + BIG.1 - 2.0), &format!("+{drafted}"));
        }
    });
    letters(scene, canvas, (x + BIG.0 / 2.0, HAND + BIG.1 + 22.0), shown.deck);
}
