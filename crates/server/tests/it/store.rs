//! One suite for every database.

use catalog::Review;
use engine::{Seat, Seed};
use serde_json::json;
use server::room::{Chair, Help, Pace, Room, Sitter, Status};
use server::store::{
    Account, Change, Due, Entry, Kept, Kind, Making, Mark, Progress, Saved, Sharing, Stale, Store, StoreError, Stored,
    Write,
};

use crate::kit::Scratch;

pub fn room(id: &str, people: &[&str]) -> Room {
    let chair = |id: &&str| Chair::new(Sitter::Person { id: (*id).to_owned(), name: (*id).to_uppercase() });
    Room {
        id: id.to_owned(),
        game: "any".into(),
        options: json!({"é": [1, 2]}),
        host: people[0].to_owned(),
        public: true,
        pace: Pace::Live { minutes: 3, increment: 2 },
        status: Status::Playing,
        chairs: people.iter().map(chair).collect(),
        key: "key".into(),
        commitment: "hash".into(),
        parts: Some(vec![Some(Seed::from_number(1)), None]),
        rematch: None,
        shared: false,
        fork: None,
        help: Help::None,
    }
}

fn entry(n: u64, body: &str) -> Entry {
    Entry {
        n,
        at: 1_000 + n as i64,
        kind: Kind::Play,
        seat: Some(Seat(1)),
        body: body.to_owned(),
        spent: 7,
        tag: format!("c:{n}"),
    }
}

fn append(id: &str, entries: Vec<Entry>) -> Write {
    let progress = Progress { turn: "bo".into(), steps: entries.len(), deadline: 0, result: None };
    Write::Append { id: id.to_owned(), entries, progress, room: None, fence: 0 }
}

pub async fn create(store: &Store, room: Room) -> Result<(), StoreError> {
    let stored = Stored { room, rules: 3, content: "standard".into(), seed: "5eed".into(), created_at: 1_000 };
    store.write(Write::Create { stored: Box::new(stored), entries: Vec::new(), progress: Progress::default() }).await
}

fn is_conflict(result: Result<(), StoreError>) -> bool {
    matches!(result, Err(StoreError::Conflict))
}

async fn matches_come_back_as_they_went(store: &Store) {
    create(store, room("m1", &["ada", "bo"])).await.unwrap();
    assert!(is_conflict(create(store, room("m1", &["eve"])).await), "an id is given once");
    let entries = vec![entry(1, "build 1"), entry(2, "“yield” è")];
    store.write(append("m1", entries.clone())).await.unwrap();
    let loaded = store.load("m1").await.unwrap().expect("it is there");
    assert_eq!(loaded.latest, entries);
    assert_eq!(loaded.stored.room, room("m1", &["ada", "bo"]));
    assert_eq!((loaded.stored.rules, loaded.stored.seed.as_str(), loaded.saved), (3, "5eed", None));
    assert!(store.load("m0").await.unwrap().is_none());
    let listed = store.find("m1").await.unwrap().expect("it is there");
    assert_eq!((listed.steps, listed.turn.as_str(), listed.updated_at), (2, "bo", 1_002));
}

async fn a_number_is_written_once_whoever_writes(store: &Store) {
    create(store, room("m2", &["ada", "bo"])).await.unwrap();
    store.write(append("m2", vec![entry(1, "first")])).await.unwrap();
    assert!(is_conflict(store.write(append("m2", vec![entry(1, "second")])).await));
    let writers = (0..20).map(|i| {
        let (store, body) = (store.clone(), format!("writer {i}"));
        tokio::spawn(async move { store.write(append("m2", vec![entry(2, &body), entry(3, &body)])).await })
    });
    let mut winners = 0;
    for writer in writers.collect::<Vec<_>>() {
        match writer.await.unwrap() {
            Ok(()) => winners += 1,
            Err(StoreError::Conflict) => {}
            Err(error) => panic!("{error}"),
        }
    }
    let journal = store.load("m2").await.unwrap().unwrap().latest;
    assert_eq!((winners, journal.len()), (1, 3));
    assert_eq!(journal[1].body, journal[2].body, "a write is whole or not at all");
}

