//! What things are made of. A [`Paint`] is a family of tones, each a CSS variable such as `var(--brick-lit)`,
//! so that every face of every building follows the theme.

use crate::color::Rgb;
use crate::theme::{Theme, ground};

/// A material or colour. Each has all the [`Tone`]s in both themes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Paint {
    /// Dark red brick.
    Brick,
    /// Roof tiles, warm pink-orange.
    Terracotta,
    /// Pale warm wall.
    Plaster,
    /// Tuscan sandstone.
    Sand,
    /// Strong yellow-brown.
    Ochre,
    /// Grey-brown ashlar.
    Stone,
    /// Blue-grey office façade.
    Slate,
    /// Deeper blue-grey.
    Steel,
    /// Grey violet.
    Mauve,
    /// Dusty red-pink.
    Rose,
    /// Green patina of old copper domes.
    Copper,
    /// Almost white stone.
    Marble,
    /// Brown-red of factories.
    Rust,
    /// Nearly black.
    Coal,
    /// Timber.
    Wood,
    /// Foliage.
    Leaf,
    /// Ripe corn.
    Wheat,
    /// Clear sky blue.
    Sky,
    /// Window glass and water in basins.
    Glass,
    /// Card and lot colour violet.
    Violet,
    /// Card and lot colour grey.
    Grey,
    /// Card and lot colour orange.
    Orange,
    /// Card and lot colour green.
    Moss,
    /// Card and lot colour brown.
    Umber,
    /// Bright gold of coins.
    Gilt,
    /// Red of prestige coins and seals.
    Seal,
    /// The first player colour; see [`crate::Tint`].
    Vermilion,
    /// The second player colour.
    Blue,
    /// The third player colour.
    Green,
    /// The fourth player colour.
    Gold,
    /// The fifth player colour.
    Purple,
}

/// One tone of a paint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Highlights, slopes that face the light.
    Hi,
    /// Flat roofs: seen from above, well lit.
    Top,
    /// Walls to the south.
    Lit,
    /// Surfaces that turn away from the light.
    Mid,
    /// Walls to the west, in the shade.
    Dim,
    /// Outlines.
    Ink,
    /// A pale wash for ground of this colour.
    Wash,
    /// Dark enough to carry [`ON_DEEP`] text (4.5:1): card bands, tokens.
    Deep,
    /// Readable as text on paper, card and lot (4.5:1).
    Text,
}

/// The colour of text and signs on [`Tone::Deep`], the same in both themes.
pub const ON_DEEP: &str = "#fffaf0";
/// [`ON_DEEP`] as a number, for arithmetic.
pub const ON_DEEP_RGB: Rgb = Rgb::hex(0xfffaf0);

impl Paint {
    /// Every paint, with the name its variables carry and its base colour: the one table of building colours.
    pub const TABLE: [(Paint, &'static str, Rgb); 31] = [
        (Paint::Brick, "brick", Rgb::hex(0xb5573f)),
        (Paint::Terracotta, "terracotta", Rgb::hex(0xc9714f)),
        (Paint::Plaster, "plaster", Rgb::hex(0xe2cfae)),
        (Paint::Sand, "sand", Rgb::hex(0xd9bf92)),
        (Paint::Ochre, "ochre", Rgb::hex(0xd3a24a)),
        (Paint::Stone, "stone", Rgb::hex(0xb9a793)),
        (Paint::Slate, "slate", Rgb::hex(0x8aa0b4)),
        (Paint::Steel, "steel", Rgb::hex(0x6f8ba1)),
        (Paint::Mauve, "mauve", Rgb::hex(0x9a8fb0)),
        (Paint::Rose, "rose", Rgb::hex(0xb0667a)),
        (Paint::Copper, "copper", Rgb::hex(0x7fa08f)),
        (Paint::Marble, "marble", Rgb::hex(0xdcd8cf)),
        (Paint::Rust, "rust", Rgb::hex(0x8f6f63)),
        (Paint::Coal, "coal", Rgb::hex(0x5c5a5e)),
        (Paint::Wood, "wood", Rgb::hex(0x8a6448)),
        (Paint::Leaf, "leaf", Rgb::hex(0x6f9a55)),
        (Paint::Wheat, "wheat", Rgb::hex(0xd9b95a)),
        (Paint::Sky, "sky", Rgb::hex(0x5b8fc0)),
        (Paint::Glass, "glass", Rgb::hex(0xb9d3dc)),
        (Paint::Violet, "violet", Rgb::hex(0x8d6bb0)),
        (Paint::Grey, "grey", Rgb::hex(0x8b9097)),
        (Paint::Orange, "orange", Rgb::hex(0xd98a3d)),
        (Paint::Moss, "moss", Rgb::hex(0x5e9a63)),
        (Paint::Umber, "umber", Rgb::hex(0x8a6448)),
        (Paint::Gilt, "gilt", Rgb::hex(0xe0b53c)),
        (Paint::Seal, "seal", Rgb::hex(0xb8402f)),
        (Paint::Vermilion, "vermilion", Rgb::hex(0xc8452d)),
        (Paint::Blue, "blue", Rgb::hex(0x2f6fb3)),
        (Paint::Green, "green-player", Rgb::hex(0x3c8a4e)),
        (Paint::Gold, "gold", Rgb::hex(0xd6a01f)),
        (Paint::Purple, "purple", Rgb::hex(0x7a4fa3)),
    ];

    /// The name in the CSS variables.
    pub fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
    }

