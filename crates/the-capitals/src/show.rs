//! Words, picks and the table.

mod effects;
mod expo;
mod panes;
pub mod telling;
mod topics;
mod tracks;
mod which;
mod words;
mod worth;

use std::sync::OnceLock;

use engine::pieces::{Ledger, Map, Picture, Tabletop};
use engine::{Brush, Lang, Phrase, Present, Say, Seat, Topic, Viewer};

use crate::action::Action;
use crate::board::{Cell, Vertex};
use crate::content::{Requirement, content};
use crate::effects::{Change, Deed};
use crate::event::{Event, Why};
use crate::forecast;
use crate::ids::{Resource, Side, Space, TileId, TouristId};
use crate::map;
use crate::map::plan::Plan;
use crate::rules::{building, executive, political};
use crate::state::{Capitals, Frame, Open, Origin, Phase, Prompt};
use crate::view::View;
use words::{changes_phrase, missed_key, why_phrase};

pub use which::{WONDROUS, Which, gives_progress};
pub use words::{change_phrase, deed_phrase};
pub use worth::{placing_penalty, placing_reason};

/// The name of a tile.
pub fn tile_name(tile: TileId) -> Phrase {
    Phrase::new(key("tile", &content().tile(tile).key))
}

/// What a tile does.
pub fn tile_text(tile: TileId) -> Phrase {
    Phrase::new(key("text", &content().tile(tile).key))
}

/// The name of a power plant.
pub fn plant_name(level: u8) -> Phrase {
    Phrase::new(format!("plant-{level}"))
}

/// The name of so much of a resource.
pub fn resource_name(what: Resource, n: i16) -> Phrase {
    Phrase::new(key("resource", what.key())).with("n", n.abs())
}

fn key(kind: &str, name: &str) -> String {
    format!("{kind}-{}", name.replace('_', "-"))
}

/// Names and texts of components are content; they join the messages of the locale file.
fn with_names(messages: &str, lang: Lang) -> String {
    let at = lang as usize;
    let mut all = messages.to_owned();
    for tile in &content().tiles {
        all += &format!("{} = {}\n", key("tile", &tile.key), tile.name[at]);
        all += &format!("{} = {}\n", key("text", &tile.key), tile.text[at]);
    }
    for (level, plant) in (1..).zip(&content().plants) {
        all += &format!("plant-{level} = {}\n", plant.name[at]);
    }
    all
}

/// A tourist in words. The neutral one exists with two players only, and comes third.
pub fn tourist_name(tourist: TouristId, neutral: Option<TouristId>) -> Phrase {
    if Some(tourist) == neutral {
        return Phrase::new("tourist-neutral");
    }
    Phrase::new("tourist-own").with("seat", Seat(tourist.0))
}

/// The neutral tourist, if there is one.
pub fn neutral(open: &Open) -> Option<TouristId> {
    open.neutral.map(|_| open.neutral_tourist())
}

/// A phrase about a tile.
fn named(key: &'static str, tile: TileId) -> Phrase {
    Phrase::new(key).with("tile", tile_name(tile))
}

