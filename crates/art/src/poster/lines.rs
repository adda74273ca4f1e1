//! Words with icons between them, set in lines that fit.

use engine::pieces::Picture;

use crate::canvas::Canvas;
use crate::shape::num;
use crate::text::{Label, width};

/// A text to be set: its lines are broken when it is drawn.
pub struct Lines<'a> {
    text: &'a str,
    room: f64,
    size: f64,
    bold: bool,
    color: &'static str,
}

/// A word or an icon of a line.
enum Part<'a> {
    Word(&'a str),
    Icon(&'a str),
}

/// A part and where it begins in its line.
type Placed<'a> = (f64, Part<'a>);

impl<'a> Lines<'a> {
    pub fn new(text: &'a str, room: f64, size: f64) -> Self {
        Self { text, room, size, bold: false, color: "var(--ink)" }
    }

    pub fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    pub fn muted(self) -> Self {
        self.color("var(--muted)")
    }

    pub fn color(self, color: &'static str) -> Self {
        Self { color, ..self }
    }

    /// Draws the lines below a point; gives their height.
    pub fn draw(&self, canvas: &mut Canvas, (x, y): (f64, f64), pictures: &[Picture]) -> f64 {
        let step = self.size * 1.36;
        let lines = self.broken(pictures);
        for (i, line) in lines.iter().enumerate() {
            let foot = y + self.size + step * i as f64;
            line.iter().for_each(|(at, part)| self.part(canvas, (x + at, foot), part, pictures));
        }
        step * lines.len() as f64
    }

    fn part(&self, canvas: &mut Canvas, (x, foot): (f64, f64), part: &Part<'_>, pictures: &[Picture]) {
        match part {
            Part::Word(word) => {
                let label = Label::new(*word).size(self.size).fill(self.color);
                canvas.label(x, foot, &if self.bold { label.bold() } else { label });
            }
            Part::Icon(name) => {
                let kind = if picture(name, pictures).is_some() { "pic" } else { "glyph" };
                let (w, h) = (self.wide(part, pictures), self.size * 1.15);
                let place = format!(
                    "x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
                    num(x),
                    num(foot - self.size),
                    num(w),
                    num(h)
                );
                canvas.raw(&format!("<use href=\"#{kind}-{name}\" {place} color=\"{}\"/>", self.color));
            }
        }
    }

    fn broken(&self, pictures: &[Picture]) -> Vec<Vec<Placed<'a>>> {
        let mut lines: Vec<Vec<Placed<'a>>> = vec![Vec::new()];
        let mut at = 0.0;
        for part in parts(self.text) {
            let wide = self.wide(&part, pictures);
            if at > 0.0 && at + wide > self.room {
                lines.push(Vec::new());
                at = 0.0;
            }
            lines.last_mut().expect("a line").push((at, part));
            at += wide + width(" ", self.size) * 0.8;
        }
        lines
    }

    fn wide(&self, part: &Part<'_>, pictures: &[Picture]) -> f64 {
        match part {
            Part::Word(word) => width(word, self.size) * if self.bold { 1.12 } else { 0.98 },
            Part::Icon(name) => {
                let aspect = |picture: &Picture| f64::from(picture.width) / f64::from(picture.height);
                picture(name, pictures).map_or(1.0, aspect) * self.size * 1.15
            }
        }
    }
}

fn picture<'p>(name: &str, pictures: &'p [Picture]) -> Option<&'p Picture> {
    pictures.iter().find(|picture| picture.name == name)
}

/// A text taken apart into words and icons.
fn parts(text: &str) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    for (i, part) in text.split(['⟨', '⟩']).enumerate() {
        match i % 2 {
            1 => found.push(Part::Icon(part)),
            _ => found.extend(part.split_whitespace().map(Part::Word)),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_breaks_between_words_and_icons() {
        let lines = Lines::new("three ⟨gear⟩ gears for every ⟨gear⟩", 60.0, 12.0).broken(&[]);
        assert!(lines.len() > 1);
        let icons = lines.iter().flatten().filter(|(_, part)| matches!(part, Part::Icon("gear"))).count();
        assert_eq!(icons, 2);
        assert!(lines.iter().all(|line| line[0].0 == 0.0));
    }
}
