//! Scenarios run: positions set up, actions played, outcomes compared. [`engine::scenario`] describes the files.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::scenario::Expectation;
use engine::setting::{meant, play_line};
use engine::{Game, Match, Present, Seat, Seats, Turn, Viewer};
use serde_json::Value;

pub use engine::scenario::{Scenario, ScenarioError, ScenarioFile, parse};

/// What a scenario found wrong: where, and every difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The scenario.
    pub name: String,
    /// The step, counted from 1; 0 is the setting up.
    pub step: usize,
    /// The differences, readable.
    pub differences: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, step {}:", self.name, self.step)?;
        self.differences.iter().try_for_each(|line| write!(f, "\n    {line}"))
    }
}

/// Runs every `*.toml` in a directory of the calling crate; panics with every difference found.
pub fn run_directory<G: Present>(directory: &str) {
    let mut failures = Vec::new();
    let mut count = 0;
    let entries = std::fs::read_dir(directory).unwrap_or_else(|e| panic!("{directory}: {e}"));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a readable directory").path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ext| ext == "toml")) {
        let text = std::fs::read_to_string(path).expect("a readable file");
        assert!(G::scenarios().contains(&text.as_str()), "{} is not carried by the game", path.display());
        let file = parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(file.game, G::INFO.slug, "{} is about another game", path.display());
        count += file.scenarios.len();
        failures.extend(
            file.scenarios
                .iter()
                .filter_map(|scenario| run::<G>(scenario).err())
                .map(|f| format!("{}: {f}", path.display())),
        );
    }
    assert!(count > 0, "no scenarios in {directory}");
    assert!(failures.is_empty(), "{} of {count} scenarios failed:\n{}", failures.len(), failures.join("\n"));
}

/// Runs one scenario.
///
/// A patch can make a position that no game leads to, and rules may panic on it: that is a failure like any other.
pub fn run<G: Present>(scenario: &Scenario) -> Result<(), Failure> {
    catch_unwind(AssertUnwindSafe(|| follow::<G>(scenario))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
        let difference = format!("the rules broke off: {}", text.unwrap_or("without a word"));
        Err(Failure { name: scenario.name.clone(), step: 0, differences: vec![difference] })
    })
}

fn follow<G: Present>(scenario: &Scenario) -> Result<(), Failure> {
    let failure = |step, differences| Failure { name: scenario.name.clone(), step, differences };
    let mut game = scenario.setting().open::<G>().map_err(|difference| failure(0, vec![difference]))?;
    for (i, expectation) in scenario.steps.iter().enumerate() {
        let before = scores(&game);
        let first = game.steps().len();
        let mut differences = Vec::new();
        let mut lines = expectation.actions.iter();
        if let Err(difference) = lines.try_for_each(|line| play_line(&mut game, line)) {
            differences.push(difference);
        } else {
            check(&game, expectation, &before, first, &mut differences);
        }
        if !differences.is_empty() {
            return Err(failure(i + 1, differences));
        }
    }
    Ok(())
}

fn scores<G: Present>(game: &Match<G>) -> Vec<i64> {
    engine::scores::<G>(&game.position().view(Viewer::Spectator))
}

fn check<G: Present>(game: &Match<G>, wanted: &Expectation, before: &[i64], first: usize, out: &mut Vec<String>) {
    check_turn(game, wanted, out);
    check_choices(game, wanted, out);
    let position = serde_json::to_value(game.position()).expect("positions serialize");
    check_pointers("position", &position, &wanted.expect, out);
    for (viewer, expected) in &wanted.sees {
        let Some(looking) = viewer_named(viewer, game.seats()) else {
            out.push(format!("{viewer:?} is neither a seat of this table nor spectator"));
            continue;
        };
        let view = serde_json::to_value(game.position().view(looking)).expect("views serialize");
        check_pointers(&format!("view of {viewer}"), &view, expected, out);
    }
    let now = scores(game);
    for (seat, gain) in &wanted.gains {
        let found = seat.parse::<usize>().ok().and_then(|i| Some(now.get(i)? - before.get(i)?));
        if found != Some(*gain) {
            out.push(format!(
                "seat {seat} gains {}, expected {gain}",
                found.map_or("nothing".into(), |n| n.to_string())
            ));
        }
    }
    check_events(game, wanted, first, out);
    for (seat, place) in &wanted.places {
        let outcome = game.outcome();
        let found = outcome.and_then(|outcome| Some(outcome.standings.get(seat.parse::<usize>().ok()?)?.place));
        if found != Some(*place) {
            out.push(format!("seat {seat} is in place {found:?}, expected {place}"));
        }
    }
}

