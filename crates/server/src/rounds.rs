//! What the server does by itself: it wakes tables whose clock has run out, sees to what nobody comes back to, and forgets
//! who has been quiet.

use crate::app::App;
use crate::clock::Millis;
use crate::error::Error;
use crate::store::{Due, Write};
use crate::table::Mail;
use crate::tidying::{self, Broom};

/// How often it goes round.
const EVERY: Millis = 10_000;
/// How often it tidies up.
const SWEEP: Millis = 60_000;
/// For how long a table that cannot be opened is left alone.
const LATER: Millis = 60 * 60_000;

/// Goes round until the server stops.
pub async fn run(app: App) {
    let (mut next, mut sweep, mut broom) = (app.now(), app.now(), Broom::default());
    loop {
        tokio::select! {
            () = app.config.clock.sleep_until(next) => {}
            () = app.stopped() => return,
        }
        app.gates.tidy();
        wake(&app).await;
        if sweep <= app.now() {
            if let Err(error) = tidying::step(&app, &mut broom).await {
                tracing::error!(%error, "nothing could be tidied up");
            }
            sweep = app.now() + SWEEP;
        }
        next = app.now() + EVERY;
    }
}

/// Wakes every sleeping table whose clock has run out, page by page, so that none stands in the way of another.
async fn wake(app: &App) {
    let (now, mut last) = (app.now(), Due::default());
    while let Ok(page) = app.store.due(now, &last).await {
        let Some(end) = page.last().cloned() else { return };
        // A table that is awake looks at its clock itself, and one that hangs must not hold up the others.
        for due in page.into_iter().filter(|due| !app.tables.is_awake(&due.id)) {
            match app.tables.send(app, &due.id, Mail::Wake).await {
                Ok(()) | Err(Error::Busy | Error::NotFound) => {}
                Err(error) => postpone(app, &due.id, &error).await,
            }
        }
        last = end;
    }
}

/// A table that cannot be opened is not tried again all the time.
pub async fn postpone(app: &App, table: &str, error: &Error) {
    tracing::error!(table, %error, "a clock has run out at a table that cannot be opened");
    let write = Write::Postpone { id: table.to_owned(), deadline: app.now() + LATER };
    // If it cannot be written either, the table is tried again.
    let _ = app.store.write(write).await;
}
