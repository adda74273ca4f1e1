//! What cards do: the vocabulary of effects, and the one match that carries them out (US-6.11.5).

mod words;

use engine::{Log, Seat};
use serde::Deserialize;

pub use words::{
    Anywhere, Call, Choice, Control, Cost, Counter, Extreme, Filter, Inner, LARGEST, Loss, Markers, Office, Own, Place,
    RowChoice, RowName, RunId, Who, Winner,
};

use crate::content::content;
use crate::event::Event;
use crate::ids::{Card, Coin, Deck, Politician, SeatSet, Vocation, Zone};
use crate::rules::money::{Purse, earn, lose, pay, recipient, units};
use crate::rules::{Flow, details, elections, markers, payouts};
use crate::score;
use crate::state::{Contractor, Open, Phase, Prompt, Step};

/// An effect of a card. Fields are those of `content/effects.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    Gain {
        who: Who,
        #[serde(default)]
        wealth: u8,
        #[serde(default)]
        prestige: u8,
        sel: Option<Filter>,
        fallback: Option<Who>,
    },
    Lose {
        who: Who,
        #[serde(default)]
        wealth: u8,
        #[serde(default)]
        prestige: u8,
        fallback: Option<Who>,
    },
    GainPer {
        who: Who,
        per: Counter,
        #[serde(default)]
        wealth: u8,
        #[serde(default)]
        prestige: u8,
        #[serde(default = "one")]
        div: u8,
        cap: Option<u8>,
    },
    LosePer {
        who: Who,
        per: Counter,
        #[serde(default)]
        wealth: u8,
        #[serde(default)]
        prestige: u8,
        #[serde(default = "one")]
        div: u8,
        cap: Option<u8>,
    },
    PayPer {
        who: Who,
        to: Who,
        per: Counter,
        #[serde(default)]
        wealth: u8,
        #[serde(default)]
        prestige: u8,
        either: Option<u8>,
        #[serde(default = "one")]
        div: u8,
        cap: Option<u8>,
    },
    Transfer {
        who: Who,
        to: Who,
        #[serde(default)]
        wealth: u8,
        #[serde(default)]
        prestige: u8,
    },
    Offer {
        who: Who,
        cost: Cost,
        effects: Inner,
        fallback: Option<Who>,
    },
    Choose {
        who: Who,
        options: Vec<Choice>,
    },
    PayOrLose {
        who: Who,
        sel: Filter,
        cost: Cost,
        loss: Loss,
    },
    Place {
        who: Who,
        zone: Zone,
        size: u8,
        #[serde(rename = "where")]
        place: Anywhere,
        control: Own,
        fallback: Option<Who>,
    },
    MoveBuilding {
        who: Who,
        sel: Filter,
        #[serde(default)]
        optional: bool,
    },
    MarkerPlace {
        who: Who,
        marker: Coin,
        fallback: Option<Who>,
        #[serde(default)]
        else_move: bool,
    },
    MarkerMove {
        who: Who,
        marker: Markers,
        #[serde(default)]
        optional: bool,
        fallback: Option<Who>,
    },
    Election {
        office: Office,
        winner: Option<Winner>,
    },
    Payout {
        kind: Coin,
        row: RowChoice,
        who: Option<Who>,
    },
    Uncontrol {
        who: Who,
        sel: Filter,
        #[serde(default)]
        optional: bool,
    },
    Claim {
        who: Who,
        sel: Filter,
    },
    Demolish {
        who: Who,
        sel: Filter,
        #[serde(default)]
        optional: bool,
    },
    TakePlanning {
        who: Who,
        n: u8,
    },
    GainAp {
        n: u8,
    },
    ExtraFavor {
        who: Who,
    },
    VocationScore {
        name: Vocation,
        value: u8,
    },
    RemoveContract {
        who: Who,
        fallback: Option<Who>,
        #[serde(default)]
        optional: bool,
    },
    ActivateDeck {
        deck: Deck,
    },
    PoliticiansEnter {},
    ContractorEnter {},
    EndGame {},
}

const fn one() -> u8 {
    1
}

/// The effect that a call names.
pub fn effect(call: Call) -> &'static Effect {
    &content().run(call.run)[usize::from(call.next)]
}

/// The effects of a card under the options of the match (US-8.2).
pub fn card_run(open: &Open, card: Card) -> RunId {
    let face = content().face(card);
    if open.options.soft_metropolis { face.soft } else { face.effects }
}

