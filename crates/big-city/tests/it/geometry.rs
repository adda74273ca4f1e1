//! Counts on the grid that no list in a scenario should spell out.

use big_city::{Action, BigCity, BigCityOptions, Board, City, FirstPlayer, Placement, Plot};
use engine::{Chance, Game, Log, Match, Seat, Seats, Seed, Silent, Viewer};

fn city(boards: &[(u8, &str)]) -> City {
    let mut city = City::new();
    city.lay(Board::FIRST, Placement::default());
    boards.iter().for_each(|(board, place)| city.lay(Board::new(*board).unwrap(), place.parse().unwrap()));
    city
}

const STD8: [(u8, &str); 7] = [
    (2, "0 (0,-2)"),
    (3, "0 (3,0)"),
    (4, "0 (-4,0)"),
    (5, "0 (0,3)"),
    (6, "0 (3,3)"),
    (7, "0 (4,-3)"),
    (8, "0 (-4,2)"),
];

fn centre(city: &City) -> Vec<u8> {
    city.plots().less(city.outskirts()).iter().map(Plot::number).collect()
}

#[test]
fn bc_6_6_2_forty_eight_places_beside_the_first_board() {
    for board in Board::all().skip(1) {
        let (city, mut places) = (city(&[]), Vec::new());
        city.spots(board, &mut |place| places.push(place));
        assert_eq!(places.len(), 48);
        assert!(places.is_sorted() && places.iter().all(|&place| city.fits(board, place).is_ok()));
    }
}

#[test]
fn bc_6_6_2_every_place_offered_fits_and_no_other() {
    let city = city(&STD8[..5]);
    for board in [7, 8].map(|number| Board::new(number).unwrap()) {
        let mut places = Vec::new();
        city.spots(board, &mut |place| places.push(place));
        for (x, y) in (-12..14).flat_map(|x| (-12..14).map(move |y| (x, y))) {
            for degrees in ["0", "90", "180", "270"] {
                let place: Placement = format!("{degrees} ({x},{y})").parse().unwrap();
                assert_eq!(places.contains(&place), city.fits(board, place).is_ok(), "board {board} at {place}");
            }
        }
    }
}

#[test]
fn bc_3_8_centres_of_growing_cities() {
    assert_eq!(centre(&city(&[])), [15]);
    assert_eq!(centre(&city(&STD8[..1])), [12, 15, 26, 27]);
    assert_eq!(centre(&city(&STD8[..4])), [11, 12, 13, 14, 15, 16, 18, 19, 26, 27, 31, 34, 35, 52, 55]);
    let full = [
        11, 12, 13, 14, 15, 16, 17, 18, 19, 26, 27, 28, 31, 32, 34, 35, 37, 38, 46, 47, 48, 51, 52, 53, 55, 56, 61, 62,
        63, 74, 75, 77, 78, 82, 83, 84,
    ];
    assert_eq!(centre(&city(&STD8)), full);
}

#[test]
fn bc_3_7_a_gap_that_meets_the_outside_at_a_corner_is_a_hole() {
    // The cells (3,0) to (3,2) are closed in by plots on all sides; a corner of (3,0) touches the open cell (4,-1).
    let city = city(&[(2, "0 (0,-2)"), (5, "0 (1,3)"), (6, "0 (4,3)"), (3, "0 (4,0)")]);
    let empty = |cell: &str| city.plot_at(cell.parse().unwrap()).is_none();
    assert!(["(3,0)", "(3,1)", "(3,2)", "(4,-1)"].into_iter().all(empty));
    let outskirts = |plot| city.outskirts().has(Plot::new(plot).unwrap());
    assert!([13, 16, 34].into_iter().all(|plot| !outskirts(plot)), "beside the hole");
    assert!(outskirts(31), "below the open cell");
}

#[test]
fn bc_3_10_a_hundred_and_four_streets() {
    let mut streets = Vec::new();
    city(&STD8[..4]).open_streets(|segment| streets.push(segment));
    streets.sort();
    streets.dedup();
    assert_eq!(streets.len(), 104);
}

