//! Golden records: complete games kept in the tree. They must replay to the same end for ever, and together they must
//! show everything the game can do.

use std::collections::BTreeSet;
use std::path::Path;

use engine::{Game, Match, Record, Rng, Seats, Seed, Turn};

use crate::scenario::event_kind;

/// A set of golden records and what they must cover.
pub struct Golden<'a, G: Game> {
    /// The directory with the records.
    pub directory: &'a str,
    /// What a finished game shows: end reasons, variants, cards ... in words of the game's choosing.
    pub features: fn(&Match<G>) -> BTreeSet<String>,
    /// What must occur in at least one record.
    pub demanded: BTreeSet<String>,
    /// Option sets and player counts to search when records are written anew.
    pub tables: Vec<(G::Options, u8)>,
    /// Makes one decision when records are written anew; [`any`] will do if random games show enough.
    pub player: fn(&G, &[G::Action], &mut Rng) -> G::Action,
}

/// Chooses at random.
pub fn any<G: Game>(_: &G, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    rng.pick(legal)
}

/// The kinds of events and actions that occurred, as `event:drew` and `action:build`.
pub fn kinds<G: Game>(game: &Match<G>) -> BTreeSet<String> {
    let events = game.opening().iter().chain(game.steps().iter().flat_map(|step| &step.events));
    let events = events.map(|event| format!("event:{}", event_kind(event)));
    let word = |action: &G::Action| action.to_string().split(' ').next().unwrap_or_default().to_owned();
    let actions = game.steps().iter().map(|step| format!("action:{}", word(&step.action)));
    events.chain(actions).chain([format!("seats:{}", game.seats().0)]).collect()
}

impl<G: Game> Golden<'_, G> {
    /// Replays every record to its end and demands full coverage. With `PIAZZA_BLESS=1` writes a new set instead.
    pub fn check(&self) {
        if crate::blessing() {
            self.write();
        }
        let mut covered = BTreeSet::new();
        let mut paths: Vec<_> =
            std::fs::read_dir(self.directory).expect("golden records").map(|e| e.unwrap().path()).collect();
        paths.sort();
        for path in &paths {
            covered.extend(self.replay(path));
        }
        let missing: Vec<_> = self.demanded.difference(&covered).collect();
        assert!(missing.is_empty(), "no golden record shows {missing:?}");
    }

    fn replay(&self, path: &Path) -> BTreeSet<String> {
        let name = path.display();
        let text = std::fs::read_to_string(path).expect("a readable file");
        let (record, result) = text.rsplit_once("result ").unwrap_or_else(|| panic!("{name} has no result line"));
        let record = Record::parse(record).unwrap_or_else(|e| panic!("{name}: {e}"));
        let game = Match::<G>::load(&record).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(result_line(&game), result.trim_end(), "{name} ends differently");
        (self.features)(&game)
    }

    /// Searches seeds until every demanded feature has occurred; keeps each game that shows something new.
    fn write(&self) {
        std::fs::create_dir_all(self.directory).expect("a writable directory");
        for entry in std::fs::read_dir(self.directory).expect("a readable directory") {
            std::fs::remove_file(entry.unwrap().path()).expect("an old record");
        }
        let mut missing = self.demanded.clone();
        for seed in 0..20_000 {
            let (options, seats) = &self.tables[seed as usize % self.tables.len()];
            let game = self.play(options, *seats, seed);
            let shown: Vec<_> =
                (self.features)(&game).into_iter().filter(|feature| missing.contains(feature)).collect();
            if !shown.is_empty() {
                missing.retain(|feature| !shown.contains(feature));
                let text = format!("{}result {}\n", game.record().to_text(), result_line(&game));
                std::fs::write(format!("{}/{seats}p-{seed:05}.record", self.directory), text).expect("a writable file");
            }
            if missing.is_empty() {
                return;
            }
        }
        panic!("20,000 games and still none shows {missing:?}");
    }

    fn play(&self, options: &G::Options, seats: u8, seed: u64) -> Match<G> {
        let mut game = Match::<G>::new(options.clone(), Seats(seats), Seed::from_number(seed)).expect("legal options");
        let mut rng = Rng::new(&Seed::from_number(seed), u64::MAX);
        let mut legal = Vec::new();
        while let Turn::Decide { seat, .. } = game.turn() {
            legal.clear();
            game.position().legal(&mut legal);
            let action = (self.player)(game.position(), &legal, &mut rng);
            game.play(seat, action).expect("a legal action");
        }
        game
    }
}

/// The end of a game in one line, with a fingerprint of the final position.
fn result_line<G: Game>(game: &Match<G>) -> String {
    let outcome = game.outcome().expect("golden games are complete");
    let scores: Vec<_> = outcome.standings.iter().map(|s| format!("{}:{}:{}", s.seat, s.place, s.score)).collect();
    let position = serde_json::to_string(game.position()).expect("positions serialize");
    let print = position
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{} {} {print:016x}", outcome.reason.key, scores.join(" "))
}
