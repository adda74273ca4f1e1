//! The game in numbers: what a seat knows of a position, and a number for every action.

use engine::{Encode, Features, Seat, counted, numbered};

use crate::action::Action;
use crate::board::REACH;
use crate::content::content;
use crate::effects::Slot;
use crate::eval::{self, Prices};
use crate::ids::{Kind, MAX_CITIES, MAX_TILES, Side};
use crate::rules::{executive, expo, tourism};
use crate::state::{Capitals, Frame, HAND, Open, Phase};

/// Numbers about the table, about every city, and about what only its owner knows.
const TABLE: usize = 5 + PHASES + FRAMES;
const CITY: usize = 25 + Kind::ERA.len();
const OWN: usize = 2;

const PHASES: usize = 7;
const FRAMES: usize = 8;
/// Points of the grid that cities lie on, along one side.
const SIDE: usize = 2 * REACH as usize + 1;
/// Initiative spaces, tourists and times, all with room to spare; places in a list of a tile's effects, and such lists.
const FEW: usize = 32;
const LISTED: usize = 8;
const LISTS: usize = 4;

/// How many actions of each kind there are, in the order of [`Action`].
const KINDS: [usize; 16] = [
    FEW,
    MAX_TILES,
    SIDE * SIDE,
    MAX_TILES * LISTS * LISTED,
    MAX_TILES,
    1,
    FEW,
    1,
    1,
    1,
    MAX_TILES,
    1,
    SIDE * SIDE,
    2 * MAX_TILES,
    MAX_TILES,
    FEW,
];

impl Encode for Capitals {
    const FEATURES: usize = TABLE + MAX_CITIES * CITY + OWN;
    const ACTIONS: usize = counted(&KINDS);

    fn features(&self, seat: Seat, out: &mut Features) {
        let prices = Prices::new(&self.open);
        table(&self.open, &prices, out);
        for ahead in 0..MAX_CITIES as u8 {
            if ahead < self.open.seats.0 {
                city(&self.open, self.open.seats.ahead(seat, ahead), &prices, out);
            } else {
                out.blank(CITY);
            }
        }
        out.add(if eval::half_made(self, seat) { eval::completed(self, seat) } else { eval::worth(&self.open, seat) });
        out.add(self.secret.hands[seat].len().min(HAND) as u8);
    }

    fn index(&self, action: Action) -> usize {
        match action {
            Action::Space(space) => numbered(&KINDS, 0, space.0.into()),
            Action::Take(tile) => numbered(&KINDS, 1, tile.index()),
            Action::Place(cell) => numbered(&KINDS, 2, point(cell.x, cell.y)),
            Action::Resolve(tile, slot) => numbered(&KINDS, 3, tile.index() * LISTS * LISTED + listed(slot)),
            Action::Activate(tile) => numbered(&KINDS, 4, tile.index()),
            Action::Stop => numbered(&KINDS, 5, 0),
            Action::Tourist(tourist) => numbered(&KINDS, 6, tourist.index()),
            Action::Cubes => numbered(&KINDS, 7, 0),
            Action::BonusProgress => numbered(&KINDS, 8, 0),
            Action::BonusEnergy => numbered(&KINDS, 9, 0),
            Action::Free(tile) => numbered(&KINDS, 10, tile.index()),
            Action::Decline => numbered(&KINDS, 11, 0),
            Action::Token(vertex) => numbered(&KINDS, 12, point(vertex.x, vertex.y)),
            Action::Prosper(tile, Side::Building) => numbered(&KINDS, 13, tile.index()),
            Action::Prosper(tile, Side::Lake) => numbered(&KINDS, 13, MAX_TILES + tile.index()),
            Action::Last(tile) => numbered(&KINDS, 14, tile.index()),
            Action::Times(times) => numbered(&KINDS, 15, times.into()),
        }
    }
}

fn point(x: i8, y: i8) -> usize {
    let along = |at: i8| usize::from(at.saturating_add(REACH).unsigned_abs());
    along(y) * SIDE + along(x)
}

fn listed(slot: Slot) -> usize {
    let (list, place) = match slot {
        Slot::Immediate(place) => (0, place),
        Slot::Construction(place) => (1, place),
        Slot::Upgrade(place) => (2, place),
        Slot::Last(place) => (3, place),
    };
    numbered(&[LISTED; LISTS], list, place.into())
}

/// How far the game is, and what is asked.
fn table(open: &Open, prices: &Prices, out: &mut Features) {
    out.extend([i32::from(open.seats.0), open.round.into(), prices.rounds, prices.expos, open.turn.into()]);
    let phase = match open.phase {
        Phase::Political => 0,
        Phase::Building => 1,
        Phase::Executive(_) => 2,
        Phase::Tokens => 3,
        Phase::Prosperity => 4,
        Phase::LastEffects => 5,
        Phase::Over => 6,
    };
    let frame = open.frames.last().map_or(FRAMES, |frame| match frame {
        Frame::Bonus => 0,
        Frame::Cell { .. } => 1,
        Frame::Effects { .. } => 2,
        Frame::Pay { .. } => 3,
        Frame::Activation { .. } => 4,
        Frame::FreeTarget { .. } => 5,
        Frame::ExtraTile => 6,
        Frame::HowOften { .. } => 7,
    });
    out.one_of(phase, PHASES);
    out.one_of(frame, FRAMES);
}

/// A city: its tracks, its tiles, and what the evaluation by hand makes of them.
fn city(open: &Open, seat: Seat, prices: &Prices, out: &mut Features) {
    let city = &open.cities[seat];
    let tracks = &city.tracks;
    out.extend([
        tracks.population,
        tracks.employment,
        tracks.public_service,
        tracks.money,
        tracks.culture,
        tracks.level,
    ]);
    out.extend([i32::from(tracks.progress), tracks.energy.into(), tracks.prestige.into()]);
    out.extend([eval::markers(open, seat, prices), eval::expos(open, seat, prices), eval::tiles(open, seat, prices)]);
    out.extend([eval::place(open, seat, prices), eval::worth(open, seat), eval::finals(city)]);
    let employment = i32::from(expo::employment(open, seat));
    let service = expo::service_ranking(open).iter().position(|&other| other == seat).unwrap_or(0) as i32;
    out.extend([employment, employment * prices.expos, i32::from(tracks.public_service) * prices.expos, service]);
    out.extend([executive::allowed(open, seat), city.space.0, city.tiles.len() as u8, open.hosted(seat).count() as u8]);
    out.extend([open.phase != Phase::Over && open.actor() == seat, tourism::highest(open) == seat]);
    let kind = |kind: Kind| city.tiles.iter().filter(|placed| content().tile(placed.tile).kind == kind).count();
    out.extend(Kind::ERA.map(|of| kind(of) as u8));
}
