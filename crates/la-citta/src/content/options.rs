//! `options.toml`: the options, which have to be those of the form.

use engine::{ContentError, FieldKind, Options, demand};
use serde::Deserialize;

use crate::options::LaCittaOptions;

pub(super) const FILE: &str = "options.toml";

#[derive(Deserialize)]
pub(super) struct OptionsFile {
    option: Vec<OptionRow>,
}

#[derive(Deserialize)]
struct OptionRow {
    id: String,
    values: Vec<String>,
    default: String,
}

/// LC-8: the first value of a choice is the usual one.
pub(super) fn check(file: &OptionsFile) -> Result<(), ContentError> {
    let form = LaCittaOptions::form();
    let known: Vec<&str> = form.iter().map(|field| field.key).collect();
    let ids = file.option.iter().map(|row| row.id.as_str());
    demand(ids.eq(known.iter().copied()), FILE, "option", format!("the options are {known:?}"))?;
    for (i, (row, field)) in file.option.iter().zip(&form).enumerate() {
        let FieldKind::Choice(known) = field.kind else { unreachable!("all options are choices") };
        demand(row.values == known, FILE, format!("option[{i}].values"), format!("the values are {known:?}"))?;
        let usual = known[0];
        demand(row.default == usual, FILE, format!("option[{i}].default"), format!("the default is {usual}"))?;
    }
    Ok(())
}
