//! Looking back: steps, pictures, records, the proof of the seed, and forks.
//!
//! Everything here is made from the store, not from the table in memory. While a match is on, a visitor sees earlier
//! steps with the eyes of their own seat; the record and the seed come out after the end.

use art::Theme;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use catalog::{Title, Voice};
use engine::{Lang, Record, Seat, Viewer};
use hall::form::successor;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::App;
use crate::drawings::Drawings;
use crate::error::Error;
use crate::http::{Form, see_other};
use crate::lobby::{Branch, Plan, create, room_view, seen};
use crate::pages::{self, ReplayPage};
use crate::people::Visitor;
use crate::pools::Turn;
use crate::room::{Fork, Help, Pace, Sitter};
use crate::store::{Listed, Stored};
use crate::table::{Desk, calm};

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
pub struct Asked {
    pub key: Option<String>,
    step: Option<usize>,
    seat: Option<u8>,
    lang: Option<Lang>,
    theme: Option<String>,
    width: Option<u32>,
}

/// The path of an address.
#[derive(Deserialize)]
struct Place {
    id: String,
    step: Option<usize>,
}

/// A match looked back at: what a request asks for, if the visitor may see it.
pub struct Book {
    visitor: Visitor,
    asked: Asked,
    title: &'static dyn Title,
    stored: Stored,
    plays: Vec<(Seat, String)>,
    /// Looking back costs; as long as the book is open it is its turn.
    _turn: Turn,
}

impl FromRequestParts<App> for Book {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let path = Path::<Place>::from_request_parts(parts, app).await.map_err(|_| Error::NotFound)?;
        let query = Query::<Asked>::from_request_parts(parts, app).await.map_err(|_| Error::BadRequest)?;
        let (Path(place), Query(mut asked)) = (path, query);
        asked.step = place.step.or(asked.step);
        Self::open(app, visitor, &place.id, asked).await
    }
}

impl Book {
    /// Opens it for a visitor who may see the match.
    pub async fn open(app: &App, visitor: Visitor, id: &str, asked: Asked) -> Result<Self, Error> {
        let listed = begun(app, &visitor, id, asked.key.as_deref()).await?;
        let turn = app.painters.enter(visitor.address).await?;
        let loaded = app.store.load(id).await?.ok_or(Error::NotFound)?;
        let title = app.title(&listed.room.game)?;
        Ok(Self { visitor, asked, title, plays: loaded.ledger.plays, stored: loaded.stored, _turn: turn })
    }

    /// The match as it was after a step, or at its latest.
    pub fn at(&self, step: Option<usize>) -> Result<Desk, Error> {
        let step = step.unwrap_or(self.plays.len());
        let plays = self.plays.get(..step).ok_or(Error::NotFound)?;
        Ok(Desk::load(self.title, self.stored.record(plays.to_vec())?, None)?)
    }

    /// Whose eyes: one's own; after the end anybody's.
    fn eyes(&self) -> Result<Viewer, Error> {
        let mine = self.stored.room.seats_of(self.visitor.id());
        let wanted = self.asked.seat.map(Seat).filter(|seat| seat.index() < self.stored.room.chairs.len());
        match (self.asked.seat, wanted) {
            (None, _) if mine.len() == 1 => Ok(Viewer::Seat(mine[0])),
            (None, _) => Ok(Viewer::Spectator),
            (Some(_), Some(seat)) if self.stored.room.status.is_open_book() || mine.contains(&seat) => {
                Ok(Viewer::Seat(seat))
            }
            (Some(_), _) => Err(Error::NotYours),
        }
    }

    pub fn voice(&self) -> Voice {
        self.stored.room.voice(self.asked.lang.unwrap_or(self.visitor.lang()))
    }

    fn theme(&self) -> Theme {
        if self.asked.theme.as_deref() == Some("dark") { Theme::Dark } else { Theme::Light }
    }

    /// The picture that is asked for.
    fn poster(&self) -> Result<String, Error> {
        let poster = self.at(self.asked.step)?.poster(self.eyes()?, &self.voice())?;
        Ok(self.theme().resolve(&poster))
    }

    /// The whole record, once it may be seen.
    pub fn record(&self) -> Result<Record, Error> {
        if !self.stored.room.status.is_open_book() {
            return Err(Error::NotNow);
        }
        Ok(self.stored.record(self.plays.clone())?)
    }
}

/// A match that the visitor may see, and of which there is something to see.
pub async fn begun(app: &App, visitor: &Visitor, id: &str, key: Option<&str>) -> Result<Listed, Error> {
    let listed = seen(app, visitor, id, key).await?;
    if listed.room.status.has_begun() { Ok(listed) } else { Err(Error::NotNow) }
}

