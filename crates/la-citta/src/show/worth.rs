//! What a choice is worth: a few signs at a glance, and the sum behind it line by line.

use engine::pieces::Ledger;
use engine::{Phrase, Seat};

use super::building;
use super::places::{asked_about, city_sign, in_question, limit_sign};
use crate::action::Action;
use crate::content::content;
use crate::ids::{Building, ByDemand, Demand, Hex};
use crate::rules::{cards, cities, migration};
use crate::state::{City, Open, Prompt, board};
use crate::view::View;

/// What a choice brings, in a few signs.
pub fn say(view: &View, action: Action) -> Option<Phrase> {
    let open = &view.open;
    let sign = |text: String| Some(Phrase::plain(text));
    match action {
        Action::Gold => sign(format!("+{} ⟨gold⟩", content().action_gold)),
        Action::Castle(hex) => sign(yields("+", Building::Castle, open, hex)),
        Action::Site(hex) => match open.raised() {
            Some(kind) => sign(yields("+", kind, open, hex)),
            None => sign(feast(open, hex)?),
        },
        // LC-6.8.3: with a market room to grow goes, and nobody yet.
        Action::Demolish(hex) if open.lots[hex] == Some(Building::Market) => None,
        Action::Demolish(hex) => sign(yields("−", open.lots[hex]?, open, hex)),
        Action::Source(_) | Action::Starve(_) => sign("−1 ⟨person⟩".into()),
        Action::Settle(_) => sign(format!("+{} ⟨person⟩", settlers(open)?)),
        Action::Follow(demand) => sign(followers(open, demand)?),
        Action::Pass
        | Action::Found
        | Action::Build(_)
        | Action::Card(_)
        | Action::Raise(_)
        | Action::Level(_)
        | Action::Hygiene(_)
        | Action::Look(_)
        | Action::Bury
        | Action::Keep => None,
    }
}

/// What a building yields on a hex, in signs.
fn yields(sign: &str, kind: Building, open: &Open, hex: Hex) -> String {
    match kind {
        Building::Castle | Building::Farm => format!("{sign}{} ⟨wheat⟩", open.grain(hex)),
        Building::Quarry => format!("{sign}{} ⟨gold⟩", open.ore(hex)),
        Building::Market => format!("{sign}1 ⟨person⟩"),
        _ => points(sign, &content().buildings[kind.index()].arches),
    }
}

fn points(sign: &str, points: &ByDemand<u8>) -> String {
    let some = Demand::ALL.into_iter().filter(|&demand| points[demand] > 0);
    some.map(|demand| format!("{sign}{} ⟨{demand}⟩", points[demand])).collect::<Vec<_>>().join(" ")
}

/// What the card in question adds on a building of one's own.
fn feast(open: &Open, hex: Hex) -> Option<String> {
    let Prompt::CardSite { card, level } = open.prompt else { return None };
    let figures = cards::figures(card, level);
    if figures == 0 {
        return Some(format!("+{} ⟨wheat⟩", open.grain(hex)));
    }
    let signs: String = cities::demands_of(open.lots[hex]?).iter().map(|demand| format!("⟨{demand}⟩")).collect();
    Some(format!("+{figures} {signs}"))
}

/// Citizens that the card in question brings.
fn settlers(open: &Open) -> Option<u8> {
    let Prompt::CardCity { card, level } = open.prompt else { return None };
    Some(cards::settlers(card, level))
}

/// Citizens that would settle in the city in question; if others lose more, how many.
fn followers(open: &Open, demand: Demand) -> Option<String> {
    let (_, city) = asked_about(open)?;
    let room = usize::from(cities::limit(open, city).saturating_sub(city.people));
    let losers = migration::losers(open, city, demand).len();
    let rest = if losers > room { format!(" (−{losers})") } else { String::new() };
    Some(format!("+{} ⟨person⟩{rest}", losers.min(room)))
}

/// One line: by how much, and of what.
type Line = (String, Phrase);

