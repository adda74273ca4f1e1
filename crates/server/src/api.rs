//! The read-only JSON API, for programs.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use catalog::Title;
use engine::{Lang, Record};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::App;
use crate::error::Error;
use crate::lobby::{Key, room_view, seen};
use crate::people::Visitor;
use crate::replay::Book;
use crate::room::Status;
use crate::store::Listed;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/api/openapi.json", get(description))
        .route("/api/games", get(games))
        .route("/api/games/{game}", get(game))
        .route("/api/games/{game}/rules", get(rules))
        .route("/api/matches", get(matches))
        .route("/api/matches/{id}", get(one))
        .route("/api/matches/{id}/record", get(record))
}

async fn description() -> Response {
    ([(axum::http::header::CONTENT_TYPE, "application/json")], include_str!("api/openapi.json")).into_response()
}

fn about(title: &dyn Title) -> Value {
    json!({"info": title.info(), "content": title.content(), "options": title.form(), "defaults": title.default_options()})
}

async fn games(State(app): State<App>) -> Json<Value> {
    Json(app.config.titles.iter().map(|title| about(*title)).collect())
}

async fn game(State(app): State<App>, Path(game): Path<String>) -> Result<Json<Value>, Error> {
    Ok(Json(about(app.title(&game)?)))
}

#[derive(Deserialize)]
struct Language {
    lang: Option<Lang>,
}

async fn rules(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Language { lang }): Query<Language>,
) -> Result<Json<Value>, Error> {
    let (title, lang) = (app.title(&game)?, lang.unwrap_or_default());
    Ok(Json(
        json!({"game": game, "lang": lang, "rules_version": title.info().rules_version, "markdown": title.rulebook(lang)}),
    ))
}

#[derive(Deserialize)]
struct Filter {
    status: Option<Status>,
}

async fn matches(State(app): State<App>, visitor: Visitor, Query(filter): Query<Filter>) -> Result<Json<Value>, Error> {
    let listed = app.store.public(filter.status.unwrap_or(Status::Playing), 100).await?;
    Ok(Json(listed.iter().filter_map(|listed| summary(&app, &visitor, listed)).collect()))
}

fn summary(app: &App, visitor: &Visitor, listed: &Listed) -> Option<Value> {
    let room = room_view(app, visitor, listed, &[])?;
    Some(json!({"room": room, "steps": listed.steps, "updated_at": listed.updated_at, "result": listed.result}))
}

async fn one(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Key { key }): Query<Key>,
) -> Result<Json<Value>, Error> {
    let listed = seen(&app, &visitor, &id, key.as_deref()).await?;
    summary(&app, &visitor, &listed).map(Json).ok_or(Error::NotFound)
}

async fn record(book: Book) -> Result<Json<Record>, Error> {
    book.record().map(Json)
}
