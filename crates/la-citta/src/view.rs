//! LC-9: what a viewer may know, and positions that agree with it.

use engine::{BySeat, List, Rng, Seat, Viewer};
use serde::Serialize;

use crate::content::{DECK, MAX_CITIES, VOICES, VOICES_A_YEAR, VOICES_OF_A_DEMAND, content};
use crate::ids::{ByDemand, Card, Demand, Tally};
use crate::rules::cities;
use crate::state::{LaCitta, Memory, Open, Phase, Secret};

/// What a viewer may know (LC-9.1, LC-9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// Cards left in the politics deck.
    pub deck: u8,
    /// Unseen cards in front of each player.
    pub unseen: BySeat<u8>,
    /// Unseen cards among the discards.
    pub unseen_discards: u8,
    /// The Voice cards that the viewer knows, in the order of play.
    pub voice: [Option<Demand>; VOICES],
    /// What can be read off the map about each player.
    pub realms: BySeat<Realm>,
}

/// What can be read off the map about a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Realm {
    /// Food (LC-6.2.4).
    pub food: u8,
    /// Food with the farms marked this year (LC-6.8.4).
    pub capacity: u8,
    /// Citizens in all cities.
    pub people: u8,
    /// Coloured citizens in stock.
    pub figures: u8,
    /// Castles in stock.
    pub castles: u8,
    /// The cities, by number.
    pub cities: List<CityFacts, MAX_CITIES>,
}

/// What can be read off the map about a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct CityFacts {
    /// Citizens in the castle.
    pub castle: u8,
    /// Food its castle and farms gather.
    pub food: u8,
    /// Points of attraction (LC-6.8.2).
    pub attraction: ByDemand<u8>,
    /// Growth limit (LC-6.7.1).
    pub limit: Option<u8>,
    /// Whether it counts as complete (LC-7.2).
    pub complete: bool,
}

/// What a viewer may know of a position.
pub fn view(position: &LaCitta, viewer: Viewer) -> View {
    let LaCitta { open, secret } = position;
    View {
        viewer,
        open: *open,
        deck: secret.deck.len() as u8,
        unseen: BySeat(secret.unseen.0.map(Tally::total)),
        unseen_discards: secret.unseen_discards.total(),
        voice: std::array::from_fn(|i| knows_voice(open, viewer, i).then_some(secret.voice[i])),
        realms: realms(open),
    }
}

/// LC-9.3: past cards and the face-up card are open to all, face-down ones to those who looked, until phase 6.
pub fn knows_voice(open: &Open, viewer: Viewer, index: usize) -> bool {
    let start = open.voice_start();
    if open.phase == Phase::Castles || index >= start + VOICES_A_YEAR {
        return false;
    }
    let looked = viewer.seat().map_or(0, |seat| open.players[seat].looked);
    index <= start || open.voice_revealed() || looked >> (index - start - 1) & 1 == 1
}

fn realms(open: &Open) -> BySeat<Realm> {
    let mut realms = BySeat::default();
    open.seats.iter().for_each(|seat| realms[seat] = realm(open, seat));
    realms
}

fn realm(open: &Open, seat: Seat) -> Realm {
    let player = &open.players[seat];
    let facts = |city| {
        let limit = cities::limit(open, city);
        CityFacts {
            castle: (city.people + 1).saturating_sub(city.buildings()),
            food: cities::city_food(open, city) as u8,
            attraction: cities::attraction(open, player, city),
            limit: (limit < u8::MAX).then_some(limit),
            complete: cities::complete(open, city),
        }
    };
    Realm {
        food: cities::food(open, player) as u8,
        capacity: cities::capacity(open, player) as u8,
        people: player.people() as u8,
        figures: player.figures_left() as u8,
        castles: player.castles_left() as u8,
        cities: player.cities.iter().map(facts).collect(),
    }
}

/// A position that agrees with a view, everything unknown spread as LC-9.5 and LC-9.6 say.
pub fn imagine(view: &View, rng: &mut Rng) -> LaCitta {
    let mut secret = Secret {
        deck: List::new(),
        unseen: BySeat::default(),
        unseen_discards: Tally::default(),
        voice: imagine_voice(&view.voice, rng),
    };
    imagine_politics(view, &mut secret, rng);
    LaCitta { open: view.open, secret }
}

/// LC-9.5: the 27 cards less those the viewer knows, every order equally likely.
fn imagine_voice(known: &[Option<Demand>; VOICES], rng: &mut Rng) -> [Demand; VOICES] {
    let mut left = [VOICES_OF_A_DEMAND; Demand::ALL.len()];
    known.iter().flatten().for_each(|demand| left[demand.index()] -= 1);
    let mut unknown = [Demand::Culture; VOICES];
    let mut count = 0;
    for demand in Demand::ALL {
        unknown[count..count + left[demand.index()]].fill(demand);
        count += left[demand.index()];
    }
    rng.shuffle(&mut unknown[..count]);
    let mut next = unknown.into_iter();
    known.map(|card| card.unwrap_or_else(|| next.next().expect("one card for every place")))
}

