//! Words and picks.

use engine::pieces::{Gauge, Ledger, Map, Picture, Tabletop};
use engine::{Brush, Lang, Phrase, Present, Say, Seat, Topic};

use crate::action::Action;
use crate::content::content;
use crate::effects::Effect;
use crate::event::Event;
use crate::ids::{Building, ByDemand, Card, Demand, Tile};
use crate::map;
use crate::rules::cards;
use crate::state::{LaCitta, Prompt};
use crate::view::View;

mod aside;
mod chips;
mod events;
mod market;
mod mine;
mod panes;
pub mod places;
pub mod told;
mod topics;
mod voice;
mod words;
mod worth;

use words::{say_action, say_prompt};

impl Present for LaCitta {
    fn locale(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "locales", "ftl")
    }

    fn rulebook(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "rulebook", "md")
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        engine::lessons![
            "first",
            "food",
            "growth",
            "migration",
            "voice",
            "two-birds",
            "short-staffed",
            "open-doors",
            "last-year",
            "two-voices",
            "deep-water"
        ]
    }

    fn scenarios() -> &'static [&'static str] {
        engine::scenarios![
            "building",
            "cards",
            "examples_first_year",
            "founding",
            "map",
            "options",
            "people",
            "scoring",
            "setup",
            "turn"
        ]
    }

    fn topic(prompt: Prompt) -> Topic {
        topics::topic(prompt)
    }

    fn say_prompt(view: &View, prompt: Prompt) -> Phrase {
        say_prompt(view, prompt)
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        say_action(view, action)
    }

    fn say_event(event: &Event) -> Option<Phrase> {
        events::say(event)
    }

    fn event_picks(event: &Event) -> Vec<String> {
        events::picks(event)
    }

    fn picks(view: &View, action: Action) -> Vec<String> {
        picks(view, action)
    }

    fn lay(view: &View) -> Tabletop {
        panes::lay(view)
    }

    fn maps(view: &View, brush: &Brush<'_>) -> Vec<Map> {
        vec![map::draw(view, brush)]
    }

    fn pictures() -> Vec<Picture> {
        map::pictures::all()
    }

    fn say_map(view: &View) -> Vec<Phrase> {
        told::map(view)
    }

    fn sketch(view: &View, words: &dyn Say) -> Vec<String> {
        map::sketch::draw(view, words)
    }

    fn say_slip(view: &View, action: Action, after: Option<&View>) -> Option<Phrase> {
        let (seat, after) = (view.viewer.seat()?, after?);
        let missing = chips::missing(after, seat); // LC-6.8.4
        let key = match missing > chips::missing(view, seat) {
            true => "slip-hungry",
            false if missing > 0 && gives_up_a_farm(view, action, seat) => "slip-hungry-still",
            false => return None,
        };
        Some(Phrase::new(key).with("missing", missing))
    }

    /// A year of five players, with what they are asked in migration and famine.
    const FORESIGHT: usize = 60;

    fn loss(event: &Event, seat: Seat) -> Option<Gauge> {
        let Event::Famine { seat: hungry, citizens } = *event else { return None };
        (hungry == seat).then(|| Gauge::new("starved", citizens))
    }

    fn say_worth(view: &View, action: Action) -> Option<Phrase> {
        worth::say(view, action)
    }

    fn ledger(view: &View, action: Action) -> Option<Ledger> {
        worth::ledger(view, action)
    }
}

/// Whether an action uses or wastes the last Action card of the year for something that feeds nobody.
fn gives_up_a_farm(view: &View, action: Action, seat: Seat) -> bool {
    let (cards, last_round) = (view.open.players[seat].action_cards, view.open.round == content().numbers.rounds);
    let spends = matches!(action, Action::Gold | Action::Found | Action::Build(_));
    let feeds = action == Action::Build(Building::Farm);
    cards > 0 && !feeds && (spends && cards == 1 || last_round && (spends || action == Action::Pass))
}

