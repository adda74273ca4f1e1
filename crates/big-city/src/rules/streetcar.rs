//! The streetcar line (BC-6.5, BC-8.3, BC-8.4).

use engine::Log;

use crate::action::Action;
use crate::board::{Line, Segment};
use crate::content::content;
use crate::event::Event;
use crate::rules::{turn, useless};
use crate::state::{BigCity, Prompt, Stage};

/// How the line may grow at this table.
pub fn line(game: &BigCity) -> Line {
    if game.options.branching_streetcar { Line::Branching } else { Line::Single } // BC-8.3.1
}

/// How many streetcars are left (BC-6.5.1).
pub fn left(game: &BigCity) -> u8 {
    content().streetcars - game.city.cars().len() as u8
}

/// Every segment on which a streetcar may be laid now; further ones in no order, possibly twice.
fn segments(game: &BigCity, out: &mut impl FnMut(Segment)) {
    if !game.city.has_city_hall() || left(game) == 0 {
        return; // BC-6.5.1, BC-6.5.6
    }
    let mut wanted = |segment: Segment| {
        if !game.options.limited_streetcar || game.city.has_building_along(segment) {
            out(segment); // BC-8.4.1
        }
    };
    if game.city.cars().is_empty() {
        game.city.open_streets(&mut wanted); // BC-6.5.2
    } else {
        game.city.extensions(line(game), &mut wanted); // BC-6.5.3
    }
}

/// Whether any streetcar can be laid (BC-7.9).
pub fn is_possible(game: &BigCity) -> bool {
    let mut found = false;
    segments(game, &mut |_| found = true);
    found
}

/// Every segment on which a streetcar may be laid now.
pub fn offer(game: &BigCity, out: &mut Vec<Action>) {
    let start = out.len();
    segments(game, &mut |segment| out.push(Action::Streetcar { segment }));
    if !game.city.cars().is_empty() {
        out[start..].sort_unstable();
        dedup_from(out, start);
    }
}

/// A street between two corners of the network is found from both.
fn dedup_from(out: &mut Vec<Action>, start: usize) {
    let mut kept = start;
    for i in start..out.len() {
        if i == start || out[i] != out[kept - 1] {
            out[kept] = out[i];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// A second streetcar, or enough (BC-6.5.4).
pub fn offer_more(game: &BigCity, out: &mut Vec<Action>) {
    offer(game, out);
    out.push(Action::Stop);
}

/// Lays a streetcar. Whoever starts the line lays only one (BC-6.5.2); with nothing more to lay nobody is asked (BC-5.3).
pub fn lay(game: &mut BigCity, prompt: Prompt, segment: Segment, log: &mut impl Log<Event>) {
    let started = !game.city.cars().is_empty();
    game.city.lay_car(segment, line(game));
    turn::is_busy(game);
    let beside = game.city.plots_beside(segment);
    log.add(Event::CarLaid { seat: game.on_turn, segment, beside, left: left(game) });
    let more = prompt == Prompt::Action && started && content().streetcars_per_turn > 1;
    if more && is_possible(game) {
        game.stage = Stage::Asking(Prompt::StreetcarMore);
    } else {
        useless::ask(game, log);
    }
}
