//! The laws that every game obeys, tried on random games.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::LazyLock;

use engine::{
    Book, Brush, Chance, Encode, Event, FieldKind, Game, Lang, Match, Options, Phrase, Present, Reveal, Rng, Say, Seat,
    Seats, Seed, Silent, Turn, Undo, Viewer,
};
use serde::Serialize;
use serde_json::Value;
use words::Lexicon;

use crate::topics::MOST_LETTERS;

mod encoding;
pub(crate) mod tabletop;

/// The longest list of choices that a person or a search is ever handed.
pub const MOST_CHOICES: usize = 300;
/// No game asks more than this before it ends.
const MOST_STEPS: usize = 20_000;

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How many players.
    pub seats: u8,
    /// How many random games.
    pub games: u32,
    /// The number of the first seed.
    pub seed: u64,
    /// The dear laws (refusals, views, secrets, saving) are tried at about one decision in this many.
    pub every: u32,
    /// The dearest (words, maps and tables) at about one of those in this many.
    pub drawn: u32,
}

/// How much has been tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tried {
    /// Random games.
    pub games: u64,
    /// Their decisions.
    pub decisions: u64,
    /// Decisions at which the dear laws were tried too.
    pub dear: u64,
    /// Decisions at which words, maps and tables were tried too.
    pub drawn: u64,
}

/// Plays random games and checks every law; panics with the seed and step where one is broken.
pub fn obey<G: Present + Encode>(options: &G::Options, trial: Trial) -> Tried {
    let lexicons = lexicons::<G>();
    let mut tried = Tried::default();
    for i in 0..u64::from(trial.games) {
        let mut run = Run::<G>::new(options, trial, trial.seed + i, &lexicons);
        run.play();
        tried.games += 1;
        tried.decisions += run.game.steps().len() as u64;
        tried.dear += run.dear;
        tried.drawn += run.drawn;
    }
    tried
}

/// The dictionaries of a game, both of which must parse and have the same messages.
pub fn lexicons<G: Present>() -> Vec<Lexicon> {
    let keys = |lang| -> BTreeSet<&str> { words::keys(G::locale(lang)).into_iter().collect() };
    let (en, it) = (keys(Lang::En), keys(Lang::It));
    let missing: Vec<_> = en.symmetric_difference(&it).collect();
    assert!(missing.is_empty(), "messages in one language only: {missing:?}");
    let lexicon = |lang| Lexicon::new(lang, G::locale(lang)).unwrap_or_else(|e| panic!("{lang} locale: {e:?}"));
    let lexicons: Vec<_> = Lang::ALL.into_iter().map(lexicon).collect();
    check_form::<G>(&lexicons);
    lexicons
}

/// Every option and every value of a choice has a label in both languages.
fn check_form<G: Game>(lexicons: &[Lexicon]) {
    for field in G::Options::form() {
        let label = format!("option-{}", field.key).replace('_', "-");
        let values: &[&str] = match field.kind {
            FieldKind::Choice(values) => values,
            FieldKind::Toggle | FieldKind::Number { .. } => &[],
        };
        let keys = values.iter().map(|value| format!("{label}-{value}").replace('_', "-")).chain([label.clone()]);
        for key in keys {
            lexicons.iter().for_each(|lexicon| assert!(lexicon.has(&key), "{} has no message {key}", lexicon.lang()));
        }
    }
}

/// Every legal action at this position is written down and read back unchanged.
pub fn check_notation<G: Game>(legal: &[G::Action]) {
    for &action in legal {
        let text = action.to_string();
        assert_eq!(text.parse::<G::Action>().ok(), Some(action), "notation {text:?} does not read back");
        assert!(!text.contains('\n') && text == text.trim(), "notation {text:?} is not one tidy line");
    }
}

