//! Removing what is kept about somebody.

use super::Person;
use crate::app::App;
use crate::error::Error;
use crate::room::Status;
use crate::store::{Change, Entry, Progress, StoreError, Write};
use crate::table::{Mail, Seating};

/// How often a table may be faster than we are.
const ATTEMPTS: usize = 100;
/// The body of the room entry that says somebody was forgotten.
const FORGOTTEN: &str = "forgotten";

/// Removes everything about somebody who has ended: the account, what they said, and their name and id at every table.
pub async fn forget(app: &App, person: &str) -> Result<(), Error> {
    let id = || person.to_owned();
    app.store.write(Write::People(Change::Erase { id: id() })).await?;
    app.store.write(Write::People(Change::Hush { id: id() })).await?;
    for table in app.store.traces(person).await? {
        at_table(app, &table, person).await?;
    }
    app.forget(person);
    Ok(app.store.write(Write::People(Change::Forgotten { id: id() })).await?)
}

/// Finishes what was begun before the server stopped.
pub async fn finish(app: &App) -> Result<(), Error> {
    for person in app.store.unforgotten().await? {
        forget(app, &person).await?;
    }
    Ok(())
}

async fn at_table(app: &App, table: &str, person: &str) -> Result<(), Error> {
    let status = app.store.find(table).await?.map(|listed| listed.room.status);
    if status == Some(Status::Gathering) {
        let guest = Person { id: person.to_owned(), name: String::new(), login: None };
        // A table that cannot be opened has no chair to give up.
        let _ = app.tables.seat(app, table, guest, Seating::Leave).await;
    }
    replace(app, table, person).await?;
    if status == Some(Status::Playing) {
        // If it is their turn, a bot decides.
        let _ = app.tables.send(app, table, Mail::Forget { person: person.to_owned() }).await;
    }
    Ok(())
}

/// Writes a former player where the person was. It takes a number in the journal, so that a table which is awake, here or
/// in another process, cannot go on without having read it.
async fn replace(app: &App, table: &str, person: &str) -> Result<(), Error> {
    for _ in 0..ATTEMPTS {
        let Some(write) = replacement(app, table, person).await? else { return Ok(()) };
        match app.store.write(write).await {
            Err(StoreError::Conflict) => {}
            done => return Ok(done?),
        }
    }
    Err(Error::Busy)
}

async fn replacement(app: &App, table: &str, person: &str) -> Result<Option<Write>, Error> {
    // The number before the room: whoever writes in between takes the number, and nothing of theirs is overwritten.
    let last = app.store.last(table).await?;
    let Some(listed) = app.store.find(table).await? else { return Ok(None) };
    let (fence, mut room) = (listed.fence, Box::new(listed.room));
    if !room.knows(person) {
        return Ok(None);
    }
    room.forget(person, &app.config.stand_in);
    // Nothing happened in the match, so its time does not change.
    let entry = Entry::room(last.map_or(0, |last| last.n) + 1, listed.updated_at, FORGOTTEN);
    let turn = if listed.turn == person { String::new() } else { listed.turn };
    let progress = Progress { turn, steps: listed.steps, deadline: listed.deadline, result: listed.result };
    Ok(Some(Write::Append { id: table.to_owned(), entries: vec![entry], progress, room: Some(room), fence }))
}
