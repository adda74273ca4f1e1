//! The tracks with what they score, who draws tourists, and what lies past the ends.

use engine::pieces::{Grid, Pane, Role, Track};
use engine::{Phrase, Seat};

use super::effects::{change, changes, icon, signed};
use super::expo::{self, Evaluation};
use crate::content::content;
use crate::effects::Change;
use crate::ids::Resource;
use crate::rules::{expo as evaluation, tourism};
use crate::state::{Open, Phase};
use crate::view::View;

/// The tracks with two ends, in the order of the board.
const RULED: [Resource; 5] =
    [Resource::Population, Resource::Employment, Resource::PublicService, Resource::Culture, Resource::Money];

/// All six tracks, with what the viewer's marker is worth at the next Expo or at the end.
pub fn pane(view: &View) -> Pane {
    let open = &view.open;
    let own = view.viewer.seat().filter(|_| open.phase != Phase::Over).map(|seat| (seat, expo::outlook(open)[seat]));
    let pane = Pane::new(Role::Track, "tracks");
    let pane = match own {
        Some((_, outlook)) => {
            let badge = Phrase::new("tracks-badge").with("n", signed(outlook.total()));
            pane.badge(badge)
        }
        None => pane,
    };
    pane.with_all(RULED.into_iter().chain([Resource::Progress]).map(|what| track(open, what, own)))
}

fn track(open: &Open, what: Resource, own: Option<(Seat, Evaluation)>) -> Track {
    let value = |seat: Seat| i32::from(open.cities[seat].tracks.get(what));
    let marks: Vec<(Seat, i32)> = open.seats.iter().map(|seat| (seat, value(seat))).collect();
    let range = match content().board.track(what) {
        Some(track) => (i32::from(track.min), i32::from(track.max)),
        // CA-6.1.10: at the top level the marker goes on without limit.
        None => (0, marks.iter().map(|mark| mark.1).max().unwrap_or(0).max(content().board.progress_spaces.into())),
    };
    Track {
        label: Phrase::new(format!("track-{}", what.key())),
        gauge: Some(what.key()),
        range,
        marks,
        spaces: spaces(open, what),
        end: own.map_or_else(Vec::new, |(seat, outlook)| worth(open, what, seat, outlook)),
    }
}

/// Spaces that mean something: the ends, the zones of culture, the upgrade.
fn spaces(open: &Open, what: Resource) -> Vec<(i32, Phrase)> {
    let board = &content().board;
    let mut spaces = Vec::new();
    if let Some(track) = board.track(what) {
        let top = Phrase::new("track-top").with("what", change(track.top));
        spaces.push((i32::from(track.max), top));
    }
    match what {
        Resource::Culture => {
            let zone = |level: &crate::content::Attraction| {
                let brings = Phrase::new("track-attraction").with("at", level.at).with("below", level.below);
                (i32::from(level.at), brings)
            };
            spaces.extend(board.attraction.iter().map(zone));
            let neutral = |n: u8| (i32::from(n), Phrase::new("track-neutral").with("n", n));
            spaces.extend(open.neutral.map(neutral));
        }
        Resource::Progress => spaces.push((board.progress_spaces.into(), Phrase::new("track-upgrade"))),
        Resource::Population
        | Resource::Employment
        | Resource::PublicService
        | Resource::Money
        | Resource::Prestige
        | Resource::Energy => {}
    }
    spaces
}

