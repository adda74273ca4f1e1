//! What is set up, what is left to chance and what viewers may know.

use std::collections::BTreeSet;

use engine::{Chance, Game, Present, Rng, Seat, Seats, Seed, Silent, Turn, Viewer};
use the_capitals::{Capitals, CapitalsOptions, Event, Kind, Prompt, TileSet, content};

const fn options(prosperity: bool, full_draw: bool, prestige_hidden: bool) -> CapitalsOptions {
    CapitalsOptions { prosperity, full_draw, prestige_hidden }
}

fn start(options: CapitalsOptions, seats: u8, seed: u64) -> Capitals {
    let mut chance = Chance::new(Seed::from_number(seed));
    Capitals::setup(&options, Seats(seats), &mut chance, &mut Silent).expect("legal options")
}

fn stacked(game: &Capitals, era: usize) -> TileSet {
    game.secret.stacks[era].iter().copied().collect()
}

#[test]
fn ca_4_2_one_tile_of_each_type_is_removed_for_two() {
    for seed in 0..20 {
        let game = start(options(false, false, false), 2, seed);
        for era in 0..3 {
            let all = content().era_tiles(era, 2);
            let removed = all.and(game.secret.left);
            assert!(Kind::ERA.into_iter().all(|kind| removed.and(content().of_kind(kind)).len() == 1), "seed {seed}");
        }
    }
}

#[test]
fn ca_4_3_players_and_two_projects() {
    for seats in 2..=5 {
        let game = start(options(false, false, false), seats, 3);
        assert_eq!(game.open.projects.map(|row| row.len()), [usize::from(seats) + 2, 0, 0]);
        assert!(game.open.projects[0].iter().all(|&tile| content().eras[0].has(tile)));
    }
}

#[test]
fn ca_8_3_1_six_prosperity_tiles_or_five() {
    for (seats, hand, undealt) in [(2, 6, 13), (3, 6, 7), (4, 6, 1), (5, 5, 0)] {
        let game = start(options(true, false, false), seats, 5);
        assert!(Seats(seats).iter().all(|seat| game.secret.hands[seat].len() == hand));
        assert_eq!(game.secret.undealt.len(), undealt);
    }
    let plain = start(options(false, false, false), 4, 5);
    assert!(plain.secret.undealt.is_empty() && plain.secret.hands.0.iter().all(|hand| hand.is_empty()));
}

#[test]
fn ca_10_1_to_10_3_chance_has_separate_sources() {
    let (plain, prosperous) = (start(options(false, false, false), 4, 9), start(options(true, false, false), 4, 9));
    assert_eq!(plain.open.order, prosperous.open.order, "CA-10.1 does not depend on CA-10.3");
    assert_eq!(plain.secret.stacks, prosperous.secret.stacks, "CA-10.2 does not depend on CA-10.3");
    let orders: BTreeSet<Vec<Seat>> =
        (0..60).map(|seed| start(options(false, false, false), 3, seed).open.order.to_vec()).collect();
    assert_eq!(orders.len(), 6, "every start order occurs");
    let tops: BTreeSet<_> =
        (0..60).map(|seed| start(options(false, false, false), 3, seed).secret.stacks[2][0]).collect();
    assert!(tops.len() > 10, "stacks are shuffled: {tops:?}");
}

/// CA-10.4: after the setup the same decisions lead to the same position, whatever the seed of later chance.
#[test]
fn ca_10_4_nothing_else_is_random() {
    let mut one = start(options(true, false, false), 3, 4);
    let mut other = one;
    let (mut first, mut second) = (Chance::new(Seed::from_number(1)), Chance::new(Seed::from_number(2)));
    let (mut rng, mut legal) = (Rng::from_number(3), Vec::new());
    while let Turn::Decide { .. } = one.turn() {
        legal.clear();
        one.legal(&mut legal);
        let action = rng.pick(&legal);
        one.apply(action, &mut first, &mut Silent);
        other.apply(action, &mut second, &mut Silent);
    }
    assert_eq!(one, other);
}

#[test]
fn ca_9_5_b27_unseen_tiles() {
    let two = start(options(false, false, false), 2, 1);
    let view = two.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.unseen[0].len(), view.stacks[0]), (17, 12));
    assert!(stacked(&two, 0).less(view.unseen[0]).is_empty());
    let three = start(options(false, false, false), 3, 1);
    let view = three.view(Viewer::Spectator);
    assert_eq!((view.unseen[0].len(), view.stacks[0]), (16, 16));
    assert_eq!(view.unseen[0], stacked(&three, 0));
}

