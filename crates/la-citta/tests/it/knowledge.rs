//! What everybody may know (LC-9), chance (LC-10), and sizes (LC-5.9).

use engine::{Chance, Event, Game, Rng, Seat, Seats, Seed, Silent, Turn, Viewer};
use la_citta::{
    Action, Card, Demand, LaCitta, LaCittaOptions, Pair, Phase, Prompt, SetupKind, Space, Tally, Terrain, Tile, content,
};

fn start(options: &LaCittaOptions, seats: u8, seed: u64) -> LaCitta {
    let mut chance = Chance::new(Seed::from_number(seed));
    LaCitta::setup(options, Seats(seats), &mut chance, &mut Silent).expect("legal options")
}

fn arranged(seats: u8, lines: &[&str]) -> LaCitta {
    let position: LaCitta = testkit::table::arranged(&LaCittaOptions::default(), seats, lines, &[]);
    position.audit().expect("a sound position");
    position
}

fn play(position: &mut LaCitta, actions: &[Action]) {
    let mut chance = Chance::new(Seed::from_number(7));
    for &action in actions {
        assert_eq!(position.why_not(action), None, "{action}");
        position.apply(action, &mut chance, &mut Silent);
    }
}

/// How often a sampled position has this card unseen in front of a player, in percent.
fn share(position: &LaCitta, seat: Seat, card: Card) -> u32 {
    let view = position.view(Viewer::Seat(Seat(0)));
    let mut rng = Rng::from_number(3);
    let mut has = || LaCitta::imagine(&view, &mut rng).secret.unseen[seat].of(card) > 0;
    (0..4000).filter(|_| has()).count() as u32 / 40
}

const BEFORE_THE_SHUFFLE: [&str; 6] = [
    "no cities",
    "year 2",
    "round 4",
    "display: closeness_to_the_people, closeness_to_the_people, closeness_to_the_people, closeness_to_the_people, hospital, hospital, hospital",
    "discards: cathedral, cathedral, cathedral, cathedral, palace, palace, palace, palace",
    "front 2: university, university, university, university, bathhouse, bathhouse, master_builder, master_builder, \
     master_builder, master_builder, bread_and_circuses, bread_and_circuses, golden_times, rich_harvest, rich_harvest",
];

#[test]
fn lc_9_6_unseen_cards_in_front_of_players_stay_out_of_a_shuffle() {
    let mut lines = BEFORE_THE_SHUFFLE.to_vec();
    lines.extend(["unseen 1: hospital", "unseen discards: golden_times", "first 1", "actor 0"]);
    let mut position = arranged(5, &lines);
    play(&mut position, &[Action::Pass]);
    assert_eq!(share(&position, Seat(1), Card::Cathedral) + share(&position, Seat(1), Card::Palace), 0);
    let hospital = share(&position, Seat(1), Card::Hospital);
    assert!((47..=53).contains(&hospital), "{hospital} %");
    assert!(hospital + share(&position, Seat(1), Card::GoldenTimes) >= 99);
}

#[test]
fn lc_9_6_a_card_drawn_openly_narrows_down_the_others() {
    let mut lines = BEFORE_THE_SHUFFLE.to_vec();
    lines.extend(["unseen 1: golden_times", "unseen discards: hospital", "first 1", "actor 0"]);
    let mut position = arranged(5, &lines);
    play(&mut position, &[Action::Pass]);
    let deck = &mut position.secret.deck;
    let at = deck.iter().position(|&card| card == Card::Hospital).expect("the pass drew another card");
    deck.swap(0, at);
    play(&mut position, &[Action::Card(Card::ClosenessToThePeople), Action::Look(Pair::OneTwo)]);
    assert_eq!(position.open.display[0], Card::Hospital);
    assert_eq!(share(&position, Seat(1), Card::GoldenTimes), 100);
}

#[test]
fn lc_9_6_choices_are_weighted_by_arrangements() {
    // Unseen at the shuffle: a hospital and a palace; three palaces were known discards; a palace was drawn openly since.
    // The hospital stayed out in 4 arrangements, the palace in 3.
    let mut position = arranged(
        2,
        &[
            "no cities",
            "display: cathedral, cathedral, cathedral, cathedral, university, university, university",
            "front 0: university, hospital, hospital, hospital, bathhouse, bathhouse, master_builder, master_builder, \
             master_builder, master_builder, bread_and_circuses, bread_and_circuses, golden_times, golden_times, rich_harvest, rich_harvest",
            "front 1: closeness_to_the_people, closeness_to_the_people, closeness_to_the_people, closeness_to_the_people",
            "unseen 1: hospital",
        ],
    );
    position.open.memory.pool = [Card::Hospital, Card::Palace].into_iter().collect();
    position.open.memory.kept[Seat(1)] = 1;
    let taken = position.secret.deck.remove(0);
    assert_eq!(taken, Card::Palace);
    position.open.discards.add(Card::Palace);
    position.open.memory.opened.add(Card::Palace);
    position.audit().expect("a sound position");
    let hospital = share(&position, Seat(1), Card::Hospital);
    assert!((54..=60).contains(&hospital), "{hospital} %, expected 57");
}

