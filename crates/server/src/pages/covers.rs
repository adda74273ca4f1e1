//! Covers: the part of a board where most is built. A board is too much to be seen small; a few streets are not.

/// How much of the board's width a cover may show.
const SHARES: [f64; 4] = [0.32, 0.42, 0.52, 0.62];
/// How much wider than high a cover is.
const SHAPE: f64 = 1.6;
/// Buildings this near the edges of a cover, as a share of it, count for nothing: they would be cut.
const EDGE: f64 = 0.05;
/// Places that are tried along each side.
const TRIED: u8 = 24;

type Pt = (f64, f64);

/// The scene with its view narrowed to where most is built; as it is if nothing is.
pub fn cover(scene: &str) -> String {
    let narrowed = view_box(scene).and_then(|(text, size)| Some((text, closest(size, &buildings(scene))?)));
    match narrowed {
        Some((whole, ((x, y), (w, h)))) => {
            scene.replacen(whole, &format!("viewBox=\"{x:.0} {y:.0} {w:.0} {h:.0}\""), 1)
        }
        None => scene.to_owned(),
    }
}

/// The first `viewBox` attribute, and the size in it.
fn view_box(scene: &str) -> Option<(&str, Pt)> {
    let start = scene.find("viewBox=\"0 0 ")?;
    let end = start + scene[start..].find("\" ")? + 1;
    let mut numbers = scene[start..end].trim_end_matches('"').split(' ').skip(2).map(str::parse);
    Some((&scene[start..end], (numbers.next()?.ok()?, numbers.next()?.ok()?)))
}

/// Where the buildings of a scene stand, and how large they are drawn: the first point of every block, groups that move
/// or scale included.
fn buildings(scene: &str) -> Vec<(Pt, f64)> {
    let mut groups = vec![((0.0, 0.0), 1.0)];
    let mut begun = false;
    let mut found = Vec::new();
    for tag in scene.split('<') {
        let (origin, scale): (Pt, f64) = groups.last().copied().unwrap_or(((0.0, 0.0), 1.0));
        if tag.starts_with("/g>") {
            groups.pop();
        } else if tag.starts_with("g>") || tag.starts_with("g ") {
            let (x, y) = pair(tag, "translate(").unwrap_or_default();
            let grown = pair(tag, "scale(").map_or(1.0, |(by, _)| by);
            groups.push(((origin.0 + scale * x, origin.1 + scale * y), scale * grown));
            begun |= tag.contains("class=\"block");
        } else if let Some((x, y)) = pair(tag, "d=\"M").filter(|_| begun) {
            found.push(((origin.0 + scale * x, origin.1 + scale * y), scale * scale));
            begun = false;
        }
    }
    found
}

/// The numbers after an opening: one or two of them.
fn pair(tag: &str, opening: &str) -> Option<Pt> {
    let rest = &tag[tag.find(opening)? + opening.len()..];
    let mut numbers = rest.split(|c: char| !matches!(c, '0'..='9' | '.' | '-')).map(|text| text.parse().ok());
    let first = numbers.next()??;
    Some((first, numbers.next().flatten().unwrap_or_default()))
}

/// The corner and size of a part with many buildings on it: a larger one must show more of them to be preferred.
fn closest(board: Pt, buildings: &[(Pt, f64)]) -> Option<(Pt, Pt)> {
    let parts = SHARES.iter().filter_map(|share| fullest(board, *share, buildings));
    let worth = |(size, covered, _): &(Pt, f64, Pt)| covered / size.0;
    let (size, _, corner) = parts.max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    Some((corner, size))
}

/// Of all parts of one size the one where buildings cover the most: its size, what they cover, its corner. Of several
/// such parts, what lies between them.
fn fullest((width, height): Pt, share: f64, buildings: &[(Pt, f64)]) -> Option<(Pt, f64, Pt)> {
    let w = (width * share).min(height * SHAPE);
    let size = (w, w / SHAPE);
    let steps = || (0..=TRIED).map(|i| f64::from(i) / f64::from(TRIED));
    let corners = steps().flat_map(|i| steps().map(move |j| ((width - size.0) * i, (height - size.1) * j)));
    let inside = |at: f64, from: f64, long: f64| at > from + EDGE * long && at < from + (1.0 - EDGE) * long;
    let seen = |&(x, y): &Pt| -> f64 {
        let shown = |(b, _): &&(Pt, f64)| inside(b.0, x, size.0) && inside(b.1, y, size.1);
        buildings.iter().filter(shown).map(|(_, covered)| covered).sum()
    };
    let most = corners.clone().map(|corner| seen(&corner)).fold(0.0, f64::max);
    let best: Vec<Pt> = corners.filter(|corner| most > 0.0 && seen(corner) >= most).collect();
    let (x, y) = best.iter().fold((0.0, 0.0), |(x, y), corner| (x + corner.0, y + corner.1));
    let parts = best.len() as f64;
    (!best.is_empty()).then(|| (size, most, (x / parts, y / parts)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cover_shows_where_most_is_built() {
        let house =
            |x, y| format!("<g transform=\"translate({x} {y})\"><g class=\"block\"><path d=\"M4 4L8 8\"/></g></g>");
        let town = [house(900, 700), house(920, 720), house(940, 700), house(100, 100)].concat();
        let scene = format!("<svg viewBox=\"0 0 1000 1000\" role=\"img\">{town}</svg>");
        let (_, size) = view_box(&scene).unwrap();
        let ((x, y), (w, h)) = closest(size, &buildings(&scene)).unwrap();
        assert!(x > 300.0 && y > 300.0 && x + w > 950.0 && y + h > 730.0, "{x} {y} {w} {h}");
        assert!(cover(&scene).starts_with("<svg viewBox=\"") && !cover(&scene).contains("0 0 1000 1000"));
        let empty = "<svg viewBox=\"0 0 640 330\" role=\"img\"></svg>";
        assert_eq!(cover(empty), empty);
    }
}
