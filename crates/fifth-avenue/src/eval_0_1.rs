//! What bots of release 0.1 thought of a position. `deep-0.1` plays by it for ever: nothing here changes.

use engine::Seat;

use crate::action::Action;
use crate::board::worth;
use crate::content::content;
use crate::effects::Effect;
use crate::ids::{Card, Colour, Deck, District, FACES, Faces, Lot, Prize, Shop, Site};
use crate::rules::{auction, commission, district, shops, winning};
use crate::state::{Draft, FifthAvenue, Step};

/// A point of the board: it counts at the end, and perhaps before.
const BOARD: i32 = 140;
/// A card in hand.
const COLOURED: i32 = 28;
const BLACK: i32 = 40;
/// Each point of a card's value.
const PIP: i32 = 3;
/// A building in the reserve: much for the first ones, little for a hoard.
const RESERVE: i32 = 95;
const HOARD: i32 = 9;
const LEAST_RESERVE: i32 = 15;
/// A building at Central Park.
const PARK: i32 = 300;
/// A district with a building, for the special scorings.
const DISTRICT: i32 = 70;
const DISTRICTS: u8 = 5;
/// A point that a commission in a district promises.
const COMMISSION: i32 = 12;
/// What a coming choice is worth: two coloured cards, a black one.
const TAKE: i32 = 2 * (COLOURED + 5 * PIP);

/// The lead over the best opponent.
pub fn evaluate(game: &FifthAvenue, seat: Seat) -> i32 {
    let rivals = game.open.seats.others(seat).map(|other| standing(game, other)).max().unwrap_or(0);
    standing(game, seat) - rivals
}

/// Playouts build what they win and see their bids through; everything else is left to chance.
pub fn weight(action: Action) -> u32 {
    match action {
        Action::Build(0) => 1,
        Action::Build(count) => 4 * u32::from(count),
        Action::Stand | Action::Close => 6,
        Action::Pass => 4,
        Action::Place(_)
        | Action::Choose(_)
        | Action::Shop(..)
        | Action::Score(_)
        | Action::Take(..)
        | Action::Move(..)
        | Action::Lay(_) => 3,
    }
}

fn standing(game: &FifthAvenue, seat: Seat) -> i32 {
    let open = &game.open;
    let score = 100 * i32::from(open.scores[seat]);
    if open.end.is_some() {
        return score + i32::from(game.cards_held(seat)); // FA-7.4: cards break ties
    }
    let stock = open.stock[seat.index()];
    let board: i32 = open.unclosed().map(|d| i32::from(district::points(open, seat, d))).sum();
    let districts = i32::from(open.districts_of(seat).min(DISTRICTS));
    score
        + BOARD * board
        + DISTRICT * districts
        + PARK * i32::from(stock.south)
        + reserve(stock.reserve)
        + hand(game, seat)
        + promised(game, seat)
        + auctioned(game, seat)
        + coming(game, seat)
}

fn reserve(count: u8) -> i32 {
    (0..i32::from(count)).map(|i| (RESERVE - HOARD * i).max(LEAST_RESERVE)).sum()
}

/// What building `count` more takes out of the reserve's worth.
fn spent(game: &FifthAvenue, seat: Seat, count: u8) -> i32 {
    let held = game.open.stock[seat.index()].reserve;
    reserve(held) - reserve(held.saturating_sub(count))
}

fn cards(deck: Deck, faces: &Faces) -> i32 {
    let each = if deck == Deck::Black { BLACK } else { COLOURED };
    (0..FACES).map(|face| i32::from(faces[face]) * (each + PIP * i32::from(content().values[face]))).sum()
}

fn hand(game: &FifthAvenue, seat: Seat) -> i32 {
    game.secret.hands[seat].iter().map(|(deck, faces)| cards(deck, faces)).sum()
}

/// A commission in a district where a player stands well invites action D.
fn promised(game: &FifthAvenue, seat: Seat) -> i32 {
    let points = |d: District| i32::from(district::points(&game.open, seat, d));
    commission::districts(game).iter().map(|d| COMMISSION * points(d)).sum()
}

/// Steps of the running turn that are still to come.
fn coming(game: &FifthAvenue, seat: Seat) -> i32 {
    if seat != game.open.active {
        return 0;
    }
    let worth = |step: &Step| match step {
        Step::Do(Effect::TakeColoured) => TAKE,
        Step::Do(Effect::PlaceShop) => best_shop(game, seat),
        Step::Do(Effect::ScoreDistrict) => best_score(game, seat),
        Step::Do(_)
        | Step::EndTurn
        | Step::StartBuilding
        | Step::ChooseAction
        | Step::Open(_)
        | Step::Bid
        | Step::Build => 0,
    };
    game.open.agenda.iter().map(worth).sum()
}

fn best_score(game: &FifthAvenue, seat: Seat) -> i32 {
    let gain = |d: District| 100 * i32::from(district::points(&game.open, seat, d)) + 2 * BLACK;
    commission::districts(game).iter().map(gain).max().unwrap_or(0)
}

