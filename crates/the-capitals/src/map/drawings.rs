//! The drawings: a building of its own for every tile, power plants, cubes, tourists, and signs between words.

use art::{Block, Canvas, Icon, Kind as Look, Paint, Plot, Pt, Shape, Style, Tint, Tone, ground, icon, pieces};
use engine::pieces::Picture;

use super::looks;
use crate::content::{Tile, content};
use crate::ids::{Kind, MAX_CITIES};

/// The size of a drawing of a building.
pub const BUILDING: (u32, u32) = (100, 76);

/// All drawings, by name.
pub fn pictures() -> Vec<Picture> {
    let tiles = content().tiles.iter().map(building);
    let plants = (1..=content().plants.len()).map(plant);
    let signs = Icon::all().map(sign);
    let tourists = (0..MAX_CITIES).map(|seat| tourist(format!("tourist-{seat}"), Some(Tint::of_seat(seat))));
    let all = tiles.chain(plants).chain(signs).chain(tourists);
    all.chain([
        tourist("tourist-neutral".into(), None),
        cube("cube", Paint::Gilt),
        cube("printed", Paint::Grey),
        lake(),
    ])
    .collect()
}

/// The name of the sign that an icon is on the map, drawn in the colour around it.
pub fn sign_name(kind: Icon) -> String {
    format!("sign-{}", kind.name())
}

fn sign(kind: Icon) -> Picture {
    let mut canvas = Canvas::new();
    icon(&mut canvas, (12.0, 12.0), 24.0, kind, "currentColor");
    canvas.into_picture(sign_name(kind), 24, 24)
}

fn cube(name: &'static str, paint: Paint) -> Picture {
    let mut canvas = Canvas::new();
    pieces::cube(&mut canvas, (9.0, 16.0), 14.0, paint);
    canvas.into_picture(name, 24, 24)
}

fn tourist(name: String, tint: Option<Tint>) -> Picture {
    let mut canvas = Canvas::new();
    match tint {
        Some(tint) => pieces::player_citizen(&mut canvas, (11.0, 27.0), 26.0, tint),
        None => pieces::citizen(&mut canvas, (11.0, 27.0), 26.0, Paint::Grey),
    }
    canvas.into_picture(name, 20, 28)
}

fn lake() -> Picture {
    let mut canvas = Canvas::new();
    ground::water(&mut canvas, &Shape::Rect(4.0, 6.0, 92.0, 64.0, 18.0));
    canvas.into_picture("lake", BUILDING.0, BUILDING.1)
}

/// A power plant: brighter and cleaner with every level.
fn plant(level: usize) -> Picture {
    let (walls, roof, yard) = PLANTS[(level - 1).min(PLANTS.len() - 1)];
    drawn(format!("plant-{level}"), Look::PowerPlant, (walls, roof), yard)
}

const PLANTS: [(Paint, Paint, Yard); 6] = [
    (Paint::Coal, Paint::Rust, Yard::Chimney),
    (Paint::Rust, Paint::Coal, Yard::Tanks),
    (Paint::Stone, Paint::Glass, Yard::Pond),
    (Paint::Steel, Paint::Marble, Yard::None),
    (Paint::Marble, Paint::Copper, Yard::Annex),
    (Paint::Glass, Paint::Gilt, Yard::Trees),
];

/// What stands in front of a building.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Yard {
    None,
    Annex,
    Chimney,
    Crates,
    Glasshouse,
    Pond,
    Statue,
    Tanks,
    Trees,
}

fn building(tile: &Tile) -> Picture {
    let own = OWN.iter().find(|row| row.0 == tile.key);
    match own {
        Some(&(_, look, walls, roof, yard)) => drawn(tile.key.clone(), look, (walls, roof), yard),
        None => {
            drawn(tile.key.clone(), usual(tile.kind), (looks::paint(tile.kind), looks::paint(tile.kind)), Yard::None)
        }
    }
}

/// What a tile looks like that other content brought.
const fn usual(kind: Kind) -> Look {
    match kind {
        Kind::Housing => Look::Apartments,
        Kind::Public => Look::Civic,
        Kind::Industry => Look::Factory,
        Kind::Commerce => Look::Shop,
        Kind::Tourism => Look::Statue,
        Kind::Prosperity => Look::Palace,
    }
}

fn drawn(name: String, look: Look, (walls, roof): (Paint, Paint), yard: Yard) -> Picture {
    let (w, h) = (f64::from(BUILDING.0), f64::from(BUILDING.1));
    let mut canvas = Canvas::new();
    fitted(look, (2.0, 2.0, w - 4.0, h - 6.0)).walls(walls).roof(roof).draw(&mut canvas);
    furnish(&mut canvas, yard, (w, h));
    canvas.into_picture(name, BUILDING.0, BUILDING.1)
}

