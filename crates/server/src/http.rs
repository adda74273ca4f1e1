//! What every request passes through: where it comes from, how often, and what the answer says about itself.

use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::time::timeout;

use crate::app::App;
use crate::error::Error;
use crate::offline;
use crate::origin::Scheme;
use crate::pages::{self, ErrorPage};
use crate::people::Visitor;

/// No inline script, nothing from elsewhere. Styles may stand on elements, since drawings carry them.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
     object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// A browser that came over TLS once comes no other way for a year.
const ALWAYS_TLS: &str = "max-age=31536000";
/// A character that PostgreSQL cannot keep and nobody can type.
const NUL: &str = "%00";
/// Where what lies ready is found: a page asks for a dozen of these, and they cost next to nothing.
const READY: [&str; 7] = ["/assets/", "/theme.css", "/cover/", "/games/", "/health", "/metrics", offline::ADDRESS];
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Finds out who is asking, turns away what comes from other sites or too often, and puts errors into words.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let mut visitor = Visitor::stranger(&parts, &app);
    let (begun, method, path) = (Instant::now(), parts.method.clone(), parts.uri.path().to_owned());
    let wants_json =
        path.starts_with("/api/") || path.contains("/step/") || path.ends_with("/review") || path == offline::IMPORT;
    let response = match enter(&app, &mut visitor, &mut parts).await {
        Ok(()) => in_time(next.run(Request::from_parts(parts, body))).await,
        Err(error) => error.into_response(),
    };
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        app.metrics.too_many.add();
    }
    app.metrics.requests.add();
    let (status, micros) = (response.status().as_u16(), begun.elapsed().as_micros() as u64);
    tracing::debug!(%method, path, status, micros, "request");
    dressed(in_words(response, &visitor, wants_json), visitor.scheme)
}

/// However slowly a body comes or a database answers, a request ends.
async fn in_time(answer: impl Future<Output = Response>) -> Response {
    timeout(PATIENCE, answer).await.unwrap_or_else(|_| Error::Busy.into_response())
}

/// Lets a request in, and only then finds out who is asking; not even then for what lies ready for everybody.
async fn enter(app: &App, visitor: &mut Visitor, parts: &mut Parts) -> Result<(), Error> {
    admit(app, visitor, parts)?;
    if !lies_ready(parts) {
        visitor.recognise(parts, app).await?;
        parts.extensions.insert(visitor.clone());
    }
    Ok(())
}

/// Whether a request is for something that is the same for everybody and made already.
fn lies_ready(parts: &Parts) -> bool {
    is_look(&parts.method) && READY.iter().any(|start| parts.uri.path().starts_with(start))
}

fn is_look(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

fn admit(app: &App, visitor: &Visitor, parts: &Parts) -> Result<(), Error> {
    if parts.uri.path_and_query().is_some_and(|path| path.as_str().contains(NUL)) {
        return Err(Error::BadRequest);
    }
    if is_look(&parts.method) {
        return if lies_ready(parts) { Ok(()) } else { app.gates.page(visitor.address) };
    }
    same_site(&parts.headers, &visitor.host)?;
    app.gates.form(visitor.address)
}

/// Whether a request comes from a page of ours. Browsers always send `Origin` with a form or a socket.
pub fn same_site(headers: &HeaderMap, host: &str) -> Result<(), Error> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let ours = match text("origin") {
        Some(origin) => origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host)),
        None => text("sec-fetch-site") == Some("same-origin"),
    };
    if ours { Ok(()) } else { Err(Error::Forbidden) }
}

fn in_words(response: Response, visitor: &Visitor, wants_json: bool) -> Response {
    let Some(error) = response.extensions().get::<Error>().cloned().or_else(|| bare(&response)) else {
        return response;
    };
    let (text, later) =
        (error.text(visitor.lang()), error.retry_after().map(|s| [(header::RETRY_AFTER, s.to_string())]));
    if wants_json {
        return (error.status(), later, axum::Json(json!({"code": error.code(), "text": text}))).into_response();
    }
    let page = ErrorPage { status: error.status().as_u16(), code: error.code(), text };
    (error.status(), later, pages::error(&visitor.shell, &page)).into_response()
}

