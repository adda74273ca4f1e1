//! The game in numbers: what a seat knows of a position, and a number for every action.

use engine::{Encode, Features, Seat, Seats, Turn, counted, numbered};

use crate::action::Action;
use crate::content::{Milestone, content};
use crate::eval::{self, Prices};
use crate::ids::{Colour, Deck, District, FACES, Kind, Node, Pawn, Plot, Prize, Shop, Site};
use crate::rules::{commission, district};
use crate::state::{Ace, FifthAvenue, PLAYERS, Prompt, Step};

/// Numbers about the table, about what lies open of every player, about the own cards, and about the auction.
const TABLE: usize = 11 + Shop::ALL.len() + 2 * Node::ALL.len() + PROMPTS + DISTRICTS;
const OPEN: usize = 17 + DISTRICTS;
const OWN: usize = 6 + 2 * Deck::ALL.len();
const AUCTION: usize = 11;

const DISTRICTS: usize = District::ALL.len();
const PROMPTS: usize = 8;

/// Sites on the board, and more buildings than anybody can build at once.
const SITES: usize = District::ALL.len() * Plot::ALL.len();
const BUILDINGS: usize = 64;
const COLOURS: usize = Colour::ALL.len();
/// How many actions of each kind there are, in the order of [`Action`].
const KINDS: [usize; 11] = [
    SITES,
    Kind::ALL.len(),
    Shop::ALL.len() * SITES,
    District::ALL.len(),
    COLOURS * COLOURS,
    Pawn::ALL.len() * Node::ALL.len(),
    Deck::ALL.len() * FACES,
    1,
    1,
    BUILDINGS,
    1,
];

impl Encode for FifthAvenue {
    const FEATURES: usize = TABLE + PLAYERS * OPEN + OWN + AUCTION;
    const ACTIONS: usize = counted(&KINDS);

    fn features(&self, seat: Seat, out: &mut Features) {
        let prices = Prices::new(&self.open);
        table(self, seat, &prices, out);
        for ahead in 0..PLAYERS as u8 {
            if ahead < self.open.seats.0 {
                shown(self, self.open.seats.ahead(seat, ahead), &prices, out);
            } else {
                out.blank(OPEN);
            }
        }
        own(self, seat, &prices, out);
        auction(self, seat, out);
    }

    fn learned(seats: Seats) -> Option<&'static str> {
        (seats.0 > 2).then_some(include_str!("learned.json"))
    }

    fn index(&self, action: Action) -> usize {
        match action {
            Action::Place(at) => numbered(&KINDS, 0, site(at)),
            Action::Choose(kind) => numbered(&KINDS, 1, kind.index()),
            Action::Shop(shop, at) => numbered(&KINDS, 2, shop.index() * SITES + site(at)),
            Action::Score(district) => numbered(&KINDS, 3, district.index()),
            Action::Take(first, second) => numbered(&KINDS, 4, first.index() * COLOURS + second.index()),
            Action::Move(pawn, node) => numbered(&KINDS, 5, pawn.index() * Node::ALL.len() + node.index()),
            Action::Lay(card) => numbered(&KINDS, 6, card.deck.index() * FACES + usize::from(card.face)),
            Action::Pass => numbered(&KINDS, 7, 0),
            Action::Stand => numbered(&KINDS, 8, 0),
            Action::Build(count) => numbered(&KINDS, 9, count.into()),
            Action::Close => numbered(&KINDS, 10, 0),
        }
    }
}

fn site(site: Site) -> usize {
    site.district.index() * Plot::ALL.len() + site.plot.index()
}