/// A position with City Hall on 15, nothing in hand, and one streetcar or none.
fn with_line(cars: &str) -> BigCity {
    let options = BigCityOptions { first_player: FirstPlayer::Seat1, ..BigCityOptions::default() };
    let mut game = BigCity::setup(&options, Seats(3), &mut Chance::new(Seed::from_number(0)), &mut Silent).unwrap();
    let boards = "boards 2 0 (0,-2); 3 0 (3,0); 4 0 (-4,0); 5 0 (0,3)";
    [boards, "building city_hall 15", "hand 0:", "turn 0"].iter().for_each(|line| game.arrange(line).unwrap());
    if !cars.is_empty() {
        game.arrange(&format!("streetcars {cars}")).unwrap();
    }
    game
}

fn cars(game: &BigCity) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal.into_iter().filter(|action| matches!(action, Action::Streetcar { .. })).collect()
}

#[test]
fn bc_6_5_2_the_line_may_start_on_any_street() {
    assert_eq!(cars(&with_line("")).len(), 104);
}

#[test]
fn bc_6_5_4_thirty_three_different_extensions() {
    let game = with_line("V(1,0)");
    let mut outcomes = std::collections::BTreeSet::new();
    for first in cars(&game) {
        outcomes.insert(vec![first]);
        let mut next = game;
        next.apply(first, &mut Chance::new(Seed::from_number(0)), &mut Silent);
        for second in cars(&next) {
            let mut both = vec![first, second];
            both.sort();
            outcomes.insert(both);
        }
    }
    assert_eq!(outcomes.len(), 33);
}

#[test]
fn bc_10_1_everybody_may_begin_and_bc_4_1_by_lot() {
    let mut began = [0; 3];
    for seed in 0..300 {
        let game = Match::<BigCity>::new(BigCityOptions::default(), Seats(3), Seed::from_number(seed)).unwrap();
        began[game.turn().seat().unwrap().index()] += 1;
    }
    assert!(began.iter().all(|&count| count > 60), "{began:?}");
    let options = BigCityOptions { first_player: FirstPlayer::Seat1, ..BigCityOptions::default() };
    let first = |seed| Match::<BigCity>::new(options, Seats(3), Seed::from_number(seed)).unwrap().turn().seat();
    assert!((0..20).all(|seed| first(seed) == Some(Seat(0))));
}

/// The hands of a new game, from the starting player on.
fn dealt_from_first(options: BigCityOptions, seed: u64) -> Vec<big_city::Cards> {
    let game = Match::<BigCity>::new(options, Seats(3), Seed::from_number(seed)).unwrap();
    let first = game.turn().seat().unwrap();
    Seats(3).from(first).map(|seat| game.position().view(Viewer::Seat(seat)).own()).collect()
}

#[test]
fn bc_10_3_the_deal_begins_with_the_starting_player() {
    let fixed = BigCityOptions { first_player: FirstPlayer::Seat1, ..BigCityOptions::default() };
    for seed in 0..20 {
        assert_eq!(dealt_from_first(BigCityOptions::default(), seed), dealt_from_first(fixed, seed));
    }
}

/// Counts what is dealt.
#[derive(Default)]
struct Deals(Vec<(Seat, usize)>);

impl Log<big_city::Event> for Deals {
    fn add(&mut self, event: big_city::Event) {
        if let big_city::Event::Dealt { seat, cards: Some(cards), .. } = event {
            self.0.push((seat, cards.len()));
        }
    }
}

#[test]
fn bc_10_2_stacks_are_shuffled_apart_and_bc_10_3_dealt_in_turn_order() {
    let mut log = Deals::default();
    let options = BigCityOptions { first_player: FirstPlayer::Seat1, ..BigCityOptions::default() };
    let two = BigCity::setup(&options, Seats(2), &mut Chance::new(Seed::from_number(5)), &mut log).unwrap();
    assert_eq!(log.0, [(Seat(0), 5), (Seat(1), 5)]);
    let three = BigCity::setup(&options, Seats(3), &mut Chance::new(Seed::from_number(5)), &mut Silent).unwrap();
    let hand = |game: &BigCity, seat| game.view(Viewer::Seat(Seat(seat))).own();
    assert_eq!(hand(&two, 0), hand(&three, 0));
    assert_eq!(hand(&two, 1), hand(&three, 1));
    let other = BigCity::setup(&options, Seats(2), &mut Chance::new(Seed::from_number(6)), &mut Silent).unwrap();
    assert_ne!(hand(&two, 0), hand(&other, 0));
}
