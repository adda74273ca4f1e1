//! Action B: shops and special scorings (FA-6.3, FA-6.4).

use std::ops::Range;

use engine::{Chance, Log};

use crate::action::Action;
use crate::content::{Milestone, content};
use crate::event::{Event, Source};
use crate::ids::{Lot, Shop, Site};
use crate::rules::start::sites;
use crate::score;
use crate::state::{End, FifthAvenue, Open};

/// FA-6.3.1: the leftmost group of the row that is not empty.
pub fn active_group(open: &Open) -> Range<usize> {
    match open.row.iter().position(Option::is_some) {
        Some(space) => content().group_of(space),
        None => 0..0,
    }
}

/// Whether the active group has a tile of this type.
pub fn on_offer(game: &FifthAvenue, shop: Shop) -> bool {
    game.open.row[active_group(&game.open)].contains(&Some(shop))
}

/// FA-6.3.3: a lot of an open district that is free or holds exactly one shop.
pub fn takes_shop(game: &FifthAvenue, site: Site) -> bool {
    game.open.plots().contains(&site.plot) && !game.open.closed.has(site.district) && has_room(game, site)
}

pub fn has_room(game: &FifthAvenue, site: Site) -> bool {
    match game.open.lot(site.district, site.plot) {
        Lot::Free | Lot::Shops(_, None) => true,
        Lot::Shops(_, Some(_)) | Lot::Buildings(..) => false,
    }
}

pub fn some_lot(game: &FifthAvenue) -> bool {
    sites(game).any(|site| takes_shop(game, site))
}

pub fn offers(game: &FifthAvenue) -> impl Iterator<Item = Action> {
    let types = Shop::ALL.iter().copied().filter(|&shop| on_offer(game, shop));
    types.flat_map(move |shop| {
        sites(game).filter(move |&site| takes_shop(game, site)).map(move |site| Action::Shop(shop, site))
    })
}

pub fn place(game: &mut FifthAvenue, shop: Shop, site: Site, chance: &mut Chance, log: &mut impl Log<Event>) {
    game.open.agenda.pop();
    let group = active_group(&game.open);
    let tile = game.open.row[group.clone()].iter_mut().find(|tile| **tile == Some(shop)).expect("a tile on offer");
    *tile = None;
    let lot = &mut game.open.lots[site.district][site.plot];
    *lot = match *lot {
        Lot::Shops(first, _) => Lot::Shops(first, Some(shop)),
        Lot::Free | Lot::Buildings(..) => Lot::Shops(shop, None),
    };
    game.open.placed += 1;
    log.add(Event::ShopPlaced { seat: game.open.active, shop, site });
    empty_group(game, group, log);
    if let Some(milestone) = content().milestones.iter().find(|milestone| milestone.placed == game.open.placed) {
        reach(game, milestone, chance, log);
    }
}

/// FA-6.3.4 (a): what is left of the group goes to the park shop space.
fn empty_group(game: &mut FifthAvenue, group: Range<usize>, log: &mut impl Log<Event>) {
    let left = game.open.row[group.clone()].iter().flatten().count();
    if left > usize::from(content().leave) {
        return;
    }
    for space in group {
        if let Some(shop) = game.open.row[space].take() {
            game.open.park_shops[shop] += 1;
            log.add(Event::ShopToPark { shop });
        }
    }
}

/// FA-6.3.4 (b), (c): the end of the game, or a special scoring for everyone with enough districts (FA-6.4).
fn reach(game: &mut FifthAvenue, milestone: &Milestone, chance: &mut Chance, log: &mut impl Log<Event>) {
    if milestone.ends_game {
        return score::finish(game, End::LastShop, chance, log);
    }
    for seat in game.open.seats.iter() {
        if game.open.districts_of(seat) >= milestone.districts {
            score::add(game, seat, milestone.vp, (Source::Special, None), log);
        }
    }
}
