//! A match in which one decision was made and taken back two hundred thousand times: what a look at it costs.

use std::path::Path;
use std::time::{Duration, Instant};

use super::server::Server;
use super::wire;
use crate::LoadError;

/// How many rows the journal has.
const ROWS: usize = 400_000;
/// How often it is looked at after the first time.
const AGAIN: usize = 20;

/// What looking at a very long journal costs.
pub struct Looks {
    /// How many rows it has.
    pub rows: usize,
    /// The first look, which reads them all.
    pub first: Duration,
    /// The slowest of the others.
    pub later: Duration,
    /// The server's memory at its highest, in bytes.
    pub memory: u64,
}

/// Makes such a match straight in the database of a server that runs, and looks at it.
pub async fn look_at_a_long_journal(program: &Path, game: &str) -> Result<Looks, LoadError> {
    let server = Server::start(program, &[])?;
    let me = wire::attacker(0);
    let cookie = wire::guest(server.address, me).await?;
    let form = "players=2&seat-0=me&seat-1=here&public=on";
    let made = wire::post(server.address, me, (&format!("/new/{game}"), &cookie), form).await?;
    let table = wire::table_of(&made);
    lengthen(&server.data.join("piazza.sqlite"), &table).map_err(|error| LoadError::Refused(error.to_string()))?;
    let look = async || {
        let begun = Instant::now();
        let answer = wire::get(server.address, me, &format!("/t/{table}/step/0")).await?;
        match answer.starts_with("HTTP/1.1 200") {
            true => Ok(begun.elapsed()),
            false => Err(LoadError::Refused(answer.lines().next().unwrap_or("").to_owned())),
        }
    };
    let (first, mut later) = (look().await?, Duration::ZERO);
    for _ in 0..AGAIN {
        later = later.max(look().await?);
    }
    Ok(Looks { rows: ROWS, first, later, memory: server.memory_peak() })
}

fn lengthen(file: &Path, table: &str) -> rusqlite::Result<usize> {
    let rows = "WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ?2)
        INSERT INTO journal (match_id, n, at, kind, seat, body, spent, tag)
        SELECT ?1, (SELECT MAX(n) FROM journal WHERE match_id = ?1) + i, 0,
        CASE i % 2 WHEN 1 THEN 'play' ELSE 'undo' END, 0, CASE i % 2 WHEN 1 THEN 'anything' ELSE '0' END, -1, ''
        FROM number";
    rusqlite::Connection::open(file)?.execute(rows, (table, ROWS as i64))
}
