//! What lies open for taking: politics cards and building tiles.

use engine::Phrase;
use engine::pieces::{Card as Face, Form, Lie, Pane, Role, Row, State};

use super::{building, card, card_help, places, told};
use crate::content::content;
use crate::effects::{Effect, Level};
use crate::ids::{Building, Card, Demand, Stack};
use crate::rules::cards;
use crate::state::Prompt;
use crate::view::View;

/// The display: cards that build first, then those with levels; below them the discards.
pub fn politics(view: &View) -> Pane {
    let count = Phrase::new("politics-note").with("deck", view.deck);
    let discards = view.open.discards.total() + view.unseen_discards;
    let display = &view.open.display;
    let first = |slot: &usize| display[..*slot].iter().all(|&before| before != display[*slot]);
    let shown = (0..display.len()).filter(first).map(|slot| display[slot]);
    let (short, long): (Vec<Card>, Vec<Card>) = shown.partition(|&kind| builds(kind).is_some());
    let faces = |kinds: Vec<Card>| kinds.into_iter().map(|kind| face(view, kind)).collect::<Vec<_>>();
    let pane = Pane::new(Role::Market, "politics").note(count.with("discards", discards));
    let pane =
        pane.with(Row::new(faces(short)).lie(Lie::Even)).with_all(faces(long).into_iter().map(|face| Row::new([face])));
    let told = told::tally(view.open.discards, view.unseen_discards);
    if told.is_empty() { pane } else { pane.with(Phrase::new("politics-discards").with("cards", told)) }
}

/// The one building that a card builds.
fn builds(kind: Card) -> Option<Building> {
    match cards::levels(kind) {
        [Level { effect: Effect::Build(buildings), .. }] => buildings.iter().next(),
        _ => None,
    }
}

/// A card on display. Of equal ones the first is taken, so they lie as one.
fn face(view: &View, kind: Card) -> Face {
    let copies = view.open.display.iter().filter(|&&shown| shown == kind).count() as u8;
    let help = Phrase::new("card-help").with("card", card(kind)).with("help", card_help(kind));
    let face = Face::new(Form::Card, told::copies(kind, copies))
        .pick(format!("card:{kind}"))
        .piece(format!("politics:{kind}"));
    let face = paints(kind).iter().fold(face, |face, &paint| face.paint(paint));
    let face = face.help(help).state(state(view, kind));
    match builds(kind) {
        Some(built) => building_face(face, kind, built),
        None => cards::levels(kind)
            .iter()
            .fold(face.aside(aside(kind)), |face, level| face.level(Phrase::plain(level.cost), brings(level))),
    }
}

fn building_face(face: Face, kind: Card, built: Building) -> Face {
    let face = face.badge(price(cards::levels(kind)[0].cost)).picture(built.name());
    let face = arch_lines(built).into_iter().fold(face, Face::line);
    if content().buildings[built.index()].needs_water { face.line(Phrase::new("needs-water")) } else { face }
}

/// The card in question, and one that is out of season (LC-6.5.5).
fn state(view: &View, kind: Card) -> State {
    let open = &view.open;
    let asked = match open.prompt {
        Prompt::CardBuilding { card }
        | Prompt::CardHex { card, .. }
        | Prompt::CardLevel { card }
        | Prompt::CardSite { card, .. }
        | Prompt::CardSplit { card, .. }
        | Prompt::CardCity { card, .. }
        | Prompt::CardPair { card, .. } => Some(card),
        Prompt::Bury => Some(open.display[0]),
        Prompt::Castle
        | Prompt::Act
        | Prompt::FoundHex
        | Prompt::FoundSource { .. }
        | Prompt::BuildHex { .. }
        | Prompt::Demand { .. }
        | Prompt::Demolish { .. }
        | Prompt::Starve { .. } => None,
    };
    match asked {
        Some(asked) if asked == kind => State::Marked,
        _ if !cards::in_season(open, kind) => State::Spent,
        _ => State::Plain,
    }
}

