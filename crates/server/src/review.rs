//! Reviews of finished matches: made once, when somebody who may see the match asks, and kept with it.
//!
//! A review thinks where slow bots do, one decision at a time, and only while no table wants the place. So many may wait
//! in all and from one address; the rest are turned away. Who makes a review has claimed it in the store, so that no
//! other process begins it too; a claim that is not renewed runs out.

use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::{Path, Query, State};
use axum::routing::get;
use axum::{Json, Router};
use catalog::{Going, Review, Reviewing};
use serde_json::{Value, json};

use crate::app::App;
use crate::clock::Millis;
use crate::error::Error;
use crate::people::{Visitor, random_id};
use crate::pools::Waiting;
use crate::replay::{Asked, Book, begun, elsewhere};
use crate::store::{Kept, Making, StoreError, Write};
use crate::table::calm;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new().route("/t/{id}/review", get(show).post(ask))
}

/// How often a claim is renewed and the progress told, and how long a claim holds.
const BEAT: Millis = 2_000;
const CLAIM: Millis = 15_000;
/// For how long a match is left alone whose review could not be made.
const LATER: Millis = 60 * 60_000;

/// What there is of a review.
async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Error> {
    may_see(&app, &visitor, &id, &asked).await?;
    answer(&app, visitor, &id, asked).await
}

/// Has a review made, unless there is one or somebody makes it.
async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Error> {
    may_see(&app, &visitor, &id, &asked).await?;
    let wanted = match app.store.review(&id).await? {
        None => true,
        Some(Kept::Made(_)) => false,
        Some(Kept::Making { until, .. } | Kept::Failed { until }) => until <= app.now(),
    };
    if wanted {
        begin(&app, &visitor, &id, &asked).await?;
    }
    answer(&app, visitor, &id, asked).await
}

/// A review tells what everybody held: it is for those who may see the match, once its record is open.
async fn may_see(app: &App, visitor: &Visitor, id: &str, asked: &Asked) -> Result<(), Error> {
    let listed = begun(app, visitor, id, asked.key.as_deref()).await?;
    if listed.room.status.is_open_book() { Ok(()) } else { Err(Error::NotNow) }
}

async fn answer(app: &App, visitor: Visitor, id: &str, asked: Asked) -> Result<Json<Value>, Error> {
    let review = match app.store.review(id).await? {
        Some(Kept::Made(review)) => review,
        Some(Kept::Making { done, of, until }) if until > app.now() => {
            return Ok(Json(json!({"state": "making", "done": done, "of": of})));
        }
        Some(Kept::Failed { until }) if until > app.now() => return Ok(Json(json!({"state": "failed"}))),
        Some(Kept::Making { .. } | Kept::Failed { .. }) | None => return Ok(Json(json!({"state": "none"}))),
    };
    let book = Book::open(app, visitor, id, asked).await?;
    elsewhere(move || {
        let told = book.at(None)?.told(&review, &book.voice())?;
        Ok(Json(json!({"state": "made", "review": told})))
    })
    .await
}

/// Queues, claims the review, and has it made while the visitor goes on.
async fn begin(app: &App, visitor: &Visitor, id: &str, asked: &Asked) -> Result<(), Error> {
    let waiting = app.reviewers.queue(visitor.address)?;
    let book = Book::open(app, visitor.clone(), id, asked.clone()).await?;
    let reviewing = elsewhere(move || Ok(book.at(None)?.reviewing()?)).await?;
    let maker = Maker { app: app.clone(), id: id.to_owned(), name: random_id(16) };
    let (now, of) = (app.now(), reviewing.progress().1);
    match maker.write(Making::Claim { of, now, until: now + CLAIM }).await {
        // Somebody was faster.
        Err(StoreError::Conflict) => return Ok(()),
        claimed => claimed?,
    }
    tokio::spawn(maker.make(waiting, reviewing));
    Ok(())
}

/// Who makes a review.
struct Maker {
    app: App,
    id: String,
    /// Under which name the review is claimed.
    name: String,
}

impl Maker {
    async fn write(&self, step: Making) -> Result<(), StoreError> {
        self.app.store.write(Write::Review { id: self.id.clone(), maker: self.name.clone(), step }).await
    }

    /// Makes the review, unless the server stops or the claim is lost: then whoever asks next begins anew.
    async fn make(self, waiting: Waiting, reviewing: Box<dyn Reviewing>) {
        let done = AtomicUsize::new(0);
        let made = tokio::select! {
            made = self.judge(waiting, reviewing, &done) => made,
            () = self.renew(&done) => return,
            () = self.app.stopped() => return,
        };
        let last = match made {
            Ok(review) => Making::Made(Box::new(review)),
            Err(error) => {
                tracing::error!(table = self.id, %error, "a review could not be made");
                Making::Failed { until: self.app.now() + LATER }
            }
        };
        if let Err(error) = self.write(last).await {
            tracing::error!(table = self.id, %error, "a review could not be kept");
        }
    }

    /// Judges decision after decision, each in a place that nobody else wants.
    async fn judge(
        &self,
        waiting: Waiting,
        mut reviewing: Box<dyn Reviewing>,
        done: &AtomicUsize,
    ) -> Result<Review, Error> {
        let _turn = waiting.turn().await?;
        let mut going = Going::On;
        while going == Going::On {
            let place = self.app.thinkers.spare_place().await;
            (reviewing, going) = elsewhere(move || {
                let _place = place;
                let going = calm(|| reviewing.go_on())?;
                Ok((reviewing, going))
            })
            .await?;
            done.store(reviewing.progress().0, Ordering::Relaxed);
        }
        Ok(calm(|| reviewing.review())?)
    }

    /// Renews the claim again and again, and ends when it is lost. A database that is away for a moment is no loss.
    async fn renew(&self, done: &AtomicUsize) {
        loop {
            let clock = &self.app.config.clock;
            clock.sleep_until(clock.now() + BEAT).await;
            let goes = Making::Goes { done: done.load(Ordering::Relaxed), until: clock.now() + CLAIM };
            if let Err(StoreError::Conflict) = self.write(goes).await {
                return;
            }
        }
    }
}
