//! Answers that are the same for everybody: made once, compressed once, and known by a tag.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use crate::error::Error;

/// How long browsers may keep an answer without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// They ask every time whether it is still the same.
    Ask,
    /// They ask again tomorrow.
    Day,
    /// They never ask again: the address says which one it is.
    Ever,
}

impl Keep {
    const fn header(self) -> HeaderValue {
        match self {
            Keep::Ask => HeaderValue::from_static("private, no-cache"),
            Keep::Day => HeaderValue::from_static("public, max-age=86400"),
            Keep::Ever => HeaderValue::from_static("public, max-age=31536000, immutable"),
        }
    }
}

/// An answer that is the same for everybody.
pub struct Prepared {
    kind: &'static str,
    keep: Keep,
    plain: Bytes,
    zipped: Bytes,
    tag: HeaderValue,
}

impl Prepared {
    /// Prepares an answer.
    pub fn new(kind: &'static str, keep: Keep, body: impl Into<Bytes>) -> Self {
        let plain = body.into();
        let hash: String = Sha256::digest(&plain)[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        let tag = HeaderValue::try_from(format!("W/\"{hash}\"")).expect("hexadecimal digits");
        Self { kind, keep, zipped: zip(&plain), plain, tag }
    }

    /// The answer to a request: nothing if the browser has it, compressed if it can read that.
    pub fn answer(&self, asked: &HeaderMap) -> Response {
        let says = |name, what: &[u8]| {
            let values = asked.get_all(name).iter();
            values.flat_map(|value| value.as_bytes().split(|byte| *byte == b',')).any(|one| one.trim_ascii() == what)
        };
        let mut response = if says(header::IF_NONE_MATCH, self.tag.as_bytes()) {
            StatusCode::NOT_MODIFIED.into_response()
        } else if says(header::ACCEPT_ENCODING, b"gzip") {
            ([(header::CONTENT_ENCODING, "gzip")], self.zipped.clone()).into_response()
        } else {
            self.plain.clone().into_response()
        };
        let vary = HeaderValue::from_static("accept-encoding, accept-language, cookie");
        for (name, value) in [
            (header::CONTENT_TYPE, HeaderValue::from_static(self.kind)),
            (header::CACHE_CONTROL, self.keep.header()),
            (header::ETAG, self.tag.clone()),
            (header::VARY, vary),
        ] {
            response.headers_mut().insert(name, value);
        }
        response
    }
}

fn zip(plain: &[u8]) -> Bytes {
    let mut zipped = GzEncoder::new(Vec::new(), Compression::default());
    zipped.write_all(plain).and_then(|()| zipped.finish()).expect("memory takes everything").into()
}

/// Where prepared answers stand, by name. Names are ours, never a visitor's, so there are only so many.
#[derive(Default)]
pub struct Shelf(Mutex<HashMap<String, Arc<OnceCell<Prepared>>>>);

impl Shelf {
    /// Answers from the shelf. What is not there yet is made once, off the threads that serve.
    pub async fn answer(
        &self,
        name: String,
        asked: &HeaderMap,
        make: impl FnOnce() -> Prepared + Send + 'static,
    ) -> Result<Response, Error> {
        let cell = self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(name).or_default().clone();
        let made = cell.get_or_try_init(|| async { tokio::task::spawn_blocking(make).await });
        Ok(made.await.map_err(|error| Error::Internal(error.to_string()))?.answer(asked))
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    async fn check(asked: &[(header::HeaderName, &str)]) -> (StatusCode, Vec<u8>, HeaderMap) {
        let prepared = Prepared::new("text/plain", Keep::Ask, "the same for everybody".repeat(9));
        let asked = asked.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).unwrap())).collect();
        let (parts, body) = prepared.answer(&asked).into_parts();
        (parts.status, axum::body::to_bytes(body, 1_000).await.unwrap().to_vec(), parts.headers)
    }

    #[tokio::test]
    async fn browsers_get_what_they_can_read_and_nothing_they_have() {
        let (status, plain, headers) = check(&[]).await;
        assert_eq!((status, plain.len()), (StatusCode::OK, 9 * 22));
        let (_, zipped, zip_headers) = check(&[(header::ACCEPT_ENCODING, "br, gzip")]).await;
        assert_eq!(zip_headers[header::CONTENT_ENCODING], "gzip");
        let mut text = Vec::new();
        flate2::read::GzDecoder::new(&*zipped).read_to_end(&mut text).unwrap();
        assert!(text == plain && zipped.len() < plain.len());
        let tag = headers[header::ETAG].to_str().unwrap();
        let (status, body, _) = check(&[(header::IF_NONE_MATCH, tag)]).await;
        assert_eq!((status, body.len()), (StatusCode::NOT_MODIFIED, 0));
    }
}