/// Feeds mangled notations to the parser: whatever it accepts must read back, and nothing makes it panic.
pub fn fuzz_notation<G: Game>(options: &G::Options, seats: u8) {
    let mut rng = Rng::from_number(99);
    let mut legal = Vec::new();
    let mut chance = Chance::new(rng.seed());
    let mut position = G::setup(options, Seats(seats), &mut chance, &mut Silent).expect("legal options");
    for _ in 0..400 {
        if matches!(position.turn(), Turn::Over) {
            break;
        }
        legal.clear();
        position.legal(&mut legal);
        let action = rng.pick(&legal);
        for _ in 0..20 {
            let text = mangled(&action.to_string(), &mut rng);
            if let Ok(read) = text.parse::<G::Action>() {
                assert_eq!(read.to_string().parse::<G::Action>().ok(), Some(read), "{text:?} reads back differently");
            }
        }
        position.apply(action, &mut chance, &mut Silent);
    }
}

/// A text with a few characters changed, dropped, doubled or put in.
fn mangled(text: &str, rng: &mut Rng) -> String {
    const STRANGE: [char; 14] = ['0', '9', '-', '+', ' ', ':', ',', 'x', 'Z', 'é', '\u{0}', '7', '/', '\u{1F600}'];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        let at = rng.index(letters.len() + 1);
        match rng.below(4) {
            0 if at < letters.len() => letters[at] = rng.pick(&STRANGE),
            1 if at < letters.len() => drop(letters.remove(at)),
            2 if at < letters.len() => letters.insert(at, letters[at]),
            _ => letters.insert(at, rng.pick(&STRANGE)),
        }
    }
    letters.into_iter().collect()
}

struct Run<'a, G: Game> {
    game: Match<G>,
    rng: Rng,
    trial: Trial,
    seed: u64,
    lexicons: &'a [Lexicon],
    legal: Vec<G::Action>,
    dear: u64,
    drawn: u64,
}

impl<'a, G: Present + Encode> Run<'a, G> {
    fn new(options: &G::Options, trial: Trial, seed: u64, lexicons: &'a [Lexicon]) -> Self {
        let game = Match::new(options.clone(), Seats(trial.seats), Seed::from_number(seed)).expect("legal options");
        let rng = Rng::new(&Seed::from_number(seed), u64::MAX);
        Self { game, rng, trial, seed, lexicons, legal: Vec::new(), dear: 0, drawn: 0 }
    }

    fn at(&self) -> String {
        format!(
            "{} seats, seed {}, step {}, {:?}",
            self.trial.seats,
            self.seed,
            self.game.steps().len(),
            self.game.turn()
        )
    }

    fn play(&mut self) {
        self.game.position().audit().unwrap_or_else(|v| panic!("{v} after setup ({})", self.at()));
        let opening = self.game.opening().to_vec();
        self.check_events(&opening);
        while let Turn::Decide { seat, prompt } = self.game.turn() {
            assert!(self.game.steps().len() < MOST_STEPS, "no end in sight ({})", self.at());
            self.check_legal();
            let dear = self.rng.below(self.trial.every) == 0;
            self.dear += u64::from(dear);
            if dear {
                self.check_refusals();
                self.check_views(seat);
                self.check_saving();
            }
            if dear && self.rng.below(self.trial.drawn) == 0 {
                self.drawn += 1;
                self.check_words(seat, prompt);
            }
            let action = self.rng.pick(&self.legal);
            if dear {
                self.check_numbers(action);
                self.check_secrecy(seat, action);
            }
            self.step(seat, action, dear);
        }
        self.check_end();
    }

    fn check_legal(&mut self) {
        self.legal.clear();
        self.game.position().legal(&mut self.legal);
        assert!(!self.legal.is_empty(), "nothing is legal ({})", self.at());
        assert!(self.legal.is_sorted_by(|a, b| a < b), "not sorted or not unique: {:?} ({})", self.legal, self.at());
        assert!(self.legal.len() <= MOST_CHOICES, "{} choices ({})", self.legal.len(), self.at());
        encoding::check_indices(self.game.position(), &self.legal, || self.at());
    }

