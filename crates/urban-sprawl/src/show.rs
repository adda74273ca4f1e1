//! Words, picks and panels.

use engine::{Gauge, Lang, Panel, Phrase, Present, Say, Seat};

use crate::action::Action;
use crate::board::{Lot, Site};
use crate::describe::{self, planning_card, zone_and_size};
use crate::effects::{Call, Effect, Loss, effect};
use crate::event::{Event, Why};
use crate::forecast::forecast;
use crate::ids::{Card, Coin, Deck, Number, Politician, Space, TOP_SPACES, Vocation, Zone, marker_coin};
use crate::refusals::name;
use crate::rules::money::{Purse, investment};
use crate::rules::{actions, pending};
use crate::scene;
use crate::state::{Open, Prompt, UrbanSprawl};
use crate::view::View;

impl Present for UrbanSprawl {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../locales/en.ftl"),
            Lang::It => include_str!("../locales/it.ftl"),
        }
    }

    fn rulebook(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../rulebook/en.md"),
            Lang::It => include_str!("../rulebook/it.md"),
        }
    }

    fn say_prompt(view: &View, prompt: Prompt) -> Phrase {
        say_prompt(&view.open, prompt)
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        say_action(&view.open, action)
    }

    fn say_event(event: &Event) -> Option<Phrase> {
        say_event(event)
    }

    fn event_picks(event: &Event) -> Vec<String> {
        event_picks(event)
    }

    fn picks(view: &View, action: Action) -> Vec<String> {
        picks(&view.open, action)
    }

    fn panels(view: &View) -> Vec<Panel> {
        view.open.seats.iter().map(|seat| panel(&view.open, seat)).collect()
    }

    fn describe(view: &View) -> Vec<Phrase> {
        describe::describe(&view.open)
    }

    fn scene(view: &View, words: &dyn Say) -> String {
        scene::draw(view, words)
    }
}

pub fn vocation_name(vocation: Vocation) -> Phrase {
    Phrase::new(format!("vocation-{}", vocation.name()))
}

pub fn office_name(office: Politician) -> Phrase {
    Phrase::new(format!("office-{}", office.name()))
}

pub fn deck_name(deck: Deck) -> Phrase {
    Phrase::new(format!("deck-{}", deck.name()))
}

pub fn coin_name(coin: Coin) -> Phrase {
    Phrase::new(format!("coin-{}", coin.name()))
}

/// A grey space by its side and its place there, counted from 1.
pub fn space_name(space: Space) -> Phrase {
    match usize::from(space.0).checked_sub(TOP_SPACES) {
        None => Phrase::new("space-top").with("place", space.0 + 1),
        Some(right) => Phrase::new("space-right").with("place", right + 1),
    }
}

/// The rules text of a card under the options of the match.
pub fn card_text(open: &Open, card: Card) -> Phrase {
    let face = crate::content::content().face(card);
    let soft = open.options.soft_metropolis && face.soft != face.effects;
    Phrase::new(if soft { format!("card-{card}-text-soft") } else { format!("card-{card}-text") })
}

/// An amount in words.
pub fn amount(purse: Purse) -> Phrase {
    match (purse.wealth, purse.prestige) {
        (wealth, 0) => Phrase::new("amount-wealth").with("wealth", wealth),
        (0, prestige) => Phrase::new("amount-prestige").with("prestige", prestige),
        (wealth, prestige) => Phrase::new("amount-both").with("wealth", wealth).with("prestige", prestige),
    }
}

fn cost_of(call: Call) -> Purse {
    match effect(call) {
        Effect::Offer { cost, .. } | Effect::PayOrLose { cost, .. } => Purse::from(*cost),
        Effect::PayPer { either: Some(each), .. } => Purse::wealth((*each).into()),
        _ => Purse::default(),
    }
}

/// The building on a lot, by zone and block.
pub fn building(open: &Open, lot: Lot) -> Phrase {
    let Some(building) = open.grid.building(lot) else { return Phrase::new("empty-lot").with("lot", lot.to_string()) };
    let phrase = match building.owner {
        Some(seat) => Phrase::new("building-owned").with("owner", seat),
        None => Phrase::new("building-free"),
    };
    building_words(open, lot, phrase.with("size", building.size()))
}

