//! The words of the pages, as opposed to those of games.

use engine::{Lang, Phrase};
use serde_json::{Map, Value};
use words::Dictionary;

/// The dictionary of the pages: the words about tables, and its own.
pub static WORDS: Dictionary = Dictionary::new([
    concat!(include_str!("../../../hall/locales/en.ftl"), include_str!("../../locales/en.ftl")),
    concat!(include_str!("../../../hall/locales/it.ftl"), include_str!("../../locales/it.ftl")),
]);

/// What the browser's modules say, with the names of the gaps that they fill in themselves.
const BROWSER: &[(&str, &[&str])] = &[
    ("self", &["name"]),
    ("confirm", &[]),
    ("cancel", &[]),
    ("undo", &[]),
    ("undo-ask", &[]),
    ("undo-asked", &["name", "what"]),
    ("undo-also-one", &[]),
    ("undo-also-many", &["n"]),
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
    ("change-unknown", &[]),
    ("also-others-one", &[]),
    ("also-others-many", &["n"]),
    ("pickable-one", &[]),
    ("pickable-many", &["n"]),
    ("fresh-one", &[]),
    ("fresh-many", &["n"]),
    ("more-choices", &["n"]),
    ("places", &[]),
    ("face-down", &[]),
    ("empty-place", &[]),
    ("menu", &[]),
    ("tab-log", &[]),
    ("tab-chat", &[]),
    ("tab-words", &[]),
    ("tab-share", &[]),
    ("tab-review", &[]),
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
    ("link-gone", &[]),
    ("reload", &[]),
    ("clock-days", &["days", "hours"]),
    ("chair-open", &[]),
    ("chair-link", &[]),
    ("away", &[]),
    ("left", &[]),
    ("stand-in", &[]),
    ("watches", &["name"]),
    ("stand-in-you", &[]),
    ("sit-down", &[]),
    ("start", &[]),
    ("leave", &[]),
    ("room-waiting", &[]),
    ("room-waiting-more", &[]),
    ("room-waiting-seated", &[]),
    ("room-waiting-guest", &[]),
    ("pace-live-of", &["minutes", "seconds"]),
    ("pace-days", &[]),
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
    ("you-win", &[]),
    ("win-together", &["names"]),
    ("replay", &[]),
    ("replay-play", &[]),
    ("replay-pause", &[]),
    ("rematch", &[]),
    ("rematch-ready", &[]),
    ("review", &[]),
    ("review-ask", &[]),
    ("review-more", &[]),
    ("review-waiting", &[]),
    ("review-making", &["done", "of"]),
    ("review-failed", &[]),
    ("review-chances", &[]),
    ("review-chances-say", &["start", "end"]),
    ("review-turned", &[]),
    ("review-turned-none", &[]),
    ("review-fell", &["before", "after"]),
    ("review-played", &[]),
    ("review-better", &[]),
    ("review-then", &[]),
    ("review-instead", &[]),
    ("review-brings", &["what"]),
    ("review-spares", &["what"]),
    ("review-risks", &["what"]),
    ("review-later", &[]),
    ("review-won", &["name", "score", "ahead", "next"]),
    ("review-tied", &["name", "score", "next"]),
    ("review-shared", &["names", "score"]),
    ("review-alone", &["name", "score"]),
    ("review-lost-start", &["name", "share"]),
    ("review-lost-decisions", &["name", "share"]),
    ("review-lost-luck", &["name", "share"]),
    ("review-lost-others", &["name"]),
    ("review-see", &[]),
    ("review-see-of", &["n"]),
    ("review-play-on", &[]),
    ("review-play-on-of", &["n"]),
    ("review-players", &[]),
    ("review-best", &[]),
    ("review-best-of", &["best", "of"]),
    ("review-cost", &[]),
    ("review-luck", &[]),
    ("review-how", &[]),
    ("percent", &["n"]),
    ("share", &[]),
    ("share-copied", &["link"]),
    ("share-host", &[]),
    ("share-sure", &[]),
    ("score-course", &[]),
    ("score-sources", &[]),
    ("score-sum", &[]),
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
    ("hint", &[]),
    ("hint-thinking", &[]),
    ("hint-brings", &["what"]),
    ("hint-nothing", &[]),
    ("hint-then", &["what"]),
    ("hint-rival", &["name"]),
    ("hint-best", &["n"]),
    ("hint-as-good", &[]),
    ("hint-less-one", &[]),
    ("hint-less-many", &["n"]),
    ("hint-later", &[]),
    ("hint-slip", &["what", "n"]),
    ("hint-danger", &["what"]),
    ("hint-spares", &["what"]),
    ("hint-denies", &["name", "what"]),
    ("hints-are", &[]),
    ("lesson", &[]),
    ("lesson-on", &[]),
    ("lesson-back", &[]),
    ("lesson-again", &[]),
    ("lesson-all", &[]),
    ("lesson-left-one", &[]),
    ("lesson-left-many", &["n"]),
    ("example", &[]),
    ("example-play", &[]),
    ("example-rules", &[]),
    ("forbidden", &[]),
    ("rules-now", &[]),
    ("play-beginners", &[]),
    ("play-guided", &[]),
    ("guide-new", &[]),
    ("table-continue", &[]),
    ("table-open", &[]),
    ("kept-elsewhere", &[]),
    ("kept-fault", &[]),
    ("kept-forget", &[]),
    ("kept-move", &[]),
    ("kept-sure", &[]),
    ("kept-unmoved", &[]),
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
        assert_eq!(WORDS.keys(Lang::En), WORDS.keys(Lang::It));
    }

    #[test]
    fn every_level_has_a_name_and_a_stated_strength() {
        let levels = catalog::Level::ALL.map(catalog::Name::of);
        let names = catalog::Level::ALL.map(|level| format!("level-{}", level.name()));
        let strengths = levels.iter().map(catalog::strength);
        for key in names.into_iter().chain(strengths) {
            assert!(Lang::ALL.iter().all(|lang| WORDS.lexicon(*lang).has(&key)), "{key}");
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
        let made = [
            "link-open",
            "link-wait",
            "actions-one",
            "actions-many",
            "also-others-one",
            "also-others-many",
            "pickable-one",
            "pickable-many",
            "fresh-one",
            "fresh-many",
            "hint-less-one",
            "hint-less-many",
            "undo-also-one",
            "undo-also-many",
            "tab-log",
            "tab-chat",
            "tab-words",
            "tab-share",
            "tab-review",
        ]; // put together from parts
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
