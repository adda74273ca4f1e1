//! What a viewer may know (BC-9), and positions that agree with it.

use engine::{BySeat, List, Rng, Seat, Seats, Viewer};
use serde::Serialize;

use crate::board::City;
use crate::ids::{Board, Boards, CARDS, Card, Cards, Knowers, PER_STACK, Plots};
use crate::options::BigCityOptions;
use crate::state::{Answer, BigCity, Drawing, Knowledge, MOST_HAND, Pace, Prompt, Slot, Stage, ThisTurn, Trade};

/// What a viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: BigCityOptions,
    /// How many play.
    pub seats: Seats,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// Where the game stands, as far as the viewer may see (BC-5.5).
    pub stage: Stage,
    /// The city.
    pub city: City,
    /// Points.
    pub scores: BySeat<i16>,
    /// The stacks from the top, faces where the viewer knows them.
    pub stacks: [List<Hidden, { PER_STACK as usize }>; Board::COUNT],
    /// The hands, faces where the viewer knows them.
    pub hands: BySeat<List<Held, MOST_HAND>>,
    /// Cards out of the game.
    pub removed: Cards,
    /// Idle turns in a row.
    pub idle: u8,
    /// Plots under a park or factory built in this turn.
    pub covered: Plots,
    /// What this turn counts as so far.
    pub pace: Pace,
    /// The drawing step.
    pub drawing: Drawing,
    /// Cards set aside for an exchange, by number.
    pub aside: [u8; Board::COUNT],
    /// The viewer's own cards among them.
    pub own_aside: Cards,
    /// The offer on the table.
    pub offer: Offer,
}

/// A card in a stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Hidden {
    /// Its face, if the viewer knows it.
    pub card: Option<Card>,
    /// Who knows it.
    pub known: Knowers,
}

/// A card in a hand. The order says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Held {
    /// The number on its back.
    pub back: Board,
    /// Its face, if the viewer knows it.
    pub card: Option<Card>,
    /// Who knows it.
    pub known: Knowers,
    /// Whether it came in this turn.
    pub fresh: bool,
}

/// An offer as a viewer sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The cards offered.
    pub slots: List<Offered, 2>,
    /// The stack numbers that would be welcome.
    pub wishes: Boards,
    /// What everybody proposes, by slot.
    pub answers: BySeat<[Reply; 2]>,
    /// What was accepted, by slot.
    pub picks: List<Option<Seat>, 2>,
}

/// A card offered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Offered {
    /// The number on its back.
    pub back: Board,
    /// Its face, for the one who offers it.
    pub card: Option<Card>,
}

/// An answer as a viewer sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Not given yet, or not asked.
    #[default]
    Open,
    /// Given, and sealed.
    Sealed,
    /// Nothing is proposed.
    Nothing,
    /// A card with this back is proposed.
    Back(Board),
    /// This card is proposed, by the viewer.
    Card(Card),
}

impl View {
    /// The viewer's own cards.
    pub fn own(&self) -> Cards {
        let hand = self.viewer.seat().map(|seat| self.hands[seat]).unwrap_or_default();
        hand.iter().filter_map(|held| held.card).collect()
    }

    /// The board that looks for its place.
    pub fn board_in_question(&self) -> Option<Board> {
        match self.stage {
            Stage::Asking(Prompt::SetupPlace { board } | Prompt::BoardPlace { board }) => Some(board),
            Stage::Asking(_) | Stage::Over(_) => None,
        }
    }
}

pub fn view(game: &BigCity, viewer: Viewer) -> View {
    let mut hands = BySeat::default();
    game.seats.iter().for_each(|seat| hands[seat] = hand(game, seat, viewer));
    View {
        viewer,
        options: game.options,
        seats: game.seats,
        first: game.first,
        on_turn: game.on_turn,
        stage: stage(game, viewer),
        city: game.city,
        scores: game.scores,
        stacks: game.stacks.map(|stack| stack.iter().map(|&card| hidden(game, card, viewer)).collect()),
        hands,
        removed: game.removed,
        idle: game.idle,
        covered: game.now.covered,
        pace: game.now.pace,
        drawing: game.drawing,
        aside: backs(game.aside),
        own_aside: if viewer.is(game.on_turn) { game.aside } else { Cards::NONE },
        offer: offer(game, viewer),
    }
}