/// LC-9.6: cards that stayed out of the last shuffle come from what was unseen then; the others lie in any order.
fn imagine_politics(view: &View, secret: &mut Secret, rng: &mut Rng) {
    let memory = &view.open.memory;
    let mut hidden = content().deck.minus(view.open.known_cards());
    let mut stayed = if memory.stayed() > 0 { stayed(memory, hidden, rng) } else { List::new() };
    hidden = hidden.minus(stayed.iter().copied().collect());
    let mut others: List<Card, DECK> = hidden.cards().collect();
    rng.shuffle(&mut others);
    let mut deal = |pile: &mut Tally, kept: u8, all: u8| {
        (0..kept).for_each(|_| pile.add(stayed.pop().expect("a card for every place")));
        (kept..all).for_each(|_| pile.add(others.pop().expect("a card for every place")));
    };
    for seat in view.open.seats.iter() {
        deal(&mut secret.unseen[seat], memory.kept[seat], view.unseen[seat]);
    }
    deal(&mut secret.unseen_discards, memory.kept_discards, view.unseen_discards);
    secret.deck = others;
}

/// Which cards stayed out of the last shuffle: a choice from the pool of that moment, weighted by the arrangements of
/// distinguishable cards that agree with it and with everything drawn openly since.
fn stayed(memory: &Memory, hidden: Tally, rng: &mut Rng) -> List<Card, DECK> {
    let ways = Ways::count(memory, hidden);
    let mut left = usize::from(memory.stayed());
    let mut cards = List::new();
    for (i, card) in Card::ALL.into_iter().enumerate() {
        let mut ticket = below_wide(rng, ways.from[i][left]);
        let mut taken = 0;
        loop {
            let share = ways.share(i, taken, left);
            if ticket < share {
                break;
            }
            ticket -= share;
            taken += 1;
        }
        (0..taken).for_each(|_| cards.push(card));
        left -= taken;
    }
    rng.shuffle(&mut cards);
    cards
}

const KINDS: usize = Card::ALL.len();

/// Numbers of arrangements, kind by kind.
struct Ways {
    /// How a kind's own copies can agree, by how many of them stayed out.
    of: [[u128; Ways::MOST]; KINDS],
    /// How this kind and all later ones can agree, by how many cards they leave out together.
    from: [[u128; DECK + 1]; KINDS + 1],
}

impl Ways {
    /// One more than the most copies of a kind.
    const MOST: usize = crate::ids::MAX_COPIES as usize + 1;

    fn count(memory: &Memory, hidden: Tally) -> Ways {
        let mut ways = Ways { of: [[0; Ways::MOST]; KINDS], from: [[0; DECK + 1]; KINDS + 1] };
        let stayed = usize::from(memory.stayed());
        ways.from[KINDS][0] = 1;
        for (i, card) in Card::ALL.into_iter().enumerate().rev() {
            let pool = usize::from(memory.pool.of(card));
            let opened = u128::from(memory.opened.of(card));
            // The pool and the known discards of that kind, less what has been drawn openly since, are hidden now.
            let all = u128::from(hidden.of(card)) + opened;
            for taken in 0..=pool.min(stayed) {
                ways.of[i][taken] =
                    choose(pool as u128, taken as u128) * falling(all.saturating_sub(taken as u128), opened);
            }
            for left in 0..=stayed {
                ways.from[i][left] = (0..=pool.min(left)).map(|taken| ways.share(i, taken, left)).sum();
            }
        }
        ways
    }

    /// Arrangements in which `taken` cards of kind `i` and `left - taken` of later kinds stayed out.
    fn share(&self, i: usize, taken: usize, left: usize) -> u128 {
        self.of[i][taken] * self.from[i + 1][left - taken]
    }
}

/// n over k.
fn choose(n: u128, k: u128) -> u128 {
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}

/// n (n-1) ... with k factors; 0 if there are not so many.
fn falling(n: u128, k: u128) -> u128 {
    (0..k).fold(1, |ways, i| ways * n.saturating_sub(i))
}

/// Bits drawn at a time.
const CHUNK: u32 = 16;

/// A uniform number below a wide bound.
fn below_wide(rng: &mut Rng, bound: u128) -> u128 {
    assert!(bound > 0, "a view that no position agrees with");
    let bits = u128::BITS - (bound - 1).leading_zeros();
    loop {
        // Chunk after chunk, and again if the number is too high: at least every other one fits.
        let chunks = bits.div_ceil(CHUNK);
        let wide = (0..chunks).fold(0, |number, _| number << CHUNK | u128::from(rng.below(1 << CHUNK)));
        let number = wide >> (chunks * CHUNK - bits);
        if number < bound {
            return number;
        }
    }
}