/// The largest building of a kind that fits into a box, standing on its lower edge.
fn fitted(look: Look, (x, y, w, h): (f64, f64, f64, f64)) -> Block {
    let stand = |side: f64| {
        let block = Block::new(look, Plot::around((0.0, 0.0), side, side * 0.56));
        let (left, top, right, bottom) = block.bounds();
        (left, top, right - left, bottom - top, side)
    };
    let sides = (20..70).rev().map(f64::from).map(stand);
    let (left, top, wide, high, side) =
        sides.into_iter().find(|it| it.2 <= w && it.3 <= h).unwrap_or_else(|| stand(20.0));
    let center = (x + (w - wide) / 2.0 - left, y + h - high - top);
    Block::new(look, Plot::around(center, side, side * 0.56))
}

fn furnish(canvas: &mut Canvas, yard: Yard, (w, h): Pt) {
    let (left, right) = ((w * 0.15, h * 0.84), (w * 0.88, h * 0.86));
    match yard {
        Yard::None => {}
        Yard::Annex => small(canvas, Look::Plain, right, Paint::Plaster),
        Yard::Chimney => small(canvas, Look::Gate, right, Paint::Brick),
        Yard::Crates => {
            for (x, y) in [(0.82, 0.86), (0.9, 0.9), (0.84, 0.95)] {
                pieces::cube(canvas, (w * x, h * y), 8.0, Paint::Wood);
            }
        }
        Yard::Glasshouse => small(canvas, Look::Station, (w * 0.6, h * 0.66), Paint::Glass),
        Yard::Pond => ground::water(canvas, &Shape::Rect(w * 0.68, h * 0.78, w * 0.28, h * 0.2, 7.0)),
        Yard::Statue => small(canvas, Look::Statue, right, Paint::Copper),
        Yard::Tanks => [left, right].into_iter().for_each(|at| tank(canvas, at)),
        Yard::Trees => [left, right].into_iter().for_each(|at| ground::wood(canvas, at, 22.0)),
    }
}

fn small(canvas: &mut Canvas, look: Look, at: Pt, paint: Paint) {
    Block::new(look, Plot::around(at, 16.0, 11.0)).walls(paint).draw(canvas);
}

/// A round tank seen from above, with its lit rim.
fn tank(canvas: &mut Canvas, at: Pt) {
    let steel = Paint::Steel;
    canvas.circle((at.0, at.1), 9.0, &Style::fill(&steel.tone(Tone::Dim)).stroke(&steel.tone(Tone::Ink), 0.8));
    canvas.circle(
        (at.0 + 2.0, at.1 - 3.0),
        9.0,
        &Style::fill(&steel.tone(Tone::Top)).stroke(&steel.tone(Tone::Ink), 0.8),
    );
    canvas.circle((at.0 + 2.0, at.1 - 3.0), 5.0, &Style::line(&steel.tone(Tone::Ink), 0.6));
}

