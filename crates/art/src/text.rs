//! Lettering: labels, approximate widths, and fitting text into a space.

use std::fmt::{self, Write};

use crate::canvas::{Canvas, escape};
use crate::shape::num;

/// Titles and names of buildings.
pub const SERIF: &str = "ui-serif, Georgia, 'DejaVu Serif', serif";
/// Everything else.
pub const SANS: &str = "system-ui, 'DejaVu Sans', sans-serif";
/// The smallest letters a board may carry at normal zoom.
pub const SMALLEST: f64 = 11.0;
/// How narrow letters may be set to keep a name whole, as a share of their usual width.
const NARROWEST: f64 = 0.7;

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
    squeezed: Option<f64>,
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
            squeezed: None,
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

    /// Made to fit into `room` px, when everything else is set: smaller down to [`SMALLEST`], then narrower; what is
    /// too long even then ends with an ellipsis.
    pub fn within(mut self, room: f64) -> Label {
        while self.size > SMALLEST && self.width() > room {
            self.size = (self.size - 0.5).max(SMALLEST);
        }
        if self.width() > room {
            self.shorten(room / NARROWEST);
            self.squeezed = Some(room).filter(|&room| self.width() > room);
        }
        self
    }

    fn shorten(&mut self, room: f64) {
        let mut kept = self.text.clone();
        while self.width() > room && kept.pop().is_some() {
            self.text = format!("{}…", kept.trim_end());
        }
    }

    /// Approximate width in px.
    pub fn width(&self) -> f64 {
        if let Some(width) = self.squeezed {
            return width;
        }
        let letters = self.text.chars().count() as f64;
        let heavy = if self.weight >= 600 { 1.08 } else { 1.0 };
        width(&self.text, self.size) * heavy + self.spacing * letters
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
        if let Some(width) = self.squeezed {
            write!(out, " textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", num(width))?;
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

/// The text broken at spaces into at most `most` lines of `room` px; the last one is shortened if it must be.
pub fn wrap(text: &str, room: f64, size: f64, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if is_full(line, word, room, size) => lines.push(word.to_owned()),
            Some(line) => *line = format!("{line} {word}"),
            None => lines.push(word.to_owned()),
        }
    }
    if lines.len() > most && most > 0 {
        let tail = lines.split_off(most - 1).join(" ");
        lines.push(tail);
    }
    lines.truncate(most);
    lines.into_iter().map(|line| shortened(line, room, size)).collect()
}

fn shortened(line: String, room: f64, size: f64) -> String {
    let mut label = Label::new(line).size(size);
    label.shorten(room);
    label.text
}

/// Whether a line has no room for one more word.
fn is_full(line: &str, word: &str, room: f64, size: f64) -> bool {
    width(line, size) + width(" ", size) + width(word, size) > room
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_shrink_then_narrow_and_lose_letters_only_at_last() {
        let fitted = |text: &str| Label::new(text).size(14.0).within(90.0);
        assert_eq!(fitted("Opera").size, 14.0);
        assert!((SMALLEST..14.0).contains(&fitted("Opera of Paris").size));
        let narrow = fitted("Metropolitan Opera");
        assert_eq!((narrow.size, narrow.squeezed, &*narrow.text), (SMALLEST, Some(90.0), "Metropolitan Opera"));
        assert!(printed(&narrow).contains("textLength=\"90\""));
        let cut = fitted("Metropolitan Opera House and Garden");
        assert!(cut.text.ends_with('…') && cut.width() <= 90.0);
    }

    #[test]
    fn a_label_smaller_than_the_smallest_keeps_its_size() {
        assert_eq!(Label::new("Opera").size(9.0).within(10.0).size, 9.0);
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
