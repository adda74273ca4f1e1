//! Words, picture and evaluation of Hamlet.

use engine::pieces::{self as form, Chip, Form, Gauge, Layer, Map, Pane, Picture, Ribbon, Role, Row, Tabletop};
use engine::{Brush, Evaluate, Lang, Phrase, Present, Say, Seat, Topic};

use crate::{Card, Hamlet, HamletAction, HamletEvent, HamletPrompt, HamletView, Hand, VALUES};

impl Present for Hamlet {
    fn locale(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "locales", "ftl")
    }

    fn rulebook(lang: Lang) -> &'static str {
        engine::in_lang!(lang, "rulebook", "md")
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        engine::lessons!["first", "all-at-once"]
    }

    fn scenarios() -> &'static [&'static str] {
        engine::scenarios!["turn"]
    }

    fn topic(prompt: HamletPrompt) -> Topic {
        match prompt {
            HamletPrompt::Build => Topic::new("build", "HA-3.1"),
            HamletPrompt::Quarrel(_) => Topic::new("quarrel", "HA-3.3"),
        }
    }

    fn say_prompt(_: &HamletView, prompt: HamletPrompt) -> Phrase {
        match prompt {
            HamletPrompt::Build => Phrase::new("prompt-build"),
            HamletPrompt::Quarrel(value) => Phrase::new("prompt-quarrel").with("value", value),
        }
    }

    fn say_action(_: &HamletView, action: HamletAction) -> Phrase {
        match action {
            HamletAction::Build(card) => Phrase::new("action-build").with("card", card),
            HamletAction::Yield => Phrase::new("action-yield"),
            HamletAction::Feud(card) => Phrase::new("action-feud").with("card", card),
        }
    }

    fn say_event(event: &HamletEvent) -> Option<Phrase> {
        Some(match *event {
            HamletEvent::Built { seat, card } => Phrase::new("event-built").with("seat", seat).with("card", card),
            HamletEvent::Quarrelled { seat, card, other } => {
                Phrase::new("event-quarrelled").with("seat", seat).with("card", card).with("other", other)
            }
            HamletEvent::Yielded { seat, card, builder } => {
                Phrase::new("event-yielded").with("seat", seat).with("points", 2 * card).with("builder", builder)
            }
            HamletEvent::Feuded { seat, card, with } => {
                Phrase::new("event-feuded").with("seat", seat).with("points", card).with("card", with)
            }
            HamletEvent::Drew { seat, card: Some(card) } => {
                Phrase::new("event-drew").with("seat", seat).with("card", card)
            }
            HamletEvent::Drew { seat, card: None } => Phrase::new("event-drew-hidden").with("seat", seat),
        })
    }

    fn picks(_: &HamletView, action: HamletAction) -> Vec<String> {
        match action {
            HamletAction::Build(card) | HamletAction::Feud(card) => vec![format!("card:{card}")],
            HamletAction::Yield => vec!["button:yield".into()],
        }
    }

    fn lay(view: &HamletView) -> Tabletop {
        Tabletop {
            place: Phrase::new("place").with("deck", view.deck),
            ribbons: vec![ribbon(view)],
            chips: view.seats.iter().map(|seat| chip(view, seat)).collect(),
            panes: view.own.map(hand).into_iter().collect(),
        }
    }

    fn maps(view: &HamletView, _: &Brush<'_>) -> Vec<Map> {
        let rows = view.lane.len().div_ceil(IN_ROW).max(1);
        let lane = |row: usize| {
            let y = 72 + 66 * row;
            format!("<rect x=\"8\" y=\"{y}\" width=\"624\" height=\"12\" rx=\"4\" fill=\"var(--street)\"/>")
        };
        let built = |(i, &card): (usize, &Card)| {
            let foot = (38 + 51 * (i % IN_ROW), 76 + 66 * (i / IN_ROW));
            format!("<g data-piece=\"house:{i}\">{}</g>", house(foot, card))
        };
        let ground = Layer::new("ground", (0..rows).map(lane).collect());
        let houses = Layer::new("houses", view.lane.iter().enumerate().map(built).collect());
        vec![Map { seat: None, width: 640, height: 330, layers: vec![ground, houses] }]
    }

    fn pictures() -> Vec<Picture> {
        let picture = |card: Card| Picture {
            name: format!("house-{card}").into(),
            width: 48,
            height: 64,
            svg: house((24, 60), card),
        };
        (1..=VALUES as Card).map(picture).collect()
    }

    fn say_map(view: &HamletView) -> Vec<Phrase> {
        vec![Phrase::new("map-lane").with("houses", spaced(view.lane.iter().copied()))]
    }

    fn sketch(view: &HamletView, _: &dyn Say) -> Vec<String> {
        view.lane.chunks(IN_ROW).map(|row| spaced(row.iter().copied())).collect()
    }

    /// HA-3.4: whoever holds a higher card could have had the points of the house.
    fn say_slip(view: &HamletView, action: HamletAction, _: Option<&HamletView>) -> Option<Phrase> {
        let (HamletAction::Yield, Some(own)) = (action, view.own) else { return None };
        let value = view.prompts.last()?.prompt.value();
        let higher = (1..=VALUES as Card).zip(own).find(|&(card, copies)| card > value && copies > 0);
        higher.map(|(card, _)| Phrase::new("slip-yield").with("card", card).with("value", value))
    }

    fn say_worth(_: &HamletView, action: HamletAction) -> Option<Phrase> {
        match action {
            HamletAction::Build(card) => Some(Phrase::plain(format!("+{card}"))),
            HamletAction::Yield | HamletAction::Feud(_) => None,
        }
    }
}

