//! Building a contract: costs, zoning, restrictions, demolition, adjacency bonus (US-6.5 to US-6.9).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::actions::{build_price, lift_contract};
use super::money::{Purse, earn, lose};
use super::{Flow, Found};
use crate::action::Action;
use crate::board::{Blocks, Building, Plan, Site, Sites, Surroundings, shapes};
use crate::content::{Contract, content};
use crate::effects::{Call, card_run};
use crate::event::{Event, Why};
use crate::ids::{Card, CardSet, Politician, Zone, ZoneSet};
use crate::state::{Open, Prompt, Step};

/// Why a contract cannot be built on some lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    TooDear,
    NotEmptyBlock,
    LowValue,
    NotAtWater,
    NotAtWilderness,
    NotAtEdge,
    Covered,
    HalfCovered,
    Contractors,
    Zoning,
}

/// The grid as one builder sees it: what the places of every contract are judged by.
pub struct Survey<'a> {
    open: &'a Open,
    seat: Seat,
    affordable: Blocks,
    covered: Plan,
    zones: [Surroundings; Zone::BUILT.len()],
    demolishes: bool,
}

impl<'a> Survey<'a> {
    pub fn new(open: &'a Open, seat: Seat) -> Self {
        Self {
            open,
            seat,
            affordable: open.blocks_of_value(|value| u16::from(value) <= open.wealth[seat]), // US-6.1.4
            covered: open.grid.plan_of(ZoneSet::ALL),
            zones: Zone::BUILT.map(|zone| open.grid.plan(zone).surroundings()),
            demolishes: is_contractor(open, seat) || open.hands[seat].renewal().is_some(), // US-6.8.1
        }
    }

    /// Whether the builder can pay for no block at all.
    pub const fn is_hopeless(&self) -> bool {
        self.affordable.is_empty()
    }

    pub fn project(&'a self, card: Card) -> Project<'a> {
        let contract = content().contract(card);
        let others = Zone::BUILT.into_iter().filter(|&zone| zone != contract.zone);
        let foreign = others.map(|zone| self.zones[zone.index()]).reduce(|a, b| a.union(&b)).expect("other zones");
        Project { survey: self, contract, foreign }
    }

    /// The blocks among these where all that stands on the lots may go: covered completely, and not the Contractor's
    /// (US-6.8.1, US-6.8.3).
    fn cleared(&self, blocks: Blocks, lots: u8) -> Blocks {
        if !self.demolishes {
            return Blocks::NONE;
        }
        let whole = blocks & !self.open.grid.joins().cut(lots);
        match self.open.contractor.seat().filter(|&seat| seat != self.seat) {
            Some(_) => whole.iter().filter(|&block| !self.covers_protected(Site { block, lots })).collect(),
            None => whole,
        }
    }

    fn covers_protected(&self, site: Site) -> bool {
        let mut covered = self.open.grid.in_block(site.block).filter(|building| building.site.lots & site.lots != 0);
        covered.any(|building| is_protected(self.open, self.seat, &building))
    }

    /// What speaks against demolishing what stands on a site, if anything does.
    fn demolition_fault(&self, site: Site) -> Option<Fault> {
        if !self.covered.meets(site) || !self.cleared(Blocks::one(site.block), site.lots).is_empty() {
            return None;
        }
        if !self.demolishes {
            return Some(Fault::Covered);
        }
        let cut = self.open.grid.joins().cut(site.lots).contains(site.block);
        Some(if cut { Fault::HalfCovered } else { Fault::Contractors })
    }
}

/// The blocks that meet a condition, or all if it is not made.
fn asked(asked: bool, blocks: impl FnOnce() -> Blocks) -> Blocks {
    if asked { blocks() } else { Blocks::ALL }
}

/// A contract about to be built.
pub struct Project<'a> {
    survey: &'a Survey<'a>,
    contract: &'static Contract,
    foreign: Surroundings,
}

