//! What a bot needs: how good a position is, and what a sensible player tends to do.

use engine::{Chance, Evaluate, Game, Seat, Seats, Seed, Silent};

use crate::action::Action;
use crate::board::Site;
use crate::content::content;
use crate::eval_0_1;
use crate::ids::{Card, Coin, Deck, Number, Politician, Vocation, Zone, ZoneSet};
use crate::rules::build::neighbours;
use crate::rules::{payouts, pending};
use crate::score::bonus;
use crate::state::{Open, Phase, Prompt, UrbanSprawl};

/// One point, in hundredths.
const POINT: i32 = 100;
/// How far the game is from its end: 100 at the start, 0 at the end.
const FULL: i32 = 100;
/// Contracts turned up before a key event, as a rule.
const CARDS_OF_PHASE: i32 = 20;
/// Payouts that a row can expect over a whole game.
const PRINTED_PAYOUTS: i32 = 8;
const MARKER_PAYOUTS: i32 = 1;
const WEALTH_PAYOUTS: i32 = 7;
/// What a vocation tile earns over a whole game.
const VOCATION: i32 = 1354;
/// What an office is good for over a whole game, its count at the end aside.
const OFFICE: i32 = 268;
/// What a permit and an Urban Renewal card are good for.
const PERMIT: i32 = 156;
const RENEWAL: i32 = 58;
/// Planning cards beyond this many wait too long to be used.
const FULL_HAND: i32 = 6;
/// What a contract in reserve is good for.
const FAVOR: i32 = 129;
/// What the rest of one's own turn is good for, and every AP in it.
const OWN_TURN: i32 = 149;
const AP: i32 = 58;
/// Places that are tried out before a contract is judged.
const TRIED_SITES: usize = 3;
/// Permit sets that are tried out.
const TRIED_SETS: usize = 4;

impl Evaluate for UrbanSprawl {
    const SPAN: i32 = 7_200;

    const SWING: [i32; 3] = [11_000, 5_300, 4_200];

    const CURIOSITY: u32 = 20;
    const TRUST: u32 = 10;

    fn levels(seats: Seats) -> [&'static str; 4] {
        let expert = if seats == Seats(2) { "mixed:6000" } else { "search:15000" };
        ["hasty", "greedy", "search:3000", expert]
    }

    /// The lead over the others on average. A contract half built counts as what its best place makes of it.
    fn evaluate(&self, seat: Seat) -> i32 {
        match pending(&self.open) {
            Some((decider, Prompt::Placement { card })) if decider == seat => self.best_site(seat, card),
            Some((decider, Prompt::Permits { .. })) if decider == seat => self.best_set(seat),
            _ => self.lead(seat),
        }
    }

    fn evaluate_0_1(&self, seat: Seat) -> i32 {
        eval_0_1::evaluate(self, seat)
    }

    fn weight_0_1(&self, action: Action) -> u32 {
        eval_0_1::weight(self, action)
    }

    fn weight(&self, action: Action) -> u32 {
        match action {
            Action::Build(_) => 12,
            Action::Take(_) | Action::Accept => 3,
            Action::Invest(_) => self.invest_weight(),
            _ => 2,
        }
    }
}

impl UrbanSprawl {
    fn invest_weight(&self) -> u32 {
        let poor = self.open.wealth[self.open.active] < 8;
        if poor { 4 } else { 1 }
    }

    fn lead(&self, seat: Seat) -> i32 {
        let open = &self.open;
        let left = distance(open);
        let rows = row_worth(open, left);
        let worth = |seat: Seat| worth(open, seat, left) + rows[seat.index()];
        let others: i32 = open.seats.others(seat).map(worth).sum();
        worth(seat) + own_turn(open, seat) - others / (i32::from(open.seats.0) - 1)
    }

    fn best_site(&self, seat: Seat, card: Card) -> i32 {
        let mut sites = [(i32::MIN, None); TRIED_SITES];
        let mut legal = Vec::new();
        self.legal(&mut legal);
        for &action in &legal {
            let Action::Place(site) = action else { continue };
            let promise = promise(&self.open, card, site);
            if promise > sites[TRIED_SITES - 1].0 {
                sites[TRIED_SITES - 1] = (promise, Some(action));
                sites.sort_by_key(|(promise, _)| std::cmp::Reverse(*promise));
            }
        }
        let tried = sites.into_iter().filter_map(|(_, action)| action).map(|action| self.after(action).evaluate(seat));
        tried.max().unwrap_or_else(|| self.lead(seat))
    }

    fn best_set(&self, seat: Seat) -> i32 {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        let tried = legal.iter().take(TRIED_SETS).map(|&action| self.after(action).lead(seat));
        tried.max().unwrap_or_else(|| self.lead(seat))
    }

    /// Building draws no card, so any chance will do.
    fn after(&self, action: Action) -> UrbanSprawl {
        let mut next = *self;
        next.apply(action, &mut Chance::new(Seed([0; 32])), &mut Silent);
        next
    }
}

/// What a place looks like at first sight: neighbours, price, and its rows.
fn promise(open: &Open, card: Card, site: Site) -> i32 {
    let contract = content().contract(card);
    let value = i32::from(open.value(site.block));
    let prestige = i32::from(content().printed_row(Coin::Prestige, site.block));
    i32::from(neighbours(open, site, contract.zone)) * POINT - value * 30 + prestige * 80
}