/// How far the game is, where the commissions stand, and what is asked.
fn table(game: &FifthAvenue, seat: Seat, prices: &Prices, out: &mut Features) {
    let open = &game.open;
    let next = content().milestones.iter().find(|milestone| milestone.placed > open.placed);
    let soon =
        next.copied().unwrap_or(Milestone { placed: open.placed, groups: 0, districts: 0, vp: 0, ends_game: true });
    out.extend([open.seats.0, open.placed, open.closed.len() as u8]);
    out.extend([soon.placed - open.placed, soon.districts, soon.vp]);
    out.extend([eval::left(open), prices.park, open.turns.into()]);
    out.extend(Pawn::ALL.map(|pawn| open.tokens[pawn].len() as u8));
    out.extend(open.park_shops.0);
    Pawn::ALL.iter().for_each(|&pawn| out.one_of(open.pawns[pawn].index(), Node::ALL.len()));
    let asked = match game.turn_of(seat) {
        Some(Prompt::StartBuilding) => 0,
        Some(Prompt::ChooseAction) => 1,
        Some(Prompt::PlaceShop) => 2,
        Some(Prompt::ScoreDistrict) => 3,
        Some(Prompt::TakeCards) => 4,
        Some(Prompt::MoveCommission) => 5,
        Some(Prompt::Bid(_)) => 6,
        Some(Prompt::Build(_)) => 7,
        None => PROMPTS,
    };
    out.one_of(asked, PROMPTS);
    out.extend(District::ALL.map(|district| open.is_full(district)));
}

/// What everybody sees of a player: points made and promised, buildings, cards held.
fn shown(game: &FifthAvenue, seat: Seat, prices: &Prices, out: &mut Features) {
    let open = &game.open;
    let left = eval::left(open);
    let points = District::ALL.map(|district| i32::from(district::points(open, seat, district)));
    let board: i32 = points.iter().sum();
    let promised: i32 = commission::districts(game).iter().map(|district| points[district.index()]).sum();
    let stock = open.stock[seat.index()];
    let held = game.held(seat);
    let black = i32::from(held[Deck::Black]);
    let coloured = held.0.iter().map(|&count| i32::from(count)).sum::<i32>() - black;
    out.extend([i32::from(open.scores[seat]), board, board * left, promised]);
    out.extend([eval::specials(open, seat, &eval::SPECIALS), eval::specials(open, seat, &eval::FIRST)]);
    out.extend([coloured, coloured * left, black, black * left]);
    out.extend([stock.reserve, stock.supply, stock.south, open.districts_of(seat)]);
    out.extend([prices.park * i32::from(stock.south), i32::from(stock.reserve) * left]);
    out.add(open.active == seat);
    out.extend(points);
}

/// What only the player knows: the cards, and what the evaluation by hand makes of them.
fn own(game: &FifthAvenue, seat: Seat, prices: &Prices, out: &mut Features) {
    let hand = &game.secret.hands[seat];
    for (_, faces) in hand.iter() {
        out.add(faces.iter().sum::<u8>());
        out.add(content().worth(faces));
    }
    let coloured = hand.iter().filter(|(deck, _)| *deck != Deck::Black);
    let most = coloured.map(|(deck, faces)| prices.cards(deck, faces));
    out.add(most.max().unwrap_or(0));
    out.add(eval::hand(game, seat, prices));
    out.add(eval::auctioned(game, seat, prices));
    out.add(eval::coming(game, seat, prices));
    out.add(eval::standing(game, seat));
    out.add(game.turn_of(seat).is_some());
}

/// The auction under way.
fn auction(game: &FifthAvenue, seat: Seat, out: &mut Features) {
    let auction = &game.open.auction;
    let Some(prize) = auction.prize else { return out.blank(AUCTION) };
    out.extend([true, prize == Prize::Park, auction.ace == Ace::Leading, auction.ace == Ace::Waiting]);
    let building = game.open.agenda.last() == Some(&Step::Build);
    out.extend([building, building && auction.winner == seat, auction.passed[seat]]);
    let rivals = game.open.seats.others(seat).filter(|&other| !auction.passed[other]).count();
    out.extend([auction.totals[seat], auction.highest, rivals as u16, auction.limit.into()]);
}

impl FifthAvenue {
    /// What a player is asked, if it is their decision.
    fn turn_of(&self, seat: Seat) -> Option<Prompt> {
        match crate::rules::turn(self) {
            Turn::Decide { seat: decider, prompt } if decider == seat => Some(prompt),
            Turn::Decide { .. } | Turn::Over => None,
        }
    }
}
