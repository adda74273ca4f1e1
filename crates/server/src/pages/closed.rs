//! The page of a table that is closed: what happened, and what can still be done.

use engine::Phrase;
use maud::{Markup, html};

use super::shell::{Layout, icon, page};
use super::{ClosedPage, Ending, Shell, say, span, text};

/// The page of a table that is closed.
pub fn closed(shell: &Shell, data: &ClosedPage) -> Markup {
    let lang = shell.lang;
    // Whoever set the time may have changed it since, or have tidied up by hand: then no time is told.
    let told = |key: &str, time: Option<_>| match time {
        Some(time) => say(lang, &Phrase::new(format!("{key}-time")).with("time", span(lang, time))),
        None => text(lang, key),
    };
    let what = match data.ending {
        Ending::Left => text(lang, "closed-left"),
        Ending::Untouched(time) => told("closed-untouched", time),
        Ending::Unfinished(time) => told("closed-unfinished", time),
    };
    let body = html! {
        main id="main" class="page narrow" {
            h1 { (data.info.title) }
            section class="card" data-closed {
                h2 { (text(lang, "closed-title")) }
                p { (what) }
                @if let Ending::Unfinished(_) = data.ending {
                    p { (text(lang, "closed-look-more")) }
                    p { a class="btn main" href={ "/t/" (data.id) "/replay" } { (icon("play")) (text(lang, "closed-look")) } }
                }
                p { a class="btn" href={ "/new/" (data.info.slug) } { (text(lang, "closed-new")) } }
            }
        }
    };
    page(shell, &Layout { title: data.info.title, ..Layout::PLAIN }, body)
}
