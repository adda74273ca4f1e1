//! SQLite: a file of our own, on threads of our own.
//!
//! One thread owns the connection that writes, two others read; the write-ahead log lets them do so at the same time.
//! `synchronous = FULL` makes every commit wait until the log is on disk, so that an acknowledged move survives not only
//! the end of the process but the loss of power.

use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::types::ToSqlOutput;
use rusqlite::{Connection, ToSql, TransactionBehavior, params_from_iter};
use tokio::sync::oneshot;

use super::sql::{Batch, Query, Reader, Row, Value};
use super::{StoreError, file, schema};

/// Threads that read.
const READERS: usize = 2;
/// How long one waits for another process that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(1);
/// Between two attempts to open the file.
const BREATH: Duration = Duration::from_millis(10);

const WRITING: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";
const READING: &str = "PRAGMA query_only = ON";

/// Something to do on a thread that owns a connection, if it could have one.
type Task = Box<dyn FnOnce(Result<&mut Connection, StoreError>) -> After + Send>;

/// What becomes of a connection after a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum After {
    /// It goes on.
    Keep,
    /// The disk failed it: it is given up with all its locks, and another one knows nothing of that.
    Renew,
}

/// Threads with a connection each, and one queue for all of them.
struct Lane {
    tasks: Mutex<Option<mpsc::Sender<Task>>>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

/// A file that is open.
pub struct Sqlite {
    writer: Lane,
    readers: Lane,
}

fn connect(file: &Path, greeting: &str) -> Result<Connection, StoreError> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(PATIENCE)?;
    connection.execute_batch(greeting)?;
    Ok(connection)
}

/// Copies the SQLite file of a directory to a new file, whole and as of one moment, even while a server writes to it.
pub fn backup(directory: &Path, copy: &Path) -> Result<(), StoreError> {
    let connection = connect(&file::existing(directory), "")?;
    file::make(copy).map_err(|error| StoreError::Unavailable(format!("{}: {error}", copy.display())))?;
    let copied = connection.execute("VACUUM INTO $1", [copy.to_string_lossy()]);
    if copied.is_err() {
        // Half a copy is none; if it cannot be removed either, the error below is the one to tell.
        let _ = std::fs::remove_file(copy);
    }
    Ok(copied.map(drop)?)
}

/// Keeps everybody from writing to the file of a directory, as long as the connection lasts.
pub fn hold(directory: &Path) -> Result<Connection, StoreError> {
    connect(&file::existing(directory), "BEGIN IMMEDIATE")
}

impl Lane {
    fn open(file: &Path, greeting: &'static str, threads: usize) -> Result<Self, StoreError> {
        let (tasks, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        let start = |_| {
            let (file, queue) = (file.to_owned(), queue.clone());
            let connection = connect(&file, greeting)?;
            Ok(std::thread::spawn(move || work(connection, &queue, || connect(&file, greeting))))
        };
        let threads = (0..threads).map(start).collect::<Result<_, StoreError>>()?;
        Ok(Self { tasks: Mutex::new(Some(tasks)), threads: Mutex::new(threads) })
    }

    /// Does something on a thread of this lane. What nobody waits for any more when its turn comes is not done.
    async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let task: Task = Box::new(move |connection| {
            if reply.is_closed() {
                return After::Keep;
            }
            let done = connection.and_then(work);
            let failed = matches!(done, Err(StoreError::Full | StoreError::Failed(_) | StoreError::Unavailable(_)));
            let _ = reply.send(done);
            if failed { After::Renew } else { After::Keep }
        });
        let queued = self.tasks.lock().expect("sending does not panic").as_ref().map(|tasks| tasks.send(task));
        queued.ok_or(StoreError::Closed)?.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets the threads finish what is queued.
    fn close(&self) {
        drop(self.tasks.lock().expect("sending does not panic").take());
        for thread in std::mem::take(&mut *self.threads.lock().expect("joining does not panic")) {
            let _ = thread.join();
        }
    }
}

fn work(
    connection: Connection,
    queue: &Mutex<mpsc::Receiver<Task>>,
    again: impl Fn() -> Result<Connection, StoreError>,
) {
    let next = || queue.lock().expect("receiving does not panic").recv();
    let mut held = Some(connection);
    while let Ok(task) = next() {
        let connection = match held.take() {
            Some(connection) => Ok(connection),
            None => again(),
        };
        held = used(task, connection);
    }
}

/// Gives the connection back unless it is to be renewed. A commit that fails, as on a full disk, can leave its transaction
/// open and the file locked; a connection that is kept until another one can be opened would keep everybody out.
fn used(task: Task, connection: Result<Connection, StoreError>) -> Option<Connection> {
    match connection {
        Ok(mut connection) => (task(Ok(&mut connection)) == After::Keep).then_some(connection),
        Err(error) => {
            task(Err(error));
            None
        }
    }
}

impl Sqlite {
    /// Opens a file and brings its tables up to date. Where two start at once, one of them can find the file locked
    /// without having been made to wait, so it tries again.
    pub fn open(file: &Path) -> Result<Self, StoreError> {
        let begun = Instant::now();
        loop {
            match Self::try_open(file) {
                Err(StoreError::Unavailable(_)) if begun.elapsed() < PATIENCE => std::thread::sleep(BREATH),
                opened => return opened.map_err(|error| error.about(file)),
            }
        }
    }

    fn try_open(file: &Path) -> Result<Self, StoreError> {
        migrate(&mut connect(file, WRITING)?)?;
        Ok(Self { writer: Lane::open(file, WRITING, 1)?, readers: Lane::open(file, READING, READERS)? })
    }

    /// The rows that a query finds.
    pub async fn rows<T: Send + 'static>(&self, query: Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
        self.readers.ask(move |connection| find(connection, &query, read)).await
    }

    /// Carries out a batch in one transaction and returns when it is on disk.
    pub async fn apply(&self, batch: Batch) -> Result<Vec<u64>, StoreError> {
        self.writer.ask(move |connection| apply(connection, &batch)).await
    }

    /// Ends all threads after what is queued is done.
    pub fn close(&self) {
        self.writer.close();
        self.readers.close();
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Value::Int(value) => value.to_sql(),
            Value::Text(value) => value.to_sql(),
        }
    }
}

fn find<T>(connection: &Connection, query: &Query, read: Reader<T>) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(&query.sql)?;
    let mut rows = statement.query(params_from_iter(&query.values))?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(read(&Row::Sqlite(row))?);
    }
    Ok(found)
}

fn apply(connection: &mut Connection, batch: &Batch) -> Result<Vec<u64>, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for (bulk, rows) in &batch.bulks {
        let mut statement = transaction.prepare_cached(&bulk.for_sqlite())?;
        for row in rows {
            statement.execute(params_from_iter(row))?;
        }
    }
    let mut touched = Vec::with_capacity(batch.single.len());
    for query in &batch.single {
        let mut statement = transaction.prepare_cached(&query.sql)?;
        touched.push(statement.execute(params_from_iter(&query.values))? as u64);
    }
    transaction.commit()?;
    Ok(touched)
}

/// Whoever comes second waits for the first and finds everything done.
fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(schema::VERSIONS)?;
    let version = transaction.query_row(schema::VERSION, [], |row| row.get(0))?;
    for script in schema::missing(version)? {
        transaction.execute_batch(&script)?;
    }
    Ok(transaction.commit()?)
}
