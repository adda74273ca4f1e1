//! What a page gets to show at one moment of a match between simple bots, as JSON:
//! `cargo run -p catalog --example lay -- la-citta 3 7 60 en 0` (game, players, seed, step, language, seat).

use catalog::{Name, Table, Voice};
use engine::{Lang, Rng, Seat, Seats, Seed, Viewer};
use serde_json::json;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, seed, step, lang, seat] = args.as_slice() else {
        panic!("expected: GAME PLAYERS SEED STEP LANG SEAT");
    };
    let title = catalog::find(game).expect("a game");
    let seats = Seats(players.parse().expect("a number of players"));
    let seed = seed.parse().expect("a seed");
    let mut table = title.open(&title.default_options(), seats, Seed::from_number(seed)).expect("a table");
    play(table.as_mut(), seed, step.parse().expect("a step"));
    let names = ["Anna", "Bruno", "Chiara", "Dino", "Elsa"].map(String::from).to_vec();
    let voice = Voice { lang: lang.parse::<Lang>().expect("a language"), names };
    // A seat's number, or `turn` for whoever decides.
    let viewer = match seat.as_str() {
        "turn" => table.turn().map_or(Viewer::Spectator, Viewer::Seat),
        number => number.parse().map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))),
    };
    let symbols: String = title.pictures().iter().map(art::sheet::symbol).collect();
    let shown = json!({
        "game": game, "viewer": viewer.seat(), "names": voice.names, "lang": voice.lang,
        "frame": table.frame(viewer, &voice), "tabletop": table.tabletop(viewer, &voice), "maps": table.maps(viewer, &voice, &[]),
        "words": table.map_in_words(viewer, &voice), "sketch": table.sketch(viewer, &voice),
        "log": table.log(viewer, &voice, 0), "symbols": symbols, "icons": art::sheet::icon_symbols(),
    });
    println!("{shown}");
}

fn play(table: &mut dyn Table, seed: u64, steps: usize) {
    while table.step() < steps
        && let Some(seat) = table.turn()
    {
        let rng = Rng::new(&Seed::from_number(seed), table.step() as u64);
        let action = table.advise(&Name::greedy(), rng).expect("built in").expect("somebody decides");
        table.play(seat, &action).expect("a legal action");
    }
}
