//! The table page and the replay page: the frame that the browser's modules fill.

use catalog::Level;
use engine::lesson::Lesson;
use engine::{Info, Lang, Phrase};
use maud::{Markup, html};
use serde_json::{Value, json};

use super::illustration::brand;
use super::learn::remembered;
use super::shell::{Layout, bare, block, icon, tools};
use super::{ExamplePage, LessonPage, Place, ReplayPage, Shell, TablePage, say, text};
use crate::drawings::Drawings;

/// The table page.
pub fn table(shell: &Shell, data: &TablePage) -> Markup {
    let lang = shell.lang;
    let tabs: &[&str] = match shell.place {
        Place::Server => &["log", "chat", "words"],
        Place::Files | Place::Beside => &["log", "words"],
    };
    let about = json!({
        "socket": data.socket, "table": data.room.as_ref().map(|room| &room.id), "game": data.info.slug, "title": data.info.title, "prefix": data.info.prefix,
        "key": data.key, "mayJoin": data.may_join, "nameless": shell.person.is_none(), "room": data.room, "lang": lang,
        "icons": data.drawings.icons, "pictures": data.drawings.address, "tabs": tabs,
    });
    let body = html! {
        main id="main" class="arena" {
            section class="room" id="room" aria-label=(text(lang, "room")) hidden {}
        }
        (sheets(shell, data.info))
        (block("about", &about))
    };
    bare(shell, &layout(data.info.title, "table"), body)
}

/// The page of a lesson.
pub fn lesson(shell: &Shell, data: &LessonPage) -> Markup {
    let LessonPage { info, lesson, drawings, .. } = data;
    let lang = shell.lang;
    let way =
        |next: &Lesson| json!({"title": next.title.of(lang), "at": format!("/learn/{}/{}", info.slug, next.name)});
    let told = json!({
        "game": info.slug, "name": lesson.name, "title": lesson.title.of(lang), "puzzle": lesson.goal.is_some(),
        "at": format!("/api/games/{}/lessons/{}", info.slug, lesson.name), "next": data.next.as_ref().map(way),
    });
    study(shell, (info, drawings), &told, remembered(data.learned.as_deref()))
}

/// The page of a worked example, at which a clause is shown.
pub fn example(shell: &Shell, data: &ExamplePage<'_>) -> Markup {
    let ExamplePage { info, name, number, of, clause, rule, drawings } = data;
    let lang = shell.lang;
    let next = (number < of).then(
        || json!({"title": text(lang, "example-another"), "at": format!("/rules/{}/{clause}/{}", info.slug, number + 1)}),
    );
    let count =
        Phrase::new("example-of").with("n", *number as u32).with("of", *of as u32).with("clause", clause.clone());
    let told = json!({
        "game": info.slug, "name": name, "title": say(lang, &count), "next": next, "clause": clause, "rule": rule,
        "at": format!("/api/games/{}/examples/{name}", info.slug),
    });
    study(shell, (info, drawings), &told, Markup::default())
}

/// The table page, at which nobody sits but the learner.
fn study(shell: &Shell, (info, drawings): (&Info, &Drawings), told: &Value, more: Markup) -> Markup {
    let about = json!({
        "lesson": told, "game": info.slug, "title": info.title, "prefix": info.prefix, "lang": shell.lang,
        "room": {"status": "lesson", "chairs": []},
        "icons": drawings.icons, "pictures": drawings.address, "tabs": ["log", "words"],
    });
    let body = html! {
        main id="main" class="arena" { section class="room" id="room" aria-label=(text(shell.lang, "room")) hidden {} }
        (sheets(shell, info))
        (more)
        (block("about", &about))
    };
    bare(shell, &layout(told["title"].as_str().unwrap_or_default(), "table"), body)
}

/// What can be opened over a table at which somebody plays.
fn sheets(shell: &Shell, info: &Info) -> Markup {
    let lang = shell.lang;
    html! {
        (menu_sheet(shell, info, &[("open-keys", "help", "keys")]))
        (palette(lang))
        (result_sheet(lang))
        (settings_sheet(lang))
        (rules_sheet(lang))
        (keys_sheet(lang))
    }
}

