//! What lies around the map and on it says what a player needs to know.

use engine::pieces::{State, Tabletop};
use engine::{Game, Lang, Match, Phrase, Present, Rng, Say, Seat, Seats, Seed, Turn, Viewer};
use fifth_avenue::options::Side;
use fifth_avenue::{Action, FifthAvenue, FifthAvenueOptions, View};
use testkit::pictures::{after, voice};
use testkit::table::{self, cards, pane, rows, texts};

/// The most that an ordinary move may change of the map.
const MOST_BYTES: usize = 40_000;

fn arranged(seats: u8, lines: &[&str], actions: &[&str]) -> View {
    let game: FifthAvenue = table::arranged(&FifthAvenueOptions::default(), seats, lines, actions);
    game.view(Viewer::Seat(Seat(0)))
}

fn say(phrase: &Phrase) -> String {
    voice::<FifthAvenue>(Lang::En).say(phrase)
}

fn laid(view: &View) -> Tabletop<String> {
    table::laid::<FifthAvenue>(view)
}

fn map_text(view: &View) -> String {
    let maps = FifthAvenue::maps(view, &engine::Brush::new(&voice::<FifthAvenue>(Lang::En)));
    maps[0].layers.iter().map(|layer| &*layer.svg).collect()
}

/// Seat 0 has a building on the violet lot of 34th Street West, between a gallery and a free lot.
const DISTRICT: &str = "district 34W: violet=R2 grey=[art] orange=- green=- brown=-";

#[test]
fn fa_6_12_the_auction_has_a_row_for_every_bidder_with_cards_total_and_limit() {
    let lines = [DISTRICT, "hand 0: violet-4*2 black-5", "auction 34W opener 0"];
    let table = laid(&arranged(3, &lines, &["lay violet-4", "lay black-5"]));
    let auction = rows(&pane(&table, "auction").body);
    assert_eq!(auction.len(), 3);
    assert_eq!(auction[0].end, ["9", "≤ 2 ⟨tower⟩"], "a draft of 4 and 5, seen by its bidder");
    assert_eq!(cards(&auction[0].pieces).len(), 2);
    assert_eq!(auction[0].state, State::Marked);
    let mine = pane(&table, "hand");
    assert_eq!(mine.badge.as_deref(), Some("9 · up to 2 ⟨tower⟩"));
    assert_eq!(cards(&rows(&mine.body)[1].pieces).len(), 1, "what is laid is no longer in hand");
}

#[test]
fn fa_5_3_nobody_else_sees_a_draft() {
    let lines = [DISTRICT, "hand 1: violet-4*2 orange-5 black-5", "auction 34W opener 1"];
    let table = laid(&arranged(3, &lines, &["lay orange-5"]));
    let auction = rows(&pane(&table, "auction").body);
    assert_eq!(auction[0].seat, Some(Seat(1)));
    assert!(cards(&auction[0].pieces).is_empty() && auction[0].end.is_empty());
}

#[test]
fn fa_6_11_1_the_colours_open_to_a_bidder_are_said() {
    let table = laid(&arranged(3, &[DISTRICT, "auction 34W opener 0"], &[]));
    assert_eq!(texts(&pane(&table, "auction").body)[0], "You may bid: violet; black joins in.");
}

#[test]
fn fa_9_8_all_hands_are_open_at_the_end() {
    let view = after::<FifthAvenue>(&FifthAvenueOptions::default(), 3, 4, 100_000);
    let table = laid(&view);
    let hands = rows(&pane(&table, "hands").body);
    assert_eq!(hands.len(), 3);
    for (seat, row) in view.open.seats.iter().zip(hands) {
        let held: u8 = view.held[seat].0.iter().sum();
        assert_eq!(cards(&row.pieces).is_empty(), held == 0);
    }
    assert!(table.panes.iter().all(|pane| pane.key != "decks"));
}

#[test]
fn fa_9_1_the_decks_and_the_shop_row_lie_open() {
    let view = after::<FifthAvenue>(&FifthAvenueOptions::default(), 4, 1, 0);
    let table = laid(&view);
    let decks = cards(&rows(&pane(&table, "decks").body)[0].pieces);
    assert_eq!(decks.len(), 6);
    assert_eq!(decks[5].lines, ["34 ⟨cards⟩"], "black cards left among four (FA-4.11)");
    let shops = rows(&pane(&table, "shops").body);
    assert_eq!(shops.iter().map(|row| row.pieces.len()).collect::<Vec<_>>(), [5; 4]);
    assert_eq!(shops[0].end, ["+4 VP", "3 districts"]);
    assert_eq!(
        cards(&shops[0].pieces).iter().filter(|card| card.state == State::Marked).count(),
        3,
        "the active group"
    );
}

#[test]
fn fa_4_8_ace_wears_a_colour_that_nobody_else_wears() {
    let view = arranged(2, &["district 34W: violet=A1 grey=R1 orange=B1 green=- brown=-"], &[]);
    let svg = map_text(&view);
    let ace = if svg.contains("#pic-tower-gold-1") { "gold" } else { "green" };
    assert!(svg.contains(&format!("#pic-tower-{ace}-1")) && !svg.contains("#pic-tower-purple"));
    assert!(svg.contains("#pic-tower-vermilion-1") && svg.contains("#pic-tower-blue-1"));
}

