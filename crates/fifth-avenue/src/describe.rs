//! The board in words, a line each: the districts, the pawns, the own hand.

use engine::Phrase;

use crate::ids::{District, Key, Lot, Pawn, Plot};
use crate::show::{hand_names, name};
use crate::view::View;

/// Everything that lies open for the viewer and that panels do not say.
pub fn describe(view: &View) -> Vec<Phrase> {
    let pawn = |&pawn: &Pawn| {
        Phrase::new("describe-pawn").with("pawn", name(pawn)).with("place", name(view.table.pawns[pawn]))
    };
    let hand = view.own().map(|hand| Phrase::new("describe-hand").with("cards", hand_names(hand)));
    let districts = view.table.open().map(|district| describe_district(view, district));
    districts.chain(Pawn::ALL.iter().map(pawn)).chain(hand).collect()
}

/// A district in words: what stands on each of its lots.
fn describe_district(view: &View, district: District) -> Phrase {
    let lot = |&plot: &Plot| {
        let what = match view.table.lot(district, plot) {
            Lot::Free => Phrase::new("describe-free"),
            Lot::Shops(shop, None) => name(shop),
            Lot::Shops(first, Some(second)) => {
                Phrase::new("describe-two").with("first", name(first)).with("second", name(second))
            }
            Lot::Buildings(owner, count) => match owner.seat() {
                Some(seat) => Phrase::new("describe-buildings").with("seat", seat).with("count", count),
                None => Phrase::new("describe-ace").with("count", count),
            },
        };
        Phrase::new("describe-lot").with("lot", name(plot)).with("what", what)
    };
    let lots: Vec<Phrase> = view.table.plots().iter().map(lot).collect();
    Phrase::new("describe-district").with("district", name(district)).with("lots", lots)
}
