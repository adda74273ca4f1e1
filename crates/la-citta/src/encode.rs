//! The game in numbers: what a seat knows of a position, and a number for every action.

use engine::{Encode, Features, MAX_SEATS, Seat, Viewer, counted, numbered};

use crate::action::Action;
use crate::content::{VOICES_A_YEAR, content};
use crate::eval;
use crate::ids::{Building, ByDemand, Card, Demand, HEXES, Pair};
use crate::rules::cities;
use crate::score;
use crate::state::{City, LaCitta, Open, Phase, Player, Prompt, Standing};
use crate::view::knows_voice;

/// Numbers about the table, and about every prince.
const TABLE: usize = 6 + 2 * DEMANDS + PHASES + PROMPTS;
const PRINCE: usize = 23 + 2 * DEMANDS + Building::ALL.len();

const DEMANDS: usize = Demand::ALL.len();
const PHASES: usize = 7;
const PROMPTS: usize = 16;
/// More cities, levels and citizens than any question has.
const CITIES: usize = 256;
const FEW: usize = 16;

/// How many actions of each kind there are, in the order of [`Action`].
const KINDS: [usize; 18] = [
    1,
    1,
    1,
    Building::ALL.len(),
    Card::ALL.len(),
    HEXES,
    CITIES,
    Building::ALL.len(),
    HEXES,
    FEW,
    FEW,
    CITIES,
    Pair::ALL.len(),
    1,
    1,
    DEMANDS,
    HEXES,
    CITIES,
];

impl Encode for LaCitta {
    const FEATURES: usize = TABLE + MAX_SEATS * PRINCE;
    const ACTIONS: usize = counted(&KINDS);

    fn features(&self, seat: Seat, out: &mut Features) {
        table(self, seat, out);
        for ahead in 0..MAX_SEATS as u8 {
            if ahead < self.open.seats.0 {
                prince(&self.open, self.open.seats.ahead(seat, ahead), out);
            } else {
                out.blank(PRINCE);
            }
        }
    }

    fn index(&self, action: Action) -> usize {
        match action {
            Action::Pass => numbered(&KINDS, 0, 0),
            Action::Gold => numbered(&KINDS, 1, 0),
            Action::Found => numbered(&KINDS, 2, 0),
            Action::Build(building) => numbered(&KINDS, 3, building.index()),
            Action::Card(card) => numbered(&KINDS, 4, card.index()),
            Action::Castle(hex) => numbered(&KINDS, 5, hex.index()),
            Action::Source(city) => numbered(&KINDS, 6, city.into()),
            Action::Raise(building) => numbered(&KINDS, 7, building.index()),
            Action::Site(hex) => numbered(&KINDS, 8, hex.index()),
            Action::Level(level) => numbered(&KINDS, 9, level.into()),
            Action::Hygiene(count) => numbered(&KINDS, 10, count.into()),
            Action::Settle(city) => numbered(&KINDS, 11, city.into()),
            Action::Look(pair) => numbered(&KINDS, 12, pair.index()),
            Action::Bury => numbered(&KINDS, 13, 0),
            Action::Keep => numbered(&KINDS, 14, 0),
            Action::Follow(demand) => numbered(&KINDS, 15, demand.index()),
            Action::Demolish(hex) => numbered(&KINDS, 16, hex.index()),
            Action::Starve(city) => numbered(&KINDS, 17, city.into()),
        }
    }
}

/// How far the game is, what the people are known to ask for, and what is asked.
fn table(position: &LaCitta, seat: Seat, out: &mut Features) {
    let open = &position.open;
    let rounds = content().numbers.rounds;
    out.extend([open.seats.0, open.year, open.round, eval::years_left(open)]);
    out.extend([eval::years_left(open) * rounds + rounds - open.round, u8::from(open.voice_revealed())]);
    let known = |i: &usize| knows_voice(open, Viewer::Seat(seat), open.voice_start() + i);
    let voices = position.voices();
    let heard: Vec<Demand> = (0..VOICES_A_YEAR).filter(known).map(|i| voices[i]).collect();
    out.extend(Demand::ALL.map(|demand| heard.iter().filter(|&&other| other == demand).count() as u8));
    out.extend(open.demands.0);
    out.one_of(phase(open.phase), PHASES);
    out.one_of(if open.actor == seat { prompt(open.prompt) } else { PROMPTS }, PROMPTS);
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Castles => 0,
        Phase::Bury => 1,
        Phase::Politics => 2,
        Phase::Migration => 3,
        Phase::Demolition => 4,
        Phase::Feeding => 5,
        Phase::Over => 6,
    }
}

fn prompt(prompt: Prompt) -> usize {
    match prompt {
        Prompt::Castle => 0,
        Prompt::Bury => 1,
        Prompt::Act => 2,
        Prompt::FoundHex => 3,
        Prompt::FoundSource { .. } => 4,
        Prompt::BuildHex { .. } => 5,
        Prompt::CardBuilding { .. } => 6,
        Prompt::CardHex { .. } => 7,
        Prompt::CardLevel { .. } => 8,
        Prompt::CardSite { .. } => 9,
        Prompt::CardSplit { .. } => 10,
        Prompt::CardCity { .. } => 11,
        Prompt::CardPair { .. } => 12,
        Prompt::Demand { .. } => 13,
        Prompt::Demolish { .. } => 14,
        Prompt::Starve { .. } => 15,
    }
}

/// What everybody sees of a prince: people, food, gold, cities, and what the evaluation by hand makes of them when all
/// demands are equally likely.
fn prince(open: &Open, seat: Seat, out: &mut Features) {
    let player = &open.players[seat];
    let (people, food) = (player.people() as i32, cities::food(open, player) as i32);
    let left = i32::from(eval::years_left(open));
    out.extend([people, food, food - people, cities::capacity(open, player) as i32, score::points(open, seat).total()]);
    out.extend([eval::people_worth(open, player), eval::purse(open, player), people * left, food * left]);
    out.extend([player.gold, player.action_cards, player.cities.len() as u8, player.figures.len() as u8]);
    out.extend([player.founded, player.starved, player.standing == Standing::Penalised]);
    out.extend([player.standing == Standing::SitsOut, open.first == seat, open.actor == seat]);
    standing(open, player, out);
    let even = ByDemand([100 / DEMANDS as i32; DEMANDS]);
    out.add(player.cities.iter().map(|city| eval::city_worth(open, seat, city, &even)).sum::<i32>());
    let count =
        |building: Building| player.cities.iter().map(|city| open.standing(city, building).count()).sum::<usize>();
    out.extend(Building::ALL.map(|building| count(building) as u8));
}

/// What stands in the cities of a prince.
fn standing(open: &Open, player: &Player, out: &mut Features) {
    let sum = |of: &dyn Fn(&City) -> u8| player.cities.iter().map(|city| i32::from(of(city))).sum::<i32>();
    let (mut arches, mut best) = ([0u8; DEMANDS], [0u8; DEMANDS]);
    for city in player.cities.iter() {
        for demand in Demand::ALL {
            arches[demand.index()] += cities::arches(open, city)[demand];
            best[demand.index()] = best[demand.index()].max(cities::attraction(open, player, city)[demand]);
        }
    }
    out.extend(arches);
    out.extend(best);
    out.add(sum(&City::surplus));
    out.add(sum(&City::lacking));
    out.add(sum(&|city| cities::limit(open, city).saturating_sub(city.people).min(FEW as u8)));
}
