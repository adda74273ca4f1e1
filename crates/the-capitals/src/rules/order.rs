//! CA-6.3.12: does the order of the pending effects matter?
//!
//! First a quick look that finds most builds harmless, then, for the rest, all orders are tried, equal intermediate
//! positions merged.

use std::collections::BTreeSet;

use engine::{List, Silent};

use super::building;
use super::tracks::{Books, Cause};
use crate::content::content;
use crate::effects::{Atom, Change, Deed};
use crate::event::Why;
use crate::ids::Resource;
use crate::state::{Frame, Open, PENDING, Tracks};

type Pending = List<Atom, PENDING>;

/// Whether the owner is to be asked which pending effect comes next.
pub fn matters(open: &Open, pending: &[Atom]) -> bool {
    if pending.len() < 2 {
        return false;
    }
    if pending.iter().any(|atom| atom.deed().asks()) && Search::new(open).leads_to_a_choice(pending) {
        return true;
    }
    let tangled = Outlook::new(open, pending).tangled();
    if tangled == 0 {
        return false;
    }
    let relevant: Pending = pending.iter().filter(|atom| touches(open, atom) & tangled != 0).copied().collect();
    relevant.len() >= 2 && Search::new(open).several_ends(relevant)
}

const fn bit(what: Resource) -> u16 {
    1 << what as u16
}

/// Resources that an effect reads or writes, also through arrows and upgrades.
fn touches(open: &Open, atom: &Atom) -> u16 {
    let mut touched = 0;
    each_change(atom.deed(), |change| touched |= bit(change.what));
    if let Deed::Per(metric, ..) = atom.deed() {
        touched |= bit(metric.watches());
    }
    let changed = touched;
    for what in Resource::ALL {
        if changed & bit(what) != 0
            && let Some(track) = content().board.track(what)
        {
            touched |= bit(track.top.what) | track.bottom.map_or(0, |bottom| bit(bottom.what));
        }
    }
    if touched & bit(Resource::Progress) != 0 {
        touched |= bit(Resource::Energy) | upgrade_resources(open);
    }
    touched
}

/// What upgrades set off in this city.
fn upgrade_resources(open: &Open) -> u16 {
    let city = &open.cities[open.actor()];
    let watchers = city.tiles.iter().filter(|placed| content().upgrade_watchers.has(placed.tile));
    let gains =
        watchers.flat_map(|placed| &content().tile(placed.tile).permanent).flat_map(|permanent| &permanent.gain);
    gains.fold(0, |bits, change| bits | bit(change.what))
}

fn each_change(deed: Deed<'_>, mut visit: impl FnMut(Change)) {
    match deed {
        Deed::Change(change) | Deed::Per(_, _, change) => visit(change),
        Deed::Changes(changes) => changes.iter().for_each(|&change| visit(change)),
        Deed::Exchange(lose, gain) => lose.iter().chain(gain).for_each(|&change| visit(change)),
        Deed::FreeActivation | Deed::ExtraBuild | Deed::Nothing => {}
    }
}

/// The most that pending effects can add to and take from each resource, in whatever order.
struct Outlook {
    tracks: Tracks,
    gains: [i16; 8],
    losses: [i16; 8],
    /// Resources that a conditional effect reads.
    read: u16,
    /// How many pending effects touch each resource.
    touching: [u8; 8],
    /// Whether an upgrade may happen while its own watcher is being built.
    own_watcher: bool,
}

impl Outlook {
    fn new(open: &Open, pending: &[Atom]) -> Self {
        let tracks = open.cities[open.actor()].tracks;
        let mut outlook = Self { tracks, gains: [0; 8], losses: [0; 8], read: 0, touching: [0; 8], own_watcher: false };
        for atom in pending {
            outlook.add_plain(atom.deed());
        }
        outlook.add_upgrades(open);
        for atom in pending {
            outlook.add_conditional(atom.deed());
        }
        outlook.add_arrows();
        outlook
    }

    fn add(&mut self, change: Change) {
        let at = change.what as usize;
        self.gains[at] += change.by.max(0);
        self.losses[at] += (-change.by).max(0);
    }

    fn add_plain(&mut self, deed: Deed<'_>) {
        each_change(deed, |change| self.touching[change.what as usize] += 1);
        if !matches!(deed, Deed::Per(..)) {
            each_change(deed, |change| self.add(change));
        }
    }

    /// A conditional effect happens at most as often as what it reads could allow.
    fn add_conditional(&mut self, deed: Deed<'_>) {
        let Deed::Per(metric, each, then) = deed else { return };
        let watched = metric.watches();
        self.read |= bit(watched);
        let highest = self.tracks.get(watched) + self.gains[watched as usize];
        let most = highest.max(content().plants.len() as i16); // levels and rivals are fewer
        self.add(then.times((most / each).max(1)));
    }

