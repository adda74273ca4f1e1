//! Somebody who asks `/health` all the time, over a new connection each time, and remembers the longest wait.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::wire;

/// How often it asks.
const EVERY: Duration = Duration::from_millis(50);
/// Where it asks from.
const MONITOR: Ipv4Addr = Ipv4Addr::new(127, 8, 0, 1);

pub struct Probe {
    over: Arc<AtomicBool>,
    asking: JoinHandle<Duration>,
}

impl Probe {
    pub fn start(server: SocketAddr) -> Self {
        let over = Arc::new(AtomicBool::new(false));
        let asking = tokio::spawn(ask(server, over.clone()));
        Self { over, asking }
    }

    /// The longest wait. An answer other than "all is well" counts as the longest wait of all.
    pub async fn end(self) -> Duration {
        self.over.store(true, Ordering::Relaxed);
        self.asking.await.unwrap_or(Duration::MAX)
    }
}

async fn ask(server: SocketAddr, over: Arc<AtomicBool>) -> Duration {
    let mut worst = Duration::ZERO;
    while !over.load(Ordering::Relaxed) {
        let begun = Instant::now();
        let well =
            matches!(wire::get(server, MONITOR, "/health").await, Ok(answer) if answer.starts_with("HTTP/1.1 200"));
        worst = worst.max(if well { begun.elapsed() } else { wire::PATIENCE });
        sleep(EVERY).await;
    }
    worst
}

/// How often the server refused something, of all kinds, by its own count.
pub async fn refusals(server: SocketAddr) -> u64 {
    let kinds = ["turned_away", "too_many", "busy_passwords", "busy_pictures", "refused", "dropped"];
    let metrics = wire::get(server, MONITOR, "/metrics").await.unwrap_or_default();
    let count = |kind: &str| {
        let name = format!("piazza_{kind}_total ");
        metrics.lines().find_map(|line| line.strip_prefix(&name)?.parse::<u64>().ok()).unwrap_or(0)
    };
    kinds.into_iter().map(count).sum()
}
