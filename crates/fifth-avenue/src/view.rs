//! What a viewer may know, and worlds that agree with it (FA-9).

use engine::{BySeat, List, Rng, Seat, Viewer};
use serde::Serialize;

use crate::content::{BLACK_CARDS, COLOUR_CARDS};
use crate::ids::{By, ByColour, ByDeck, Colour, Deck, FACES, Faces, Hand};
use crate::state::{BlackCard, Draft, FifthAvenue, Open, PLAYERS, Secret};

/// What a viewer may know (FA-9.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    #[serde(rename = "table")]
    pub open: Open,
    /// How many cards of each deck each player holds.
    pub held: BySeat<ByDeck<u8>, PLAYERS>,
    /// How many unknown black cards in each hand are fresh.
    pub fresh_held: BySeat<u8, PLAYERS>,
    /// The visible card of each coloured deck.
    pub tops: ByColour<Option<u8>>,
    /// The known cards at the bottom of each coloured deck, in order.
    pub tails: ByColour<List<u8, COLOUR_CARDS>>,
    /// The known cards at the bottom of the black deck, in order.
    pub black_tail: List<BlackCard, BLACK_CARDS>,
    /// The values that unknown coloured cards can have (FA-9.5); those of black ones are on the table.
    pub pools: ByColour<Faces>,
    /// The hands the viewer may see: the own one, all of them at the end.
    pub hands: BySeat<Option<Hand>, PLAYERS>,
    /// Which of the viewer's own unknown black cards are fresh.
    pub own_fresh: Faces,
    /// The viewer's own draft.
    pub draft: Draft,
}

impl View {
    /// Cards left in a deck.
    pub fn deck_size(&self, deck: Deck) -> u8 {
        let tail = match deck.colour() {
            Some(colour) => self.tails[colour].len() + usize::from(self.tops[colour].is_some()),
            None => self.black_tail.len(),
        };
        self.open.unknown[deck] + tail as u8
    }

    /// The viewer's own hand.
    pub fn own(&self) -> Option<&Hand> {
        self.hands[self.viewer.seat()?].as_ref()
    }

    /// How many cards of a deck in a hand nobody but its owner knows.
    pub fn unknown_held(&self, seat: Seat, deck: Deck) -> u8 {
        self.held[seat][deck] - self.open.known[seat][deck].iter().sum::<u8>()
    }
}

pub fn view(game: &FifthAvenue, viewer: Viewer) -> View {
    let (open, secret) = (&game.open, &game.secret);
    let over = open.end.is_some();
    let mut hands = BySeat::default();
    let mut held = BySeat::default();
    let mut fresh_held = BySeat::default();
    for seat in open.seats.iter() {
        held[seat] = game.held(seat);
        fresh_held[seat] = secret.fresh[seat].iter().sum();
        hands[seat] = (over || viewer.is(seat)).then_some(secret.hands[seat]); // FA-9.8
    }
    let unknown = |deck: Deck| usize::from(open.unknown[deck]);
    let mut tails = ByColour::default();
    for colour in Colour::ALL {
        let deck = &secret.decks[colour];
        tails[colour] = List::of(&deck[(1 + unknown(colour.deck())).min(deck.len())..]);
    }
    View {
        viewer,
        open: *open,
        held,
        fresh_held,
        tops: By::new(std::array::from_fn(|i| secret.decks.0[i].first().copied())),
        tails,
        black_tail: List::of(&secret.black[unknown(Deck::Black)..]),
        pools: pools(game),
        hands,
        own_fresh: viewer.seat().map_or([0; FACES], |seat| secret.fresh[seat]),
        draft: if viewer.is(open.auction.bidder) { secret.draft } else { Draft::default() },
    }
}

/// FA-9.5: what unknown cards of a colour can be: all but those visible, lying, in the tail or known in a hand.
fn pools(game: &FifthAvenue) -> ByColour<Faces> {
    let mut pools = ByColour::default();
    for colour in Colour::ALL {
        let pool: &mut Faces = &mut pools[colour];
        let deck = &game.secret.decks[colour];
        let unknown = usize::from(game.open.unknown[colour.deck()]);
        deck.iter().skip(1).take(unknown).for_each(|&face| pool[face as usize] += 1);
        for seat in game.open.seats.iter() {
            let (hand, known) = (&game.secret.hands[seat], &game.open.known[seat]);
            (0..FACES).for_each(|face| pool[face] += hand[colour.deck()][face] - known[colour.deck()][face]);
        }
    }
    pools
}

