//! The one task that writes.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::sql::{Batch, Query, Value};
use super::statements as sql;
use super::{Change, Database, Entry, Making, Progress, Saved, Store, StoreError, Stored};
use crate::clock::Millis;
use crate::room::{Room, Sitter};
use crate::table::Ledger;

/// Something to write, whole or not at all.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new match, with what has already happened if it is a fork.
    Create {
        /// The match.
        stored: Box<Stored>,
        /// The journal so far.
        entries: Vec<Entry>,
        /// How far it has come.
        progress: Progress,
    },
    /// What happened at a table.
    Append {
        /// The match.
        id: String,
        /// What, numbered on from the last.
        entries: Vec<Entry>,
        /// How far the match has come.
        progress: Progress,
        /// The room, if it changed.
        room: Option<Box<Room>>,
        /// The fence known: whoever knows an older one than the present writes nothing.
        fence: i64,
    },
    /// A saved position.
    Save {
        /// The match.
        id: String,
        /// The position.
        saved: Saved,
        /// The fence known.
        fence: i64,
    },
    /// A table that nobody runs any more.
    Release {
        /// The match.
        id: String,
        /// The fence known.
        fence: i64,
    },
    /// What the older part of a long journal amounts to.
    Keep {
        /// The match.
        id: String,
        /// The sum.
        ledger: Box<Ledger>,
    },
    /// Somebody looks at a table.
    Watched {
        /// The match.
        id: String,
        /// When.
        at: Millis,
    },
    /// A match is to be no more, if nothing has happened there since a moment. Its journal is left for later.
    Remove {
        /// The match.
        id: String,
        /// The moment.
        since: Millis,
    },
    /// A piece of the journal of a match that has been removed; refused when nothing is left.
    Shred {
        /// The match.
        id: String,
    },
    /// Nothing is left of a match that has been removed.
    Shredded {
        /// The match.
        id: String,
    },
    /// A clock that has run out asks for attention again only later.
    Postpone {
        /// The match.
        id: String,
        /// When.
        deadline: Millis,
    },
    /// A secret of this installation, unless there is one.
    Secret {
        /// What for.
        name: String,
        /// The secret.
        fresh: String,
    },
    /// Something about people.
    People(Change),
    /// A step in the making of a review.
    Review {
        /// The match.
        id: String,
        /// Who makes it.
        maker: String,
        /// The step.
        step: Making,
    },
    /// A sign of life, somewhat larger than a move, to see whether there is room for one.
    Pulse,
}

pub(super) struct Job {
    pub write: Write,
    pub reply: oneshot::Sender<Result<(), StoreError>>,
}

/// The most writes in one transaction.
const BATCH: usize = 256;
/// So many writes at once say that more are on their way.
const CROWD: usize = 8;
/// How long to wait for those, so that they go down together: a transaction costs more than what is in it.
const GATHERING: Duration = Duration::from_millis(1);
/// Bytes of a sign of life: somewhat more than a move takes.
const PULSE: usize = 32 * 1024;
/// How long a transaction may take before its connection is given up.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) async fn run(database: Arc<Database>, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        if batch.len() >= CROWD {
            tokio::time::sleep(GATHERING).await;
            batch.extend(std::iter::from_fn(|| jobs.try_recv().ok()).take(BATCH - batch.len()));
        }
        // What nobody waits for any more has been refused, and must not happen after all.
        batch.retain(|job| !job.reply.is_closed());
        if batch.is_empty() {
            continue;
        }
        match together(&database, &batch).await {
            Ok(results) => batch.drain(..).zip(results).for_each(|(job, result)| answer(job, result)),
            Err(error @ StoreError::Unavailable(_)) => batch.drain(..).for_each(|job| answer(job, Err(error.clone()))),
            Err(error) if batch.len() == 1 => answer(batch.remove(0), Err(error)),
            // One of them spoils it for all: each alone, so that only that one fails.
            Err(_) => {
                for job in batch.drain(..).filter(|job| !job.reply.is_closed()) {
                    let alone = together(&database, std::slice::from_ref(&job)).await;
                    answer(job, alone.and_then(|mut results| results.remove(0)));
                }
            }
        }
    }
}