/// Refusals of the framework itself: unknown addresses, broken forms, bodies too large.
fn bare(response: &Response) -> Option<Error> {
    match response.status() {
        StatusCode::NOT_FOUND => Some(Error::NotFound),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Error::TooBig),
        StatusCode::BAD_REQUEST | StatusCode::UNSUPPORTED_MEDIA_TYPE | StatusCode::METHOD_NOT_ALLOWED => {
            Some(Error::BadRequest)
        }
        StatusCode::UNPROCESSABLE_ENTITY if response.headers().get(header::CONTENT_TYPE).is_none_or(is_plain) => {
            Some(Error::BadRequest)
        }
        _ => None,
    }
}

fn is_plain(kind: &HeaderValue) -> bool {
    kind.as_bytes().starts_with(b"text/plain")
}

fn dressed(mut response: Response<Body>, scheme: Scheme) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if scheme == Scheme::Https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ALWAYS_TLS));
    }
    for (name, usual) in [(header::CONTENT_SECURITY_POLICY, POLICY), (header::CACHE_CONTROL, "no-store")] {
        headers.entry(name).or_insert(HeaderValue::from_static(usual));
    }
    response
}

/// A path on this site, `/` if it is anything else. Browsers leave some characters out before they read an address, and
/// take a backslash for a slash, so only what stands in every path of ours may stand in it.
pub fn own_path(path: Option<&str>) -> String {
    let plain = |c: char| c.is_ascii_graphic() && c != '\\';
    let ours = |path: &&str| path.starts_with('/') && !path.starts_with("//") && path.chars().all(plain);
    path.filter(ours).unwrap_or("/").to_owned()
}

/// A form whose fields can be kept: axum's, less NUL.
pub struct Form<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let (parts, body) = request.into_parts();
        let body = Bytes::from_request(Request::from_parts(parts.clone(), body), state).await;
        let body = body.map_err(IntoResponse::into_response)?;
        if body.contains(&0) || body.windows(NUL.len()).any(|part| part == NUL.as_bytes()) {
            return Err(Error::BadRequest.into_response());
        }
        let form = axum::Form::from_request(Request::from_parts(parts, body.into()), state).await;
        form.map(|axum::Form(fields)| Self(fields)).map_err(IntoResponse::into_response)
    }
}

/// On to another page, with a cookie if there is one to hand out.
pub fn see_other(path: &str, cookie: Option<String>) -> Response {
    let mut response = Redirect::to(path).into_response();
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(host: &str, header: (&'static str, &'static str), ours: bool) {
        let map = [header].map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)));
        assert_eq!(same_site(&map.into_iter().collect(), host).is_ok(), ours, "{header:?}");
    }

    #[test]
    fn only_our_own_pages_may_post() {
        check("piazza.example", ("origin", "https://piazza.example"), true);
        check("127.0.0.1:8080", ("origin", "http://127.0.0.1:8080"), true);
        check("piazza.example", ("origin", "https://evil.example"), false);
        check("piazza.example", ("origin", "null"), false);
        check("piazza.example", ("sec-fetch-site", "same-origin"), true);
        check("piazza.example", ("sec-fetch-site", "cross-site"), false);
        check("piazza.example", ("accept", "*/*"), false);
    }

    #[test]
    fn nobody_is_sent_to_another_site() {
        for path in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil",
            "evil",
            "/a\r\nb",
            "/\t/evil",
            "/\0",
            "/a b",
            "/è",
        ] {
            assert_eq!(own_path(Some(path)), "/", "{path:?}");
        }
        assert_eq!(own_path(Some("/t/abc?step=3")), "/t/abc?step=3");
    }
}
