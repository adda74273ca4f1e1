//! LC-6.8.4: feeding, famine and the penalty.

use engine::Log;

use crate::event::Event;
use crate::rules::{Flow, cities, demolition, year};
use crate::state::{Open, Phase, Prompt, Standing};

/// Phase 8, in player order.
pub fn begin(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    open.phase = Phase::Feeding;
    open.actor = open.first;
    feed(flow);
}

/// The next player is tested, or the year ends.
pub fn next(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    open.actor = open.seats.next(open.actor);
    match open.actor == open.first {
        true => year::end(flow),
        false => feed(flow),
    }
}

/// The test is made once (LC-11.14): every citizen above the capacity leaves.
fn feed(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    let seat = open.actor;
    let capacity = cities::capacity(open, open.acting());
    let excess = open.acting().people().saturating_sub(capacity) as u8;
    if excess == 0 {
        return next(flow);
    }
    let player = open.acting_mut();
    player.starved = true;
    player.standing = Standing::Penalised;
    flow.log.add(Event::Famine { seat, citizens: excess });
    if capacity == 0 {
        return starve_all(flow); // LC-5.1: nobody can stay.
    }
    flow.open().prompt = Prompt::Starve { left: excess };
}

fn starve_all(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    let seat = open.actor;
    for i in 0..open.acting().cities.len() {
        let city = &mut flow.open().acting_mut().cities[i];
        let (number, people) = (city.number, std::mem::take(&mut city.people));
        (0..people).for_each(|_| flow.log.add(Event::Starved { seat, city: number }));
    }
    demolition::go_on(flow);
}

/// LC-5.5 D5: own cities with at least one citizen.
pub fn cities(open: &Open) -> impl Iterator<Item = u8> {
    open.acting().cities.iter().filter(|city| city.people > 0).map(|city| city.number)
}

/// One citizen leaves; when all have, the cities are set right before the next player is tested.
pub fn starve(flow: &mut Flow<'_, impl Log<Event>>, city: u8, left: u8) {
    let open = flow.open();
    let seat = open.actor;
    open.acting_mut().city_mut(city).people -= 1;
    flow.log.add(Event::Starved { seat, city });
    match left - 1 {
        0 => demolition::go_on(flow),
        left => flow.open().prompt = Prompt::Starve { left },
    }
}
