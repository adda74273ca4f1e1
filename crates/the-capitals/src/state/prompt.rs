//! What players are asked.

use serde::Serialize;

use crate::ids::TileId;
use crate::state::Origin;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Choose an initiative space.
    Initiative,
    /// Choose a tile of the Projects area.
    Tile,
    /// Choose one more tile of the Projects area.
    ExtraTile,
    /// Choose a cell.
    Cell {
        /// For this tile.
        tile: TileId,
        /// Where it comes from.
        from: Origin,
    },
    /// Choose the effect to resolve next.
    Order {
        /// The tile whose event it is.
        tile: TileId,
    },
    /// Activate a tile or stop.
    Activate,
    /// Add a tourist or pay the rest in cubes.
    Pay {
        /// For this tile.
        tile: TileId,
    },
    /// Choose the bonus of a city that made no activation.
    Bonus,
    /// Choose a tile to activate for free.
    FreeTarget {
        /// The tile that grants it.
        tile: TileId,
    },
    /// Choose a vertex for a surrounded construction token.
    Token {
        /// Which.
        token: u8,
    },
    /// Choose a Prosperity tile and a side.
    Prosperity,
    /// Choose whose effects before the last World Expo come next.
    LastEffect,
    /// Choose how often an effect is taken.
    HowOften {
        /// The tile.
        tile: TileId,
        /// Most times.
        most: u8,
    },
}
