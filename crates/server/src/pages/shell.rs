//! What is round every page: head, navigation, language and theme, foot.

use engine::Lang;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::Value;

use super::illustration::{brand, sprite};
use super::{Place, Problem, Shell, text, words};
use crate::site;

/// How a page is laid out and what it loads.
pub(super) struct Layout<'a> {
    /// The title in the browser's tab.
    pub title: &'a str,
    /// The style sheets beside `base.css`.
    pub styles: &'a [&'a str],
    /// The module that brings the page to life.
    pub script: Option<&'a str>,
    /// The class of the body.
    pub class: &'a str,
    /// The part of the navigation that is lit.
    pub here: &'a str,
}

impl Layout<'_> {
    /// A page that is read and clicked, without a table on it.
    pub const PLAIN: Layout<'static> =
        Layout { title: "Piazza", styles: &["home"], script: None, class: "plain", here: "" };
}

/// A page with the usual head and foot.
pub(super) fn page(shell: &Shell, layout: &Layout<'_>, body: Markup) -> Markup {
    let lang = shell.lang;
    let content = html! {
        (head(shell, layout))
        (body)
        footer class="foot" {
            p { (text(lang, "foot-independent")) }
            @if shell.place == Place::Server { p { a href="/privacy" { (text(lang, "privacy")) } " · " a href="/api/openapi.json" { (text(lang, "foot-api")) } } }
        }
    };
    bare(shell, layout, content)
}

/// A page with nothing round it but the document.
pub(super) fn bare(shell: &Shell, layout: &Layout<'_>, body: Markup) -> Markup {
    let lang = shell.lang;
    html! {
        (DOCTYPE)
        html lang=(lang) data-site=[(shell.place != Place::Server).then_some("files")] data-server[shell.place == Place::Beside] {
            head {
                meta charset="utf-8";
                @if shell.place != Place::Server { (of_files()) }
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="description" content=(text(lang, "home-lead"));
                title { (layout.title) }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/theme.css";
                link rel="stylesheet" href="/assets/css/base.css";
                @for style in layout.styles {
                    link rel="stylesheet" href={ "/assets/css/" (style) ".css" };
                }
                script src="/assets/js/theme.js" {}
                script type="module" src="/assets/js/page.js" {}
                @if let Some(script) = layout.script {
                    script type="module" src={ "/assets/js/" (script) ".js" } {}
                }
            }
            body class=(layout.class) {
                a class="skip" href="#main" { (text(lang, "skip")) }
                (sprite())
                (block("words", &words::for_browser(lang)))
                (body)
            }
        }
    }
}

/// JSON for the browser's modules; `<` is written so that nothing can end the block.
pub(super) fn block(id: &str, value: &Value) -> Markup {
    html! { script type="application/json" id=(id) { (PreEscaped(value.to_string().replace('<', "\\u003c"))) } }
}

/// What only a page among plain files has: the policy that a server states in its headers, and what makes it an app.
fn of_files() -> Markup {
    html! {
        meta http-equiv="Content-Security-Policy" content=(FILES_POLICY);
        link rel="manifest" href="/manifest.webmanifest";
        link rel="apple-touch-icon" href="/icon-192.png";
        script type="module" src="/assets/js/site.js" {}
    }
}

/// What a page among plain files may load: the same as at a server, and a module.
pub const FILES_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

fn head(shell: &Shell, layout: &Layout<'_>) -> Markup {
    let lang = shell.lang;
    let links = [
        ("games", "/", "nav-games", &[Place::Server, Place::Files, Place::Beside][..]),
        ("learn", "/learn", "nav-learn", &[Place::Server, Place::Files, Place::Beside]),
        ("lobby", "/lobby", "nav-lobby", &[Place::Server]),
        ("rules", "/rules", "nav-rules", &[Place::Server, Place::Files, Place::Beside]),
        ("history", "/history", "nav-history", &[Place::Server]),
        ("online", site::ONLINE, "nav-online", &[Place::Beside]),
    ];
    let there = links.into_iter().filter(|(.., places)| places.contains(&shell.place));
    html! {
        header class="head" {
            a class="brand" href="/" { (brand()) "Piazza" }
            nav aria-label=(text(lang, "nav")) {
                @for (name, to, key, _) in there {
                    a href=(to) aria-current=[(layout.here == name).then_some("page")] { (text(lang, key)) }
                }
            }
            (tools(shell))
        }
    }
}

/// Language, theme, and who you are.
pub(super) fn tools(shell: &Shell) -> Markup {
    let lang = shell.lang;
    let other = Lang::ALL.into_iter().find(|other| *other != lang).unwrap_or(lang);
    html! {
        div class="head-tools" {
            @match shell.place {
                Place::Server => form method="post" action="/lang" {
                    input type="hidden" name="next" value=(shell.path);
                    button name="lang" value=(other) lang=(other) title=(text(other, "language-switch")) aria-label=(text(other, "language-switch")) {
                        (icon("globe")) span class="word" { (text(other, "language-name")) }
                    }
                },
                Place::Files | Place::Beside => a href={ "../" (other) "/" (shell.path) } data-other-language hreflang=(other) title=(text(other, "language-switch")) {
                    (icon("globe")) span class="word" { (text(other, "language-name")) }
                },
            }
            button type="button" data-theme-switch title=(text(lang, "theme-switch")) { (icon("moon")) span class="unseen" { (text(lang, "theme-switch")) } }
            @if shell.place == Place::Server {
                a href="/account" class="me" {
                    (icon("person"))
                    span { @match &shell.person { Some(person) => (person.name), None => (text(lang, "nav-account")) } }
                }
            }
        }
    }
}

/// A drawn icon.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg class="icon" aria-hidden="true" { use href={ "/assets/icons.svg#" (name) } {} } }
}

/// Why the last attempt was refused.
pub(super) fn problem(problem: &Problem) -> Markup {
    html! { @if let Some(problem) = problem { p class="notice" role="alert" { (problem) } } }
}
