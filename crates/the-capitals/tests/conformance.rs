//! The laws over random games, golden records, counts of move generation.

use testkit::laws::{Trial, fuzz_notation, obey};
use the_capitals::{Capitals, CapitalsOptions};

const fn options(prosperity: bool, full_draw: bool, prestige_hidden: bool) -> CapitalsOptions {
    CapitalsOptions { prosperity, full_draw, prestige_hidden }
}

fn laws(options: CapitalsOptions, games: u32, every: u32) {
    for seats in 2..=5 {
        let seed = 10_000 * u64::from(seats) + 1_000 * u64::from(options.prosperity);
        obey::<Capitals>(&options, Trial { seats, games, seed, every });
    }
}

#[test]
fn laws_of_the_basic_game() {
    laws(options(false, false, false), 200, 100);
}

#[test]
fn laws_with_prosperity() {
    laws(options(true, false, false), 150, 100);
}

#[test]
fn laws_with_full_draw_and_hidden_prestige() {
    laws(options(false, true, true), 75, 100);
}

#[test]
fn laws_with_everything() {
    laws(options(true, true, true), 75, 100);
}

#[test]
fn mangled_notation_is_refused_or_read_back() {
    (2..=5).for_each(|seats| fuzz_notation::<Capitals>(&options(true, true, false), seats));
}
