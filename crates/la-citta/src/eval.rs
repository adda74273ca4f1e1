//! What a bot needs: how good a position looks, in hundredths of a point.

use engine::{BySeat, Chance, Evaluate, Seat, Seats, Seed, Silent};

use crate::action::Action;
use crate::board::HexSet;
use crate::content::content;
use crate::eval_0_1;
use crate::ids::{Building, ByDemand, Demand, Hex};
use crate::rules::{self, Flow, cities, migration};
use crate::score;
use crate::state::{City, LaCitta, Open, Phase, Player, Prompt, board};

impl Evaluate for LaCitta {
    const SPAN: i32 = 1_100;

    const SWING: [i32; 3] = [660, 730, 670];

    const CURIOSITY: u32 = 35;
    const TRUST: u32 = 4;

    fn levels(_: Seats) -> [&'static str; 4] {
        ["hasty", "greedy", "search:4000", "search:30000"]
    }

    /// An unfinished action counts as what its owner would most likely make of it.
    fn evaluate(&self, seat: Seat) -> i32 {
        let half_made = self.open.phase != Phase::Over && unfinished(self.open.prompt);
        if half_made { lead_of(&finished(self), seat) } else { lead_of(self, seat) }
    }

    fn evaluate_all(&self, seats: Seats) -> BySeat<i32> {
        let made = if self.open.phase != Phase::Over && unfinished(self.open.prompt) { &finished(self) } else { self };
        let (mut worths, mut leads) = (BySeat::<i32>::default(), BySeat::default());
        seats.iter().for_each(|seat| worths[seat] = standing(made, seat));
        seats.iter().for_each(|seat| leads[seat] = lead(made, seat, |seat| worths[seat]));
        leads
    }

    fn evaluate_0_1(&self, seat: Seat) -> i32 {
        eval_0_1::evaluate(self, seat)
    }

    fn weight_0_1(&self, action: Action) -> u32 {
        eval_0_1::weight(action)
    }

    /// Nobody sensible passes while there is something to do.
    fn weight(&self, action: Action) -> u32 {
        match action {
            Action::Pass => 1,
            Action::Build(_) | Action::Card(_) | Action::Found => 8,
            _ => 4,
        }
    }
}

fn lead_of(position: &LaCitta, seat: Seat) -> i32 {
    lead(position, seat, |seat| standing(position, seat))
}

/// What somebody has, or may hope for.
fn standing(position: &LaCitta, seat: Seat) -> i32 {
    match position.open.phase {
        Phase::Over => 100 * score::points(&position.open, seat).total(),
        _ => worth(position, seat),
    }
}

/// How far ahead of the best rival.
fn lead(position: &LaCitta, seat: Seat, of: impl Fn(Seat) -> i32) -> i32 {
    let rivals = position.open.seats.others(seat).map(&of).max().unwrap_or(0);
    of(seat) - rivals * RIVAL / 100
}

// What things are worth, in hundredths of a point.
const RIVAL: i32 = 24;
const CITIZEN: i32 = 82;
const SPARE_FOOD: i32 = 25;
const UNFED: i32 = 24;
const STARVING: i32 = 39;
const PENALTY: i32 = 102;
const GOLD: i32 = 66;
const GOLD_THAT_COUNTS: i32 = 3;
const ACTION_CARD: i32 = 54;
const SURPLUS: i32 = 37;
const SURPLUS_THAT_COUNTS: u8 = 3;
const ARCH: i32 = 38;
const DEMAND_COVERED: i32 = 36;
const MIGRANT_LATER: i32 = 8;
const BUILDING_LOST: i32 = 42;

/// What a player's position is worth by itself.
fn worth(position: &LaCitta, seat: Seat) -> i32 {
    let open = &position.open;
    let player = &open.players[seat];
    let chances = chances(position);
    let cities: i32 = player.cities.iter().map(|city| city_worth(open, seat, city, &chances)).sum();
    cities + people_worth(open, player) + purse(open, player)
}

