//! Why not: everything a person might try, and the clause that forbids it.

use engine::{Phrase, Refusal, Seat};

use crate::action::Action;
use crate::board::{Misfit, Placement, Point, Rotation, Segment, Side, Site};
use crate::content::content;
use crate::effects::{Effect, effect};
use crate::ids::{Board, Building, Card, Kind, Plot, Plots};
use crate::rules::{self, building, drawing, exchange, streetcar};
use crate::state::{BigCity, Prompt, Slot};

/// Everything a person might try at this prompt.
pub fn candidates(game: &BigCity, out: &mut Vec<Action>) {
    rules::legal(game, out);
    let Some((seat, prompt)) = game.asked() else { return };
    out.extend([
        Action::Pass,
        Action::Exchange,
        Action::Offer,
        Action::Done,
        Action::Stop,
        Action::Nothing,
        Action::Decline,
        Action::One,
        Action::Leave,
    ]);
    let cards = game.hands[seat].iter().chain(PERHAPS_NOT_HELD);
    match prompt {
        Prompt::SetupBoard => out.extend(Board::all().map(|board| Action::Neighbourhood { board })),
        Prompt::SetupPlace { .. } | Prompt::BoardPlace { .. } => try_places(game, out),
        Prompt::Action => try_actions(game, seat, out),
        Prompt::FacilityPlace { .. } => try_sites(game, out),
        Prompt::StreetcarMore => try_streets(game, out),
        Prompt::Exchange => out.extend(cards.map(|card| Action::Return { card })),
        Prompt::Draw | Prompt::Replace => out.extend(Board::all().map(|stack| Action::Draw { stack })),
        Prompt::Useless => out.extend(cards.map(|card| Action::Discard { card })),
        Prompt::OfferCard => out.extend(cards.map(|card| Action::Slot { card })),
        Prompt::OfferWish => out.extend(Board::all().map(|stack| Action::Wish { stack })),
        Prompt::TradeAnswer { .. } => out.extend(cards.map(|card| Action::Answer { card })),
        Prompt::TradePick { .. } => out.extend(game.seats.iter().map(|seat| Action::Take { seat })),
        Prompt::TradeFallback => {}
    }
}

/// A plot card and a special card that somebody may not hold: plot 11, the large factory.
const PERHAPS_NOT_HELD: [Card; 2] = [Card(0), Card(71)];

fn try_actions(game: &BigCity, seat: Seat, out: &mut Vec<Action>) {
    let table = game.city.plots();
    let singles = table.iter().map(Site::single);
    out.extend(singles.map(|site| Action::Build { building: Building::Residence1, site }));
    let held: Plots = game.hands[seat].iter().filter_map(Card::plot).collect();
    for (building, plot) in Building::all().flat_map(|building| held.iter().map(move |plot| (building, plot))) {
        let size = content().shape(building).size;
        let beyond = |side| (1..size).try_fold(plot, |at, _| game.city.beside(at, side)).is_some();
        for side in [Side::East, Side::South].into_iter().filter(|&side| beyond(side)) {
            let line = std::iter::successors(Some(plot), |&at| game.city.beside(at, side)).take(size).collect();
            out.extend(Site::new(line).map(|site| Action::Build { building, site }));
        }
    }
    out.extend(Card::all().filter(|card| card.plot().is_none()).map(|card| Action::Facility { card }));
    out.extend(Board::all().map(|board| Action::Neighbourhood { board }));
    try_streets(game, out);
}

fn try_sites(game: &BigCity, out: &mut Vec<Action>) {
    for plot in game.city.plots().iter() {
        for side in [Side::East, Side::South] {
            let line: Plots = std::iter::successors(Some(plot), |&at| game.city.beside(at, side)).take(2).collect();
            out.extend(Site::new(line).map(|site| Action::Site { site }));
        }
    }
}

fn try_streets(game: &BigCity, out: &mut Vec<Action>) {
    for plot in game.city.plots().iter() {
        let point = game.city.point(plot);
        out.extend(Side::ALL.map(|side| Action::Streetcar { segment: point.street(side) }));
    }
}

