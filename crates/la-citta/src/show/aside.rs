//! What goes with a question, beside where in the game we are: conditions, means, consequences.

use engine::Phrase;

use super::card;
use crate::content::content;
use crate::rules::cards;
use crate::state::{City, Phase, Prompt};
use crate::view::View;

/// What the one who decides should bear in mind, in half a line.
pub fn say(view: &View) -> Option<Phrase> {
    let open = &view.open;
    let gold = || Phrase::new("aside-gold").with("gold", open.acting().gold);
    Some(match open.prompt {
        _ if open.phase == Phase::Over => return None,
        Prompt::Castle => Phrase::new("aside-castle"),
        Prompt::Bury | Prompt::Act => return None,
        Prompt::FoundHex => Phrase::new("aside-found"),
        Prompt::FoundSource { .. } => Phrase::new("aside-source").with("supply", content().numbers.found_from_supply),
        Prompt::BuildHex { .. } => Phrase::new("aside-build"),
        Prompt::CardBuilding { .. } | Prompt::CardLevel { .. } => gold(),
        Prompt::CardHex { card: kind, building } => {
            let cost = cards::price(kind, building).unwrap_or(0);
            Phrase::new("aside-card").with("card", card(kind)).with("cost", cost)
        }
        Prompt::CardSite { card: kind, level } => {
            let key = if cards::figures(kind, level) > 0 { "aside-feast" } else { "aside-harvest" };
            Phrase::new(key)
        }
        Prompt::CardSplit { hex, .. } => Phrase::new("aside-split").with("hex", hex.name()),
        Prompt::CardCity { card: kind, .. } => Phrase::new("aside-city").with("card", card(kind)),
        Prompt::CardPair { .. } => Phrase::new("aside-pair"),
        Prompt::Demand { .. } => Phrase::new("aside-demand"),
        Prompt::Demolish { city } => demolition(view, city),
        Prompt::Starve { left } => {
            let people = view.realms[open.actor].people;
            Phrase::new("aside-starve").with("people", people).with("food", people.saturating_sub(left))
        }
    })
}

fn demolition(view: &View, number: u8) -> Phrase {
    let count = |of: fn(&City) -> u8| view.open.acting().city(number).map_or(0, of);
    let phrase = Phrase::new("aside-demolish").with("people", count(|city| city.people));
    phrase.with("buildings", count(City::buildings)).with("left", count(City::lacking))
}
