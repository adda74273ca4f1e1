//! What a contest has shown.

use catalog::Name;
use engine::Info;
use serde::Serialize;
use testkit::arena::{Share, Tally};

use super::ratings::{Rating, ratings};
use super::verdict::{Test, Verdict};
use super::{Contest, Fixture, Played};

/// Two players and the games in which they met.
#[derive(Clone, Debug)]
pub struct Meeting {
    hero: Name,
    rival: Name,
    players: usize,
    /// Whole blocks, one after the other.
    pub(super) games: Vec<Played>,
}

impl Meeting {
    pub(super) fn new(hero: Name, rival: Name, players: u8) -> Self {
        Self { hero, rival, players: players.into(), games: Vec::new() }
    }

    /// The game of a block in which the hero has a certain seat.
    pub(super) fn fixture(&self, seed: u64, seat: u32) -> Fixture {
        let sitter = |at: usize| if at == seat as usize { self.hero.clone() } else { self.rival.clone() };
        Fixture { seating: (0..self.players).map(sitter).collect(), seed, number: seat }
    }

    pub(super) fn chunks(&self) -> impl Iterator<Item = &[Played]> {
        self.games.chunks(self.players)
    }

    /// The hero's share of the wins of every block.
    pub(super) fn blocks(&self) -> Vec<f64> {
        self.chunks().map(|block| block.iter().map(|game| self.won(game)).sum::<f64>() / block.len() as f64).collect()
    }

    /// The hero's seat: the one by which the game is numbered.
    fn seat(game: &Played) -> usize {
        game.fixture.number as usize
    }

    fn won(&self, game: &Played) -> f64 {
        let winners = game.places.iter().filter(|&&place| place == 1).count() as f64;
        if game.places[Self::seat(game)] == 1 { 1.0 / winners } else { 0.0 }
    }

    /// By how many points the hero was ahead of the best other.
    fn lead(game: &Played) -> f64 {
        let seat = Self::seat(game);
        let others = game.scores.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, &score)| score);
        f64::from(game.scores[seat] - others.max().unwrap_or(0))
    }

    fn pair(&self, test: &Test) -> Pair {
        let block = |block: &[Played]| Tally {
            games: block.len() as f64,
            wins: block.iter().map(|game| self.won(game)).sum(),
            points: 0.0,
        };
        let tallies: Vec<Tally> = self.chunks().map(block).collect();
        Pair {
            hero: self.hero.to_string(),
            rival: self.rival.to_string(),
            blocks: tallies.len(),
            games: self.games.len(),
            win: Share::over(&tallies),
            margin: self.games.iter().map(Self::lead).sum::<f64>() / self.games.len().max(1) as f64,
            verdict: test.verdict(&self.blocks()),
        }
    }
}

/// How a hero did against copies of a rival.
#[derive(Clone, Debug, Serialize)]
pub struct Pair {
    /// Who sat alone.
    pub hero: String,
    /// Who had the other seats.
    pub rival: String,
    /// How many blocks were played.
    pub blocks: usize,
    /// How many games.
    pub games: usize,
    /// The hero's share of wins, with its 95 % interval over blocks.
    pub win: Share,
    /// By how many points the hero was ahead of the best other, on average.
    pub margin: f64,
    /// What the sequential test says; nothing if it has not decided.
    pub verdict: Option<Verdict>,
}

/// How a player thought.
#[derive(Clone, Debug, Serialize)]
pub struct Thinking {
    /// Who.
    pub name: String,
    /// Decisions that left a choice.
    pub choices: u64,
    /// Milliseconds each took.
    pub ms_per_decision: f64,
    /// Decisions that luck made, because the player did not.
    pub faults: u64,
}

/// What a contest has shown. The keys are stable.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's slug.
    pub game: &'static str,
    /// The game's title.
    pub title: &'static str,
    /// How many sat at a table.
    pub players: u8,
    /// The number of the first seed.
    pub seed: u64,
    /// The difference in the share of wins that mattered.
    pub margin: f64,
    /// Everybody's rating, the strongest first.
    pub ratings: Vec<Rating>,
    /// Every meeting.
    pub pairs: Vec<Pair>,
    /// How everybody thought.
    pub thinking: Vec<Thinking>,
    /// How often games ended for each reason.
    pub ends: Vec<(String, usize)>,
}

impl Report {
    pub(super) fn new(info: &'static Info, contest: &Contest, meetings: Vec<Meeting>, test: &Test) -> Self {
        let names: Vec<String> = contest.names.iter().map(ToString::to_string).collect();
        let games = || meetings.iter().flat_map(|meeting| &meeting.games);
        Self {
            game: info.slug,
            title: info.title,
            players: contest.players,
            seed: contest.seed,
            margin: contest.margin,
            ratings: ratings(&names, &meetings),
            pairs: meetings.iter().map(|meeting| meeting.pair(test)).collect(),
            thinking: contest.names.iter().map(|name| thinking(name, games())).collect(),
            ends: ends(games()),
        }
    }
}

fn thinking<'a>(name: &Name, games: impl Iterator<Item = &'a Played>) -> Thinking {
    let (mut choices, mut micros, mut faults) = (0, 0, 0);
    for game in games {
        let seats = (0..game.places.len()).filter(|&seat| game.fixture.seating[seat] == *name);
        for seat in seats {
            choices += u64::from(game.choices[seat]);
            micros += game.micros[seat];
            faults += u64::from(game.faults[seat]);
        }
    }
    let ms_per_decision = micros as f64 / 1_000.0 / choices.max(1) as f64;
    Thinking { name: name.to_string(), choices, ms_per_decision, faults }
}

fn ends<'a>(games: impl Iterator<Item = &'a Played>) -> Vec<(String, usize)> {
    let mut ends = std::collections::BTreeMap::<String, usize>::new();
    games.for_each(|game| *ends.entry(game.end.clone()).or_default() += 1);
    ends.into_iter().collect()
}
