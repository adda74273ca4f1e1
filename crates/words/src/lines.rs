//! The pieces of a table as lines of text, for the terminal and for whoever would rather read or hear than look.
//!
//! A line begins with as many spaces as it lies deep; whoever prints it wraps it.

use engine::pieces::{Card, Chip, Form, Grid, Ledger, Pane, Piece, Ribbon, Row, State, Step, Tabletop, Track};
use engine::{Phrase, Say, Seat};

use crate::Speaker;

/// What stands between things in one line.
const BETWEEN: &str = " · ";
/// Pieces of a row stand in one line up to this many letters.
const IN_LINE: usize = 90;
/// A grid of more columns of letters than this is spelled out.
const WIDEST: usize = 76;

impl Speaker<'_> {
    /// The text with its icons called by name: `+1 ⟨gear⟩  −2 ⟨shield⟩` is "+1 progress, −2 public services".
    pub fn aloud(&self, text: &str) -> String {
        let mut said = String::new();
        let mut rest = text;
        while let Some((before, icon, after)) = next_icon(rest) {
            let (alike, after) = run_of(icon, after);
            let word = self.say(&Phrase::new(format!("icon-{icon}")));
            let touches = said.ends_with(char::is_alphanumeric) && before.starts_with(char::is_alphanumeric);
            said += match before {
                "" if !said.is_empty() => ", ",
                _ if touches => " ",
                _ => "",
            };
            said += before;
            said += if said.ends_with(char::is_alphanumeric) { " " } else { "" };
            said += &if alike > 1 { format!("{alike} ") } else { String::new() };
            // An icon before its own word is not said twice.
            (said, rest) = if names(after, &word) { (said, after.trim_start()) } else { (said + &word, after) };
        }
        let touches = said.ends_with(char::is_alphanumeric) && rest.starts_with(char::is_alphanumeric);
        said += if touches { " " } else { "" };
        (said + rest).trim().replace('\u{a0}', " ").replace("  ", ", ")
    }

    /// Everything that lies around the map.
    pub fn table(&self, table: &Tabletop<String>) -> Vec<String> {
        let mut lines = vec![self.aloud(&table.place)];
        lines.extend(table.ribbons.iter().map(|ribbon| self.ribbon(ribbon)));
        lines.extend(table.chips.iter().flat_map(|chip| self.chip(chip)));
        lines.extend(table.panes.iter().flat_map(|pane| self.pane(pane)));
        lines
    }

    /// Phases, the present one between brackets.
    fn ribbon(&self, ribbon: &Ribbon<String>) -> String {
        let step = |(i, step): (usize, &Step<String>)| {
            let title = self.aloud(&step.title);
            if ribbon.now == Some(i) { format!("[{title}]") } else { title }
        };
        let steps: Vec<String> = ribbon.steps.iter().enumerate().map(step).collect();
        let lead = ribbon.lead.as_ref().map_or(String::new(), |lead| self.aloud(lead) + ": ");
        lead + &steps.join(" > ")
    }

    /// A player: the numbers, then everything open about them.
    pub fn chip(&self, chip: &Chip<String>) -> Vec<String> {
        let number = |value: i64, label: &str| format!("{} {}", signed(value), self.aloud(label));
        let numbers = chip.gauges.iter().map(|gauge| number(gauge.value, &gauge.label));
        let notes = chip.notes.iter().map(|note| self.aloud(note));
        let head: Vec<String> = numbers.chain(notes).collect();
        let mut lines = vec![format!("{}: {}", self.player(chip.seat), head.join(BETWEEN))];
        let parts = chip.gauges.first().map_or(Vec::new(), |score| score.parts.clone());
        let parts: Vec<String> = parts.iter().map(|(label, value)| format!("{} {value}", self.aloud(label))).collect();
        lines.extend((!parts.is_empty()).then(|| format!("  {}", parts.join(BETWEEN))));
        let minis = merged(chip.minis.iter().map(|card| self.card(card)));
        lines.extend((!minis.is_empty()).then(|| format!("  {}", minis.join(BETWEEN))));
        lines.extend(deeper(self.pieces(&chip.body)));
        lines
    }

    /// A pane with its heading.
    pub fn pane(&self, pane: &Pane<String>) -> Vec<String> {
        let mut lines = vec![self.heading(pane)];
        lines.extend(deeper(self.pieces(&pane.body)));
        lines
    }

    /// The heading of a pane, with what stands beside it.
    fn heading(&self, pane: &Pane<String>) -> String {
        let beside: Vec<String> = pane.badge.iter().chain(&pane.note).map(|words| self.aloud(words)).collect();
        let beside = if beside.is_empty() { String::new() } else { format!(" ({})", beside.join(", ")) };
        self.aloud(&pane.title).to_uppercase() + &beside
    }

    /// A pane in one line: what is used up is left out, what is alike is counted.
    pub fn brief(&self, pane: &Pane<String>) -> String {
        let mut said = Vec::new();
        pane.body.iter().for_each(|piece| self.gather(piece, &mut said));
        let beside = pane.badge.as_ref().map_or(String::new(), |badge| format!(" ({})", self.aloud(badge)));
        format!("{}{beside}: {}", self.aloud(&pane.title), merged(said.into_iter()).join(BETWEEN))
    }

    fn gather(&self, piece: &Piece<String>, said: &mut Vec<String>) {
        match piece {
            Piece::Card(card) if card.state == State::Spent => {}
            Piece::Card(card) => said.push(self.called(card)),
            Piece::Row(row) => {
                row.pieces.iter().for_each(|piece| self.gather(piece, said));
                said.extend(row.end.first().map(|end| self.aloud(end)));
            }
            Piece::Text { .. } | Piece::Track(_) | Piece::Grid(_) => said.extend(self.piece(piece)),
        }
    }

    fn pieces(&self, pieces: &[Piece<String>]) -> Vec<String> {
        merged(pieces.iter().flat_map(|piece| self.piece(piece)))
    }

    fn piece(&self, piece: &Piece<String>) -> Vec<String> {
        match piece {
            Piece::Text { words } => vec![self.aloud(words)],
            Piece::Card(card) => vec![self.card(card)],
            Piece::Row(row) => self.row(row),
            Piece::Track(track) => self.track(track),
            Piece::Grid(grid) => self.grid(grid),
        }
    }

    /// A card in one line: the whole of it, or else what is written on it.
    fn card(&self, card: &Card<String>) -> String {
        let whole = card.help.as_ref().map(|help| self.aloud(help));
        let written = || {
            let levels = card.levels.iter().map(|(price, brings)| format!("{price}: {brings}"));
            let written = card.title.iter().chain(&card.aside).chain(&card.lines).cloned().chain(levels);
            written.map(|words| self.aloud(&words)).filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
        };
        let mut said = whole.unwrap_or_else(written);
        if said.is_empty() {
            said = self.say(&Phrase::new(if card.form == Form::Back { "lines-face-down" } else { "lines-empty" }));
        }
        // A price that the sentence already names is not said twice.
        let badges = card.badges.iter().map(|badge| self.aloud(badge)).filter(|badge| !said.contains(badge));
        let badges: String = badges.collect::<Vec<_>>().join(", ");
        let badges = if badges.is_empty() { badges } else { format!(" [{badges}]") };
        let count = card.count.filter(|count| *count != 1).map_or(String::new(), |count| format!(" ×{count}"));
        let seats: String = card.seats.iter().map(|&seat| format!(" {}", self.player(seat))).collect();
        let said = format!("{said}{count}{badges}{seats}");
        match card.state {
            State::Plain => said,
            State::Marked => format!("► {said}"),
            State::Spent | State::Ghost => format!("({said})"),
        }
    }

    /// What a card is called: its title if it is one to be read, else the beginning of what is said of it.
    fn called(&self, card: &Card<String>) -> String {
        let whole = self.card(&Card { count: None, badges: Vec::new(), seats: Vec::new(), ..card.clone() });
        let name = match (&card.title, card.form) {
            (Some(title), Form::Card) => self.aloud(title),
            (Some(_) | None, _) => {
                let end = ["; ", ", ", ": ", " ("].into_iter().filter_map(|mark| whole.find(mark)).min();
                whole[..end.unwrap_or(whole.len())].to_owned()
            }
        };
        let count = card.count.filter(|count| *count != 1).map_or(String::new(), |count| format!(" ×{count}"));
        name + &count
    }

    fn row(&self, row: &Row<String>) -> Vec<String> {
        let seat = row.seat.map(|seat| self.player(seat));
        let words = row.label.iter().chain(&row.note).map(|words| self.aloud(words));
        let head = seat.into_iter().chain(words).collect::<Vec<_>>().join(", ");
        let end = row.end.iter().map(|words| self.aloud(words)).collect::<Vec<_>>().join(", ");
        let lines = self.pieces(&row.pieces);
        let simple = lines.iter().all(|line| !line.starts_with(' '));
        if simple && lines.iter().map(|line| line.chars().count()).sum::<usize>() <= IN_LINE {
            let middle = lines.join(BETWEEN);
            let head = if head.is_empty() || middle.is_empty() { head } else { head + ": " };
            let end = if end.is_empty() { end } else { format!(" = {end}") };
            return vec![format!("{head}{middle}{end}")];
        }
        let title = [head, end].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" = ");
        if title.is_empty() { lines } else { std::iter::once(title).chain(deeper(lines)).collect() }
    }

    fn track(&self, track: &Track<String>) -> Vec<String> {
        let (low, high) = track.range;
        let marks: Vec<String> =
            track.marks.iter().map(|&(seat, at)| format!("{}: {}", self.player(seat), signed(at.into()))).collect();
        let end = track.end.iter().map(|words| self.aloud(words)).collect::<Vec<_>>().join(", ");
        let end = if end.is_empty() { end } else { format!(" = {end}") };
        let label = self.aloud(&track.label);
        let mut lines =
            vec![format!("{label} ({}–{}): {}{end}", signed(low.into()), signed(high.into()), marks.join(BETWEEN))];
        let space = |(at, brings): &(i32, String)| format!("  {}: {}", signed((*at).into()), self.aloud(brings));
        lines.extend(track.spaces.iter().map(space));
        lines
    }

    /// Columns one below the other, the one that counts between brackets.
    fn grid(&self, grid: &Grid<String>) -> Vec<String> {
        let marked = |(i, words): (usize, &String)| {
            if grid.marked == Some(i) { format!("[{}]", self.aloud(words)) } else { self.aloud(words) }
        };
        let heads = std::iter::once(String::new()).chain(grid.columns.iter().enumerate().map(marked)).collect();
        let row = |(head, cells): &(String, Vec<String>)| -> Vec<String> {
            std::iter::once(head).chain(cells).map(|words| self.aloud(words)).collect()
        };
        let rows: Vec<Vec<String>> = std::iter::once(heads).chain(grid.rows.iter().map(row)).collect();
        let lines = aligned(&rows);
        if lines.iter().all(|line| line.chars().count() <= WIDEST) { lines } else { spelled(&rows) }
    }

    /// What an action comes to, line by line.
    pub fn ledger(&self, ledger: &Ledger<String>) -> Vec<String> {
        let numbers: Vec<String> = ledger.lines.iter().map(|(number, _)| self.aloud(number)).collect();
        let wide = numbers.iter().map(|number| number.chars().count()).max().unwrap_or(0);
        let line = |(number, (_, what)): (&String, &(String, String))| format!("{number:>wide$}  {}", self.aloud(what));
        let lines = numbers.iter().zip(&ledger.lines).map(line);
        lines.chain(ledger.total.iter().map(|total| format!("= {}", self.aloud(total)))).collect()
    }

    /// A player's sign and name.
    pub fn player(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        format!("{} {name}", seat.sign())
    }
}

