//! What an action is worth: at a glance, and line by line.

use engine::pieces::Ledger;
use engine::{Phrase, Present, Seat};

use super::closing_points;
use crate::action::Action;
use crate::board::worth;
use crate::content::content;
use crate::ids::{Card, Colour, District, Kind, Lot, Plot, Prize, Shop, Site};
use crate::rules::{district, winning};
use crate::state::{FifthAvenue, Open};
use crate::view::View;

/// A few signs that are reckoned from what lies there: the points that the player gets, or would get more in a scoring.
pub fn say_worth(view: &View, action: Action) -> Option<Phrase> {
    let open = &view.open;
    let gain = match action {
        Action::Score(district) => i32::from(district::points(open, open.active, district)),
        Action::Shop(shop, site) => own_gain(open, (shop, site)),
        Action::Close => i32::from(closing_points(view)),
        Action::Place(_)
        | Action::Choose(_)
        | Action::Take(..)
        | Action::Move(..)
        | Action::Lay(_)
        | Action::Pass
        | Action::Stand
        | Action::Build(_) => return None,
    };
    (gain > 0).then(|| Phrase::plain(format!("+{gain}")))
}

/// What a shop adds to the scorings of a neighbour.
struct Raise {
    owner: Seat,
    buildings: u8,
    from: u8,
    to: u8,
}

impl Raise {
    const fn gain(&self) -> i32 {
        (self.to - self.from) as i32 * self.buildings as i32
    }
}

/// FA-6.6.2: the buildings next door that a shop makes worth more.
fn raises(open: &Open, (shop, site): (Shop, Site)) -> Vec<Raise> {
    let mut after = *open;
    let lot = &mut after.lots[site.district][site.plot];
    *lot = match *lot {
        Lot::Shops(first, _) => Lot::Shops(first, Some(shop)),
        Lot::Free | Lot::Buildings(..) => Lot::Shops(shop, None),
    };
    let raise = |plot: Plot| match open.lot(site.district, plot) {
        Lot::Buildings(owner, buildings) => {
            let (from, to) = (worth(open, site.district, plot), worth(&after, site.district, plot));
            Some(Raise { owner: owner.seat().filter(|_| to > from)?, buildings, from, to })
        }
        Lot::Free | Lot::Shops(..) => None,
    };
    content().next_to(open.side, site.district, site.plot).into_iter().filter_map(raise).collect()
}

fn own_gain(open: &Open, placed: (Shop, Site)) -> i32 {
    raises(open, placed).iter().filter(|raise| raise.owner == open.active).map(Raise::gain).sum()
}

/// The sum behind an action.
pub fn ledger(view: &View, action: Action) -> Option<Ledger> {
    let open = &view.open;
    let (lines, total) = match action {
        Action::Score(district) => scored(open, district),
        Action::Shop(shop, site) => shop_lines(open, (shop, site)),
        Action::Close => closed(open)?,
        Action::Build(count) if count > 0 => built(open, count)?,
        Action::Choose(kind) => phases(kind),
        Action::Lay(card) => bid(view, Some(card)),
        Action::Stand => bid(view, None),
        Action::Place(_) | Action::Take(..) | Action::Move(..) | Action::Pass | Action::Build(_) => return None,
    };
    Some(Ledger { title: FifthAvenue::say_action(view, action), lines, total })
}

/// The lines of a sum, and what it comes to.
type Sum = (Vec<(String, Phrase)>, Option<Phrase>);

fn total(points: impl Into<i64>) -> Option<Phrase> {
    Some(Phrase::new("ledger-total").with("points", points.into()))
}

/// The three phases of an action.
fn phases(kind: Kind) -> Sum {
    let first = match kind {
        Kind::A => Phrase::new("ledger-buildings-taken").with("count", content().buildings.taken_by_action_a),
        Kind::B => Phrase::new("ledger-shop"),
        Kind::C => Phrase::new("ledger-black-move"),
        Kind::D => Phrase::new("ledger-scoring"),
    };
    let second = Phrase::new(if kind == Kind::D { "ledger-black" } else { "ledger-cards" });
    let phases = [first, second, Phrase::new("ledger-move")].into_iter().zip(1..);
    (phases.map(|(phrase, number): (Phrase, u8)| (number.to_string(), phrase)).collect(), None)
}

