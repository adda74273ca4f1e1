//! Pictures of telling positions.

use engine::{Game, Lang, Seat, Viewer};
use la_citta::{LaCitta, LaCittaOptions, SetupKind, View};
use testkit::pictures::{self, after};
use testkit::table;

const HERE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures");

fn check(name: &str, view: &View, lang: Lang) {
    pictures::check::<LaCitta>(HERE, name, view, lang);
}

fn arranged(seats: u8, lines: &[&str], actions: &[&str]) -> View {
    let position: LaCitta = table::arranged(&LaCittaOptions::default(), seats, lines, actions);
    position.audit().expect("a sound position");
    position.view(Viewer::Seat(Seat(0)))
}

#[test]
fn rivals_within_reach() {
    let lines = [
        "no cities",
        "city a1: castle J8; K8 palace, J10 statue, I8 farm, K9 market, K10 fountain; P=9",
        "city a2: castle G14; F14 farm, E14 hospital, H13 quarry; P=5",
        "city b1: castle N8; O8 university, O9 bathhouse, P7 farm; P=5",
        "city b2: castle M12; M13 farm, M11 cloister; P=4",
        "city c1: castle F4; E5 farm, G5 cathedral, H5 statue; P=5",
        "city d1: castle Q13; Q14 farm, Q12 statue; P=4",
        "figures 0: culture K8, culture K8, harvest I8",
        "figures 1: hygiene O9",
        "gold 0: 5",
        "gold 1: 3",
        "cards 0: 2",
        "penalty 2",
        "year 4",
        "round 2",
        "first 0",
        "actor 0",
    ];
    check("rivals", &arranged(4, &lines, &[]), Lang::En);
}

#[test]
fn the_small_map_and_a_secret_look() {
    let lines = [
        "display: closeness_to_the_people, master_builder, golden_times, bread_and_circuses, rich_harvest, cathedral, bathhouse",
        "first 0",
        "actor 0",
        "gold 0: 0",
    ];
    let view = arranged(2, &lines, &["card closeness_to_the_people", "look 1+3"]);
    check("look", &view, Lang::It);
}

#[test]
fn castles_are_placed() {
    let options = LaCittaOptions { setup: SetupKind::Advanced, ..Default::default() };
    check("castles", &after::<LaCitta>(&options, 3, 4, 2), Lang::En);
}

#[test]
fn a_city_is_asked_for_its_demand() {
    let lines = [
        "year 6",
        "close 1",
        "no cities",
        "city a1: castle J8; K8 bathhouse, K9 statue; P=4",
        "city b1: castle O8; N8 fountain, O9 statue; P=4",
        "figures 0: hygiene K8, culture K9",
        "voice: C H H C",
    ];
    check("demand", &arranged(2, &lines, &["pass"]), Lang::It);
}
