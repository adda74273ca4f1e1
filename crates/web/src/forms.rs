//! Forms: a table against bots, a table by choice, the same again, another way from here, a record from elsewhere.

use catalog::{Level, Name};
use engine::{Draw, Lang, Phrase, Record, Seat, Seats, Seed};
use hall::room::{Chair, Fork, Help, Pace, Room, Sitter, Status};
use hall::{Millis, Refused, clean_name, form, say};
use serde_json::Value;

use crate::kept::{Kept, ME};
use crate::letters::Posted;

/// The moment and the language of a form.
type When = (Millis, Lang);

/// A table to be made.
struct Plan {
    game: String,
    options: Value,
    chairs: Vec<Sitter>,
    help: Help,
}

/// How the person here is called: as they say, or somehow.
fn my_name(posted: &Posted, lang: Lang) -> String {
    let name = posted.fields.get("name").and_then(|name| clean_name(name).ok());
    name.unwrap_or_else(|| say(lang, &Phrase::new("guest")))
}

/// A table against bots at once.
pub fn play(game: &str, posted: &Posted, when: When) -> Result<Kept, Refused> {
    let title = catalog::find(game).ok_or(Refused::NotFound)?;
    let level =
        posted.fields.get("level").map_or_else(|| Ok(Name::of(Level::Casual)), |name| form::level(Some(name)))?;
    let chairs = form::against_bots(title, (ME, &my_name(posted, when.1)), &level);
    let help = form::help(&posted.fields, Pace::None, &chairs)?;
    make(Plan { game: game.to_owned(), options: title.default_options(), chairs, help }, posted.secret, when.0)
}

/// A table as the form says. Nobody else can come here, so no chair may stay empty.
pub fn create(game: &str, posted: &Posted, when: When) -> Result<Kept, Refused> {
    let title = catalog::find(game).ok_or(Refused::NotFound)?;
    let chairs = form::chairs(title, (ME, &my_name(posted, when.1)), &posted.fields)?;
    if chairs.iter().any(|sitter| matches!(sitter, Sitter::Open | Sitter::Link)) {
        return Err(Refused::NeedChair);
    }
    let help = form::help(&posted.fields, Pace::None, &chairs)?;
    let options = form::options(title, &posted.fields)?;
    make(Plan { game: game.to_owned(), options, chairs, help }, posted.secret, when.0)
}

/// The same people and options again.
pub fn rematch(kept: &Kept, posted: &Posted, when: When) -> Result<Kept, Refused> {
    let chairs = kept.room.chairs.iter().map(|chair| chair.sitter.clone()).collect();
    let plan = Plan { game: kept.room.game.clone(), options: kept.room.options.clone(), chairs, help: kept.room.help };
    make(plan, posted.secret, when.0)
}

fn make(plan: Plan, secret: Seed, now: Millis) -> Result<Kept, Refused> {
    let title = catalog::find(&plan.game).ok_or(Refused::NotFound)?;
    let (seats, any) = (Seats(plan.chairs.len() as u8), Seed::from_number(0));
    let head = title.open(&plan.options, seats, any).map_err(|error| Refused::Options(error.to_string()))?.record();
    let parts = Some(vec![None; plan.chairs.len()]);
    let room = Room { options: head.options, parts, ..room(plan, secret) };
    Ok(kept(room, secret, (head.rules, head.content), now))
}

fn kept(room: Room, secret: Seed, (rules, content): (u32, String), at: Millis) -> Kept {
    Kept { room, secret, rules, content, plays: Vec::new(), n: 1, at, saved: None, review: None, shown: None }
}

fn room(plan: Plan, secret: Seed) -> Room {
    Room {
        id: id(&plan.game, secret),
        game: plan.game,
        options: plan.options,
        host: ME.to_owned(),
        public: false,
        pace: Pace::None,
        status: Status::Playing,
        chairs: plan.chairs.into_iter().map(Chair::new).collect(),
        key: String::new(),
        commitment: secret.commitment().to_string(),
        parts: None,
        rematch: None,
        shared: false,
        fork: None,
        help: plan.help,
    }
}

/// The id of a table: its game, so that an address says which page shows it, and what tells it from others. It comes from
/// what is public about the secret.
fn id(game: &str, secret: Seed) -> String {
    let promise = secret.commitment().to_string();
    format!("{game}-{}", &promise[..10])
}

/// Goes on from a step of a finished match: the person here on one seat, bots on the others.
pub fn fork(from: &Kept, posted: &Posted, when: When) -> Result<Kept, Refused> {
    let number = |key: &str| posted.fields.get(key).and_then(|text| text.parse::<usize>().ok());
    let (step, mine) = (number("step").unwrap_or(0), number("seat").unwrap_or(0));
    let before_the_end = step < from.plays.len() && from.room.status.is_open_book();
    if !before_the_end || mine >= from.room.chairs.len() {
        return Err(Refused::BadRequest);
    }
    let (level, usual) = (posted.fields.get("level").map(String::as_str), Name::of(Level::Casual));
    let sit = |i: usize| match i == mine {
        true => Sitter::Person { id: ME.to_owned(), name: my_name(posted, when.1) },
        false => form::successor(&from.room.chairs[i].sitter, level, &usual),
    };
    let mut next = from.clone();
    next.room.id = id(&from.room.game, posted.secret);
    next.room.status = Status::Playing;
    next.room.chairs = (0..from.room.chairs.len()).map(|i| Chair::new(sit(i))).collect();
    next.room.help = Help::Hints;
    next.room.fork = Some(Fork { table: from.room.id.clone(), step });
    next.plays.truncate(step);
    (next.saved, next.review, next.at) = (None, None, when.0);
    Ok(next)
}

/// A record of a match that was played elsewhere, to be looked at.
pub fn import(posted: &Posted, (now, lang): When) -> Result<Kept, Refused> {
    let text = posted.fields.get("record").map_or("", String::as_str);
    let record = Record::parse(text).map_err(|error| Refused::Record(error.to_string()))?;
    let title = catalog::find(&record.game).ok_or(Refused::NotFound)?;
    let table = hall::calm(|| title.load(&record, None))?.map_err(|error| Refused::Record(error.to_string()))?;
    let status = if table.turn().is_none() { Status::Over } else { Status::Abandoned };
    let (secret, parts) = match record.draw {
        Some(Draw { secret, parts }) => (secret, Some(parts)),
        None => (record.seed, None),
    };
    let plan =
        Plan { game: record.game, options: record.options, chairs: players(record.seats, lang), help: Help::None };
    let room = Room { status, parts, ..room(plan, secret) };
    Ok(Kept { plays: record.actions, ..kept(room, secret, (record.rules, record.content), now) })
}

/// The players of a record, which does not say who they were.
fn players(seats: Seats, lang: Lang) -> Vec<Sitter> {
    let name = |seat: Seat| say(lang, &Phrase::new("player").with("n", i64::from(seat.0) + 1));
    seats.iter().map(|seat| Sitter::Person { id: String::new(), name: name(seat) }).collect()
}
