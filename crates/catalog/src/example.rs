//! The worked examples of a game's rules: its scenarios, gone through action by action.

use std::any::TypeId;
use std::collections::{BTreeSet, HashMap};
use std::marker::PhantomData;
use std::sync::{LazyLock, Mutex};

use art::Poster;
use engine::lesson::LessonError;
use engine::pieces::Map;
use engine::scenario::{self, Scenario, Showing, Way};
use engine::{Evaluate, Info, Lang, Phrase, Present, Say, Seat, Viewer};

use crate::frame::{Voice, WhyNot};
use crate::learn::{Learning, Said, company};
use crate::table::{Seated, Table};
use crate::title::{Title, lexicon};
use crate::{OfGame, of_every_game};

/// The worked examples of a game. They stand apart from [`Title`], so that whoever needs none does not carry them.
pub trait Examples: Send + Sync {
    /// The game.
    fn info(&self) -> &'static Info;
    /// All of them.
    fn all(&self) -> &'static [Scenario];
    /// An example after some answers, each an action in notation or [`engine::lesson::ON`].
    fn follow(&self, example: &Scenario, answers: &[String], lang: Lang) -> Result<Learning, LessonError>;
    /// What an example plays with: the elements of map and table, before its first action. Nothing else is drawn of it.
    fn picks(&self, example: &Scenario) -> Vec<String>;
    /// What an example is about as one picture: SVG with theme variables; nothing if it is about nothing on the table.
    fn picture(&self, example: &Scenario, lang: Lang) -> Option<String>;
}

/// The worked examples of a title of the catalogue.
pub fn examples(title: &dyn Title) -> &'static dyn Examples {
    static ALL: LazyLock<Vec<&'static dyn Examples>> = LazyLock::new(of_every_game::<dyn Examples>);
    let mut all = ALL.iter().copied();
    all.find(|examples| examples.info().slug == title.info().slug).expect("both lists are the catalogue's")
}

struct Worked<G>(PhantomData<fn() -> G>);

impl OfGame for dyn Examples {
    type Made = &'static dyn Examples;
    fn of<G: Present + Evaluate>() -> &'static dyn Examples {
        const { &Worked::<G>(PhantomData) }
    }
}

impl<G: Present + Evaluate> Examples for Worked<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn all(&self) -> &'static [Scenario] {
        scenarios::<G>()
    }

    fn follow(&self, example: &Scenario, answers: &[String], lang: Lang) -> Result<Learning, LessonError> {
        let showing = example.show::<G>(answers)?;
        let said = said(example, &showing, lang);
        Ok(Learning { table: Box::new(Seated(showing.game)), said })
    }

    fn picks(&self, example: &Scenario) -> Vec<String> {
        example.show::<G>(&[]).map_or_else(|_| Vec::new(), |showing| written_picks(example, showing))
    }

    fn picture(&self, example: &Scenario, lang: Lang) -> Option<String> {
        let showing = example.show::<G>(&[]).ok()?;
        let seat = viewer(example, &showing);
        let table = Seated(showing.game.clone());
        let voice = Voice { lang, names: company(table.seats()) };
        let (top, maps) = (table.tabletop(Viewer::Seat(seat), &voice), table.maps(Viewer::Seat(seat), &voice, &[]));
        let map = maps.iter().find(|map: &&Map| map.seat == Some(seat)).or(maps.first())?;
        let (pictures, title) = (G::pictures(), G::INFO.title);
        let poster = Poster { table: &top, map, pictures: &pictures, names: &voice.names, title };
        poster.excerpt(&written_picks(example, showing))
    }
}

/// The scenarios of a game, read once. They are built in and tested, so they can be read.
fn scenarios<G: Present>() -> &'static [Scenario] {
    static READ: LazyLock<Mutex<HashMap<TypeId, &'static [Scenario]>>> = LazyLock::new(Mutex::default);
    let parse = |text: &&str| scenario::parse(text).unwrap_or_else(|error| panic!("{error}")).scenarios;
    let mut read = READ.lock().expect("nobody panics while reading scenarios");
    read.entry(TypeId::of::<G>()).or_insert_with(|| Vec::leak(G::scenarios().iter().flat_map(parse).collect()))
}

