//! What lies on the table, checked: it can be said, its icons and pictures exist, and what may be picked is there.

use std::collections::BTreeSet;

use engine::pieces::{Card, Map, Piece, Tabletop};
use engine::{Brush, Lang, Present};

use super::check_svg;

/// Everything that can be picked on a table and its maps, after checking what lies there.
pub fn check<G: Present>(view: &G::View, brush: &Brush<'_>) -> BTreeSet<String> {
    let (table, maps) = (G::lay(view).said(brush.words), G::maps(view, brush));
    let anew = G::maps(view, &Brush::new(brush.words));
    assert!(unbound(&maps) == anew, "a layer is drawn from more than it is said to be");
    let cards = cards(&table);
    check_pictures::<G>(&cards, &maps);
    check_icons::<G>(&serde_json::to_string(&table).expect("tables serialize"));
    let drawn = maps.iter().flat_map(|map| &map.layers).flat_map(|layer| {
        check_svg(&format!("<svg>{}</svg>", layer.svg));
        attributes(&layer.svg, "data-pick=\"")
    });
    drawn.chain(cards.iter().filter_map(|card| card.pick.clone())).collect()
}

/// Every card on the table, also those inside rows and chips.
fn cards(table: &Tabletop<String>) -> Vec<&Card<String>> {
    let mut found: Vec<_> = table.chips.iter().flat_map(|chip| &chip.minis).collect();
    let bodies = table.panes.iter().map(|pane| &pane.body).chain(table.chips.iter().map(|chip| &chip.body));
    bodies.for_each(|body| body.iter().for_each(|piece| gather(piece, &mut found)));
    found
}

fn gather<'a>(piece: &'a Piece<String>, found: &mut Vec<&'a Card<String>>) {
    match piece {
        Piece::Card(card) => found.push(card),
        Piece::Row(row) => row.pieces.iter().for_each(|piece| gather(piece, found)),
        Piece::Text { .. } | Piece::Track(_) | Piece::Grid(_) => {}
    }
}

/// Maps without the pages of the book that their layers stand on.
fn unbound(maps: &[Map]) -> Vec<Map> {
    let mut maps = maps.to_vec();
    maps.iter_mut().flat_map(|map| &mut map.layers).for_each(|layer| layer.page = None);
    maps
}

fn check_pictures<G: Present>(cards: &[&Card<String>], maps: &[Map]) {
    let known: BTreeSet<String> = G::pictures().into_iter().map(|picture| picture.name.into_owned()).collect();
    let shown = cards.iter().filter_map(|card| card.picture.as_deref()).map(str::to_owned);
    let layers = maps.iter().flat_map(|map| &map.layers);
    let used = layers.flat_map(|layer| attributes(&layer.svg, "href=\"#pic-"));
    for name in shown.chain(used) {
        assert!(known.contains(&name), "there is no picture {name:?}");
    }
}

/// Every icon between words has a word of its own.
fn check_icons<G: Present>(said: &str) {
    for lang in Lang::ALL {
        let known: BTreeSet<&str> = words::keys(G::locale(lang)).into_iter().collect();
        for (icon, _) in said.split('⟨').skip(1).filter_map(|rest| rest.split_once('⟩')) {
            assert!(known.contains(format!("icon-{icon}").as_str()), "{lang} has no word for the icon {icon:?}");
        }
    }
}

fn attributes(svg: &str, before: &str) -> Vec<String> {
    svg.split(before).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}
