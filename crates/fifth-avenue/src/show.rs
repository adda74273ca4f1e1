//! Words: questions, choices, and what a person clicks.

mod auction;
mod chips;
mod events;
mod panes;
mod slips;
mod topics;
mod worth;

use engine::pieces::{Ledger, Map, Picture, Tabletop};
use engine::{Brush, Lang, Phrase, Present, Printed, Say, Topic};

use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::ids::{Card, Colour, Deck, District, FACES, Faces, Hand, Kind, Node, Pawn, Plot, Prize, Shop, Site};
use crate::map;
use crate::rules::{district, start, winning};
use crate::state::{FifthAvenue, Prompt};
use crate::view::View;

/// Something with a message of its own.
pub trait Named: Printed {
    /// What the message key begins with.
    const KIND: &'static str;
}

impl Named for District {
    const KIND: &'static str = "place";
}
impl Named for Node {
    const KIND: &'static str = "place";
}
impl Named for Shop {
    const KIND: &'static str = "shop";
}
impl Named for Deck {
    const KIND: &'static str = "deck";
}
impl Named for Plot {
    const KIND: &'static str = "lot";
}
impl Named for Pawn {
    const KIND: &'static str = "pawn";
}

/// The name of something printed.
pub fn name<K: Named>(key: K) -> Phrase {
    Phrase::new(format!("{}-{}", K::KIND, key.name()))
}

/// A lot with its district.
pub fn site_name(site: Site) -> Phrase {
    Phrase::new("site").with("lot", name(site.plot)).with("district", name(site.district))
}

/// A card.
pub fn card_name(card: Card) -> Phrase {
    Phrase::new("card").with("deck", name(card.deck)).with("value", card.value())
}

fn prize_name(prize: Prize) -> Phrase {
    match prize {
        Prize::District(district) => name(district),
        Prize::Park => name(Node::Park),
    }
}

/// Cards by value, each with its number.
fn card_names(deck: Deck, faces: &Faces) -> impl Iterator<Item = Phrase> {
    let some = (0..FACES as u8).filter(|&face| faces[face as usize] > 0);
    some.map(move |face| {
        let card = card_name(Card { deck, face });
        match faces[face as usize] {
            1 => card,
            count => Phrase::new("cards-times").with("count", count).with("card", card),
        }
    })
}

pub fn hand_names(hand: &Hand) -> Vec<Phrase> {
    hand.iter().flat_map(|(deck, faces)| card_names(deck, faces)).collect()
}

/// Every face that a hand holds.
fn faces(hand: &Hand) -> impl Iterator<Item = Card> {
    Card::all().filter(|card| hand[card.deck][card.face as usize] > 0)
}

