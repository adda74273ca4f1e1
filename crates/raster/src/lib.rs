//! Drawings as pixels. This is the only crate that knows a renderer.
#![warn(missing_docs)]

use std::sync::{Arc, LazyLock};

use resvg::{tiny_skia, usvg};

/// A drawing that cannot become a picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The SVG is broken.
    #[error("the drawing is no picture: {0}")]
    Svg(String),
    /// The width is 0 or far too large.
    #[error("a picture is 16 to 8192 pixels wide, not {0}")]
    Width(u32),
    /// The PNG could not be written.
    #[error("the picture cannot be encoded: {0}")]
    Encode(String),
}

/// A standalone SVG document as a PNG of that width, written with the fonts of this machine.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureError> {
    if !(16..=8192).contains(&width) {
        return Err(PictureError::Width(width));
    }
    static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
        let mut fonts = usvg::fontdb::Database::new();
        fonts.load_system_fonts();
        Arc::new(fonts)
    });
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| PictureError::Svg(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(PictureError::Width(width))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PictureError::Encode(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOT: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\"><circle r=\"3\"/></svg>";

    /// Width and height as a PNG's head says them.
    fn size(png: &[u8]) -> (u32, u32) {
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        (number(16), number(20))
    }

    #[test]
    fn a_picture_is_as_wide_as_asked_and_keeps_its_shape() {
        assert_eq!(size(&png(DOT, 64).expect("a picture")), (64, 32));
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        assert!(matches!(png("no picture", 64), Err(PictureError::Svg(_))));
        assert!(matches!(png(DOT, 0), Err(PictureError::Width(0))));
        assert!(matches!(png(DOT, 9_000), Err(PictureError::Width(9_000))));
    }
}
