//! Places for thinking bots. Quick bots have a lane of their own, so that nobody waits for an answer of milliseconds
//! behind answers of seconds. In the slow lane hosts take turns: whoever opens many tables waits for themselves.

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
}

#[derive(Clone)]
struct Lane(Arc<Mutex<Lines>>);

struct Lines {
    free: usize,
    /// The hosts that wait, in the order in which they are served.
    hosts: VecDeque<String>,
    lines: HashMap<String, VecDeque<oneshot::Sender<Thinking>>>,
}

impl Lane {
    fn new(places: usize) -> Self {
        Self(Arc::new(Mutex::new(Lines { free: places.max(1), hosts: VecDeque::new(), lines: HashMap::new() })))
    }

    fn lock(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn place(&self, host: &str) -> Thinking {
        let called = {
            let mut lines = self.lock();
            if lines.free > 0 {
                lines.free -= 1;
                return Thinking(Some(self.clone()));
            }
            lines.queue(host)
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

    /// Whoever is next; if nobody waits, one more place is free.
    fn next(&mut self) -> Option<oneshot::Sender<Thinking>> {
        let Some(host) = self.hosts.pop_front() else {
            self.free += 1;
            return None;
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
