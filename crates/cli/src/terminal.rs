//! Printing and asking.

use std::io::{self, BufRead, IsTerminal, Write};

use engine::{MAX_SEATS, Seat};

use crate::error::CliError;

/// Prints a line; a closed pipe is an error like any other.
pub fn out(line: &str) -> Result<(), CliError> {
    writeln!(io::stdout(), "{line}")?;
    Ok(())
}

/// Asks for a line; nothing at the end of the input.
pub fn ask(prompt: &str) -> Result<Option<String>, CliError> {
    write!(io::stdout(), "{prompt}")?;
    io::stdout().flush()?;
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}

/// What is written on: how large it is, and whether it has colours.
pub struct Paper {
    pub columns: usize,
    pub rows: usize,
    colours: bool,
}

/// The size of what is no terminal, such as a file.
const USUAL: (u16, u16) = (24, 80);
/// Narrower than this nothing can be read.
const NARROWEST: usize = 40;

/// How a line is set off from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As it is.
    Plain,
    /// What is asked.
    Loud,
    /// What happened, and hints.
    Quiet,
}

impl Tone {
    const fn code(self) -> &'static str {
        match self {
            Tone::Plain => "",
            Tone::Loud => "\x1b[1m",
            Tone::Quiet => "\x1b[2m",
        }
    }
}

const END: &str = "\x1b[0m";
/// The colours of the seats: those of their pieces, as near as sixteen colours come.
const SEATS: [&str; MAX_SEATS] = ["\x1b[91m", "\x1b[94m", "\x1b[92m", "\x1b[93m", "\x1b[95m"];

impl Paper {
    /// The terminal, or whatever stands in its place. No colours where nobody sees them or somebody said so (NO_COLOR).
    pub fn find() -> Self {
        let (rows, columns) = console::Term::stdout().size_checked().unwrap_or(USUAL);
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let able = std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        let colours = io::stdout().is_terminal() && wanted && able;
        Self { columns: usize::from(columns).max(NARROWEST), rows: rows.into(), colours }
    }

    /// Prints words, broken at spaces, the further lines deeper than the first.
    pub fn words(&self, tone: Tone, text: &str) -> Result<(), CliError> {
        wrapped(text, self.columns).iter().try_for_each(|line| out(&self.toned(tone, &self.signs(line))))
    }

    /// Prints a line of a map as it is.
    pub fn map(&self, line: &str) -> Result<(), CliError> {
        let ground = |line: String| if self.colours { grounded(&line) } else { line };
        out(&ground(self.signs(line)))
    }

    fn toned(&self, tone: Tone, line: &str) -> String {
        match (self.colours, tone) {
            (false, _) | (true, Tone::Plain) => line.to_owned(),
            // A coloured sign ends the tone of its line, which therefore begins again after it.
            (true, Tone::Loud | Tone::Quiet) => {
                format!("{}{}{END}", tone.code(), line.replace(END, &format!("{END}{}", tone.code())))
            }
        }
    }

    /// The sign of a seat, and the letters that touch it, in the seat's colour.
    fn signs(&self, line: &str) -> String {
        if !self.colours {
            return line.to_owned();
        }
        let mut painted = String::new();
        let mut rest = line;
        while !rest.is_empty() {
            let end = rest.find(|c| !touches(c)).unwrap_or(rest.len());
            painted += &coloured(&rest[..end]);
            let gap = rest[end..].find(touches).unwrap_or(rest.len() - end);
            painted += &rest[end..end + gap];
            rest = &rest[end + gap..];
        }
        painted
    }
}

/// Whether a letter belongs to the word around a sign.
fn touches(c: char) -> bool {
    c.is_alphanumeric() || seat_of(c).is_some()
}

fn seat_of(sign: char) -> Option<Seat> {
    (0..MAX_SEATS as u8).map(Seat).find(|seat| seat.sign() == sign)
}

fn coloured(word: &str) -> String {
    match word.chars().find_map(seat_of) {
        Some(seat) => format!("{}{word}{END}", SEATS[seat.index()]),
        None => word.to_owned(),
    }
}

/// Water blue and mountains grey, wherever a map draws them.
fn grounded(line: &str) -> String {
    let mut painted = String::new();
    for (ground, run) in runs(line) {
        painted += &match ground {
            '~' => format!("\x1b[34m{run}{END}"),
            '^' | '·' => format!("\x1b[2m{run}{END}"),
            '"' => format!("\x1b[33m{run}{END}"),
            _ => run.to_owned(),
        };
    }
    painted
}

/// The line cut where its character changes.
fn runs(line: &str) -> Vec<(char, &str)> {
    let mut runs: Vec<(char, &str)> = Vec::new();
    let mut start = 0;
    let ends = line.char_indices().zip(line.chars().skip(1).map(Some).chain([None]));
    for ((at, c), next) in ends {
        if next != Some(c) {
            let end = at + c.len_utf8();
            runs.push((c, &line[start..end]));
            start = end;
        }
    }
    runs
}

/// A text broken at spaces into lines of so many columns; further lines lie two deeper than the first.
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let body = text.trim_start_matches(' ');
    let indent = text.len() - body.len();
    let mut lines = vec![" ".repeat(indent)];
    let mut fresh = true;
    for word in body.split(' ') {
        let last = lines.last_mut().expect("there is a line");
        let long = last.chars().count() + usize::from(!fresh) + word.chars().count();
        if !fresh && long > columns {
            lines.push(" ".repeat(indent + 2) + word);
        } else {
            *last += if fresh { "" } else { " " };
            *last += word;
        }
        fresh = false;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_broken_at_spaces_and_lie_deeper_after_the_first_line() {
        assert_eq!(wrapped("  one two three", 9), ["  one two", "    three"]);
        assert_eq!(wrapped("", 9), [""]);
        assert_eq!(wrapped("a-very-long-word b", 5), ["a-very-long-word", "  b"]);
    }

    #[test]
    fn signs_and_ground_have_colours_only_where_there_are_any() {
        let paper = |colours| Paper { columns: 80, rows: 24, colours };
        assert_eq!(paper(false).signs("▲F ~~~"), "▲F ~~~");
        assert_eq!(paper(true).signs("2▲ · ●"), "\x1b[91m2▲\x1b[0m · \x1b[94m●\x1b[0m");
        assert_eq!(grounded("~~ x"), "\x1b[34m~~\x1b[0m x");
        assert_eq!(paper(true).toned(Tone::Quiet, "a\x1b[0mb"), "\x1b[2ma\x1b[0m\x1b[2mb\x1b[0m");
    }
}
