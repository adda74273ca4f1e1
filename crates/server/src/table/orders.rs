//! States on order: made off the table's task, each sight drawn once, each message put into words and packed once.

use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::Voice;
use engine::Viewer;

use super::desk::{Desk, Fault};
use super::outbox::Parcel;
use super::sight::{Drawn, Outline, Sight, hash, json};
use super::wire::{About, Log, Outgoing, State};
use crate::metrics::Metrics;

/// How long a whole state for strangers is good enough for the next one: their clocks may be off by so much.
const FRESH: Duration = Duration::from_secs(1);

/// A state for some connections that are alike.
pub struct Order {
    /// Which connections.
    pub to: Vec<u64>,
    /// Whose eyes they have.
    pub viewer: Viewer,
    /// How they are spoken to.
    pub voice: Voice,
    /// Whether they want to see what lies on the table.
    pub table: bool,
    /// The last step whose log lines they have; -1 for none.
    pub after: i64,
    /// What they have of the table.
    pub has: Arc<Outline>,
    /// Whether there is nobody else to ask before something is taken back.
    pub lonely: bool,
    /// The frame's number.
    pub n: u64,
    /// What lies about the match.
    pub about: About,
}

impl Order {
    /// What a state for strangers who have nothing yet depends on; nothing if it is another's.
    fn as_strangers(&self) -> Option<Strangers> {
        let About { clocks: _, cover, request, room } = &self.about;
        let fresh = self.viewer == Viewer::Spectator && self.after < 0 && *self.has == Outline::default();
        let about = || hash(json(&(cover, request, room)).get());
        fresh.then(|| Strangers { voice: self.voice.clone(), table: self.table, about: about() })
    }
}

/// What all have in common who come to look on and are sent the very same.
#[derive(PartialEq)]
struct Strangers {
    voice: Voice,
    table: bool,
    about: u64,
}

/// A whole state that was packed for strangers.
struct Whole {
    to: Strangers,
    made: Instant,
    parcel: Parcel,
    has: Arc<Outline>,
}

/// A state that is ready, and what its receivers have then.
pub struct Filled {
    /// Which connections.
    pub to: Vec<u64>,
    /// The message.
    pub parcel: Parcel,
    /// What they have of the table.
    pub has: Arc<Outline>,
}

/// What was made for the present moment and may be wanted again. A player's sight is wanted once; strangers come and go,
/// and must cost neither a drawing nor a packing each.
#[derive(Default)]
pub struct Moment {
    /// The number of the frame it is about.
    n: u64,
    sights: Vec<Sight>,
    wholes: Vec<Whole>,
    /// The map in words.
    words: Vec<(Viewer, Voice, Arc<[String]>)>,
}

impl Moment {
    /// The moment of a frame: what is left of it, or a new one.
    pub fn at(self, n: u64) -> Self {
        if self.n == n { self } else { Self { n, ..Self::default() } }
    }

    /// Fills orders.
    pub fn fill(&mut self, desk: Option<&Desk>, orders: Vec<Order>, metrics: &Metrics) -> Result<Vec<Filled>, Fault> {
        let filled = orders.into_iter().map(|order| self.fill_one(desk, order, metrics)).collect();
        self.sights.retain(|sight| sight.viewer == Viewer::Spectator);
        filled
    }

    fn fill_one(&mut self, desk: Option<&Desk>, order: Order, metrics: &Metrics) -> Result<Filled, Fault> {
        let Some(strangers) = order.as_strangers() else { return self.make(desk, order, metrics) };
        self.wholes.retain(|whole| whole.made.elapsed() < FRESH);
        if let Some(Whole { parcel, has, .. }) = self.wholes.iter().find(|whole| whole.to == strangers) {
            return Ok(Filled { to: order.to, parcel: parcel.clone(), has: has.clone() });
        }
        let filled = self.make(desk, order, metrics)?;
        let (made, parcel, has) = (Instant::now(), filled.parcel.clone(), filled.has.clone());
        self.wholes.push(Whole { to: strangers, made, parcel, has });
        Ok(filled)
    }

