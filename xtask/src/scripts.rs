//! The browser's modules: their types, which stand in comments, and the tests of those that need no page.

use std::path::Path;
use std::process::Command;

use crate::run;

/// What checks the types. It is a tool of developers alone: browsers are served the modules as they are.
const TYPESCRIPT: &str = "typescript@5.9.3";

/// Checks types and runs the tests.
pub fn check(root: &Path) -> Result<(), String> {
    types(root)?;
    tests(root)
}

fn types(root: &Path) -> Result<(), String> {
    let place = root.join("target/scripts").join(TYPESCRIPT);
    let compiler = place.join("node_modules/typescript/bin/tsc");
    if !compiler.exists() {
        std::fs::create_dir_all(&place).map_err(|error| error.to_string())?;
        let mut npm = Command::new("npm");
        npm.args(["install", "--silent", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&place);
        run(npm.arg(TYPESCRIPT)).map_err(|error| format!("npm: {error}"))?;
    }
    eprintln!("> tsc: the types of the browser's modules");
    run(Command::new("node").arg(compiler).arg("--project").arg(root.join("web")))
        .map_err(|error| format!("tsc: {error}"))
}

fn tests(root: &Path) -> Result<(), String> {
    let files = std::fs::read_dir(root.join("web/tests")).map_err(|error| error.to_string())?;
    let files = files.flatten().map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == "js"));
    let mut node = Command::new("node");
    node.args(["--test", "--no-warnings", "--test-reporter", "dot"]).args(files).current_dir(root);
    eprintln!("> node --test: the browser's modules that need no page");
    run(&mut node).map_err(|error| format!("node --test: {error}"))
}
