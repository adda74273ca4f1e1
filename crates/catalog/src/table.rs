//! A match behind an object, whatever the game.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use art::Poster;
use bots::{Fault, Name};
use engine::pieces::{Chip, Gauge, Map, Tabletop};
use engine::{
    Book, Brush, Evaluate, Event, Had, Info, LoadError, Match, Outcome, Phrase, PlayError, Present, Record, Rng, Say,
    Seat, Seats, Seed, Snapshot, Turn, Undo, Viewer,
};
use serde_json::Value;
use words::Speaker;

use crate::frame::{Change, Choice, Frame, LogLine, Preview, ResultLine, Results, Topic, Voice, WhyNot};
use crate::hint::{self, Hint};
use crate::review::{self, Review, Reviewer, Reviewing};
use crate::title::lexicon;

/// What has been drawn for any table of this process.
static BOOK: LazyLock<Book> = LazyLock::new(Book::default);

/// A match of any game.
pub trait Table: Send {
    /// The game.
    fn info(&self) -> &'static Info;
    /// How many play.
    fn seats(&self) -> Seats;
    /// How many decisions have been made.
    fn step(&self) -> usize;
    /// Who decides; nobody after the end.
    fn turn(&self) -> Option<Seat>;
    /// Plays an action in notation, or says why not and changes nothing.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), MoveError>;
    /// What a seat may take back.
    fn may_undo(&self, seat: Seat) -> Undo;
    /// Takes back the last decision, whoever made it. Whether that is allowed is the caller's business.
    fn undo(&mut self) -> Result<(), LoadError>;
    /// A copy as it was after `step` decisions.
    fn at(&self, step: usize) -> Result<Box<dyn Table>, LoadError>;
    /// A copy of the present moment, its history forgotten.
    fn bare(&self) -> Box<dyn Table>;
    /// What the player of that name would do for whoever decides; nothing after the end.
    fn advise(&self, player: &Name, luck: Rng) -> Result<Option<String>, Fault>;
    /// The best actions for whoever decides, after looking through so many imagined worlds; none after the end. What
    /// they are follows from the match's seed and the step.
    fn hints(&self, worlds: u32, voice: &Voice) -> Vec<Hint>;
    /// A review of every decision so far, to be made, each in so many imagined worlds.
    fn reviewing(&self, worlds: u32) -> Box<dyn Reviewing>;
    /// A review of this match with words in place of notation.
    fn told(&self, review: &Review, voice: &Voice) -> Review;
    /// The legal actions in notation.
    fn legal(&self) -> Vec<String>;
    /// The present moment for a viewer.
    fn frame(&self, viewer: Viewer, voice: &Voice) -> Frame;
    /// What lies around the map for a viewer, in words.
    fn tabletop(&self, viewer: Viewer, voice: &Voice) -> Tabletop<String>;
    /// The map for a viewer, or everybody's where each player has one; drawings that they have are left out.
    fn maps(&self, viewer: Viewer, voice: &Voice, had: &[Had]) -> Vec<Map>;
    /// The map in words, a line each.
    fn map_in_words(&self, viewer: Viewer, voice: &Voice) -> Vec<String>;
    /// The map with characters, a line each.
    fn sketch(&self, viewer: Viewer, voice: &Voice) -> Vec<String>;
    /// The map and everything around it for a viewer as one picture: SVG with theme variables.
    fn poster(&self, viewer: Viewer, voice: &Voice) -> String;
    /// The log for a viewer, from a step on.
    fn log(&self, viewer: Viewer, voice: &Voice, from: usize) -> Vec<LogLine>;
    /// What a choice of the decider would change, as far as the decider can know.
    fn preview(&self, action: &str, voice: &Voice) -> Result<Preview, MoveError>;
    /// Why the decider cannot pick an element now; nothing if they can or if it never means anything here.
    fn why_not(&self, pick: &str, voice: &Voice) -> Option<WhyNot>;
    /// Puts a refusal into words.
    fn explain(&self, error: &MoveError, voice: &Voice) -> String;
    /// The match written down. Holds the seed: not for players before the end.
    fn record(&self) -> Record;
    /// Position and chance, to save.
    fn snapshot(&self) -> Value;
    /// A viewer's view as JSON, for programs.
    fn view(&self, viewer: Viewer) -> Value;
    /// The position as text, for debugging.
    fn position(&self) -> Value;
    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;
}

