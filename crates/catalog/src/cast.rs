//! Who the bots are to people: every one has a name, a face and a stated strength.
//!
//! A bot is called after a town with a square worth the journey. Beginners come from hill towns, casual players from
//! market towns, strong ones from seats of learning and trade, and experts from the ideal cities that were planned on
//! paper. The names are the same in every language, and the same bot sits on the same chair at every table.

use bots::{Level, Name};
use engine::{MAX_SEATS, Seat};

/// The level that people are told of a player; nothing for a program of somebody's own.
pub fn grade(player: &Name) -> Option<Level> {
    let name = player.to_string();
    let (word, _) = name.split_once(':').unwrap_or((&name, ""));
    match word {
        "beginner" | "random" | "typed-random" | "hasty" => Some(Level::Beginner),
        "casual" | "greedy" | "value" => Some(Level::Casual),
        "strong" | "search" | "net" | "mixed" | "plain" => Some(Level::Strong),
        "expert" | "deep" | "deep-0.1" | "master" => Some(Level::Expert),
        _ => None,
    }
}

const fn towns(level: Level) -> [&'static str; MAX_SEATS] {
    match level {
        Level::Beginner => ["Todi", "Asolo", "Bobbio", "Ostuni", "Norcia"],
        Level::Casual => ["Siena", "Lucca", "Verona", "Parma", "Modena"],
        Level::Strong => ["Bologna", "Pavia", "Trieste", "Bergamo", "Amalfi"],
        Level::Expert => ["Urbino", "Pienza", "Ferrara", "Palmanova", "Sabbioneta"],
    }
}

/// What a bot on a seat is called; a program of somebody's own by the name they gave it.
pub fn bot_name(player: &Name, seat: Seat) -> String {
    grade(player).map_or_else(|| player.to_string(), |level| towns(level)[seat.index()].to_owned())
}

/// The key of the sentence that says how well a bot plays: `level-LEVEL-more`.
pub fn strength(player: &Name) -> String {
    format!("level-{}-more", grade(player).map_or("own", Level::name))
}
