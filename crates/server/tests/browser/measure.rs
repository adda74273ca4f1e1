//! The rules of `docs/table.md`, measured on the rendered page. They are about design, not about time.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use engine::Record;
use serde_json::Value;
use server::room::{Chair, Help, Pace, Room, Sitter, Status};
use server::store::{Entry, Kind, Progress, Sharing, Store, Stored, Write};

use crate::driver::{Browser, Screen};
use crate::site::{Site, games};

/// Runs in the page and returns what it measured.
const SCRIPT: &str = include_str!("measure.js");

/// A window, and what a table must keep in it.
struct Window {
    size: (u32, u32),
    /// The smallest thing that may be pressed, in pixels: on a phone, in its sheet.
    target: f64,
    /// The smallest letters on the map, in pixels; on a phone one zooms.
    letters: f64,
    /// The map's share of the window, in per cent.
    share: f64,
}

const WINDOWS: [Window; 4] = [
    Window { size: (1400, 800), target: 24.0, letters: 11.0, share: 45.0 },
    Window { size: (1920, 1080), target: 24.0, letters: 11.0, share: 45.0 },
    Window { size: (390, 844), target: 48.0, letters: 0.0, share: 42.0 },
    Window { size: (844, 390), target: 48.0, letters: 0.0, share: 55.0 },
];

/// The smallest text around the map, in pixels; the least contrast of any; how much of its cell the map fills one way.
const TEXT: f64 = 12.0;
const CONTRAST: f64 = 4.5;
const FILLS: f64 = 99.0;

/// What is written down, by its name in the measurement.
const COLUMNS: [(&str, &str); 6] = [
    ("text", "smallest text around the map, px"),
    ("map", "smallest letters on the map, px"),
    ("target", "smallest target, px"),
    ("share", "the map's share, %"),
    ("light", "least contrast, light"),
    ("dark", "least contrast, dark"),
];

/// The least of everything over languages, themes and moments, by game and window.
type Least = BTreeMap<(&'static str, (u32, u32)), [f64; COLUMNS.len()]>;

/// A recorded match on the shelf of a site.
pub struct Shelved {
    game: &'static str,
    pub table: String,
    steps: usize,
}

/// Puts a recorded match of four players on the shelf, for every game but those to learn with.
pub async fn shelve_all(site: &Site) -> Vec<Shelved> {
    let mut shelf = Vec::new();
    for game in games() {
        shelf.push(shelve(site, game).await);
    }
    shelf
}

/// Puts a recorded match of four players on the shelf.
pub async fn shelve(site: &Site, game: &'static str) -> Shelved {
    let store = Store::sqlite(site.data(), Sharing::Refused).await.expect("the file of the server");
    let record = recorded(game);
    let (table, steps) = (game.replace('-', ""), record.actions.len());
    store.write(kept(&record, &table)).await.expect("a match is written");
    Shelved { game, table, steps }
}

/// The first golden record of four players.
fn recorded(game: &str) -> Record {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/golden"));
    let files = std::fs::read_dir(folder).expect("golden records").map(|entry| entry.expect("a file").path());
    let four = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("4p-"));
    let first = files.filter(four).min().expect("a record of four players");
    let text = std::fs::read_to_string(first).expect("text");
    // Below the record stands what it led to.
    let end = text.find("result ").unwrap_or(text.len());
    Record::parse(&text[..end]).expect("a record")
}

/// A record as the store keeps a finished match.
fn kept(record: &Record, table: &str) -> Write {
    let person = |name: &str| Chair::new(Sitter::Person { id: String::new(), name: name.to_owned() });
    let room = Room {
        id: table.to_owned(),
        game: record.game.clone(),
        options: record.options.clone(),
        host: String::new(),
        public: true,
        pace: Pace::None,
        status: Status::Over,
        chairs: ["Ada", "Bruno", "Chiara", "Dino"].map(person).into(),
        key: "key".to_owned(),
        commitment: record.commitment.0.clone(),
        parts: None,
        rematch: None,
        shared: false,
        fork: None,
        help: Help::None,
    };
    let play = |(i, (seat, action)): (usize, &(engine::Seat, String))| Entry {
        n: i as u64 + 1,
        at: 0,
        kind: Kind::Play,
        seat: Some(*seat),
        body: action.clone(),
        spent: 0,
        tag: String::new(),
    };
    let entries = record.actions.iter().enumerate().map(play).collect();
    let progress = Progress { steps: record.actions.len(), ..Progress::default() };
    let (rules, content, seed) = (record.rules, record.content.clone(), record.seed.to_string());
    Write::Create { stored: Box::new(Stored { room, rules, content, seed, created_at: 0 }), entries, progress }
}

