//! What a bot needs: how good a position looks, in hundredths of a point.

use engine::{BySeat, Evaluate, Seat, Seats, leads};

use crate::action::Action;
use crate::board::worth;
use crate::content::{Milestone, content};
use crate::effects::Effect;
use crate::eval_0_1;
use crate::ids::{Card, Colour, Deck, District, FACES, Faces, Lot, Prize, Shop, Site};
use crate::rules::{auction, commission, district, shops, winning};
use crate::state::{Draft, FifthAvenue, Open, Step};

// What things are worth in hundredths of a point, at the start and at the end of a game. A point of the board counts at
// the end, and perhaps before.
const BOARD: (i32, i32) = (246, 87);
const COLOURED: (i32, i32) = (64, 7);
const BLACK: (i32, i32) = (175, 13);
const RESERVE: (i32, i32) = (124, 16);
const SUPPLY: (i32, i32) = (7, 0);
/// Each point of a card's value.
const PIP: i32 = 4;
/// A building at Central Park, as long as too few shops lie there to tell.
const PARK: i32 = 552;
/// A point that a commission in a district promises.
const COMMISSION: i32 = 19;
/// How likely a special scoring is met by how many districts are missing: in hundredths, and what every tile until then
/// adds to it.
pub const SPECIALS: [(i32, i32); 3] = [(100, -7), (27, 3), (0, 6)];
/// What one more district adds to that.
pub const FIRST: [(i32, i32); 4] = [(3, 0), (85, -6), (15, 1), (0, 3)];
/// How much of the rest is left when a district has been closed, in hundredths.
const CLOSED: i32 = 82;

/// What things are worth at this stage of the game.
pub struct Prices {
    board: i32,
    coloured: i32,
    black: i32,
    reserve: i32,
    supply: i32,
    pub park: i32,
}

impl Prices {
    pub fn new(open: &Open) -> Self {
        let left = left(open);
        let now = |(start, end): (i32, i32)| end + (start - end) * left / 100;
        Self {
            board: now(BOARD),
            coloured: now(COLOURED),
            black: now(BLACK),
            reserve: now(RESERVE),
            supply: now(SUPPLY),
            park: park(open),
        }
    }
}

/// How much of the game is left, in hundredths: it ends with the last tile of the row, or the second sign.
pub fn left(open: &Open) -> i32 {
    let all = i32::from(content().milestones.last().map_or(1, |last| last.placed));
    let tiles = 100 * (all - i32::from(open.placed)) / all;
    if open.closed.is_empty() { tiles } else { tiles * CLOSED / 100 }
}

/// What a building at Central Park South can hope for: three of the tiles there are turned up (FA-7.3).
fn park(open: &Open) -> i32 {
    let tiles = open.park_shops.0.map(i32::from);
    let all: i32 = tiles.iter().sum();
    if all < i32::from(content().park_tiles) {
        return PARK;
    }
    let vp = |types: usize| 100 * i32::from(content().park_vp[types]);
    let triples = |n: i32| n * (n - 1) * (n - 2) / 6;
    let same: i32 = tiles.iter().map(|&n| triples(n)).sum();
    let pairs: i32 = tiles.iter().map(|&n| n * (n - 1) / 2 * (all - n)).sum();
    (same * vp(1) + pairs * vp(2) + (triples(all) - same - pairs) * vp(3)) / triples(all)
}

/// The special scorings to come (FA-6.4), each with its share by how many districts are missing and how many tiles.
pub fn specials(open: &Open, seat: Seat, shares: &[(i32, i32)]) -> i32 {
    let districts = open.districts_of(seat);
    let worth = |milestone: &Milestone| {
        let missing = usize::from(milestone.districts.saturating_sub(districts)).min(shares.len() - 1);
        let (share, more) = shares[missing];
        let share = share + more * i32::from(milestone.placed - open.placed);
        i32::from(milestone.vp) * share.clamp(0, 100)
    };
    let to_come = |milestone: &&Milestone| milestone.placed > open.placed && !milestone.ends_game;
    content().milestones.iter().filter(to_come).map(worth).sum()
}

impl Evaluate for FifthAvenue {
    const SPAN: i32 = 1_700;

    const SWING: [i32; 3] = [3_500, 4_000, 3_400];

    fn levels(seats: Seats) -> [&'static str; 4] {
        let expert = if seats == Seats(2) { "mixed:30000" } else { "net:50000" };
        ["hasty", "greedy", "search:5000", expert]
    }