#[test]
fn the_map_says_how_many_buildings_whose_and_what_each_is_worth() {
    let view = arranged(3, &[DISTRICT], &[]);
    let said: Vec<String> = FifthAvenue::say_map(&view).iter().map(say).collect();
    assert!(
        said[0].starts_with("34th Street West, clockwise: violet lot Anna × 2 (2 VP each), grey lot art gallery"),
        "{}",
        said[0]
    );
}

#[test]
fn the_map_in_words_tells_commissions_tokens_closings_and_the_park() {
    let lines = ["pawn white 52W", "tokens white: 34W TS", "closed 42E", "park: jewel*2 art", "south 0: 3"];
    let said: Vec<String> = FifthAvenue::say_map(&arranged(3, &lines, &[])).iter().map(say).collect();
    let all = said.join("\n");
    for line in [
        "white commission: 52nd Street West, survey tokens: 34th Street West and Times Square; at the start area: 1",
        "42nd Street East is closed",
        "Shops under Central Park: jeweller: 2 and art gallery: 1",
        "Central Park South: Anna × 3",
    ] {
        assert!(all.contains(line), "{line} is not in\n{all}");
    }
}

#[test]
fn the_sketch_fits_a_terminal_and_shows_tokens_and_lots_in_ring_order() {
    for (side, lang) in [(Side::Five, Lang::En), (Side::Six, Lang::It)] {
        let options = FifthAvenueOptions { board_side: side, ..FifthAvenueOptions::default() };
        let view = after::<FifthAvenue>(&options, 4, 2, 120);
        let lines = FifthAvenue::sketch(&view, &voice::<FifthAvenue>(lang));
        assert!(lines.iter().all(|line| line.chars().count() <= 80), "{}", lines.join("\n"));
    }
    let view = arranged(3, &[DISTRICT, "pawn white 52W", "tokens white: 34W TS"], &[]);
    let lines = FifthAvenue::sketch(&view, &voice::<FifthAvenue>(Lang::En)).join("\n");
    let (violet, grey) = (lines.find("violet     2▲ 2 VP").expect("my buildings"), lines.find("grey       [A]"));
    assert!(violet < grey.expect("the gallery next door"), "{lines}");
    assert!(lines.contains(" 34W (W) ") && lines.contains(" 52W *W "), "{lines}");
}

#[test]
fn fa_6_6_3_a_scoring_says_who_gets_what() {
    let view = arranged(3, &[DISTRICT, "pawn white 34W", "pawn beige TS", "turn 0"], &["D"]);
    let worth = FifthAvenue::say_worth(&view, "score 34W".parse().expect("an action"));
    assert_eq!(worth.map(|worth| say(&worth)).as_deref(), Some("+4"));
    let ledger = FifthAvenue::ledger(&view, "score 34W".parse().expect("an action")).expect("a sum");
    assert_eq!(ledger.lines[0].0, "+4");
    assert_eq!(say(&ledger.lines[0].1), "Anna: 2 buildings, 2 VP each");
    assert_eq!(say(&ledger.lines[1].1), "Bruno: no building, draws a black card");
}

#[test]
fn fa_6_6_2_a_shop_says_what_it_adds_to_a_scoring() {
    let view = arranged(3, &[DISTRICT, "group 1: fashion art jewel", "turn 0"], &["B"]);
    let action: Action = "shop fashion 34W-brown".parse().expect("an action");
    assert_eq!(FifthAvenue::say_worth(&view, action).map(|worth| say(&worth)).as_deref(), Some("+2"));
    let same: Action = "shop art 34W-brown".parse().expect("an action");
    assert_eq!(FifthAvenue::say_worth(&view, same), None, "another gallery adds nothing");
}

#[test]
fn an_ordinary_move_changes_little_of_the_map() {
    let words = voice::<FifthAvenue>(Lang::It);
    let options = FifthAvenueOptions { board_side: Side::Six, ..FifthAvenueOptions::default() };
    let mut game = Match::<FifthAvenue>::new(options, Seats(4), Seed::from_number(5)).expect("legal options");
    let mut rng = Rng::from_number(5);
    let mut before = FifthAvenue::maps(&game.position().view(Viewer::Seat(Seat(0))), &engine::Brush::new(&words));
    let mut legal = Vec::new();
    while let Turn::Decide { seat, .. } = game.turn() {
        legal.clear();
        game.position().legal(&mut legal);
        game.play(seat, rng.pick(&legal)).expect("a legal action");
        let now = FifthAvenue::maps(&game.position().view(Viewer::Seat(Seat(0))), &engine::Brush::new(&words));
        let changed = now[0].layers.iter().zip(&before[0].layers).filter(|(now, before)| now != before);
        let bytes: usize = changed.map(|(layer, _)| layer.svg.len()).sum();
        assert!(bytes < MOST_BYTES, "{bytes} bytes after step {}", game.steps().len());
        before = now;
    }
}
