//! Home, lobby, new tables, and the forms around a table.

mod create;
mod forms;

use art::Theme;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use engine::Lang;
use serde::Deserialize;

pub use create::{Branch, Plan, create};

use crate::app::App;
use crate::drawings::Drawings;
use crate::error::Error;
use crate::learn;
use crate::pages::{self, ClosedPage, Ending, HistoryLine, Home, Lobby, TableCard, TablePage};
use crate::people::Visitor;
use crate::prepared::{Keep, Prepared};
use crate::room::{Eyes, RoomView, Status};
use crate::store::Listed;
use crate::tidying::ABANDONED;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/cover/{game}", get(cover))
        .route("/lobby", get(lobby))
        .route("/play/{game}", post(forms::play_now))
        .route("/new/{game}", get(forms::form).post(forms::submit))
        .route("/t/{id}", get(table))
        .route("/t/{id}/join", post(forms::join))
        .route("/t/{id}/leave", post(forms::leave))
        .route("/t/{id}/start", post(forms::start))
        .route("/t/{id}/rematch", post(forms::rematch))
        .route("/t/{id}/share", post(forms::share))
        .route("/t/{id}/qr.svg", get(qr))
}

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// Tables on one page.
const PAGE: i64 = 100;

async fn home(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Result<Response, Error> {
    let (titles, daily) = (app.config.titles, learn::daily(app.config.titles, app.now() as u64 / DAY));
    let offline = app.config.module.is_some();
    let Some(person) = &visitor.shell.person else {
        let edition =
            daily.as_ref().map_or_else(String::new, |daily| format!("{}/{}", daily.info.slug, daily.puzzle.name));
        return pages::for_everybody(&app, (format!("/#{edition}"), visitor.shell), &headers, move |shell| {
            pages::home(shell, &Home { titles, mine: Vec::new(), daily, learned: None, offline })
        })
        .await;
    };
    let learned = learn::learned(&app, &visitor).await?;
    let listed = app.store.of_person(&person.id, PAGE).await?;
    let open = |listed: &Listed| matches!(listed.room.status, Status::Gathering | Status::Playing);
    let mine = listed.into_iter().filter(open).filter_map(|listed| card(&app, &visitor, listed)).collect();
    Ok(pages::home(&visitor.shell, &Home { titles, mine, daily, learned, offline }).into_response())
}

/// Which of a game's covers.
#[derive(Deserialize)]
struct Look {
    lang: Lang,
    theme: Option<String>,
}

/// A game's board in the middle of play, as a picture of its own: too large to stand in every page.
async fn cover(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Look { lang, theme }): Query<Look>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let title = app.title(&game)?;
    let theme = if theme.as_deref() == Some("dark") { Theme::Dark } else { Theme::Light };
    let make = move || {
        let drawn = theme.resolve(&pages::picture(title, lang));
        Prepared::new("image/svg+xml", Keep::Day, drawn)
    };
    app.shelf.answer(format!("cover {game} {lang} {theme:?}"), &headers, make).await
}

async fn lobby(State(app): State<App>, visitor: Visitor) -> Result<Response, Error> {
    let cards = |listed: Vec<Listed>| listed.into_iter().filter_map(|listed| card(&app, &visitor, listed)).collect();
    let gathering = cards(app.store.public(Status::Gathering, PAGE).await?);
    let playing = cards(app.store.public(Status::Playing, PAGE).await?);
    Ok(pages::lobby(&visitor.shell, &Lobby { gathering, playing }).into_response())
}

/// A room as the visitor may see it; nothing if its game is no longer on offer.
pub fn room_view(app: &App, visitor: &Visitor, listed: &Listed, online: &[bool]) -> Option<RoomView> {
    let info = app.title(&listed.room.game).ok()?.info();
    let eyes = Eyes { person: visitor.id(), lang: visitor.lang(), secret: listed.seed.parse().ok(), online };
    Some(listed.room.view(info, &eyes))
}