fn price(gold: u8) -> Phrase {
    Phrase::new("price").with("gold", gold)
}

/// Arches of each demand with its name.
fn arch_lines(built: Building) -> Vec<Phrase> {
    let arches = &content().buildings[built.index()].arches;
    let line = |demand: Demand| {
        let signs = format!("⟨{demand}⟩").repeat(arches[demand].into());
        Phrase::new("arches").with("arches", signs).with("demand", super::demand(demand))
    };
    Demand::ALL.into_iter().filter(|&demand| arches[demand] > 0).map(line).collect()
}

/// The colours of a card: those of its arches, brown for those that build nothing.
fn paints(kind: Card) -> &'static [&'static str] {
    match kind {
        Card::Palace | Card::Cathedral => &["terracotta"],
        Card::University => &["coal"],
        Card::Hospital => &["steel", "coal"],
        Card::Bathhouse => &["steel"],
        Card::MasterBuilder
        | Card::BreadAndCircuses
        | Card::GoldenTimes
        | Card::RichHarvest
        | Card::ClosenessToThePeople => &["umber"],
    }
}

/// What a card with levels is about, in two words.
fn aside(kind: Card) -> Phrase {
    Phrase::new(format!("cardaside-{kind}").replace('_', "-"))
}

/// What a level brings, in a word or two.
fn brings(level: &Level) -> Phrase {
    match level.effect {
        Effect::Build(buildings) => {
            let size = buildings.iter().next().map(|first| content().buildings[first.index()].size);
            Phrase::new(format!("size-{}", size.map_or("simple", |size| size.name())))
        }
        Effect::PlaceFigures(count) => Phrase::new("level-figures").with("count", count),
        Effect::AddCitizens(count) => Phrase::new("level-citizens").with("count", count),
        Effect::DoubleFarm => Phrase::new("level-harvest"),
        Effect::PeekTwo => Phrase::new("level-look").with("count", 2),
        Effect::PeekAll => Phrase::new("level-look").with("count", 3),
        Effect::TakeGold(gold) => price(gold),
        Effect::FoundCity => Phrase::new("action-found"),
    }
}

/// The stacks of building tiles; the two faces of a stack share its tiles (LC-6.4.6).
pub fn buildings(view: &View) -> Pane {
    let stacks = Stack::ALL.map(|stack| pile(view, stack));
    Pane::new(Role::Market, "buildings").note(Phrase::new("buildings-note")).with_all(stacks)
}

fn pile(view: &View, stack: Stack) -> Row {
    let of_stack = |kind: &Building| content().buildings[kind.index()].stack == Some(stack);
    let left = view.open.stock[stack.index()];
    let faces: Vec<Face> = Building::ALL.into_iter().filter(of_stack).map(|kind| tile(view, kind)).collect();
    let shared = (faces.len() > 1).then(|| Phrase::new("stack-shared"));
    shared.into_iter().fold(Row::new(faces).end(Phrase::plain(left)), Row::end)
}

fn tile(view: &View, kind: Building) -> Face {
    let row = &content().buildings[kind.index()];
    let left = row.stack.map_or(0, |stack| view.open.stock[stack.index()]);
    let signs: String = Demand::ALL.map(|demand| format!("⟨{demand}⟩").repeat(row.arches[demand].into())).concat();
    let line = match kind {
        Building::Castle | Building::Farm => Phrase::plain("⟨wheat⟩"),
        Building::Quarry => Phrase::plain("⟨gold⟩"),
        Building::Market => Phrase::new("tile-market").with("limit", content().numbers.limit_market),
        _ => Phrase::plain(signs),
    };
    let help = Phrase::new("tile-help").with("building", building(kind)).with("count", left);
    let face = Face::new(Form::Tag, building(kind)).pick(format!("tile:{kind}")).picture(kind.name()).line(line);
    let asked = view.open.raised() == Some(kind);
    let state = match left {
        _ if asked => State::Marked,
        0 => State::Spent,
        _ => State::Plain,
    };
    face.help(help.with("hints", places::hints(kind))).state(state)
}
