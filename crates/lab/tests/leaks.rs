//! Players decide by what they see: where all that is hidden from them is drawn anew, they choose the same.

use bots::Name;
use lab::{LeakPlan, subject};

/// Decisions of every game that are asked twice; `piazza sim GAME --leaks 10000` asks more.
const STATES: u32 = 60;

#[test]
fn what_a_seat_cannot_see_does_not_change_what_is_played_there() {
    for title in catalog::titles() {
        let bots: Vec<Name> = ["search:10", "greedy"].map(|name| name.parse().expect("a player's name")).into();
        let plan = LeakPlan { options: title.default_options(), bots, states: STATES, seed: 1 };
        let found = subject(*title).leaks(&plan).expect("the usual options");
        assert!(found.leaks.is_empty(), "{}: {:?}", title.info().slug, found.leaks[0]);
        assert!(found.states >= STATES, "{}: {} decisions", title.info().slug, found.states);
        assert!(2 * found.hidden > found.states, "{}: little was hidden: {found:?}", title.info().slug);
    }
}
