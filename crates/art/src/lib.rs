//! The shared drawing pieces of Piazza.
//!
//! A board is SVG made of a few pieces, drawn on a [`Canvas`] in *plan oblique*: the ground is seen from straight above,
//! so that lots, streets and hexes are exact; buildings rise from it up and to the right, with the light from the lower
//! right. Everything is a pure function of its arguments: same input, same picture.
//!
//! ```
//! use art::{Block, Canvas, Kind, Label, Pile, Plot, Shape, Style, Theme, Tint};
//!
//! let mut canvas = Canvas::new();
//! // Ground first: a lot that can be picked.
//! let lot = Shape::rect(20.0, 40.0, 60.0, 60.0);
//! canvas.pick("lot:3", "Lot 3, free", &lot.inset(2.0), |c| {
//!     c.shape(&lot, &Style::fill("var(--lot)").stroke("var(--line)", 0.7));
//! });
//! // Then everything that stands on it, sorted by a pile.
//! let mut pile = Pile::new();
//! pile.block(&Block::new(Kind::House, Plot::around(lot.center(), 32.0, 26.0)).owner(Tint::Blue).piece("house:3"));
//! pile.draw(&mut canvas);
//! canvas.label(50.0, 116.0, &Label::new("Harbour Row").serif().middle());
//!
//! let svg = canvas.finish(100.0, 130.0, "A very small board");
//! let picture = Theme::Light.resolve(&svg); // for export; a page keeps the variables and carries Theme::css
//! assert!(!picture.contains("var("));
//! ```
//!
//! Where to find things: [`canvas`] (drawing, picks, pieces that move), [`theme`] and [`paint`] (colours), [`tint`]
//! (players), [`oblique`] (projection, draw order), [`buildings`] (kinds of buildings), [`ground`] (lots, streets,
//! water, fields), [`map`] (the compass), [`grid`] (names of cells, marks along the
//! edges), [`pieces`] (coins, cubes, pawns), [`faces`] (bots), [`icons`], [`text`] (labels,
//! fitting), [`sheet`] (named drawings, maps as documents), [`poster`] (a whole table as one picture).

#![warn(missing_docs)]

pub mod buildings;
pub mod canvas;
pub mod color;
pub mod faces;
pub mod grid;
pub mod ground;
pub mod icons;
pub mod map;
pub mod oblique;
pub mod paint;
pub mod pieces;
pub mod poster;
pub mod roofs;
pub mod shape;
pub mod sheet;
pub mod solid;
pub mod state;
pub mod text;
pub mod theme;
pub mod tint;

pub use buildings::{Block, Footprint, Kind};
pub use canvas::{Canvas, Style, escape};
pub use faces::{Front, face};
pub use icons::{Icon, icon};
pub use oblique::{Corner, Pile, Plot, lift};
pub use paint::{ON_DEEP, Paint, Tone};
pub use pieces::Metal;
pub use poster::Poster;
pub use shape::{Path, Pt, Sector, Shape};
pub use sheet::Nearness;
pub use state::STATE_CSS;
pub use text::{Anchor, Label, wrap};
pub use theme::Theme;
pub use tint::{Tint, sign};
