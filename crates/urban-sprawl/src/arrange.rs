//! Shorthand for scenarios: `base`, `building PARK 20.0 1`, `hand 0: P33 UR1`, `contract 1: T05` ...

use std::str::FromStr;

use engine::{List, Seat};

use crate::board::{Building, Lot, Site};
use crate::content::content;
use crate::ids::{Card, Deck, Number, Politician, Space, Vocation, Zone};
use crate::state::{Contractor, Open, Phase, Prompt, Step, UrbanSprawl};

/// What everybody has in the base position.
const BASE_WEALTH: u16 = 20;
const BASE_PRESTIGE: u16 = 20;
/// Planning cards that lie in the base position where they trigger nothing.
const BASE_PLANNING: [&str; 5] = ["P28", "P29", "P30", "P31", "P32"];

/// The most Favors that a position has room for.
const FAVORS: usize = 2;

pub fn arrange(game: &mut UrbanSprawl, line: &str) -> Result<(), String> {
    let (head, tail) = line.split_once(':').map_or((line, None), |(head, tail)| (head, Some(tail.trim())));
    let words: Vec<&str> = head.split_whitespace().collect();
    match (words.as_slice(), tail) {
        (["base"], None) => base(game),
        (["phase", phase], None) => set_phase(game, phase),
        (["active", seat], None) => set_active(game, seat),
        (["ask", "invest"], None) => ask(game, Prompt::Invest),
        (["points", n], None) => set(&mut game.open.points, n),
        (["idle", n], None) => set(&mut game.open.idle, n),
        (["pawn", office], None) => politician(office).map(|office| game.open.pawn = office),
        (["office", office, seat], None) => set_office(game, office, seat),
        (["contractor", seat], None) => {
            seat_of(&game.open, seat).map(|seat| game.open.contractor = Contractor::With(seat))
        }
        (["extra", "favor", seat], None) => seat_of(&game.open, seat).map(|seat| game.open.extra_favor = Some(seat)),
        (["marker", number, space], None) => set_marker(game, number, space),
        (["building", zone, site], None) => add_building(game, zone, site, None),
        (["building", zone, site, seat], None) => add_building(game, zone, site, Some(seat)),
        (["owner", lot, seat], None) => set_owner(game, lot, seat),
        (["supply", zone, size, n], None) => set_supply(game, zone, size, n),
        (["hand", seat], Some(cards)) => set_hand(game, seat, cards),
        (["favor", seat], Some(cards)) => set_favors(game, seat, cards),
        (["wealth"], Some(amounts)) => set_all(&mut game.open.wealth.0, amounts),
        (["prestige"], Some(amounts)) => set_all(&mut game.open.prestige.0, amounts),
        (["vocation", name], Some(tiles)) => set_vocation(game, name, tiles),
        (["contract", place], Some(card)) => set_contract(game, place, card),
        (["planning", place], Some(card)) => set_planning(game, place, card),
        (["deck", deck], Some(cards)) => set_deck(game, deck, cards),
        _ => Err("unknown arrangement".into()),
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} does not belong here"))
}

fn set<T: FromStr>(place: &mut T, text: &str) -> Result<(), String> {
    *place = read(text)?;
    Ok(())
}

fn set_all(places: &mut [u16; 4], amounts: &str) -> Result<(), String> {
    places.iter_mut().zip(amounts.split_whitespace()).try_for_each(|(place, amount)| set(place, amount))
}

fn seat_of(open: &Open, text: &str) -> Result<Seat, String> {
    let seat = text.parse().ok().map(Seat).filter(|&seat| open.seats.contains(seat));
    seat.ok_or_else(|| format!("there is no seat {text:?}"))
}

fn politician(name: &str) -> Result<Politician, String> {
    Politician::ALL.into_iter().find(|office| office.name() == name).ok_or_else(|| format!("no politician {name:?}"))
}