    /// The lead over the best opponent.
    fn evaluate(&self, seat: Seat) -> i32 {
        let rivals = self.open.seats.others(seat).map(|other| standing(self, other)).max().unwrap_or(0);
        standing(self, seat) - rivals
    }

    fn evaluate_all(&self, seats: Seats) -> BySeat<i32> {
        leads(seats, |seat| standing(self, seat))
    }

    fn evaluate_0_1(&self, seat: Seat) -> i32 {
        eval_0_1::evaluate(self, seat)
    }

    fn weight_0_1(&self, action: Action) -> u32 {
        eval_0_1::weight(action)
    }

    /// Playouts build what they win and see their bids through; everything else is left to chance.
    fn weight(&self, action: Action) -> u32 {
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
}

pub fn standing(game: &FifthAvenue, seat: Seat) -> i32 {
    let open = &game.open;
    let score = 100 * i32::from(open.scores[seat]);
    if open.end.is_some() {
        return score + i32::from(game.cards_held(seat)); // FA-7.4: cards break ties
    }
    let prices = Prices::new(open);
    let stock = open.stock[seat.index()];
    let board: i32 = open.unclosed().map(|d| i32::from(district::points(open, seat, d))).sum();
    score
        + prices.board * board
        + specials(open, seat, &SPECIALS)
        + prices.park * i32::from(stock.south)
        + prices.reserves(stock.reserve)
        + prices.supply * i32::from(stock.supply)
        + hand(game, seat, &prices)
        + promised(game, seat)
        + auctioned(game, seat, &prices)
        + coming(game, seat, &prices)
}

impl Prices {
    /// Every further building is worth a little less.
    fn reserves(&self, count: u8) -> i32 {
        let count = i32::from(count);
        count * self.reserve - count * (count - 1)
    }

    pub fn cards(&self, deck: Deck, faces: &Faces) -> i32 {
        let each = if deck == Deck::Black { self.black } else { self.coloured };
        (0..FACES).map(|face| i32::from(faces[face]) * (each + PIP * i32::from(content().values[face]))).sum()
    }

    fn card(&self, card: Card) -> i32 {
        let mut faces = [0; FACES];
        faces[card.face as usize] = 1;
        self.cards(card.deck, &faces)
    }

    /// What a coming choice is worth: two coloured cards.
    fn take(&self) -> i32 {
        2 * (self.coloured + 5 * PIP)
    }

    /// What building `count` more takes out of the reserve's worth.
    fn spent(&self, game: &FifthAvenue, seat: Seat, count: u8) -> i32 {
        let held = game.open.stock[seat.index()].reserve;
        self.reserves(held) - self.reserves(held.saturating_sub(count))
    }
}

pub fn hand(game: &FifthAvenue, seat: Seat, prices: &Prices) -> i32 {
    game.secret.hands[seat].iter().map(|(deck, faces)| prices.cards(deck, faces)).sum()
}

/// A commission in a district where a player stands well invites action D.
fn promised(game: &FifthAvenue, seat: Seat) -> i32 {
    let points = |d: District| i32::from(district::points(&game.open, seat, d));
    commission::districts(game).iter().map(|d| COMMISSION * points(d)).sum()
}

/// Steps of the running turn that are still to come.
pub fn coming(game: &FifthAvenue, seat: Seat, prices: &Prices) -> i32 {
    if seat != game.open.active {
        return 0;
    }
    let worth = |step: &Step| match step {
        Step::Do(Effect::TakeColoured) => prices.take(),
        Step::Do(Effect::PlaceShop) => best_shop(game, seat, prices),
        Step::Do(Effect::ScoreDistrict) => best_score(game, seat, prices),
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

fn best_score(game: &FifthAvenue, seat: Seat, prices: &Prices) -> i32 {
    let gain = |d: District| 100 * i32::from(district::points(&game.open, seat, d)) + 2 * prices.black;
    commission::districts(game).iter().map(gain).max().unwrap_or(0)
}

/// The best that a shop can do for a player: a new type next to many buildings.
fn best_shop(game: &FifthAvenue, seat: Seat, prices: &Prices) -> i32 {
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
                best = best.max(prices.board * buildings * i32::from(more));
            }
        }
    }
    best
}