impl Project<'_> {
    /// What is asked of lots, and the blocks where they meet it.
    fn conditions(&self, lots: u8) -> [(Fault, Blocks); 7] {
        let (needs, survey) = (&self.contract.needs, self.survey);
        let water = || Plan::WATER.any(lots);
        let wilderness = || Plan::WILDERNESS.any(lots);
        // US-6.6.1: what would be demolished lies under the lots and so never counts as a neighbour; parks are in
        // neither plan.
        let zoned = || !self.foreign.touched(lots) | survey.zones[self.contract.zone.index()].touched(lots);
        let valuable = || survey.open.blocks_of_value(|value| value >= needs.min_value);
        // US-6.7.1; demolition cannot make a block empty.
        [
            (Fault::TooDear, survey.affordable),
            (Fault::NotEmptyBlock, asked(needs.empty_block, || !survey.covered.blocks())),
            (Fault::LowValue, asked(needs.min_value > 0, valuable)),
            (Fault::NotAtWater, asked(needs.water, water)),
            (Fault::NotAtWilderness, asked(needs.wilderness, wilderness)),
            (Fault::NotAtEdge, asked(needs.edge, || water() | wilderness())),
            (Fault::Zoning, asked(!needs.ignore_zoning, zoned)),
        ]
    }

    /// What speaks against a place.
    pub fn fault(&self, site: Site) -> Option<Fault> {
        let unmet = || self.conditions(site.lots).into_iter().find(|(_, blocks)| !blocks.contains(site.block));
        self.survey.demolition_fault(site).or_else(|| unmet().map(|(fault, _)| fault))
    }

    /// The blocks where these lots are a legal place.
    fn blocks(&self, lots: u8) -> Blocks {
        let fit = self.conditions(lots).into_iter().fold(Blocks::ALL, |fit, (_, blocks)| fit & blocks);
        let covered = fit & self.survey.covered.any(lots);
        fit & !covered | self.survey.cleared(covered, lots)
    }

    fn has_place(&self) -> bool {
        shapes(self.contract.size).iter().any(|&lots| !self.blocks(lots).is_empty())
    }

    /// Every legal place.
    fn sites(&self) -> Sites {
        Sites::new(self.contract.size, |lots| self.blocks(lots))
    }
}

fn is_contractor(open: &Open, seat: Seat) -> bool {
    open.contractor.seat() == Some(seat)
}

/// US-6.8.3: the Contractor's buildings are safe from everybody else.
pub fn is_protected(open: &Open, seat: Seat, building: &Building) -> bool {
    building.owner.is_some() && building.owner == open.contractor.seat() && building.owner != Some(seat)
}

/// Permits of each zone in a hand.
pub fn permits(open: &Open, seat: Seat) -> [u8; Zone::BUILT.len()] {
    let mut permits = [0; Zone::BUILT.len()];
    for permit in open.hands[seat].permits().iter().filter_map(|card| content().permit(card)) {
        let zones = Zone::BUILT.into_iter().filter(|&zone| permit.zones.has(zone));
        zones.for_each(|zone| permits[zone.index()] += permit.permits);
    }
    permits
}

/// Whether there is a tile and a place for it (US-6.5.3).
pub fn has_place(survey: &Survey<'_>, card: Card) -> bool {
    let contract = content().contract(card);
    survey.open.tile_supply(contract.zone, contract.size) > 0 && survey.project(card).has_place()
}

pub fn placements(open: &Open, seat: Seat, card: Card, found: &mut Found<'_>) -> ControlFlow<()> {
    Survey::new(open, seat).project(card).sites().try_for_each(&mut |site| found(Action::Place(site)))
}

pub fn start<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, card: Card) {
    flow.ask(seat, Prompt::Placement { card });
}

pub fn choose_site<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, card: Card, site: Site) {
    flow.ask(seat, Prompt::Permits { card, site });
}

/// US-6.5.2: every set of fitting permits in which none is superfluous.
pub fn permit_sets(open: &Open, seat: Seat, card: Card, found: &mut Found<'_>) -> ControlFlow<()> {
    let contract = content().contract(card);
    let fits = |card: &Card| content().permit(*card).is_some_and(|permit| permit.zones.has(contract.zone));
    let fitting = open.hands[seat].permits().iter().filter(fits).collect();
    extend_set(Purchase { size: contract.size, ..Purchase::default() }, fitting, found)
}

