//! A picture of every game, made by letting bots play it to a telling moment.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use art::{Pt, sheet};
use catalog::{Name, Table, Title, Voice};
use engine::pieces::Map;
use engine::{Lang, Rng, Seats, Seed, Viewer};

/// How far into the game the picture is taken, in hundredths.
const MOMENT: usize = 72;
/// The seed of the match that is shown.
const SEED: u64 = 7;
/// How much of a map's width a cover shows. A map is too much to be seen small; a few streets are not.
const SHARE: f64 = 0.7;
/// How much wider than high a cover is.
const SHAPE: f64 = 1.6;

/// The middle of a game's map in the middle of play, as a spectator sees it, with theme variables. Made once.
pub fn picture(title: &'static dyn Title, lang: Lang) -> Arc<str> {
    type Pictures = BTreeMap<(&'static str, Lang), Arc<str>>;
    static MADE: LazyLock<Mutex<Pictures>> = LazyLock::new(Mutex::default);
    let key = (title.info().slug, lang);
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    made.entry(key).or_insert_with(|| cover(title, lang).into()).clone()
}

fn cover(title: &dyn Title, lang: Lang) -> String {
    let seats = Seats(title.info().usual_seats);
    let Some(moment) = moment(title, seats) else { return String::new() };
    let names = seats.iter().map(|seat| super::text(lang, &format!("color-{}", seat.index() % 5))).collect();
    let maps = moment.maps(Viewer::Spectator, &Voice { lang, names }, &[]);
    // Where everybody has a map of their own: the one with most on it.
    let drawn = |map: &&Map| map.layers.iter().map(|layer| layer.svg.len()).sum::<usize>();
    let shown = maps.iter().max_by_key(drawn);
    shown.map_or_else(String::new, |map| sheet::detail(map, &title.pictures(), title.info().title, middle(map)))
}

/// A match between bots, well under way.
fn moment(title: &dyn Title, seats: Seats) -> Option<Box<dyn Table>> {
    let mut table = title.open(&title.default_options(), seats, Seed::from_number(SEED)).ok()?;
    let mut rng = Rng::from_number(SEED);
    while let (Some(seat), Ok(Some(action))) = (table.turn(), table.advise(&Name::greedy(), Rng::new(&rng.seed(), 0))) {
        if table.play(seat, &action).is_err() {
            break;
        }
    }
    table.at(table.step() * MOMENT / 100).ok()
}

/// The corner and size of the middle of a map.
fn middle(map: &Map) -> (Pt, Pt) {
    let (width, height) = (f64::from(map.width), f64::from(map.height));
    let w = (width * SHARE).min(height * SHAPE);
    let h = w / SHAPE;
    (((width - w) / 2.0, (height - h) / 2.0), (w, h))
}
