//! The module for browsers: built with what is there, compared with the native program, measured, and made into a site.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{cargo, run};

const TARGET: &str = "wasm32-unknown-unknown";
/// How many random games of each title are compared.
const GAMES: &str = "1000";
/// Debian's compiler, and what it needs to make the standard library for the target itself.
const DEBIAN: [(&str, &str); 4] = [
    ("/usr/bin/rustc", "rustc-web"),
    ("/usr/bin/cargo", "cargo-web"),
    ("/usr/lib/rustlib/src/rust/library/std/Cargo.toml", "rust-web-src"),
    ("/usr/bin/wasm-ld", "lld"),
];

/// Builds the module; says where it lies.
pub fn build(root: &Path) -> Result<PathBuf, String> {
    build_as(root, "web")
}

/// Builds the module soon rather than well, if there is a compiler for it.
pub fn build_for_tests(root: &Path) -> Option<PathBuf> {
    build_as(root, "web-test").inspect_err(|error| eprintln!("not tested: {error}")).ok()
}

fn build_as(root: &Path, profile: &str) -> Result<PathBuf, String> {
    let target = root.join("target/web");
    let made = target.join(if profile == "web" { "piazza.wasm" } else { "piazza-test.wasm" });
    let mut command = if has_target() { Command::new(crate::cargo_program()) } else { debian()? };
    command.args(["build", "-p", "web", "--lib", "--profile", profile, "--target", TARGET]);
    eprintln!("> cargo build -p web --profile {profile}");
    run(command.current_dir(root).env("CARGO_TARGET_DIR", &target)).map_err(|error| format!("the module: {error}"))?;
    std::fs::copy(target.join(TARGET).join(profile).join("web.wasm"), &made).map_err(|error| error.to_string())?;
    Ok(made)
}

/// Whether the compiler in use has the target's standard library.
fn has_target() -> bool {
    let found = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    found.is_ok_and(|out| Path::new(String::from_utf8_lossy(&out.stdout).trim()).is_dir())
}

/// Debian's cargo, which makes the standard library along with the module. Cargo calls that unstable.
fn debian() -> Result<Command, String> {
    let missing: Vec<&str> =
        DEBIAN.iter().filter(|(file, _)| !Path::new(file).exists()).map(|(_, name)| *name).collect();
    if !missing.is_empty() {
        let packages = missing.join(" ");
        return Err(format!("the module needs `rustup target add {TARGET}`, or on Debian `apt install {packages}`"));
    }
    let mut command = Command::new("/usr/bin/cargo");
    command.envs([
        ("RUSTC", "/usr/bin/rustc"),
        ("RUSTC_BOOTSTRAP", "1"),
        ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
        ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    ]);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld").env_remove("RUSTUP_TOOLCHAIN");
    Ok(command)
}

/// Builds the module and writes a site with it.
pub fn site(root: &Path, folder: &str) -> Result<(), String> {
    let module = build(root)?;
    let folder = std::path::absolute(folder).map_err(|error| error.to_string())?;
    cargo(&["run", "-p", "cli", "--", "site", &folder.to_string_lossy(), "--module", &module.to_string_lossy()], &[])
}

/// Builds the module, and prints how large and how fast it is, and whether it plays like the native program.
pub fn laws(root: &Path, games: Option<&str>) -> Result<(), String> {
    let module = build(root)?;
    let titles = native(root, &["titles"])?;
    let measured = in_node(root, (&module, "size"), &titles)?;
    let [bytes, zipped, first] = numbers(&measured)[..] else { return Err(format!("node said {measured:?}")) };
    println!("{bytes} bytes, {zipped} compressed; first move {first} ms after the load");
    speed(&native(root, &["speed"])?, &in_node(root, (&module, "speed"), &titles)?);
    let games = games.unwrap_or(GAMES);
    compare(&native(root, &[games])?, &in_node(root, (&module, games), &titles)?)
}

fn numbers(text: &str) -> Vec<u64> {
    text.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

fn speed(here: &str, there: &str) {
    for (native, module) in here.lines().zip(there.lines()) {
        let [(game, ours), (_, theirs)] = [native, module].map(|line| line.split_once(' ').unwrap_or((line, "0")));
        let share = 100 * numbers(theirs).first().unwrap_or(&0) / numbers(ours).first().unwrap_or(&1).max(&1);
        println!("{game}: {theirs} worlds a second in the module, {ours} natively, {share} %");
    }
}

fn compare(here: &str, there: &str) -> Result<(), String> {
    let differing = here.lines().zip(there.lines()).find(|(here, there)| here != there);
    let (ours, theirs) = (here.lines().count(), there.lines().count());
    match differing {
        Some((here, there)) => Err(format!("natively {here}\nin the module {there}")),
        None if ours != theirs => Err(format!("{ours} games natively, {theirs} in the module")),
        None => {
            println!("{ours} games and lessons are alike, to the byte");
            Ok(())
        }
    }
}

fn native(root: &Path, args: &[&str]) -> Result<String, String> {
    let mut command = Command::new(crate::cargo_program());
    command.args(["run", "--release", "-q", "-p", "web", "--example", "laws", "--"]).args(args);
    output(command.current_dir(root), "")
}

fn in_node(root: &Path, (module, wanted): (&Path, &str), titles: &str) -> Result<String, String> {
    let args: [OsString; 3] = [root.join("crates/web/examples/laws.mjs").into(), module.into(), OsString::from(wanted)];
    output(Command::new("node").args(args), titles)
}

/// What a program says that is told something.
fn output(command: &mut Command, told: &str) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let failed = |error: std::io::Error| format!("{name}: {error}");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(failed)?;
    child.stdin.take().expect("its input is ours").write_all(told.as_bytes()).map_err(failed)?;
    let output = child.wait_with_output().map_err(failed)?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{name}: {}", output.status))
    }
}
