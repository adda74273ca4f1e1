//! Setup (chapter 4).

use engine::{Chance, Clause, List, Log, Rng, Seat, Seats, SetupError};

use crate::board::{Building, Grid, Site};
use crate::content::content;
use crate::event::Event;
use crate::ids::{self, Card, CardSet, Deck, Removed};
use crate::options::UrbanSprawlOptions;
use crate::rules::{Flow, settle};
use crate::state::{ContractTrack, Contractor, Open, Phase, PlanningTrack, Secret, Step, UrbanSprawl};

/// Streams of chance, one for each source (US-10.1): three are of the contract decks, and 5 is opened in play (US-10.2).
const FIRST: u8 = 0;
const CONTRACTS: u8 = 1;
const PLANNING: u8 = 4;
const ASIDE: u8 = 6;

pub fn setup<L: Log<Event>>(
    options: &UrbanSprawlOptions,
    seats: Seats,
    chance: &mut Chance,
    log: &mut L,
) -> Result<UrbanSprawl, SetupError> {
    let first = first_player(options, seats, chance)?;
    log.add(Event::Begins { seat: first });
    let mut game = UrbanSprawl { open: empty(*options, seats, first), secret: Secret::default() };
    for deck in Deck::CONTRACTS {
        let (cards, sections) = contract_deck(deck, options, &mut chance.open(CONTRACTS + deck.rank() as u8));
        game.secret.contracts[deck.rank()] = cards;
        game.open.contracts.down[deck.rank()] = sections;
    }
    deal_town(&mut game, &mut chance.open(ASIDE), log);
    deal_planning(&mut game, &mut chance.open(PLANNING));
    game.open.steps.push(Step::NextClaim);
    settle(&mut Flow { position: &mut game, chance, log });
    Ok(game)
}

/// US-4.1, US-8.5
fn first_player(options: &UrbanSprawlOptions, seats: Seats, chance: &mut Chance) -> Result<Seat, SetupError> {
    let Some(seat) = options.first_player.seat() else {
        return Ok(Seat(chance.open(FIRST).below(seats.0.into()) as u8));
    };
    if seats.contains(seat) {
        return Ok(seat);
    }
    let message = format!("there is no seat {seat} at a table of {}", seats.0);
    Err(SetupError::Option { key: "first_player", message, clause: Clause("US-8.5") })
}

fn empty(options: UrbanSprawlOptions, seats: Seats, first: Seat) -> Open {
    let mut grid = Grid::default();
    let mut supply = content().tiles;
    for start in &content().starts {
        let site = Site { block: start.lot.block(), lots: 1 << start.lot.place() };
        grid.place(Building { site, zone: start.zone, owner: None }); // US-4.2
        supply[start.zone.index()][0] -= 1;
    }
    let mut wealth = engine::BySeat::default();
    seats.iter().for_each(|seat| wealth[seat] = content().start_wealth[seats.len()]); // US-4.8
    Open {
        options,
        seats,
        first,
        active: first,
        phase: Phase::A,
        grid,
        supply,
        spaces: Default::default(),
        wealth,
        prestige: Default::default(),
        vocations: Default::default(),
        offices: Default::default(),
        politicians: false,
        contractor: Contractor::Away,
        pawn: Default::default(),
        extra_favor: None,
        hands: Default::default(),
        favors: Default::default(),
        fresh: Default::default(),
        planning: PlanningTrack::default(),
        contracts: ContractTrack::default(),
        discard: CardSet::default(),
        removed: Removed::default(),
        card: None,
        last_event: None,
        points: 0,
        built: false,
        idle: 0,
        steps: Default::default(),
    }
}

/// US-4.3: sections from the top, the key event somewhere in the second.
fn contract_deck(deck: Deck, options: &UrbanSprawlOptions, rng: &mut Rng) -> (List<Card, 37>, [u8; 3]) {
    let sections = content().sections[options.length as usize];
    let mut cards: List<Card, 37> = deck.cards().filter(|&card| card != Card::key(deck)).collect();
    rng.shuffle(&mut cards);
    let (top, middle) = (usize::from(sections[0]), usize::from(sections[1]));
    cards.insert(top, Card::key(deck));
    rng.shuffle(&mut cards[top..top + middle]);
    (cards, sections)
}

/// US-4.4: six contracts; events met are shown and shuffled back into their sections.
fn deal_town<L: Log<Event>>(game: &mut UrbanSprawl, rng: &mut Rng, log: &mut L) {
    let UrbanSprawl { open, secret } = game;
    let town = &mut secret.contracts[Deck::Town.rank()];
    let down = &mut open.contracts.down[Deck::Town.rank()];
    let mut aside: [List<Card, 8>; 3] = Default::default();
    let mut dealt = 0;
    while dealt <= open.contracts.boxes.len() {
        let section = usize::from(crate::state::section_of(down, 0));
        let card = town.take_first().expect("the Town deck has more contracts than that");
        down[section] -= 1;
        if card.is_event() {
            log.add(Event::SetAside { card });
            aside[section].push(card);
            continue;
        }
        match open.contracts.boxes.get_mut(dealt) {
            Some(place) => *place = Some(card),
            None => open.contracts.tops[Deck::Town.rank()] = Some(card),
        }
        dealt += 1;
    }
    shuffle_back(open, town, aside, rng);
}

fn shuffle_back(open: &mut Open, town: &mut List<Card, 37>, aside: [List<Card, 8>; 3], rng: &mut Rng) {
    let down = &mut open.contracts.down[Deck::Town.rank()];
    let mut carried: List<Card, 8> = List::new();
    let mut start = 0;
    for (section, met) in aside.iter().enumerate() {
        carried.extend(met);
        if down[section] > 0 {
            for &card in &std::mem::take(&mut carried) {
                town.insert(start, card);
                down[section] += 1;
                open.contracts.aside[usize::from(card.in_deck() - ids::CONTRACTS)] = Some(section as u8);
            }
            let end = start + usize::from(down[section]);
            rng.shuffle(&mut town[start..end]);
        }
        start += usize::from(down[section]);
    }
}

/// US-4.6: permits on top, permits and events below.
fn deal_planning(game: &mut UrbanSprawl, rng: &mut Rng) {
    let UrbanSprawl { open, secret } = game;
    let [top, bottom] = content().planning;
    let mut cards: List<Card, 54> = Deck::Planning.cards().filter(|card| card.is_permit()).collect();
    rng.shuffle(&mut cards);
    cards.extend(&Deck::Planning.cards().filter(|card| card.is_event()).collect::<List<Card, 54>>());
    rng.shuffle(&mut cards[usize::from(top)..]);
    let events = cards.len() as u8 - top - bottom;
    open.planning.down = [top, bottom + events];
    open.discard = Deck::Planning.cards().filter(|card| card.is_renewal()).collect();
    secret.planning = cards;
    let mut draw = || {
        open.planning.down[0] -= 1;
        secret.planning.take_first()
    };
    for (i, seat) in open.seats.from(open.first).enumerate() {
        (0..content().start_cards[i]).for_each(|_| open.hands[seat].add(draw().expect("permits enough")));
    }
    for i in 0..open.planning.boxes.len() {
        open.planning.boxes[i] = draw();
    }
    open.planning.top = draw();
}
