//! Lettering: labels, approximate widths, and fitting text into a space.

use std::fmt::{self, Write};

use crate::canvas::{Canvas, escape};
use crate::shape::num;

/// Titles and names of buildings.
pub const SERIF: &str = "ui-serif, Georgia, 'DejaVu Serif', serif";
/// Everything else.
pub const SANS: &str = "system-ui, 'DejaVu Sans', sans-serif";
/// Typewritten slips.
pub const TYPEWRITER: &str = "ui-monospace, 'DejaVu Sans Mono', monospace";
/// The smallest letters a board may carry at normal zoom.
pub const SMALLEST: f64 = 11.0;

/// Where a label's x lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// At its beginning.
    Start,
    /// In its middle.
    Middle,
    /// At its end.
    End,
}

/// One line of text. Sans, 12 px, ink, starting at x, unless told otherwise.
#[derive(Clone, Debug)]
pub struct Label {
    text: String,
    size: f64,
    fill: String,
    anchor: Anchor,
    family: Option<&'static str>,
    weight: u16,
    italic: bool,
    spacing: f64,
    halo: bool,
}

impl Label {
    /// A label with the usual looks.
    pub fn new(text: impl Into<String>) -> Label {
        Label {
            text: text.into(),
            size: 12.0,
            fill: "var(--ink)".into(),
            anchor: Anchor::Start,
            family: None,
            weight: 400,
            italic: false,
            spacing: 0.0,
            halo: false,
        }
    }

    /// Letter size in px.
    pub fn size(mut self, size: f64) -> Label {
        self.size = size;
        self
    }

    /// Any colour.
    pub fn fill(mut self, color: impl Into<String>) -> Label {
        self.fill = color.into();
        self
    }

    /// Secondary text.
    pub fn muted(self) -> Label {
        self.fill("var(--muted)")
    }

    /// Centred on x.
    pub fn middle(self) -> Label {
        self.anchor(Anchor::Middle)
    }

    /// Ending at x.
    pub fn end(self) -> Label {
        self.anchor(Anchor::End)
    }

    /// Where x lies.
    pub fn anchor(mut self, anchor: Anchor) -> Label {
        self.anchor = anchor;
        self
    }

    /// Titles and names of buildings.
    pub fn serif(mut self) -> Label {
        self.family = Some(SERIF);
        self
    }

    /// Typewritten.
    pub fn typewriter(mut self) -> Label {
        self.family = Some(TYPEWRITER);
        self
    }

    /// Heavy letters.
    pub fn bold(mut self) -> Label {
        self.weight = 700;
        self
    }

    /// Slanted letters, for place names on water and green.
    pub fn italic(mut self) -> Label {
        self.italic = true;
        self
    }

    /// Extra space between letters, as engravers set the names of streets and rivers.
    pub fn spaced(mut self, spacing: f64) -> Label {
        self.spacing = spacing;
        self
    }

    /// A rim of paper around the letters, for text above a drawing.
    pub fn halo(mut self) -> Label {
        self.halo = true;
        self
    }

    /// Approximate width in px.
    pub fn width(&self) -> f64 {
        let heavy = if self.weight >= 600 { 1.08 } else { 1.0 };
        width(&self.text, self.size) * heavy + self.spacing * self.text.chars().count() as f64
    }

    /// Writes the `<text>` element with its foot at `y`.
    pub(crate) fn print(&self, x: f64, y: f64, out: &mut String) -> fmt::Result {
        let (x, y, size, fill) = (num(x), num(y), num(self.size), escape(&self.fill));
        write!(out, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\"")?;
        match self.anchor {
            Anchor::Start => (),
            Anchor::Middle => *out += " text-anchor=\"middle\"",
            Anchor::End => *out += " text-anchor=\"end\"",
        }
        if let Some(family) = self.family {
            write!(out, " font-family=\"{family}\"")?;
        }
        if self.weight != 400 {
            write!(out, " font-weight=\"{}\"", self.weight)?;
        }
        if self.italic {
            *out += " font-style=\"italic\"";
        }
        if self.spacing > 0.0 {
            write!(out, " letter-spacing=\"{}\"", num(self.spacing))?;
        }
        if self.halo {
            *out += " stroke=\"var(--paper)\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\"";
        }
        write!(out, ">{}</text>", escape(&self.text))
    }
}