/// The players that a selector means; several may be tied.
pub fn selected(open: &Open, call: Call, who: Who) -> SeatSet {
    let one = |seat: Option<Seat>| seat.map_or(SeatSet::default(), SeatSet::one);
    let extreme = |number: &dyn Fn(Seat) -> i32| {
        let most = open.seats.iter().map(number).max();
        open.seats.iter().filter(|&seat| Some(number(seat)) == most).collect()
    };
    match who {
        Who::Active => SeatSet::one(open.active),
        Who::Oneself => SeatSet::one(call.oneself),
        Who::Each => open.seats.iter().collect(),
        Who::Others => open.seats.others(open.active).collect(),
        Who::Owner => SeatSet::default(),
        Who::Media => one(open.media()),
        Who::Mayor => one(open.holder(Politician::Mayor)),
        Who::DistrictAttorney => one(open.holder(Politician::DistrictAttorney)),
        Who::Treasurer => one(open.holder(Politician::Treasurer)),
        Who::PoliceChief => one(open.holder(Politician::PoliceChief)),
        Who::UnionBoss => one(open.holder(Politician::UnionBoss)),
        Who::Contractor => one(open.contractor.seat()),
        Who::MostWealth => extreme(&|seat| open.wealth[seat].into()),
        Who::LeastWealth => extreme(&|seat| -i32::from(open.wealth[seat])),
        Who::LeastPrestige => extreme(&|seat| -i32::from(open.prestige[seat])),
        Who::MostBuildings => extreme(&|seat| open.controlled(seat).into()),
    }
}

/// How an effect meets several players.
enum Manner {
    /// Each of them in turn, clockwise from the active player.
    Each(Who, Option<Who>),
    /// Each of them decides, in an order of its own.
    Poll(Who, Option<Who>),
    /// One of them; the active player picks among equals.
    One(Who, Option<Who>),
    /// Whoever controls a single building.
    Owner,
    /// The active player only.
    Active,
}

impl Effect {
    fn manner(&self) -> Manner {
        match *self {
            Effect::Gain { who: Who::Owner, .. } | Effect::PayOrLose { who: Who::Owner, .. } => Manner::Owner,
            Effect::Gain { who, fallback, .. } if who.is_ranked() => Manner::One(who, fallback),
            Effect::Gain { who, fallback, .. } | Effect::Lose { who, fallback, .. } => Manner::Each(who, fallback),
            Effect::GainPer { who, .. } | Effect::LosePer { who, .. } | Effect::Transfer { who, .. } => {
                Manner::Each(who, None)
            }
            Effect::PayPer { who, either: Some(_), .. } => Manner::Poll(who, None),
            Effect::PayPer { who, .. } => Manner::Each(who, None),
            Effect::Offer { who, fallback, .. } => Manner::Poll(who, fallback),
            Effect::PayOrLose { who, .. } => Manner::Poll(who, None),
            Effect::Payout { who: Some(who), .. } => Manner::One(who, None),
            Effect::Place { who, fallback, .. }
            | Effect::MarkerPlace { who, fallback, .. }
            | Effect::MarkerMove { who, fallback, .. }
            | Effect::RemoveContract { who, fallback, .. } => Manner::One(who, fallback),
            Effect::Choose { who, .. }
            | Effect::MoveBuilding { who, .. }
            | Effect::Uncontrol { who, .. }
            | Effect::Claim { who, .. }
            | Effect::Demolish { who, .. }
            | Effect::TakePlanning { who, .. }
            | Effect::ExtraFavor { who } => Manner::One(who, None),
            Effect::Payout { who: None, .. }
            | Effect::Election { .. }
            | Effect::GainAp { .. }
            | Effect::VocationScore { .. }
            | Effect::ActivateDeck { .. }
            | Effect::PoliticiansEnter {}
            | Effect::ContractorEnter {}
            | Effect::EndGame {} => Manner::Active,
        }
    }

    /// Whether it is for whoever controls a single building.
    pub fn is_for_owner(&self) -> bool {
        matches!(self.manner(), Manner::Owner)
    }

    /// Whether it names an owner where no building says whose.
    pub fn is_for_nobody(&self) -> bool {
        let paid = matches!(self, Effect::PayPer { to: Who::Owner, .. } | Effect::Transfer { to: Who::Owner, .. });
        paid || match self.manner() {
            Manner::Each(who, other) | Manner::Poll(who, other) | Manner::One(who, other) => {
                [Some(who), other].contains(&Some(Who::Owner))
            }
            Manner::Owner | Manner::Active => false,
        }
    }

