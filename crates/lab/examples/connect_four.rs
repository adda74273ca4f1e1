//! Connect four, a game that others know too: connect_four.py lets `plain` play it against OpenSpiel's tree search.
//!
//! A line `SIMULATIONS SEED MOVES` comes in for every decision, the moves as columns from 0 to 6 or `-` for none yet;
//! the column that `plain` chooses goes out: `echo 1000 1 3342 | cargo run --release -p lab --example connect_four`.

use std::error::Error;
use std::fmt;
use std::process::ExitCode;
use std::str::FromStr;

use engine::{
    BadNotation, Chance, Encode, Evaluate, Event, Features, Field, Game, Info, Log, Options, Outcome, Phrase, Refusal,
    Reveal, Rng, Seat, Seats, Seed, SetupError, Silent, Turn, Viewer, Violation, Weight, ensure, notation,
};
use serde::{Deserialize, Serialize};

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
/// Bits of a column: its rows and one that stays empty, so that no line runs on into the next column.
const HEIGHT: u8 = ROWS + 1;
/// How far the next disc of a line is: up, to the right, and along both diagonals.
const LINES: [u8; 4] = [1, HEIGHT, HEIGHT - 1, HEIGHT + 1];

/// The discs of each player, a bit for each place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct ConnectFour {
    discs: [u64; 2],
}

impl ConnectFour {
    fn taken(self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    fn mover(self) -> Seat {
        Seat((self.taken().count_ones() % 2) as u8)
    }

    fn has_four(self, seat: Seat) -> bool {
        let discs = self.discs[seat.index()];
        let twos = |line: u8| discs & (discs >> line);
        LINES.into_iter().any(|line| twos(line) & (twos(line) >> (2 * line)) != 0)
    }

    fn has_room(self, column: Column) -> bool {
        self.taken() & (1 << (column.0 * HEIGHT + ROWS - 1)) == 0
    }

    fn is_over(self) -> bool {
        self.has_four(Seat(0)) || self.has_four(Seat(1)) || !columns().any(|column| self.has_room(column))
    }
}

/// Where a disc is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Column(u8);

fn columns() -> impl Iterator<Item = Column> {
    (0..COLUMNS).map(Column)
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Column {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        notation(text, columns().find(|column| column.to_string() == text), "a column from 0 to 6")
    }
}

/// There is nothing to choose before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Standard;

impl Options for Standard {
    fn form() -> Vec<Field> {
        Vec::new()
    }
}

/// Nothing is told: there is no value of this type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
enum Untold {}

impl Event for Untold {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        match *self {}
    }

    fn reveals(&self) -> Reveal {
        match *self {}
    }
}

impl Game for ConnectFour {
    const INFO: Info = Info {
        slug: "connect-four",
        title: "Connect Four",
        prefix: "CF",
        designer: "Howard Wexler, Ned Strongin",
        year: 1974,
        min_seats: 2,
        max_seats: 2,
        usual_seats: 2,
        minutes: (5, 10),
        weight: Weight::Light,
        rules_version: 1,
        toy: true,
    };
    type Options = Standard;
    type Prompt = ();
    type Action = Column;
    type Event = Untold;
    type View = Self;

    fn setup(_: &Standard, seats: Seats, _: &mut Chance, _: &mut impl Log<Untold>) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats).map(|()| Self::default())
    }

    fn turn(&self) -> Turn<()> {
        if self.is_over() { Turn::Over } else { Turn::Decide { seat: self.mover(), prompt: () } }
    }

    fn legal(&self, out: &mut Vec<Column>) {
        out.extend(columns().filter(|&column| self.has_room(column)));
    }

    fn apply(&mut self, column: Column, _: &mut Chance, _: &mut impl Log<Untold>) {
        let bottom = 1 << (column.0 * HEIGHT);
        // Adding carries past the discs of the column to its lowest empty place.
        let place = (self.taken() + bottom) & !self.taken() & (((1 << ROWS) - 1) * bottom);
        self.discs[self.mover().index()] |= place;
    }

    fn candidates(&self, out: &mut Vec<Column>) {
        out.extend(columns());
    }

    fn why_not(&self, column: Column) -> Option<Refusal> {
        (!self.has_room(column)).then(|| Refusal::new("CF-1", "no-column-full"))
    }

    fn view(&self, _: Viewer) -> Self {
        *self
    }

    fn imagine(view: &Self, _: &mut Rng) -> Self {
        *view
    }

    fn audit(&self) -> Result<(), Violation> {
        ensure(self.discs[0] & self.discs[1] == 0, || "two discs in one place".to_owned())
    }

    fn outcome(&self) -> Outcome {
        let four = |seat: Seat| (seat, [i32::from(self.has_four(seat))]);
        Outcome::rank(Phrase::new("end"), &[], Seats(2).iter().map(four))
    }
}

impl Encode for ConnectFour {
    const FEATURES: usize = 0;
    const ACTIONS: usize = COLUMNS as usize;

    fn features(&self, _: Seat, _: &mut Features) {}

    fn index(&self, column: Column) -> usize {
        column.0.into()
    }
}

/// `plain` plays to the end and never asks.
impl Evaluate for ConnectFour {
    fn evaluate(&self, _: Seat) -> i32 {
        0
    }
}

fn position(moves: &str) -> Result<ConnectFour, Box<dyn Error>> {
    let (mut game, mut chance) = (ConnectFour::default(), Chance::new(Seed::from_number(0)));
    for column in moves.chars().filter(|_| moves != "-") {
        let column: Column = column.to_string().parse()?;
        if game.is_over() || !game.has_room(column) {
            return Err(format!("{moves:?} goes on after the end or past the top of a column").into());
        }
        game.apply(column, &mut chance, &mut Silent);
    }
    Ok(game)
}

fn choose(line: &str) -> Result<Column, Box<dyn Error>> {
    let [simulations, seed, moves] = line.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err("expected SIMULATIONS SEED MOVES".into());
    };
    let number = |word: &str| word.parse::<u64>().map_err(|_| format!("{word:?} is not a whole number"));
    let mut plain = bots::player::<ConnectFour>(&format!("plain:{}", number(simulations)?).parse()?)?;
    let (game, mut luck) = (position(moves)?, Rng::from_number(number(seed)?));
    if game.is_over() {
        return Err("the game is over".into());
    }
    Ok(bots::answer(&mut *plain, (&game, Seats(2)), &mut luck, &mut Vec::new())?)
}

fn serve() -> Result<(), Box<dyn Error>> {
    for line in std::io::stdin().lines() {
        let line = line?;
        println!("{}", choose(&line).map_err(|error| format!("{line:?}: {error}"))?);
    }
    Ok(())
}

fn main() -> ExitCode {
    let Err(error) = serve() else { return ExitCode::SUCCESS };
    eprintln!("connect_four: {error}");
    ExitCode::FAILURE
}
