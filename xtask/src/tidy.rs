//! What a machine can check about the tree: the same plan for every room, sizes, clauses, dependencies, leftovers.

use std::path::{Path, PathBuf};

use crate::games::{self, Room};
use crate::{arrows, clauses, shape};

/// What every game's crate contains.
const ROOM: [&str; 31] = [
    "Cargo.toml",
    "content",
    "lessons/first.toml",
    "locales/en.ftl",
    "locales/it.ftl",
    "rulebook/en.md",
    "rulebook/it.md",
    "src/lib.rs",
    "src/ids.rs",
    "src/board.rs",
    "src/content.rs",
    "src/options.rs",
    "src/state.rs",
    "src/setup.rs",
    "src/action.rs",
    "src/event.rs",
    "src/rules.rs",
    "src/rules",
    "src/refusals.rs",
    "src/score.rs",
    "src/view.rs",
    "src/arrange.rs",
    "src/show.rs",
    "src/map.rs",
    "src/encode.rs",
    "src/eval.rs",
    "tests/it/conformance.rs",
    "tests/scenarios",
    "tests/it/clauses.rs",
    "tests/golden",
    "tests/pictures",
];

const MOST_LINES: usize = 700;
/// Letters in a line of a module for the browser, which no formatter breaks.
const MOST_LETTERS: usize = 160;

pub fn run(root: &Path) -> Result<(), String> {
    let (files, rooms) = (files_below(root), games::rooms(root)?);
    let mut found = arrows::check(root)?;
    rooms.iter().for_each(|room| plan(room, &mut found));
    rooms.iter().for_each(|room| cited_clauses(room, &mut found));
    let (mut functions, mut wildcards) = (Vec::new(), Vec::new());
    for path in &files {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        sizes(&name, &text, &mut found);
        long_lines(&name, &text, &mut found);
        leftovers(&name, &text, &mut found);
        documented(&name, &text, &mut found);
        rooms.iter().for_each(|room| game_named(room, &name, &text, &mut found));
        rooms.iter().for_each(|room| floats(room, &name, &text, &mut found));
        if name.ends_with(".rs") {
            functions.extend(shape::functions(&name, &text));
            let of_game = rooms.iter().any(|room| name.starts_with(&format!("crates/{}/src/", room.slug)));
            wildcards.extend(if of_game { shape::wildcards(&name, &text) } else { Vec::new() });
        }
    }
    found.extend(shape::check(&functions));
    found.extend(shape::check_wildcards(&wildcards));
    match found.as_slice() {
        [] => Ok(()),
        found => Err(format!("tidy: {} findings\n  {}", found.len(), found.join("\n  "))),
    }
}

fn plan(Room { slug, path, .. }: &Room, found: &mut Vec<String>) {
    let missing = ROOM.iter().filter(|file| !path.join(file).exists());
    found.extend(missing.map(|file| format!("crates/{slug}/{file} is missing: all rooms have the same plan")));
}

fn cited_clauses(room: &Room, found: &mut Vec<String>) {
    let report = clauses::report(room);
    let slug = &room.slug;
    found.extend(
        report.unknown().into_iter().map(|id| format!("crates/{slug}: {id} is cited but stands in no rulebook")),
    );
}

fn sizes(name: &str, text: &str, found: &mut Vec<String>) {
    let code = [".rs", ".js", ".css"].iter().any(|end| name.ends_with(end));
    let lines = text.lines().count();
    if code && lines > MOST_LINES {
        found.push(format!("{name} has {lines} lines: is there a chapter to split out?"));
    }
}

fn long_lines(name: &str, text: &str, found: &mut Vec<String>) {
    let module = name.starts_with("web/js/");
    let long = (1..).zip(text.lines()).filter(|(_, line)| module && line.chars().count() > MOST_LETTERS);
    found.extend(long.map(|(number, _)| format!("{name}:{number} has more than {MOST_LETTERS} letters")));
}

/// Marks of unfinished work. Written in two halves, so that this file does not find itself.
fn leftovers(name: &str, text: &str, found: &mut Vec<String>) {
    if ![".rs", ".js", ".toml", ".css"].iter().any(|end| name.ends_with(end)) {
        return;
    }
    let marks = [
        ("TO", "DO"),
        ("FIX", "ME"),
        ("XX", "X"),
        ("to", "do!("),
        ("unimple", "mented!("),
        ("db", "g!("),
        ("#[ig", "nore"),
    ];
    for (i, line) in text.lines().enumerate() {
        for mark in marks.iter().map(|(a, b)| format!("{a}{b}")) {
            if line.contains(&mark) {
                found.push(format!("{name}:{}: {mark}", i + 1));
            }
        }
    }
}

/// A command of this program that a document shows is one that there is.
fn documented(name: &str, text: &str, found: &mut Vec<String>) {
    let shown = text.split("cargo xtask ").skip(1).filter(|_| name.ends_with(".md"));
    let commands = shown.map(|rest| rest.split(|letter: char| !(letter.is_ascii_lowercase() || letter == '-')).next());
    let unknown = commands.flatten().filter(|command| !crate::HELP.contains(&format!("cargo xtask {command} ")));
    found.extend(unknown.map(|command| format!("{name}: there is no `cargo xtask {command}`")));
}

/// Server, browser and bots know no game.
fn game_named(room: &Room, name: &str, text: &str, found: &mut Vec<String>) {
    let generic =
        ["crates/server/src", "web/", "crates/bots/src", "crates/load/src", "crates/lab/src", "crates/train/src"];
    let named = [&room.slug, &room.slug.replace('-', "_")].into_iter().any(|slug| text.contains(slug.as_str()));
    if named && generic.iter().any(|place| name.starts_with(place)) {
        found.push(format!("{name} names {}; only the catalogue may", room.slug));
    }
}

/// Drawing may use floating-point numbers, rules may not: same bits everywhere.
fn floats(room: &Room, name: &str, text: &str, found: &mut Vec<String>) {
    let rules = name.strip_prefix(&format!("crates/{}/src/", room.slug));
    if rules.is_some_and(|file| !file.starts_with("map"))
        && text.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == "f32" || word == "f64")
    {
        found.push(format!("{name}: floating-point numbers are for src/map"));
    }
}

fn files_below(directory: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(directory) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            let skipped = name.starts_with('.') || name == "target" || name == "golden" || name == "node_modules";
            files.extend(if skipped { Vec::new() } else { files_below(&path) });
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}
