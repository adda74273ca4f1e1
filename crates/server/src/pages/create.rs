//! The form for a new table, made from the game's own description of its options.

use catalog::{Level, Title};
use engine::{Field, FieldKind, Lang, Phrase};
use maud::{Markup, html};
use serde_json::Value;

use super::home::{board_picture, pitch};
use super::illustration::seat_sign;
use super::shell::{Layout, icon, page, problem};
use super::{Create, Shell, say, text};
use crate::room::Pace;

/// The form for a new table.
pub fn create(shell: &Shell, data: &Create) -> Markup {
    let lang = shell.lang;
    let info = data.title.info();
    let layout = Layout { title: info.title, script: Some("create"), here: "games", ..Layout::PLAIN };
    let fields = data.title.form();
    let body = html! {
        main id="main" class="page" {
            h1 { (say(lang, &Phrase::new("new-title").with("game", info.title))) }
            (problem(&data.problem))
            div class="new-grid" {
                form method="post" action={ "/new/" (info.slug) } id="create" {
                    (people(shell, data.title))
                    (clock(lang))
                    (access(lang))
                    @if !fields.is_empty() {
                        fieldset {
                            legend { (text(lang, "new-options")) }
                            @for field in &fields { (option(data.title, lang, field)) }
                        }
                    }
                    div class="sticky-go" { button class="btn warm" { (icon("check")) (text(lang, "new-go")) } }
                }
                aside {
                    div class="game-picture" { (board_picture(lang, data.title)) }
                    p { (pitch(data.title, lang)) }
                    p { a href={ "/rules/" (info.slug) } { (icon("book")) " " (text(lang, "read-rules")) } }
                }
            }
        }
    };
    page(shell, &layout, body)
}

/// The number of players and who sits where.
fn people(shell: &Shell, title: &'static dyn Title) -> Markup {
    let lang = shell.lang;
    let info = title.info();
    html! {
        fieldset {
            legend { (text(lang, "new-players")) }
            div class="choices field" {
                @for n in info.min_seats..=info.max_seats {
                    label { input type="radio" name="players" value=(n) checked[n == info.usual_seats]; span { (icon("people")) (n) } }
                }
            }
            div class="seat-rows" {
                @for seat in 0..info.max_seats {
                    label class="seat-row" data-seat-row=(seat) hidden[seat >= info.usual_seats] {
                        (seat_sign(seat))
                        select name={ "seat-" (seat) } aria-label=(say(lang, &Phrase::new("new-seat").with("n", seat + 1))) { (sitters(lang, seat)) }
                        input type="text" name={ "name-" (seat) } maxlength="24" hidden placeholder=(text(lang, "field-name")) aria-label=(text(lang, "field-name"));
                    }
                }
            }
            p class="hint small quiet" { (text(lang, "new-same-screen")) }
        }
    }
}

/// Who can sit on a chair: the first is mine, the others are bots unless somebody chooses otherwise.
fn sitters(lang: Lang, seat: u8) -> Markup {
    html! {
        @if seat == 0 { option value="me" selected { (text(lang, "sit-me")) } } @else { option value="here" { (text(lang, "sit-here")) } }
        @for level in Level::ALL.into_iter().rev() {
            option value={ "bot-" (level) } selected[seat > 0 && level == Level::Greedy] { (text(lang, &format!("bot-{level}"))) }
        }
        option value="open" { (text(lang, "sit-open")) }
        option value="link" { (text(lang, "sit-link")) }
    }
}

fn clock(lang: Lang) -> Markup {
    html! {
        fieldset {
            legend { (text(lang, "new-clock")) }
            div class="choices" {
                @for kind in ["none", "live", "correspondence"] {
                    label { input type="radio" name="pace" value=(kind) checked[kind == "none"]; span { (text(lang, &format!("pace-{kind}"))) } }
                }
            }
            div class="row" data-pace="live" hidden {
                label class="field" { span { (text(lang, "pace-minutes")) } input type="number" name="minutes" min="1" max="180" value="30"; }
                label class="field" { span { (text(lang, "pace-increment")) } input type="number" name="increment" min="0" max="120" value="20"; }
            }
            div class="row" data-pace="correspondence" hidden {
                label class="field" { span { (text(lang, "pace-days")) } input type="number" name="days" min="1" max="14" value="3"; }
            }
        }
    }
}

fn access(lang: Lang) -> Markup {
    html! {
        fieldset {
            label class="switch" { input type="checkbox" name="public" value="on"; span { (text(lang, "new-public")) br; span class="small quiet" { (text(lang, "new-public-more")) } } }
        }
    }
}

/// How time is kept, in words.
pub(super) fn pace_words(lang: Lang, pace: Pace) -> String {
    match pace {
        Pace::None => text(lang, "pace-none"),
        Pace::Live { minutes, increment } => {
            say(lang, &Phrase::new("pace-live-of").with("minutes", minutes).with("seconds", increment))
        }
        Pace::Correspondence { days } => say(lang, &Phrase::new("pace-days-of").with("days", days)),
    }
}

/// One option as a control, with a link to the clause that describes it.
fn option(title: &dyn Title, lang: Lang, field: &Field) -> Markup {
    let name = format!("option-{}", field.key);
    let now = title.default_options().get(field.key).cloned().unwrap_or(Value::Null);
    let word = |tail: &str| title_say(title, lang, &format!("option-{}{tail}", field.key));
    let clause = html! { a class="small quiet" target="_blank" href={ "/rules/" (title.info().slug) "#" (field.clause) } { (field.clause) } };
    match field.kind {
        FieldKind::Toggle => html! {
            label class="switch" { input type="checkbox" name=(name) value="on" checked[now == Value::Bool(true)]; span { (word("")) " " (clause) } }
        },
        FieldKind::Number { min, max } => html! {
            label class="field" { span { (word("")) " " (clause) } input type="number" name=(name) min=(min) max=(max) value=(now.as_i64().unwrap_or(min)); }
        },
        FieldKind::Choice(values) => html! {
            div class="field" role="radiogroup" aria-label=(word("")) {
                span { (word("")) " " (clause) }
                div class="choices" {
                    @for value in values {
                        label { input type="radio" name=(name) value=(value) checked[now.as_str() == Some(value)]; span { (word(&format!("-{value}"))) } }
                    }
                }
            }
        },
    }
}

/// A message of the game itself; keys have hyphens for underscores.
fn title_say(title: &dyn Title, lang: Lang, key: &str) -> String {
    let phrase = Phrase::new(key.replace('_', "-"));
    title.lexicon(lang).try_say(&phrase, &[]).unwrap_or_else(|unsaid| format!("[{}]", unsaid.key))
}
