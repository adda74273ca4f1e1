//! The one task that writes.

use sqlx::{Any, AnyConnection, AnyPool, Connection, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::people;
use super::{Change, Entry, Progress, Saved, Store, StoreError, Stored};
use crate::clock::Millis;
use crate::room::{Room, Sitter};

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
    },
    /// A saved position.
    Save {
        /// The match.
        id: String,
        /// The position.
        saved: Saved,
    },
    /// Something about people.
    People(Change),
}

pub(super) struct Job {
    pub write: Write,
    pub reply: oneshot::Sender<Result<(), StoreError>>,
}

/// The most writes in one transaction.
const BATCH: usize = 256;

pub(super) async fn run(pool: AnyPool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        match together(&pool, &batch).await {
            Ok(results) => batch.drain(..).zip(results).for_each(|(job, result)| answer(job, result)),
            Err(error) if batch.len() == 1 => answer(batch.remove(0), Err(error)),
            // One of them spoils it for all: each alone, so that only that one fails.
            Err(_) => {
                for job in batch.drain(..) {
                    let alone = together(&pool, std::slice::from_ref(&job)).await;
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

async fn together(pool: &AnyPool, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut connection = pool.acquire().await?;
    let done = in_one(&mut connection, jobs).await;
    if done.is_err() {
        // A commit that fails, as on a full disk, can leave its transaction open and the file locked: that connection
        // must not be used again.
        let _ = connection.close().await;
    }
    done
}

async fn in_one(connection: &mut AnyConnection, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction: Transaction<'_, Any> = connection.begin().await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        match write(&mut transaction, &job.write).await {
            Err(StoreError::Database(error)) => return Err(error.into()),
            result => results.push(result),
        }
    }
    transaction.commit().await?;
    Ok(results)
}

async fn write(connection: &mut AnyConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Create { stored, entries, progress } => create(connection, stored, entries, progress).await,
        Write::Append { id, entries, progress, room } => {
            append(connection, id, entries, progress, room.as_deref()).await
        }
        Write::Save { id, saved } => save(connection, id, saved).await,
        Write::People(change) => people::change(connection, change).await,
    }
}

async fn create(
    connection: &mut AnyConnection,
    stored: &Stored,
    entries: &[Entry],
    progress: &Progress,
) -> Result<(), StoreError> {
    let room = &stored.room;
    let insert = "INSERT INTO matches (id, game, rules, content, seed, status, public, room, turn, steps, result, \
         deadline, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
         ON CONFLICT (id) DO NOTHING";
    let done = sqlx::query(insert)
        .bind(&room.id)
        .bind(&room.game)
        .bind(i64::from(stored.rules))
        .bind(&stored.content)
        .bind(&stored.seed)
        .bind(room.status.name())
        .bind(i64::from(room.public))
        .bind(text(room))
        .bind(&progress.turn)
        .bind(progress.steps as i64)
        .bind(result(progress))
        .bind(progress.deadline)
        .bind(stored.created_at)
        .bind(stored.created_at)
        .execute(&mut *connection)
        .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    for entry in entries {
        journal(connection, &room.id, entry).await?;
    }
    seat(connection, room).await
}

async fn append(
    connection: &mut AnyConnection,
    id: &str,
    entries: &[Entry],
    progress: &Progress,
    room: Option<&Room>,
) -> Result<(), StoreError> {
    // The first number decides: whoever has it has all that follow.
    for entry in entries {
        journal(connection, id, entry).await?;
    }
    let updated_at = entries.last().map_or(0, |entry| entry.at);
    advance(connection, id, progress, updated_at).await?;
    match room {
        Some(room) => rearrange(connection, room).await,
        None => Ok(()),
    }
}

async fn journal(connection: &mut AnyConnection, id: &str, entry: &Entry) -> Result<(), StoreError> {
    let insert = "INSERT INTO journal (match_id, n, at, kind, seat, body, spent, tag) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (match_id, n) DO NOTHING";
    let done = sqlx::query(insert)
        .bind(id)
        .bind(entry.n as i64)
        .bind(entry.at)
        .bind(entry.kind.name())
        .bind(entry.seat.map_or(-1, |seat| i64::from(seat.0)))
        .bind(&entry.body)
        .bind(entry.spent)
        .bind(&entry.tag)
        .execute(connection)
        .await?;
    if done.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

async fn advance(connection: &mut AnyConnection, id: &str, progress: &Progress, at: Millis) -> Result<(), StoreError> {
    let update = "UPDATE matches SET turn = $1, steps = $2, result = $3, deadline = $4, updated_at = $5 WHERE id = $6";
    let update = sqlx::query(update).bind(&progress.turn).bind(progress.steps as i64).bind(result(progress));
    update.bind(progress.deadline).bind(at).bind(id).execute(connection).await?;
    Ok(())
}

async fn rearrange(connection: &mut AnyConnection, room: &Room) -> Result<(), StoreError> {
    let update = "UPDATE matches SET room = $1, status = $2, public = $3 WHERE id = $4";
    let update = sqlx::query(update).bind(text(room)).bind(room.status.name()).bind(i64::from(room.public));
    update.bind(&room.id).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM seats WHERE match_id = $1").bind(&room.id).execute(&mut *connection).await?;
    seat(connection, room).await
}

async fn seat(connection: &mut AnyConnection, room: &Room) -> Result<(), StoreError> {
    for (i, chair) in room.chairs.iter().enumerate() {
        if let Sitter::Person { id, .. } = &chair.sitter {
            let insert = "INSERT INTO seats (match_id, seat, person_id) VALUES ($1, $2, $3)";
            sqlx::query(insert).bind(&room.id).bind(i as i64).bind(id).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

async fn save(connection: &mut AnyConnection, id: &str, saved: &Saved) -> Result<(), StoreError> {
    let upsert = "INSERT INTO snapshots (match_id, n, step, body) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (match_id) DO UPDATE SET n = excluded.n, step = excluded.step, body = excluded.body";
    let upsert = sqlx::query(upsert).bind(id).bind(saved.n as i64).bind(saved.step as i64).bind(saved.body.to_string());
    upsert.execute(connection).await?;
    Ok(())
}

fn text(room: &Room) -> String {
    serde_json::to_string(room).expect("a room is plain data")
}

fn result(progress: &Progress) -> String {
    progress.result.as_ref().map_or_else(String::new, ToString::to_string)
}

impl Store {
    /// Saves a position; it is a convenience, so the caller need not care whether it works.
    pub async fn save(&self, id: &str, saved: Saved) -> Result<(), StoreError> {
        self.write(Write::Save { id: id.to_owned(), saved }).await
    }
}