#[test]
fn lc_9_6_before_any_shuffle_it_is_plain_counting() {
    let position = arranged(2, &["unseen 1: palace"]);
    let view = position.view(Viewer::Seat(Seat(0)));
    let hidden = content().deck.minus(view.open.known_cards());
    let mut rng = Rng::from_number(5);
    let mut found = [0u32; Card::ALL.len()];
    for _ in 0..4000 {
        let world = LaCitta::imagine(&view, &mut rng);
        let card = world.secret.unseen[Seat(1)].cards().next().expect("one unseen card");
        found[card.index()] += 1;
    }
    for card in Card::ALL {
        let expected = 4000 * u32::from(hidden.of(card)) / u32::from(hidden.total());
        assert!(found[card.index()].abs_diff(expected) < 120, "{card}: {} of {expected}", found[card.index()]);
    }
}

#[test]
fn lc_9_5_unknown_voice_cards_are_counted() {
    let mut position =
        arranged(2, &["voice: C C C C", "display: closeness_to_the_people", "gold 0: 2", "first 0", "actor 0"]);
    play(&mut position, &[Action::Card(Card::ClosenessToThePeople), Action::Level(2)]);
    let view = position.view(Viewer::Seat(Seat(0)));
    let mut rng = Rng::from_number(6);
    let mut culture = 0;
    for _ in 0..2000 {
        let world = LaCitta::imagine(&view, &mut rng);
        assert_eq!(world.voices(), [Demand::Culture; 4]);
        culture += u32::from(world.secret.voice[10] == Demand::Culture);
    }
    // Five of the 23 cards left are for culture.
    assert!((360..=510).contains(&culture), "{culture} of 2000");
}

#[test]
fn lc_9_3_and_lc_9_4_face_down_cards_are_shown_to_nobody_else() {
    let mut position = arranged(3, &["display: closeness_to_the_people", "gold 0: 0", "first 0", "actor 0"]);
    play(&mut position, &[Action::Card(Card::ClosenessToThePeople), Action::Look(Pair::TwoThree)]);
    let known = |viewer| position.view(viewer).voice[..5].iter().map(Option::is_some).collect::<Vec<_>>();
    assert_eq!(known(Viewer::Seat(Seat(0))), [true, false, true, true, false]);
    assert_eq!(known(Viewer::Seat(Seat(1))), [true, false, false, false, false]);
    assert_eq!(known(Viewer::Spectator), [true, false, false, false, false]);
}

#[test]
fn lc_9_3_what_somebody_looked_at_is_told_to_nobody_else() {
    let seen = Some([Some(Demand::Hygiene), None, Some(Demand::Education)]);
    let looked = |seen| la_citta::Event::Looked { seat: Seat(1), positions: 0b101, seen };
    assert_eq!(looked(seen).seen_by(Viewer::Seat(Seat(1))), Some(looked(seen)));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(looked(seen).seen_by(viewer), Some(looked(None)));
    }
}

#[test]
fn lc_6_9_2_and_lc_9_2_three_voice_cards_are_never_known() {
    let mut position = arranged(2, &["no cities", "year 6", "close 1"]);
    play(&mut position, &[Action::Pass]);
    assert_eq!(position.open.phase, Phase::Over);
    let view = position.view(Viewer::Seat(Seat(0)));
    assert!(view.voice[..24].iter().all(Option::is_some) && view.voice[24..].iter().all(Option::is_none));
}

#[test]
fn lc_9_1_everything_open_is_the_same_for_everybody() {
    let position = arranged(4, &["front 1: palace", "unseen 2: hospital", "discards: cathedral"]);
    let views = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(3)), Viewer::Spectator].map(|viewer| position.view(viewer));
    assert!(views.iter().all(|view| view.open == position.open && view.unseen.0 == [0, 0, 1, 0, 0] && view.deck == 22));
    let known: Tally = views[0].open.known_cards();
    assert_eq!(known.total(), 9);
}

#[test]
fn lc_4_2_2_and_lc_10_1_the_first_player_is_drawn_by_lot() {
    let mut first = [0; 4];
    (0..200).for_each(|seed| first[start(&LaCittaOptions::default(), 4, seed).open.first.index()] += 1);
    assert!(first.iter().all(|&count| count > 25), "{first:?}");
}

