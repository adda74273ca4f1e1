//! States on order: made off the table's task, packed once for all who are sent the same.

use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::Voice;
use engine::Viewer;
use hall::wire::About;
use hall::{Desk, Fault, Order, Outline, hash, json};

use super::outbox::Parcel;

/// How long a whole state for strangers is good enough for the next one: their clocks may be off by so much.
const FRESH: Duration = Duration::from_secs(1);

/// What all have in common who come to look on and are sent the very same.
#[derive(PartialEq)]
struct Strangers {
    voice: Voice,
    table: bool,
    about: u64,
}

impl Strangers {
    /// What a state for strangers who have nothing yet depends on; nothing if it is another's.
    fn of(order: &Order) -> Option<Self> {
        let About { clocks: _, cover, request, room } = &order.about;
        let fresh = order.viewer == Viewer::Spectator && order.after < 0 && *order.has == Outline::default();
        let about = || hash(json(&(cover, request, room)).get());
        fresh.then(|| Self { voice: order.voice.clone(), table: order.table, about: about() })
    }
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

/// What was made for the present moment and may be wanted again: strangers come and go, and must cost neither a drawing
/// nor a packing each.
#[derive(Default)]
pub struct Moment {
    /// The number of the frame it is about.
    n: u64,
    wholes: Vec<Whole>,
    /// What was put into words and drawn.
    pub seen: hall::Moment,
}

impl Moment {
    /// The moment of a frame: what is left of it, or a new one.
    pub fn at(self, n: u64) -> Self {
        let wholes = if self.n == n { self.wholes } else { Vec::new() };
        Self { n, wholes, seen: self.seen.at(n) }
    }

    /// Fills orders.
    pub fn fill(&mut self, desk: Option<&Desk>, orders: Vec<Order>) -> Result<Vec<Filled>, Fault> {
        let filled = orders.into_iter().map(|order| self.fill_one(desk, order)).collect();
        self.seen.clear();
        filled
    }

    fn fill_one(&mut self, desk: Option<&Desk>, order: Order) -> Result<Filled, Fault> {
        let Some(strangers) = Strangers::of(&order) else { return self.make(desk, order) };
        self.wholes.retain(|whole| whole.made.elapsed() < FRESH);
        if let Some(Whole { parcel, has, .. }) = self.wholes.iter().find(|whole| whole.to == strangers) {
            return Ok(Filled { to: order.to, parcel: parcel.clone(), has: has.clone() });
        }
        let filled = self.make(desk, order)?;
        let (made, parcel, has) = (Instant::now(), filled.parcel.clone(), filled.has.clone());
        self.wholes.push(Whole { to: strangers, made, parcel, has });
        Ok(filled)
    }

    fn make(&mut self, desk: Option<&Desk>, order: Order) -> Result<Filled, Fault> {
        let (text, has) = self.seen.fill(desk, &order)?;
        Ok(Filled { to: order.to, parcel: Parcel::pack(text), has })
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
        let Ok(filled) = moment.fill(None, vec![order]) else { panic!("an empty table is shown") };
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
