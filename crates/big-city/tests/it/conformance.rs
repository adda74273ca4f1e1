//! The laws over random games, at every table and with every option; move counts.

use big_city::{BigCity, BigCityOptions, FirstPlayer, ResidenceCityHall};
use testkit::laws::{Trial, fuzz_notation, obey};
use testkit::perft;

/// Every combination of the five variants; the two settings change with them.
fn options(bits: u8) -> BigCityOptions {
    let on = |bit: u8| bits >> bit & 1 == 1;
    BigCityOptions {
        trade_cards: on(0),
        useless_cards_exchange_only: on(1),
        branching_streetcar: on(2),
        limited_streetcar: on(3),
        limited_draw: on(4),
        residence_city_hall: if on(1) ^ on(3) { ResidenceCityHall::Ignored } else { ResidenceCityHall::Multiplied },
        first_player: if on(0) ^ on(4) { FirstPlayer::Seat1 } else { FirstPlayer::Random },
    }
}

/// 500 games: 128 with the usual rules, and 12 with each of the 31 combinations of variants.
fn laws(seats: u8) {
    let seed = 10_000 * u64::from(seats);
    obey::<BigCity>(&BigCityOptions::default(), Trial { seats, games: 128, seed, every: 30, drawn: 10 });
    for bits in 1..32 {
        let seed = seed + 1000 + 100 * u64::from(bits);
        obey::<BigCity>(&options(bits), Trial { seats, games: 12, seed, every: 30, drawn: 10 });
    }
}

#[test]
fn laws_with_two_players() {
    laws(2);
}

#[test]
fn laws_with_three_players() {
    laws(3);
}

#[test]
fn laws_with_four_players() {
    laws(4);
}

#[test]
fn laws_with_five_players() {
    laws(5);
}

#[test]
fn mangled_notation_is_refused_or_read_back() {
    (2..=5).for_each(|seats| fuzz_notation::<BigCity>(&options(1), seats));
}

#[test]
fn perft_counts() {
    let counts: Vec<_> =
        (1..=3).map(|depth| perft::perft::<BigCity>(&BigCityOptions::default(), 3, 1, depth)).collect();
    assert_eq!(counts, [4, 192, 576]);
}
