//! A picture of every game, made by letting bots play it to a telling moment.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use catalog::{Level, Title, Voice};
use engine::{Lang, Rng, Seats, Seed, Viewer};

use super::covers::cover;

/// How far into the game the picture is taken, in hundredths.
const MOMENT: usize = 72;
/// The seed of the match that is shown.
const SEED: u64 = 7;

/// A game's board in the middle of play, where most is built, as a spectator sees it, with theme variables. Made once.
pub fn picture(title: &'static dyn Title, lang: Lang) -> Arc<str> {
    type Pictures = BTreeMap<(&'static str, Lang), Arc<str>>;
    static MADE: LazyLock<Mutex<Pictures>> = LazyLock::new(Mutex::default);
    let key = (title.info().slug, lang);
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    made.entry(key).or_insert_with(|| cover(&scene(title, lang)).into()).clone()
}

fn scene(title: &'static dyn Title, lang: Lang) -> String {
    let seats = Seats(title.info().usual_seats);
    let opened = title.open(&title.default_options(), seats, Seed::from_number(SEED));
    let Ok(mut table) = opened else { return String::new() };
    let mut rng = Rng::from_number(SEED);
    while let (Some(seat), Some(action)) = (table.turn(), table.advise(Level::Greedy, Rng::new(&rng.seed(), 0))) {
        if table.play(seat, &action).is_err() {
            break;
        }
    }
    let moment = table.at(table.step() * MOMENT / 100).unwrap_or(table);
    let names = seats.iter().map(|seat| super::text(lang, &format!("color-{}", seat.index() % 5))).collect();
    moment.scene(Viewer::Spectator, &Voice { lang, names })
}