/// BC-5.5: a park or factory card is shown together with its place.
fn stage(game: &BigCity, viewer: Viewer) -> Stage {
    match game.stage {
        Stage::Asking(Prompt::FacilityPlace { .. }) if !viewer.is(game.on_turn) => Stage::Asking(Prompt::Action),
        stage => stage,
    }
}

/// BC-9.4, BC-9.8: a face for those who know it, and for all after the end.
fn face(game: &BigCity, card: Card, viewer: Viewer) -> Option<Card> {
    let over = matches!(game.stage, Stage::Over(_));
    let knows = viewer.seat().is_some_and(|seat| game.known.of(card).has(seat));
    (over || knows).then_some(card)
}

fn hidden(game: &BigCity, card: Card, viewer: Viewer) -> Hidden {
    Hidden { card: face(game, card, viewer), known: game.known.of(card) }
}

/// BC-9.2: backs are open, and which cards came in this turn; sorted, so that the order shows nothing.
fn hand(game: &BigCity, seat: Seat, viewer: Viewer) -> List<Held, MOST_HAND> {
    let held = |card: Card| Held {
        back: card.stack(),
        card: face(game, card, viewer),
        known: game.known.of(card),
        fresh: game.now.fresh.has(card),
    };
    let mut hand: List<Held, MOST_HAND> = game.hands[seat].iter().map(held).collect();
    hand.sort_unstable();
    hand
}

fn backs(cards: Cards) -> [u8; Board::COUNT] {
    let mut backs = [0; Board::COUNT];
    cards.iter().for_each(|card| backs[card.stack().index()] += 1);
    backs
}

fn offer(game: &BigCity, viewer: Viewer) -> Offer {
    let trade = &game.trade;
    let own = |seat: Seat, card: Card| viewer.is(seat).then_some(card);
    let mut answers: BySeat<[Reply; 2]> = BySeat::default();
    for seat in game.seats.iter() {
        answers[seat] = trade.answers[seat].map(|answer| reply(game, seat, answer, viewer));
    }
    Offer {
        slots: trade.slots.iter().map(|&card| Offered { back: card.stack(), card: own(game.on_turn, card) }).collect(),
        wishes: trade.wishes,
        answers,
        picks: trade.picks,
    }
}

/// BC-9.6: sealed until all have answered; then the backs.
fn reply(game: &BigCity, seat: Seat, answer: Answer, viewer: Viewer) -> Reply {
    let sealed = matches!(game.stage, Stage::Asking(Prompt::TradeAnswer { .. })) && !viewer.is(seat);
    match answer {
        Answer::Open => Reply::Open,
        Answer::Nothing | Answer::Card(_) if sealed => Reply::Sealed,
        Answer::Nothing => Reply::Nothing,
        Answer::Card(card) if viewer.is(seat) => Reply::Card(card),
        Answer::Card(card) => Reply::Back(card.stack()),
    }
}

/// BC-9.5: the cards the viewer cannot place fill the places he does not know, every assignment equally likely.
pub fn imagine(view: &View, rng: &mut Rng) -> BigCity {
    let mut game = BigCity {
        options: view.options,
        seats: view.seats,
        first: view.first,
        on_turn: view.on_turn,
        stage: view.stage,
        city: view.city,
        scores: view.scores,
        stacks: [List::new(); Board::COUNT],
        hands: BySeat::default(),
        removed: view.removed,
        known: Knowledge([Knowers::NONE; CARDS]),
        idle: view.idle,
        now: ThisTurn { fresh: Cards::NONE, covered: view.covered, pace: view.pace },
        drawing: view.drawing,
        aside: view.own_aside,
        trade: Trade { wishes: view.offer.wishes, picks: view.offer.picks, ..Trade::default() },
    };
    let mut pools = pools(view, rng);
    fill_stacks(&mut game, view, &mut pools);
    fill_hands(&mut game, view, &mut pools);
    imagine_aside(&mut game, view, rng);
    imagine_offer(&mut game, view, rng);
    game
}

