//! What the module is compared with: the same letters, answered natively. `laws.mjs` writes them to the module.
//!
//! `laws GAMES` prints a fingerprint of every random game, `laws speed` how fast bots think, `laws titles` which games
//! there are.

use std::time::Instant;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use web::Hall;

/// Bots with a counted budget that play one game at every table beside the random ones.
const THINKERS: [&str; 3] = ["beginner", "casual", "search"];

fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    for title in catalog::titles() {
        let info = title.info();
        match wanted.parse() {
            Ok(games) => {
                let seats = |game: u64| info.min_seats + (game % u64::from(info.max_seats - info.min_seats + 1)) as u8;
                (0..games).for_each(|game| print(info.slug, "random", seats(game), game));
                for bot in THINKERS {
                    (info.min_seats..=info.max_seats).for_each(|seats| print(info.slug, bot, seats, games));
                }
                lessons(info.slug);
            }
            Err(_) if wanted == "titles" => println!("{} {} {}", info.slug, info.min_seats, info.max_seats),
            Err(_) => speed(info.slug, info.min_seats),
        }
    }
}

fn write(hall: &mut Hall, wish: &str, what: Value) -> String {
    hall.answer(&json!({"now": 0, "lang": "en", wish: what}).to_string())
}

/// A hall with a match of bots in it, about to begin.
fn begun(game: &str, bot: &str, seats: u8, number: u64) -> (Hall, String) {
    let mut hall = Hall::default();
    let mut fields = json!({"players": seats.to_string()});
    for seat in 0..seats {
        fields[format!("seat-{seat}")] = format!("bot-{bot}").into();
    }
    let posted = json!({"path": format!("/new/{game}"), "fields": fields, "secret": format!("{number:064x}")});
    let answer = write(&mut hall, "post", posted);
    (hall, answer)
}

fn thinks(answer: &str) -> bool {
    answer.ends_with("\"think\":true}")
}

/// Plays a match to its end and prints a fingerprint of how it stands then, of its record and of what is seen of it.
fn print(game: &str, bot: &str, seats: u8, number: u64) {
    let (mut hall, mut answer) = begun(game, bot, seats, number);
    while thinks(&answer) {
        answer = write(&mut hall, "think", json!({}));
    }
    let kept: Value = serde_json::from_str(&answer).expect("an answer");
    let (id, steps) = (&kept["keep"]["room"]["id"], kept["keep"]["plays"].as_array().map_or(0, Vec::len));
    let mut hash = Sha256::new();
    hash.update(&answer);
    for what in ["record.txt".to_owned(), "verify".to_owned(), format!("step/{steps}")] {
        let path = format!("/t/{}/{what}", id.as_str().unwrap_or_default());
        hash.update(write(&mut hall, "get", json!({"path": path, "query": {}})));
    }
    println!("{game} {bot} {seats} {number} {steps} {}", hex(&hash.finalize()));
}

/// Prints a fingerprint of how every lesson begins.
fn lessons(game: &str) {
    let mut hall = Hall::default();
    let mut get = |path: &str| write(&mut hall, "get", json!({"path": path, "query": {}}));
    let list: Value = serde_json::from_str(&get(&format!("/api/games/{game}/lessons"))).expect("an answer");
    for lesson in list["page"]["json"].as_array().into_iter().flatten() {
        let name = lesson["name"].as_str().unwrap_or_default();
        let shown = get(&format!("/api/games/{game}/lessons/{name}"));
        println!("{game} {name} {}", hex(&Sha256::digest(shown)));
    }
}

fn hex(hash: &[u8]) -> String {
    hash[..12].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// How many decisions are timed, of a bot that imagines so many worlds for each.
const DECISIONS: u32 = 12;
const WORLDS: u32 = 3_000;

fn speed(game: &str, seats: u8) {
    let (mut hall, mut answer) = begun(game, "deep", seats, 7);
    let start = Instant::now();
    let mut made = 0;
    while made < DECISIONS && thinks(&answer) {
        answer = write(&mut hall, "think", json!({}));
        made += 1;
    }
    println!("{game} {:.0}", f64::from(made * WORLDS) / start.elapsed().as_secs_f64());
}
