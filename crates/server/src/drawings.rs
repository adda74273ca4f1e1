//! The named drawings of a game: one sheet of symbols that pages fetch once and keep, and what each is called aloud.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use art::Icon;
use art::sheet::{icon_symbols, symbol};
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use catalog::Title;
use engine::{Lang, Phrase, Say};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::Error;
use crate::prepared::{Keep, Prepared};

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new().route("/games/{game}/pictures.svg", get(sheet))
}

/// What a page needs to know about the drawings of its game.
#[derive(Clone, Debug)]
pub struct Drawings {
    /// The address of the sheet, which holds these very drawings for ever.
    pub address: String,
    /// What drawings and icons are called, by name.
    pub icons: BTreeMap<String, String>,
}

impl Drawings {
    /// The sheet of a game, as it is at its address.
    pub fn sheet(title: &'static dyn Title) -> String {
        Sheet::of(title).svg.clone()
    }

    /// The drawings of a game, in a language.
    pub fn new(title: &'static dyn Title, lang: Lang) -> Self {
        let sheet = Sheet::of(title);
        let lexicon = title.lexicon(lang);
        let called = |name: &String| {
            let key = format!("icon-{name}");
            lexicon.has(&key).then(|| (name.clone(), lexicon.speaker(&[]).say(&Phrase::new(key))))
        };
        let address = format!("/games/{}/pictures.svg?v={}", title.info().slug, sheet.hash);
        Self { address, icons: sheet.names.iter().filter_map(called).collect() }
    }
}

/// All drawings of a game as symbols, with theme variables.
struct Sheet {
    names: Vec<String>,
    hash: String,
    svg: String,
}

impl Sheet {
    /// The sheet of a game, made once.
    fn of(title: &'static dyn Title) -> Arc<Self> {
        static MADE: LazyLock<Mutex<HashMap<&'static str, Arc<Sheet>>>> = LazyLock::new(Mutex::default);
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        made.entry(title.info().slug).or_insert_with(|| Arc::new(Self::new(title))).clone()
    }

    fn new(title: &dyn Title) -> Self {
        let pictures = title.pictures();
        let symbols: String = pictures.iter().map(symbol).collect();
        let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}{symbols}</svg>", icon_symbols());
        let icons = Icon::all().map(|icon| icon.name().to_owned());
        let names = icons.chain(pictures.iter().map(|picture| picture.name.to_string())).collect();
        let hash = Sha256::digest(&svg)[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        Self { names, hash, svg }
    }
}

#[derive(Deserialize)]
struct Version {
    v: Option<String>,
}

/// The sheet of a game. Only under its own hash may browsers keep it for ever.
async fn sheet(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Version { v }): Query<Version>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let title = app.title(&game)?;
    let sheet = Sheet::of(title);
    let keep = if v.as_ref() == Some(&sheet.hash) { Keep::Ever } else { Keep::Ask };
    let make = move || Prepared::new("image/svg+xml", keep, sheet.svg.clone());
    app.shelf.answer(format!("pictures {game} {keep:?}"), &headers, make).await
}
