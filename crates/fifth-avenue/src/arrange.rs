//! Arrangements for scenarios: one line of shorthand changes one thing; what is needed is taken from where it can be
//! spared, so that nothing is lost.
//!
//! | Line | Meaning |
//! |---|---|
//! | `turn 2` | seat 2 is about to choose an action |
//! | `phase 3 0` | seat 0 is about to move a commission in phase 3 |
//! | `first 2` | seat 2 is the first player |
//! | `district 34W: violet=[art,art] grey=- orange=R1` | the lots of a district; `A1` is a building of Ace |
//! | `closed 52E` | a closed district |
//! | `hand 2: grey-4*2 black-6` | an exact hand |
//! | `known 2: grey-4` | cards in that hand that everyone has seen |
//! | `deck grey: 6 4 rest 0` | a coloured deck from the top; its other cards are held by seat 0 |
//! | `black: 5*2 \| 4^ 6^ rest 1` | the black deck: unknown cards, then known ones, `^` face up |
//! | `score 0: 34`, `reserve 2: 5`, `supply 3: 0`, `south 0: 3` | numbers of a player |
//! | `ace 1` | Ace's buildings that are left |
//! | `pawn white TS`, `tokens white: 34W TS` | commissions |
//! | `placed 5` | so many tiles placed from the row |
//! | `group 2: fashion art`, `park: jewel*2 art` | tiles of a group, of the park shop space |
//! | `auction 34W opener 2 then TS 52E phase 1` | an auction under way; `then` and `phase` may be left out |
//! | `park auction opener 0` | the last auction of a series |
//! | `turns 299` | turns played |

use engine::{List, Seat, Silent};

use crate::content::content;
use crate::effects::Effect;
use crate::ids::{ByPlot, Card, Colour, Deck, District, Districts, FACES, Lot, Owner, Pawn, Prize, Shop};
use crate::rules::auction;
use crate::state::{Auction, BlackCard, FifthAvenue, Step, Stock};

type Done = Result<(), String>;

pub fn arrange(game: &mut FifthAvenue, line: &str) -> Done {
    let (head, rest) = line.split_once(':').unwrap_or((line, ""));
    let head: Vec<&str> = head.split_whitespace().collect();
    let rest: Vec<&str> = rest.split_whitespace().collect();
    match head[..] {
        ["turn", seat] => begin(game, seat, &[Step::ChooseAction]),
        ["phase", "3", seat] => begin(game, seat, &[Step::EndTurn, Step::Do(Effect::MoveCommission)]),
        ["first", seat] => {
            game.open.first = self::seat(game, seat)?;
            Ok(())
        }
        ["district", code] => set_district(game, code, &rest),
        ["closed", code] => close(game, district(code)?),
        ["hand", seat] => set_hand(game, self::seat(game, seat)?, &rest),
        ["known", seat] => set_known(game, self::seat(game, seat)?, &rest),
        ["deck", colour] => set_deck(game, colour.parse().map_err(|_| "no such deck")?, &rest),
        ["black"] => set_black(game, &rest),
        ["ace", left] => set_ace(game, number(left)?),
        ["pawn", pawn, node] => {
            game.open.pawns[self::pawn(pawn)?] = node.parse().map_err(|_| "no such place")?;
            Ok(())
        }
        ["tokens", pawn] => set_tokens(game, self::pawn(pawn)?, &rest),
        ["placed", count] => set_placed(game, number(count)?),
        ["group", group] => set_group(game, number(group)?, &rest),
        ["park"] => set_park(game, &rest),
        ["park", "auction", "opener", seat] => opened(game, Prize::Park, seat, &[]),
        ["auction", code, "opener", seat, ref then @ ..] => opened(game, Prize::District(district(code)?), seat, then),
        ["turns", count] => {
            game.open.turns = count.parse().map_err(|_| "not a number of turns")?;
            Ok(())
        }
        [what, seat] if rest.len() == 1 => set_number(game, what, self::seat(game, seat)?, rest[0]),
        _ => Err("unknown arrangement".into()),
    }
}

