//! Three grounds: blocks with streets, a ring around a plaza, hexes around a field.

use art::pieces::{self, coin};
use art::{Block, Canvas, Kind, Label, Metal, Paint, Pile, Plot, Pt, Sector, Shape, Style, Tint, ground};

/// Six blocks of four lots, a tram, a shore, and the states of a pick.
pub fn quarter(c: &mut Canvas, (ox, oy): Pt) {
    let (block, gap, lot) = (150.0, 22.0, 75.0);
    let (w, h) = (3.0 * block + 2.0 * gap, 2.0 * block + gap);
    let shore = ground::wavy((ox + w + 16.0, oy + h + 12.0), (ox - 16.0, oy + h + 12.0), 2.5, 90.0);
    let back: Vec<Pt> = shore.iter().rev().copied().collect();
    ground::water_edge(c, &back, 26.0);
    c.rect((ox - 16.0, oy - 16.0), (w + 32.0, h + 32.0), 8.0, &Style::fill("var(--street)").stroke("var(--line)", 0.8));
    let at =
        |bx: f64, by: f64, lx: f64, ly: f64| (ox + bx * (block + gap) + lx * lot, oy + by * (block + gap) + ly * lot);
    for i in 0..24 {
        let (bx, by, lx, ly) = (i % 3, i / 3 % 2, i / 6 % 2, i / 12);
        let (x, y) = at(f64::from(bx), f64::from(by), f64::from(lx), f64::from(ly));
        let shape = Shape::rect(x + 1.5, y + 1.5, lot - 3.0, lot - 3.0);
        let id = format!("lot:{i}");
        c.pick(&id, &format!("Lot {i}"), &shape.inset(2.0), |c| ground::lot(c, &shape));
    }
    ground::street_name(c, (ox + w / 2.0 + 100.0, oy + block + gap / 2.0), "Harbour Row");
    ground::street_name_upright(c, (ox + block + gap / 2.0, oy + 236.0), "Mill Lane");
    states(c, &at, lot);
    let rail_y = oy + block + gap / 2.0;
    ground::rails(c, &[(ox, rail_y), (ox + 2.0 * block - 60.0, rail_y)]);
    let mut pile = Pile::new();
    for block in town(&at) {
        pile.block(&block);
    }
    pile.stand(Plot::around((ox + 90.0, rail_y), 40.0, 10.0), |c| {
        pieces::tram(c, (ox + 90.0, rail_y), 40.0, Paint::Vermilion)
    });
    pile.draw(c);
    for (i, n) in ["1", "2", "4"].iter().enumerate() {
        coin(c, (ox + i as f64 * (block + gap) + block / 2.0, oy - 16.0), 11.0, n, Metal::Gold);
    }
    for (i, n) in ["2", "1"].iter().enumerate() {
        coin(c, (ox - 16.0, oy + i as f64 * (block + gap) + block / 2.0), 11.0, n, Metal::Prestige);
    }
    let (x, y) = at(1.0, 1.0, 1.0, 1.0);
    pieces::count(c, (x + 57.0, y + 6.0), "+3");
}

fn states(c: &mut Canvas, at: &impl Fn(f64, f64, f64, f64) -> Pt, lot: f64) {
    for (ly, dash) in [(0.0, "5 4"), (1.0, "none")] {
        let (x, y) = at(1.0, 1.0, 1.0, ly);
        let style = Style::fill("var(--pick-soft)").stroke("var(--pick)", if ly > 0.5 { 3.4 } else { 2.4 });
        c.shape(&Shape::rect(x + 3.5, y + 3.5, lot - 7.0, lot - 7.0), &style.dash(dash));
    }
}

fn town(at: &impl Fn(f64, f64, f64, f64) -> Pt) -> Vec<Block> {
    let on =
        |kind: Kind, (x, y): Pt, dx: f64, dy: f64, w: f64, d: f64| Block::new(kind, Plot::new(x + dx, y + dy, w, d));
    let (house, office, shop) = (Kind::House, Kind::Office, Kind::Shop);
    vec![
        on(office, at(0.0, 0.0, 0.0, 0.0), 14.0, 30.0, 34.0, 32.0).owner(Tint::Blue),
        on(Kind::Tower, at(0.0, 0.0, 1.0, 0.0), 14.0, 28.0, 36.0, 36.0).owner(Tint::Blue),
        on(shop, at(0.0, 0.0, 0.0, 1.0), 12.0, 28.0, 44.0, 30.0).owner(Tint::Gold),
        on(house, at(0.0, 0.0, 1.0, 1.0), 18.0, 30.0, 36.0, 28.0).owner(Tint::Vermilion),
        on(Kind::CityHall, at(1.0, 0.0, 0.0, 0.0), 44.0, 26.0, 56.0, 40.0).owner(Tint::Green),
        on(Kind::Park, at(1.0, 0.0, 0.0, 1.0), 6.0, 10.0, 138.0, 56.0),
        on(house, at(2.0, 0.0, 0.0, 0.0), 18.0, 30.0, 36.0, 28.0).owner(Tint::Vermilion),
        on(Kind::Church, at(2.0, 0.0, 1.0, 0.0), 10.0, 28.0, 48.0, 34.0).owner(Tint::Purple),
        on(Kind::Terrace, at(2.0, 0.0, 0.0, 1.0), 14.0, 30.0, 116.0, 28.0).owner(Tint::Vermilion),
        on(Kind::Factory, at(0.0, 1.0, 0.0, 0.0), 20.0, 20.0, 106.0, 44.0).owner(Tint::Purple),
        on(shop, at(0.0, 1.0, 0.0, 1.0), 12.0, 28.0, 44.0, 30.0).paint(Paint::Rose).owner(Tint::Gold),
        on(Kind::Castle, at(1.0, 1.0, 0.0, 0.0), 12.0, 26.0, 46.0, 38.0).owner(Tint::Vermilion),
        on(office, at(2.0, 1.0, 0.0, 0.0), 16.0, 30.0, 32.0, 30.0).paint(Paint::Mauve).height(38.0).owner(Tint::Purple),
        on(Kind::Apartments, at(2.0, 1.0, 1.0, 0.0), 14.0, 26.0, 40.0, 36.0).owner(Tint::Green),
        on(house, at(2.0, 1.0, 0.0, 1.0), 18.0, 30.0, 36.0, 28.0).owner(Tint::Blue),
        on(office, at(2.0, 1.0, 1.0, 1.0), 16.0, 30.0, 34.0, 32.0).height(28.0).owner(Tint::Green),
        on(house, at(1.0, 1.0, 1.0, 1.0), 18.0, 30.0, 36.0, 28.0).owner(Tint::Blue).ghost(),
    ]
}