/// A vertex by two of the cells around it, as the plan of the city names them.
pub fn vertex_name(plan: &Plan, vertex: Vertex) -> Phrase {
    let [first, _, _, last] = vertex.cells().map(|cell| plan.name(cell));
    Phrase::new("vertex").with("first", first).with("last", last)
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

impl Present for Capitals {
    fn locale(lang: Lang) -> &'static str {
        static ALL: [OnceLock<String>; 2] = [OnceLock::new(), OnceLock::new()];
        ALL[lang as usize].get_or_init(|| with_names(engine::in_lang!(lang, "locales", "ftl"), lang))
    }

    fn rulebook(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "rulebook", "md")
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        engine::lessons![
            "first",
            "adjacency",
            "power",
            "expo",
            "tourists",
            "judges-are-here",
            "city-of-song",
            "busy-round",
            "one-activation",
            "full-employment",
            "third-plant"
        ]
    }

    fn scenarios() -> &'static [&'static str] {
        engine::scenarios![
            "administrative",
            "building",
            "ending",
            "executive",
            "expo",
            "knowledge",
            "money",
            "options",
            "order",
            "political",
            "prosperity",
            "setup",
            "tourism",
            "tracks",
            "two_players"
        ]
    }

    fn topic(prompt: Prompt) -> Topic {
        topics::topic(prompt)
    }

    fn say_prompt(view: &View, prompt: Prompt) -> Phrase {
        match prompt {
            Prompt::Initiative => Phrase::new("prompt-initiative"),
            Prompt::Tile => Phrase::new("prompt-tile").with("money", money(view)),
            Prompt::ExtraTile => Phrase::new("prompt-extra-tile").with("money", money(view)),
            Prompt::Cell { tile, from: Origin::Projects | Origin::Hand } => named("prompt-cell", tile),
            Prompt::Cell { from: Origin::Lake, .. } => Phrase::new("prompt-lake-cell"),
            Prompt::Order { tile } => named("prompt-order", tile),
            Prompt::Activate => Phrase::new("prompt-activate").with("left", activations_left(&view.open)),
            Prompt::Pay { tile } => named("prompt-pay", tile).with("rest", rest(&view.open)),
            Prompt::Bonus => Phrase::new("prompt-bonus"),
            Prompt::FreeTarget { tile } => named("prompt-free", tile),
            Prompt::Token { .. } => Phrase::new("prompt-token"),
            Prompt::Prosperity => Phrase::new("prompt-prosperity"),
            Prompt::LastEffect => Phrase::new("prompt-last"),
            Prompt::HowOften { tile, most } => named("prompt-times", tile).with("most", most),
        }
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        taxed(say_plainly(view, action), taxes(&view.open, action))
    }

    fn say_event(event: &Event) -> Option<Phrase> {
        Some(match *event {
            Event::Started { seat, space } => by("event-started", seat).with("space", space.0),
            Event::Dealt { seat, tiles: Some(tiles) } => {
                let names: Vec<Phrase> = tiles.iter().map(|&tile| tile_name(tile)).collect();
                by("event-dealt", seat).with("tiles", names)
            }
            Event::Dealt { seat, tiles: None } => by("event-dealt-hidden", seat),
            Event::Drawn { tile } => named("event-drawn", tile),
            Event::PushedOut { tile } => named("event-pushed-out", tile),
            Event::RoundBegan { round } => Phrase::new("event-round").with("round", round),
            Event::SpaceTaken { seat, space, price } => {
                by("event-space", seat).with("space", space.0).with("price", price)
            }
            Event::TileChosen { .. } | Event::ActivationChosen { .. } | Event::TouristPaid { .. } => return None,
            Event::Built { seat, tile, .. } => named("event-built", tile).with("seat", seat),
            Event::Shown { seat, tile } => named("event-shown", tile).with("seat", seat),
            Event::LakeLaid { seat, tile, .. } => named("event-lake", tile).with("seat", seat),
            Event::Changed { seat, what, by: amount, why } => by("event-changed", seat)
                .with("change", change_phrase(Change { what, by: amount }))
                .with("why", why_phrase(why)),
            Event::Missed { seat, what, by: amount, why } => by(missed_key(what, amount), seat)
                .with("change", change_phrase(Change { what, by: amount }))
                .with("why", why_phrase(why)),
            Event::Upgraded { seat, level, cubes } => {
                by("event-upgraded", seat).with("plant", plant_name(level)).with("cubes", cubes)
            }
            Event::HighestCulture { seat: Some(seat) } => by("event-highest", seat),
            Event::HighestCulture { seat: None } => Phrase::new("event-highest-nobody"),
            Event::TouristWent { tourist, host, neutral } => {
                let name = tourist_name(tourist, neutral.then_some(tourist));
                match host {
                    Some(host) => Phrase::new("event-tourist").with("tourist", name).with("host", host),
                    None => Phrase::new("event-tourist-board").with("tourist", name),
                }
            }
            Event::Activated { seat, tile, cubes, tourists } => {
                named("event-activated", tile).with("seat", seat).with("cubes", cubes).with("tourists", tourists)
            }
            Event::ActivatedFreely { seat, tile } => named("event-activated-freely", tile).with("seat", seat),
            Event::Declined { seat } => by("event-declined", seat),
            Event::Stopped { seat } => by("event-stopped", seat),
            Event::TokenMoved { seat, .. } => by("event-token", seat),
            Event::NeutralAdvanced { culture } => Phrase::new("event-neutral").with("culture", culture),
            Event::ExpoBegan { number } => Phrase::new("event-expo").with("number", number),
            Event::CubesReturned => Phrase::new("event-cubes-returned"),
            Event::Ended { seat } => by("event-ended", seat),
        })
    }

    fn event_picks(event: &Event) -> Vec<String> {
        match *event {
            Event::TileChosen { tile, .. } => vec![format!("project:{tile}")],
            Event::SpaceTaken { space, .. } => vec![format!("space:{}", space.0)],
            Event::Built { seat, tile, .. }
            | Event::Activated { seat, tile, .. }
            | Event::ActivatedFreely { seat, tile } => {
                vec![map::tile_id(seat, tile)]
            }
            Event::Changed { seat, why: Why::Tile(tile) | Why::Final(tile), .. } => vec![map::tile_id(seat, tile)],
            Event::TouristWent { tourist, .. } => vec![format!("tourist:{}", tourist.0)],
            Event::Started { .. }
            | Event::Dealt { .. }
            | Event::Drawn { .. }
            | Event::PushedOut { .. }
            | Event::RoundBegan { .. }
            | Event::Shown { .. }
            | Event::LakeLaid { .. }
            | Event::Changed { .. }
            | Event::Missed { .. }
            | Event::Upgraded { .. }
            | Event::HighestCulture { .. }
            | Event::ActivationChosen { .. }
            | Event::TouristPaid { .. }
            | Event::Declined { .. }
            | Event::Stopped { .. }
            | Event::TokenMoved { .. }
            | Event::NeutralAdvanced { .. }
            | Event::ExpoBegan { .. }
            | Event::CubesReturned
            | Event::Ended { .. } => Vec::new(),
        }
    }

    fn picks(view: &View, action: Action) -> Vec<String> {
        vec![match action {
            Action::Space(space) => format!("space:{}", space.0),
            Action::Take(tile) => format!("project:{tile}"),
            Action::Place(cell) => format!("cell:{cell}"),
            Action::Resolve(tile, slot) => format!("button:resolve-{tile}-{slot}").replace([' ', '_'], "-"),
            Action::Activate(tile) | Action::Free(tile) | Action::Last(tile) => map::tile_id(view.open.actor(), tile),
            Action::Stop => "button:stop".into(),
            Action::Tourist(tourist) => format!("tourist:{}", tourist.0),
            Action::Cubes => "button:cubes".into(),
            Action::BonusProgress => "button:bonus-progress".into(),
            Action::BonusEnergy => "button:bonus-energy".into(),
            Action::Decline => "button:decline".into(),
            Action::Token(vertex) => format!("vertex:{vertex}"),
            Action::Prosper(tile, side) => {
                let button = if side == Side::Lake { "button:lake" } else { "button:build" };
                return vec![format!("hand:{tile}"), button.into()];
            }
            Action::Times(times) => format!("button:times-{times}"),
        }]
    }

    fn lay(view: &View) -> Tabletop {
        panes::lay(view)
    }

    fn maps(view: &View, brush: &Brush<'_>) -> Vec<Map> {
        map::maps(view, brush)
    }

    fn pictures() -> Vec<Picture> {
        map::drawings::pictures()
    }

    fn say_map(view: &View) -> Vec<Phrase> {
        telling::say_map(view)
    }

    fn sketch(view: &View, words: &dyn Say) -> Vec<String> {
        map::sketch::draw(view, words)
    }

    fn say_slip(view: &View, _: Action, after: Option<&View>) -> Option<Phrase> {
        let seat = view.viewer.seat()?;
        // What a World Expo takes after the action, at the end of a round, would be lost after any other.
        let after = after.filter(|after| after.open.round == view.open.round && after.open.phase != Phase::Over)?;
        let prestige = |view: &View| view.open.cities[seat].tracks.prestige;
        let lost = prestige(view) - prestige(after); // CA-6.3.6, CA-6.8.2
        (lost > 0).then(|| Phrase::new("slip-prestige").with("lost", lost))
    }

    fn say_worth(view: &View, action: Action) -> Option<Phrase> {
        worth::say(&view.open, action)
    }

    fn ledger(view: &View, action: Action) -> Option<Ledger> {
        worth::ledger(&view.open, action)
    }
}

