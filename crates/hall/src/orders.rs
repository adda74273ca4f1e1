//! States on order: each sight is drawn once, whoever it is for.

use std::sync::Arc;

use catalog::Voice;
use engine::Viewer;

use crate::desk::{Desk, Fault};
use crate::sight::{Drawn, Outline, Sight, json};
use crate::wire::{About, Log, Outgoing, State};

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

/// What was made for the present moment and may be wanted again. A player's sight is wanted once; strangers come and go,
/// and must not cost a drawing each.
#[derive(Default)]
pub struct Moment {
    /// The number of the frame it is about.
    n: u64,
    sights: Vec<Sight>,
    /// The map in words.
    words: Vec<(Viewer, Voice, Arc<[String]>)>,
    /// How many sights were made since somebody last counted.
    pub made: u64,
}

impl Moment {
    /// The moment of a frame: what is left of it, or a new one.
    pub fn at(self, n: u64) -> Self {
        if self.n == n { self } else { Self { n, made: self.made, ..Self::default() } }
    }

    /// Fills an order: the message, and what its receivers have then.
    pub fn fill(&mut self, desk: Option<&Desk>, order: &Order) -> Result<(String, Arc<Outline>), Fault> {
        let sight = match desk {
            Some(desk) => Some(self.sight(desk, order)?),
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
        let has = drawn.map_or_else(Arc::default, |drawn| drawn.outline.clone());
        Ok((Outgoing::State(Box::new(state)).text(), has))
    }

    /// Forgets what only players see.
    pub fn clear(&mut self) {
        self.sights.retain(|sight| sight.viewer == Viewer::Spectator);
    }

    fn sight(&mut self, desk: &Desk, order: &Order) -> Result<&Sight, Fault> {
        let same = |sight: &Sight| sight.viewer == order.viewer && sight.voice == order.voice;
        let enough = |sight: &Sight| sight.drawn.as_ref().is_some_and(|drawn| drawn.is_enough_for(&order.has));
        let known = self.sights.iter().position(|sight| same(sight) && (!order.table || enough(sight)));
        if let Some(i) = known {
            return Ok(&self.sights[i]);
        }
        self.made += 1;
        self.sights.retain(|sight| !same(sight));
        let (viewer, voice) = (order.viewer, order.voice.clone());
        let drawn = if order.table { Some(Drawn::new(desk, viewer, &voice, &order.has)?) } else { None };
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
    use std::collections::BTreeMap;

    use engine::{Rng, Seat, Seats, Seed};
    use serde_json::Value;

    use super::*;

    /// What a page has of the layers, by map and key.
    type Layers = BTreeMap<(String, String), String>;

    fn order(has: &Arc<Outline>) -> Order {
        let about = About { clocks: None, cover: None, request: None, room: None };
        let (viewer, voice) = (Viewer::Seat(Seat(0)), Voice::default());
        Order { to: Vec::new(), viewer, voice, table: true, after: 0, has: has.clone(), lonely: true, n: 0, about }
    }

    /// Puts the layers that came to those that were there.
    fn put(page: &mut Layers, state: &str) {
        let state: Value = serde_json::from_str(state).expect("a message");
        let maps = state["maps"].as_array().expect("maps").iter();
        let layers = maps.flat_map(|map| {
            map["layers"].as_array().expect("layers").iter().map(|layer| (map["seat"].to_string(), layer))
        });
        let named = |(seat, layer): (String, &Value)| {
            ((seat, layer["key"].to_string()), layer["svg"].as_str().map(str::to_owned))
        };
        let old = std::mem::take(page);
        page.extend(layers.map(named).map(|(name, svg)| {
            let svg = svg.or_else(|| old.get(&name).cloned()).expect("what is not sent is there");
            (name, svg)
        }));
    }

    #[test]
    fn who_is_sent_what_they_lack_has_what_a_newcomer_is_sent() {
        for title in catalog::titles() {
            let table = title.open(&title.default_options(), Seats(2), Seed::from_number(5)).expect("a table");
            let mut desk = Desk::load(*title, table.record(), None).expect("a match");
            let (mut has, mut page, mut luck) = (Arc::default(), Layers::new(), Rng::from_number(3));
            for step in 0..60 {
                let mut moment = Moment::default().at(step);
                let (state, now) = moment.fill(Some(&desk), &order(&has)).expect("a state");
                put(&mut page, &state);
                has = now;
                let (whole, _) = moment.fill(Some(&desk), &order(&Arc::default())).expect("a state for a newcomer");
                let mut newcomer = Layers::new();
                put(&mut newcomer, &whole);
                assert!(page == newcomer, "{} at step {step}", title.info().slug);
                let Some(seat) = desk.turn() else { break };
                let frame = desk.frame(Viewer::Seat(seat), &Voice::default()).expect("a frame");
                let choice = &frame.choices[luck.index(frame.choices.len())];
                desk.play(seat, &choice.action, &Voice::default()).expect("a legal action");
            }
        }
    }
}
