//! Words, picks, and what lies around the map.

mod cards;
mod chips;
mod events;
mod names;
mod panes;
mod picks;
mod prompts;
mod worth;

use engine::pieces::{Ledger, Map, Picture, Tabletop};
use engine::{Gauge, Lang, Panel, Phrase, Present, Say, Seat};

use crate::action::Action;
use crate::describe;
use crate::event::Event;
use crate::ids::{Politician, Vocation};
use crate::map;
use crate::refusals::name;
use crate::scene;
use crate::state::{Open, Prompt, UrbanSprawl};
use crate::view::View;

pub use names::{
    building, building_title, card_in_full, card_text, coin_name, deck_name, office_name, planning_card, space_name,
    vocation_name,
};
pub use picks::building_pick;

impl Present for UrbanSprawl {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../locales/en.ftl"),
            Lang::It => include_str!("../locales/it.ftl"),
        }
    }

    fn rulebook(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../rulebook/en.md"),
            Lang::It => include_str!("../rulebook/it.md"),
        }
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

    fn panels(view: &View) -> Vec<Panel> {
        view.open.seats.iter().map(|seat| panel(&view.open, seat)).collect()
    }

    fn describe(view: &View) -> Vec<Phrase> {
        describe::describe(&view.open)
    }

    fn lay(view: &View) -> Tabletop {
        panes::lay(view)
    }

    fn maps(view: &View, words: &dyn Say) -> Vec<Map> {
        map::draw(view, words)
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

    fn say_worth(view: &View, action: Action) -> Option<Phrase> {
        worth::say_worth(&view.open, action)
    }

    fn ledger(view: &View, action: Action) -> Option<Ledger> {
        worth::ledger(&view.open, action)
    }

    fn scene(view: &View, words: &dyn Say) -> String {
        scene::draw(view, words)
    }
}

fn panel(open: &Open, seat: Seat) -> Panel {
    let mut gauges = vec![
        Gauge::new("score", open.prestige[seat]),
        Gauge::new("wealth", open.wealth[seat]),
        Gauge::new("buildings", open.controlled(seat)),
        Gauge::new("permits", open.hands[seat].len()),
        Gauge::new("vocations", open.vocations[seat].iter().map(|&tiles| i64::from(tiles)).sum::<i64>()),
    ];
    if open.active == seat {
        gauges.push(Gauge::new("points", open.points));
    }
    Panel { seat, gauges, notes: notes(open, seat) }
}

fn notes(open: &Open, seat: Seat) -> Vec<Phrase> {
    let mut notes = Vec::new();
    if open.active == seat {
        notes.push(Phrase::new("note-active"));
    }
    notes.extend(Politician::ALL.into_iter().filter(|&office| open.holder(office) == Some(seat)).map(office_name));
    if open.contractor.seat() == Some(seat) {
        notes.push(Phrase::new("office-contractor"));
    }
    let held = Vocation::ALL.into_iter().filter(|vocation| open.vocations[seat][vocation.index()] > 0);
    notes.extend(held.map(|vocation| {
        let tiles = open.vocations[seat][vocation.index()];
        Phrase::new("note-vocation").with("vocation", vocation_name(vocation)).with("tiles", tiles)
    }));
    notes.extend(open.favors[seat].iter().map(|&card| Phrase::new("note-favor").with("card", name(card))));
    if open.extra_favor == Some(seat) {
        notes.push(Phrase::new("note-extra-favor"));
    }
    notes
}