fn try_places(game: &BigCity, out: &mut Vec<Action>) {
    for plot in game.city.plots().iter() {
        let corner = game.city.point(plot);
        let turned = |corner: Point| Action::Place { placement: Placement { rotation: Rotation::R90, corner } };
        out.extend([corner, corner.step(Side::West)].map(turned));
    }
}

/// Why an action is not legal here, or nothing if it is.
pub fn why_not(game: &BigCity, action: Action) -> Option<Refusal> {
    let (seat, prompt) = game.asked()?;
    let mut legal = Vec::new();
    rules::legal(game, &mut legal);
    if legal.binary_search(&action).is_ok() {
        return None;
    }
    Some(explain(game, seat, prompt, action))
}

fn explain(game: &BigCity, seat: Seat, prompt: Prompt, action: Action) -> Refusal {
    match (prompt, action) {
        (Prompt::Action, Action::Build { building, site }) => explain_build(game, seat, building, site),
        (Prompt::Action, Action::Facility { card }) => explain_facility(game, seat, card),
        (Prompt::FacilityPlace { card }, Action::Site { site }) => explain_site(game, card, site),
        (Prompt::Action | Prompt::StreetcarMore, Action::Streetcar { segment }) => explain_streetcar(game, segment),
        (Prompt::SetupBoard | Prompt::Action, Action::Neighbourhood { board }) => explain_board(game, prompt, board),
        (Prompt::SetupPlace { board } | Prompt::BoardPlace { board }, Action::Place { placement }) => {
            explain_place(game, board, placement)
        }
        (Prompt::Action, Action::Exchange) => Refusal::new("BC-6.7.3", "no-exchange"),
        (Prompt::Action, Action::Offer) => explain_offer(game),
        (Prompt::Exchange, Action::Return { card }) => explain_return(game, seat, card),
        (Prompt::Exchange, Action::Done) => Refusal::new("BC-6.7.1", "no-empty-exchange"),
        (Prompt::Draw | Prompt::Replace, Action::Draw { stack }) => explain_draw(game, stack),
        (Prompt::Useless, Action::Discard { card }) => explain_discard(game, seat, card),
        (Prompt::OfferCard, Action::Slot { card }) => not_in_hand("BC-8.1.2", game, seat, card, "no-offered-already"),
        (Prompt::OfferCard, Action::One) => Refusal::new("BC-8.1.2", "no-empty-offer"),
        (Prompt::OfferWish, Action::Wish { stack }) => {
            Refusal::new("BC-8.1.2", "no-wish-order").with("stack", stack.number())
        }
        (Prompt::TradeAnswer { .. }, Action::Answer { card }) => {
            not_in_hand("BC-8.1.3", game, seat, card, "no-proposed-already")
        }
        (Prompt::TradePick { slot }, Action::Take { seat }) => explain_take(game, slot, seat),
        (prompt, _) => Refusal::new(clause_of(prompt), "no-not-now"),
    }
}

/// The clause that says what is to be answered.
fn clause_of(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::SetupBoard | Prompt::SetupPlace { .. } => "BC-4.6",
        Prompt::Action => "BC-5.2",
        Prompt::FacilityPlace { .. } => "BC-6.4.2",
        Prompt::StreetcarMore => "BC-6.5.3",
        Prompt::BoardPlace { .. } => "BC-6.6.2",
        Prompt::Exchange => "BC-6.7.1",
        Prompt::Draw | Prompt::Replace => "BC-6.8.3",
        Prompt::Useless => "BC-6.9.2",
        Prompt::OfferCard | Prompt::OfferWish => "BC-8.1.2",
        Prompt::TradeAnswer { .. } => "BC-8.1.3",
        Prompt::TradePick { .. } => "BC-8.1.4",
        Prompt::TradeFallback => "BC-8.1.6",
    }
}

/// A message about a plot.
fn of_plot(clause: &'static str, key: &'static str, plot: Plot) -> Refusal {
    Refusal::new(clause, key).with("plot", plot.number())
}

