//! Setup (FA-4).

use engine::{BySeat, Chance, List, Log, Seat, Seats, SetupError};

use crate::content::{Content, TILES, content};
use crate::event::Event;
use crate::ids::{
    By, ByColour, ByDeck, ByDistrict, ByPlot, ByShop, Colour, Deck, District, FACES, Lot, Owner, PlayerColour, Plot,
    Shop,
};
use crate::options::{FifthAvenueOptions, FirstPlayer, Side};
use crate::state::{Auction, BlackCard, Draft, FifthAvenue, OWNERS, Open, Secret, Step, Stock};

/// The sources of chance: first player, Ace's colour and the lots of the starting shops.
const LOTS: u8 = 0;
/// The shops.
const SHOPS: u8 = 1;
/// The coloured decks, one source each.
const COLOURS: u8 = 2;
/// The black deck and its reshuffles.
pub const BLACK: u8 = 7;
/// The shops of the park at the end.
pub const PARK: u8 = 8;

pub fn setup(
    options: &FifthAvenueOptions,
    seats: Seats,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) -> Result<FifthAvenue, SetupError> {
    options.check()?;
    let mut game = FifthAvenue { open: empty_table(options, seats), secret: full_decks(content()) };
    draw_lots(&mut game, options, chance);
    shuffle_decks(&mut game, chance);
    for seat in seats.iter() {
        deal(&mut game, seat);
    }
    log.add(Event::Began { first: game.open.first });
    Ok(game)
}

fn empty_table(options: &FifthAvenueOptions, seats: Seats) -> Open {
    Open {
        seats,
        side: options.board_side,
        turn_limit: options.turn_limit,
        tracking_aid: options.tracking_aid,
        first: Seat(0),
        colours: Default::default(),
        lots: Default::default(),
        closed: Default::default(),
        pawns: Default::default(),
        tokens: Default::default(),
        row: List::new(),
        placed: 0,
        park_shops: Default::default(),
        boxed_shops: Default::default(),
        drawn: Default::default(),
        stock: stock(seats),
        scores: Default::default(),
        unknown: Default::default(),
        known: Default::default(),
        fresh: [0; FACES],
        old: [0; FACES],
        auction: Auction::default(),
        active: Seat(0),
        action: None,
        scored: None,
        turns: 0,
        agenda: List::of(&[Step::StartBuilding]),
        end: None,
    }
}

/// FA-2.4, FA-4.8: how the buildings are split; all of Ace's are in a supply of its own.
fn stock(seats: Seats) -> [Stock; OWNERS] {
    let split = content().buildings;
    let mut stock = [Stock::default(); OWNERS];
    for seat in seats.iter() {
        stock[seat.index()] = Stock {
            starting: split.placed_at_setup,
            reserve: split.reserve_at_setup,
            supply: split.supply_after_setup,
            ..Stock::default()
        };
    }
    if seats == Seats(2) {
        stock[Owner::ACE.0 as usize].supply = content().ace_buildings;
    }
    stock
}

fn full_decks(content: &Content) -> Secret {
    let faces = |deck: Deck| {
        let copies = content.copies[deck];
        (0..FACES as u8).flat_map(move |face| (0..copies[face as usize]).map(move |_| face))
    };
    Secret {
        hands: BySeat::default(),
        fresh: BySeat::default(),
        decks: ByColour::new(std::array::from_fn(|i| faces(Colour::ALL[i].deck()).collect())),
        black: faces(Deck::Black).map(|face| BlackCard { face, up: false }).collect(),
        draft: Draft::default(),
    }
}

/// First player, colours, starting shops and the shop row.
fn draw_lots(game: &mut FifthAvenue, options: &FifthAvenueOptions, chance: &mut Chance) {
    let mut rng = chance.open(LOTS);
    let open = &mut game.open;
    open.first = match options.first_player {
        FirstPlayer::Random => Seat(rng.below(open.seats.0.into()) as u8), // FA-10.1
        FirstPlayer::Seat => Seat(0),
    };
    open.colours =
        [PlayerColour::Red, PlayerColour::Yellow, PlayerColour::Blue, PlayerColour::Green, PlayerColour::Red];
    if open.with_ace() {
        open.colours[1] = PlayerColour::Blue;
        open.colours[Owner::ACE.0 as usize] = rng.pick(&[PlayerColour::Yellow, PlayerColour::Green]); // FA-4.8
    }
    let plots = match options.board_side {
        Side::Five => start_plots(&mut rng),
        Side::Six => By::new([Plot::Plaza; 7]), // FA-4.4
    };
    let mut tiles: List<Shop, TILES> = shops(&content().shops);
    chance.open(SHOPS).shuffle(&mut tiles); // FA-4.2
    lay_out(open, &plots, &tiles);
}

/// FA-4.3: two colours twice, the others once, in random order over the districts.
fn start_plots(rng: &mut engine::Rng) -> ByDistrict<Plot> {
    let mut colours: [Colour; 5] = std::array::from_fn(|i| Colour::ALL[i]);
    rng.shuffle(&mut colours);
    let mut plots = [Plot::Plaza; 7];
    for (plot, colour) in plots.iter_mut().zip(colours.iter().chain(&colours[..2])) {
        *plot = colour.plot();
    }
    rng.shuffle(&mut plots);
    By::new(plots)
}

fn shops(copies: &ByShop<u8>) -> List<Shop, TILES> {
    copies.iter().flat_map(|(shop, &count)| (0..count).map(move |_| shop)).collect()
}

/// FA-4.3 to FA-4.5: a tile for every district, then the row, the rest in the box.
fn lay_out(open: &mut Open, plots: &ByDistrict<Plot>, tiles: &[Shop]) {
    let mut tiles = tiles.iter().copied();
    for district in District::ALL {
        let tile = tiles.next().expect("more tiles than districts");
        let mut lots = ByPlot::<Lot>::default();
        lots[plots[district]] = Lot::Shops(tile, None);
        open.lots[district] = lots;
    }
    let spaces: u8 = content().groups.iter().sum();
    open.row = tiles.by_ref().take(spaces.into()).map(Some).collect();
    tiles.for_each(|tile| open.boxed_shops[tile] += 1);
}

fn shuffle_decks(game: &mut FifthAvenue, chance: &mut Chance) {
    for (i, deck) in game.secret.decks.0.iter_mut().enumerate() {
        chance.open(COLOURS + i as u8).shuffle(deck); // FA-10.4
    }
    chance.open(BLACK).shuffle(&mut game.secret.black);
    game.open.fresh = content().copies[Deck::Black];
    game.open.unknown = unknown(game);
}

/// Before anything is dealt every card but the visible tops is unknown.
fn unknown(game: &FifthAvenue) -> ByDeck<u8> {
    let mut unknown = ByDeck::default();
    for colour in Colour::ALL {
        unknown[colour.deck()] = game.secret.decks[colour].len() as u8 - 1;
    }
    unknown[Deck::Black] = game.secret.black.len() as u8;
    unknown
}

/// FA-4.6, FA-4.7: hidden cards for a player.
fn deal(game: &mut FifthAvenue, seat: Seat) {
    for deck in Deck::ALL {
        for _ in 0..content().deal[deck] {
            let face = match deck.colour() {
                Some(colour) => game.secret.decks[colour].take_first(),
                None => game.secret.black.take_first().map(|card| card.face),
            };
            let face = usize::from(face.expect("enough cards to deal"));
            game.secret.hands[seat][deck][face] += 1;
            game.open.unknown[deck] -= 1;
            if deck == Deck::Black {
                game.secret.fresh[seat][face] += 1;
            }
        }
    }
}
