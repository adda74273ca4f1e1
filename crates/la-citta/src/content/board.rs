//! `board.toml`: the hexes, the terrain spaces between them, and the maps for every number of players.

use engine::{ContentError, List, demand};
use serde::Deserialize;

use crate::board::{Board, HexSet, Zone};
use crate::ids::{HEXES, Hex, SPACES, Space};

pub(super) const FILE: &str = "board.toml";

#[derive(Deserialize)]
pub(super) struct BoardFile {
    playable: PlayableTable,
    terrain_space: Vec<SpaceRow>,
    hex: Vec<HexRow>,
}

#[derive(Deserialize)]
struct PlayableTable {
    players_2: Vec<String>,
    players_3: Vec<String>,
    players_4: Vec<String>,
    players_5: Vec<String>,
}

#[derive(Deserialize)]
struct SpaceRow {
    id: String,
    q: i32,
    r: i32,
    core: u8,
    beside: Vec<String>,
}

#[derive(Deserialize)]
struct HexRow {
    id: String,
    q: i32,
    r: i32,
    colour: String,
    next: Vec<String>,
    terrain: Vec<String>,
}

pub(super) fn board(file: &BoardFile) -> Result<Board, ContentError> {
    demand(file.hex.len() == HEXES, FILE, "hex", format!("{} hexes, not {HEXES}", file.hex.len()))?;
    let spaces = file.terrain_space.len();
    demand(spaces == SPACES, FILE, "terrain_space", format!("{spaces} terrain spaces, not {SPACES}"))?;
    let near = file.hex.iter().enumerate().map(|(i, row)| near(i, row, &file.hex)).collect::<Result<Vec<_>, _>>()?;
    let touches = file.hex.iter().enumerate().map(touches).collect::<Result<Vec<_>, _>>()?;
    let around =
        std::array::from_fn(|i| Hex::all().filter(|hex| touches[hex.index()].contains(&Space(i as u8))).collect());
    let mut board = Board {
        names: file.hex.iter().map(|row| row.id.clone()).collect(),
        cells: file.hex.iter().map(|row| (row.q, row.r)).collect(),
        near,
        touches,
        around,
        anchors: std::array::from_fn(|i| (file.terrain_space[i].q, file.terrain_space[i].r)),
        beside: file.terrain_space.iter().enumerate().map(beside).collect::<Result<_, _>>()?,
        core: std::array::from_fn(|i| file.terrain_space[i].core),
        playable: playable(file)?,
        close: Vec::new(),
        reach: Default::default(),
    };
    board.measure();
    check(&board, &file.terrain_space)?;
    Ok(board)
}

fn near(i: usize, row: &HexRow, rows: &[HexRow]) -> Result<HexSet, ContentError> {
    let find = |name: &String| {
        let found = rows.iter().position(|other| other.id == *name);
        let missing = || ContentError::new(FILE, format!("hex[{i}].next"), format!("no hex {name}"));
        found.map(|i| Hex(i as u8)).ok_or_else(missing)
    };
    row.next.iter().map(find).collect()
}

fn touches((i, row): (usize, &HexRow)) -> Result<List<Space, 2>, ContentError> {
    let place = format!("hex[{i}].terrain");
    let spaces = row.terrain.iter().map(|name| space(name, &place)).collect::<Result<Vec<Space>, _>>()?;
    demand((1..=2).contains(&spaces.len()), FILE, place, "a hex touches one or two spaces")?;
    Ok(List::of(&spaces))
}

fn beside((i, row): (usize, &SpaceRow)) -> Result<Vec<Space>, ContentError> {
    let place = format!("terrain_space[{i}].beside");
    row.beside.iter().map(|name| space(name, &place)).collect()
}

fn space(name: &str, place: &str) -> Result<Space, ContentError> {
    name.parse().map_err(|_| ContentError::new(FILE, place, format!("no space {name}")))
}

fn playable(file: &BoardFile) -> Result<[HexSet; Zone::ALL.len()], ContentError> {
    let colours = [&file.playable.players_2, &file.playable.players_3, &file.playable.players_4];
    let same = file.playable.players_4 == file.playable.players_5;
    demand(same, FILE, "playable.players_5", "4 and 5 players share a map")?;
    Ok(colours.map(|colours| {
        let open = |hex: &Hex| colours.contains(&file.hex[hex.index()].colour);
        Hex::all().filter(open).collect()
    }))
}

/// LC-3.4, LC-3.8: adjacency goes both ways, and every map hangs together.
fn check(board: &Board, spaces: &[SpaceRow]) -> Result<(), ContentError> {
    for (i, row) in spaces.iter().enumerate() {
        let due = Space(i as u8).to_string();
        demand(row.id == due, FILE, format!("terrain_space[{i}].id"), format!("{due} is due here"))?;
    }
    for hex in Hex::all() {
        let both = board.near[hex.index()].iter().all(|other| board.near[other.index()].has(hex));
        demand(both, FILE, format!("hex[{}].next", hex.index()), "adjacency goes both ways")?;
    }
    for (zone, players) in Zone::ALL.into_iter().zip(2..) {
        let (hexes, place) = (board.playable[zone as usize], format!("playable.players_{players}"));
        let first = hexes.iter().next().ok_or_else(|| ContentError::new(FILE, &place, "an empty map"))?;
        demand(board.connected(hexes, first) == hexes, FILE, place, "a map in two parts")?;
    }
    Ok(())
}
