//! The shop row: lit shop-fronts in groups, with the special scorings between them, and the score track.

use art::{Canvas, Label, Shape, Style, Track};
use engine::Phrase;

use super::{CARDS, Scene, WIDTH, tint};
use crate::content::content;
use crate::map::pictures::shop_front;
use crate::rules::shops::active_group;
use crate::show::name;

const TILE: f64 = 41.0;
const STEP: f64 = 44.0;
const GAP: f64 = 18.0;
const TOP: f64 = 40.0;

pub fn draw(scene: &Scene<'_>, canvas: &mut Canvas) {
    let label = Label::new(scene.word("scene-row")).size(13.0).serif().bold();
    canvas.label(14.0, TOP - 14.0, &label);
    let active = active_group(&scene.view.table);
    let mut x = 22.0;
    let mut space = 0;
    for (group, &size) in content().groups.iter().enumerate() {
        let start = space;
        let left = x;
        for _ in 0..size {
            tile(scene, canvas, (x, TOP), space, active.contains(&space));
            x += STEP;
            space += 1;
        }
        if active.contains(&start) {
            let glow = Shape::Rect(left - 6.0, TOP - 6.0, f64::from(size) * STEP + 9.0, TILE + 19.0, 9.0);
            canvas.shape(&glow, &Style::line("var(--ring)", 2.0));
        }
        milestone(scene, canvas, group as u8 + 1, x);
        x += GAP;
    }
    score_track(scene, canvas);
}

fn tile(scene: &Scene<'_>, canvas: &mut Canvas, (x, y): (f64, f64), space: usize, active: bool) {
    let shape = Shape::Rect(x, y, TILE, TILE + 6.0, 3.0);
    let Some(shop) = scene.view.table.row[space] else {
        canvas.shape(&shape, &Style::fill("var(--lot)").stroke("var(--line)", 0.8).dash("4 3"));
        return;
    };
    let front = |c: &mut Canvas| c.piece(&format!("tile:{space}"), |c| shop_front(c, (x, y), shop));
    let title = scene.say(&name(shop));
    if active {
        canvas.pick(&format!("tile:{shop}"), &title, &shape, front);
    } else {
        canvas.titled(&title, front);
    }
}

/// What happens when so many groups are empty.
fn milestone(scene: &Scene<'_>, canvas: &mut Canvas, groups: u8, x: f64) {
    let Some(milestone) = content().milestones.iter().find(|milestone| milestone.groups == groups) else { return };
    let say = |key| {
        let phrase = Phrase::new(key).with("districts", milestone.districts).with("points", milestone.vp);
        scene.say(&phrase)
    };
    let keys = if milestone.ends_game {
        ("scene-row-end", "end-last-shop")
    } else {
        ("scene-milestone", "scene-milestone-help")
    };
    let reached = scene.view.table.placed >= milestone.placed;
    let label = Label::new(say(keys.0)).size(13.0).bold().end();
    let label = if reached { label.muted() } else { label };
    canvas.titled(&say(keys.1), |c| c.label(x - 2.0, TOP + TILE + 28.0, &label));
    let x = x + GAP / 2.0 - 3.0;
    canvas.line((x, TOP - 4.0), (x, TOP + TILE + 31.0), &Style::line("var(--rule)", 1.4));
}

/// FA-3.14: a ruler of 80 spaces.
fn score_track(scene: &Scene<'_>, canvas: &mut Canvas) {
    let mut track = Track::new((34.0, CARDS + 12.0), WIDTH - 68.0, (0, 79)).every(5);
    for seat in scene.view.table.seats.iter() {
        track = track.marker(scene.view.table.scores[seat].into(), tint(seat));
    }
    track.draw(canvas);
}
