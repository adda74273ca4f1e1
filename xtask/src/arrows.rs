//! ARCHITECTURE.md draws which crate uses which; the manifests must say the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The word that stands for all games' crates in the drawing.
const GAMES: &str = "games";
/// The crate that a browser could hold, and what must not be below it.
const LIGHT: &str = "catalog";
const HEAVY: [&str; 5] = ["tokio", "rayon", "resvg", "reqwest", "testkit"];

type Uses = BTreeMap<String, BTreeSet<String>>;

/// Differences between the drawing and the manifests, and what is too heavy where it lies.
pub fn check(root: &Path) -> Result<Vec<String>, String> {
    let text = std::fs::read_to_string(root.join("ARCHITECTURE.md")).map_err(|error| error.to_string())?;
    let uses = in_manifests(root)?;
    let mut found = differences(&drawn(&text)?, &uses);
    found.extend(heavy(root)?);
    Ok(found)
}

/// What the lines `these, those  ->  what they use` of the first block say.
fn drawn(text: &str) -> Result<Uses, String> {
    let block = text.split("```").nth(1).ok_or("ARCHITECTURE.md has no drawing")?;
    let mut uses = Uses::new();
    for (who, what) in block.lines().map(|line| line.split_once("->").unwrap_or((line, ""))) {
        uses.extend(names(who).map(|name| (name, names(what).collect())));
    }
    Ok(uses)
}

fn names(side: &str) -> impl Iterator<Item = String> {
    side.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty())
}

fn differences(drawn: &Uses, uses: &Uses) -> Vec<String> {
    let mut found = Vec::new();
    let missing = |here: &Uses, there: &Uses| here.keys().filter(|name| !there.contains_key(*name)).cloned().collect();
    let (undrawn, gone): (Vec<String>, Vec<String>) = (missing(uses, drawn), missing(drawn, uses));
    found.extend(undrawn.iter().map(|name| format!("ARCHITECTURE.md lacks {name}")));
    found.extend(gone.iter().map(|name| format!("ARCHITECTURE.md draws {name}, which is not there")));
    for (name, what) in drawn {
        let Some(used) = uses.get(name) else { continue };
        found.extend(
            used.difference(what).map(|other| format!("{name} uses {other}, which ARCHITECTURE.md does not draw")),
        );
        found.extend(
            what.difference(used).map(|other| format!("{name} does not use {other}, which ARCHITECTURE.md draws")),
        );
    }
    found
}

/// Our crates and which of ours they use when they run; all games' crates together are one.
fn in_manifests(root: &Path) -> Result<Uses, String> {
    let text = cargo(root, &["metadata", "--format-version", "1", "--no-deps"])?;
    let metadata: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    let ours: BTreeMap<&str, &str> =
        packages.iter().filter_map(|package| Some((package["name"].as_str()?, known_as(package)))).collect();
    let mut uses = Uses::new();
    for package in packages {
        let below = package["dependencies"].as_array().into_iter().flatten().filter(|used| used["kind"].is_null());
        let below = below.filter_map(|used| ours.get(used["name"].as_str()?)).map(|name| (*name).to_owned());
        uses.entry(known_as(package).to_owned()).or_default().extend(below);
    }
    Ok(uses)
}

/// A package's name in the drawing. What has a rulebook is a game.
fn known_as(package: &Value) -> &str {
    let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
    let is_game = manifest.with_file_name("rulebook").is_dir();
    if is_game { GAMES } else { package["name"].as_str().unwrap_or_default() }
}

fn heavy(root: &Path) -> Result<Vec<String>, String> {
    let tree = cargo(root, &["tree", "-p", LIGHT, "-e", "normal", "--prefix", "none"])?;
    let below: BTreeSet<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    let found = HEAVY.into_iter().filter(|name| below.contains(name));
    Ok(found.map(|name| format!("{LIGHT} needs {name}: too heavy for a browser")).collect())
}

fn cargo(root: &Path, args: &[&str]) -> Result<String, String> {
    let output = Command::new(crate::cargo_program())
        .args(args)
        .current_dir(root)
        .output()
        .map_err(|error| error.to_string())?;
    match output.status.success() {
        true => String::from_utf8(output.stdout).map_err(|error| error.to_string()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}
