//! `deep-0.1` decides as release 0.1 did, for ever: a yardstick that bends measures nothing.

use catalog::{Name, Table, Title};
use engine::{Rng, Seats, Seed};

/// Decisions at which it is asked, in games of random play.
const STEPS: [usize; 5] = [0, 7, 20, 33, 46];

fn opened(title: &dyn Title) -> Box<dyn Table> {
    let seats = Seats(title.info().usual_seats);
    title.open(&title.default_options(), seats, Seed::from_number(1)).expect("the usual options")
}

/// What it answers, a line a decision.
fn answers(title: &dyn Title) -> Vec<String> {
    let (mut table, mut luck) = (opened(title), Rng::from_number(1));
    let name: Name = "deep-0.1".parse().expect("a player's name");
    let mut lines = Vec::new();
    while table.step() <= STEPS[STEPS.len() - 1]
        && let Some(seat) = table.turn()
    {
        if STEPS.contains(&table.step()) {
            let answer = table.advise(&name, Rng::from_number(2)).expect("built in").expect("somebody decides");
            lines.push(format!("{} {} {answer}", title.info().slug, table.step()));
        }
        table.play(seat, &luck.pick(&table.legal().iter().collect::<Vec<_>>()).clone()).expect("a legal action");
    }
    lines
}

#[test]
fn deep_0_1_decides_as_release_0_1_did() {
    let mut titles = catalog::titles().to_vec();
    titles.sort_by_key(|title| title.info().slug);
    let found: Vec<String> = titles.iter().flat_map(|title| answers(*title)).collect();
    let wanted: Vec<&str> = include_str!("deep-0.1.txt").lines().collect();
    assert_eq!(found, wanted);
}
