//! What a preview tells belongs to the action alone.

use catalog::{Table, Voice};
use engine::{Lang, Seats, Seed, Viewer};
use serde_json::json;

fn open(slug: &str) -> (Box<dyn Table>, Voice) {
    let title = catalog::find(slug).expect("a known game");
    let table = title.open(&json!({}), Seats(2), Seed::from_number(1)).expect("standard options");
    (table, Voice { lang: Lang::En, names: vec!["Ada".into(), "Bo".into()] })
}

#[test]
fn lc_6_1_4_next_years_growth_is_no_part_of_what_the_last_action_of_a_year_brings() {
    let (mut table, voice) = open("la-citta");
    let mut years = 0;
    while let (Some(seat), 0..2) = (table.turn(), years) {
        let action = table.legal().swap_remove(0);
        let preview = table.preview(&action, &voice).expect("legal");
        let step = table.step();
        table.play(seat, &action).expect("legal");
        let log = table.log(Viewer::Seat(seat), &voice, step + 1);
        if log.iter().any(|line| line.text.contains("begins")) {
            years += 1;
            assert_eq!(preview.changes, [], "{action}");
            assert!(preview.lines.iter().all(|line| !line.contains("begins")), "{:?}", preview.lines);
        }
    }
    assert_eq!(years, 2);
}