/// Draws lines of text below each other, the first one standing on `y`.
pub fn lines(canvas: &mut Canvas, x: f64, y: f64, step: f64, labels: &[Label]) {
    for (i, label) in labels.iter().enumerate() {
        canvas.label(x, y + step * i as f64, label);
    }
}

/// Approximate width of a text in px: a little wide rather than too narrow.
pub fn width(text: &str, size: f64) -> f64 {
    text.chars().map(advance).sum::<f64>() * size
}

/// The advance of one letter as a share of the letter size.
fn advance(c: char) -> f64 {
    match c {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '!' | '|' | '\'' | 'ì' | 'í' => 0.31,
        'f' | 't' | 'r' | 'I' | '(' | ')' | '[' | ']' | ' ' | '-' | '/' | '"' => 0.39,
        'm' | 'w' | 'M' | 'W' | '%' | '@' => 0.96,
        '+' | '−' | '×' | '=' | '<' | '>' => 0.84,
        '0'..='9' => 0.64,
        c if c.is_uppercase() => 0.71,
        _ => 0.61,
    }
}

/// The text itself if it fits into `width` px, else shortened with an ellipsis.
pub fn fit(text: &str, room: f64, size: f64) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut kept: String = text.to_owned();
    while kept.pop().is_some() {
        let shorter = format!("{}…", kept.trim_end());
        if width(&shorter, size) <= room {
            return shorter;
        }
    }
    String::new()
}

/// The text broken at spaces into at most `most` lines of `room` px; the last one is shortened if it must be.
pub fn wrap(text: &str, room: f64, size: f64, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if lines_full(line, word, room, size) => lines.push(word.to_owned()),
            Some(line) => *line = format!("{line} {word}"),
            None => lines.push(word.to_owned()),
        }
    }
    if lines.len() > most && most > 0 {
        let tail = lines.split_off(most - 1).join(" ");
        lines.push(tail);
    }
    lines.truncate(most);
    lines.iter().map(|line| fit(line, room, size)).collect()
}

fn lines_full(line: &str, word: &str, room: f64, size: f64) -> bool {
    width(line, size) + width(" ", size) + width(word, size) > room
}

/// The largest size from `size` down to [`SMALLEST`] at which the text fits, half a px at a time.
pub fn fit_size(text: &str, room: f64, size: f64) -> f64 {
    let mut found = size;
    while found > SMALLEST && width(text, found) > room {
        found -= 0.5;
    }
    found.max(SMALLEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fitting_shortens_only_what_is_too_long() {
        assert_eq!(fit("Opera", 100.0, 12.0), "Opera");
        let short = fit("Metropolitan Opera House", 80.0, 12.0);
        assert!(short.ends_with('…') && width(&short, 12.0) <= 80.0);
        assert_eq!(fit("Opera", 1.0, 12.0), "");
    }

    #[test]
    fn wrapping_keeps_every_word_when_there_is_room() {
        let text = "one prestige for each civic building next to it";
        let lines = wrap(text, 110.0, 11.0, 9);
        assert!(lines.len() > 1 && lines.iter().all(|line| width(line, 11.0) <= 110.0));
        assert_eq!(lines.join(" "), text);
    }

    #[test]
    fn wrapping_ends_with_an_ellipsis_when_lines_run_out() {
        let lines = wrap("one prestige for each civic building next to it", 80.0, 11.0, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines[1].ends_with('…'));
    }

    #[test]
    fn letters_never_shrink_below_the_smallest() {
        assert_eq!(fit_size("a very long name of a very long street", 20.0, 16.0), SMALLEST);
        assert_eq!(fit_size("Po", 200.0, 16.0), 16.0);
    }

    fn printed(label: &Label) -> String {
        let mut out = String::new();
        label.print(1.0, 2.0, &mut out).expect("a string");
        out
    }

    #[test]
    fn labels_print_only_what_differs_from_usual() {
        assert_eq!(
            printed(&Label::new("a&b")),
            "<text x=\"1\" y=\"2\" font-size=\"12\" fill=\"var(--ink)\">a&amp;b</text>"
        );
        let full = printed(&Label::new("x").serif().bold().end().italic().spaced(1.0).halo());
        for part in ["Georgia", "700", "end", "italic", "letter-spacing", "paint-order"] {
            assert!(full.contains(part), "{part}");
        }
    }
}
