//! The sequence of play: which chapter answers which question.
//!
//! Setup lays boards one after the other ([`neighbourhood`]). A turn is one action ([`turn`]), in small steps; then the draws
//! that follow from it ([`drawing`]), the question about useless cards ([`useless`]) with draws of its own, and the end of the
//! turn ([`turn`], [`ending`]). A choice with a single option is taken at once (BC-5.3), except where not asking would show
//! something about a hand.

pub mod building;
pub mod drawing;
pub mod ending;
pub mod exchange;
pub mod facility;
pub mod knowledge;
pub mod neighbourhood;
pub mod streetcar;
pub mod trade;
pub mod turn;
pub mod useless;

use engine::Log;

use crate::action::Action;
use crate::event::Event;
use crate::state::{BigCity, Prompt};

/// Appends every legal action, sorted.
pub fn legal(game: &BigCity, out: &mut Vec<Action>) {
    let Some((seat, prompt)) = game.asked() else { return };
    match prompt {
        Prompt::SetupBoard => neighbourhood::offer_setup_boards(game, out),
        Prompt::SetupPlace { board } | Prompt::BoardPlace { board } => neighbourhood::offer_places(game, board, out),
        Prompt::Action => turn::offer(game, seat, out),
        Prompt::FacilityPlace { card } => facility::offer_sites(game, card, out),
        Prompt::StreetcarMore => streetcar::offer_more(game, out),
        Prompt::Exchange => exchange::offer_cards(game, out),
        Prompt::Draw | Prompt::Replace => drawing::offer(game, out),
        Prompt::Useless => useless::offer(game, out),
        Prompt::OfferCard => trade::offer_cards(game, out),
        Prompt::OfferWish => trade::offer_wishes(game, out),
        Prompt::TradeAnswer { seat, .. } => trade::offer_answers(game, seat, out),
        Prompt::TradePick { slot } => trade::offer_picks(game, slot, out),
        Prompt::TradeFallback => trade::offer_fallback(out),
    }
}

/// Carries out a legal action and everything that asks nobody.
pub fn apply(game: &mut BigCity, action: Action, log: &mut impl Log<Event>) {
    let Some((_, prompt)) = game.asked() else { return };
    match action {
        Action::Build { building, site } => building::build(game, building, site, log),
        Action::Facility { card } => facility::play(game, card, log),
        Action::Site { site } => facility::place(game, prompt, site, log),
        Action::Streetcar { segment } => streetcar::lay(game, prompt, segment, log),
        Action::Neighbourhood { board } => neighbourhood::choose(game, prompt, board),
        Action::Place { placement } => neighbourhood::place(game, prompt, placement, log),
        Action::Exchange => exchange::begin(game, log),
        Action::Return { card } => exchange::set_aside(game, card, log),
        Action::Done => done(game, prompt, log),
        Action::Draw { stack } => drawing::draw(game, stack, log),
        Action::Discard { card } => useless::discard(game, card, log),
        Action::Offer => trade::begin(game, log),
        Action::Slot { card } => trade::offer_card(game, card, log),
        Action::One => trade::begin_wishes(game),
        Action::Wish { stack } => trade::wish(game, stack, log),
        Action::Answer { card } => trade::answer(game, prompt, Some(card), log),
        Action::Nothing => trade::answer(game, prompt, None, log),
        Action::Take { seat } => trade::pick(game, prompt, Some(seat), log),
        Action::Decline => trade::pick(game, prompt, None, log),
        Action::Leave => trade::leave(game, log),
        Action::Stop => useless::ask(game, log),
        Action::Pass => turn::pass(game, log),
    }
}

/// What is done depends on the question.
fn done(game: &mut BigCity, prompt: Prompt, log: &mut impl Log<Event>) {
    match prompt {
        Prompt::Exchange => exchange::finish(game, log),
        Prompt::OfferWish => trade::begin_answers(game, log),
        Prompt::Useless => useless::finish(game, log),
        Prompt::SetupBoard
        | Prompt::SetupPlace { .. }
        | Prompt::Action
        | Prompt::FacilityPlace { .. }
        | Prompt::StreetcarMore
        | Prompt::BoardPlace { .. }
        | Prompt::Draw
        | Prompt::Replace
        | Prompt::OfferCard
        | Prompt::TradeAnswer { .. }
        | Prompt::TradePick { .. }
        | Prompt::TradeFallback => unreachable!("{prompt:?} is not answered so"),
    }
}
