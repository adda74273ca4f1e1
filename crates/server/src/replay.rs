//! Looking back: steps, pictures, records, the proof of the seed, and forks.
//!
//! Everything here is made from the store, not from the table in memory. While a match is on, a visitor sees earlier
//! steps with the eyes of their own seat; the record and the seed come out after the end.

use art::Theme;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use catalog::{Level, Title, picture};
use engine::{Lang, Record, Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::App;
use crate::error::Error;
use crate::http::see_other;
use crate::lobby::{Plan, create, room_view, seen};
use crate::pages::{self, ReplayPage};
use crate::people::Visitor;
use crate::room::{Fork, Pace, Sitter};
use crate::store::{Listed, Stored};
use crate::table::{Desk, calm, head, plays_of};

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/replay", get(page))
        .route("/t/{id}/step/{step}", get(step))
        .route("/t/{id}/picture.svg", get(svg))
        .route("/t/{id}/picture.png", get(png))
        .route("/t/{id}/record.txt", get(record_text))
        .route("/t/{id}/record.json", get(record_json))
        .route("/t/{id}/verify", get(verify))
        .route("/t/{id}/fork", post(fork))
}

/// What can be asked in the address.
#[derive(Clone, Debug, Default, Deserialize)]
struct Asked {
    key: Option<String>,
    step: Option<usize>,
    seat: Option<u8>,
    lang: Option<Lang>,
    theme: Option<String>,
    width: Option<u32>,
}

/// A match looked back at.
struct Book {
    title: &'static dyn Title,
    stored: Stored,
    plays: Vec<(Seat, String)>,
    listed: Listed,
}

impl Book {
    async fn open(app: &App, visitor: &Visitor, id: &str, key: Option<&str>) -> Result<Self, Error> {
        let listed = seen(app, visitor, id, key).await?;
        let loaded = app.store.load(id).await?.ok_or(Error::NotFound)?;
        let title = app.title(&listed.room.game)?;
        Ok(Self { title, plays: plays_of(&loaded.journal), stored: loaded.stored, listed })
    }

    /// The match as it was after a step, or at its latest.
    fn at(&self, step: Option<usize>) -> Result<Desk, Error> {
        let step = step.unwrap_or(self.plays.len());
        let plays = self.plays.get(..step).ok_or(Error::NotFound)?;
        Desk::load(self.title, &self.stored, plays.to_vec(), None)
    }

    /// Whose eyes: one's own; after the end anybody's.
    fn eyes(&self, visitor: &Visitor, seat: Option<u8>) -> Result<Viewer, Error> {
        let mine = self.stored.room.seats_of(visitor.id());
        let wanted = seat.map(Seat).filter(|seat| seat.index() < self.stored.room.chairs.len());
        match (seat, wanted) {
            (None, _) if mine.len() == 1 => Ok(Viewer::Seat(mine[0])),
            (None, _) => Ok(Viewer::Spectator),
            (Some(_), Some(seat)) if self.stored.room.status.is_open_book() || mine.contains(&seat) => {
                Ok(Viewer::Seat(seat))
            }
            (Some(_), _) => Err(Error::NotYours),
        }
    }

    /// The whole record, once it may be seen.
    fn record(&self) -> Result<Record, Error> {
        if !self.stored.room.status.is_open_book() {
            return Err(Error::NotNow);
        }
        Ok(Record { actions: self.plays.clone(), ..head(&self.stored)? })
    }
}

/// Runs something heavy off the threads that serve.
async fn elsewhere<T: Send + 'static>(work: impl FnOnce() -> Result<T, Error> + Send + 'static) -> Result<T, Error> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Internal(error.to_string()))?
}

async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let listed = seen(&app, &visitor, &id, asked.key.as_deref()).await?;
    let info = app.title(&listed.room.game)?.info();
    let room = room_view(&app, &visitor, &listed, &[]).ok_or(Error::NotFound)?;
    let step = asked.step.unwrap_or(0).min(listed.steps);
    Ok(pages::replay(&visitor.shell, &ReplayPage { info, room, step, steps: listed.steps }).into_response())
}

