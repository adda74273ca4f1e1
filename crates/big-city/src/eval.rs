//! What a bot needs to know beyond the rules: how good a position is.

use engine::{Evaluate, List, Seat, Seats};

use crate::action::Action;
use crate::board::{Around, Site};
use crate::content::content;
use crate::effects::{Effect, effect};
use crate::eval_0_1;
use crate::ids::{Building, Cards, Plots};
use crate::rules::building;
use crate::score::score;
use crate::state::{BigCity, MOST_HAND, Pace, Prompt, Slot, Stage};

/// Everything in hundredths of a point.
const POINT: i32 = 100;
/// A card that is yet to be drawn.
const NEW_CARD: i32 = 64;
/// A card of a board that is not on the table.
const FAR_CARD: i32 = 7;
/// What such a card gains when its board is laid.
const GROUND: i32 = 39;
/// A park or factory card: it fills a place in the hand.
const FACILITY_CARD: i32 = -29;
/// What it is worth that City Hall stands: everything else becomes possible, for others too.
const CITY_HALL: i32 = 7;
/// What it costs everybody that City Hall does not stand when the small buildings have run out, and how much less whoever
/// holds a card for it.
const CLOSED: i32 = 406;
const KEY: i32 = 92;
/// Being free to exchange or to trade a bad card.
const HOPE: i32 = 50;
/// Shares of what the next buildings would score, the best first, in hundredths: later ones may never come.
const DISCOUNTS: [i32; MOST_HAND] = [96, 38, 31, 30, 30, 18];
/// Shares of a whole.
const WHOLE: i32 = 100;
/// The lead of a winner at the end.
const VICTORY: i32 = 50 * POINT;
/// What every idle turn of the last round before a standstill is worth to whoever leads, and costs everybody else.
const STILL: i32 = 116;

impl Evaluate for BigCity {
    const SPAN: i32 = 1_900;

    const SWING: [i32; 3] = [2_600, 2_000, 1_450];

    fn levels(_: Seats) -> [&'static str; 4] {
        ["hasty", "greedy", "search:4000", "search:30000"]
    }

    /// The lead over the best opponent, and what the hand promises. Cards under way count as average cards.
    fn evaluate(&self, seat: Seat) -> i32 {
        let best = self.seats.others(seat).map(|other| self.scores[other]).max().unwrap_or(0);
        let lead = POINT * i32::from(self.scores[seat] - best);
        if let Stage::Over(_) = self.stage {
            return lead + VICTORY * lead.signum();
        }
        lead + hall(self, seat) + prospects(self, seat) + standstill(self, lead)
    }

    fn evaluate_0_1(&self, seat: Seat) -> i32 {
        eval_0_1::evaluate(self, seat)
    }

    fn weight_0_1(&self, action: Action) -> u32 {
        eval_0_1::weight(action)
    }

    fn weight(&self, action: Action) -> u32 {
        match action {
            Action::Build { building, .. } if building.kind().is_special() => 40,
            Action::Build { site, .. } => 8 * site.len() as u32,
            Action::Facility { .. } | Action::Neighbourhood { .. } | Action::Done | Action::Take { .. } => 4,
            Action::Exchange | Action::Discard { .. } => 2,
            Action::Pass => 0,
            Action::Site { .. }
            | Action::Streetcar { .. }
            | Action::Stop
            | Action::Place { .. }
            | Action::Return { .. }
            | Action::Draw { .. }
            | Action::Offer
            | Action::Slot { .. }
            | Action::One
            | Action::Wish { .. }
            | Action::Answer { .. }
            | Action::Nothing
            | Action::Decline
            | Action::Leave => 1,
        }
    }
}

/// A standstill ends the game as it stands (BC-7.10). Whoever leads may wait for it; for everybody else a streetcar or a
/// board that brings nothing is better than one more exchange.
fn standstill(game: &BigCity, lead: i32) -> i32 {
    let left = i32::from(game.table().idle_limit) - idle(game);
    let near = (game.seats.len() as i32 + 1 - left).max(0);
    let stake = if lead > 0 { STILL } else { -STILL };
    stake * near
}

/// Idle turns in a row, with the one under way if it is going to be one.
pub fn idle(game: &BigCity) -> i32 {
    let Stage::Asking(prompt) = game.stage else { return game.idle.into() };
    match (prompt, game.now.pace) {
        (Prompt::SetupBoard | Prompt::SetupPlace { .. } | Prompt::Action, _) => game.idle.into(),
        (Prompt::FacilityPlace { .. } | Prompt::StreetcarMore | Prompt::BoardPlace { .. }, _) | (_, Pace::Busy) => 0,
        (_, Pace::Idle) => i32::from(game.idle) + 1,
    }
}

