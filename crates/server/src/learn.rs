//! Lessons and puzzles. Nothing is stored: a lesson and the answers so far make the moment that is shown.

use axum::extract::{Path, Query, State};
use axum::routing::get;
use axum::{Json, Router};
use catalog::{Learning, Title, Voice};
use engine::lesson::{Lesson, LessonError};
use engine::{Lang, Phrase, PlayError, Say, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::App;
use crate::error::Error;
use crate::people::Visitor;
use crate::table::calm;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new()
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
}

/// A learner who has not said their name.
const NAME: &str = "Nina";

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
        let shown = calm(|| title.learn(&lesson, &answers, lang).map(|learning| show(&lesson, &learning, lang, &name)));
        let shown = shown.map_err(|_| Error::Internal("a rule panicked".into()))?;
        shown.map(Json).map_err(|error| refusal(title, lang, &error))
    })
    .await
}

/// A moment as a page lays it out: what is said, and the table as in the `state` of a match.
fn show(lesson: &Lesson, learning: &Learning, lang: Lang, name: &str) -> Value {
    let (table, said) = (&learning.table, &learning.said);
    let voice = Voice { lang, names: catalog::names(lesson, table.seats(), name) };
    let viewer = Viewer::Seat(said.learner);
    let mut frame = table.frame(viewer, &voice);
    if said.stand != "asked" {
        frame.choices.clear();
    }
    json!({
        "said": said,
        "names": voice.names,
        "frame": frame,
        "table": table.tabletop(viewer, &voice),
        "maps": table.maps(viewer, &voice),
        "log": table.log(viewer, &voice, 0),
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
