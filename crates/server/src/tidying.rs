//! What becomes of tables and guests that nobody comes back to: by stated rules they are closed, removed or forgotten, a
//! few at a time. Nothing becomes of a table while somebody has it open: every table notes that on disk now and then.

use std::time::Duration;

use futures_util::future::join_all;
use tokio::time::timeout;

use crate::app::App;
use crate::clock::Millis;
use crate::config::Config;
use crate::error::Error;
use crate::people;
use crate::room::Status;
use crate::run::ServeError;
use crate::store::{Change, Entry, Mark, Progress, Stale, StoreError, Write};

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

/// How often a table that somebody looks at notes that on disk.
pub const NOTED: Millis = 10 * MINUTE;
/// The shortest time after which anything may count as stale.
pub const SHORTEST: Millis = 3 * NOTED;
/// How many of a kind are seen to at a time.
const PAGE: usize = 50;
/// How long one of them may take: a table that does not answer must not hold up everything else.
const PATIENCE: Duration = Duration::from_secs(20);
/// The body of the room entry that says a table was closed because nobody came back.
pub const ABANDONED: &str = "abandoned";

/// After how long without anybody something is done; nothing: never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tidying {
    /// A table at which nobody has moved is closed.
    pub untouched: Option<Millis>,
    /// An unfinished match on no clock is closed.
    pub unfinished: Option<Millis>,
    /// A table that closed before anybody moved is removed.
    pub closed: Option<Millis>,
    /// A match that is over is removed.
    pub finished: Option<Millis>,
    /// A guest is forgotten.
    pub guests: Option<Millis>,
}

impl Default for Tidying {
    fn default() -> Self {
        Self { untouched: Some(HOUR), unfinished: Some(30 * DAY), closed: Some(30 * DAY), finished: None, guests: None }
    }
}

impl Tidying {
    /// After how long something counts as stale.
    pub fn patience(&self, what: Stale) -> Option<Millis> {
        match what {
            Stale::Untouched => self.untouched,
            Stale::Unfinished => self.unfinished,
            Stale::Closed => self.closed,
            Stale::Finished => self.finished,
            Stale::Guest => self.guests,
        }
    }
}

/// How far each kind has been gone through. What cannot be seen to is passed by, and tried again the next time round.
#[derive(Default)]
pub struct Broom([Mark; Stale::ALL.len()]);

/// Sees to a few things of every kind.
pub async fn step(app: &App, broom: &mut Broom) -> Result<(), StoreError> {
    for (what, place) in Stale::ALL.into_iter().zip(&mut broom.0) {
        let Some(since) = since(app, what) else { continue };
        let page = app.store.stale(what, since, place, PAGE).await?;
        see_to(app, what, since, &page).await;
        *place = page.into_iter().nth(PAGE - 1).unwrap_or_default();
    }
    shred(app).await
}

/// Whether something is done or only told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Done.
    Do,
    /// Only told.
    Tell,
}

/// Sees to everything at once, without serving; tells what.
pub async fn tidy_up(config: Config, mode: Mode, mut tell: impl FnMut(Stale, &Mark)) -> Result<(), ServeError> {
    let app = App::new(config).await?;
    for what in Stale::ALL {
        let Some(since) = since(&app, what) else { continue };
        let mut place = Mark::default();
        loop {
            let page = app.store.stale(what, since, &place, PAGE).await?;
            page.iter().for_each(|mark| tell(what, mark));
            if mode == Mode::Do {
                see_to(&app, what, since, &page).await;
                shred(&app).await?;
            }
            match page.into_iter().nth(PAGE - 1) {
                Some(last) => place = last,
                None => break,
            }
        }
    }
    app.store.close().await;
    Ok(())
}

fn since(app: &App, what: Stale) -> Option<Millis> {
    Some(app.now() - app.config.tidying.patience(what)?.max(SHORTEST))
}

/// Sees to a page at once, so that its writes share a flush.
async fn see_to(app: &App, what: Stale, since: Millis, page: &[Mark]) {
    let seen_to = page.iter().map(|mark| async move {
        let seeing_to = async {
            match what {
                Stale::Untouched | Stale::Unfinished => close(app, &mark.id, since).await,
                Stale::Closed | Stale::Finished => remove(app, &mark.id, since).await,
                Stale::Guest => forget(app, &mark.id).await,
            }
        };
        if let Err(error) = timeout(PATIENCE, seeing_to).await.unwrap_or(Err(Error::Busy)) {
            tracing::error!(id = mark.id, ?what, %error, "cannot be tidied up");
        }
    });
    join_all(seen_to).await;
}

/// Closes a table. It takes a number in the journal, so that whoever wakes it at this moment notices.
async fn close(app: &App, id: &str, since: Millis) -> Result<(), Error> {
    // The number before the room: whoever writes in between takes the number, and nothing of theirs is overwritten.
    let n = app.store.last(id).await?.map_or(0, |last| last.n) + 1;
    let Some(listed) = app.store.find(id).await? else { return Ok(()) };
    if app.tables.is_awake(id) || listed.updated_at > since {
        return Ok(());
    }
    let (fence, mut room) = (listed.fence, Box::new(listed.room));
    room.status = if listed.steps == 0 { Status::Closed } else { Status::Abandoned };
    let entries = vec![Entry::room(n, app.now(), ABANDONED)];
    let progress = Progress { steps: listed.steps, ..Progress::default() };
    match app.store.write(Write::Append { id: id.to_owned(), entries, progress, room: Some(room), fence }).await {
        // Somebody is there after all.
        Err(StoreError::Conflict) => return Ok(()),
        written => written?,
    }
    app.reread(id);
    Ok(())
}

async fn remove(app: &App, id: &str, since: Millis) -> Result<(), Error> {
    if app.tables.is_awake(id) {
        return Ok(());
    }
    Ok(app.store.write(Write::Remove { id: id.to_owned(), since }).await?)
}

/// Ends a guest, as if they had asked for it.
async fn forget(app: &App, id: &str) -> Result<(), Error> {
    app.store.write(Write::People(Change::DeleteGuest { id: id.to_owned() })).await?;
    people::forget(app, id).await
}

/// Removes the journals of matches that have been removed, in pieces, so that nobody's move waits for long.
async fn shred(app: &App) -> Result<(), StoreError> {
    for id in app.store.removals(PAGE).await? {
        while app.store.cut(&id).await? {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_is_looked_at_is_noted_more_often_than_anything_can_become_stale() {
        const { assert!(SHORTEST > 2 * NOTED) };
        let usual = Tidying::default();
        assert!(Stale::ALL.into_iter().filter_map(|what| usual.patience(what)).all(|patience| patience > SHORTEST));
        assert_eq!((usual.finished, usual.guests), (None, None), "what people made is kept");
    }
}
