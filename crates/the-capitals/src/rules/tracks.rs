//! 6.1 Tracks, arrows, events, and 6.8 Money and Extra Taxation.

use engine::{Log, Seat};

use crate::content::{Track, content};
use crate::effects::{Change, Deed, Metric};
use crate::event::{Event, Why};
use crate::ids::{MAX_CITIES, Resource};
use crate::state::{Arrows, Open, Plants, Tracks};

/// The books of one city during one event: everything that effects can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Books {
    /// The city's numbers.
    pub tracks: Tracks,
    /// Power plants taken by anybody.
    pub plants: Plants,
    /// Arrows applied in this event (CA-6.1.4).
    pub arrows: Arrows,
    /// Upgrades since the books were opened.
    pub upgrades: u8,
}

/// Whose books, why they change, and what the other cities look like.
#[derive(Clone, Copy, Debug)]
pub struct Cause {
    /// Whose books.
    pub seat: Seat,
    /// Why.
    pub why: Why,
    /// Culture of the other cities.
    pub rivals: [Option<u8>; MAX_CITIES],
}

impl Arrows {
    const BOTTOM: u32 = 8;

    /// Notes an arrow; whether it had not been applied before in this event.
    fn first(&mut self, bit: u32) -> bool {
        let fresh = self.0 >> bit & 1 == 0;
        self.0 |= 1 << bit;
        fresh
    }
}

impl Open {
    /// Opens the books of a city for an event.
    pub fn books(&self, seat: Seat, arrows: Arrows) -> Books {
        Books { tracks: self.cities[seat].tracks, plants: self.plants, arrows, upgrades: 0 }
    }

    /// Closes the books: the numbers are real now.
    pub fn close(&mut self, seat: Seat, books: &Books) {
        self.cities[seat].tracks = books.tracks;
        self.plants = books.plants;
    }

    /// A cause of changes to a city's books.
    pub fn cause(&self, seat: Seat, why: Why) -> Cause {
        let mut rivals = [None; MAX_CITIES];
        for other in self.seats.iter().filter(|&other| other != seat) {
            rivals[other.index()] = Some(self.cities[other].tracks.culture);
        }
        Cause { seat, why, rivals }
    }

    /// One payment or fine that is an event of its own.
    pub fn simple_change(&mut self, seat: Seat, change: Change, why: Why, log: &mut impl Log<Event>) {
        let cause = Cause { seat, why, rivals: [None; MAX_CITIES] };
        let mut books = self.books(seat, Arrows::default());
        books.change(change, cause, log);
        self.close(seat, &books);
    }
}

impl Books {
    /// Does what an effect says, with its amounts, cuts and arrows evaluated now (CA-6.3.11).
    pub fn perform(&mut self, deed: Deed<'_>, cause: Cause, log: &mut impl Log<Event>) {
        match deed {
            Deed::Change(change) => self.change(change, cause, log),
            Deed::Changes(changes) => self.changes(changes, cause, log),
            Deed::Exchange(lose, gain) => {
                self.changes(lose, cause, log);
                self.changes(gain, cause, log);
            }
            Deed::Per(metric, each, then) => {
                let times = self.read(metric, cause) / each; // CA-6.3.13
                if times > 0 {
                    self.change(then.times(times), cause, log);
                }
            }
            Deed::FreeActivation | Deed::ExtraBuild | Deed::Nothing => {}
        }
    }

    /// Several changes, one after the other.
    pub fn changes(&mut self, changes: &[Change], cause: Cause, log: &mut impl Log<Event>) {
        changes.iter().for_each(|&change| self.change(change, cause, log));
    }

    /// A number that effects read.
    pub fn read(&self, metric: Metric, cause: Cause) -> i16 {
        match metric {
            Metric::PowerPlantLevel => self.tracks.level.into(),
            Metric::CultureMarkersAhead => {
                let ahead = |culture: &&u8| **culture > self.tracks.culture; // CA-6.3.16
                cause.rivals.iter().flatten().filter(ahead).count() as i16
            }
            Metric::Employment
            | Metric::Population
            | Metric::Culture
            | Metric::Money
            | Metric::Energy
            | Metric::PublicService => self.tracks.get(metric.watches()),
        }
    }