/// The parts of a turn: a house, and the quarrel that it may bring.
fn ribbon(view: &HamletView) -> Ribbon {
    let now = view.prompts.last().map(|pending| match pending.prompt {
        HamletPrompt::Build => 0,
        HamletPrompt::Quarrel(_) => 1,
    });
    Ribbon::new(["build", "quarrel"].map(|key| (key, Phrase::new(format!("ribbon-{key}")))), now)
}

fn chip(view: &HamletView, seat: Seat) -> Chip {
    let gauges = vec![Gauge::new("score", view.scores[seat]), Gauge::new("cards", view.held[seat])];
    Chip { facts: Some(Phrase::new("facts").with("cards", view.held[seat])), ..Chip::new(seat, gauges) }
}

/// The viewer's cards: the house each would become, and how many there are of it.
fn hand(own: Hand) -> Pane {
    let held = (1..=VALUES as Card).zip(own).filter(|(_, copies)| *copies > 0);
    let card = |(card, copies): (Card, u8)| {
        let name = Phrase::new("hand-card").with("card", card).with("copies", copies);
        let face = form::Card::new(Form::Tile, Phrase::plain(card)).picture(format!("house-{card}"));
        face.pick(format!("card:{card}")).count(copies).help(name)
    };
    Pane::new(Role::Mine, "hand").with(Row::new(held.map(card)))
}

fn spaced(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Houses in a row of the lane.
const IN_ROW: usize = 12;

/// A house, the taller the more it is worth, standing on its foot.
fn house((x, y): (usize, usize), card: Card) -> String {
    let (left, right, eaves) = (x - 18, x + 18, y - 14 - 4 * usize::from(card));
    let ridge = eaves - 14;
    let middle = y - 6;
    format!(
        "<path d=\"M{left} {y}V{eaves}H{right}V{y}z\" fill=\"var(--card)\" stroke=\"var(--ink)\" stroke-width=\"1.2\"/>\
         <path d=\"M{} {eaves}L{x} {ridge}L{} {eaves}z\" fill=\"var(--vermilion-lit)\" stroke=\"var(--ink)\" \
         stroke-width=\"1.2\" stroke-linejoin=\"round\"/><text x=\"{x}\" y=\"{middle}\" text-anchor=\"middle\" \
         font-size=\"15\" font-weight=\"700\" fill=\"var(--ink)\">{card}</text>",
        left - 4,
        right + 4
    )
}

impl Evaluate for Hamlet {
    /// The lead over the best opponent. Cards in hand will be built one day; a quarrel under way is likely to be yielded.
    fn evaluate(&self, seat: Seat) -> i32 {
        let rivals = self.seats.others(seat).map(|other| self.standing(other)).max().unwrap_or(0);
        self.standing(seat) - rivals
    }
}

impl Hamlet {
    fn standing(&self, seat: Seat) -> i32 {
        let hand: i32 = (1..).zip(self.hands[seat]).map(|(value, copies)| value * i32::from(copies)).sum();
        let quarrel = match self.prompts.last() {
            Some(pending) if self.seats.previous(pending.seat) == seat => pending.prompt.value(),
            _ => 0,
        };
        100 * (i32::from(self.scores[seat]) + hand) + 150 * i32::from(quarrel)
    }
}
