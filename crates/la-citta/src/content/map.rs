//! `board.toml`, `terrain.toml` and `buildings.toml`.

use super::*;

const BOARD: &str = "board.toml";
const BUILDINGS: &str = "buildings.toml";
const TERRAIN: &str = "terrain.toml";

#[derive(Deserialize)]
struct BoardFile {
    playable: PlayableRow,
    terrain_space: Vec<SpaceRow>,
    hex: Vec<HexRow>,
}

#[derive(Deserialize)]
struct PlayableRow {
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

pub fn read_board(files: &Files<'_>) -> Result<Board, ContentError> {
    let file: BoardFile = files.parse(BOARD)?;
    check(file.hex.len() == HEXES, BOARD, "hex", format!("{} hexes, not {HEXES}", file.hex.len()))?;
    let spaces = file.terrain_space.len();
    check(spaces == SPACES, BOARD, "terrain_space", format!("{spaces} terrain spaces, not {SPACES}"))?;
    let near = file.hex.iter().map(|row| near(row, &file.hex)).collect::<Result<Vec<_>, _>>()?;
    let touches = file.hex.iter().map(touches).collect::<Result<Vec<_>, _>>()?;
    let around =
        std::array::from_fn(|i| Hex::all().filter(|hex| touches[hex.index()].contains(&Space(i as u8))).collect());
    let mut board = Board {
        names: file.hex.iter().map(|row| row.id.clone()).collect(),
        cells: file.hex.iter().map(|row| (row.q, row.r)).collect(),
        near,
        touches,
        around,
        anchors: std::array::from_fn(|i| (file.terrain_space[i].q, file.terrain_space[i].r)),
        beside: file.terrain_space.iter().map(beside).collect::<Result<_, _>>()?,
        core: std::array::from_fn(|i| file.terrain_space[i].core),
        playable: playable(&file)?,
        close: Vec::new(),
        reach: Default::default(),
    };
    board.measure();
    check_board(&board, &file.terrain_space)?;
    Ok(board)
}

fn near(row: &HexRow, rows: &[HexRow]) -> Result<HexSet, ContentError> {
    let find = |name: &String| {
        let found = rows.iter().position(|other| other.id == *name);
        let place = || format!("hex {}.next", row.id);
        found.map(|i| Hex(i as u8)).ok_or_else(|| ContentError::new(BOARD, place(), format!("no hex {name}")))
    };
    row.next.iter().map(find).collect()
}

fn touches(row: &HexRow) -> Result<List<Space, 2>, ContentError> {
    let place = format!("hex {}.terrain", row.id);
    let known = |name: &String| name.parse().map_err(|_| ContentError::new(BOARD, &place, format!("no space {name}")));
    let spaces = row.terrain.iter().map(known).collect::<Result<Vec<Space>, _>>()?;
    check((1..=2).contains(&spaces.len()), BOARD, &place, "a hex touches one or two spaces")?;
    Ok(List::of(&spaces))
}

fn beside(row: &SpaceRow) -> Result<Vec<Space>, ContentError> {
    let place = || format!("terrain_space {}.beside", row.id);
    let known = |name: &String| name.parse().map_err(|_| ContentError::new(BOARD, place(), format!("no space {name}")));
    row.beside.iter().map(known).collect()
}

fn playable(file: &BoardFile) -> Result<[HexSet; Zone::ALL.len()], ContentError> {
    let colours = [&file.playable.players_2, &file.playable.players_3, &file.playable.players_4];
    check(file.playable.players_4 == file.playable.players_5, BOARD, "playable", "4 and 5 players share a map")?;
    Ok(colours.map(|colours| {
        let open = |hex: &Hex| colours.contains(&file.hex[hex.index()].colour);
        Hex::all().filter(open).collect()
    }))
}

/// LC-3.4, LC-3.8: adjacency goes both ways, every map hangs together, and the smaller maps keep the near distances.
fn check_board(board: &Board, spaces: &[SpaceRow]) -> Result<(), ContentError> {
    for (i, row) in spaces.iter().enumerate() {
        check(row.id == Space(i as u8).to_string(), BOARD, &row.id, "terrain spaces come in order")?;
    }
    for hex in Hex::all() {
        let both = board.near[hex.index()].iter().all(|other| board.near[other.index()].has(hex));
        check(both, BOARD, hex_name(board, hex), "adjacency goes both ways")?;
    }
    for zone in Zone::ALL {
        let hexes = board.playable[zone as usize];
        let first = hexes.iter().next().ok_or_else(|| ContentError::new(BOARD, "playable", "an empty map"))?;
        check(board.connected(hexes, first) == hexes, BOARD, "playable", "a map in two parts")?;
    }
    Ok(())
}

fn hex_name(board: &Board, hex: Hex) -> &str {
    &board.names[hex.index()]
}

#[derive(Deserialize)]
struct TerrainFile {
    terrain_tile: Vec<TerrainRow>,
}

#[derive(Deserialize)]
struct TerrainRow {
    id: Tile,
    count: u8,
    grain: u8,
    gold: u8,
    water: bool,
}

pub fn read_tiles(files: &Files<'_>) -> Result<[TileRow; Tile::ALL.len()], ContentError> {
    let file: TerrainFile = files.parse(TERRAIN)?;
    let row =
        |row: TerrainRow| (row.id, TileRow { count: row.count, grain: row.grain, gold: row.gold, water: row.water });
    let tiles = table(TERRAIN, Tile::ALL, file.terrain_tile.into_iter().map(row).collect())?;
    let all: usize = tiles.iter().map(|tile| usize::from(tile.count)).sum();
    check(all == SPACES, TERRAIN, "terrain_tile", format!("{all} tiles, not {SPACES}"))?;
    Ok(tiles)
}

#[derive(Deserialize)]
struct BuildingsFile {
    tile_stack: Vec<StackRow>,
    building: Vec<BuildingFileRow>,
}

#[derive(Deserialize)]
struct StackRow {
    id: Stack,
    count: u8,
}

#[derive(Deserialize)]
struct BuildingFileRow {
    id: Building,
    size: Size,
    stack: String,
    arches: BTreeMap<Demand, u8>,
    needs: String,
    raises: String,
}

type Buildings = ([BuildingRow; Building::ALL.len()], [u8; Stack::ALL.len()]);

pub fn read_buildings(files: &Files<'_>) -> Result<Buildings, ContentError> {
    let file: BuildingsFile = files.parse(BUILDINGS)?;
    let rows = file.building.into_iter().map(building_row).collect::<Result<Vec<_>, _>>()?;
    let buildings = table(BUILDINGS, Building::ALL, rows)?;
    for (building, row) in Building::ALL.into_iter().zip(&buildings) {
        let castle = building == Building::Castle;
        check(castle == row.stack.is_none(), BUILDINGS, building.name(), "all but the castle come from a stack")?;
    }
    let stacks = file.tile_stack.into_iter().map(|row| (row.id, row.count)).collect();
    Ok((buildings, table(BUILDINGS, Stack::ALL, stacks)?))
}

fn building_row(row: BuildingFileRow) -> Result<(Building, BuildingRow), ContentError> {
    let stack = match row.stack.as_str() {
        "" => None,
        name => {
            Some(name.parse().map_err(|_| ContentError::new(BUILDINGS, row.id.name(), format!("no stack {name}")))?)
        }
    };
    let arches = ByDemand(Demand::ALL.map(|demand| row.arches.get(&demand).copied().unwrap_or(0)));
    // LC-6.5.3: figures on a building with two demands are divided between hygiene and the other one.
    let shown = arches.0.iter().filter(|&&points| points > 0).count();
    let divisible = shown <= 1 || (shown == 2 && arches[Demand::Hygiene] > 0);
    check(divisible, BUILDINGS, row.id.name(), "arches of one demand, or of hygiene and one more")?;
    let building = BuildingRow {
        size: row.size,
        stack,
        arches,
        needs_water: row.needs == "water",
        lifts_market: row.raises == "market",
        lifts_water: row.raises == "water",
    };
    Ok((row.id, building))
}
