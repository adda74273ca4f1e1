//! What one viewer sees of a moment: put into words and drawn once, in parts, so that a connection is sent only the parts
//! that it does not have.

use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, LazyLock};

use catalog::Voice;
use engine::pieces::{Layer, Map, Role, Tabletop};
use engine::{Had, Seat, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::desk::{Desk, Fault};

/// Something in JSON.
pub type Json = Box<RawValue>;

/// Something as JSON.
pub fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).expect("messages are plain data")
}

/// What tells two texts apart, in this process.
pub fn hash(text: &str) -> u64 {
    static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    KEYS.hash_one(text)
}

/// A part of what lies on the table, which is sent again only when it has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Ribbons,
    Chips,
    Pane(&'static str),
    Layer(Option<Seat>, &'static str),
}

/// What a connection has: the parts it was last sent, by their hashes, and the drawings among them.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Outline {
    parts: Vec<(Part, u64)>,
    drawings: Vec<Had>,
}

impl Outline {
    fn has(&self, layer: &Layer) -> bool {
        self.drawings.iter().any(|(page, _)| layer.page == Some(*page))
    }
}

/// Everything that one viewer is shown in one language.
pub struct Sight {
    /// Whose eyes.
    pub viewer: Viewer,
    /// How they are spoken to.
    pub voice: Voice,
    /// The moment: the question and the choices.
    pub frame: Json,
    /// What lies on the table, if somebody wants to see it.
    pub drawn: Option<Drawn>,
}

/// What lies on the table, in parts.
pub struct Drawn {
    place: String,
    ribbons: Json,
    chips: Json,
    panes: Vec<(&'static str, Role, Json)>,
    maps: Vec<Map>,
    /// Layers of which this has the drawing were left out.
    spared: Arc<Outline>,
    /// All parts.
    pub outline: Arc<Outline>,
}

impl Drawn {
    /// Draws the table for a viewer who has some of it.
    pub fn new(desk: &Desk, viewer: Viewer, voice: &Voice, has: &Arc<Outline>) -> Result<Self, Fault> {
        let drawn = Self::sparing(desk, viewer, voice, has)?;
        // What they have may belong somewhere else, as when one player's city comes to look like another's.
        if drawn.is_enough_for(has) { Ok(drawn) } else { Self::sparing(desk, viewer, voice, &Arc::default()) }
    }

    fn sparing(desk: &Desk, viewer: Viewer, voice: &Voice, has: &Arc<Outline>) -> Result<Self, Fault> {
        let Tabletop { place, ribbons, chips, panes } = desk.tabletop(viewer, voice)?;
        let (ribbons, chips, maps) = (json(&ribbons), json(&chips), desk.maps(viewer, voice, &has.drawings)?);
        let panes: Vec<_> = panes.iter().map(|pane| (pane.key, pane.role, json(pane))).collect();
        let mut parts = vec![(Part::Ribbons, hash(ribbons.get())), (Part::Chips, hash(chips.get()))];
        parts.extend(panes.iter().map(|(key, _, pane)| (Part::Pane(key), hash(pane.get()))));
        let mut drawings = Vec::new();
        for map in &maps {
            parts.extend(map.layers.iter().map(|layer| (Part::Layer(map.seat, layer.key), layer.sum)));
            drawings.extend(map.layers.iter().filter_map(|layer| Some((layer.page?, layer.sum))));
        }
        let outline = Arc::new(Outline { parts, drawings });
        Ok(Self { place, ribbons, chips, panes, maps, spared: has.clone(), outline })
    }

    /// Whether nothing is left out that a connection lacks.
    pub fn is_enough_for(&self, to: &Outline) -> bool {
        let lacks = |map: &Map, layer: &Layer| self.is_news(Part::Layer(map.seat, layer.key), to);
        let missing = |map: &Map| map.layers.iter().any(|layer| self.spared.has(layer) && lacks(map, layer));
        !self.maps.iter().any(missing)
    }

    /// Whether a connection does not have a part as it is now.
    fn is_news(&self, part: Part, to: &Outline) -> bool {
        self.outline.parts.iter().any(|now| now.0 == part && !to.parts.contains(now))
    }

    /// What lies around the map, for a connection that has some of it.
    pub fn table<'a>(&'a self, to: &Outline) -> TableView<'a> {
        let pane = |(key, role, pane): &'a (&'static str, Role, Json)| match self.is_news(Part::Pane(key), to) {
            true => PaneView::News(pane),
            false => PaneView::Same { key, role: *role, same: true },
        };
        TableView {
            place: &self.place,
            ribbons: self.is_news(Part::Ribbons, to).then_some(&*self.ribbons),
            chips: self.is_news(Part::Chips, to).then_some(&*self.chips),
            panes: self.panes.iter().map(pane).collect(),
        }
    }

    /// The maps, for a connection that has some of their layers.
    pub fn maps<'a>(&'a self, to: &Outline) -> Vec<MapView<'a>> {
        let layers = |map: &'a Map| {
            let news = move |key| self.is_news(Part::Layer(map.seat, key), to);
            let view =
                move |layer: &'a Layer| LayerView { key: layer.key, svg: news(layer.key).then_some(&*layer.svg) };
            map.layers.iter().map(view).collect()
        };
        let view = |map: &'a Map| MapView { seat: map.seat, width: map.width, height: map.height, layers: layers(map) };
        self.maps.iter().map(view).collect()
    }
}

/// What lies around the map, as it is sent. What is not there has not changed.
#[derive(Debug, Serialize)]
pub struct TableView<'a> {
    place: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    ribbons: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<&'a RawValue>,
    panes: Vec<PaneView<'a>>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum PaneView<'a> {
    News(&'a RawValue),
    Same { key: &'static str, role: Role, same: bool },
}

/// A map, as it is sent.
#[derive(Debug, Serialize)]
pub struct MapView<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    width: u32,
    height: u32,
    layers: Vec<LayerView<'a>>,
}

#[derive(Debug, Serialize)]
struct LayerView<'a> {
    key: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<&'a str>,
}
