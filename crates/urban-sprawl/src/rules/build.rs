//! Building a contract: costs, zoning, restrictions, demolition, adjacency bonus (US-6.5 to US-6.9).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use super::actions::{build_price, lift_contract};
use super::money::{Purse, earn, lose};
use super::{Found, Table};
use crate::action::Action;
use crate::board::{BLOCKS, Block, Building, Halo, LOT_SIDE, Plan, Site, shapes};
use crate::content::{Contract, content};
use crate::effects::{Call, card_run};
use crate::event::{Event, Why};
use crate::ids::{Card, CardSet, Politician, Zone};
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

/// A contract about to be built, with what its places are judged by.
pub struct Project<'a> {
    open: &'a Open,
    seat: Seat,
    contract: &'static Contract,
    printed: &'static [u8; BLOCKS],
    demolishes: bool,
    foreign: Plan,
}

impl<'a> Project<'a> {
    pub fn new(open: &'a Open, seat: Seat, card: Card) -> Self {
        let contract = content().contract(card);
        let demolishes = is_contractor(open, seat) || open.hands[seat].renewal().is_some(); // US-6.8.1
        let mut foreign = [0; LOT_SIDE as usize];
        for zone in Zone::BUILT.into_iter().filter(|&zone| zone != contract.zone) {
            foreign.iter_mut().zip(open.grid.plan(zone)).for_each(|(row, bits)| *row |= bits);
        }
        Self { open, seat, contract, printed: &content().printed, demolishes, foreign }
    }

    /// What speaks against a block as a whole.
    pub fn block_fault(&self, block: Block) -> Option<Fault> {
        let (needs, value) = (&self.contract.needs, self.printed[block.index()] + self.open.marked(block));
        if u16::from(value) > self.open.wealth[self.seat] {
            return Some(Fault::TooDear); // US-6.1.4
        }
        if needs.empty_block && !self.open.grid.is_empty(block) {
            return Some(Fault::NotEmptyBlock); // US-6.7.1: demolition cannot create this
        }
        (value < needs.min_value).then_some(Fault::LowValue)
    }

    /// What speaks against lots of a block that is fit.
    pub fn site_fault(&self, site: Site) -> Option<Fault> {
        self.demolition_fault(site).or_else(|| self.surroundings_fault(site))
    }

    /// US-6.8.1, US-6.8.3: everything covered is covered completely and not the Contractor's.
    fn demolition_fault(&self, site: Site) -> Option<Fault> {
        if self.open.grid.is_free(site) {
            return None;
        }
        if !self.demolishes {
            return Some(Fault::Covered);
        }
        covered_buildings(self.open, site).find_map(|building| {
            if building.site.lots & !site.lots != 0 {
                return Some(Fault::HalfCovered);
            }
            is_protected(self.open, self.seat, &building).then_some(Fault::Contractors)
        })
    }

    fn surroundings_fault(&self, site: Site) -> Option<Fault> {
        self.side_fault(site).or_else(|| self.zoning_fault(site))
    }

    /// US-6.7.1
    fn side_fault(&self, site: Site) -> Option<Fault> {
        let needs = &self.contract.needs;
        if !(needs.water || needs.wilderness || needs.edge) {
            return None;
        }
        let sides = site.sides();
        if needs.water && !sides.water {
            return Some(Fault::NotAtWater);
        }
        if needs.wilderness && !sides.wilderness {
            return Some(Fault::NotAtWilderness);
        }
        (needs.edge && !sides.water && !sides.wilderness).then_some(Fault::NotAtEdge)
    }

    /// US-6.6.1: no neighbour of another zone, or one of the same. What would be demolished lies inside the site and
    /// so never counts as a neighbour; parks are in neither plan.
    fn zoning_fault(&self, site: Site) -> Option<Fault> {
        let halo = Halo::of(site);
        let legal = self.contract.needs.ignore_zoning
            || !halo.touches(&self.foreign)
            || halo.touches(self.open.grid.plan(self.contract.zone));
        (!legal).then_some(Fault::Zoning)
    }

