//! What the cells of a grid are called, as on a chess board, and the marks along its edges that say so.

use crate::canvas::Canvas;
use crate::shape::Pt;
use crate::sheet::Nearness;
use crate::text::{Label, SMALLEST};

/// Letters of the alphabet.
const LETTERS: usize = 26;
/// The size of the marks, and from afar.
const NEAR: f64 = SMALLEST + 1.0;
const FAR: f64 = 19.0;

/// The name of a column, counted from 0: A to Z, then AA.
pub fn column(n: usize) -> String {
    let letter = char::from(b'A' + (n % LETTERS) as u8);
    match n / LETTERS {
        0 => letter.to_string(),
        more => column(more - 1) + &letter.to_string(),
    }
}

/// The name of a row, counted from 0.
pub fn row(n: usize) -> String {
    (n + 1).to_string()
}

/// The name of a cell: `C4`.
pub fn cell(across: usize, down: usize) -> String {
    column(across) + &row(down)
}

/// The names of columns and rows along two edges: where the middles of the columns and of the rows lie, and how far across
/// and down the two lines of names run. On a map that is `times` as large as usual they are so much larger.
pub fn marks(canvas: &mut Canvas, (across, down): Pt, (columns, rows): (&[f64], &[f64]), times: f64) {
    canvas.group("pointer-events=\"none\"", |canvas| {
        for (nearness, size) in [(Nearness::Near, NEAR * times), (Nearness::Far, FAR * times)] {
            canvas.seen(nearness, |canvas| {
                let foot = size * 0.36;
                let mark = |name: String| Label::new(name).size(size).muted().middle().halo();
                for (n, x) in columns.iter().enumerate() {
                    canvas.label(*x, down + foot, &mark(column(n)));
                }
                for (n, y) in rows.iter().enumerate() {
                    canvas.label(across, y + foot, &mark(row(n)));
                }
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_called_as_on_a_chess_board() {
        assert_eq!([(0, 0), (25, 8), (26, 11), (52, 0)].map(|(x, y)| cell(x, y)), ["A1", "Z9", "AA12", "BA1"]);
    }
}
