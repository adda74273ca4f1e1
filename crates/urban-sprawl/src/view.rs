//! What a viewer may know (chapter 9), and positions that agree with it.

use engine::{List, Rng, Viewer};
use serde::Serialize;

use crate::board::{BLOCKS, Block};
use crate::ids::{CONTRACTS, Card, Deck, Removed};
use crate::state::{Open, Secret, UrbanSprawl};

/// What a viewer may know: everything but the order of the face-down cards (US-9.1, US-9.2). Nobody knows more than
/// anybody else (US-9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The value of every block, along the block rows from the top left (US-3.6).
    pub values: List<u8, BLOCKS>,
    /// What lies open.
    #[serde(flatten)]
    pub(crate) open: Open,
}

pub fn view(game: &UrbanSprawl, viewer: Viewer) -> View {
    let values = Block::all().map(|block| game.open.value(block)).collect();
    View { viewer, values, open: game.open }
}

/// US-9.2: every order of the face-down cards that agrees with what is known is equally likely.
pub fn imagine(view: &View, rng: &mut Rng) -> UrbanSprawl {
    let unseen = Unseen::of(&view.open);
    let mut secret = Secret { planning: planning(&view.open, &unseen, rng), ..Secret::default() };
    for deck in Deck::CONTRACTS {
        secret.contracts[deck.rank()] = contracts(&view.open, &unseen, deck, rng);
    }
    UrbanSprawl { open: view.open, secret }
}

/// The cards that lie face down in their decks, told by those that do not.
pub struct Unseen {
    seen: Removed,
}

impl Unseen {
    pub fn of(open: &Open) -> Unseen {
        let mut seen = open.removed;
        open.hands.0.iter().chain([&open.discard]).for_each(|&cards| seen.add_planning(cards));
        let mut see = |card: &Card| seen.add(*card);
        open.favors.0.iter().flat_map(|favors| favors.iter()).for_each(&mut see);
        open.planning.boxes.iter().chain([&open.planning.top, &open.card]).flatten().for_each(&mut see);
        open.contracts.boxes.iter().chain(&open.contracts.tops).flatten().for_each(&mut see);
        Unseen { seen }
    }

    pub fn of_deck(&self, deck: Deck) -> impl Iterator<Item = Card> + '_ {
        deck.cards().filter(|&card| !self.seen.contains(card))
    }
}

/// The upper part is permits only; after a reshuffle there is no upper part.
fn planning(open: &Open, unseen: &Unseen, rng: &mut Rng) -> List<Card, 54> {
    let mut cards: List<Card, 54> = unseen.of_deck(Deck::Planning).filter(|card| card.is_permit()).collect();
    rng.shuffle(&mut cards);
    let upper = usize::from(open.planning.down[0]);
    unseen.of_deck(Deck::Planning).filter(|card| !card.is_permit()).for_each(|card| cards.push(card));
    if open.planning.down[1] > 0 {
        rng.shuffle(&mut cards[upper..]);
    }
    cards
}

/// The key event lies in its section, events set aside in theirs, all else anywhere.
fn contracts(open: &Open, unseen: &Unseen, deck: Deck, rng: &mut Rng) -> List<Card, 37> {
    let section = |card: Card| match (card == Card::key(deck), deck) {
        (true, _) => Some(1),
        (false, Deck::Town) if card.is_event() => open.contracts.aside[usize::from(card.in_deck() - CONTRACTS)],
        (false, _) => None,
    };
    let mut free: List<Card, 37> = unseen.of_deck(deck).filter(|&card| section(card).is_none()).collect();
    rng.shuffle(&mut free);
    let mut cards: List<Card, 37> = List::new();
    for (i, &places) in open.contracts.down[deck.rank()].iter().enumerate() {
        let start = cards.len();
        unseen.of_deck(deck).filter(|&card| section(card) == Some(i as u8)).for_each(|card| cards.push(card));
        let fixed = cards.len() - start;
        for _ in fixed..usize::from(places) {
            cards.push(free.pop().expect("as many unseen cards as face-down places"));
        }
        if fixed > 0 {
            rng.shuffle(&mut cards[start..]);
        }
    }
    cards
}
