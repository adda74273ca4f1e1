//! The stacks of building tiles (LC-6.4.6).

use art::{Block, Canvas, Label, Plot, Shape, Style};
use engine::Phrase;

use super::{MARGIN, Pen, WIDTH, heading, land, towns};
use crate::content::content;
use crate::ids::Building;
use crate::show;

/// Draws one place for each building, with the tiles left in its stack.
pub fn draw(canvas: &mut Canvas, pen: &Pen<'_>, top: f64) {
    heading(canvas, (MARGIN, top + 10.0), &pen.say(&Phrase::new("scene-buildings")));
    let buildings = Building::ALL.into_iter().filter(|&building| building != Building::Castle);
    let width = (WIDTH - 2.0 * MARGIN) / (Building::ALL.len() - 1) as f64;
    for (i, building) in buildings.enumerate() {
        let left = MARGIN + width * i as f64;
        stack(canvas, pen, building, Shape::Rect(left + 2.0, top + 18.0, width - 4.0, 84.0, 5.0));
    }
}

fn stack(canvas: &mut Canvas, pen: &Pen<'_>, building: Building, place: Shape) {
    let row = &content().buildings[building.index()];
    let left = row.stack.map_or(0, |stack| pen.view.open.stock[stack.index()]);
    let name = pen.say(&show::building(building));
    let title = format!("{name}: {}", pen.say(&Phrase::new("scene-left").with("count", left)));
    let (x, y, right, bottom) = place.bounds();
    let (width, middle) = (right - x, (x + right) / 2.0);
    canvas.pick(&format!("tile:{building}"), &title, &place, |c| {
        c.shape(&place, &Style::fill("var(--card)").stroke("var(--line)", 0.9));
        Block::new(towns::kind(building), Plot::around((middle - 6.0, y + 36.0), 34.0, 25.0)).draw(c);
        towns::arch_row(c, (middle, bottom - 20.0), &row.arches, 8.0);
        let label = Label::new(&*name).size(art::fit_size(&name, width - 6.0, 12.0).max(11.0)).serif().middle();
        c.label(middle, bottom - 6.0, &label);
        land::count(c, (right - 12.0, y + 11.0), left);
    });
}
