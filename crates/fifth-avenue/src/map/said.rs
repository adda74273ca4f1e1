//! The map in words, a line each: the districts in order of the map, the commissions, Central Park.

use engine::Phrase;

use crate::board::worth;
use crate::content::content;
use crate::ids::{ByShop, District, Lot, Owner, Pawn, Plot, Shop};
use crate::show::name;
use crate::state::{Open, TOKENS};

pub fn say_map(open: &Open) -> Vec<Phrase> {
    let districts = District::ALL.iter().map(|&district| say_district(open, district));
    let pawns = Pawn::ALL.iter().map(|&pawn| say_pawn(open, pawn));
    districts.chain(pawns).chain([say_south(open), say_pile(open)]).chain(say_ace(open)).collect()
}

/// The lots of a district clockwise from 12 o'clock (FA-3.6).
fn say_district(open: &Open, district: District) -> Phrase {
    if open.closed.has(district) {
        return Phrase::new("no-closed-district").with("district", name(district));
    }
    let ring = content().ring(open.side, district);
    let lots: Vec<Phrase> = ring.iter().map(|&plot| say_lot(open, district, plot)).collect();
    Phrase::new("map-district").with("district", name(district)).with("lots", lots)
}

fn say_lot(open: &Open, district: District, plot: Plot) -> Phrase {
    let each = worth(open, district, plot);
    let what = match open.lot(district, plot) {
        Lot::Free => Phrase::new("map-lot-free").with("points", each),
        Lot::Shops(shop, None) => name(shop),
        Lot::Shops(first, Some(second)) => {
            Phrase::new("told-two").with("first", name(first)).with("second", name(second))
        }
        Lot::Buildings(owner, count) => match owner.seat() {
            Some(seat) => Phrase::new("map-lot-buildings").with("seat", seat).with("count", count).with("points", each),
            None => Phrase::new("told-ace").with("count", count),
        },
    };
    Phrase::new("told-lot").with("lot", name(plot)).with("what", what)
}

/// Where a commission stands, and where its survey tokens lie.
fn say_pawn(open: &Open, pawn: Pawn) -> Phrase {
    let tokens: Vec<Phrase> = open.tokens[pawn].iter().map(name).collect();
    let key = if tokens.is_empty() { "map-pawn" } else { "map-pawn-tokens" };
    let phrase = Phrase::new(key).with("pawn", name(pawn)).with("place", name(open.pawns[pawn]));
    phrase.with("tokens", tokens).with("left", TOKENS - open.tokens[pawn].len())
}

fn say_south(open: &Open) -> Phrase {
    let built = open.seats.iter().map(|seat| (seat, open.stock[seat.index()].south)).filter(|(_, count)| *count > 0);
    let built: Vec<Phrase> =
        built.map(|(seat, count)| Phrase::new("told-buildings").with("seat", seat).with("count", count)).collect();
    if built.is_empty() { Phrase::new("map-south-free") } else { Phrase::new("map-south").with("built", built) }
}

/// The shops under the park, or at the end those that were turned up.
fn say_pile(open: &Open) -> Phrase {
    let (key, shown): (_, &ByShop<u8>) =
        if open.end.is_some() { ("map-drawn", &open.drawn) } else { ("map-under", &open.park_shops) };
    let some = Shop::ALL.iter().filter(|&&shop| shown[shop] > 0);
    let tiles: Vec<Phrase> =
        some.map(|&shop| Phrase::new("map-pile").with("shop", name(shop)).with("count", shown[shop])).collect();
    if tiles.is_empty() { Phrase::new("map-under-none") } else { Phrase::new(key).with("shops", tiles) }
}

/// What Ace has left to build (FA-2.4).
fn say_ace(open: &Open) -> Option<Phrase> {
    let left = open.stock[Owner::ACE.0 as usize].supply;
    open.with_ace().then(|| Phrase::new("map-ace").with("count", left))
}