/// Years that come after this one.
pub fn years_left(open: &Open) -> u8 {
    content().numbers.years - open.year
}

/// Citizens at the end, as far as there is food for them.
pub fn people_worth(open: &Open, player: &Player) -> i32 {
    let food = cities::food(open, player) as i32;
    let now = player.people() as i32 - cities::capacity(open, player) as i32;
    let expected = |city: &City| {
        i32::from(city.people.saturating_add(years_left(open)).min(cities::limit(open, city).max(city.people)))
    };
    let people: i32 = player.cities.iter().map(expected).sum();
    let fed = people.min(food) * CITIZEN;
    let later = i32::from(years_left(open).min(1));
    let spare = (food - people).clamp(0, 6) * SPARE_FOOD * later + (people - food).max(0) * UNFED;
    let last = if years_left(open) == 0 { -content().numbers.famine_last_year * CITIZEN } else { PENALTY };
    let starving = if now > 0 && !fed_already(open) { now * STARVING + last } else { 0 };
    let starved = if player.starved { last } else { 0 };
    fed + spare - starving - starved
}

/// Whether this year's feeding is over for the one who acts.
fn fed_already(open: &Open) -> bool {
    open.phase == Phase::Feeding
}

pub fn purse(open: &Open, player: &Player) -> i32 {
    let future = i32::from(years_left(open)) * i32::from(content().numbers.rounds)
        + i32::from(content().numbers.rounds - open.round);
    if future == 0 {
        return i32::from(player.gold);
    }
    i32::from(player.gold).min(GOLD_THAT_COUNTS) * GOLD
        + i32::from(player.gold)
        + i32::from(player.action_cards) * ACTION_CARD
}

/// How likely each demand is this year and later, in hundredths.
fn chances(position: &LaCitta) -> ByDemand<i32> {
    let open = &position.open;
    if matches!(open.phase, Phase::Demolition | Phase::Feeding) {
        return ByDemand([0; Demand::ALL.len()]);
    }
    let heard = migration::demands(position.voices());
    let both = heard.0.iter().filter(|&&asked| asked).count() as i32;
    ByDemand(Demand::ALL.map(|demand| if heard[demand] { 100 / both } else { 0 }))
}

/// A city by itself and among its neighbours.
pub fn city_worth(open: &Open, seat: Seat, city: &City, chances: &ByDemand<i32>) -> i32 {
    let arches = cities::arches(open, city);
    let covered = arches.0.iter().filter(|&&points| points > 0).count() as i32;
    let complete = if covered == Demand::ALL.len() as i32 {
        content().numbers.complete_city * CITIZEN
    } else {
        covered * DEMAND_COVERED
    };
    let points: i32 = arches.0.iter().map(|&points| i32::from(points.min(6))).sum();
    let future = i32::from(years_left(open) > 0 || open.round < content().numbers.rounds);
    let surplus = i32::from(city.surplus().min(SURPLUS_THAT_COUNTS)) * SURPLUS * future;
    complete + points * ARCH * future + surplus + migration_worth(open, seat, city, chances)
}

/// Citizens that neighbours will send or take.
fn migration_worth(open: &Open, seat: Seat, city: &City, chances: &ByDemand<i32>) -> i32 {
    let reach = board().within_reach(city.hexes);
    let mine = cities::attraction(open, &open.players[seat], city);
    let room = city.people < cities::limit(open, city);
    let mut worth = 0;
    for rival in open.seats.others(seat) {
        let player = &open.players[rival];
        for other in player.cities.iter().filter(|other| reach.meets(&other.hexes)) {
            let theirs = cities::attraction(open, player, other);
            worth += rivalry(open, (&mine, &theirs), room, chances);
        }
    }
    let risk = if worth < 0 && city.surplus() == 0 { BUILDING_LOST } else { 0 };
    worth - risk
}