/// The first plot of a site that is not on the table or not free.
fn not_free(game: &BigCity, site: Site) -> Option<Refusal> {
    let off =
        site.iter().find(|&plot| !game.city.plots().has(plot)).map(|plot| of_plot("BC-6.1.3", "no-not-on-table", plot));
    off.or_else(|| {
        site.iter().find(|&plot| !game.city.free().has(plot)).map(|plot| of_plot("BC-6.1.2", "no-occupied", plot))
    })
}

fn explain_build(game: &BigCity, seat: Seat, building: Building, site: Site) -> Refusal {
    let name = Phrase::new(building.key());
    if building.kind().is_facility() {
        return Refusal::new("BC-6.4.1", "no-plot-cards-for-facility");
    }
    if let Some(refusal) = not_free(game, site) {
        return refusal;
    }
    if let Some(plot) = site.iter().find(|plot| !game.hands[seat].has(plot.card())) {
        return of_plot("BC-6.1.2", "no-card", plot);
    }
    if building::waits_for_city_hall(&game.city, building) {
        return Refusal::new("BC-6.2.1", "no-city-hall");
    }
    if !building::is_left(&game.city, building) {
        return Refusal::new("BC-6.11.1", "no-piece-left").with("building", name);
    }
    explain_footing(game, building, site)
}

/// Shape, streetcars inside, requirements.
fn explain_footing(game: &BigCity, building: Building, site: Site) -> Refusal {
    if !game.city.has_shape(site, content().shape(building)) {
        return Refusal::new("BC-6.1.2", "no-shape").with("building", Phrase::new(building.key()));
    }
    if game.city.has_car_inside(site) {
        return Refusal::new("BC-6.1.5", "no-streetcar-inside");
    }
    explain_requirement(building.kind())
}

fn explain_requirement(kind: Kind) -> Refusal {
    let (clause, key) = requirement(kind);
    Refusal::new(clause, key)
}

/// What a kind of building needs: the clause, and the key of the words.
pub fn requirement(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::CityHall => ("BC-6.3.2", "no-requirement-city-hall"),
        Kind::Church => ("BC-6.3.3", "no-requirement-church"),
        Kind::DepartmentStore => ("BC-6.3.4", "no-requirement-department-store"),
        Kind::Bank => ("BC-6.3.5", "no-requirement-bank"),
        Kind::Cinema => ("BC-6.3.6", "no-requirement-cinema"),
        Kind::PostOffice => ("BC-6.3.7", "no-requirement-post-office"),
        Kind::Park => ("BC-6.3.8", "no-requirement-park"),
        Kind::Factory => ("BC-6.3.9", "no-requirement-factory"),
        Kind::Residence | Kind::Business => ("BC-6.1.4", "no-requirement"),
    }
}

fn explain_facility(game: &BigCity, seat: Seat, card: Card) -> Refusal {
    let Effect::BuildFacility { building } = effect(card) else { return Refusal::new("BC-6.4.1", "no-facility-card") };
    if !game.hands[seat].has(card) {
        return Refusal::new("BC-6.4.1", "no-such-card").with("card", Phrase::new(building.key()));
    }
    if !game.city.has_city_hall() {
        return Refusal::new("BC-6.2.1", "no-city-hall");
    }
    Refusal::new("BC-6.4.6", "no-site-left").with("building", Phrase::new(building.key()))
}

fn explain_site(game: &BigCity, card: Card, site: Site) -> Refusal {
    let Effect::BuildFacility { building } = effect(card) else { return Refusal::new("BC-6.4.1", "no-facility-card") };
    not_free(game, site).unwrap_or_else(|| explain_footing(game, building, site))
}

fn explain_streetcar(game: &BigCity, segment: Segment) -> Refusal {
    let city = &game.city;
    let of = |clause, key| Refusal::new(clause, key);
    if !city.has_city_hall() {
        return of("BC-6.2.1", "no-city-hall");
    }
    if streetcar::left(game) == 0 {
        return of("BC-6.5.6", "no-streetcar-left");
    }
    if !city.is_street(segment) {
        return of("BC-3.10", "no-street");
    }
    if city.is_built_over(segment) {
        return of("BC-3.11", "no-built-over");
    }
    if city.has_car(segment) {
        return of("BC-6.5.3", "no-streetcar-there");
    }
    let connected = city.cars().is_empty() || city.touches_line(segment);
    match (connected, game.options.branching_streetcar) {
        (false, true) => of("BC-8.3.1", "no-network"),
        (false, false) => of("BC-6.5.3", "no-line-end"),
        (true, true) => of("BC-8.4.1", "no-building-beside"),
        (true, false) if grows_line(game, segment) => of("BC-8.4.1", "no-building-beside"),
        (true, false) => of("BC-6.5.3", "no-branch"),
    }
}

