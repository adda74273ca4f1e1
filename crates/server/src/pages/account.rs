//! Name, account, history, and the page of things that went wrong.

use engine::{Lang, Phrase};
use maud::{Markup, html};

use super::home::sitter;
use super::shell::{Layout, icon, page, problem};
use super::{AccountPage, ErrorPage, HistoryLine, Shell, say, text};
use crate::room::Status;

/// The account page.
pub fn account(shell: &Shell, data: &AccountPage) -> Markup {
    let lang = shell.lang;
    let layout = Layout { title: &text(lang, "nav-account"), here: "account", ..Layout::PLAIN };
    let login = shell.person.as_ref().and_then(|person| person.login.as_deref());
    let next = data.next.as_deref();
    let body = html! {
        main id="main" class="page narrow" {
            h1 { (text(lang, "account-title")) }
            (problem(&data.problem))
            section class="card" { (name_form(shell, next)) }
            @match login {
                Some(login) => { (member(lang, login)) }
                None => { (visitor(lang, next)) @if shell.person.is_some() { (guest(lang)) } }
            }
            p class="quiet" { a href="/privacy" { (text(lang, "account-privacy")) } }
        }
    };
    page(shell, &layout, body)
}

fn hidden_next(next: Option<&str>) -> Markup {
    html! { @if let Some(next) = next { input type="hidden" name="next" value=(next); } }
}

fn name_form(shell: &Shell, next: Option<&str>) -> Markup {
    let lang = shell.lang;
    let name = shell.person.as_ref().map_or("", |person| person.name.as_str());
    html! {
        h2 { (text(lang, "account-name")) }
        p class="quiet" { (text(lang, "account-name-more")) }
        form method="post" action="/guest" {
            (hidden_next(next))
            label class="field" { span { (text(lang, "field-name")) } input type="text" name="name" maxlength="24" required value=(name) autocomplete="nickname"; }
            button class="btn main" { (text(lang, "save")) }
        }
    }
}

fn credentials(lang: Lang, new: bool) -> Markup {
    let hint = if new { "new-password" } else { "current-password" };
    html! {
        label class="field" { span { (text(lang, "field-login")) } input type="text" name="login" maxlength="32" required autocomplete="username" autocapitalize="off" spellcheck="false"; }
        label class="field" { span { (text(lang, "field-password")) } input type="password" name="password" required autocomplete=(hint); @if new { span class="hint" { (text(lang, "field-password-hint")) } } }
    }
}

fn visitor(lang: Lang, next: Option<&str>) -> Markup {
    html! {
        section class="card" {
            h2 { (text(lang, "account-login")) }
            form method="post" action="/login" { (hidden_next(next)) (credentials(lang, false)) button class="btn" { (text(lang, "account-login")) } }
        }
        section class="card" {
            h2 { (text(lang, "account-register")) }
            p class="quiet" { (text(lang, "account-register-more")) }
            form method="post" action="/register" { (hidden_next(next)) (credentials(lang, true)) button class="btn" { (text(lang, "account-register")) } }
        }
    }
}

fn member(lang: Lang, login: &str) -> Markup {
    html! {
        section class="card" {
            h2 { (say(lang, &Phrase::new("account-of").with("login", login))) }
            form method="post" action="/logout" { button class="btn" { (icon("door")) (text(lang, "account-logout")) } }
        }
        section class="card" {
            h2 { (text(lang, "account-password")) }
            form method="post" action="/password" {
                label class="field" { span { (text(lang, "field-old")) } input type="password" name="old" required autocomplete="current-password"; }
                label class="field" { span { (text(lang, "field-new")) } input type="password" name="new" required autocomplete="new-password"; span class="hint" { (text(lang, "field-password-hint")) } }
                button class="btn" { (text(lang, "account-password")) }
            }
        }
        section class="card" {
            h2 { (text(lang, "account-delete")) }
            p { (text(lang, "account-delete-more")) }
            form method="post" action="/delete-account" {
                label class="field" { span { (text(lang, "field-password")) } input type="password" name="password" required autocomplete="current-password"; }
                button class="btn danger" { (text(lang, "account-delete")) }
            }
        }
    }
}

/// What somebody without an account can still do: go, and leave nothing behind.
fn guest(lang: Lang) -> Markup {
    html! {
        section class="card" {
            h2 { (text(lang, "guest-delete")) }
            p { (text(lang, "guest-delete-more")) }
            form method="post" action="/delete-account" {
                label class="switch" { input type="checkbox" required; span { (text(lang, "guest-delete-sure")) } }
                button class="btn danger" { (text(lang, "guest-delete")) }
            }
        }
    }
}

/// The visitor's matches.
pub fn history(shell: &Shell, lines: &[HistoryLine]) -> Markup {
    let lang = shell.lang;
    let layout = Layout { title: &text(lang, "nav-history"), here: "history", ..Layout::PLAIN };
    let body = html! {
        main id="main" class="page" {
            h1 { (text(lang, "history-title")) }
            @if lines.is_empty() {
                div class="empty" { p { (text(lang, "history-none")) } a class="btn" href="/#games" { (text(lang, "nav-games")) } }
            } @else {
                ul class="tables" { @for line in lines { (match_row(lang, line)) } }
            }
        }
    };
    page(shell, &layout, body)
}

fn match_row(lang: Lang, line: &HistoryLine) -> Markup {
    let room = &line.room;
    let over = room.status == Status::Over;
    html! {
        li class="table-row" {
            div {
                h2 {
                    (room.title) " "
                    @match line.result {
                        Some((place, score)) => { span class="tag" { (say(lang, &Phrase::new("history-result").with("place", place).with("score", score))) } }
                        None => { span class="tag" { (text(lang, &format!("status-{}", room.status.name()))) } }
                    }
                }
                div class="who" {
                    @for chair in &room.chairs { (sitter(lang, chair)) }
                    time data-time=(line.updated_at) {}
                    span { (say(lang, &Phrase::new("history-steps").with("n", line.steps as u32))) }
                }
            }
            div class="row" {
                @if !over { a class="btn main" href={ "/t/" (room.id) } { (text(lang, "table-open")) } }
                @if room.status.is_open_book() { a class="btn" href={ "/t/" (room.id) "/replay" } { (icon("play")) (text(lang, "replay")) } }
            }
        }
    }
}

/// Something went wrong.
pub fn error(shell: &Shell, data: &ErrorPage) -> Markup {
    let lang = shell.lang;
    let layout = Layout { title: &format!("{} · Piazza", data.status), ..Layout::PLAIN };
    let body = html! {
        main id="main" class="page narrow" data-code=(data.code) {
            p class="quiet" { (data.status) }
            h1 { (data.text) }
            p { a class="btn" href="/" { (text(lang, "nav-home")) } }
        }
    };
    page(shell, &layout, body)
}