/// The replay page.
pub fn replay(shell: &Shell, data: &ReplayPage) -> Markup {
    let lang = shell.lang;
    let (room, steps) = data.book.as_ref().map(|(room, steps)| (room, steps)).unzip();
    let about = json!({
        "table": room.map(|room| &room.id), "game": data.info.slug, "title": data.info.title, "prefix": data.info.prefix,
        "key": data.key, "steps": steps, "room": room, "lang": lang,
        "icons": data.drawings.icons, "pictures": data.drawings.address,
    });
    let body = html! {
        main id="main" class="arena" {}
        (player(lang))
        (share_sheet(shell))
        (menu_sheet(shell, data.info, &[]))
        (settings_sheet(lang))
        (rules_sheet(lang))
        (block("about", &about))
    };
    bare(shell, &layout(data.info.title, "replay"), body)
}

fn layout<'a>(title: &'a str, script: &'a str) -> Layout<'a> {
    Layout { title, styles: &["pieces", "table", "rules"], script: Some(script), class: "at-table", here: "" }
}

/// Everything that is not about this moment: the way home, rules, settings, language and colours, and more entries if
/// need be.
fn menu_sheet(shell: &Shell, info: &Info, more: &[(&str, &str, &str)]) -> Markup {
    let lang = shell.lang;
    let entry = |id: &str, name: &str, words: &str| html! { button type="button" class="btn plain" id=(id) { (icon(name)) (text(lang, words)) } };
    let body = html! {
        div class="sheet-body menu-body" {
            p class="quiet" id="where" {}
            a class="btn plain" href="/" { (brand()) (text(lang, "nav-home")) }
            a class="btn plain" href={ "/learn/" (info.slug) } { (icon("cap")) (text(lang, "nav-learn")) }
            a class="btn plain" id="open-rules" href={ "/rules/" (info.slug) } { (icon("book")) (text(lang, "rules")) }
            (entry("open-settings", "gear", "settings"))
            @for (id, name, words) in more { (entry(id, name, words)) }
            (entry("zoom-in", "plus", "zoom-in"))
            (entry("zoom-out", "minus", "zoom-out"))
            (entry("zoom-fit", "fit", "zoom-fit"))
        }
        div class="sheet-body row" id="table-tools" {}
        div class="sheet-body menu-foot" { (tools(shell)) }
    };
    sheet(lang, "menu", "", info.title, body)
}

/// A dialog with a head and a way out.
fn sheet(lang: Lang, id: &str, class: &str, title: &str, body: Markup) -> Markup {
    html! {
        dialog id=(id) class=(class) aria-labelledby={ (id) "-title" } {
            div class="sheet-head" {
                h2 id={ (id) "-title" } tabindex="-1" autofocus { (title) }
                form method="dialog" { button class="icon-btn" aria-label=(text(lang, "close")) { (icon("cancel")) } }
            }
            (body)
        }
    }
}

fn palette(lang: Lang) -> Markup {
    html! {
        dialog class="palette" id="palette" aria-label=(text(lang, "actions-title")) {
            div {
                input type="search" role="combobox" aria-expanded="true" aria-controls="palette-list" autocomplete="off" spellcheck="false"
                    placeholder=(text(lang, "actions-search")) aria-label=(text(lang, "actions-search"));
                ul id="palette-list" role="listbox" aria-label=(text(lang, "actions-title")) {}
                p class="foot-note" {}
            }
        }
    }
}

fn result_sheet(lang: Lang) -> Markup {
    sheet(lang, "result", "", &text(lang, "result"), html! { div class="sheet-body" id="result-body" {} })
}

fn rules_sheet(lang: Lang) -> Markup {
    sheet(lang, "rules", "drawer", &text(lang, "rules"), html! { div id="rules-body" {} })
}

