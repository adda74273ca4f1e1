//! The four decks: `planning.toml`, `town.toml`, `city.toml` and `metropolis.toml`.

use engine::{ContentError, demand};
use serde::Deserialize;

use super::{Contract, Expertise, Face, Kind, Needs, Permit};
use crate::effects::{Choice, Effect, Inner, LARGEST, RunId};
use crate::ids::{CARDS, Card, Deck, Number, Zone};

/// The files, in the order of the cards.
pub(super) const FILES: [&str; 4] = ["planning.toml", "town.toml", "city.toml", "metropolis.toml"];

#[derive(Deserialize)]
pub(super) struct DeckFile {
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: Card,
    deck: Deck,
    kind: KindRow,
    #[serde(rename = "name")]
    _name: Words,
    #[serde(default)]
    zone: Option<Zone>,
    #[serde(default)]
    size: u8,
    #[serde(default)]
    payout: Number,
    #[serde(default)]
    restrictions: Vec<RestrictionRow>,
    #[serde(default)]
    vocations: Vec<Expertise>,
    #[serde(default)]
    effects: Inner,
    #[serde(default)]
    permits: u8,
    #[serde(default)]
    zones: Vec<Zone>,
    #[serde(default)]
    wealth: u8,
    #[serde(default)]
    ballot: bool,
    #[serde(default, rename = "text")]
    _text: Option<Words>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "facts")]
    _facts: String,
}

/// Both languages are there; what players read comes from the locales.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(rename = "en")]
    _en: String,
    #[serde(rename = "it")]
    _it: String,
}