fn zone_of(name: &str) -> Result<Zone, String> {
    Zone::ALL.into_iter().find(|zone| zone.name() == name).ok_or_else(|| format!("no zone {name:?}"))
}

fn deck_of(name: &str) -> Result<Deck, String> {
    let decks = [Deck::Planning, Deck::Town, Deck::City, Deck::Metropolis];
    decks.into_iter().find(|deck| deck.name() == name).ok_or_else(|| format!("no deck {name:?}"))
}

/// Cards of a kind, each named once; `-` stands for none.
fn cards_of(text: &str, fits: impl Fn(Card) -> bool) -> Result<Vec<Card>, String> {
    let mut cards = Vec::new();
    for word in text.split_whitespace().filter(|word| *word != "-") {
        let card = Card::from_str(word)?;
        if !fits(card) || cards.contains(&card) {
            return Err(format!("{card} does not belong here, or is named twice"));
        }
        cards.push(card);
    }
    Ok(cards)
}

fn card_of(text: &str, fits: impl Fn(Card) -> bool) -> Result<Option<Card>, String> {
    match cards_of(text, fits)?[..] {
        [] => Ok(None),
        [card] => Ok(Some(card)),
        _ => Err("one card, or -".into()),
    }
}

/// The base position of the worked examples: seat 0 acts with 6 APs, nobody controls anything, all decks are empty.
fn base(game: &mut UrbanSprawl) -> Result<(), String> {
    for card in Card::all() {
        lift(game, card);
        put_aside(game, card);
    }
    let open = &mut game.open;
    let buildings: Vec<Lot> = open.grid.buildings().map(|building| building.lot()).collect();
    buildings.into_iter().for_each(|lot| open.grid.set_owner(lot, None));
    for seat in open.seats.iter() {
        open.wealth[seat] = BASE_WEALTH;
        open.prestige[seat] = BASE_PRESTIGE;
    }
    let last = Seat(open.seats.0 - 1);
    open.vocations = Default::default();
    open.vocations[last][Vocation::Media.index()] = 1;
    open.active = Seat(0);
    open.points = content().points;
    for (i, id) in BASE_PLANNING.iter().enumerate() {
        let place = if i < 4 { (i + 1).to_string() } else { "top".into() };
        set_planning(game, &place, id)?;
    }
    ask(game, Prompt::Act)
}

fn ask(game: &mut UrbanSprawl, prompt: Prompt) -> Result<(), String> {
    game.open.steps = List::of(&[Step::Ask { seat: game.open.active, prompt }]);
    Ok(())
}

fn set_active(game: &mut UrbanSprawl, seat: &str) -> Result<(), String> {
    game.open.active = seat_of(&game.open, seat)?;
    ask(game, Prompt::Act)
}

fn set_phase(game: &mut UrbanSprawl, phase: &str) -> Result<(), String> {
    game.open.phase = match phase {
        "B" => Phase::B,
        "C" => Phase::C,
        _ => return Err("phase B or C".into()),
    };
    game.open.politicians = true;
    if phase == "C" {
        game.open.contractor = Contractor::With(Seat(game.open.seats.0 - 1));
    }
    Ok(())
}

fn set_office(game: &mut UrbanSprawl, office: &str, seat: &str) -> Result<(), String> {
    game.open.offices[politician(office)?.index()] = Some(seat_of(&game.open, seat)?);
    Ok(())
}

fn set_marker(game: &mut UrbanSprawl, number: &str, space: &str) -> Result<(), String> {
    let (space, number): (Space, Number) = (read(space)?, read(number)?);
    if usize::from(number) >= content().payouts.len() {
        return Err(format!("no marker {number}"));
    }
    game.open.spaces[usize::from(space.0)] = number;
    Ok(())
}

