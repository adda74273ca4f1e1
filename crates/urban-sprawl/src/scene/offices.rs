//! The election track, the Contractor and the supply of vocations.

use art::{Canvas, Icon, Label, Paint, Pt, Shape, Style, Tint, icon, pieces, sign};
use engine::{Phrase, Seat};

use super::{CARDS_LEFT, Stage, heading, vocation_icon};
use crate::ids::{Politician, Vocation};
use crate::show::{office_name, vocation_name};
use crate::state::Contractor;

const TOP: f64 = 642.0;
const OFFICE: Pt = (90.0, 78.0);
const STEP: f64 = 97.0;
const SUPPLY_TOP: f64 = 774.0;
/// An office's name: its size, and from one line to the next.
const NAME: f64 = 11.0;
const LINE: f64 = 12.5;

const fn office_icon(office: Politician) -> Icon {
    match office {
        Politician::Mayor => Icon::Crown,
        Politician::DistrictAttorney => Icon::Scales,
        Politician::Treasurer => Icon::Money,
        Politician::PoliceChief => Icon::Shield,
        Politician::UnionBoss => Icon::Hammer,
    }
}

pub fn draw(stage: &Stage<'_>, canvas: &mut Canvas) {
    let title = stage.say("scene-elections");
    canvas.look("elections", &title, |canvas| {
        heading(canvas, CARDS_LEFT, TOP - 10.0, &title);
        contractor(stage, canvas);
        Politician::ALL.into_iter().for_each(|office| draw_office(stage, canvas, office));
        pawn(stage, canvas);
    });
    let title = stage.say("scene-supply");
    canvas.look("vocations", &title, |canvas| {
        heading(canvas, CARDS_LEFT, SUPPLY_TOP - 12.0, &title);
        supply(stage, canvas);
    });
}

/// The pawn stands between the sign of the office and that of its holder.
fn pawn(stage: &Stage<'_>, canvas: &mut Canvas) {
    let at = place(stage.open.pawn);
    let foot = (at.0 + OFFICE.0 / 2.0, at.1 + 39.0);
    let title = stage.say("scene-pawn");
    canvas.piece("pawn", |canvas| canvas.titled(&title, |canvas| pieces::pawn(canvas, foot, 30.0, Paint::Coal)));
}

fn place(office: Politician) -> Pt {
    (CARDS_LEFT + STEP * office.index() as f64, TOP)
}

/// A space of the election track: sign of the holder, or an empty ring.
fn draw_office(stage: &Stage<'_>, canvas: &mut Canvas, office: Politician) {
    let at = place(office);
    let shape = Shape::rect(at.0, at.1, OFFICE.0, OFFICE.1);
    let fill = if stage.open.in_play(office) { "var(--card)" } else { "var(--street)" };
    let label = stage.tell(office_name(office));
    canvas.pick(&format!("office:{}", office.name()), &label, &shape, |canvas| {
        canvas.shape(&shape, &Style::fill(fill).stroke("var(--rule)", 1.0));
        icon(canvas, (at.0 + 20.0, at.1 + 24.0), 24.0, office_icon(office), "var(--ink)");
        let lines = art::wrap(&label, OFFICE.0 - 8.0, NAME, 2);
        let first = at.1 + if lines.len() == 1 { 64.0 } else { 58.0 };
        for (i, line) in lines.iter().enumerate() {
            let label = Label::new(line).size(NAME).middle();
            canvas.label(at.0 + OFFICE.0 / 2.0, first + LINE * i as f64, &label);
        }
        let id = format!("office:{}", office.name());
        holder(canvas, (at.0 + OFFICE.0 - 20.0, at.1 + 24.0), &id, stage.open.holder(office));
    });
}

fn holder(canvas: &mut Canvas, center: Pt, id: &str, seat: Option<Seat>) {
    match seat {
        Some(seat) => {
            canvas.piece(&format!("{id}-holder"), |canvas| sign(canvas, center, 12.0, Tint::of_seat(seat.index())))
        }
        None => canvas.circle(center, 11.0, &Style::fill("none").stroke("var(--line)", 1.2).dash("3 3")),
    }
}

/// The Contractor, beside the heading.
fn contractor(stage: &Stage<'_>, canvas: &mut Canvas) {
    let (right, y) = (CARDS_LEFT + 4.0 * STEP + OFFICE.0, TOP - 15.0);
    let dim = stage.open.contractor == Contractor::Away;
    let text = Label::new(stage.tell(Phrase::new("office-contractor"))).size(13.0).end();
    let text = if dim { text.muted() } else { text };
    let left = right - 30.0 - text.width();
    canvas.label(right - 30.0, y + 5.0, &text);
    icon(canvas, (left - 16.0, y), 22.0, Icon::Crane, if dim { "var(--muted)" } else { "var(--ink)" });
    holder(canvas, (right - 13.0, y), "contractor", stage.open.contractor.seat());
}

/// Vocation tiles left in the supply.
fn supply(stage: &Stage<'_>, canvas: &mut Canvas) {
    for vocation in Vocation::ALL {
        let tiles = stage.open.vocation_supply(vocation);
        let center = (CARDS_LEFT + 26.0 + 60.0 * vocation.index() as f64, SUPPLY_TOP + 26.0);
        let title = Phrase::new("scene-tile").with("vocation", vocation_name(vocation)).with("tiles", tiles);
        let shape = Shape::rect(center.0 - 22.0, center.1 - 22.0, 44.0, 44.0);
        canvas.titled(&stage.tell(title), |canvas| {
            canvas.shape(&shape, &Style::fill("var(--card)").stroke("var(--line)", 1.0));
            let color = if tiles > 0 { "var(--ink)" } else { "var(--muted)" };
            icon(canvas, (center.0, center.1 - 4.0), 25.0, vocation_icon(vocation), color);
            pieces::count(canvas, (center.0, center.1 + 22.0), &tiles.to_string());
        });
    }
}
