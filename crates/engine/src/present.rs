//! How a game shows itself to people and to bots.

use serde::Serialize;

use crate::pieces::{Chip, Gauge, Ledger, Map, Picture, Tabletop};
use crate::{Brush, BySeat, Encode, Game, Lang, Phrase, Say, Seat, Seats};

/// Words and pictures of a game. Everything is made from a view, so nothing can show what the viewer may not know.
pub trait Present: Game {
    /// The messages of the game in one language (Fluent).
    fn locale(lang: Lang) -> &'static str;

    /// The rules for players in one language (Markdown with clause numbers).
    fn rulebook(lang: Lang) -> &'static str;

    /// The lessons and then the puzzles of the game, each with its name and text; see [`crate::lesson`].
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The texts of the game's scenario files, which the rules show as worked examples; see [`crate::scenario`].
    fn scenarios() -> &'static [&'static str] {
        &[]
    }

    /// What kind of question this is, and which clause explains it. The message `topic-KEY` introduces it to somebody new.
    fn topic(prompt: Self::Prompt) -> Topic;

    /// The question, to the one who decides.
    fn say_prompt(view: &Self::View, prompt: Self::Prompt) -> Phrase;

    /// A choice in words.
    fn say_action(view: &Self::View, action: Self::Action) -> Phrase;

    /// What happened, in words; nothing for an event that needs no line of its own.
    fn say_event(event: &Self::Event) -> Option<Phrase>;

    /// The elements of map and table an event talks about, for highlighting.
    fn event_picks(event: &Self::Event) -> Vec<String> {
        let _ = event;
        Vec::new()
    }

    /// The elements a person clicks, in order, to say this action: `lot:TS-grey`, `button:pass`. Two legal actions never
    /// have the same picks. Elements of kind `button` are drawn by the page; all others stand on the map or are pieces.
    fn picks(view: &Self::View, action: Self::Action) -> Vec<String>;

    /// Everything that lies around the map.
    fn lay(view: &Self::View) -> Tabletop;

    /// The map, or one map per player in games where everybody has a city of their own, in seat order.
    fn maps(view: &Self::View, brush: &Brush<'_>) -> Vec<Map>;

    /// The drawings that pieces and maps show by name.
    fn pictures() -> Vec<Picture> {
        Vec::new()
    }

    /// What lies on the map, in words, a line each.
    fn say_map(view: &Self::View) -> Vec<Phrase>;

    /// The map drawn with characters, a line each, for the terminal.
    fn sketch(view: &Self::View, words: &dyn Say) -> Vec<String>;

    /// What an action is worth at a glance, a few signs that are drawn on what it picks: `+3`, `−2 ⟨star⟩`. Cheap, or nothing.
    fn say_worth(view: &Self::View, action: Self::Action) -> Option<Phrase> {
        let _ = (view, action);
        None
    }

    /// What the one who decides would be sorry for after this action, if somebody new: hunger that was not there before, points
    /// given away. `after` is what they would see then, unless more than the action itself happens until then.
    fn say_slip(view: &Self::View, action: Self::Action, after: Option<&Self::View>) -> Option<Phrase> {
        let _ = (view, action, after);
        None
    }

    /// How many decisions beyond the next turn hints look for a [`Present::loss`], unless the present part of the game ends
    /// before (see [`crate::Event::ends_chapter`]).
    const FORESIGHT: usize = 0;

    /// What somebody loses by an event for want of foresight, and how much of it: hunger, not a price that is paid. Numbers on
    /// the panels that fall are told without it.
    fn loss(event: &Self::Event, seat: Seat) -> Option<Gauge> {
        let _ = (event, seat);
        None
    }

    /// What an action comes to, line by line; asked for one action at a time.
    fn ledger(view: &Self::View, action: Self::Action) -> Option<Ledger> {
        let _ = (view, action);
        None
    }
}

/// A kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Topic {
    /// Its name, stable within a game.
    pub key: &'static str,
    /// The clause that explains it.
    pub clause: &'static str,
}

impl Topic {
    /// A topic by its name and clause.
    pub const fn new(key: &'static str, clause: &'static str) -> Self {
        Self { key, clause }
    }
}

/// What a bot needs to know about a game beyond its rules. Called on imagined positions only.
pub trait Evaluate: Encode {
    /// The players behind the levels Beginner, Casual, Strong and Expert in a game of so many, by name.
    fn levels(seats: Seats) -> [&'static str; 4] {
        let _ = seats;
        ["hasty", "greedy", "search:1000", "search:1s"]
    }

    /// How many decisions a search plays by rule of thumb before it evaluates, so that a half-made move is not judged.
    const OUTLOOK: usize = 6;

    /// How much a search's curiosity weighs against success, in hundredths.
    const CURIOSITY: u32 = 70;

    /// How many visits of a branch the look at one step counts for in a search: where it is worth much, a search need not find
    /// again and again what can be seen at once.
    const TRUST: u32 = 0;

    /// How far good and bad positions lie apart, in hundredths of a point: the measure of what somebody overlooks, and of networks.
    const SPAN: i32 = 1_000;

    /// How far leads still swing in a whole game of two, of three, and of more, in hundredths of a point: what a lead is worth as
    /// a chance to win. `piazza calibrate` finds what fits.
    const SWING: [i32; 3] = [Self::SPAN; 3];

    /// How far leads still swing in a whole game of so many.
    fn swing(seats: Seats) -> i32 {
        Self::SWING[usize::from(seats.0).clamp(2, 4) - 2]
    }

    /// How good the position is for a seat, in hundredths of a point, compared with the others. Unfinished business
    /// (a draft bid, a chain half made) counts as what it is likely to become.
    fn evaluate(&self, seat: Seat) -> i32;

    /// How good the position is for every seat: what [`Evaluate::evaluate`] says of each, where all at once is quicker.
    fn evaluate_all(&self, seats: Seats) -> BySeat<i32> {
        let mut values = BySeat::default();
        seats.iter().for_each(|seat| values[seat] = self.evaluate(seat));
        values
    }

    /// How likely a sensible player is to choose this action in a quick playout; 0 never, 1 usual.
    fn weight(&self, action: Self::Action) -> u32 {
        let _ = action;
        1
    }

    /// What release 0.1 thought of a position. The yardstick `deep-0.1` plays by it for ever, so a game whose evaluation
    /// changes keeps the old one here.
    fn evaluate_0_1(&self, seat: Seat) -> i32 {
        self.evaluate(seat)
    }

    /// The playouts of release 0.1.
    fn weight_0_1(&self, action: Self::Action) -> u32 {
        self.weight(action)
    }
}

/// By how much everybody is ahead of the best of the others, where each seat has a worth of its own.
pub fn leads(seats: Seats, worth: impl Fn(Seat) -> i32) -> BySeat<i32> {
    let (mut worths, mut leads) = (BySeat::<i32>::default(), BySeat::default());
    seats.iter().for_each(|seat| worths[seat] = worth(seat));
    let best = |seat: Seat| seats.others(seat).map(|other| worths[other]).max().unwrap_or(0);
    seats.iter().for_each(|seat| leads[seat] = worths[seat] - best(seat));
    leads
}

/// Everybody's score as it stands, in seat order: what their chips say.
pub fn scores<G: Present>(view: &G::View) -> Vec<i64> {
    let score = |chip: Chip| chip.gauges.iter().find(|gauge| gauge.key == "score").map_or(0, |gauge| gauge.value);
    G::lay(view).chips.into_iter().map(score).collect()
}
