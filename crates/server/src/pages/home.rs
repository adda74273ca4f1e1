//! The home page and the lobby.

use catalog::Title;
use engine::{Info, Lang, Phrase, STANDARD};
use maud::{Markup, html};

use super::illustration::{bot_face, seat_sign, town};
use super::learn::{daily, remembered};
use super::shell::{Layout, icon, page};
use super::{Home, Lobby, Place, Shell, TableCard, say, text};
use crate::offline;
use crate::room::{ChairView, Status};

/// The home page.
pub fn home(shell: &Shell, data: &Home) -> Markup {
    let lang = shell.lang;
    let (toys, games): (Vec<_>, Vec<_>) = data.titles.iter().copied().partition(|title| title.info().toy);
    let layout = Layout {
        title: &format!("Piazza: {}", text(lang, "home-title")),
        here: "games",
        script: Some("learn"),
        ..Layout::PLAIN
    };
    let body = html! {
        main id="main" {
            (hero(shell, data, games.first().or(toys.first()).copied()))
            div class="page" {
                @if shell.place != Place::Server { (kept(lang)) }
                @if !data.mine.is_empty() {
                    section {
                        div class="section-head" { h2 { (text(lang, "home-mine")) } a href="/history" { (text(lang, "home-all")) } }
                        (cards(lang, &data.mine))
                    }
                }
                section id="games" {
                    div class="section-head" { h2 { (text(lang, "home-games")) } }
                    @if games.is_empty() { ul class="games" { @for title in &toys { (game(lang, *title)) } } }
                    @else { ul class="games" { @for title in &games { (game(lang, *title)) } } }
                    @if !games.is_empty() && !toys.is_empty() {
                        details class="toys" { summary { (text(lang, "home-toys")) } ul class="games" { @for title in &toys { (game(lang, *title)) } } }
                    }
                }
                @if let Some(puzzle) = &data.daily { section { (daily(lang, puzzle)) } }
                section { (how(lang)) }
            }
        }
        (remembered(data.learned.as_deref()))
    };
    page(shell, &layout, body)
}

/// The matches that the browser keeps, filled in by it, and the way in for a record from elsewhere.
fn kept(lang: Lang) -> Markup {
    html! {
        section id="kept" {
            div class="section-head" {
                h2 { (text(lang, "home-kept")) }
                label class="btn small" { (text(lang, "import-record")) input type="file" id="import" class="unseen" accept=".record,.txt,.json"; }
            }
            p class="quiet" id="kept-none" hidden { (text(lang, "kept-none")) }
            ul class="tables" id="kept-list" {}
        }
    }
}

fn hero(shell: &Shell, data: &Home, first: Option<&dyn Title>) -> Markup {
    let lang = shell.lang;
    let games = data.titles.iter().filter(|title| !title.info().toy).count();
    let (lead, company) = match shell.place {
        Place::Server => ("home-lead", ("people", "home-fact-friends")),
        Place::Files | Place::Beside => ("home-lead-offline", ("down", "home-fact-offline")),
    };
    html! {
        div class="hero" { div class="hero-in" {
            div {
                h1 { (text(lang, "home-title")) }
                p class="lead" { (text(lang, lead)) }
                div class="row" {
                    @if let Some(title) = first { (play_now(lang, title, "warm", &say(lang, &Phrase::new("home-play-first").with("game", title.info().title)))) }
                    a class="btn" href="#games" { (say(lang, &Phrase::new("home-choose").with("n", games.max(1) as u32))) }
                }
                @if let Some(title) = first { (new_here(lang, title)) }
                @if data.offline { p class="new-here" { (icon("down")) a href=(offline::ADDRESS) { (text(lang, "home-offline")) } } }
                ul class="facts" {
                    @for (name, key) in [("bot", "home-fact-bots"), company, ("book", "home-fact-rules"), ("seal", "home-fact-free")] {
                        li { (icon(name)) (text(lang, key)) }
                    }
                }
            }
            figure class="hero-art" { (town(&text(lang, "home-picture"))) }
        } }
    }
}

/// The way to the first lesson of the lightest game.
fn new_here(lang: Lang, title: &dyn Title) -> Markup {
    let (info, first) = (title.info(), title.lessons().into_iter().next().filter(|_| title.content() == STANDARD));
    html! {
        @if let Some(first) = first {
            p class="new-here" {
                (icon("cap")) span {
                    (text(lang, "home-new")) " "
                    a href={ "/learn/" (info.slug) "/" (first.name) } { (say(lang, &Phrase::new("home-new-first").with("game", info.title).with("n", first.minutes))) }
                    " " (text(lang, "home-new-or")) " "
                    a href={ "/learn/" (info.slug) } { (text(lang, "home-new-guided")) }
                }
            }
        }
    }
}

fn how(lang: Lang) -> Markup {
    html! {
        h2 { (text(lang, "how-title")) }
        ol class="steps" {
            @for step in ["see", "look", "undo", "anywhere"] {
                li { h3 { (text(lang, &format!("how-{step}"))) } p { (text(lang, &format!("how-{step}-more"))) } }
            }
        }
    }
}

/// A button that puts the visitor at a table against bots at once.
fn play_now(lang: Lang, title: &dyn Title, kind: &str, label: &str) -> Markup {
    let game = title.info().title;
    // Where the label does not name the game, those who hear it are told.
    let name = (!label.contains(game)).then(|| say(lang, &Phrase::new("play-now-of").with("game", game)));
    html! {
        form method="post" action={ "/play/" (title.info().slug) } {
            button class={ "btn " (kind) } aria-label=[name] { (icon("play")) (label) }
        }
    }
}