fn card(app: &App, visitor: &Visitor, listed: Listed) -> Option<TableCard> {
    Some(TableCard {
        room: room_view(app, visitor, &listed, &[])?,
        your_turn: !listed.turn.is_empty() && listed.turn == visitor.id(),
    })
}

/// A line of the visitor's history.
pub fn history_line(app: &App, visitor: &Visitor, listed: Listed) -> Option<HistoryLine> {
    let room = room_view(app, visitor, &listed, &[])?;
    let mine = listed.room.chairs.iter().position(|chair| chair.person() == Some(visitor.id()));
    let result = mine.and_then(|seat| {
        let standings = listed.result.as_ref()?.get("standings")?.as_array()?;
        let line = standings.iter().find(|line| line["seat"].as_u64() == Some(seat as u64))?;
        Some((line["place"].as_u64()? as u8, line["score"].as_i64()? as i32))
    });
    Some(HistoryLine { room, updated_at: listed.updated_at, result, steps: listed.steps })
}

/// The key of an invitation, in the address.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Key {
    /// The key.
    pub key: Option<String>,
}

/// A match that the visitor may see.
pub async fn seen(app: &App, visitor: &Visitor, id: &str, key: Option<&str>) -> Result<Listed, Error> {
    let listed = app.store.find(id).await?.ok_or(Error::NotFound)?;
    if listed.room.may_see(visitor.id(), key) { Ok(listed) } else { Err(Error::Private) }
}

async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Key { key }): Query<Key>,
) -> Result<Response, Error> {
    let listed = seen(&app, &visitor, &id, key.as_deref()).await?;
    let title = app.title(&listed.room.game)?;
    let info = title.info();
    if let Some(ending) = ending(&app, &listed).await? {
        return Ok(pages::closed(&visitor.shell, &ClosedPage { info, id, ending }).into_response());
    }
    let drawings = Drawings::new(title, visitor.lang());
    let online = app.tables.online(&app, &id).await;
    let room = room_view(&app, &visitor, &listed, &online).ok_or(Error::NotFound)?;
    let seated = room.chairs.iter().any(|chair| chair.you);
    let free = |kind: &str| kind == "open" || (kind == "link" && key.is_some());
    let may_join = !seated && room.status == Status::Gathering && room.chairs.iter().any(|chair| free(chair.kind));
    let socket = match &key {
        Some(key) if key.chars().all(|c| c.is_ascii_alphanumeric()) => format!("/ws/{id}?key={key}"),
        _ => format!("/ws/{id}"),
    };
    let (room, socket) = (Some(room), Some(socket));
    Ok(pages::table(&visitor.shell, &TablePage { info, room, socket, key, may_join, drawings }).into_response())
}

/// How a table was closed, if it was.
async fn ending(app: &App, listed: &Listed) -> Result<Option<Ending>, Error> {
    let tidying = &app.config.tidying;
    Ok(match listed.room.status {
        Status::Gathering | Status::Playing | Status::Over | Status::Stopped => None,
        Status::Abandoned => Some(Ending::Unfinished(tidying.unfinished)),
        Status::Closed => match app.store.last(&listed.room.id).await? {
            Some(last) if last.body == ABANDONED => Some(Ending::Untouched(tidying.untouched)),
            Some(_) | None => Some(Ending::Left),
        },
    })
}

/// The invitation as a picture, for those who sit at the table.
async fn qr(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Error> {
    let listed = seen(&app, &visitor, &id, None).await?;
    if listed.room.seats_of(visitor.id()).is_empty() {
        return Err(Error::NotSeated);
    }
    let link = format!("{}://{}/t/{id}?key={}", visitor.scheme.name(), visitor.host, listed.room.key);
    let code = qrcode::QrCode::new(link).map_err(|error| Error::Internal(error.to_string()))?;
    let svg = code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}
