//! Light and dark. Every colour on a board is a CSS variable; a page carries [`Theme::css`], an exported picture is
//! passed through [`Theme::resolve`].

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::OnceLock;

use crate::color::Rgb;
use crate::paint::{Paint, Tone};

/// The two looks of every board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Ink on warm paper.
    Light,
    /// Slate and lamplight.
    Dark,
}

/// One row of [`VARIABLES`].
#[derive(Clone, Copy, Debug)]
pub struct Variable {
    /// The name without the two dashes.
    pub name: &'static str,
    /// The value in the light theme.
    pub light: &'static str,
    /// The value in the dark theme.
    pub dark: &'static str,
    /// What it is for.
    pub used_for: &'static str,
}

const fn row(name: &'static str, light: &'static str, dark: &'static str, used_for: &'static str) -> Variable {
    Variable { name, light, dark, used_for }
}

/// The variables of a page, beside the tones of every [`Paint`] (`--brick-hi`, `--brick-lit` …).
pub const VARIABLES: [Variable; 28] = [
    row("paper", "#f5efe3", "#1b1e23", "the page and the margin of a board"),
    row("ink", "#23201b", "#e9e2d3", "text, fine lines"),
    row("muted", "#6d6454", "#a59c8b", "secondary text"),
    row("street", "#e6dcc8", "#2a2e35", "streets, plazas, wells for numbers"),
    row("lot", "#efe6d4", "#23272d", "a place to build on"),
    row("line", "#c9bda3", "#444a54", "edges of lots, cards and panels"),
    row("rule", "#83775e", "#7d8590", "edges that mean something: 3:1 on paper, lot and card"),
    row("card", "#fffaf0", "#2b2f36", "cards, panels"),
    row("water", "#9fc3cf", "#2d4b58", "rivers, lakes, the sea"),
    row("water-line", "#5d8c9c", "#6f9cab", "engraved lines on water"),
    row("green", "#a9bd86", "#3f5237", "parks, wilderness"),
    row("green-line", "#71894f", "#6f8a5c", "edges and tufts on green"),
    row("field", "#e0c472", "#6d6032", "corn fields"),
    row("field-line", "#a3842f", "#a8965a", "furrows and edges of fields"),
    row("shadow", "#2b2416", "#000000", "cast shadows; with --shadow-o"),
    row("shadow-o", ".14", ".34", "how strong a shadow is"),
    row("shadow-soft", ".06", ".16", "how strong the rim of a shadow is"),
    row("pick", "#1a66dc", "#7fb0ff", "what you may pick or have picked"),
    row("pick-soft", "#1a66dc33", "#7fb0ff33", "the same as a wash"),
    row("on-pick", "#ffffff", "#10151c", "text on --pick"),
    row("gain", "#2c7a3f", "#7fd08f", "numbers that rise"),
    row("loss", "#b3382a", "#ff9d8a", "numbers that fall"),
    row("ring", "#b5540c", "#ffb35c", "what changed since you last looked"),
    row("window", "#4f5a63", "#ffd98a", "windows: glass by day, lamplight by night"),
    row("window-dim", "#3f474e", "#d9a95c", "windows on the shaded side"),
    row("window-off", "#5f6b75", "#2a3038", "windows without a lamp"),
    row("window-off-dim", "#4a535b", "#20252c", "the same on the shaded side"),
    row("smoke", "#6d6454", "#8b8f96", "smoke, drawn see-through"),
];

impl Theme {
    /// Both themes.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// Declarations for a page, ready to stand in a `:root` rule: `:root{--paper:#f5efe3;…}`.
    pub fn css(self) -> String {
        let mut out = String::from(":root{");
        for (name, value) in self.values() {
            write!(out, "--{name}:{value};").expect("writing to a string");
        }
        out.push('}');
        out
    }

