//! The form for a new table, described in `docs/protocol.md`: the game's options, and who sits where.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use catalog::{Name, Title};
use engine::{Field, FieldKind};
use serde_json::{Value, json};

use crate::room::{Help, Pace, Sitter};
use crate::{Refused, clean_name};

/// The fields of a form by name.
pub type Fields = HashMap<String, String>;

/// The options by the game's own description; what the form leaves out is as usual.
pub fn options(title: &dyn Title, fields: &Fields) -> Result<Value, Refused> {
    let mut options = title.default_options();
    // A box that is not ticked is not sent at all.
    let submitted = fields.keys().any(|key| key.starts_with("option-"));
    for Field { key, kind, .. } in title.form() {
        let given = fields.get(&format!("option-{key}")).map(String::as_str);
        let value = match (kind, given) {
            (FieldKind::Toggle, None) if !submitted => continue,
            (FieldKind::Toggle, given) => json!(given == Some("on")),
            (FieldKind::Choice(names), Some(name)) if names.contains(&name) => json!(name),
            (FieldKind::Number { min, max }, Some(text)) => match text.parse::<i64>() {
                Ok(number) if (min..=max).contains(&number) => json!(number),
                _ => return Err(Refused::Options(format!("{key}: {min} - {max}"))),
            },
            (FieldKind::Choice(_), Some(name)) => return Err(Refused::Options(format!("{key}: {name}"))),
            (FieldKind::Choice(_) | FieldKind::Number { .. }, None) => continue,
        };
        options[key] = value;
    }
    Ok(options)
}

fn number(fields: &Fields, key: &str, range: RangeInclusive<u32>, usual: u32) -> Result<u32, Refused> {
    let Some(text) = fields.get(key).filter(|text| !text.is_empty()) else { return Ok(usual) };
    text.parse().ok().filter(|n| range.contains(n)).ok_or_else(|| Refused::Options(key.to_owned()))
}

/// How time is to be kept.
pub fn pace(fields: &Fields) -> Result<Pace, Refused> {
    Ok(match fields.get("pace").map_or("none", String::as_str) {
        "none" => Pace::None,
        "live" => Pace::Live {
            minutes: number(fields, "minutes", 1..=180, 30)?,
            increment: number(fields, "increment", 0..=120, 20)?,
        },
        "correspondence" => Pace::Correspondence { days: number(fields, "days", 1..=14, 3)? },
        other => return Err(Refused::Options(format!("pace: {other}"))),
    })
}

/// What help is given: what was asked for, or else hints where nobody plays against another person. Never against a live
/// clock: whoever thinks with the machine would have the time of those who do not.
pub fn help(fields: &Fields, pace: Pace, chairs: &[Sitter]) -> Result<Help, Refused> {
    let bots = chairs.iter().filter(|sitter| matches!(sitter, Sitter::Bot { .. })).count();
    let alone = bots + 1 == chairs.len();
    let wanted = match fields.get("help").map_or("", String::as_str) {
        "guided" if alone => Help::Guided,
        "" if alone => Help::Hints,
        "" | "none" => Help::None,
        "hints" => Help::Hints,
        other => return Err(Refused::Options(format!("help: {other}"))),
    };
    Ok(if matches!(pace, Pace::Live { .. }) { Help::None } else { wanted })
}

/// Who sits where, at a table that somebody (id and name) sets up.
pub fn chairs(title: &dyn Title, host: (&str, &str), fields: &Fields) -> Result<Vec<Sitter>, Refused> {
    let info = title.info();
    let players = number(fields, "players", info.min_seats.into()..=info.max_seats.into(), info.usual_seats.into())?;
    let chairs = (0..players).map(|i| chair(host, fields, i)).collect::<Result<Vec<_>, _>>()?;
    let waiting = |sitter: &Sitter| matches!(sitter, Sitter::Person { .. });
    let empty = |sitter: &Sitter| matches!(sitter, Sitter::Open | Sitter::Link);
    if chairs.iter().any(empty) && !chairs.iter().any(waiting) { Err(Refused::NeedChair) } else { Ok(chairs) }
}

