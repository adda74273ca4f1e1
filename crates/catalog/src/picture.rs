//! Boards as pictures in files.

use std::sync::{Arc, LazyLock};

use art::Theme;
use resvg::{tiny_skia, usvg};

/// A scene that cannot become a picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The SVG is broken.
    #[error("the scene is no picture: {0}")]
    Svg(#[from] usvg::Error),
    /// The width is 0 or far too large.
    #[error("a picture is 16 to 8192 pixels wide, not {0}")]
    Width(u32),
    /// The PNG could not be written.
    #[error("the picture cannot be encoded: {0}")]
    Encode(String),
}

/// A scene as a standalone SVG document in the colours of a theme.
pub fn svg(scene: &str, theme: Theme) -> String {
    theme.resolve(scene)
}

/// A scene as a PNG of that width in the colours of a theme.
pub fn png(scene: &str, theme: Theme, width: u32) -> Result<Vec<u8>, PictureError> {
    if !(16..=8192).contains(&width) {
        return Err(PictureError::Width(width));
    }
    static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
        let mut fonts = usvg::fontdb::Database::new();
        fonts.load_system_fonts();
        Arc::new(fonts)
    });
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(&svg(scene, theme), &options)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(PictureError::Width(width))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PictureError::Encode(error.to_string()))
}
