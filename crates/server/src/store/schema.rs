//! The tables, and how older ones become newer ones.

use super::StoreError;

/// One script per version of the schema, oldest first. Never edited, only added to.
const MIGRATIONS: [&str; 7] = [
    "
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        login TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        generation BIGINT NOT NULL,
        created_at BIGINT NOT NULL
    );
    CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules BIGINT NOT NULL,
        content TEXT NOT NULL,
        seed TEXT NOT NULL,
        status TEXT NOT NULL,
        public BIGINT NOT NULL,
        room TEXT NOT NULL,
        turn TEXT NOT NULL,
        steps BIGINT NOT NULL,
        result TEXT NOT NULL,
        deadline BIGINT NOT NULL,
        created_at BIGINT NOT NULL,
        updated_at BIGINT NOT NULL
    );
    CREATE INDEX matches_by_status ON matches (status, public, updated_at);
    CREATE INDEX matches_by_deadline ON matches (deadline);
    CREATE TABLE seats (
        match_id TEXT NOT NULL,
        seat BIGINT NOT NULL,
        person_id TEXT NOT NULL,
        PRIMARY KEY (match_id, seat)
    );
    CREATE INDEX seats_by_person ON seats (person_id);
    CREATE TABLE journal (
        match_id TEXT NOT NULL,
        n BIGINT NOT NULL,
        at BIGINT NOT NULL,
        kind TEXT NOT NULL,
        seat BIGINT NOT NULL,
        body TEXT NOT NULL,
        spent BIGINT NOT NULL,
        tag TEXT NOT NULL,
        PRIMARY KEY (match_id, n)
    );
    CREATE TABLE snapshots (
        match_id TEXT PRIMARY KEY,
        n BIGINT NOT NULL,
        step BIGINT NOT NULL,
        body TEXT NOT NULL
    );
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
",
    "
    CREATE TABLE ended (id TEXT PRIMARY KEY, erase BIGINT NOT NULL);
    CREATE INDEX journal_chat ON journal (match_id, n) WHERE kind = 'chat';
",
    "
    ALTER TABLE matches ADD COLUMN watched_at BIGINT NOT NULL DEFAULT 0;
    CREATE INDEX matches_by_age ON matches (status, updated_at);
    CREATE TABLE ledgers (match_id TEXT PRIMARY KEY, n BIGINT NOT NULL, body TEXT NOT NULL);
    CREATE TABLE removals (match_id TEXT PRIMARY KEY);
",
    "
    ALTER TABLE matches ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    ALTER TABLE matches ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE nodes (id TEXT PRIMARY KEY, until BIGINT NOT NULL, bus BIGINT NOT NULL);
",
    // Tables from before are their hosts' again when something about them changes.
    "
    ALTER TABLE matches ADD COLUMN host TEXT NOT NULL DEFAULT '';
    CREATE INDEX matches_by_host ON matches (host, status);
",
    "
    ALTER TABLE people ADD COLUMN learned TEXT NOT NULL DEFAULT '';
",
    "
    CREATE TABLE reviews (
        match_id TEXT PRIMARY KEY,
        maker TEXT NOT NULL,
        state TEXT NOT NULL,
        until BIGINT NOT NULL,
        done BIGINT NOT NULL,
        decisions BIGINT NOT NULL,
        body TEXT NOT NULL
    );
",
];

/// Where the version of the schema is written down.
pub const VERSIONS: &str = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)";
/// The version of the schema found.
pub const VERSION: &str = "SELECT COALESCE(MAX(version), 0) FROM schema_version";

/// The scripts that bring a database of some version up to date.
pub fn missing(version: i64) -> Result<Vec<String>, StoreError> {
    let known = MIGRATIONS.len();
    let noted =
        |(i, script): (usize, &&str)| format!("{script} INSERT INTO schema_version (version) VALUES ({});", i + 1);
    match usize::try_from(version) {
        Ok(found) if found <= known => Ok(MIGRATIONS.iter().enumerate().skip(found).map(noted).collect()),
        _ => Err(StoreError::Newer { found: version, known: known as i64 }),
    }
}
