//! What lies around the map.

use engine::pieces::{Card as Face, Form, Lie, Pane, Ribbon, Role, Row, State, Tabletop};
use engine::{Phrase, Seat};

use super::cards;
use super::chips::chip;
use super::names::{card_name, card_text, deck_name, office_name, vocation_name};
use crate::content::{Kind, content};
use crate::ids::{Card, Coin, Deck, MAX_PLAYERS, Politician, Vocation};
use crate::map::icons::CONTRACTOR;
use crate::map::picture_of;
use crate::rules::pending;
use crate::score::bonus;
use crate::state::{Contractor, Open, Phase, Prompt, Step};
use crate::view::View;

pub fn lay(view: &View) -> Tabletop {
    let open = &view.open;
    let mine = view.viewer.seat().map(|seat| mine(open, seat));
    let panes = current(open).into_iter().chain([planning(open), contracts(open)]).chain(mine);
    let tracks = [elections(open), vocations(open), payouts(open)].into_iter().chain(last_event(open));
    Tabletop {
        place: place(open),
        ribbons: vec![turn(open)],
        chips: open.seats.iter().map(|seat| chip(view, seat)).collect(),
        panes: panes.chain(tracks).collect(),
    }
}

/// How far the town has grown, and what makes it grow further.
fn place(open: &Open) -> Phrase {
    Phrase::new(match (open.steps.is_empty(), open.phase) {
        (true, _) => "place-over",
        (false, Phase::A) => "place-town",
        (false, Phase::B) => "place-city",
        (false, Phase::C) => "place-metropolis",
    })
}

/// The parts of a turn, with the APs that are left in it.
fn turn(open: &Open) -> Ribbon {
    let ending = open.steps.iter().any(|step| matches!(step, Step::End(_)));
    let now = match pending(open) {
        None | Some((_, Prompt::Claim)) => None,
        Some(_) if ending => Some(2),
        Some((_, Prompt::Invest)) => Some(0),
        Some(_) => Some(1),
    };
    let act = match now {
        Some(1) => Phrase::new("ribbon-act-points").with("points", open.points),
        _ => Phrase::new("ribbon-act"),
    };
    let steps = [("invest", Phrase::new("ribbon-invest")), ("act", act), ("end", Phrase::new("ribbon-end"))];
    Ribbon { lead: now.map(|_| Phrase::new("ribbon-turn").with("seat", open.active)), ..Ribbon::new(steps, now) }
}

/// The card that is being carried out, or built.
fn current(open: &Open) -> Option<Pane> {
    let begun = match pending(open) {
        Some((_, Prompt::Placement { card } | Prompt::Permits { card, .. })) => Some(card),
        _ => None,
    };
    let card = open.card.or(begun)?;
    let face = cards::read(open, card);
    let face = match &content().face(card).kind {
        Kind::Contract(contract) => face.picture(picture_of(contract.zone, contract.size)),
        Kind::Event | Kind::Permit(_) | Kind::Renewal { .. } => face,
    };
    Some(Pane::new(Role::Question, "current").with(face))
}

fn price(points: u8) -> Phrase {
    Phrase::new("help-price").with("price", points)
}

/// The face-up contracts, dearest first: the tops of the decks, then boxes 5 to 1.
fn contracts(open: &Open) -> Pane {
    let prices = &content().prices;
    let face = |card: Card, points: u8| {
        let help = Phrase::new("told-contract").with("price", points).with("card", super::card_in_full(open, card));
        cards::read(open, card).pick(format!("card:{card}")).badge(price(points)).help(help)
    };
    let tops = Deck::CONTRACTS.into_iter().filter_map(|deck| {
        let card = open.contracts.tops[deck.rank()]?;
        Some(cards::on_deck(face(card, prices.decks[deck.rank()]), deck))
    });
    let boxes = open.contracts.boxes.iter().zip(prices.boxes).rev();
    let boxes = boxes.filter_map(|(card, points)| Some(face((*card)?, points)));
    let down = Deck::CONTRACTS
        .map(|deck| Phrase::new("note-deck").with("deck", deck_name(deck)).with("cards", open.down(deck)));
    let note = Phrase::new("note-down").with("decks", down.to_vec());
    Pane::new(Role::Market, "contracts").note(note).with(Row::new(tops.chain(boxes)).lie(Lie::Even))
}

/// The face-up planning cards, dearest first: the top of the deck, then boxes 4 to 1.
fn planning(open: &Open) -> Pane {
    let track = &open.planning;
    let places = [track.top].into_iter().chain(track.boxes.into_iter().rev());
    let places = places.zip(content().prices.planning.into_iter().rev());
    let cards = places.map(|(card, points)| match card {
        Some(card) => cards::planning(card).pick(format!("card:{card}")).badge(price(points)),
        None => Face::new(Form::Slot, price(points)).aside(Phrase::new("slot-empty")),
    });
    let note = Phrase::new("note-planning").with("down", track.down[0] + track.down[1]);
    let note = note.with("discards", open.discard.len());
    Pane::new(Role::Market, "planning").note(note).with(Row::new(cards))
}

