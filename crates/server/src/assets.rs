//! The files of the browser runtime, built in, and the colours of the boards.

use std::borrow::Cow;

use art::{STATE_CSS, Theme};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use rust_embed::RustEmbed;

use crate::app::App;
use crate::error::Error;
use crate::prepared::{Keep, Prepared};

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// Whether a file is for browsers, and not for those who work on it.
fn is_served(path: &str) -> bool {
    !path.starts_with("tests/") && path != "tsconfig.json"
}

/// Every file that is served, with its path below `/assets/`.
pub fn files() -> impl Iterator<Item = (String, Cow<'static, [u8]>)> {
    Web::iter().filter(|path| is_served(path)).filter_map(|path| Some((path.to_string(), Web::get(&path)?.data)))
}

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new().route("/assets/{*path}", get(asset)).route("/theme.css", get(theme))
}

/// Browsers may keep a file, but ask whether it is still the same.
async fn asset(State(app): State<App>, Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Error> {
    let file = Some(&path).filter(|path| is_served(path)).and_then(|path| Web::get(path)).ok_or(Error::NotFound)?;
    let hash = file.metadata.sha256_hash();
    let kind = kind(&path);
    app.shelf
        .answer(format!("{path} {hash:x?}"), &headers, move || Prepared::new(kind, Keep::Ask, bytes(file.data)))
        .await
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(built_in) => Bytes::from_static(built_in),
        Cow::Owned(read) => read.into(),
    }
}

/// What kind of file it is, by its name.
pub fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// Light by default; dark if the system or the page says so.
async fn theme(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let make = || Prepared::new("text/css; charset=utf-8", Keep::Ask, theme_css());
    app.shelf.answer("theme.css".to_owned(), &headers, make).await
}

/// The colours of the boards.
pub fn theme_css() -> String {
    let light = Theme::Light.css();
    let dark = Theme::Dark.css();
    let chosen = dark.replacen(":root", ":root[data-theme=\"dark\"]", 1);
    let system = dark.replacen(":root", ":root:not([data-theme=\"light\"])", 1);
    format!("{light}\n{chosen}\n@media (prefers-color-scheme: dark){{{system}}}\n{STATE_CSS}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_handed_out_that_is_for_those_who_work_on_it() {
        let paths: Vec<String> = files().map(|(path, _)| path).collect();
        assert!(paths.iter().any(|path| path == "js/table.js"), "{paths:?}");
        assert!(!paths.iter().any(|path| path.contains("test") || path.ends_with(".json")), "{paths:?}");
    }
}