/// What the auction under way is likely to bring: the prize less the cards, by the chance to win.
pub fn auctioned(game: &FifthAvenue, seat: Seat, prices: &Prices) -> i32 {
    let auction = &game.open.auction;
    let Some(prize) = auction.prize else { return 0 };
    if game.open.agenda.last() == Some(&Step::Build) {
        return if auction.winner == seat {
            prize_for(game, (seat, prices), prize, auction.colours[seat], auction.limit)
        } else {
            0
        };
    }
    let lying: i32 = auction.cards_of(seat).map(|card| prices.card(card)).sum();
    if auction.bidder == seat && !game.secret.draft.is_empty() {
        return lying + bid_in_mind(game, (seat, prices), prize);
    }
    if auction.totals[seat] == 0 || auction.totals[seat] < auction.highest {
        return lying;
    }
    let limit = limit(game, seat, &Draft::default());
    let gain = prize_for(game, (seat, prices), prize, auction.colours[seat], limit) - lying;
    lying + gain * chance(auction.totals[seat]) / 100
}

/// How likely a total is to win, in percent.
fn chance(total: u16) -> i32 {
    (5 + 2 * i32::from(total)).min(96)
}

/// The draft as the bid it is going to be: completed with the cards that cost least until it beats the highest total.
fn bid_in_mind(game: &FifthAvenue, (seat, prices): (Seat, &Prices), prize: Prize) -> i32 {
    let auction = &game.open.auction;
    let mut draft = game.secret.draft;
    let colour = auction::bid_colour(game);
    let mut total = auction::drafted_total(game);
    while total <= auction.highest {
        let Some(next) = filler(game, seat, &draft, colour) else { break };
        draft.add(next);
        total += u16::from(next.value());
    }
    let black = prices.cards(Deck::Black, &draft.black);
    let coloured = colour.map_or(0, |colour| prices.cards(colour.deck(), &draft.coloured));
    let lying: i32 = auction.cards_of(seat).map(|card| prices.card(card)).sum();
    let gain = prize_for(game, (seat, prices), prize, colour, limit(game, seat, &draft)) - black - coloured - lying;
    gain * chance(total) / 100
}

/// The next card to complete a draft with: low values first, so that the limit stays high, the colour before black.
fn filler(game: &FifthAvenue, seat: Seat, draft: &Draft, colour: Option<Colour>) -> Option<Card> {
    let decks = [colour.map(Colour::deck), Some(Deck::Black)];
    let left = |card: &Card| game.secret.hands[seat][card.deck][card.face as usize] > draft.count(*card);
    let mut cards = (0..FACES as u8).flat_map(|face| decks.into_iter().flatten().map(move |deck| Card { deck, face }));
    cards.find(left)
}

/// The limit of the cards lying and a draft together.
fn limit(game: &FifthAvenue, seat: Seat, draft: &Draft) -> u8 {
    let lying = game.open.auction.cards_of(seat).map(|card| card.face);
    content().limit(lying.chain(draft.faces())).unwrap_or(0)
}

/// What winning brings: buildings on the lot, or a closing if that is better.
fn prize_for(
    game: &FifthAvenue,
    (seat, prices): (Seat, &Prices),
    prize: Prize,
    colour: Option<Colour>,
    limit: u8,
) -> i32 {
    let open = &game.open;
    let count = limit.min(open.stock[seat.index()].reserve);
    let (Prize::District(district), Some(colour)) = (prize, colour) else {
        return prices.park * i32::from(count) - prices.spent(game, seat, count);
    };
    let owns = open.lot_of(seat, district).is_some();
    let full = open.is_full(district);
    let value = prices.board * i32::from(worth(open, district, colour.plot()));
    let first = if owns || count == 0 { 0 } else { specials(open, seat, &FIRST) };
    let build = value * i32::from(count) - prices.spent(game, seat, count) + first;
    match (full, owns) {
        (false, _) => build,
        (true, true) => build.max(closing(game, (seat, prices), district)),
        (true, false) => closing(game, (seat, prices), district),
    }
}

/// What closing brings, compared with what is lost, own and others'.
fn closing(game: &FifthAvenue, (seat, prices): (Seat, &Prices), district: District) -> i32 {
    let change = |other: Seat| {
        let points = i32::from(winning::closing_points(&game.open, other, district, Some(seat)).0);
        let lost = i32::from(district::points(&game.open, other, district));
        100 * points - prices.board * lost
    };
    let rivals = game.open.seats.others(seat).map(change).max().unwrap_or(0);
    change(seat) - rivals
}