/// An action in words, without the Extra Taxation it needs.
fn say_plainly(view: &View, action: Action) -> Phrase {
    let open = &view.open;
    match action {
        Action::Space(space) => say_space(open, space),
        Action::Take(tile) => named("action-take", tile).with("price", price(open, tile)),
        Action::Place(cell) => say_place(open, cell),
        Action::Resolve(tile, slot) => {
            let atom = open.atoms.iter().rev().find(|atom| atom.source == tile && atom.slot == slot);
            // The question names the tile whose turn it is.
            let key = if open.resolving() == Some(tile) { "action-resolve-own" } else { "action-resolve" };
            named(key, tile).with("effect", atom.map_or(deed_phrase(Deed::Nothing), |atom| deed_phrase(atom.deed())))
        }
        Action::Activate(tile) => {
            let placed = open.cities[open.actor()].placed(tile);
            named("action-activate", tile)
                .with("cost", placed.map_or(0, |placed| executive::cost(open, open.actor(), placed)))
        }
        Action::Stop if open.phase == Phase::Executive(0) => Phrase::new("action-stop-bonus"), // CA-6.5.10
        Action::Stop => Phrase::new("action-stop"),
        Action::Tourist(tourist) => Phrase::new("action-tourist").with("tourist", tourist_name(tourist, neutral(open))),
        Action::Cubes => Phrase::new("action-cubes").with("rest", rest(open)),
        Action::BonusProgress => Phrase::new("action-bonus-progress"),
        Action::BonusEnergy => Phrase::new("action-bonus-energy"),
        Action::Free(tile) => named("action-free", tile),
        Action::Decline => Phrase::new("action-decline"),
        Action::Token(vertex) => {
            let plan = Plan::of(&open.cities[open.actor()]);
            Phrase::new("action-token").with("vertex", vertex_name(&plan, vertex))
        }
        Action::Prosper(tile, Side::Building) => say_prosper(tile),
        Action::Prosper(tile, Side::Lake) => named("action-prosper-lake", tile),
        Action::Last(tile) => named("action-last", tile),
        Action::Times(times) => Phrase::new("action-times").with("times", times),
    }
}