fn seat(game: &FifthAvenue, text: &str) -> Result<Seat, String> {
    let seat = text.parse().ok().map(Seat).filter(|&seat| game.open.seats.contains(seat));
    seat.ok_or_else(|| format!("there is no seat {text:?}"))
}

fn district(text: &str) -> Result<District, String> {
    text.parse().map_err(|_| format!("there is no district {text:?}"))
}

fn pawn(text: &str) -> Result<Pawn, String> {
    text.parse().map_err(|_| format!("there is no commission {text:?}"))
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("{text:?} is no number"))
}

/// `jewel*2` is twice `jewel`.
fn repeated(words: &[&str]) -> Result<Vec<String>, String> {
    let mut all = Vec::new();
    for word in words {
        let (what, count) = word.split_once('*').unwrap_or((word, "1"));
        all.extend((0..number(count)?).map(|_| what.to_owned()));
    }
    Ok(all)
}

/// No starting buildings: those not named are in the general supply.
fn begin(game: &mut FifthAvenue, seat: &str, steps: &[Step]) -> Done {
    game.open.active = self::seat(game, seat)?;
    game.open.agenda = List::of(steps);
    for stock in &mut game.open.stock {
        stock.supply += std::mem::take(&mut stock.starting);
    }
    Ok(())
}

fn opened(game: &mut FifthAvenue, prize: Prize, opener: &str, then: &[&str]) -> Done {
    let phase_1 = then.ends_with(&["phase", "1"]);
    let then = if phase_1 { &then[..then.len() - 2] } else { then };
    let coming = match then.split_first() {
        None => Vec::new(),
        Some((&"then", codes)) => codes.iter().map(|code| district(code)).collect::<Result<_, _>>()?,
        Some(_) => return Err("expected `then` and districts".into()),
    };
    let own = if let Prize::District(district) = prize { Some(district) } else { None };
    let mut all = Districts::default();
    for &district in coming.iter().chain(&own) {
        if all.has(district) || game.open.closed.has(district) {
            return Err(format!("{district} is closed, or named twice"));
        }
        all.add(district);
    }
    let mut steps = vec![Step::EndTurn];
    if phase_1 {
        steps.extend([Step::Do(Effect::MoveCommission), Step::Do(Effect::TakeColoured)]);
    }
    steps.extend((prize != Prize::Park).then_some(Step::Open(Prize::Park)));
    steps.extend(coming.iter().rev().map(|&district| Step::Open(Prize::District(district))));
    steps.push(Step::Open(prize));
    begin(game, opener, &steps)?;
    coming.into_iter().chain(own).for_each(|district| game.open.tokens[Pawn::White].add(district));
    game.open.auction = Auction { opener: game.open.active, ..Auction::default() };
    auction::open(game, prize, &mut Silent);
    Ok(())
}

fn set_number(game: &mut FifthAvenue, what: &str, seat: Seat, text: &str) -> Done {
    let stock: &mut Stock = &mut game.open.stock[seat.index()];
    match what {
        "score" => game.open.scores[seat] = text.parse().map_err(|_| "not a score")?,
        "reserve" => shift(&mut stock.supply, &mut stock.reserve, number(text)?)?,
        "south" => shift(&mut stock.supply, &mut stock.south, number(text)?)?,
        "supply" => shift(&mut stock.reserve, &mut stock.supply, number(text)?)?,
        _ => return Err("unknown arrangement".into()),
    }
    Ok(())
}

/// Brings `to` to a number, the difference coming from or going to `from`.
fn shift(from: &mut u8, to: &mut u8, wanted: u8) -> Done {
    let both = *from + *to;
    *from = both.checked_sub(wanted).ok_or("not so many buildings can be spared")?;
    *to = wanted;
    Ok(())
}

fn set_ace(game: &mut FifthAvenue, left: u8) -> Done {
    let stock = &mut game.open.stock[Owner::ACE.0 as usize];
    shift(&mut stock.boxed, &mut stock.supply, left)
}

fn set_district(game: &mut FifthAvenue, code: &str, lots: &[&str]) -> Done {
    let district = district(code)?;
    clear(game, district);
    for word in lots {
        let (plot, what) = word.split_once('=').ok_or("expected lot=what")?;
        let plot = plot.parse().ok().filter(|plot| game.open.plots().contains(plot)).ok_or("no such lot")?;
        game.open.lots[district][plot] = lot(game, what)?;
    }
    Ok(())
}

