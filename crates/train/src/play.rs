//! Games against oneself, and what is remembered of them.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::{Budget, Name, Network, Player};
use engine::{Chance, Evaluate, Features, Rng, Seats, Seed, Silent, Turn, Viewer};
use rayon::prelude::*;

/// A position that somebody met: the features of every seat, how far the evaluation by hand saw each ahead, and how it
/// came out.
pub struct Sample {
    pub seats: usize,
    /// The number of its game.
    pub game: u64,
    pub features: Vec<i16>,
    pub leads: Vec<f32>,
    pub wins: Vec<f32>,
}

/// Who plays.
#[derive(Clone)]
pub enum Believer {
    /// A search that believes the evaluation by hand.
    Hand,
    /// One that believes a network.
    Network(Arc<Network>),
}

impl Believer {
    pub fn player<G: Evaluate>(&self, worlds: u32) -> Box<dyn Player<G>> {
        let by_hand = || format!("search:{worlds}").parse::<Name>().expect("a player's name");
        match self {
            Believer::Hand => catalog::player(&by_hand()).expect("a built-in player"),
            Believer::Network(network) => Box::new(bots::taught(network.clone(), Budget::Worlds(worlds))),
        }
    }
}

/// Games between two looks at the clock, which are kept together in one file.
const CHUNK: u64 = 64;
/// One decision in so many is remembered, and one in so many is followed by some that are made by rule of thumb, as at
/// the end of a search: a network is asked about positions after those.
const REMEMBERED: u32 = 12;
const ASTRAY: u32 = 40;

/// Plays games at these tables in turn and writes what they met to a file; the first has this number.
pub fn play<G: Evaluate>(
    player: (&Believer, u32),
    tables: &RangeInclusive<u8>,
    first: u64,
    folder: &Path,
) -> io::Result<()> {
    let games = (first..first + CHUNK).into_par_iter().map(|number| game::<G>(player, tables, number));
    let samples: Vec<Sample> = games.flatten().collect();
    let (part, whole) = (folder.join("games.part"), folder.join(format!("games-{first:08}.bin")));
    let mut file = BufWriter::new(File::create(&part)?);
    samples.iter().try_for_each(|sample| sample.write(&mut file))?;
    file.into_inner()?.sync_all()?;
    fs::rename(part, whole)
}

/// The files of earlier games, the oldest first.
pub fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "bin"));
    files.sort();
    Ok(files)
}

/// The number of the next game.
pub fn next(files: &[PathBuf]) -> u64 {
    files.len() as u64 * CHUNK
}

fn game<G: Evaluate>((believer, worlds): (&Believer, u32), tables: &RangeInclusive<u8>, number: u64) -> Vec<Sample> {
    let counts = u64::from(tables.end() - tables.start() + 1);
    let seats = Seats(tables.start() + (number % counts) as u8);
    let seed = Seed::from_number(number);
    let (mut chance, mut luck) = (Chance::new(seed), Rng::new(&seed, u64::MAX));
    let mut position = G::setup(&G::Options::default(), seats, &mut chance, &mut Silent).expect("the usual options");
    let mut player = believer.player::<G>(worlds);
    let (mut samples, mut legal, mut astray) = (Vec::new(), Vec::new(), 0);
    while let Turn::Decide { seat, .. } = position.turn() {
        if astray == 1 || luck.below(REMEMBERED) == 0 {
            samples.push(Sample::new(&position, seats, number));
        }
        astray = match astray {
            0 if luck.below(ASTRAY) == 0 => G::OUTLOOK + 1,
            0 => 0,
            left => left - 1,
        };
        let action = if astray > 1 {
            legal.clear();
            position.legal(&mut legal);
            bots::by_thumb(&position, &legal, &mut luck)
        } else {
            let view = position.view(Viewer::Seat(seat));
            bots::answer(player.as_mut(), (&view, seats), &mut luck, &mut legal).expect("a built-in player answers")
        };
        position.apply(action, &mut chance, &mut Silent);
    }
    let outcome = position.outcome();
    let share = 1.0 / outcome.winners().count() as f32;
    for sample in &mut samples {
        outcome.winners().for_each(|winner| sample.wins[winner.index()] = share);
    }
    samples
}

impl Sample {
    fn new<G: Evaluate>(position: &G, seats: Seats, game: u64) -> Self {
        let mut features = Features::default();
        seats.iter().for_each(|seat| position.features(seat, &mut features));
        let leads = seats.iter().map(|seat| position.evaluate(seat) as f32 / G::SPAN as f32).collect();
        let features = features.as_slice().to_vec();
        Self { seats: seats.len(), game, features, leads, wins: vec![0.0; seats.len()] }
    }

    fn write(&self, file: &mut impl Write) -> io::Result<()> {
        file.write_all(&[self.seats as u8])?;
        file.write_all(&self.game.to_le_bytes())?;
        self.leads.iter().chain(&self.wins).try_for_each(|number| file.write_all(&number.to_le_bytes()))?;
        self.features.iter().try_for_each(|number| file.write_all(&number.to_le_bytes()))
    }

    fn read(file: &mut impl Read, features: usize) -> io::Result<Self> {
        let seats = usize::from(bytes::<1>(file)?[0]);
        let game = u64::from_le_bytes(bytes(file)?);
        let mut floats = || (0..seats).map(|_| Ok(f32::from_le_bytes(bytes(file)?))).collect::<io::Result<Vec<f32>>>();
        let (leads, wins) = (floats()?, floats()?);
        let number = |_| Ok(i16::from_le_bytes(bytes(file)?));
        let features = (0..seats * features).map(number).collect::<io::Result<_>>()?;
        Ok(Self { seats, game, features, leads, wins })
    }
}

fn bytes<const N: usize>(file: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// Everything that is remembered in some files.
pub fn remembered(files: &[PathBuf], features: usize) -> io::Result<Vec<Sample>> {
    let read = |path: &PathBuf| -> io::Result<Vec<Sample>> {
        let mut file = BufReader::new(File::open(path)?);
        let mut samples = Vec::new();
        loop {
            match Sample::read(&mut file, features) {
                Ok(sample) => samples.push(sample),
                Err(end) if end.kind() == io::ErrorKind::UnexpectedEof => return Ok(samples),
                Err(error) => return Err(error),
            }
        }
    };
    let all: Vec<Vec<Sample>> = files.par_iter().map(read).collect::<io::Result<_>>()?;
    Ok(all.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_remembered() {
        let (features, leads, wins) = (vec![1, -2, i16::MAX, 0], vec![0.5, -0.5], vec![1.0, 0.0]);
        let sample = Sample { seats: 2, game: 7, features, leads, wins };
        let mut file = Vec::new();
        sample.write(&mut file).expect("memory takes everything");
        let read = Sample::read(&mut file.as_slice(), 2).expect("all of it");
        assert_eq!((read.seats, read.game, read.features), (2, 7, sample.features));
        assert_eq!((read.leads, read.wins), (sample.leads, sample.wins));
        assert!(Sample::read(&mut &file[1..], 2).is_err(), "a part is no sample");
    }
}
