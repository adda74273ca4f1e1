//! One number a player: a Plackett-Luce fit over all games, with intervals.
//!
//! Under Plackett-Luce a place is a draw among those who are not placed yet, each with a chance in proportion to their
//! strength. All games are fitted at once, so that their order does not matter; what a seat is worth is fitted beside the
//! players. Intervals come from drawing the blocks anew (bootstrap).

use engine::Rng;

use super::report::Meeting;

/// A player's rating.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Rating {
    /// Who.
    pub name: String,
    /// Points on the scale of Elo; all players' mean is 0.
    pub points: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// A game as the fit sees it: who sat where, and in which place they ended.
struct Line {
    seats: Vec<(usize, u8)>,
}

/// How often the blocks are drawn anew.
const DRAWS: usize = 200;
/// Steps of the fit; each brings it nearer, and these are plenty.
const STEPS: usize = 60;
/// Everybody has drawn so many games with somebody of strength 1: nobody's strength is then without bounds.
const PRIOR: f64 = 1.0;

/// Everybody's rating, the strongest first.
pub fn ratings(names: &[String], meetings: &[Meeting]) -> Vec<Rating> {
    let blocks: Vec<Vec<Vec<Line>>> = meetings.iter().map(|meeting| lines(names, meeting)).collect();
    let all: Vec<&Line> = blocks.iter().flatten().flatten().collect();
    let points = fit(names.len(), &all);
    let mut luck = Rng::from_number(1);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); names.len()];
    for _ in 0..DRAWS {
        let sample: Vec<&Line> = blocks.iter().flat_map(|meeting| redrawn(meeting, &mut luck)).flatten().collect();
        fit(names.len(), &sample).into_iter().zip(&mut drawn).for_each(|(points, all)| all.push(points));
    }
    let rating = |(i, name): (usize, &String)| {
        drawn[i].sort_by(f64::total_cmp);
        let (low, high) = (drawn[i][DRAWS / 40], drawn[i][DRAWS - 1 - DRAWS / 40]);
        Rating { name: name.clone(), points: points[i], low, high }
    };
    let mut ratings: Vec<Rating> = names.iter().enumerate().map(rating).collect();
    ratings.sort_by(|a, b| b.points.total_cmp(&a.points));
    ratings
}

/// A meeting's games, block by block.
fn lines(names: &[String], meeting: &Meeting) -> Vec<Vec<Line>> {
    let number = |name: String| names.iter().position(|other| *other == name).expect("somebody who takes part");
    let line = |game: &super::Played| {
        let seats = game.fixture.seating.iter().zip(&game.places);
        Line { seats: seats.map(|(name, &place)| (number(name.to_string()), place)).collect() }
    };
    meeting.chunks().map(|block| block.iter().map(line).collect()).collect()
}

/// As many blocks as there are, drawn with repetition.
fn redrawn<'a>(blocks: &'a [Vec<Line>], luck: &mut Rng) -> Vec<&'a Vec<Line>> {
    (0..blocks.len()).map(|_| &blocks[luck.index(blocks.len())]).collect()
}

/// Points of all players: strengths and seats in turn, each step the one that cannot make the fit worse (Hunter 2004).
fn fit(players: usize, games: &[&Line]) -> Vec<f64> {
    let seats = games.iter().map(|game| game.seats.len()).max().unwrap_or(0);
    let (mut strength, mut seat) = (vec![1.0; players], vec![1.0; seats]);
    for _ in 0..STEPS {
        let (won, owed) = sums(games, (&strength, &seat));
        for (i, value) in strength.iter_mut().enumerate() {
            *value = (won.0[i] + PRIOR / 2.0) / (owed.0[i] / *value + PRIOR / (1.0 + *value));
        }
        let (won, owed) = sums(games, (&strength, &seat));
        for (i, value) in seat.iter_mut().enumerate() {
            *value = (won.1[i] + PRIOR / 2.0) / (owed.1[i] / *value + PRIOR / (1.0 + *value));
        }
    }
    let points: Vec<f64> = strength.iter().map(|value| 400.0 * value.log10()).collect();
    let mean = points.iter().sum::<f64>() / players.max(1) as f64;
    points.into_iter().map(|points| points - mean).collect()
}

/// Something for every player, and for every seat.
type Sums = (Vec<f64>, Vec<f64>);

/// How many places each player and each seat has won, and how many they were owed by their strength. Whoever shares a
/// place is placed from among all who share it (Breslow).
fn sums(games: &[&Line], (strength, seat): (&[f64], &[f64])) -> (Sums, Sums) {
    let nothing = || (vec![0.0; strength.len()], vec![0.0; seat.len()]);
    let (mut won, mut owed) = (nothing(), nothing());
    for game in games {
        let power = |s: usize| strength[game.seats[s].0] * seat[s];
        for (s, &(player, place)) in game.seats.iter().enumerate() {
            let rest: Vec<usize> = (0..game.seats.len()).filter(|&other| game.seats[other].1 >= place).collect();
            if rest.len() < 2 {
                continue;
            }
            (won.0[player], won.1[s]) = (won.0[player] + 1.0, won.1[s] + 1.0);
            let all: f64 = rest.iter().map(|&other| power(other)).sum();
            for other in rest {
                let share = power(other) / all;
                owed.0[game.seats[other].0] += share;
                owed.1[other] += share;
            }
        }
    }
    (won, owed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(results: &[(Vec<(usize, u8)>, usize)]) -> Vec<Line> {
        results.iter().flat_map(|(seats, times)| (0..*times).map(|_| Line { seats: seats.clone() })).collect()
    }

    fn fitted(players: usize, games: &[Line]) -> Vec<i32> {
        fit(players, &games.iter().collect::<Vec<_>>()).into_iter().map(|points| points.round() as i32).collect()
    }

    #[test]
    fn three_wins_in_four_are_191_points() {
        let won = [(vec![(0, 1), (1, 2)], 750), (vec![(1, 2), (0, 1)], 750)];
        let lost = [(vec![(0, 2), (1, 1)], 250), (vec![(1, 1), (0, 2)], 250)];
        let points = fitted(2, &games(&[won, lost].concat()));
        assert!((points[0] - points[1] - 191).abs() <= 1, "{points:?}");
    }

    #[test]
    fn a_seat_that_wins_is_no_strength() {
        let games = games(&[(vec![(0, 1), (1, 2)], 500), (vec![(1, 1), (0, 2)], 500)]);
        assert_eq!(fitted(2, &games), [0, 0]);
    }

    #[test]
    fn half_the_games_against_three_copies_are_191_points() {
        // Three times as strong as each of three others: first in half of the games, second in three of five others ...
        let places = [(1, 500), (2, 300), (3, 150), (4, 50)];
        let seated = |hero: usize, place: u8| -> Vec<(usize, u8)> {
            let mut others = (1..=4).filter(|&other| other != place);
            (0..4).map(|s| if s == hero { (0, place) } else { (1, others.next().expect("a place")) }).collect()
        };
        let all = (0..4).flat_map(|hero| places.map(|(place, times)| (seated(hero, place), times)));
        let points = fitted(2, &games(&all.collect::<Vec<_>>()));
        assert!((points[0] - points[1] - 191).abs() <= 1, "{points:?}");
    }
}
