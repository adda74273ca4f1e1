//! The words of the pages, as opposed to those of games.

use std::sync::LazyLock;

use engine::Lang;
use words::Lexicon;

/// The dictionary of the pages. The files are built in and tested, so they parse.
pub fn lexicon(lang: Lang) -> &'static Lexicon {
    static EN: LazyLock<Lexicon> = LazyLock::new(|| made(Lang::En, include_str!("../../locales/en.ftl")));
    static IT: LazyLock<Lexicon> = LazyLock::new(|| made(Lang::It, include_str!("../../locales/it.ftl")));
    match lang {
        Lang::En => &EN,
        Lang::It => &IT,
    }
}

fn made(lang: Lang, source: &str) -> Lexicon {
    Lexicon::new(lang, source).unwrap_or_else(|errors| panic!("{lang}: {errors:?}"))
}