/// Runs something heavy off the threads that serve.
pub async fn elsewhere<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Internal(error.to_string()))?
}

async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let listed = begun(&app, &visitor, &id, asked.key.as_deref()).await?;
    let title = app.title(&listed.room.game)?;
    let (info, drawings) = (title.info(), Drawings::new(title, visitor.lang()));
    let room = room_view(&app, &visitor, &listed, &[]).ok_or(Error::NotFound)?;
    let (key, book) = (asked.key, Some((room, listed.steps)));
    Ok(pages::replay(&visitor.shell, &ReplayPage { info, book, key, drawings }).into_response())
}

async fn step(book: Book) -> Result<Json<Value>, Error> {
    let (viewer, voice) = (book.eyes()?, book.voice());
    elsewhere(move || {
        let desk = book.at(book.asked.step)?;
        Ok(Json(desk.page(book.plays.len(), viewer, &voice)?))
    })
    .await
}

async fn svg(book: Book) -> Result<Response, Error> {
    let drawn = elsewhere(move || book.poster());
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn.await?).into_response())
}

/// The narrowest picture, and the usual one.
const NARROW: u32 = 200;
const USUAL: u32 = 1_400;

async fn png(State(app): State<App>, book: Book) -> Result<Response, Error> {
    let widest = app.config.limits.picture_width;
    let width = book.asked.width.unwrap_or(USUAL.min(widest));
    if !(NARROW..=widest).contains(&width) {
        return Err(Error::BadRequest);
    }
    let drawn = elsewhere(move || {
        let poster = book.poster()?;
        let drawn = calm(|| raster::png(&poster, width)).map_err(|_| Error::Internal("drawing".into()))?;
        drawn.map_err(|error| Error::Internal(error.to_string()))
    });
    Ok(([(header::CONTENT_TYPE, "image/png")], drawn.await?).into_response())
}

async fn record_text(book: Book) -> Result<Response, Error> {
    Ok(download(&book, "record", "text/plain; charset=utf-8", book.record()?.to_text()))
}

async fn record_json(book: Book) -> Result<Response, Error> {
    Ok(download(&book, "json", "application/json", book.record()?.to_json()))
}

fn download(book: &Book, ending: &str, kind: &'static str, body: String) -> Response {
    let room = &book.stored.room;
    let disposition = format!("attachment; filename=\"{}-{}.{ending}\"", room.game, room.id);
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)], body).into_response()
}

/// Whether the seed comes from what was promised and the record replays with it.
async fn verify(book: Book) -> Result<Json<Value>, Error> {
    let record = book.record()?;
    let promised = book.stored.room.commitment.clone();
    elsewhere(move || {
        let replays = matches!(calm(|| book.title.load(&record, None).is_ok()), Ok(true));
        Ok(Json(json!({
            "commitment": promised,
            "draw": record.draw,
            "seed": record.seed,
            "seed_fits": record.commitment.0 == promised,
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
    level: Option<String>,
    name: Option<String>,
}

/// Goes on from a step of a finished match: the visitor on one seat, bots on the others.
async fn fork(State(app): State<App>, book: Book, Form(form): Form<ForkForm>) -> Result<Response, Error> {
    let mut record = book.record()?;
    let (person, cookie) = book.visitor.or_guest(&app, form.name.as_deref())?;
    let mine = usize::from(form.seat.unwrap_or(0));
    if form.step > record.actions.len() || book.at(Some(form.step))?.turn().is_none() || mine >= record.seats.len() {
        return Err(Error::BadRequest);
    }
    record.actions.truncate(form.step);
    let sit = |i: usize| match i == mine {
        true => Sitter::Person { id: person.id.clone(), name: person.name.clone() },
        false => successor(&book.stored.room.chairs[i].sitter, form.level.as_deref(), &app.config.stand_in),
    };
    let (secret, parts) = (book.stored.secret()?, book.stored.room.parts);
    let fork = Some(Fork { table: book.stored.room.id, step: form.step });
    let plan = Plan {
        game: record.game,
        options: record.options,
        host: person.id.clone(),
        public: false,
        pace: Pace::None,
        chairs: (0..record.seats.len()).map(sit).collect(),
        help: Help::Hints,
        branch: Some(Branch { fork, secret, parts, plays: record.actions }),
    };
    app.gates.table(book.visitor.address)?;
    let fork = create(&app, plan).await?;
    Ok(see_other(&format!("/t/{fork}"), cookie))
}