async fn rooms_and_lists_follow(store: &Store) {
    create(store, room("m3", &["cy", "di"])).await.unwrap();
    let mut changed = room("m3", &["cy", "ed"]);
    changed.status = Status::Over;
    let result = Some(json!({"standings": []}));
    let progress = Progress { turn: String::new(), steps: 1, deadline: 0, result: result.clone() };
    let write = Write::Append {
        id: "m3".into(),
        entries: vec![entry(1, "x")],
        progress,
        room: Some(Box::new(changed.clone())),
        fence: 0,
    };
    store.write(write).await.unwrap();
    let of = async |person: &str| store.of_person(person, 10).await.unwrap().len();
    assert_eq!((of("cy").await, of("di").await, of("ed").await), (1, 0, 1));
    let over = store.public(Status::Over, 10).await.unwrap();
    assert_eq!((&over[0].room, &over[0].result), (&changed, &result));
    assert_eq!(store.unfinished(Some("cy")).await.unwrap(), 0);
    let before = store.unfinished(None).await.unwrap();
    let mut secret = room("m4", &["cy"]);
    secret.public = false;
    create(store, secret).await.unwrap();
    assert_eq!((store.unfinished(Some("cy")).await.unwrap(), store.unfinished(None).await.unwrap()), (1, before + 1));
    assert!(store.public(Status::Playing, 100).await.unwrap().iter().all(|listed| listed.room.id != "m4"));
}

async fn deadlines_come_up_when_due(store: &Store) {
    create(store, room("m5", &["ada"])).await.unwrap();
    let progress = Progress { deadline: 5_000, ..Progress::default() };
    let write = Write::Append { id: "m5".into(), entries: vec![entry(1, "x")], progress, room: None, fence: 0 };
    store.write(write).await.unwrap();
    let due = async |by: i64, after: &Due| store.due(by, after).await.unwrap();
    assert!(due(4_999, &Due::default()).await.is_empty());
    let m5 = Due { id: "m5".into(), deadline: 5_000 };
    assert_eq!(due(5_000, &Due::default()).await, std::slice::from_ref(&m5));
    assert!(due(5_000, &m5).await.is_empty(), "nothing after it");
    store.write(Write::Postpone { id: "m5".into(), deadline: 6_000 }).await.unwrap();
    assert!(due(5_999, &Due::default()).await.is_empty());
    store.write(Write::Postpone { id: "m1".into(), deadline: 6_000 }).await.unwrap();
    assert_eq!(due(6_000, &Due::default()).await.len(), 1, "a match without a clock does not get one");
}

async fn the_latest_snapshot_is_kept(store: &Store) {
    create(store, room("m6", &["ada"])).await.unwrap();
    for step in [1, 2] {
        let saved = Saved { n: step, step: step as usize, body: json!({"position": step}) };
        store.write(Write::Save { id: "m6".into(), saved: saved.clone(), fence: 0 }).await.unwrap();
        assert_eq!(store.load("m6").await.unwrap().unwrap().saved, Some(saved));
    }
}

fn account(id: &str, login: &str) -> Account {
    Account {
        id: id.to_owned(),
        name: "Ada è".into(),
        login: login.to_owned(),
        password: "hash".into(),
        generation: 1,
        created_at: 9,
    }
}

async fn change(store: &Store, change: Change) -> Result<(), StoreError> {
    store.write(Write::People(change)).await
}

async fn accounts_are_unique_by_person_and_login(store: &Store) {
    let ada = account("p1", "ada");
    change(store, Change::Register(ada.clone())).await.unwrap();
    assert!(is_conflict(change(store, Change::Register(account("p2", "ada"))).await));
    assert!(is_conflict(change(store, Change::Register(account("p1", "other"))).await));
    assert_eq!(store.login("ada").await.unwrap(), Some(ada));
    assert!(store.was_guest("p1").await.unwrap() && !store.was_guest("p2").await.unwrap());
}

async fn whoever_knows_an_old_generation_changes_nothing(store: &Store) {
    let cy = account("p3", "cy");
    change(store, Change::Register(cy.clone())).await.unwrap();
    let (id, generation) = (|| "p3".to_owned(), 1);
    change(store, Change::Password { id: id(), generation, password: "new".into() }).await.unwrap();
    for late in [
        Change::Rename { id: id(), generation, name: "Thief".into() },
        Change::Password { id: id(), generation, password: "hash".into() },
        Change::DeleteAccount { id: id(), generation },
    ] {
        assert!(is_conflict(change(store, late).await));
    }
    let now = Account { generation: 2, password: "new".into(), ..cy };
    assert_eq!(store.account("p3", "a login").await.unwrap(), Some(now.clone()));
    change(store, Change::Rename { id: id(), generation: 2, name: "Cy".into() }).await.unwrap();
    assert_eq!(store.login("cy").await.unwrap(), Some(Account { name: "Cy".into(), ..now }));
}