fn settings_sheet(lang: Lang) -> Markup {
    let groups: [(&str, &[&str]); 4] = [
        ("theme", &["system", "light", "dark"]),
        ("confirm", &["auto", "always", "never"]),
        ("pace", &["calm", "quick", "none"]),
        ("sound", &["on", "off"]),
    ];
    let body = html! {
        form class="sheet-body" id="settings-form" {
            @for (name, values) in groups {
                fieldset {
                    legend { (text(lang, &format!("set-{name}"))) }
                    div class="choices" {
                        @for value in values {
                            label { input type="radio" name=(name) value=(value); span { (text(lang, &format!("set-{name}-{value}"))) } }
                        }
                    }
                }
            }
        }
    };
    sheet(lang, "settings", "", &text(lang, "settings"), body)
}

fn keys_sheet(lang: Lang) -> Markup {
    let rows = [
        ("A", "key-actions"),
        ("1 … 9", "key-number"),
        ("←↑↓→", "key-arrows"),
        ("Enter", "key-pick"),
        ("Esc", "key-cancel"),
        ("U", "key-undo"),
        ("H", "key-hint"),
        ("␣", "key-skip"),
        ("L", "key-log"),
        ("C", "key-chat"),
        ("W", "key-words"),
        ("R", "key-rules"),
        ("+ − 0", "key-zoom"),
        ("?", "key-help"),
    ];
    let body = html! {
        div class="sheet-body" { table class="list" { @for (key, meaning) in rows { tr { td { kbd { (key) } } td { (text(lang, meaning)) } } } } }
    };
    sheet(lang, "keys", "", &text(lang, "keys"), body)
}

/// The buttons that go through a match.
fn player(lang: Lang) -> Markup {
    let button = |id: &str, name: &str| html! { button class="icon-btn" type="button" id=(id) title=(text(lang, id)) aria-label=(text(lang, id)) { (icon(name)) } };
    html! {
        template id="player-template" {
            div class="player" role="group" aria-label=(text(lang, "replay")) {
                (button("replay-first", "first")) (button("replay-back", "back")) (button("replay-play", "play"))
                (button("replay-next", "next")) (button("replay-last", "last"))
                input type="range" id="replay-at" min="0" aria-label=(text(lang, "replay-at"));
                span class="step" id="replay-step" {}
                select id="replay-eyes" hidden aria-label=(text(lang, "replay-eyes")) title=(text(lang, "replay-eyes")) {
                    option value="" { (text(lang, "replay-eyes-own")) }
                }
            }
        }
    }
}

/// What can be done with a match that is looked back at. A link to it and a picture in dots come from a server only.
fn share_sheet(shell: &Shell) -> Markup {
    let lang = shell.lang;
    html! {
        template id="share-template" {
            @if shell.place == Place::Server {
                h2 { (text(lang, "share-step")) }
                div class="share" { input type="text" readonly id="share-link" aria-label=(text(lang, "share-step")); button class="btn small" type="button" id="share-copy" { (icon("copy")) (text(lang, "copy")) } }
            }
            h2 { (text(lang, "download")) }
            div class="row" {
                a class="btn small" data-record download { (icon("down")) (text(lang, "download-record")) }
                a class="btn small" data-picture="svg" download { (icon("down")) "SVG" }
                @if shell.place == Place::Server { a class="btn small" data-picture="png" download { (icon("down")) "PNG" } }
            }
            h2 { (text(lang, "verify")) }
            p class="small quiet" { (text(lang, "verify-more")) }
            div class="row" { button class="btn small" type="button" id="verify" { (icon("seal")) (text(lang, "verify-do")) } }
            p id="verify-says" role="status" {}
            h2 { (text(lang, "fork")) }
            p class="small quiet" { (text(lang, "fork-more")) }
            form method="post" id="fork" {
                input type="hidden" name="step" id="fork-step";
                label class="field" { span { (text(lang, "fork-seat")) } select name="seat" id="fork-seat" {} }
                label class="field" { span { (text(lang, "fork-level")) }
                    select name="level" { option value="" { (text(lang, "fork-same")) } @for level in Level::ALL { option value=(level.name()) { (text(lang, &format!("level-{}", level.name()))) } } }
                }
                button class="btn main" { (icon("fork")) (text(lang, "fork-do")) }
            }
        }
    }
}