/// With the kind of building on a lot, the lot and its value.
fn building_words(open: &Open, lot: Lot, phrase: Phrase) -> Phrase {
    let zone = open.grid.building(lot).map_or(Zone::Park, |building| building.zone);
    let kind = Phrase::new(format!("building-{}", zone.code()));
    phrase.with("kind", kind).with("lot", lot.to_string()).with("value", open.value(lot.block()))
}

fn card_phrase(key: &'static str, open: &Open) -> Phrase {
    match open.card {
        Some(card) => Phrase::new(key).with("card", name(card)),
        None => Phrase::new(key).with("card", Phrase::new("no-card")),
    }
}

/// A question about a price.
fn asked_to_pay(key: &'static str, open: &Open, call: Call) -> Phrase {
    card_phrase(key, open).with("cost", amount(cost_of(call)))
}

fn say_prompt(open: &Open, prompt: Prompt) -> Phrase {
    match prompt {
        Prompt::Claim => Phrase::new("prompt-claim"),
        Prompt::Invest => Phrase::new("prompt-invest"),
        Prompt::Act => Phrase::new("prompt-act").with("points", open.points),
        Prompt::Placement { card } => {
            let size = zone_and_size(crate::content::content().contract(card));
            Phrase::new("prompt-placement").with("card", name(card)).with("size", size)
        }
        Prompt::Permits { card, site } => {
            Phrase::new("prompt-permits").with("card", name(card)).with("value", open.value(site.block))
        }
        Prompt::VocationSource { vocation } => {
            Phrase::new("prompt-vocation-source").with("vocation", vocation_name(vocation))
        }
        Prompt::VocationScore { vocation, value, tiles } => Phrase::new("prompt-vocation-score")
            .with("vocation", vocation_name(vocation))
            .with("value", value)
            .with("tiles", tiles),
        Prompt::Order { .. } => card_phrase("prompt-order", open),
        Prompt::PaySplit { call } => card_phrase("prompt-pay-split", open).with("each", cost_of(call).wealth),
        Prompt::Offer { call } => asked_to_pay("prompt-offer", open, call),
        Prompt::Alternative { .. } => card_phrase("prompt-alternative", open),
        Prompt::PayOrLose { call, .. } => match effect(call) {
            Effect::PayOrLose { loss: Loss::Uncontrol, .. } => asked_to_pay("prompt-pay-or-yield", open, call),
            _ => asked_to_pay("prompt-pay-or-lose", open, call),
        },
        Prompt::PlaceTile { size, .. } => Phrase::new("prompt-place-tile").with("size", size),
        Prompt::MoveWhich { .. } => card_phrase("prompt-move-which", open),
        Prompt::MoveWhere { lot } => Phrase::new("prompt-move-where").with("building", building(open, lot)),
        Prompt::MarkerSpace { number } => {
            Phrase::new("prompt-marker-space").with("number", number).with("coin", coin_name(marker_coin(number)))
        }
        Prompt::MarkerMove { .. } => Phrase::new("prompt-marker-move"),
        Prompt::Office { won: true } => Phrase::new("prompt-office-won"),
        Prompt::Office { won: false } => Phrase::new("prompt-office"),
        Prompt::PayoutRow { coin } => Phrase::new("prompt-payout-row").with("coin", coin_name(coin)),
        Prompt::PickBuilding { call } => match effect(call) {
            Effect::Claim { .. } => card_phrase("prompt-pick-claim", open),
            Effect::Demolish { .. } => card_phrase("prompt-pick-demolish", open),
            _ => card_phrase("prompt-pick-uncontrol", open),
        },
        Prompt::PickPlanning { .. } => card_phrase("prompt-pick-planning", open),
        Prompt::PickContract { .. } => card_phrase("prompt-pick-contract", open),
        Prompt::SingleBuilding { .. } => card_phrase("prompt-single-building", open),
        Prompt::SinglePlayer { .. } => card_phrase("prompt-single-player", open),
        Prompt::ElectionTie { office, .. } => Phrase::new("prompt-election-tie").with("office", office_name(office)),
        Prompt::ContractorTie { .. } => Phrase::new("prompt-contractor-tie"),
    }
}