/// Whether a segment continues a single line, or starts it.
fn grows_line(game: &BigCity, segment: Segment) -> bool {
    let mut grows = game.city.cars().is_empty();
    if !grows {
        game.city.extensions(streetcar::line(game), |other| grows |= other == segment);
    }
    grows
}

fn explain_board(game: &BigCity, prompt: Prompt, board: Board) -> Refusal {
    let of = |clause, key| Refusal::new(clause, key).with("board", board.number());
    if game.city.laid().has(board) {
        return of("BC-6.6.1", "no-board-laid");
    }
    match prompt {
        Prompt::SetupBoard => of("BC-4.7", "no-setup-board"),
        _ => Refusal::new("BC-6.2.1", "no-city-hall"),
    }
}

fn explain_place(game: &BigCity, board: Board, placement: Placement) -> Refusal {
    match game.city.fits(board, placement) {
        Err(Misfit::Covers) => Refusal::new("BC-6.6.2", "no-covers"),
        Err(Misfit::Touches) | Ok(()) => Refusal::new("BC-6.6.2", "no-touches"),
    }
}

fn explain_offer(game: &BigCity) -> Refusal {
    let key = if game.options.trade_cards { "no-cards-to-trade" } else { "no-trading" };
    Refusal::new("BC-8.1.1", key)
}

/// A card in words.
pub fn card_phrase(card: Card) -> Phrase {
    match effect(card) {
        Effect::BuildRight { plot } => Phrase::new("card-plot").with("plot", plot.number()),
        Effect::BuildFacility { building } => {
            Phrase::new("card-facility").with("building", Phrase::new(building.key()))
        }
    }
}

fn not_in_hand(clause: &'static str, game: &BigCity, seat: Seat, card: Card, otherwise: &'static str) -> Refusal {
    let key = if game.hands[seat].has(card) { otherwise } else { "no-such-card" };
    Refusal::new(clause, key).with("card", card_phrase(card))
}

fn explain_return(game: &BigCity, seat: Seat, card: Card) -> Refusal {
    if !game.hands[seat].has(card) || game.aside.has(card) {
        return not_in_hand("BC-6.7.1", game, seat, card, "no-set-aside-already");
    }
    if !exchange::is_within_limit(game, game.aside.len() + 1) {
        return Refusal::new("BC-8.1.1", "no-exchange-limit");
    }
    Refusal::new("BC-6.7.3", "no-exchange-supply")
}

fn explain_draw(game: &BigCity, stack: Board) -> Refusal {
    let of = |clause, key| Refusal::new(clause, key).with("stack", stack.number());
    if !drawing::is_open(game, stack) {
        return of("BC-8.5.1", "no-closed-stack");
    }
    if game.stacks[stack.index()].is_empty() {
        return of("BC-6.8.3", "no-empty-stack");
    }
    of("BC-6.8.2", "no-third-card")
}

fn explain_discard(game: &BigCity, seat: Seat, card: Card) -> Refusal {
    if !game.hands[seat].has(card) {
        return not_in_hand("BC-6.9.2", game, seat, card, "no-such-card");
    }
    let covered = card.plot().is_some_and(|plot| game.city.facilities().has(plot));
    let (clause, key) = if covered { ("BC-6.9.2", "no-new-useless") } else { ("BC-6.9.1", "no-useful") };
    Refusal::new(clause, key).with("card", card_phrase(card))
}

fn explain_take(game: &BigCity, slot: Slot, seat: Seat) -> Refusal {
    let seat = if game.seats.contains(seat) { seat } else { game.on_turn }; // Nobody else can be named.
    Refusal::new("BC-8.1.4", "no-proposal").with("slot", slot.number()).with("seat", seat)
}
