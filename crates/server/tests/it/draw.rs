//! Nothing of a match exists before it starts, and nobody chooses its seed.

use engine::{Draw, Record, Seats, Seed};
use serde_json::{Value, json};
use server::room::Room;

use crate::kit::{Player, Site, TOY, Visitor, play_on, table_of};

fn number(n: u64) -> String {
    Seed::from_number(n).to_string()
}

/// Every look at a table must be refused.
async fn blind(visitor: &mut Visitor, table: &str) {
    let looks = ["step/0", "step/0?seat=0", "step/0?seat=1", "picture.svg", "picture.png", "replay"];
    for path in looks.into_iter().chain(["record.txt", "record.json", "verify"]) {
        let answer = visitor.get(&format!("/t/{table}/{path}")).await;
        assert_eq!(answer.status, 409, "{path}: {}", answer.body);
    }
    assert_eq!(visitor.get(&format!("/api/matches/{table}/record")).await.status, 409);
    assert_eq!(visitor.post(&format!("/t/{table}/fork"), &[("step", "0")]).await.status, 409);
    let listed = visitor.get(&format!("/api/matches/{table}")).await.json();
    assert_eq!((&listed["room"]["seed"], &listed["steps"]), (&Value::Null, &json!(0)));
    let mut player = visitor.sit(table, "look").await;
    assert!(
        player.state["frame"].is_null() && player.state["table"].is_null() && player.state["room"]["seed"].is_null()
    );
    assert_eq!(player.state["log"]["lines"], json!([]));
    for question in [
        json!({"t": "play", "at": 0, "action": "yield"}),
        json!({"t": "preview", "at": 0, "action": "yield"}),
        json!({"t": "why", "at": 0, "pick": "card:1"}),
        json!({"t": "undo", "at": 0}),
    ] {
        assert_eq!(player.ask(question.clone()).await["t"], "error", "{question}");
    }
}

#[tokio::test]
async fn nothing_of_a_match_can_be_seen_before_it_starts() {
    let site = Site::open().await;
    let (mut ada, mut bo, mut stranger) = (site.guest("Ada").await, site.guest("Bo").await, site.visitor());
    let table = ada.create(TOY, &[("players", "3"), ("public", "on")]).await;
    for seat in ["1", "2"] {
        let form = [("seat", seat), ("part", &number(1))];
        assert_eq!(bo.post(&format!("/t/{table}/join"), &form).await.status, 303);
        for visitor in [&mut ada, &mut bo, &mut stranger] {
            blind(visitor, &table).await;
        }
        assert_eq!(bo.post(&format!("/t/{table}/leave"), &[]).await.status, 303);
    }
    assert_eq!(ada.post(&format!("/t/{table}/leave"), &[]).await.status, 303);
    blind(&mut ada, &table).await;
}

async fn give(player: &mut Player, n: u64) -> Value {
    player.ask(json!({"t": "part", "number": number(n)})).await
}

async fn record(visitor: &mut Visitor, table: &str) -> Record {
    Record::parse(&visitor.get(&format!("/t/{table}/record.txt")).await.body).expect("a record that fits its draw")
}