async fn step(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Error> {
    let book = Book::open(&app, &visitor, &id, asked.key.as_deref()).await?;
    let viewer = book.eyes(&visitor, asked.seat)?;
    let voice = book.stored.room.voice(asked.lang.unwrap_or(visitor.lang()));
    elsewhere(move || {
        let desk = book.at(Some(step))?;
        let mut frame = desk.frame(viewer, &voice)?;
        frame.choices.clear();
        Ok(Json(json!({
            "step": step,
            "steps": book.plays.len(),
            "frame": frame,
            "scene": desk.scene(viewer, &voice)?,
            "log": desk.log(viewer, &voice, -1)?,
            "viewer": viewer.seat(),
        })))
    })
    .await
}

fn theme(asked: &Asked) -> Theme {
    if asked.theme.as_deref() == Some("dark") { Theme::Dark } else { Theme::Light }
}

async fn scene(app: &App, visitor: &Visitor, id: &str, asked: &Asked) -> Result<String, Error> {
    let book = Book::open(app, visitor, id, asked.key.as_deref()).await?;
    let viewer = book.eyes(visitor, asked.seat)?;
    let (voice, step) = (book.stored.room.voice(asked.lang.unwrap_or(visitor.lang())), asked.step);
    elsewhere(move || Ok(book.at(step)?.scene(viewer, &voice)?)).await
}

async fn svg(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let scene = scene(&app, &visitor, &id, &asked).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture::svg(&scene, theme(&asked))).into_response())
}

/// Widths of pictures.
const WIDTHS: std::ops::RangeInclusive<u32> = 200..=2_400;

async fn png(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let width = asked.width.unwrap_or(1_400);
    if !WIDTHS.contains(&width) {
        return Err(Error::BadRequest);
    }
    app.gates.form(visitor.address)?;
    let (scene, theme) = (scene(&app, &visitor, &id, &asked).await?, theme(&asked));
    let drawn = elsewhere(move || {
        let drawn = calm(|| picture::png(&scene, theme, width)).map_err(|_| Error::Internal("drawing".into()))?;
        drawn.map_err(|error| Error::Internal(error.to_string()))
    });
    Ok(([(header::CONTENT_TYPE, "image/png")], drawn.await?).into_response())
}

async fn record_text(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let record = Book::open(&app, &visitor, &id, asked.key.as_deref()).await?.record()?;
    Ok(download(&format!("{}-{id}.record", record.game), "text/plain; charset=utf-8", record.to_text()))
}

async fn record_json(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let record = Book::open(&app, &visitor, &id, asked.key.as_deref()).await?.record()?;
    Ok(download(&format!("{}-{id}.json", record.game), "application/json", record.to_json()))
}

/// The record of a match as JSON, once it may be seen.
pub async fn record_of(app: &App, visitor: &Visitor, id: &str, key: Option<&str>) -> Result<Value, Error> {
    let record = Book::open(app, visitor, id, key).await?.record()?;
    serde_json::to_value(record).map_err(|error| Error::Internal(error.to_string()))
}

fn download(name: &str, kind: &'static str, body: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)], body).into_response()
}

/// Whether the seed is the promised one and the record replays with it.
async fn verify(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Error> {
    let book = Book::open(&app, &visitor, &id, asked.key.as_deref()).await?;
    let record = book.record()?;
    let promised = book.listed.room.commitment.clone();
    elsewhere(move || {
        let replays = matches!(calm(|| book.title.load(&record, None).is_ok()), Ok(true));
        Ok(Json(json!({
            "commitment": promised,
            "seed": record.seed.to_string(),
            "seed_fits": record.seed.commitment().0 == promised,
            "replays": replays,
            "steps": record.actions.len(),
        })))
    })
    .await
}

#[derive(Deserialize)]
struct ForkForm {
    step: usize,
    seat: Option<u8>,
    level: Option<Level>,
    name: Option<String>,
}

/// Goes on from a step of a finished match: the visitor on one seat, bots on the others.
async fn fork(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    Form(form): Form<ForkForm>,
) -> Result<Response, Error> {
    let book = Book::open(&app, &visitor, &id, asked.key.as_deref()).await?;
    let mut record = book.record()?;
    let (person, cookie) = visitor.or_guest(&app, form.name.as_deref())?;
    if form.step > record.actions.len() || book.at(Some(form.step))?.turn().is_none() {
        return Err(Error::BadRequest);
    }
    record.actions.truncate(form.step);
    let mine = usize::from(form.seat.unwrap_or(0));
    let level = form.level.unwrap_or(app.config.stand_in);
    let sit = |i: usize| match i == mine {
        true => Sitter::Person { id: person.id.clone(), name: person.name.clone() },
        false => Sitter::Bot { level },
    };
    let plan = Plan {
        game: record.game,
        options: record.options,
        host: person.id.clone(),
        public: false,
        pace: Pace::None,
        chairs: (0..record.seats.len()).map(sit).collect(),
        fork: Some((Fork { table: id, step: form.step }, record.seed, record.actions)),
    };
    let fork = create(&app, plan).await?;
    Ok(see_other(&format!("/t/{fork}"), cookie))
}
