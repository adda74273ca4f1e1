//! Starting and stopping.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::config::Config;
use crate::error::Error;
use crate::store::StoreError;
use crate::{
    api, assets, doors, drawings, http, learn, lobby, metrics, offline, people, replay, review, rounds, rulebooks,
    socket,
};

/// Why the server could not start or had to end.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// The store could not be opened.
    #[error("the database cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// The bus could not be reached.
    #[error("the bus cannot be used: {0}")]
    Bus(String),
    /// The network failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// A server that is running.
pub struct RunningServer {
    /// Where it listens.
    pub address: SocketAddr,
    app: App,
    serving: JoinHandle<()>,
}

/// How long open requests may take after the server was told to stop.
const FAREWELL: Duration = Duration::from_secs(10);

fn routes(app: &App) -> Router {
    Router::new()
        .merge(lobby::routes())
        .merge(people::routes())
        .merge(replay::routes())
        .merge(review::routes())
        .merge(rulebooks::routes())
        .merge(api::routes())
        .merge(learn::routes())
        .merge(assets::routes())
        .merge(drawings::routes())
        .merge(offline::routes())
        .merge(metrics::routes())
        .layer(CompressionLayer::new())
        .merge(socket::routes())
        .fallback(async || Error::NotFound)
        .layer(DefaultBodyLimit::max(app.config.limits.message_bytes))
        .layer(from_fn_with_state(app.clone(), http::guard))
        .with_state(app.clone())
}

/// Starts a server; it runs until it is told to stop.
pub async fn start(config: Config) -> Result<RunningServer, ServeError> {
    let address = config.listen;
    let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
    let address = listener.local_addr()?;
    let app = App::new(config).await?;
    if let Some(bus) = &app.bus {
        bus.start(&app).await?;
    }
    if let Err(error) = people::finish(&app).await {
        tracing::error!(%error, "somebody could not be forgotten yet; the next start tries again");
    }
    let serving = tokio::spawn(doors::serve(listener, app.clone(), routes(&app)));
    tokio::spawn(rounds::run(app.clone()));
    tracing::info!(%address, "listening");
    Ok(RunningServer { address, app, serving })
}

impl RunningServer {
    /// Stops: no new connections, sockets are told, tables save themselves.
    pub async fn shutdown(mut self) -> Result<(), ServeError> {
        self.app.stopping.send_replace(true);
        if let Ok(done) = tokio::time::timeout(FAREWELL, &mut self.serving).await {
            done.map_err(std::io::Error::other)?;
        }
        let metrics = &self.app.metrics;
        let quiet = async {
            while metrics.tables.get() + metrics.sockets.get() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(FAREWELL, quiet).await;
        if let Some(bus) = &self.app.bus {
            bus.leave(&self.app).await;
        }
        self.app.store.close().await;
        tracing::info!("stopped");
        Ok(())
    }
}

/// Serves until the process is told to end; `open` hears where, as soon as visitors can come.
pub async fn serve(config: Config, open: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let server = start(config).await?;
    open(server.address);
    told_to_end().await?;
    server.shutdown().await
}

async fn told_to_end() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
