//! Games that are not what they were: a rule that panics stops one table, with an apology and a record, and the server
//! goes on; a match begun by older rules goes on from its saved position.

use std::sync::atomic::{AtomicBool, Ordering};

use catalog::{
    Fault, Frame, Going, Hint, Learning, LogLine, MoveError, Name, Preview, Review, Reviewing, Table, TableError,
    Title, Voice, WhyNot,
};
use engine::lesson::{Lesson, LessonError};
use engine::pieces::{Map, Picture, Tabletop};
use engine::{ContentError, Field, Had, Info, Lang, LoadError, Outcome, Record, Rng, Seat, Seats, Seed, Undo, Viewer};
use serde_json::{Value, json};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::clocks::asleep;
use crate::kit::{PATIENCE, Site, TOY, config, metric, play_on};

/// The step at which the faulty game breaks down.
const FAULT: usize = 3;

/// A game like the toy, but for one thing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Altered {
    /// A mistake in the rules, and one in what is said of the map.
    Faulty,
    /// Newer rules, by which old records do not replay.
    Newer,
    /// A mistake where nobody expects one: the game does not know its own name, once when told to.
    Nameless,
    /// A map that is put into words only when somebody opens the gate.
    Slow,
}

/// Whether the nameless game is to forget its name.
static FORGET: AtomicBool = AtomicBool::new(false);

/// Opens when there is a place in it.
static GATE: Semaphore = Semaphore::const_new(0);

/// Keeps the gate closed, and opens it in the end, however the test ends.
struct Closed;

impl Drop for Closed {
    fn drop(&mut self) {
        GATE.add_permits(1);
    }
}

fn sound() -> &'static dyn Title {
    catalog::find(TOY).expect("the toy")
}

impl Altered {
    fn altered(self, table: Box<dyn Table>) -> Box<dyn Table> {
        match self {
            Altered::Faulty | Altered::Slow => Box::new(AlteredTable(self, table)),
            Altered::Newer | Altered::Nameless => table,
        }
    }
}

impl Title for Altered {
    fn info(&self) -> &'static Info {
        assert!(*self != Altered::Nameless || !FORGET.swap(false, Ordering::Relaxed), "a mistake in the game");
        sound().info()
    }
    fn form(&self) -> Vec<Field> {
        sound().form()
    }
    fn default_options(&self) -> Value {
        sound().default_options()
    }
    fn rulebook(&self, lang: Lang) -> &'static str {
        sound().rulebook(lang)
    }
    fn lexicon(&self, lang: Lang) -> &'static words::Lexicon {
        sound().lexicon(lang)
    }
    fn pictures(&self) -> Vec<Picture> {
        sound().pictures()
    }
    fn install(&self, files: &[(String, String)]) -> Result<(), ContentError> {
        sound().install(files)
    }
    fn content(&self) -> &'static str {
        sound().content()
    }
    fn open(&self, options: &Value, seats: Seats, seed: Seed) -> Result<Box<dyn Table>, TableError> {
        Ok(self.altered(sound().open(options, seats, seed)?))
    }
    fn load(&self, record: &Record, step: Option<usize>) -> Result<Box<dyn Table>, LoadError> {
        match self {
            Altered::Faulty | Altered::Nameless | Altered::Slow => Ok(self.altered(sound().load(record, step)?)),
            Altered::Newer => {
                Err(LoadError::Rules { game: sound().info().slug, expected: record.rules + 1, found: record.rules })
            }
        }
    }
    fn resume(&self, record: &Record, snapshot: Value) -> Result<Box<dyn Table>, TableError> {
        Ok(self.altered(sound().resume(record, snapshot)?))
    }
    fn lessons(&self) -> Vec<Lesson> {
        sound().lessons()
    }
    fn learn(&self, lesson: &Lesson, taken: &[String], lang: Lang) -> Result<Learning, LessonError> {
        sound().learn(lesson, taken, lang)
    }
}

struct AlteredTable(Altered, Box<dyn Table>);

/// The mistake is found again when a match is gone through.
struct FaultyReviewing;

impl Reviewing for FaultyReviewing {
    fn progress(&self) -> (usize, usize) {
        (0, FAULT)
    }
    fn go_on(&mut self) -> Going {
        panic!("a mistake in the rules")
    }
    fn review(&self) -> Review {
        unreachable!("nothing is ever judged")
    }
}

