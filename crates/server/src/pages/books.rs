//! The rulebooks.

use catalog::Title;
use engine::Phrase;
use maud::{Markup, html};

use super::home::{board_picture, pitch};
use super::shell::{Layout, icon, page};
use super::{RulesPage, Shell, say, text};

/// The list of rulebooks.
pub fn rules_index(shell: &Shell, titles: &[&'static dyn Title]) -> Markup {
    let lang = shell.lang;
    let title = text(lang, "nav-rules");
    let layout = Layout { title: &title, here: "rules", ..Layout::PLAIN };
    let body = html! {
        main id="main" class="page" {
            h1 { (text(lang, "rules-title")) }
            p { (text(lang, "rules-lead")) }
            ul class="games" {
                @for title in titles {
                    li class="game" {
                        a class="game-picture" href={ "/rules/" (title.info().slug) } tabindex="-1" aria-hidden="true" { (board_picture(lang, *title)) }
                        div class="game-text" {
                            h2 { a href={ "/rules/" (title.info().slug) } { (title.info().title) } }
                            p class="pitch" { (pitch(*title, lang)) }
                        }
                    }
                }
            }
        }
    };
    page(shell, &layout, body)
}

/// A rulebook.
pub fn rules(shell: &Shell, data: &RulesPage) -> Markup {
    let lang = shell.lang;
    let title = format!("{} · {}", data.info.title, text(lang, "rules"));
    let layout =
        Layout { title: &title, styles: &["home", "rules"], script: Some("rules"), here: "rules", ..Layout::PLAIN };
    let body = html! {
        main id="main" class="page" {
            p { a href={ "/learn/" (data.info.slug) } { (icon("cap")) " " (say(lang, &Phrase::new("learn-of").with("game", data.info.title))) } }
            div class="rules-grid" {
                nav class="toc" aria-label=(text(lang, "contents")) {
                    input type="search" id="rules-search" placeholder=(text(lang, "rules-search")) aria-label=(text(lang, "rules-search"));
                    p class="small quiet" id="rules-found" role="status" {}
                    ol { @for (level, anchor, heading) in &data.contents { @if *level == 2 { li { a href={ "#" (anchor) } { (heading) } } } } }
                }
                article class="book" { (data.body) }
            }
        }
    };
    page(shell, &layout, body)
}