/// Silhouette, walls, roof and yard of every tile of the standard content.
const OWN: &[(&str, Look, Paint, Paint, Yard)] = &[
    ("abl_semiconductor", Look::Warehouse, Paint::Marble, Paint::Sky, Yard::Annex),
    ("airport", Look::Station, Paint::Steel, Paint::Sky, Yard::Pond),
    ("art_gallery", Look::Civic, Paint::Marble, Paint::Violet, Yard::Trees),
    ("baker", Look::Shop, Paint::Wheat, Paint::Terracotta, Yard::Crates),
    ("barrel_factory", Look::Factory, Paint::Wood, Paint::Wood, Yard::Crates),
    ("bel_air_tower", Look::Tower, Paint::Plaster, Paint::Rose, Yard::None),
    ("belt_howl_labs", Look::Factory, Paint::Slate, Paint::Glass, Yard::Annex),
    ("boardgame_factory", Look::Factory, Paint::Brick, Paint::Ochre, Yard::Crates),
    ("boing_aerospace", Look::Office, Paint::Sky, Paint::Steel, Yard::Annex),
    ("bookseller", Look::Shop, Paint::Moss, Paint::Moss, Yard::None),
    ("botanical_gardens", Look::Park, Paint::Leaf, Paint::Leaf, Yard::Glasshouse),
    ("brick_works", Look::Factory, Paint::Brick, Paint::Brick, Yard::Chimney),
    ("bulls_eye_emporium", Look::DepartmentStore, Paint::Seal, Paint::Marble, Yard::None),
    ("bus_station", Look::Station, Paint::Ochre, Paint::Glass, Yard::None),
    ("casino", Look::Cinema, Paint::Purple, Paint::Gilt, Yard::Pond),
    ("church", Look::Church, Paint::Marble, Paint::Slate, Yard::Trees),
    ("city_hall", Look::CityHall, Paint::Stone, Paint::Copper, Yard::None),
    ("cobbler", Look::Shop, Paint::Wood, Paint::Umber, Yard::Annex),
    ("cog_factory", Look::Factory, Paint::Steel, Paint::Steel, Yard::None),
    ("cogswell_cogs", Look::Factory, Paint::Coal, Paint::Rust, Yard::Chimney),
    ("cole_harbor", Look::Terrace, Paint::Slate, Paint::Steel, Yard::Pond),
    ("community_center", Look::School, Paint::Plaster, Paint::Copper, Yard::Trees),
    ("convention_center", Look::Market, Paint::Marble, Paint::Steel, Yard::Annex),
    ("courthouse", Look::Bank, Paint::Marble, Paint::Slate, Yard::None),
    ("dancing_horse_statue", Look::Statue, Paint::Marble, Paint::Copper, Yard::None),
    ("danncil_estate", Look::Palace, Paint::Rose, Paint::Slate, Yard::Trees),
    ("delight_consulting", Look::Office, Paint::Ochre, Paint::Plaster, Yard::None),
    ("dillobury_residences", Look::Apartments, Paint::Brick, Paint::Slate, Yard::None),
    ("doctor", Look::Hospital, Paint::Plaster, Paint::Marble, Yard::None),
    ("downtown_abode", Look::Terrace, Paint::Plaster, Paint::Brick, Yard::None),
    ("energy_research", Look::PowerPlant, Paint::Sky, Paint::Glass, Yard::None),
    ("environmental_institute", Look::Farm, Paint::Moss, Paint::Leaf, Yard::Trees),
    ("executive_estates", Look::House, Paint::Marble, Paint::Slate, Yard::Pond),
    ("exxedout_oil_refinery", Look::Factory, Paint::Rust, Paint::Coal, Yard::Tanks),
    ("fertilizer_plant", Look::Warehouse, Paint::Moss, Paint::Wheat, Yard::Tanks),
    ("financial_district", Look::Tower, Paint::Coal, Paint::Gilt, Yard::Annex),
    ("fire_department", Look::Bank, Paint::Seal, Paint::Brick, Yard::Annex),
    ("fountain", Look::Fountain, Paint::Marble, Paint::Glass, Yard::None),
    ("furley_apartments", Look::Apartments, Paint::Sand, Paint::Terracotta, Yard::Trees),
    ("garden_gnome_mfg", Look::Factory, Paint::Leaf, Paint::Seal, Yard::Trees),
    ("gene_research_lab", Look::University, Paint::Marble, Paint::Glass, Yard::Annex),
    ("generally_electrical", Look::DepartmentStore, Paint::Steel, Paint::Gilt, Yard::None),
    ("hartwood_heights", Look::House, Paint::Wood, Paint::Moss, Yard::Trees),
    ("heritage_windmill", Look::Farm, Paint::Brick, Paint::Wood, Yard::None),
    ("high_finance_square", Look::Bank, Paint::Stone, Paint::Gilt, Yard::Statue),
    ("hotel", Look::Hotel, Paint::Rose, Paint::Rose, Yard::None),
    ("hotrock_tire_factory", Look::Factory, Paint::Coal, Paint::Coal, Yard::Tanks),
    ("inspiration_fountain", Look::Fountain, Paint::Copper, Paint::Sky, Yard::Trees),
    ("international_bank", Look::Bank, Paint::Marble, Paint::Gilt, Yard::Trees),
    ("iron_foundry", Look::Factory, Paint::Coal, Paint::Rust, Yard::None),
    ("jefferson_apartments", Look::Apartments, Paint::Terracotta, Paint::Brick, Yard::None),
    ("king_george_mansion", Look::Palace, Paint::Plaster, Paint::Terracotta, Yard::Pond),
    ("legacy_park_homes", Look::House, Paint::Plaster, Paint::Terracotta, Yard::Trees),
    ("library", Look::Civic, Paint::Sand, Paint::Copper, Yard::None),
    ("luxury_lanes_mall", Look::DepartmentStore, Paint::Gilt, Paint::Glass, Yard::None),
    ("magnificent_arch", Look::Gate, Paint::Marble, Paint::Marble, Yard::None),
    ("market", Look::Market, Paint::Sand, Paint::Copper, Yard::None),
    ("mayors_house", Look::Palace, Paint::Marble, Paint::Copper, Yard::None),
    ("military_base", Look::Castle, Paint::Moss, Paint::Coal, Yard::None),
    ("modern_dance_tribute", Look::Statue, Paint::Coal, Paint::Seal, Yard::Pond),
    ("movie_studio", Look::Warehouse, Paint::Ochre, Paint::Violet, Yard::Annex),
    ("multinational_corp", Look::Office, Paint::Coal, Paint::Steel, Yard::Trees),
    ("museum_of_art", Look::Cathedral, Paint::Marble, Paint::Copper, Yard::None),
    ("museum_of_history", Look::Cathedral, Paint::Sand, Paint::Terracotta, Yard::Statue),
    ("museum_of_industry", Look::Civic, Paint::Brick, Paint::Coal, Yard::Tanks),
    ("natural_history_museum", Look::Cathedral, Paint::Stone, Paint::Moss, Yard::Trees),
    ("nature_trails", Look::Park, Paint::Leaf, Paint::Leaf, Yard::Pond),
    ("office_furniture_mfg", Look::Warehouse, Paint::Wood, Paint::Terracotta, Yard::Crates),
    ("opera_house", Look::Theatre, Paint::Rose, Paint::Copper, Yard::None),
    ("osler_general", Look::Hospital, Paint::Marble, Paint::Sky, Yard::Annex),
    ("park", Look::Park, Paint::Leaf, Paint::Leaf, Yard::None),
    ("penfield_health", Look::Hospital, Paint::Slate, Paint::Marble, Yard::Trees),
    ("police_station", Look::PostOffice, Paint::Slate, Paint::Blue, Yard::None),
    ("prescott_pharmaceuticals", Look::Office, Paint::Marble, Paint::Copper, Yard::Tanks),
    ("public_meeting_hall", Look::Theatre, Paint::Sand, Paint::Brick, Yard::Trees),
    ("public_utilities", Look::PowerPlant, Paint::Coal, Paint::Stone, Yard::Annex),
    ("public_works_office", Look::PostOffice, Paint::Ochre, Paint::Terracotta, Yard::Crates),
    ("recycling_facility", Look::Warehouse, Paint::Leaf, Paint::Moss, Yard::Crates),
    ("resort", Look::Hotel, Paint::Sand, Paint::Terracotta, Yard::Pond),
    ("restaurant", Look::Shop, Paint::Rose, Paint::Seal, Yard::Trees),
    ("royal_cinema", Look::Cinema, Paint::Rose, Paint::Rose, Yard::None),
    ("school_1", Look::School, Paint::Brick, Paint::Slate, Yard::None),
    ("school_2", Look::School, Paint::Ochre, Paint::Terracotta, Yard::Trees),
    ("science_center", Look::University, Paint::Sand, Paint::Copper, Yard::None),
    ("shopping_center", Look::DepartmentStore, Paint::Violet, Paint::Glass, Yard::Trees),
    ("space_research_lab", Look::University, Paint::Steel, Paint::Sky, Yard::Statue),
    ("stadium", Look::Stadium, Paint::Marble, Paint::Marble, Yard::None),
    ("steam_engine_plant", Look::PowerPlant, Paint::Brick, Paint::Coal, Yard::Chimney),
    ("stock_exchange", Look::Bank, Paint::Sand, Paint::Copper, Yard::Statue),
    ("subway", Look::Station, Paint::Coal, Paint::Steel, Yard::Annex),
    ("technology_park", Look::Office, Paint::Glass, Paint::Sky, Yard::Trees),
    ("technotech_inc", Look::Tower, Paint::Sky, Paint::Steel, Yard::None),
    ("the_villa", Look::Palace, Paint::Sand, Paint::Rose, Yard::Trees),
    ("theatre", Look::Theatre, Paint::Violet, Paint::Copper, Yard::None),
    ("three_pennants", Look::Castle, Paint::Sand, Paint::Terracotta, Yard::None),
    ("titan_of_progress", Look::Statue, Paint::Copper, Paint::Copper, Yard::None),
    ("train_station", Look::Station, Paint::Brick, Paint::Glass, Yard::None),
    ("tudor_townhouses", Look::Terrace, Paint::Marble, Paint::Wood, Yard::None),
    ("university", Look::University, Paint::Brick, Paint::Slate, Yard::Trees),
    ("victoria_terraces", Look::Terrace, Paint::Rose, Paint::Slate, Yard::Trees),
    ("walled_mart", Look::DepartmentStore, Paint::Blue, Paint::Slate, Yard::Crates),
    ("warehouse", Look::Warehouse, Paint::Brick, Paint::Steel, Yard::Crates),
    ("west_81st_street", Look::Apartments, Paint::Stone, Paint::Copper, Yard::None),
    ("windsor_cottages", Look::House, Paint::Sand, Paint::Brick, Yard::Trees),
    ("world_wonder", Look::Cathedral, Paint::Gilt, Paint::Sky, Yard::Pond),
];