    fn check_numbers(&self, action: G::Action) {
        let (position, at) = (self.game.position(), self.at());
        encoding::check_reading_back(position, action, &at);
        encoding::check_features(position, self.game.seats(), &mut Rng::from_number(self.seed), &at);
    }

    /// A refusal exists exactly for what is not legal, and the near misses include all that is.
    fn check_refusals(&self) {
        check_notation::<G>(&self.legal);
        let position = self.game.position();
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        let tried: BTreeSet<G::Action> = candidates.iter().copied().collect();
        for action in &self.legal {
            assert!(tried.contains(action), "{action} is legal but no candidate ({})", self.at());
        }
        for action in tried {
            let legal = self.legal.binary_search(&action).is_ok();
            let refusal = position.why_not(action);
            assert_eq!(refusal.is_none(), legal, "{action}: legal {legal}, but {refusal:?} ({})", self.at());
            let Some(refusal) = refusal else { continue };
            assert!(is_clause::<G>(refusal.clause.0), "{:?} stands in no rulebook ({})", refusal.clause, self.at());
            self.say(&refusal.reason);
        }
    }

    /// `view(imagine(v)) == v`, for everybody; and the decider's choices do not depend on what they cannot see.
    fn check_views(&mut self, decider: Seat) {
        let at = self.at();
        for viewer in viewers(self.game.seats()) {
            let view = self.game.position().view(viewer);
            let world = G::imagine(&view, &mut self.rng);
            world.audit().unwrap_or_else(|v| panic!("{v} in an imagined position of {viewer:?} ({at})"));
            same(&world.view(viewer), &view, "the view of an imagined position", &at);
            assert_eq!(world.turn().seat(), Some(decider), "somebody else decides in an imagined position ({at})");
            if viewer.is(decider) {
                let mut legal = Vec::new();
                world.legal(&mut legal);
                same(&legal, &self.legal, "choices depend on what the decider cannot see:", &at);
            }
        }
    }

    /// Nobody who learns nothing from an action sees a difference when what they do not know is different.
    fn check_secrecy(&mut self, seat: Seat, action: G::Action) {
        let at = self.at();
        let snapshot = self.game.snapshot();
        let (after, events) = applied(&snapshot.position, action, &snapshot.chance);
        for viewer in viewers(self.game.seats()) {
            let world = G::imagine(&snapshot.position.view(viewer), &mut self.rng);
            let mut legal = Vec::new();
            world.legal(&mut legal);
            if legal.binary_search(&action).is_err() {
                assert!(!viewer.is(seat), "{action} is legal only in the real position ({at})");
                continue;
            }
            let (other, other_events) = applied(&world, action, &snapshot.chance);
            let learns = |events: &[G::Event]| events.iter().any(|event| event.reveals().to(viewer));
            if learns(&events) || learns(&other_events) {
                continue;
            }
            same(
                &seen(&other_events, viewer),
                &seen(&events, viewer),
                &format!("{viewer:?} sees a secret in {action}:"),
                &at,
            );
            same(&other.view(viewer), &after.view(viewer), &format!("{viewer:?} learns a secret from {action}:"), &at);
        }
    }

    /// As a server keeps it: text, by way of a value, which saves reading every type from text too.
    fn check_saving(&self) {
        let snapshot = self.game.snapshot();
        let text = serde_json::to_value(&snapshot).expect("positions serialize").to_string();
        let value: Value = serde_json::from_str(&text).expect("a value is text");
        let read: engine::Snapshot<G> = serde_json::from_value(value).expect("positions read back");
        same(&read.position, &snapshot.position, "a saved position", &self.at());
        assert_eq!(read.chance, snapshot.chance, "saved chance ({})", self.at());
    }