fn add_building(game: &mut UrbanSprawl, zone: &str, site: &str, seat: Option<&str>) -> Result<(), String> {
    let (zone, site) = (zone_of(zone)?, Site::from_str(site)?);
    let owner = seat.map(|seat| seat_of(&game.open, seat)).transpose()?;
    let supply = &mut game.open.supply[zone.index()][usize::from(site.size()) - 1];
    *supply = supply.checked_sub(1).ok_or("no such tile left")?;
    if !game.open.grid.is_free(site) {
        return Err(format!("{site} is not free"));
    }
    game.open.grid.place(Building { site, zone, owner });
    Ok(())
}

fn set_supply(game: &mut UrbanSprawl, zone: &str, size: &str, n: &str) -> Result<(), String> {
    let size: usize = read(size)?;
    set(&mut game.open.supply[zone_of(zone)?.index()][size.clamp(1, 4) - 1], n)
}

fn set_owner(game: &mut UrbanSprawl, lot: &str, seat: &str) -> Result<(), String> {
    let lot: Lot = lot.parse()?;
    let owner = if seat == "-" { None } else { Some(seat_of(&game.open, seat)?) };
    game.open.grid.building(lot).ok_or_else(|| format!("no building on {lot}"))?;
    game.open.grid.set_owner(lot, owner);
    Ok(())
}

fn set_vocation(game: &mut UrbanSprawl, name: &str, tiles: &str) -> Result<(), String> {
    let vocation = Vocation::ALL.into_iter().find(|vocation| vocation.name() == name).ok_or("no such vocation")?;
    for (seat, n) in game.open.seats.iter().zip(tiles.split_whitespace()) {
        game.open.vocations[seat][vocation.index()] = read(n)?;
    }
    Ok(())
}

fn set_hand(game: &mut UrbanSprawl, seat: &str, cards: &str) -> Result<(), String> {
    let seat = seat_of(&game.open, seat)?;
    let before = std::mem::take(&mut game.open.hands[seat]);
    before.iter().for_each(|card| put_aside(game, card));
    for card in cards_of(cards, |card| card.is_permit() || card.is_renewal())? {
        lift(game, card);
        game.open.hands[seat].add(card);
    }
    Ok(())
}

fn set_favors(game: &mut UrbanSprawl, seat: &str, cards: &str) -> Result<(), String> {
    let seat = seat_of(&game.open, seat)?;
    for card in cards_of(cards, |card| card.deck() != Deck::Planning)? {
        lift(game, card);
        if game.open.favors[seat].len() == FAVORS {
            return Err(format!("at most {FAVORS} Favors"));
        }
        game.open.favors[seat].push(card);
    }
    Ok(())
}

fn set_contract(game: &mut UrbanSprawl, place: &str, card: &str) -> Result<(), String> {
    let card = card_of(card, Card::is_contract)?;
    card.into_iter().for_each(|card| lift(game, card));
    let contracts = &mut game.open.contracts;
    let slot = match place.parse::<usize>() {
        Ok(n) => contracts.boxes.get_mut(n.wrapping_sub(1)).ok_or("boxes 1 to 5")?,
        Err(_) => match deck_of(place)? {
            Deck::Planning => return Err("a deck of contracts".into()),
            deck => &mut contracts.tops[deck.rank()],
        },
    };
    let before = std::mem::replace(slot, card);
    before.into_iter().for_each(|card| put_aside(game, card));
    Ok(())
}

fn set_planning(game: &mut UrbanSprawl, place: &str, card: &str) -> Result<(), String> {
    let card = card_of(card, |card| card.deck() == Deck::Planning)?;
    card.into_iter().for_each(|card| lift(game, card));
    let planning = &mut game.open.planning;
    let slot = match place.parse::<usize>() {
        Ok(n) => planning.boxes.get_mut(n.wrapping_sub(1)).ok_or("boxes 1 to 4")?,
        Err(_) => &mut planning.top,
    };
    let before = std::mem::replace(slot, card);
    before.into_iter().for_each(|card| put_aside(game, card));
    Ok(())
}

