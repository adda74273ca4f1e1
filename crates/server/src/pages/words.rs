//! The words of the pages, as opposed to those of games.

use std::sync::LazyLock;

use engine::{Lang, Phrase};
use serde_json::{Map, Value};
use words::Lexicon;

const SOURCES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../../locales/en.ftl")), (Lang::It, include_str!("../../locales/it.ftl"))];

/// The dictionary of the pages. The files are built in and tested, so they parse.
pub fn lexicon(lang: Lang) -> &'static Lexicon {
    static EN: LazyLock<Lexicon> = LazyLock::new(|| made(Lang::En));
    static IT: LazyLock<Lexicon> = LazyLock::new(|| made(Lang::It));
    match lang {
        Lang::En => &EN,
        Lang::It => &IT,
    }
}

fn source(lang: Lang) -> &'static str {
    SOURCES.iter().find(|(other, _)| *other == lang).expect("every language has its words").1
}

fn made(lang: Lang) -> Lexicon {
    Lexicon::new(lang, source(lang)).unwrap_or_else(|errors| panic!("{lang}: {errors:?}"))
}

/// What the browser's modules say, with the names of the gaps that they fill in themselves.
const BROWSER: &[(&str, &[&str])] = &[
    ("you", &[]),
    ("confirm", &[]),
    ("cancel", &[]),
    ("undo", &[]),
    ("undo-ask", &[]),
    ("undo-asked", &["name", "what"]),
    ("taken-back", &["what"]),
    ("undo-yours", &[]),
    ("agree", &[]),
    ("refuse", &[]),
    ("actions", &[]),
    ("actions-one", &[]),
    ("actions-many", &["n"]),
    ("no-actions", &[]),
    ("changes-nothing", &[]),
    ("since-you", &[]),
    ("why-not", &[]),
    ("not-now", &["prompt"]),
    ("not-your-turn", &["name"]),
    ("more-changes", &["n"]),
    ("more-choices", &["n"]),
    ("places", &[]),
    ("face-down", &[]),
    ("empty-place", &[]),
    ("menu", &[]),
    ("tab-log", &[]),
    ("tab-chat", &[]),
    ("tab-words", &[]),
    ("tab-share", &[]),
    ("board", &[]),
    ("prompt", &[]),
    ("side", &[]),
    ("players", &[]),
    ("chat-write", &[]),
    ("chat-send", &[]),
    ("field-name", &[]),
    ("stale", &[]),
    ("link-open", &[]),
    ("link-wait", &[]),
    ("link-lost", &[]),
    ("chair-open", &[]),
    ("chair-link", &[]),
    ("away", &[]),
    ("left", &[]),
    ("stand-in", &[]),
    ("sit-down", &[]),
    ("start", &[]),
    ("leave", &[]),
    ("room-waiting", &[]),
    ("room-waiting-more", &[]),
    ("room-ready", &[]),
    ("room-ready-more", &[]),
    ("room-chairs", &[]),
    ("room-invite", &[]),
    ("room-invite-more", &[]),
    ("room-link", &[]),
    ("room-qr", &[]),
    ("copy", &[]),
    ("copied", &[]),
    ("close", &[]),
    ("result", &[]),
    ("wins", &["name"]),
    ("win-together", &["names"]),
    ("replay", &[]),
    ("replay-play", &[]),
    ("replay-pause", &[]),
    ("rematch", &[]),
    ("share", &[]),
    ("share-copied", &["link"]),
    ("share-host", &[]),
    ("share-sure", &[]),
    ("score-course", &[]),
    ("your-place", &["place", "score"]),
    ("home", &[]),
    ("stand-in-offer", &[]),
    ("return-offer", &[]),
    ("resign", &[]),
    ("resign-sure", &[]),
    ("download-record", &[]),
    ("stopped-title", &[]),
    ("pass-to", &["name"]),
    ("pass-more", &[]),
    ("pass-ready", &["name"]),
    ("step-of", &["at", "of"]),
    ("verify-good", &[]),
    ("verify-bad", &[]),
    ("verify-alone", &[]),
    ("verify-mine", &[]),
    ("verify-not-mine", &[]),
    ("fair", &[]),
    ("fair-how", &[]),
    ("fair-promise", &[]),
    ("fair-number", &[]),
    ("fair-check", &[]),
    ("start-with-bots", &[]),
    ("watched", &["n"]),
    ("undo-refused", &[]),
];

/// The words of the browser's modules; gaps are written `{name}`.
pub(super) fn for_browser(lang: Lang) -> Value {
    let entry = |(key, gaps): &(&'static str, &[&'static str])| {
        let phrase = gaps.iter().fold(Phrase::new(*key), |phrase, gap| phrase.with(gap, format!("{{{gap}}}")));
        ((*key).to_owned(), super::say(lang, &phrase).into())
    };
    Value::Object(BROWSER.iter().map(entry).collect::<Map<String, Value>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages() {
        let keys = |lang: Lang| -> Vec<&str> {
            source(lang).lines().filter_map(|line| Some(line.split_once(" = ")?.0)).collect()
        };
        assert_eq!(keys(Lang::En), keys(Lang::It));
    }

    #[test]
    fn every_level_has_a_name_and_a_stated_strength() {
        let levels = catalog::Level::ALL.map(catalog::Name::of);
        let names = catalog::Level::ALL.map(|level| format!("level-{}", level.name()));
        let strengths = levels.iter().map(catalog::strength);
        for key in names.into_iter().chain(strengths) {
            assert!(Lang::ALL.iter().all(|lang| lexicon(*lang).has(&key)), "{key}");
        }
    }

    /// The browser's modules.
    fn scripts() -> String {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/js");
        let files = std::fs::read_dir(folder).expect("the modules").map(|entry| entry.expect("a file").path());
        files.map(|path| std::fs::read_to_string(path).expect("text")).collect()
    }

    /// The keys that a call such as `say(free ? "a" : "b", { n })` may ask for, read from behind its opening bracket.
    fn asked(call: &str) -> Vec<&str> {
        let mut depth = 1;
        let end = call.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0 || (depth == 1 && c == ',')
        });
        let parts: Vec<&str> = call[..end.expect("a closed bracket")].split('"').collect();
        let compared = |before: &str| before.trim_end().ends_with("===");
        parts.chunks(2).filter(|pair| pair.len() == 2 && !compared(pair[0])).map(|pair| pair[1]).collect()
    }

    #[test]
    fn the_browser_has_every_word_that_it_says_and_says_every_word_that_it_has() {
        let scripts = scripts();
        let asked: Vec<&str> = scripts.split(" say(").skip(1).flat_map(asked).collect();
        assert!(asked.len() > 40, "{asked:?}");
        let missing: Vec<&&str> = asked.iter().filter(|key| !BROWSER.iter().any(|(known, _)| known == *key)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        let made =
            ["link-open", "link-wait", "actions-one", "actions-many", "tab-log", "tab-chat", "tab-words", "tab-share"]; // put together from parts
        let dead: Vec<&str> = BROWSER.iter().map(|(key, _)| *key).filter(|key| !made.contains(key)).collect();
        let dead: Vec<&str> = dead.into_iter().filter(|key| !scripts.contains(&format!("\"{key}\""))).collect();
        assert!(dead.is_empty(), "{dead:?}");
    }

    #[test]
    fn every_word_for_the_browser_can_be_said() {
        for lang in Lang::ALL {
            let words = for_browser(lang).to_string();
            assert!(!words.contains("\":\"["), "{words}");
        }
    }
}
