//! The task that owns a table: letters in, one after the other; bots and clocks in between.

use std::pin::{Pin, pin};

use hall::wire::Outgoing;
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::clocks::UNCOUNTED;
use super::hints::Hints;
use super::live::{Live, RETRY, When};
use super::outbox::Worth;
use super::{Attach, Mail, Mailbox, Tenure};
use crate::app::App;
use crate::clock::Millis;
use crate::error::Error;
use crate::room::{Pace, Status};
use crate::rounds;
use crate::store::Loaded;

/// A table as it was read, the right to run it, and the leave to make it up from that.
pub type Opening = (Loaded, Tenure, OwnedSemaphorePermit);

/// Runs a table until nobody needs it.
pub async fn run(app: App, opening: Opening, mailbox: Mailbox) {
    let ((loaded, tenure, turn), (me, letters)) = (opening, mailbox);
    let mut awake = Awake::new(app.clone(), loaded.stored.room.id.clone(), letters);
    let opened = Live::new(app, loaded, tenure, me);
    drop(turn);
    match opened {
        Ok(mut live) => live.run(&mut awake.letters).await,
        Err(error) => awake.turn_away(&error).await,
    }
}

/// A table's place on the list, which it leaves however its task ends.
struct Awake {
    app: App,
    id: String,
    letters: mpsc::Receiver<Mail>,
}

impl Awake {
    fn new(app: App, id: String, letters: mpsc::Receiver<Mail>) -> Self {
        app.metrics.tables.add();
        Self { app, id, letters }
    }

    /// A table that cannot be opened answers whoever knocks, once, and sleeps again.
    async fn turn_away(&mut self, error: &Error) {
        tracing::error!(table = self.id, %error, "a table cannot be opened");
        match self.letters.recv().await {
            Some(Mail::Wake) => rounds::postpone(&self.app, &self.id, error).await,
            Some(letter) => send_back(letter, error),
            None => {}
        }
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        self.app.metrics.tables.sub();
        let late = self.app.tables.retire(&self.id, &mut self.letters);
        // Whoever wrote to a table that panicked comes back by themselves: it is not opened at once to panic again.
        for letter in late.into_iter().filter(|_| !std::thread::panicking()) {
            tokio::spawn(forward(self.app.clone(), self.id.clone(), letter));
        }
    }
}

/// Sends a letter that came too late to whoever runs the table next.
fn forward(app: App, id: String, letter: Mail) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(async move { drop(app.tables.send(&app, &id, letter).await) })
}

fn send_back(letter: Mail, error: &Error) {
    match letter {
        Mail::Attach(Attach { reply, .. }) => drop(reply.send(Err(error.clone()))),
        Mail::Seat { reply, .. } => drop(reply.send(Err(error.clone()))),
        Mail::Online { reply } => drop(reply.send(Vec::new())),
        Mail::Detach { .. }
        | Mail::Command { .. }
        | Mail::Thought { .. }
        | Mail::Hinted(_)
        | Mail::Wake
        | Mail::Forget { .. }
        | Mail::Reread => {}
    }
}

impl Live {
    async fn run(&mut self, letters: &mut mpsc::Receiver<Mail>) {
        let (app, clock) = (self.app.clone(), self.app.config.clock.clone());
        let tenure = self.tenure.clone();
        // Either comes to pass once, and is then the end.
        let mut stopped = pin!(app.stopped());
        let mut ended = pin!(tenure.ended());
        while !app.is_stopping() && !self.tenure.is_over() {
            self.think().await;
            let alarm = self.alarm();
            tokio::select! {
                letter = letters.recv() => match letter {
                    // Most of the time a table waits for a letter: what opening one takes is given back.
                    Some(letter) => Box::pin(self.open(letter)).await,
                    None => break,
                },
                () = clock.sleep_until(alarm) => if Box::pin(self.ring()).await { break },
                () = &mut stopped => {}
                () = &mut ended => {}
            }
            self.settle();
            self.note_watched().await;
        }
        Box::pin(self.close()).await;
    }

    async fn open(&mut self, letter: Mail) {
        // What is in memory may be old: another process may have gone on while this one was paused.
        if self.tenure.is_over() {
            return self.decline(letter, &Error::Busy);
        }
        if let Err(error) = self.recover().await {
            return self.decline(letter, &error);
        }
        match letter {
            Mail::Attach(attach) => self.attach(attach).await,
            Mail::Detach { watcher } => self.detach(watcher),
            Mail::Command { watcher, command } => self.command(watcher, command).await,
            Mail::Seat { person, change, reply } => {
                let result = self.seat(&person, change).await;
                self.stop_if_faulty(&result).await;
                let _ = reply.send(result);
            }
            Mail::Online { reply } => drop(reply.send(self.online())),
            Mail::Thought { epoch, seat, action } => self.thought(epoch, seat, action).await,
            Mail::Hinted(hinted) => self.hinted(hinted).await,
            Mail::Wake => {}
            Mail::Forget { person } => self.forget(&person).await,
            Mail::Reread => self.reread().await,
        }
    }

    /// Answers a letter while nobody knows how the table stands.
    fn decline(&mut self, letter: Mail, error: &Error) {
        match letter {
            Mail::Command { watcher, command } => self.refuse(watcher, command.id(), error),
            Mail::Detach { watcher } => self.detach(watcher),
            Mail::Thought { .. } => self.thinking = None,
            Mail::Hinted(_) => self.hints = Hints::default(),
            Mail::Attach(_)
            | Mail::Seat { .. }
            | Mail::Online { .. }
            | Mail::Wake
            | Mail::Forget { .. }
            | Mail::Reread => send_back(letter, error),
        }
    }

