//! Urban Sprawl obeys the laws.

use testkit::laws::{Trial, obey};
use urban_sprawl::{DecisionOrder, Length, UrbanSprawl, UrbanSprawlOptions};

fn try_games(options: UrbanSprawlOptions, games: u32, every: u32) {
    for seats in 2..=4 {
        obey::<UrbanSprawl>(&options, Trial { seats, games, seed: 1000 * u64::from(seats), every });
    }
}

#[test]
fn laws_of_the_standard_game() {
    try_games(UrbanSprawlOptions::default(), 30, 60);
}

#[test]
fn laws_of_the_other_lengths() {
    for length in [Length::Long, Length::Short] {
        try_games(UrbanSprawlOptions { length, ..Default::default() }, 15, 60);
    }
}

#[test]
fn laws_of_the_other_options() {
    let options = UrbanSprawlOptions {
        soft_metropolis: true,
        stagnation_guard: false,
        decision_order: DecisionOrder::Clockwise,
        ..Default::default()
    };
    try_games(options, 15, 60);
}