#[test]
fn lc_10_1_decks_do_not_depend_on_the_options() {
    let advanced = LaCittaOptions { setup: SetupKind::Advanced, ..Default::default() };
    let (a, b) = (start(&LaCittaOptions::default(), 3, 9), start(&advanced, 3, 9));
    assert_eq!((a.open.display, a.secret), (b.open.display, b.secret));
    assert_ne!(a.secret, start(&LaCittaOptions::default(), 3, 10).secret);
}

#[test]
fn lc_4_3_1_and_lc_8_2_terrain_is_shuffled() {
    let advanced = LaCittaOptions { setup: SetupKind::Advanced, ..Default::default() };
    let water: usize = (0..300).filter(|&seed| start(&advanced, 2, seed).open.tiles[0] == Tile::Water).count();
    assert!((40..=100).contains(&water), "{water} of 300 have water on T1, expected 68");
}

#[test]
fn lc_8_3_fair_terrain_is_well_spread() {
    let options = LaCittaOptions { setup: SetupKind::Advanced, terrain: Terrain::FairRandom, ..Default::default() };
    let board = &content().board;
    for (seed, seats) in (0..60).zip([2, 3, 4, 5].into_iter().cycle()) {
        let tiles = start(&options, seats, seed).open.tiles;
        let of = |kind: Tile| Space::all().filter(move |space| tiles[space.index()] == kind);
        let pairs = |kind: Tile| {
            of(kind).map(|a| of(kind).filter(|b| a < *b && board.beside[a.index()].contains(b)).count()).sum::<usize>()
        };
        assert!(pairs(Tile::Water) <= 1 && pairs(Tile::Mountain) == 0 && pairs(Tile::Field3) == 0);
        let heart = |space: &Space| board.core[space.index()] <= seats;
        let grain: u8 =
            Space::all().filter(heart).map(|space| content().tiles[tiles[space.index()].index()].grain).sum();
        let (water, mountain) = (of(Tile::Water).filter(heart).count(), of(Tile::Mountain).filter(heart).count());
        let (waters, mountains, least) = [(2, 1, 7), (3, 1, 13), (0, 0, 0), (0, 0, 0)][usize::from(seats) - 2];
        assert!(water >= waters && mountain >= mountains && grain >= least, "seed {seed}, {seats} players");
    }
}

#[test]
fn lc_8_2_plain_random_terrain_has_no_conditions() {
    let advanced = LaCittaOptions { setup: SetupKind::Advanced, ..Default::default() };
    let board = &content().board;
    let touching = |seed| {
        let tiles = start(&advanced, 4, seed).open.tiles;
        let mountain = |space: &Space| tiles[space.index()] == Tile::Mountain;
        Space::all().filter(mountain).any(|a| board.beside[a.index()].iter().any(mountain))
    };
    assert!((0..60).any(touching));
}

#[test]
fn lc_5_9_and_lc_6_3_1_the_longest_lists() {
    let advanced = LaCittaOptions { setup: SetupKind::Advanced, ..Default::default() };
    let mut legal = Vec::new();
    start(&advanced, 4, 1).legal(&mut legal);
    assert_eq!(legal.len(), 166);
    let mut position = arranged(4, &["no cities", "city a1: castle J8; P=3", "first 0", "actor 0"]);
    play(&mut position, &[Action::Found]);
    legal.clear();
    position.legal(&mut legal);
    assert_eq!(legal.len(), 152);
}

#[test]
fn lc_2_6_and_lc_11_16_citizens_never_run_out_by_default() {
    let position = arranged(2, &["no cities", "city a1: castle J8; P=200", "first 0", "actor 0"]);
    let market: Action = "build market".parse().expect("an action");
    assert_eq!(position.why_not(market), None);
}

#[test]
fn lc_11_7_passing_is_always_offered() {
    let (mut asked, mut legal) = (0, Vec::new());
    for seed in 0..20 {
        let (mut rng, mut chance) = (Rng::from_number(seed), Chance::new(Seed::from_number(seed)));
        let mut position = start(&LaCittaOptions::default(), 3, seed);
        while let Turn::Decide { prompt, .. } = position.turn() {
            if prompt == Prompt::Act {
                assert_eq!(position.why_not(Action::Pass), None);
                asked += 1;
            }
            legal.clear();
            position.legal(&mut legal);
            position.apply(rng.pick(&legal), &mut chance, &mut Silent);
        }
    }
    assert!(asked > 1000, "{asked}");
}
