//! What a person clicks to say an action, and what an event points at.

use crate::action::Action;
use crate::board::{Lot, Site};
use crate::event::Event;
use crate::ids::{Card, Coin, Number};
use crate::rules::pending;
use crate::state::{Open, Prompt};

pub fn event_picks(event: &Event) -> Vec<String> {
    match *event {
        Event::Bought { lot, .. } | Event::Uncontrolled { lot, .. } | Event::Claimed { lot, .. } => {
            vec![building_pick(lot)]
        }
        Event::Built { site, .. } | Event::Placed { site, .. } | Event::Moved { to: site, .. } => {
            vec![building_pick(site.anchor())]
        }
        Event::Revealed { card } | Event::Took { card, .. } | Event::TookFavor { card, .. } => {
            vec![format!("card:{card}")]
        }
        Event::MarkerPlaced { number, .. } | Event::MarkerMoved { number, .. } => vec![format!("marker:{number}")],
        Event::Elected { office, .. } => vec![format!("office:{}", office.name())],
        Event::Begins { .. }
        | Event::SetAside { .. }
        | Event::TurnStarted { .. }
        | Event::Invested { .. }
        | Event::GotPoints { .. }
        | Event::Renewed { .. }
        | Event::Demolished { .. }
        | Event::TookVocation { .. }
        | Event::Changed { .. }
        | Event::PawnMoved { .. }
        | Event::NobodyElected { .. }
        | Event::ContractorAssigned { .. }
        | Event::PaidOut { .. }
        | Event::Happened { .. }
        | Event::ContractRemoved { .. }
        | Event::TookExtraFavor { .. }
        | Event::GainedPoints { .. }
        | Event::Reshuffled { .. }
        | Event::Activated { .. }
        | Event::PoliticiansEntered
        | Event::Stagnated { .. }
        | Event::GameEnded => Vec::new(),
    }
}

pub fn building_pick(lot: Lot) -> String {
    format!("building:{lot}")
}

/// The lots to click: the only one, both of two, the corner of three; a whole block for four.
pub fn site_picks(site: Site) -> Vec<String> {
    let lot = |place| format!("lot:{}", Lot::new(site.block, place));
    match site.size() {
        // The corner of an L lies opposite the lot left out.
        3 => vec![lot(3 - (!site.lots & 0b1111).trailing_zeros() as u8)],
        4 => vec![format!("block:{}", site.block)],
        _ => site.lots().map(|lot| format!("lot:{lot}")).collect(),
    }
}

pub fn picks(open: &Open, action: Action) -> Vec<String> {
    let button = |name: &str| vec![format!("button:{name}")];
    let card = |card: Card| format!("card:{card}");
    match action {
        Action::Buy(lot) | Action::Pick(lot) => vec![building_pick(lot)],
        Action::Invest(c) | Action::Take(c) | Action::Remove(c) => vec![card(c)],
        Action::Build(c) => vec![card(c), "button:build".into()],
        Action::Favor(c) => vec![card(c), "button:favor".into()],
        Action::Done => button("done"),
        Action::End => button("end"),
        Action::Place(site) => site_picks(site),
        Action::Pay(cards) => cards.iter().map(card).collect(),
        Action::Name(seat) => button(&format!("name-{seat}")),
        Action::Split(k) => button(&format!("split-{k}")),
        Action::Accept => button("accept"),
        Action::Decline => button("decline"),
        Action::Settle => button("settle"),
        Action::Choose(option) => button(&format!("choose-{option}")),
        Action::Mark(space) => vec![format!("space:{space}")],
        Action::Shift(number, space) => vec![format!("marker:{number}"), format!("space:{space}")],
        Action::Elect(office) => vec![format!("office:{}", office.name())],
        Action::Row(number) => vec![row_pick(open, number)],
    }
}

fn row_pick(open: &Open, number: Number) -> String {
    let coin = match pending(open) {
        Some((_, Prompt::PayoutRow { coin })) => coin,
        _ => Coin::Wealth,
    };
    if !is_printed(coin, number) {
        return format!("marker:{number}");
    }
    format!("row:{}-{number}", coin.name())
}

fn is_printed(coin: Coin, number: Number) -> bool {
    let content = crate::content::content();
    match coin {
        Coin::Wealth => content.wealth_rows.contains(&number),
        Coin::Prestige => content.prestige_rows.contains(&number),
    }
}
