//! LC-6.1: phases 1 to 4; LC-8.6: burying a card; LC-6.9: the end of the year.

use engine::{BySeat, Log};

use crate::content::content;
use crate::event::Event;
use crate::ids::{Building, ByDemand, Tally};
use crate::options::DisplayRefresh;
use crate::rules::{Flow, cards, cities, politics};
use crate::score;
use crate::state::{Open, Phase, Prompt};

/// Phases 1 to 4 of the year that the position names.
pub fn begin(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    let (year, first) = (open.year, open.first);
    flow.log.add(Event::YearBegan { year, first });
    let [shown, ..] = flow.position.voices(); // LC-6.1.2
    flow.log.add(Event::VoiceShown { demand: shown });
    earn(flow);
    grow(flow);
    let open = flow.open();
    open.actor = open.first;
    if open.options.display_refresh == DisplayRefresh::BuryOldest && open.year > 1 {
        (open.phase, open.prompt) = (Phase::Bury, Prompt::Bury);
    } else {
        politics::begin(flow);
    }
}

/// LC-6.1.3
fn earn(flow: &mut Flow<'_, impl Log<Event>>) {
    let order = flow.open().order();
    for seat in order {
        let open = flow.open();
        let quarries = open.players[seat].cities.iter().flat_map(|city| open.standing(city, Building::Quarry));
        let gold = quarries.map(|hex| open.ore(hex)).sum();
        open.players[seat].gold += gold;
        if gold > 0 {
            flow.log.add(Event::Quarried { seat, gold });
        }
    }
}

/// LC-6.1.4: every city below its limit gains a citizen, while the supply lasts (LC-8.5).
fn grow(flow: &mut Flow<'_, impl Log<Event>>) {
    let growth = content().numbers.growth;
    let order = flow.open().order();
    for seat in order {
        for i in 0..flow.open().players[seat].cities.len() {
            let open = flow.open();
            let city = open.players[seat].cities[i];
            if city.people >= cities::limit(open, &city) || open.supply() < u32::from(growth) {
                continue;
            }
            let people = city.people + growth;
            open.players[seat].cities[i].people = people;
            flow.log.add(Event::Grew { seat, city: city.number, people });
        }
    }
}

/// LC-8.6: the First Player puts the oldest card on the discards.
pub fn bury(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    let (seat, card) = (open.actor, open.display[0]);
    open.discards.add(card);
    flow.log.add(Event::Buried { seat, card });
    cards::refill(flow, 0);
    politics::begin(flow);
}

/// LC-8.6: or leaves it.
pub fn keep(flow: &mut Flow<'_, impl Log<Event>>) {
    let seat = flow.open().actor;
    flow.log.add(Event::Kept { seat });
    politics::begin(flow);
}

/// LC-6.9.1, and then the next year or the end.
pub fn end(flow: &mut Flow<'_, impl Log<Event>>) {
    discard_all(flow);
    let open = flow.open();
    let year = open.year;
    open.demands = ByDemand::default();
    for seat in open.seats.iter() {
        let player = &mut open.players[seat];
        player.action_cards = content().numbers.action_cards;
        player.figures.clear();
        player.founded = false;
        player.looked = 0;
    }
    flow.log.add(Event::YearEnded { year });
    if year == content().numbers.years {
        return finish(flow);
    }
    let open = flow.open();
    open.year += 1;
    open.round = 1;
    open.first = open.seats.next(open.first); // LC-6.1.1
    open.seats.iter().for_each(|seat| open.players[seat].starved = false);
    begin(flow);
}

/// All politics cards in front of the players go to the discards, those drawn unseen still unseen.
fn discard_all(flow: &mut Flow<'_, impl Log<Event>>) {
    let position = &mut *flow.position;
    let Open { fronts, discards, memory, .. } = &mut position.open;
    *discards = fronts.0.into_iter().fold(*discards, Tally::plus);
    *fronts = BySeat::default();
    memory.kept_discards = memory.stayed();
    memory.kept = BySeat::default();
    let secret = &mut position.secret;
    secret.unseen_discards = secret.unseen.0.into_iter().fold(secret.unseen_discards, Tally::plus);
    secret.unseen = BySeat::default();
}

/// LC-7: the game is over; everybody's points are told.
fn finish(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    (open.phase, open.prompt) = (Phase::Over, Prompt::Act);
    for seat in open.seats.iter() {
        score::events(&flow.position.open, seat).into_iter().flatten().for_each(|event| flow.log.add(event));
    }
}
