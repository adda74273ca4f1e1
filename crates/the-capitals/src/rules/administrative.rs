//! 6.6 Administrative phase.

use engine::Log;

use super::Next;
use crate::action::Action;
use crate::board::Vertex;
use crate::content::content;
use crate::event::Event;
use crate::ids::ROWS;
use crate::state::{Capitals, Open, Phase};

/// CA-6.6.1, then the tokens; after the last round only the neutral marker moves.
pub fn begin(game: &mut Capitals, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    if let Some(culture) = &mut open.neutral {
        *culture = (*culture + 1).min(content().board.culture.max); // CA-8.1.6
        log.add(Event::NeutralAdvanced { culture: *culture });
    }
    let last = open.round == content().board.rounds();
    open.phase = if last { Phase::LastEffects } else { Phase::Tokens };
    open.turn = 0;
}

/// CA-6.6.2: perimeter vertices without the city's other token.
pub fn legal_vertices(open: &Open, out: &mut Vec<Action>) {
    let city = &open.cities[open.actor()];
    city.grid().perimeter(|vertex| {
        if !city.tokens.contains(&vertex) {
            out.push(Action::Token(vertex));
        }
    });
}

pub fn move_token(game: &mut Capitals, vertex: Vertex, log: &mut impl Log<Event>) {
    let open = &mut game.open;
    let seat = open.actor();
    let city = &mut open.cities[seat];
    let token = city.surrounded().expect("a token is surrounded");
    city.tokens[token] = vertex;
    log.add(Event::TokenMoved { seat, vertex });
}

/// Goes from city to city; token 0 comes before token 1, and a moved token is no longer surrounded.
pub fn proceed_tokens(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    if game.open.all_done() {
        new_round(game, log);
        return Next::Go;
    }
    if game.open.cities[game.open.actor()].surrounded().is_some() {
        return Next::Ask;
    }
    game.open.turn += 1;
    Next::Go
}

fn new_round(game: &mut Capitals, log: &mut impl Log<Event>) {
    let played = game.open.round;
    shift_rows(&mut game.open, log);
    advance_round(game, log);
    draw_projects(game, log);
    let open = &mut game.open;
    open.turn = 0;
    // CA-6.6.6, CA-8.3.3: the symbol of the round just played counts.
    let marked = content().board.prosperity_rounds.contains(&played);
    if open.options.prosperity && marked {
        open.phase = Phase::Prosperity;
    } else {
        super::expo::after_round(game, played, log);
    }
}

/// CA-6.6.3: every row moves down; what lies in the dearest leaves the game.
fn shift_rows(open: &mut Open, log: &mut impl Log<Event>) {
    for &tile in &open.projects[ROWS - 1] {
        open.pushed_out.add(tile);
        log.add(Event::PushedOut { tile });
    }
    open.projects.rotate_right(1);
    open.projects[0].clear();
}

/// CA-6.6.4: at the start of an era the rest of the old stack leaves the game.
fn advance_round(game: &mut Capitals, log: &mut impl Log<Event>) {
    let old = game.open.era();
    game.open.round += 1;
    log.add(Event::RoundBegan { round: game.open.round });
    if game.open.era() != old {
        let rest = std::mem::take(&mut game.secret.stacks[old]);
        rest.iter().for_each(|&tile| game.secret.left.add(tile));
    }
}

/// CA-6.6.5: up to a number of tiles of the current era, older ones not counted; CA-8.2.1: or always so many.
fn draw_projects(game: &mut Capitals, log: &mut impl Log<Event>) {
    let era = game.open.era();
    let setup = content().setup(game.open.seats.0);
    let present = game.open.offers().filter(|(_, tile)| content().eras[era].has(*tile)).count();
    let wanted = if game.open.options.full_draw { setup.full_draw } else { setup.projects.saturating_sub(present) };
    for _ in 0..wanted {
        let Some(tile) = game.secret.stacks[era].take_first() else { return };
        game.open.projects[0].push(tile);
        log.add(Event::Drawn { tile });
    }
}
