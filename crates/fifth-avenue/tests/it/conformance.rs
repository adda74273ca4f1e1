//! Fifth Avenue obeys the laws of every game, and its golden records replay.

use std::collections::BTreeSet;

use engine::{Match, Rng};
use fifth_avenue::options::{FirstPlayer, Side};
use fifth_avenue::state::End;
use fifth_avenue::{Action, FifthAvenue, FifthAvenueOptions};
use testkit::golden::{self, Golden};
use testkit::laws::{Trial, fuzz_notation, obey};
use testkit::perft::perft;

fn options(board_side: Side, first_player: FirstPlayer, tracking_aid: bool) -> FifthAvenueOptions {
    FifthAvenueOptions { board_side, first_player, tracking_aid, ..FifthAvenueOptions::default() }
}

fn try_laws(seats: u8, games: u32) {
    let tables = [
        options(Side::Five, FirstPlayer::Random, false),
        options(Side::Six, FirstPlayer::Random, true),
        options(Side::Five, FirstPlayer::Seat, true),
        options(Side::Six, FirstPlayer::Seat, false),
    ];
    for (i, options) in tables.iter().enumerate() {
        obey::<FifthAvenue>(options, Trial { seats, games, seed: 1000 * i as u64, every: 100, drawn: 20 });
    }
}

#[test]
fn laws_of_two_players() {
    try_laws(2, 180);
}

#[test]
fn laws_of_three_players() {
    try_laws(3, 170);
}

#[test]
fn laws_of_four_players() {
    try_laws(4, 170);
}

#[test]
fn laws_looked_at_closely() {
    for seats in 2..=4 {
        obey::<FifthAvenue>(&FifthAvenueOptions::default(), Trial { seats, games: 3, seed: 77, every: 12, drawn: 1 });
    }
}

#[test]
fn mangled_notation_is_refused_or_read_back() {
    (2..=4).for_each(|seats| fuzz_notation::<FifthAvenue>(&FifthAvenueOptions::default(), seats));
}

#[test]
fn perft_counts() {
    let seat = options(Side::Five, FirstPlayer::Seat, false);
    let counts: Vec<_> = (1..=3).map(|depth| perft::<FifthAvenue>(&seat, 4, 1, depth)).collect();
    assert_eq!(counts, [28, 756, 19_656]);
    let six = options(Side::Six, FirstPlayer::Seat, false);
    assert_eq!(perft::<FifthAvenue>(&six, 2, 1, 3), 35 * (4 * 30 + 30 * 29));
}

fn features(game: &Match<FifthAvenue>) -> BTreeSet<String> {
    let mut features = golden::kinds(game);
    let reason = game.outcome().map(|outcome| outcome.reason.key.to_string());
    features.insert(format!("end:{}", reason.unwrap_or_default()));
    features.insert(format!("side:{:?}", game.options().board_side));
    let ace_closes = |event: &fifth_avenue::Event| matches!(event, fifth_avenue::Event::Closed { seat: None, .. });
    if game.steps().iter().flat_map(|step| &step.events).any(ace_closes) {
        features.insert("ace closes".into());
    }
    features
}

/// Long games need players who never end them: no shops, no closings.
fn player(game: &FifthAvenue, legal: &[Action], rng: &mut Rng) -> Action {
    let quiet = engine::Game::view(game, engine::Viewer::Spectator).open.turn_limit == 100;
    let harmless = |action: &&Action| match action {
        Action::Choose(kind) => *kind != fifth_avenue::ids::Kind::B,
        Action::Close | Action::Lay(_) => false,
        _ => true,
    };
    let kept: Vec<Action> = legal.iter().filter(harmless).copied().collect();
    if quiet && !kept.is_empty() { rng.pick(&kept) } else { rng.pick(legal) }
}

#[test]
fn golden_records() {
    let events = [
        "began",
        "placed",
        "chose",
        "took_buildings",
        "shop_placed",
        "shop_to_park",
        "scored",
        "drew",
        "reshuffled",
        "took",
        "turned",
        "moved",
        "surveyed",
        "opened",
        "drafted",
        "bid",
        "passed",
        "ace_turned",
        "ace_bid",
        "ace_out",
        "won",
        "ace_won",
        "unsold",
        "built",
        "ace_built",
        "closed",
        "ended",
        "park_shown",
        "hands_shown",
    ];
    let actions =
        ["place", "A", "B", "C", "D", "shop", "score", "take", "move", "lay", "pass", "stand", "build", "close"];
    let others = ["seats:2", "seats:3", "seats:4", "side:Five", "side:Six", "ace closes"];
    let ends = [End::LastShop, End::LastSign, End::TurnLimit].map(|end| match end {
        End::LastShop => "end:end-last-shop",
        End::LastSign => "end:end-last-sign",
        End::TurnLimit => "end:end-turn-limit",
    });
    let demanded = events.iter().map(|event| format!("event:{event}"));
    let demanded = demanded.chain(actions.iter().map(|action| format!("action:{action}")));
    let demanded = demanded.chain(others.iter().chain(&ends).map(|feature| (*feature).to_owned()));
    let short = FifthAvenueOptions { turn_limit: 100, ..FifthAvenueOptions::default() };
    let mut tables: Vec<_> = (2..=4).map(|seats| (FifthAvenueOptions::default(), seats)).collect();
    tables.extend((2..=4).map(|seats| (options(Side::Six, FirstPlayer::Seat, true), seats)));
    tables.push((short, 3));
    Golden::<FifthAvenue> {
        directory: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"),
        features,
        demanded: demanded.collect(),
        tables,
        player,
    }
    .check();
}
