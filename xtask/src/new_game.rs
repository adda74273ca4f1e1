//! `cargo xtask new-game`: a room laid out like the others, ready to be filled.

use std::path::Path;

/// Copies the toy game's rules into a new crate, renamed; it compiles, obeys the laws, and waits to be changed.
pub fn run_in(room: &Path, slug: &str, prefix: &str, toy: &Path) -> Result<(), String> {
    let name: String = slug.split('-').map(capital).collect();
    let rename = |text: String| {
        let lower = slug.replace('-', "_");
        text.replace("Hamlet", &name).replace("hamlet", &lower).replace("HA-", &format!("{prefix}-"))
    };
    let copy = |from: &str, to: &str| {
        let text = std::fs::read_to_string(toy.join(from)).map_err(|e| format!("{from}: {e}"))?;
        let to = room.join(to);
        std::fs::create_dir_all(to.parent().expect("a file in the room")).map_err(|e| e.to_string())?;
        std::fs::write(&to, rename(text)).map_err(|e| format!("{}: {e}", to.display()))
    };
    copy("hamlet.rs", "src/lib.rs")?;
    for file in ["arrange", "rules", "show", "view"] {
        copy(&format!("hamlet/{file}.rs"), &format!("src/{file}.rs"))?;
    }
    for lang in ["en", "it"] {
        copy(&format!("hamlet/locales/{lang}.ftl"), &format!("src/locales/{lang}.ftl"))?;
        copy(&format!("hamlet/rulebook/{lang}.md"), &format!("src/rulebook/{lang}.md"))?;
    }
    std::fs::write(room.join("Cargo.toml"), manifest(slug)).map_err(|e| e.to_string())
}

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
    run_in(&room, slug, prefix, &root.join("crates/testkit/src"))?;
    println!(
        "crates/{slug} is a copy of the toy game. Next: lay it out like the other rooms, and add it to the catalogue."
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
         [dev-dependencies]\ntestkit.workspace = true\n\n[lints]\nworkspace = true\n"
    )
}
