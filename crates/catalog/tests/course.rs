//! How the scores went, as it is told when a match is over.

use catalog::Voice;
use engine::{Lang, Seats, Seed, Viewer};
use serde_json::json;

/// A whole match of the first legal actions: its course, and what was scored in the end.
fn ended(slug: &str) -> (Vec<(usize, Vec<i64>)>, Vec<i64>) {
    let title = catalog::find(slug).expect("a known game");
    let mut table = title.open(&json!({}), Seats(2), Seed::from_number(1)).expect("standard options");
    while let Some(seat) = table.turn() {
        let legal = table.legal();
        let action = legal[table.step() % legal.len()].clone();
        table.play(seat, &action).expect("legal");
    }
    let voice = Voice { lang: Lang::En, names: vec!["Ada".into(), "Bo".into()] };
    let results = table.frame(Viewer::Spectator, &voice).results.expect("it is over");
    (results.course, results.lines.iter().map(|line| line.score.into()).collect())
}

#[test]
fn scores_go_as_the_chips_told_them_and_end_with_the_result() {
    for title in catalog::titles() {
        let slug = title.info().slug;
        let (course, scores) = ended(slug);
        assert_eq!(course.last().map(|(_, last)| last), Some(&scores), "{slug}");
        if slug == "la-citta" {
            assert!(course.len() > 10, "scored at the end, and told all along: {course:?}");
        }
    }
}
