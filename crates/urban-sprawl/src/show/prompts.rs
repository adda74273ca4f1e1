//! Questions and choices in words. Nothing is played out here: what a choice brings is asked for one at a time.

use engine::Phrase;

use super::names::{
    amount, amount_towards, building, building_words, card_name, coin_name, office_name, planning_card, printed_size,
    site_name, space_name, vocation_name,
};
use crate::action::Action;
use crate::board::Site;
use crate::content::content;
use crate::effects::{Call, Effect, Loss, effect};
use crate::ids::{Card, marker_coin};
use crate::rules::money::{Purse, investment};
use crate::rules::{actions, pending};
use crate::state::{Open, Prompt};

fn cost_of(call: Call) -> Purse {
    match effect(call) {
        Effect::Offer { cost, .. } | Effect::PayOrLose { cost, .. } => Purse::from(*cost),
        Effect::PayPer { either: Some(each), .. } => Purse::wealth((*each).into()),
        _ => Purse::default(),
    }
}

fn card_phrase(key: &'static str, open: &Open) -> Phrase {
    match open.card {
        Some(card) => Phrase::new(key).with("card", card_name(card)),
        None => Phrase::new(key).with("card", Phrase::new("no-card")),
    }
}

/// A question about a price, with what the one who is asked has of it.
fn asked_to_pay(key: &'static str, open: &Open, call: Call) -> Phrase {
    let cost = cost_of(call);
    let purse = |(seat, _)| Purse { wealth: open.wealth[seat], prestige: open.prestige[seat] };
    let purse = pending(open).map(purse).unwrap_or_default();
    card_phrase(key, open).with("cost", amount(cost)).with("purse", amount_towards(cost, purse))
}

/// With the wealth of the one who is asked: what is bought is paid from it.
fn from_purse(open: &Open, phrase: Phrase) -> Phrase {
    phrase.with("wealth", pending(open).map_or(0, |(seat, _)| open.wealth[seat]))
}

pub fn say_prompt(open: &Open, prompt: Prompt) -> Phrase {
    match prompt {
        Prompt::Claim => from_purse(open, Phrase::new("prompt-claim")),
        Prompt::Invest => from_purse(open, Phrase::new("prompt-invest")),
        Prompt::Act => Phrase::new("prompt-act").with("points", open.points),
        Prompt::Placement { card } => {
            let size = printed_size(content().contract(card));
            from_purse(open, Phrase::new("prompt-placement").with("card", card_name(card)).with("size", size))
        }
        Prompt::Permits { card, site } => {
            Phrase::new("prompt-permits").with("card", card_name(card)).with("value", open.value(site.block))
        }
        Prompt::VocationSource { vocation } => {
            Phrase::new("prompt-vocation-source").with("vocation", vocation_name(vocation))
        }
        Prompt::VocationScore { vocation, value, tiles } => Phrase::new("prompt-vocation-score")
            .with("vocation", vocation_name(vocation))
            .with("value", value)
            .with("tiles", tiles),
        Prompt::Order { .. } => card_phrase("prompt-order", open),
        Prompt::PaySplit { call } => card_phrase("prompt-pay-split", open).with("each", cost_of(call).wealth),
        Prompt::Offer { call } => asked_to_pay("prompt-offer", open, call),
        Prompt::Alternative { .. } => card_phrase("prompt-alternative", open),
        Prompt::PayOrLose { call, .. } => match effect(call) {
            Effect::PayOrLose { loss: Loss::Uncontrol, .. } => asked_to_pay("prompt-pay-or-yield", open, call),
            _ => asked_to_pay("prompt-pay-or-lose", open, call),
        },
        Prompt::PlaceTile { size, .. } => Phrase::new("prompt-place-tile").with("size", size),
        Prompt::MoveWhich { .. } => card_phrase("prompt-move-which", open),
        Prompt::MoveWhere { lot } => Phrase::new("prompt-move-where").with("building", building(open, lot)),
        Prompt::MarkerSpace { number } => {
            Phrase::new("prompt-marker-space").with("number", number).with("coin", coin_name(marker_coin(number)))
        }
        Prompt::MarkerMove { .. } => Phrase::new("prompt-marker-move"),
        Prompt::Office { won: true } => Phrase::new("prompt-office-won"),
        Prompt::Office { won: false } => Phrase::new("prompt-office"),
        Prompt::PayoutRow { coin } => Phrase::new("prompt-payout-row").with("coin", coin_name(coin)),
        Prompt::PickBuilding { call } => match effect(call) {
            Effect::Claim { .. } => card_phrase("prompt-pick-claim", open),
            Effect::Demolish { .. } => card_phrase("prompt-pick-demolish", open),
            _ => card_phrase("prompt-pick-uncontrol", open),
        },
        Prompt::PickPlanning { .. } => card_phrase("prompt-pick-planning", open),
        Prompt::PickContract { .. } => card_phrase("prompt-pick-contract", open),
        Prompt::SingleBuilding { .. } => card_phrase("prompt-single-building", open),
        Prompt::SinglePlayer { .. } => card_phrase("prompt-single-player", open),
        Prompt::ElectionTie { office, .. } => Phrase::new("prompt-election-tie").with("office", office_name(office)),
        Prompt::ContractorTie { .. } => Phrase::new("prompt-contractor-tie"),
    }
}