async fn what_has_ended_stays_ended(store: &Store) {
    change(store, Change::Register(account("p4", "dee"))).await.unwrap();
    change(store, Change::End { id: "one login".into() }).await.unwrap();
    assert_eq!(store.account("p4", "one login").await.unwrap(), None);
    assert!(store.account("p4", "another").await.unwrap().is_some());
    change(store, Change::DeleteAccount { id: "p4".into(), generation: 1 }).await.unwrap();
    change(store, Change::DeleteGuest { id: "p5".into() }).await.unwrap();
    assert_eq!(store.account("p4", "another").await.unwrap(), None);
    assert_eq!(store.login("dee").await.unwrap(), None);
    for id in ["p4", "p5"] {
        change(store, Change::Erase { id: id.into() }).await.unwrap();
        change(store, Change::Hush { id: id.into() }).await.unwrap();
        assert!(store.unforgotten().await.unwrap().contains(&id.to_owned()));
        change(store, Change::Forgotten { id: id.into() }).await.unwrap();
        assert!(is_conflict(change(store, Change::Register(account(id, id))).await));
        assert!(store.was_guest(id).await.unwrap());
    }
    assert!(store.unforgotten().await.unwrap().is_empty());
    create(store, room("m7", &["p6", "p7"])).await.unwrap();
    assert_eq!((store.traces("p6").await.unwrap(), store.traces("p").await.unwrap()), (vec!["m7".to_owned()], vec![]));
}

async fn secrets_are_made_once(store: &Store) {
    assert_eq!(store.secret("x", "first").await.unwrap(), "first");
    assert_eq!(store.secret("x", "second").await.unwrap(), "first");
}

async fn what_is_stale_is_found_and_removed(store: &Store) {
    create(store, room("q1", &["guest", "p1"])).await.unwrap();
    store.write(append("q1", vec![entry(1, "x")])).await.unwrap();
    let stale = async |what: Stale, since: i64| -> Vec<String> {
        let found = store.stale(what, since, &Mark::default(), 100).await.unwrap();
        found.into_iter().map(|mark| mark.id).collect()
    };
    let is_stale = async |what, since, id: &str| stale(what, since).await.contains(&id.to_owned());
    assert!(!is_stale(Stale::Unfinished, 1_000, "q1").await && is_stale(Stale::Unfinished, 1_001, "q1").await);
    assert!(!is_stale(Stale::Untouched, 9_000, "q1").await, "somebody has moved");
    assert!(is_stale(Stale::Guest, 1_001, "guest").await && !is_stale(Stale::Guest, 9_000, "p1").await);
    store.write(Write::Watched { id: "q1".into(), at: 2_000 }).await.unwrap();
    assert!(!is_stale(Stale::Unfinished, 1_999, "q1").await && is_stale(Stale::Unfinished, 2_000, "q1").await);
    let all = stale(Stale::Unfinished, 9_000).await;
    let (mut paged, mut place) = (Vec::new(), Mark::default());
    while let Some(mark) = store.stale(Stale::Unfinished, 9_000, &place, 1).await.unwrap().pop() {
        paged.push(mark.id.clone());
        place = mark;
    }
    assert_eq!(paged, all, "page by page everything comes once");
    store.write(Write::Remove { id: "q1".into(), since: 1_999 }).await.unwrap();
    assert!(store.find("q1").await.unwrap().is_some(), "somebody was there since");
    assert!(!store.cut("q1").await.unwrap() && store.last("q1").await.unwrap().is_some(), "nothing is cut off it");
    store.write(Write::Remove { id: "q1".into(), since: 2_000 }).await.unwrap();
    assert!(store.find("q1").await.unwrap().is_none());
    assert_eq!(store.removals(10).await.unwrap(), ["q1"]);
    assert!(store.cut("q1").await.unwrap() && !store.cut("q1").await.unwrap());
    assert!(store.removals(10).await.unwrap().is_empty() && store.last("q1").await.unwrap().is_none());
}