    fn add_upgrades(&mut self, open: &Open) {
        let progress = self.tracks.get(Resource::Progress) + self.gains[Resource::Progress as usize];
        let spaces = content().board.progress_spaces as i16;
        let upgrades = (progress / spaces).min(content().plants.len() as i16 - i16::from(self.tracks.level));
        if upgrades <= 0 {
            return;
        }
        let richest = content().plants.iter().map(|plant| plant.cubes[0]).max().unwrap_or(0);
        self.add(Change { what: Resource::Energy, by: upgrades * i16::from(richest) });
        self.touching[Resource::Energy as usize] += 1;
        let city = &open.cities[open.actor()];
        for placed in city.tiles.iter().filter(|placed| content().upgrade_watchers.has(placed.tile)) {
            for permanent in &content().tile(placed.tile).permanent {
                permanent.gain.iter().for_each(|change| self.add(change.times(upgrades)));
                permanent.gain.iter().for_each(|change| self.touching[change.what as usize] += 1);
            }
            let building = matches!(open.frames.last(), Some(Frame::Effects { tile, .. }) if *tile == placed.tile);
            self.own_watcher |= building;
        }
    }

    /// Arrows that may be met add to what they reward.
    fn add_arrows(&mut self) {
        for what in Resource::ALL {
            let Some(track) = content().board.track(what).copied() else { continue };
            if self.may_pass_top(what) {
                self.add(track.top);
                self.touching[track.top.what as usize] += 1;
            }
            if let Some(bottom) = track.bottom.filter(|_| self.may_pass_bottom(what)) {
                self.add(bottom);
                self.touching[bottom.what as usize] += 1;
            }
        }
    }

    fn may_pass_top(&self, what: Resource) -> bool {
        let track = content().board.track(what);
        track.is_some_and(|track| self.tracks.get(what) + self.gains[what as usize] > i16::from(track.max))
    }

    fn may_pass_bottom(&self, what: Resource) -> bool {
        let least = content().board.track(what).map_or(0, |track| i16::from(track.min));
        self.tracks.get(what) - self.losses[what as usize] < least
    }

    /// Resources on which two orders may differ, as bits.
    fn tangled(&self) -> u16 {
        let mut tangled = 0;
        for what in Resource::ALL {
            if self.read & bit(what) != 0 && self.touching[what as usize] > 0 {
                tangled |= bit(what);
            }
            let both = self.gains[what as usize] > 0 && self.losses[what as usize] > 0;
            let end = self.may_pass_top(what) || self.may_pass_bottom(what);
            if both && end && what != Resource::Prestige && what != Resource::Progress {
                tangled |= bit(what);
            }
        }
        tangled | self.workers() | self.own_upgrade()
    }

    /// Employment gained or lost while the population may cut it.
    fn workers(&self) -> u16 {
        let (people, jobs) = (Resource::Population as usize, Resource::Employment as usize);
        let tight = self.tracks.get(Resource::Employment) + self.gains[jobs]
            > self.tracks.get(Resource::Population) - self.losses[people];
        let moving = self.touching[jobs] > 0 && (self.touching[people] > 0 || self.losses[jobs] > 0);
        if tight && moving { bit(Resource::Population) | bit(Resource::Employment) } else { 0 }
    }

    /// Which progress causes the upgrade matters to a tile that ignores its own.
    fn own_upgrade(&self) -> u16 {
        if self.own_watcher && self.touching[Resource::Progress as usize] > 1 { bit(Resource::Progress) } else { 0 }
    }
}

/// Tries orders, equal intermediate positions once.
struct Search<'a> {
    open: &'a Open,
    cause: Cause,
    tried: BTreeSet<(Vec<Atom>, Books)>,
}

impl<'a> Search<'a> {
    fn new(open: &'a Open) -> Self {
        let seat = open.actor();
        let cause = open.cause(seat, Why::Bonus);
        Self { open, cause, tried: BTreeSet::new() }
    }

    /// Whether two orders of what is pending end differently.
    fn several_ends(self, pending: Pending) -> bool {
        let mut end: Option<Tracks> = None;
        self.finds(pending, |left, books| left.is_empty() && *end.get_or_insert(books.tracks) != books.tracks)
    }

    /// Whether the owner will have something to choose within an effect, in some order.
    fn leads_to_a_choice(self, pending: &[Atom]) -> bool {
        let cause = self.cause;
        let chooses = |atom: &Atom, books: &Books| match atom.deed() {
            Deed::Per(metric, each, _) => books.read(metric, cause) / each >= 2, // CA-6.3.13
            Deed::FreeActivation | Deed::ExtraBuild => true,
            Deed::Change(_) | Deed::Changes(_) | Deed::Exchange(..) | Deed::Nothing => false,
        };
        let asks = |atom: &&Atom| atom.deed().asks();
        self.finds(List::of(pending), |left, books| left.iter().filter(asks).any(|atom| chooses(atom, books)))
    }