pub fn say_action(open: &Open, action: Action) -> Phrase {
    let prompt = pending(open).map(|(_, prompt)| prompt);
    match action {
        Action::Buy(lot) => building_words(open, lot, from_purse(open, Phrase::new("action-buy"))),
        Action::Invest(card) => {
            Phrase::new("action-invest").with("card", card_name(card)).with("wealth", investment(card).wealth)
        }
        Action::Done => Phrase::new("action-done"),
        Action::Take(card) => price(open, Phrase::new("action-take"), card).with("card", planning_card(card)),
        Action::Build(card) => price(open, Phrase::new("action-build"), card).with("card", card_name(card)),
        Action::Favor(card) => price(open, Phrase::new("action-favor"), card).with("card", card_name(card)),
        Action::End => Phrase::new("action-end"),
        Action::Place(site) => say_place(open, site),
        Action::Pay(cards) => {
            Phrase::new("action-pay").with("cards", cards.iter().map(planning_card).collect::<Vec<_>>())
        }
        Action::Name(seat) => Phrase::new("action-name").with("seat", seat),
        Action::Split(k) => say_split(open, prompt, k),
        Action::Accept | Action::Settle => match prompt {
            Some(Prompt::Offer { call } | Prompt::PayOrLose { call, .. }) => {
                Phrase::new("action-settle").with("cost", amount(cost_of(call)))
            }
            _ => Phrase::new("action-accept"),
        },
        Action::Decline if matches!(prompt, Some(Prompt::Offer { .. })) => Phrase::new("action-save"),
        Action::Decline => Phrase::new("action-decline"),
        Action::Pick(lot) => {
            let lost = matches!(prompt, Some(Prompt::PayOrLose { .. }));
            Phrase::new(if lost { "action-lose" } else { "action-pick" }).with("building", building(open, lot))
        }
        Action::Choose(option) => say_alternative(prompt, option),
        Action::Mark(space) => Phrase::new("action-mark").with("space", space_name(space)),
        Action::Shift(number, space) => {
            Phrase::new("action-shift").with("number", number).with("space", space_name(space))
        }
        Action::Elect(office) => Phrase::new("action-elect").with("office", office_name(office)),
        Action::Row(number) => Phrase::new("action-row").with("number", number),
        Action::Remove(card) => Phrase::new("action-remove").with("card", card_name(card)),
    }
}

/// What the first effect of an alternative does.
fn say_alternative(prompt: Option<Prompt>, option: u8) -> Phrase {
    let first = match prompt {
        Some(Prompt::Alternative { call }) => match effect(call) {
            Effect::Choose { options, .. } => {
                options.get(usize::from(option)).and_then(|choice| choice.effects.effects.first())
            }
            _ => None,
        },
        _ => None,
    };
    match first {
        Some(Effect::Claim { .. }) => Phrase::new("action-claim"),
        Some(Effect::Gain { wealth, prestige, .. }) => {
            Phrase::new("action-gain").with("amount", amount(Purse::times(*wealth, *prestige, 1)))
        }
        _ => Phrase::new("action-choose").with("option", option + 1),
    }
}

/// With the AP price of a card's place.
fn price(open: &Open, phrase: Phrase, card: Card) -> Phrase {
    let places = actions::planning_cards(open).chain(actions::contracts(open));
    let free = matches!(pending(open), Some((_, Prompt::PickPlanning { .. })));
    let price = places.filter(|_| !free).find(|(other, _)| *other == card).map_or(0, |(_, price)| price);
    phrase.with("price", price)
}

/// A place by what happens there.
fn say_place(open: &Open, site: Site) -> Phrase {
    let key = match pending(open) {
        Some((_, Prompt::Placement { .. })) if open.grid.is_free(site) => "action-place-building",
        Some((_, Prompt::Placement { .. })) => "action-place-demolishing",
        _ => "action-place",
    };
    from_purse(open, Phrase::new(key)).with("site", site_name(site)).with("value", open.value(site.block))
}

fn say_split(open: &Open, prompt: Option<Prompt>, k: u8) -> Phrase {
    let (each, units) = match prompt {
        Some(Prompt::VocationScore { value, tiles, .. }) => (u16::from(value), tiles),
        Some(Prompt::PaySplit { call }) => {
            let units = pending(open).map_or(0, |(seat, _)| crate::rules::money::units(open, call, seat));
            (cost_of(call).wealth, units as u8)
        }
        _ => (1, k),
    };
    let purse = Purse { wealth: each * u16::from(units.saturating_sub(k)), prestige: each * u16::from(k) };
    Phrase::new("action-split").with("amount", amount(purse))
}
