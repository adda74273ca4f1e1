//! What a choice is worth: a few signs on what it picks, and the sum behind it.

use engine::pieces::Ledger;
use engine::{Phrase, Seat};

use super::effects::{change, signed};
use super::{expo, named, price, resource_name, tile_name, why_phrase};
use crate::action::Action;
use crate::board::Cell;
use crate::content::content;
use crate::effects::{Change, Effect, Scope};
use crate::event::{Event, Why};
use crate::forecast::{self, Played};
use crate::ids::{Resource, Side, Space, TileId};
use crate::rules::{building, executive, political};
use crate::state::{Arrows, City, Frame, Open, Origin};

/// The signs on what an action picks.
pub fn say(open: &Open, action: Action) -> Option<Phrase> {
    let seat = open.actor();
    match action {
        Action::Space(space) => {
            let price = political::price(open, seat, space);
            Some(Phrase::plain(with_taxes(format!("${price}"), forecast::taxes(open, seat, price))))
        }
        Action::Take(tile) => taxes_only(forecast::taxes(open, seat, price(open, tile))),
        Action::Activate(tile) | Action::Free(tile) => taxes_only(forecast::taxes_of_activation(open, seat, tile)),
        Action::Prosper(tile, Side::Building) => taxes_only(forecast::taxes_of_requirement(open, seat, tile)),
        Action::Place(cell) => say_cell(open, cell),
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
        | Action::Times(_) => None,
    }
}

fn with_taxes(text: String, taxes: i16) -> String {
    if taxes > 0 { format!("{text} −{taxes} ⟨star⟩") } else { text }
}

fn taxes_only(taxes: i16) -> Option<Phrase> {
    (taxes > 0).then(|| Phrase::plain(format!("−{taxes} ⟨star⟩")))
}

/// What a tile loses and gains by its place: the penalty, and effects between neighbours.
fn say_cell(open: &Open, cell: Cell) -> Option<Phrase> {
    let (tile, from) = placing(open)?;
    let penalty = Change { what: Resource::Prestige, by: -placing_penalty(open, cell) };
    let city = &open.cities[open.actor()];
    let gains = match from {
        Origin::Projects | Origin::Hand => neighbourly(city, tile, cell),
        Origin::Lake => Vec::new(),
    };
    let signs = sums([penalty].into_iter().chain(gains)).into_iter().filter(|one| one.by != 0).map(change);
    let signs: Vec<String> = signs.collect();
    (!signs.is_empty()).then(|| Phrase::plain(signs.join(" ")))
}

/// Each resource once.
fn sums(changes: impl Iterator<Item = Change>) -> Vec<Change> {
    let mut sums: Vec<Change> = Vec::new();
    for one in changes {
        match sums.iter_mut().find(|sum| sum.what == one.what) {
            Some(sum) => sum.by += one.by,
            None => sums.push(one),
        }
    }
    sums
}

/// The tile whose place is being chosen, and where it comes from.
fn placing(open: &Open) -> Option<(TileId, Origin)> {
    match open.frames.last() {
        Some(&Frame::Cell { tile, from }) => Some((tile, from)),
        _ => None,
    }
}

/// CA-6.3.6: the prestige lost by placing the tile in question on a cell.
pub fn placing_penalty(open: &Open, cell: Cell) -> i16 {
    match placing(open) {
        Some((tile, Origin::Projects | Origin::Hand)) => building::penalty(&open.cities[open.actor()], tile, cell),
        Some((_, Origin::Lake)) | None => 0,
    }
}

/// Why a cell costs prestige, in a few words.
pub fn placing_reason(open: &Open, cell: Cell) -> Option<Phrase> {
    let (tile, _) = placing(open).filter(|_| placing_penalty(open, cell) > 0)?;
    let (city, kind) = (&open.cities[open.actor()], content().tile(tile).kind);
    Some(match (building::breaks_a(city, cell), building::breaks_b(city, kind, cell)) {
        (true, true) => Phrase::new("reason-both"),
        (true, false) => Phrase::new("reason-token"),
        (false, _) => Phrase::new("reason-kind").with("kind", kind.name()),
    })
}

/// Gains between a tile on a cell and its neighbours (CA-6.3.9).
fn neighbourly(city: &City, tile: TileId, cell: Cell) -> Vec<Change> {
    let data = content().tile(tile);
    let own = data
        .immediate
        .iter()
        .chain(&data.construction)
        .filter_map(|effect| Some(by_place(effect)?.times(building::count(city, effect, tile, cell).into())));
    let others = city.tiles.iter().flat_map(|owner| {
        let effects = content().tile(owner.tile).construction.iter();
        effects.filter(move |effect| building::answers(city, owner, effect, tile, cell)).filter_map(by_place)
    });
    own.chain(others).collect()
}

/// What an effect gives each time, if it depends on the place.
const fn by_place(effect: &Effect) -> Option<Change> {
    match effect {
        Effect::PerTile { scope: Scope::Adjacent, then, .. } | Effect::PerType { then } => Some(*then),
        Effect::PerTile { scope: Scope::City, .. }
        | Effect::Change(_)
        | Effect::ByEra { .. }
        | Effect::Exchange { .. }
        | Effect::Per { .. }
        | Effect::FreeActivation
        | Effect::ExtraBuild
        | Effect::Shelter => None,
    }
}