/// A phrase with the Extra Taxation it brings, if any.
pub fn taxed(phrase: Phrase, taxes: i16) -> Phrase {
    if taxes > 0 { Phrase::new("taxed").with("what", phrase).with("n", taxes) } else { phrase }
}

/// Extra Taxation that an action needs to pay its own price, in prestige.
fn taxes(open: &Open, action: Action) -> i16 {
    let seat = open.actor();
    match action {
        Action::Space(space) => forecast::taxes(open, seat, political::price(open, seat, space)),
        Action::Take(tile) => forecast::taxes(open, seat, price(open, tile)),
        Action::Place(_) => match open.frames.last() {
            Some(&Frame::Cell { tile, from: Origin::Projects }) => forecast::taxes(open, seat, price(open, tile)),
            Some(&Frame::Cell { tile, from: Origin::Hand }) => forecast::taxes_of_requirement(open, seat, tile),
            _ => 0,
        },
        Action::Prosper(tile, Side::Building) => forecast::taxes_of_requirement(open, seat, tile),
        Action::Activate(tile) | Action::Free(tile) => forecast::taxes_of_activation(open, seat, tile),
        Action::Resolve(..)
        | Action::Stop
        | Action::Tourist(_)
        | Action::Cubes
        | Action::BonusProgress
        | Action::BonusEnergy
        | Action::Decline
        | Action::Token(_)
        | Action::Prosper(_, Side::Lake)
        | Action::Last(_)
        | Action::Times(_) => 0,
    }
}

