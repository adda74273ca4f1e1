//! What a choice would bring, worked out by making it on a copy: for previews, never for rules.

use engine::Seat;

use crate::board::Cell;
use crate::content::{Requirement, content};
use crate::effects::Change;
use crate::event::Event;
use crate::ids::{Resource, TileId};
use crate::rules::{self, Next, building, executive, tracks};
use crate::state::{Capitals, Frame, Open, Secret};

/// A choice made on a copy, up to the next question.
pub struct Played {
    /// What lies open then.
    pub open: Open,
    /// What happened.
    pub log: Vec<Event>,
    /// Whether the same city has still to choose something.
    pub asks: bool,
}

/// The tile that is being placed, placed on a cell.
pub fn place(open: &Open, cell: Cell) -> Played {
    play(open, open.frames.len() - 1, |game, log| building::place(game, cell, log))
}

/// A tile activated without paying for it.
pub fn activate(open: &Open, tile: TileId) -> Played {
    let outer = open.frames.len();
    let mut open = *open;
    open.frames.push(Frame::FreeTarget { tile });
    play(&open, outer, |game, log| executive::activate_freely(game, tile, log))
}

/// Plays on until the unfinished business above `outer` is done, or somebody is asked.
fn play(open: &Open, outer: usize, choose: impl FnOnce(&mut Capitals, &mut Vec<Event>)) -> Played {
    let mut game = Capitals { open: *open, secret: Secret::default() };
    let mut log = Vec::new();
    choose(&mut game, &mut log);
    let mut next = Next::Go;
    while next == Next::Go && game.open.frames.len() > outer {
        next = rules::step(&mut game, &mut log);
    }
    Played { open: game.open, log, asks: next == Next::Ask }
}

/// Extra Taxation that a price would need, in prestige.
pub fn taxes(open: &Open, seat: Seat, price: i16) -> i16 {
    tracks::taxes(open.cities[seat].tracks.money, price) * content().board.scoring.tax_prestige
}

/// Extra Taxation that the activation of a tile would need, in prestige.
pub fn taxes_of_activation(open: &Open, seat: Seat, tile: TileId) -> i16 {
    let Some(activation) = &content().tile(tile).activation else { return 0 };
    taxes(open, seat, money(&activation.cost))
}

/// Extra Taxation that the requirement of a Prosperity tile would need, in prestige (CA-8.3.11).
pub fn taxes_of_requirement(open: &Open, seat: Seat, tile: TileId) -> i16 {
    let Some(Requirement::Pay(cost)) = &content().tile(tile).requires else { return 0 };
    taxes(open, seat, money(cost))
}