impl Table for AlteredTable {
    fn info(&self) -> &'static Info {
        self.1.info()
    }
    fn seats(&self) -> Seats {
        self.1.seats()
    }
    fn step(&self) -> usize {
        self.1.step()
    }
    fn turn(&self) -> Option<Seat> {
        self.1.turn()
    }
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), MoveError> {
        assert!(self.0 != Altered::Faulty || self.1.step() != FAULT, "a mistake in the rules");
        self.1.play(seat, action)
    }
    fn may_undo(&self, seat: Seat) -> Undo {
        self.1.may_undo(seat)
    }
    fn undo(&mut self) -> Result<(), LoadError> {
        self.1.undo()
    }
    fn at(&self, step: usize) -> Result<Box<dyn Table>, LoadError> {
        Ok(Box::new(AlteredTable(self.0, self.1.at(step)?)))
    }
    fn bare(&self) -> Box<dyn Table> {
        Box::new(AlteredTable(self.0, self.1.bare()))
    }
    fn advise(&self, player: &Name, luck: Rng) -> Result<Option<String>, Fault> {
        self.1.advise(player, luck)
    }
    fn hints(&self, worlds: u32, voice: &Voice) -> Vec<Hint> {
        self.1.hints(worlds, voice)
    }
    fn reviewing(&self, _: u32) -> Box<dyn Reviewing> {
        Box::new(FaultyReviewing)
    }
    fn told(&self, review: &Review, voice: &Voice) -> Review {
        self.1.told(review, voice)
    }
    fn legal(&self) -> Vec<String> {
        self.1.legal()
    }
    fn frame(&self, viewer: Viewer, voice: &Voice) -> Frame {
        self.1.frame(viewer, voice)
    }
    fn tabletop(&self, viewer: Viewer, voice: &Voice) -> Tabletop<String> {
        self.1.tabletop(viewer, voice)
    }
    fn maps(&self, viewer: Viewer, voice: &Voice, had: &[Had]) -> Vec<Map> {
        self.1.maps(viewer, voice, had)
    }
    fn map_in_words(&self, viewer: Viewer, voice: &Voice) -> Vec<String> {
        match self.0 {
            Altered::Faulty => panic!("a mistake in the words"),
            Altered::Slow => drop(Handle::current().block_on(GATE.acquire())),
            Altered::Newer | Altered::Nameless => {}
        }
        self.1.map_in_words(viewer, voice)
    }
    fn sketch(&self, viewer: Viewer, voice: &Voice) -> Vec<String> {
        self.1.sketch(viewer, voice)
    }
    fn poster(&self, viewer: Viewer, voice: &Voice) -> String {
        self.1.poster(viewer, voice)
    }
    fn log(&self, viewer: Viewer, voice: &Voice, from: usize) -> Vec<LogLine> {
        self.1.log(viewer, voice, from)
    }
    fn preview(&self, action: &str, voice: &Voice) -> Result<Preview, MoveError> {
        self.1.preview(action, voice)
    }
    fn why_not(&self, pick: &str, voice: &Voice) -> Option<WhyNot> {
        self.1.why_not(pick, voice)
    }
    fn explain(&self, error: &MoveError, voice: &Voice) -> String {
        self.1.explain(error, voice)
    }
    fn record(&self) -> Record {
        self.1.record()
    }
    fn snapshot(&self) -> Value {
        self.1.snapshot()
    }
    fn view(&self, viewer: Viewer) -> Value {
        self.1.view(viewer)
    }
    fn position(&self) -> Value {
        self.1.position()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.1.outcome()
    }
}

const FAULTY: &[&dyn Title] = &[&Altered::Faulty];
const NEWER: &[&dyn Title] = &[&Altered::Newer];
const NAMELESS: &[&dyn Title] = &[&Altered::Nameless];
const SLOW: &[&dyn Title] = &[&Altered::Slow];

#[tokio::test]
async fn a_panicking_rule_stops_one_table_with_an_apology_and_a_record() {
    let site = Site::with(|config| server::Config { titles: FAULTY, ..config }).await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (ada2, bo2, other) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let (mut a2, mut b2) = (ada2.sit(&other, "a").await, bo2.sit(&other, "b").await);
    play_on([&mut a, &mut b], FAULT).await;
    let mover = if a.turn() == Some(0) { &mut a } else { &mut b };
    let choice = mover.choice();
    let answer = mover.play(&choice).await;
    assert_eq!(
        (&answer["code"], answer["text"].as_str().is_some_and(|text| text.contains("sorry"))),
        (&json!("stopped"), true)
    );
    let look = bo.sit(&table, "look").await;
    assert_eq!(look.state["room"]["status"], "stopped");
    let record = Record::parse(&ada.get(&format!("/t/{table}/record.txt")).await.body).expect("a record");
    assert_eq!(record.actions.len(), FAULT, "what was acknowledged");
    // The neighbours have noticed nothing.
    play_on([&mut a2, &mut b2], 2).await;
    assert_eq!(ada.get("/health").await.json()["ok"], true);
}

