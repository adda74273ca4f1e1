//! Lessons, puzzles and worked examples: their pages, their moments, and what an account has learnt. Nothing of a lesson
//! under way is stored: it and the answers so far make the moment that is shown.

pub mod examples;
mod learned;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use catalog::Title;
use engine::{Lang, STANDARD};
use hall::lesson::{self, LEARNER};
use serde::Deserialize;
use serde_json::Value;

pub use learned::learned;

use crate::app::App;
use crate::drawings::Drawings;
use crate::error::Error;
use crate::pages::{self, Daily, LessonPage};
use crate::people::Visitor;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/learn", get(every_game))
        .route("/learn/{game}", get(one_game))
        .route("/learn/{game}/{lesson}", get(page))
        .route("/learned", post(learned::add))
        .route("/api/games/{game}/lessons", get(lessons))
        .route("/api/games/{game}/lessons/{lesson}", get(moment))
        .merge(examples::routes())
}

/// What can be asked in the address.
#[derive(Deserialize)]
struct Asked {
    lang: Option<Lang>,
    #[serde(flatten)]
    lesson: lesson::Asked,
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
    Ok(Json(lesson::list(app.title(&game)?, lang)))
}

async fn moment(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, lesson)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Error> {
    let title = app.title(&game)?;
    let lesson = lesson::find(title, &lesson)?;
    let lang = asked.lang.unwrap_or(visitor.lang());
    let name = visitor.person().map_or_else(|_| LEARNER.to_owned(), |person| person.name.clone());
    let turn = app.painters.enter(visitor.address).await?;
    turn.work(move || Ok(Json(lesson::moment(title, &lesson, &asked.lesson, (lang, &name))?))).await
}
