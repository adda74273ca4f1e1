//! The laws, counts of decision sequences and golden records.

use la_citta::{
    CitizenSupply, DisplayRefresh, LaCitta, LaCittaOptions, PenaltyTrigger, SetupKind, StartDistance, Terrain,
};
use testkit::laws::{Trial, obey};

fn advanced() -> LaCittaOptions {
    LaCittaOptions { setup: SetupKind::Advanced, ..Default::default() }
}

fn every_option() -> LaCittaOptions {
    LaCittaOptions {
        setup: SetupKind::Advanced,
        terrain: Terrain::FairRandom,
        penalty_trigger: PenaltyTrigger::AnyLoss,
        citizen_supply: CitizenSupply::Limited,
        display_refresh: DisplayRefresh::BuryOldest,
        start_distance_max: StartDistance::Near,
    }
}

#[test]
fn laws_of_the_standard_game() {
    for seats in 2..=5 {
        obey::<LaCitta>(&LaCittaOptions::default(), Trial { seats, games: 200, seed: 1000, every: 60 });
    }
}

#[test]
fn laws_of_the_advanced_setup() {
    for seats in 2..=5 {
        obey::<LaCitta>(&advanced(), Trial { seats, games: 150, seed: 2000, every: 60 });
    }
}

#[test]
fn laws_with_every_option() {
    for seats in 2..=5 {
        obey::<LaCitta>(&every_option(), Trial { seats, games: 150, seed: 3000, every: 60 });
    }
}
