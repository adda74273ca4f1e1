//! Words and picks.

mod chips;
mod panes;
mod picks;
mod slips;
mod supply;
mod topics;
mod worth;

use engine::pieces::{Ledger, Map, Picture, Tabletop};
use engine::{Brush, Lang, Phrase, Present, Say, Seat, Topic};

use crate::action::Action;
use crate::board::{Around, City, Placement, Segment, Side, Site};
use crate::content::content;
use crate::event::Event;
use crate::ids::{Board, Boards, Building, Card, Cards, Kind, Plot, Plots};
use crate::map::{self, frame};
use crate::refusals::card_phrase;
use crate::score::{Multiplier, Score, score};
use crate::state::{BigCity, Ending, Prompt, Stage};
use crate::view::{Held, View};

pub use picks::{
    board_pick, card_pick, picks, place_pick, plot_pick, proposal_pick, stack_pick, street_pick, turn_pick,
};

impl Present for BigCity {
    fn locale(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "locales", "ftl")
    }

    fn rulebook(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "rulebook", "md")
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        engine::lessons![
            "first",
            "multipliers",
            "exchange",
            "streetcars",
            "three-turns",
            "thirty-and-more",
            "across-the-line",
            "cinema-night",
            "crowded-block",
            "long-line"
        ]
    }

    fn scenarios() -> &'static [&'static str] {
        engine::scenarios![
            "building",
            "city",
            "ending",
            "exchange",
            "facility",
            "knowledge",
            "scoring",
            "setup",
            "streetcar",
            "trade",
            "turn",
            "useless"
        ]
    }

    fn topic(prompt: Prompt) -> Topic {
        topics::topic(prompt)
    }

    fn say_prompt(view: &View, prompt: Prompt) -> Phrase {
        say_prompt(view, prompt)
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        say_action(view, action)
    }

    fn say_event(event: &Event) -> Option<Phrase> {
        say_event(event)
    }

    fn event_picks(event: &Event) -> Vec<String> {
        picks::event_picks(event)
    }

    fn picks(_: &View, action: Action) -> Vec<String> {
        picks(action)
    }

    fn lay(view: &View) -> Tabletop {
        panes::lay(view)
    }

    fn maps(view: &View, brush: &Brush<'_>) -> Vec<Map> {
        vec![map::draw(view, brush)]
    }

    fn pictures() -> Vec<Picture> {
        map::pictures::all()
    }

    fn say_map(view: &View) -> Vec<Phrase> {
        map::said::say_map(view)
    }

    fn sketch(view: &View, words: &dyn Say) -> Vec<String> {
        map::sketch::sketch(view, words)
    }

    fn say_slip(view: &View, action: Action, _: Option<&View>) -> Option<Phrase> {
        slips::say_slip(view, action)
    }

    fn say_worth(view: &View, action: Action) -> Option<Phrase> {
        worth::say_worth(view, action)
    }

    fn ledger(view: &View, action: Action) -> Option<Ledger> {
        worth::ledger(view, action)
    }
}

/// The name of a building.
pub fn name(building: Building) -> Phrase {
    Phrase::new(building.key())
}

/// The same in a sentence: "a single residence".
fn a_building(building: Building) -> Phrase {
    Phrase::new(building.key().replacen("building", "a", 1))
}

/// The name of a neighbourhood, with its number.
pub fn board_name(board: Board) -> Phrase {
    Phrase::new("board-name").with("board", board.number()).with("name", content().names[board.index()].as_str())
}

/// Plots as the notation has them.
pub fn plots_text(plots: Plots) -> String {
    plots.iter().map(|plot| plot.to_string()).collect::<Vec<_>>().join("+")
}

