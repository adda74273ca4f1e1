//! What is kept about people, how long, and how to have it removed.

use engine::{Lang, Phrase};
use maud::{Markup, html};

use super::shell::{Layout, page};
use super::{Shell, say, span, text};
use crate::tidying::Tidying;

/// The chapters, each with a heading `privacy-KEY` and paragraphs `privacy-KEY-1`, `-2` ...
const CHAPTERS: [(&str, usize); 5] = [("kept", 5), ("not", 2), ("seen", 2), ("long", 2), ("delete", 3)];

/// What a host decides: the paragraph if nothing is ever removed, and the one that says when.
fn kept(lang: Lang, tidying: &Tidying) -> [String; 4] {
    let rules = [
        ("matches", tidying.finished),
        ("guests", tidying.guests),
        ("untouched", tidying.untouched),
        ("unfinished", tidying.unfinished),
    ];
    rules.map(|(key, time)| match time {
        Some(time) => say(lang, &Phrase::new(format!("privacy-{key}-until")).with("time", span(lang, time))),
        None => text(lang, &format!("privacy-{key}-ever")),
    })
}

/// The privacy page.
pub fn privacy(shell: &Shell, tidying: &Tidying) -> Markup {
    let lang = shell.lang;
    let layout = Layout { title: &text(lang, "privacy"), ..Layout::PLAIN };
    let body = html! {
        main id="main" class="page narrow" {
            h1 { (text(lang, "privacy")) }
            @for (key, paragraphs) in CHAPTERS {
                h2 { (text(lang, &format!("privacy-{key}"))) }
                ul {
                    @for i in 1..=paragraphs { li { (text(lang, &format!("privacy-{key}-{i}"))) } }
                    @if key == "long" { @for words in kept(lang, tidying) { li { (words) } } }
                }
            }
            p { a class="btn" href="/account" { (text(lang, "nav-account")) } }
        }
    };
    page(shell, &layout, body)
}
