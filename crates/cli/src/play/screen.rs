//! What a person is shown: the map with characters, the own things in a line or two, the question. What has not changed
//! since it was last shown is not shown again; everything else comes when it is asked for.

use catalog::{Choice, Frame, MoveError, Preview, Table, Voice};
use engine::pieces::{Chip, Role, Tabletop};
use engine::{Phrase, Seat, Viewer};
use words::{Lexicon, Speaker};

use crate::error::CliError;
use crate::speech::{by_how_much, say, text};
use crate::terminal::{Paper, Tone, out};

/// The terminal, and what was last shown on it.
pub struct Screen {
    pub paper: Paper,
    pub voice: Voice,
    lexicon: &'static Lexicon,
    /// The first step of which nothing was told yet.
    told: usize,
    seen: Seen,
}

#[derive(Default)]
struct Seen {
    map: Vec<String>,
    scores: String,
    mine: Vec<String>,
    question: Vec<String>,
}

/// Whether something is new; it is remembered.
fn news<T: PartialEq>(seen: &mut T, now: T) -> bool {
    let new = *seen != now;
    *seen = now;
    new
}

impl Screen {
    pub fn new(lexicon: &'static Lexicon, voice: Voice) -> Self {
        Self { paper: Paper::find(), voice, lexicon, told: 0, seen: Seen::default() }
    }

