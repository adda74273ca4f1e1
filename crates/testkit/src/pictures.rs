//! Picture tests: the map of a telling position, compared with the one kept in the tree.

use art::sheet::document;
use engine::{Brush, Lang, Match, Phrase, Present, Rng, Say, Seat, Seats, Seed, Turn, Viewer};
use words::Lexicon;

use crate::laws::check_svg;

struct Voice(Lexicon);

impl Say for Voice {
    fn say(&self, phrase: &Phrase) -> String {
        let names: Vec<String> = ["Anna", "Bruno", "Carla", "Dino", "Elsa"].map(String::from).to_vec();
        self.0.try_say(phrase, &names).unwrap_or_else(|unsaid| panic!("{unsaid}"))
    }
}

/// Somebody who says a game's words in a language, with names for the players.
pub fn voice<G: Present>(lang: Lang) -> impl Say {
    Voice(Lexicon::new(lang, G::locale(lang)).expect("a locale that parses"))
}

/// Compares the viewer's map, with the drawings it shows, with `<directory>/<name>.svg`; writes it with `PIAZZA_BLESS=1`.
pub fn check<G: Present>(directory: &str, name: &str, view: &G::View, lang: Lang) {
    let svg = document(&G::maps(view, &Brush::new(&voice::<G>(lang)))[0], &G::pictures(), G::INFO.title);
    check_svg(&svg);
    let path = format!("{directory}/{name}.svg");
    if crate::blessing() {
        std::fs::create_dir_all(directory).expect("a writable directory");
        std::fs::write(&path, &svg).expect("a writable file");
    }
    let kept =
        std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}; look at it and set PIAZZA_BLESS=1"));
    assert!(kept == svg, "{path} is drawn differently now; look at both, then set PIAZZA_BLESS=1");
}

/// The view of seat 0 after `steps` random decisions, or at the end if that comes first.
pub fn after<G: Present>(options: &G::Options, seats: u8, seed: u64, steps: usize) -> G::View {
    let mut game = Match::<G>::new(options.clone(), Seats(seats), Seed::from_number(seed)).expect("legal options");
    let mut rng = Rng::new(&Seed::from_number(seed), u64::MAX);
    let mut legal = Vec::new();
    while game.steps().len() < steps
        && let Turn::Decide { seat, .. } = game.turn()
    {
        legal.clear();
        game.position().legal(&mut legal);
        game.play(seat, rng.pick(&legal)).expect("a legal action");
    }
    game.position().view(Viewer::Seat(Seat(0)))
}