#[tokio::test]
async fn the_seed_is_drawn_from_a_promised_secret_and_everybodys_number() {
    let site = Site::open().await;
    let (mut ada, mut bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let table = ada.create(TOY, &[("players", "2"), ("public", "on")]).await;
    let mut a = ada.sit(&table, "a").await;
    let promised = a.state["room"]["commitment"].clone();
    assert_eq!(give(&mut a, 1).await["t"], "ack");
    assert_eq!(give(&mut a, 9).await["t"], "ack", "said twice, and the first counts");
    assert_eq!(bo.post(&format!("/t/{table}/join"), &[("part", &number(2))]).await.status, 303);
    let mut b = bo.sit(&table, "b").await;
    a.see_step(0).await;
    assert_eq!(give(&mut a, 3).await["code"], "not_now", "the draw is done");
    assert_eq!(b.state["room"]["commitment"], promised);
    play_on([&mut a, &mut b], usize::MAX).await;
    let record = record(&mut ada, &table).await;
    let draw = record.draw.expect("the seed was drawn");
    assert_eq!(draw.parts, [Some(Seed::from_number(1)), Some(Seed::from_number(2))]);
    assert_eq!((json!(record.commitment), json!(draw.commitment())), (promised.clone(), promised.clone()));
    assert_eq!(a.state["room"]["seed"], draw.seed().to_string());
    let verified = ada.get(&format!("/t/{table}/verify")).await.json();
    assert_eq!((&verified["seed_fits"], &verified["draw"]), (&json!(true), &json!(draw)));
}

#[test]
fn another_number_gives_another_deal() {
    let title = catalog::find(TOY).expect("the toy");
    let deal = |parts: [Option<u64>; 2]| {
        let parts = parts.map(|part| part.map(Seed::from_number)).to_vec();
        let seed = Draw { secret: Seed::from_number(5), parts }.seed();
        title.open(&title.default_options(), Seats(2), seed).expect("a table").position()
    };
    let dealt = [deal([None, None]), deal([Some(1), None]), deal([Some(2), None]), deal([Some(2), Some(1)])];
    for (i, one) in dealt.iter().enumerate() {
        assert!(dealt[..i].iter().all(|other| other != one), "{dealt:?}");
    }
}

#[tokio::test]
async fn a_number_goes_with_the_person_who_gave_it() {
    let site = Site::open().await;
    let (mut ada, mut bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let table = ada.create(TOY, &[("players", "3"), ("public", "on")]).await;
    let given = |player: &Player| player.state["room"]["chairs"][1]["part"].clone();
    bo.post(&format!("/t/{table}/join"), &[("seat", "1"), ("part", &number(1))]).await;
    assert_eq!(given(&ada.sit(&table, "a").await), true);
    assert_eq!(give(&mut site.visitor().sit(&table, "s").await, 7).await["code"], "not_seated");
    bo.post(&format!("/t/{table}/leave"), &[]).await;
    bo.post(&format!("/t/{table}/join"), &[("seat", "1")]).await;
    assert_eq!(given(&ada.sit(&table, "a2").await), false, "a new sitter has given nothing yet");
    assert_eq!(bo.post(&format!("/t/{table}/join"), &[("part", "x")]).await.status, 400);
}

#[tokio::test]
async fn a_rematch_waits_for_everybodys_number_or_for_its_host() {
    let site = Site::open().await;
    let (mut ada, mut bo, table) = site.pair(&[]).await;
    let (mut a, mut b) = (ada.sit(&table, "a").await, bo.sit(&table, "b").await);
    play_on([&mut a, &mut b], usize::MAX).await;
    let next = table_of(&ada.post(&format!("/t/{table}/rematch"), &[]).await.location);
    let (mut a, mut b) = (ada.sit(&next, "a").await, bo.sit(&next, "b").await);
    assert_eq!(give(&mut a, 1).await["t"], "ack");
    blind(&mut bo, &next).await;
    b.say(json!({"t": "part", "number": number(2)})).await;
    a.see_step(0).await;
    b.see_step(0).await;
    play_on([&mut a, &mut b], usize::MAX).await;
    let third = table_of(&bo.post(&format!("/t/{next}/rematch"), &[]).await.location);
    assert_eq!(bo.post(&format!("/t/{third}/start"), &[]).await.status, 303, "the host need not wait");
    assert_eq!(ada.sit(&third, "a").await.state["room"]["status"], "playing");
}

#[tokio::test]
async fn a_table_that_waits_for_nobody_is_drawn_from_the_secret_alone_and_its_fork_from_the_same() {
    let site = Site::open().await;
    let mut ada = site.guest("Ada").await;
    let table = ada.create(TOY, &[("players", "2"), ("seat-0", "bot-greedy"), ("seat-1", "bot-random")]).await;
    let mut a = ada.sit(&table, "a").await;
    while !a.is_over() {
        a.see().await;
    }
    let first = record(&mut ada, &table).await;
    assert_eq!(first.draw.as_ref().expect("drawn").parts, [None, None]);
    let fork = ada.post(&format!("/t/{table}/fork"), &[("step", "2"), ("seat", "0"), ("level", "random")]).await;
    let fork = table_of(&fork.location);
    let mut me = ada.sit(&fork, "me").await;
    loop {
        me.see_turn(0).await;
        if me.is_over() {
            break;
        }
        let choice = me.choice();
        assert_eq!(me.play(&choice).await["t"], "ack");
    }
    let second = record(&mut ada, &fork).await;
    assert_eq!((second.draw, &second.actions[..2]), (first.draw, &first.actions[..2]));
}

#[test]
fn a_room_from_before_seeds_were_drawn_has_its_secret_as_its_seed() {
    let old = json!({"id": "t", "game": TOY, "options": {}, "host": "ada", "public": true, "pace": {"kind": "none"},
        "status": "playing", "chairs": [{"sitter": {"kind": "open"}}], "key": "k", "commitment": "c"});
    let mut room: Room = serde_json::from_value(old).expect("an old room");
    let secret = Seed::from_number(1);
    assert_eq!((room.draw(secret), room.seed(secret)), (None, secret));
    room.parts_mut();
    assert_ne!(room.seed(secret), secret, "one that starts only now is drawn");
}
