//! Building with plot cards (BC-6.1 to BC-6.3).

use engine::{List, Log, Seat};

use crate::action::Action;
use crate::board::{City, Site};
use crate::content::{MOST_SHAPES, Requirement, Spec, content};
use crate::event::Event;
use crate::ids::{Building, Cards, Plots};
use crate::rules::{drawing, turn};
use crate::score::{Around, score};
use crate::state::{BigCity, MOST_HAND};

/// The plots a player may build on: free ones on the table whose cards he holds (BC-6.1.2, BC-6.1.3).
pub fn plots_of(game: &BigCity, seat: Seat) -> Plots {
    Plots(game.hands[seat].0).and(game.city.free())
}

/// Every building on every site.
pub fn offer(game: &BigCity, seat: Seat, out: &mut Vec<Action>) {
    let plots = plots_of(game, seat);
    if plots.is_empty() {
        return;
    }
    let mut survey = Survey::new(&game.city, plots);
    for building in Building::all().filter(|building| !building.kind().is_facility()) {
        let spec = content().spec(building);
        if !is_left(&game.city, building) || waits_for_city_hall(&game.city, building) {
            continue;
        }
        for site in &survey.sites(spec.shape) {
            if spec.requires.is_empty() || first_unmet(&game.city, spec, *site, &|| survey.around(*site)).is_none() {
                out.push(Action::Build { building, site: *site });
            }
        }
    }
}

/// The most sites of one shape that a hand of plots can have; lines, corners and squares in a block of six have fewer.
const MOST_SITES: usize = 16;

/// A hand's sites by shape and what lies around its plots, looked up once for all kinds of buildings.
struct Survey<'a> {
    city: &'a City,
    plots: Plots,
    sites: [Option<List<Site, MOST_SITES>>; MOST_SHAPES],
    around: List<Around, MOST_HAND>,
}

impl<'a> Survey<'a> {
    fn new(city: &'a City, plots: Plots) -> Self {
        let single = |plot| Around::new(city, Site::new(Plots::one(plot)).expect("one plot"));
        let around = if city.has_city_hall() { plots.iter().map(single).collect() } else { List::new() };
        Survey { city, plots, sites: [None; MOST_SHAPES], around }
    }

    /// The sites of a shape, ascending.
    fn sites(&mut self, shape: usize) -> List<Site, MOST_SITES> {
        *self.sites[shape].get_or_insert_with(|| {
            let mut sites = List::new();
            self.city.sites(&content().shapes[shape], self.plots, &mut |site| sites.push(site));
            sites.sort_unstable();
            sites
        })
    }

    fn around(&self, site: Site) -> Around {
        if site.len() > 1 || self.around.is_empty() {
            return Around::new(self.city, site);
        }
        let below = Plots((1 << site.first().index()) - 1);
        self.around[self.plots.and(below).len()]
    }
}

/// BC-6.11.1: whether a piece is left.
pub fn is_left(city: &City, building: Building) -> bool {
    city.count(building) < content().spec(building).supply
}

/// BC-6.2.1, BC-6.3.11: whether the building has to wait for City Hall.
pub fn waits_for_city_hall(city: &City, building: Building) -> bool {
    !city.has_city_hall() && content().spec(building).requires.contains(&Requirement::CityHallBuilt)
}

/// The first requirement that is not met (BC-6.1.4).
pub fn first_unmet(city: &City, spec: &Spec, site: Site, around: &impl Fn() -> Around) -> Option<Requirement> {
    spec.requires.iter().copied().find(|&requirement| !is_met(city, requirement, site, around))
}

/// BC-6.3.
fn is_met(city: &City, requirement: Requirement, site: Site, around: &impl Fn() -> Around) -> bool {
    match requirement {
        Requirement::CityHallBuilt => city.has_city_hall(), // BC-6.2
        Requirement::OutskirtsPlots { min, max } => {
            let outside = site.plots().and(city.outskirts()).len() as u8; // BC-6.3.2, BC-6.3.8, BC-6.3.9
            (min..=max).contains(&outside)
        }
        Requirement::Adjacent { kind, min } => around().of(kind) >= min, // BC-6.3.4 to BC-6.3.7
        Requirement::AdjacentSpecial { min } => around().special >= min, // BC-6.3.4, BC-6.3.10
        Requirement::AdjacentStreetcar => around().streetcar,            // BC-6.3.4
        Requirement::LastFreePlot => city.free().and(site.first().board().plots()) == site.plots(), // BC-6.3.3
        Requirement::TwinDigits => site.first().is_twin(),               // BC-6.3.3
    }
}

/// Whether a player could build something, if one requirement were pardoned (BC-7.9).
pub fn is_possible(game: &BigCity, seat: Seat, pardoned: Option<Requirement>) -> bool {
    let plots = plots_of(game, seat);
    let possible = |building: Building| {
        let spec = content().spec(building);
        let stands = |site| could_stand(game, spec, site, pardoned);
        is_left(&game.city, building) && game.city.find_site(content().shape(building), plots, stands).is_some()
    };
    !plots.is_empty() && Building::all().filter(|building| !building.kind().is_facility()).any(possible)
}

fn could_stand(game: &BigCity, spec: &Spec, site: Site, pardoned: Option<Requirement>) -> bool {
    let around = Around::new(&game.city, site);
    let holds =
        |requirement: Requirement| is_met(&game.city, requirement, site, &|| around) || pardoned == Some(requirement);
    spec.requires.iter().all(|&requirement| holds(requirement))
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
