//! Reviews of matches: one each, made once. Whoever makes one claims it for a while and renews the claim; the claim of
//! somebody who has stopped, in whatever process, runs out, and the next who asks begins anew.

use catalog::Review;

use super::sql::{Query, Row};
use super::{Store, StoreError};
use crate::clock::Millis;

/// What there is of a review.
#[derive(Clone, Debug, PartialEq)]
pub enum Kept {
    /// Somebody makes it.
    Making {
        /// Decisions gone through.
        done: usize,
        /// Of so many.
        of: usize,
        /// When the claim runs out.
        until: Millis,
    },
    /// It is here.
    Made(Box<Review>),
    /// It could not be made; from a moment on it may be tried again.
    Failed {
        /// The moment.
        until: Millis,
    },
}

/// A step in the making of a review.
#[derive(Clone, Debug)]
pub enum Making {
    /// Somebody wants to make it; refused if it is there, or if somebody else makes it.
    Claim {
        /// How many decisions there are.
        of: usize,
        /// What time it is.
        now: Millis,
        /// How long the claim holds.
        until: Millis,
    },
    /// How far it has come; refused if the claim has passed to somebody else.
    Goes {
        /// Decisions gone through.
        done: usize,
        /// How long the claim holds.
        until: Millis,
    },
    /// It is made; refused like the above.
    Made(Box<Review>),
    /// It could not be made; refused like the above.
    Failed {
        /// When it may be tried again.
        until: Millis,
    },
}

const CLAIM: &str = "INSERT INTO reviews (match_id, maker, state, until, done, decisions, body) \
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), 'making', CAST($3 AS BIGINT), 0, CAST($4 AS BIGINT), '' \
    WHERE EXISTS (SELECT 1 FROM matches WHERE id = $1) ON CONFLICT (match_id) DO UPDATE SET maker = excluded.maker, \
    state = 'making', until = excluded.until, done = 0 WHERE reviews.state <> 'made' AND reviews.until <= $5";
const GOES: &str = "UPDATE reviews SET done = $1, until = $2 WHERE match_id = $3 AND maker = $4";
const MADE: &str = "UPDATE reviews SET state = 'made', body = $1 WHERE match_id = $2 AND maker = $3";
const FAILED: &str = "UPDATE reviews SET state = 'failed', until = $1 WHERE match_id = $2 AND maker = $3";

impl Making {
    /// The statement that takes the step for a match and a maker.
    pub(super) fn statement(&self, id: &str, maker: &str) -> Query {
        match self {
            Making::Claim { of, now, until } => {
                Query::new(CLAIM).with(id).with(maker).with(*until).with(*of).with(*now)
            }
            Making::Goes { done, until } => Query::new(GOES).with(*done).with(*until).with(id).with(maker),
            Making::Made(review) => {
                let body = serde_json::to_string(review).expect("a review is plain data");
                Query::new(MADE).with(body).with(id).with(maker)
            }
            Making::Failed { until } => Query::new(FAILED).with(*until).with(id).with(maker),
        }
    }
}

fn kept(row: &Row<'_>) -> Result<Kept, StoreError> {
    let until = row.int(1)?;
    match row.text(0)?.as_str() {
        "making" => Ok(Kept::Making { done: row.int(2)? as usize, of: row.int(3)? as usize, until }),
        "made" => {
            let review = serde_json::from_str(&row.text(4)?);
            Ok(Kept::Made(review.map_err(|error| StoreError::Unreadable(error.to_string()))?))
        }
        "failed" => Ok(Kept::Failed { until }),
        state => Err(StoreError::Unreadable(format!("review {state:?}"))),
    }
}

impl Store {
    /// What there is of the review of a match.
    pub async fn review(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let select = Query::new("SELECT state, until, done, decisions, body FROM reviews WHERE match_id = $1");
        self.one(select.with(id), kept).await
    }
}
