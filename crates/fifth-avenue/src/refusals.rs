//! Why something is not allowed: the near misses of every question, and the rule that forbids them.

use engine::{Refusal, Seat};

use crate::action::Action;
use crate::board::Nodes;
use crate::content::content;
use crate::ids::{Card, Colour, District, Kind, Lot, Node, Pawn, Prize, Shop, Site};
use crate::rules::{self, auction, cards, commission, shops, start, turn, winning};
use crate::show::{name, site_name};
use crate::state::{FifthAvenue, Prompt};

/// Everything a person might try.
pub fn candidates(game: &FifthAvenue, out: &mut Vec<Action>) {
    match rules::prompt(game) {
        None => {}
        Some(Prompt::StartBuilding) => out.extend(start::sites(game).map(Action::Place)),
        Some(Prompt::ChooseAction) => out.extend(Kind::ALL.iter().copied().map(Action::Choose)),
        Some(Prompt::PlaceShop) => {
            out.extend(Shop::ALL.iter().flat_map(|&shop| start::sites(game).map(move |site| Action::Shop(shop, site))));
        }
        Some(Prompt::ScoreDistrict) => out.extend(District::ALL.iter().copied().map(Action::Score)),
        Some(Prompt::TakeCards) => {
            let pairs = |&first: &Colour| {
                Colour::ALL.iter().filter(move |&&second| first < second).map(move |&second| (first, second))
            };
            out.extend(Colour::ALL.iter().flat_map(pairs).map(|(first, second)| Action::Take(first, second)));
        }
        Some(Prompt::MoveCommission) => {
            let moves = |&pawn: &Pawn| Node::ALL.iter().map(move |&node| Action::Move(pawn, node));
            out.extend(Pawn::ALL.iter().flat_map(moves));
        }
        Some(Prompt::Bid(_)) => out.extend(Card::all().map(Action::Lay).chain([Action::Pass, Action::Stand])),
        Some(Prompt::Build(_)) => {
            let most = content().limits.iter().copied().max().unwrap_or(0);
            out.extend((0..=most).map(Action::Build).chain([Action::Close]));
        }
    }
}

/// The rule that forbids an action here, none if it is legal.
pub fn why_not(game: &FifthAvenue, action: Action) -> Option<Refusal> {
    let prompt = rules::prompt(game)?;
    match (prompt, action) {
        (Prompt::StartBuilding, Action::Place(site)) => no_place(game, site),
        (Prompt::ChooseAction, Action::Choose(kind)) => (!turn::may_choose(game, kind)).then(|| no_action(kind)),
        (Prompt::PlaceShop, Action::Shop(shop, site)) => no_shop(game, shop, site),
        (Prompt::ScoreDistrict, Action::Score(district)) => no_score(game, district),
        (Prompt::TakeCards, Action::Take(first, second)) => no_cards(game, first).or_else(|| no_cards(game, second)),
        (Prompt::MoveCommission, Action::Move(pawn, node)) => no_move(game, pawn, node),
        (Prompt::Bid(_), Action::Lay(card)) => no_card(game, card),
        (Prompt::Bid(_), Action::Pass) => {
            (!game.secret.draft.is_empty()).then(|| Refusal::new("FA-5.3", "no-pass-with-draft"))
        }
        (Prompt::Bid(_), Action::Stand) => no_stand(game),
        (Prompt::Build(prize), Action::Build(count)) => no_building(game, prize, count),
        (Prompt::Build(prize), Action::Close) => (!winning::may_close(game)).then(|| no_closing(prize)),
        _ => Some(Refusal::new("FA-5.2", "no-not-now")),
    }
}

fn no_place(game: &FifthAvenue, site: Site) -> Option<Refusal> {
    let seat: Seat = start::next(&game.open);
    if start::may_place(game, seat, site) {
        return None;
    }
    let district = name(site.district);
    Some(if !start::has_none(game, seat, site.district) {
        Refusal::new("FA-4.9", "no-second-in-district").with("district", district)
    } else {
        Refusal::new("FA-4.9", "no-free-lot").with("site", site_name(site))
    })
}

fn no_action(kind: Kind) -> Refusal {
    match kind {
        Kind::A => Refusal::new("FA-6.2.1", "no-supply"),
        Kind::B => Refusal::new("FA-6.3.3", "no-shop-lot"),
        Kind::C => Refusal::new("FA-5.2", "no-not-now"),
        Kind::D => Refusal::new("FA-6.6.1", "no-commission-in-district"),
    }
}

fn no_shop(game: &FifthAvenue, shop: Shop, site: Site) -> Option<Refusal> {
    if !shops::on_offer(game, shop) {
        return Some(Refusal::new("FA-6.3.1", "no-such-tile").with("shop", name(shop)));
    }
    if game.open.closed.has(site.district) {
        return Some(Refusal::new("FA-6.3.2", "no-closed-district").with("district", name(site.district)));
    }
    if !game.open.plots().contains(&site.plot) {
        return Some(Refusal::new("FA-3.8", "no-sixth-lot"));
    }
    let refusal = |key| Refusal::new("FA-6.3.3", key).with("site", site_name(site));
    match game.open.lot(site.district, site.plot) {
        Lot::Free | Lot::Shops(_, None) => None,
        Lot::Shops(_, Some(_)) => Some(refusal("no-third-shop")),
        Lot::Buildings(..) => Some(refusal("no-shop-on-buildings")),
    }
}

