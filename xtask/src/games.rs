//! The games' crates, found by what lies in them.

use std::path::{Path, PathBuf};

use testkit::clauses::of_rulebook;

/// A game's crate.
pub struct Room {
    /// Its name.
    pub slug: String,
    /// Where it lies.
    pub path: PathBuf,
    /// The English rulebook.
    pub rulebook: String,
    /// What its clauses begin with.
    pub prefix: String,
}

/// Every crate with components and a rulebook, by name.
pub fn rooms(root: &Path) -> Result<Vec<Room>, String> {
    let crates = root.join("crates");
    let entries = std::fs::read_dir(&crates).map_err(|error| format!("{}: {error}", crates.display()))?;
    let mut rooms: Vec<Room> = entries.filter_map(|entry| room(entry.ok()?.path())).collect();
    rooms.sort_by(|a, b| a.slug.cmp(&b.slug));
    Ok(rooms)
}

fn room(path: PathBuf) -> Option<Room> {
    let rulebook = std::fs::read_to_string(path.join("rulebook/en.md")).ok()?;
    let prefix = of_rulebook(&rulebook).first()?.split('-').next()?.to_owned();
    let slug = path.file_name()?.to_string_lossy().into_owned();
    path.join("content").is_dir().then_some(Room { slug, path, rulebook, prefix })
}
