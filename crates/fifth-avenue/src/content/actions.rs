//! `actions.toml`: the four actions, step by step.

use engine::{ContentError, List, demand};
use serde::Deserialize;

use super::{ActionPlan, Buildings, STEPS, tables};
use crate::effects::{Condition, Effect};
use crate::ids::Kind;

pub(super) const FILE: &str = "actions.toml";

#[derive(Deserialize)]
pub(super) struct ActionsFile {
    action: Vec<ActionRow>,
}

#[derive(Deserialize)]
struct ActionRow {
    id: String,
    needs: Condition,
    phase1: Vec<EffectRow>,
    phase2: Vec<EffectRow>,
    phase3: Vec<EffectRow>,
}

#[derive(Deserialize)]
struct EffectRow {
    op: String,
    n: Option<u8>,
    who: Option<String>,
}

pub(super) fn actions(file: &ActionsFile, buildings: &Buildings) -> Result<[ActionPlan; 4], ContentError> {
    let ids: Vec<&str> = file.action.iter().map(|row| row.id.as_str()).collect();
    let wanted: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
    demand(ids == wanted, FILE, "action", format!("the actions must be {wanted:?}, in this order"))?;
    let plans: Vec<ActionPlan> = file.action.iter().enumerate().map(plan).collect::<Result<_, _>>()?;
    let taken = Effect::TakeBuildings(buildings.taken_by_action_a);
    let message = format!("not the {} of buildings.taken_by_action_a in {}", buildings.taken_by_action_a, tables::FILE);
    demand(plans[0].steps.contains(&taken), FILE, "action[0].phase1", message)?;
    Ok(plans.try_into().expect("four rows"))
}

fn plan((i, row): (usize, &ActionRow)) -> Result<ActionPlan, ContentError> {
    let mut steps = List::new();
    for (phase, effects) in [("phase1", &row.phase1), ("phase2", &row.phase2), ("phase3", &row.phase3)] {
        for (k, effect) in effects.iter().enumerate() {
            let place = format!("action[{i}].{phase}[{k}]");
            demand(steps.len() < STEPS, FILE, place.clone(), format!("at most {STEPS} effects"))?;
            steps.push(self::effect(effect, place)?);
        }
    }
    Ok(ActionPlan { needs: row.needs, steps })
}

fn effect(row: &EffectRow, place: String) -> Result<Effect, ContentError> {
    Ok(match (row.op.as_str(), row.n, row.who.as_deref()) {
        ("take_buildings", Some(n), None) => Effect::TakeBuildings(n),
        ("place_shop", None, None) => Effect::PlaceShop,
        ("draw_black", Some(n), Some("active")) => Effect::DrawBlack(n),
        ("draw_black", Some(n), Some("each_without_building")) => Effect::DrawBystanders(n),
        ("move_commission", None, None) => Effect::MoveCommission,
        ("score_district", None, None) => Effect::ScoreDistrict,
        ("take_coloured", Some(2), None) => Effect::TakeColoured,
        (op, _, _) => return Err(ContentError::new(FILE, place, format!("{op:?} with these fields is no effect"))),
    })
}
