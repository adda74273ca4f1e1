//! Writes the style sheet of Piazza, light and dark: `cargo run -p art --example sheet -- some/folder`.

use std::path::Path as FilePath;

use art::pieces::{self, coin};
use art::{
    Block, Canvas, Corner, Footprint, Icon, Kind, Label, Metal, ON_DEEP, Paint, Pile, Plot, Pt, Style, Theme, Tint,
    Tone, icon, sign,
};

#[path = "sheet/grounds.rs"]
mod grounds;

const SIZE: Pt = (1180.0, 1700.0);

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    for (theme, name) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        let svg = theme.resolve(&sheet());
        std::fs::write(FilePath::new(&folder).join(format!("sheet-{name}.svg")), svg)?;
    }
    Ok(())
}

fn sheet() -> String {
    let mut canvas = Canvas::new();
    let c = &mut canvas;
    c.rect((0.0, 0.0), SIZE, 0.0, &Style::fill("var(--paper)"));
    c.label(44.0, 62.0, &Label::new("Piazza: how things are drawn").size(22.0).serif().bold());
    art::map::compass(c, (1110.0, 66.0), 28.0);
    grounds::quarter(c, (56.0, 130.0));
    grounds::ring(c, (620.0, 316.0));
    grounds::hexes(c, (878.0, 318.0));
    catalogue(c, (44.0, 580.0));
    shapes(c, (50.0, 1066.0));
    small_things(c, (44.0, 1270.0));
    icons(c, (44.0, 1530.0));
    canvas.finish(SIZE.0, SIZE.1, "Piazza: how things are drawn")
}

fn caption(c: &mut Canvas, x: f64, y: f64, text: &str) {
    c.label(x, y, &Label::new(text).size(13.0).serif().italic().muted());
}

fn catalogue(c: &mut Canvas, (x, y): Pt) {
    caption(c, x, y, "silhouettes tell kinds apart without colour");
    for (i, kind) in Kind::ALL.iter().enumerate() {
        let (column, row) = ((i % 12) as f64, (i / 12) as f64);
        let (left, top) = (x + column * 93.0, y + 92.0 + row * 145.0);
        Block::new(*kind, Plot::new(left + 6.0, top, 50.0, 36.0)).draw(c);
        let name = format!("{kind:?}");
        let name = if name == "DepartmentStore" { "Store".to_owned() } else { name };
        c.label(left + 36.0, top + 54.0, &Label::new(name).size(11.0).middle().muted());
    }
}

fn shapes(c: &mut Canvas, (x, y): Pt) {
    caption(c, x, y, "one, two, three lots; an L; a square; a lot of a ring");
    let mut pile = Pile::new();
    let top = y + 60.0;
    let square = |left: f64| Plot::new(x + left, top, 88.0, 78.0);
    pile.block(&Block::new(Kind::House, Plot::new(x, top, 38.0, 34.0)).paint(Paint::Vermilion));
    pile.block(&Block::new(Kind::House, Plot::new(x + 66.0, top, 34.0, 78.0)).walls(Paint::Plaster));
    pile.block(
        &Block::new(Kind::Office, Plot::new(x + 130.0, top + 20.0, 112.0, 34.0)).height(26.0).paint(Paint::Sand),
    );
    pile.block(
        &Block::new(Kind::Factory, Footprint::Ell(square(280.0), Corner::NorthWest))
            .paint(Paint::Coal)
            .owner(Tint::Gold),
    );
    pile.block(&Block::new(Kind::House, Plot::new(x + 286.0, top + 4.0, 30.0, 26.0)));
    pile.block(&Block::new(Kind::Apartments, Footprint::Ell(square(410.0), Corner::SouthEast)).height(26.0));
    pile.block(&Block::new(Kind::House, Footprint::Ell(square(540.0), Corner::NorthEast)).height(16.0));
    pile.block(&Block::new(Kind::Factory, square(670.0)).paint(Paint::Coal));
    pile.block(&Block::new(Kind::DepartmentStore, Plot::new(x + 800.0, top + 20.0, 96.0, 40.0)).paint(Paint::Sky));
    pile.block(&Block::new(Kind::Stadium, square(925.0)));
    let slice = Footprint::Poly(vec![
        (x + 1030.0, top + 6.0),
        (x + 1085.0, top + 22.0),
        (x + 1064.0, top + 64.0),
        (x + 1026.0, top + 60.0),
    ]);
    pile.block(&Block::new(Kind::Plain, slice).height(22.0).paint(Paint::Mauve).owner(Tint::Purple));
    pile.draw(c);
}

fn small_things(c: &mut Canvas, (x, y): Pt) {
    caption(c, x, y, "small things");
    let row = y + 44.0;
    for (i, tint) in Tint::ALL.iter().enumerate() {
        let k = i as f64;
        pieces::cube(c, (x + 12.0 + 26.0 * k, row), 14.0, tint.paint());
        sign(c, (x + 12.0 + 26.0 * k, row + 34.0), 10.0, *tint);
        pieces::player_citizen(c, (x + 12.0 + 26.0 * k, row + 84.0), 22.0, *tint);
        pieces::pawn(c, (x + 14.0 + 26.0 * k, row + 128.0), 32.0, tint.paint());
    }
    for (i, on_it) in [Icon::Bolt, Icon::Hammer, Icon::Eye, Icon::Lock].iter().enumerate() {
        pieces::token(
            c,
            (x + 164.0 + 34.0 * i as f64, row),
            14.0,
            [Paint::Ochre, Paint::Coal, Paint::Sky, Paint::Seal][i],
            *on_it,
        );
    }
    for (i, (n, metal)) in
        [("7", Metal::Gold), ("12", Metal::Gold), ("5", Metal::Prestige), ("100", Metal::Prestige)].iter().enumerate()
    {
        coin(c, (x + 164.0 + 34.0 * i as f64, row + 38.0), 13.0, n, *metal);
    }
    pieces::count(c, (x + 288.0, row + 74.0), "×4");
    for i in 0..3 {
        pieces::cube(c, (x + 164.0 + 18.0 * f64::from(i), row + 140.0), 11.0, Paint::Gilt);
    }
    pieces::tram(c, (x + 350.0, row + 4.0), 44.0, Paint::Green);
}

fn icons(c: &mut Canvas, (x, y): Pt) {
    caption(c, x, y, "icons at 24, 16 and 12 px");
    for (i, found) in Icon::all().enumerate() {
        let (column, row) = ((i % 15) as f64, (i / 15) as f64);
        let (px, py) = (x + 16.0 + column * 73.5, y + 26.0 + row * 40.0);
        icon(c, (px, py), 24.0, found, "var(--ink)");
        icon(c, (px + 24.0, py + 3.0), 16.0, found, "var(--muted)");
        c.circle((px + 43.0, py + 3.0), 8.5, &Style::fill(&Paint::Coal.tone(Tone::Deep)));
        icon(c, (px + 43.0, py + 3.0), 12.0, found, ON_DEEP);
    }
}
