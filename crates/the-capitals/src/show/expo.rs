//! What the next World Expo would bring if it came now.

use engine::pieces::{Grid, Pane, Role};
use engine::{BySeat, Phrase, Seat};

use super::effects::{changes, signed};
use crate::content::content;
use crate::event::{Event, Why};
use crate::ids::{MAX_CITIES, Resource};
use crate::rules::expo;
use crate::state::{Open, Phase};
use crate::view::View;

/// The prestige of one city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evaluation {
    /// Of the employment space.
    pub employment: i16,
    /// For people without work.
    pub idle: i16,
    /// Of the public services space, and what that sets off.
    pub services: i16,
    /// For the place in public services.
    pub ranking: i16,
}

impl Evaluation {
    /// All together.
    pub const fn total(self) -> i16 {
        self.employment + self.idle + self.services + self.ranking
    }

    fn add(&mut self, by: i16, why: Why) {
        match why {
            Why::ExpoEmployment => self.employment += by,
            Why::ExpoUnemployment => self.idle += by,
            Why::ExpoRanking => self.ranking += by,
            Why::ExpoServices
            | Why::Tile(_)
            | Why::Initiative
            | Why::Row
            | Why::Penalty
            | Why::Taxation
            | Why::Arrow
            | Why::Unemployed
            | Why::Bonus
            | Why::Lake
            | Why::Final(_)
            | Why::FinalEnergy
            | Why::FinalMoney
            | Why::FinalCulture
            | Why::FinalProgress => self.services += by,
        }
    }
}

/// The Expo on a copy of the table.
pub fn outlook(open: &Open) -> BySeat<Evaluation, MAX_CITIES> {
    let (mut copy, mut log) = (*open, Vec::new());
    expo::evaluate(&mut copy, next(open), &mut log);
    let mut found = BySeat::default();
    for event in log {
        if let Event::Changed { seat, what: Resource::Prestige, by, why } = event {
            let evaluation: &mut Evaluation = &mut found[seat];
            evaluation.add(by, why);
        }
    }
    found
}

/// The round after which the next World Expo comes.
pub fn next(open: &Open) -> u8 {
    let board = &content().board;
    board.expo_after.iter().copied().find(|&round| round >= open.round).unwrap_or(board.rounds())
}

/// How many spaces of the employment track are shown around the own marker.
const WINDOW: usize = 7;

/// Everybody's result, and what the neighbouring spaces of the two tracks would bring.
pub fn pane(view: &View) -> Option<Pane> {
    let open = &view.open;
    if open.phase == Phase::Over {
        return None;
    }
    let note = Phrase::new("expo-note").with("round", next(open));
    let pane = Pane::new(Role::Track, "expo").note(note).with(everybody(open));
    let own = view.viewer.seat().map(|seat| [employment(open, seat), services(open, seat)]);
    Some(pane.with_all(own.into_iter().flatten()))
}

fn everybody(open: &Open) -> Grid {
    let outlook = outlook(open);
    let number = |by: i16| Phrase::plain(signed(by));
    let row = |seat: Seat| {
        let it = outlook[seat];
        let cells = [it.employment, it.idle, it.services, it.ranking, it.total()].map(number).to_vec();
        (Phrase::new("named").with("seat", seat), cells)
    };
    let columns = ["expo-work", "expo-idle", "expo-services", "expo-rank", "expo-total"];
    Grid {
        columns: columns.map(Phrase::new).to_vec(),
        marked: Some(columns.len() - 1),
        rows: open.seats.iter().map(row).collect(),
    }
}

/// CA-3.9: the prestige of the employment spaces around the own one.
fn employment(open: &Open, seat: Seat) -> Grid {
    let prestige = &content().board.employment_prestige;
    let own = usize::from(open.cities[seat].tracks.employment);
    let first = own.saturating_sub(WINDOW / 2).min(prestige.len().saturating_sub(WINDOW));
    let spaces = first..(first + WINDOW).min(prestige.len());
    Grid {
        columns: spaces.clone().map(Phrase::plain).collect(),
        marked: Some(own - first),
        rows: vec![(Phrase::plain("⟨work⟩"), spaces.map(|space| Phrase::plain(signed(prestige[space]))).collect())],
    }
}

/// CA-3.10: the bonus of every space of public services.
fn services(open: &Open, seat: Seat) -> Grid {
    let bonus = &content().board.service_bonus;
    let cell = |bonus: &Vec<_>| Phrase::plain(if bonus.is_empty() { "–".to_owned() } else { changes(bonus) });
    Grid {
        columns: (0..bonus.len()).map(Phrase::plain).collect(),
        marked: Some(open.cities[seat].tracks.public_service.into()),
        rows: vec![(Phrase::plain("⟨shield⟩"), bonus.iter().map(cell).collect())],
    }
}
