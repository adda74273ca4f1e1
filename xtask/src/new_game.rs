//! `cargo xtask new-game`: a room laid out like the others, ready to be filled.

use std::path::Path;

use crate::{cargo, golden};

/// What the toy is called, and what the new game is called instead, in this order.
fn renamed(slug: &str, prefix: &str) -> [(&'static str, String); 8] {
    let (name, lower): (String, String) = (slug.split('-').map(capital).collect(), slug.replace('-', "_"));
    let test = prefix.to_lowercase();
    [
        ("\"hamlet\"", format!("\"{slug}\"")),
        ("\"hamlet\\\"", format!("\"{slug}\\\"")),
        ("Hamlet", name),
        ("hamlet", lower),
        ("HA-", format!("{prefix}-")),
        ("\"HA\"", format!("\"{prefix}\"")),
        ("fn ha_", format!("fn {test}_")),
        ("\"ha_", format!("\"{test}_")),
    ]
}

/// Copies the toy's room, renamed; what its tests expect is written anew afterwards.
fn copy(from: &Path, to: &Path, rename: &dyn Fn(&str) -> String) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", to.display());
    std::fs::create_dir_all(to).map_err(failed)?;
    for entry in std::fs::read_dir(from).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match path.is_dir() {
            true if EXPECTED.contains(&name.as_str()) => {}
            true => copy(&path, &to.join(name), rename)?,
            false => {
                let text = std::fs::read_to_string(&path).map_err(failed)?;
                std::fs::write(to.join(rename(&name)), rename(&text)).map_err(failed)?;
            }
        }
    }
    Ok(())
}

/// Folders of files that the tests write.
const EXPECTED: [&str; 2] = ["golden", "pictures"];

/// Makes the room, and writes what its tests expect; they pass from then on.
pub fn run(root: &Path, slug: &str, prefix: &str) -> Result<(), String> {
    let tidy = |c: char| c.is_ascii_lowercase() || c == '-';
    if !slug.chars().all(tidy)
        || slug.is_empty()
        || prefix.len() != 2
        || !prefix.chars().all(|c| c.is_ascii_uppercase())
    {
        return Err("usage: cargo xtask new-game small-letters XX".into());
    }
    let room = root.join("crates").join(slug);
    if room.exists() {
        return Err(format!("{} is there already", room.display()));
    }
    let renamed = renamed(slug, prefix);
    let rename = |text: &str| renamed.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to));
    copy(&root.join("crates/hamlet"), &room, &rename)?;
    cargo(&["fmt", "-p", slug], &[])?;
    golden(slug)?;
    println!(
        "crates/{slug} is a copy of the toy game and passes its tests. \
         Next: lay it out like the other rooms; \
         name it in Cargo.toml and crates/catalog/Cargo.toml, and list it in crates/catalog/src/lib.rs."
    );
    Ok(())
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
