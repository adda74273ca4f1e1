//! What is read at addresses: lessons, and looking back at a match.

use art::Theme;
use catalog::Title;
use engine::{Lang, Seat, Viewer};
use hall::lesson::{self, LEARNER};
use hall::{Desk, Refused, clean_name};
use serde_json::json;

use crate::kept::{Kept, ME};
use crate::letters::{Asked, Page};
use crate::table::Table;

fn title(game: &str) -> Result<&'static dyn Title, Refused> {
    catalog::find(game).ok_or(Refused::NotFound)
}

/// The lessons of a game.
pub fn lessons(game: &str, lang: Lang) -> Result<Page, Refused> {
    Ok(Page::Json(lesson::list(title(game)?, lang)))
}

/// A lesson after some answers.
pub fn lesson(game: &str, name: &str, asked: &Asked, lang: Lang) -> Result<Page, Refused> {
    let title = title(game)?;
    let lesson = lesson::find(title, name)?;
    let learner = asked.query.get("name").and_then(|name| clean_name(name).ok());
    let wanted = serde_json::from_value(json!(asked.query)).map_err(|_| Refused::BadRequest)?;
    lesson::moment(title, &lesson, &wanted, (lang, learner.as_deref().unwrap_or(LEARNER))).map(Page::Json)
}

/// What there is to see of a match.
pub fn look(table: &Table, what: &[&str], asked: &Asked, lang: Lang) -> Result<Page, Refused> {
    let kept = table.kept();
    match what {
        ["room"] => Ok(Page::Json(json!({"room": kept.view(lang)?, "steps": kept.plays.len()}))),
        ["step", step] => {
            let desk = at(kept, step.parse().ok())?;
            Ok(Page::Json(desk.page(kept.plays.len(), eyes(kept, asked)?, &kept.room.voice(lang))?))
        }
        ["picture.svg"] => {
            let desk = at(kept, asked.query.get("step").and_then(|step| step.parse().ok()))?;
            let dark = asked.query.get("theme").is_some_and(|theme| theme == "dark");
            let poster = desk.poster(eyes(kept, asked)?, &kept.room.voice(lang))?;
            Ok(Page::Text(if dark { Theme::Dark } else { Theme::Light }.resolve(&poster)))
        }
        ["record.txt"] => Ok(Page::Text(open_book(kept)?.record().to_text())),
        ["record.json"] => Ok(Page::Text(open_book(kept)?.record().to_json())),
        ["verify"] => verify(open_book(kept)?),
        _ => Err(Refused::NotFound),
    }
}

/// The match as it was after a step, or at its latest.
pub fn at(kept: &Kept, step: Option<usize>) -> Result<Desk, Refused> {
    let mut record = kept.record();
    let step = step.unwrap_or(record.actions.len());
    if step > record.actions.len() {
        return Err(Refused::NotFound);
    }
    record.actions.truncate(step);
    Desk::load(kept.title()?, record, None)
}

/// Whose eyes: one's own; after the end anybody's.
fn eyes(kept: &Kept, asked: &Asked) -> Result<Viewer, Refused> {
    let mine = kept.room.seats_of(ME);
    let wanted = asked.query.get("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    match wanted.filter(|seat| seat.index() < kept.room.chairs.len()) {
        None if mine.len() == 1 => Ok(Viewer::Seat(mine[0])),
        None => Ok(Viewer::Spectator),
        Some(seat) if kept.room.status.is_open_book() || mine == [seat] => Ok(Viewer::Seat(seat)),
        Some(_) => Err(Refused::NotYours),
    }
}

/// A match whose record may be seen.
pub fn open_book(kept: &Kept) -> Result<&Kept, Refused> {
    if kept.room.status.is_open_book() { Ok(kept) } else { Err(Refused::NotNow) }
}

/// Whether the seed comes from what was promised and the record replays with it.
fn verify(kept: &Kept) -> Result<Page, Refused> {
    let record = kept.record();
    let replays = Desk::load(kept.title()?, record.clone(), None).is_ok();
    Ok(Page::Json(json!({
        "commitment": kept.room.commitment,
        "draw": record.draw,
        "seed": record.seed,
        "seed_fits": record.commitment.0 == kept.room.commitment,
        "replays": replays,
        "steps": record.actions.len(),
    })))
}
