//! The form for a new table, made from the game's own description of its options.

use catalog::{Level, Name, Title};
use engine::{Field, FieldKind, Lang, Phrase, Seat};
use maud::{Markup, html};
use serde_json::Value;

use super::home::{board_picture, pitch};
use super::illustration::seat_sign;
use super::shell::{Layout, icon, page, problem};
use super::{Create, Fields, Place, Shell, say, text};
use crate::room::Pace;

/// The form for a new table.
pub fn create(shell: &Shell, data: &Create) -> Markup {
    let lang = shell.lang;
    let info = data.title.info();
    let layout = Layout { title: info.title, script: Some("create"), here: "games", ..Layout::PLAIN };
    let (fields, chosen) = (data.title.form(), &data.chosen);
    let body = html! {
        main id="main" class="page" {
            h1 { (say(lang, &Phrase::new("new-title").with("game", info.title))) }
            (problem(&data.problem))
            div class="new-grid" {
                form method="post" action={ "/new/" (info.slug) } id="create" {
                    @if shell.place != Place::Server { (my_name(lang)) }
                    (people(shell, data))
                    @if shell.place == Place::Server { (clock(lang, chosen)) (help(lang, chosen)) (access(lang, chosen)) }
                    @if !fields.is_empty() {
                        fieldset {
                            legend { (text(lang, "new-options")) }
                            @for field in &fields { (option(data.title, lang, field, chosen)) }
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

/// Whether one of several values is the chosen one.
fn is_chosen(chosen: &Fields, name: &str, value: &str, usual: bool) -> bool {
    chosen.get(name).map_or(usual, |given| given == value)
}

/// Whether a box is ticked. One that is not is not sent at all.
fn is_ticked(chosen: &Fields, name: &str, usual: bool) -> bool {
    if chosen.is_empty() { usual } else { chosen.contains_key(name) }
}

/// A field for a number.
fn number(chosen: &Fields, name: &str, (min, max): (i64, i64), usual: i64) -> Markup {
    let now = chosen.get(name).cloned().unwrap_or_else(|| usual.to_string());
    html! { input type="number" name=(name) min=(min) max=(max) value=(now); }
}

/// The number of players and who sits where.
fn people(shell: &Shell, Create { title, chosen, .. }: &Create) -> Markup {
    let lang = shell.lang;
    let info = title.info();
    let players = chosen.get("players").and_then(|n| n.parse().ok()).unwrap_or(info.usual_seats);
    html! {
        fieldset {
            legend { (text(lang, "new-players")) }
            div class="choices field" {
                @for n in info.min_seats..=info.max_seats {
                    label { input type="radio" name="players" value=(n) checked[n == players]; span { (icon("people")) (n) } }
                }
            }
            div class="seat-rows" {
                @for seat in 0..info.max_seats {
                    @let place = say(lang, &Phrase::new("new-seat").with("n", seat + 1));
                    label class="seat-row" data-seat-row=(seat) hidden[seat >= players] {
                        (seat_sign(seat))
                        select name={ "seat-" (seat) } aria-label=(place) { (sitters(shell, seat, chosen)) }
                        input type="text" name={ "name-" (seat) } value=[chosen.get(&format!("name-{seat}"))] maxlength="24" hidden placeholder=(text(lang, "field-name")) aria-label={ (place) ", " (text(lang, "field-name")) };
                    }
                }
            }
            p class="hint small quiet" { (text(lang, "new-same-screen")) }
        }
    }
}

/// How the one person at a table in the browser is called.
fn my_name(lang: Lang) -> Markup {
    html! { label class="field" { span { (text(lang, "field-name")) } input type="text" name="name" maxlength="24" autocomplete="nickname"; } }
}

/// Who can sit on a chair: the first is mine, the others are bots unless somebody chooses otherwise.
fn sitters(shell: &Shell, seat: u8, chosen: &Fields) -> Markup {
    let lang = shell.lang;
    let usual = if seat == 0 { "me".to_owned() } else { format!("bot-{}", Level::Casual.name()) };
    let mine = if seat == 0 { "me" } else { "here" };
    let said = |sitter: &str| (sitter.to_owned(), text(lang, &format!("sit-{sitter}")));
    let bot = |level: Level| (format!("bot-{}", level.name()), bot_words(lang, level, Seat(seat)));
    let others: &[&str] = if shell.place == Place::Server { &["open", "link"] } else { &[] };
    let sitters = [said(mine)].into_iter().chain(Level::ALL.map(bot)).chain(others.iter().map(|other| said(other)));
    html! {
        @for (sitter, words) in sitters {
            option value=(sitter) selected[is_chosen(chosen, &format!("seat-{seat}"), &sitter, sitter == usual)] { (words) }
        }
    }
}

/// A bot by name, level and strength: "Siena (casual): takes what looks best at once".
fn bot_words(lang: Lang, level: Level, seat: Seat) -> String {
    let player = Name::of(level);
    let words = Phrase::new("sit-bot").with("name", catalog::bot_name(&player, seat));
    let words = words.with("level", Phrase::new(format!("level-{}", level.name())));
    say(lang, &words.with("strength", Phrase::new(catalog::strength(&player))))
}

fn clock(lang: Lang, chosen: &Fields) -> Markup {
    html! {
        fieldset {
            legend { (text(lang, "new-clock")) }
            div class="choices" {
                @for kind in ["none", "live", "correspondence"] {
                    label { input type="radio" name="pace" value=(kind) checked[is_chosen(chosen, "pace", kind, kind == "none")]; span { (text(lang, &format!("pace-{kind}"))) } }
                }
            }
            div class="row" data-pace="live" hidden {
                label class="field" { span { (text(lang, "pace-minutes")) } (number(chosen, "minutes", (1, 180), 30)) }
                label class="field" { span { (text(lang, "pace-increment")) } (number(chosen, "increment", (0, 120), 20)) }
            }
            div class="row" data-pace="correspondence" hidden {
                label class="field" { span { (text(lang, "pace-days")) } (number(chosen, "days", (1, 14), 3)) }
            }
        }
    }
}

/// Whether whoever decides may ask for hints.
fn help(lang: Lang, chosen: &Fields) -> Markup {
    html! {
        fieldset {
            legend { (text(lang, "new-help")) }
            div class="choices" {
                @for (kind, words) in [("", "help-bots"), ("hints", "help-hints"), ("none", "help-none")] {
                    label { input type="radio" name="help" value=(kind) checked[is_chosen(chosen, "help", kind, kind.is_empty())]; span { (text(lang, words)) } }
                }
            }
            p class="hint small quiet" { (text(lang, "new-help-more")) }
        }
    }
}

fn access(lang: Lang, chosen: &Fields) -> Markup {
    html! {
        fieldset {
            legend { (text(lang, "new-access")) }
            label class="switch" { input type="checkbox" name="public" value="on" checked[is_ticked(chosen, "public", false)]; span { (text(lang, "new-public")) br; span class="small quiet" { (text(lang, "new-public-more")) } } }
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
fn option(title: &dyn Title, lang: Lang, field: &Field, chosen: &Fields) -> Markup {
    let name = format!("option-{}", field.key);
    let now = title.default_options().get(field.key).cloned().unwrap_or(Value::Null);
    let word = |tail: &str| title_say(title, lang, &format!("option-{}{tail}", field.key));
    let clause = html! { a class="small quiet" target="_blank" href={ "/rules/" (title.info().slug) "#" (field.clause) } { (field.clause) } };
    match field.kind {
        FieldKind::Toggle => html! {
            label class="switch" { input type="checkbox" name=(name) value="on" checked[is_ticked(chosen, &name, now == Value::Bool(true))]; span { (word("")) " " (clause) } }
        },
        FieldKind::Number { min, max } => html! {
            label class="field" { span { (word("")) " " (clause) } (number(chosen, &name, (min, max), now.as_i64().unwrap_or(min))) }
        },
        FieldKind::Choice(values) => html! {
            div class="field" role="radiogroup" aria-label=(word("")) {
                span { (word("")) " " (clause) }
                div class="choices" {
                    @for value in values {
                        label { input type="radio" name=(name) value=(value) checked[is_chosen(chosen, &name, value, now.as_str() == Some(value))]; span { (word(&format!("-{value}"))) } }
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