/// How far away the Olympic Games are.
pub fn distance(open: &Open) -> i32 {
    let to_key = |deck: Deck| {
        let down = open.contracts.down[deck.rank()];
        i32::from(down[0]) + i32::from(down[1]) / 2
    };
    let cards = match open.phase {
        Phase::A => to_key(Deck::Town) + 2 * CARDS_OF_PHASE,
        Phase::B => to_key(Deck::City) + CARDS_OF_PHASE,
        Phase::C => to_key(Deck::Metropolis),
    };
    (cards * FULL / (3 * CARDS_OF_PHASE)).min(FULL)
}

/// Money is worth most to whoever has little, and less and less towards the end.
pub fn wealth_worth(wealth: u16, left: i32) -> i32 {
    let wealth = i32::from(wealth);
    let (first, more, at_end) = (wealth.min(12), (wealth - 12).max(0), wealth * POINT / 10);
    let useful = first * 33 + more * 10;
    let soon = (left * 4).min(FULL);
    (useful * soon + at_end * (FULL - soon)) / FULL
}

pub fn worth(open: &Open, seat: Seat, left: i32) -> i32 {
    let vocations: i32 = open.vocations[seat].iter().map(|&tiles| i32::from(tiles)).sum();
    let media = i32::from(open.vocations[seat][Vocation::Media.index()]);
    let favors = open.favors[seat].len() as i32 * FAVOR;
    i32::from(open.prestige[seat]) * POINT
        + wealth_worth(open.wealth[seat], left)
        + (vocations * VOCATION - media * VOCATION / 2 + hand_worth(open, seat) + favors) * left / FULL
        + offices_worth(open, seat, left)
        + pending_worth(open, seat)
}

pub fn hand_worth(open: &Open, seat: Seat) -> i32 {
    let hand = open.hands[seat];
    let cards = hand.len() as i32;
    let permits: i32 = hand
        .permits()
        .iter()
        .filter_map(|card| content().permit(card))
        .map(|permit| {
            let zones = permit.zones.0.count_ones() as i32;
            i32::from(permit.permits) * PERMIT + zones * 18 + i32::from(permit.wealth) * 7
        })
        .sum();
    let renewals = (cards - hand.permits().len() as i32).min(2) * RENEWAL;
    let shown = permits * FULL_HAND / cards.max(FULL_HAND);
    shown + (permits - shown) / 3 + renewals
}

/// An office counts at the end, if it is kept.
pub fn offices_worth(open: &Open, seat: Seat, left: i32) -> i32 {
    let held = Politician::ALL.into_iter().filter(|&office| open.holder(office) == Some(seat));
    let kept = |office| i32::from(bonus(open, office, seat)) * POINT * (FULL - left * 2 / 3) / FULL;
    held.map(|office| OFFICE * left / FULL + kept(office)).sum()
}

/// Gains that are about to come.
pub fn pending_worth(open: &Open, seat: Seat) -> i32 {
    match pending(open) {
        Some((decider, Prompt::VocationScore { value, tiles, .. })) if decider == seat => {
            i32::from(value) * i32::from(tiles) * POINT
        }
        Some((decider, Prompt::PlaceTile { .. })) if decider == seat => POINT,
        _ => 0,
    }
}

/// The rest of one's own turn is worth something, so that nobody ends it early.
pub fn own_turn(open: &Open, seat: Seat) -> i32 {
    match pending(open) {
        Some((decider, Prompt::Invest)) if decider == seat => OWN_TURN + AP * i32::from(content().points),
        Some((decider, Prompt::Act)) if decider == seat => OWN_TURN + AP * i32::from(open.points),
        _ => 0,
    }
}

/// What the rows will pay everybody from now on, as things stand.
pub fn row_worth(open: &Open, left: i32) -> [i32; 4] {
    let mut worth = [0; 4];
    let mut add = |coin: Coin, number: Number, each: i32| {
        let Some(row) = payouts::row(open, coin, number) else { return };
        let counts = open.count_controlled(row.blocks());
        let shares = payouts::shares(open.seats, number, &counts);
        open.seats.iter().for_each(|seat| worth[seat.index()] += i32::from(shares[seat]) * each);
    };
    for number in payouts::numbers(open, Coin::Prestige) {
        let payouts = if number <= 3 { PRINTED_PAYOUTS } else { MARKER_PAYOUTS };
        add(Coin::Prestige, number, POINT + payouts * POINT * left / FULL);
    }
    for number in payouts::numbers(open, Coin::Wealth) {
        add(Coin::Wealth, number, WEALTH_PAYOUTS * 37 * left / FULL);
    }
    // Every building may still win an election or swing a row.
    for building in open.grid.of_zones(ZoneSet::ALL) {
        if let Some(owner) = building.owner {
            let value = i32::from(open.value(building.site.block));
            let standing = if building.zone == Zone::Park { 55 } else { 76 + 6 * value };
            worth[owner.index()] += standing * left / FULL;
        }
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_is_worth_a_tenth_at_the_end() {
        assert_eq!(wealth_worth(30, 0), 300);
        assert!(wealth_worth(30, FULL) > wealth_worth(30, 0) && wealth_worth(31, FULL) > wealth_worth(30, FULL));
    }

    #[test]
    fn a_fresh_game_is_far_from_its_end() {
        let mut chance = Chance::new(Seed::from_number(1));
        let game = UrbanSprawl::setup(&Default::default(), engine::Seats(3), &mut chance, &mut Silent).unwrap();
        assert!(distance(&game.open) > 80);
    }
}