    /// Everything can be said in both languages; picks tell actions apart and lie on the table.
    fn check_words(&self, seat: Seat, prompt: G::Prompt) {
        let at = self.at();
        let view = self.game.position().view(Viewer::Seat(seat));
        self.say(&G::say_prompt(&view, prompt));
        let there = self.check_table(&view);
        let mut all = BTreeSet::new();
        for &action in &self.legal {
            self.say(&G::say_action(&view, action));
            let picks = G::picks(&view, action);
            for pick in picks.iter().filter(|pick| !pick.starts_with("button:")) {
                assert!(there.contains(pick), "{pick} of {action} is not on the table ({at})");
            }
            G::say_worth(&view, action).iter().for_each(|worth| self.say(worth));
            assert!(!picks.is_empty(), "{action} has no picks ({at})");
            assert!(all.insert(picks), "{action} has the picks of another action ({at})");
        }
        self.check_table(&self.game.position().view(Viewer::Spectator));
    }

    /// The map, drawn and in words, and everything around it; all that can be picked there.
    fn check_table(&self, view: &G::View) -> BTreeSet<String> {
        G::say_map(view).iter().for_each(|line| self.say(line));
        G::sketch(view, &Plain(self));
        // Layers drawn for other games and moments are used again, as a server does.
        static BOOK: LazyLock<Book> = LazyLock::new(Book::default);
        G::lay(view).ribbons.iter().flat_map(|ribbon| &ribbon.steps).for_each(|step| self.check_help(&step.help));
        let (words, names) = (Plain(self), names(self.game.seats()));
        tabletop::check::<G>(view, &Brush::with_book(&words, &BOOK, G::INFO.slug, &names))
    }

    /// A phase of a ribbon is explained in both languages, in a sentence or two.
    fn check_help(&self, help: &Phrase) {
        self.say(help);
        for lexicon in self.lexicons {
            let letters = lexicon.try_say(help, &[]).map_or(0, |words| words.chars().count());
            assert!((1..=MOST_LETTERS).contains(&letters), "{}: {help:?} has {letters} letters", lexicon.lang());
        }
    }

    fn say(&self, phrase: &Phrase) {
        let names = names(self.game.seats());
        for lexicon in self.lexicons {
            if let Err(unsaid) = lexicon.try_say(phrase, &names) {
                panic!("{} cannot say {unsaid} ({})", lexicon.lang(), self.at());
            }
        }
    }

    fn check_events(&self, events: &[G::Event]) {
        for event in events {
            let spoken = viewers(self.game.seats()).filter_map(|viewer| event.seen_by(viewer));
            spoken.filter_map(|event| G::say_event(&event)).for_each(|phrase| self.say(&phrase));
            event.points().into_iter().for_each(|points| self.say(&Phrase::new(points.source)));
        }
    }

    fn step(&mut self, seat: Seat, action: G::Action, dear: bool) {
        let before = self.game.position().clone();
        let events = self.game.play(seat, action).map(|step| step.events.clone());
        let events = events.unwrap_or_else(|error| panic!("{action}: {error} ({})", self.at()));
        self.game.position().audit().unwrap_or_else(|v| panic!("{v} after {action} ({})", self.at()));
        if dear {
            self.check_events(&events);
            let [view, after] = [&before, self.game.position()].map(|position| position.view(Viewer::Seat(seat)));
            G::say_slip(&view, action, Some(&after)).iter().for_each(|slip| self.say(slip));
        }
        if dear && self.rng.below(8) == 0 {
            self.check_undo(seat, &before, &events);
        }
    }

    fn check_undo(&self, seat: Seat, before: &G, events: &[G::Event]) {
        let undone = self.game.undone().expect("what was played can be replayed");
        same(undone.position(), before, "undo does not lead back:", &self.at());
        let hidden = events.iter().all(|event| event.reveals() == Reveal::Nothing) && self.game.outcome().is_none();
        assert_eq!(self.game.may_undo(seat) == Undo::Free, hidden, "free undo ({})", self.at());
    }

