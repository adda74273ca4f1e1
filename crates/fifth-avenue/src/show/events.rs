//! Events in words, and where on the map they happen.

use engine::{Phrase, Seat};

use super::{card_name, card_names, name, prize_name, site_name};
use crate::event::{Event, Source};
use crate::ids::{Deck, District, Node, Prize};

pub fn say_event(event: &Event) -> Option<Phrase> {
    Some(match event {
        Event::Began { first } => Phrase::new("event-began").with("seat", *first),
        Event::Placed { seat, site } => Phrase::new("event-placed").with("seat", *seat).with("site", site_name(*site)),
        Event::Chose { seat, action } => Phrase::new("event-chose").with("seat", *seat).with("action", action.name()),
        Event::TookBuildings { seat, count } => {
            Phrase::new("event-took-buildings").with("seat", *seat).with("count", *count)
        }
        Event::ShopPlaced { seat, shop, site } => Phrase::new("event-shop-placed")
            .with("seat", *seat)
            .with("shop", name(*shop))
            .with("kind", shop.name())
            .with("site", site_name(*site)),
        Event::ShopToPark { shop } => Phrase::new("event-shop-to-park").with("shop", name(*shop)),
        Event::Scored { seat, points, source, district } => say_scored(*seat, *points, *source, *district),
        Event::Drew { seat, card: Some(card), .. } => {
            Phrase::new("event-drew").with("seat", *seat).with("card", card_name(*card))
        }
        Event::Drew { seat, card: None, .. } => Phrase::new("event-drew-hidden").with("seat", *seat),
        Event::Reshuffled { cards } => Phrase::new("event-reshuffled").with("cards", *cards),
        Event::Took { seat, first, second } => {
            let cards: Vec<Phrase> = [Some(*first), *second].into_iter().flatten().map(card_name).collect();
            Phrase::new("event-took").with("seat", *seat).with("cards", cards)
        }
        Event::Moved { seat, pawn, to: Node::Start, .. } => {
            Phrase::new("event-moved-home").with("seat", *seat).with("pawn", name(*pawn))
        }
        Event::Moved { seat, pawn, to, .. } => {
            Phrase::new("event-moved").with("seat", *seat).with("pawn", name(*pawn)).with("place", name(*to))
        }
        Event::Ended { reason } => Phrase::new(reason.key()),
        Event::ParkShown { shops, types, points } => {
            let names: Vec<Phrase> = shops.iter().flat_map(|(shop, &n)| (0..n).map(move |_| name(shop))).collect();
            Phrase::new("event-park-shown").with("shops", names).with("types", *types).with("points", *points)
        }
        Event::Turned { .. } | Event::Surveyed { .. } | Event::HandsShown { .. } => return None,
        Event::Opened { .. }
        | Event::Drafted { .. }
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::AceTurned { .. }
        | Event::AceBid { .. }
        | Event::AceOut
        | Event::Won { .. }
        | Event::AceWon { .. }
        | Event::Unsold { .. }
        | Event::Built { .. }
        | Event::AceBuilt { .. }
        | Event::Closed { .. } => say_auction_event(event)?,
    })
}

fn say_auction_event(event: &Event) -> Option<Phrase> {
    Some(match event {
        Event::Opened { prize, opener } => {
            Phrase::new("event-opened").with("seat", *opener).with("prize", prize_name(*prize))
        }
        Event::Drafted { seat, card } => {
            Phrase::new("event-drafted").with("seat", *seat).with("card", card_name(*card))
        }
        Event::Bid { seat, colour, coloured, black, total } => {
            let cards = card_names(colour.deck(), coloured).chain(card_names(Deck::Black, black));
            let cards: Vec<Phrase> = cards.collect();
            Phrase::new("event-bid").with("seat", *seat).with("cards", cards).with("total", *total)
        }
        Event::Passed { seat } => Phrase::new("event-passed").with("seat", *seat),
        Event::AceTurned { card, .. } => Phrase::new("event-ace-turned").with("card", card_name(*card)),
        Event::AceBid { total } => Phrase::new("event-ace-bid").with("total", *total),
        Event::AceOut => Phrase::new("event-ace-out"),
        Event::Won { seat, prize, total } => {
            Phrase::new("event-won").with("seat", *seat).with("prize", prize_name(*prize)).with("total", *total)
        }
        Event::AceWon { prize } => Phrase::new("event-ace-won").with("prize", prize_name(*prize)),
        Event::Unsold { prize } => Phrase::new("event-unsold").with("prize", prize_name(*prize)),
        Event::Built { seat, count: 0, .. } => Phrase::new("event-built-none").with("seat", *seat),
        Event::Built { seat, prize, count, .. } => {
            Phrase::new("event-built").with("seat", *seat).with("count", *count).with("prize", prize_name(*prize))
        }
        Event::AceBuilt { site } => Phrase::new("event-ace-built").with("site", site_name(*site)),
        Event::Closed { district, seat: Some(seat) } => {
            Phrase::new("event-closed").with("seat", *seat).with("district", name(*district))
        }
        Event::Closed { district, seat: None } => Phrase::new("event-ace-closed").with("district", name(*district)),
        Event::Began { .. }
        | Event::Placed { .. }
        | Event::Chose { .. }
        | Event::TookBuildings { .. }
        | Event::ShopPlaced { .. }
        | Event::ShopToPark { .. }
        | Event::Scored { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::Took { .. }
        | Event::Turned { .. }
        | Event::Moved { .. }
        | Event::Surveyed { .. }
        | Event::Ended { .. }
        | Event::ParkShown { .. }
        | Event::HandsShown { .. } => return None,
    })
}

fn say_scored(seat: Seat, points: u8, source: Source, district: Option<District>) -> Phrase {
    let phrase =
        |key| Phrase::new(key).with("seat", seat).with("points", points).with("source", Phrase::new(source.key()));
    match district {
        Some(district) => phrase("event-scored-in").with("district", name(district)),
        None => phrase("event-scored"),
    }
}

/// The places of the map that an event talks about.
pub fn event_picks(event: &Event) -> Vec<String> {
    match event {
        Event::Placed { site, .. } | Event::ShopPlaced { site, .. } | Event::AceBuilt { site } => {
            vec![format!("lot:{site}")]
        }
        Event::Moved { to, .. } => vec![format!("place:{to}")],
        Event::Built { prize: Prize::District(district), plot: Some(plot), .. } => {
            vec![format!("lot:{district}-{plot}")]
        }
        Event::Scored { district: Some(district), .. }
        | Event::Surveyed { district, .. }
        | Event::Closed { district, .. } => vec![format!("district:{district}")],
        Event::Began { .. }
        | Event::Chose { .. }
        | Event::TookBuildings { .. }
        | Event::ShopToPark { .. }
        | Event::Scored { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::Took { .. }
        | Event::Turned { .. }
        | Event::Opened { .. }
        | Event::Drafted { .. }
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::AceTurned { .. }
        | Event::AceBid { .. }
        | Event::AceOut
        | Event::Won { .. }
        | Event::AceWon { .. }
        | Event::Unsold { .. }
        | Event::Built { .. }
        | Event::Ended { .. }
        | Event::ParkShown { .. }
        | Event::HandsShown { .. } => Vec::new(),
    }
}
