//! `setup.toml`: the setup for every number of players, and a few limits.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::{TableSetup, within};
use crate::board::TOUCHING;
use crate::ids::Board;
use crate::state::MOST_HAND;

pub(super) const FILE: &str = "setup.toml";

#[derive(Deserialize)]
pub(super) struct SetupFile {
    pub(super) components: ComponentsTable,
    pub(super) draw: DrawTable,
    players: Vec<PlayersRow>,
    action: Vec<ActionRow>,
}

#[derive(Deserialize)]
pub(super) struct ComponentsTable {
    pub(super) streetcars: i64,
}

#[derive(Deserialize)]
pub(super) struct DrawTable {
    pub(super) max_per_stack_per_step: i64,
}

#[derive(Deserialize)]
struct PlayersRow {
    count: usize,
    deal_from: Vec<u8>,
    hand_size: usize,
    setup_boards: Vec<u8>,
    placements_each: usize,
    placements_total: usize,
    idle_turns_to_end: i64,
}

#[derive(Deserialize)]
struct ActionRow {
    id: String,
    later_pieces_max: Option<i64>,
    min_touching_plots: Option<usize>,
}

pub(super) fn streetcars_per_turn(file: &SetupFile) -> Result<u8, ContentError> {
    let ids = file.action.iter().map(|row| row.id.as_str());
    let known = ["build", "build_facility", "streetcar", "new_neighbourhood", "exchange", "pass"];
    demand(ids.eq(known), FILE, "action", "the six actions are needed in their order")?;
    let [_, _, streetcar, neighbourhood, ..] = &file.action[..] else { unreachable!("six actions") };
    let touching = neighbourhood.min_touching_plots == Some(TOUCHING);
    demand(touching, FILE, "action[3].min_touching_plots", "two plots must touch")?;
    let place = "action[2].later_pieces_max";
    let most = streetcar.later_pieces_max.ok_or_else(|| ContentError::new(FILE, place, "is missing"))?;
    within(most, 1..=2, FILE, place)
}

pub(super) fn tables(file: &SetupFile) -> Result<[TableSetup; 4], ContentError> {
    demand(file.players.iter().map(|row| row.count).eq(2..=5), FILE, "players", "a row for 2, 3, 4 and 5 is needed")?;
    let tables: Result<Vec<_>, _> =
        file.players.iter().enumerate().map(|(i, row)| table(row, &format!("players[{i}]"))).collect();
    Ok(tables?.try_into().expect("four rows"))
}

fn table(row: &PlayersRow, place: &str) -> Result<TableSetup, ContentError> {
    let deal_from: Option<Vec<Board>> = row.deal_from.iter().map(|&number| Board::new(number)).collect();
    let deal_from = deal_from.ok_or_else(|| ContentError::new(FILE, format!("{place}.deal_from"), "no such stack"))?;
    demand(
        deal_from.is_sorted_by(|a, b| a < b) && deal_from.len() == row.hand_size,
        FILE,
        format!("{place}.hand_size"),
        "one per stack",
    )?;
    demand(row.hand_size <= MOST_HAND, FILE, format!("{place}.hand_size"), "is too large")?;
    let table = TableSetup {
        deal_from,
        placements: row.placements_total as u8,
        idle_limit: within(row.idle_turns_to_end, 1..=99, FILE, &format!("{place}.idle_turns_to_end"))?,
    };
    let boards: Vec<u8> = table.boards().map(Board::number).collect();
    demand(boards == row.setup_boards, FILE, format!("{place}.setup_boards"), "are not the dealt stacks")?;
    let placements = row.placements_each.checked_mul(row.count);
    let fits = placements == Some(row.placements_total) && row.placements_total <= boards.len();
    demand(fits, FILE, format!("{place}.placements_total"), "does not fit")?;
    Ok(table)
}
