//! Building with plot cards (BC-6.1 to BC-6.3).

use engine::{List, Log, Seat};

use crate::action::Action;
use crate::board::{Around, City, Site};
use crate::content::{Needs, content};
use crate::event::Event;
use crate::ids::{Building, Cards, Plots};
use crate::rules::{drawing, turn};
use crate::score::score;
use crate::state::{BigCity, MOST_HAND};

/// The plots a player may build on: free ones on the table whose cards he holds (BC-6.1.2, BC-6.1.3).
pub fn plots_of(game: &BigCity, seat: Seat) -> Plots {
    Plots(game.hands[seat].0).and(game.city.free())
}

/// Every building on every site.
pub fn offer(game: &BigCity, seat: Seat, out: &mut Vec<Action>) {
    let start = out.len();
    find(&game.city, plots_of(game, seat), Around::new, |building, site| {
        out.push(Action::Build { building, site });
        false
    });
    out[start..].sort_unstable();
}

/// Everything that can be built on some plots, and where.
pub fn possible(city: &City, plots: Plots) -> Vec<(Building, Site)> {
    let mut found = Vec::new();
    find(city, plots, Around::new, |building, site| {
        found.push((building, site));
        false
    });
    found
}

/// Whether a player could build something; the caller says what he takes to lie around a site (BC-7.9).
pub fn is_possible(game: &BigCity, seat: Seat, look: impl Fn(&City, Site) -> Around) -> bool {
    find(&game.city, plots_of(game, seat), look, |_, _| true)
}

/// Whether some legal building on some legal site is wanted; asks building by building.
fn find(
    city: &City,
    plots: Plots,
    look: impl Fn(&City, Site) -> Around,
    mut wanted: impl FnMut(Building, Site) -> bool,
) -> bool {
    if plots.is_empty() {
        return false;
    }
    let singles: List<Site, MOST_HAND> = plots.iter().map(Site::single).collect();
    let around: List<Around, MOST_HAND> = singles.iter().map(|&site| look(city, site)).collect();
    let beside = city.beside_each_other(plots);
    let (largest, content) = (beside.len(), content());
    paid_with_plots().filter(|&building| is_available(city, building)).any(|building| {
        let (needs, shape) = (&content.spec(building).needs, content.shape(building));
        if shape.size == 1 {
            let mut sites = singles.iter().zip(&around);
            return sites.any(|(&site, around)| is_fit(city, needs, site, around) && wanted(building, site));
        }
        let fits = |site| is_fit(city, needs, site, &look(city, site));
        shape.size <= largest && city.find_site(shape, beside, |site| fits(site) && wanted(building, site)).is_some()
    })
}

/// The buildings that plot cards pay for.
fn paid_with_plots() -> impl Iterator<Item = Building> {
    Building::all().filter(|building| !building.kind().is_facility())
}

/// Whether a piece is left and need not wait for City Hall.
pub fn is_available(city: &City, building: Building) -> bool {
    is_left(city, building) && !waits_for_city_hall(city, building)
}

/// BC-6.11.1: whether a piece is left.
pub fn is_left(city: &City, building: Building) -> bool {
    city.count(building) < content().spec(building).supply
}

/// BC-6.2.1, BC-6.3.11: whether the building has to wait for City Hall.
pub fn waits_for_city_hall(city: &City, building: Building) -> bool {
    content().spec(building).needs.city_hall && !city.has_city_hall()
}

/// Whether a site, with what lies around it, is as a building needs it (BC-6.1.4, BC-6.3).
#[inline(always)]
pub fn is_fit(city: &City, needs: &Needs, site: Site, around: &Around) -> bool {
    around.is_between(&needs.least, &needs.most) // BC-6.3.2, BC-6.3.4 to BC-6.3.10
        && (!needs.twin_digits || site.first().is_twin()) // BC-6.3.3
        && (!needs.last_free_plot || city.free().and(site.first().board().plots()) == site.plots()) // BC-6.3.3
}

/// BC-6.1.6: the cards leave the game, the building goes up and scores, and as many cards are drawn.
pub fn build(game: &mut BigCity, building: Building, site: Site, log: &mut impl Log<Event>) {
    let (seat, plots) = (game.on_turn, site.plots());
    let score = score(&game.options, building, &Around::new(&game.city, site)); // BC-7.1
    remove(game, Cards(plots.0));
    game.city.build(building, plots);
    game.scores[seat] += score.points;
    log.add(Event::Built { seat, building, plots, score });
    turn::is_busy(game);
    drawing::begin(game, plots.len() as u8, log);
}

/// Cards leave the game face up for good (BC-6.11.4).
pub fn remove(game: &mut BigCity, cards: Cards) {
    let hand = &mut game.hands[game.on_turn];
    *hand = hand.less(cards);
    game.removed = game.removed.or(cards);
    game.now.fresh = game.now.fresh.less(cards);
    cards.iter().for_each(|card| *game.known.of_mut(card) = Default::default());
}
