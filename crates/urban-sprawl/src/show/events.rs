//! What happened, in words.

use engine::{Phrase, Seat};

use super::names::{
    amount, card_name, coin_name, deck_name, lot_name, office_name, site_name, space_name, vocation_name,
};
use crate::event::{Event, Why};
use crate::ids::Politician;
use crate::rules::money::{Purse, investment};

pub fn say_event(event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Begins { seat } => Phrase::new("event-begins").with("seat", seat),
        Event::SetAside { card } => Phrase::new("event-set-aside").with("card", card_name(card)),
        Event::Bought { seat, lot } => {
            // No marker is placed yet.
            let price = crate::content::content().printed[lot.block().index()];
            Phrase::new("event-bought").with("seat", seat).with("lot", lot_name(lot)).with("price", price)
        }
        Event::TurnStarted { seat } => Phrase::new("event-turn").with("seat", seat),
        Event::Invested { seat, card } => Phrase::new("event-invested")
            .with("seat", seat)
            .with("card", card_name(card))
            .with("wealth", investment(card).wealth),
        Event::GotPoints { .. } => return None,
        Event::Took { seat, card } => Phrase::new("event-took").with("seat", seat).with("card", card_name(card)),
        Event::TookFavor { seat, card } => {
            Phrase::new("event-took-favor").with("seat", seat).with("card", card_name(card))
        }
        Event::Built { seat, card, site, .. } => {
            Phrase::new("event-built").with("seat", seat).with("card", card_name(card)).with("site", site_name(site))
        }
        Event::Renewed { seat, .. } => Phrase::new("event-renewed").with("seat", seat),
        Event::Demolished { site, zone, .. } => Phrase::new("event-demolished")
            .with("kind", Phrase::new(format!("building-{}", zone.name())))
            .with("site", site_name(site)),
        Event::Uncontrolled { lot, owner } => {
            Phrase::new("event-uncontrolled").with("seat", owner).with("lot", lot_name(lot))
        }
        Event::Claimed { seat, lot } => Phrase::new("event-claimed").with("seat", seat).with("lot", lot_name(lot)),
        Event::Placed { seat, site, zone } => Phrase::new("event-placed")
            .with("seat", seat)
            .with("kind", Phrase::new(format!("building-{}", zone.name())))
            .with("site", site_name(site)),
        Event::Moved { seat, from, to } => {
            Phrase::new("event-moved").with("seat", seat).with("from", lot_name(from)).with("to", site_name(to))
        }
        Event::TookVocation { seat, vocation, from: None } => {
            Phrase::new("event-took-vocation").with("seat", seat).with("vocation", vocation_name(vocation))
        }
        Event::TookVocation { seat, vocation, from: Some(from) } => Phrase::new("event-took-vocation-from")
            .with("seat", seat)
            .with("vocation", vocation_name(vocation))
            .with("from", from),
        // Said with what was bought or invested.
        Event::Changed { why: Why::Purchase | Why::Investment, .. } => return None,
        Event::Changed { seat, wealth, prestige, why } => say_change(seat, wealth, prestige, why),
        Event::MarkerPlaced { seat, number, space } => Phrase::new("event-marker-placed")
            .with("seat", seat)
            .with("number", number)
            .with("space", space_name(space)),
        Event::MarkerMoved { seat, number, from, to } => Phrase::new("event-marker-moved")
            .with("seat", seat)
            .with("number", number)
            .with("from", space_name(from))
            .with("to", space_name(to)),
        Event::PawnMoved { office } => Phrase::new("event-pawn").with("office", office_name(office)),
        Event::Elected { seat, office } => {
            Phrase::new("event-elected").with("seat", seat).with("office", office_name(office))
        }
        Event::NobodyElected { office } => Phrase::new("event-nobody-elected").with("office", office_name(office)),
        Event::ContractorAssigned { seat } => Phrase::new("event-contractor").with("seat", seat),
        Event::PaidOut { coin, number } => {
            Phrase::new("event-paid-out").with("coin", coin_name(coin)).with("number", number)
        }
        Event::Revealed { card } => Phrase::new("event-revealed").with("card", card_name(card)),
        Event::Happened { card } => Phrase::new("event-happened")
            .with("card", card_name(card))
            .with("text", Phrase::new(format!("card-{card}-text"))),
        Event::ContractRemoved { card } => Phrase::new("event-contract-removed").with("card", card_name(card)),
        Event::TookExtraFavor { seat } => Phrase::new("event-extra-favor").with("seat", seat),
        Event::GainedPoints { seat, points } => {
            Phrase::new("event-gained-points").with("seat", seat).with("points", points)
        }
        Event::Reshuffled { cards } => Phrase::new("event-reshuffled").with("cards", cards),
        Event::Activated { deck } => Phrase::new("event-activated").with("deck", deck_name(deck)),
        Event::PoliticiansEntered => Phrase::new("event-politicians"),
        Event::Stagnated { .. } => Phrase::new("event-stagnated"),
        Event::GameEnded => Phrase::new("event-ended"),
    })
}

fn say_change(seat: Seat, wealth: i16, prestige: i16, why: Why) -> Phrase {
    let purse = Purse { wealth: wealth.unsigned_abs(), prestige: prestige.unsigned_abs() };
    let key = match why {
        _ if wealth >= 0 && prestige >= 0 => "event-gains",
        Why::Building | Why::Treasurer => "event-pays",
        _ => "event-loses",
    };
    Phrase::new(key).with("seat", seat).with("amount", amount(purse)).with("why", say_why(why))
}

pub fn say_why(why: Why) -> Phrase {
    match why {
        Why::Purchase => Phrase::new("why-purchase"),
        Why::Investment => Phrase::new("why-investment"),
        Why::Building => Phrase::new("why-building"),
        Why::Adjacency => Phrase::new("why-adjacency"),
        Why::Vocation(vocation) => vocation_name(vocation),
        Why::Card(card) => card_name(card),
        Why::Row(number) | Why::FinalRow(number) => Phrase::new("why-row").with("number", number),
        Why::Treasurer => office_name(Politician::Treasurer),
        Why::FinalWealth => Phrase::new("why-final-wealth"),
        Why::FinalOffice(office) => office_name(office),
    }
}
