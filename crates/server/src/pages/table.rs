//! The table page and the replay page: the frame that the browser's modules fill.

use catalog::Level;
use engine::Lang;
use maud::{Markup, html};
use serde_json::json;

use super::illustration::brand;
use super::shell::{Layout, bare, block, icon, tools};
use super::{ReplayPage, Shell, TablePage, text};

/// The table page.
pub fn table(shell: &Shell, data: &TablePage) -> Markup {
    let lang = shell.lang;
    let about = json!({
        "socket": data.socket, "table": data.room.id, "game": data.info.slug, "title": data.info.title, "prefix": data.info.prefix,
        "key": data.key, "mayJoin": data.may_join, "room": data.room, "lang": lang,
        "icons": data.drawings.icons, "pictures": data.drawings.address,
    });
    let body = html! {
        (head(shell, data.info.title, data.info.slug))
        main id="main" class="arena" {
            (stage(lang))
            section class="room" id="room" aria-label=(text(lang, "room")) hidden {}
            (prompt(lang))
            (side(lang, true))
        }
        (palette(lang))
        (result_sheet(lang))
        (settings_sheet(shell))
        (rules_sheet(lang))
        (keys_sheet(lang))
        (block("about", &about))
    };
    bare(shell, &layout(data.info.title, "table"), body)
}

/// The replay page.
pub fn replay(shell: &Shell, data: &ReplayPage) -> Markup {
    let lang = shell.lang;
    let about = json!({
        "table": data.room.id, "game": data.info.slug, "title": data.info.title, "prefix": data.info.prefix,
        "step": data.step, "steps": data.steps, "room": data.room, "lang": lang,
        "icons": data.drawings.icons, "pictures": data.drawings.address,
    });
    let body = html! {
        (head(shell, data.info.title, data.info.slug))
        main id="main" class="arena" {
            (stage(lang))
            (player(lang, data))
            (side(lang, false))
        }
        (share_sheet(lang, data))
        (settings_sheet(shell))
        (rules_sheet(lang))
        (block("about", &about))
    };
    bare(shell, &layout(data.info.title, "replay"), body)
}

fn layout<'a>(title: &'a str, script: &'a str) -> Layout<'a> {
    Layout { title, styles: &["table", "rules"], script: Some(script), class: "at-table", here: "" }
}

fn head(shell: &Shell, title: &str, slug: &str) -> Markup {
    let lang = shell.lang;
    html! {
        header class="head" {
            a class="brand" href="/" aria-label=(text(lang, "nav-home")) { (brand()) span class="only-wide" { "Piazza" } }
            div class="where" {
                h1 { (title) }
                span class="link" id="link" role="img" data-state="wait" title=(text(lang, "link-wait")) {}
                span class="quiet" id="where" {}
            }
            div class="head-tools" {
                @for (id, name, class) in [("zoom-in", "plus", "zoom only-wide"), ("zoom-out", "minus", "zoom only-wide"), ("zoom-fit", "fit", "zoom")] {
                    button type="button" id=(id) class=(class) title=(text(lang, id)) aria-label=(text(lang, id)) { (icon(name)) }
                }
                a id="open-rules" href={ "/rules/" (slug) } aria-label=(text(lang, "rules")) { (icon("book")) span class="word" { (text(lang, "rules")) } }
                button type="button" id="open-settings" aria-label=(text(lang, "settings")) { (icon("gear")) span class="word" { (text(lang, "settings")) } }
            }
            div class="only-wide" { (tools(shell)) }
        }
    }
}

fn stage(lang: Lang) -> Markup {
    html! {
        section class="stage" id="stage" aria-label=(text(lang, "board")) {
            div class="board" id="board" {}
        }
    }
}

fn prompt(lang: Lang) -> Markup {
    html! {
        section class="prompt" id="prompt" aria-label=(text(lang, "prompt")) {
            span id="prompt-sign" {}
            div class="prompt-words" {
                p class="prompt-text" id="prompt-text" { (text(lang, "link-wait")) }
                p class="prompt-more" id="prompt-more" {}
                div class="preview" id="preview" {}
            }
            div class="choices-bar" id="choices-bar" {}
            div class="prompt-tools" id="prompt-tools" {}
        }
        div class="unseen" id="says" role="status" aria-live="polite" {}
    }
}

