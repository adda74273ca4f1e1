//! Stands at a table here for a socket that is in another process, and does for it what the socket would do.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::notes::{Note, Question, Seated};
use super::post::{Post, There};
use crate::app::App;
use crate::error::Error;
use crate::people::Person;
use crate::table::wire::{Hello, Incoming};
use crate::table::{Attach, Mail, Outbox};

/// For whom a deputy stands where.
pub struct Errand {
    pub conn: u64,
    pub table: String,
    pub hello: Hello,
    pub person: Person,
    /// The way back.
    pub post: Arc<Post>,
}

/// Follows the table until the socket has gone, and hands on what it sends.
pub async fn run(app: App, errand: Errand, mut commands: mpsc::Receiver<Incoming>) {
    let Errand { conn, table, hello, person, post } = errand;
    let (reply, answer) = oneshot::channel();
    let out = Outbox::There(There { post: post.clone(), conn });
    let watcher = match at_table(&app, &table, Mail::Attach(Attach { hello, person, out, reply })).await {
        Ok(()) => answer.await.unwrap_or(Err(Error::Busy)),
        Err(error) => Err(error),
    };
    let watcher = match watcher {
        Ok(watcher) => watcher,
        Err(error) => return post.put(Note::Refused { conn, error }),
    };
    post.put(Note::Attached { conn });
    while let Some(command) = commands.recv().await {
        if at_table(&app, &table, Mail::Command { watcher, command }).await.is_err() {
            break;
        }
    }
    app.tables.notify(&app, &table, Mail::Detach { watcher });
}

/// Puts a letter into the mailbox of a table here. One that has moved on meanwhile is not followed: whoever asked asks
/// again, and finds it.
async fn at_table(app: &App, table: &str, mail: Mail) -> Result<(), Error> {
    match app.tables.deliver(app, table, mail).await? {
        None => Ok(()),
        Some(_) => Err(Error::Busy),
    }
}

/// Answers what another process asks about a table here.
pub async fn answer(app: &App, question: Question) -> Vec<u8> {
    let answer = match question {
        Question::Seat { table, person, change } => {
            let (reply, answer) = oneshot::channel();
            let seated: Seated = match at_table(app, &table, Mail::Seat { person, change, reply }).await {
                Ok(()) => answer.await.unwrap_or(Err(Error::Busy)).map(Box::new),
                Err(error) => Err(error),
            };
            serde_json::to_vec(&seated)
        }
        Question::Online { table } => serde_json::to_vec(&app.tables.online_here(&table).await),
    };
    answer.expect("answers are plain data")
}