/// The chairs of a game against bots, with the usual number of players.
pub fn against_bots(title: &dyn Title, (id, name): (&str, &str), level: &Name) -> Vec<Sitter> {
    let bots = (1..title.info().usual_seats).map(|_| Sitter::Bot { level: level.clone() });
    std::iter::once(Sitter::Person { id: id.to_owned(), name: name.to_owned() }).chain(bots).collect()
}

fn chair((id, host): (&str, &str), fields: &Fields, i: u32) -> Result<Sitter, Refused> {
    let usual = if i == 0 { "me" } else { "open" };
    let name = || fields.get(&format!("name-{i}")).map(String::as_str).filter(|name| !name.trim().is_empty());
    let sitting = |name: String| Sitter::Person { id: id.to_owned(), name };
    Ok(match fields.get(&format!("seat-{i}")).map_or(usual, String::as_str) {
        "me" => sitting(host.to_owned()),
        "here" => sitting(name().map_or_else(|| Ok(format!("{host} {}", i + 1)), clean_name)?),
        "open" => Sitter::Open,
        "link" => Sitter::Link,
        other => Sitter::Bot { level: level(other.strip_prefix("bot-"))? },
    })
}

/// A bot that visitors may ask for.
pub fn level(name: Option<&str>) -> Result<Name, Refused> {
    let name = name.and_then(|name| name.parse().ok()).filter(Name::is_open_to_all);
    name.ok_or_else(|| Refused::Options("bot".to_owned()))
}

/// Who takes a chair where a match is played on: a bot of the level that is named, or else the bot that sat there; instead
/// of a person one of the usual level.
pub fn successor(sat: &Sitter, named: Option<&str>, usual: &Name) -> Sitter {
    let same = match sat {
        Sitter::Bot { level } if level.is_open_to_all() => level,
        Sitter::Bot { .. } | Sitter::Open | Sitter::Link | Sitter::Person { .. } | Sitter::Former => usual,
    };
    Sitter::Bot { level: level(named).unwrap_or_else(|_| same.clone()) }
}

#[cfg(test)]
mod tests {
    use catalog::Level;

    use super::*;

    fn check(wanted: &str, pace: Pace, others: &[&Sitter], expected: Help) {
        let me = Sitter::Person { id: "a".into(), name: "Ada".into() };
        let chairs: Vec<Sitter> = [&me].iter().chain(others).copied().cloned().collect();
        let fields = Fields::from([("help".to_owned(), wanted.to_owned())]);
        assert_eq!(help(&fields, pace, &chairs), Ok(expected), "{wanted} {pace:?} {others:?}");
    }

    #[test]
    fn hints_are_given_among_bots_or_where_the_host_says_so_and_never_against_a_live_clock() {
        let (bot, open) = (Sitter::Bot { level: Name::greedy() }, Sitter::Open);
        let live = Pace::Live { minutes: 5, increment: 0 };
        check("", Pace::None, &[&bot, &bot], Help::Hints);
        check("none", Pace::None, &[&bot], Help::None);
        check("", Pace::None, &[&bot, &open], Help::None);
        check("hints", Pace::Correspondence { days: 3 }, &[&open], Help::Hints);
        check("guided", Pace::None, &[&bot], Help::Guided);
        check("hints", live, &[&bot], Help::None);
    }

    #[test]
    fn who_sat_there_plays_on_unless_another_level_is_named() {
        let bot = |level| Sitter::Bot { level: Name::of(level) };
        let (usual, person) = (Name::of(Level::Casual), Sitter::Person { id: "a".into(), name: "Ada".into() });
        assert_eq!(successor(&bot(Level::Strong), None, &usual), bot(Level::Strong));
        assert_eq!(successor(&bot(Level::Strong), Some(""), &usual), bot(Level::Strong));
        assert_eq!(successor(&bot(Level::Strong), Some("expert"), &usual), bot(Level::Expert));
        assert_eq!(successor(&person, None, &usual), bot(Level::Casual));
    }
}