/// Before City Hall stands only homes and businesses can be built (BC-6.2.1), and the small ones run out: without it the
/// game comes to a standstill. Whoever holds a card of the centre can change that.
pub fn hall(game: &BigCity, seat: Seat) -> i32 {
    if game.city.has_city_hall() {
        return CITY_HALL;
    }
    let small = [Building::Residence1, Building::Residence2, Building::Business1, Building::Business2];
    let (built, supply) = small.iter().fold((0, 0), |(built, supply), &building| {
        (built + i32::from(game.city.count(building)), supply + i32::from(content().spec(building).supply))
    });
    let centre = game.city.free().less(game.city.outskirts());
    let holds = |card| matches!(effect(card), Effect::BuildRight { plot } if centre.has(plot));
    let key = game.hands[seat].less(leaving(game, seat)).iter().any(holds);
    -(CLOSED - if key { KEY } else { 0 }) * built / supply
}

/// What the hand promises, with half-made choices taken for what they are likely to become.
pub fn prospects(game: &BigCity, seat: Seat) -> i32 {
    let leaving = leaving(game, seat);
    let coming = leaving.len() as i32 + coming(game, seat);
    let hope = match game.stage {
        Stage::Asking(Prompt::Exchange | Prompt::OfferCard | Prompt::TradeFallback) if game.on_turn == seat => {
            HOPE + swap_gain(game, seat, leaving)
        }
        Stage::Asking(_) | Stage::Over(_) => 0,
    };
    let hand = game.hands[seat].less(leaving);
    hand_value(game, hand) + ground(game, seat, hand) + NEW_CARD * coming + hope
}

/// A board that is about to be laid brings its cards nearer.
fn ground(game: &BigCity, seat: Seat, hand: Cards) -> i32 {
    match game.stage {
        Stage::Asking(Prompt::BoardPlace { board }) if seat == game.on_turn => {
            GROUND * hand.and(board.cards()).len() as i32
        }
        Stage::Asking(_) | Stage::Over(_) => 0,
    }
}

/// Cards that are about to leave the hand and be replaced.
fn leaving(game: &BigCity, seat: Seat) -> Cards {
    let proposed = Slot::ALL.iter().filter_map(|&slot| game.trade.answers[seat][slot as usize].card()).collect();
    if seat != game.on_turn {
        return proposed;
    }
    let played = match game.stage {
        Stage::Asking(Prompt::FacilityPlace { card }) => Cards::one(card),
        Stage::Asking(_) | Stage::Over(_) => Cards::NONE,
    };
    game.aside.or(game.trade.slots.iter().copied().collect()).or(played)
}

/// Cards that are about to be drawn.
fn coming(game: &BigCity, seat: Seat) -> i32 {
    match game.stage {
        Stage::Asking(Prompt::Draw | Prompt::Useless | Prompt::Replace) if seat == game.on_turn => {
            game.drawing.left.into()
        }
        Stage::Asking(_) | Stage::Over(_) => 0,
    }
}

/// What exchanging the worst card would gain.
fn swap_gain(game: &BigCity, seat: Seat, leaving: Cards) -> i32 {
    let hand = game.hands[seat].less(leaving);
    let all = hand_value(game, hand);
    let gain = |card| hand_value(game, hand.less(Cards::one(card))) + NEW_CARD - all;
    if leaving.is_empty() { hand.iter().map(gain).max().unwrap_or(0) } else { 0 }
}

/// What a hand promises: its best buildings one after the other, each discounted more, and cards for later.
fn hand_value(game: &BigCity, hand: Cards) -> i32 {
    let mut near = Plots::NONE;
    let mut value = 0;
    for card in hand.iter() {
        match effect(card) {
            Effect::BuildFacility { .. } => value += FACILITY_CARD,
            Effect::BuildRight { plot } if !game.city.plots().has(plot) => value += FAR_CARD,
            Effect::BuildRight { plot } if game.city.free().has(plot) => near.add(plot),
            Effect::BuildRight { .. } => {}
        }
    }
    let plans = plans(game, near);
    for discount in DISCOUNTS {
        let best = plans.iter().filter(|plan| plan.site.plots().less(near).is_empty()).max_by_key(|plan| plan.points);
        let Some(best) = best else { break };
        value += best.points * discount * POINT / WHOLE;
        near = near.less(best.site.plots());
    }
    value
}

/// A building that could go up on a site.
#[derive(Clone, Copy, Default)]
pub struct Plan {
    site: Site,
    pub points: i32,
}

/// The most plans of a hand: singles, doubles and triples of six plots.
const MOST_PLANS: usize = 40;

/// The best building for every site of these plots.
pub fn plans(game: &BigCity, plots: Plots) -> List<Plan, MOST_PLANS> {
    let mut plans: List<Plan, MOST_PLANS> = List::new();
    for (index, shape) in content().shapes.iter().enumerate() {
        game.city.sites(shape, plots, &mut |site| {
            let around = Around::new(&game.city, site);
            let points = |building: Building| planned(game, building, site, &around);
            let best =
                Building::all().filter(|&building| content().spec(building).shape == index).filter_map(points).max();
            plans.extend(best.map(|points| Plan { site, points }).as_slice());
        });
    }
    plans
}

/// What a building would score here, if it may be built.
fn planned(game: &BigCity, building: Building, site: Site, around: &Around) -> Option<i32> {
    let fits = !building.kind().is_facility()
        && building::is_available(&game.city, building)
        && building::is_fit(&game.city, &content().spec(building).needs, site, around);
    fits.then(|| score(&game.options, building, around).points.into())
}
