//! What an action is worth: at a glance, and line by line.

use engine::pieces::Ledger;
use engine::{BySeat, Phrase, Seat};

use super::events::say_why;
use super::prompts::say_action;
use crate::action::Action;
use crate::board::Site;
use crate::content::content;
use crate::forecast::{Change, forecast};
use crate::ids::{Card, Coin, MAX_PLAYERS, Number, Politician, Space, marker_coin};
use crate::rules::build::neighbours;
use crate::rules::money::investment;
use crate::rules::payouts::{row, shares};
use crate::rules::pending;
use crate::state::{Open, Prompt};

/// A few signs that are reckoned from what lies there, without playing anything.
pub fn say_worth(open: &Open, action: Action) -> Option<Phrase> {
    let (seat, prompt) = pending(open)?;
    match (prompt, action) {
        (_, Action::Buy(lot)) => Some(signed_coin(Coin::Wealth, -i32::from(open.value(lot.block())))),
        (_, Action::Invest(card)) => Some(signed_coin(Coin::Wealth, investment(card).wealth.into())),
        (Prompt::Placement { card }, Action::Place(site)) => gain(Coin::Prestige, adjacency(open, seat, (card, site))),
        (Prompt::PayoutRow { coin }, Action::Row(number)) => gain(coin, paid(open, coin, number)?.1[seat].into()),
        (Prompt::MarkerSpace { number }, Action::Mark(space)) | (_, Action::Shift(number, space)) => {
            let coin = marker_coin(number);
            gain(coin, paid(&marked(open, number, space), coin, number)?.1[seat].into())
        }
        _ => None,
    }
}

/// US-6.9.1, US-6.9.2.
fn adjacency(open: &Open, seat: Seat, (card, site): (Card, Site)) -> i32 {
    let bonus = i32::from(neighbours(open, site, content().contract(card).zone));
    let doubled = !open.built && open.holder(Politician::DistrictAttorney) == Some(seat);
    if doubled { 2 * bonus } else { bonus }
}

/// How many buildings everybody has in a row, and what it would pay them.
fn paid(open: &Open, coin: Coin, number: Number) -> Option<([u8; MAX_PLAYERS], BySeat<u16, MAX_PLAYERS>)> {
    let counts = open.count_controlled(row(open, coin, number)?.blocks());
    Some((counts, shares(open.seats, number, &counts)))
}

/// The same position with a marker on a space.
fn marked(open: &Open, number: Number, space: Space) -> Open {
    let mut open = *open;
    open.spaces.iter_mut().filter(|there| **there == number).for_each(|there| *there = 0);
    open.spaces[usize::from(space.0)] = number;
    open
}

/// The sum behind an action: of a building who gains and loses what, of a row who gets how much.
pub fn ledger(open: &Open, action: Action) -> Option<Ledger> {
    match (pending(open)?.1, action) {
        (Prompt::Placement { .. } | Prompt::Permits { .. }, Action::Place(_) | Action::Pay(_)) => {
            Some(built(open, action))
        }
        (Prompt::PayoutRow { coin }, Action::Row(number)) => row_ledger(open, action, (coin, number)),
        (Prompt::MarkerSpace { number }, Action::Mark(space)) | (_, Action::Shift(number, space)) => {
            row_ledger(&marked(open, number, space), action, (marker_coin(number), number))
        }
        _ => None,
    }
}

/// The builder's lines first, then the others'; the total is the builder's.
fn built(open: &Open, action: Action) -> Ledger {
    let changes = forecast(open, action);
    let of = |mine: bool| changes.iter().filter(move |change| (change.seat == open.active) == mine);
    let lines = of(true).flat_map(|change| lines(change, say_why(change.why))).chain(of(false).flat_map(|change| {
        let whose = Phrase::new("ledger-of").with("seat", change.seat).with("why", say_why(change.why));
        lines(change, whose)
    }));
    let sum = |part: fn(&Change) -> i32| of(true).map(part).sum::<i32>();
    let total = amounts(sum(|change| change.wealth), sum(|change| change.prestige), sum(|change| change.either));
    let total = total
        .into_iter()
        .map(|(number, what)| Phrase::new("ledger-part").with("number", number).with("what", Phrase::new(what)));
    Ledger {
        title: say_action(open, action),
        lines: lines.collect(),
        total: Some(Phrase::new("ledger-total").with("parts", total.collect::<Vec<_>>())),
    }
}

fn lines(change: &Change, why: Phrase) -> Vec<(String, Phrase)> {
    let amounts = amounts(change.wealth, change.prestige, change.either);
    let line = |(number, what): (String, &'static str)| {
        (number, Phrase::new("ledger-line").with("what", Phrase::new(what)).with("why", why.clone()))
    };
    amounts.into_iter().map(line).collect()
}

/// What is not nothing, as it is written.
fn amounts(wealth: i32, prestige: i32, either: i32) -> Vec<(String, &'static str)> {
    let all = [(wealth, "ledger-wealth"), (prestige, "ledger-prestige"), (either, "ledger-either")];
    all.into_iter().filter(|(amount, _)| *amount != 0).map(|(amount, what)| (signed(amount), what)).collect()
}

/// What a row would pay everybody who has a building in it.
fn row_ledger(open: &Open, action: Action, (coin, number): (Coin, Number)) -> Option<Ledger> {
    let (counts, shares) = paid(open, coin, number)?;
    let there = open.seats.from(open.active).filter(|seat| counts[seat.index()] > 0);
    let line = |seat: Seat| {
        let what = Phrase::new("row-holder").with("seat", seat).with("n", counts[seat.index()]);
        (signed(shares[seat].into()), what)
    };
    Some(Ledger { title: say_action(open, action), lines: there.map(line).collect(), total: None })
}

/// Nothing is not said.
fn gain(coin: Coin, amount: i32) -> Option<Phrase> {
    (amount > 0).then(|| signed_coin(coin, amount))
}

fn signed_coin(coin: Coin, amount: i32) -> Phrase {
    let key = match coin {
        Coin::Wealth => "worth-wealth",
        Coin::Prestige => "worth-prestige",
    };
    Phrase::new(key).with("amount", signed(amount))
}

fn signed(amount: i32) -> String {
    if amount < 0 { format!("−{}", -amount) } else { format!("+{amount}") }
}