pub fn ring(c: &mut Canvas, (x, y): Pt) {
    let (center, radii) = ((x + 110.0, y + 100.0), (34.0, 92.0));
    c.circle(center, 98.0, &Style::fill("var(--street)").stroke("var(--line)", 0.8));
    let lot = |i: i32| {
        let start = 72.0 * f64::from(i) - 90.0;
        Shape::Sector(Sector { center, radii, angles: (start, start + 72.0), gap: 2.5 })
    };
    let lots: Vec<Shape> = (0..5).map(lot).collect();
    for (shape, paint) in lots.iter().zip([Paint::Violet, Paint::Grey, Paint::Orange, Paint::Moss, Paint::Umber]) {
        ground::colored_lot(c, shape, paint);
    }
    c.circle(center, 29.0, &Style::fill("var(--lot)").stroke("var(--line)", 0.8));
    let mut pile = Pile::new();
    let kinds = [
        (0, Kind::Tower, Some(Tint::Blue)),
        (1, Kind::Shop, None),
        (2, Kind::Shop, None),
        (3, Kind::Apartments, Some(Tint::Vermilion)),
    ];
    for (i, kind, owner) in kinds {
        let (cx, cy) = lots[i].center();
        let block = Block::new(kind, Plot::around((cx - 4.0, cy + 4.0), 36.0, 26.0));
        pile.block(&owner.map_or(block.clone(), |tint| block.clone().owner(tint)));
    }
    pile.stand(Plot::around(center, 10.0, 6.0), |c| {
        pieces::pawn(c, (center.0 - 8.0, center.1 + 10.0), 26.0, Paint::Marble)
    });
    pile.stand(Plot::around(center, 10.0, 6.0), |c| {
        pieces::pawn(c, (center.0 + 9.0, center.1 + 12.0), 26.0, Paint::Sand)
    });
    pile.draw(c);
}

pub fn hexes(c: &mut Canvas, (x, y): Pt) {
    let q = 27.0;
    let center = |i: i32, j: i32| {
        (
            x + 30.0 + f64::from(i) * q * 1.5,
            y + 30.0 + f64::from(j) * q * 1.732 + f64::from(i.rem_euclid(2)) * q * 0.866,
        )
    };
    for j in 0..4 {
        for i in 0..6 {
            let (cx, cy) = center(i, j);
            let shape = Shape::hex(cx, cy, q);
            match (i, j) {
                (2, 1) | (3, 1) => ground::field(c, &shape),
                (0, 3) | (1, 3) => ground::water(c, &shape),
                (5, 0) | (4, 0) => ground::meadow(c, &shape),
                (5, 3) | (4, 3) => c.shape(&shape, &Style::fill("var(--street)").stroke("var(--line)", 1.0)),
                _ => ground::lot(c, &shape),
            }
        }
    }
    let (fx, fy) = center(2, 1);
    c.label(fx + 24.0, fy + 20.0, &Label::new("field 2").size(12.0).serif().bold().middle().halo());
    ground::ripples(c, center(1, 3), 24.0);
    hex_city(c, &center);
}

/// What stands on the hexes.
fn hex_city(c: &mut Canvas, center: &impl Fn(i32, i32) -> Pt) {
    let mut pile = Pile::new();
    let stand = |kind: Kind, (cx, cy): Pt| Block::new(kind, Plot::around((cx - 5.0, cy + 4.0), 31.0, 24.0));
    pile.block(&stand(Kind::Castle, center(1, 0)).owner(Tint::Vermilion));
    pile.block(&stand(Kind::Palace, center(1, 1)));
    pile.block(&stand(Kind::Farm, center(2, 0)));
    pile.block(&stand(Kind::Cathedral, center(4, 1)));
    pile.block(&stand(Kind::Market, center(3, 2)));
    pile.block(&stand(Kind::Fountain, center(0, 1)));
    pile.block(&stand(Kind::Statue, center(1, 2)));
    pile.block(&stand(Kind::Bathhouse, center(2, 2)));
    pile.block(&stand(Kind::Cloister, center(5, 1)));
    pile.draw(c);
    let (mx, my) = center(4, 3);
    ground::mountains(c, (mx + 20.0, my + 12.0), 78.0);
    ground::cypresses(
        c,
        &[(center(5, 0).0 - 8.0, center(5, 0).1 + 6.0), (center(5, 0).0 + 6.0, center(5, 0).1 + 10.0)],
        22.0,
    );
    for (i, tint) in [Tint::Blue, Tint::Green].iter().enumerate() {
        pieces::player_citizen(c, (center(0, 0).0 - 8.0 + 16.0 * i as f64, center(0, 0).1 + 10.0), 18.0, *tint);
    }
    pieces::citizen(c, (center(0, 2).0, center(0, 2).1 + 10.0), 18.0, Paint::Grey);
}