/// Why a table could not be made.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The options are not this game's.
    #[error("options: {0}")]
    Options(String),
    /// The options are out of range, or there are too few or too many players.
    #[error(transparent)]
    Setup(#[from] engine::SetupError),
    /// A saved position that cannot be read.
    #[error("the saved position cannot be read: {0}")]
    Snapshot(String),
}

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// Not an action at all.
    #[error(transparent)]
    Notation(#[from] engine::BadNotation),
    /// Not now, not yours, or not legal.
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl MoveError {
    /// The clause that forbids it, if a rule does.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            MoveError::Play(PlayError::Illegal(refusal)) => Some(refusal.clause.0),
            MoveError::Play(PlayError::Over | PlayError::NotYours(_)) | MoveError::Notation(_) => None,
        }
    }
}

/// How many worlds a preview looks into; what differs between them is not certain.
const PREVIEW_WORLDS: usize = 4;
/// At how many moments at most the scores of a whole match are looked at.
const MOMENTS: usize = 80;

pub(crate) struct Seated<G: Present + Evaluate>(pub Match<G>);

impl<G: Present + Evaluate> Seated<G> {
    fn speaker<'a>(voice: &'a Voice) -> Speaker<'a> {
        lexicon::<G>(voice.lang).speaker(&voice.names)
    }

    fn decider_view(&self) -> Option<(Seat, G::Prompt, G::View)> {
        match self.0.turn() {
            Turn::Decide { seat, prompt } => Some((seat, prompt, self.0.position().view(Viewer::Seat(seat)))),
            Turn::Over => None,
        }
    }

    /// An imagined position: what is worked out on it cannot depend on what the decider does not know.
    fn imagined(&self, view: &G::View, number: u64) -> G {
        G::imagine(view, &mut Rng::from_number(number))
    }

    fn prompt(&self, viewer: Viewer, view: &G::View, speaker: &Speaker<'_>) -> String {
        match self.0.turn() {
            Turn::Decide { seat, prompt } if viewer.is(seat) => speaker.say(&G::say_prompt(view, prompt)),
            Turn::Decide { seat, .. } => speaker.say(&Phrase::new("common-thinking").with("seat", seat)),
            Turn::Over => speaker.say(&Phrase::new("common-over")),
        }
    }

    fn choices(&self, viewer: Viewer, view: &G::View, speaker: &Speaker<'_>) -> Vec<Choice> {
        if self.0.turn().seat().is_none_or(|seat| !viewer.is(seat)) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.0.position().legal(&mut legal);
        let choice = |action: G::Action| Choice {
            action: action.to_string(),
            text: speaker.say(&G::say_action(view, action)),
            picks: G::picks(view, action),
            worth: G::say_worth(view, action).map(|worth| speaker.say(&worth)),
        };
        legal.into_iter().map(choice).collect()
    }

    fn results(&self, speaker: &Speaker<'_>) -> Option<Results> {
        let outcome = self.0.outcome()?;
        let line = |standing: &engine::Standing| ResultLine {
            seat: standing.seat,
            place: standing.place,
            score: standing.score,
            sources: self.sources(standing.seat, speaker),
        };
        let lines = outcome.standings.iter().map(line).collect();
        let reason = [Some(outcome.reason), outcome.tie].into_iter().flatten().map(|phrase| speaker.say(&phrase));
        Some(Results { reason: reason.collect::<Vec<_>>().join(". "), lines, course: self.course() })
    }

    /// How the scores went: what everybody's chip said at some moments, the last one among them.
    fn course(&self) -> Vec<(usize, Vec<i64>)> {
        let last = self.0.steps().len();
        let apart = last / MOMENTS + 1;
        let moments = self.0.positions().enumerate().filter(|(step, _)| step % apart == 0 || *step == last);
        let said = |(step, position): (usize, G)| (step, engine::scores::<G>(&position.view(Viewer::Spectator)));
        let mut course: Vec<_> = moments.map(said).collect();
        course.dedup_by(|later, earlier| later.1 == earlier.1);
        course
    }

    /// A player's points added up by source, in the order in which the sources first gave any.
    fn sources(&self, seat: Seat, speaker: &Speaker<'_>) -> Vec<(String, i32)> {
        let mut sums: Vec<(&'static str, i32)> = Vec::new();
        for points in self.0.points().filter(|points| points.seat == seat) {
            match sums.iter_mut().find(|(source, _)| *source == points.source) {
                Some((_, sum)) => *sum += points.points,
                None => sums.push((points.source, points.points)),
            }
        }
        sums.into_iter().map(|(source, sum)| (speaker.say(&Phrase::new(source)), sum)).collect()
    }
}

