//! The dummy bidder of the two-player game (FA-6.17).

use engine::{Chance, Log};

use crate::board::worth;
use crate::content::content;
use crate::event::{Event, black};
use crate::ids::{District, FACES, Lot, Owner, Site};
use crate::rules::cards;
use crate::state::{Ace, BlackCard, FifthAvenue};

/// FA-6.17.3: black cards from the top until two have the same value.
pub fn bid(game: &mut FifthAvenue, chance: &mut Chance, log: &mut impl Log<Event>) {
    let mut seen = [false; FACES];
    while let Some((card, known)) = cards::top_black(game) {
        let face = card.face as usize;
        if !known {
            game.open.fresh[face] -= 1; // FA-9.5: it leaves the pool
        }
        game.open.auction.ace_cards.push(card.face);
        log.add(Event::AceTurned { card: black(card.face), known });
        cards::check_reshuffle(game, chance, log);
        if std::mem::replace(&mut seen[face], true) {
            break;
        }
    }
    weigh(game, log);
}

/// FA-6.17.4, FA-6.17.5: Ace leads with a sum above the highest total, and is out otherwise.
fn weigh(game: &mut FifthAvenue, log: &mut impl Log<Event>) {
    let auction = &mut game.open.auction;
    let total: u16 = auction.ace_cards.iter().map(|&face| u16::from(content().values[face as usize])).sum();
    log.add(Event::AceBid { total });
    if total > auction.highest {
        auction.ace = Ace::Leading;
        auction.highest = total;
    } else {
        auction.ace = Ace::Out;
        log.add(Event::AceOut);
    }
}

/// FA-6.17.6: face down to the bottom, in the order drawn.
pub fn give_back(game: &mut FifthAvenue) {
    for &face in &std::mem::take(&mut game.open.auction.ace_cards) {
        game.secret.black.push(BlackCard { face, up: false });
    }
}

/// FA-6.17.8: one building on each of the free lots that are worth most, in ring order while they last.
pub fn build(game: &mut FifthAvenue, district: District, log: &mut impl Log<Event>) {
    let ring = content().ring(game.open.side, district);
    let free = ring.iter().filter(|&&plot| game.open.lot(district, plot).is_free());
    let best = free.map(|&plot| worth(&game.open, district, plot)).max();
    for &plot in ring {
        let chosen = game.open.lot(district, plot).is_free() && Some(worth(&game.open, district, plot)) == best;
        let stock = &mut game.open.stock[Owner::ACE.0 as usize];
        if !chosen || stock.supply == 0 {
            continue;
        }
        stock.supply -= 1;
        game.open.lots[district][plot] = Lot::Buildings(Owner::ACE, 1);
        log.add(Event::AceBuilt { site: Site { district, plot } });
    }
}
