//! Rulers with markers: score tracks, the six tracks of a city, the initiative.

use crate::canvas::{Canvas, Style};
use crate::icons::{Icon, icon};
use crate::shape::{Pt, Shape};
use crate::text::Label;
use crate::tint::{Tint, sign};

/// A ruler from one value to another, left to right, with any number of markers above it.
#[derive(Clone, Debug)]
pub struct Track {
    at: Pt,
    length: f64,
    values: (i32, i32),
    every: i32,
    icon: Option<Icon>,
    markers: Vec<(i32, Tint)>,
    notes: Vec<(i32, String)>,
}

impl Track {
    /// A ruler whose first space is centred on `at`; figures below the line at every value if there is room.
    pub fn new(at: Pt, length: f64, values: (i32, i32)) -> Track {
        let step = length / f64::from((values.1 - values.0).max(1));
        let every = [1, 2, 5, 10, 20, 50].into_iter().find(|k| step * f64::from(*k) >= 20.0).unwrap_or(100);
        Track { at, length, values, every, icon: None, markers: Vec::new(), notes: Vec::new() }
    }

    /// Figures at every so many values.
    pub fn every(mut self, every: i32) -> Track {
        self.every = every.max(1);
        self
    }

    /// An icon to the left of the ruler.
    pub fn icon(mut self, icon: Icon) -> Track {
        self.icon = Some(icon);
        self
    }

    /// A player's marker. Several on one value are stacked, 13 px each, so leave room above the ruler.
    pub fn marker(mut self, value: i32, tint: Tint) -> Track {
        self.markers.push((value, tint));
        self
    }

    /// A note below a value, such as a bonus or a threshold.
    pub fn note(mut self, value: i32, text: impl Into<String>) -> Track {
        self.notes.push((value, text.into()));
        self
    }

    /// Where a value lies on the page; values beyond the ends lie on the ends.
    pub fn place(&self, value: i32) -> Pt {
        let (low, high) = self.values;
        let share = f64::from(value.clamp(low, high) - low) / f64::from((high - low).max(1));
        (self.at.0 + self.length * share, self.at.1)
    }

    /// Draws ruler, figures, notes and markers.
    pub fn draw(&self, canvas: &mut Canvas) {
        let (x, y) = self.at;
        let body = Shape::Rect(x - 9.0, y - 7.0, self.length + 18.0, 14.0, 4.0);
        canvas.shape(&body, &Style::fill("var(--street)").stroke("var(--rule)", 0.8));
        if let Some(found) = self.icon {
            icon(canvas, (x - 22.0, y), 16.0, found, "var(--ink)");
        }
        for value in self.values.0..=self.values.1 {
            self.tick(canvas, value);
        }
        for (value, text) in &self.notes {
            let (px, py) = self.place(*value);
            canvas.label(px, py + 33.0, &Label::new(text).size(11.0).middle().bold());
        }
        for (i, (value, tint)) in self.markers.iter().enumerate() {
            let below = self.markers[..i].iter().filter(|(v, _)| self.place(*v) == self.place(*value)).count();
            let (px, py) = self.place(*value);
            sign(canvas, (px, py - 2.0 - 13.0 * below as f64), 8.0, *tint);
        }
    }

    fn tick(&self, canvas: &mut Canvas, value: i32) {
        let (px, py) = self.place(value);
        let long = value.rem_euclid(self.every) == 0 || value == self.values.0 || value == self.values.1;
        let half = if long { 6.0 } else { 3.0 };
        canvas.line((px, py + 7.0 - half), (px, py + 7.0), &Style::line("var(--rule)", 0.8));
        if value.rem_euclid(self.every) == 0 {
            canvas.label(px, py + 19.0, &Label::new(value.to_string()).size(11.0).middle().muted());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_lie_evenly_and_stay_on_the_ruler() {
        let track = Track::new((10.0, 0.0), 100.0, (0, 20));
        assert_eq!(track.place(0), (10.0, 0.0));
        assert_eq!(track.place(5), (35.0, 0.0));
        assert_eq!(track.place(99), (110.0, 0.0));
    }

    #[test]
    fn figures_keep_their_distance() {
        assert_eq!(Track::new((0.0, 0.0), 400.0, (0, 10)).every, 1);
        assert_eq!(Track::new((0.0, 0.0), 400.0, (0, 100)).every, 5);
    }

    #[test]
    fn markers_on_one_value_are_stacked() {
        let mut canvas = Canvas::new();
        Track::new((0.0, 50.0), 100.0, (0, 5)).marker(2, Tint::Blue).marker(2, Tint::Gold).draw(&mut canvas);
        assert!(canvas.fragment().contains("cy=\"48\"") && canvas.fragment().contains("cy=\"35\""));
    }
}
