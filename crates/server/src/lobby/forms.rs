//! The forms around a table.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::Title;
use engine::{Seat, Seed};
use hall::form;
use serde::Deserialize;

use super::{Key, Plan, create, seen};
use crate::app::App;
use crate::error::Error;
use crate::http::{Form, see_other};
use crate::pages::{self, Create, Fields};
use crate::people::Visitor;
use crate::room::{Chair, Help, Sitter};
use crate::table::{Joining, Seating};

#[derive(Deserialize)]
pub struct PlayNow {
    name: Option<String>,
    level: Option<String>,
    help: Option<Help>,
}

/// A table against bots, at once.
pub async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(form): Form<PlayNow>,
) -> Result<Response, Error> {
    let title = app.title(&game)?;
    let (person, cookie) = visitor.or_guest(&app, form.name.as_deref())?;
    app.gates.table(visitor.address)?;
    let level = form.level.map_or_else(|| Ok(app.config.stand_in.clone()), |name| form::level(Some(&name)))?;
    let help = form.help.unwrap_or(Help::Hints);
    let plan = Plan { help, ..Plan::against_bots(title, (person.id, person.name), &level) };
    let id = create(&app, plan).await?;
    Ok(see_other(&format!("/t/{id}"), cookie))
}

/// The form for a new table.
pub async fn form(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Result<Response, Error> {
    let title = app.title(&game)?;
    let blank = Create { title, chosen: Fields::new(), problem: None };
    Ok(pages::create(&visitor.shell, &blank).into_response())
}

/// A new table by the form.
pub async fn submit(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Error> {
    let title = app.title(&game)?;
    match make(&app, &visitor, title, &fields).await {
        Ok((id, cookie)) => Ok(see_other(&format!("/t/{id}"), cookie)),
        Err(error) if error.status().is_server_error() => Err(error),
        Err(error) => {
            let refused = Create { title, chosen: fields, problem: Some(error.text(visitor.lang())) };
            Ok((error.status(), pages::create(&visitor.shell, &refused)).into_response())
        }
    }
}

async fn make(
    app: &App,
    visitor: &Visitor,
    title: &'static dyn Title,
    fields: &Fields,
) -> Result<(String, Option<String>), Error> {
    let (person, cookie) = visitor.or_guest(app, fields.get("name").map(String::as_str))?;
    let (pace, chairs) = (form::pace(fields)?, form::chairs(title, (&person.id, &person.name), fields)?);
    let plan = Plan {
        game: title.info().slug.to_owned(),
        options: form::options(title, fields)?,
        host: person.id.clone(),
        public: fields.contains_key("public"),
        pace,
        help: form::help(fields, pace, &chairs)?,
        chairs,
        branch: None,
    };
    app.gates.table(visitor.address)?;
    Ok((create(app, plan).await?, cookie))
}

#[derive(Deserialize)]
pub struct JoinForm {
    seat: Option<u8>,
    key: Option<String>,
    part: Option<Seed>,
    name: Option<String>,
}

fn to_table(id: &str, key: Option<&str>, cookie: Option<String>) -> Response {
    let key = key.filter(|key| key.chars().all(|c| c.is_ascii_alphanumeric()));
    see_other(&key.map_or_else(|| format!("/t/{id}"), |key| format!("/t/{id}?key={key}")), cookie)
}

/// Sits down.
pub async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<JoinForm>,
) -> Result<Response, Error> {
    let (person, cookie) = visitor.or_guest(&app, form.name.as_deref())?;
    let change = Seating::Join(Joining { seat: form.seat.map(Seat), key: form.key.clone(), part: form.part });
    app.tables.seat(&app, &id, person, change).await?;
    Ok(to_table(&id, form.key.as_deref(), cookie))
}

/// Gets up.
pub async fn leave(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Error> {
    app.tables.seat(&app, &id, visitor.person()?.clone(), Seating::Leave).await?;
    Ok(see_other("/", None))
}

/// Lets everybody look at a finished match of a private table.
pub async fn share(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<StatusCode, Error> {
    app.tables.seat(&app, &id, visitor.person()?.clone(), Seating::Share).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
pub struct StartForm {
    fill: Option<String>,
}

/// Starts the match.
pub async fn start(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<StartForm>,
) -> Result<Response, Error> {
    let fill = form.fill.as_deref().filter(|fill| !fill.is_empty());
    let fill = fill
        .map_or_else(|| Ok(app.config.stand_in.clone()), |fill| form::level(Some(fill.trim_start_matches("bot-"))))?;
    app.tables.seat(&app, &id, visitor.person()?.clone(), Seating::Start { fill }).await?;
    Ok(to_table(&id, None, None))
}

/// The same people and options again.
pub async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Key { key }): Query<Key>,
) -> Result<Response, Error> {
    let listed = seen(&app, &visitor, &id, key.as_deref()).await?;
    let person = visitor.person()?.clone();
    if !listed.room.status.is_open_book() {
        return Err(Error::NotNow);
    }
    if let Some(next) = &listed.room.rematch {
        return Ok(to_table(next, None, None));
    }
    let alone = match listed.room.seats_of(&person.id).as_slice() {
        [] => return Err(Error::NotSeated),
        seats => seats.len() == 1,
    };
    let again = |chair: &Chair| match (&chair.sitter, chair.left) {
        (Sitter::Person { .. } | Sitter::Former, true) => Sitter::Open,
        // Whoever asks goes by the name that they have now, unless they sit there with others.
        (Sitter::Person { id, .. }, _) if alone && *id == person.id => {
            Sitter::Person { id: id.clone(), name: person.name.clone() }
        }
        (sitter, _) => sitter.clone(),
    };
    let plan = Plan {
        game: listed.room.game.clone(),
        options: listed.room.options.clone(),
        host: person.id.clone(),
        public: listed.room.public,
        pace: listed.room.pace,
        chairs: listed.room.chairs.iter().map(again).collect(),
        help: listed.room.help,
        branch: None,
    };
    app.gates.table(visitor.address)?;
    let table = create(&app, plan).await?;
    let room = app.tables.seat(&app, &id, person, Seating::Rematch { table }).await?;
    Ok(to_table(room.rematch.as_deref().unwrap_or(&id), None, None))
}
