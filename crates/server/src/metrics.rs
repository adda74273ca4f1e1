//! Numbers for operators, in Prometheus' text form.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde_json::json;

use crate::app::App;
use crate::bus::{Bus, Standing};

/// A count: of what has happened, or, where it is taken down again too, of what there is.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.add_many(1);
    }

    /// So many more.
    pub fn add_many(&self, many: u64) {
        self.0.fetch_add(many, Ordering::Relaxed);
    }

    /// One less.
    pub fn sub(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper edges of the latency buckets, in milliseconds.
const EDGES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/// How long things take.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [Counter; EDGES.len()],
    count: Counter,
    micros: Counter,
}

impl Histogram {
    /// One that took so long.
    pub fn observe(&self, took: std::time::Duration) {
        let micros = took.as_micros() as u64;
        for (edge, bucket) in EDGES.iter().zip(&self.buckets) {
            if micros <= edge * 1_000 {
                bucket.add();
            }
        }
        self.count.add();
        self.micros.add_many(micros);
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Decisions on disk.
    pub moves: Counter,
    /// Decisions made by bots.
    pub bot_moves: Counter,
    /// Commands refused.
    pub refused: Counter,
    /// Commands that came too late.
    pub stale: Counter,
    /// Sockets open now.
    pub sockets: Counter,
    /// Clients dropped because they could not keep up.
    pub dropped: Counter,
    /// Tables awake now.
    pub tables: Counter,
    /// Tables stopped by a fault.
    pub stopped: Counter,
    /// Requests answered.
    pub requests: Counter,
    /// Connections for which there was no room.
    pub turned_away: Counter,
    /// Requests refused because there were too many of them.
    pub too_many: Counter,
    /// Views of tables worked out: the moment in words, and drawn if somebody wants to see it.
    pub sights: Counter,
    /// From a command to its acknowledgement.
    pub commit: Histogram,
}

impl Metrics {
    fn text(&self, app: &App) -> String {
        let mut out = String::new();
        let rows: [(&str, &str, &str, u64); 19] = [
            ("piazza_moves_total", "counter", "Decisions written to disk.", self.moves.get()),
            ("piazza_bot_moves_total", "counter", "Decisions made by bots.", self.bot_moves.get()),
            ("piazza_refused_total", "counter", "Commands refused.", self.refused.get()),
            ("piazza_stale_total", "counter", "Commands that came too late.", self.stale.get()),
            ("piazza_sockets", "gauge", "Sockets open.", self.sockets.get()),
            ("piazza_dropped_total", "counter", "Clients dropped because they could not keep up.", self.dropped.get()),
            ("piazza_tables", "gauge", "Tables awake.", self.tables.get()),
            ("piazza_stopped_total", "counter", "Tables stopped by a fault.", self.stopped.get()),
            ("piazza_requests_total", "counter", "HTTP requests answered.", self.requests.get()),
            ("piazza_turned_away_total", "counter", "Connections for which there was no room.", self.turned_away.get()),
            ("piazza_too_many_total", "counter", "Requests over a limit per address.", self.too_many.get()),
            ("piazza_sights_total", "counter", "Views of tables put into words and drawn.", self.sights.get()),
            ("piazza_connections", "gauge", "Connections of all kinds.", app.doors.count() as u64),
            ("piazza_passwords", "gauge", "Passwords being proven or waiting.", app.provers.under_way() as u64),
            ("piazza_pictures", "gauge", "Looks back under way or waiting.", app.painters.under_way() as u64),
            ("piazza_reviews", "gauge", "Reviews being made or waiting.", app.reviewers.under_way() as u64),
            ("piazza_busy_passwords_total", "counter", "Passwords not proven: queue full.", app.provers.refused.get()),
            ("piazza_busy_pictures_total", "counter", "Looks back not made: queue full.", app.painters.refused.get()),
            ("piazza_busy_reviews_total", "counter", "Reviews not begun: queue full.", app.reviewers.refused.get()),
        ];
        for (name, kind, help, value) in rows {
            writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}").expect("a string");
        }
        self.latency(&mut out).expect("a string takes everything");
        if let Some(bus) = &app.bus {
            among(&bus.standing(), &mut out).expect("a string takes everything");
        }
        out
    }

    fn latency(&self, out: &mut String) -> std::fmt::Result {
        let name = "piazza_commit_seconds";
        writeln!(out, "# HELP {name} From a play to its acknowledgement.\n# TYPE {name} histogram")?;
        for (edge, bucket) in EDGES.iter().zip(&self.commit.buckets) {
            writeln!(out, "{name}_bucket{{le=\"{}\"}} {}", *edge as f64 / 1e3, bucket.get())?;
        }
        let (count, sum) = (self.commit.count.get(), self.commit.micros.get());
        writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {}\n{name}_count {count}", sum as f64 / 1e6)
    }
}

/// How a process stands among others.
fn among(standing: &Standing, out: &mut String) -> std::fmt::Result {
    writeln!(out, "# HELP piazza_node The name of this process in its present life.\n# TYPE piazza_node gauge")?;
    writeln!(out, "piazza_node{{node=\"{}\"}} {}", standing.node, u8::from(standing.lease))?;
    let rows = [
        ("piazza_bus", "Whether the bus is heard.", usize::from(standing.bus)),
        ("piazza_links", "Processes this one is linked to.", standing.links),
        ("piazza_guests", "Sockets here that follow tables elsewhere.", standing.guests),
        ("piazza_deputies", "Sockets elsewhere that follow tables here.", standing.deputies),
    ];
    rows.iter()
        .try_for_each(|(name, help, value)| writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}"))
}

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new().route("/health", get(health)).route("/metrics", get(metrics))
}

async fn health(State(app): State<App>) -> Response {
    // What exactly is wrong stands in the log: it may name machines that are nobody's business.
    let trouble = app.store.health().await.err().map(|error| error.code());
    let (store, stopping) = (trouble.is_none(), app.is_stopping());
    let standing = app.bus.as_ref().map(Bus::standing);
    let ok = store && !stopping && standing.as_ref().is_none_or(|standing| standing.lease);
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let tables = app.metrics.tables.get();
    let mut body = json!({"ok": ok, "store": store, "trouble": trouble, "stopping": stopping, "tables": tables});
    if let Some(Standing { node, bus, lease, .. }) = standing {
        (body["node"], body["bus"], body["lease"]) = (node.into(), bus.into(), lease.into());
    }
    (status, axum::Json(body)).into_response()
}

async fn metrics(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text(&app)).into_response()
}
