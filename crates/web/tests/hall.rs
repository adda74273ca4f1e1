//! The hall in a browser, spoken to as its worker does.

use engine::{Record, Seed};
use serde_json::{Value, json};
use web::Hall;

/// A page and its worker: what has come, and what was kept.
#[derive(Default)]
struct Page {
    hall: Hall,
    kept: Value,
    messages: Vec<Value>,
    think: bool,
    counter: u64,
}

impl Page {
    fn write(&mut self, wish: &str, what: Value) -> Value {
        let letter = json!({"now": 1_700_000_000_000i64, "lang": "en", wish: what});
        let answer: Value = serde_json::from_str(&self.hall.answer(&letter.to_string())).expect("an answer");
        if !answer["keep"].is_null() {
            self.kept = answer["keep"].clone();
        }
        self.think = answer["think"] == true;
        self.messages.extend(answer["messages"].as_array().expect("messages").iter().cloned());
        answer["page"].clone()
    }

    fn post(&mut self, path: &str, fields: Value) -> Value {
        self.counter += 1;
        let secret = Seed::from_number(self.counter).to_string();
        self.write("post", json!({"path": path, "fields": fields, "secret": secret}))
    }

    fn get(&mut self, path: &str) -> Value {
        self.write("get", json!({"path": path, "query": {}}))
    }

    fn say(&mut self, message: Value) -> Value {
        self.messages.clear();
        self.write("message", message);
        self.messages.first().cloned().unwrap_or_default()
    }

    fn hello(&mut self) {
        self.say(json!({"t": "hello", "v": 2, "lang": "en", "table": true, "client": "test"}));
    }

    /// The last state that was shown.
    fn state(&self) -> &Value {
        self.messages.iter().rfind(|message| message["t"] == "state").expect("a state")
    }

    fn command(&mut self, mut message: Value) -> Value {
        self.counter += 1;
        message["id"] = self.counter.into();
        self.say(message)
    }

    /// Lets bots decide until a person has to.
    fn wait(&mut self) {
        while self.think {
            self.messages.clear();
            self.write("think", json!({}));
        }
    }

    /// Plays the first choice that is offered.
    fn play_first(&mut self) -> Value {
        let frame = self.state()["frame"].clone();
        let (at, action) = (frame["step"].clone(), frame["choices"][0]["action"].clone());
        self.command(json!({"t": "play", "at": at, "action": action}))
    }

    fn play_out(&mut self) {
        while self.state()["frame"]["results"].is_null() {
            assert_eq!(self.play_first()["t"], "ack");
            self.wait();
        }
    }
}

fn seated(game: &str) -> Page {
    let mut page = Page::default();
    let see = page.post(&format!("/play/{game}"), json!({"name": "Ada"}));
    assert!(see["see"].as_str().expect("a table").starts_with(&format!("/t/{game}-")), "{see}");
    page.hello();
    page.wait();
    page
}

fn toy() -> &'static str {
    catalog::titles().iter().find(|title| title.info().toy).expect("there is a toy").info().slug
}

fn path(page: &Page, tail: &str) -> String {
    format!("/t/{}/{tail}", page.kept["room"]["id"].as_str().expect("an id"))
}

#[test]
fn a_match_against_bots_is_played_to_the_end_and_its_record_verifies() {
    let mut page = seated(toy());
    let to_record = path(&page, "record.txt");
    assert_eq!(page.get(&to_record)["refused"]["code"], "not_now", "the seed is nobody's business yet");
    page.play_out();
    assert_eq!(page.kept["room"]["status"], "over");
    let text = page.get(&to_record)["text"].as_str().expect("a record").to_owned();
    let record = Record::parse(&text).expect("it fits what was promised");
    let table = catalog::find(toy()).expect("the toy").load(&record, None).expect("it replays");
    assert!(table.outcome().is_some());
    let proof = path(&page, "verify");
    assert_eq!(page.get(&proof)["json"]["replays"], true);
}

#[test]
fn every_game_is_begun_and_shown_in_both_languages() {
    for title in catalog::titles() {
        let mut page = seated(title.info().slug);
        assert_eq!(page.state()["viewer"], 0);
        assert!(page.state()["table"]["panes"].as_array().is_some_and(|panes| !panes.is_empty()));
        assert_eq!(page.play_first()["t"], "ack");
        page.command(json!({"t": "lang", "lang": "it"}));
        assert_eq!(page.state()["log"]["after"], -1, "everything is said again");
        let known = page.state()["maps"][0]["layers"][0]["svg"].is_string();
        assert!(known, "a whole state after another language");
    }
}

#[test]
fn a_match_goes_on_from_where_it_was_kept() {
    let mut page = seated(toy());
    page.play_first();
    page.wait();
    let (frame, kept) = (page.state()["frame"].clone(), page.kept.clone());
    let mut again = Page::default();
    again.write("open", kept);
    again.hello();
    assert_eq!(again.state()["frame"], frame);
    again.play_out();
}