fn say_action(open: &Open, action: Action) -> Phrase {
    let prompt = pending(open).map(|(_, prompt)| prompt);
    match action {
        Action::Buy(lot) => building_words(open, lot, Phrase::new("action-buy")),
        Action::Invest(card) => {
            Phrase::new("action-invest").with("card", name(card)).with("wealth", investment(card).wealth)
        }
        Action::Done => Phrase::new("action-done"),
        Action::Take(card) => price(open, Phrase::new("action-take"), card).with("card", planning_card(card)),
        Action::Build(card) => price(open, Phrase::new("action-build"), card).with("card", name(card)),
        Action::Favor(card) => price(open, Phrase::new("action-favor"), card).with("card", name(card)),
        Action::End => Phrase::new("action-end"),
        Action::Place(site) => say_place(open, site),
        Action::Pay(cards) => Phrase::new("action-pay")
            .with("cards", cards.iter().map(planning_card).collect::<Vec<_>>())
            .with("forecast", forecast(open, action)),
        Action::Name(seat) => Phrase::new("action-name").with("seat", seat),
        Action::Split(k) => say_split(open, prompt, k),
        Action::Accept | Action::Settle => match prompt {
            Some(Prompt::Offer { call } | Prompt::PayOrLose { call, .. }) => {
                Phrase::new("action-settle").with("cost", amount(cost_of(call)))
            }
            _ => Phrase::new("action-accept"),
        },
        Action::Decline if matches!(prompt, Some(Prompt::Offer { .. })) => Phrase::new("action-save"),
        Action::Decline => Phrase::new("action-decline"),
        Action::Pick(lot) => {
            let lost = matches!(prompt, Some(Prompt::PayOrLose { .. }));
            Phrase::new(if lost { "action-lose" } else { "action-pick" }).with("building", building(open, lot))
        }
        Action::Choose(option) => say_alternative(prompt, option),
        Action::Mark(space) => Phrase::new("action-mark").with("space", space_name(space)),
        Action::Shift(number, space) => {
            Phrase::new("action-shift").with("number", number).with("space", space_name(space))
        }
        Action::Elect(office) => Phrase::new("action-elect").with("office", office_name(office)),
        Action::Row(number) => Phrase::new("action-row").with("number", number),
        Action::Remove(card) => Phrase::new("action-remove").with("card", name(card)),
    }
}

/// What the first effect of an alternative does.
fn say_alternative(prompt: Option<Prompt>, option: u8) -> Phrase {
    let first = match prompt {
        Some(Prompt::Alternative { call }) => match effect(call) {
            Effect::Choose { options, .. } => {
                options.get(usize::from(option)).and_then(|choice| choice.effects.effects.first())
            }
            _ => None,
        },
        _ => None,
    };
    match first {
        Some(Effect::Claim { .. }) => Phrase::new("action-claim"),
        Some(Effect::Gain { wealth, prestige, .. }) => {
            Phrase::new("action-gain").with("amount", amount(Purse::times(*wealth, *prestige, 1)))
        }
        _ => Phrase::new("action-choose").with("option", option + 1),
    }
}

/// With the AP price of a card's place.
fn price(open: &Open, phrase: Phrase, card: Card) -> Phrase {
    let places = actions::planning_cards(open).chain(actions::contracts(open));
    let free = matches!(pending(open), Some((_, Prompt::PickPlanning { .. })));
    let price = places.filter(|_| !free).find(|(other, _)| *other == card).map_or(0, |(_, price)| price);
    phrase.with("price", price)
}

/// A place with what building there would bring everybody; other tiles bring nothing.
fn say_place(open: &Open, site: Site) -> Phrase {
    let plain = |key| Phrase::new(key).with("site", site.to_string()).with("value", open.value(site.block));
    if !matches!(pending(open), Some((_, Prompt::Placement { .. }))) {
        return plain("action-place");
    }
    let key = if open.grid.is_free(site) { "action-place-building" } else { "action-place-demolishing" };
    plain(key).with("forecast", forecast(open, Action::Place(site)))
}