    /// Who puts the game's words and pieces into lines.
    pub fn speaker(&self) -> Speaker<'_> {
        self.lexicon.speaker(&self.voice.names)
    }

    /// Somebody else sits down, who has seen nothing.
    pub fn forget(&mut self) {
        self.seen = Seen::default();
    }

    /// The match was taken back to a step: what follows is told again.
    pub fn back_to(&mut self, step: usize) {
        self.told = self.told.min(step + 1);
    }

    fn tell(&self, tone: Tone, phrase: &Phrase) -> Result<(), CliError> {
        self.paper.words(tone, &say(self.voice.lang, phrase))
    }

    /// What happened since anybody last looked.
    pub fn news(&mut self, table: &dyn Table, viewer: Viewer) -> Result<(), CliError> {
        for line in table.log(viewer, &self.voice, self.told) {
            self.paper.words(Tone::Quiet, &format!("  {}", self.speaker().aloud(&line.text)))?;
        }
        self.told = table.step() + 1;
        Ok(())
    }

    /// The present moment of whoever decides.
    pub fn moment(&mut self, table: &dyn Table, seat: Seat, frame: &Frame) -> Result<(), CliError> {
        self.lay(table, seat)?;
        self.prompt(frame)?;
        self.choices(frame)
    }

    /// What lies on the table for a seat, as far as it is news.
    pub fn lay(&mut self, table: &dyn Table, seat: Seat) -> Result<(), CliError> {
        let laid = table.tabletop(Viewer::Seat(seat), &self.voice);
        out("")?;
        let map = table.sketch(Viewer::Seat(seat), &self.voice);
        if news(&mut self.seen.map, map) {
            self.seen.map.iter().try_for_each(|line| self.paper.map(line))?;
        }
        self.rule(&laid.place)?;
        let scores = self.scores(&laid.chips);
        if news(&mut self.seen.scores, scores) {
            self.paper.words(Tone::Plain, &self.seen.scores)?;
        }
        let mine = self.mine(&laid, seat);
        if news(&mut self.seen.mine, mine) {
            self.seen.mine.iter().try_for_each(|line| self.paper.words(Tone::Plain, line))?;
        }
        let question = self.question(&laid);
        if news(&mut self.seen.question, question) {
            self.seen.question.iter().try_for_each(|line| self.paper.words(Tone::Plain, line))?;
        }
        Ok(())
    }

    /// What is asked.
    pub fn prompt(&self, frame: &Frame) -> Result<(), CliError> {
        self.paper.words(Tone::Loud, &self.speaker().aloud(&frame.prompt))
    }

    /// Where in the game we are, across the whole width.
    fn rule(&self, place: &str) -> Result<(), CliError> {
        let place = format!("── {} ", self.speaker().aloud(place));
        out(&format!("{place:─<width$}", width = self.paper.columns))
    }

    /// The score of everybody.
    fn scores(&self, chips: &[Chip<String>]) -> String {
        let score = |chip: &Chip<String>| {
            let points =
                chip.gauges.first().map(|score| format!("{} {}", score.value, self.speaker().aloud(&score.label)));
            format!("{}: {}", self.speaker().player(chip.seat), points.unwrap_or_default().replace('-', "−"))
        };
        chips.iter().map(score).collect::<Vec<_>>().join(" · ")
    }

    fn points(&self, n: i64) -> String {
        say(self.voice.lang, &Phrase::new("points").with("n", n)).replace('-', "−")
    }

    /// The own purse and hand.
    fn mine(&self, laid: &Tabletop<String>, seat: Seat) -> Vec<String> {
        let speaker = self.speaker();
        let chip = laid.chips.iter().find(|chip| chip.seat == seat);
        let facts = chip.and_then(|chip| chip.facts.as_ref()).map(|facts| speaker.aloud(facts));
        let panes = laid.panes.iter().filter(|pane| pane.role == Role::Mine).map(|pane| speaker.brief(pane));
        facts.into_iter().chain(panes).collect()
    }

    /// What the question is about, where the table says more than the prompt.
    fn question(&self, laid: &Tabletop<String>) -> Vec<String> {
        laid.panes
            .iter()
            .filter(|pane| pane.role == Role::Question)
            .flat_map(|pane| self.speaker().pane(pane))
            .collect()
    }

    /// The choices, as many as leave the question in sight.
    fn choices(&self, frame: &Frame) -> Result<(), CliError> {
        let (lead, skip) = lead(&frame.choices);
        if !lead.is_empty() {
            self.paper.words(Tone::Plain, &format!("  {}", self.speaker().aloud(lead)))?;
        }
        let shorter = |choice: &Choice| Choice { text: choice.text[skip..].to_owned(), ..choice.clone() };
        let entries = frame.choices.iter().map(shorter).enumerate().map(|(i, choice)| self.entry(i, &choice));
        let entries: Vec<String> = entries.collect();
        let lines = in_columns(&entries, self.paper.columns);
        let most = self.paper.rows.saturating_sub(RESERVED).max(FEWEST);
        if lines.len() <= most {
            return lines.iter().try_for_each(|line| out(line));
        }
        let fit = entries.len() * most / lines.len();
        in_columns(&entries[..fit], self.paper.columns).iter().try_for_each(|line| out(line))?;
        self.more(entries.len() - fit)
    }

    /// So many choices are not listed.
    fn more(&self, n: usize) -> Result<(), CliError> {
        self.tell(Tone::Quiet, &Phrase::new("more").with("n", n))
    }

    /// The choices with an arrow at some of them: these, and of the others as many as leave the question in sight.
    pub fn marked_choices(&self, frame: &Frame, marked: impl Fn(&Choice) -> bool) -> Result<(), CliError> {
        let most = self.paper.rows.saturating_sub(RESERVED).max(FEWEST);
        let all = frame.choices.iter().enumerate().map(|(i, choice)| (i, choice, marked(choice)));
        let shown: Vec<_> = all.filter(|(i, _, marked)| *i < most || *marked).collect();
        shown.iter().try_for_each(|(i, choice, marked)| {
            let arrow = if *marked { "→" } else { " " };
            self.paper.words(Tone::Plain, &format!("{arrow}{}", self.entry(*i, choice)))
        })?;
        if shown.len() < frame.choices.len() { self.more(frame.choices.len() - shown.len()) } else { Ok(()) }
    }

    /// A choice with its number, and what it is worth unless the words say so.
    fn entry(&self, i: usize, choice: &Choice) -> String {
        let words = self.speaker().aloud(&choice.text);
        let worth = choice.worth.as_ref().map(|worth| self.speaker().aloud(worth)).unwrap_or_default();
        let said = words.ends_with(')') || words.contains(worth.trim_start_matches(['+', '−']));
        let worth = if said { String::new() } else { format!(" ({worth})") };
        format!("{:>3} {words}{worth}", i + 1)
    }

    /// Every choice in full, with its notation.
    pub fn every_choice(&self, frame: &Frame) -> Result<(), CliError> {
        self.full(frame, |_| true)
    }

    /// The choices that contain a text.
    pub fn choices_with(&self, frame: &Frame, text: &str) -> Result<(), CliError> {
        let wanted = text.to_lowercase();
        let fits = |choice: &Choice| {
            choice.text.to_lowercase().contains(&wanted) || choice.action.to_lowercase().contains(&wanted)
        };
        if !frame.choices.iter().any(fits) {
            return self.tell(Tone::Plain, &Phrase::new("none-found").with("text", text));
        }
        self.full(frame, fits)
    }

    fn full(&self, frame: &Frame, wanted: impl Fn(&Choice) -> bool) -> Result<(), CliError> {
        let chosen = frame.choices.iter().enumerate().filter(|(_, choice)| wanted(choice));
        chosen.into_iter().try_for_each(|(i, choice)| {
            self.paper.words(Tone::Plain, &format!("{}  [{}]", self.entry(i, choice), choice.action))
        })
    }

    /// What a choice would do, as far as it is certain.
    pub fn explain(&self, table: &dyn Table, frame: &Frame, which: &str) -> Result<(), CliError> {
        let choice = numbered(frame, which);
        let action = choice.map_or(which, |choice| choice.action.as_str());
        match table.preview(action, &self.voice) {
            Err(error) => self.refuse(table, &error),
            Ok(preview) => {
                let would = if choice.is_some() { "would" } else { "would-typed" };
                self.tell(Tone::Loud, &Phrase::new(would).with("n", which))?;
                self.foreseen(&preview).iter().try_for_each(|line| self.paper.words(Tone::Plain, &format!("  {line}")))
            }
        }
    }

    /// The sum, the numbers that would change, what would be told, and what would be asked next.
    fn foreseen(&self, preview: &Preview) -> Vec<String> {
        let speaker = self.speaker();
        let mut lines = preview.ledger.as_ref().map_or(Vec::new(), |ledger| speaker.ledger(ledger));
        lines.extend(preview.changes.iter().map(|change| {
            let by = by_how_much(self.voice.lang, change.by);
            format!("{}: {by} {}", speaker.player(change.seat), speaker.aloud(&change.label))
        }));
        lines.extend(preview.lines.iter().map(|line| format!("… {}", speaker.aloud(line))));
        let next = preview.next.as_ref().map(|prompt| Phrase::new("would-next").with("prompt", speaker.aloud(prompt)));
        lines.extend(next.map(|next| say(self.voice.lang, &next)));
        if lines.is_empty() { vec![text(self.voice.lang, "would-nothing")] } else { lines }
    }

    /// Why something cannot be done, with the clause that forbids it.
    pub fn refuse(&self, table: &dyn Table, error: &MoveError) -> Result<(), CliError> {
        let clause = error.clause().map_or(String::new(), |clause| format!(" ({clause})"));
        self.paper.words(Tone::Plain, &format!("{}{clause}", table.explain(error, &self.voice)))
    }

    pub fn map(&self, table: &dyn Table, viewer: Viewer) -> Result<(), CliError> {
        table.sketch(viewer, &self.voice).iter().try_for_each(|line| self.paper.map(line))
    }

    pub fn table(&self, table: &dyn Table, viewer: Viewer) -> Result<(), CliError> {
        let laid = table.tabletop(viewer, &self.voice);
        self.speaker().table(&laid).iter().try_for_each(|line| self.paper.words(Tone::Plain, line))
    }

    pub fn words(&self, table: &dyn Table, viewer: Viewer) -> Result<(), CliError> {
        let lines = table.map_in_words(viewer, &self.voice);
        lines.iter().try_for_each(|line| self.paper.words(Tone::Plain, &format!("  {}", self.speaker().aloud(line))))
    }

    pub fn log(&self, table: &dyn Table, viewer: Viewer) -> Result<(), CliError> {
        table.log(viewer, &self.voice, 0).iter().try_for_each(|line| {
            self.paper.words(Tone::Plain, &format!("{:>5} {}", line.step, self.speaker().aloud(&line.text)))
        })
    }

    /// How the match ended: places, scores, and where they came from.
    pub fn results(&self, table: &dyn Table) -> Result<(), CliError> {
        self.map(table, Viewer::Spectator)?;
        let Some(results) = table.frame(Viewer::Spectator, &self.voice).results else { return Ok(()) };
        out("")?;
        self.paper.words(Tone::Loud, &self.speaker().aloud(&results.reason))?;
        let mut lines = results.lines;
        lines.sort_by_key(|line| line.place);
        lines.iter().try_for_each(|line| {
            let source =
                |(source, points): &(String, i32)| format!("{source} {}", points.to_string().replace('-', "−"));
            let sources: Vec<_> = line.sources.iter().map(source).collect();
            let sources = if sources.is_empty() { String::new() } else { format!(" ({})", sources.join(", ")) };
            let (player, points) = (self.speaker().player(line.seat), self.points(line.score.into()));
            self.paper.words(Tone::Plain, &format!("  {}. {player}: {points}{sources}", line.place))
        })
    }
}