/// A game's board in the middle of play, in the colours of the page. A browser fetches the one it shows.
pub(super) fn board_picture(lang: Lang, title: &'static dyn Title) -> Markup {
    let alt = say(lang, &Phrase::new("picture-of").with("game", title.info().title));
    html! {
        div class="picture themed" role="img" aria-label=(alt) { (in_both_themes(&format!("/cover/{}?lang={lang}", title.info().slug))) }
    }
}

/// A picture that is there in light and in dark; the page shows one of them.
pub(super) fn in_both_themes(address: &str) -> Markup {
    html! {
        @for theme in ["light", "dark"] { img class={ "in-" (theme) } src={ (address) "&theme=" (theme) } alt="" loading="lazy" decoding="async"; }
    }
}

fn game(lang: Lang, title: &'static dyn Title) -> Markup {
    let info = title.info();
    let players = Phrase::new("players-range").with("min", info.min_seats).with("max", info.max_seats);
    html! {
        li class="game" {
            a class="game-picture" href={ "/new/" (info.slug) } tabindex="-1" aria-hidden="true" { (board_picture(lang, title)) }
            div class="game-text" {
                h3 { (info.title) }
                p class="by" { (info.designer) ", " (info.year) }
                ul class="facts" { li { (icon("people")) (say(lang, &players)) } li { (icon("clock")) (length(lang, info)) } li { (icon("weight")) (text(lang, &format!("weight-{}", info.weight.key()))) } }
                p class="pitch" { (pitch(title, lang)) }
                div class="row" {
                    (play_now(lang, title, "main", &text(lang, "play-now")))
                    a class="btn" href={ "/learn/" (info.slug) } aria-label=(say(lang, &Phrase::new("learn-of").with("game", info.title))) { (icon("cap")) (text(lang, "learn-it")) }
                    a class="btn" href={ "/new/" (info.slug) } { (text(lang, "new-table")) }
                    a class="btn" href={ "/rules/" (info.slug) } { (icon("book")) (text(lang, "rules")) }
                }
            }
        }
    }
}

/// How long a match takes at a table of people.
fn length(lang: Lang, info: &Info) -> String {
    let (short, long) = info.minutes;
    let key = if short == long { "minutes-about" } else { "minutes-range" };
    say(lang, &Phrase::new(key).with("short", short).with("long", long))
}

/// What a game is about, in a sentence or two: its own words, else the opening of its rulebook.
pub(super) fn pitch(title: &dyn Title, lang: Lang) -> String {
    let lexicon = title.lexicon(lang);
    if let Ok(pitch) = lexicon.try_say(&Phrase::new("pitch"), &[]) {
        return pitch;
    }
    let opening = title.rulebook(lang).lines().find_map(|line| line.strip_prefix("- **")?.split_once("** "));
    opening.map_or(String::new(), |(_, text)| text.replace("**", ""))
}

/// The lobby.
pub fn lobby(shell: &Shell, data: &Lobby) -> Markup {
    let lang = shell.lang;
    let layout = Layout { title: &text(lang, "nav-lobby"), here: "lobby", script: Some("lobby"), ..Layout::PLAIN };
    let body = html! {
        main id="main" class="page" {
            section {
                div class="section-head" { h1 { (text(lang, "lobby-title")) } a class="btn main" href="/#games" { (icon("plus")) (text(lang, "new-table")) } }
                h2 { (text(lang, "lobby-gathering")) }
                @if data.gathering.is_empty() { (empty(lang, "lobby-none")) } @else { (cards(lang, &data.gathering)) }
            }
            section {
                h2 { (text(lang, "lobby-playing")) }
                @if data.playing.is_empty() { div class="empty" { p { (text(lang, "lobby-quiet")) } } } @else { (cards(lang, &data.playing)) }
            }
        }
    };
    page(shell, &layout, body)
}

fn empty(lang: Lang, key: &str) -> Markup {
    html! { div class="empty" { p { (text(lang, key)) } a class="btn" href="/#games" { (text(lang, "lobby-be-first")) } } }
}

/// Tables, one line each.
fn cards(lang: Lang, cards: &[TableCard]) -> Markup {
    html! { ul class="tables" { @for card in cards { (card_row(lang, card)) } } }
}

fn card_row(lang: Lang, card: &TableCard) -> Markup {
    let room = &card.room;
    let seated = room.chairs.iter().any(|chair| chair.you);
    let key = match (room.status, seated) {
        (Status::Gathering, false) => "table-join",
        (Status::Playing, true) => "table-continue",
        (Status::Playing, false) => "table-watch",
        _ => "table-open",
    };
    html! {
        li class="table-row" {
            div {
                h3 { (room.title) " " @if card.your_turn { span class="tag" { (text(lang, "your-turn")) } } }
                div class="who" { @for chair in &room.chairs { (sitter(lang, chair)) } span { (super::create::pace_words(lang, room.pace)) } }
            }
            a class={ "btn" @if card.your_turn || key == "table-join" { " main" } } href={ "/t/" (room.id) } { (text(lang, key)) }
        }
    }
}

/// Who sits on a chair, with the sign of the seat.
pub(super) fn sitter(lang: Lang, chair: &ChairView) -> Markup {
    html! {
        span title=[chair.strength.as_ref()] {
            (seat_sign(chair.seat))
            @if let Some(face) = chair.face { (bot_face(face, chair.seat)) }
            @if chair.name.is_empty() { (text(lang, "empty-chair")) } @else { (chair.name) }
        }
    }
}
