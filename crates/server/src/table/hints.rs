//! Hints for whoever decides, where the table gives any. They are worked out among the thinking bots, once for a moment,
//! so that a table holds one place there at most, and nobody who plays waits for them.

use catalog::Hint;
use engine::Lang;
use hall::wire::Outgoing;

use super::Mail;
use super::commands::Reply;
use super::live::Live;
use crate::error::Error;
use crate::room::Help;

/// What hints are about: a moment of the table, told in a language.
type About = (u64, Lang);

/// The hints of a table.
#[derive(Default)]
pub struct Hints {
    /// What is being worked out.
    asked: Option<About>,
    /// What was worked out last.
    known: Option<(About, Vec<Hint>)>,
}

/// What was worked out for a connection.
pub struct Hinted {
    watcher: u64,
    id: u64,
    at: usize,
    about: About,
    hints: Option<Vec<Hint>>,
}

impl Live {
    /// Has the best actions worked out for whoever asks, if it is their turn; or tells them once more.
    pub fn hint(&mut self, watcher: u64, id: u64, at: usize) -> Result<Reply, Error> {
        if at != self.step() {
            return Ok(Reply::Stale(at));
        }
        if self.room.help == Help::None {
            return Err(Error::NotNow);
        }
        self.seat_to_move(watcher)?;
        let voice = self.voice(watcher);
        let about = (self.epoch, voice.lang);
        if let Some((_, hints)) = self.hints.known.clone().filter(|(known, _)| *known == about) {
            self.tell(watcher, &Outgoing::Hint { id, at, hints: &hints });
            return Ok(Reply::Said);
        }
        if self.hints.asked.is_some() {
            return Err(Error::TooFast);
        }
        let work = self.playing()?.hints(voice)?;
        self.hints.asked = Some(about);
        let person = self.watchers.get(&watcher).map_or_else(String::new, |watcher| watcher.person.id.clone());
        let (app, me) = (self.app.clone(), self.me.clone());
        tokio::spawn(async move {
            let place = app.thinkers.slow_place(&person).await;
            let working = tokio::task::spawn_blocking(move || {
                let _place = place;
                work()
            });
            let hints = working.await.ok().and_then(Result::ok);
            let _ = me.send(Mail::Hinted(Hinted { watcher, id, at, about, hints })).await;
        });
        Ok(Reply::Said)
    }

    /// Hints have been worked out. A fault in them is no fault of the match, which goes on.
    pub async fn hinted(&mut self, Hinted { watcher, id, at, about, hints }: Hinted) {
        self.hints.asked = None;
        match hints {
            Some(_) if about.0 != self.epoch => self.reply(watcher, id, Ok(Reply::Stale(at))).await,
            Some(hints) => {
                self.tell(watcher, &Outgoing::Hint { id, at, hints: &hints });
                self.hints.known = Some((about, hints));
            }
            None => self.refuse(watcher, Some(id), &Error::Internal("no hints".into())),
        }
    }
}
