//! What hints and reviews say of an action: how it stands beside the others, what it brings, and what it prevents.

use catalog::{Going, Hint, Name, OfGame, Review, Table, Voice, of_every_game};
use engine::{Evaluate, Lang, Match, Present, Rng, Seats, Seed, Snapshot, Turn, Viewer};
use serde_json::json;

fn voice() -> Voice {
    Voice { lang: Lang::En, names: ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec() }
}

fn open(slug: &str, seed: u64) -> Box<dyn Table> {
    let title = catalog::find(slug).expect("a known game");
    title.open(&json!({}), Seats(2), Seed::from_number(seed)).expect("standard options")
}

/// Greedy bots play so many decisions more.
fn go_on(table: &mut dyn Table, decisions: usize) {
    let seed = table.record().seed;
    for _ in 0..decisions {
        let Some(seat) = table.turn() else { return };
        let luck = catalog::luck(&seed, table.step());
        let action = table.advise(&Name::greedy(), luck).expect("greedy knows").expect("not over");
        table.play(seat, &action).expect("legal");
    }
}

/// The hints for one view, in two worlds that differ in what the decider cannot see.
struct Twice(&'static str, [Vec<Hint>; 2]);

impl OfGame for Twice {
    type Made = Self;

    fn of<G: Present + Evaluate>() -> Self {
        let mut game =
            Match::<G>::new(G::Options::default(), Seats(2), Seed::from_number(3)).expect("standard options");
        let (mut rng, mut legal) = (Rng::from_number(5), Vec::new());
        for _ in 0..20 {
            let Turn::Decide { seat, .. } = game.turn() else { break };
            legal.clear();
            game.position().legal(&mut legal);
            game.play(seat, rng.pick(&legal)).expect("legal");
        }
        let seat = game.turn().seat().expect("not over");
        let view = game.position().view(Viewer::Seat(seat));
        let hints = |number: u64| {
            let position = G::imagine(&view, &mut Rng::from_number(number));
            let snapshot = Snapshot { position, ..game.snapshot() };
            let title = catalog::find(G::INFO.slug).expect("a known game");
            let snapshot = serde_json::to_value(snapshot).expect("positions serialize");
            title.resume(&game.record(), snapshot).expect("it fits").hints(50, &voice())
        };
        Twice(G::INFO.slug, [hints(1), hints(2)])
    }
}

#[test]
fn hints_depend_on_nothing_that_the_decider_cannot_see() {
    for Twice(slug, [one, other]) in of_every_game::<Twice>() {
        assert!(!one.is_empty(), "{slug}");
        assert_eq!(one, other, "{slug}");
        assert_eq!(one[0].behind, 0, "{slug}: the first is as good as itself");
    }
}

/// A review of a match, gone through to its end.
fn review(table: &dyn Table, worlds: u32) -> Review {
    let mut reviewing = table.reviewing(worlds);
    while reviewing.go_on() == Going::On {}
    reviewing.review()
}

#[test]
fn a_review_says_of_every_turning_point_what_would_have_been_different_and_of_the_whole_who_won() {
    let mut table = open("hamlet", 1);
    while let Some(seat) = table.turn() {
        let worst = table.legal().swap_remove(0);
        table.play(seat, &worst).expect("legal");
    }
    let kept = review(table.as_ref(), 60);
    assert!(!kept.turning_points.is_empty());
    assert!(kept.turning_points.iter().all(|point| point.instead.is_some()));
    assert_eq!(kept.ending, None, "told, not kept");
    let told = table.told(&kept, &voice());
    let at = told.turning_points.iter().filter_map(|point| point.at.as_ref());
    assert!(at.clone().all(|at| !at.played.is_empty() && at.played != at.better), "where both lie");
    assert_eq!(at.count(), kept.turning_points.len());
    assert!(kept.turning_points.iter().all(|point| point.at.is_none() && point.cost >= 0.02));
    let differences = told.turning_points.iter().filter_map(|point| point.instead.as_ref()).flat_map(|one| &one.brings);
    assert!(differences.clone().count() > 0, "points at the least");
    assert!(differences.clone().all(|one| one.by != 0 && !one.label.is_empty()), "numbers with their labels");
    let ending = told.ending.expect("it is over");
    let outcome = table.outcome().expect("it is over");
    assert_eq!(ending.winners, outcome.winners().collect::<Vec<_>>());
    assert_eq!(ending.winners.len() + ending.losers.len(), 2);
    assert!(ending.losers.iter().all(|loser| (0.0..=1.0).contains(&loser.share)));
}

#[test]
fn a_review_from_before_differences_were_told_still_opens() {
    let old = json!({
        "moments": [{"step": 0, "chances": [0.4, 0.6]}],
        "turning_points": [{"step": 0, "seat": 0, "played": "?", "better": [], "chance": 0.4, "cost": 0.1}],
        "players": [{"decisions": 1, "best": 0, "cost": 0.1, "luck": 0.0}, {"decisions": 1, "best": 1, "cost": 0.0, "luck": 0.0}],
    });
    let review: Review = serde_json::from_value(old).expect("old reviews are kept for ever");
    let mut table = open("hamlet", 1);
    go_on(table.as_mut(), usize::MAX);
    let told = table.told(&review, &voice());
    assert_eq!(told.turning_points[0].instead, None, "nobody has looked at it");
    assert!(told.ending.is_some(), "who won can be told of any match");
}
