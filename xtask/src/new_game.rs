//! `cargo xtask new-game`: a room laid out like the others, ready to be filled.

use std::path::Path;

use crate::{cargo, golden};

/// Copies the toy game and its tests into a new crate, renamed.
fn copy_toy(room: &Path, slug: &str, prefix: &str, testkit: &Path) -> Result<(), String> {
    let (name, lower): (String, String) = (slug.split('-').map(capital).collect(), slug.replace('-', "_"));
    let test = prefix.to_lowercase();
    let renamed = [
        ("testkit::hamlet", lower.clone()),
        ("\"hamlet\"", format!("\"{slug}\"")),
        ("\"hamlet\\\"", format!("\"{slug}\\\"")),
        ("Hamlet", name),
        ("hamlet", lower.clone()),
        ("HA-", format!("{prefix}-")),
        ("\"HA\"", format!("\"{prefix}\"")),
        ("fn ha_", format!("fn {test}_")),
        ("\"ha_", format!("\"{test}_")),
    ];
    let rename = |text: String| renamed.iter().fold(text, |text, (from, to)| text.replace(from, to));
    let copy = |from: &str, to: &str| {
        let text = std::fs::read_to_string(testkit.join(from)).map_err(|e| format!("{from}: {e}"))?;
        let to = room.join(to);
        std::fs::create_dir_all(to.parent().expect("a file in the room")).map_err(|e| e.to_string())?;
        std::fs::write(&to, rename(text)).map_err(|e| format!("{}: {e}", to.display()))
    };
    copy("src/hamlet.rs", "src/lib.rs")?;
    for file in ["arrange", "rules", "show", "view"] {
        copy(&format!("src/hamlet/{file}.rs"), &format!("src/{file}.rs"))?;
    }
    for lang in ["en", "it"] {
        copy(&format!("src/hamlet/locales/{lang}.ftl"), &format!("src/locales/{lang}.ftl"))?;
        copy(&format!("src/hamlet/rulebook/{lang}.md"), &format!("src/rulebook/{lang}.md"))?;
    }
    copy("tests/hamlet.rs", &format!("tests/{lower}.rs"))?;
    copy("tests/hamlet/scenarios/turn.toml", &format!("tests/{lower}/scenarios/turn.toml"))?;
    std::fs::write(room.join("Cargo.toml"), manifest(slug)).map_err(|e| e.to_string())
}

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
    copy_toy(&room, slug, prefix, &root.join("crates/testkit"))?;
    cargo(&["fmt", "-p", slug], &[])?;
    golden(slug)?;
    println!(
        "crates/{slug} is a copy of the toy game and passes its tests. \
         Next: lay it out like the other rooms, and add it to the catalogue."
    );
    Ok(())
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn manifest(slug: &str) -> String {
    let inherited = ["version", "edition", "rust-version", "license", "publish"]
        .map(|key| format!("{key}.workspace = true\n"))
        .concat();
    format!(
        "[package]\nname = \"{slug}\"\n{inherited}\n[dependencies]\nengine.workspace = true\nserde.workspace = true\n\n\
         [dev-dependencies]\nbots.workspace = true\nproptest.workspace = true\nserde_json.workspace = true\n\
         testkit.workspace = true\n\n[lints]\nworkspace = true\n"
    )
}
