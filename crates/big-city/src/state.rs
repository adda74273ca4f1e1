//! The position and its invariants. No rules.

mod prompt;

use engine::{BySeat, List, Seat, Seats, Violation, ensure};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::City;
use crate::content::{TableSetup, content};
use crate::ids::{Board, Boards, CARDS, Card, Cards, Knowers, PER_STACK, Plots};
use crate::options::BigCityOptions;

pub use prompt::Prompt;

/// The largest hand: draws only replace what was dealt (BC-6.11.2).
pub const MOST_HAND: usize = 6;

/// A stack of cards; the first one is on top.
pub type Stack = List<Card, { PER_STACK as usize }>;

/// A position of Big City.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BigCity {
    pub(crate) options: BigCityOptions,
    pub(crate) seats: Seats,
    pub(crate) first: Seat,
    pub(crate) on_turn: Seat,
    pub(crate) stage: Stage,
    pub(crate) city: City,
    pub(crate) scores: BySeat<i16>,
    pub(crate) stacks: [Stack; Board::COUNT],
    pub(crate) hands: BySeat<Cards>,
    pub(crate) removed: Cards,
    pub(crate) known: Knowledge,
    /// Idle turns in a row (BC-7.10).
    pub(crate) idle: u8,
    pub(crate) now: ThisTurn,
    pub(crate) drawing: Drawing,
    /// Cards set aside for an exchange; they are still in the hand.
    pub(crate) aside: Cards,
    pub(crate) trade: Trade,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Somebody has to answer.
    Asking(Prompt),
    /// The game is over.
    Over(Ending),
}

/// One of the two cards of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    First,
    Second,
}

impl Slot {
    /// Both.
    pub const ALL: [Slot; 2] = [Slot::First, Slot::Second];

    /// The slot as people count.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// BC-7.9.
    CityComplete,
    /// BC-7.10.
    Standstill,
}

/// What is remembered until the end of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ThisTurn {
    /// Cards that came to the hand of the player on turn.
    pub fresh: Cards,
    /// Plots under a park or factory built in this turn.
    pub covered: Plots,
    /// What the turn counts as.
    pub pace: Pace,
}

/// What a turn counts as for the end of the game (BC-7.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// A pass, an exchange or a trade.
    #[default]
    Idle,
    /// Anything that changes the city.
    Busy,
}

/// A drawing step (BC-6.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drawing {
    /// Cards still to be drawn; before that, useless cards discarded so far.
    pub left: u8,
    /// How many each stack has given.
    pub taken: [u8; Board::COUNT],
}

/// An offer and what came of it (BC-8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trade {
    /// The cards offered; they are still in the hand.
    pub slots: List<Card, 2>,
    /// The stack numbers that would be welcome.
    pub wishes: Boards,
    /// What everybody proposes, by slot.
    pub answers: BySeat<[Answer; 2]>,
    /// What was accepted, by slot.
    pub picks: List<Option<Seat>, 2>,
}

/// One player's answer for one slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Not given yet, or not asked.
    #[default]
    Open,
    /// Nothing is proposed.
    Nothing,
    /// This card is proposed; it is still in the hand.
    Card(Card),
}

impl Answer {
    /// The card, if one is proposed.
    pub fn card(self) -> Option<Card> {
        match self {
            Answer::Card(card) => Some(card),
            Answer::Open | Answer::Nothing => None,
        }
    }
}

/// For every card in a stack or hand, who knows it to be there (BC-9.4); nobody for removed cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge(pub [Knowers; CARDS]);

impl Knowledge {
    /// Who knows a card.
    pub fn of(&self, card: Card) -> Knowers {
        self.0[card.index()]
    }

    /// Who knows a card, to change it.
    pub fn of_mut(&mut self, card: Card) -> &mut Knowers {
        &mut self.0[card.index()]
    }
}

impl Serialize for Knowledge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de> Deserialize<'de> for Knowledge {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let knowers = Vec::<Knowers>::deserialize(deserializer)?;
        let len = knowers.len();
        let wrong = |_| serde::de::Error::invalid_length(len, &"one entry per card");
        knowers.try_into().map(Knowledge).map_err(wrong)
    }
}

