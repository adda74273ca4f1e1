//! The laws over random games, golden records, counts of move generation.

use std::collections::BTreeSet;

use engine::{Match, Rng};
use testkit::golden::{self, Golden};
use testkit::laws::{Trial, fuzz_notation, obey};
use testkit::perft::perft;
use the_capitals::{Action, Capitals, CapitalsOptions, Event, TileSet, Why, content};

const fn options(prosperity: bool, full_draw: bool, prestige_hidden: bool) -> CapitalsOptions {
    CapitalsOptions { prosperity, full_draw, prestige_hidden }
}

fn laws(options: CapitalsOptions, games: u32, drawn_every: u32) {
    for seats in 2..=5 {
        let seed = 10_000 * u64::from(seats) + 1_000 * u64::from(options.prosperity);
        obey::<Capitals>(&options, Trial { seats, games, seed, every: drawn_every / 20, drawn: 20 });
    }
}

#[test]
fn laws_of_the_basic_game() {
    laws(options(false, false, false), 200, 800);
    laws(options(false, false, false), 5, 40);
}

#[test]
fn laws_with_prosperity() {
    laws(options(true, false, false), 150, 800);
    laws(options(true, false, false), 5, 40);
}

#[test]
fn laws_with_full_draw_and_hidden_prestige() {
    laws(options(false, true, true), 75, 800);
}

#[test]
fn laws_with_everything() {
    laws(options(true, true, true), 75, 800);
}

#[test]
fn mangled_notation_is_refused_or_read_back() {
    (2..=5).for_each(|seats| fuzz_notation::<Capitals>(&options(true, true, false), seats));
}

#[test]
fn perft_counts() {
    let count = |options, seats| (1..=4).map(|depth| perft::<Capitals>(&options, seats, 1, depth)).collect::<Vec<_>>();
    assert_eq!(count(options(false, false, false), 2), [4, 40, 120, 980]);
    assert_eq!(count(options(true, true, false), 5), [7, 70, 390, 3740]);
}

/// Kinds of events and actions, the options, and what every tile did.
fn features(game: &Match<Capitals>) -> BTreeSet<String> {
    let mut shown = golden::kinds(game);
    let options = game.options();
    let on = [
        ("prosperity", options.prosperity),
        ("full_draw", options.full_draw),
        ("prestige_hidden", options.prestige_hidden),
    ];
    shown.extend(on.into_iter().filter(|(_, on)| *on).map(|(name, _)| format!("option:{name}")));
    let mut subject = None;
    for event in game.steps().iter().flat_map(|step| &step.events) {
        match *event {
            Event::Built { tile, .. } => {
                shown.insert(format!("built:{tile}"));
                subject = Some(tile);
            }
            Event::Activated { tile, .. } | Event::ActivatedFreely { tile, .. } => {
                shown.insert(format!("activated:{tile}"));
                subject = Some(tile);
            }
            Event::Changed { why: Why::Tile(tile), .. } if Some(tile) != subject => {
                shown.insert(format!("triggered:{tile}"));
            }
            Event::Changed { why: Why::Final(tile), .. } => {
                shown.insert(format!("final:{tile}"));
            }
            Event::Changed { why: Why::Taxation, .. } => {
                shown.insert("taxation".into());
            }
            Event::Changed { why: Why::Arrow, .. } => {
                shown.insert("arrow".into());
            }
            Event::Changed { why: Why::Penalty, .. } => {
                shown.insert("penalty".into());
            }
            _ => {}
        }
    }
    shown.extend(game.position().open.last_done.iter().map(|tile| format!("last:{tile}")));
    shown
}

fn each(prefix: &str, tiles: TileSet) -> Vec<String> {
    tiles.iter().map(|tile| format!("{prefix}:{tile}")).collect()
}

/// Every tile built, activated, set off and scored; every action; every option and number of players.
fn demanded() -> BTreeSet<String> {
    let content = content();
    let actions =
        "space take place resolve activate stop tourist cubes bonus free decline token prosper lake last times";
    let words = "taxation arrow penalty option:prosperity option:full_draw option:prestige_hidden";
    let events = "event:highest_culture event:tourist_went event:pushed_out event:upgraded event:neutral_advanced \
                  event:declined event:activated_freely event:lake_laid event:ended";
    let mut all: BTreeSet<String> = actions.split_whitespace().map(|verb| format!("action:{verb}")).collect();
    all.extend(words.split_whitespace().chain(events.split_whitespace()).map(String::from));
    all.extend((2..=5).map(|seats| format!("seats:{seats}")));
    let eras = content.eras.into_iter().fold(content.prosperity, TileSet::or);
    let watchers = content.activation_watchers.or(content.upgrade_watchers).or(content.tourism_watchers);
    all.extend(each("built", eras));
    all.extend(each("activated", content.activations));
    all.extend(each("triggered", watchers.or(content.constructions)));
    all.extend(each("final", content.finals));
    all.extend(each("last", content.last));
    all
}

/// Builds and activates more often than chance would.
fn lively(_: &Capitals, legal: &[Action], rng: &mut Rng) -> Action {
    let busy = |action: &&Action| {
        matches!(action, Action::Activate(_) | Action::Free(_) | Action::Prosper(_, the_capitals::Side::Building))
    };
    let busy: Vec<Action> = legal.iter().filter(busy).copied().collect();
    if busy.is_empty() || rng.below(6) == 0 { rng.pick(legal) } else { rng.pick(&busy) }
}

#[test]
fn golden_records() {
    let mut tables: Vec<(CapitalsOptions, u8)> = [5, 4, 3].map(|seats| (options(true, false, false), seats)).to_vec();
    tables.extend([(options(false, true, true), 2), (options(true, true, false), 5)]);
    Golden::<Capitals> {
        directory: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"),
        features,
        demanded: demanded(),
        tables,
        player: lively,
    }
    .check();
}
