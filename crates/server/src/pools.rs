//! Work that takes a core for a while: passwords, steps, pictures. So much at a time, a short queue, and then `busy`.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::census::{Caps, Census, Counted};
use crate::config::Limits;
use crate::error::Error;
use crate::metrics::Counter;

/// One kind of such work.
pub struct Pool {
    places: Arc<Semaphore>,
    queue: Census,
    caps: Caps,
    /// How often somebody was turned away.
    pub refused: Counter,
}

/// A place in the queue, until it is dropped.
pub struct Waiting {
    places: Arc<Semaphore>,
    queue: Counted,
}

/// A turn to work, until it is dropped.
pub struct Turn {
    _permit: OwnedSemaphorePermit,
    _queue: Counted,
}

impl Pool {
    /// A pool in which so many work at a time.
    pub fn new(workers: usize, limits: &Limits) -> Self {
        let workers = workers.max(1);
        let caps = Caps { all: workers + limits.waiting, each: limits.waiting_per_address };
        Self { places: Arc::new(Semaphore::new(workers)), queue: Census::default(), caps, refused: Counter::default() }
    }

    /// How many work or wait.
    pub fn under_way(&self) -> usize {
        self.queue.count()
    }

    /// A place in the queue; whoever finds it full is turned away at once.
    pub fn queue(&self, address: IpAddr) -> Result<Waiting, Error> {
        let queue = self.queue.enter(address, self.caps).map_err(|_| {
            self.refused.add();
            Error::Busy
        })?;
        Ok(Waiting { places: self.places.clone(), queue })
    }

    /// Queues and waits for a turn.
    pub async fn enter(&self, address: IpAddr) -> Result<Turn, Error> {
        self.queue(address)?.turn().await
    }
}

impl Waiting {
    /// Waits for the turn.
    pub async fn turn(self) -> Result<Turn, Error> {
        let permit = self.places.acquire_owned().await.map_err(|_| Error::Shutdown)?;
        Ok(Turn { _permit: permit, _queue: self.queue })
    }
}

impl Turn {
    /// Works off the threads that serve. The turn lasts to the end, even if nobody waits for it any more.
    pub async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let worked = tokio::task::spawn_blocking(move || {
            let _turn = self;
            work()
        });
        worked.await.map_err(|error| Error::Internal(error.to_string()))?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_queue_is_short_and_nobody_fills_it_alone() {
        let pool = Arc::new(Pool::new(1, &Limits { waiting: 3, waiting_per_address: 2, ..Limits::default() }));
        let address = |n: u8| IpAddr::from([10, 0, 0, n]);
        let first = pool.enter(address(1)).await.unwrap();
        let wait = |n: u8| {
            let pool = pool.clone();
            tokio::spawn(async move { pool.enter(address(n)).await.map(drop) })
        };
        let waiting = [wait(1), wait(2), wait(3)];
        while pool.under_way() < 4 {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.enter(address(1)).await.err(), Some(Error::Busy), "two from one address");
        assert_eq!(pool.enter(address(4)).await.err(), Some(Error::Busy), "one works, three wait");
        assert_eq!(pool.refused.get(), 2);
        drop(first);
        for waiting in waiting {
            assert_eq!(waiting.await.unwrap(), Ok(()));
        }
        assert!(pool.enter(address(4)).await.is_ok());
    }
}