/// Whoever asked may have gone; what was written stays written.
fn answer(job: Job, result: Result<(), StoreError>) {
    let _ = job.reply.send(result);
}

/// Carries out writes in one transaction. Of those that do without many rows each has a result of its own.
async fn together(database: &Database, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut sheet = Sheet::default();
    let singles: Vec<Option<Touch>> = jobs.iter().map(|job| sheet.note(&job.write)).collect();
    let late = |_| StoreError::Unavailable("a transaction took too long".into());
    let done = tokio::time::timeout(PATIENCE, database.apply(sheet.batch())).await.map_err(late)?;
    let mut touched = done?.into_iter();
    let result = |single: Option<Touch>| match single.map(|touch| (touch, touched.next())) {
        Some((Touch::One, Some(0))) => Err(StoreError::Conflict),
        Some(_) | None => Ok(()),
    };
    Ok(singles.into_iter().map(result).collect())
}

/// What a statement must do to count as done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Touch {
    /// It finds its row.
    One,
    /// Whatever there is.
    Any,
}

type Rows = Vec<Vec<Value>>;

/// The rows of a transaction, by statement. The first value of every row is the match.
#[derive(Default)]
struct Sheet {
    created: Rows,
    advanced: Rows,
    rearranged: Rows,
    journal: Rows,
    unseated: Rows,
    seated: Rows,
    saved: Rows,
    watched: Rows,
    removed: Rows,
    single: Vec<Query>,
}

/// Of several rows about one match the last counts.
fn replace(rows: &mut Rows, row: Vec<Value>) {
    rows.retain(|other| other[0] != row[0]);
    rows.push(row);
}

impl Sheet {
    /// The statements, in the order that keeps two processes apart: the match is held before its journal is written.
    fn batch(self) -> Batch {
        let all = [
            (&sql::CREATE, self.created),
            (&sql::ADVANCE, self.advanced),
            (&sql::REARRANGE, self.rearranged),
            (&sql::JOURNAL, self.journal),
            (&sql::UNSEAT, self.unseated),
            (&sql::SEAT, self.seated),
            (&sql::SAVE, self.saved),
            (&sql::WATCH, self.watched),
        ];
        let removed = sql::REMOVE.iter().map(|bulk| (bulk, self.removed.clone()));
        let bulks = all.into_iter().chain(removed).filter(|(_, rows)| !rows.is_empty());
        Batch { bulks: bulks.collect(), single: self.single }
    }

    /// Adds a write. If it is a statement of its own, says what that must touch.
    fn note(&mut self, write: &Write) -> Option<Touch> {
        match write {
            Write::Create { stored, entries, progress } => self.create(stored, entries, progress),
            Write::Append { id, entries, progress, room, fence } => {
                self.append((id, *fence), entries, progress, room.as_deref());
            }
            Write::Save { id, saved, fence } => replace(&mut self.saved, snapshot((id, *fence), saved)),
            Write::Release { id, fence } => {
                return self.alone(Touch::Any, Query::new(sql::RELEASE).with(id.as_str()).with(*fence));
            }
            Write::Watched { id, at } => replace(&mut self.watched, vec![id.as_str().into(), (*at).into()]),
            Write::Remove { id, since } => self.removed.push(vec![id.as_str().into(), (*since).into()]),
            Write::Shred { id } => return self.alone(Touch::One, Query::new(sql::SHRED).with(id.as_str())),
            Write::Shredded { id } => return self.alone(Touch::Any, Query::new(sql::SHREDDED).with(id.as_str())),
            Write::Secret { name, fresh } => {
                return self.alone(Touch::Any, Query::new(sql::SECRET).with(name.as_str()).with(fresh.as_str()));
            }
            Write::Keep { id, ledger } => {
                let body = serde_json::to_string(ledger).expect("a ledger is plain data");
                let keep = Query::new(sql::KEEP).with(id.as_str()).with(ledger.trail.n as i64).with(body);
                return self.alone(Touch::Any, keep);
            }
            Write::Postpone { id, deadline } => {
                return self.alone(Touch::Any, Query::new(sql::POSTPONE).with(*deadline).with(id.as_str()));
            }
            Write::People(change) => {
                let touch = if change.is_conditional() { Touch::One } else { Touch::Any };
                return self.alone(touch, change.statement());
            }
            Write::Review { id, maker, step } => return self.alone(Touch::One, step.statement(id, maker)),
            Write::Pulse => return self.alone(Touch::Any, Query::new(sql::PULSE).with("-".repeat(PULSE))),
        }
        None
    }

