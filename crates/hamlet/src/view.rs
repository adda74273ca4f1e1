//! What a viewer of Hamlet may know.

use engine::{BySeat, List, Rng, Seats, Viewer};
use serde::Serialize;

use crate::{CARDS, COPIES, Card, Hamlet, Hand, Pending, VALUES};

/// What a viewer may know: everything but the deck's order and the other hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HamletView {
    /// Who looks.
    pub viewer: Viewer,
    /// How many play.
    pub seats: Seats,
    /// Cards in a full hand.
    pub hand_size: u8,
    /// The houses, in order.
    pub lane: List<Card, CARDS>,
    /// Cards thrown away in feuds.
    pub thrown: Hand,
    /// Cards left in the deck.
    pub deck: u8,
    /// How many cards each player holds.
    pub held: BySeat<u8, 4>,
    /// The viewer's own cards.
    pub own: Option<Hand>,
    /// Points.
    pub scores: BySeat<i16, 4>,
    /// Open questions.
    pub prompts: List<Pending, 2>,
}

pub fn view(game: &Hamlet, viewer: Viewer) -> HamletView {
    HamletView {
        viewer,
        seats: game.seats,
        hand_size: game.hand_size,
        lane: game.lane,
        thrown: game.thrown,
        deck: game.deck.len() as u8,
        held: BySeat(game.hands.0.map(|hand| hand.iter().sum())),
        own: viewer.seat().map(|seat| game.hands[seat]),
        scores: game.scores,
        prompts: game.prompts,
    }
}

/// HA-5.2: the cards that the viewer cannot see lie in the other hands and the deck, every order equally likely.
pub fn imagine(view: &HamletView, rng: &mut Rng) -> Hamlet {
    let mut unseen: List<Card, CARDS> = List::new();
    for i in 0..VALUES {
        let built = view.lane.iter().filter(|&&card| card as usize == i + 1).count() as u8;
        let seen = built + view.thrown[i] + view.own.map_or(0, |own| own[i]);
        (seen..COPIES).for_each(|_| unseen.push(i as Card + 1));
    }
    rng.shuffle(&mut unseen);
    let mut hands = BySeat::default();
    for seat in view.seats.iter() {
        hands[seat] = match view.own {
            Some(own) if view.viewer.is(seat) => own,
            _ => deal(&mut unseen, view.held[seat]),
        };
    }
    let &HamletView { seats, hand_size, lane, thrown, scores, prompts, .. } = view;
    Hamlet { seats, hand_size, lane, thrown, deck: unseen, hands, scores, prompts }
}

fn deal(from: &mut List<Card, CARDS>, count: u8) -> Hand {
    let mut hand = [0; VALUES];
    for _ in 0..count {
        let card = from.pop().expect("as many unseen cards as hidden places");
        hand[card as usize - 1] += 1;
    }
    hand
}