    /// One tone as a CSS value: `Paint::Brick.tone(Tone::Lit)` is `var(--brick-lit)`.
    pub fn tone(self, tone: Tone) -> String {
        format!("var(--{}-{})", self.name(), tone.name())
    }

    /// The value of one tone in a theme.
    pub fn value(self, tone: Tone, theme: Theme) -> Rgb {
        let base = self.base(theme);
        let grounds = [ground(theme, "paper"), ground(theme, "card"), ground(theme, "lot")];
        match tone {
            Tone::Hi => base.shade(if theme == Theme::Dark { 0.46 } else { 0.36 }),
            Tone::Top => base.shade(0.18),
            Tone::Lit => base.shade(-0.04),
            Tone::Mid => base.shade(-0.17),
            Tone::Dim => base.shade(-0.32),
            Tone::Ink => base.shade(-0.62),
            Tone::Wash => base.mix(ground(theme, "lot"), 0.62),
            Tone::Deep if self == Paint::Coal => base.shade(-0.3), // or it would look like a deep grey
            Tone::Deep => base.until_clear(Rgb(0, 0, 0), 4.6, &[ON_DEEP_RGB]),
            Tone::Text => base.until_clear(ground(theme, "ink"), 4.6, &grounds),
        }
    }

    /// Coins, seals and players keep their full colour in the dark; everything else is seen by night.
    fn base(self, theme: Theme) -> Rgb {
        let base = Self::TABLE[self as usize].2;
        match theme {
            Theme::Light => base,
            Theme::Dark if self >= Paint::Gilt => base.shade(0.06),
            Theme::Dark => base.mix(Rgb::hex(0x20283a), 0.14),
        }
    }
}

impl Tone {
    /// Every tone.
    pub const ALL: [Tone; 9] =
        [Tone::Hi, Tone::Top, Tone::Lit, Tone::Mid, Tone::Dim, Tone::Ink, Tone::Wash, Tone::Deep, Tone::Text];

    /// The ending of the CSS variable.
    pub fn name(self) -> &'static str {
        match self {
            Tone::Hi => "hi",
            Tone::Top => "top",
            Tone::Lit => "lit",
            Tone::Mid => "mid",
            Tone::Dim => "dim",
            Tone::Ink => "ink",
            Tone::Wash => "wash",
            Tone::Deep => "deep",
            Tone::Text => "text",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_stands_in_the_order_of_the_enum() {
        for (i, (paint, name, _)) in Paint::TABLE.iter().enumerate() {
            assert_eq!(*paint as usize, i, "{name}");
        }
    }

    #[test]
    fn deep_and_text_tones_are_readable_in_both_themes() {
        for theme in Theme::ALL {
            for (paint, name, _) in Paint::TABLE {
                let deep = paint.value(Tone::Deep, theme);
                assert!(deep.contrast(ON_DEEP_RGB) >= 4.5, "{name} deep, {theme:?}");
                for on in ["paper", "card", "lot"] {
                    let text = paint.value(Tone::Text, theme);
                    assert!(text.contrast(ground(theme, on)) >= 4.5, "{name} text on {on}, {theme:?}");
                }
            }
        }
    }

    #[test]
    fn blocks_stand_out_from_every_ground_by_face_or_outline() {
        for theme in Theme::ALL {
            for (paint, name, _) in Paint::TABLE {
                for on in ["lot", "street", "paper", "green"] {
                    let seen = [Tone::Top, Tone::Hi, Tone::Ink]
                        .map(|tone| paint.value(tone, theme).contrast(ground(theme, on)))
                        .into_iter()
                        .fold(0.0, f64::max);
                    assert!(seen >= 3.0, "{name} on {on}, {theme:?}: {seen:.2}");
                }
            }
        }
    }
}
