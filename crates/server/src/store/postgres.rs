//! PostgreSQL: one connection that writes, a few that read, and one for the lease of a process among several.
//!
//! A batch is sent as a whole, from `BEGIN` to `COMMIT`, and then waited for: one round trip. `synchronous_commit = on`
//! makes the commit wait until the server's log is on its disk, whatever the server's own setting is.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::Mutex;
use std::time::Duration;

use futures_util::future::{maybe_done, poll_immediate};
use tokio::sync::Semaphore;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type as Kind, to_sql_checked};
use tokio_postgres::{Client, NoTls, Statement};

use super::sql::{Batch, Bulk, Query, Reader, Row, Type, Value};
use super::tls::Address;
use super::{StoreError, schema};

/// Connections that read.
const READERS: usize = 4;
/// How long a connection may take to come about.
const PATIENCE: Duration = Duration::from_secs(1);
/// A process that is paused in the middle of a transaction must not hold up the others for ever.
const GREETING: &str = "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = '3s'";
/// The lock of the first start: any number, as long as it is always the same.
const LOCK: &str = "SELECT pg_advisory_xact_lock(20261116)";

/// A connection, and the statements that the server has already read.
struct Session {
    client: Client,
    prepared: HashMap<String, Statement>,
}

/// A database server.
pub struct Postgres {
    address: Address,
    readers: Pool,
    writer: Pool,
    keeper: Pool,
}

/// Connections at rest, and leave for so many.
struct Pool {
    idle: Mutex<Vec<Session>>,
    places: Semaphore,
}

type Sent<'a> = Pin<Box<dyn Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>;

impl Pool {
    fn new(places: usize) -> Self {
        Self { idle: Mutex::default(), places: Semaphore::new(places) }
    }

    fn take(&self) -> Option<Session> {
        let mut idle = self.idle.lock().expect("taking does not panic");
        idle.retain(|session| !session.client.is_closed());
        idle.pop()
    }

    /// Only a session that is known to be sound comes back.
    fn put(&self, session: Session) {
        self.idle.lock().expect("putting does not panic").push(session);
    }
}

impl Session {
    async fn connect(address: &Address) -> Result<Self, StoreError> {
        let late = |_| StoreError::Unavailable("no connection in time".into());
        tokio::time::timeout(PATIENCE, Self::greet(address)).await.map_err(late)?
    }

    async fn greet(address: &Address) -> Result<Self, StoreError> {
        let client = match &address.tls {
            Some(tls) => {
                let (client, connection) = address.config.connect(tls.clone()).await?;
                tokio::spawn(connection);
                client
            }
            None => {
                let (client, connection) = address.config.connect(NoTls).await?;
                tokio::spawn(connection);
                client
            }
        };
        client.batch_execute(GREETING).await?;
        Ok(Self { client, prepared: HashMap::new() })
    }

    async fn prepare(&mut self, sql: &str) -> Result<Statement, StoreError> {
        if let Some(known) = self.prepared.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql).await?;
        self.prepared.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    async fn rows<T>(&mut self, query: &Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
        let statement = self.prepare(&query.sql).await?;
        let rows = self.client.query(&statement, &references(&query.values)).await?;
        rows.iter().map(|row| read(&Row::Postgres(row))).collect()
    }

    async fn apply(&mut self, batch: &Batch) -> Result<Vec<u64>, StoreError> {
        let mut prepared = Vec::with_capacity(batch.bulks.len() + batch.single.len());
        for (bulk, rows) in &batch.bulks {
            prepared.push((self.prepare(&bulk.for_postgres()).await?, columns(bulk, rows)));
        }
        for query in &batch.single {
            let values = query.values.iter().map(Column::One).collect();
            prepared.push((self.prepare(&query.sql).await?, values));
        }
        let client = &self.client;
        let mut sent = vec![simple(client, "BEGIN")];
        for (statement, columns) in &prepared {
            sent.push(Box::pin(async move { client.execute(statement, &references(columns)).await }));
        }
        sent.push(simple(client, "COMMIT"));
        let mut touched = together(sent).await?;
        touched.pop();
        Ok(touched.split_off(1 + batch.bulks.len()))
    }
}

fn simple<'a>(client: &'a Client, sql: &'static str) -> Sent<'a> {
    Box::pin(async move { client.batch_execute(sql).await.map(|()| 0) })
}

/// Sends everything in order, and only then waits for the answers. After an error the server refuses all the rest and
/// the commit rolls back, so that the first error is the one that counts.
async fn together(sent: Vec<Sent<'_>>) -> Result<Vec<u64>, tokio_postgres::Error> {
    let mut sent: Vec<_> = sent.into_iter().map(|future| Box::pin(maybe_done(future))).collect();
    for future in &mut sent {
        poll_immediate(future.as_mut()).await;
    }
    let mut answers = Vec::with_capacity(sent.len());
    for mut future in sent {
        future.as_mut().await;
        answers.push(future.as_mut().take_output().expect("it is done"));
    }
    answers.into_iter().collect()
}

