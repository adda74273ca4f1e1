//! The board as a picture.

use art::{Canvas, Label, Shape, Style};
use engine::{Phrase, Say};

use crate::board::{Block, Lot};
use crate::ids::{Coin, Politician, Space};
use crate::refusals::name;
use crate::rules::{actions, payouts};
use crate::show::building_pick;
use crate::view::View;

pub fn draw(view: &View, words: &dyn Say) -> String {
    let open = &view.open;
    let mut canvas = Canvas::new();
    let mut pick = |id: String, x: f64, y: f64| {
        let shape = Shape::rect(x, y, 36.0, 36.0);
        let title = id.clone();
        canvas.pick(&id, &title, &shape, |c| {
            c.shape(&shape, &Style::fill("var(--lot)").stroke("var(--line)", 0.7));
            c.label(x + 2.0, y + 20.0, &Label::new(&title));
        });
    };
    for lot in Lot::all() {
        pick(format!("lot:{lot}"), f64::from(lot.col()) * 40.0, f64::from(lot.row()) * 40.0);
    }
    for block in Block::all() {
        pick(format!("block:{block}"), f64::from(block.col()) * 80.0, f64::from(block.row()) * 80.0);
    }
    for building in open.grid.buildings() {
        let lot = building.lot();
        pick(building_pick(lot), f64::from(lot.col()) * 40.0, f64::from(lot.row()) * 40.0);
    }
    for space in Space::all() {
        pick(format!("space:{space}"), f64::from(space.0) * 40.0, 500.0);
    }
    for coin in [Coin::Wealth, Coin::Prestige] {
        for number in payouts::numbers(open, coin) {
            pick(format!("row:{}-{number}", coin.name()), f64::from(number) * 40.0, 540.0);
        }
    }
    for number in open.spaces.iter().filter(|number| **number > 0) {
        pick(format!("marker:{number}"), f64::from(*number) * 40.0, 580.0);
    }
    for office in Politician::ALL {
        pick(format!("office:{}", office.name()), office.index() as f64 * 40.0, 620.0);
    }
    let held = open.seats.iter().flat_map(|seat| open.hands[seat].iter().chain(open.favors[seat].iter().copied()));
    let cards = actions::planning_cards(open).chain(actions::contracts(open)).map(|(card, _)| card).chain(held);
    for (i, card) in cards.enumerate() {
        let _ = words.say(&name(card));
        pick(format!("card:{card}"), (i % 20) as f64 * 40.0, 660.0 + (i / 20) as f64 * 40.0);
    }
    canvas.finish(900.0, 900.0, &words.say(&Phrase::new("scene-title")))
}