/// FA-6.6.3, FA-6.6.4: who scores what, and who draws a black card instead.
fn scored(open: &Open, district: District) -> Sum {
    let line = |seat: Seat| match open.lot_of(seat, district) {
        Some(colour) => {
            let (count, each) = (open.lot(district, colour.plot()).buildings(), worth(open, district, colour.plot()));
            let phrase = Phrase::new("ledger-buildings").with("seat", seat).with("count", count).with("each", each);
            (format!("+{}", district::points(open, seat, district)), phrase)
        }
        None => ("–".to_owned(), Phrase::new("ledger-bystander").with("seat", seat)),
    };
    let lines = open.seats.from(open.active).map(line).collect();
    (lines, total(district::points(open, open.active, district)))
}

/// What the shop adds to scorings, and the special scoring it brings about (FA-6.4).
fn shop_lines(open: &Open, placed: (Shop, Site)) -> Sum {
    let raised = raises(open, placed).into_iter().map(|raise| {
        let phrase = Phrase::new("ledger-raise").with("seat", raise.owner).with("count", raise.buildings);
        (format!("+{}", raise.gain()), phrase.with("from", raise.from).with("to", raise.to))
    });
    let reached = content().milestones.iter().find(|milestone| milestone.placed == open.placed + 1);
    let special = reached.into_iter().flat_map(|milestone| {
        let enough =
            open.seats.iter().filter(|&seat| !milestone.ends_game && open.districts_of(seat) >= milestone.districts);
        let end = milestone.ends_game.then(|| ("!".to_owned(), Phrase::new("ledger-ends")));
        let line = |seat: Seat| (format!("+{}", milestone.vp), Phrase::new("ledger-special").with("seat", seat));
        enough.map(line).chain(end)
    });
    (raised.chain(special).collect(), None)
}

/// FA-6.14.3, FA-6.14.4.
fn closed(open: &Open) -> Option<Sum> {
    let Some(Prize::District(district)) = open.auction.prize else { return None };
    let closer = open.auction.winner;
    let points = |seat: Seat| winning::closing_points(open, seat, district, Some(closer)).0;
    let line = |seat: Seat| {
        let key = if seat == closer { "ledger-closer" } else { "ledger-half" };
        (format!("+{}", points(seat)), Phrase::new(key).with("seat", seat))
    };
    let signs = content().signs - open.closed.len();
    let after = [Phrase::new("ledger-cleared"), Phrase::new("ledger-sign").with("signs", signs)];
    let lines = open.seats.from(closer).map(line).chain(after.map(|phrase| ("!".to_owned(), phrase)));
    Some((lines.collect(), total(points(closer))))
}

/// What the buildings are worth when the district is scored.
fn built(open: &Open, count: u8) -> Option<Sum> {
    let Some(Prize::District(district)) = open.auction.prize else { return None };
    let each = worth(open, district, open.auction.colours[open.auction.winner]?.plot());
    let phrase = Phrase::new("ledger-worth").with("count", count).with("each", each);
    Some((vec![(format!("+{}", count * each), phrase)], None))
}

/// What the bid comes to, how many buildings it allows, and what each is worth where it is for.
fn bid(view: &View, more: Option<Card>) -> Sum {
    let auction = &view.open.auction;
    let sum = super::draft_total(view) + more.map_or(0, |card| card.value().into());
    let faces = auction.cards_of(auction.bidder).map(|card| card.face);
    let limit = content().limit(faces.chain(view.draft.faces()).chain(more.map(|card| card.face))).unwrap_or(0);
    let key = if sum > auction.highest { "ledger-leads" } else { "ledger-low" };
    let first = (sum.to_string(), Phrase::new(key).with("highest", auction.highest));
    let second = (format!("≤{limit}"), Phrase::new("ledger-limit").with("limit", limit));
    let colour = more.and_then(|card| card.deck.colour()).or(view.draft.colour).or(auction.colours[auction.bidder]);
    let third = colour.and_then(|colour| each(&view.open, colour));
    ([first, second].into_iter().chain(third).collect(), None)
}

/// What each building is worth on the lot that a colour bids for.
fn each(open: &Open, colour: Colour) -> Option<(String, Phrase)> {
    let Some(Prize::District(district)) = open.auction.prize else { return None };
    let points = worth(open, district, colour.plot());
    let buildable = matches!(open.lot(district, colour.plot()), Lot::Free | Lot::Buildings(..));
    buildable.then(|| (points.to_string(), Phrase::new("ledger-each").with("colour", super::name(colour.deck()))))
}
