//! Small drawings in one colour, readable from 12 px upwards.

use crate::canvas::Canvas;
use crate::shape::{Pt, num};

/// What can be said without words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Icon {
    /// People, population.
    Person,
    /// Employment: a briefcase.
    Work,
    /// Education.
    Book,
    /// Water, hygiene.
    Drop,
    /// Progress, industry.
    Gear,
    /// Energy.
    Bolt,
    /// Wealth: a stack of coins.
    Money,
    /// Prestige, victory points.
    Star,
    /// Culture: a mask.
    Mask,
    /// A home.
    House,
    /// Commerce: a shop front.
    Shop,
    /// Building.
    Crane,
    /// An election.
    Ballot,
    /// Food.
    Wheat,
    /// A tram, transport.
    Tram,
    /// Work by hand, action points.
    Hammer,
    /// A way to the right.
    Arrow,
    /// Closed, not allowed.
    Lock,
    /// Visible, revealed.
    Eye,
    /// Unknown, hidden.
    Question,
    /// Time, rounds.
    Clock,
    /// The winner, the end.
    Trophy,
    /// A factory.
    Factory,
    /// A public building.
    Columns,
    /// Tourism: a suitcase.
    Suitcase,
    /// Media: a newspaper.
    News,
    /// The law.
    Scales,
    /// The police, protection.
    Shield,
    /// A ruler, the first player.
    Crown,
    /// A jeweller.
    Gem,
    /// Fashion.
    Dress,
    /// Art: a framed picture.
    Frame,
    /// Perfume.
    Bottle,
    /// Cards in hand, draw.
    Cards,
    /// Done, allowed.
    Check,
    /// Not, remove.
    Cross,
    /// An office tower.
    Tower,
    /// A castle.
    Castle,
}

