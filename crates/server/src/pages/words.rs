//! The words of the pages, as opposed to those of games.

use std::sync::LazyLock;

use engine::{Lang, Phrase};
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
    ("undo-asked", &["name"]),
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
    ("start-with-bots", &[]),
    ("hint-pick", &[]),
    ("watched", &["n"]),
    ("undo-refused", &[]),
];

/// The words of the browser's modules as JSON; gaps are written `{name}`.
pub(super) fn for_browser(lang: Lang) -> String {
    let entry = |(key, gaps): &(&'static str, &[&'static str])| {
        let phrase = gaps.iter().fold(Phrase::new(*key), |phrase, gap| phrase.with(gap, format!("{{{gap}}}")));
        ((*key).to_owned(), super::say(lang, &phrase).into())
    };
    let words: serde_json::Map<String, serde_json::Value> = BROWSER.iter().map(entry).collect();
    serde_json::Value::Object(words).to_string().replace('<', "\\u003c")
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
    fn every_bot_has_a_name() {
        let levels = catalog::Level::ALL.map(|level| format!("bot-{level}"));
        for key in levels {
            assert!(Lang::ALL.iter().all(|lang| lexicon(*lang).has(&key)), "{key}");
        }
    }

    #[test]
    fn the_browser_gets_every_word_it_says() {
        for lang in Lang::ALL {
            assert!(!for_browser(lang).contains("\":\"["), "{}", for_browser(lang));
        }
    }
}