/// What stands before the next icon, its name, and what follows.
fn next_icon(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('⟨')?;
    let (icon, after) = rest.split_once('⟩')?;
    Some((before, icon, after))
}

/// How often an icon stands there, having stood once, and what follows.
fn run_of<'a>(icon: &str, after: &'a str) -> (usize, &'a str) {
    let again = format!("⟨{icon}⟩");
    let rest = after.trim_start_matches(&again);
    (1 + (after.len() - rest.len()) / again.len(), rest)
}

/// Whether the words that follow begin with the first word of an icon's name.
fn names(after: &str, icon: &str) -> bool {
    let first = |text: &str| text.split_whitespace().next().map(str::to_lowercase);
    first(after).is_some_and(|word| Some(word) == first(icon))
}

/// A number with a true minus.
fn signed(value: i64) -> String {
    value.to_string().replace('-', "−")
}

fn deeper(lines: Vec<String>) -> impl Iterator<Item = String> {
    lines.into_iter().map(|line| format!("  {line}"))
}

/// Neighbours that are alike become one with their number.
fn merged(lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for line in lines {
        match counted.last_mut() {
            Some((last, count)) if *last == line => *count += 1,
            _ => counted.push((line, 1)),
        }
    }
    counted.into_iter().map(|(line, count)| if count == 1 { line } else { format!("{line} ×{count}") }).collect()
}