/// The best that a shop can do for a player: a new type next to many buildings.
fn best_shop(game: &FifthAvenue, seat: Seat) -> i32 {
    let open = &game.open;
    let mut best = 0;
    for district in open.unclosed() {
        let Some(colour) = open.lot_of(seat, district) else { continue };
        let buildings = i32::from(open.lot(district, colour.plot()).buildings());
        for plot in content().next_to(open.side, district, colour.plot()) {
            if !shops::takes_shop(game, Site { district, plot }) {
                continue;
            }
            for &shop in Shop::ALL.iter().filter(|&&shop| shops::on_offer(game, shop)) {
                let mut after = *open;
                after.lots[district][plot] = match open.lot(district, plot) {
                    Lot::Shops(first, _) => Lot::Shops(first, Some(shop)),
                    Lot::Free | Lot::Buildings(..) => Lot::Shops(shop, None),
                };
                let more = worth(&after, district, colour.plot()) - worth(open, district, colour.plot());
                best = best.max(BOARD * buildings * i32::from(more));
            }
        }
    }
    best
}

/// What the auction under way is likely to bring: the prize less the cards, by the chance to win.
fn auctioned(game: &FifthAvenue, seat: Seat) -> i32 {
    let auction = &game.open.auction;
    let Some(prize) = auction.prize else { return 0 };
    if game.open.agenda.last() == Some(&Step::Build) {
        return if auction.winner == seat {
            prize_for(game, seat, prize, auction.colours[seat], auction.limit)
        } else {
            0
        };
    }
    let lying: i32 = auction.cards_of(seat).map(card).sum();
    if auction.bidder == seat && !game.secret.draft.is_empty() {
        return lying + bid_in_mind(game, seat, prize);
    }
    if auction.totals[seat] == 0 || auction.totals[seat] < auction.highest {
        return lying;
    }
    let limit = limit(game, seat, &Draft::default());
    let gain = prize_for(game, seat, prize, auction.colours[seat], limit) - lying;
    lying + gain * chance(auction.totals[seat]) / 100
}

fn card(card: Card) -> i32 {
    let mut faces = [0; FACES];
    faces[card.face as usize] = 1;
    cards(card.deck, &faces)
}

/// How likely a total is to win, in percent.
fn chance(total: u16) -> i32 {
    (20 + 5 * i32::from(total)).min(96)
}

/// The draft as the bid it is going to be: completed with the cards that cost least until it beats the highest total.
fn bid_in_mind(game: &FifthAvenue, seat: Seat, prize: Prize) -> i32 {
    let auction = &game.open.auction;
    let mut draft = game.secret.draft;
    let colour = auction::bid_colour(game);
    let mut total = auction::drafted_total(game);
    while total <= auction.highest {
        let Some(next) = filler(game, seat, &draft, colour) else { break };
        draft.add(next);
        total += u16::from(next.value());
    }
    let black = cards(Deck::Black, &draft.black);
    let coloured = colour.map_or(0, |colour| cards(colour.deck(), &draft.coloured));
    let lying: i32 = auction.cards_of(seat).map(card).sum();
    let gain = prize_for(game, seat, prize, colour, limit(game, seat, &draft)) - black - coloured - lying;
    gain * chance(total) / 100
}

/// The next card to complete a draft with: low values first, so that the limit stays high, the colour before black.
fn filler(game: &FifthAvenue, seat: Seat, draft: &Draft, colour: Option<Colour>) -> Option<Card> {
    let decks = [colour.map(Colour::deck), Some(Deck::Black)];
    let left = |card: &Card| game.secret.hands[seat][card.deck][card.face as usize] > draft.count(*card);
    let cards = (0..FACES as u8).flat_map(|face| decks.into_iter().flatten().map(move |deck| Card { deck, face }));
    cards.into_iter().find(left)
}

/// The limit of the cards lying and a draft together.
fn limit(game: &FifthAvenue, seat: Seat, draft: &Draft) -> u8 {
    let lying = game.open.auction.cards_of(seat).map(|card| card.face);
    content().limit(lying.chain(draft.faces())).unwrap_or(0)
}

/// What winning brings: buildings on the lot, or a closing if that is better.
fn prize_for(game: &FifthAvenue, seat: Seat, prize: Prize, colour: Option<Colour>, limit: u8) -> i32 {
    let open = &game.open;
    let count = limit.min(open.stock[seat.index()].reserve);
    let (Prize::District(district), Some(colour)) = (prize, colour) else {
        return PARK * i32::from(count) - spent(game, seat, count);
    };
    let owns = open.lot_of(seat, district).is_some();
    let full = open.is_full(district);
    let value = BOARD * i32::from(worth(open, district, colour.plot()));
    let first = if owns || count == 0 { 0 } else { DISTRICT };
    let build = value * i32::from(count) - spent(game, seat, count) + first;
    match (full, owns) {
        (false, _) => build,
        (true, true) => build.max(closing(game, seat, district)),
        (true, false) => closing(game, seat, district),
    }
}

/// What closing brings, compared with what is lost, own and others'.
fn closing(game: &FifthAvenue, seat: Seat, district: District) -> i32 {
    let change = |other: Seat| {
        let points = i32::from(winning::closing_points(&game.open, other, district, Some(seat)).0);
        let lost = i32::from(district::points(&game.open, other, district));
        100 * points - BOARD * lost
    };
    let rivals = game.open.seats.others(seat).map(change).max().unwrap_or(0);
    change(seat) - rivals
}