#[derive(Deserialize)]
enum Source {
    S,
    P,
    H,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum KindRow {
    Permit,
    UrbanRenewal,
    Contract,
    Event,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum RestrictionRow {
    AdjacentWater {},
    AdjacentWilderness {},
    AdjacentEdge {},
    EmptyBlock {},
    MinValue { n: u8 },
    IgnoreZoning {},
}

/// What all cards show, and their lists of effects by number; number 0 is the empty one.
pub(super) struct Cards {
    pub(super) faces: Vec<Face>,
    pub(super) runs: Vec<Vec<Effect>>,
}

impl Cards {
    pub(super) fn new() -> Self {
        Self { faces: Vec::new(), runs: vec![Vec::new()] }
    }

    /// Adds the cards of the next deck.
    pub(super) fn add(&mut self, deck: DeckFile, file: &str) -> Result<(), ContentError> {
        for (i, row) in deck.card.into_iter().enumerate() {
            let place = format!("card[{i}]");
            demand(self.faces.len() < CARDS, file, &place, format!("more than {CARDS} cards"))?;
            let due = Card(self.faces.len() as u8);
            demand(row.id == due && row.deck == due.deck(), file, format!("{place}.id"), format!("{due} is due here"))?;
            self.faces.push(face(row, &mut self.runs, file, &place)?);
        }
        Ok(())
    }
}

fn face(row: CardRow, runs: &mut Vec<Vec<Effect>>, file: &str, place: &str) -> Result<Face, ContentError> {
    let kind = match row.kind {
        KindRow::Permit => Kind::Permit(permit(&row, file, place)?),
        KindRow::UrbanRenewal => Kind::Renewal { ballot: row.ballot },
        KindRow::Contract => Kind::Contract(contract(&row, file, place)?),
        KindRow::Event => Kind::Event,
    };
    let fits = match kind {
        Kind::Permit(_) => row.id.is_permit(),
        Kind::Renewal { .. } => row.id.is_renewal(),
        Kind::Contract(_) => row.id.is_contract(),
        Kind::Event => row.id.is_event(),
    };
    demand(fits, file, format!("{place}.kind"), format!("{} is another kind of card", row.id))?;
    check_effects(&row.effects.effects, NESTED, file, &format!("{place}.effects"))?;
    let mut soft = row.effects.clone();
    let effects = number(row.effects, runs);
    let soft = if soften(row.id, &mut soft.effects) { number(soft, runs) } else { effects };
    Ok(Face { card: row.id, kind, effects, soft })
}

fn permit(row: &CardRow, file: &str, place: &str) -> Result<Permit, ContentError> {
    demand((1..=4).contains(&row.permits), file, format!("{place}.permits"), "1 to 4 permits")?;
    demand((1..=12).contains(&row.wealth), file, format!("{place}.wealth"), "1 to 12 wealth")?;
    let zoned = !row.zones.is_empty() && !row.zones.contains(&Zone::Park);
    demand(zoned, file, format!("{place}.zones"), "a permit has zones, and parks are none")?;
    let zones = row.zones.iter().copied().collect();
    Ok(Permit { permits: row.permits, zones, wealth: row.wealth, ballot: row.ballot })
}

fn contract(row: &CardRow, file: &str, place: &str) -> Result<Contract, ContentError> {
    let zone = row.zone.filter(|&zone| zone != Zone::Park);
    let zone = zone.ok_or_else(|| ContentError::new(file, format!("{place}.zone"), "a contract has a zone"))?;
    demand((1..=LARGEST).contains(&row.size), file, format!("{place}.size"), "a building has size 1 to 4")?;
    demand(row.payout <= 6, file, format!("{place}.payout"), "0 to 6")?;
    demand(row.vocations.len() <= 2, file, format!("{place}.vocations"), "at most two vocations")?;
    let vocations = [row.vocations.first().copied(), row.vocations.get(1).copied()];
    Ok(Contract { zone, size: row.size, payout: row.payout, needs: needs(&row.restrictions), vocations })
}

fn needs(rows: &[RestrictionRow]) -> Needs {
    let mut needs = Needs::default();
    for row in rows {
        match row {
            RestrictionRow::AdjacentWater {} => needs.water = true,
            RestrictionRow::AdjacentWilderness {} => needs.wilderness = true,
            RestrictionRow::AdjacentEdge {} => needs.edge = true,
            RestrictionRow::EmptyBlock {} => needs.empty_block = true,
            RestrictionRow::MinValue { n } => needs.min_value = *n,
            RestrictionRow::IgnoreZoning {} => needs.ignore_zoning = true,
        }
    }
    needs
}

/// The most effects of one list.
const LISTED: usize = 9;
/// How deep effects stand inside effects: a position has room for so many steps begun.
const NESTED: usize = 3;
/// The most APs of one effect.
const POINTS: u8 = 9;

fn check_effects(effects: &[Effect], nested: usize, file: &str, place: &str) -> Result<(), ContentError> {
    demand(effects.len() <= LISTED, file, place, format!("at most {LISTED} effects in a list"))?;
    demand(effects.is_empty() || nested > 0, file, place, format!("effects at most {NESTED} deep"))?;
    for (k, effect) in effects.iter().enumerate() {
        let place = format!("{place}[{k}]");
        check_owner(effect, file, &place)?;
        if let Effect::Place { size, .. } = effect {
            demand((1..=LARGEST).contains(size), file, format!("{place}.size"), "a building has size 1 to 4")?;
        }
        if let Effect::GainAp { n } = effect {
            demand(*n <= POINTS, file, format!("{place}.n"), format!("at most {POINTS} APs"))?;
        }
        if let Effect::Offer { effects, .. } = effect {
            check_effects(&effects.effects, nested - 1, file, &format!("{place}.effects"))?;
        }
        if let Effect::Choose { options, .. } = effect {
            for (k, option) in options.iter().enumerate() {
                check_effects(&option.effects.effects, nested - 1, file, &format!("{place}.options[{k}].effects"))?;
            }
        }
    }
    Ok(())
}

/// An owner is that of a single building, so the two words stand together or not at all.
fn check_owner(effect: &Effect, file: &str, place: &str) -> Result<(), ContentError> {
    demand(!effect.is_for_nobody(), file, format!("{place}.who"), "no building says whose owner this is")?;
    let owner = effect.is_for_owner();
    let single = effect.filter().is_some_and(|sel| sel.single);
    demand(
        single == owner,
        file,
        format!("{place}.sel"),
        "a single building is that of an owner, and an owner has one",
    )?;
    let used = !matches!(effect, Effect::Gain { sel: Some(_), .. }) || owner;
    demand(used, file, format!("{place}.sel"), "only an owner's gain depends on a building")
}

/// Gives a list of effects and all lists inside it their numbers.
fn number(inner: Inner, runs: &mut Vec<Vec<Effect>>) -> RunId {
    if inner.effects.is_empty() {
        return 0;
    }
    let effects = inner.effects.into_iter().map(|effect| number_inside(effect, runs)).collect();
    runs.push(effects);
    runs.len() as RunId - 1
}

fn number_inside(effect: Effect, runs: &mut Vec<Vec<Effect>>) -> Effect {
    let numbered = |inner: Inner, runs: &mut _| Inner { run: number(inner.clone(), runs), ..inner };
    match effect {
        Effect::Offer { who, cost, effects, fallback } => {
            Effect::Offer { who, cost, effects: numbered(effects, runs), fallback }
        }
        Effect::Choose { who, options } => {
            let options = options.into_iter().map(|option| Choice { effects: numbered(option.effects, runs) });
            Effect::Choose { who, options: options.collect() }
        }
        plain => plain,
    }
}

/// The cards of soft Metropolis and what their fours become (US-8.2).
const SOFT_CARDS: [&str; 4] = ["M01", "M02", "M16", "M17"];
const HARD: u8 = 4;
const SOFT: u8 = 2;

fn soften(card: Card, effects: &mut [Effect]) -> bool {
    if !SOFT_CARDS.contains(&card.to_string().as_str()) {
        return false;
    }
    let halve = |amount: &mut u8| {
        if *amount == HARD {
            *amount = SOFT;
        }
    };
    for effect in effects {
        if let Effect::GainPer { wealth, prestige, .. } | Effect::PayPer { wealth, prestige, .. } = effect {
            halve(wealth);
            halve(prestige);
        }
        if let Effect::PayPer { either: Some(either), .. } = effect {
            halve(either);
        }
    }
    true
}
