//! The vocabulary: everything printed on a piece, a card or a board.

use std::fmt;
use std::str::FromStr;

use engine::{Seat, bit_set};
use serde::{Deserialize, Serialize};

/// Cards in a stack, and the most plots a board can have.
pub const PER_STACK: u8 = 9;
/// Room for one card, or one plot, per stack and place.
pub const CARDS: usize = Board::COUNT * PER_STACK as usize;

/// A neighbourhood board, and the stack of cards with its number: 1 to 8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(u8);

impl Board {
    /// The bit in a set.
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The one with that bit in a set.
    pub const fn of_bit(bit: u8) -> Self {
        Board(bit)
    }

    /// How many there are.
    pub const COUNT: usize = 8;
    /// The board that lies on the table from the beginning.
    pub const FIRST: Board = Board(0);

    /// Every board in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Board> + Clone {
        (0..Self::COUNT as u8).map(Board)
    }

    /// The board with a printed number, if there is one.
    pub const fn new(number: u8) -> Option<Board> {
        if number >= 1 && number <= Self::COUNT as u8 { Some(Board(number - 1)) } else { None }
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The board as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the board has 3 x 3 plots; the others have 4 x 2 and a special card in their stack.
    pub const fn is_square(self) -> bool {
        self.0.is_multiple_of(2)
    }

    /// How many plots it has.
    pub const fn plot_count(self) -> u8 {
        if self.is_square() { PER_STACK } else { PER_STACK - 1 }
    }

    /// Its plots.
    pub const fn plots(self) -> Plots {
        Plots(((1 << self.plot_count()) - 1) << (self.0 * PER_STACK))
    }

    /// The cards of its stack.
    pub const fn cards(self) -> Cards {
        Cards(((1 << PER_STACK) - 1) << (self.0 * PER_STACK))
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Board {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Board::new).ok_or(())
    }
}

/// A numbered plot: 11 to 88.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plot(pub(crate) u8);

impl Plot {
    /// The bit in a set.
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The one with that bit in a set.
    pub const fn of_bit(bit: u8) -> Self {
        Plot(bit)
    }

    /// The plot with a printed number, if there is one.
    pub const fn new(number: u8) -> Option<Plot> {
        let (tens, units) = (number / 10, number % 10);
        match Board::new(tens) {
            Some(board) if units >= 1 && units <= board.plot_count() => Some(Plot(board.0 * PER_STACK + units - 1)),
            _ => None,
        }
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        10 * self.board().number() + self.place() + 1
    }

    /// The board it is printed on.
    pub const fn board(self) -> Board {
        Board(self.0 / PER_STACK)
    }

    /// Its place on the board, row by row from 0.
    pub const fn place(self) -> u8 {
        self.0 % PER_STACK
    }

    /// The plot as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card that gives the right to build here.
    pub const fn card(self) -> Card {
        Card(self.0)
    }

    /// Whether the number has two equal digits.
    pub const fn is_twin(self) -> bool {
        self.number() / 10 == self.number() % 10
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Plot {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Plot::new).ok_or(())
    }
}

/// A property card: of a plot, or of a park or factory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The bit in a set.
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The one with that bit in a set.
    pub const fn of_bit(bit: u8) -> Self {
        Card(bit)
    }

    /// Every card: by stack, plots ascending, a special card last (BC-6.7.2).
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..CARDS as u8).map(Card)
    }

    /// The number on its back.
    pub const fn stack(self) -> Board {
        Board(self.0 / PER_STACK)
    }

    /// The card as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The plot it is for, unless it is special.
    pub const fn plot(self) -> Option<Plot> {
        if self.0 % PER_STACK < self.stack().plot_count() { Some(Plot(self.0)) } else { None }
    }

    /// The park or factory it builds, if it is special.
    pub const fn facility(self) -> Option<Building> {
        if self.plot().is_some() {
            return None;
        }
        Some(match self.stack().number() {
            2 => Building::Park2,
            4 => Building::Park3,
            6 => Building::Factory3,
            _ => Building::Factory4,
        })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.facility() {
            Some(building) => write!(f, "{building}"),
            None => write!(f, "p{}", Plot(self.0)),
        }
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(number) = text.strip_prefix('p').filter(|rest| rest.len() == 2) {
            return number.parse().map(Plot::card);
        }
        let building: Building = text.parse()?;
        Card::all().find(|card| card.facility() == Some(building)).ok_or(())
    }
}

bit_set! {
    /// A set of plots.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<Plot>", into = "Vec<Plot>")]
    Plots(u128) of Plot
}
bit_set! {
    /// A set of cards.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<Card>", into = "Vec<Card>")]
    Cards(u128) of Card
}
bit_set! {
    /// A set of boards or stack numbers.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<Board>", into = "Vec<Board>")]
    Boards(u8) of Board
}
bit_set! {
    /// The seats that know something.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    Knowers(u8) of Seat
}

