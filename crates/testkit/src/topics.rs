//! Kinds of questions, checked: each is introduced in both languages and explained by a clause that is there.

use engine::{Lang, Phrase, Present};

use crate::clauses;
use crate::laws::lexicons;

/// The most letters of an introduction: a sentence or two.
pub const MOST_LETTERS: usize = 220;

/// Checks every topic that the source of a game's `topic` names; panics with every fault found.
pub fn check<G: Present>(source: &str) {
    let named = |text: &str| text.split('"').nth(1).map(str::to_owned);
    let topics: Vec<(String, String)> = source
        .split("Topic::new(")
        .skip(1)
        .filter_map(|rest| rest.split_once(',').and_then(|(key, rest)| Some((named(key)?, named(rest)?))))
        .collect();
    let known = clauses::of_rulebook(G::rulebook(Lang::En));
    let (lexicons, mut faults) = (lexicons::<G>(), Vec::new());
    for (key, clause) in &topics {
        if !known.contains(clause) {
            faults.push(format!("{key}: there is no {clause}"));
        }
        for lexicon in &lexicons {
            match lexicon.try_say(&Phrase::new(format!("topic-{key}")), &[]) {
                Ok(words) if words.chars().count() > MOST_LETTERS => faults.push(format!("{key}: too long: {words}")),
                Ok(_) => {}
                Err(_) => faults.push(format!("{key} is not introduced in every language")),
            }
        }
    }
    assert!(!topics.is_empty(), "no topics in the source");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
