//! x
use engine::Phrase;
use crate::ids::TileId;
pub fn tile_name(tile: TileId) -> Phrase { Phrase::new(format!("tile-{tile}")) }