/// The sum behind a choice.
pub fn ledger(view: &View, action: Action) -> Option<Ledger> {
    let open = &view.open;
    let (title, lines) = match action {
        Action::Gold => (super::words::say_action(view, action), gold(open)),
        Action::Castle(hex) if open.prompt == Prompt::FoundHex => found(view, hex),
        Action::Site(hex) => match open.raised() {
            Some(kind) => built(view, kind, hex)?,
            None => return None,
        },
        Action::Settle(number) => settled(open, number)?,
        Action::Follow(demand) => followed(open, demand)?,
        Action::Starve(number) => starved(open, number)?,
        Action::Castle(_)
        | Action::Demolish(_)
        | Action::Source(_)
        | Action::Pass
        | Action::Found
        | Action::Build(_)
        | Action::Card(_)
        | Action::Raise(_)
        | Action::Level(_)
        | Action::Hygiene(_)
        | Action::Look(_)
        | Action::Bury
        | Action::Keep => return None,
    };
    Some(Ledger { title, lines, total: None })
}

/// A number that goes from one value to another.
fn change(key: &'static str, from: impl Into<i64>, to: impl Into<i64>) -> Line {
    let (from, to) = (from.into(), to.into());
    let by = match to - from {
        by if by < 0 => format!("−{}", -by),
        by => format!("+{by}"),
    };
    (by, Phrase::new(key).with("from", from).with("to", to))
}

fn spent_card(open: &Open) -> Line {
    let left = open.acting().action_cards;
    change("ledger-action-cards", left, left.saturating_sub(1))
}

fn gold(open: &Open) -> Vec<Line> {
    let gold = open.acting().gold;
    vec![change("ledger-gold", gold, gold + content().action_gold), spent_card(open)]
}

fn food(view: &View, more: u8) -> Line {
    let food = view.realms[view.open.actor].capacity;
    change("ledger-food", food, food + more)
}

/// LC-6.3.2
fn found(view: &View, hex: Hex) -> (Phrase, Vec<Line>) {
    let open = &view.open;
    let people = view.realms[open.actor].people;
    let lines = vec![
        change("ledger-citizens", people, people + content().numbers.found_from_supply),
        food(view, open.grain(hex)),
        spent_card(open),
    ];
    (Phrase::new("ledger-found").with("hex", hex.name()).with("city", open.acting().next_city), lines)
}

/// LC-6.4: what a building brings, what it costs, and how its city then stands against its neighbours.
fn built(view: &View, kind: Building, hex: Hex) -> Option<(Phrase, Vec<Line>)> {
    let open = &view.open;
    let near = |city: &&City| city.hexes.meets(&board().near[hex.index()]);
    let city = open.acting().cities.iter().find(near)?;
    let row = &content().buildings[kind.index()];
    let before = cities::attraction(open, open.acting(), city);
    let mut lines: Vec<Line> = Vec::new();
    match kind {
        Building::Castle | Building::Farm => lines.push(food(view, open.grain(hex))),
        Building::Quarry => lines.push((format!("+{}", open.ore(hex)), Phrase::new("ledger-quarry"))),
        Building::Market => lines.push(change("ledger-city", city.people, city.people + 1)),
        _ => lines.extend(Demand::ALL.into_iter().filter(|&demand| row.arches[demand] > 0).map(|demand| {
            let (by, phrase) = change("ledger-arches", before[demand], before[demand] + row.arches[demand]);
            (by, phrase.with("sign", format!("⟨{demand}⟩")).with("demand", super::demand(demand)))
        })),
    }
    lines.extend(lifted(open, city, kind));
    if kind != Building::Market {
        let castle = city.people + 1 - city.buildings();
        lines.push(change("ledger-castle", castle, castle - 1));
    }
    lines.push(paid(open, kind));
    lines.extend(rivals(view, city, (kind, hex)));
    let title = Phrase::new("ledger-built").with("building", building(kind)).with("hex", hex.name());
    Some((title.with("city", city.number), lines))
}

/// LC-6.7.1: a market, or water beside one, lifts the growth limit.
fn lifted(open: &Open, city: &City, kind: Building) -> Option<Line> {
    let row = &content().buildings[kind.index()];
    let stands = |lifts: fn(&crate::content::BuildingRow) -> bool| {
        let built = city.hexes.iter().filter_map(|hex| open.lots[hex]);
        built.chain([kind]).any(|kind| lifts(&content().buildings[kind.index()]))
    };
    let (market, water) = (stands(|row| row.lifts_market), stands(|row| row.lifts_water));
    let numbers = &content().numbers;
    let now = cities::limit(open, city);
    let then = match (market, water) {
        (true, true) => u8::MAX,
        (true, false) => numbers.limit_market,
        (false, _) => numbers.limit_plain,
    };
    ((row.lifts_market || row.lifts_water) && then != now).then(|| {
        (limit_sign(then), Phrase::new("ledger-limit").with("from", limit_sign(now)).with("to", limit_sign(then)))
    })
}

