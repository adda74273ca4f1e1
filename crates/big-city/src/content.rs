//! The components as data: read once from the content files, checked, typed.

mod buildings;
mod cards;
mod neighbourhoods;
mod options;
mod scoring;
mod setup;
mod shapes;
mod words;

use engine::{ContentError, Files, Shelf, demand};

use crate::board::{Around, MOST_CARS, Side};
use crate::ids::{Board, Building};

/// The content files.
pub static SHELF: Shelf<Content> = Shelf::new(
    &[
        ("buildings.toml", include_str!("../content/buildings.toml")),
        ("cards.toml", include_str!("../content/cards.toml")),
        ("neighbourhoods.toml", include_str!("../content/neighbourhoods.toml")),
        ("options.toml", include_str!("../content/options.toml")),
        ("scoring.toml", include_str!("../content/scoring.toml")),
        ("setup.toml", include_str!("../content/setup.toml")),
        ("terms.toml", include_str!("../content/terms.toml")),
    ],
    read,
);

/// The content in use.
pub fn content() -> &'static Content {
    SHELF.get()
}

/// Everything that the rules look up.
#[derive(Debug)]
pub struct Content {
    /// The shapes of buildings.
    pub shapes: Vec<Shape>,
    /// The building stock, by row.
    pub stock: [Spec; Building::COUNT],
    /// What is added to a base value.
    pub modifiers: Modifiers,
    /// What a sum is multiplied with.
    pub multipliers: Multipliers,
    /// The least that a calculated score gives (BC-7.7).
    pub minimum: i16,
    /// How many streetcars there are (BC-6.5.1).
    pub streetcars: u8,
    /// The most streetcars in one action, once the line is started (BC-6.5.3).
    pub streetcars_per_turn: u8,
    /// The most cards from one stack in one drawing step (BC-6.8.2).
    pub draws_per_stack: u8,
    /// The setup for 2 to 5 players.
    pub tables: [TableSetup; 4],
    /// The names of the neighbourhoods.
    pub names: [String; Board::COUNT],
}

impl Content {
    /// The row of a building.
    pub fn spec(&self, building: Building) -> &Spec {
        &self.stock[building as usize]
    }

    /// The shape of a building.
    pub fn shape(&self, building: Building) -> &Shape {
        &self.shapes[self.spec(building).shape]
    }
}

/// One row of the building stock.
#[derive(Debug)]
pub struct Spec {
    /// Pieces in the box.
    pub supply: u8,
    /// Which of the shapes it has.
    pub shape: usize,
    /// Base value.
    pub base: i16,
    /// How it scores.
    pub scoring: Scoring,
    /// What must hold when it is built.
    pub needs: Needs,
}

/// How a building scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Base plus modifiers times multiplier (BC-7.2).
    Computed,
    /// Exactly the base value (BC-7.8).
    Fixed,
    /// Nothing (BC-7.8).
    Nothing,
}

/// What must hold at the moment of building (BC-6.3).
#[derive(Clone, Copy, Debug)]
pub struct Needs {
    /// Whether City Hall stands already.
    pub city_hall: bool,
    /// At least so much lies around the site.
    pub least: Around,
    /// At most so much.
    pub most: Around,
    /// Whether all other plots of the board are occupied.
    pub last_free_plot: bool,
    /// Whether the plot number has two equal digits.
    pub twin_digits: bool,
}

/// The most plots a building covers.
pub const MOST_PLOTS: usize = 4;

/// A shape, as walks from plot to plot.
#[derive(Debug)]
pub struct Shape {
    /// How many plots.
    pub size: usize,
    /// Every way to turn it.
    pub walks: Vec<Walk>,
}

/// One orientation of a shape: each plot after the first lies beside an earlier one.
#[derive(Debug)]
pub struct Walk {
    /// For each further plot: the earlier plot, and the side of it.
    pub steps: Vec<(usize, Side)>,
    /// Every street inside the shape: a plot, and the side of it.
    pub inner: Vec<(usize, Side)>,
}

/// Additions to a base value; each counts once (BC-7.4, BC-7.5).
#[derive(Clone, Copy, Debug, Default)]
pub struct Modifiers {
    /// For a residence on the outskirts.
    pub outskirts_residence: i16,
    /// For a business in the centre.
    pub centre_business: i16,
    /// For a residence or business beside a park.
    pub park: i16,
    /// For a residence or business beside a factory.
    pub factory: i16,
}

/// Factors (BC-7.6).
#[derive(Clone, Copy, Debug, Default)]
pub struct Multipliers {
    /// Beside a streetcar.
    pub streetcar: i16,
    /// Beside City Hall.
    pub city_hall: i16,
    /// Beside both.
    pub both: i16,
}

/// Setup for one number of players (BC-4.3, BC-4.6).
#[derive(Debug)]
pub struct TableSetup {
    /// The stacks that deal one card to everybody.
    pub deal_from: Vec<Board>,
    /// Boards laid in setup after the first.
    pub placements: u8,
    /// Idle turns in a row that end the game (BC-7.10).
    pub idle_limit: u8,
}

impl TableSetup {
    /// The boards that can be laid in setup: those of the dealt stacks (BC-4.7).
    pub fn boards(&self) -> impl Iterator<Item = Board> {
        self.deal_from.iter().copied().filter(|&board| board != Board::FIRST)
    }
}

/// The most streetcars, as content counts them.
const CAR_LIMIT: i64 = MOST_CARS as i64;

/// Reads and checks all files.
fn read(files: &Files<'_>) -> Result<Content, ContentError> {
    let stock: buildings::BuildingsFile = files.parse(buildings::FILE)?;
    let points: scoring::ScoringFile = files.parse(scoring::FILE)?;
    let table: setup::SetupFile = files.parse(setup::FILE)?;
    cards::check(&files.parse(cards::FILE)?)?;
    options::check(&files.parse(options::FILE)?)?;
    words::check(&files.parse(words::FILE)?)?;
    let streetcars = within(table.components.streetcars, 1..=CAR_LIMIT, setup::FILE, "components.streetcars")?;
    let same = stock.meta.streetcars == i64::from(streetcars);
    demand(same, buildings::FILE, "meta.streetcars", "differs from setup.toml")?;
    let minimum = points.rule.minimum;
    demand((-99..=99).contains(&minimum), scoring::FILE, "rule.minimum", "is not in -99 to 99")?;
    let most = table.draw.max_per_stack_per_step;
    let content = Content {
        shapes: shapes::shapes(&stock.shape)?,
        stock: buildings::stock(&stock)?,
        modifiers: scoring::modifiers(&points)?,
        multipliers: scoring::multipliers(&points)?,
        minimum,
        streetcars,
        streetcars_per_turn: setup::streetcars_per_turn(&table)?,
        draws_per_stack: within(most, 1..=9, setup::FILE, "draw.max_per_stack_per_step")?,
        tables: setup::tables(&table)?,
        names: neighbourhoods::names(&files.parse(neighbourhoods::FILE)?)?,
    };
    scoring::check_modifiers(&stock, &points).map(|()| content)
}

/// Reads a count that must fit into a range.
fn within(value: i64, range: std::ops::RangeInclusive<i64>, file: &str, place: &str) -> Result<u8, ContentError> {
    let message = format!("{value} is not in {} to {}", range.start(), range.end());
    demand(range.contains(&value), file, place, message)?;
    Ok(value as u8)
}
