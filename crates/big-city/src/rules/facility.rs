//! Parks and factories (BC-6.4).

use engine::{Log, Seat};

use crate::action::Action;
use crate::board::{Around, Site};
use crate::content::content;
use crate::effects::{Effect, effect};
use crate::event::Event;
use crate::ids::{Building, Card, Cards};
use crate::rules::{building, drawing, turn};
use crate::state::{BigCity, Prompt, Stage};

/// The park and factory cards in a hand that have a legal place.
pub fn offer_cards(game: &BigCity, seat: Seat, out: &mut Vec<Action>) {
    for card in game.hands[seat].iter() {
        if is_playable(game, card) {
            out.push(Action::Facility { card });
        }
    }
}

/// Whether a card builds something that has a legal place.
pub fn is_playable(game: &BigCity, card: Card) -> bool {
    match effect(card) {
        Effect::BuildRight { .. } => false,
        Effect::BuildFacility { building } => game.city.has_city_hall() && has_site(game, building), // BC-6.4.1
    }
}

/// Whether a site is legal for a park or factory (BC-6.4.3); its shape and freedom are given. Only its zone matters.
fn is_legal_site(game: &BigCity, building: Building, site: Site) -> bool {
    let needs = &content().spec(building).needs;
    building::is_fit(&game.city, needs, site, &Around::without_neighbours(&game.city, site))
}

/// Every legal site of the card's park or factory: free plots anywhere (BC-6.4.2).
pub fn offer_sites(game: &BigCity, card: Card, out: &mut Vec<Action>) {
    let Effect::BuildFacility { building } = effect(card) else { return };
    let start = out.len();
    game.city.sites(content().shape(building), game.city.free(), &mut |site| {
        if is_legal_site(game, building, site) {
            out.push(Action::Site { site });
        }
    });
    out[start..].sort_unstable();
}

fn has_site(game: &BigCity, building: Building) -> bool {
    let shape = content().shape(building);
    game.city.find_site(shape, game.city.free(), |site| is_legal_site(game, building, site)).is_some()
}

/// The legal site, if there is exactly one.
fn only_site(game: &BigCity, building: Building) -> Option<Site> {
    let shape = content().shape(building);
    let mut first = None;
    let second = game.city.find_site(shape, game.city.free(), |site| {
        is_legal_site(game, building, site) && first.replace(site).is_some()
    });
    first.filter(|_| second.is_none())
}

/// A card is chosen; nobody sees it before it has its place (BC-5.5). A single place is taken at once (BC-5.3).
pub fn play(game: &mut BigCity, card: Card, log: &mut impl Log<Event>) {
    let prompt = Prompt::FacilityPlace { card };
    game.stage = Stage::Asking(prompt);
    let Effect::BuildFacility { building } = effect(card) else { return };
    if let Some(site) = only_site(game, building) {
        place(game, prompt, site, log);
    }
}

/// BC-6.4.4: the card leaves the game, the piece goes up, one card is drawn.
pub fn place(game: &mut BigCity, prompt: Prompt, site: Site, log: &mut impl Log<Event>) {
    let Prompt::FacilityPlace { card } = prompt else { return };
    let Effect::BuildFacility { building } = effect(card) else { return };
    let plots = site.plots();
    building::remove(game, Cards::one(card));
    game.city.build(building, plots);
    game.now.covered = plots;
    log.add(Event::Covered { seat: game.on_turn, building, plots });
    turn::is_busy(game);
    drawing::begin(game, 1, log);
}