/// The face-down cards of a deck; those of a contract deck all lie in the section of the key event.
fn set_deck(game: &mut UrbanSprawl, deck: &str, cards: &str) -> Result<(), String> {
    let deck = deck_of(deck)?;
    let cards = cards_of(cards, |card| card.deck() == deck)?;
    for card in deck.cards() {
        let down = deck == Deck::Planning && game.secret.planning.contains(&card)
            || deck != Deck::Planning && game.secret.contracts[deck.rank()].contains(&card);
        if down {
            lift(game, card);
            put_aside(game, card);
        }
    }
    for &card in &cards {
        lift(game, card);
        match deck {
            Deck::Planning => game.secret.planning.push(card),
            Deck::Town | Deck::City | Deck::Metropolis => game.secret.contracts[deck.rank()].push(card),
        }
    }
    match deck {
        Deck::Planning => game.open.planning.down = [0, cards.len() as u8],
        Deck::Town | Deck::City | Deck::Metropolis => {
            game.open.contracts.down[deck.rank()] = [0, cards.len() as u8, 0];
            game.open.contracts.aside = Default::default();
        }
    }
    Ok(())
}

/// Takes a card from wherever it lies.
fn lift(game: &mut UrbanSprawl, card: Card) {
    let open = &mut game.open;
    let seats = open.seats;
    if card.deck() == Deck::Planning {
        open.discard.take(card);
        seats.iter().for_each(|seat| open.hands[seat].take(card));
        let planning = &mut open.planning;
        planning
            .boxes
            .iter_mut()
            .chain([&mut planning.top])
            .filter(|place| **place == Some(card))
            .for_each(|place| *place = None);
        if let Some(at) = game.secret.planning.iter().position(|&other| other == card) {
            game.secret.planning.remove(at);
            planning.down[usize::from(at >= usize::from(planning.down[0]))] -= 1;
        }
        return;
    }
    open.removed.take(card);
    for seat in seats.iter() {
        if let Some(at) = open.favors[seat].iter().position(|&other| other == card) {
            open.favors[seat].remove(at);
        }
    }
    let contracts = &mut open.contracts;
    contracts
        .boxes
        .iter_mut()
        .chain(&mut contracts.tops)
        .filter(|place| **place == Some(card))
        .for_each(|place| *place = None);
    let rank = card.deck().rank();
    if let Some(at) = game.secret.contracts[rank].iter().position(|&other| other == card) {
        let section = crate::state::section_of(&contracts.down[rank], at as u8);
        game.secret.contracts[rank].remove(at);
        contracts.down[rank][usize::from(section)] -= 1;
    }
}

/// Puts a card where it does not matter.
fn put_aside(game: &mut UrbanSprawl, card: Card) {
    match card.deck() {
        Deck::Planning => game.open.discard.add(card),
        Deck::Town | Deck::City | Deck::Metropolis => game.open.removed.add(card),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Game, Seats, Seed, Silent};

    use super::*;

    #[test]
    fn what_cannot_be_is_refused() {
        let lines = [
            "favor 0: T01 T02 T03",
            "favor 0: P01",
            "hand 0: T05",
            "hand 0: P01 P01",
            "deck town: T01 T01",
            "deck town: C01",
            "deck planning: T01",
            "contract planning: T05",
            "contract 0: T05",
            "contract 1: P05",
            "contract 1: TE1",
            "planning 9: P05",
            "planning 1: T05",
            "marker 99 R4",
            "marker 7 Z9",
            "building PARK 23.",
            "building PARK 99.0",
            "supply PARK x 3",
            "owner 00.0123 1",
            "\u{e9}",
        ];
        let chance = &mut Chance::new(Seed::from_number(1));
        let mut game = UrbanSprawl::setup(&Default::default(), Seats(4), chance, &mut Silent).expect("a game");
        arrange(&mut game, "base").expect("the base position");
        for line in lines {
            assert!(arrange(&mut game.clone(), line).is_err(), "{line} was accepted");
        }
    }
}
