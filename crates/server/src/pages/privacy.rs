//! What is kept about people, how long, and how to have it removed.

use maud::{Markup, html};

use super::shell::{Layout, page};
use super::{Shell, text};

/// The chapters, each with a heading `privacy-KEY` and paragraphs `privacy-KEY-1`, `-2` ...
const CHAPTERS: [(&str, usize); 5] = [("kept", 5), ("not", 2), ("seen", 2), ("long", 3), ("delete", 3)];

/// The privacy page.
pub fn privacy(shell: &Shell) -> Markup {
    let lang = shell.lang;
    let layout = Layout { title: &text(lang, "privacy"), ..Layout::PLAIN };
    let body = html! {
        main id="main" class="page narrow" {
            h1 { (text(lang, "privacy")) }
            @for (key, paragraphs) in CHAPTERS {
                h2 { (text(lang, &format!("privacy-{key}"))) }
                ul { @for i in 1..=paragraphs { li { (text(lang, &format!("privacy-{key}-{i}"))) } } }
            }
            p { a class="btn" href="/account" { (text(lang, "nav-account")) } }
        }
    };
    page(shell, &layout, body)
}