    /// The buildings that it concerns or counts.
    pub const fn filter(&self) -> Option<&Filter> {
        match self {
            Effect::Gain { sel, .. } => sel.as_ref(),
            Effect::PayOrLose { sel, .. }
            | Effect::MoveBuilding { sel, .. }
            | Effect::Uncontrol { sel, .. }
            | Effect::Claim { sel, .. }
            | Effect::Demolish { sel, .. } => Some(sel),
            Effect::GainPer { per, .. } | Effect::LosePer { per, .. } | Effect::PayPer { per, .. } => per.filter(),
            Effect::Lose { .. }
            | Effect::Transfer { .. }
            | Effect::Offer { .. }
            | Effect::Choose { .. }
            | Effect::Place { .. }
            | Effect::MarkerPlace { .. }
            | Effect::MarkerMove { .. }
            | Effect::Election { .. }
            | Effect::Payout { .. }
            | Effect::TakePlanning { .. }
            | Effect::GainAp { .. }
            | Effect::ExtraFavor { .. }
            | Effect::VocationScore { .. }
            | Effect::RemoveContract { .. }
            | Effect::ActivateDeck { .. }
            | Effect::PoliticiansEnter {}
            | Effect::ContractorEnter {}
            | Effect::EndGame {} => None,
        }
    }
}

impl Who {
    /// Whether players can be tied for it.
    const fn is_ranked(self) -> bool {
        matches!(self, Who::MostWealth | Who::LeastWealth | Who::LeastPrestige | Who::MostBuildings)
    }
}

/// The next effect of a list, each completely before the next (US-6.11.1).
pub fn run<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call) {
    let effects = content().run(call.run);
    if usize::from(call.next) + 1 < effects.len() {
        flow.push(Step::Run(Call { next: call.next + 1, ..call }));
    }
    let Some(effect) = effects.get(usize::from(call.next)) else { return };
    let open = &flow.position.open;
    let meant = |who, fallback: Option<Who>| {
        let set = selected(open, call, who);
        if set.is_empty() { fallback.map_or(set, |other| selected(open, call, other)) } else { set }
    };
    match effect.manner() {
        Manner::Active => perform(flow, call, flow.position.open.active),
        Manner::Owner => flow.ask(flow.position.open.active, Prompt::SingleBuilding { call }),
        Manner::Poll(who, fallback) => {
            let left = meant(who, fallback);
            poll(flow, call, left);
        }
        Manner::Each(who, fallback) => {
            let set = meant(who, fallback);
            let (seats, active) = (open.seats, open.active);
            seats.from(active).filter(|&seat| set.has(seat)).for_each(|seat| perform(flow, call, seat)); // US-6.13.3
        }
        Manner::One(who, fallback) => {
            let among = meant(who, fallback);
            match among.only() {
                Some(seat) => perform(flow, call, seat),
                None if among.iter().any(|seat| can_do(open, call, seat)) => {
                    flow.ask(flow.position.open.active, Prompt::SinglePlayer { call, among }); // US-6.13.2
                }
                None => {}
            }
        }
    }
}

/// A poll whose recipient is missing is no poll at all.
fn poll<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call, left: SeatSet) {
    let unpaid = matches!(effect(call), Effect::PayPer { .. }) && recipient(&flow.position.open, call).is_none();
    if !unpaid {
        flow.push(Step::Poll { call, left });
    }
}

/// Whether an effect could do anything for a player.
pub fn can_do(open: &Open, call: Call, seat: Seat) -> bool {
    match effect(call) {
        Effect::Place { zone, size, .. } => details::can_place(open, *zone, *size),
        Effect::MarkerPlace { marker, else_move, .. } => markers::can_place(open, *marker, *else_move),
        Effect::MarkerMove { marker, .. } => {
            markers::placed(open, *marker).next().is_some() && open.free_spaces().next().is_some()
        }
        Effect::Claim { sel, .. }
        | Effect::Uncontrol { sel, .. }
        | Effect::Demolish { sel, .. }
        | Effect::MoveBuilding { sel, .. } => details::matching(open, call, seat, sel).next().is_some(),
        Effect::TakePlanning { .. } => open.planning.boxes.iter().any(Option::is_some),
        Effect::RemoveContract { .. } => open.contracts.boxes.iter().any(Option::is_some),
        Effect::Gain { .. }
        | Effect::Lose { .. }
        | Effect::GainPer { .. }
        | Effect::LosePer { .. }
        | Effect::PayPer { .. }
        | Effect::Transfer { .. }
        | Effect::Offer { .. }
        | Effect::Choose { .. }
        | Effect::PayOrLose { .. }
        | Effect::Election { .. }
        | Effect::Payout { .. }
        | Effect::GainAp { .. }
        | Effect::ExtraFavor { .. }
        | Effect::VocationScore { .. }
        | Effect::ActivateDeck { .. }
        | Effect::PoliticiansEnter {}
        | Effect::ContractorEnter {}
        | Effect::EndGame {} => true,
    }
}