    /// The value of a variable, named without its dashes.
    pub fn value(self, name: &str) -> Option<&'static str> {
        self.values().get(name).map(String::as_str)
    }

    /// A picture with every `var(…)` replaced by its value. An unknown name takes its fallback, else mid-grey.
    pub fn resolve(self, svg: &str) -> String {
        let mut out = String::with_capacity(svg.len());
        let mut rest = svg;
        while let Some(start) = rest.find("var(") {
            out.push_str(&rest[..start]);
            let inner = &rest[start + 4..];
            let end = inner.find(')').unwrap_or(inner.len());
            out.push_str(&self.lookup(&inner[..end]));
            rest = inner.get(end + 1..).unwrap_or("");
        }
        out + rest
    }

    fn lookup(self, inner: &str) -> String {
        let (name, fallback) = inner.split_once(',').unwrap_or((inner, "#808080"));
        let name = name.trim().trim_start_matches("--");
        self.value(name).unwrap_or(fallback.trim()).to_owned()
    }

    fn values(self) -> &'static BTreeMap<String, String> {
        static LIGHT: OnceLock<BTreeMap<String, String>> = OnceLock::new();
        static DARK: OnceLock<BTreeMap<String, String>> = OnceLock::new();
        match self {
            Theme::Light => LIGHT.get_or_init(|| all_values(Theme::Light)),
            Theme::Dark => DARK.get_or_init(|| all_values(Theme::Dark)),
        }
    }

    fn pick(self, row: &Variable) -> &'static str {
        match self {
            Theme::Light => row.light,
            Theme::Dark => row.dark,
        }
    }
}

fn all_values(theme: Theme) -> BTreeMap<String, String> {
    let plain = VARIABLES.iter().map(|row| (row.name.to_owned(), theme.pick(row).to_owned()));
    let paints = Paint::TABLE.iter().flat_map(|(paint, name, _)| {
        Tone::ALL.map(|tone| (format!("{name}-{}", tone.name()), paint.value(tone, theme).to_string()))
    });
    plain.chain(paints).collect()
}

/// A colour of [`VARIABLES`] as a number.
pub(crate) fn ground(theme: Theme, name: &str) -> Rgb {
    let row = VARIABLES.iter().find(|row| row.name == name).expect("a variable of the table");
    u32::from_str_radix(&theme.pick(row)[1..7], 16).map(Rgb::hex).expect("a colour of six digits")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(ratio: f64, shapes: &[&str], grounds: &[&str]) {
        for theme in Theme::ALL {
            for shape in shapes {
                for on in grounds {
                    let found = ground(theme, shape).contrast(ground(theme, on));
                    assert!(found >= ratio, "{shape} on {on}, {theme:?}: {found:.2}");
                }
            }
        }
    }

    #[test]
    fn text_stands_4_5_to_1_on_every_ground() {
        check(4.5, &["ink"], &["paper", "street", "lot", "card", "water", "green", "field"]);
        check(4.5, &["muted"], &["paper", "lot", "card"]);
        check(4.5, &["on-pick"], &["pick"]);
        check(4.5, &["gain", "loss"], &["card", "paper"]);
    }

    #[test]
    fn shapes_that_mean_something_stand_3_to_1() {
        check(3.0, &["pick", "rule", "ring"], &["paper", "lot", "card", "street"]);
    }

    #[test]
    fn resolving_leaves_no_variable() {
        let svg = r#"<a fill="var(--paper)" b="var( --brick-lit )" c="var(--nope, red)" d="var(--nope)"/>"#;
        for theme in Theme::ALL {
            let resolved = theme.resolve(svg);
            assert!(!resolved.contains("var("), "{resolved}");
            assert!(resolved.contains(theme.value("paper").unwrap()) && resolved.contains("red"));
        }
    }

    #[test]
    fn css_declares_every_variable() {
        let css = Theme::Dark.css();
        assert!(css.starts_with(":root{") && css.ends_with('}'));
        assert!(css.contains("--paper:#1b1e23;") && css.contains("--purple-text:#"));
    }

    #[test]
    fn names_are_unique() {
        assert_eq!(Theme::Light.values().len(), VARIABLES.len() + Paint::TABLE.len() * Tone::ALL.len());
    }
}