/// One row of the table: icon, name, what is filled (even-odd), what is drawn with a line.
type Row = (Icon, &'static str, &'static str, &'static str);

/// All drawings, in a box from -12 to 12.
const TABLE: [Row; 38] = [
    (
        Icon::Person,
        "person",
        "M0-11A4.6 4.6 0 0 1 0-1.8A4.6 4.6 0 0 1 0-11ZM-8.5 11C-8.5 3.4-5.4 0 0 0S8.5 3.4 8.5 11Z",
        "",
    ),
    (Icon::Work, "work", "M-10-4.5H10V1.2H2.6V-.6H-2.6V1.2H-10ZM-10 3H-2.6V5H2.6V3H10V10H-10Z", "M-4-5V-9H4V-5"),
    (
        Icon::Book,
        "book",
        "M-1-7C-4-9.4-8-9.6-11-8.4V7.4C-8 6.4-4 6.8-1 9ZM1-7C4-9.4 8-9.6 11-8.4V7.4C8 6.4 4 6.8 1 9Z",
        "",
    ),
    (
        Icon::Drop,
        "drop",
        "M0-11.5C3.6-6 7.6-1.6 7.6 3.6A7.6 7.6 0 0 1-7.6 3.6C-7.6-1.6-3.6-6 0-11.5ZM-4.6 3.4A4.6 4.6 0 0 0-.6 8.2L-.4 6.4A3 3 0 0 1-2.8 3.4Z",
        "",
    ),
    (
        Icon::Gear,
        "gear",
        "M-2.1-11.4H2.1L2.7-8.4L5-7.4L7.5-9.1L10.1-6.1L8-3.8L8.8-1.2L11.4-.2V3L8.6 3.7L7.4 6L8.7 8.7L5.8 10.9L3.5 9L1 9.6L0 12L-3.2 11.6L-3.6 8.8L-5.8 7.4L-8.6 8.4L-10.6 5.5L-8.6 3.4L-9.1 .8L-11.6-.6L-11-3.8L-8.1-4.1L-6.6-6.2L-7.4-9L-4.6-10.6L-2.7-8.4ZM0-4A4.2 4.2 0 1 0 .01-4Z",
        "",
    ),
    (Icon::Bolt, "bolt", "M3.4-12L-7.4 1.6H-1L-3.6 12L7.6-2.6H.8Z", ""),
    (
        Icon::Money,
        "money",
        "M-9 6.2C-9 8.8-5 10.8 0 10.8S9 8.8 9 6.2V3.2C7 5 3.8 6 0 6S-7 5-9 3.2ZM-9 .6C-9 3 -5 4.4 0 4.4S9 3 9 .6V-2.6C7-.8 3.8 0 0 0S-7-.8-9-2.6ZM0-10.8C5-10.8 9-9 9-6.2S5-1.6 0-1.6S-9-3.4-9-6.2S-5-10.8 0-10.8Z",
        "",
    ),
    (Icon::Star, "star", "M0-12L3.4-4.4L11.6-3.6L5.4 1.8L7.2 10L0 5.8L-7.2 10L-5.4 1.8L-11.6-3.6L-3.4-4.4Z", ""),
    (
        Icon::Mask,
        "mask",
        "M-10-9.4C-4-7.4 4-7.4 10-9.4C11 1 7 11 0 11S-11 1-10-9.4ZM-6.8-3.2C-5.4-1.2-3-1.2-1.8-2.6C-3-4.6-5.2-4.8-6.8-3.2ZM6.8-3.2C5.4-1.2 3-1.2 1.8-2.6C3-4.6 5.2-4.8 6.8-3.2ZM-5.6 2.6C-4 8 4 8 5.6 2.6C2 4.4-2 4.4-5.6 2.6Z",
        "",
    ),
    (Icon::House, "house", "M0-11L12 0H8.6V10.4H2.6V3.4H-2.6V10.4H-8.6V0H-12Z", ""),
    (
        Icon::Shop,
        "shop",
        "M-9.4-10H9.4L11.6-3.4A3.9 3.9 0 0 1 3.9-3.4A3.9 3.9 0 0 1-3.9-3.4A3.9 3.9 0 0 1-11.6-3.4ZM-9.4 2.4H9.4V10.4H-9.4ZM-6.8 4.2V8.4H.6V4.2ZM3 4.2V10.4H6.8V4.2Z",
        "",
    ),
    (Icon::Crane, "crane", "M-9 8.6H1V11.4H-9ZM5.6 3H11V8H5.6Z", "M-4 9V-10.5M-11-6H10.6L-4-10.8L-11-6M8.3-6V3"),
    (
        Icon::Ballot,
        "ballot",
        "M-10.5 1H-7.4V3.6H7.4V1H10.5V11H-10.5ZM-5.6-11H5.6V1.8H-5.6ZM-3.4-5.6L-1-2.2L4-8L2.8-9L-1-4.6L-2.2-6.4Z",
        "",
    ),
    (
        Icon::Wheat,
        "wheat",
        "M0-12C2.2-9.6 2.2-7.4 0-5.4C-2.2-7.4-2.2-9.6 0-12ZM-1-1C-4.6-1-6.4-3-6.4-6.4C-3-6.4-1-4.4-1-1ZM1-1C4.6-1 6.4-3 6.4-6.4C3-6.4 1-4.4 1-1ZM-1 5C-4.6 5-6.4 3-6.4-.4C-3-.4-1 1.6-1 5ZM1 5C4.6 5 6.4 3 6.4-.4C3-.4 1 1.6 1 5Z",
        "M0-4V11.5",
    ),
    (
        Icon::Tram,
        "tram",
        "M-7.4-7.4H7.4C8.6-7.4 9.4-6.4 9.4-5.2V6C9.4 7.4 8.4 8.4 7 8.4H-7C-8.4 8.4-9.4 7.4-9.4 6V-5.2C-9.4-6.4-8.6-7.4-7.4-7.4ZM-6.8-4.4V1H-1V-4.4ZM1-4.4V1H6.8V-4.4ZM-5.4 3.4A1.5 1.5 0 1 0-5.39 3.4ZM5.4 3.4A1.5 1.5 0 1 0 5.41 3.4Z",
        "M-4-10.6H4M0-10.6V-7.4M-6 8.4L-8 11.4M6 8.4L8 11.4",
    ),
    (
        Icon::Hammer,
        "hammer",
        "M-8.6-10.6H3.6C7-10.6 9.4-8.6 10.4-5.4L3.6-5.8V-3.6H-8.6ZM-3.9-2.2H-.3L.5 11.6H-4.7Z",
        "",
    ),
    (Icon::Arrow, "arrow", "M-11-3H1.4V-8.6L11.4 0L1.4 8.6V3H-11Z", ""),
    (
        Icon::Lock,
        "lock",
        "M-8.6-2H8.6V11H-8.6ZM0 1.6A2.2 2.2 0 0 0-1.1 5.7V8.2H1.1V5.7A2.2 2.2 0 0 0 0 1.6Z",
        "M-5.4-2V-5.4A5.4 5.4 0 0 1 5.4-5.4V-2",
    ),
    (
        Icon::Eye,
        "eye",
        "M-12 0C-8-5.6-4-7.6 0-7.6S8-5.6 12 0C8 5.6 4 7.6 0 7.6S-8 5.6-12 0ZM0-4.8A4.8 4.8 0 1 0 .01-4.8ZM0-2.4A2.4 2.4 0 1 1-.01-2.4Z",
        "",
    ),
    (
        Icon::Question,
        "question",
        "M-.2 6.6A2.2 2.2 0 1 0-.19 6.6Z",
        "M-5.4-5.6C-5-9-2.6-10.6 .2-10.6C3.4-10.6 5.8-8.6 5.8-5.8C5.8-1.8 0-1.6 0 3.4",
    ),
    (Icon::Clock, "clock", "M0-11.4A11.4 11.4 0 1 0 .01-11.4ZM0-8.8A8.8 8.8 0 1 1-.01-8.8Z", "M0-6V.4L4.4 3.4"),
    (
        Icon::Trophy,
        "trophy",
        "M-6.6-11H6.6V-3.6C6.6 .6 4 3.4 1.4 4V7.4H5V11H-5V7.4H-1.4V4C-4 3.4-6.6 .6-6.6-3.6Z",
        "M-6.6-8.4H-10.4C-10.6-3.6-8.8-1.4-6-1M6.6-8.4H10.4C10.6-3.6 8.8-1.4 6-1",
    ),
    (
        Icon::Factory,
        "factory",
        "M-11.4 10.4V-1L-5.4-5.4V-1L.6-5.4V-1L5-4.2L5.6-11.4H9.4L10.6-1H11.4V10.4ZM-8 3V6H-5V3ZM-1.5 3V6H1.5V3ZM5 3V6H8V3Z",
        "",
    ),
    (
        Icon::Columns,
        "columns",
        "M0-11.4L11.4-5.4V-3H-11.4V-5.4ZM-9.4-1.4H-6V6.4H-9.4ZM-1.7-1.4H1.7V6.4H-1.7ZM6-1.4H9.4V6.4H6ZM-11.4 7.8H11.4V11H-11.4Z",
        "",
    ),
    (Icon::Suitcase, "suitcase", "M-10.6-5H-7.6V10H-10.6ZM-5.6-5H5.6V10H-5.6ZM7.6-5H10.6V10H7.6Z", "M-4-5V-9.6H4V-5"),
    (
        Icon::News,
        "news",
        "M-11-9H7V9C7 10 7.4 10.6 8 10.6H-9C-10.2 10.6-11 9.8-11 8.6ZM-8-6V-3H4V-6ZM-8-.6V5H-3V-.6ZM-1-.6V1H4V-.6ZM-1 3.4V5H4V3.4ZM8.6-5H11V8.6C11 9.8 10.4 10.6 9.8 10.6S8.6 9.8 8.6 8.6Z",
        "",
    ),
    (
        Icon::Scales,
        "scales",
        "M-11.6 2H-3.4C-3.6 4.6-5.2 6-7.5 6S-11.4 4.6-11.6 2ZM3.4 2H11.6C11.4 4.6 9.8 6 7.5 6S3.6 4.6 3.4 2ZM-5 9H5V11.4H-5Z",
        "M0-10V9M-8-7H8M-7.5-7L-10.4 2M-7.5-7L-4.6 2M7.5-7L10.4 2M7.5-7L4.6 2",
    ),
    (
        Icon::Shield,
        "shield",
        "M0-11.6C3-9.4 6.4-8.4 10-8.4C10 1 7.4 8 0 11.6C-7.4 8-10 1-10-8.4C-6.4-8.4-3-9.4 0-11.6ZM0-6.4L-1.6-2.6L-5.6-2.2L-2.6 .4L-3.4 4.4L0 2.4L3.4 4.4L2.6 .4L5.6-2.2L1.6-2.6Z",
        "",
    ),
    (Icon::Crown, "crown", "M-11.4-6L-5.6-1L0-9.6L5.6-1L11.4-6L9 5.4H-9ZM-9 7.2H9V10.4H-9Z", ""),
    (
        Icon::Gem,
        "gem",
        "M-6.4-8.6H-2.6L-4.8-2.6H-11.4ZM-1-8.6H1L3.2-2.6H-3.2ZM2.6-8.6H6.4L11.4-2.6H4.8ZM-11.2-1H-4.8L-1.4 8.6ZM-3.2-1H3.2L0 10ZM4.8-1H11.2L1.4 8.6Z",
        "",
    ),
    (
        Icon::Dress,
        "dress",
        "M-4.4-11.4L-2.4-8.4C-1-7.4 1-7.4 2.4-8.4L4.4-11.4L6-10.6L4-2.6L9.6 10C4 12-4 12-9.6 10L-4-2.6L-6-10.6Z",
        "",
    ),
    (
        Icon::Frame,
        "frame",
        "M-11.4-9.4H11.4V9.4H-11.4ZM-8.4-6.4V6.4H8.4V-6.4ZM-7 5L-2.6-2L1 3L3.6 0L7 5ZM4.2-4.8A1.6 1.6 0 1 1 4.19-4.8Z",
        "",
    ),
    (
        Icon::Bottle,
        "bottle",
        "M-2.4-7.4H2.4V-5C6.4-4.6 8.6-2 8.6 3C8.6 8 6 11 0 11S-8.6 8-8.6 3C-8.6-2-6.4-4.6-2.4-5ZM-3.4-11.6H3.4V-8.6H-3.4ZM-5.6 3H5.6C5.6 6-4.6 6-5.6 3Z",
        "",
    ),
    (
        Icon::Cards,
        "cards",
        "M-1.6-11L9.4-8.4C10.2-8.2 10.6-7.6 10.4-6.8L6.6 9.2C6.4 10 5.8 10.4 5 10.2L3.4 9.8V-7.6C3.4-8.6 2.6-9.4 1.6-9.4H-2.8L-2.6-10.2C-2.4-10.8-2-11-1.6-11ZM-9-7.4H.4C1-7.4 1.4-7 1.4-6.4V10C1.4 10.6 1 11 .4 11H-9C-9.6 11-10 10.6-10 10V-6.4C-10-7-9.6-7.4-9-7.4Z",
        "",
    ),
    (Icon::Check, "check", "M-11 .8L-7.6-2.8L-3 2L7.4-9L11-5.6L-3 9.4Z", ""),
    (
        Icon::Cross,
        "cross",
        "M-9.6-6.4L-6.4-9.6L0-3.2L6.4-9.6L9.6-6.4L3.2 0L9.6 6.4L6.4 9.6L0 3.2L-6.4 9.6L-9.6 6.4L-3.2 0Z",
        "",
    ),
    (
        Icon::Tower,
        "tower",
        "M-.9-12H.9V-9.6H3.6V-5.6H6.6V11.4H1.6V7H-1.6V11.4H-6.6V-5.6H-3.6V-9.6H-.9ZM-4-3V-.6H-1.2V-3ZM1.2-3V-.6H4V-3ZM-4 2V4.4H-1.2V2ZM1.2 2V4.4H4V2Z",
        "",
    ),
    (
        Icon::Castle,
        "castle",
        "M-11-10H-8.4V-7.6H-6.6V-10H-4V-3H-2.6V-5.4H-.9V-3H.9V-5.4H2.6V-3H4V-10H6.6V-7.6H8.4V-10H11V11H3.4V6.4A3.4 3.4 0 0 0-3.4 6.4V11H-11Z",
        "",
    ),
];

impl Icon {
    /// Every icon.
    pub fn all() -> impl Iterator<Item = Icon> {
        TABLE.iter().map(|row| row.0)
    }

    /// A short name, for ids and tests.
    pub fn name(self) -> &'static str {
        TABLE[self as usize].1
    }
}

