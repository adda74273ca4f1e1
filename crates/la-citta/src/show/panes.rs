//! Everything that lies around the map: where in the year we are, the players, the panes.

use engine::pieces::{Grid, Pane, Ribbon, Role, Tabletop};
use engine::{Phrase, Seat, Standing};

use super::{aside, chips, demands, market, mine, voice};
use crate::content::content;
use crate::ids::Demand;
use crate::options::DisplayRefresh;
use crate::score::{self, Points};
use crate::show::places::{Side, city_sign, in_question};
use crate::show::told;
use crate::state::Phase;
use crate::view::View;

/// The table of a view.
pub fn lay(view: &View) -> Tabletop {
    let over = view.open.phase == Phase::Over;
    let mut panes: Vec<Pane> = Vec::new();
    panes.extend(over.then(|| result(view)));
    panes.push(market::politics(view));
    panes.push(market::buildings(view));
    panes.extend(view.viewer.seat().filter(|_| !over).map(|seat| mine::pane(view, seat)));
    panes.extend((view.open.phase != Phase::Castles).then(|| voice::pane(view)));
    panes.extend(rivals(view));
    Tabletop {
        place: place(view),
        ribbons: ribbon(view).into_iter().collect(),
        chips: view.open.seats.iter().map(|seat| chips::chip(view, seat)).collect(),
        panes,
    }
}

/// Where in the game we are, and what goes with the question.
fn place(view: &View) -> Phrase {
    let open = &view.open;
    let dated = |key: &'static str| Phrase::new(key).with("year", open.year).with("years", content().numbers.years);
    let place = match open.phase {
        Phase::Castles => Phrase::new("place-castles"),
        Phase::Bury => dated("place-bury"),
        Phase::Politics => dated("place-politics").with("round", open.round).with("rounds", content().numbers.rounds),
        Phase::Migration => dated("place-migration").with("demands", demands(open.demands)),
        Phase::Demolition => dated("place-demolition"),
        Phase::Feeding => dated("place-feeding"),
        Phase::Over => return winners(view),
    };
    match aside::say(view) {
        Some(aside) => Phrase::new("place-aside").with("place", place).with("aside", aside),
        None => place,
    }
}

/// Who has won, and with how many points.
fn winners(view: &View) -> Phrase {
    let best: Vec<Standing> = standings(view).into_iter().filter(|standing| standing.place == 1).collect();
    let names: Vec<Phrase> = best.iter().map(|standing| Phrase::new("told-seat").with("seat", standing.seat)).collect();
    let points = best.first().map_or(0, |standing| standing.score);
    Phrase::new("place-over").with("winners", names).with("count", best.len()).with("points", points)
}

/// The results, best first.
fn standings(view: &View) -> Vec<Standing> {
    let mut standings = score::outcome(&view.open).standings;
    standings.sort_by_key(|standing| (standing.place, standing.seat));
    standings
}

/// The phases of a year. The people's voice opens by itself, so the table never waits there.
fn ribbon(view: &View) -> Option<Ribbon> {
    let open = &view.open;
    let numbers = &content().numbers;
    let named = |key: &'static str| (key, Phrase::new(format!("phase-{key}")));
    let round = Phrase::new("phase-politics").with("round", open.round).with("rounds", numbers.rounds);
    let falling = open.phase == Phase::Demolition;
    let mut steps = vec![
        named("voice"),
        named("quarries"),
        named("growth"),
        ("politics", round),
        named("opens"),
        named(if falling { "demolition" } else { "migration" }),
        named("feeding"),
    ];
    let buries = open.options.display_refresh == DisplayRefresh::BuryOldest && open.year > 1;
    let late = usize::from(buries);
    if buries {
        steps.insert(3, named("bury"));
    }
    let now = match open.phase {
        Phase::Castles => return None,
        Phase::Bury => Some(3),
        Phase::Politics => Some(3 + late),
        Phase::Migration | Phase::Demolition => Some(5 + late),
        Phase::Feeding => Some(6 + late),
        Phase::Over => None,
    };
    Some(Ribbon::new(steps, now).lead(Phrase::new("year").with("year", open.year).with("years", numbers.years)))
}

/// What rival neighbours offer, side by side: whoever has less of what the people want loses a citizen.
fn rivals(view: &View) -> Option<Pane> {
    let pairs = told::own_first(view);
    let marked = in_question(view);
    let row = |[one, other]: &[Side<'_>; 2]| {
        let sign = |side: &Side<'_>| city_sign(side.seat, side.city.number);
        let head = Phrase::new("rivals-pair").with("one", sign(one)).with("other", sign(other));
        let cell = |demand| format!("{} : {}", one.facts.attraction[demand], other.facts.attraction[demand]);
        (head, Demand::ALL.map(|demand| Phrase::plain(cell(demand))).to_vec())
    };
    let grid = Grid {
        columns: Demand::ALL.map(|demand| Phrase::plain(format!("⟨{demand}⟩"))).to_vec(),
        marked: marked.first().filter(|_| marked.len() == 1).map(|demand| demand.index()),
        rows: pairs.iter().map(row).collect(),
    };
    let shown = !pairs.is_empty() && view.open.phase != Phase::Over;
    shown.then(|| Pane::new(Role::Track, "rivals").note(Phrase::new("rivals-note")).with(grid))
}

/// LC-7: the final score, taken apart, best first.
fn result(view: &View) -> Pane {
    let columns = ["result-total", "result-citizens", "result-cities", "result-famine", "result-gold"];
    let row = |standing: &Standing| {
        let Standing { seat, place, score } = *standing;
        let Points { citizens, cities, famine } = score::points(&view.open, seat);
        let gold = i32::from(view.open.players[seat].gold);
        let cells = [score, citizens, cities, famine, gold];
        (ranked(seat, place), cells.map(|points| Phrase::plain(points.to_string().replace('-', "−"))).to_vec())
    };
    let grid = Grid {
        columns: columns.map(Phrase::new).to_vec(),
        marked: Some(0),
        rows: standings(view).iter().map(row).collect(),
    };
    Pane::new(Role::Question, "result").note(winners(view)).with(grid).with(Phrase::new("result-legend"))
}

fn ranked(seat: Seat, place: u8) -> Phrase {
    Phrase::new("result-seat").with("place", place).with("sign", format!("⟨sign-{}⟩", seat.0)).with("seat", seat)
}
