//! The record of a match: options, seed, rules version and actions reproduce it to the bit.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::hex;
use crate::{Commitment, Draw, Seat, Seats, Seed, SeedError};

/// The format of a record whose seed was chosen as it stands.
pub const SEEDED: u32 = 1;
/// The format of a record that says how its seed was drawn.
pub const DRAWN: u32 = 2;

/// A match written down. Two forms: text for people and diffs, JSON for programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format: [`SEEDED`] or [`DRAWN`].
    pub piazza: u32,
    /// The game's slug.
    pub game: String,
    /// The game's rules version.
    pub rules: u32,
    /// The content's fingerprint.
    pub content: String,
    /// How many players.
    pub seats: Seats,
    /// The options as the game serializes them.
    pub options: serde_json::Value,
    /// The hash of the secret, or of a seed that was not drawn, published before the first move.
    pub commitment: Commitment,
    /// The seed.
    pub seed: Seed,
    /// How the seed was drawn, in a record of the format [`DRAWN`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Draw>,
    /// Who did what, in notation.
    pub actions: Vec<(Seat, String)>,
}

/// A record that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not a record at all, or cut short.
    #[error("line {line}: {message}")]
    Syntax {
        /// Where.
        line: usize,
        /// What.
        message: String,
    },
    /// Written by another version of the format.
    #[error("line 1: record format {0}, this program reads formats {SEEDED} and {DRAWN}")]
    Format(u32),
    /// The checksum does not fit: something was changed or lost.
    #[error("line {line}: the checksum does not fit the lines above: the record was changed or cut")]
    Checksum {
        /// Where.
        line: usize,
    },
    /// The secret, or the seed, is not the one that was promised.
    #[error("the seed does not fit the commitment made before the first move")]
    Commitment,
    /// The seed does not come from what it is said to come from.
    #[error("the seed does not follow from the secret and the players' parts")]
    Draw,
    /// The seed cannot be read.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// The JSON form is broken.
    #[error("line {line}: {message}")]
    Json {
        /// Where.
        line: usize,
        /// What.
        message: String,
    },
}

impl Record {
    /// The text form: a head, a line per action, a checksum.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        self.write_head(&mut text).expect("a string takes everything");
        for (seat, action) in &self.actions {
            writeln!(text, "{seat} {action}").expect("a string takes everything");
        }
        let sum = checksum(&text);
        text + "check " + &sum + "\n"
    }

    fn write_head(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "piazza {}", self.piazza)?;
        writeln!(text, "game {}", self.game)?;
        writeln!(text, "rules {}", self.rules)?;
        writeln!(text, "content {}", self.content)?;
        writeln!(text, "seats {}", self.seats.0)?;
        writeln!(text, "options {}", self.options)?;
        writeln!(text, "commitment {}", self.commitment)?;
        if let Some(draw) = &self.draw {
            let parts = draw.parts.iter().map(|part| part.map_or(NO_PART.to_owned(), |part| part.to_string()));
            writeln!(text, "secret {}", draw.secret)?;
            writeln!(text, "parts {}", parts.collect::<Vec<_>>().join(" "))?;
        }
        writeln!(text, "seed {}", self.seed)?;
        writeln!(text, "actions {}", self.actions.len())
    }

    /// The JSON form.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data")
    }

    /// Reads either form and checks it: format, checksum, commitment, draw.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let record = if text.trim_start().starts_with('{') { Self::parse_json(text)? } else { Self::parse_text(text)? };
        record.check_seed()?;
        Ok(record)
    }

    fn check_seed(&self) -> Result<(), RecordError> {
        let promised = match (self.piazza, &self.draw) {
            (SEEDED, None) => self.seed,
            (DRAWN, Some(draw)) => draw.secret,
            (SEEDED | DRAWN, _) => return Err(RecordError::Draw),
            (other, _) => return Err(RecordError::Format(other)),
        };
        if promised.commitment() != self.commitment {
            return Err(RecordError::Commitment);
        }
        let follows = |draw: &Draw| draw.parts.len() == self.seats.len() && draw.seed() == self.seed;
        if self.draw.as_ref().is_none_or(follows) { Ok(()) } else { Err(RecordError::Draw) }
    }

    fn parse_json(text: &str) -> Result<Self, RecordError> {
        let json = |error: serde_json::Error| RecordError::Json { line: error.line(), message: error.to_string() };
        serde_json::from_str(text).map_err(json)
    }

    fn parse_text(text: &str) -> Result<Self, RecordError> {
        let mut lines = Lines { text, line: 0, rest: text };
        let piazza = lines.number("piazza")?;
        if ![SEEDED, DRAWN].contains(&piazza) {
            return Err(RecordError::Format(piazza));
        }
        let game = lines.field("game")?.to_owned();
        let rules = lines.number("rules")?;
        let content = lines.field("content")?.to_owned();
        let seats = Seats(u8::try_from(lines.number("seats")?).map_err(|_| lines.error("too many seats"))?);
        let options = serde_json::from_str(lines.field("options")?).map_err(|e| lines.error(&e.to_string()))?;
        let commitment = Commitment(lines.field("commitment")?.to_owned());
        let draw = if piazza == DRAWN { Some(lines.draw()?) } else { None };
        let seed = lines.field("seed")?.parse()?;
        let count = lines.number("actions")?;
        let actions = (0..count).map(|_| lines.action()).collect::<Result<_, _>>()?;
        lines.check()?;
        Ok(Self { piazza, game, rules, content, seats, options, commitment, seed, draw, actions })
    }
}