/// Carries out an effect for one player.
pub fn perform<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call, seat: Seat) {
    let why = flow.position.open.reason();
    let call = Call { oneself: seat, ..call };
    match effect(call) {
        Effect::Gain { wealth, prestige, .. } => earn(flow, seat, Purse::times(*wealth, *prestige, 1), why),
        Effect::Lose { wealth, prestige, .. } => drop(lose(flow, seat, Purse::times(*wealth, *prestige, 1), why)),
        Effect::GainPer { wealth, prestige, .. } => {
            let units = units(&flow.position.open, call, seat);
            earn(flow, seat, Purse::times(*wealth, *prestige, units), why);
        }
        Effect::LosePer { wealth, prestige, .. } => {
            let units = units(&flow.position.open, call, seat);
            lose(flow, seat, Purse::times(*wealth, *prestige, units), why);
        }
        Effect::PayPer { wealth, prestige, .. } => {
            let units = units(&flow.position.open, call, seat);
            pay_recipient(flow, call, seat, Purse::times(*wealth, *prestige, units));
        }
        Effect::Transfer { wealth, prestige, .. } => {
            pay_recipient(flow, call, seat, Purse::times(*wealth, *prestige, 1))
        }
        Effect::Offer { .. } | Effect::PayOrLose { .. } => flow.push(Step::Poll { call, left: SeatSet::one(seat) }),
        Effect::Choose { .. } => flow.ask(seat, Prompt::Alternative { call }),
        Effect::Place { zone, size, .. } => flow.ask(seat, Prompt::PlaceTile { zone: *zone, size: *size }),
        Effect::MoveBuilding { .. } => flow.ask(seat, Prompt::MoveWhich { call }),
        Effect::MarkerPlace { marker, else_move, .. } => markers::ask_to_place(flow, seat, *marker, *else_move),
        Effect::MarkerMove { marker, optional, .. } => {
            flow.ask(seat, Prompt::MarkerMove { markers: *marker, optional: *optional });
        }
        Effect::Election { office, winner } => call_election(flow, *office, *winner),
        Effect::Payout { kind, row, .. } => pay_row(flow, call, seat, *kind, *row),
        Effect::Uncontrol { .. } | Effect::Claim { .. } | Effect::Demolish { .. } => {
            flow.ask(seat, Prompt::PickBuilding { call })
        }
        Effect::TakePlanning { n, .. } => flow.ask(seat, Prompt::PickPlanning { left: *n }),
        Effect::GainAp { n } => {
            flow.open().points += n; // US-6.12.8
            flow.tell(Event::GainedPoints { seat, points: *n });
        }
        Effect::ExtraFavor { .. } => {
            flow.open().extra_favor = Some(seat);
            flow.tell(Event::TookExtraFavor { seat });
        }
        Effect::VocationScore { name, value } => {
            flow.push(Step::Score { vocation: *name, value: *value, done: 0, built: false }); // US-6.10.4
        }
        Effect::RemoveContract { optional, .. } => flow.ask(seat, Prompt::PickContract { optional: *optional }),
        Effect::ActivateDeck { deck } => activate(flow, *deck),
        Effect::PoliticiansEnter {} => {
            flow.open().politicians = true;
            flow.tell(Event::PoliticiansEntered);
        }
        Effect::ContractorEnter {} => {
            flow.open().contractor = Contractor::Unassigned;
            flow.push(Step::AssignContractor);
        }
        Effect::EndGame {} => score::finish(flow),
    }
}

fn activate<L: Log<Event>>(flow: &mut Flow<'_, L>, deck: Deck) {
    flow.open().phase = if deck == Deck::City { Phase::B } else { Phase::C };
    flow.tell(Event::Activated { deck });
}

fn pay_recipient<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call, seat: Seat, due: Purse) {
    let why = flow.position.open.reason();
    match recipient(&flow.position.open, call) {
        Some(to) if to != seat => pay(flow, (seat, to), due, why),
        Some(_) | None => {}
    }
}

fn call_election<L: Log<Event>>(flow: &mut Flow<'_, L>, office: Office, winner: Option<Winner>) {
    let active = flow.open().active;
    let office = match office {
        Office::Next => return elections::advance(flow),
        Office::Choose => return flow.ask(active, Prompt::Office { won: winner.is_some() }),
        Office::Mayor => Politician::Mayor,
        Office::DistrictAttorney => Politician::DistrictAttorney,
        Office::Treasurer => Politician::Treasurer,
        Office::PoliceChief => Politician::PoliceChief,
        Office::UnionBoss => Politician::UnionBoss,
    };
    elections::call(flow, office, winner.map(|Winner::Active| active));
}

fn pay_row<L: Log<Event>>(flow: &mut Flow<'_, L>, call: Call, seat: Seat, coin: Coin, row: RowChoice) {
    let number = match row {
        RowChoice::Number(number) => number,
        RowChoice::Named(RowName::Choose) => return flow.ask(seat, Prompt::PayoutRow { coin }),
        RowChoice::Named(RowName::This) => match call.site {
            Some(lot) => content().printed_row(coin, lot.block()),
            None => return,
        },
    };
    payouts::pay_out(flow, coin, number);
}
