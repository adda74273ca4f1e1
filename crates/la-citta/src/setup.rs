//! LC-4: the table before the first decision.

use engine::{BySeat, Chance, List, Log, Rng, Seat, Seats, SetupError};

use crate::content::{DECK, DISPLAY, Layout, POLITICS, VOICES, VOICES_OF_A_DEMAND, content};
use crate::event::Event;
use crate::ids::{ByDemand, Card, Demand, SPACES, Space, Tally, Tile};
use crate::options::{LaCittaOptions, SetupKind, Terrain};
use crate::rules::{self, Flow, castles, year};
use crate::state::{LaCitta, Lots, Memory, Open, Phase, Player, Prompt, Secret, board};

// Sources of chance (LC-10.1, LC-10.2): each has streams of its own.
const POLITICS_DECK: u8 = 0;
const VOICE_DECK: u8 = 1;
const TERRAIN: u8 = 2;
const START: u8 = 3;
/// The discards, whenever they become the deck.
pub const RESHUFFLE: u8 = 4;

/// A position ready for the first decision.
pub fn setup(
    options: &LaCittaOptions,
    seats: Seats,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) -> Result<LaCitta, SetupError> {
    let mut position = lay_out(options, seats, chance);
    let drawn = Seat(chance.open(START).below(u32::from(seats.0)) as u8);
    let mut flow = Flow { position: &mut position, chance, log };
    match options.setup {
        SetupKind::Standard => begin_standard(&mut flow, drawn),
        SetupKind::Advanced => begin_advanced(&mut flow, drawn),
    }
    rules::carry_on(&mut flow);
    Ok(position)
}

/// LC-4.2: castles where the layout has them, First Player by lot.
fn begin_standard(flow: &mut Flow<'_, impl Log<Event>>, drawn: Seat) {
    let open = flow.open();
    for (seat, hexes) in open.seats.iter().zip(&layout(open.seats).castles) {
        for &hex in hexes {
            castles::put_castle(open, seat, hex, content().numbers.castle_people); // LC-4.1.3
        }
    }
    open.first = drawn; // LC-4.2.2
    year::begin(flow);
}

/// LC-4.3: the start player places first; the First Player will be the one on the left (LC-4.3.4).
fn begin_advanced(flow: &mut Flow<'_, impl Log<Event>>, drawn: Seat) {
    let open = flow.open();
    open.first = open.seats.next(drawn);
    open.actor = castles::placer(drawn, open.seats, 0);
    flow.log.add(Event::Starts { seat: drawn });
}

fn layout(seats: Seats) -> &'static Layout {
    &content().setups[seats.len() - 2]
}

/// Everything but the castles and the First Player.
fn lay_out(options: &LaCittaOptions, seats: Seats, chance: &mut Chance) -> LaCitta {
    let (display, deck) = politics(chance);
    let tiles = match options.setup {
        SetupKind::Standard => layout(seats).tiles,
        SetupKind::Advanced => terrain(options.terrain, seats, &mut chance.open(TERRAIN)),
    };
    let open = Open {
        options: *options,
        seats,
        year: 1,
        round: 1,
        phase: Phase::Castles,
        first: Seat(0),
        actor: Seat(0),
        prompt: Prompt::Castle,
        demands: ByDemand::default(),
        tiles,
        lots: Lots::default(),
        stock: content().stacks, // LC-4.1.4
        players: players(seats),
        display,
        fronts: BySeat::default(),
        discards: Tally::default(),
        memory: Memory::default(),
    };
    let secret = Secret { deck, unseen: BySeat::default(), unseen_discards: Tally::default(), voice: voice(chance) };
    LaCitta { open, secret }
}

/// LC-4.1.1
fn players(seats: Seats) -> BySeat<Player> {
    let numbers = &content().numbers;
    let player = Player { gold: numbers.gold, action_cards: numbers.action_cards, next_city: 1, ..Player::default() };
    let mut players = BySeat::default();
    seats.iter().for_each(|seat| players[seat] = player);
    players
}

/// LC-4.1.2: seven cards on display, the others in the deck.
fn politics(chance: &mut Chance) -> ([Card; DISPLAY], List<Card, DECK>) {
    let mut cards: List<Card, POLITICS> = content().deck.cards().collect();
    chance.open(POLITICS_DECK).shuffle(&mut cards);
    (std::array::from_fn(|i| cards[i]), List::of(&cards[DISPLAY..]))
}

fn voice(chance: &mut Chance) -> [Demand; VOICES] {
    let mut voice = std::array::from_fn(|i| Demand::ALL[i / VOICES_OF_A_DEMAND]);
    chance.open(VOICE_DECK).shuffle(&mut voice);
    voice
}

/// LC-4.3.1, LC-8.2, LC-8.3
fn terrain(kind: Terrain, seats: Seats, rng: &mut Rng) -> [Tile; SPACES] {
    let kinds = Tile::ALL.into_iter().flat_map(|tile| (0..content().tiles[tile.index()].count).map(move |_| tile));
    let all: List<Tile, SPACES> = kinds.collect();
    let mut tiles = std::array::from_fn(|i| all[i]);
    loop {
        rng.shuffle(&mut tiles);
        if kind == Terrain::Random || is_fair(&tiles, seats) {
            return tiles;
        }
    }
}

/// What the heart of a smaller map must hold: waters, mountains, grain (LC-8.3d).
const HEART_OF_TWO: [usize; 3] = [2, 1, 7];
const HEART_OF_THREE: [usize; 3] = [3, 1, 13];
/// Pairs of waters that may lie beside each other (LC-8.3a).
const WATER_PAIRS: usize = 1;

/// LC-8.3
pub fn is_fair(tiles: &[Tile; SPACES], seats: Seats) -> bool {
    let spread = pairs(tiles, Tile::Water) <= WATER_PAIRS
        && pairs(tiles, Tile::Mountain) == 0
        && pairs(tiles, Tile::Field3) == 0;
    let needed = match seats.0 {
        2 => HEART_OF_TWO,
        3 => HEART_OF_THREE,
        _ => return spread,
    };
    spread && heart(tiles, seats).iter().zip(needed).all(|(&found, needed)| found >= needed)
}

/// How many pairs of a kind lie beside each other.
fn pairs(tiles: &[Tile; SPACES], kind: Tile) -> usize {
    let of_kind = |space: &Space| tiles[space.index()] == kind;
    let beside =
        |space: Space| board().beside[space.index()].iter().filter(|other| **other > space && of_kind(other)).count();
    Space::all().filter(of_kind).map(beside).sum()
}

fn heart(tiles: &[Tile; SPACES], seats: Seats) -> [usize; 3] {
    let core = || Space::all().filter(|space| board().core[space.index()] <= seats.0).map(|space| tiles[space.index()]);
    let count = |kind: Tile| core().filter(|&tile| tile == kind).count();
    let grain = core().map(|tile| usize::from(content().tiles[tile.index()].grain)).sum();
    [count(Tile::Water), count(Tile::Mountain), grain]
}
