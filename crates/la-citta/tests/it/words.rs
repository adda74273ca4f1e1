//! The map in words, and choices that say what would follow.

use engine::{Game, Present, Seat, Viewer};
use la_citta::{Action, LaCitta, LaCittaOptions};
use testkit::bare as say;
use testkit::table::{self, Bare, cards, pane};

fn arranged(lines: &[&str], actions: &[&str]) -> LaCitta {
    table::arranged(&LaCittaOptions::default(), 2, lines, actions)
}

fn told(position: &LaCitta, viewer: Viewer) -> Vec<String> {
    LaCitta::say_map(&position.view(viewer)).iter().map(say).collect()
}

fn choice(position: &LaCitta, action: &str) -> String {
    let action: Action = action.parse().expect("an action");
    say(&LaCitta::say_action(&position.view(Viewer::Seat(position.open.actor)), action))
}

const RIVALS: [&str; 6] = [
    "tiles: 1w21 12332 m2w2 1w2mw 1mw1",
    "no cities",
    "city a1: castle J8; K8 bathhouse; P=4",
    "city b1: castle O8; N8 fountain, O9 statue; P=4",
    "figures 0: hygiene K8",
    "voice: C H H C",
];

#[test]
fn neighbours_are_told_with_what_either_offers() {
    let position = arranged(&RIVALS, &[]);
    let told = |viewer: Seat, line: &str| {
        let lines = told(&position, Viewer::Seat(viewer));
        assert!(lines.iter().any(|found| found.contains(line)), "{line}\n{lines:#?}");
    };
    told(Seat(0), "told-rivals(city-of(seat 0, 1), city-of(seat 1, 1), [told-offer(demand-culture, 0, 1), ");
    told(Seat(0), "told-offer(demand-hygiene, 3, 1), told-offer(demand-education, 0, 0)]");
    told(Seat(1), "told-rivals(city-of(seat 1, 1), city-of(seat 0, 1), [told-offer(demand-culture, 1, 0), ");
    told(Seat(0), "(K8, building-bathhouse, [points-of(2, demand-hygiene), told-feast(1, demand-hygiene)])");
}

#[test]
fn a_look_is_told_to_nobody_else() {
    let more = ["display: closeness_to_the_people", "first 0", "actor 0", "gold 0: 0"];
    let lines: Vec<&str> = RIVALS.into_iter().chain(more).collect();
    let position = arranged(&lines, &["card closeness_to_the_people", "look 1+3"]);
    let helps = |viewer: Viewer| -> Vec<String> {
        let table = LaCitta::lay(&position.view(viewer)).said(&Bare);
        cards(&pane(&table, "voice").body).into_iter().filter_map(|card| card.help.clone()).collect()
    };
    let own = helps(Viewer::Seat(Seat(0)));
    assert_eq!(own, ["voice-peeked(1, demand-hygiene)", "voice-hidden(2)", "voice-peeked(3, demand-culture)"]);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(helps(viewer), ["voice-hidden(1)", "voice-hidden(2)", "voice-hidden(3)"]);
    }
}

#[test]
fn a_demand_says_who_would_come() {
    let lines: Vec<&str> = ["year 6", "close 1"].into_iter().chain(RIVALS).collect();
    let position = arranged(&lines, &["pass"]);
    let coming = choice(&position, "follow hygiene");
    assert!(coming.starts_with("action-follow-all(demand-hygiene, 3, [city-of(seat 1, 1)]"), "{coming}");
    let nobody = choice(&position, "follow culture");
    assert!(nobody.starts_with("action-follow-nobody(demand-culture, 0, []"), "{nobody}");
}

#[test]
fn a_site_says_what_it_yields_and_whom_it_meets() {
    let cities = ["city a1: castle J8; P=4", "city b1: castle N8; P=4"];
    let lines: Vec<&str> = RIVALS[..2].iter().copied().chain(cities).chain(["first 0", "actor 0"]).collect();
    let farms = arranged(&lines, &["build farm"]);
    let food = farms.open.grain("K8".parse().expect("a hex"));
    let site = choice(&farms, "site K8");
    assert!(site.contains(&format!("action-site-farm({food}, K8, 1, [tile-")), "{site}");
    assert!(site.starts_with("action-site-meets(") && site.ends_with("[city-of(seat 1, 1)])"), "{site}");
    let away = choice(&farms, "site I8");
    assert!(away.starts_with("action-site-farm("), "{away}");
}