    /// Every legal place, in order.
    fn sites(&self, found: &mut dyn FnMut(Site) -> ControlFlow<()>) -> ControlFlow<()> {
        for block in Block::all() {
            let covered = self.open.grid.covered(block);
            if self.block_fault(block).is_some() {
                continue;
            }
            for &lots in shapes(self.contract.size) {
                let site = Site { block, lots };
                let barred = lots & covered != 0 && (!self.demolishes || self.demolition_fault(site).is_some());
                if !barred && self.surroundings_fault(site).is_none() {
                    found(site)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Buildings that a site covers, wholly or in part.
pub fn covered_buildings(open: &Open, site: Site) -> impl Iterator<Item = Building> + '_ {
    open.grid.in_block(site.block).filter(move |building| building.site.lots & site.lots != 0)
}

fn is_contractor(open: &Open, seat: Seat) -> bool {
    open.contractor.seat() == Some(seat)
}

/// US-6.8.3: the Contractor's buildings are safe from everybody else.
pub fn is_protected(open: &Open, seat: Seat, building: &Building) -> bool {
    building.owner.is_some() && building.owner == open.contractor.seat() && building.owner != Some(seat)
}

/// Permits of a zone in a hand.
pub fn permits_for(open: &Open, seat: Seat, zone: Zone) -> u8 {
    let permits = open.hands[seat].permits().iter().filter_map(|card| content().permit(card));
    permits.filter(|permit| permit.zones.contains(zone)).map(|permit| permit.permits).sum()
}

/// Whether there is a tile and a place for it (US-6.5.3).
pub fn has_place(open: &Open, seat: Seat, card: Card) -> bool {
    let contract = content().contract(card);
    open.tile_supply(contract.zone, contract.size) > 0
        && Project::new(open, seat, card).sites(&mut |_| ControlFlow::Break(())).is_break()
}

pub fn placements(open: &Open, seat: Seat, card: Card, found: &mut Found<'_>) -> ControlFlow<()> {
    Project::new(open, seat, card).sites(&mut |site| found(Action::Place(site)))
}

pub fn start<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat, card: Card) {
    t.ask(seat, Prompt::Placement { card });
}

pub fn choose_site<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat, card: Card, site: Site) {
    t.ask(seat, Prompt::Permits { card, site });
}

/// US-6.5.2: every set of fitting permits in which none is superfluous.
pub fn permit_sets(open: &Open, seat: Seat, card: Card, found: &mut Found<'_>) -> ControlFlow<()> {
    let contract = content().contract(card);
    let fits = |card: &Card| content().permit(*card).is_some_and(|permit| permit.zones.contains(contract.zone));
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
pub fn build<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat, (card, site): (Card, Site), permits: CardSet) {
    let price = build_price(&t.now.open, seat, card).expect("the contract lies there");
    let open = t.open();
    open.points -= price;
    lift_contract(open, seat, card);
    open.card = Some(card);
    open.hands[seat] = open.hands[seat].minus(permits);
    open.discard = open.discard.union(permits);
    t.tell(Event::Built { seat, card, site, permits });
    let value = t.open().value(site.block);
    lose(t, seat, Purse::wealth(value.into()), Why::Building);
    clear_site(t, seat, site);
    raise(t, seat, card, site);
    let first = !t.open().built;
    t.open().built = true;
    adjacency_bonus(t, seat, (card, site), first);
    t.ask(seat, Prompt::Act);
    t.push(Step::CloseCard);
    let run = card_run(&t.now.open, card);
    t.push(Step::Run(Call { run, next: 0, oneself: seat, site: Some(site.anchor()) }));
    t.push(Step::Vocation { card, next: 0 });
}

/// US-6.8.2, US-6.8.4
fn clear_site<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat, site: Site) {
    if t.open().grid.is_free(site) {
        return;
    }
    if !is_contractor(&t.now.open, seat) {
        let card = t.open().hands[seat].renewal().expect("demolition costs an Urban Renewal card");
        t.open().hands[seat].take(card);
        t.open().discard.add(card);
        t.tell(Event::Renewed { seat, card });
    }
    for lot in site.lots() {
        if t.open().grid.building(lot).is_some() {
            demolish(t, lot);
        }
    }
}

/// A building leaves the game (US-2.6).
pub fn demolish<L: Log<Event>>(t: &mut Table<'_, L>, lot: crate::board::Lot) {
    let Building { site, zone, owner } = t.open().grid.remove(lot);
    t.tell(Event::Demolished { site, zone, owner });
}

fn raise<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat, card: Card, site: Site) {
    let Contract { zone, size, .. } = *content().contract(card);
    take_tile(t.open(), zone, size);
    t.open().grid.place(Building { site, zone, owner: Some(seat) });
}

/// Takes a building tile from the supply.
pub fn take_tile(open: &mut Open, zone: Zone, size: u8) {
    open.supply[zone.index()][usize::from(size) - 1] -= 1;
}

/// Buildings of a zone adjacent to a site.
pub fn neighbours(open: &Open, site: Site, zone: Zone) -> u16 {
    let same = |lot: &&crate::board::Lot| open.grid.building(**lot).is_some_and(|building| building.zone == zone);
    open.grid.adjacent(site).iter().filter(same).count() as u16
}

/// US-6.9.1; US-6.9.2: the District Attorney doubles his first of a turn.
fn adjacency_bonus<L: Log<Event>>(t: &mut Table<'_, L>, seat: Seat, (card, site): (Card, Site), first: bool) {
    let bonus = neighbours(&t.now.open, site, content().contract(card).zone);
    let doubled = first && t.open().holder(Politician::DistrictAttorney) == Some(seat);
    earn(t, seat, Purse::prestige(if doubled { 2 * bonus } else { bonus }), Why::Adjacency);
}
