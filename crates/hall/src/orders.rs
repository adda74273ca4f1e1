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
        let known = self.sights.iter().position(|sight| same(sight) && (sight.drawn.is_some() || !order.table));
        if let Some(i) = known {
            return Ok(&self.sights[i]);
        }
        self.made += 1;
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