fn say_split(open: &Open, prompt: Option<Prompt>, k: u8) -> Phrase {
    let (each, units) = match prompt {
        Some(Prompt::VocationScore { value, tiles, .. }) => (u16::from(value), tiles),
        Some(Prompt::PaySplit { call }) => {
            let units = pending(open).map_or(0, |(seat, _)| crate::rules::money::units(open, call, seat));
            (cost_of(call).wealth, units as u8)
        }
        _ => (1, k),
    };
    let purse = Purse { wealth: each * u16::from(units.saturating_sub(k)), prestige: each * u16::from(k) };
    Phrase::new("action-split").with("amount", amount(purse))
}

fn say_event(event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Begins { seat } => Phrase::new("event-begins").with("seat", seat),
        Event::SetAside { card } => Phrase::new("event-set-aside").with("card", name(card)),
        Event::Bought { seat, lot } => {
            // No marker is placed yet.
            let price = crate::content::content().printed[lot.block().index()];
            Phrase::new("event-bought").with("seat", seat).with("lot", lot.to_string()).with("price", price)
        }
        Event::TurnStarted { seat } => Phrase::new("event-turn").with("seat", seat),
        Event::Invested { seat, card } => Phrase::new("event-invested")
            .with("seat", seat)
            .with("card", name(card))
            .with("wealth", investment(card).wealth),
        Event::GotPoints { .. } => return None,
        Event::Took { seat, card } => Phrase::new("event-took").with("seat", seat).with("card", name(card)),
        Event::TookFavor { seat, card } => Phrase::new("event-took-favor").with("seat", seat).with("card", name(card)),
        Event::Built { seat, card, site, .. } => {
            Phrase::new("event-built").with("seat", seat).with("card", name(card)).with("site", site.to_string())
        }
        Event::Renewed { seat, .. } => Phrase::new("event-renewed").with("seat", seat),
        Event::Demolished { site, zone, .. } => Phrase::new("event-demolished")
            .with("kind", Phrase::new(format!("building-{}", zone.code())))
            .with("site", site.to_string()),
        Event::Uncontrolled { lot, owner } => {
            Phrase::new("event-uncontrolled").with("seat", owner).with("lot", lot.to_string())
        }
        Event::Claimed { seat, lot } => Phrase::new("event-claimed").with("seat", seat).with("lot", lot.to_string()),
        Event::Placed { seat, site, zone } => Phrase::new("event-placed")
            .with("seat", seat)
            .with("kind", Phrase::new(format!("building-{}", zone.code())))
            .with("site", site.to_string()),
        Event::Moved { seat, from, to } => {
            Phrase::new("event-moved").with("seat", seat).with("from", from.to_string()).with("to", to.to_string())
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
        Event::Revealed { card } => Phrase::new("event-revealed").with("card", name(card)),
        Event::Happened { card } => Phrase::new("event-happened")
            .with("card", name(card))
            .with("text", Phrase::new(format!("card-{card}-text"))),
        Event::ContractRemoved { card } => Phrase::new("event-contract-removed").with("card", name(card)),
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

fn say_why(why: Why) -> Phrase {
    match why {
        Why::Purchase => Phrase::new("why-purchase"),
        Why::Investment => Phrase::new("why-investment"),
        Why::Building => Phrase::new("why-building"),
        Why::Adjacency => Phrase::new("why-adjacency"),
        Why::Vocation(vocation) => vocation_name(vocation),
        Why::Card(card) => name(card),
        Why::Row(number) | Why::FinalRow(number) => Phrase::new("why-row").with("number", number),
        Why::Treasurer => office_name(Politician::Treasurer),
        Why::FinalWealth => Phrase::new("why-final-wealth"),
        Why::FinalOffice(office) => office_name(office),
    }
}

fn event_picks(event: &Event) -> Vec<String> {
    match *event {
        Event::Bought { lot, .. } | Event::Uncontrolled { lot, .. } | Event::Claimed { lot, .. } => {
            vec![building_pick(lot)]
        }
        Event::Built { site, .. } | Event::Placed { site, .. } | Event::Moved { to: site, .. } => {
            vec![building_pick(site.anchor())]
        }
        Event::Revealed { card } | Event::Took { card, .. } | Event::TookFavor { card, .. } => {
            vec![format!("card:{card}")]
        }
        Event::MarkerPlaced { number, .. } | Event::MarkerMoved { number, .. } => vec![format!("marker:{number}")],
        Event::Elected { office, .. } => vec![format!("office:{}", office.name())],
        _ => Vec::new(),
    }
}

pub fn building_pick(lot: Lot) -> String {
    format!("building:{lot}")
}

/// The lots to click: the only one, both of two, the corner of three; a whole block for four.
pub fn site_picks(site: Site) -> Vec<String> {
    let lot = |place| format!("lot:{}", Lot::new(site.block, place));
    match site.size() {
        // The corner of an L lies opposite the lot left out.
        3 => vec![lot(3 - (!site.lots & 0b1111).trailing_zeros() as u8)],
        4 => vec![format!("block:{}", site.block)],
        _ => site.lots().map(|lot| format!("lot:{lot}")).collect(),
    }
}

fn picks(open: &Open, action: Action) -> Vec<String> {
    let button = |name: &str| vec![format!("button:{name}")];
    let card = |card: Card| format!("card:{card}");
    match action {
        Action::Buy(lot) | Action::Pick(lot) => vec![building_pick(lot)],
        Action::Invest(c) | Action::Take(c) | Action::Remove(c) => vec![card(c)],
        Action::Build(c) => vec![card(c), "button:build".into()],
        Action::Favor(c) => vec![card(c), "button:favor".into()],
        Action::Done => button("done"),
        Action::End => button("end"),
        Action::Place(site) => site_picks(site),
        Action::Pay(cards) => cards.iter().map(card).collect(),
        Action::Name(seat) => button(&format!("name-{seat}")),
        Action::Split(k) => button(&format!("split-{k}")),
        Action::Accept => button("accept"),
        Action::Decline => button("decline"),
        Action::Settle => button("settle"),
        Action::Choose(option) => button(&format!("choose-{option}")),
        Action::Mark(space) => vec![format!("space:{space}")],
        Action::Shift(number, space) => vec![format!("marker:{number}"), format!("space:{space}")],
        Action::Elect(office) => vec![format!("office:{}", office.name())],
        Action::Row(number) => vec![row_pick(open, number)],
    }
}

fn row_pick(open: &Open, number: Number) -> String {
    let coin = match pending(open) {
        Some((_, Prompt::PayoutRow { coin })) => coin,
        _ => Coin::Wealth,
    };
    if !is_printed(coin, number) {
        return format!("marker:{number}");
    }
    format!("row:{}-{number}", coin.name())
}

fn is_printed(coin: Coin, number: Number) -> bool {
    let content = crate::content::content();
    match coin {
        Coin::Wealth => content.wealth_rows.contains(&number),
        Coin::Prestige => content.prestige_rows.contains(&number),
    }
}

fn panel(open: &Open, seat: Seat) -> Panel {
    let mut gauges = vec![
        Gauge::new("score", open.prestige[seat]),
        Gauge::new("wealth", open.wealth[seat]),
        Gauge::new("buildings", open.controlled(seat)),
        Gauge::new("permits", open.hands[seat].len()),
        Gauge::new("vocations", open.vocations[seat].iter().map(|&tiles| i64::from(tiles)).sum::<i64>()),
    ];
    if open.active == seat {
        gauges.push(Gauge::new("points", open.points));
    }
    Panel { seat, gauges, notes: notes(open, seat) }
}

fn notes(open: &Open, seat: Seat) -> Vec<Phrase> {
    let mut notes = Vec::new();
    if open.active == seat {
        notes.push(Phrase::new("note-active"));
    }
    notes.extend(Politician::ALL.into_iter().filter(|&office| open.holder(office) == Some(seat)).map(office_name));
    if open.contractor.seat() == Some(seat) {
        notes.push(Phrase::new("office-contractor"));
    }
    let held = Vocation::ALL.into_iter().filter(|vocation| open.vocations[seat][vocation.index()] > 0);
    notes.extend(held.map(|vocation| {
        let tiles = open.vocations[seat][vocation.index()];
        Phrase::new("note-vocation").with("vocation", vocation_name(vocation)).with("tiles", tiles)
    }));
    notes.extend(open.favors[seat].iter().map(|&card| Phrase::new("note-favor").with("card", name(card))));
    if open.extra_favor == Some(seat) {
        notes.push(Phrase::new("note-extra-favor"));
    }
    notes
}
