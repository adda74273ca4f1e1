//! Streets, districts, lots, buildings, shops and commissions.

use art::canvas::Canvas;
use art::oblique::Pile;
use art::shape::{Sector, polar};
use art::{Block, Icon, Kind, Label, Pt, Shape, Style, Tone};
use art::{ground, map as frame, pieces};
use engine::Phrase;

use super::{CARDS, Scene, WIDTH, colour_paint, letters, owner_tint, park, pawn_paint, place, shop_icon, shop_paint};
use crate::board::worth;
use crate::content::content;
use crate::ids::{District, Key, Lot, Node, Pawn, Prize, Site};
use crate::show::{name, site_name};

/// Inner and outer radius of a ring of lots.
const RADII: (f64, f64) = (35.0, 88.0);

pub fn draw(scene: &Scene<'_>, canvas: &mut Canvas) {
    streets(canvas);
    park::ground(scene, canvas);
    start_area(scene, canvas);
    for &district in District::ALL {
        ground_of(scene, canvas, district);
    }
    let mut pile = Pile::new();
    for &district in District::ALL {
        scene.view.table.plots().iter().for_each(|&plot| stand(scene, &mut pile, Site { district, plot }));
    }
    park::buildings(scene, &mut pile);
    pile.draw(canvas);
    for &district in District::ALL {
        labels(scene, canvas, district);
    }
    park::labels(scene, canvas);
    for &node in Node::ALL {
        visitors(scene, canvas, node);
    }
    frame::compass(canvas, (58.0, CARDS - 86.0), 30.0);
    frame::cartouche(canvas, (104.0, 178.0), 176.0, "Fifth Avenue", "Midtown Manhattan");
}

/// Every way a commission can go is a street; Fifth Avenue is the one in the middle.
fn streets(canvas: &mut Canvas) {
    let shore = ground::wavy((0.0, CARDS - 22.0), (WIDTH, CARDS - 22.0), 4.0, 150.0);
    ground::water_edge(canvas, &shore, 22.0);
    for x in [District::W34, District::W42, District::W52].map(|district| place(district.node()).0) {
        ground::street(canvas, &[(x, 118.0), (x, CARDS - 30.0)], 20.0);
    }
    for &from in Node::ALL.iter().filter(|&&node| node != Node::Park) {
        for &to in Node::ALL.iter().filter(|&&to| content().next[from] & (1 << to.index()) != 0) {
            ground::street(canvas, &[place(from), place(to)], 12.0);
        }
    }
    let (start, park) = (place(Node::Start), place(Node::Park).0 - 96.0);
    ground::street(canvas, &[start, (park, start.1)], 24.0);
    ground::street_name(canvas, (park - 44.0, start.1), "Fifth Avenue");
    for (district, street) in [(District::W34, "34th Street"), (District::W52, "52nd Street")] {
        let (x, _) = place(district.node());
        ground::street_name_upright(canvas, (x, CARDS - 70.0), street);
    }
}

/// The angle at which a lot lies, the first one at 12 o'clock.
fn middle(scene: &Scene<'_>, site: Site) -> f64 {
    let ring = content().ring(scene.view.table.side, site.district);
    let index = ring.iter().position(|&plot| plot == site.plot).unwrap_or(0);
    -90.0 + 360.0 / ring.len() as f64 * index as f64
}

fn lot_shape(scene: &Scene<'_>, site: Site) -> Shape {
    let half = 180.0 / scene.view.table.plots().len() as f64;
    let middle = middle(scene, site);
    let angles = (middle - half, middle + half);
    Shape::Sector(Sector { center: place(site.district.node()), radii: RADII, angles, gap: 2.5 })
}

/// Where things stand on a lot: a little outwards, clear of its letters.
fn spot(scene: &Scene<'_>, site: Site) -> Pt {
    polar(place(site.district.node()), (RADII.0 + RADII.1) / 2.0 + 5.0, middle(scene, site))
}

fn ground_of(scene: &Scene<'_>, canvas: &mut Canvas, district: District) {
    let center = place(district.node());
    let closed = scene.view.table.closed.contains(district);
    let auctioned = scene.view.table.auction.prize == Some(Prize::District(district));
    let edge = if auctioned { ("var(--ring)", 4.0) } else { ("var(--line)", 1.0) };
    canvas.circle(center, RADII.1 + 6.0, &Style::fill("var(--street)").stroke(edge.0, edge.1));
    for &plot in scene.view.table.plots() {
        let shape = lot_shape(scene, Site { district, plot });
        match plot.colour().filter(|_| !closed) {
            Some(colour) => ground::colored_lot(canvas, &shape, colour_paint(colour)),
            None => ground::lot(canvas, &shape),
        }
    }
    canvas.circle(center, RADII.0 - 2.0, &Style::fill("var(--card)").stroke("var(--rule)", 0.9));
}