fn say_prompt(view: &View, prompt: Prompt) -> Phrase {
    let board_phrase = |key: &'static str, board| Phrase::new(key).with("board", board_name(board));
    match prompt {
        Prompt::SetupBoard => Phrase::new("prompt-setup-board"),
        Prompt::SetupPlace { board } | Prompt::BoardPlace { board } => board_phrase("prompt-place", board),
        Prompt::Action => say_choices(view),
        Prompt::FacilityPlace { card } => say_facility(view, card),
        Prompt::StreetcarMore => Phrase::new("prompt-streetcar-more"),
        Prompt::Exchange => Phrase::new("prompt-exchange"),
        Prompt::Draw | Prompt::Replace => Phrase::new("prompt-draw").with("left", view.drawing.left),
        Prompt::Useless if view.viewer.is(view.on_turn) && !has_eligible(view) => Phrase::new("prompt-no-useless"),
        Prompt::Useless => Phrase::new("prompt-useless"),
        Prompt::OfferCard if view.offer.slots.is_empty() => Phrase::new("prompt-offer-card"),
        Prompt::OfferCard => Phrase::new("prompt-offer-second"),
        Prompt::OfferWish => Phrase::new("prompt-wish"),
        Prompt::TradeAnswer { slot, .. } => {
            let back = view.offer.slots[slot as usize].back;
            Phrase::new("prompt-answer").with("seat", view.on_turn).with("stack", back.number())
        }
        Prompt::TradePick { slot } => Phrase::new("prompt-pick").with("slot", slot.number()),
        Prompt::TradeFallback => Phrase::new("prompt-fallback"),
    }
}

/// What a turn may be used for at this table.
fn say_choices(view: &View) -> Phrase {
    let key = if view.city.has_city_hall() { "prompt-action" } else { "prompt-action-early" };
    let boards = Board::all().any(|board| !view.city.laid().has(board));
    let (cards, trade) = (may_exchange(view), view.options.trade_cards);
    Phrase::new(key).with("boards", yes(boards)).with("cards", yes(cards || trade)).with("trade", yes(trade))
}

/// Whether a stack is left to exchange with (BC-6.7.3).
fn may_exchange(view: &View) -> bool {
    let open = |board: &Board| !view.options.limited_draw || view.city.laid().has(*board);
    Board::all().filter(open).any(|stack| !view.stacks[stack.index()].is_empty())
}

fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// Which plots a park or factory may take.
fn say_facility(view: &View, card: Card) -> Phrase {
    let Some(building) = card.facility() else { return say_choices(view) };
    let key = if building.kind() == Kind::Park { "prompt-park" } else { "prompt-factory" };
    Phrase::new(key).with("building", name(building))
}

/// Whether the viewer, on turn, has a useless card that may go (BC-6.9.2).
fn has_eligible(view: &View) -> bool {
    let covered = view.city.facilities().less(view.covered);
    let may_go = |held: &Held| !held.fresh && held.card.and_then(Card::plot).is_some_and(|plot| covered.has(plot));
    view.hands[view.on_turn].iter().any(may_go)
}

fn say_action(view: &View, action: Action) -> Phrase {
    let with_card = |key: &'static str, card| Phrase::new(key).with("card", card_phrase(card));
    match action {
        Action::Build { building, site } => say_build(view, building, site),
        Action::Facility { card } => with_card("action-facility", card),
        Action::Site { site } => say_site(view, site),
        Action::Streetcar { segment } => {
            Phrase::new("action-streetcar").with("street", street_name(&view.city, segment))
        }
        Action::Stop => Phrase::new("action-stop"),
        Action::Neighbourhood { board } => Phrase::new("action-neighbourhood").with("board", board_name(board)),
        Action::Place { placement } => say_place(view, placement),
        Action::Exchange => Phrase::new("action-exchange"),
        Action::Return { card } => with_card("action-return", card),
        Action::Done => say_done(view),
        Action::Draw { stack } => Phrase::new("action-draw").with("stack", stack.number()),
        Action::Discard { card } => with_card("action-discard", card),
        Action::Offer => Phrase::new("action-offer"),
        Action::Slot { card } => with_card("action-slot", card),
        Action::One => Phrase::new("action-one"),
        Action::Wish { stack } => Phrase::new("action-wish").with("stack", stack.number()),
        Action::Answer { card } => with_card("action-answer", card),
        Action::Nothing => Phrase::new("action-nothing"),
        Action::Take { seat } => Phrase::new("action-take").with("seat", seat),
        Action::Decline => Phrase::new("action-decline"),
        Action::Leave => Phrase::new("action-leave"),
        Action::Pass => Phrase::new("action-pass"),
    }
}

