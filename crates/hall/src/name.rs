//! Names fit to be shown.

use unicode_properties::{GeneralCategoryGroup as Group, UnicodeGeneralCategory};

use crate::Refused;

/// The most characters of a name.
const NAME: usize = 24;

/// What telephones put behind a symbol to have it in colour; it does no harm and is left out.
const IN_COLOUR: char = '\u{fe0f}';

/// A name fit to be shown: trimmed, of some length, and made of what can be seen, so that no two names look alike
/// because one of them hides something.
pub fn clean_name(name: &str) -> Result<String, Refused> {
    let name = name.replace(IN_COLOUR, "").split_whitespace().collect::<Vec<_>>().join(" ");
    let sight = |c: char| if is_blank(c) { Group::Other } else { c.general_category_group() };
    let hidden = |c: char| sight(c) == Group::Other;
    // A mark needs something to stand on.
    let seen = |c: char| !matches!(sight(c), Group::Other | Group::Separator | Group::Mark);
    let fits = (1..=NAME).contains(&name.chars().count()) && name.starts_with(seen) && !name.contains(hidden);
    if fits { Ok(name) } else { Err(Refused::Name) }
}

/// Letters, symbols and marks that take up room without showing anything, or show nothing at all.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Ada \t Lovelace "), Ok("Ada Lovelace".into()));
        assert_eq!(clean_name("❤\u{fe0f} Zoë"), Ok("❤ Zoë".into()));
        for fine in ["李", "e\u{301}va", "O’Hara", "🦊", "3.14"] {
            assert_eq!(clean_name(fine), Ok(fine.into()));
        }
        for bad in ["", "   ", &"x".repeat(25), "a\u{202e}b", "a\u{7}b", "a\0"] {
            assert_eq!(clean_name(bad), Err(Refused::Name), "{bad:?}");
        }
    }

    #[test]
    fn names_that_cannot_be_seen_are_refused() {
        let spaces = ["\u{a0}", "\u{3000}", "\u{1680}"];
        let fillers = ["\u{3164}", "\u{115f}\u{1160}", "\u{ffa0}", "\u{2800}", "Ada\u{3164}"];
        let formats = ["\u{200b}", "\u{200d}", "\u{ad}", "\u{2066}Ada", "Ada\u{feff}", "\u{e0041}", "\u{61c}"];
        let marks = ["\u{301}", "\u{345}\u{301}", "\u{fe0f}", "Ada\u{34f}", "Ada\u{e0100}", "\u{fe00}"];
        let nobody_knows = ["\u{e000}", "\u{fdd0}", "\u{10ffff}"];
        for bad in [&spaces[..], &fillers, &formats, &marks, &nobody_knows].concat() {
            assert_eq!(clean_name(bad), Err(Refused::Name), "{bad:?}");
        }
    }
}