impl Present for FifthAvenue {
    fn locale(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "locales", "ftl")
    }

    fn rulebook(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "rulebook", "md")
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        engine::lessons![
            "first",
            "bids",
            "commissions",
            "closing",
            "ace",
            "score-and-close",
            "the-last-shop",
            "even-score",
            "build-them-all",
            "only-fours",
            "the-second-sign"
        ]
    }

    fn scenarios() -> &'static [&'static str] {
        engine::scenarios![
            "ace",
            "bids",
            "cards",
            "commissions",
            "districts",
            "end",
            "memory",
            "rings",
            "setup",
            "shops",
            "winning"
        ]
    }

    fn topic(prompt: Prompt) -> Topic {
        topics::topic(prompt)
    }

    fn say_prompt(view: &View, prompt: Prompt) -> Phrase {
        match prompt {
            Prompt::StartBuilding => {
                let left = view.open.stock[start::next(&view.open).index()].starting;
                Phrase::new("prompt-start-building").with("left", left)
            }
            Prompt::ChooseAction => Phrase::new("prompt-choose-action"),
            Prompt::PlaceShop => Phrase::new("prompt-place-shop"),
            Prompt::ScoreDistrict => Phrase::new("prompt-score-district"),
            Prompt::TakeCards => Phrase::new("prompt-take-cards"),
            Prompt::MoveCommission if view.open.pawns.0.contains(&Node::Park) => Phrase::new("prompt-move-from-park"),
            Prompt::MoveCommission => Phrase::new("prompt-move-commission"),
            Prompt::Bid(prize) => say_bid_prompt(view, prize),
            Prompt::Build(prize) => say_build_prompt(view, prize),
        }
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        match action {
            Action::Place(site) => Phrase::new("action-place").with("site", site_name(site)),
            Action::Choose(Kind::A) => Phrase::new("action-a").with("count", content().buildings.taken_by_action_a),
            Action::Choose(Kind::B) => Phrase::new("action-b"),
            Action::Choose(Kind::C) => Phrase::new("action-c"),
            Action::Choose(Kind::D) => Phrase::new("action-d"),
            Action::Shop(shop, site) => Phrase::new("action-shop")
                .with("shop", name(shop))
                .with("kind", shop.name())
                .with("site", site_name(site)),
            Action::Score(district) => {
                let points = district::points(&view.open, view.open.active, district);
                Phrase::new("action-score").with("district", name(district)).with("points", points)
            }
            Action::Take(first, second) => {
                Phrase::new("action-take").with("first", top(view, first)).with("second", top(view, second))
            }
            Action::Move(pawn, Node::Start) => {
                Phrase::new("action-move-home").with("pawn", name(pawn)).with("prizes", prizes(view, pawn))
            }
            Action::Move(pawn, node) => Phrase::new("action-move").with("pawn", name(pawn)).with("place", name(node)),
            Action::Lay(card) => Phrase::new("action-lay").with("card", card_name(card)),
            Action::Pass => Phrase::new("action-pass"),
            Action::Stand => {
                Phrase::new("action-stand").with("total", draft_total(view)).with("limit", draft_limit(view))
            }
            Action::Build(count) => Phrase::new("action-build").with("count", count),
            Action::Close => Phrase::new("action-close").with("points", closing_points(view)),
        }
    }

    fn say_event(event: &Event) -> Option<Phrase> {
        events::say_event(event)
    }

    fn event_picks(event: &Event) -> Vec<String> {
        events::event_picks(event)
    }

    fn picks(_: &View, action: Action) -> Vec<String> {
        match action {
            Action::Place(site) => vec![format!("lot:{site}")],
            Action::Choose(kind) => vec![format!("button:{kind}")],
            Action::Shop(shop, site) => vec![format!("tile:{shop}"), format!("lot:{site}")],
            Action::Score(district) => vec![format!("district:{district}")],
            Action::Take(first, second) => vec![format!("deck:{first}"), format!("deck:{second}")],
            Action::Move(pawn, node) => vec![format!("pawn:{pawn}"), format!("place:{node}")],
            Action::Lay(card) => vec![format!("card:{card}")],
            Action::Pass => vec!["button:pass".into()],
            Action::Stand => vec!["button:stand".into()],
            Action::Build(count) => vec![format!("button:build-{count}")],
            Action::Close => vec!["button:close".into()],
        }
    }

    fn lay(view: &View) -> Tabletop {
        panes::lay(view)
    }

    fn maps(view: &View, brush: &Brush<'_>) -> Vec<Map> {
        map::draw(view, brush)
    }

    fn pictures() -> Vec<Picture> {
        map::pictures::all()
    }

    fn say_map(view: &View) -> Vec<Phrase> {
        map::said::say_map(&view.open)
    }

    fn sketch(view: &View, words: &dyn Say) -> Vec<String> {
        map::sketch::sketch(&view.open, words)
    }

    fn say_slip(view: &View, action: Action, after: Option<&View>) -> Option<Phrase> {
        slips::say_slip(view, action, after)
    }

    fn say_worth(view: &View, action: Action) -> Option<Phrase> {
        worth::say_worth(view, action)
    }

    fn ledger(view: &View, action: Action) -> Option<Ledger> {
        worth::ledger(view, action)
    }
}

/// What the viewer's draft and cards lying add up to.
pub fn draft_total(view: &View) -> u16 {
    let auction = &view.open.auction;
    auction.totals[auction.bidder] + content().worth(&view.draft.coloured) + content().worth(&view.draft.black)
}

/// How many buildings the viewer's draft and cards lying allow.
pub fn draft_limit(view: &View) -> u8 {
    let auction = &view.open.auction;
    let lying = auction.cards_of(auction.bidder).map(|card| card.face);
    content().limit(lying.chain(view.draft.faces())).unwrap_or(0)
}

/// What the winner would score by closing.
fn closing_points(view: &View) -> u8 {
    let auction = &view.open.auction;
    let Some(Prize::District(district)) = auction.prize else { return 0 };
    winning::closing_points(&view.open, auction.winner, district, Some(auction.winner)).0
}

/// What the auctions are about that a commission starts by going home (FA-6.10.1).
fn prizes(view: &View, pawn: Pawn) -> Vec<Phrase> {
    view.open.tokens[pawn].iter().map(name).chain([name(Node::Park)]).collect()
}

fn say_build_prompt(view: &View, prize: Prize) -> Phrase {
    let auction = &view.open.auction;
    let most = auction.limit.min(view.open.stock[auction.winner.index()].reserve);
    let phrase = |key| Phrase::new(key).with("most", most);
    match prize {
        Prize::Park => phrase("prompt-build-park"),
        Prize::District(district) => {
            let key = if view.open.is_full(district) { "prompt-build-or-close" } else { "prompt-build" };
            phrase(key).with("district", name(district))
        }
    }
}

fn say_bid_prompt(view: &View, prize: Prize) -> Phrase {
    let highest = view.open.auction.highest;
    let key = match (prize, view.draft.is_empty()) {
        (_, false) if draft_total(view) <= highest => "prompt-bid-low",
        (_, false) => "prompt-bid-draft",
        (Prize::District(_), true) => "prompt-bid",
        (Prize::Park, true) => "prompt-bid-park",
    };
    let phrase = Phrase::new(key).with("highest", highest).with("prize", prize_name(prize));
    if view.draft.is_empty() { phrase } else { phrase.with("total", draft_total(view)) }
}

/// The visible card of a deck.
fn top(view: &View, colour: Colour) -> Phrase {
    match view.tops[colour] {
        Some(face) => card_name(Card { deck: colour.deck(), face }),
        None => name(colour.deck()),
    }
}