/// A player who gave no part.
const NO_PART: &str = "-";

fn checksum(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..8])
}

/// The lines of a text record, one after the other.
struct Lines<'a> {
    text: &'a str,
    line: usize,
    rest: &'a str,
}

impl<'a> Lines<'a> {
    fn error(&self, message: &str) -> RecordError {
        RecordError::Syntax { line: self.line, message: message.to_owned() }
    }

    fn next(&mut self) -> Result<&'a str, RecordError> {
        self.line += 1;
        let (line, rest) = self.rest.split_once('\n').ok_or_else(|| self.error("the record ends here"))?;
        self.rest = rest;
        Ok(line.trim_end_matches('\r'))
    }

    fn field(&mut self, name: &str) -> Result<&'a str, RecordError> {
        let line = self.next()?;
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        value.ok_or_else(|| self.error(&format!("expected \"{name} ...\"")))
    }

    fn number(&mut self, name: &str) -> Result<u32, RecordError> {
        let value = self.field(name)?;
        value.parse().map_err(|_| self.error(&format!("{name} is a number")))
    }

    fn draw(&mut self) -> Result<Draw, RecordError> {
        let secret = self.field("secret")?.parse()?;
        let part = |part: &str| (part != NO_PART).then(|| part.parse()).transpose();
        let parts = self.field("parts")?.split(' ').map(part).collect::<Result<_, _>>()?;
        Ok(Draw { secret, parts })
    }

    fn action(&mut self) -> Result<(Seat, String), RecordError> {
        let line = self.next()?;
        let (seat, action) = line.split_once(' ').ok_or_else(|| self.error("expected a seat and an action"))?;
        let seat = seat.parse().map_err(|_| self.error("an action starts with the number of its seat"))?;
        Ok((Seat(seat), action.to_owned()))
    }

    fn check(&mut self) -> Result<(), RecordError> {
        let above = &self.text[..self.text.len() - self.rest.len()];
        let sum = self.field("check")?;
        if sum != checksum(&above.replace('\r', "")) {
            return Err(RecordError::Checksum { line: self.line });
        }
        if self.rest.trim().is_empty() { Ok(()) } else { Err(self.error("something follows the checksum")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn record() -> Record {
        let seed = Seed::from_number(5);
        Record {
            piazza: SEEDED,
            game: "hamlet".into(),
            rules: 1,
            content: "standard".into(),
            seats: Seats(2),
            options: serde_json::json!({"cards": 4}),
            commitment: seed.commitment(),
            seed,
            draw: None,
            actions: vec![(Seat(0), "build 3".into()), (Seat(1), "yield".into())],
        }
    }

    /// A record whose seed was drawn from a secret and the part of one player.
    fn drawn() -> Record {
        let draw = Draw { secret: Seed::from_number(8), parts: vec![Some(Seed::from_number(9)), None] };
        Record { piazza: DRAWN, commitment: draw.commitment(), seed: draw.seed(), draw: Some(draw), ..record() }
    }

    #[test]
    fn both_forms_of_both_formats_read_back() {
        for record in [record(), drawn()] {
            assert_eq!(Record::parse(&record.to_text()), Ok(record.clone()));
            assert_eq!(Record::parse(&record.to_json()), Ok(record));
        }
    }

    fn refused(change: impl FnOnce(&mut Record)) -> [RecordError; 2] {
        let mut record = drawn();
        change(&mut record);
        [Record::parse(&record.to_text()), Record::parse(&record.to_json())].map(|read| read.expect_err("altered"))
    }

    #[test]
    fn a_seed_that_does_not_come_from_the_secret_and_the_parts_is_noticed() {
        fn parts(record: &mut Record) -> &mut Vec<Option<Seed>> {
            &mut record.draw.as_mut().expect("drawn").parts
        }
        let draw = [RecordError::Draw, RecordError::Draw];
        assert_eq!(refused(|record| parts(record)[0] = Some(Seed::from_number(10))), draw);
        assert_eq!(refused(|record| parts(record)[1] = Some(Seed::from_number(9))), draw);
        assert_eq!(refused(|record| parts(record).swap(0, 1)), draw);
        assert_eq!(refused(|record| parts(record).truncate(1)), draw);
        assert_eq!(refused(|record| record.seed = Seed::from_number(1)), draw);
        let other = |record: &mut Record| record.draw.as_mut().expect("drawn").secret = Seed::from_number(1);
        assert_eq!(refused(other), [RecordError::Commitment, RecordError::Commitment]);
    }

    #[test]
    fn a_seed_cannot_pass_for_a_drawn_one_nor_the_other_way_round() {
        let plain = Record { draw: None, ..drawn() };
        assert_eq!(Record::parse(&plain.to_json()), Err(RecordError::Draw));
        let dressed = Record { piazza: SEEDED, ..drawn() };
        assert_eq!(Record::parse(&dressed.to_json()), Err(RecordError::Draw));
    }

    #[test]
    fn a_changed_action_is_noticed() {
        let text = record().to_text().replace("build 3", "build 4");
        assert_eq!(Record::parse(&text), Err(RecordError::Checksum { line: 12 }));
    }

    #[test]
    fn another_seed_is_noticed() {
        let mut other = record();
        other.seed = Seed::from_number(6);
        assert_eq!(Record::parse(&other.to_text()), Err(RecordError::Commitment));
        assert_eq!(Record::parse(&other.to_json()), Err(RecordError::Commitment));
    }

    #[test]
    fn another_format_is_named() {
        let text = record().to_text().replace("piazza 1", "piazza 7");
        assert_eq!(Record::parse(&text), Err(RecordError::Format(7)));
    }

    proptest! {
        #[test]
        fn a_cut_record_is_an_error(cut in 0usize..600) {
            let text = drawn().to_text();
            prop_assume!(cut < text.len() - 1);
            prop_assert!(Record::parse(&text[..cut]).is_err());
        }

        #[test]
        fn any_text_is_read_without_panic(text in ".{0,300}") {
            let _ = Record::parse(&text);
        }

        #[test]
        fn any_changed_byte_is_an_error_or_harmless(at in 0usize..600, byte in 0u8..128) {
            let mut bytes = drawn().to_text().into_bytes();
            prop_assume!(at < bytes.len());
            bytes[at] = byte;
            if let Ok(read) = Record::parse(&String::from_utf8(bytes).expect("ascii")) {
                prop_assert_eq!(read, drawn());
            }
        }
    }
}
