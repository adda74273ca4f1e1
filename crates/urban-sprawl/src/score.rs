//! The end of the game (chapter 7).

use engine::{Log, Outcome, Phrase, Seat};

use crate::board::{Building, Plan};
use crate::event::{Event, Why};
use crate::ids::{Coin, Politician, Zone};
use crate::rules::Flow;
use crate::rules::end_of_turn::close_card;
use crate::rules::money::{Purse, earn};
use crate::rules::payouts::{numbers, pay_row};
use crate::state::{Open, UrbanSprawl};

/// Wealth that is worth a point at the end (US-7.1).
pub const WEALTH_PER_POINT: u16 = 10;

/// The game ends at once; whatever was pending is not done.
pub fn finish<L: Log<Event>>(flow: &mut Flow<'_, L>) {
    flow.open().steps.clear();
    close_card(flow);
    flow.tell(Event::GameEnded);
    let before = flow.position.open;
    for number in numbers(&before, Coin::Prestige) {
        pay_row(flow, Coin::Prestige, number, Why::FinalRow(number));
    }
    for seat in before.seats.iter() {
        let points = flow.open().wealth[seat] / WEALTH_PER_POINT;
        earn(flow, seat, Purse::prestige(points), Why::FinalWealth);
    }
    for office in Politician::ALL {
        if let Some(seat) = flow.open().holder(office) {
            let bonus = bonus(&flow.position.open, office, seat);
            earn(flow, seat, Purse::prestige(bonus), Why::FinalOffice(office));
        }
    }
}

/// What an office brings its holder at the end (US-7.2).
pub fn bonus(open: &Open, office: Politician, seat: Seat) -> u16 {
    let counted = |building: &Building| match office.zone() {
        Some(zone) => building.zone == zone,
        None => building.owner == Some(seat) && building.zone != Zone::Park && is_beside_park(open, building),
    };
    open.grid.buildings().filter(counted).count() as u16
}

fn is_beside_park(open: &Open, building: &Building) -> bool {
    !Plan::around(building.site).common(open.grid.plan(Zone::Park)).blocks().is_empty()
}

/// US-7.3: prestige, then wealth.
pub fn outcome(game: &UrbanSprawl) -> Outcome {
    let open = &game.open;
    let keys = open.seats.iter().map(|seat| (seat, [open.prestige[seat].into(), open.wealth[seat].into()]));
    Outcome::rank(Phrase::new("end-olympics"), &["tie-wealth"], keys)
}
