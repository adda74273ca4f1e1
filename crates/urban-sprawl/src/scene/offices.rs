//! The election track, the Contractor and the supply of vocations.

use art::{Canvas, Icon, Label, Paint, Pt, Shape, Style, Tint, fit, icon, pieces, sign};
use engine::{Phrase, Seat};

use super::{CARDS_LEFT, Stage, heading, vocation_icon};
use crate::ids::{Politician, Vocation};
use crate::show::{office_name, vocation_name};
use crate::state::Contractor;

const TOP: f64 = 600.0;
const OFFICE: Pt = (90.0, 92.0);
const STEP: f64 = 97.0;
const SUPPLY_TOP: f64 = 790.0;

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
    heading(canvas, CARDS_LEFT, TOP - 10.0, &stage.say("scene-elections"));
    for office in Politician::ALL {
        draw_office(stage, canvas, office);
    }
    let foot = place(stage.open.pawn);
    let title = stage.say("scene-pawn");
    canvas.piece("pawn", |canvas| {
        canvas
            .titled(&title, |canvas| pieces::pawn(canvas, (foot.0 + OFFICE.0 - 14.0, foot.1 + 8.0), 30.0, Paint::Coal));
    });
    contractor(stage, canvas);
    supply(stage, canvas);
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
        icon(canvas, (at.0 + 22.0, at.1 + 26.0), 26.0, office_icon(office), "var(--ink)");
        let small = Label::new(fit(&label, OFFICE.0 - 8.0, 11.0)).size(11.0).middle();
        canvas.label(at.0 + OFFICE.0 / 2.0, at.1 + 86.0, &small);
        holder(
            canvas,
            (at.0 + OFFICE.0 / 2.0, at.1 + 56.0),
            &format!("office:{}", office.name()),
            stage.open.holder(office),
        );
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

fn contractor(stage: &Stage<'_>, canvas: &mut Canvas) {
    let y = TOP + OFFICE.1 + 34.0;
    let label = stage.tell(Phrase::new("office-contractor"));
    let dim = stage.open.contractor == Contractor::Away;
    icon(canvas, (CARDS_LEFT + 14.0, y), 24.0, Icon::Crane, if dim { "var(--muted)" } else { "var(--ink)" });
    let text = Label::new(label).size(13.0);
    canvas.label(CARDS_LEFT + 34.0, y + 5.0, &if dim { text.muted() } else { text });
    holder(canvas, (CARDS_LEFT + 150.0, y), "contractor", stage.open.contractor.seat());
}

/// Vocation tiles left in the supply.
fn supply(stage: &Stage<'_>, canvas: &mut Canvas) {
    heading(canvas, CARDS_LEFT, SUPPLY_TOP - 12.0, &stage.say("scene-supply"));
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
