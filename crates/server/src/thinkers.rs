//! Places for thinking bots. Quick bots have a lane of their own, so that nobody waits for an answer of milliseconds
//! behind answers of seconds. In the slow lane hosts take turns: whoever opens many tables waits for themselves. What
//! nobody at a table waits for takes a place there while no table wants it, and gives it back soon.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::Name;
use tokio::sync::oneshot;

/// Who may think.
pub struct Thinkers {
    quick: Lane,
    slow: Lane,
}

impl Thinkers {
    /// So many at a time, in each lane.
    pub fn new(places: usize) -> Self {
        Self { quick: Lane::new(places), slow: Lane::new(places) }
    }

    /// Waits for a place. Each host's tables wait in a line of their own, and the lines are served in turn.
    pub async fn place(&self, bot: &Name, host: &str) -> Thinking {
        if bot.is_quick() { self.quick.place(host).await } else { self.slow_place(host).await }
    }

    /// Waits for a place among the slow ones.
    pub async fn slow_place(&self, host: &str) -> Thinking {
        self.slow.place(host).await
    }

    /// Waits until nobody else waits for a place among the slow ones.
    pub async fn spare_place(&self) -> Thinking {
        self.slow.spare_place().await
    }
}

#[derive(Clone)]
struct Lane(Arc<Mutex<Lines>>);

#[derive(Default)]
struct Lines {
    free: usize,
    /// The hosts that wait, in the order in which they are served.
    hosts: VecDeque<String>,
    lines: HashMap<String, VecDeque<Caller>>,
    /// Who waits until no host does.
    patient: VecDeque<Caller>,
}

/// Somebody who waits to be called.
type Caller = oneshot::Sender<Thinking>;

impl Lane {
    fn new(places: usize) -> Self {
        Self(Arc::new(Mutex::new(Lines { free: places.max(1), ..Lines::default() })))
    }

    fn lock(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn place(&self, host: &str) -> Thinking {
        self.place_in(|lines| lines.queue(host)).await
    }

    async fn spare_place(&self) -> Thinking {
        self.place_in(Lines::queue_last).await
    }

    async fn place_in(&self, queue: impl FnOnce(&mut Lines) -> oneshot::Receiver<Thinking>) -> Thinking {
        let called = {
            let mut lines = self.lock();
            if lines.free > 0 {
                lines.free -= 1;
                return Thinking(Some(self.clone()));
            }
            queue(&mut lines)
        };
        match called.await {
            Ok(place) => place,
            // A line only ends with its lane, when the server does.
            Err(_) => Thinking(None),
        }
    }

    /// Gives a place that has become free to the next who still waits.
    fn hand_on(&self) {
        loop {
            let Some(next) = self.lock().next() else { return };
            match next.send(Thinking(Some(self.clone()))) {
                Ok(()) => return,
                // They have gone; their place must not count as given back.
                Err(mut unused) => unused.0 = None,
            }
        }
    }
}

impl Lines {
    fn queue(&mut self, host: &str) -> oneshot::Receiver<Thinking> {
        let (call, called) = oneshot::channel();
        let line = self.lines.entry(host.to_owned()).or_default();
        if line.is_empty() {
            self.hosts.push_back(host.to_owned());
        }
        line.push_back(call);
        called
    }

    fn queue_last(&mut self) -> oneshot::Receiver<Thinking> {
        let (call, called) = oneshot::channel();
        self.patient.push_back(call);
        called
    }

    /// Whoever is next; if nobody waits, one more place is free.
    fn next(&mut self) -> Option<Caller> {
        let Some(host) = self.hosts.pop_front() else {
            let patient = self.patient.pop_front();
            self.free += usize::from(patient.is_none());
            return patient;
        };
        let line = self.lines.get_mut(&host)?;
        let next = line.pop_front();
        if line.is_empty() {
            self.lines.remove(&host);
        } else {
            self.hosts.push_back(host);
        }
        next
    }
}

/// A place among those who think, until it is dropped.
pub struct Thinking(Option<Lane>);

impl Drop for Thinking {
    fn drop(&mut self) {
        if let Some(lane) = self.0.take() {
            lane.hand_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expert() -> Name {
        Name::of(catalog::Level::Expert)
    }

    /// Waits in line as a task of its own, and notes when its turn came.
    fn wait(thinkers: &Arc<Thinkers>, host: &'static str, served: &Arc<Mutex<Vec<&'static str>>>) {
        let (thinkers, served) = (thinkers.clone(), served.clone());
        tokio::spawn(async move {
            let place = thinkers.place(&expert(), host).await;
            served.lock().unwrap().push(host);
            drop(place);
        });
    }

    #[tokio::test]
    async fn hosts_take_turns_however_many_tables_one_of_them_has() {
        let (thinkers, served) = (Arc::new(Thinkers::new(1)), Arc::default());
        let first = thinkers.place(&expert(), "eve").await;
        for _ in 0..100 {
            wait(&thinkers, "eve", &served);
        }
        wait(&thinkers, "ada", &served);
        wait(&thinkers, "bo", &served);
        while thinkers.slow.lock().hosts.len() < 3 {
            tokio::task::yield_now().await;
        }
        drop(first);
        while served.lock().unwrap().len() < 102 {
            tokio::task::yield_now().await;
        }
        assert_eq!(served.lock().unwrap()[..4], ["eve", "ada", "bo", "eve"]);
    }

    #[tokio::test]
    async fn what_no_table_waits_for_comes_after_all_that_one_waits_for() {
        let (thinkers, served) = (Arc::new(Thinkers::new(1)), Arc::<Mutex<Vec<&str>>>::default());
        let first = thinkers.spare_place().await;
        let patient = tokio::spawn({
            let (thinkers, served) = (thinkers.clone(), served.clone());
            async move {
                let _place = thinkers.spare_place().await;
                served.lock().unwrap().push("review");
            }
        });
        while thinkers.slow.lock().patient.is_empty() {
            tokio::task::yield_now().await;
        }
        wait(&thinkers, "ada", &served);
        wait(&thinkers, "bo", &served);
        while thinkers.slow.lock().hosts.len() < 2 {
            tokio::task::yield_now().await;
        }
        drop(first);
        patient.await.unwrap();
        assert_eq!(*served.lock().unwrap(), ["ada", "bo", "review"]);
    }

    #[tokio::test]
    async fn whoever_stops_waiting_leaves_no_gap_and_quick_bots_do_not_wait_for_slow_ones() {
        let thinkers = Arc::new(Thinkers::new(1));
        let first = thinkers.place(&expert(), "eve").await;
        let gone = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { drop(thinkers.place(&expert(), "gone").await) }
        });
        while thinkers.slow.lock().hosts.is_empty() {
            tokio::task::yield_now().await;
        }
        gone.abort();
        let _ = gone.await;
        drop(thinkers.place(&Name::greedy(), "ada").await);
        drop(first);
        drop(thinkers.place(&expert(), "ada").await);
        assert_eq!(thinkers.slow.lock().free, 1);
    }
}
