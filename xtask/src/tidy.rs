//! What a machine can check about the tree: the same plan for every room, sizes, clauses, dependencies, leftovers.

use std::path::{Path, PathBuf};

use crate::{GAMES, clauses};

/// What every game's crate contains.
const ROOM: [&str; 30] = [
    "Cargo.toml",
    "content",
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
    "src/describe.rs",
    "src/scene.rs",
    "src/eval.rs",
    "tests/conformance.rs",
    "tests/scenarios",
    "tests/clauses.rs",
    "tests/golden",
    "tests/pictures",
];

/// Which crates of the workspace a crate may depend on.
const MAY_USE: [(&str, &[&str]); 7] = [
    ("engine", &[]),
    ("art", &[]),
    ("words", &["engine"]),
    ("bots", &["engine"]),
    ("testkit", &["engine", "words"]),
    ("catalog", &["engine", "art", "words", "bots", "testkit", "GAMES"]),
    ("server", &["engine", "art", "words", "catalog"]),
];

/// What a game may use when players run it.
const GAME_MAY_USE: [&str; 2] = ["engine", "art"];

const MOST_LINES: usize = 700;

pub fn run(root: &Path) -> Result<(), String> {
    let files = files_below(root);
    let mut found = Vec::new();
    rooms(root, &mut found);
    cited_clauses(root, &mut found)?;
    for path in &files {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        sizes(&name, &text, &mut found);
        leftovers(&name, &text, &mut found);
        games_named(&name, &text, &mut found);
        dependencies(&name, &text, &mut found);
    }
    match found.as_slice() {
        [] => Ok(()),
        found => Err(format!("tidy: {} findings\n  {}", found.len(), found.join("\n  "))),
    }
}

fn rooms(root: &Path, found: &mut Vec<String>) {
    for (game, _) in GAMES {
        let missing = ROOM.iter().filter(|file| !root.join("crates").join(game).join(file).exists());
        found.extend(missing.map(|file| format!("crates/{game}/{file} is missing: all rooms have the same plan")));
    }
}

fn cited_clauses(root: &Path, found: &mut Vec<String>) -> Result<(), String> {
    for (game, prefix) in GAMES {
        let report = clauses::report(root, game, prefix)?;
        found.extend(
            report.unknown().into_iter().map(|id| format!("crates/{game}: {id} is cited but stands in no rulebook")),
        );
    }
    Ok(())
}

fn sizes(name: &str, text: &str, found: &mut Vec<String>) {
    let code = [".rs", ".js", ".css"].iter().any(|end| name.ends_with(end));
    let lines = text.lines().count();
    if code && lines > MOST_LINES {
        found.push(format!("{name} has {lines} lines: is there a chapter to split out?"));
    }
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

/// Server and browser know no game.
fn games_named(name: &str, text: &str, found: &mut Vec<String>) {
    let generic = name.starts_with("crates/server/src") || name.starts_with("web/") || name.starts_with("crates/bots");
    if !generic {
        return;
    }
    for (game, _) in GAMES {
        let module = game.replace('-', "_");
        if text.contains(game) || text.contains(&module) {
            found.push(format!("{name} names {game}; only the catalogue may"));
        }
    }
}

fn dependencies(name: &str, text: &str, found: &mut Vec<String>) {
    let Some(krate) = name.strip_prefix("crates/").and_then(|rest| rest.strip_suffix("/Cargo.toml")) else { return };
    let is_game = |name: &str| GAMES.iter().any(|(game, _)| *game == name);
    let allowed = MAY_USE.iter().find(|(name, _)| *name == krate).map(|(_, allowed)| *allowed);
    let section = text.split("[dependencies]").nth(1).and_then(|rest| rest.split("\n[").next()).unwrap_or_default();
    let ours = |name: &&str| is_game(name) || MAY_USE.iter().any(|(known, _)| known == name);
    for used in section.lines().filter_map(|line| line.split(['.', ' ', '=']).next()).filter(ours) {
        let fine = match allowed {
            Some(allowed) => allowed.contains(&used) || (is_game(used) && allowed.contains(&"GAMES")),
            None if is_game(krate) => GAME_MAY_USE.contains(&used),
            None => true,
        };
        if !fine {
            found.push(format!("{name}: {krate} must not depend on {used}"));
        }
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