    fn alone(&mut self, touch: Touch, query: Query) -> Option<Touch> {
        self.single.push(query);
        Some(touch)
    }

    fn create(&mut self, stored: &Stored, entries: &[Entry], progress: &Progress) {
        let room = &stored.room;
        self.created.push(vec![
            room.id.as_str().into(),
            room.game.as_str().into(),
            i64::from(stored.rules).into(),
            stored.content.as_str().into(),
            stored.seed.as_str().into(),
            room.status.name().into(),
            i64::from(room.public).into(),
            text(room).into(),
            progress.turn.as_str().into(),
            progress.steps.into(),
            result(progress).into(),
            progress.deadline.into(),
            stored.created_at.into(),
            room.host.as_str().into(),
        ]);
        self.journal.extend(entries.iter().map(|entry| line((&room.id, 0), entry)));
        self.seat(room);
    }

    fn append(&mut self, (id, fence): (&str, i64), entries: &[Entry], progress: &Progress, room: Option<&Room>) {
        self.journal.extend(entries.iter().map(|entry| line((id, fence), entry)));
        let advance = vec![
            id.into(),
            progress.turn.as_str().into(),
            progress.steps.into(),
            result(progress).into(),
            progress.deadline.into(),
            entries.last().map_or(0, |entry| entry.at).into(),
            fence.into(),
        ];
        replace(&mut self.advanced, advance);
        if let Some(room) = room {
            let (status, public, host) = (room.status.name(), i64::from(room.public), room.host.as_str());
            let change = vec![id.into(), text(room).into(), status.into(), public.into(), host.into()];
            replace(&mut self.rearranged, change);
            replace(&mut self.unseated, vec![id.into()]);
            self.seat(room);
        }
    }

    fn seat(&mut self, room: &Room) {
        let id = Value::from(room.id.as_str());
        self.seated.retain(|row| row[0] != id);
        for (i, chair) in room.chairs.iter().enumerate() {
            if let Sitter::Person { id: person, .. } = &chair.sitter {
                self.seated.push(vec![id.clone(), i.into(), person.as_str().into()]);
            }
        }
    }
}

fn line((id, fence): (&str, i64), entry: &Entry) -> Vec<Value> {
    vec![
        id.into(),
        (entry.n as i64).into(),
        entry.at.into(),
        entry.kind.name().into(),
        entry.seat.map_or(-1, |seat| i64::from(seat.0)).into(),
        entry.body.as_str().into(),
        entry.spent.into(),
        entry.tag.as_str().into(),
        fence.into(),
    ]
}

fn snapshot((id, fence): (&str, i64), saved: &Saved) -> Vec<Value> {
    vec![id.into(), (saved.n as i64).into(), saved.step.into(), saved.body.to_string().into(), fence.into()]
}

fn text(room: &Room) -> String {
    serde_json::to_string(room).expect("a room is plain data")
}

fn result(progress: &Progress) -> String {
    progress.result.as_ref().map_or_else(String::new, ToString::to_string)
}

impl Store {
    /// Removes a piece of the journal of a match that has been removed. False if nothing was left.
    pub async fn cut(&self, id: &str) -> Result<bool, StoreError> {
        match self.write(Write::Shred { id: id.to_owned() }).await {
            Err(StoreError::Conflict) => self.write(Write::Shredded { id: id.to_owned() }).await.map(|()| false),
            done => done.map(|()| true),
        }
    }
}