/// The money among what is paid.
fn money(cost: &[Change]) -> i16 {
    cost.iter().filter(|cost| cost.what == Resource::Money).map(|cost| -cost.by).sum()
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Game, Phrase, Present, Rng, Seats, Seed, Silent, Turn, Viewer};

    use super::*;
    use crate::action::Action;
    use crate::ids::Side;
    use crate::options::CapitalsOptions;
    use crate::state::{Phase, Tracks};

    fn game(seed: u64, lines: &[&str]) -> (Capitals, Chance) {
        let options = CapitalsOptions { prosperity: seed.is_multiple_of(2), ..CapitalsOptions::default() };
        let mut chance = Chance::new(Seed::from_number(seed));
        let seats = Seats(3 + (seed % 3) as u8);
        let mut game = Capitals::setup(&options, seats, &mut chance, &mut Silent).expect("legal options");
        lines.iter().for_each(|line| game.arrange(line).unwrap_or_else(|why| panic!("{line}: {why}")));
        (game, chance)
    }

    /// What a city gains and loses, progress left out.
    fn differences(before: &Tracks, after: &Tracks) -> Vec<(Resource, i16)> {
        let by = |what: Resource| after.get(what) - before.get(what);
        let counted = Resource::ALL.into_iter().filter(|&what| what != Resource::Progress);
        counted.map(|what| (what, by(what))).filter(|change| change.1 != 0).collect()
    }

    #[test]
    fn ca_6_3_6_ca_6_8_2_a_cell_foretells_penalty_price_and_taxation() {
        let lines =
            ["initiative: 0@2 1@3 2@4", "tracks 0: $2 P3 E2 S2", "projects: / / baker park", "phase building 0"];
        let (mut game, mut chance) = game(3, &lines);
        game.apply(Action::Take(TileId::named("baker").expect("a baker")), &mut chance, &mut Silent);
        let placed = |cell| {
            let played = place(&game.open, cell);
            assert!(!played.asks);
            differences(&game.open.cities[Seat(0)].tracks, &played.open.cities[Seat(0)].tracks)
        };
        // One tax action turns $2 into $5, of which the row takes 4.
        let same = [(Resource::Employment, 1), (Resource::PublicService, -1), (Resource::Money, -1)];
        assert_eq!(placed(Cell::new(0, 1)), [&same[..], &[(Resource::Prestige, -1)]].concat());
        assert_eq!(placed(Cell::new(-1, 0)), [&same[..], &[(Resource::Prestige, -3)]].concat());
    }

    #[test]
    fn ca_6_8_2_choices_say_the_taxation_they_need() {
        let lines = ["initiative: 0@2 1@3 2@4", "round 2", "tracks 0: $2", "phase political 0"];
        let (game, _) = game(3, &lines);
        let view = game.view(Viewer::Seat(Seat(0)));
        // $3 × 4 with $2: four actions. $1 × 4: one.
        for (space, taxes) in [(2, 4), (5, 1)] {
            let said = Capitals::say_action(&view, Action::Space(crate::ids::Space(space)));
            assert_eq!(said.key, "taxed", "space {space}");
            assert!(said.args.contains(&("n", i16::into(taxes))), "space {space}: {said:?}");
        }
    }

    #[test]
    fn ca_8_3_11_mayors_house_says_what_it_takes() {
        let lines =
            ["initiative: 1@2 0@3 2@4", "round 4", "tracks 0: $10 S2 C3", "hand 0: mayors_house", "phase prosperity 0"];
        let (mut game, mut chance) = game(0, &lines);
        let house = Action::Prosper(TileId::named("mayors_house").expect("a house"), Side::Building);
        let say = |game: &Capitals, action| Capitals::say_action(&game.view(Viewer::Seat(Seat(0))), action);
        let taxed = |said: &Phrase| said.key == "taxed" && said.args.contains(&("n", i16::into(1)));
        let said = say(&game, house);
        assert!(taxed(&said), "{said:?}");
        assert!(format!("{said:?}").contains("action-prosper-pay"), "{said:?}");
        game.apply(house, &mut chance, &mut Silent);
        let said = say(&game, Action::Place(Cell::new(0, 1)));
        assert!(taxed(&said), "{said:?}");
    }

    /// What was foretold is what happens, wherever the turn then goes to another city in the same phase.
    #[test]
    fn what_is_foretold_happens() {
        let mut compared = 0;
        for seed in 0..24 {
            let (mut game, mut chance) = game(seed, &[]);
            let (mut rng, mut legal) = (Rng::from_number(seed), Vec::new());
            while let Turn::Decide { seat, .. } = game.turn() {
                legal.clear();
                game.legal(&mut legal);
                let action = rng.pick(&legal);
                let before = game.open;
                game.apply(action, &mut chance, &mut Silent);
                let Action::Place(cell) = action else { continue };
                let foretold = place(&before, cell);
                let same_phase = matches!(game.open.phase, Phase::Building | Phase::Prosperity)
                    && (game.open.phase, game.open.round) == (before.phase, before.round);
                let nested = before.frames.len() > 1; // then the outer build goes on as well
                if same_phase && !nested && !foretold.asks {
                    let tracks = |open: &Open| open.cities[seat].tracks;
                    assert_eq!(tracks(&foretold.open), tracks(&game.open), "seed {seed}: {action}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 500, "{compared}");
    }
}