/// What stands on a lot: shops with awnings, or a tower that grows with the number of buildings.
fn stand(scene: &Scene<'_>, pile: &mut Pile, site: Site) {
    let center = spot(scene, site);
    match scene.view.table.lot(site.district, site.plot) {
        Lot::Free => {}
        Lot::Shops(first, None) => pile.block(&shop_block(first, (center.0 - 3.0, center.1 + 4.0), 34.0, site, 0)),
        Lot::Shops(first, Some(second)) => {
            pile.block(&shop_block(first, (center.0 - 17.0, center.1 + 1.0), 25.0, site, 0));
            pile.block(&shop_block(second, (center.0 + 12.0, center.1 + 8.0), 25.0, site, 1));
        }
        Lot::Buildings(owner, count) => {
            let tint = owner_tint(&scene.view.table, owner);
            let kind = if count > 3 { Kind::Tower } else { Kind::Office };
            let plot = art::Plot::around((center.0 - 5.0, center.1 + 6.0), 30.0, 22.0);
            let block = Block::new(kind, plot).height(tower_height(count)).paint(tint.paint()).owner(tint);
            pile.block(&block.piece(format!("building:{site}")));
        }
    }
}

fn tower_height(count: u8) -> f64 {
    14.0 + 7.0 * f64::from(count.min(9))
}

fn shop_block(shop: crate::ids::Shop, center: Pt, width: f64, site: Site, index: u8) -> Block {
    let plot = art::Plot::around(center, width, width * 0.6);
    Block::new(Kind::Shop, plot).height(11.0).paint(shop_paint(shop)).piece(format!("shop:{site}:{index}"))
}

/// Signs on shops, numbers on buildings, the name of the district, and what a person may pick.
fn labels(scene: &Scene<'_>, canvas: &mut Canvas, district: District) {
    for &plot in scene.view.table.plots() {
        let site = Site { district, plot };
        let shape = lot_shape(scene, site);
        sign(scene, canvas, site, spot(scene, site));
        initials(scene, canvas, site);
        canvas.pick_over(&format!("lot:{site}"), &lot_title(scene, site), &shape.inset(2.0));
    }
    plate(scene, canvas, district);
}

fn sign(scene: &Scene<'_>, canvas: &mut Canvas, site: Site, (x, y): Pt) {
    match scene.view.table.lot(site.district, site.plot) {
        Lot::Free => {}
        Lot::Shops(first, None) => pieces::token(canvas, (x + 2.0, y - 4.0), 10.5, shop_paint(first), shop_icon(first)),
        Lot::Shops(first, Some(second)) => {
            pieces::token(canvas, (x - 13.0, y - 7.0), 9.5, shop_paint(first), shop_icon(first));
            pieces::token(canvas, (x + 16.0, y + 1.0), 9.5, shop_paint(second), shop_icon(second));
        }
        Lot::Buildings(owner, count) => {
            // Outwards, clear of the letters of the lot.
            let side = if x < place(site.district.node()).0 + 4.0 { -24.0 } else { 24.0 };
            let each = worth(&scene.view.table, site.district, site.plot);
            let text = owner.seat().map_or(count.to_string(), |_| format!("{count}×{each}"));
            pieces::count(canvas, (x + side, y + 17.0), &text);
        }
    }
}

/// The letters of a lot's colour, so that the colour is not the only sign.
fn initials(scene: &Scene<'_>, canvas: &mut Canvas, site: Site) {
    let Some(colour) = site.plot.colour().filter(|_| !scene.view.table.closed.contains(site.district)) else { return };
    let (x, y) = polar(place(site.district.node()), RADII.0 + 9.0, middle(scene, site));
    let label = Label::new(letters(scene, colour.deck().code())).size(13.0).bold().middle().halo();
    canvas.label(x, y + 4.0, &label.fill(colour_paint(colour).tone(Tone::Text)));
}

