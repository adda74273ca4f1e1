//! Payouts of rows (US-6.17).

use std::ops::ControlFlow;

use engine::{BySeat, Log, Seats};

use super::money::{Purse, earn};
use super::{Flow, Found};
use crate::action::Action;
use crate::board::{Block, SIDE};
use crate::content::content;
use crate::event::{Event, Why};
use crate::ids::{Coin, MAX_PLAYERS, Number, TOP_SPACES, marker_coin};
use crate::state::Open;

/// Whether a number of a kind is on the board, printed or as a marker.
pub fn is_on_board(open: &Open, coin: Coin, number: Number) -> bool {
    let printed = match coin {
        Coin::Wealth => content().wealth_rows.contains(&number),
        Coin::Prestige => content().prestige_rows.contains(&number),
    };
    printed || (number != 0 && marker_coin(number) == coin && open.spaces.contains(&number))
}

/// The numbers of a kind on the board, ascending (US-6.12.10).
pub fn numbers(open: &Open, coin: Coin) -> impl Iterator<Item = Number> + Clone + '_ {
    (1..content().payouts.len() as Number).filter(move |&number| is_on_board(open, coin, number))
}

pub fn rows(open: &Open, coin: Coin, found: &mut Found<'_>) -> ControlFlow<()> {
    numbers(open, coin).map(Action::Row).try_for_each(found)
}

/// The blocks of a row (US-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    rows: (u8, u8),
    cols: (u8, u8),
}

impl Row {
    pub fn blocks(self) -> impl Iterator<Item = Block> + Clone {
        (self.rows.0..self.rows.1).flat_map(move |row| (self.cols.0..self.cols.1).map(move |col| Block::at(row, col)))
    }
}

/// The row that carries a number, if it is on the board.
pub fn row(open: &Open, coin: Coin, number: Number) -> Option<Row> {
    let all = (0, SIDE);
    let printed = match coin {
        Coin::Wealth => content().wealth_rows.iter().position(|&n| n == number).map(|i| (all, (i as u8, i as u8 + 1))),
        Coin::Prestige => content().prestige_rows.iter().position(|&n| n == number).map(|i| (pair(i), all)),
    };
    let (rows, cols) = printed.or_else(|| {
        let space = open.spaces.iter().position(|&n| n == number && marker_coin(n) == coin)?;
        Some(match space.checked_sub(TOP_SPACES) {
            None => (all, pair(space)),
            Some(right) => ((right as u8, right as u8 + 1), all),
        })
    })?;
    Some(Row { rows, cols })
}

/// The two block rows or columns of a wide row.
fn pair(i: usize) -> (u8, u8) {
    (2 * i as u8, 2 * i as u8 + 2)
}

/// What each player gets from a row of a number (US-6.17.2 to US-6.17.4).
pub fn shares(seats: Seats, number: Number, counts: &[u8; MAX_PLAYERS]) -> BySeat<u16, MAX_PLAYERS> {
    let table = &content().payouts[usize::from(number)];
    let mut shares = BySeat::default();
    for seat in seats.iter().filter(|seat| counts[seat.index()] > 0) {
        let mine = counts[seat.index()];
        let better = counts.iter().filter(|&&count| count > mine).count();
        let tied = counts.iter().filter(|&&count| count == mine).count();
        let pot: u8 = table[better..(better + tied).min(seats.len())].iter().sum();
        shares[seat] = u16::from(pot) / tied as u16;
    }
    shares
}

/// Pays out a row if its number is on the board (US-6.17.1).
pub fn pay_out<L: Log<Event>>(flow: &mut Flow<'_, L>, coin: Coin, number: Number) {
    pay_row(flow, coin, number, Why::Row(number));
}

pub fn pay_row<L: Log<Event>>(flow: &mut Flow<'_, L>, coin: Coin, number: Number, why: Why) {
    let open = flow.open();
    let Some(row) = row(open, coin, number) else { return };
    let counts = open.count_controlled(row.blocks());
    let shares = shares(open.seats, number, &counts);
    let seats = open.seats.from(open.active);
    flow.tell(Event::PaidOut { coin, number });
    for seat in seats {
        let purse = match coin {
            Coin::Wealth => Purse::wealth(shares[seat]),
            Coin::Prestige => Purse::prestige(shares[seat]),
        };
        earn(flow, seat, purse, why); // US-6.17.5
    }
}