/// What the first to act picks on map and table, as long as it is their turn.
fn written_picks<G: Present>(example: &Scenario, mut showing: Showing<G>) -> Vec<String> {
    let first = viewer(example, &showing);
    let mut picks = BTreeSet::new();
    for line in example.lines() {
        let Some((seat, action)) = example.next_line(showing.played) else { break };
        let Ok(action) = action.parse::<G::Action>() else { break };
        if seat != first {
            break;
        }
        let view = showing.game.position().view(Viewer::Seat(seat));
        picks.extend(G::picks(&view, action).into_iter().filter(|pick| !pick.starts_with("button:")));
        if engine::setting::play_line(&mut showing.game, line).is_err() {
            break;
        }
        showing.played += 1;
    }
    picks.into_iter().collect()
}

/// Through whose eyes an example is seen: those of whoever acts next in it, or acted last; of the decider once the reader
/// plays on.
fn viewer<G: Present>(example: &Scenario, showing: &Showing<G>) -> Seat {
    let game = &showing.game;
    let (acted, asked) = (game.steps().last().map(|step| step.seat), game.turn().seat());
    let next = example.next_line(showing.played).map(|(seat, _)| seat);
    match showing.way {
        Way::Written => next.or(acted).or(asked),
        Way::Free => asked.or(acted),
    }
    .unwrap_or_default()
}

fn said<G: Present + Evaluate>(example: &Scenario, showing: &Showing<G>, lang: Lang) -> Said {
    let names = company(showing.game.seats());
    let speaker = lexicon::<G>(lang).speaker(&names);
    let learner = viewer(example, showing);
    let next = example.next_line(showing.played).filter(|_| showing.way == Way::Written);
    let view = showing.game.position().view(Viewer::Seat(learner));
    let action = next.and_then(|(_, action)| action.parse::<G::Action>().ok());
    let say = match (showing.way, action) {
        (Way::Written, Some(action)) => {
            Phrase::new("example-next").with("seat", learner).with("action", G::say_action(&view, action))
        }
        (Way::Written, None) => Phrase::new("example-end"),
        (Way::Free, _) => Phrase::new("example-free"),
    };
    Said {
        learner,
        step: showing.played,
        steps: example.lines().count() + 1,
        reply: happened(showing, learner, &speaker),
        say: Some(speaker.say(&say)),
        point: action.map_or_else(Vec::new, |action| G::picks(&view, action)),
        forbids: forbidden(example, showing, &speaker),
        left: None,
        stand: match (showing.way, next) {
            (Way::Written, Some(_)) => "shown",
            (Way::Written, None) => "done",
            (Way::Free, _) => "asked",
        },
    }
}

/// What came of the last action, in words.
fn happened<G: Present>(showing: &Showing<G>, learner: Seat, words: &dyn Say) -> Option<String> {
    let steps = showing.game.steps().len();
    let events = showing.game.seen_since(Viewer::Seat(learner), steps).filter(|_| steps > 0);
    let lines: Vec<String> =
        events.filter_map(|(_, event)| G::say_event(&event)).map(|line| format!("{}.", words.say(&line))).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

/// What the rules forbid at this moment, as far as the example speaks of it.
fn forbidden<G: Present>(example: &Scenario, showing: &Showing<G>, words: &dyn Say) -> Vec<WhyNot> {
    if showing.way == Way::Free {
        return Vec::new();
    }
    let refused = example.refused_after(showing.played).filter_map(|action| action.parse::<G::Action>().ok());
    let refusals = refused.filter_map(|action| showing.game.position().why_not(action));
    let mut said: Vec<WhyNot> =
        refusals.map(|no| WhyNot { clause: no.clause.0.to_owned(), text: words.say(&no.reason) }).collect();
    said.dedup();
    said
}