async fn a_long_journal_is_summed_up_once(store: &Store) {
    create(store, room("long", &["ada"])).await.unwrap();
    for page in 0..10 {
        store.write(append("long", (1..=1_000).map(|i| entry(page * 1_000 + i, "x")).collect())).await.unwrap();
    }
    for _ in 0..2 {
        let loaded = store.load("long").await.unwrap().expect("it is there");
        assert!((1_000..=4_000).contains(&loaded.latest.len()), "{} are read", loaded.latest.len());
        assert_eq!((loaded.ledger.plays.len(), loaded.ledger.trail.n), (10_000, 10_000));
    }
    assert_eq!(store.last("long").await.unwrap().map(|last| last.n), Some(10_000));
}

async fn a_review_is_made_by_one_and_goes_with_its_match(store: &Store) {
    create(store, room("r1", &["ada"])).await.unwrap();
    let step = |maker: &str, step| store.write(Write::Review { id: "r1".into(), maker: maker.into(), step });
    let claim = |now: i64| Making::Claim { of: 9, now, until: now + 10 };
    let elsewhere = Write::Review { id: "nowhere".into(), maker: "one".into(), step: claim(0) };
    assert!(is_conflict(store.write(elsewhere).await), "there is no such match");
    step("one", claim(0)).await.unwrap();
    assert!(is_conflict(step("two", claim(9)).await), "somebody makes it");
    step("one", Making::Goes { done: 4, until: 15 }).await.unwrap();
    assert_eq!(store.review("r1").await, Ok(Some(Kept::Making { done: 4, of: 9, until: 15 })));
    step("two", claim(15)).await.unwrap();
    let review =
        Box::new(Review { moments: Vec::new(), turning_points: Vec::new(), players: Vec::new(), ending: None });
    assert!(is_conflict(step("one", Making::Made(review.clone())).await), "the claim has passed on");
    step("two", Making::Made(review.clone())).await.unwrap();
    assert!(is_conflict(step("three", claim(1_000)).await), "it is there");
    assert_eq!(store.review("r1").await, Ok(Some(Kept::Made(review))));
    store.write(Write::Remove { id: "r1".into(), since: i64::MAX }).await.unwrap();
    assert_eq!(store.review("r1").await, Ok(None));
}

/// Everything a store must do.
pub async fn suite(store: Store) {
    assert_eq!(store.health().await, Ok(()));
    matches_come_back_as_they_went(&store).await;
    a_number_is_written_once_whoever_writes(&store).await;
    rooms_and_lists_follow(&store).await;
    deadlines_come_up_when_due(&store).await;
    the_latest_snapshot_is_kept(&store).await;
    accounts_are_unique_by_person_and_login(&store).await;
    whoever_knows_an_old_generation_changes_nothing(&store).await;
    what_has_ended_stays_ended(&store).await;
    secrets_are_made_once(&store).await;
    what_is_stale_is_found_and_removed(&store).await;
    a_long_journal_is_summed_up_once(&store).await;
    a_review_is_made_by_one_and_goes_with_its_match(&store).await;
}

async fn open(scratch: &Scratch) -> Store {
    Store::sqlite(&scratch.0, Sharing::Refused).await.unwrap()
}

#[tokio::test]
async fn sqlite_passes_the_suite_and_keeps_it_after_reopening() {
    let scratch = Scratch::new();
    suite(open(&scratch).await).await;
    assert_eq!(open(&scratch).await.load("m2").await.unwrap().unwrap().latest.len(), 3);
}

#[tokio::test]
async fn two_processes_on_one_file_cannot_write_the_same_move() {
    let scratch = Scratch::new();
    let (one, two) = (open(&scratch).await, open(&scratch).await);
    create(&one, room("m", &["ada"])).await.unwrap();
    two.write(append("m", vec![entry(1, "two")])).await.unwrap();
    assert!(is_conflict(one.write(append("m", vec![entry(1, "one")])).await));
}

#[tokio::test]
async fn first_starts_at_once_on_one_file_all_work() {
    for _ in 0..20 {
        let scratch = Scratch::new();
        let stores = futures_util::future::join_all((0..4).map(|_| open(&scratch))).await;
        for store in stores {
            assert_eq!(store.secret("x", "any").await.unwrap(), "any");
        }
    }
}
