//! The game in numbers: what a seat knows of a position, and a number for every action.

use engine::{Encode, Features, MAX_SEATS, Seat, counted, numbered};

use crate::action::Action;
use crate::board::{FARTHEST, Rotation, Segment, Site};
use crate::content::content;
use crate::eval;
use crate::ids::{Board, Building, CARDS};
use crate::state::{BigCity, MOST_HAND, Prompt, Stage};

/// Numbers about the city, about every player, and about the own hand.
const CITY: usize = 10 + Building::COUNT + Board::COUNT + PROMPTS;
const PLAYER: usize = 4;
const OWN: usize = 7 + MOST_HAND;

const PROMPTS: usize = 15;
/// Ways to turn a shape, with room to spare.
const TURNS: usize = 8;
const SITES: usize = TURNS * CARDS;
/// Points of the grid, along one side.
const SIDE: usize = 2 * FARTHEST as usize + 1;

/// How many actions of each kind there are, in the order of [`Action`].
const KINDS: [usize; 22] = [
    Building::COUNT * SITES,
    CARDS,
    SITES,
    2 * SIDE * SIDE,
    1,
    Board::COUNT,
    Rotation::ALL.len() * SIDE * SIDE,
    1,
    CARDS,
    1,
    Board::COUNT,
    CARDS,
    1,
    CARDS,
    1,
    Board::COUNT,
    CARDS,
    1,
    MAX_SEATS,
    1,
    1,
    1,
];

impl Encode for BigCity {
    const FEATURES: usize = CITY + MAX_SEATS * PLAYER + OWN;
    const ACTIONS: usize = counted(&KINDS);

    fn features(&self, seat: Seat, out: &mut Features) {
        city(self, seat, out);
        for ahead in 0..MAX_SEATS as u8 {
            if ahead < self.seats.0 {
                player(self, self.seats.ahead(seat, ahead), out);
            } else {
                out.blank(PLAYER);
            }
        }
        own(self, seat, out);
    }

    fn index(&self, action: Action) -> usize {
        match action {
            Action::Build { building, site } => {
                numbered(&KINDS, 0, building as usize * SITES + self.place(building, site))
            }
            Action::Facility { card } => numbered(&KINDS, 1, card.index()),
            Action::Site { site } => numbered(&KINDS, 2, self.place(self.facility(), site)),
            Action::Streetcar { segment } => numbered(&KINDS, 3, street(segment)),
            Action::Stop => numbered(&KINDS, 4, 0),
            Action::Neighbourhood { board } => numbered(&KINDS, 5, board.index()),
            Action::Place { placement } => {
                let corner = point(placement.corner.x, placement.corner.y);
                numbered(&KINDS, 6, placement.rotation as usize * SIDE * SIDE + corner)
            }
            Action::Exchange => numbered(&KINDS, 7, 0),
            Action::Return { card } => numbered(&KINDS, 8, card.index()),
            Action::Done => numbered(&KINDS, 9, 0),
            Action::Draw { stack } => numbered(&KINDS, 10, stack.index()),
            Action::Discard { card } => numbered(&KINDS, 11, card.index()),
            Action::Offer => numbered(&KINDS, 12, 0),
            Action::Slot { card } => numbered(&KINDS, 13, card.index()),
            Action::One => numbered(&KINDS, 14, 0),
            Action::Wish { stack } => numbered(&KINDS, 15, stack.index()),
            Action::Answer { card } => numbered(&KINDS, 16, card.index()),
            Action::Nothing => numbered(&KINDS, 17, 0),
            Action::Take { seat } => numbered(&KINDS, 18, seat.index()),
            Action::Decline => numbered(&KINDS, 19, 0),
            Action::Leave => numbered(&KINDS, 20, 0),
            Action::Pass => numbered(&KINDS, 21, 0),
        }
    }
}

fn point(x: i8, y: i8) -> usize {
    let along = |at: i8| usize::from((at + FARTHEST).unsigned_abs());
    along(y) * SIDE + along(x)
}

fn street(segment: Segment) -> usize {
    segment.way as usize * SIDE * SIDE + point(segment.x, segment.y)
}

impl BigCity {
    /// Where a building goes: how its shape is turned, and the plot that it starts from.
    fn place(&self, building: Building, site: Site) -> usize {
        let turned = self.city.turned(site, content().shape(building));
        let (turn, start) = turned.expect("a building has its shape");
        turn * CARDS + start.index()
    }

    /// The park or factory that is being put down.
    fn facility(&self) -> Building {
        match self.stage {
            Stage::Asking(Prompt::FacilityPlace { card }) => card.facility().expect("a card for a park or factory"),
            Stage::Asking(_) | Stage::Over(_) => unreachable!("no site is asked for"),
        }
    }
}

/// What lies on the table, how close a standstill is, and what is asked.
fn city(game: &BigCity, seat: Seat, out: &mut Features) {
    let city = &game.city;
    let (free, centre) = (city.free(), city.free().less(city.outskirts()));
    out.extend([game.seats.0, city.laid().len() as u8, city.plots().len() as u8, free.len() as u8, centre.len() as u8]);
    out.extend([city.facilities().len() as u8, city.cars().len() as u8, u8::from(city.has_city_hall())]);
    out.extend([game.table().idle_limit - game.idle, game.idle]);
    out.extend(Building::all().map(|building| city.count(building)));
    out.extend(game.stacks.iter().map(|stack| stack.len() as u8));
    let asked = game.asked().filter(|(decider, _)| *decider == seat);
    out.one_of(asked.map_or(PROMPTS, |(_, question)| prompt(question)), PROMPTS);
}

fn prompt(prompt: Prompt) -> usize {
    match prompt {
        Prompt::SetupBoard => 0,
        Prompt::SetupPlace { .. } => 1,
        Prompt::Action => 2,
        Prompt::FacilityPlace { .. } => 3,
        Prompt::StreetcarMore => 4,
        Prompt::BoardPlace { .. } => 5,
        Prompt::Exchange => 6,
        Prompt::Draw => 7,
        Prompt::Useless => 8,
        Prompt::Replace => 9,
        Prompt::OfferCard => 10,
        Prompt::OfferWish => 11,
        Prompt::TradeAnswer { .. } => 12,
        Prompt::TradePick { .. } => 13,
        Prompt::TradeFallback => 14,
    }
}

/// What everybody sees of a player.
fn player(game: &BigCity, seat: Seat, out: &mut Features) {
    let best = game.seats.others(seat).map(|other| game.scores[other]).max().unwrap_or(0);
    out.extend([game.scores[seat], game.scores[seat] - best]);
    out.extend([game.hands[seat].len() as u8, u8::from(game.on_turn == seat)]);
}

/// What only the player knows: the hand, and what parts of the evaluation by hand make of it. The whole of it looks at
/// questions that others are asked in secret.
fn own(game: &BigCity, seat: Seat, out: &mut Features) {
    let hand = game.hands[seat];
    let plots: crate::ids::Plots = hand.iter().filter_map(|card| card.plot()).collect();
    let near = plots.and(game.city.free());
    out.extend([plots.len() as u8, near.len() as u8, plots.less(game.city.plots()).len() as u8]);
    out.extend([hand.len() as u8 - plots.len() as u8, near.less(game.city.outskirts()).len() as u8]);
    out.extend([eval::hall(game, seat), eval::prospects(game, seat)]);
    let mut points: Vec<i32> = eval::plans(game, near).iter().map(|plan| plan.points).collect();
    points.sort_by_key(|&points| std::cmp::Reverse(points));
    points.resize(MOST_HAND, 0);
    out.extend(points);
}
