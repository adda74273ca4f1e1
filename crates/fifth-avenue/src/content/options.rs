//! The options in `tables.toml`, which have to be those of the form.

use std::iter;

use engine::{ContentError, Field, FieldKind, Game, Options, demand};
use serde::Deserialize;

use super::tables::FILE;
use crate::{FifthAvenue, FifthAvenueOptions};

#[derive(Deserialize)]
pub(super) struct OptionRow {
    id: String,
    #[serde(flatten)]
    kind: KindRow,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum KindRow {
    Bool { default: bool },
    Enum { values: Vec<String>, default: String },
    Int { min: i64, max: i64, default: i64 },
}

/// FA-8: the number of players, then the options of the form.
pub(super) fn check(rows: &[OptionRow]) -> Result<(), ContentError> {
    let form = FifthAvenueOptions::form();
    let known: Vec<&str> = iter::once("players").chain(form.iter().map(|field| field.key)).collect();
    let ids = rows.iter().map(|row| row.id.as_str());
    demand(ids.eq(known.iter().copied()), FILE, "option", format!("the options are {known:?}"))?;
    let info = FifthAvenue::INFO;
    let seats = (info.min_seats.into(), info.max_seats.into());
    check_number(&rows[0], seats, info.usual_seats.into(), "option[0]")?;
    for (i, (row, field)) in (1..).zip(rows[1..].iter().zip(&form)) {
        check_values(row, field, &format!("option[{i}]"))?;
    }
    Ok(())
}

/// A switch is off unless it is chosen, and the first value of a choice is the usual one.
fn check_values(row: &OptionRow, field: &Field, place: &str) -> Result<(), ContentError> {
    match (&row.kind, &field.kind) {
        (KindRow::Bool { default }, FieldKind::Toggle) => {
            demand(!default, FILE, format!("{place}.default"), "is off by default")
        }
        (KindRow::Enum { values, default }, FieldKind::Choice(known)) => {
            demand(values == known, FILE, format!("{place}.values"), format!("the values are {known:?}"))?;
            demand(default == known[0], FILE, format!("{place}.default"), format!("the default is {}", known[0]))
        }
        (KindRow::Int { .. }, &FieldKind::Number { min, max }) => {
            check_number(row, (min, max), FifthAvenueOptions::default().turn_limit.into(), place)
        }
        _ => Err(ContentError::new(FILE, format!("{place}.kind"), "is not the kind of this option")),
    }
}

fn check_number(row: &OptionRow, (least, most): (i64, i64), usual: i64, place: &str) -> Result<(), ContentError> {
    let KindRow::Int { min, max, default } = row.kind else {
        return Err(ContentError::new(FILE, format!("{place}.kind"), "is not the kind of this option"));
    };
    demand(min == least, FILE, format!("{place}.min"), format!("the least is {least}"))?;
    demand(max == most, FILE, format!("{place}.max"), format!("the most is {most}"))?;
    demand(default == usual, FILE, format!("{place}.default"), format!("the default is {usual}"))
}