    fn make(&mut self, desk: Option<&Desk>, order: Order, metrics: &Metrics) -> Result<Filled, Fault> {
        let sight = match desk {
            Some(desk) => Some(self.sight(desk, &order, metrics)?),
            None => None,
        };
        let lines = match desk {
            Some(desk) => desk.log(order.viewer, &order.voice, order.after)?,
            None => Vec::new(),
        };
        let drawn = sight.and_then(|sight| sight.drawn.as_ref()).filter(|_| order.table);
        let state = State {
            n: order.n,
            frame: sight.map(|sight| &*sight.frame),
            table: drawn.map(|drawn| drawn.table(&order.has)),
            maps: drawn.map(|drawn| drawn.maps(&order.has)),
            log: Log { after: order.after, lines },
            viewer: order.viewer.seat(),
            about: &order.about,
        };
        let parcel = Parcel::pack(Outgoing::State(Box::new(state)).text());
        let has = drawn.map_or_else(Arc::default, |drawn| drawn.outline.clone());
        Ok(Filled { to: order.to, parcel, has })
    }

    fn sight(&mut self, desk: &Desk, order: &Order, metrics: &Metrics) -> Result<&Sight, Fault> {
        let same = |sight: &Sight| sight.viewer == order.viewer && sight.voice == order.voice;
        let known = self.sights.iter().position(|sight| same(sight) && (sight.drawn.is_some() || !order.table));
        if let Some(i) = known {
            return Ok(&self.sights[i]);
        }
        metrics.sights.add();
        self.sights.retain(|sight| !same(sight));
        let (viewer, voice) = (order.viewer, order.voice.clone());
        let drawn = if order.table { Some(Drawn::new(desk, viewer, &voice)?) } else { None };
        let mut frame = desk.frame(viewer, &voice)?;
        if frame.undo == "consent" && order.lonely {
            frame.undo = "free";
        }
        self.sights.push(Sight { viewer, voice, frame: json(&frame), drawn });
        Ok(&self.sights[self.sights.len() - 1])
    }

    /// The map in words, if somebody has asked for it before.
    pub fn said(&self, viewer: Viewer, voice: &Voice) -> Option<Arc<[String]>> {
        let same = |(eyes, ears, _): &&(Viewer, Voice, Arc<[String]>)| *eyes == viewer && ears == voice;
        self.words.iter().find(same).map(|(.., lines)| lines.clone())
    }

    /// Remembers the map in words.
    pub fn remember(&mut self, viewer: Viewer, voice: Voice, lines: &Arc<[String]>) {
        self.words.push((viewer, voice, lines.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(to: u64, after: i64) -> Order {
        Order {
            to: vec![to],
            viewer: Viewer::Spectator,
            voice: Voice::default(),
            table: true,
            after,
            has: Arc::default(),
            lonely: false,
            n: 0,
            about: About { clocks: None, cover: None, request: None, room: None },
        }
    }

    fn address(moment: &mut Moment, order: Order) -> *const u8 {
        let Ok(filled) = moment.fill(None, vec![order], &Metrics::default()) else { panic!("an empty table is shown") };
        filled[0].parcel.bytes().as_ptr()
    }

    #[test]
    fn strangers_who_come_one_after_the_other_are_sent_the_very_same() {
        let mut moment = Moment::default();
        let first = address(&mut moment, order(1, -1));
        assert_eq!(address(&mut moment, order(2, -1)), first);
        assert_ne!(address(&mut moment, order(3, 5)), first, "who has something is sent the rest");
        let asked = About { cover: Some(engine::Seat(0)), ..order(4, -1).about };
        assert_ne!(address(&mut moment, Order { about: asked, ..order(4, -1) }), first, "another state of things");
        assert_ne!(address(&mut moment.at(1), order(5, -1)), first, "another moment");
    }
}