/// The name of a building.
pub fn building(building: Building) -> Phrase {
    Phrase::new(format!("building-{building}"))
}

/// The same in a sentence: "a farm".
pub fn a_building(building: Building) -> Phrase {
    Phrase::new(format!("a-{building}"))
}

/// The name of a politics card.
pub fn card(card: Card) -> Phrase {
    Phrase::new(format!("card-{card}").replace('_', "-"))
}

/// What a politics card does, in a sentence.
pub fn card_help(card: Card) -> Phrase {
    let counts: Vec<String> = cards::levels(card).iter().filter_map(|level| count(level.effect)).collect();
    let phrase = Phrase::new(format!("cardhelp-{card}").replace('_', "-")).with("counts", counts.join("/"));
    match cards::levels(card)[0].effect {
        Effect::Build(buildings) => match buildings.iter().next() {
            Some(only) => phrase.with("hints", places::hints(only)),
            None => phrase,
        },
        _ => phrase,
    }
}

/// How many of something an effect brings.
fn count(effect: Effect) -> Option<String> {
    let count = match effect {
        Effect::PlaceFigures(count) | Effect::AddCitizens(count) => count,
        Effect::PeekTwo => 2,
        Effect::PeekAll => 3,
        Effect::TakeGold(_) | Effect::FoundCity | Effect::Build(_) | Effect::DoubleFarm => return None,
    };
    Some(count.to_string())
}

/// The prices of a politics card's levels as they are written: `0/2/5`.
pub fn prices(card: Card) -> String {
    let prices: Vec<String> = cards::levels(card).iter().map(|level| level.cost.to_string()).collect();
    prices.join("/")
}

/// The name of a demand.
pub fn demand(demand: Demand) -> Phrase {
    Phrase::new(format!("demand-{demand}"))
}

/// The name of a terrain tile.
pub fn tile(tile: Tile) -> Phrase {
    Phrase::new(format!("tile-{tile}").replace('_', "-"))
}

/// The names of several demands.
pub fn demands(demands: ByDemand<bool>) -> Vec<Phrase> {
    Demand::ALL.into_iter().filter(|&asked| demands[asked]).map(demand).collect()
}

/// Voice positions as they are written: `1+3`.
pub fn positions(positions: u8) -> String {
    let shown: Vec<String> = (0..3).filter(|i| positions >> i & 1 == 1).map(|i| (i + 1).to_string()).collect();
    shown.join("+")
}

/// What a person clicks: a hex, a tile, a card, a castle for its city; buttons for the rest.
fn picks(view: &View, action: Action) -> Vec<String> {
    let button = |name: String| vec![format!("button:{name}")];
    match action {
        Action::Pass => button("pass".into()),
        Action::Gold => button("gold".into()),
        Action::Found => button("found".into()),
        Action::Build(kind) | Action::Raise(kind) => vec![format!("tile:{kind}")],
        Action::Card(kind) => vec![format!("card:{kind}")],
        Action::Castle(hex) | Action::Site(hex) | Action::Demolish(hex) => vec![format!("hex:{hex}")],
        Action::Source(city) | Action::Settle(city) | Action::Starve(city) => city_pick(view, city),
        Action::Level(level) => button(format!("level-{level}")),
        Action::Hygiene(count) => button(format!("hygiene-{count}")),
        Action::Look(pair) => voice_picks(pair.positions()),
        Action::Bury => button("bury".into()),
        Action::Keep => button("keep".into()),
        Action::Follow(asked) => button(format!("follow-{asked}")),
    }
}

fn city_pick(view: &View, number: u8) -> Vec<String> {
    match view.open.acting().city(number) {
        Some(city) => vec![format!("hex:{}", city.castle)],
        None => vec![format!("button:city-{number}")],
    }
}

fn voice_picks(positions: u8) -> Vec<String> {
    (0..3).filter(|i| positions >> i & 1 == 1).map(|i| format!("voice:{}", i + 1)).collect()
}
