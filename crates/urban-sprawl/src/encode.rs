//! The game in numbers: what a seat knows of a position, and a number for every action.

use engine::{Encode, Features, Seat, counted, numbered};

use crate::action::Action;
use crate::board::{BLOCKS, LOTS};
use crate::eval;
use crate::ids::{CARDS, CardSet, MAX_PLAYERS, PERMITS, Politician, SPACES, WEALTH_MARKERS, Zone, ZoneSet};
use crate::rules::pending;
use crate::state::{Open, Phase, Prompt, UrbanSprawl};

/// Numbers about the table, about every player, and about the own decision.
const TABLE: usize = 18 + PHASES;
const PLAYER: usize = 14 + VOCATIONS + ZONES;
const OWN: usize = 1 + PROMPTS;

const PHASES: usize = 3;
const VOCATIONS: usize = 8;
const ZONES: usize = Zone::ALL.len();
const PROMPTS: usize = 5;

/// Sets of lots of a block, and more marker numbers, alternatives and units than there are.
const SHAPES: usize = 16;
const NUMBERS: usize = *WEALTH_MARKERS.end() as usize + 1;
const FEW: usize = 64;
/// The most permits that pay together: no contract is larger, and none of them is superfluous (US-6.5.2).
const TOGETHER: usize = 4;

/// How many actions of each kind there are, in the order of [`Action`].
const KINDS: [usize; 21] = [
    LOTS,
    CARDS,
    1,
    CARDS,
    CARDS,
    CARDS,
    1,
    BLOCKS * SHAPES,
    chosen(PERMITS as usize + TOGETHER, TOGETHER),
    MAX_PLAYERS,
    FEW,
    1,
    1,
    1,
    LOTS,
    FEW,
    SPACES,
    NUMBERS * SPACES,
    Politician::ALL.len(),
    NUMBERS,
    CARDS,
];

impl Encode for UrbanSprawl {
    const FEATURES: usize = TABLE + MAX_PLAYERS * PLAYER + OWN;
    const ACTIONS: usize = counted(&KINDS);

    fn features(&self, seat: Seat, out: &mut Features) {
        let left = eval::distance(&self.open);
        table(&self.open, left, out);
        let rows = eval::row_worth(&self.open, left);
        for ahead in 0..MAX_PLAYERS as u8 {
            if ahead < self.open.seats.0 {
                let other = self.open.seats.ahead(seat, ahead);
                player(&self.open, other, (left, rows[other.index()]), out);
            } else {
                out.blank(PLAYER);
            }
        }
        out.add(eval::own_turn(&self.open, seat));
        let asked = pending(&self.open).filter(|(decider, _)| *decider == seat);
        out.one_of(asked.map_or(PROMPTS, |(_, question)| prompt(question)), PROMPTS);
    }

    fn index(&self, action: Action) -> usize {
        match action {
            Action::Buy(lot) => numbered(&KINDS, 0, lot.index()),
            Action::Invest(card) => numbered(&KINDS, 1, card.index()),
            Action::Done => numbered(&KINDS, 2, 0),
            Action::Take(card) => numbered(&KINDS, 3, card.index()),
            Action::Build(card) => numbered(&KINDS, 4, card.index()),
            Action::Favor(card) => numbered(&KINDS, 5, card.index()),
            Action::End => numbered(&KINDS, 6, 0),
            Action::Place(site) => numbered(&KINDS, 7, site.block.index() * SHAPES + usize::from(site.lots)),
            Action::Pay(cards) => numbered(&KINDS, 8, payment(cards)),
            Action::Name(seat) => numbered(&KINDS, 9, seat.index()),
            Action::Split(units) => numbered(&KINDS, 10, units.into()),
            Action::Accept => numbered(&KINDS, 11, 0),
            Action::Decline => numbered(&KINDS, 12, 0),
            Action::Settle => numbered(&KINDS, 13, 0),
            Action::Pick(lot) => numbered(&KINDS, 14, lot.index()),
            Action::Choose(alternative) => numbered(&KINDS, 15, alternative.into()),
            Action::Mark(space) => numbered(&KINDS, 16, space.0.into()),
            Action::Shift(number, space) => numbered(&KINDS, 17, usize::from(number) * SPACES + usize::from(space.0)),
            Action::Elect(politician) => numbered(&KINDS, 18, politician.index()),
            Action::Row(number) => numbered(&KINDS, 19, number.into()),
            Action::Remove(card) => numbered(&KINDS, 20, card.index()),
        }
    }
}

