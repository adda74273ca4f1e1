//! Lessons and puzzles: the lists, and the puzzle of the day. What was finished is ticked in the browser.

use catalog::Title;
use engine::lesson::Lesson;
use engine::{Info, Lang, Phrase, STANDARD};
use maud::{Markup, html};
use serde_json::json;

use super::home::board_picture;
use super::shell::{Layout, block, icon, page};
use super::{Daily, Shell, say, text};

/// Every game with its lessons.
pub fn learn(shell: &Shell, titles: &[&'static dyn Title], learned: Option<&[String]>) -> Markup {
    let lang = shell.lang;
    let title = text(lang, "nav-learn");
    let layout = Layout { title: &title, here: "learn", script: Some("learn"), ..Layout::PLAIN };
    let body = html! {
        main id="main" class="page" {
            h1 { (text(lang, "learn-title")) }
            p class="lead" { (text(lang, "learn-lead")) }
            @for title in titles { (course(lang, *title)) }
        }
        (remembered(learned))
    };
    page(shell, &layout, body)
}

/// One game's lessons and puzzles.
pub fn learn_game(shell: &Shell, title: &'static dyn Title, learned: Option<&[String]>) -> Markup {
    let (lang, info) = (shell.lang, title.info());
    let heading = say(lang, &Phrase::new("learn-game").with("game", info.title));
    let layout = Layout { title: &heading, here: "learn", script: Some("learn"), ..Layout::PLAIN };
    let (puzzles, lessons): (Vec<_>, Vec<_>) = title.lessons().into_iter().partition(|lesson| lesson.goal.is_some());
    let body = html! {
        main id="main" class="page narrow" {
            p { a href="/learn" { (text(lang, "learn-every")) } }
            h1 { (heading) }
            @if is_aside(title) { (aside(lang)) } @else {
                (list(lang, info, &lessons))
                h2 { (text(lang, "learn-puzzles")) }
                p class="quiet" { (text(lang, "learn-puzzles-more")) }
                (list(lang, info, &puzzles))
            }
            div class="row" {
                form method="post" action={ "/play/" (info.slug) } {
                    input type="hidden" name="level" value="beginner";
                    input type="hidden" name="help" value="guided";
                    button class="btn main" { (icon("cap")) (text(lang, "play-guided")) }
                }
                a class="btn" href={ "/rules/" (info.slug) } { (icon("book")) (text(lang, "rules")) }
            }
        }
        (remembered(learned))
    };
    page(shell, &layout, body)
}

/// What an account has learnt, for the browser; nothing says that there is no account.
pub(super) fn remembered(learned: Option<&[String]>) -> Markup {
    html! { @if let Some(learned) = learned { (block("learned", &json!(learned))) } }
}

/// A game in the list of all: its lessons, and how many puzzles there are.
fn course(lang: Lang, title: &'static dyn Title) -> Markup {
    let info = title.info();
    let (puzzles, lessons): (Vec<_>, Vec<_>) = title.lessons().into_iter().partition(|lesson| lesson.goal.is_some());
    html! {
        section class="course-of" {
            a class="game-picture" href={ "/learn/" (info.slug) } tabindex="-1" aria-hidden="true" { (board_picture(lang, title)) }
            div {
                h2 { a href={ "/learn/" (info.slug) } { (info.title) } " " span class="tag" { (icon("weight")) (text(lang, &format!("weight-{}", info.weight.key()))) } }
                @if is_aside(title) { (aside(lang)) } @else {
                    (list(lang, info, &lessons))
                    p { a href={ "/learn/" (info.slug) } { (say(lang, &Phrase::new("learn-puzzles-of").with("n", puzzles.len() as u32).with("game", info.title))) } }
                }
            }
        }
    }
}

/// Whether a game's cards have been replaced, so that its lessons no longer fit.
fn is_aside(title: &dyn Title) -> bool {
    title.content() != STANDARD
}

fn aside(lang: Lang) -> Markup {
    html! { p class="notice" { (text(lang, "learn-aside")) } }
}

fn list(lang: Lang, info: &Info, lessons: &[Lesson]) -> Markup {
    let minutes = |lesson: &Lesson| say(lang, &Phrase::new("span-minutes").with("n", lesson.minutes));
    html! { ol class="lessons" { @for lesson in lessons { (entry(lang, info, lesson, &minutes(lesson))) } } }
}

fn entry(lang: Lang, info: &Info, lesson: &Lesson, note: &str) -> Markup {
    html! {
        li data-lesson={ (info.slug) "/" (lesson.name) } {
            a href={ "/learn/" (info.slug) "/" (lesson.name) } {
                span class="tick" { (icon("check")) span class="unseen" { (text(lang, "learned")) } }
                span { b { (lesson.title.of(lang)) } " " span class="quiet" { (lesson.about.of(lang)) } }
                span class="quiet small" { (note) }
            }
        }
    }
}

/// Today's puzzle.
pub(super) fn daily(lang: Lang, Daily { info, puzzle }: &Daily) -> Markup {
    html! {
        div class="section-head" { h2 { (text(lang, "daily-title")) } a href="/learn" { (text(lang, "daily-all")) } }
        ol class="lessons" { (entry(lang, info, puzzle, info.title)) }
    }
}