/// The price of a tile of the Projects area.
fn price(open: &Open, tile: TileId) -> i16 {
    let row = open.offers().find(|(_, other)| *other == tile).map_or(0, |(row, _)| row);
    content().board.row_price[row]
}

fn activations_left(open: &Open) -> u8 {
    match open.phase {
        Phase::Executive(made) => executive::allowed(open, open.actor()).saturating_sub(made),
        Phase::Political | Phase::Building | Phase::Tokens | Phase::Prosperity | Phase::LastEffects | Phase::Over => 0,
    }
}

fn rest(open: &Open) -> u8 {
    match open.frames.last() {
        Some(&Frame::Pay { tile, tourists }) => executive::links(open, tile, tourists).rest,
        _ => 0,
    }
}

fn say_space(open: &Open, space: Space) -> Phrase {
    let price = political::price(open, open.actor(), space);
    Phrase::new("action-space").with("space", space.0).with("price", price)
}

/// A Prosperity tile built, with what its requirement takes (CA-8.3.11).
fn say_prosper(tile: TileId) -> Phrase {
    match &content().tile(tile).requires {
        Some(Requirement::Pay(cost)) => named("action-prosper-pay", tile).with("cost", changes_phrase(cost)),
        Some(Requirement::Most(..) | Requirement::Least(..)) | None => named("action-prosper-building", tile),
    }
}

/// Building on a cell, in words.
pub fn say_place(open: &Open, cell: Cell) -> Phrase {
    let city = &open.cities[open.actor()];
    let phrase = |key| Phrase::new(key).with("cell", Plan::of(city).name(cell));
    let Some(&Frame::Cell { tile, from }) = open.frames.last() else { return phrase("action-place") };
    let penalty = building::penalty(city, tile, cell);
    match (from, penalty) {
        (Origin::Lake, _) => phrase("action-lake"),
        (Origin::Projects | Origin::Hand, 0) => phrase("action-place"),
        (Origin::Projects | Origin::Hand, _) => {
            phrase("action-place-penalty").with("penalty", penalty).with("why", broken_rules(open, tile, cell))
        }
    }
}

/// The placement rules that a tile would break on a cell (CA-6.3.4, CA-6.3.5).
pub fn broken_rules(open: &Open, tile: TileId, cell: Cell) -> Vec<Phrase> {
    let city = &open.cities[open.actor()];
    let a = building::breaks_a(city, cell).then(|| Phrase::new("breaks-a"));
    let b = building::breaks_b(city, content().tile(tile).kind, cell).then(|| Phrase::new("breaks-b"));
    a.into_iter().chain(b).collect()
}

/// CA-8.4.1: whether a viewer is shown a city's prestige.
pub fn shows_prestige(view: &View, seat: Seat) -> bool {
    let hidden = view.open.options.prestige_hidden && view.open.phase != Phase::Over;
    !hidden || view.viewer == Viewer::Seat(seat)
}

/// What the one who decides has to spend.
fn money(view: &View) -> u8 {
    view.open.cities[view.open.actor()].tracks.money
}