/// What is bound to a place in a statement.
#[derive(Debug)]
enum Column<'a> {
    One(&'a Value),
    Ints(Vec<i64>),
    Texts(Vec<&'a str>),
}

fn columns<'a>(bulk: &Bulk, rows: &'a [Vec<Value>]) -> Vec<Column<'a>> {
    let int = |value: &Value| match value {
        Value::Int(value) => *value,
        Value::Text(text) => unreachable!("{text:?} in a column of numbers"),
    };
    fn text(value: &Value) -> &str {
        match value {
            Value::Text(text) => text,
            Value::Int(value) => unreachable!("{value} in a column of texts"),
        }
    }
    let column = |(i, (_, kind)): (usize, &(&str, Type))| match kind {
        Type::Int => Column::Ints(rows.iter().map(|row| int(&row[i])).collect()),
        Type::Text => Column::Texts(rows.iter().map(|row| text(&row[i])).collect()),
    };
    bulk.columns.iter().enumerate().map(column).collect()
}

fn references<T: ToSql + Sync>(values: &[T]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

type Bound = Result<IsNull, Box<dyn std::error::Error + Sync + Send>>;

impl ToSql for Value {
    fn to_sql(&self, kind: &Kind, out: &mut BytesMut) -> Bound {
        match self {
            Value::Int(value) => value.to_sql(kind, out),
            Value::Text(value) => value.to_sql(kind, out),
        }
    }
    fn accepts(kind: &Kind) -> bool {
        <i64 as ToSql>::accepts(kind) || <String as ToSql>::accepts(kind)
    }
    to_sql_checked!();
}

impl ToSql for Column<'_> {
    fn to_sql(&self, kind: &Kind, out: &mut BytesMut) -> Bound {
        match self {
            Column::One(value) => value.to_sql(kind, out),
            Column::Ints(values) => values.to_sql(kind, out),
            Column::Texts(values) => values.to_sql(kind, out),
        }
    }
    fn accepts(kind: &Kind) -> bool {
        <Value as ToSql>::accepts(kind) || <Vec<i64> as ToSql>::accepts(kind) || <Vec<String> as ToSql>::accepts(kind)
    }
    to_sql_checked!();
}

impl Postgres {
    /// Connects, and brings the tables up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let address: Address = url.parse()?;
        let mut session = Session::connect(&address).await?;
        migrate(&mut session.client).await?;
        let (readers, writer, keeper) = (Pool::new(READERS), Pool::new(1), Pool::new(1));
        readers.put(session);
        Ok(Self { address, readers, writer, keeper })
    }

    /// The rows that a query finds.
    pub async fn rows<T>(&self, query: Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
        self.rows_by(&self.readers, &query, read).await
    }

    /// The rows of a query about leases, on a connection that nothing else keeps busy.
    pub async fn lease<T>(&self, query: Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
        self.rows_by(&self.keeper, &query, read).await
    }

    async fn rows_by<T>(&self, pool: &Pool, query: &Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
        let _place = pool.places.acquire().await.map_err(|_| StoreError::Closed)?;
        let mut session = self.session(pool).await?;
        let found = session.rows(query, read).await;
        pool.put(session);
        found
    }

    /// Carries out a batch in one transaction and returns when it is on disk.
    pub async fn apply(&self, batch: Batch) -> Result<Vec<u64>, StoreError> {
        let _place = self.writer.places.acquire().await.map_err(|_| StoreError::Closed)?;
        let mut session = self.session(&self.writer).await?;
        let done = session.apply(&batch).await;
        self.writer.put(session);
        done
    }

    async fn session(&self, pool: &Pool) -> Result<Session, StoreError> {
        match pool.take() {
            Some(session) => Ok(session),
            None => Session::connect(&self.address).await,
        }
    }

    /// Closes all connections.
    pub fn close(&self) {
        for pool in [&self.readers, &self.writer, &self.keeper] {
            pool.places.close();
            pool.idle.lock().expect("clearing does not panic").clear();
        }
    }
}

/// Whoever comes second waits for the first and finds everything done.
async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let transaction = client.transaction().await?;
    transaction.batch_execute(LOCK).await?;
    transaction.batch_execute(schema::VERSIONS).await?;
    let version = transaction.query_one(schema::VERSION, &[]).await?.get(0);
    for script in schema::missing(version)? {
        transaction.batch_execute(&script).await?;
    }
    Ok(transaction.commit().await?)
}