/// Players, and tabs: a match has a chat, a replay can be shared.
fn side(lang: Lang, chat: bool) -> Markup {
    let tabs = match chat {
        true => [("log", "log"), ("chat", "chat"), ("words", "in-words")],
        false => [("log", "log"), ("words", "in-words"), ("share", "share")],
    };
    html! {
        aside class="side" id="side" data-tab="players" aria-label=(text(lang, "side")) {
            div class="panels" id="panels" role="group" aria-label=(text(lang, "players")) {}
            div class="tabs" role="tablist" aria-label=(text(lang, "side")) {
                button class="only-narrow" role="tab" data-tab="players" aria-controls="panels" aria-selected="true" { (text(lang, "players")) }
                @for (name, words) in tabs {
                    button id={ "tab-" (name) } role="tab" data-tab=(name) aria-controls={ "body-" (name) } aria-selected="false" { (text(lang, words)) }
                }
            }
            div class="tab-body" {
                (tab_body("log", html! { ol class="log" id="log" {} }))
                (tab_body("words", html! { ul class="words-list" id="in-words" {} }))
                @if chat { (tab_body("chat", chat_box(lang))) } @else { (tab_body("share", html! { div class="sheet-body" id="share" {} })) }
            }
        }
    }
}

/// What a tab opens.
fn tab_body(name: &str, body: Markup) -> Markup {
    html! { div id={ "body-" (name) } role="tabpanel" aria-labelledby={ "tab-" (name) } data-body=(name) hidden { (body) } }
}

fn chat_box(lang: Lang) -> Markup {
    html! {
        div class="chat" id="chat" {
            ol aria-live="polite" {}
            form autocomplete="off" {
                input type="text" name="text" maxlength="500" placeholder=(text(lang, "chat-write")) aria-label=(text(lang, "chat-write"));
                button class="btn small" { (text(lang, "chat-send")) }
            }
        }
    }
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
            input type="search" role="combobox" aria-expanded="true" aria-controls="palette-list" autocomplete="off" spellcheck="false"
                placeholder=(text(lang, "actions-search")) aria-label=(text(lang, "actions-search"));
            ul id="palette-list" role="listbox" aria-label=(text(lang, "actions-title")) {}
            p class="foot-note" {}
        }
    }
}

fn result_sheet(lang: Lang) -> Markup {
    sheet(lang, "result", "", &text(lang, "result"), html! { div class="sheet-body" id="result-body" {} })
}

fn rules_sheet(lang: Lang) -> Markup {
    sheet(lang, "rules", "drawer", &text(lang, "rules"), html! { div id="rules-body" {} })
}

fn settings_sheet(shell: &Shell) -> Markup {
    let lang = shell.lang;
    let groups: [(&str, &[&str]); 3] = [
        ("theme", &["system", "light", "dark"]),
        ("confirm", &["auto", "always", "never"]),
        ("pace", &["calm", "quick", "none"]),
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
            div class="row" id="table-tools" {}
        }
        div class="sheet-body only-narrow" { (tools(shell)) }
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

fn player(lang: Lang, data: &ReplayPage) -> Markup {
    let button = |id: &str, name: &str| html! { button class="icon-btn" type="button" id=(id) title=(text(lang, id)) aria-label=(text(lang, id)) { (icon(name)) } };
    html! {
        section class="player" aria-label=(text(lang, "replay")) {
            (button("replay-first", "first")) (button("replay-back", "back")) (button("replay-play", "play"))
            (button("replay-next", "next")) (button("replay-last", "last"))
            input type="range" id="replay-at" min="0" max=(data.steps) value=(data.step) aria-label=(text(lang, "replay-at"));
            span class="step" id="replay-step" {}
            p class="says" id="replay-says" aria-live="polite" {}
        }
    }
}

fn share_sheet(lang: Lang, data: &ReplayPage) -> Markup {
    let id = &data.room.id;
    html! {
        template id="share-template" {
            h3 { (text(lang, "share-step")) }
            div class="share" { input type="text" readonly id="share-link" aria-label=(text(lang, "share-step")); button class="btn small" type="button" id="share-copy" { (icon("copy")) (text(lang, "copy")) } }
            h3 { (text(lang, "download")) }
            div class="row" {
                a class="btn small" href={ "/t/" (id) "/record.txt" } download { (icon("down")) (text(lang, "download-record")) }
                a class="btn small" data-picture="svg" download { (icon("down")) "SVG" }
                a class="btn small" data-picture="png" download { (icon("down")) "PNG" }
            }
            h3 { (text(lang, "verify")) }
            p class="small quiet" { (text(lang, "verify-more")) }
            div class="row" { button class="btn small" type="button" id="verify" { (icon("seal")) (text(lang, "verify-do")) } }
            p id="verify-says" role="status" {}
            h3 { (text(lang, "fork")) }
            p class="small quiet" { (text(lang, "fork-more")) }
            form method="post" action={ "/t/" (id) "/fork" } {
                input type="hidden" name="step" id="fork-step" value=(data.step);
                label class="field" { span { (text(lang, "fork-seat")) }
                    select name="seat" { @for chair in &data.room.chairs { option value=(chair.seat) selected[chair.you] { (chair.name) } } }
                }
                label class="field" { span { (text(lang, "fork-level")) }
                    select name="level" { @for level in Level::ALL.into_iter().rev() { option value=(level) { (text(lang, &format!("bot-{level}"))) } } }
                }
                button class="btn main" { (icon("fork")) (text(lang, "fork-do")) }
            }
        }
    }
}