/// A name plate below the ring: it names the district, and is what one picks to score it.
fn plate(scene: &Scene<'_>, canvas: &mut Canvas, district: District) {
    let (x, y) = place(district.node());
    let closed = scene.view.table.closed.contains(district);
    let text = scene.say(&name(district));
    let label = Label::new(text.as_str()).size(13.0).serif().bold().middle();
    let width = label.width() + 18.0;
    let shape = Shape::Rect(x - width / 2.0, y + RADII.1 - 5.0, width, 21.0, 10.0);
    let title =
        if closed { scene.say(&Phrase::new("no-closed-district").with("district", name(district))) } else { text };
    canvas.pick(&format!("district:{district}"), &title, &shape, |c| {
        c.shape(&shape, &Style::fill("var(--card)").stroke("var(--rule)", 0.9));
        c.label(x, y + RADII.1 + 10.0, &label);
    });
    if closed {
        pieces::token(canvas, (x, y), 17.0, art::Paint::Seal, Icon::Lock);
    }
}

fn lot_title(scene: &Scene<'_>, site: Site) -> String {
    let table = &scene.view.table;
    let phrase = match table.lot(site.district, site.plot) {
        Lot::Free => Phrase::new("scene-lot-free").with("worth", worth(table, site.district, site.plot)),
        Lot::Shops(first, second) => Phrase::new("scene-lot-shops")
            .with("shops", [Some(first), second].into_iter().flatten().map(name).collect::<Vec<_>>()),
        Lot::Buildings(owner, count) => {
            let worth = worth(table, site.district, site.plot);
            match owner.seat() {
                Some(seat) => {
                    Phrase::new("scene-lot-buildings").with("seat", seat).with("count", count).with("worth", worth)
                }
                None => Phrase::new("scene-lot-ace").with("count", count),
            }
        }
    };
    scene.say(&phrase.with("site", site_name(site)))
}

fn start_area(scene: &Scene<'_>, canvas: &mut Canvas) {
    let (x, y) = place(Node::Start);
    let shape = Shape::Rect(x - 62.0, y - 74.0, 124.0, 148.0, 12.0);
    canvas.shape(&shape, &Style::fill("var(--card)").stroke("var(--rule)", 1.0));
    let label = Label::new(scene.say(&name(Node::Start))).size(13.0).serif().bold().middle();
    canvas.label(x, y + 66.0, &label);
    for (i, &pawn) in Pawn::ALL.iter().enumerate() {
        let left = crate::state::TOKENS - scene.view.table.tokens[pawn].len();
        for k in 0..left {
            token(scene, canvas, (x - 24.0 + 48.0 * i as f64, y + 40.0 - 16.0 * f64::from(k)), pawn);
        }
    }
}

fn token(scene: &Scene<'_>, canvas: &mut Canvas, center: Pt, pawn: Pawn) {
    let paint = pawn_paint(pawn);
    canvas.circle(center, 8.5, &Style::fill(&paint.tone(Tone::Hi)).stroke(&paint.tone(Tone::Ink), 1.3));
    let label = Label::new(letters(scene, pawn.code())).size(11.0).bold().middle().fill("#23201b");
    canvas.label(center.0, center.1 + 4.0, &label);
}

/// Survey tokens and commissions in the middle of a place, and the place itself as a pick.
fn visitors(scene: &Scene<'_>, canvas: &mut Canvas, node: Node) {
    let center = place(node);
    let title = scene.say(&name(node));
    let outline = match node {
        Node::Start => Shape::Rect(center.0 - 60.0, center.1 - 72.0, 120.0, 144.0, 12.0),
        Node::Park => Shape::Circle(center.0, center.1, 44.0),
        _ => Shape::Circle(center.0, center.1, RADII.0 - 3.0),
    };
    canvas.pick_over(&format!("place:{node}"), &title, &outline);
    if let Some(district) = node.district() {
        for (i, &pawn) in Pawn::ALL.iter().enumerate() {
            if scene.view.table.tokens[pawn].contains(district) {
                token(scene, canvas, polar(center, 19.0, 130.0 - 80.0 * i as f64), pawn);
            }
        }
    }
    for (i, &pawn) in Pawn::ALL.iter().enumerate() {
        if scene.view.table.pawns[pawn] == node {
            let lift = if node == Node::Start { -26.0 } else { 10.0 };
            figure(scene, canvas, (center.0 - 12.0 + 24.0 * i as f64, center.1 + lift), pawn);
        }
    }
}

fn figure(scene: &Scene<'_>, canvas: &mut Canvas, foot: Pt, pawn: Pawn) {
    let outline = Shape::Rect(foot.0 - 12.0, foot.1 - 38.0, 24.0, 42.0, 6.0);
    canvas.piece(&format!("pawn:{pawn}"), |c| {
        c.pick(&format!("pawn:{pawn}"), &scene.say(&name(pawn)), &outline, |c| {
            pieces::pawn(c, foot, 36.0, pawn_paint(pawn));
            token(scene, c, (foot.0 + 7.0, foot.1 - 5.0), pawn);
        });
    });
}
