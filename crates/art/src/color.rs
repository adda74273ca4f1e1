//! Plain colour arithmetic: parsing, mixing, and the contrast of two colours.

use std::fmt;

/// An opaque colour, printed as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// A colour from `0xrrggbb`.
    pub const fn hex(code: u32) -> Rgb {
        Rgb((code >> 16) as u8, (code >> 8) as u8, code as u8)
    }

    /// This colour moved towards `other`: 0 stays, 1 arrives.
    pub fn mix(self, other: Rgb, share: f64) -> Rgb {
        let blend = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * share).round() as u8;
        Rgb(blend(self.0, other.0), blend(self.1, other.1), blend(self.2, other.2))
    }

    /// Lighter for a positive amount, as sunlight warms a wall; darker for a negative one.
    pub fn shade(self, amount: f64) -> Rgb {
        if amount < 0.0 { self.mix(Rgb(0, 0, 0), -amount) } else { self.mix(Rgb::hex(0xfff4e0), amount) }
    }

    /// Relative luminance as WCAG defines it, 0 to 1.
    pub fn luminance(self) -> f64 {
        let linear = |v: u8| {
            let v = f64::from(v) / 255.0;
            if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// Contrast ratio of two colours as WCAG defines it, 1 to 21.
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// This colour, moved towards `pole` in small steps until it stands `ratio` clear of every ground.
    pub fn until_clear(self, pole: Rgb, ratio: f64, grounds: &[Rgb]) -> Rgb {
        (0..=25)
            .map(|step| self.mix(pole, f64::from(step) / 25.0))
            .find(|c| grounds.iter().all(|g| c.contrast(*g) >= ratio))
            .unwrap_or(pole)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_of_black_and_white_is_21() {
        assert!((Rgb::hex(0).contrast(Rgb::hex(0xffffff)) - 21.0).abs() < 0.01);
    }

    #[test]
    fn shading_moves_towards_black_and_sunlight() {
        let c = Rgb::hex(0x808080);
        assert_eq!(c.shade(-0.5), Rgb::hex(0x404040));
        assert_eq!(c.shade(1.0), Rgb::hex(0xfff4e0));
        assert_eq!(c.to_string(), "#808080");
    }

    #[test]
    fn clearing_stops_at_the_first_clear_step() {
        let white = Rgb::hex(0xffffff);
        let found = Rgb::hex(0xd9a521).until_clear(Rgb::hex(0), 4.5, &[white]);
        assert!(found.contrast(white) >= 4.5 && found.contrast(white) < 5.2);
    }
}