    /// One movement (CA-6.1.1).
    pub fn change(&mut self, change: Change, cause: Cause, log: &mut impl Log<Event>) {
        let Change { what, by } = change;
        let board = &content().board;
        match what {
            Resource::Progress => self.advance(by, cause, log),
            Resource::Population => {
                self.slide(what, by, &board.population, cause, log);
                self.dismiss(cause, log);
            }
            Resource::Employment => {
                // CA-6.1.6: what exceeds the population is cut first.
                let room = i16::from(self.tracks.population - self.tracks.employment);
                self.slide(what, by.min(room), &board.employment, cause, log);
                miss(what, (by - room).max(0), cause, log);
            }
            Resource::PublicService => self.slide(what, by, &board.public_service, cause, log),
            Resource::Culture => self.slide(what, by, &board.culture, cause, log),
            Resource::Money if by < 0 => self.pay(-by, cause, log),
            Resource::Money => self.slide(what, by, &board.economy, cause, log),
            Resource::Prestige => {
                self.tracks.prestige += by;
                note(what, by, cause, log);
            }
            Resource::Energy => {
                let moved = by.max(-(self.tracks.energy as i16)); // CA-6.1.12
                self.tracks.energy = self.tracks.energy.saturating_add_signed(moved);
                note(what, moved, cause, log);
                miss(what, by - moved, cause, log);
            }
        }
    }

    fn marker(&mut self, what: Resource) -> &mut u8 {
        match what {
            Resource::Population => &mut self.tracks.population,
            Resource::Employment => &mut self.tracks.employment,
            Resource::PublicService => &mut self.tracks.public_service,
            Resource::Culture => &mut self.tracks.culture,
            Resource::Money => &mut self.tracks.money,
            Resource::Progress | Resource::Prestige | Resource::Energy => unreachable!("no track with ends"),
        }
    }

    fn slide(&mut self, what: Resource, by: i16, track: &Track, cause: Cause, log: &mut impl Log<Event>) {
        let marker = self.marker(what);
        let from = i16::from(*marker);
        let to = (from + by).clamp(track.min.into(), track.max.into());
        *marker = to as u8;
        note(what, to - from, cause, log);
        miss(what, from + by - to, cause, log);
        let arrow = Cause { why: Why::Arrow, ..cause };
        if from + by > to && self.arrows.first(what as u32) {
            self.change(track.top, arrow, log); // CA-6.1.2
        }
        if let Some(bottom) = track.bottom
            && from + by < to
            && self.arrows.first(Arrows::BOTTOM + what as u32)
        {
            self.change(bottom, arrow, log); // CA-6.1.3
        }
    }

    /// CA-6.1.7: employment falls with the population.
    fn dismiss(&mut self, cause: Cause, log: &mut impl Log<Event>) {
        let lost = self.tracks.employment.saturating_sub(self.tracks.population);
        self.tracks.employment -= lost;
        note(Resource::Employment, -i16::from(lost), Cause { why: Why::Unemployed, ..cause }, log);
    }

    /// CA-6.1.8: round the circle, with an upgrade at each passage.
    fn advance(&mut self, by: i16, cause: Cause, log: &mut impl Log<Event>) {
        note(Resource::Progress, by, cause, log);
        let spaces = content().board.progress_spaces;
        self.tracks.progress += by as u16;
        while usize::from(self.tracks.level) < content().plants.len() && self.tracks.progress >= spaces {
            self.tracks.progress -= spaces; // CA-6.1.10: the rest counts on
            self.upgrade(cause, log);
        }
    }

    /// CA-6.1.9: the richest plant left of the next level; old and new cubes lie on it.
    fn upgrade(&mut self, cause: Cause, log: &mut impl Log<Event>) {
        let next = usize::from(self.tracks.level);
        let taken = &mut self.plants.0[next - 1];
        let cubes = content().plants[next].cubes[usize::from(*taken)];
        *taken += 1;
        self.tracks.level += 1;
        self.tracks.energy += u16::from(cubes);
        self.upgrades += 1;
        log.add(Event::Upgraded { seat: cause.seat, level: self.tracks.level, cubes });
    }

    /// CA-6.8.2: a payment, with as much Extra Taxation as it needs and no more.
    fn pay(&mut self, price: i16, cause: Cause, log: &mut impl Log<Event>) {
        let scoring = &content().board.scoring;
        let taxes = taxes(self.tracks.money, price);
        let taxation = Cause { why: Why::Taxation, ..cause };
        note(Resource::Money, taxes * scoring.tax_money, taxation, log);
        note(Resource::Prestige, -taxes * scoring.tax_prestige, taxation, log);
        self.tracks.prestige -= taxes * scoring.tax_prestige;
        self.tracks.money = (i16::from(self.tracks.money) + taxes * scoring.tax_money - price) as u8;
        note(Resource::Money, -price, cause, log);
    }
}

/// CA-6.8.2: the Extra Taxation actions that a payment needs.
pub fn taxes(money: u8, price: i16) -> i16 {
    let scoring = &content().board.scoring;
    let least = i16::from(content().board.economy.min); // CA-6.8.1
    let short = price + least - i16::from(money);
    if short > 0 { (short + scoring.tax_money - 1) / scoring.tax_money } else { 0 }
}