/// Unknown cards in random order, dealt one by one.
struct Pool {
    cards: List<u8, BLACK_CARDS>,
}

impl Pool {
    /// A pool less the cards of it that the viewer holds.
    fn new(all: Faces, own: Faces, rng: &mut Rng) -> Self {
        let mut cards = List::new();
        for face in 0..FACES {
            (own[face]..all[face]).for_each(|_| cards.push(face as u8));
        }
        rng.shuffle(&mut cards);
        Self { cards }
    }

    fn draw(&mut self) -> u8 {
        self.cards.pop().expect("as many cards as unknown places")
    }

    fn deal(&mut self, count: u8, hand: &mut Faces) {
        (0..count).for_each(|_| hand[self.draw() as usize] += 1);
    }
}

/// FA-9.6: each pool is spread over the places not known to the viewer, every arrangement equally likely; a draft of
/// someone else is imagined as empty.
pub fn imagine(view: &View, rng: &mut Rng) -> FifthAvenue {
    let secret = Secret {
        hands: view.open.known,
        fresh: BySeat::default(),
        decks: ByColour::default(),
        black: List::new(),
        draft: view.draft,
    };
    let mut game = FifthAvenue { open: view.open, secret };
    for colour in Colour::ALL {
        imagine_colour(view, &mut game, colour, rng);
    }
    imagine_black(view, &mut game, rng);
    for seat in view.open.seats.iter() {
        if let Some(hand) = view.hands[seat] {
            game.secret.hands[seat] = hand;
        }
    }
    if let Some(seat) = view.viewer.seat() {
        game.secret.fresh[seat] = view.own_fresh;
    }
    game
}

/// What the viewer can see of a deck in the unknown parts of hands.
fn seen(view: &View, deck: Deck) -> Faces {
    let mut seen = [0; FACES];
    for seat in view.open.seats.iter() {
        if let Some(hand) = view.hands[seat] {
            (0..FACES).for_each(|face| seen[face] += hand[deck][face] - view.open.known[seat][deck][face]);
        }
    }
    seen
}

fn imagine_colour(view: &View, game: &mut FifthAvenue, colour: Colour, rng: &mut Rng) {
    let deck = colour.deck();
    let mut pool = Pool::new(view.pools[colour], seen(view, deck), rng);
    for seat in view.open.seats.iter().filter(|&seat| view.hands[seat].is_none()) {
        pool.deal(view.unknown_held(seat, deck), &mut game.secret.hands[seat][deck]);
    }
    let cards = &mut game.secret.decks[colour];
    view.tops[colour].iter().for_each(|&face| cards.push(face));
    (0..view.open.unknown[deck]).for_each(|_| cards.push(pool.draw()));
    cards.extend(&view.tails[colour]);
}

fn imagine_black(view: &View, game: &mut FifthAvenue, rng: &mut Rng) {
    let seen = seen(view, Deck::Black);
    let own_old = std::array::from_fn(|face| seen[face] - view.own_fresh[face]);
    let mut fresh = Pool::new(view.open.fresh, view.own_fresh, rng);
    let mut old = Pool::new(view.open.old, own_old, rng);
    for seat in view.open.seats.iter().filter(|&seat| view.hands[seat].is_none()) {
        let mut dealt = [0; FACES];
        fresh.deal(view.fresh_held[seat], &mut dealt);
        game.secret.fresh[seat] = dealt;
        old.deal(view.unknown_held(seat, Deck::Black) - view.fresh_held[seat], &mut dealt);
        (0..FACES).for_each(|face| game.secret.hands[seat][Deck::Black][face] += dealt[face]);
    }
    for _ in 0..view.open.unknown[Deck::Black] {
        game.secret.black.push(BlackCard { face: fresh.draw(), up: false });
    }
    game.secret.black.extend(&view.black_tail);
}
