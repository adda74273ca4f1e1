//! The pages, made of maud templates. Handlers gather the data; nothing here touches the store or a table.

use catalog::Title;
use engine::{Info, Lang, Phrase, Say};
use maud::{Markup, PreEscaped, html};

use crate::people::Person;
use crate::room::{RoomView, Status};

mod words;

pub use words::lexicon;

/// What every page needs: the language, the visitor, where we are.
#[derive(Clone, Debug)]
pub struct Shell {
    /// The visitor's language.
    pub lang: Lang,
    /// The visitor, once there is a name.
    pub person: Option<Person>,
    /// The path with its query, for the language switch.
    pub path: String,
}

/// A refused form: the key of the words that say why, already put into the visitor's language.
pub type Problem = Option<String>;

/// The home page.
pub struct Home {
    /// The games, toys last.
    pub titles: &'static [&'static dyn Title],
    /// The visitor's unfinished matches.
    pub mine: Vec<TableCard>,
}

/// A table in a list.
pub struct TableCard {
    /// The room.
    pub room: RoomView,
    /// Whether the visitor is to move, as far as known without waking the table.
    pub your_turn: bool,
    /// When something last happened, in milliseconds since 1970.
    pub updated_at: i64,
}

/// The lobby.
pub struct Lobby {
    /// Public tables that still have open chairs.
    pub gathering: Vec<TableCard>,
    /// Public matches to watch.
    pub playing: Vec<TableCard>,
}

/// The form for a new table. It posts to `/new/SLUG`; its fields are described in `docs/protocol.md`.
pub struct Create {
    /// The game.
    pub title: &'static dyn Title,
    /// Why the last attempt was refused.
    pub problem: Problem,
}

/// The table page: waiting room, match and result in one.
pub struct TablePage {
    /// The game.
    pub info: &'static Info,
    /// The room.
    pub room: RoomView,
    /// The address of the socket, with the key if there is one: `/ws/ID?key=KEY`.
    pub socket: String,
    /// The key from the address, to pass on in forms.
    pub key: Option<String>,
    /// Whether the visitor may take an empty chair.
    pub may_join: bool,
}

/// The replay page. Steps are fetched as JSON from `/t/ID/step/N`.
pub struct ReplayPage {
    /// The game.
    pub info: &'static Info,
    /// The room.
    pub room: RoomView,
    /// The step to show first.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
}

/// A rulebook.
pub struct RulesPage {
    /// The game.
    pub info: &'static Info,
    /// The text as HTML: headings `id="s-6.3"`, clauses `<li id="FA-6.3.3">`.
    pub body: PreEscaped<String>,
    /// Chapters and sections: level (2 or 3), anchor, heading.
    pub contents: Vec<(u8, String, String)>,
}

/// The account page: name for guests, register, log in; password and deletion for accounts.
pub struct AccountPage {
    /// Why the last attempt was refused.
    pub problem: Problem,
    /// Where to go after logging in; a path of ours.
    pub next: Option<String>,
}

/// One match in somebody's history.
pub struct HistoryLine {
    /// The room.
    pub room: RoomView,
    /// When something last happened, in milliseconds since 1970.
    pub updated_at: i64,
    /// The visitor's place and score, if the match is over.
    pub result: Option<(u8, i32)>,
    /// How many decisions were made.
    pub steps: usize,
}

/// Something went wrong.
pub struct ErrorPage {
    /// The HTTP status.
    pub status: u16,
    /// The stable code.
    pub code: &'static str,
    /// The words.
    pub text: String,
}

fn page(shell: &Shell, title: &str, body: Markup) -> Markup {
    html! { (maud::DOCTYPE) html lang=(shell.lang) { head { title { (title) } } body { (body) } } }
}

/// The words of a message in the visitor's language.
pub fn say(lang: Lang, phrase: &Phrase) -> String {
    lexicon(lang).speaker(&[]).say(phrase)
}

/// The home page.
pub fn home(shell: &Shell, data: &Home) -> Markup {
    page(shell, "Piazza", html! { ul { @for title in data.titles { li { (title.info().title) } } } })
}

/// The lobby.
pub fn lobby(shell: &Shell, data: &Lobby) -> Markup {
    page(shell, "Lobby", html! { ul { @for card in data.gathering.iter().chain(&data.playing) { li { (card.room.id) } } } })
}

/// The form for a new table.
pub fn create(shell: &Shell, data: &Create) -> Markup {
    page(shell, data.title.info().title, html! { @if let Some(problem) = &data.problem { p { (problem) } } })
}

/// The table page.
pub fn table(shell: &Shell, data: &TablePage) -> Markup {
    page(shell, data.info.title, html! { main data-socket=(data.socket) {} })
}

/// The replay page.
pub fn replay(shell: &Shell, data: &ReplayPage) -> Markup {
    page(shell, data.info.title, html! { main data-step=(data.step) data-steps=(data.steps) {} })
}

/// The list of rulebooks.
pub fn rules_index(shell: &Shell, titles: &[&'static dyn Title]) -> Markup {
    page(shell, "Rules", html! { ul { @for title in titles { li { (title.info().title) } } } })
}

/// A rulebook.
pub fn rules(shell: &Shell, data: &RulesPage) -> Markup {
    page(shell, data.info.title, html! { main { (data.body) } })
}

/// The account page.
pub fn account(shell: &Shell, data: &AccountPage) -> Markup {
    page(shell, "Account", html! { @if let Some(problem) = &data.problem { p { (problem) } } })
}

/// The visitor's matches.
pub fn history(shell: &Shell, lines: &[HistoryLine]) -> Markup {
    page(shell, "History", html! { ul { @for line in lines { li { (line.room.id) } } } })
}

/// Something went wrong.
pub fn error(shell: &Shell, data: &ErrorPage) -> Markup {
    page(shell, "Piazza", html! { h1 { (data.status) } p { (data.text) } })
}

/// What a status is called; used by lists.
pub fn status_key(status: Status) -> String {
    format!("status-{}", status.name())
}
