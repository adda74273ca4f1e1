//! The stacks of building tiles (LC-6.4.6).

use art::{Block, Canvas, Label, Plot, Shape, Style};
use engine::Phrase;

use super::{COLUMN, COLUMN_WIDTH, Pen, TEXT, heading, towns};
use crate::content::content;
use crate::ids::Building;
use crate::show;

const COLUMNS: usize = 3;
const GAP: f64 = 6.0;
const HEIGHT: f64 = 80.0;

/// Draws one place for each building, with the tiles left in its stack.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>, top: f64) {
    let title = pen.say(&Phrase::new("scene-buildings"));
    canvas.look("buildings", &title, |c| {
        heading(c, (COLUMN, top + 14.0), &title);
        let buildings = Building::ALL.into_iter().filter(|&building| building != Building::Castle);
        let width = (COLUMN_WIDTH + GAP) / COLUMNS as f64 - GAP;
        for (i, building) in buildings.enumerate() {
            let left = COLUMN + (width + GAP) * (i % COLUMNS) as f64;
            let y = top + 22.0 + (HEIGHT + GAP) * (i / COLUMNS) as f64;
            stack(c, pen, building, Shape::Rect(left, y, width, HEIGHT, 5.0));
        }
    });
}

fn stack(canvas: &mut Canvas, pen: &Pen<'_>, building: Building, place: Shape) {
    let row = &content().buildings[building.index()];
    let left = row.stack.map_or(0, |stack| pen.view.open.stock[stack.index()]);
    let name = pen.say(&show::building(building));
    let help = Phrase::new("scene-stack").with("building", show::building(building)).with("count", left);
    let title = pen.say(&help.with("hints", show::places::hints(building)));
    let (x, y, right, bottom) = place.bounds();
    let (width, middle) = (right - x, (x + right) / 2.0);
    canvas.pick(&format!("tile:{building}"), &title, &place, |c| {
        c.shape(&place, &Style::fill("var(--card)").stroke("var(--line)", 0.9));
        Block::new(towns::kind(building), Plot::around((x + 32.0, y + 36.0), 38.0, 27.0)).draw(c);
        towns::arch_row(c, (right - 24.0, bottom - 24.0), &row.arches, 14.0);
        let label = Label::new(&*name).size(TEXT).serif().middle().within(width - 6.0);
        c.label(middle, bottom - 6.5, &label);
        let count = Label::new(left.to_string()).size(TEXT + 1.0).bold().end();
        c.label(right - 9.0, y + 21.0, &count);
    });
}