/// Lines of a screen that are kept for what is not a choice, and how many choices there is always room for.
const RESERVED: usize = 8;
const FEWEST: usize = 12;

/// The choice of that number.
pub fn numbered<'a>(frame: &'a Frame, text: &str) -> Option<&'a Choice> {
    frame.choices.get(text.parse::<usize>().ok()?.checked_sub(1)?)
}

/// What all choices begin with, up to a colon, and how many bytes of each that is.
fn lead(choices: &[Choice]) -> (&str, usize) {
    let [first, _, ..] = choices else { return ("", 0) };
    let Some(at) = first.text.find(": ") else { return ("", 0) };
    let lead = &first.text[..at + 1];
    let shared = choices.iter().all(|choice| choice.text.starts_with(lead) && choice.text.len() > at + 2);
    if shared { (lead, at + 2) } else { ("", 0) }
}

/// Entries one below the other, in as many columns as there is room for; long ones are broken.
fn in_columns(entries: &[String], columns: usize) -> Vec<String> {
    let widest = entries.iter().map(|entry| entry.chars().count()).max().unwrap_or(0) + 2;
    let across = (columns / widest).min(entries.len()).max(1);
    if across == 1 {
        return entries.iter().flat_map(|entry| broken(entry, columns)).collect();
    }
    let down = entries.len().div_ceil(across);
    let line = |row: usize| {
        let cells = (0..across).filter_map(|column| entries.get(column * down + row));
        cells.map(|cell| format!("{cell:<widest$}")).collect::<String>().trim_end().to_owned()
    };
    (0..down).map(line).collect()
}

/// An entry on as many lines as it needs, further ones below its words.
fn broken(entry: &str, columns: usize) -> Vec<String> {
    let lines = crate::terminal::wrapped(entry, columns);
    let further = lines.iter().skip(1).map(|line| format!("    {}", line.trim_start()));
    lines.iter().take(1).cloned().chain(further).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_all_choices_begin_with_is_said_once() {
        let choice = |text: &str| Choice { action: String::new(), text: text.into(), picks: Vec::new(), worth: None };
        assert_eq!(lead(&[choice("Build: a"), choice("Build: b")]), ("Build:", 7));
        assert_eq!(lead(&[choice("Build: a"), choice("Pass")]), ("", 0));
        assert_eq!(lead(&[choice("Build: a")]), ("", 0));
    }

    #[test]
    fn short_choices_stand_in_columns_and_long_ones_are_broken() {
        let entries = ["  1 a", "  2 b", "  3 c"].map(String::from);
        assert_eq!(in_columns(&entries, 15), ["  1 a    3 c", "  2 b"]);
        assert_eq!(in_columns(&entries[..1], 80), ["  1 a"]);
        assert_eq!(in_columns(&["  1 some words".to_owned()], 9), ["  1 some", "    words"]);
    }
}