/// Draws an icon, `size` wide and high, around a centre, in one colour.
pub fn icon(canvas: &mut Canvas, center: Pt, size: f64, icon: Icon, color: &str) {
    let (_, _, filled, lined) = TABLE[icon as usize];
    let scale = (size / 24.0 * 1000.0).round() / 1000.0;
    let mut inside = String::new();
    if !filled.is_empty() {
        inside += &format!("<path d=\"{filled}\" fill-rule=\"evenodd\"/>");
    }
    if !lined.is_empty() {
        let style = "stroke-width=\"2.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
        inside += &format!("<path d=\"{lined}\" fill=\"none\" stroke=\"{color}\" {style}/>");
    }
    let place = format!("translate({} {}) scale({scale})", num(center.0), num(center.1));
    canvas.raw(&format!("<g transform=\"{place}\" fill=\"{color}\">{inside}</g>"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn table_stands_in_the_order_of_the_enum() {
        for (i, found) in Icon::all().enumerate() {
            assert_eq!(found as usize, i, "{found:?}");
        }
    }

    #[test]
    fn names_and_drawings_are_unique() {
        let names: BTreeSet<&str> = Icon::all().map(Icon::name).collect();
        let drawings: BTreeSet<(&str, &str)> = TABLE.iter().map(|row| (row.2, row.3)).collect();
        assert_eq!((names.len(), drawings.len()), (TABLE.len(), TABLE.len()));
    }

    #[test]
    fn drawings_are_path_data() {
        for (_, name, filled, lined) in TABLE {
            let fine = |c: char| "MLHVCSQAZ0123456789.- ".contains(c);
            assert!(filled.chars().chain(lined.chars()).all(fine), "{name}");
            assert!(filled.is_empty() || (filled.starts_with('M') && filled.ends_with('Z')), "{name}");
        }
    }
}