    fn finds(mut self, pending: Pending, mut wanted: impl FnMut(&[Atom], &Books) -> bool) -> bool {
        let Some(&Frame::Effects { arrows, .. }) = self.open.frames.last() else { return false };
        let books = self.open.books(self.cause.seat, arrows);
        self.walk(pending, books, &mut wanted)
    }

    /// Works off what is pending in every order until what is left, and the books by then, are as wanted.
    fn walk(&mut self, pending: Pending, books: Books, wanted: &mut impl FnMut(&[Atom], &Books) -> bool) -> bool {
        if wanted(&pending, &books) {
            return true;
        }
        let mut key = pending.to_vec();
        key.sort_unstable();
        if !self.tried.insert((key, books)) {
            return false;
        }
        (0..pending.len()).any(|index| {
            let (mut rest, mut next) = (pending, books);
            let atom = rest.remove(index);
            next.perform(atom.deed(), self.cause, &mut Silent);
            for _ in 0..std::mem::take(&mut next.upgrades) {
                let city = &self.open.cities[self.cause.seat];
                building::upgrade_atoms(city, atom.source, atom.slot, |atom| rest.push(atom));
            }
            self.walk(rest, next, wanted)
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Game, Rng, Seats, Seed, Turn};

    use super::*;
    use crate::action::Action;
    use crate::options::CapitalsOptions;
    use crate::state::Capitals;

    /// More orders than this are not tried in a test.
    const MOST: usize = 7;

    /// Compares the quick look with trying all orders of everything, wherever a tile is placed in random games.
    #[test]
    fn ca_6_3_12_the_quick_look_agrees_with_trying_all_orders() {
        let (mut asked, mut silent) = (0, 0);
        for seed in 0..60 {
            let options = CapitalsOptions { prosperity: seed % 2 == 0, ..CapitalsOptions::default() };
            let mut chance = Chance::new(Seed::from_number(seed));
            let seats = Seats(2 + (seed % 4) as u8);
            let mut game = Capitals::setup(&options, seats, &mut chance, &mut Silent).expect("legal options");
            let (mut rng, mut legal) = (Rng::from_number(seed), Vec::new());
            while let Turn::Decide { .. } = game.turn() {
                legal.clear();
                game.legal(&mut legal);
                let action = rng.pick(&legal);
                match compare(&game, action) {
                    Some(true) => asked += 1,
                    Some(false) => silent += 1,
                    None => {}
                }
                game.apply(action, &mut chance, &mut Silent);
            }
        }
        assert!(asked > 50 && silent > 500, "{asked} asked, {silent} not");
    }

    fn compare(game: &Capitals, action: Action) -> Option<bool> {
        let Action::Place(cell) = action else { return None };
        let mut game = *game;
        building::place(&mut game, cell, &mut Silent);
        let Some(&Frame::Effects { first, .. }) = game.open.frames.last() else { return None };
        let pending: Pending = List::of(&game.open.atoms[usize::from(first)..]);
        if pending.len() > MOST || pending.iter().any(|atom| atom.deed().asks()) {
            return None;
        }
        let found = matters(&game.open, &pending);
        let exact = Search::new(&game.open).several_ends(pending);
        assert_eq!(found, exact, "{pending:?} with {:?}", game.open.cities[game.open.actor()].tracks);
        Some(exact)
    }

    #[test]
    fn ca_6_3_8_effects_of_other_tiles_come_by_cell() {
        let mut chance = Chance::new(Seed::from_number(1));
        let options = CapitalsOptions::default();
        let mut game = Capitals::setup(&options, Seats(4), &mut chance, &mut Silent).expect("legal options");
        let lines =
            ["initiative: 0@2 1@3 2@4 3@5", "city 0: police_station@2,1 school_1@2,-1", "projects: cole_harbor"];
        lines.iter().for_each(|line| game.arrange(line).unwrap_or_else(|why| panic!("{line}: {why}")));
        let cole_harbor = crate::ids::TileId::named("cole_harbor").expect("a tile");
        game.open.frames.push(Frame::Cell { tile: cole_harbor, from: crate::state::Origin::Projects });
        let mut log = Vec::new();
        building::place(&mut game, crate::board::Cell::new(2, 0), &mut log);
        building::proceed_effects(&mut game, &mut log);
        let source = |event: &crate::event::Event| match event {
            crate::event::Event::Changed { why: Why::Tile(tile), .. } if *tile != cole_harbor => Some(tile.to_string()),
            _ => None,
        };
        assert_eq!(log.iter().filter_map(source).collect::<Vec<_>>(), ["school_1", "police_station"]);
    }
}
