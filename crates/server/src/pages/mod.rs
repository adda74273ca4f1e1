//! The pages, made of maud templates. Handlers gather the data; nothing here touches the store or a table.

use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use catalog::Title;
use engine::lesson::Lesson;
use engine::{Info, Lang, Phrase};
use maud::{Markup, PreEscaped};

use crate::app::App;
use crate::clock::Millis;
use crate::drawings::Drawings;
use crate::error::Error;
use crate::people::Person;
use crate::prepared::{Keep, Prepared};
use crate::room::RoomView;

mod account;
mod books;
mod closed;
mod create;
mod home;
mod illustration;
mod learn;
mod pictures;
mod privacy;
mod shell;
mod table;
mod words;

pub use hall::form::Fields;

pub use account::{account, error, history};
pub use books::{rules, rules_index, shown};
pub use closed::closed;
pub use create::create;
pub use home::{home, lobby};
pub use learn::{learn, learn_game};
pub use pictures::picture;
pub use privacy::privacy;
pub use shell::FILES_POLICY;
pub use table::{example, lesson, replay, table};

/// What every page needs: the language, the visitor, where we are.
#[derive(Clone, Debug)]
pub struct Shell {
    /// The visitor's language.
    pub lang: Lang,
    /// The visitor, once there is a name.
    pub person: Option<Person>,
    /// The path with its query, for the language switch.
    pub path: String,
    /// Where the page is.
    pub place: Place,
}

/// Where a page is: what needs other people is only at a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At a server.
    Server,
    /// Among plain files, with the hall in the browser.
    Files,
    /// Among plain files that a server hands out.
    Beside,
}

/// Why a form was refused, in the visitor's language.
pub type Problem = Option<String>;

/// The home page.
pub struct Home {
    /// The games, toys last.
    pub titles: &'static [&'static dyn Title],
    /// The visitor's unfinished matches.
    pub mine: Vec<TableCard>,
    /// Today's puzzle.
    pub daily: Option<Daily>,
    /// What the visitor's account has learnt; nothing without an account.
    pub learned: Option<Vec<String>>,
    /// Whether there is a way to play without the server.
    pub offline: bool,
}

/// A puzzle for a day.
pub struct Daily {
    /// The game.
    pub info: &'static Info,
    /// The puzzle.
    pub puzzle: Lesson,
}

/// A table in a list.
pub struct TableCard {
    /// The room.
    pub room: RoomView,
    /// Whether the visitor is to move, as far as known without waking the table.
    pub your_turn: bool,
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
    /// What was chosen when the last attempt was refused; nothing at first.
    pub chosen: Fields,
    /// Why the last attempt was refused.
    pub problem: Problem,
}

/// The table page: waiting room, match and result in one.
pub struct TablePage {
    /// The game.
    pub info: &'static Info,
    /// The room; nothing on a page that shows any table of the game that the browser keeps.
    pub room: Option<RoomView>,
    /// The address of the socket, with the key if there is one: `/ws/ID?key=KEY`. Nothing where the hall is in the browser.
    pub socket: Option<String>,
    /// The key from the address, to pass on in forms.
    pub key: Option<String>,
    /// Whether the visitor may take an empty chair.
    pub may_join: bool,
    /// The drawings of the game.
    pub drawings: Drawings,
}

/// The page of a lesson: a table at which somebody explains.
pub struct LessonPage {
    /// The game.
    pub info: &'static Info,
    /// The lesson or puzzle.
    pub lesson: Lesson,
    /// The one after it.
    pub next: Option<Lesson>,
    /// The drawings of the game.
    pub drawings: Drawings,
    /// What the visitor's account has learnt; nothing without an account.
    pub learned: Option<Vec<String>>,
}

/// The page of a worked example: a table at which a clause is shown.
pub struct ExamplePage<'a> {
    /// The game.
    pub info: &'static Info,
    /// The example.
    pub name: &'a str,
    /// Which of its clause's examples it is, counted from 1.
    pub number: usize,
    /// How many the clause has.
    pub of: usize,
    /// The clause.
    pub clause: String,
    /// Its words.
    pub rule: String,
    /// The drawings of the game.
    pub drawings: Drawings,
}

/// The page of a table that is closed.
pub struct ClosedPage {
    /// The game.
    pub info: &'static Info,
    /// The table.
    pub id: String,
    /// What happened.
    pub ending: Ending,
}

/// Why a table is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Everybody left.
    Left,
    /// Nobody had moved, and nobody came for so long.
    Untouched(Option<Millis>),
    /// Nobody came back to the match for so long.
    Unfinished(Option<Millis>),
}

/// The replay page. Steps are fetched as JSON from `/t/ID/step/N`.
pub struct ReplayPage {
    /// The game.
    pub info: &'static Info,
    /// The room and how many steps there are; nothing on a page that shows any match of the game that the browser keeps.
    pub book: Option<(RoomView, usize)>,
    /// The key from the address, to pass on.
    pub key: Option<String>,
    /// The drawings of the game.
    pub drawings: Drawings,
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

/// The words of a message in the visitor's language.
pub fn say(lang: Lang, phrase: &Phrase) -> String {
    words::WORDS.say(lang, phrase)
}

/// A time in words, in the largest unit that fits.
fn span(lang: Lang, time: Millis) -> String {
    let minutes = time / 60_000;
    let (key, n) = match minutes {
        _ if minutes % (24 * 60) == 0 => ("span-days", minutes / (24 * 60)),
        _ if minutes % 60 == 0 => ("span-hours", minutes / 60),
        _ => ("span-minutes", minutes),
    };
    say(lang, &Phrase::new(key).with("n", n))
}

/// The words of a message without arguments.
fn text(lang: Lang, key: &str) -> String {
    say(lang, &Phrase::new(key.to_owned()))
}

/// A page that shows nobody's name: everybody without one gets the same, made once for each language, however they wrote
/// its address. What follows a `#` in the path tells editions of a page apart.
pub async fn for_everybody(
    app: &App,
    (path, shell): (String, Shell),
    asked: &HeaderMap,
    make: impl FnOnce(&Shell) -> Markup + Send + 'static,
) -> Result<Response, Error> {
    if shell.person.is_some() {
        return Ok(make(&shell).into_response());
    }
    let lang = shell.lang;
    let shell = Shell { path: path.split('#').next().unwrap_or("/").to_owned(), ..shell };
    let page = move || Prepared::new("text/html; charset=utf-8", Keep::Ask, make(&shell).into_string());
    app.shelf.answer(format!("{path} {lang}"), asked, page).await
}