fn viewer_named(name: &str, seats: Seats) -> Option<Viewer> {
    if name == "spectator" {
        return Some(Viewer::Spectator);
    }
    name.parse().ok().map(Seat).filter(|&seat| seats.contains(seat)).map(Viewer::Seat)
}

fn check_turn<G: Game>(game: &Match<G>, wanted: &Expectation, out: &mut Vec<String>) {
    let found = match game.turn() {
        Turn::Decide { seat, .. } => Value::from(seat.0),
        Turn::Over => Value::from("over"),
    };
    if let Some(turn) = &wanted.turn
        && *turn != found
    {
        out.push(format!("turn is {found}, expected {turn}"));
    }
}

fn check_choices<G: Game>(game: &Match<G>, wanted: &Expectation, out: &mut Vec<String>) {
    let mut legal = Vec::new();
    game.position().legal(&mut legal);
    let mut found: Vec<String> = legal.iter().map(ToString::to_string).collect();
    if let Some(exact) = &wanted.legal {
        let mut exact = exact.clone();
        exact.sort();
        found.sort();
        if exact != found {
            out.push(format!("legal is {found:?}, expected {exact:?}"));
        }
    }
    let missing = wanted.offers.iter().filter(|action| !found.contains(action));
    out.extend(missing.map(|action| format!("{action:?} is not offered; legal is {found:?}")));
    for action in &wanted.denies {
        match action.parse::<G::Action>() {
            Err(error) => out.push(error.to_string()),
            Ok(parsed) if legal.contains(&parsed) => out.push(format!("{action:?} is offered")),
            Ok(_) => {}
        }
    }
    for (action, clause) in &wanted.refuses {
        match action.parse::<G::Action>() {
            Err(error) => out.push(error.to_string()),
            Ok(parsed) => match game.position().why_not(parsed) {
                None => out.push(format!("{action:?} is legal, expected a refusal by {clause}")),
                Some(refusal) if refusal.clause.0 != clause => {
                    out.push(format!("{action:?} is refused by {}, expected {clause}", refusal.clause));
                }
                Some(_) => {}
            },
        }
    }
}

fn check_pointers(what: &str, json: &Value, expected: &BTreeMap<String, Value>, out: &mut Vec<String>) {
    // A place can be missing only from something that is there; otherwise the pointer is a slip of the pen.
    let around = |pointer: &str| pointer.rsplit_once('/').and_then(|(around, _)| json.pointer(around));
    for (pointer, value) in expected {
        let wanted = meant(value);
        match json.pointer(pointer) {
            Some(found) if *found == wanted => {}
            Some(found) => out.push(format!("{what}: {pointer} is {found}, expected {value}")),
            None if wanted.is_null() && around(pointer).is_some_and(|json| json.is_array() || json.is_object()) => {}
            None => out.push(format!("{what}: there is no {pointer}, expected {value}")),
        }
    }
}

/// The kind of an event is the name of its variant as it is serialized.
fn check_events<G: Game>(game: &Match<G>, wanted: &Expectation, first: usize, out: &mut Vec<String>) {
    let kinds: Vec<String> = game.steps()[first..].iter().flat_map(|step| &step.events).map(event_kind).collect();
    let mut rest = kinds.iter();
    let missing = wanted.events.iter().find(|wanted| !rest.any(|kind| kind == *wanted));
    if let Some(missing) = missing {
        out.push(format!("no event {missing:?} in its place; there were {kinds:?}"));
    }
}

/// The name of an event's variant.
pub fn event_kind<E: serde::Serialize>(event: &E) -> String {
    match serde_json::to_value(event).expect("events serialize") {
        Value::String(kind) => kind,
        Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
        other => other.to_string(),
    }
}