/// What the own marker is worth, loud first.
fn worth(open: &Open, what: Resource, seat: Seat, outlook: Evaluation) -> Vec<Phrase> {
    let (tracks, scoring) = (&open.cities[seat].tracks, &content().board.scoring);
    let stars = |by: i16| Phrase::plain(format!("{} ⟨star⟩", signed(by)));
    let at_end = |by: i16| vec![stars(by), Phrase::new("worth-end")];
    match what {
        Resource::Population => {
            vec![stars(outlook.idle), Phrase::new("worth-idle").with("n", tracks.population - tracks.employment)]
        }
        Resource::Employment => vec![stars(outlook.employment)],
        Resource::PublicService => services(open, seat, outlook),
        Resource::Culture => at_end(i16::from(tracks.culture) / scoring.culture_per_prestige),
        Resource::Money => at_end(i16::from(tracks.money) / scoring.money_per_prestige),
        Resource::Progress if usize::from(tracks.level) == content().plants.len() => {
            at_end(tracks.progress as i16 / scoring.progress_per_prestige)
        }
        Resource::Progress => {
            let left = content().board.progress_spaces - tracks.progress;
            vec![Phrase::new("worth-upgrade").with("n", i64::from(left)).with("level", tracks.level + 1)]
        }
        Resource::Prestige | Resource::Energy => Vec::new(),
    }
}

/// The bonus of the space, and the place among the cities with what it costs.
fn services(open: &Open, seat: Seat, outlook: Evaluation) -> Vec<Phrase> {
    let bonus = &content().board.service_bonus[usize::from(open.cities[seat].tracks.public_service)];
    let place = evaluation::service_ranking(open).iter().position(|&other| other == seat).unwrap_or(0) + 1;
    let rank = Phrase::new("worth-rank").with("place", place).with("n", signed(outlook.ranking));
    match bonus.as_slice() {
        [] => vec![rank],
        bonus => vec![Phrase::plain(changes(bonus)), rank],
    }
}

/// CA-6.4.3, CA-6.4.4: who draws whose tourists, by culture.
pub fn tourism_pane(open: &Open) -> Pane {
    let board = &content().board;
    let first = tourism::highest(open);
    let neutral = open.neutral.filter(|&neutral| neutral > open.cities[first].tracks.culture);
    let top = neutral.unwrap_or(open.cities[first].tracks.culture);
    let leads = match neutral {
        Some(n) => Phrase::new("tourism-neutral").with("n", n),
        None => Phrase::new("tourism-leads").with("seat", first).with("n", top),
    };
    let marked = board.attraction.iter().rposition(|level| top >= level.at).map_or(0, |at| at + 1);
    let from = board.attraction.iter().map(|level| Phrase::new("tourism-from").with("n", level.at));
    let below = board.attraction.iter().map(|level| Phrase::new("tourism-below").with("n", level.below));
    let grid = Grid {
        columns: [Phrase::new("tourism-less")].into_iter().chain(from).collect(),
        marked: Some(marked),
        rows: vec![(Phrase::new("tourism-draws"), [Phrase::new("tourism-lowest")].into_iter().chain(below).collect())],
    };
    let pane = Pane::new(Role::Track, "tourism").note(leads).with(grid);
    match open.neutral {
        Some(n) if neutral.is_none() => pane.with(Phrase::new("track-neutral").with("n", n)),
        Some(_) | None => pane,
    }
}

/// CA-3.8: what a marker brings that would pass an end of its track.
pub fn ends_pane() -> Pane {
    let ruled = || RULED.into_iter().filter_map(|what| Some((what, content().board.track(what)?)));
    let cells = |of: fn(&crate::content::Track) -> Option<Change>, at: fn(&crate::content::Track) -> u8| {
        ruled()
            .map(|(_, track)| match of(track) {
                Some(arrow) => Phrase::new("ends-cell").with("at", at(track)).with("what", change(arrow)),
                None => Phrase::plain("–"),
            })
            .collect()
    };
    let rows = vec![
        (Phrase::new("ends-top"), cells(|track| Some(track.top), |track| track.max)),
        (Phrase::new("ends-bottom"), cells(|track| track.bottom, |track| track.min)),
    ];
    Pane::new(Role::Track, "ends").with(Grid {
        columns: ruled().map(|(what, _)| Phrase::plain(icon(what))).collect(),
        marked: None,
        rows,
    })
}