/// A place for a park or factory, with the viewer's own cards that it would make useless (BC-6.4.5).
fn say_site(view: &View, site: Site) -> Phrase {
    let own = Plots(view.own().0).and(site.plots());
    let key = if own.is_empty() { "action-site" } else { "action-site-own" };
    Phrase::new(key).with("plots", site.to_string()).with("own", plots_text(own)).with("count", own.len())
}

fn say_build(view: &View, building: Building, site: Site) -> Phrase {
    let score = score(&view.options, building, &Around::new(&view.city, site));
    let action = Phrase::new("action-build").with("building", name(building)).with("plots", site.to_string());
    action.with("score", say_score(building.kind(), &score))
}

/// What is done depends on the question.
fn say_done(view: &View) -> Phrase {
    match view.stage {
        Stage::Asking(Prompt::Exchange) => Phrase::new("action-done-exchange").with("count", view.own_aside.len()),
        Stage::Asking(Prompt::OfferWish) => Phrase::new("action-done-offer"),
        Stage::Asking(Prompt::Useless) => Phrase::new("action-done-useless"),
        Stage::Asking(_) | Stage::Over(_) => Phrase::new("action-done"),
    }
}

/// A place for the board in question, with the number of sides that would touch.
pub fn say_place(view: &View, place: Placement) -> Phrase {
    let touches = view.board_in_question().map_or(0, |board| view.city.touches(board, place));
    let action = Phrase::new("action-place").with("degrees", place.rotation.degrees());
    action.with("corner", frame::cell_name(view, place.corner)).with("touches", touches)
}

/// A street, by the plots beside it.
pub fn street_name(city: &City, segment: Segment) -> Phrase {
    say_street(segment, city.plots_beside(segment))
}

/// A street between two plots, or on one side of a plot.
fn say_street(segment: Segment, beside: [Option<Plot>; 2]) -> Phrase {
    let name = |key: &'static str| Phrase::new(key).with("segment", segment.to_string());
    let [(_, one_side), (_, other_side)] = segment.cells();
    let along = |plot: Plot, side| name("street-along").with("plot", plot.number()).with("side", side_key(side));
    match beside {
        [Some(one), Some(other)] => name("street-between").with("first", one.number()).with("second", other.number()),
        [Some(plot), None] => along(plot, one_side),
        [None, Some(plot)] => along(plot, other_side),
        [None, None] => name("street"),
    }
}

