//! Without this server: the site of plain files, handed out by the server itself where the module is built in, and the way
//! back for a match that was played there.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use catalog::Title;
use engine::{Draw, Record};
use hall::form;
use serde_json::json;

use crate::app::App;
use crate::assets;
use crate::error::Error;
use crate::http::Form;
use crate::lobby::{Branch, Plan, create};
use crate::pages::{FILES_POLICY, Place};
use crate::people::Visitor;
use crate::prepared::{Keep, Prepared};
use crate::room::{Help, Pace, Sitter};
use crate::site::{self, Files};

/// Where the site lies.
pub const ADDRESS: &str = "/offline/";

/// The most bytes of a record with who sat where: several times the longest match.
const RECORD: usize = 256 * 1024;

/// Where records are brought to.
pub const IMPORT: &str = "/import";

/// The routes of this module.
pub fn routes() -> Router<App> {
    let import = post(import).layer(DefaultBodyLimit::max(RECORD));
    Router::new()
        .route("/offline", get(async || Redirect::permanent(ADDRESS)))
        .route(ADDRESS, get(entrance))
        .route("/offline/{*path}", get(file))
        .route(IMPORT, import)
}

async fn entrance(state: State<App>, headers: HeaderMap) -> Result<Response, Error> {
    file(state, Path("index.html".to_owned()), headers).await
}

async fn file(State(app): State<App>, Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Error> {
    let files = files(&app).await?;
    let bytes = files.get(&path).cloned().map(Bytes::from).ok_or(Error::NotFound)?;
    let kind = assets::kind(&path);
    let prepare = move || Prepared::new(kind, Keep::Ask, bytes);
    let mut response = app.shelf.answer(format!("offline/{path}"), &headers, prepare).await?;
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(FILES_POLICY));
    Ok(response)
}

/// The files, made when the first of them is asked for.
async fn files(app: &App) -> Result<Arc<Files>, Error> {
    let (titles, module) = (app.config.titles, app.config.module.ok_or(Error::NotFound)?);
    let made = app.offline.get_or_try_init(|| async {
        let made = tokio::task::spawn_blocking(move || site::files(titles, module, Place::Beside)).await;
        let made = made.map_err(|error| Error::Internal(error.to_string()))?;
        made.map(Arc::new).map_err(|error| Error::Internal(error.to_string()))
    });
    Ok(made.await?.clone())
}

/// Takes over a match that was played to its end without a server: its record, which is replayed, and who sat where, as in
/// the form for a new table.
async fn import(
    State(app): State<App>,
    visitor: Visitor,
    Form(mut fields): Form<form::Fields>,
) -> Result<Response, Error> {
    app.gates.table(visitor.address)?;
    let text = fields.remove("record").unwrap_or_default();
    let record = Record::parse(&text).map_err(|error| Error::Record(error.to_string()))?;
    let title = app.title(&record.game)?;
    let (person, cookie) = visitor.or_guest(&app, None)?;
    let chairs = form::chairs(title, (&person.id, &person.name), &fields)?;
    let known = |sitter: &Sitter| matches!(sitter, Sitter::Person { .. } | Sitter::Bot { .. });
    if chairs.len() != record.seats.len() || !chairs.iter().all(known) {
        return Err(Error::BadRequest);
    }
    let turn = app.painters.enter(visitor.address).await?;
    let record = turn.work(move || played_out(title, record)).await?;
    let id = create(&app, plan(record, chairs, person.id)).await?;
    let cookie = AppendHeaders(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok((cookie, Json(json!({"see": format!("/t/{id}/replay")}))).into_response())
}

/// A record whose match is over by the rules it names.
fn played_out(title: &'static dyn Title, record: Record) -> Result<Record, Error> {
    let table = hall::calm(|| title.load(&record, None))?.map_err(|error| Error::Record(error.to_string()))?;
    if table.turn().is_none() { Ok(record) } else { Err(Error::NotNow) }
}

fn plan(record: Record, chairs: Vec<Sitter>, host: String) -> Plan {
    let (secret, parts) = match record.draw {
        Some(Draw { secret, parts }) => (secret, Some(parts)),
        None => (record.seed, None),
    };
    let branch = Some(Branch { fork: None, secret, parts, plays: record.actions });
    let help = Help::None;
    Plan { game: record.game, options: record.options, host, public: false, pace: Pace::None, chairs, help, branch }
}