fn topic<G: Present>(prompt: G::Prompt, speaker: &Speaker<'_>) -> Topic {
    let engine::Topic { key, clause } = G::topic(prompt);
    Topic { key, clause, says: speaker.say(&Phrase::new(format!("topic-{key}"))) }
}

/// Every number on every chip, in a fixed order.
pub(crate) fn numbers<G: Present>(view: &G::View) -> Vec<(Seat, &'static str, i64)> {
    let chip = |chip: Chip| chip.gauges.into_iter().map(move |gauge| (chip.seat, gauge.key, gauge.value));
    G::lay(view).chips.into_iter().flat_map(chip).collect()
}

impl<G: Present + Evaluate> Table for Seated<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn seats(&self) -> Seats {
        self.0.seats()
    }

    fn step(&self) -> usize {
        self.0.steps().len()
    }

    fn turn(&self) -> Option<Seat> {
        self.0.turn().seat()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), MoveError> {
        let action = action.parse::<G::Action>()?;
        self.0.play(seat, action)?;
        Ok(())
    }

    fn may_undo(&self, seat: Seat) -> Undo {
        self.0.may_undo(seat)
    }

    fn undo(&mut self) -> Result<(), LoadError> {
        self.0 = self.0.undone()?;
        Ok(())
    }

    fn at(&self, step: usize) -> Result<Box<dyn Table>, LoadError> {
        Ok(Box::new(Self(self.0.at(step)?)))
    }

    fn bare(&self) -> Box<dyn Table> {
        let (options, snapshot) = (self.0.options().clone(), self.0.snapshot());
        Box::new(Self(Match::resume(options, self.0.seats(), self.0.seed(), snapshot)))
    }

    fn advise(&self, player: &Name, mut luck: Rng) -> Result<Option<String>, Fault> {
        let Some((_, _, view)) = self.decider_view() else { return Ok(None) };
        let mut player = crate::player::<G>(player)?;
        let action = bots::answer(player.as_mut(), (&view, self.0.seats()), &mut luck, &mut Vec::new())?;
        Ok(Some(action.to_string()))
    }

    fn hints(&self, worlds: u32, voice: &Voice) -> Vec<Hint> {
        hint::hints(&self.0, worlds, &Self::speaker(voice))
    }

    fn reviewing(&self, worlds: u32) -> Box<dyn Reviewing> {
        Box::new(Reviewer::new(&self.0, worlds))
    }

    fn told(&self, review: &Review, voice: &Voice) -> Review {
        review::told(&self.0, review, &Self::speaker(voice))
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.0.position().legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn frame(&self, viewer: Viewer, voice: &Voice) -> Frame {
        let speaker = Self::speaker(voice);
        let view = self.0.position().view(viewer);
        Frame {
            step: self.step(),
            turn: self.turn(),
            prompt: self.prompt(viewer, &view, &speaker),
            topic: match self.0.turn() {
                Turn::Decide { seat, prompt } if viewer.is(seat) => Some(topic::<G>(prompt, &speaker)),
                Turn::Decide { .. } | Turn::Over => None,
            },
            choices: self.choices(viewer, &view, &speaker),
            undo: match viewer.seat().map_or(Undo::Nothing, |seat| self.0.may_undo(seat)) {
                Undo::Free => "free",
                Undo::Consent => "consent",
                Undo::Nothing => "nothing",
            },
            results: self.results(&speaker),
        }
    }

    fn tabletop(&self, viewer: Viewer, voice: &Voice) -> Tabletop<String> {
        G::lay(&self.0.position().view(viewer)).said(&Self::speaker(voice))
    }

    fn maps(&self, viewer: Viewer, voice: &Voice, had: &[Had]) -> Vec<Map> {
        let speaker = Self::speaker(voice);
        let brush = Brush::with_book(&speaker, &BOOK, (G::INFO.slug, voice.lang), &voice.names).sparing(had);
        G::maps(&self.0.position().view(viewer), &brush)
    }

    fn map_in_words(&self, viewer: Viewer, voice: &Voice) -> Vec<String> {
        let speaker = Self::speaker(voice);
        G::say_map(&self.0.position().view(viewer)).iter().map(|line| speaker.say(line)).collect()
    }

    fn sketch(&self, viewer: Viewer, voice: &Voice) -> Vec<String> {
        G::sketch(&self.0.position().view(viewer), &Self::speaker(voice))
    }

    fn poster(&self, viewer: Viewer, voice: &Voice) -> String {
        let (table, maps) = (self.tabletop(viewer, voice), self.maps(viewer, voice, &[]));
        let mine = |map: &&Map| map.seat.is_some_and(|seat| viewer.is(seat));
        let Some(map) = maps.iter().find(mine).or(maps.first()) else { return String::new() };
        let (pictures, title) = (G::pictures(), G::INFO.title);
        Poster { table: &table, map, pictures: &pictures, names: &voice.names, title }.draw()
    }

    fn log(&self, viewer: Viewer, voice: &Voice, from: usize) -> Vec<LogLine> {
        let speaker = Self::speaker(voice);
        let seat = |step: usize| step.checked_sub(1).map(|i| self.0.steps()[i].seat);
        let line = |(step, event): (usize, G::Event)| {
            let phrase = G::say_event(&event)?;
            let (about, text) = (phrase.about(), speaker.say(&phrase));
            Some(LogLine { step, seat: seat(step), about, text, picks: G::event_picks(&event) })
        };
        self.0.seen_since(viewer, from).filter_map(line).collect()
    }

    fn preview(&self, action: &str, voice: &Voice) -> Result<Preview, MoveError> {
        let action = action.parse::<G::Action>()?;
        let (seat, _, view) = self.decider_view().ok_or(PlayError::Over)?;
        let viewer = Viewer::Seat(seat);
        let speaker = Self::speaker(voice);
        let before = numbers::<G>(&view);
        let (mut after, mut said, mut asked) = (Vec::new(), Vec::new(), BTreeSet::new());
        let mut slips = BTreeSet::new();
        for number in 0..PREVIEW_WORLDS as u64 {
            let world = self.imagined(&view, number);
            let seed = Seed::from_number(number);
            let mut imagined = Match::<G>::from_position(self.0.options().clone(), self.0.seats(), seed, world);
            imagined.play(seat, action)?;
            let then = imagined.position().view(viewer);
            let events: Vec<G::Event> = imagined.seen_by(viewer).map(|(_, event)| event).collect();
            let own = events.iter().position(Event::ends_chapter);
            let slip = G::say_slip(&view, action, own.is_none().then_some(&then));
            slips.insert(slip.map(|slip| speaker.say(&slip)));
            after.push(if own.is_none() { numbers::<G>(&then) } else { before.clone() });
            asked.insert(match imagined.turn() {
                Turn::Decide { seat: next, prompt } if next == seat => Some(speaker.say(&G::say_prompt(&then, prompt))),
                Turn::Decide { .. } | Turn::Over => None,
            });
            let lines = events[..own.unwrap_or(events.len())].iter().filter_map(G::say_event);
            said.push(lines.map(|line| speaker.say(&line)).collect::<Vec<_>>());
        }
        Ok(Preview {
            action: action.to_string(),
            slip: if slips.len() == 1 { slips.pop_first().flatten() } else { None },
            changes: changes(&before, &after, &speaker),
            lines: certain(&said),
            ledger: G::ledger(&view, action).map(|ledger| ledger.said(&speaker)),
            next: if asked.len() == 1 { asked.pop_first().flatten() } else { None },
        })
    }

    fn why_not(&self, pick: &str, voice: &Voice) -> Option<WhyNot> {
        let (_, _, view) = self.decider_view()?;
        let world = self.imagined(&view, 0);
        let mut candidates = Vec::new();
        world.candidates(&mut candidates);
        let meant = candidates.into_iter().filter(|&action| G::picks(&view, action).iter().any(|other| other == pick));
        let refusals: Option<Vec<_>> = meant.map(|action| world.why_not(action)).collect();
        let refusal = refusals?.into_iter().next()?;
        Some(WhyNot { clause: refusal.clause.to_string(), text: Self::speaker(voice).say(&refusal.reason) })
    }

    fn explain(&self, error: &MoveError, voice: &Voice) -> String {
        let speaker = Self::speaker(voice);
        match error {
            MoveError::Play(PlayError::Illegal(refusal)) => speaker.say(&refusal.reason),
            MoveError::Play(PlayError::NotYours(seat)) => {
                speaker.say(&Phrase::new("common-not-yours").with("seat", *seat))
            }
            MoveError::Play(PlayError::Over) => speaker.say(&Phrase::new("common-over")),
            MoveError::Notation(error) => {
                speaker.say(&Phrase::new("common-not-an-action").with("text", error.text.as_str()))
            }
        }
    }

    fn record(&self) -> Record {
        self.0.record()
    }

    fn snapshot(&self) -> Value {
        serde_json::to_value(self.0.snapshot()).expect("positions serialize")
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.position().view(viewer)).expect("views serialize")
    }

    fn position(&self) -> Value {
        serde_json::to_value(self.0.position()).expect("positions serialize")
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

pub(crate) fn resume<G: Present + Evaluate>(record: &Record, snapshot: Value) -> Result<Seated<G>, TableError> {
    let options = serde_json::from_value(record.options.clone()).map_err(|e| TableError::Options(e.to_string()))?;
    let snapshot: Snapshot<G> = serde_json::from_value(snapshot).map_err(|e| TableError::Snapshot(e.to_string()))?;
    Ok(Seated(Match::resume(options, record.seats, record.seed, snapshot)))
}

fn changes(
    before: &[(Seat, &'static str, i64)],
    after: &[Vec<(Seat, &'static str, i64)>],
    speaker: &Speaker<'_>,
) -> Vec<Change> {
    let change = |&(seat, key, value): &(Seat, &'static str, i64)| {
        let now = |numbers: &Vec<(Seat, &'static str, i64)>| {
            numbers.iter().find(|(s, k, _)| (*s, *k) == (seat, key)).map_or(0, |(_, _, now)| now - value)
        };
        let differences: BTreeSet<i64> = after.iter().map(now).collect();
        let by = if differences.len() == 1 { differences.first().copied() } else { None };
        let label = || speaker.say(&Gauge::new(key, by.unwrap_or(0)).label);
        (by != Some(0)).then(|| Change { seat, key, label: label(), by })
    };
    before.iter().filter_map(change).collect()
}

/// The lines that begin the same in every world.
fn certain(said: &[Vec<String>]) -> Vec<String> {
    let [first, rest @ ..] = said else { return Vec::new() };
    let same = |i: usize| rest.iter().all(|other| other.get(i) == first.get(i));
    first.iter().enumerate().take_while(|(i, _)| same(*i)).map(|(_, line)| line.clone()).collect()
}