/// Shops go to the box, buildings to the general supply.
fn clear(game: &mut FifthAvenue, district: District) {
    for lot in std::mem::take::<ByPlot<Lot>>(&mut game.open.lots[district]).0 {
        lot.shops().for_each(|shop| game.open.boxed_shops[shop] += 1);
        if let Lot::Buildings(Owner(owner), count) = lot {
            game.open.stock[owner as usize].supply += count;
        }
    }
}

fn lot(game: &mut FifthAvenue, text: &str) -> Result<Lot, String> {
    if text == "-" {
        return Ok(Lot::Free);
    }
    if let Some(shops) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
        let shops: Vec<Shop> = shops.split(',').map(|code| spare_shop(game, code)).collect::<Result<_, _>>()?;
        return match shops[..] {
            [first] => Ok(Lot::Shops(first, None)),
            [first, second] => Ok(Lot::Shops(first, Some(second))),
            _ => Err("one shop or two".into()),
        };
    }
    let letter = text.chars().next().ok_or("an empty lot is `-`")?;
    let count = number(&text[letter.len_utf8()..]).ok().filter(|&count| count > 0);
    let count = count.ok_or_else(|| format!("{text:?}: expected a colour and how many buildings"))?;
    let owner = owner(game, letter).ok_or_else(|| format!("nobody has the colour {letter}"))?;
    let stock = &mut game.open.stock[owner.0 as usize];
    stock.supply = stock.supply.checked_sub(count).ok_or("not so many buildings can be spared")?;
    Ok(Lot::Buildings(owner, count))
}

fn owner(game: &FifthAvenue, letter: char) -> Option<Owner> {
    if letter == 'A' {
        return game.open.with_ace().then_some(Owner::ACE);
    }
    let wears = |seat: &Seat| game.open.colours[seat.index()].name().starts_with(letter.to_ascii_lowercase());
    game.open.seats.iter().find(wears).map(Owner::from)
}

/// A tile from the box; if there is none of that type, it is changed for one of the row.
fn spare_shop(game: &mut FifthAvenue, code: &str) -> Result<Shop, String> {
    let shop = code.parse().map_err(|_| format!("there is no shop {code:?}"))?;
    if game.open.boxed_shops[shop] == 0 {
        let tile = game.open.row.iter().rposition(|&tile| tile == Some(shop)).ok_or("no such tile can be spared")?;
        let other =
            Shop::ALL.iter().copied().find(|&other| game.open.boxed_shops[other] > 0).ok_or("the box is empty")?;
        game.open.row[tile] = Some(other);
        game.open.boxed_shops[other] -= 1;
        game.open.boxed_shops[shop] += 1;
    }
    game.open.boxed_shops[shop] -= 1;
    Ok(shop)
}

fn close(game: &mut FifthAvenue, district: District) -> Done {
    clear(game, district);
    game.open.closed.add(district);
    Ok(())
}

fn set_tokens(game: &mut FifthAvenue, pawn: Pawn, codes: &[&str]) -> Done {
    let mut tokens = Districts::default();
    for code in codes {
        tokens.add(district(code)?);
    }
    game.open.tokens[pawn] = tokens;
    Ok(())
}

/// Tiles go from the left: to the box for those placed, to the park for those left over.
fn set_placed(game: &mut FifthAvenue, count: u8) -> Done {
    while game.open.placed < count {
        let space = game.open.row.iter().position(Option::is_some).ok_or("the row has fewer tiles")?;
        let shop = game.open.row[space].take().expect("found above");
        game.open.boxed_shops[shop] += 1;
        game.open.placed += 1;
        let group = content().group_of(space);
        if game.open.row[group.clone()].iter().flatten().count() == usize::from(content().leave) {
            game.open.row[group].iter_mut().filter_map(Option::take).for_each(|shop| game.open.park_shops[shop] += 1);
        }
    }
    Ok(())
}