fn note(what: Resource, by: i16, cause: Cause, log: &mut impl Log<Event>) {
    if by != 0 {
        log.add(Event::Changed { seat: cause.seat, what, by, why: cause.why });
    }
}

/// Names what could not happen.
fn miss(what: Resource, by: i16, cause: Cause, log: &mut impl Log<Event>) {
    if by != 0 {
        log.add(Event::Missed { seat: cause.seat, what, by, why: cause.why });
    }
}

#[cfg(test)]
mod tests {
    use engine::Silent;

    use super::*;

    fn change(tracks: Tracks, what: Resource, by: i16) -> Tracks {
        let mut books = Books { tracks, plants: Plants::default(), arrows: Arrows::default(), upgrades: 0 };
        let cause = Cause { seat: Seat(0), why: Why::Bonus, rivals: [None; MAX_CITIES] };
        books.change(Change { what, by }, cause, &mut Silent);
        books.tracks
    }

    fn rich(money: u8) -> Tracks {
        Tracks { money, level: 1, ..Tracks::default() }
    }

    #[test]
    fn ca_6_8_2_a21_as_many_taxes_as_needed() {
        for (money, price, left, taxes) in [(1, 11, 2, 4), (6, 14, 1, 3), (9, 8, 1, 0), (3, 3, 3, 1)] {
            let after = change(rich(money), Resource::Money, -price);
            assert_eq!((after.money, after.prestige), (left, -taxes), "${money} pays {price}");
        }
    }

    #[test]
    fn ca_6_1_6_b5_the_cut_comes_before_the_arrow() {
        let workers = |population, employment| Tracks { population, employment, level: 1, ..Tracks::default() };
        let cut = change(workers(20, 19), Resource::Employment, 3);
        assert_eq!((cut.employment, cut.prestige), (20, 0));
        let past = change(workers(23, 19), Resource::Employment, 3);
        assert_eq!((past.employment, past.prestige), (20, 2));
    }

    #[test]
    fn ca_6_1_8_one_gain_may_upgrade_twice() {
        let after = change(Tracks { level: 2, progress: 5, ..Tracks::default() }, Resource::Progress, 8);
        assert_eq!((after.level, after.progress, after.energy), (4, 1, 5 + 6));
    }

    /// The events of one change to the books.
    fn told(tracks: Tracks, what: Resource, by: i16) -> Vec<Event> {
        let mut books = Books { tracks, plants: Plants::default(), arrows: Arrows::default(), upgrades: 0 };
        let cause = Cause { seat: Seat(0), why: Why::Bonus, rivals: [None; MAX_CITIES] };
        let mut log = Vec::new();
        books.change(Change { what, by }, cause, &mut log);
        log
    }

    fn changed(what: Resource, by: i16, why: Why) -> Event {
        Event::Changed { seat: Seat(0), what, by, why }
    }

    fn missed(what: Resource, by: i16) -> Event {
        Event::Missed { seat: Seat(0), what, by, why: Why::Bonus }
    }

    #[test]
    fn ca_6_1_12_cubes_that_are_not_there_are_not_lost() {
        let energy = Resource::Energy;
        let lost = |by| changed(energy, by, Why::Bonus);
        let cases = [(0, vec![missed(energy, -2)]), (1, vec![lost(-1), missed(energy, -1)]), (5, vec![lost(-2)])];
        for (held, expected) in cases {
            let tracks = Tracks { energy: held, level: 1, ..Tracks::default() };
            assert_eq!(told(tracks, energy, -2), expected, "of {held}");
        }
    }

    #[test]
    fn ca_6_1_3_ca_6_1_6_what_is_cut_short_is_named() {
        let arrow = changed(Resource::Prestige, -2, Why::Arrow);
        let poor = Tracks { level: 1, ..Tracks::default() };
        assert_eq!(told(poor, Resource::PublicService, -1), [missed(Resource::PublicService, -1), arrow]);
        let one_free = Tracks { population: 4, employment: 3, level: 1, ..Tracks::default() };
        let hired = changed(Resource::Employment, 1, Why::Bonus);
        assert_eq!(told(one_free, Resource::Employment, 3), [hired, missed(Resource::Employment, 2)]);
    }

    #[test]
    fn ca_6_1_10_progress_at_the_top_has_no_limit() {
        let after = change(Tracks { level: 6, progress: 5, ..Tracks::default() }, Resource::Progress, 20);
        assert_eq!((after.level, after.progress, after.energy), (6, 25, 0));
    }
}