/// Measures every match on the shelf in one language; gives the least, and every rule that was broken.
pub async fn measured(site: &Site, lang: &str, shelf: &[Shelved]) -> (Least, Vec<String>) {
    let browser = site.browser(Screen::Wide, lang).await;
    let (mut least, mut broken) = (Least::new(), Vec::new());
    for Shelved { game, table, steps } in shelf {
        browser.go(&format!("{}/t/{table}/replay", site.address())).await;
        browser.until("document.querySelector('#board svg.map')").await;
        browser.choose("#replay-eyes", "0").await;
        for step in [0, steps / 2, *steps] {
            browser.turn_to(step).await;
            for window in &WINDOWS {
                browser.resize(window.size).await;
                let found = browser.run(SCRIPT).await;
                broken.extend(
                    judged(window, &found).map(|rule| format!("{game} {lang} step {step} {:?}: {rule}", window.size)),
                );
                note(least.entry((game, window.size)).or_insert([f64::INFINITY; COLUMNS.len()]), &found);
            }
        }
    }
    browser.close().await;
    (least, broken)
}

impl Browser {
    /// Shows a step of a replay.
    async fn turn_to(&self, step: usize) {
        self.run(&format!(
            "const slider = document.querySelector('#replay-at'); slider.value = {step}; slider.dispatchEvent(new Event('input'))"
        ))
        .await;
        self.until(&format!("document.querySelector('#prompt').dataset.at === '{step}'")).await;
    }
}

fn number(found: &Value, name: &str) -> f64 {
    found[name].as_f64().unwrap_or(f64::INFINITY)
}

fn note(least: &mut [f64; COLUMNS.len()], found: &Value) {
    for (kept, (name, _)) in least.iter_mut().zip(COLUMNS) {
        *kept = kept.min(number(found, name));
    }
}

/// The rules that a measurement breaks.
fn judged<'a>(window: &Window, found: &'a Value) -> impl Iterator<Item = String> + 'a {
    let bounds = [
        ("text", TEXT),
        ("map", window.letters),
        ("target", window.target),
        ("share", window.share),
        ("fills", FILLS),
        ("light", CONTRAST),
        ("dark", CONTRAST),
    ];
    let small = bounds.into_iter().filter(|(name, bound)| number(found, name) < *bound);
    let told = small.map(|(name, _)| format!("{name} {} ({})", found[name], found[format!("{name}Of")]));
    let said = found["found"].as_array().into_iter().flatten().map(|rule| rule.as_str().unwrap_or("").to_owned());
    told.chain(said)
}

/// Writes the numbers down, if somebody asked for it.
pub fn write_down(all: &Least) {
    if std::env::var_os("PIAZZA_TABLE").is_none() {
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/table.md");
    let text = std::fs::read_to_string(&path).expect("docs/table.md");
    let before = text.split("| Game | Window |").next().unwrap_or(&text).trim_end();
    std::fs::write(path, format!("{before}\n\n{}", table(all))).expect("docs/table.md");
}

fn table(all: &Least) -> String {
    let heads: Vec<&str> = COLUMNS.iter().map(|(_, head)| *head).collect();
    let head = format!("| Game | Window | {} |\n|---|---|{}\n", heads.join(" | "), "---|".repeat(COLUMNS.len()));
    let row = |((game, (width, height)), least): (&(&str, (u32, u32)), &[f64; COLUMNS.len()])| {
        let cells: Vec<String> = least.iter().map(|number| format!("{number:.1}")).collect();
        format!("| {game} | {width}x{height} | {} |\n", cells.join(" | "))
    };
    all.iter().map(row).fold(head, |text, row| text + &row)
}

/// The least of two.
pub fn together(mut one: Least, other: Least) -> Least {
    for (place, numbers) in other {
        let kept = one.entry(place).or_insert(numbers);
        for (kept, number) in kept.iter_mut().zip(numbers) {
            *kept = kept.min(number);
        }
    }
    one
}