fn set_group(game: &mut FifthAvenue, group: u8, codes: &[&str]) -> Done {
    let before = usize::from(group).checked_sub(1).filter(|&before| before < content().groups.len());
    let before = before.ok_or_else(|| format!("there is no group {group}"))?;
    let start: u8 = content().groups[..before].iter().sum();
    let spaces = content().group_of(start.into());
    if spaces.len() < codes.len() {
        return Err(format!("group {group} has {} spaces", spaces.len()));
    }
    for space in spaces.clone() {
        game.open.row[space].take().into_iter().for_each(|shop| game.open.boxed_shops[shop] += 1);
    }
    for (space, code) in spaces.zip(codes) {
        game.open.row[space] = Some(spare_shop(game, code)?);
    }
    Ok(())
}

fn set_park(game: &mut FifthAvenue, words: &[&str]) -> Done {
    for shop in Shop::ALL {
        game.open.boxed_shops[shop] += std::mem::take(&mut game.open.park_shops[shop]);
    }
    for code in repeated(words)? {
        let shop = spare_shop(game, &code)?;
        game.open.park_shops[shop] += 1;
    }
    Ok(())
}

fn cards(words: &[&str]) -> Result<Vec<Card>, String> {
    let card = |text: &String| text.parse().map_err(|_| format!("there is no card {text:?}"));
    repeated(words)?.iter().map(card).collect()
}

/// An exact hand; what was in it goes under the decks.
fn set_hand(game: &mut FifthAvenue, seat: Seat, words: &[&str]) -> Done {
    let cards = cards(words)?;
    for card in Card::all() {
        let copies = std::mem::take(&mut game.secret.hands[seat][card.deck][card.face as usize]);
        (0..copies).for_each(|_| put_under(game, card));
    }
    for card in cards {
        spare_card(game, card, seat)?;
        game.secret.hands[seat][card.deck][card.face as usize] += 1;
    }
    game.open.known[seat] = Default::default();
    renew_memory(game);
    Ok(())
}

fn put_under(game: &mut FifthAvenue, card: Card) {
    match card.deck.colour() {
        Some(colour) => game.secret.decks[colour].push(card.face),
        None => game.secret.black.push(BlackCard { face: card.face, up: false }),
    }
}

/// Takes a card from its deck, or else from somebody else's hand.
fn spare_card(game: &mut FifthAvenue, card: Card, not_from: Seat) -> Done {
    let at = match card.deck.colour() {
        Some(colour) => game.secret.decks[colour].iter().rposition(|&face| face == card.face),
        None => game.secret.black.iter().rposition(|other| other.face == card.face),
    };
    match (at, card.deck.colour()) {
        (Some(at), Some(colour)) => {
            game.secret.decks[colour].remove(at);
        }
        (Some(at), None) => {
            game.secret.black.remove(at);
        }
        (None, _) => {
            let holds = |seat: &Seat| game.secret.hands[*seat][card.deck][card.face as usize] > 0;
            let from =
                game.open.seats.others(not_from).find(holds).ok_or_else(|| format!("no {card} can be spared"))?;
            game.secret.hands[from][card.deck][card.face as usize] -= 1;
        }
    }
    Ok(())
}

/// All decks unknown but for the visible tops, all hands but for known cards, one black pool.
fn renew_memory(game: &mut FifthAvenue) {
    for colour in Colour::ALL {
        game.open.unknown[colour.deck()] = game.secret.decks[colour].len().saturating_sub(1) as u8;
    }
    game.secret.black.iter_mut().for_each(|card| card.up = false);
    game.open.unknown[Deck::Black] = game.secret.black.len() as u8;
    renew_pools(game);
}

fn renew_pools(game: &mut FifthAvenue) {
    game.open.fresh = [0; FACES];
    game.open.old = [0; FACES];
    let unknown = usize::from(game.open.unknown[Deck::Black]);
    game.secret.black[..unknown].iter().for_each(|card| game.open.fresh[card.face as usize] += 1);
    for seat in game.open.seats.iter() {
        for face in 0..FACES {
            let hand = game.secret.hands[seat][Deck::Black][face];
            let known = game.open.known[seat][Deck::Black][face].min(hand);
            game.open.known[seat][Deck::Black][face] = known;
            game.secret.fresh[seat][face] = hand - known;
            game.open.fresh[face] += hand - known;
        }
    }
}

