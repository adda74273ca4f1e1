//! Which process runs which table.
//!
//! Every process of a hall holds a lease, which it renews; the database's clock decides alone how long it lasts. A table
//! belongs to the process that claimed it last, and can be claimed when that one's lease is over or it let go. A claim
//! raises the table's fence, and a write that shows a lower one is refused: whoever was paused and wakes up writes nothing.

use std::time::Duration;

use super::sql::Query;
use super::{Store, StoreError};

/// The present moment by the database's clock, in milliseconds.
const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
/// How long a lease that is over is remembered, for those who look into the table.
const MEMORY: i64 = 60_000;

/// What a process says of itself when it renews its lease.
#[derive(Clone, Copy, Debug)]
pub struct Sign<'a> {
    /// Its id.
    pub node: &'a str,
    /// How long it wants to count as alive.
    pub lease: Duration,
    /// Whether it hears the bus.
    pub on_bus: bool,
}

/// What came of renewing a lease.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renewal {
    /// It holds.
    Held {
        /// Whether another process that is alive hears the bus.
        others_on_bus: bool,
    },
    /// It was over already.
    Lost,
}

/// Whose a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Ours, behind this fence.
    Ours(i64),
    /// Another process runs it, or somebody was faster.
    Theirs(String),
}

fn millis(duration: Duration) -> i64 {
    duration.as_millis() as i64
}

impl Store {
    /// Takes a lease; leases that have long been over are swept out.
    pub async fn enlist(&self, sign: Sign<'_>) -> Result<(), StoreError> {
        let sql = format!(
            "WITH gone AS (DELETE FROM nodes WHERE until < {NOW} - {MEMORY}) \
             INSERT INTO nodes (id, until, bus) VALUES ($1, {NOW} + $2, $3) RETURNING until"
        );
        let query = Query::new(sql).with(sign.node).with(millis(sign.lease)).with(i64::from(sign.on_bus));
        self.lease(query, |row| row.int(0)).await.map(drop)
    }

    /// Renews a lease that is not over.
    pub async fn renew(&self, sign: Sign<'_>) -> Result<Renewal, StoreError> {
        let sql = format!(
            "WITH kept AS (UPDATE nodes SET until = {NOW} + $2, bus = $3 WHERE id = $1 AND until > {NOW} RETURNING id) \
             SELECT (SELECT COUNT(*) FROM kept), \
                    (SELECT COUNT(*) FROM nodes WHERE id <> $1 AND bus = 1 AND until > {NOW})"
        );
        let query = Query::new(sql).with(sign.node).with(millis(sign.lease)).with(i64::from(sign.on_bus));
        let found = self.lease(query, |row| Ok((row.int(0)?, row.int(1)?))).await?;
        Ok(match found.first() {
            Some((1, others)) => Renewal::Held { others_on_bus: *others > 0 },
            _ => Renewal::Lost,
        })
    }

    /// Whether a process that is alive hears the bus.
    pub async fn anybody_on_bus(&self) -> Result<bool, StoreError> {
        let sql = format!("SELECT COUNT(*) FROM nodes WHERE bus = 1 AND until > {NOW}");
        Ok(self.lease(Query::new(sql), |row| row.int(0)).await?.first().is_some_and(|many| *many > 0))
    }

    /// Gives a lease up: what it held can be claimed at once.
    pub async fn resign(&self, node: &str) -> Result<(), StoreError> {
        let delete = Query::new("DELETE FROM nodes WHERE id = $1 RETURNING until").with(node);
        self.lease(delete, |row| row.int(0)).await.map(drop)
    }

    /// Claims a table if no living process runs it. Nothing if there is no such table.
    ///
    /// A process that has it already keeps its fence: within one process there is only one of each table.
    pub async fn claim(&self, table: &str, node: &str) -> Result<Option<Claim>, StoreError> {
        let alive = |who: &str| format!("EXISTS (SELECT 1 FROM nodes WHERE nodes.id = {who} AND until > {NOW})");
        let sql = format!(
            "WITH claimed AS (UPDATE matches SET owner = $2, fence = fence + 1 \
                WHERE id = $1 AND owner <> $2 AND NOT {} AND {} RETURNING owner, fence) \
             SELECT owner, fence FROM claimed UNION ALL \
             SELECT owner, fence FROM matches WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM claimed)",
            alive("matches.owner"),
            alive("$2")
        );
        let claim = self.one(Query::new(sql).with(table).with(node), |row| Ok((row.text(0)?, row.int(1)?))).await?;
        Ok(claim.map(|(owner, fence)| if owner == node { Claim::Ours(fence) } else { Claim::Theirs(owner) }))
    }

    /// The living process that runs a table, if one does.
    pub async fn runner(&self, table: &str) -> Result<Option<String>, StoreError> {
        let select =
            format!("SELECT n.id FROM matches m JOIN nodes n ON n.id = m.owner WHERE m.id = $1 AND n.until > {NOW}");
        self.one(Query::new(select).with(table), |row| row.text(0)).await
    }
}
