//! Why not: near misses of every decision, and the rule that forbids them.

use std::ops::ControlFlow;

use engine::{Refusal, Seat};

use crate::action::Action;
use crate::board::{Site, shapes};
use crate::content::content;
use crate::effects::{Effect, effect};
use crate::ids::{Card, CardSet, Deck, PRESTIGE_MARKERS, Politician, Space, WEALTH_MARKERS, Zone};
use crate::rules::actions::{build_price, contracts, has_room_for_favor, planning_cards};
use crate::rules::build::{Fault, Survey, permits};
use crate::rules::{options, pending};
use crate::show::card_name;
use crate::state::{Open, Prompt};

/// Everything a person might try.
pub fn candidates(open: &Open, out: &mut Vec<Action>) {
    let Some((seat, prompt)) = pending(open) else { return };
    let buildings = || open.grid.buildings().map(|building| building.lot());
    match prompt {
        Prompt::Claim => out.extend(buildings().map(Action::Buy)),
        Prompt::Invest => {
            out.extend(Deck::Planning.cards().filter(|card| !card.is_event()).map(Action::Invest));
            out.extend([Action::Done, Action::End]);
        }
        Prompt::Act => try_acts(open, seat, out),
        Prompt::Placement { card } => out.extend(Site::all(content().contract(card).size).map(Action::Place)),
        Prompt::Permits { card, .. } => try_permits(open, seat, card, out),
        Prompt::VocationSource { .. }
        | Prompt::Order { .. }
        | Prompt::SinglePlayer { .. }
        | Prompt::ElectionTie { .. }
        | Prompt::ContractorTie { .. } => out.extend(open.seats.iter().map(Action::Name)),
        Prompt::VocationScore { tiles, .. } => out.extend((0..=tiles + 1).map(Action::Split)),
        Prompt::PaySplit { .. } => out.extend((0..=30).map(Action::Split)),
        Prompt::Offer { .. } => out.extend([Action::Accept, Action::Decline, Action::Done]),
        Prompt::Alternative { .. } => out.extend((0..=2).map(Action::Choose)),
        Prompt::PayOrLose { .. }
        | Prompt::MoveWhich { .. }
        | Prompt::PickBuilding { .. }
        | Prompt::SingleBuilding { .. } => {
            out.extend(buildings().map(Action::Pick));
            out.extend([Action::Settle, Action::Decline]);
        }
        Prompt::PlaceTile { size, .. } => out.extend(Site::all(size).map(Action::Place)),
        Prompt::MoveWhere { lot } => {
            let size = open.grid.building(lot).map_or(1, |building| building.size());
            out.extend(Site::all(size).map(Action::Place));
        }
        Prompt::MarkerSpace { .. } => out.extend(Space::all().map(Action::Mark)),
        Prompt::MarkerMove { .. } => {
            let numbers = *PRESTIGE_MARKERS.start()..=*WEALTH_MARKERS.end();
            out.extend(numbers.flat_map(|number| Space::all().map(move |space| Action::Shift(number, space))));
            out.push(Action::Decline);
        }
        Prompt::Office { .. } => out.extend(Politician::ALL.map(Action::Elect)),
        Prompt::PayoutRow { .. } => out.extend((1..=*WEALTH_MARKERS.end()).map(Action::Row)),
        Prompt::PickPlanning { .. } => out.extend(planning_cards(open).map(|(card, _)| Action::Take(card))),
        Prompt::PickContract { .. } => {
            out.extend(contracts(open).map(|(card, _)| Action::Remove(card)));
            out.push(Action::Decline);
        }
    }
}

fn try_acts(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    out.extend(planning_cards(open).map(|(card, _)| Action::Take(card)));
    out.extend(contracts(open).flat_map(|(card, _)| [Action::Build(card), Action::Favor(card)]));
    out.extend(open.favors[seat].iter().map(|&card| Action::Build(card)));
    out.extend(open.hands[seat].permits().iter().map(Action::Invest));
    out.push(Action::End);
}

/// The legal sets, every single permit, and the whole hand.
fn try_permits(open: &Open, seat: Seat, card: Card, out: &mut Vec<Action>) {
    let hand = open.hands[seat].permits();
    let _ = crate::rules::build::permit_sets(open, seat, card, &mut |action| {
        out.push(action);
        ControlFlow::Continue(())
    });
    out.extend(hand.iter().map(|card| Action::Pay(CardSet::default().with(card))));
    out.push(Action::Pay(hand));
}