type Pools = [List<Card, { PER_STACK as usize }>; Board::COUNT];

/// For each number the cards that are neither removed nor known, shuffled.
fn pools(view: &View, rng: &mut Rng) -> Pools {
    let mut seen = view.removed;
    view.stacks.iter().flat_map(|stack| stack.iter()).filter_map(|place| place.card).for_each(|card| seen.add(card));
    let hands = view.hands.0.iter().flat_map(|hand| hand.iter());
    hands.filter_map(|held| held.card).for_each(|card| seen.add(card));
    let mut pools: Pools = [List::new(); Board::COUNT];
    for (board, pool) in Board::all().zip(&mut pools) {
        board.cards().less(seen).iter().for_each(|card| pool.push(card));
        rng.shuffle(pool);
    }
    pools
}

fn or_drawn(card: Option<Card>, stack: Board, pools: &mut Pools) -> Card {
    card.unwrap_or_else(|| pools[stack.index()].pop().expect("as many unknown cards as unknown places"))
}

fn fill_stacks(game: &mut BigCity, view: &View, pools: &mut Pools) {
    for (board, places) in Board::all().zip(&view.stacks) {
        for place in places {
            let card = or_drawn(place.card, board, pools);
            game.stacks[board.index()].push(card);
            *game.known.of_mut(card) = place.known;
        }
    }
}

fn fill_hands(game: &mut BigCity, view: &View, pools: &mut Pools) {
    for seat in view.seats.iter() {
        for held in &view.hands[seat] {
            let card = or_drawn(held.card, held.back, pools);
            game.hands[seat].add(card);
            *game.known.of_mut(card) = held.known;
            if held.fresh {
                game.now.fresh.add(card);
            }
        }
    }
}

/// Some card of a number out of a set.
fn any_of(cards: Cards, stack: Board, rng: &mut Rng) -> Card {
    let cards = cards.and(stack.cards());
    cards.iter().nth(rng.index(cards.len())).expect("a card with that back")
}

/// Of cards that others set aside only the backs are known.
fn imagine_aside(game: &mut BigCity, view: &View, rng: &mut Rng) {
    if view.viewer.is(view.on_turn) {
        return;
    }
    for (stack, &count) in Board::all().zip(&view.aside) {
        for _ in 0..count {
            let card = any_of(game.hands[view.on_turn].less(game.aside), stack, rng);
            game.aside.add(card);
        }
    }
}

fn imagine_offer(game: &mut BigCity, view: &View, rng: &mut Rng) {
    for slot in &view.offer.slots {
        let used: Cards = game.trade.slots.iter().copied().collect();
        let card = slot.card.unwrap_or_else(|| any_of(game.hands[view.on_turn].less(used), slot.back, rng));
        game.trade.slots.push(card);
    }
    for seat in view.seats.iter() {
        for slot in Slot::ALL {
            game.trade.answers[seat][slot as usize] = imagine_answer(game, view, (seat, slot), rng);
        }
    }
}

fn imagine_answer(game: &BigCity, view: &View, (seat, slot): (Seat, Slot), rng: &mut Rng) -> Answer {
    let left = crate::rules::trade::unproposed(game, seat);
    match view.offer.answers[seat][slot as usize] {
        Reply::Open => Answer::Open,
        Reply::Nothing => Answer::Nothing,
        Reply::Card(card) => Answer::Card(card),
        Reply::Back(back) => Answer::Card(any_of(left, back, rng)),
        Reply::Sealed => left.iter().nth(rng.index(left.len() + 1)).map_or(Answer::Nothing, Answer::Card),
    }
}