/// The Action card, or the gold for a politics card.
fn paid(open: &Open, kind: Building) -> Line {
    match open.prompt {
        Prompt::CardHex { card, .. } => {
            let gold = open.acting().gold;
            change("ledger-gold", gold, gold - cards::price(card, kind).unwrap_or(0).min(gold))
        }
        _ => spent_card(open),
    }
}

/// How the city would stand against each rival neighbour in what the building offers, new neighbours included.
fn rivals(view: &View, city: &City, (kind, hex): (Building, Hex)) -> Vec<Line> {
    let open = &view.open;
    let reach = board().within_reach(city.hexes).or(board().close[hex.index()]);
    let mut offers = cities::attraction(open, open.acting(), city);
    let arches = &content().buildings[kind.index()].arches;
    Demand::ALL.into_iter().for_each(|demand| offers[demand] += arches[demand]);
    let asked = in_question(view);
    let against = |(seat, other): (Seat, &City)| {
        let theirs = cities::attraction(open, &open.players[seat], other);
        asked
            .iter()
            .map(move |&demand| standing((seat, other.number), demand, (offers[demand], theirs[demand])))
            .collect::<Vec<_>>()
    };
    let near = |(seat, other): &(Seat, &City)| *seat != open.actor && reach.meets(&other.hexes);
    open.cities().filter(near).flat_map(against).collect()
}

fn standing((seat, number): (Seat, u8), demand: Demand, (mine, theirs): (u8, u8)) -> Line {
    let key = match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => "ledger-above",
        std::cmp::Ordering::Equal => "ledger-level",
        std::cmp::Ordering::Less => "ledger-below",
    };
    let phrase = Phrase::new(key).with("city", city_sign(seat, number)).with("demand", super::demand(demand));
    (format!("{mine} : {theirs}"), phrase)
}

/// LC-6.5.4
fn settled(open: &Open, number: u8) -> Option<(Phrase, Vec<Line>)> {
    let Prompt::CardCity { card, level } = open.prompt else { return None };
    let (city, more) = (open.acting().city(number)?, settlers(open)?);
    let (gold, cost) = (open.acting().gold, cards::level_of(card, level).cost);
    let mut lines = vec![change("ledger-city", city.people, city.people + more)];
    lines.extend((cost > 0).then(|| change("ledger-gold", gold, gold.saturating_sub(cost))));
    Some((Phrase::new("ledger-number").with("city", number), lines))
}

/// LC-6.8.2: who comes, as far as there is room.
fn followed(open: &Open, demand: Demand) -> Option<(Phrase, Vec<Line>)> {
    let (_, city) = asked_about(open)?;
    let room = usize::from(cities::limit(open, city).saturating_sub(city.people));
    let comers = migration::losers(open, city, demand);
    let line = |(i, &(seat, number)): (usize, &(Seat, u8))| {
        let from = city_sign(seat, number);
        match i < room {
            true => ("+1".to_owned(), Phrase::new("ledger-comes").with("from", from)),
            false => ("0".to_owned(), Phrase::new("ledger-turned").with("from", from)),
        }
    };
    let title = Phrase::new("ledger-follows").with("city", city.number).with("demand", super::demand(demand));
    Some((title, comers.iter().enumerate().map(line).collect()))
}

/// LC-6.8.4: a citizen, and a building if nobody is left for it.
fn starved(open: &Open, number: u8) -> Option<(Phrase, Vec<Line>)> {
    let city = open.acting().city(number)?;
    let mut lines = vec![change("ledger-city", city.people, city.people.saturating_sub(1))];
    // Without a surplus there are as many buildings as citizens, those left out that have to fall already.
    let falls = || change("ledger-buildings", city.people, city.people.saturating_sub(1));
    lines.extend((city.surplus() == 0).then(falls));
    Some((Phrase::new("ledger-number").with("city", number), lines))
}