/// What a building is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Residence,
    Business,
    CityHall,
    Church,
    Bank,
    Cinema,
    PostOffice,
    DepartmentStore,
    Park,
    Factory,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 10;

    /// Every kind.
    pub const ALL: [Kind; Kind::COUNT] = [
        Kind::Residence,
        Kind::Business,
        Kind::CityHall,
        Kind::Church,
        Kind::Bank,
        Kind::Cinema,
        Kind::PostOffice,
        Kind::DepartmentStore,
        Kind::Park,
        Kind::Factory,
    ];

    /// Whether it is one of the blue buildings (BC-6.3.10).
    pub const fn is_special(self) -> bool {
        matches!(self, Kind::Church | Kind::Bank | Kind::Cinema | Kind::PostOffice | Kind::DepartmentStore)
    }

    /// Whether it is built with a card of its own (BC-6.4).
    pub const fn is_facility(self) -> bool {
        matches!(self, Kind::Park | Kind::Factory)
    }
}

/// A row of the building stock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Building {
    #[default]
    Residence1,
    Residence2,
    Residence3,
    Business1,
    Business2,
    Business3,
    CityHall,
    Church,
    Bank,
    Cinema,
    PostOffice,
    DepartmentStore,
    Park2,
    Park3,
    Factory3,
    Factory4,
}

impl Building {
    /// How many rows there are.
    pub const COUNT: usize = 16;

    /// Every row with its name in notation and content, its name in messages, and its kind.
    pub const TABLE: [(Building, &'static str, &'static str, Kind); Building::COUNT] = [
        (Building::Residence1, "residence_1", "building-residence-1", Kind::Residence),
        (Building::Residence2, "residence_2", "building-residence-2", Kind::Residence),
        (Building::Residence3, "residence_3", "building-residence-3", Kind::Residence),
        (Building::Business1, "business_1", "building-business-1", Kind::Business),
        (Building::Business2, "business_2", "building-business-2", Kind::Business),
        (Building::Business3, "business_3", "building-business-3", Kind::Business),
        (Building::CityHall, "city_hall", "building-city-hall", Kind::CityHall),
        (Building::Church, "church", "building-church", Kind::Church),
        (Building::Bank, "bank", "building-bank", Kind::Bank),
        (Building::Cinema, "cinema", "building-cinema", Kind::Cinema),
        (Building::PostOffice, "post_office", "building-post-office", Kind::PostOffice),
        (Building::DepartmentStore, "department_store", "building-department-store", Kind::DepartmentStore),
        (Building::Park2, "park_2", "building-park-2", Kind::Park),
        (Building::Park3, "park_3", "building-park-3", Kind::Park),
        (Building::Factory3, "factory_3", "building-factory-3", Kind::Factory),
        (Building::Factory4, "factory_4", "building-factory-4", Kind::Factory),
    ];

    /// Every row.
    pub fn all() -> impl DoubleEndedIterator<Item = Building> + Clone {
        Self::TABLE.iter().map(|row| row.0)
    }

    /// Its kind.
    pub const fn kind(self) -> Kind {
        Self::TABLE[self as usize].3
    }

    /// Its name in notation and content: `residence_2`.
    pub const fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
    }

    /// Its name in messages: `building-residence-2`.
    pub const fn key(self) -> &'static str {
        Self::TABLE[self as usize].2
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Building {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        Building::all().find(|building| building.name() == text).ok_or(())
    }
}

engine::as_text!(Board, Plot, Card, Building);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bc_2_2_sixty_eight_plots_and_four_special_cards() {
        let plots: Vec<u8> = Card::all().filter_map(Card::plot).map(Plot::number).collect();
        assert_eq!(plots.len(), 68);
        assert!(plots.iter().all(|&number| Plot::new(number).unwrap().number() == number));
        let special: Vec<String> = Card::all().filter(|card| card.plot().is_none()).map(|c| c.to_string()).collect();
        assert_eq!(special, ["park_2", "park_3", "factory_3", "factory_4"]);
    }

    #[test]
    fn names_read_back() {
        assert!(Card::all().all(|card| card.to_string().parse() == Ok(card)));
        assert!(Building::all().all(|building| building.to_string().parse() == Ok(building)));
        assert!(Board::all().all(|board| board.to_string().parse() == Ok(board)));
        assert!(["p10", "p29", "p1", "park", "p99", ""].iter().all(|text| text.parse::<Card>().is_err()));
    }

    #[test]
    fn bc_6_3_3_eight_twins() {
        let twins = Card::all().filter_map(Card::plot).filter(|plot| plot.is_twin());
        assert_eq!(twins.map(Plot::number).collect::<Vec<_>>(), [11, 22, 33, 44, 55, 66, 77, 88]);
    }
}
