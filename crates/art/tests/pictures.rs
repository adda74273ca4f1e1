//! Whole pictures: everything the crate draws, in both themes, is well-formed and free of variables.

use art::{
    Block, Canvas, Front, Icon, Kind, Label, Metal, Paint, Pile, Plot, Sector, Shape, Style, Theme, Tint, face, ground,
    icon, map, pieces,
};
use testkit::laws::check_svg;

fn everything() -> String {
    let mut canvas = Canvas::new();
    let c = &mut canvas;
    let shape = Shape::Sector(Sector { center: (80.0, 80.0), radii: (20.0, 60.0), angles: (0.0, 72.0), gap: 2.5 });
    for draw in [ground::lot, ground::water, ground::field, ground::meadow] {
        c.pick("lot:1", "Lot \"1\" & more", &shape, |c| draw(c, &shape));
    }
    c.pick_over("lot:2", "Lot 2", &Shape::hex(10.0, 10.0, 8.0));
    ground::street(c, &[(0.0, 0.0), (50.0, 0.0)], 12.0);
    ground::rails(c, &[(0.0, 0.0), (50.0, 0.0)]);
    ground::water_edge(c, &ground::wavy((0.0, 0.0), (90.0, 0.0), 3.0, 30.0), 20.0);
    ground::mountains(c, (50.0, 50.0), 60.0);
    ground::wood(c, (50.0, 50.0), 30.0);
    map::compass(c, (50.0, 50.0), 20.0);
    let mut pile = Pile::new();
    for (i, kind) in Kind::ALL.into_iter().enumerate() {
        let plot = Plot::new(60.0 * (i % 6) as f64, 60.0 * (i / 6) as f64, 44.0, 34.0);
        pile.block(&Block::new(kind, plot).owner(Tint::of_seat(i)).piece(format!("b:{i}")).title("<x>"));
    }
    pile.draw(c);
    small(c);
    canvas.finish(360.0, 360.0, "Everything & more")
}

fn small(c: &mut Canvas) {
    for tint in Tint::ALL {
        pieces::player_citizen(c, (0.0, 0.0), 18.0, tint);
    }
    for front in Front::ALL {
        face(c, front, "var(--brick-lit)");
    }
    for found in Icon::all() {
        icon(c, (0.0, 0.0), 16.0, found, "var(--ink)");
    }
    for metal in [Metal::Gold, Metal::Prestige] {
        pieces::coin(c, (0.0, 0.0), 11.0, "3", metal);
    }
    pieces::pawn(c, (0.0, 0.0), 30.0, Paint::Sand);
    pieces::tram(c, (0.0, 0.0), 40.0, Paint::Blue);
    c.ghost(|c| c.label(0.0, 0.0, &Label::new("+3").bold()));
    c.circle((0.0, 0.0), 3.0, &Style::fill("var(--pick)"));
}

#[test]
fn everything_is_well_formed() {
    check_svg(&everything());
}

#[test]
fn everything_resolves_in_both_themes() {
    let svg = everything();
    assert!(svg.contains("var(--"));
    for theme in Theme::ALL {
        let resolved = theme.resolve(&svg);
        assert!(!resolved.contains("var("));
        check_svg(&resolved);
    }
}

#[test]
fn every_variable_that_is_drawn_exists_in_both_themes() {
    let svg = everything();
    for part in svg.split("var(--").skip(1) {
        let name = part.split(')').next().unwrap();
        for theme in Theme::ALL {
            assert!(theme.value(name).is_some(), "{name} in {theme:?}");
        }
    }
}

#[test]
fn pictures_are_the_same_every_time() {
    assert_eq!(everything(), everything());
}
