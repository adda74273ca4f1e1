//! Maps of telling positions.

use engine::{Game, Lang, Match, Rng, Seats, Seed, Turn, Viewer};
use testkit::pictures;
use urban_sprawl::{Action, UrbanSprawl, UrbanSprawlOptions, View};

fn directory() -> String {
    format!("{}/tests/pictures", env!("CARGO_MANIFEST_DIR"))
}

/// The view of whoever decides at the first wanted moment of a game among people who like to build; a spectator's view of
/// the end if it never comes.
fn keen(seats: u8, seed: u64, wanted: impl Fn(&UrbanSprawl, usize) -> bool) -> View {
    let mut game =
        Match::<UrbanSprawl>::new(UrbanSprawlOptions::default(), Seats(seats), Seed::from_number(seed)).unwrap();
    let mut rng = Rng::from_number(seed);
    let mut legal = Vec::new();
    while let Turn::Decide { seat, .. } = game.turn() {
        if wanted(game.position(), game.steps().len()) {
            return game.position().view(Viewer::Seat(seat));
        }
        legal.clear();
        game.position().legal(&mut legal);
        let build = legal.iter().copied().find(|action| matches!(action, Action::Build(_)));
        let action = build.unwrap_or_else(|| rng.pick(&legal));
        game.play(seat, action).unwrap();
    }
    game.position().view(Viewer::Spectator)
}

#[test]
fn the_first_purchase() {
    pictures::check::<UrbanSprawl>(&directory(), "start", &keen(3, 1, |_, _| true), Lang::En);
}

#[test]
fn a_place_for_a_contract_in_a_grown_city() {
    let view = keen(4, 2, |game, steps| {
        steps > 260 && matches!(game.turn(), Turn::Decide { prompt: urban_sprawl::Prompt::Placement { .. }, .. })
    });
    assert_ne!(view.viewer, Viewer::Spectator, "somebody places a contract");
    pictures::check::<UrbanSprawl>(&directory(), "city", &view, Lang::It);
}

#[test]
fn the_end() {
    pictures::check::<UrbanSprawl>(&directory(), "end", &keen(4, 3, |_, _| false), Lang::En);
}