#[tokio::test]
async fn a_review_that_breaks_down_costs_nothing_else_and_is_left_alone_for_a_while() {
    let site = Site::with(|config| server::Config { titles: FAULTY, ..config }).await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], FAULT).await;
    let mover = if a.turn() == Some(0) { &mut a } else { &mut b };
    let choice = mover.choice();
    assert_eq!(mover.play(&choice).await["code"], "stopped");
    let path = format!("/t/{table}/review");
    let mut answer = ada.post(&path, &[]).await.json();
    while answer["state"] == "making" {
        answer = ada.get(&path).await.json();
    }
    assert_eq!(answer, json!({"state": "failed"}));
    assert_eq!(ada.post(&path, &[]).await.json(), json!({"state": "failed"}), "it is not tried again at once");
    site.clock.advance(60 * 60_000);
    assert_eq!(ada.get(&path).await.json(), json!({"state": "none"}));
    assert_eq!(ada.get("/health").await.json()["ok"], true);
}

#[tokio::test]
async fn a_match_survives_a_change_of_the_rules() {
    let site = Site::open().await;
    let (mut ada, mut bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.watch(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 5).await;
    let whole = ada.watch(&table, "a1").await.state["table"].clone();
    let Site { server, scratch, clock } = site;
    server.shutdown().await.unwrap();
    let server = server::start(server::Config { titles: NEWER, ..config(&scratch, &clock) }).await.unwrap();
    ada.host = server.address.to_string();
    bo.host.clone_from(&ada.host);
    let (mut a, mut b) = (ada.watch(&table, "a2").await, bo.sit(&table, "b2").await);
    assert_eq!((a.step(), &a.state["table"]), (5, &whole));
    assert_eq!(a.ask(json!({"t": "undo", "at": 5})).await["code"], "no_undo", "the past before the change is closed");
    play_on([&mut a, &mut b], 7).await;
    assert!(a.state["log"]["lines"].as_array().unwrap().iter().all(|line| line["step"] == 7));
    play_on([&mut a, &mut b], usize::MAX).await;
    let record = Record::parse(&ada.get(&format!("/t/{table}/record.txt")).await.body).expect("a record");
    assert_eq!(record.actions.len(), a.step(), "the record is whole");
    assert_eq!(ada.get(&format!("/t/{table}/step/2")).await.json()["code"], "rules_changed");
    server.shutdown().await.unwrap();
}

#[tokio::test]
async fn a_thought_that_comes_after_the_end_does_not_stop_the_table_again() {
    let site = Site::with(|config| server::Config { titles: FAULTY, bot_pause: 1_000, ..config }).await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-1", "bot-random")]).await;
    let mut a = ada.sit(&table, "a").await;
    let choice = a.choice();
    a.play(&choice).await;
    assert_eq!(a.turn(), Some(1), "the bot thinks");
    assert_eq!(a.ask(json!({"t": "words", "at": a.step()})).await["code"], "stopped");
    drop(a);
    // A table sleeps only when it has heard of the thought.
    asleep(&site, &table).await;
    assert_eq!(metric(&mut ada, "piazza_stopped_total ").await, 1);
}

#[tokio::test]
async fn a_table_that_breaks_down_altogether_is_opened_anew() {
    let site = Site::with(|config| server::Config { titles: NAMELESS, ..config }).await;
    let (mut ada, bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], 3).await;
    FORGET.store(true, Ordering::Relaxed);
    a.say(json!({"t": "lang", "lang": "it"})).await;
    while b.socket.next().await.is_some() {}
    let (mut a, mut b) = (ada.sit(&table, "a2").await, bo.sit(&table, "b2").await);
    assert_eq!(a.step(), 3, "everything acknowledged is there");
    play_on([&mut a, &mut b], usize::MAX).await;
    assert!(a.is_over());
    assert_eq!(metric(&mut ada, "piazza_tables ").await, 1, "the broken one is not counted any more");
}

/// More letters than fit into a mailbox.
const FLOOD: usize = 200;

#[tokio::test]
async fn a_table_that_hangs_holds_up_nobody_else() {
    let site = Site::with(|config| server::Config { titles: SLOW, ..config }).await;
    let days = [("pace", "correspondence"), ("days", "1")];
    let (ada, bo, table) = site.pair(&days).await;
    site.clock.advance(60_000);
    let (_, _, other) = site.pair(&days).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    let (mut cy, closed) = (site.guest("Cy").await, Closed);
    a.say(json!({"t": "words", "at": 0})).await;
    for _ in 0..FLOOD {
        b.say(json!({"t": "ping"})).await;
        cy.get("/metrics").await;
    }
    assert_eq!(cy.post("/delete-account", &[]).await.status, 303, "whoever is forgotten does not wait for it");
    let (mut visitor, path) = (site.visitor(), format!("/api/matches/{other}"));
    let waiting = async {
        while visitor.get(&path).await.json()["room"]["chairs"][0]["stand_in"] != true {
            site.clock.advance(60 * 60_000);
        }
    };
    timeout(PATIENCE, waiting).await.expect("another table's flag falls");
    drop(closed);
    assert_eq!(a.socket.until("words").await["at"], 0);
    for _ in 0..FLOOD {
        b.socket.until("pong").await;
    }
}