fn rivalry(open: &Open, (mine, theirs): (&ByDemand<u8>, &ByDemand<u8>), room: bool, chances: &ByDemand<i32>) -> i32 {
    let years = i32::from(years_left(open));
    let mut worth = 0;
    for demand in Demand::ALL {
        let now = chances[demand];
        let later = years * MIGRANT_LATER / Demand::ALL.len() as i32;
        worth += match mine[demand].cmp(&theirs[demand]) {
            std::cmp::Ordering::Greater if room => now + later,
            std::cmp::Ordering::Greater => later / 2,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less => -now - later,
        };
    }
    worth
}

/// Whether the question belongs to an action half made.
fn unfinished(prompt: Prompt) -> bool {
    match prompt {
        Prompt::FoundHex
        | Prompt::FoundSource { .. }
        | Prompt::BuildHex { .. }
        | Prompt::CardBuilding { .. }
        | Prompt::CardHex { .. }
        | Prompt::CardLevel { .. }
        | Prompt::CardSite { .. }
        | Prompt::CardSplit { .. }
        | Prompt::CardCity { .. }
        | Prompt::CardPair { .. } => true,
        Prompt::Castle | Prompt::Bury | Prompt::Act => false,
        Prompt::Demand { .. } | Prompt::Demolish { .. } | Prompt::Starve { .. } => false,
    }
}

/// The position after the actor has finished the action in the best way that a quick look finds.
fn finished(position: &LaCitta) -> LaCitta {
    let seat = position.open.actor;
    if let Some(hex) = best_hex(&position.open) {
        return next(position, hex, seat);
    }
    let mut choices = Choices { actions: [None; CHOICES], count: 0 };
    rules::offer(&position.open, &mut choices);
    let ends = choices.actions.into_iter().flatten().map(|action| next(position, action, seat));
    ends.max_by_key(|end| lead_of(end, seat)).expect("an unfinished action can be finished")
}

fn next(position: &LaCitta, action: Action, seat: Seat) -> LaCitta {
    let mut after = *position;
    let mut chance = Chance::new(Seed([0; 32]));
    rules::apply(&mut Flow { position: &mut after, chance: &mut chance, log: &mut Silent }, action);
    if after.open.actor == seat && unfinished(after.open.prompt) { finished(&after) } else { after }
}

/// More choices than any question but those for hexes has.
const CHOICES: usize = 16;

/// A few choices, without a heap.
struct Choices {
    actions: [Option<Action>; CHOICES],
    count: usize,
}

impl Extend<Action> for Choices {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        for action in actions.into_iter().take(CHOICES - self.count) {
            self.actions[self.count] = Some(action);
            self.count += 1;
        }
    }
}

/// The hex that looks best at a glance, where a hex is asked.
fn best_hex(open: &Open) -> Option<Action> {
    let best = |hexes: HexSet, score: &dyn Fn(Hex) -> i32| hexes.iter().max_by_key(|&hex| score(hex));
    match open.prompt {
        Prompt::FoundHex => best(rules::founding::hexes(open), &|hex| castle_site(open, hex)).map(Action::Castle),
        Prompt::BuildHex { building } | Prompt::CardHex { building, .. } => {
            best(rules::building::hexes(open, building), &|hex| site(open, building, hex)).map(Action::Site)
        }
        _ => None,
    }
}

/// Good fields, and good fields next door.
fn castle_site(open: &Open, hex: Hex) -> i32 {
    let around = board().near[hex.index()].and(open.playable());
    let next: i32 = around.iter().map(|near| i32::from(open.grain(near))).sum();
    let wet = i32::from(around.meets(&open.beside_water()));
    4 * i32::from(open.grain(hex)) + next + 3 * wet
}

/// Farms on good fields, quarries at mountains, everything else where it wastes neither.
fn site(open: &Open, building: Building, hex: Hex) -> i32 {
    let (grain, ore) = (i32::from(open.grain(hex)), i32::from(open.ore(hex)));
    match building {
        Building::Farm => grain,
        Building::Quarry => ore,
        _ => -grain - ore,
    }
}
