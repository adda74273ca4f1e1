//! The rulebooks.

use catalog::Title;
use engine::{Info, Lang, Phrase};
use maud::{Markup, html};

use crate::learn::examples::Index;

use super::home::{board_picture, in_both_themes, pitch};
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

/// What stands after a clause that has worked examples: a picture of the first one, if the book shows it, and the way to
/// them.
pub fn shown(lang: Lang, info: &Info, index: &Index, clause: &str) -> Markup {
    let count = index.of_clause(clause).len();
    let address = format!("/rules/{}/{clause}", info.slug);
    html! {
        @if count > 0 {
            @if index.is_drawn(clause) {
                a class="figure themed" href={ (address) "/1" } tabindex="-1" aria-hidden="true" { (in_both_themes(&format!("{address}/picture.svg?lang={lang}"))) }
            }
            " " a class="show-me" href={ (address) "/1" } aria-label=(say(lang, &Phrase::new("show-me-of").with("clause", clause.to_owned()))) {
                (icon("play")) (text(lang, "show-me"))
            }
        }
    }
}