/// CA-9.3, CA-9.6.
#[test]
fn ca_9_3_and_9_6_what_nobody_knows_is_spread_evenly() {
    let game = start(options(true, false, false), 2, 1);
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut rng = Rng::from_number(8);
    let housing = view.unseen[0].and(content().of_kind(Kind::Housing));
    let mut removed = vec![0u32; content().tiles.len()];
    let mut held = vec![0u32; content().tiles.len()];
    let mut on_top = vec![0u32; content().tiles.len()];
    let worlds = 3_000;
    for _ in 0..worlds {
        let world = Capitals::imagine(&view, &mut rng);
        world.secret.left.and(housing).iter().for_each(|tile| removed[tile.index()] += 1);
        world.secret.hands[Seat(1)].iter().for_each(|tile| held[tile.index()] += 1);
        on_top[world.secret.stacks[0][0].index()] += 1;
        assert_eq!(world.secret.hands[Seat(0)], game.secret.hands[Seat(0)], "CA-9.4: one's own hand is known");
    }
    let near = |count: u32, expected: u32| count.abs_diff(expected) < expected / 5;
    assert!(housing.iter().all(|tile| near(removed[tile.index()], worlds / housing.len() as u32)), "{removed:?}");
    // Each housing tile is in the stack unless it was removed, and then on top as often as any of the twelve.
    let rest = worlds * (housing.len() as u32 - 1) / housing.len() as u32;
    assert!(housing.iter().all(|tile| on_top[tile.index()].abs_diff(rest / 12) < rest / 36), "{on_top:?}");
    let unknown = view.unrevealed.less(game.secret.hands[Seat(0)].iter().copied().collect());
    assert_eq!(unknown.len(), 19);
    assert!(unknown.iter().all(|tile| near(held[tile.index()], worlds * 6 / 19)), "{held:?}");
}

#[test]
fn ca_9_4_only_the_owner_sees_what_is_dealt() {
    let mut log = Vec::new();
    let mut chance = Chance::new(Seed::from_number(1));
    Capitals::setup(&options(true, false, false), Seats(3), &mut chance, &mut log).expect("legal options");
    let dealt = |viewer: Viewer| {
        let seen = log.iter().filter_map(|event| engine::Event::seen_by(event, viewer));
        let hands = seen.filter_map(|event| match event {
            Event::Dealt { seat, tiles } => Some((seat, tiles.is_some())),
            _ => None,
        });
        hands.collect::<Vec<_>>()
    };
    assert_eq!(dealt(Viewer::Seat(Seat(1))), [(Seat(0), false), (Seat(1), true), (Seat(2), false)]);
    assert_eq!(dealt(Viewer::Spectator), [(Seat(0), false), (Seat(1), false), (Seat(2), false)]);
}

/// CA-8.4.1: nothing but the display changes.
#[test]
fn ca_9_2_and_8_4_1_hidden_prestige_is_a_matter_of_display() {
    let game = start(options(false, false, true), 3, 1);
    let view = game.view(Viewer::Seat(Seat(0)));
    let chips = Capitals::lay(&view).chips;
    let shown: Vec<bool> = chips.iter().map(|chip| chip.gauges.iter().any(|gauge| gauge.key == "score")).collect();
    assert_eq!(shown, [true, false, false]);
    assert_eq!(view.open.cities[Seat(1)].tracks.prestige, 0, "it stays in the view");
    let open = start(options(false, false, false), 3, 1).view(Viewer::Seat(Seat(0)));
    assert!(Capitals::lay(&open).chips.iter().all(|chip| chip.gauges[0].key == "score"));
}

#[test]
fn ca_1_4_a_city_adds_a_tile_each_round() {
    let mut game = start(options(false, false, false), 4, 2);
    let (mut rng, mut legal, mut chance) = (Rng::from_number(3), Vec::new(), Chance::new(Seed::from_number(1)));
    while let Turn::Decide { .. } = game.turn() {
        legal.clear();
        game.legal(&mut legal);
        game.apply(rng.pick(&legal), &mut chance, &mut Silent);
    }
    assert!(Seats(4).iter().all(|seat| game.open.cities[seat].tiles.len() == 14));
}

/// CA-5.2: nobody is asked where there is nothing to choose, but for the Prosperity tile.
#[test]
fn ca_5_2_forced_choices_are_not_asked() {
    for seed in 0..40 {
        let mut game = start(options(true, seed % 2 == 0, false), 2 + (seed % 4) as u8, seed);
        let (mut rng, mut legal, mut chance) = (Rng::from_number(seed), Vec::new(), Chance::new(Seed::from_number(1)));
        while let Turn::Decide { prompt, .. } = game.turn() {
            legal.clear();
            game.legal(&mut legal);
            assert!(legal.len() > 1 || prompt == Prompt::Prosperity, "seed {seed}: {prompt:?} offers only {legal:?}");
            game.apply(rng.pick(&legal), &mut chance, &mut Silent);
        }
    }
}
