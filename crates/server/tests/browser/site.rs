//! A server of our own for a test: real sockets, a database file, no waiting for bots.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use server::{Config, RunningServer};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::driver::{Browser, Driver, Screen};

/// As many sites at a time as there are cores: a browser is heavy.
static TURNS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)));

/// A server and a driver for browsers, for one test.
pub struct Site {
    server: Option<RunningServer>,
    driver: Driver,
    config: Config,
    _turn: SemaphorePermit<'static>,
}

/// The toy game: short, and with everything in it that the page must master.
pub fn toy() -> &'static str {
    catalog::titles().iter().find(|title| title.info().toy).expect("there is a toy").info().slug
}

/// The games that are played for their own sake.
pub fn games() -> impl Iterator<Item = &'static str> {
    catalog::titles().iter().map(|title| title.info()).filter(|info| !info.toy).map(|info| info.slug)
}

fn fresh_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    std::env::temp_dir().join(format!("piazza-site-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed)))
}

impl Site {
    /// Starts everything.
    pub async fn open() -> Self {
        Self::with(None).await
    }

    /// Starts everything, with a module to hand out or without.
    pub async fn with(module: Option<&'static [u8]>) -> Self {
        let turn = TURNS.acquire().await.expect("turns never end");
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: fresh_folder(),
            bot_pause: 0,
            module,
            ..Config::default()
        };
        let mut site = Self { server: None, driver: Driver::start(), config, _turn: turn };
        site.start().await;
        site
    }

    /// Starts the server, on the same port as before if there was one before.
    pub async fn start(&mut self) {
        let server = server::start(self.config.clone()).await.expect("the server starts");
        self.config.listen = server.address;
        self.server = Some(server);
    }

    /// Stops the server, not the browsers.
    pub async fn stop(&mut self) {
        let server = self.server.take().expect("it runs");
        server.shutdown().await.expect("it stops in peace");
    }

    /// Where the server is.
    pub fn address(&self) -> String {
        format!("http://{}", self.config.listen)
    }

    /// Where the server keeps its files.
    pub fn data(&self) -> &Path {
        &self.config.data
    }

    /// A fresh browser.
    pub async fn browser(&self, screen: Screen, lang: &str) -> Browser {
        self.driver.open(screen, lang).await
    }

    /// Ends everything.
    pub async fn close(mut self) {
        self.stop().await;
        let _ = std::fs::remove_dir_all(&self.config.data);
    }
}
