//! The sequence of play: which chapter asks, and which one answers.
//!
//! | Step | Chapter |
//! |---|---|
//! | starting buildings | [`start`] |
//! | a turn and its action | [`mod@turn`], with [`crate::effects`] |
//! | action A | [`buildings`] |
//! | action B, special scorings | [`shops`] |
//! | coloured and black cards | [`cards`] |
//! | action D | [`district`] |
//! | commissions and series | [`commission`] |
//! | auctions | [`auction`], with [`ace`] and [`memory`] |
//! | building and closing | [`winning`] |

pub mod ace;
pub mod auction;
pub mod buildings;
pub mod cards;
pub mod commission;
pub mod district;
pub mod memory;
pub mod shops;
pub mod start;
pub mod turn;
pub mod winning;

use engine::{Chance, Log, Seat, Turn};

use crate::action::Action;
use crate::effects::{self, Asks, Effect};
use crate::event::Event;
use crate::ids::Prize;
use crate::state::{FifthAvenue, Prompt, Step};

/// The question on top of the agenda.
pub fn prompt(game: &FifthAvenue) -> Option<Prompt> {
    let prize = game.open.auction.prize.unwrap_or(Prize::Park);
    Some(match *game.open.agenda.last()? {
        Step::StartBuilding => Prompt::StartBuilding,
        Step::Do(Effect::PlaceShop) => Prompt::PlaceShop,
        Step::Do(Effect::ScoreDistrict) => Prompt::ScoreDistrict,
        Step::Do(Effect::TakeColoured) => Prompt::TakeCards,
        Step::Do(_) => Prompt::MoveCommission,
        Step::Bid => Prompt::Bid(prize),
        Step::Build => Prompt::Build(prize),
        // The turn passes on and auctions open by themselves, before anybody is asked.
        Step::ChooseAction | Step::EndTurn | Step::Open(_) => Prompt::ChooseAction,
    })
}

/// Who has to answer.
pub fn decider(game: &FifthAvenue, prompt: Prompt) -> Seat {
    match prompt {
        Prompt::StartBuilding => start::next(&game.open),
        Prompt::Bid(_) => game.open.auction.bidder,
        Prompt::Build(_) => game.open.auction.winner,
        Prompt::ChooseAction
        | Prompt::PlaceShop
        | Prompt::ScoreDistrict
        | Prompt::TakeCards
        | Prompt::MoveCommission => game.open.active,
    }
}

/// Whose decision it is.
pub fn turn(game: &FifthAvenue) -> Turn<Prompt> {
    match prompt(game) {
        Some(prompt) => Turn::Decide { seat: decider(game, prompt), prompt },
        None => Turn::Over,
    }
}

/// Everything that may be answered, sorted (FA-5.2).
pub fn legal(game: &FifthAvenue, out: &mut Vec<Action>) {
    match prompt(game) {
        None => {}
        Some(Prompt::StartBuilding) => out.extend(start::offers(game)),
        Some(Prompt::ChooseAction) => out.extend(turn::offers(game)),
        Some(Prompt::PlaceShop) => out.extend(shops::offers(game)),
        Some(Prompt::ScoreDistrict) => out.extend(district::offers(game)),
        Some(Prompt::TakeCards) => out.extend(cards::offers(game)),
        Some(Prompt::MoveCommission) => out.extend(commission::offers(game)),
        Some(Prompt::Bid(_)) => auction::offers(game, out),
        Some(Prompt::Build(_)) => out.extend(winning::offers(game)),
    }
}

/// Carries out an answer, and then everything that asks nobody.
pub fn apply(game: &mut FifthAvenue, action: Action, chance: &mut Chance, log: &mut impl Log<Event>) {
    answer(game, action, chance, log);
    go_on(game, chance, log);
}

fn answer(game: &mut FifthAvenue, action: Action, chance: &mut Chance, log: &mut impl Log<Event>) {
    match action {
        Action::Place(site) => start::place(game, site, log),
        Action::Choose(kind) => turn::choose(game, kind, log),
        Action::Shop(shop, site) => shops::place(game, shop, site, chance, log),
        Action::Score(district) => district::score(game, district, log),
        Action::Take(first, second) => cards::take(game, first, second, log),
        Action::Move(pawn, node) => commission::go(game, pawn, node, log),
        Action::Lay(card) => auction::lay(game, card, log),
        Action::Pass => auction::pass(game, chance, log),
        Action::Stand => auction::stand(game, chance, log),
        Action::Build(count) => winning::build(game, count, log),
        Action::Close => winning::close_as_winner(game, chance, log),
    }
}

/// Works through the agenda until somebody really has to be asked.
fn go_on(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    while let Some(&step) = game.open.agenda.last() {
        match step {
            Step::EndTurn => turn::end(game, chance, log),
            Step::Open(prize) => auction::open(game, prize, log),
            Step::Do(effect) if effects::carry_out(game, effect, chance, log) == Asks::Nobody => {
                game.open.agenda.pop();
            }
            // FA-5.4: one exception, every choice of a bid is asked.
            Step::Bid | Step::StartBuilding => return,
            Step::Do(_) | Step::ChooseAction | Step::Build => match forced(game, step) {
                Forced::Not => return,
                Forced::Nothing => {
                    game.open.agenda.pop();
                }
                Forced::Only(action) => answer(game, action, chance, log),
            },
        }
    }
}

/// What is left of a choice.
enum Forced {
    /// A real choice.
    Not,
    /// Nothing can be chosen: the step is skipped.
    Nothing,
    /// One thing can be done: it is carried out (FA-5.4).
    Only(Action),
}

fn sole(mut offers: impl Iterator<Item = Action>) -> Forced {
    match (offers.next(), offers.next()) {
        (None, _) => Forced::Nothing,
        (Some(only), None) => Forced::Only(only),
        (Some(_), Some(_)) => Forced::Not,
    }
}

fn forced(game: &FifthAvenue, step: Step) -> Forced {
    match step {
        Step::ChooseAction => sole(turn::offers(game)),
        Step::Do(Effect::PlaceShop) => sole(shops::offers(game)),
        Step::Do(Effect::ScoreDistrict) => sole(district::offers(game)),
        Step::Do(Effect::TakeColoured) => sole(cards::offers(game)),
        Step::Do(_) => sole(commission::offers(game)),
        Step::Build => sole(winning::offers(game)),
        Step::EndTurn | Step::StartBuilding | Step::Open(_) | Step::Bid => Forced::Not,
    }
}