fn side_key(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

fn say_event(event: &Event) -> Option<Phrase> {
    let of = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
    Some(match event {
        Event::Started { first } => of("event-started", *first),
        Event::Dealt { seat, cards, stacks } => dealt(*seat, *cards, *stacks),
        Event::Laid { seat, board, .. } => of("event-laid", *seat).with("board", board_name(*board)),
        Event::Built { seat, building, plots, score } => say_built(*seat, *building, *plots, score),
        Event::Covered { seat, building, plots } => {
            of("event-covered", *seat).with("building", a_building(*building)).with("plots", plots_text(*plots))
        }
        Event::CarLaid { seat, segment, beside, left } => {
            of("event-car-laid", *seat).with("street", say_street(*segment, *beside)).with("left", *left)
        }
        Event::Returned { seat, cards, backs } => returned(*seat, *cards, backs),
        Event::Drew { seat, stack, card: None, .. } => of("event-drew-hidden", *seat).with("stack", stack.number()),
        Event::Drew { seat, stack, card: Some(card), .. } => {
            of("event-drew", *seat).with("stack", stack.number()).with("card", card_phrase(*card))
        }
        Event::Discarded { seat, card } => of("event-discarded", *seat).with("card", card_phrase(*card)),
        Event::Passed { seat } => of("event-passed", *seat),
        Event::Offered { seat, back, .. } => of("event-offered", *seat).with("stack", back.number()),
        Event::Wished { seat, wishes } if wishes.is_empty() => of("event-wished-nothing", *seat),
        Event::Wished { seat, wishes } => {
            of("event-wished", *seat).with("stacks", numbers(*wishes)).with("count", wishes.len())
        }
        Event::Answered { seat, slot, .. } => of("event-answered", *seat).with("slot", slot.number()),
        Event::Proposed { seat, slot, back } => {
            of("event-proposed", *seat).with("slot", slot.number()).with("stack", back.number())
        }
        Event::NothingProposed { seat } => of("event-nothing-proposed", *seat),
        Event::Picked { seat, slot, from: Some(from) } => {
            of("event-picked", *seat).with("slot", slot.number()).with("from", *from)
        }
        Event::Picked { seat, slot, from: None } => of("event-declined", *seat).with("slot", slot.number()),
        Event::Swapped { from, to, back, card: None, .. } => {
            Phrase::new("event-swapped-hidden").with("from", *from).with("to", *to).with("stack", back.number())
        }
        Event::Swapped { from, to, card: Some(card), .. } => {
            Phrase::new("event-swapped").with("from", *from).with("to", *to).with("card", card_phrase(*card))
        }
        Event::Left { seat } => of("event-left", *seat),
        Event::Ended { ending: Ending::CityComplete } => Phrase::new("end-city-complete"),
        Event::Ended { ending: Ending::Standstill } => Phrase::new("end-standstill"),
    })
}

/// Stack numbers, listed.
pub fn numbers(stacks: Boards) -> String {
    stacks.iter().map(|stack| stack.to_string()).collect::<Vec<_>>().join(", ")
}

fn faces(cards: Cards) -> Vec<Phrase> {
    cards.iter().map(card_phrase).collect()
}

fn dealt(seat: Seat, cards: Option<Cards>, stacks: Boards) -> Phrase {
    match cards {
        Some(cards) => Phrase::new("event-dealt").with("seat", seat).with("cards", faces(cards)),
        None => Phrase::new("event-dealt-hidden").with("seat", seat).with("stacks", numbers(stacks)),
    }
}

fn returned(seat: Seat, cards: Option<Cards>, backs: &[u8; Board::COUNT]) -> Phrase {
    if let Some(cards) = cards {
        return Phrase::new("event-returned").with("seat", seat).with("cards", faces(cards));
    }
    let heap = |(stack, &count): (Board, &u8)| Phrase::new("backs").with("count", count).with("stack", stack.number());
    let heaps: Vec<_> = Board::all().zip(backs).filter(|(_, count)| **count > 0).map(heap).collect();
    Phrase::new("event-returned").with("seat", seat).with("cards", heaps)
}

fn say_built(seat: Seat, building: Building, plots: Plots, score: &Score) -> Phrase {
    let event = Phrase::new("event-built").with("seat", seat).with("building", a_building(building));
    event.with("plots", plots_text(plots)).with("score", say_score(building.kind(), score))
}

/// What a building scores, every part named.
fn say_score(kind: Kind, score: &Score) -> Phrase {
    let parts = parts(kind, score);
    let sum = score.base + score.zone + score.park + score.factory;
    let key = match score.reason {
        _ if score.points == 0 => "score-nothing",
        _ if sum * score.factor < score.points => "score-minimum",
        Multiplier::None if parts.len() == 1 => "score-base",
        Multiplier::None => "score-sum",
        Multiplier::Streetcar => "score-streetcar",
        Multiplier::CityHall => "score-city-hall",
        Multiplier::Both => "score-both",
    };
    Phrase::new(key).with("parts", parts).with("factor", score.factor).with("points", score.points)
}

/// The summands of a score, those that are nothing left out.
fn parts(kind: Kind, score: &Score) -> Vec<Phrase> {
    let zone = if kind == Kind::Residence { "part-outskirts" } else { "part-centre" };
    let parts = [(zone, score.zone), ("part-park", score.park), ("part-factory", score.factory)];
    let base = Phrase::new("part-base").with("points", score.base);
    let signed = |(key, amount): (&'static str, i16)| Phrase::new(key).with("points", format!("{amount:+}"));
    std::iter::once(base).chain(parts.into_iter().filter(|part| part.1 != 0).map(signed)).collect()
}