    fn check_end(&self) {
        let outcome = self.game.outcome().expect("the game is over");
        assert_eq!(outcome.standings.len(), self.game.seats().len());
        assert!(outcome.winners().next().is_some(), "nobody won ({})", self.at());
        [Some(&outcome.reason), outcome.tie.as_ref()].into_iter().flatten().for_each(|phrase| self.say(phrase));
        for seat in self.game.seats().iter() {
            let points: i32 = self.game.points().filter(|points| points.seat == seat).map(|points| points.points).sum();
            let score = outcome.standings[seat.index()].score;
            assert_eq!(points, score, "the points of seat {seat} do not add up to its score ({})", self.at());
        }
        let record = self.game.record();
        let text = record.to_text();
        assert_eq!(engine::Record::parse(&text).as_ref(), Ok(&record), "the record does not read back");
        let replayed = Match::<G>::load(&record).unwrap_or_else(|error| panic!("{error} ({})", self.at()));
        same(replayed.position(), self.game.position(), "replay differs:", &self.at());
    }
}

/// A speaker for tables that must know every word.
struct Plain<'a, 'b, G: Game>(&'a Run<'b, G>);

impl<G: Present + Encode> Say for Plain<'_, '_, G> {
    fn say(&self, phrase: &Phrase) -> String {
        self.0.say(phrase);
        self.0.lexicons[0].try_say(phrase, &names(self.0.game.seats())).expect("said before")
    }
}

fn names(seats: Seats) -> Vec<String> {
    seats.iter().map(|seat| format!("Player {}", seat.0 + 1)).collect()
}

/// Everybody who may look: each seat, and a spectator.
pub fn viewers(seats: Seats) -> impl Iterator<Item = Viewer> {
    seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

fn applied<G: Game>(position: &G, action: G::Action, chance: &Chance) -> (G, Vec<G::Event>) {
    let (mut after, mut events) = (position.clone(), Vec::new());
    after.apply(action, &mut chance.clone(), &mut events);
    (after, events)
}

fn seen<E: Event>(events: &[E], viewer: Viewer) -> Vec<E> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

fn same<T: Debug + PartialEq>(found: &T, expected: &T, what: &str, at: &str) {
    assert!(found == expected, "{what} ({at})\n   found {found:?}\nexpected {expected:?}");
}

fn is_clause<G: Present>(clause: &str) -> bool {
    G::rulebook(Lang::En).contains(&format!("**{clause}**"))
}

/// Tags open and close in pairs, quotes too, and no text holds a bare `&`: enough to catch broken escaping without a
/// parser.
pub fn check_svg(svg: &str) {
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"), "not an SVG document: {svg:.80}");
    for entity in svg.split('&').skip(1) {
        let known = ["amp;", "lt;", "gt;", "quot;", "#39;"].iter().any(|known| entity.starts_with(known));
        assert!(known, "a bare &: &{entity:.20}");
    }
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').unwrap_or_else(|| panic!("a tag without end: <{tag}"));
        assert_eq!(tag.matches('"').count() % 2, 0, "an odd quote: <{tag}>");
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap_or_default();
        match (tag.starts_with('/'), tag.ends_with('/')) {
            (true, _) => assert_eq!(open.pop(), Some(name), "tags are crossed"),
            (false, true) => {}
            (false, false) => open.push(name),
        }
    }
    assert!(open.is_empty(), "tags left open: {open:?}");
}

/// Plays random games without checking anything, as fast as it goes; gives the decisions made. For benchmarks.
pub fn race<G: Game>(options: &G::Options, seats: u8, games: u32, rng: &mut Rng) -> u64 {
    let mut legal = Vec::with_capacity(MOST_CHOICES);
    let mut decisions = 0;
    for _ in 0..games {
        let mut chance = Chance::new(rng.seed());
        let mut position = G::setup(options, Seats(seats), &mut chance, &mut Silent).expect("legal options");
        while let Turn::Decide { .. } = position.turn() {
            legal.clear();
            position.legal(&mut legal);
            position.apply(rng.pick(&legal), &mut chance, &mut Silent);
            decisions += 1;
        }
    }
    decisions
}
