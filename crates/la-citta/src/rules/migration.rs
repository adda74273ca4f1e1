//! LC-6.8.1, LC-6.8.2: the Voice of the People, and who moves where.

use engine::{List, Log, Seat};

use crate::action::Action;
use crate::content::{MAX_CITIES, VOICES_A_YEAR};
use crate::event::Event;
use crate::ids::{ByDemand, Demand};
use crate::options::PenaltyTrigger;
use crate::rules::{Flow, cities, demolition};
use crate::state::{City, Open, Phase, Prompt, Standing, board};

/// LC-6.8.1: the most frequent demand; two if they tie.
pub fn demands(voices: [Demand; VOICES_A_YEAR]) -> ByDemand<bool> {
    let count = |demand: Demand| voices.iter().filter(|&&voice| voice == demand).count();
    let most = Demand::ALL.into_iter().map(count).max();
    ByDemand(Demand::ALL.map(|demand| Some(count(demand)) == most))
}

/// Phases 6 and 7: the cards are turned up, then every city in order.
pub fn begin(flow: &mut Flow<'_, impl Log<Event>>) {
    let voices = flow.position.voices();
    flow.log.add(Event::VoiceHeard { voices, demands: demands(voices) });
    let open = flow.open();
    open.phase = Phase::Migration;
    open.demands = demands(voices);
    open.actor = open.first;
    go_on(flow, 0);
}

/// LC-6.8.2b: the actor's cities from the given one on, then the next player's.
fn go_on(flow: &mut Flow<'_, impl Log<Event>>, mut next: usize) {
    loop {
        let open = flow.open();
        let Some(city) = open.acting().cities.get(next).copied() else {
            open.actor = open.seats.next(open.actor);
            next = 0;
            if open.actor == open.first {
                return demolition::begin(flow);
            }
            continue;
        };
        if let Some(demand) = only_demand(open) {
            attract(flow, &city, demand);
        } else if has_rivals(open, &city) {
            open.prompt = Prompt::Demand { city: city.number };
            return;
        }
        next += 1;
    }
}

/// The only demand of the year, if there is only one.
fn only_demand(open: &Open) -> Option<Demand> {
    let mut demands = Demand::ALL.into_iter().filter(|&demand| open.demands[demand]);
    demands.next().filter(|_| demands.next().is_none())
}

/// LC-5.5 D3: either demand.
pub fn offer(open: &Open, out: &mut impl Extend<Action>) {
    out.extend(Demand::ALL.into_iter().filter(|&demand| open.demands[demand]).map(Action::Follow));
}

/// The actor's city follows a demand; then the next city.
pub fn follow(flow: &mut Flow<'_, impl Log<Event>>, number: u8, demand: Demand) {
    let open = flow.open();
    let seat = open.actor;
    let cities = &open.acting().cities;
    let index = cities.iter().position(|city| city.number == number).expect("the city exists");
    let city = cities[index];
    flow.log.add(Event::Followed { seat, city: number, demand });
    attract(flow, &city, demand);
    go_on(flow, index + 1);
}

/// LC-3.9c: whether a rival city is a neighbour.
fn has_rivals(open: &Open, city: &City) -> bool {
    let reach = board().within_reach(city.hexes);
    open.seats.others(open.actor).any(|seat| open.players[seat].cities.iter().any(|other| reach.meets(&other.hexes)))
}

/// The rival cities that send a citizen to a city of the actor.
type Losers = List<(Seat, u8), { engine::MAX_SEATS * MAX_CITIES }>;

/// LC-6.8.2c: neighbouring rival cities with citizens and less to offer, clockwise from the actor's left.
pub fn losers(open: &Open, city: &City, demand: Demand) -> Losers {
    let reach = board().within_reach(city.hexes);
    let mine = cities::attraction(open, open.acting(), city)[demand];
    let mut losers = Losers::new();
    for rival in open.seats.others(open.actor) {
        let player = &open.players[rival];
        for other in player.cities.iter().filter(|other| other.people > 0 && reach.meets(&other.hexes)) {
            if cities::attraction(open, player, other)[demand] < mine {
                losers.push((rival, other.number));
            }
        }
    }
    losers
}

/// From each of them one citizen leaves.
fn attract(flow: &mut Flow<'_, impl Log<Event>>, city: &City, demand: Demand) {
    let seat = flow.open().actor;
    for &from in &losers(flow.open(), city, demand) {
        move_citizen(flow, from, (seat, city.number), demand);
    }
}

/// LC-6.8.2d: the citizen enters below the limit, or goes to the supply.
fn move_citizen(
    flow: &mut Flow<'_, impl Log<Event>>,
    (from, leaving): (Seat, u8),
    (to, entering): (Seat, u8),
    demand: Demand,
) {
    let open = flow.open();
    open.players[from].city_mut(leaving).people -= 1;
    if open.options.penalty_trigger == PenaltyTrigger::AnyLoss {
        open.players[from].standing = Standing::Penalised; // LC-8.4
    }
    let target = open.players[to].city(entering).expect("the city exists");
    let settled = target.people < cities::limit(open, target);
    open.players[to].city_mut(entering).people += u8::from(settled);
    flow.log.add(Event::Moved { from, leaving, to, entering, demand, settled });
}
