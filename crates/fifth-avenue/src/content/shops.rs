//! `shops.toml`: the tiles, the row they lie in, and what happens as it empties.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::{GROUPS, Milestone, ROW, TILES};
use crate::ids::{ByShop, District, Plot, Shop};

pub(super) const FILE: &str = "shops.toml";

#[derive(Deserialize)]
pub(super) struct ShopsFile {
    shop_type: Vec<ShopRow>,
    start: StartTable,
    pub(super) row: RowTable,
    pub(super) milestone: Vec<Milestone>,
}

#[derive(Deserialize)]
struct ShopRow {
    id: String,
    count: u8,
}

#[derive(Deserialize)]
struct StartTable {
    per_district: u8,
    max_per_colour: u8,
    min_per_colour: u8,
    reverse_lot: String,
    max_shops_per_lot: u8,
    unused_tiles: u8,
}

#[derive(Deserialize)]
pub(super) struct RowTable {
    pub(super) groups: Vec<u8>,
    pub(super) leave: u8,
}

impl ShopsFile {
    pub(super) fn copies(&self) -> ByShop<u8> {
        let mut copies = ByShop::default();
        for (row, shop) in self.shop_type.iter().zip(Shop::ALL) {
            copies[shop] = row.count;
        }
        copies
    }
}

pub(super) fn check(file: &ShopsFile) -> Result<(), ContentError> {
    let ids: Vec<&str> = file.shop_type.iter().map(|row| row.id.as_str()).collect();
    let wanted: Vec<&str> = Shop::ALL.iter().map(|shop| shop.name()).collect();
    demand(ids == wanted, FILE, "shop_type", format!("the types must be {wanted:?}, in this order"))?;
    let start = &file.start;
    demand(start.per_district == 1, FILE, "start.per_district", "one shop per district")?;
    demand(start.min_per_colour == 1, FILE, "start.min_per_colour", "every colour is used once at least")?;
    demand(start.max_per_colour == 2, FILE, "start.max_per_colour", "two colours are used twice")?;
    demand(start.reverse_lot == Plot::Plaza.name(), FILE, "start.reverse_lot", "the plaza")?;
    demand(start.max_shops_per_lot == 2, FILE, "start.max_shops_per_lot", "a lot has room for two shops")?;
    let (row, leave) = (&file.row.groups, file.row.leave);
    demand((1..=GROUPS).contains(&row.len()), FILE, "row.groups", format!("1 to {GROUPS} groups"))?;
    demand(row.iter().all(|&size| size > leave && leave > 0), FILE, "row.groups", "more tiles than are left over")?;
    let spaces: u32 = row.iter().map(|&size| u32::from(size)).sum();
    demand(spaces as usize <= ROW, FILE, "row.groups", format!("at most {ROW} spaces"))?;
    let tiles: u32 = file.shop_type.iter().map(|row| u32::from(row.count)).sum();
    let used = spaces + District::ALL.len() as u32 + u32::from(start.unused_tiles);
    demand(tiles == used, FILE, "start.unused_tiles", format!("{tiles} tiles, but {used} places for them"))?;
    demand(tiles as usize <= TILES, FILE, "shop_type", format!("{tiles} tiles, at most {TILES}"))?;
    check_milestones(file)
}

fn check_milestones(file: &ShopsFile) -> Result<(), ContentError> {
    for (i, milestone) in file.milestone.iter().enumerate() {
        let emptied = file.row.groups.iter().take(milestone.groups.into());
        let placed: u8 = emptied.map(|size| size - file.row.leave).sum();
        let place = format!("milestone[{i}].placed");
        demand(
            placed == milestone.placed,
            FILE,
            place,
            format!("{} groups are empty after {placed}", milestone.groups),
        )?;
    }
    let last = file.milestone.iter().filter(|milestone| milestone.ends_game).map(|milestone| milestone.groups);
    let ends = last.eq([file.row.groups.len() as u8]);
    demand(ends, FILE, "milestone", "the game ends exactly when the last group is empty")
}