impl BigCity {
    /// The row of the setup table for this number of players.
    pub(crate) fn table(&self) -> &'static TableSetup {
        &content().tables[self.seats.len() - 2]
    }

    /// Who has to answer, and what.
    pub(crate) fn asked(&self) -> Option<(Seat, Prompt)> {
        match self.stage {
            Stage::Asking(prompt @ Prompt::TradeAnswer { seat, .. }) => Some((seat, prompt)),
            Stage::Asking(prompt) => Some((self.on_turn, prompt)),
            Stage::Over(_) => None,
        }
    }

    /// The cards of one number in a hand.
    pub(crate) fn held(&self, seat: Seat, stack: Board) -> Cards {
        self.hands[seat].and(stack.cards())
    }

    pub(crate) fn audit(&self) -> Result<(), Violation> {
        self.city.audit()?;
        self.audit_supply()?;
        self.audit_cards()?;
        self.audit_knowledge()?;
        self.audit_turn()?;
        self.audit_trade()
    }

    fn audit_supply(&self) -> Result<(), Violation> {
        for (building, name, ..) in crate::ids::Building::TABLE {
            let (built, supply) = (self.city.count(building), content().spec(building).supply);
            ensure(built <= supply, || format!("{built} of {name} built, but only {supply} exist"))?;
        }
        let cars = self.city.cars().len();
        ensure(cars <= content().streetcars.into(), || format!("{cars} streetcars"))?;
        let single = self.options.branching_streetcar || self.city.is_single_path();
        ensure(single, || "the streetcar line is not one path".into())?;
        for piece in 0..self.city.pieces().len() {
            let (building, plots) = (self.city.pieces()[piece], self.city.footprint(piece));
            let site = crate::board::Site::new(plots);
            let shaped = site.is_some_and(|site| self.city.has_shape(site, content().shape(building)));
            ensure(shaped, || format!("the {building} on {plots:?} has not its shape"))?;
        }
        Ok(())
    }

    /// Every card is in exactly one place, and a plot with a paid building on it has no card any more (BC-6.9.1).
    fn audit_cards(&self) -> Result<(), Violation> {
        let stacks = self.stacks.iter().flat_map(|stack| stack.iter().copied());
        let hands = self.seats.iter().flat_map(|seat| self.hands[seat].iter());
        let mut seen = Cards::NONE;
        for card in stacks.chain(hands).chain(self.removed.iter()) {
            ensure(!seen.has(card), || format!("card {card} is in two places"))?;
            seen.add(card);
        }
        ensure(seen.len() == CARDS, || format!("{} cards are missing", CARDS - seen.len()))?;
        for (board, stack) in Board::all().zip(&self.stacks) {
            ensure(stack.iter().all(|card| card.stack() == board), || format!("a wrong card is in stack {board}"))?;
        }
        let full = self.seats.iter().all(|seat| self.hands[seat].len() <= self.table().deal_from.len());
        ensure(full, || "a hand has grown".into())?;
        let paid = self.city.plots().less(self.city.free()).less(self.city.facilities());
        let kept = paid.iter().find(|plot| !self.removed.has(plot.card()));
        ensure(kept.is_none(), || format!("the card of {kept:?}, which is built on, is still in play"))
    }

    fn audit_knowledge(&self) -> Result<(), Violation> {
        for seat in self.seats.iter() {
            let forgot = self.hands[seat].iter().find(|&card| !self.known.of(card).has(seat));
            ensure(forgot.is_none(), || format!("seat {seat} does not know its own card {forgot:?}"))?;
        }
        let known = self.removed.iter().find(|&card| self.known.of(card) != Knowers::NONE);
        ensure(known.is_none(), || format!("the removed card {known:?} is still counted as known"))
    }

    fn audit_turn(&self) -> Result<(), Violation> {
        let hand = self.hands[self.on_turn];
        ensure(self.seats.contains(self.on_turn) && self.seats.contains(self.first), || "nobody sits there".into())?;
        ensure(self.now.fresh.less(hand).is_empty(), || "a new card is not in the hand on turn".into())?;
        ensure(self.aside.less(hand).is_empty(), || "a card set aside is not in the hand".into())?;
        let exchanging = matches!(self.stage, Stage::Asking(Prompt::Exchange)) || self.aside.is_empty();
        ensure(exchanging, || "cards are set aside without an exchange".into())?;
        ensure(self.now.covered.less(self.city.facilities()).is_empty(), || "a new park is not there".into())
    }

    fn audit_trade(&self) -> Result<(), Violation> {
        let trading = matches!(
            self.stage,
            Stage::Asking(
                Prompt::OfferCard | Prompt::OfferWish | Prompt::TradeAnswer { .. } | Prompt::TradePick { .. }
            )
        );
        ensure(trading || self.trade == Trade::default(), || "an offer is left over".into())?;
        let offered = self.trade.slots.iter().all(|&card| self.hands[self.on_turn].has(card));
        ensure(offered, || "a card offered is not in the hand".into())?;
        for seat in self.seats.iter() {
            let [first, second] = self.trade.answers[seat].map(Answer::card);
            let held = [first, second].into_iter().flatten().all(|card| self.hands[seat].has(card));
            ensure(held, || format!("seat {seat} proposes a card it does not hold"))?;
            ensure(first.is_none() || first != second, || format!("seat {seat} proposes a card twice"))?;
        }
        Ok(())
    }
}