/// The rule that forbids an action, unless it is legal.
pub fn why_not(open: &Open, action: Action) -> Option<Refusal> {
    let (seat, prompt) = pending(open)?;
    let legal = options(open, seat, prompt, &mut |option| {
        if option == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    legal.is_continue().then(|| reason(open, seat, prompt, action))
}

fn reason(open: &Open, seat: Seat, prompt: Prompt, action: Action) -> Refusal {
    match (prompt, action) {
        (Prompt::Claim, Action::Buy(_)) => Refusal::new("US-4.9", "no-sold"),
        (Prompt::Invest, Action::Invest(card)) if !open.hands[seat].contains(card) => not_held("US-6.2.1", card),
        (Prompt::Invest, Action::Invest(_)) => Refusal::new("US-6.2.1", "no-renewal-investment"),
        (Prompt::Invest, _) => Refusal::new("US-6.2.1", "no-points-yet"),
        (Prompt::Act, Action::Invest(_)) => Refusal::new("US-6.2.1", "no-late-investment"),
        (Prompt::Act, Action::Take(card)) => no_taking(open, card),
        (Prompt::Act, Action::Favor(card)) => no_favor(open, seat, card),
        (Prompt::Act, Action::Build(card)) => no_building(open, seat, card),
        (Prompt::Placement { card }, Action::Place(site)) => no_place(open, seat, card, site),
        (Prompt::Permits { card, .. }, Action::Pay(set)) => no_payment(open, seat, card, set),
        (Prompt::VocationSource { .. }, Action::Name(_)) => Refusal::new("US-6.10.1", "no-such-tile"),
        (Prompt::PaySplit { .. }, Action::Split(_)) => Refusal::new("US-6.12.2", "no-such-split"),
        (Prompt::PlaceTile { .. }, Action::Place(_)) => Refusal::new(clause(prompt), "no-free-lots"),
        (Prompt::MoveWhere { .. }, Action::Place(_)) => Refusal::new("US-3.8", "no-free-lots-elsewhere"),
        (Prompt::MarkerSpace { .. } | Prompt::MarkerMove { .. }, Action::Mark(_) | Action::Shift(..)) => {
            Refusal::new("US-6.12.6", "no-such-marker")
        }
        (Prompt::PayOrLose { .. }, Action::Settle) => Refusal::new("US-6.1.3", "no-full-payment"),
        (Prompt::PickBuilding { call }, Action::Pick(_)) if matches!(effect(call), Effect::Demolish { .. }) => {
            Refusal::new("US-6.8.3", "no-such-building")
        }
        (_, Action::Pick(_)) => Refusal::new(clause(prompt), "no-such-building"),
        (_, Action::Name(_)) => Refusal::new(clause(prompt), "no-such-player"),
        (Prompt::Office { .. }, Action::Elect(_)) => Refusal::new("US-6.15.2", "no-such-office"),
        (Prompt::PayoutRow { .. }, Action::Row(_)) => Refusal::new("US-6.12.10", "no-such-row"),
        (Prompt::Alternative { .. }, Action::Choose(_)) => Refusal::new("US-6.12.5", "no-such-alternative"),
        (_, Action::Decline) => Refusal::new(clause(prompt), "no-declining"),
        (prompt, _) => Refusal::new(clause(prompt), "no-not-asked"),
    }
}

/// The clause that a decision comes from.
pub const fn clause(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Claim => "US-4.9",
        Prompt::Invest => "US-6.2.1",
        Prompt::Act => "US-6.3.1",
        Prompt::Placement { .. } => "US-6.5.3",
        Prompt::Permits { .. } => "US-6.5.2",
        Prompt::VocationSource { .. } => "US-6.10.1",
        Prompt::VocationScore { .. } => "US-6.10.2",
        Prompt::Order { .. } => "US-6.13.1",
        Prompt::PaySplit { .. } => "US-6.12.2",
        Prompt::Offer { .. } => "US-6.12.4",
        Prompt::Alternative { .. } => "US-6.12.5",
        Prompt::PayOrLose { .. } => "US-6.12.3",
        Prompt::PlaceTile { .. } => "US-6.12.9",
        Prompt::MoveWhich { .. } | Prompt::MoveWhere { .. } => "US-6.11.5",
        Prompt::MarkerSpace { .. } | Prompt::MarkerMove { .. } => "US-6.12.6",
        Prompt::Office { .. } => "US-6.15.1",
        Prompt::PayoutRow { .. } => "US-6.12.10",
        Prompt::PickBuilding { .. } => "US-6.11.4",
        Prompt::PickPlanning { .. } | Prompt::PickContract { .. } => "US-6.12.8",
        Prompt::SingleBuilding { .. } | Prompt::SinglePlayer { .. } => "US-6.13.2",
        Prompt::ElectionTie { office: Politician::Mayor, .. } => "US-6.15.3",
        Prompt::ElectionTie { .. } => "US-6.15.4",
        Prompt::ContractorTie { .. } => "US-6.16.1",
    }
}

fn not_held(clause: &'static str, card: Card) -> Refusal {
    Refusal::new(clause, "no-such-card").with("card", card_name(card))
}

fn too_few_points(clause: &'static str, open: &Open, price: u8) -> Refusal {
    Refusal::new(clause, "no-points").with("price", price).with("points", open.points)
}

fn no_taking(open: &Open, card: Card) -> Refusal {
    match planning_cards(open).find(|(other, _)| *other == card) {
        Some((_, price)) => too_few_points("US-6.3.1", open, price),
        None => Refusal::new("US-6.3.1", "no-not-there").with("card", card_name(card)),
    }
}

fn no_favor(open: &Open, seat: Seat, card: Card) -> Refusal {
    let Some((_, price)) = contracts(open).find(|(other, _)| *other == card) else {
        return Refusal::new("US-6.4.1", "no-not-there").with("card", card_name(card));
    };
    if !has_room_for_favor(open, seat) {
        return Refusal::new("US-6.4.1", "no-favor-room").with("limit", open.favor_limit(seat));
    }
    too_few_points("US-6.4.1", open, price)
}

fn no_building(open: &Open, seat: Seat, card: Card) -> Refusal {
    if open.favors[seat].contains(&card) && open.fresh.contains(&card) {
        return Refusal::new("US-6.4.2", "no-fresh-favor");
    }
    let Some(price) = build_price(open, seat, card).filter(|_| card.is_contract()) else {
        return Refusal::new("US-6.5.1", "no-not-there").with("card", card_name(card));
    };
    if price > open.points {
        return too_few_points("US-6.5.1", open, price);
    }
    let contract = content().contract(card);
    let permits = permits(open, seat)[contract.zone.index()];
    if permits < contract.size {
        return too_few_permits(contract.zone, permits, contract.size);
    }
    let dear = Survey::new(open, seat).is_hopeless();
    if dear { Refusal::new("US-6.1.4", "no-wealth-anywhere") } else { Refusal::new("US-6.5.3", "no-place-anywhere") }
}

fn too_few_permits(zone: Zone, permits: u8, size: u8) -> Refusal {
    Refusal::new("US-6.5.1", "no-permits").with("zone", zone.name()).with("permits", permits).with("size", size)
}

fn no_place(open: &Open, seat: Seat, card: Card, site: Site) -> Refusal {
    if !shapes(content().contract(card).size).contains(&site.lots) {
        return Refusal::new("US-3.8", "no-such-lots");
    }
    match Survey::new(open, seat).project(card).fault(site).expect("an illegal place has a fault") {
        Fault::TooDear => {
            let value = open.value(site.block);
            Refusal::new("US-6.1.4", "no-wealth").with("value", value).with("wealth", open.wealth[seat])
        }
        Fault::NotEmptyBlock => Refusal::new("US-6.7.1", "no-empty-block"),
        Fault::LowValue => {
            Refusal::new("US-6.7.1", "no-low-value").with("value", content().contract(card).needs.min_value)
        }
        Fault::NotAtWater => Refusal::new("US-6.7.1", "no-water"),
        Fault::NotAtWilderness => Refusal::new("US-6.7.1", "no-wilderness"),
        Fault::NotAtEdge => Refusal::new("US-6.7.1", "no-edge"),
        Fault::Covered => Refusal::new("US-6.8.1", "no-free-lots"),
        Fault::HalfCovered => Refusal::new("US-6.8.1", "no-half-demolition"),
        Fault::Contractors => Refusal::new("US-6.8.3", "no-contractors"),
        Fault::Zoning => Refusal::new("US-6.6.1", "no-zoning").with("zone", content().contract(card).zone.name()),
    }
}

fn no_payment(open: &Open, seat: Seat, card: Card, set: CardSet) -> Refusal {
    let contract = content().contract(card);
    let fits = |card: Card| content().permit(card).is_some_and(|permit| permit.zones.has(contract.zone));
    if let Some(missing) = set.iter().find(|&card| !open.hands[seat].contains(card)) {
        return not_held("US-6.5.2", missing);
    }
    if set.iter().any(|card| !fits(card)) {
        return Refusal::new("US-6.5.2", "no-other-zone").with("zone", contract.zone.name());
    }
    let total = set.iter().filter_map(|card| content().permit(card)).map(|permit| permit.permits).sum();
    if total < contract.size {
        return too_few_permits(contract.zone, total, contract.size);
    }
    Refusal::new("US-6.5.2", "no-superfluous")
}
