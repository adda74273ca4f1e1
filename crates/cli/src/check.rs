//! `piazza check`: scenario files from anywhere.

use std::path::{Path, PathBuf};

use clap::Args;
use lab::scenario;
use serde_json::json;

use crate::error::{CliError, read};
use crate::terminal::out;

#[derive(Args)]
pub struct CheckArgs {
    /// Scenario files, or directories of them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON: one object per scenario.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &CheckArgs) -> Result<(), CliError> {
    let mut lines = Vec::new();
    for path in expand(&args.files)? {
        let in_file = |message: String| CliError::InFile { path: path.clone(), message };
        let file = scenario::parse(&read(&path)?).map_err(|error| in_file(error.to_string()))?;
        let title = catalog::find(&file.game).ok_or_else(|| in_file(format!("there is no game {:?}", file.game)))?;
        for scenario in &file.scenarios {
            lines.push((path.clone(), scenario.name.clone(), lab::subject(title).check(scenario)));
        }
    }
    let failed = lines.iter().filter(|(_, _, result)| result.is_err()).count();
    if args.json {
        let line = |(path, name, result): &(PathBuf, String, Result<(), scenario::Failure>)| {
            let failure = result.as_ref().err();
            json!({"file": path.display().to_string(), "scenario": name, "passed": result.is_ok(),
                "step": failure.map(|f| f.step), "differences": failure.map_or(&[][..], |f| &f.differences)})
        };
        out(&serde_json::to_string_pretty(&lines.iter().map(line).collect::<Vec<_>>()).expect("plain data"))?;
    } else {
        for (path, _, result) in &lines {
            if let Err(failure) = result {
                out(&format!("FAILED {}: {failure}", path.display()))?;
            }
        }
        out(&format!("{} passed, {failed} failed", lines.len() - failed))?;
    }
    if failed > 0 { Err(CliError::Failed(format!("{failed} scenarios failed"))) } else { Ok(()) }
}

/// Directories stand for the scenario files in them.
fn expand(paths: &[PathBuf]) -> Result<Vec<PathBuf>, CliError> {
    let mut all = Vec::new();
    for path in paths {
        if path.is_dir() { all.extend(below(path)?) } else { all.push(path.clone()) }
    }
    if all.is_empty() { Err(CliError::Input("there are no scenario files here".into())) } else { Ok(all) }
}

fn below(directory: &Path) -> Result<Vec<PathBuf>, CliError> {
    let entries = std::fs::read_dir(directory).map_err(|error| CliError::File { path: directory.to_owned(), error })?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    Ok(files)
}