/// How many ways there are to choose so many things of some.
const fn chosen(of: usize, many: usize) -> usize {
    let (mut ways, mut one) = (1, 0);
    while one < many {
        ways = if of > one { ways * (of - one) / (one + 1) } else { 0 };
        one += 1;
    }
    ways
}

/// A number for every set of up to four permits: places that stay empty count as cards below the first.
fn payment(cards: CardSet) -> usize {
    let missing = TOGETHER.saturating_sub(cards.len() as usize);
    let places = (0..missing).chain(cards.iter().map(|card| card.index() + TOGETHER));
    places.enumerate().map(|(at, place)| chosen(place, at + 1)).sum()
}

/// How far the game is, and what lies about.
fn table(open: &Open, left: i32, out: &mut Features) {
    out.extend([i32::from(open.seats.0), left, open.points.into(), open.built.into(), open.idle.into()]);
    out.extend([open.politicians, open.contractor.seat().is_some(), open.extra_favor.is_some()]);
    out.add(open.discard.len() as u8);
    out.extend(open.spaces);
    let phase = match open.phase {
        Phase::A => 0,
        Phase::B => 1,
        Phase::C => 2,
    };
    out.one_of(phase, PHASES);
}

/// What a player has, and what the evaluation by hand makes of it.
fn player(open: &Open, seat: Seat, (left, rows): (i32, i32), out: &mut Features) {
    let (wealth, prestige) = (i32::from(open.wealth[seat]), i32::from(open.prestige[seat]));
    out.extend([prestige, wealth, wealth * left, eval::wealth_worth(open.wealth[seat], left)]);
    out.extend([eval::worth(open, seat, left), rows, eval::hand_worth(open, seat)]);
    out.extend([eval::offices_worth(open, seat, left), eval::pending_worth(open, seat)]);
    out.extend([open.hands[seat].len() as u8, open.favors[seat].len() as u8, u8::from(open.active == seat)]);
    let offices = Politician::ALL.into_iter().filter(|&office| open.holder(office) == Some(seat)).count();
    out.extend([offices as u8, u8::from(open.contractor.seat() == Some(seat))]);
    out.extend(open.vocations[seat]);
    let mut buildings = [0u8; ZONES];
    let own = open.grid.of_zones(ZoneSet::ALL).filter(|building| building.owner == Some(seat));
    own.for_each(|building| buildings[building.zone.index()] += 1);
    out.extend(buildings);
}

/// What kind of question it is: a turn's own, the parts of building, or anything else.
fn prompt(prompt: Prompt) -> usize {
    match prompt {
        Prompt::Claim | Prompt::Invest => 0,
        Prompt::Act => 1,
        Prompt::Placement { .. } => 2,
        Prompt::Permits { .. } => 3,
        Prompt::VocationSource { .. }
        | Prompt::VocationScore { .. }
        | Prompt::Order { .. }
        | Prompt::PaySplit { .. }
        | Prompt::Offer { .. }
        | Prompt::Alternative { .. }
        | Prompt::PayOrLose { .. }
        | Prompt::PlaceTile { .. }
        | Prompt::MoveWhich { .. }
        | Prompt::MoveWhere { .. }
        | Prompt::MarkerSpace { .. }
        | Prompt::MarkerMove { .. }
        | Prompt::Office { .. }
        | Prompt::PayoutRow { .. }
        | Prompt::PickBuilding { .. }
        | Prompt::PickPlanning { .. }
        | Prompt::PickContract { .. }
        | Prompt::SingleBuilding { .. }
        | Prompt::SinglePlayer { .. }
        | Prompt::ElectionTie { .. }
        | Prompt::ContractorTie { .. } => 4,
    }
}