/// Cells in columns as wide as the widest.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |i: usize| rows.iter().filter_map(|row| row.get(i)).map(|cell| cell.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(wide).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, wide)| format!("{cell:<wide$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let empty = |line: &String| line.trim().is_empty();
    rows.iter().map(line).filter(|line| !empty(line)).collect()
}

/// A row of a grid that is too wide, each cell with the head of its column.
fn spelled(rows: &[Vec<String>]) -> Vec<String> {
    let [heads, rows @ ..] = rows else { return Vec::new() };
    let line = |row: &Vec<String>| {
        let cells = heads.iter().zip(row).skip(1).map(|(head, cell)| format!("{head} {cell}"));
        format!("{}: {}", row[0], cells.collect::<Vec<_>>().join(BETWEEN))
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use engine::Lang;
    use engine::pieces::Role;

    use super::*;
    use crate::Lexicon;

    const WORDS: &str = "icon-gear = progress\nicon-gold = gold\npane-hand = Your hand";

    fn check(text: &str, expect: &str) {
        let lexicon = Lexicon::new(Lang::En, WORDS).unwrap();
        assert_eq!(lexicon.speaker(&[]).aloud(text), expect);
    }

    #[test]
    fn icons_are_called_by_name_and_counted() {
        check("+1 ⟨gear⟩  −2 ⟨gold⟩", "+1 progress, −2 gold");
        check("⟨gear⟩⟨gear⟩⟨gear⟩", "3 progress");
        check("⟨gear⟩⟨gold⟩⟨gold⟩ more", "progress, 2 gold more");
        check("a⟨gold⟩b", "a gold b");
        check("⟨gear⟩ Progress", "Progress");
        check("plain", "plain");
    }

    fn card(title: &str) -> Card<String> {
        Card { title: Some(title.into()), ..Card::default() }
    }

    fn hand(cards: Vec<Card<String>>) -> Pane<String> {
        let row = Row {
            seat: None,
            label: None,
            note: None,
            lie: engine::pieces::Lie::Flow,
            pieces: cards.into_iter().map(|card| Piece::Card(Box::new(card))).collect(),
            end: Vec::new(),
            state: State::Plain,
        };
        let body = vec![Piece::Row(row)];
        Pane {
            key: "hand",
            role: Role::Mine,
            title: "Your hand".into(),
            note: None,
            badge: Some("2 ⟨gold⟩".into()),
            body,
        }
    }

    #[test]
    fn a_hand_in_brief_counts_what_is_alike_and_leaves_out_what_is_used_up() {
        let lexicon = Lexicon::new(Lang::En, WORDS).unwrap();
        let spent = Card { state: State::Spent, ..card("old") };
        let told = Card { form: Form::Mini, help: Some("violet 4; bids high".into()), count: Some(2), ..card("4") };
        let pane = hand(vec![card("road"), card("road"), spent, told]);
        let speaker = lexicon.speaker(&[]);
        assert_eq!(speaker.brief(&pane), "Your hand (2 gold): road ×2 · violet 4 ×2");
        assert_eq!(speaker.pane(&pane), ["YOUR HAND (2 gold)", "  road ×2 · (old) · violet 4; bids high ×2"]);
    }

    #[test]
    fn a_card_says_its_price_once_and_whose_marks_it_bears() {
        let lexicon = Lexicon::new(Lang::En, WORDS).unwrap();
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        let priced = Card { badges: vec!["3 ⟨gold⟩".into()], seats: vec![Seat(1)], ..card("Bank") };
        let told = Card { help: Some("Bank: costs 3 gold".into()), ..priced.clone() };
        assert_eq!(lexicon.speaker(&names).card(&priced), "Bank [3 gold] ● Bo");
        assert_eq!(lexicon.speaker(&names).card(&told), "Bank: costs 3 gold ● Bo");
        assert_eq!(lexicon.speaker(&names).card(&Card { form: Form::Back, ..Card::default() }), "face down");
    }

    #[test]
    fn a_grid_stands_in_columns() {
        let lexicon = Lexicon::new(Lang::En, WORDS).unwrap();
        let rows = vec![("Ada".to_owned(), vec!["1".to_owned(), "22".to_owned()])];
        let grid = Grid { columns: vec!["⟨gear⟩".into(), "all".into()], marked: Some(1), rows };
        assert_eq!(lexicon.speaker(&[]).grid(&grid), ["     progress  [all]", "Ada  1         22"]);
    }
}
