//! Tables set up by hand, and what lies on them: tests arrange a position, look, and ask for a pane, a row or a card.

use engine::pieces::{Card, Grid, Pane, Piece, Row, Tabletop, Track};
use engine::{Chance, Game, Lang, Phrase, Present, Say, Seats, Seed, Silent, Viewer};

use crate::pictures::voice;

/// A position after some lines of a scenario and some actions.
pub fn arranged<G: Game>(options: &G::Options, seats: u8, lines: &[&str], actions: &[&str]) -> G {
    let mut chance = Chance::new(Seed::from_number(3));
    let mut game = G::setup(options, Seats(seats), &mut chance, &mut Silent).expect("legal options");
    lines.iter().for_each(|line| game.arrange(line).unwrap_or_else(|why| panic!("{line}: {why}")));
    for text in actions {
        let action = text.parse().unwrap_or_else(|_| panic!("{text:?} is no action"));
        game.apply(action, &mut chance, &mut Silent);
    }
    game
}

/// What the one who decides would be told before an action that somebody new would be sorry for, in English.
pub fn slip<G: Present>(position: &G, action: &str) -> Option<String> {
    let seat = position.turn().seat().expect("somebody decides");
    let action = action.parse().unwrap_or_else(|_| panic!("{action:?} is no action"));
    let mut after = position.clone();
    after.apply(action, &mut Chance::new(Seed::from_number(3)), &mut Silent);
    let [view, after] = [position, &after].map(|position| position.view(Viewer::Seat(seat)));
    G::say_slip(&view, action, Some(&after)).map(|slip| voice::<G>(Lang::En).say(&slip))
}

/// What lies around the map, in English.
pub fn laid<G: Present>(view: &G::View) -> Tabletop<String> {
    G::lay(view).said(&voice::<G>(Lang::En))
}

/// The pane of that key.
pub fn pane<'a, W>(table: &'a Tabletop<W>, key: &str) -> &'a Pane<W> {
    table.panes.iter().find(|pane| pane.key == key).unwrap_or_else(|| panic!("no pane {key}"))
}

/// The lines of words among pieces.
pub fn texts<W>(pieces: &[Piece<W>]) -> Vec<&W> {
    pieces.iter().filter_map(|piece| if let Piece::Text { words } = piece { Some(words) } else { None }).collect()
}

/// The rows among pieces.
pub fn rows<W>(pieces: &[Piece<W>]) -> Vec<&Row<W>> {
    pieces.iter().filter_map(|piece| if let Piece::Row(row) = piece { Some(row) } else { None }).collect()
}

/// The grids among pieces.
pub fn grids<W>(pieces: &[Piece<W>]) -> Vec<&Grid<W>> {
    pieces.iter().filter_map(|piece| if let Piece::Grid(grid) = piece { Some(grid) } else { None }).collect()
}

/// The tracks among pieces.
pub fn tracks<W>(pieces: &[Piece<W>]) -> Vec<&Track<W>> {
    pieces.iter().filter_map(|piece| if let Piece::Track(track) = piece { Some(track) } else { None }).collect()
}

/// The cards among pieces, also those in rows.
pub fn cards<W>(pieces: &[Piece<W>]) -> Vec<&Card<W>> {
    let found = pieces.iter().flat_map(|piece| match piece {
        Piece::Card(card) => vec![&**card],
        Piece::Row(row) => cards(&row.pieces),
        Piece::Text { .. } | Piece::Track(_) | Piece::Grid(_) => Vec::new(),
    });
    found.collect()
}

/// Says phrases without their locale, as [`crate::bare`] does.
pub struct Bare;

impl Say for Bare {
    fn say(&self, phrase: &Phrase) -> String {
        crate::bare(phrase)
    }
}