fn set_known(game: &mut FifthAvenue, seat: Seat, words: &[&str]) -> Done {
    for card in cards(words)? {
        let held = game.secret.hands[seat][card.deck][card.face as usize];
        let known = &mut game.open.known[seat][card.deck][card.face as usize];
        if *known == held {
            return Err(format!("seat {seat} holds no more {card}"));
        }
        *known += 1;
    }
    renew_pools(game);
    Ok(())
}

/// `6 4 rest 0`: the cards of the deck from the top, and who holds the others.
fn split_rest<'a>(game: &FifthAvenue, words: &'a [&'a str]) -> Result<(&'a [&'a str], Seat), String> {
    match words {
        [cards @ .., "rest", seat] => Ok((cards, self::seat(game, seat)?)),
        cards => Ok((cards, Seat(game.open.seats.0 - 1))),
    }
}

fn face(text: &str) -> Result<u8, String> {
    let value = number(text)?;
    let face = content().values.iter().position(|&other| other == value);
    face.map(|face| face as u8).ok_or_else(|| format!("no card has the value {value}"))
}

fn set_deck(game: &mut FifthAvenue, colour: Colour, words: &[&str]) -> Done {
    let (words, rest) = split_rest(game, words)?;
    let faces: Vec<u8> = words.iter().map(|text| face(text)).collect::<Result<_, _>>()?;
    for &face in &std::mem::take(&mut game.secret.decks[colour]) {
        game.secret.hands[rest][colour.deck()][face as usize] += 1;
    }
    for &face in &faces {
        from_hands(game, Card { deck: colour.deck(), face }, rest)?;
    }
    game.secret.decks[colour] = List::of(&faces);
    game.open.unknown[colour.deck()] = faces.len().saturating_sub(1) as u8;
    Ok(())
}

/// Takes a card out of a hand, the given one first.
fn from_hands(game: &mut FifthAvenue, card: Card, first: Seat) -> Done {
    let holds = |seat: &Seat| game.secret.hands[*seat][card.deck][card.face as usize] > 0;
    let seat = game.open.seats.from(first).find(holds).ok_or_else(|| format!("no {card} can be spared"))?;
    game.secret.hands[seat][card.deck][card.face as usize] -= 1;
    Ok(())
}

fn set_black(game: &mut FifthAvenue, words: &[&str]) -> Done {
    let (words, rest) = split_rest(game, words)?;
    let words = repeated(words)?;
    let unknown = words.iter().position(|word| word == "|").unwrap_or(words.len());
    let mut deck = List::new();
    for card in &std::mem::take(&mut game.secret.black) {
        game.secret.hands[rest][Deck::Black][card.face as usize] += 1;
    }
    for word in words.iter().filter(|&word| word != "|") {
        let (text, up) = word.strip_suffix('^').map_or((word.as_str(), false), |text| (text, true));
        let card = BlackCard { face: face(text)?, up };
        from_hands(game, Card { deck: Deck::Black, face: card.face }, rest)?;
        deck.push(card);
    }
    game.secret.black = deck;
    game.open.unknown[Deck::Black] = unknown as u8;
    renew_pools(game);
    Ok(())
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Game, Seats, Seed};

    use super::*;

    #[test]
    fn what_cannot_be_is_refused() {
        let lines = [
            "group 0: art",
            "group 99:",
            "group 1: art art art art art art",
            "known 0: black-4*60",
            "district 34W: violet=\u{e9}1",
            "district 34W: violet=R0",
            "district 34W: violet=R99",
            "placed 200",
            "deck grey: 9",
            "black: 4*51",
            "hand 0: grey-4*200",
            "auction 34W opener 0 then TS TS",
            "auction 34W opener 0 then 34W",
            "auction 34W opener 9",
            "ace 200",
            "supply 0: 200",
            "turns 70000",
            "\u{e9}",
        ];
        let chance = &mut Chance::new(Seed::from_number(1));
        let game = FifthAvenue::setup(&Default::default(), Seats(3), chance, &mut Silent).expect("a game");
        for line in lines {
            assert!(arrange(&mut game.clone(), line).is_err(), "{line} was accepted");
        }
    }
}
