//! Words, picks, and what lies around the map.

mod cards;
mod chips;
mod events;
mod names;
mod panes;
mod picks;
mod prompts;
mod slips;
mod topics;
mod worth;

use engine::pieces::{Ledger, Map, Picture, Tabletop};
use engine::{Brush, Lang, Phrase, Present, Say, Topic};

use crate::action::Action;
use crate::event::Event;
use crate::map;
use crate::state::{Prompt, UrbanSprawl};
use crate::view::View;

pub use names::{
    block_name, building_title, card_in_full, card_name, coin_name, lot_name, rows_name, site_name, space_name,
};
pub use picks::building_pick;

impl Present for UrbanSprawl {
    fn locale(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "locales", "ftl")
    }

    fn rulebook(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "rulebook", "md")
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        engine::lessons![
            "first",
            "payouts",
            "vocations",
            "elections",
            "events",
            "two-contracts",
            "row-houses",
            "public-servants",
            "power-and-post",
            "courthouse",
            "a-profit"
        ]
    }

    fn scenarios() -> &'static [&'static str] {
        engine::scenarios![
            "actions",
            "board",
            "build",
            "cards",
            "effects",
            "elections",
            "end",
            "end_of_turn",
            "payouts",
            "setup",
            "vocations"
        ]
    }

    fn topic(prompt: Prompt) -> Topic {
        topics::topic(prompt)
    }

    fn say_prompt(view: &View, prompt: Prompt) -> Phrase {
        prompts::say_prompt(&view.open, prompt)
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        prompts::say_action(&view.open, action)
    }

    fn say_event(event: &Event) -> Option<Phrase> {
        events::say_event(event)
    }

    fn event_picks(event: &Event) -> Vec<String> {
        picks::event_picks(event)
    }

    fn picks(view: &View, action: Action) -> Vec<String> {
        picks::picks(&view.open, action)
    }

    fn lay(view: &View) -> Tabletop {
        panes::lay(view)
    }

    fn maps(view: &View, brush: &Brush<'_>) -> Vec<Map> {
        map::draw(view, brush)
    }

    fn pictures() -> Vec<Picture> {
        map::pictures()
    }

    fn say_map(view: &View) -> Vec<Phrase> {
        map::said::say_map(&view.open)
    }

    fn sketch(view: &View, words: &dyn Say) -> Vec<String> {
        map::sketch::sketch(&view.open, words)
    }

    fn say_slip(view: &View, action: Action, _: Option<&View>) -> Option<Phrase> {
        slips::say_slip(&view.open, action)
    }

    fn say_worth(view: &View, action: Action) -> Option<Phrase> {
        worth::say_worth(&view.open, action)
    }

    fn ledger(view: &View, action: Action) -> Option<Ledger> {
        worth::ledger(&view.open, action)
    }
}
