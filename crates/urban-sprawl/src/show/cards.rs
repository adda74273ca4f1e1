//! Cards as pieces: contracts to be read, planning cards small enough for a hand.

use engine::Phrase;
use engine::pieces::{Card as Face, Form};

use super::names::{card_in_full, card_name, card_text, deck_name, planning_card, printed_size, vocation_name};
use crate::content::{Contract, Kind, Permit, content};
use crate::ids::{Card, Deck, Zone};
use crate::map::icons::RENEWAL;
use crate::map::zone_paint;
use crate::state::Open;

/// A contract or an event: its name, its zone, size and vocations, and what it does.
pub fn read(open: &Open, card: Card) -> Face {
    let face = Face::new(Form::Card, card_name(card)).piece(format!("card:{card}"));
    let face = match &content().face(card).kind {
        Kind::Contract(contract) => contract_lines(face, contract),
        Kind::Event | Kind::Permit(_) | Kind::Renewal { .. } => face,
    };
    face.line(card_text(open, card)).help(card_in_full(open, card))
}

/// Zone and size, then vocations with their numbers.
fn contract_lines(face: Face, contract: &Contract) -> Face {
    let vocations = contract.vocations.iter().flatten().map(|expertise| {
        let vocation = Phrase::new("card-vocation").with("vocation", vocation_name(expertise.name));
        vocation.with("icon", expertise.name.name()).with("value", expertise.value)
    });
    vocations.fold(face.paint(zone_paint(contract.zone).name()).line(printed_size(contract)), Face::line)
}

/// The same contract on top of a deck.
pub fn on_deck(mut face: Face, deck: Deck) -> Face {
    if let Some(size) = face.lines.first_mut() {
        *size = Phrase::new("card-top").with("deck", deck_name(deck)).with("size", size.clone());
    }
    face
}

/// A contract that a player holds as a Favor.
pub fn favor(open: &Open, card: Card) -> Face {
    read(open, card).aside(Phrase::new("card-favor"))
}

/// A planning card: how many permits, for which zones, and what it is worth as an investment.
pub fn planning(card: Card) -> Face {
    let face = match &content().face(card).kind {
        Kind::Permit(found) => permit(found),
        Kind::Renewal { .. } | Kind::Contract(_) | Kind::Event => {
            Face::blank(Form::Mini).paint("umber").picture(RENEWAL).line(card_name(card))
        }
    };
    face.piece(format!("card:{card}")).help(planning_card(card))
}

fn permit(permit: &Permit) -> Face {
    let zones: Vec<Zone> = Zone::BUILT.into_iter().filter(|&zone| permit.zones.has(zone)).collect();
    let key = if permit.ballot { "permit-ballot" } else { "permit-plain" };
    let face = Face::new(Form::Mini, Phrase::new(key).with("permits", permit.permits));
    let face = match zones[..] {
        [_, _, _, _] => face.paint("coal").line(Phrase::new("permit-any-zone")),
        _ => zones.iter().fold(face, |face, &zone| face.paint(zone_paint(zone).name()).line(Phrase::plain(zone))),
    };
    face.line(Phrase::new("permit-wealth").with("wealth", permit.wealth))
}