/// Permits put together so far.
#[derive(Clone, Copy, Default)]
struct Purchase {
    cards: CardSet,
    total: u8,
    smallest: u8,
    size: u8,
}

fn extend_set(purchase: Purchase, fitting: CardSet, found: &mut Found<'_>) -> ControlFlow<()> {
    let mut rest = fitting;
    for card in fitting.iter() {
        rest.take(card);
        let permits = content().permit(card).expect("permits only").permits;
        let smallest = if purchase.cards.is_empty() { permits } else { purchase.smallest.min(permits) };
        let more = Purchase { cards: purchase.cards.with(card), total: purchase.total + permits, smallest, ..purchase };
        if more.total < more.size {
            extend_set(more, rest, found)?;
        } else if more.total - more.smallest < more.size {
            found(Action::Pay(more.cards))?;
        }
    }
    ControlFlow::Continue(())
}

/// US-6.5.4, in its order.
pub fn build<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, (card, site): (Card, Site), permits: CardSet) {
    let price = build_price(&flow.position.open, seat, card).expect("the contract lies there");
    let open = flow.open();
    open.points -= price;
    lift_contract(open, seat, card);
    open.card = Some(card);
    open.hands[seat] = open.hands[seat].minus(permits);
    open.discard = open.discard.union(permits);
    flow.tell(Event::Built { seat, card, site, permits });
    let value = flow.open().value(site.block);
    lose(flow, seat, Purse::wealth(value.into()), Why::Building);
    clear_site(flow, seat, site);
    raise(flow, seat, card, site);
    let first = !flow.open().built;
    flow.open().built = true;
    adjacency_bonus(flow, seat, (card, site), first);
    flow.ask(seat, Prompt::Act);
    flow.push(Step::CloseCard);
    let run = card_run(&flow.position.open, card);
    flow.push(Step::Run(Call { run, next: 0, oneself: seat, site: Some(site.anchor()) }));
    flow.push(Step::Vocation { card, next: 0 });
}

/// US-6.8.2, US-6.8.4
fn clear_site<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, site: Site) {
    if flow.open().grid.is_free(site) {
        return;
    }
    if !is_contractor(&flow.position.open, seat) {
        let card = flow.open().hands[seat].renewal().expect("demolition costs an Urban Renewal card");
        flow.open().hands[seat].take(card);
        flow.open().discard.add(card);
        flow.tell(Event::Renewed { seat, card });
    }
    for lot in site.lots() {
        if flow.open().grid.building(lot).is_some() {
            demolish(flow, lot);
        }
    }
}

/// A building leaves the game (US-2.6).
pub fn demolish<L: Log<Event>>(flow: &mut Flow<'_, L>, lot: crate::board::Lot) {
    let Building { site, zone, owner } = flow.open().grid.remove(lot);
    flow.tell(Event::Demolished { site, zone, owner });
}

fn raise<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, card: Card, site: Site) {
    let Contract { zone, size, .. } = *content().contract(card);
    take_tile(flow.open(), zone, size);
    flow.open().grid.place(Building { site, zone, owner: Some(seat) });
}

/// Takes a building tile from the supply.
pub fn take_tile(open: &mut Open, zone: Zone, size: u8) {
    open.supply[zone.index()][usize::from(size) - 1] -= 1;
}

/// Buildings of a zone adjacent to a site.
pub fn neighbours(open: &Open, site: Site, zone: Zone) -> u16 {
    open.grid.meeting(Plan::around(site).common(open.grid.plan(zone))).count() as u16
}

/// US-6.9.1; US-6.9.2: the District Attorney doubles his first of a turn.
fn adjacency_bonus<L: Log<Event>>(flow: &mut Flow<'_, L>, seat: Seat, (card, site): (Card, Site), first: bool) {
    let bonus = neighbours(&flow.position.open, site, content().contract(card).zone);
    let doubled = first && flow.open().holder(Politician::DistrictAttorney) == Some(seat);
    earn(flow, seat, Purse::prestige(if doubled { 2 * bonus } else { bonus }), Why::Adjacency);
}
