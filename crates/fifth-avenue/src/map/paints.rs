//! Colours and signs of what is printed.

use art::{Icon, Paint, Tint};
use engine::Seat;

use crate::ids::{Colour, Deck, Owner, Pawn, PlayerColour, Shop};
use crate::state::Open;

/// The colour of a seat; the page uses the same.
pub fn tint(seat: Seat) -> Tint {
    Tint::of_seat(seat.index())
}

/// The colour of an owner. Ace wears one that nobody else wears (FA-4.8).
pub fn owner_tint(open: &Open, owner: Owner) -> Tint {
    match (owner.seat(), open.colours[Owner::ACE.0 as usize]) {
        (Some(seat), _) => tint(seat),
        (None, PlayerColour::Green) => Tint::Green,
        (None, PlayerColour::Yellow | PlayerColour::Red | PlayerColour::Blue) => Tint::Gold,
    }
}

pub const fn colour_paint(colour: Colour) -> Paint {
    match colour {
        Colour::Violet => Paint::Violet,
        Colour::Grey => Paint::Grey,
        Colour::Orange => Paint::Orange,
        Colour::Green => Paint::Moss,
        Colour::Brown => Paint::Umber,
    }
}

pub fn deck_paint(deck: Deck) -> Paint {
    deck.colour().map_or(Paint::Coal, colour_paint)
}

pub const fn shop_icon(shop: Shop) -> Icon {
    match shop {
        Shop::Fashion => Icon::Dress,
        Shop::Jewel => Icon::Gem,
        Shop::Art => Icon::Frame,
        Shop::Perfume => Icon::Bottle,
    }
}

pub const fn shop_paint(shop: Shop) -> Paint {
    match shop {
        Shop::Fashion => Paint::Rose,
        Shop::Jewel => Paint::Sky,
        Shop::Art => Paint::Ochre,
        Shop::Perfume => Paint::Copper,
    }
}

pub const fn pawn_paint(pawn: Pawn) -> Paint {
    match pawn {
        Pawn::White => Paint::Marble,
        Pawn::Beige => Paint::Sand,
    }
}
