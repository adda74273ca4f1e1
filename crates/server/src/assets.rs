//! The files of the browser runtime, built in, and the colours of the boards.

use art::{STATE_CSS, Theme};
use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;

use crate::app::App;
use crate::error::Error;

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new().route("/assets/{*path}", get(asset)).route("/theme.css", get(theme))
}

/// Browsers may keep a file, but ask whether it is still the same.
async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Error> {
    let file = Web::get(&path).ok_or(Error::NotFound)?;
    let hash: String = file.metadata.sha256_hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let fields = [(header::CONTENT_TYPE, kind(&path)), (header::CACHE_CONTROL, "no-cache"), (header::ETAG, &tag)];
    let body = if known { Vec::new() } else { file.data.into_owned() };
    let status = if known { StatusCode::NOT_MODIFIED } else { StatusCode::OK };
    Ok((status, fields.map(|(name, value)| (name, value.to_owned())), body).into_response())
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

/// Light by default; dark if the system or the page says so.
async fn theme() -> Response {
    let light = Theme::Light.css();
    let dark = Theme::Dark.css();
    let chosen = dark.replacen(":root", ":root[data-theme=\"dark\"]", 1);
    let system = dark.replacen(":root", ":root:not([data-theme=\"light\"])", 1);
    let css = format!("{light}\n{chosen}\n@media (prefers-color-scheme: dark){{{system}}}\n{STATE_CSS}\n");
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], css).into_response()
}