fn no_score(game: &FifthAvenue, district: District) -> Option<Refusal> {
    let closed = game.open.closed.has(district);
    let key = if closed { "no-closed-district" } else { "no-commission-here" };
    let stands = commission::districts(game).has(district);
    (!stands).then(|| Refusal::new("FA-6.6.1", key).with("district", name(district)))
}

fn no_cards(game: &FifthAvenue, colour: Colour) -> Option<Refusal> {
    (!cards::has_cards(game, colour))
        .then(|| Refusal::new("FA-6.7.4", "no-empty-deck").with("deck", name(colour.deck())))
}

fn no_move(game: &FifthAvenue, pawn: Pawn, node: Node) -> Option<Refusal> {
    let reachable: Nodes = commission::reachable(game, pawn);
    if reachable.has(node) {
        return None;
    }
    let closed = node.district().is_some_and(|district| game.open.closed.has(district));
    let (clause, key) = if closed { ("FA-3.4", "no-way-closed") } else { ("FA-6.9.1", "no-way") };
    Some(Refusal::new(clause, key).with("pawn", name(pawn)).with("place", name(node)))
}

fn no_card(game: &FifthAvenue, card: Card) -> Option<Refusal> {
    if !auction::is_at_hand(game, card) {
        return Some(Refusal::new("FA-5.3", "no-such-card").with("card", crate::show::card_name(card)));
    }
    match (card.deck.colour(), auction::bid_colour(game)) {
        (None, None) => Some(Refusal::new("FA-6.12.2", "no-black-alone")),
        (Some(colour), Some(bound)) if colour != bound => {
            Some(Refusal::new("FA-6.12.3", "no-other-colour").with("colour", name(bound.deck())))
        }
        (None, Some(bound)) => no_use(game, bound),
        (Some(colour), _) => no_colour(game, colour).or_else(|| no_use(game, colour)),
    }
}

/// FA-6.11, FA-6.15.1: the colour is not open to this bidder.
fn no_colour(game: &FifthAvenue, colour: Colour) -> Option<Refusal> {
    let open = &game.open;
    let seat = open.auction.bidder;
    if auction::bid_colour(game).is_some() || auction::is_allowed(open, seat, colour) {
        return None;
    }
    let Some(Prize::District(district)) = open.auction.prize else {
        let set = open.auction.park_colour.unwrap_or(colour);
        return Some(Refusal::new("FA-6.15.1", "no-park-colour").with("colour", name(set.deck())));
    };
    if let Some(own) = open.lot_of(seat, district) {
        return Some(Refusal::new("FA-6.11.1", "no-own-lot").with("colour", name(own.deck())));
    }
    let site = site_name(Site { district, plot: colour.plot() });
    Some(match open.lot(district, colour.plot()) {
        Lot::Buildings(..) => Refusal::new("FA-6.11.4", "no-foreign-lot").with("site", site),
        Lot::Free | Lot::Shops(..) => Refusal::new("FA-6.11.3", "no-shop-lot-colour").with("site", site),
    })
}

/// FA-6.12.4: even with everything in hand the highest total cannot be beaten.
fn no_use(game: &FifthAvenue, colour: Colour) -> Option<Refusal> {
    let (reach, highest) = (auction::reach(game, colour), game.open.auction.highest);
    (reach <= highest).then(|| Refusal::new("FA-6.12.4", "no-reach").with("reach", reach).with("highest", highest))
}

fn no_stand(game: &FifthAvenue) -> Option<Refusal> {
    if auction::may_stand(game) {
        return None;
    }
    if game.secret.draft.is_empty() {
        return Some(Refusal::new("FA-5.3", "no-empty-bid"));
    }
    let (total, highest) = (auction::drafted_total(game), game.open.auction.highest);
    Some(Refusal::new("FA-6.12.4", "no-low-bid").with("total", total).with("highest", highest))
}

fn no_building(game: &FifthAvenue, prize: Prize, count: u8) -> Option<Refusal> {
    if !winning::may_build(game) {
        return Some(Refusal::new("FA-6.14.1", "no-building-when-full"));
    }
    if count <= winning::most(game) {
        return None;
    }
    let auction = &game.open.auction;
    let over_limit = count > auction.limit;
    Some(if over_limit {
        Refusal::new("FA-6.13.2", "no-over-limit").with("limit", auction.limit)
    } else {
        let clause = if prize == Prize::Park { "FA-6.15.3" } else { "FA-6.13.3" };
        Refusal::new(clause, "no-reserve").with("reserve", game.open.stock[auction.winner.index()].reserve)
    })
}

fn no_closing(prize: Prize) -> Refusal {
    match prize {
        Prize::District(_) => Refusal::new("FA-6.14.2", "no-closing-with-free-lot"),
        Prize::Park => Refusal::new("FA-6.15.4", "no-closing-at-park"),
    }
}