#[test]
fn what_was_decided_can_be_taken_back_looked_at_before_and_explained() {
    let mut page = seated(toy());
    let before = page.state()["frame"].clone();
    let action = before["choices"][0]["action"].clone();
    let preview = page.command(json!({"t": "preview", "at": before["step"], "action": action}));
    assert_eq!((&preview["t"], &preview["action"]), (&json!("preview"), &action));
    assert_eq!(page.command(json!({"t": "why", "at": before["step"], "pick": "card:none"}))["t"], "why");
    assert_eq!(page.command(json!({"t": "words", "at": before["step"]}))["t"], "words");
    let refused = page.command(json!({"t": "play", "at": before["step"], "action": "no such thing"}));
    assert_eq!((&refused["t"], &refused["code"]), (&json!("error"), &json!("illegal")));
    page.command(json!({"t": "lang", "lang": "en"}));
    page.play_first();
    let step = page.state()["frame"]["step"].clone();
    assert_eq!(page.command(json!({"t": "undo", "at": step}))["t"], "ack");
    assert_eq!(page.state()["frame"]["step"], before["step"]);
    let late = page.command(json!({"t": "undo", "at": 99}));
    assert_eq!(late["t"], "stale");
}

#[test]
fn several_people_on_one_screen_do_not_see_each_others_hands() {
    let mut page = Page::default();
    let fields = json!({"players": "2", "seat-0": "me", "seat-1": "here", "name-1": "Bo"});
    page.post(&format!("/new/{}", toy()), fields);
    page.hello();
    let turn = page.state()["cover"].clone();
    assert!(turn.is_number() && page.state()["viewer"].is_null(), "nobody's hand is open");
    page.command(json!({"t": "look", "seat": turn}));
    assert_eq!(page.state()["viewer"], turn);
    let step = page.kept["plays"].as_array().map_or(0, Vec::len);
    let address = path(&page, &format!("step/{step}"));
    assert!(page.get(&address)["json"]["viewer"].is_null(), "looking back shows no hand either");
}

#[test]
fn nobody_can_come_so_no_chair_stays_empty() {
    let mut page = Page::default();
    let refused = page.post(&format!("/new/{}", toy()), json!({"players": "2", "seat-0": "me", "seat-1": "open"}));
    assert_eq!(refused["refused"]["code"], "need_chair");
    assert_eq!(page.post("/new/nothing", json!({}))["refused"]["code"], "not_found");
}

#[test]
fn a_record_from_elsewhere_is_looked_at_and_played_on() {
    let mut page = seated(toy());
    page.play_out();
    let address = path(&page, "record.json");
    let record = page.get(&address)["text"].clone();
    let mut other = Page::default();
    assert!(other.post("/import", json!({"record": record}))["see"].is_string());
    let steps = other.kept["plays"].as_array().expect("decisions").len();
    let address = path(&other, &format!("step/{steps}"));
    assert!(!other.get(&address)["json"]["frame"]["results"].is_null());
    let fork = path(&other, "fork");
    other.post(&fork, json!({"step": "2", "seat": "0", "level": "beginner"}));
    other.hello();
    other.wait();
    other.play_out();
    let broken =
        record.as_str().expect("text").replace("\"seats\": 2", "\"seats\": 3").replace("\"seats\": 4", "\"seats\": 3");
    assert_eq!(Page::default().post("/import", json!({"record": broken}))["refused"]["code"], "record");
}

#[test]
fn a_review_is_made_between_letters_and_kept_with_its_match() {
    let mut page = seated(toy());
    let address = path(&page, "review");
    assert_eq!(page.post(&address, json!({}))["refused"]["code"], "not_now", "nobody is helped while they play");
    page.play_out();
    assert_eq!(page.get(&address)["json"], json!({"state": "none"}));
    assert_eq!(page.post(&address, json!({}))["json"]["state"], "making");
    assert_eq!(page.get(&address)["json"]["done"], 0, "looking goes before judging");
    page.wait();
    let made = page.get(&address)["json"].clone();
    assert_eq!((&made["state"], page.think), (&json!("made"), false));
    assert!(made["review"]["moments"].as_array().is_some_and(|moments| moments.len() > 1), "{made}");
    let mut again = Page::default();
    again.write("open", page.kept.clone());
    assert_eq!(again.get(&address)["json"], made, "it is not made twice");
    let fork = path(&page, "fork");
    page.post(&fork, json!({"step": "2", "seat": "0", "level": "beginner"}));
    assert!(page.kept["review"].is_null(), "another match, another review");
}

#[test]
fn lessons_are_listed_and_followed() {
    let mut page = Page::default();
    for title in catalog::titles() {
        let slug = title.info().slug;
        let list = page.get(&format!("/api/games/{slug}/lessons"));
        let name = list["json"][0]["name"].as_str().expect("a lesson").to_owned();
        let moment = page.get(&format!("/api/games/{slug}/lessons/{name}"));
        assert!(moment["json"]["said"]["steps"].as_u64() > Some(0), "{moment}");
    }
    assert_eq!(page.get("/api/games/nothing/lessons")["refused"]["code"], "not_found");
}

#[test]
fn what_is_no_letter_is_refused() {
    let answer: Value = serde_json::from_str(&Hall::default().answer("hello?")).expect("an answer");
    assert_eq!(answer["page"]["refused"]["code"], "bad_message");
}
