//! `options.toml`: the options, which have to be those of the form.

use engine::{ContentError, Field, FieldKind, Options, demand};
use serde::Deserialize;

use super::words::Words;
use crate::options::BigCityOptions;

pub(super) const FILE: &str = "options.toml";

#[derive(Deserialize)]
pub(super) struct OptionsFile {
    option: Vec<OptionRow>,
}

#[derive(Deserialize)]
struct OptionRow {
    id: String,
    #[serde(flatten)]
    kind: KindRow,
    text: Words,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum KindRow {
    Bool { default: bool },
    Enum { values: Vec<String>, default: String },
}

pub(super) fn check(file: &OptionsFile) -> Result<(), ContentError> {
    let form = BigCityOptions::form();
    let ids = file.option.iter().map(|row| row.id.as_str());
    demand(ids.eq(form.iter().map(|field| field.key)), FILE, "option", "the seven options are needed in their order")?;
    for (i, (row, field)) in file.option.iter().zip(&form).enumerate() {
        demand(row.text.are_there(), FILE, format!("option[{i}].text"), "has no words")?;
        check_values(row, field, &format!("option[{i}]"))?;
    }
    Ok(())
}

/// BC-8: a variant is off unless it is chosen, and the first value of a choice is the usual one.
fn check_values(row: &OptionRow, field: &Field, place: &str) -> Result<(), ContentError> {
    match (&row.kind, &field.kind) {
        (KindRow::Bool { default }, FieldKind::Toggle) => {
            demand(!default, FILE, format!("{place}.default"), "a variant is off by default")
        }
        (KindRow::Enum { values, default }, FieldKind::Choice(known)) => {
            demand(values == known, FILE, format!("{place}.values"), format!("the values are {known:?}"))?;
            demand(default == known[0], FILE, format!("{place}.default"), format!("the default is {}", known[0]))
        }
        _ => Err(ContentError::new(FILE, format!("{place}.type"), "is not the type of this option")),
    }
}
