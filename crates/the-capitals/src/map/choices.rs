//! What may be chosen in a city now, above everything that stands there.

use art::{Canvas, Label, Nearness, Pt, Shape, Style, text};
use engine::{Phrase, Say, Seat, Turn};

use super::plan::{Plan, Square};
use crate::action::Action;
use crate::board::{Cell, Vertex};
use crate::rules::{administrative, building};
use crate::show;
use crate::state::{Open, Origin, Prompt};
use crate::view::View;

/// Cells, vertices, or the tile in question, if the viewer decides about this city.
pub fn draw(canvas: &mut Canvas, view: &View, seat: Seat, plan: &Plan, words: &dyn Say) {
    let open = &view.open;
    let Turn::Decide { seat: acting, prompt } = open.asked() else { return };
    if acting != seat {
        return;
    }
    match prompt {
        Prompt::Cell { from, .. } if view.viewer.is(seat) => cells(canvas, open, from, plan, words),
        Prompt::Token { token } => {
            ring(canvas, plan.vertex(open.cities[seat].tokens[usize::from(token)]));
            if view.viewer.is(seat) {
                vertices(canvas, open, plan, words);
            }
        }
        Prompt::Order { tile } | Prompt::Pay { tile } | Prompt::FreeTarget { tile } | Prompt::HowOften { tile, .. } => {
            let Some(placed) = open.cities[seat].placed(tile) else { return };
            let Square { x, y, side, .. } = plan.cell(placed.cell);
            let shape = Shape::Rect(x - 2.0, y - 2.0, side + 4.0, side + 4.0, 9.0);
            canvas.shape(&shape, &Style::line("var(--ring)", 4.0).with("pointer-events", "none"));
        }
        Prompt::Cell { .. }
        | Prompt::Initiative
        | Prompt::Tile
        | Prompt::ExtraTile
        | Prompt::Activate
        | Prompt::Bonus
        | Prompt::Prosperity
        | Prompt::LastEffect => {}
    }
}

fn ring(canvas: &mut Canvas, at: Pt) {
    canvas.circle(at, 19.0, &Style::line("var(--ring)", 4.0).with("pointer-events", "none"));
}

fn cells(canvas: &mut Canvas, open: &Open, from: Origin, plan: &Plan, words: &dyn Say) {
    let mut legal = Vec::new();
    building::legal_cells(open, from, &mut legal);
    for action in legal {
        if let Action::Place(cell) = action {
            free_cell(canvas, open, cell, plan, words);
        }
    }
}

/// A cell to build on. What it is worth there is the action's own to say; here stands why it costs prestige.
fn free_cell(canvas: &mut Canvas, open: &Open, cell: Cell, plan: &Plan, words: &dyn Say) {
    let shape = plan.shown(cell);
    let reason = show::placing_reason(open, cell).map(|reason| words.say(&reason));
    let title = words.say(&show::say_place(open, cell));
    canvas.pick(&format!("cell:{cell}"), &title, &shape, |c| {
        let (fill, edge) = match reason {
            None => ("var(--pick-soft)", "var(--pick)"),
            Some(_) => ("var(--lot)", "var(--rule)"),
        };
        c.shape(&shape, &Style::fill(fill).stroke(edge, 1.4).dash("6 5"));
        if let (Some(reason), &Shape::Rect(x, y, w, ..)) = (&reason, &shape) {
            c.seen(Nearness::Near, |c| at_top(c, reason, (x + w / 2.0, y + 17.0), w - 10.0));
        }
    });
}

/// A few words at the upper edge of a cell; its middle belongs to numbers.
fn at_top(canvas: &mut Canvas, words: &str, (x, y): Pt, room: f64) {
    for (i, line) in text::wrap(words, room, 12.0, 3).iter().enumerate() {
        canvas.label(x, y + 13.0 * i as f64, &Label::new(line.as_str()).size(11.5).middle());
    }
}

fn vertices(canvas: &mut Canvas, open: &Open, plan: &Plan, words: &dyn Say) {
    let mut legal = Vec::new();
    administrative::legal_vertices(open, &mut legal);
    for action in legal {
        if let Action::Token(vertex) = action {
            free_vertex(canvas, vertex, plan, words);
        }
    }
}

fn free_vertex(canvas: &mut Canvas, vertex: Vertex, plan: &Plan, words: &dyn Say) {
    let at = plan.vertex(vertex);
    let title = words.say(&Phrase::new("map-vertex").with("vertex", show::vertex_name(plan, vertex)));
    canvas.pick(&format!("vertex:{vertex}"), &title, &Shape::Circle(at.0, at.1, 15.0), |c| {
        c.circle(at, 13.0, &Style::fill("var(--card)").stroke("var(--pick)", 1.6).dash("4 3"));
    });
}
