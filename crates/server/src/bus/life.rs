//! A life of a process among others: from the moment it takes a lease until it loses it or gives it up.
//!
//! In each life it has another name. Whatever was sent to it in an earlier one, and reaches it late, is sent to nobody.

use std::sync::{Arc, Mutex};

use async_nats::Subscriber;
use futures_util::StreamExt;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout_at};

use super::Bus;
use super::deputy;
use super::link::{Desk, Links};
use super::notes::unseal;
use crate::app::App;
use crate::people::random_id;
use crate::store::{Renewal, Sign, StoreError};

/// How often in a row the others must have heard the bus while this process did not, until it makes room for them.
const DEAF: u32 = 2;

/// A life of this process.
pub struct Life {
    /// Its name.
    pub node: String,
    /// Its links to others.
    pub links: Links,
    over: watch::Sender<bool>,
    /// Until when the lease certainly holds. A process that was paused finds it in the past.
    sure: Mutex<Instant>,
}

/// What is written to a process in one life.
pub struct Ears {
    notes: Subscriber,
    questions: Subscriber,
}

impl Life {
    /// Whether it is over, or might be without our having noticed yet.
    pub fn is_over(&self) -> bool {
        *self.over.borrow() || Instant::now() >= self.sure()
    }

    fn sure(&self) -> Instant {
        *self.sure.lock().expect("looking does not panic")
    }

    /// Waits until it is over.
    pub async fn ended(&self) {
        let mut over = self.over.subscribe();
        drop(over.wait_for(|over| *over).await);
    }

    /// Ends it: tables are left, links are cut.
    pub fn end(&self) {
        self.over.send_replace(true);
        self.links.end();
    }

    /// Keeps the lease; returns when it is lost, or when others should have what this process can no longer share.
    async fn keep(&self, app: &App, bus: &Bus) {
        let mut deaf = 0;
        loop {
            sleep(bus.lease / 3).await;
            let asked = Instant::now();
            let sign = Sign { node: &self.node, lease: bus.lease, on_bus: bus.is_heard() };
            match timeout_at(self.sure(), app.store.renew(sign)).await {
                Ok(Ok(Renewal::Held { others_on_bus })) => {
                    *self.sure.lock().expect("noting does not panic") = asked + bus.lease;
                    deaf = if others_on_bus && !sign.on_bus { deaf + 1 } else { 0 };
                    if deaf >= DEAF {
                        return tracing::warn!(node = self.node, "the bus is out of reach: others take over");
                    }
                }
                Ok(Ok(Renewal::Lost)) => return tracing::warn!(node = self.node, "the lease was lost"),
                Ok(Err(error)) if Instant::now() < self.sure() => {
                    tracing::warn!(%error, "the lease could not be renewed yet")
                }
                Ok(Err(_)) | Err(_) => return tracing::warn!(node = self.node, "the lease ran out"),
            }
        }
    }

    /// Takes in what others write.
    async fn listen(self: &Arc<Self>, app: &App, bus: &Bus, mut ears: Ears) {
        // However much is written, it comes round.
        let mut round = interval(bus.beat());
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                Some(note) = ears.notes.next() => self.links.hear(app, &note.payload),
                Some(question) = ears.questions.next() => drop(tokio::spawn(reply(app.clone(), question))),
                _ = round.tick() => self.links.sweep(),
            }
        }
    }

    /// Lives, and dies.
    pub async fn run(self: &Arc<Self>, app: &App, bus: &Bus, ears: Ears) {
        tokio::select! {
            () = self.keep(app, bus) => {}
            () = self.listen(app, bus, ears) => {}
            () = self.ended() => {}
        }
    }
}

async fn reply(app: App, question: async_nats::Message) {
    let Some(to) = question.reply else { return };
    let Some((asked, _)) = unseal(&question.payload) else { return };
    let answer = deputy::answer(&app, asked).await;
    if let Some(bus) = &app.bus {
        // Whoever asked waits no longer than they said.
        let _ = bus.client.publish(to, answer.into()).await;
    }
}

impl Bus {
    /// Begins a life. A process that does not hear the bus does so only where nobody else does.
    pub async fn begin(&self, app: &App) -> Result<(Arc<Life>, Ears), StoreError> {
        let on_bus = self.is_heard();
        if !on_bus && app.store.anybody_on_bus().await? {
            return Err(StoreError::Unavailable("the bus is out of reach, but not for others".into()));
        }
        let node = random_id(12);
        let ears = self.ears(&node).await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let sure = Mutex::new(Instant::now() + self.lease);
        app.store.enlist(Sign { node: &node, lease: self.lease, on_bus }).await?;
        let desk = Desk {
            client: self.client.clone(),
            subject: self.subject.clone(),
            node: node.clone(),
            silence: self.lease,
            beat: self.beat(),
        };
        tracing::info!(node, "one of several");
        Ok((Arc::new(Life { node, links: Links::new(desk), over: watch::Sender::new(false), sure }), ears))
    }

    async fn ears(&self, node: &str) -> Result<Ears, async_nats::SubscribeError> {
        let notes = self.client.subscribe(format!("{}.node.{node}", self.subject)).await?;
        let questions = self.client.subscribe(format!("{}.ask.{node}", self.subject)).await?;
        Ok(Ears { notes, questions })
    }
}