/// The sum behind an action.
pub fn ledger(open: &Open, action: Action) -> Option<Ledger> {
    match action {
        Action::Space(space) => Some(space_ledger(open, space)),
        Action::Take(tile) => Some(take_ledger(open, tile)),
        Action::Place(cell) => {
            let (tile, _) = placing(open)?;
            Some(played_ledger(open, tile_name(tile), Vec::new(), &forecast::place(open, cell)))
        }
        Action::Activate(tile) => {
            let placed = open.cities[open.actor()].placed(tile)?;
            let cost = i16::from(executive::cost(open, open.actor(), placed));
            let cost = (signed(-cost), Phrase::new("ledger-cost"));
            Some(played_ledger(open, tile_name(tile), vec![cost], &forecast::activate(open, tile)))
        }
        Action::Free(tile) => Some(played_ledger(open, tile_name(tile), Vec::new(), &forecast::activate(open, tile))),
        Action::Resolve(..)
        | Action::Stop
        | Action::Tourist(_)
        | Action::Cubes
        | Action::BonusProgress
        | Action::BonusEnergy
        | Action::Decline
        | Action::Token(_)
        | Action::Prosper(..)
        | Action::Last(_)
        | Action::Times(_) => None,
    }
}

/// CA-6.2.3: the price of the space times the multiplier of the one that is left.
fn space_ledger(open: &Open, space: Space) -> Ledger {
    let seat = open.actor();
    let (price, printed) = (political::price(open, seat, space), content().board.space(space).dollars);
    let mut lines = vec![(format!("${printed}"), Phrase::new("ledger-space").with("space", space.0))];
    if printed > 0 {
        let left = Phrase::new("ledger-left").with("space", open.cities[seat].space.0);
        lines.push((format!("×{}", price / printed), left));
    }
    lines.extend(taxation(open, seat, price));
    Ledger { title: Phrase::new("ledger-initiative"), lines, total: Some(Phrase::plain(format!("${price}"))) }
}

fn taxation(open: &Open, seat: Seat, price: i16) -> Option<(String, Phrase)> {
    let taxes = forecast::taxes(open, seat, price);
    (taxes > 0).then(|| (format!("−{taxes} ⟨star⟩"), Phrase::new("why-taxation")))
}

/// Price and immediate effects of a project, whatever the place.
fn take_ledger(open: &Open, tile: TileId) -> Ledger {
    let (seat, price) = (open.actor(), price(open, tile));
    let (mut books, mut log) = (open.books(seat, Arrows::default()), Vec::new());
    let row = Change { what: Resource::Money, by: -price };
    books.change(row, open.cause(seat, Why::Row), &mut log);
    for effect in content().tile(tile).immediate.iter().filter(|effect| !counts_tiles(effect)) {
        books.perform(effect.deed(1, building::effect_era(open)), open.cause(seat, Why::Tile(tile)), &mut log);
    }
    let lines = log.iter().filter_map(|event| line(event, seat)).collect();
    Ledger { title: named("ledger-take", tile).with("price", price), lines, total: Some(Phrase::new("ledger-place")) }
}

const fn counts_tiles(effect: &Effect) -> bool {
    match effect {
        Effect::PerTile { .. } | Effect::PerType { .. } => true,
        Effect::Change(_)
        | Effect::ByEra { .. }
        | Effect::Exchange { .. }
        | Effect::Per { .. }
        | Effect::FreeActivation
        | Effect::ExtraBuild
        | Effect::Shelter => false,
    }
}

/// What was played out, line by line, and what it means for the next Expo.
fn played_ledger(open: &Open, title: Phrase, before: Vec<(String, Phrase)>, played: &Played) -> Ledger {
    let seat = open.actor();
    let mut lines = before;
    lines.extend(played.log.iter().filter_map(|event| line(event, seat)));
    if played.asks {
        lines.push(("?".into(), Phrase::new("ledger-open")));
    }
    let [now, then] = [open, &played.open].map(|open| signed(expo::outlook(open)[seat].total()));
    Ledger { title, lines, total: Some(Phrase::new("ledger-expo").with("now", now).with("then", then)) }
}

/// One change of a city's own, with its reason.
fn line(event: &Event, own: Seat) -> Option<(String, Phrase)> {
    match *event {
        Event::Changed { seat, what, by, why } if seat == own => {
            Some((change(Change { what, by }), line_words(what, by, why)))
        }
        Event::Missed { seat, what, by, why } if seat == own => {
            let missed = Phrase::new("ledger-missed").with("what", line_words(what, by, why));
            Some((format!("({})", change(Change { what, by })), missed))
        }
        Event::Upgraded { seat, level, cubes } if seat == own => {
            let gain = change(Change { what: Resource::Energy, by: cubes.into() });
            Some((gain, Phrase::new("ledger-plant").with("plant", super::plant_name(level))))
        }
        Event::Started { .. }
        | Event::Dealt { .. }
        | Event::Drawn { .. }
        | Event::PushedOut { .. }
        | Event::RoundBegan { .. }
        | Event::SpaceTaken { .. }
        | Event::TileChosen { .. }
        | Event::Built { .. }
        | Event::Shown { .. }
        | Event::LakeLaid { .. }
        | Event::Changed { .. }
        | Event::Missed { .. }
        | Event::Upgraded { .. }
        | Event::HighestCulture { .. }
        | Event::TouristWent { .. }
        | Event::ActivationChosen { .. }
        | Event::TouristPaid { .. }
        | Event::Activated { .. }
        | Event::ActivatedFreely { .. }
        | Event::Declined { .. }
        | Event::Stopped { .. }
        | Event::TokenMoved { .. }
        | Event::NeutralAdvanced { .. }
        | Event::ExpoBegan { .. }
        | Event::CubesReturned
        | Event::Ended { .. } => None,
    }
}

fn line_words(what: Resource, by: i16, why: Why) -> Phrase {
    Phrase::new("ledger-line").with("what", resource_name(what, by)).with("why", why_phrase(why))
}
