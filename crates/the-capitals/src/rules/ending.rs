//! 7 End of the game.

use engine::{Log, Seat};

use super::{Next, building, expo, political};
use crate::action::Action;
use crate::content::content;
use crate::effects::{Change, Effect};
use crate::event::{Event, Why};
use crate::ids::{Resource, TileSet};
use crate::state::{Arrows, Capitals, Open, Phase};

/// Tiles of the acting city whose effects before the last World Expo are still to come.
pub fn last_tiles(open: &Open) -> TileSet {
    open.cities[open.actor()].set().and(content().last).less(open.last_done)
}

/// CA-7.1: any of them next.
pub fn legal_last(open: &Open, out: &mut Vec<Action>) {
    out.extend(last_tiles(open).iter().map(Action::Last));
}

pub fn proceed(game: &mut Capitals, log: &mut impl Log<Event>) -> Next {
    let open = &mut game.open;
    if open.all_done() {
        finish(open, log);
        return Next::Go;
    }
    let mut tiles = last_tiles(open).iter();
    match (tiles.next(), tiles.next()) {
        (None, _) => open.turn += 1,
        (Some(only), None) => building::begin_last(open, only),
        _ => return Next::Ask,
    }
    Next::Go
}

fn finish(open: &mut Open, log: &mut impl Log<Event>) {
    expo::evaluate(open, open.round, log); // CA-6.7.1, CA-7.2
    for &seat in &open.in_order() {
        // CA-7.2, CA-11.6: as if the city chose its own space again.
        let price = political::price(open, seat, open.cities[seat].space);
        open.simple_change(seat, Change { what: Resource::Money, by: -price }, Why::Initiative, log);
    }
    final_effects(open, |what| what != Resource::Prestige, log); // CA-7.3
    final_effects(open, |what| what == Resource::Prestige, log);
    for &seat in &open.in_order() {
        exchange(open, seat, log);
    }
    open.phase = Phase::Over;
    open.turn = 0;
    log.add(Event::Ended { seat: crate::score::ranking(open)[0] });
}

/// What a final effect gives.
fn gives(effect: &Effect) -> Option<Resource> {
    match effect {
        Effect::Change(change) => Some(change.what),
        Effect::ByEra { what, .. } => Some(*what),
        Effect::Per { then, .. } | Effect::PerTile { then, .. } | Effect::PerType { then } => Some(then.what),
        Effect::Exchange { gain, .. } => gain.first().map(|change| change.what),
        Effect::FreeActivation | Effect::ExtraBuild | Effect::Shelter => None,
    }
}

/// CA-7.3: effects that move a track come before those that give prestige.
fn final_effects(open: &mut Open, wanted: fn(Resource) -> bool, log: &mut impl Log<Event>) {
    for &seat in &open.in_order() {
        let city = open.cities[seat];
        for placed in &city.by_cell(content().finals) {
            let cause = open.cause(seat, Why::Final(placed.tile));
            let mut books = open.books(seat, Arrows::default());
            let effects = content().tile(placed.tile).finals.iter();
            for effect in effects.filter(|effect| gives(effect).is_some_and(wanted)) {
                let count = building::count(&city, effect, placed.tile, placed.cell);
                books.perform(effect.deed(count, open.era() as u8), cause, log);
            }
            open.close(seat, &books);
        }
    }
}

/// CA-7.4: cubes, money, culture and progress become prestige, rounded down.
fn exchange(open: &mut Open, seat: Seat, log: &mut impl Log<Event>) {
    let scoring = content().board.scoring;
    let tracks = open.cities[seat].tracks;
    let parts = [
        (tracks.energy as i16 / scoring.energy_per_prestige, Why::FinalEnergy),
        (i16::from(tracks.money) / scoring.money_per_prestige, Why::FinalMoney),
        (i16::from(tracks.culture) / scoring.culture_per_prestige, Why::FinalCulture),
        (tracks.progress as i16 / scoring.progress_per_prestige, Why::FinalProgress),
    ];
    for (by, why) in parts {
        open.simple_change(seat, Change { what: Resource::Prestige, by }, why, log);
    }
    open.cities[seat].tracks.energy %= scoring.energy_per_prestige as u16;
}