/// The viewer's planning cards and Favors, and the APs that are left.
fn mine(open: &Open, seat: Seat) -> Pane {
    let hand = Row::new(open.hands[seat].iter().map(|card| cards::planning(card).pick(format!("card:{card}"))));
    let favors = Row::new(open.favors[seat].iter().map(|&card| favor(open, card))).lie(Lie::Even);
    let limit = Phrase::new("note-favors").with("held", open.favors[seat].len()).with("limit", open.favor_limit(seat));
    let rows = [hand, favors].into_iter().filter(|row| !row.pieces.is_empty());
    let pane = Pane::new(Role::Mine, "mine").note(limit).with_all(rows);
    match pending(open) {
        Some((_, Prompt::Act)) if open.active == seat => {
            pane.badge(Phrase::new("badge-points").with("points", open.points))
        }
        _ => pane,
    }
}

/// A Favor with its text; one that was taken in this turn has to wait (US-6.4.2).
fn favor(open: &Open, card: Card) -> Face {
    let face = cards::favor(open, card).pick(format!("card:{card}"));
    if open.fresh.contains(&card) { face.line(Phrase::new("card-favor-fresh")).state(State::Spent) } else { face }
}

/// The offices in the order of the track: whose they are, and where the pawn stands.
fn elections(open: &Open) -> Pane {
    let office = |office: Politician| {
        let face = Face::new(Form::Tag, office_name(office)).picture(office.name());
        let face = face.pick(format!("office:{}", office.name())).help(office_help(open, office));
        let face = open.holder(office).into_iter().fold(face, Face::mark);
        match (open.pawn == office, open.in_play(office)) {
            (true, _) => face.state(State::Marked),
            (false, true) => face,
            (false, false) => face.state(State::Spent),
        }
    };
    let note = Phrase::new("note-pawn").with("next", office_name(open.pawn.next()));
    let tags = Politician::ALL.into_iter().map(office).chain([contractor(open)]);
    Pane::new(Role::Track, "elections").note(note).with(Row::new(tags))
}

/// What an office does, who wins it, who has it, and what it would bring at the end (US-7.2).
fn office_help(open: &Open, office: Politician) -> Phrase {
    let text = Phrase::new(format!("office-{}-text", office.name()));
    let held = match open.holder(office) {
        Some(seat) => Phrase::new("office-held").with("seat", seat).with("points", bonus(open, office, seat)),
        None if open.in_play(office) => Phrase::new("office-vacant"),
        None => Phrase::new("office-away"),
    };
    Phrase::new("office-help").with("office", office_name(office)).with("text", text).with("held", held)
}

fn contractor(open: &Open) -> Face {
    let face = Face::new(Form::Tag, Phrase::new("office-contractor")).picture(CONTRACTOR);
    let face = face.help(Phrase::new("office-contractor-text"));
    match open.contractor {
        Contractor::Away => face.state(State::Spent),
        Contractor::Unassigned => face,
        Contractor::With(seat) => face.mark(seat),
    }
}

/// The vocations: tiles left in the supply, and a mark for every tile that somebody holds.
fn vocations(open: &Open) -> Pane {
    let tile = |vocation: Vocation| {
        let left = open.vocation_supply(vocation);
        let title = Phrase::new("note-vocation").with("vocation", vocation_name(vocation)).with("tiles", left);
        let help = Phrase::new("help-tile").with("vocation", vocation_name(vocation)).with("tiles", left);
        let face = Face::new(Form::Tag, title).picture(vocation.name()).help(help);
        let marks =
            open.seats.iter().flat_map(|seat| std::iter::repeat_n(seat, open.vocations[seat][vocation.index()].into()));
        marks.fold(face, Face::mark)
    };
    let pane = Pane::new(Role::Track, "vocations").note(Phrase::new("note-vocations"));
    pane.with(Row::new(Vocation::ALL.into_iter().map(tile)))
}

/// What a row of each number brings the first, second and so on (US-6.17.2), and the markers that come next.
fn payouts(open: &Open) -> Pane {
    let row = |(number, places): (usize, &[u8; MAX_PLAYERS])| {
        let further = places[1..open.seats.len()].iter().take_while(|&&paid| paid > 0);
        let further: Vec<String> = further.map(u8::to_string).collect();
        let all = places[..open.seats.len()].iter().map(u8::to_string).collect::<Vec<_>>().join(" / ");
        let help = Phrase::new("payout-help").with("number", number).with("places", all);
        Face::new(Form::Tag, Phrase::plain(number)).aside(Phrase::plain(further.join(" "))).help(help)
    };
    let rows = content().payouts.iter().enumerate().skip(1).map(row);
    let next = [(Coin::Wealth, "next-wealth"), (Coin::Prestige, "next-prestige")];
    let next =
        next.into_iter().filter_map(|(coin, key)| Some(Phrase::new(key).with("number", open.lowest_marker(coin)?)));
    let next = Phrase::new("note-next-markers").with("markers", next.collect::<Vec<_>>());
    Pane::new(Role::Track, "payouts").note(next).with(Row::new(rows))
}

/// The event turned up last, as a line of words, unless it is still being carried out.
fn last_event(open: &Open) -> Option<Pane> {
    let card = open.last_event.filter(|_| open.card != open.last_event)?;
    Some(Pane::new(Role::Track, "last-event").note(card_name(card)).with(card_text(open, card)))
}