    pub async fn stop_if_faulty<T>(&mut self, result: &Result<T, Error>) {
        if matches!(result, Err(Error::Stopped)) && self.room.status == Status::Playing {
            self.stop().await;
        }
    }

    /// When to look up next: a flag, an absence, or the time to sleep.
    fn alarm(&self) -> Millis {
        if self.adrift.is_some() {
            return self.now() + RETRY.as_millis() as Millis;
        }
        let sleep = Some(self.alone + self.app.config.idle).filter(|_| self.may_sleep());
        [self.stand_in_due(), sleep, self.note_due()].into_iter().flatten().min().unwrap_or(Millis::MAX)
    }

    /// When a bot is to stand in for whoever decides: a flag falls, or they have been away for too long. What could not be
    /// written down is not tried again at once.
    fn stand_in_due(&self) -> Option<Millis> {
        let flag = self.clocks.deadline().filter(|_| self.room.status == Status::Playing);
        let due = [flag, self.absence_ends()].into_iter().flatten().min()?;
        Some(due.max(self.put_off))
    }

    /// A table sleeps when nobody looks on, no bot thinks, and no live clock runs.
    fn may_sleep(&self) -> bool {
        let ticking = matches!(self.room.pace, Pace::Live { .. }) && self.clocks.deadline().is_some();
        self.watchers.is_empty() && self.thinking.is_none() && !(ticking && self.room.status == Status::Playing)
    }

    /// The alarm rang. True if it is time to sleep.
    async fn ring(&mut self) -> bool {
        if self.recover().await.is_err() {
            return self.watchers.is_empty();
        }
        let now = self.now();
        if self.stand_in_due().is_some_and(|due| due <= now)
            && let Some(seat) = self.turn()
        {
            let result = self.stand_in(seat).await;
            self.stop_if_faulty(&result).await;
            if result.is_err() {
                self.put_off = now + RETRY.as_millis() as Millis;
            }
            return false;
        }
        self.may_sleep() && self.alone + self.app.config.idle <= now
    }

    /// Sets a bot thinking if it is a bot's turn. Bots among themselves wait until somebody looks on.
    async fn think(&mut self) {
        if self.adrift.is_some() {
            return;
        }
        let Some((seat, level)) = self.deciding().and_then(|(seat, chair)| Some((seat, chair.bot()?.clone()))) else {
            return;
        };
        let unseen = self.watchers.is_empty() && self.room.people().is_empty();
        if unseen || self.thinking == Some(self.epoch) {
            return;
        }
        let Some(ponder) = self.desk.as_ref().map(|desk| desk.ponder(level.clone())) else { return };
        let Ok(ponder) = ponder else { return Box::pin(self.stop()).await };
        self.thinking = Some(self.epoch);
        let (app, me, epoch, host) = (self.app.clone(), self.me.clone(), self.epoch, self.room.host.clone());
        let moment = self.now() + app.config.bot_pause;
        let thought = tokio::spawn(async move {
            app.config.clock.sleep_until(moment).await;
            let place = app.thinkers.place(&level, &host).await;
            let pondering = tokio::task::spawn_blocking(move || {
                let _place = place;
                ponder()
            });
            let action = pondering.await.ok().flatten();
            let _ = me.send(Mail::Thought { epoch, seat, action }).await;
        });
        // A thought about what is no longer so gives up its place in the line.
        if let Some(older) = self.pondering.replace(thought.abort_handle()) {
            older.abort();
        }
    }

    async fn thought(&mut self, epoch: u64, seat: engine::Seat, action: Option<String>) {
        if self.thinking != Some(epoch) {
            return;
        }
        self.thinking = None;
        if epoch != self.epoch {
            return;
        }
        let result = match action {
            Some(action) => self.bot_plays(seat, &action).await,
            None => Err(Error::Stopped),
        };
        match result {
            Ok(()) => {}
            Err(Error::Stopped | Error::Illegal { .. }) => self.stop().await,
            // The disk refused, or somebody else was first: the table is as on disk, and the bot thinks again.
            Err(_) => self.epoch += 1,
        }
    }

    async fn bot_plays(&mut self, seat: engine::Seat, action: &str) -> Result<(), Error> {
        let voice = self.room.voice(engine::Lang::En);
        self.playing()?.play(seat, action, &voice)?;
        self.record(seat, action, UNCOUNTED, String::new()).await?;
        self.app.metrics.bot_moves.add();
        self.show_all().await?;
        self.save(When::Due).await;
        Ok(())
    }

    /// Leaves the table so that it can be found as it is, here or elsewhere, by those who are sent away only then.
    async fn close(&mut self) {
        if !self.tenure.is_over() {
            self.save(When::Now).await;
            self.tenure.release(&self.app, &self.room.id).await;
        }
        for watcher in std::mem::take(&mut self.watchers).into_values() {
            let (code, text) = (Error::Shutdown.code(), Error::Shutdown.text(watcher.guest.lang));
            let bye = Outgoing::Bye { code, text }.text();
            // Whoever cannot take it will notice anyway.
            let _ = watcher.out.push(bye.into(), Worth::Lasting, usize::MAX);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size<A, B, C, F: Future>(_: fn(A, B, C) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_table_that_waits_takes_little_room() {
        let most = 8 << 10;
        assert!(size(run) <= most, "{} bytes", size(run));
    }
}
