//! Lessons and puzzles: their pages, their moments, and what an account has learnt. Nothing of a lesson under way is stored:
//! it and the answers so far make the moment that is shown.

mod learned;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use catalog::{Learning, MoveError, Title, Voice};
use engine::lesson::{Lesson, LessonError};
use engine::{Lang, Phrase, PlayError, STANDARD, Say, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

pub use learned::learned;

use crate::app::App;
use crate::drawings::Drawings;
use crate::error::Error;
use crate::pages::{self, Daily, LessonPage};
use crate::people::Visitor;
use crate::table::calm;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/learn", get(every_game))
        .route("/learn/{game}", get(one_game))
        .route("/learn/{game}/{lesson}", get(page))
        .route("/learned", post(learned::add))
        .route("/api/games/{game}/lessons", get(lessons))
        .route("/api/games/{game}/lessons/{lesson}", get(moment))
}

/// What can be asked in the address.
#[derive(Deserialize)]
struct Asked {
    lang: Option<Lang>,
    /// The answers so far, one a line.
    #[serde(default)]
    answers: String,
    /// What is asked about the moment; nothing asks for the moment itself.
    ask: Option<Question>,
    /// Which action or pick is asked about.
    #[serde(default)]
    of: String,
}

/// What a page asks about a moment, as at any table.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Question {
    Preview,
    Why,
    Words,
}

/// The puzzle of a day, counted from any day: all of them in turn, the games one after the other.
pub fn daily(titles: &[&'static dyn Title], day: u64) -> Option<Daily> {
    let puzzles = |title: &&'static dyn Title| -> Vec<Daily> {
        let puzzles = title.lessons().into_iter().filter(|lesson| lesson.goal.is_some());
        puzzles.map(|puzzle| Daily { info: title.info(), puzzle }).collect()
    };
    let mut rows: Vec<_> = titles
        .iter()
        .filter(|title| is_taught(**title))
        .flat_map(|title| puzzles(title).into_iter().enumerate())
        .collect();
    // The first of every game, then the second of every game, and so on.
    rows.sort_by_key(|(round, _)| *round);
    let today = day.checked_rem(rows.len() as u64)?;
    Some(rows.swap_remove(today as usize).1)
}

/// Whether a game's lessons fit its cards, and it is more than a toy.
fn is_taught(title: &dyn Title) -> bool {
    title.content() == STANDARD && !title.info().toy
}

/// A learner who has not said their name.
const NAME: &str = "Nina";

async fn every_game(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Result<Response, Error> {
    let (titles, learned) = (app.config.titles, learned(&app, &visitor).await?);
    let place = ("/learn".to_owned(), visitor.shell);
    pages::for_everybody(&app, place, &headers, move |shell| pages::learn(shell, titles, learned.as_deref())).await
}

async fn one_game(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let (title, learned) = (app.title(&game)?, learned(&app, &visitor).await?);
    let place = (format!("/learn/{game}"), visitor.shell);
    pages::for_everybody(&app, place, &headers, move |shell| pages::learn_game(shell, title, learned.as_deref())).await
}

/// The page of a lesson; the list, which says why, where its cards have been replaced.
async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, name)): Path<(String, String)>,
) -> Result<Response, Error> {
    let (title, learned) = (app.title(&game)?, learned(&app, &visitor).await?);
    let mut lessons = title.lessons().into_iter().skip_while(|lesson| lesson.name != name);
    let lesson = lessons.next().ok_or(Error::NotFound)?;
    if title.content() != STANDARD {
        return Ok(pages::learn_game(&visitor.shell, title, learned.as_deref()).into_response());
    }
    let drawings = Drawings::new(title, visitor.lang());
    let page = LessonPage { info: title.info(), lesson, next: lessons.next(), drawings, learned };
    Ok(pages::lesson(&visitor.shell, &page).into_response())
}

async fn lessons(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Error> {
    let lang = asked.lang.unwrap_or(visitor.lang());
    let line = |lesson: &Lesson| {
        json!({"name": lesson.name, "title": lesson.title.of(lang), "about": lesson.about.of(lang),
            "minutes": lesson.minutes, "puzzle": lesson.goal.is_some()})
    };
    Ok(Json(app.title(&game)?.lessons().iter().map(line).collect()))
}

async fn moment(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, lesson)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Error> {
    let title = app.title(&game)?;
    let lesson = title.lessons().into_iter().find(|other| other.name == lesson).ok_or(Error::NotFound)?;
    let lang = asked.lang.unwrap_or(visitor.lang());
    let name = visitor.person().map_or_else(|_| NAME.to_owned(), |person| person.name.clone());
    let turn = app.painters.enter(visitor.address).await?;
    turn.work(move || {
        let answers: Vec<String> = asked.answers.lines().map(str::to_owned).collect();
        let told = calm(|| {
            let learning = title.learn(&lesson, &answers, lang).map_err(|error| refusal(title, lang, &error))?;
            let voice = Voice { lang, names: catalog::names(&lesson, learning.table.seats(), &name) };
            match asked.ask {
                None => Ok(show(&learning, &voice)),
                Some(question) => answer(&learning, &voice, question, &asked.of),
            }
        });
        told.map_err(|_| Error::Internal("a rule panicked".into()))?.map(Json)
    })
    .await
}

/// A moment as a page lays it out: what is said, and the table as in the `state` of a match.
fn show(learning: &Learning, voice: &Voice) -> Value {
    let (table, said) = (&learning.table, &learning.said);
    let viewer = Viewer::Seat(said.learner);
    let mut frame = table.frame(viewer, voice);
    if said.stand != "asked" {
        frame.choices.clear();
    }
    json!({
        "said": said,
        "names": voice.names,
        "frame": frame,
        "table": table.tabletop(viewer, voice),
        "maps": table.maps(viewer, voice),
        "log": table.log(viewer, voice, 0),
    })
}

/// The answer to a question about a moment, in the words of the socket.
fn answer(learning: &Learning, voice: &Voice, question: Question, of: &str) -> Result<Value, Error> {
    let (table, said) = (&learning.table, &learning.said);
    if table.turn() != Some(said.learner) && !matches!(question, Question::Words) {
        return Err(Error::NotNow);
    }
    Ok(match question {
        Question::Preview => {
            let explained =
                |error: MoveError| Error::Illegal { text: table.explain(&error, voice), clause: error.clause() };
            let mut preview = json!(table.preview(of, voice).map_err(explained)?);
            preview["t"] = "preview".into();
            preview
        }
        Question::Why => {
            let (clause, text) = table.why_not(of, voice).map(|why| (why.clause, why.text)).unzip();
            json!({"t": "why", "clause": clause, "text": text})
        }
        Question::Words => json!({"t": "words", "lines": table.map_in_words(Viewer::Seat(said.learner), voice)}),
    })
}

fn refusal(title: &dyn Title, lang: Lang, error: &LessonError) -> Error {
    let say = |phrase: &Phrase| title.lexicon(lang).speaker(&[]).say(phrase);
    match error {
        LessonError::Play(PlayError::Illegal(refusal)) => {
            Error::Illegal { text: say(&refusal.reason), clause: Some(refusal.clause.0) }
        }
        LessonError::Content => Error::Illegal { text: say(&Phrase::new("learn-other-cards")), clause: None },
        LessonError::Notation(_) => Error::BadRequest,
        LessonError::Play(PlayError::Over | PlayError::NotYours(_)) | LessonError::NotNow(_) => Error::NotNow,
        LessonError::Broken { .. } => Error::Internal(error.to_string()),
    }
}
