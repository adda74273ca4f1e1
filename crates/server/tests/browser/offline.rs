//! A site of plain files on a host of its own, which can be taken away.

use std::io::Write;
use std::path::{Path, PathBuf};

use axum::Router;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// Where the site lies on its host: somewhere, since it must work anywhere.
const BELOW: &str = "/some/where";

/// A host of plain files.
pub struct Host {
    /// The site's address.
    pub address: String,
    folder: PathBuf,
    serving: JoinHandle<()>,
}

/// The module that `cargo xtask test` has built; nothing where there is no compiler for it. A test that cannot be tried
/// says so where nobody keeps its words back because it passed.
pub fn module() -> Option<PathBuf> {
    let module = std::env::var_os("PIAZZA_MODULE").map(PathBuf::from);
    if module.is_none() {
        writeln!(std::io::stderr(), "not tested: no PIAZZA_MODULE; `cargo xtask web` builds it").expect("it is said");
    }
    module
}

impl Host {
    /// Writes a site with a module and serves it.
    pub async fn of(module: &Path) -> Self {
        let folder = std::env::temp_dir().join(format!("piazza-files-{}", std::process::id()));
        server::write_site(catalog::titles(), module, &folder).expect("a site");
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = format!("http://{}{BELOW}", listener.local_addr().expect("an address"));
        let files = folder.clone();
        let router = Router::new().fallback(move |request: Request| file(files.clone(), request));
        let serving = tokio::spawn(async move { axum::serve(listener, router).await.expect("it serves") });
        Self { address, folder, serving }
    }

    /// Nobody is reached there any more.
    pub async fn vanish(self) {
        self.serving.abort();
        let _ = self.serving.await;
        std::fs::remove_dir_all(&self.folder).expect("the files are gone");
    }
}

async fn file(folder: PathBuf, request: Request) -> Response {
    let Some(path) = request.uri().path().strip_prefix(BELOW) else { return StatusCode::NOT_FOUND.into_response() };
    let Ok(bytes) = std::fs::read(folder.join(path.trim_start_matches('/'))) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    // A line that is kept open would outlive its host.
    ([(header::CONTENT_TYPE, kind), (header::CONNECTION, "close")], bytes).into_response()
}
