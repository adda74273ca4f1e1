//! All tests: built once, then as many test programs at a time as there are cores, with a line for each.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

/// How long nothing is said before those still running are named.
const SILENCE: Duration = Duration::from_secs(30);

/// A test program.
pub struct Program {
    /// Crate and target.
    name: String,
    path: PathBuf,
    /// The crate's folder, in which it runs.
    folder: PathBuf,
}

/// Builds every test program of the workspace but the trainer's, which needs long to build and serves nobody who plays.
pub fn build(root: &Path) -> Result<Vec<Program>, String> {
    let args = ["test", "--workspace", "--exclude", "train", "--no-run", "--message-format", "json-render-diagnostics"];
    eprintln!("> cargo {}", args[..5].join(" "));
    let mut command = Command::new(crate::cargo_program());
    let mut child = command.args(args).current_dir(root).stdout(Stdio::piped()).spawn().map_err(text)?;
    let lines = BufReader::new(child.stdout.take().expect("its output is ours")).lines();
    let programs = lines.map_while(Result::ok).filter_map(|line| program(&serde_json::from_str(&line).ok()?)).collect();
    if child.wait().map_err(text)?.success() { Ok(programs) } else { Err("the tests do not compile".into()) }
}

/// The test program that a message of cargo tells of.
fn program(message: &Value) -> Option<Program> {
    let path = message["executable"].as_str().filter(|_| message["profile"]["test"] == true)?;
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
    let (krate, target) = (folder.file_name()?.to_string_lossy(), message["target"]["name"].as_str()?);
    Some(Program { name: format!("{krate} {target}"), path: path.into(), folder: folder.to_owned() })
}

/// What a program that runs in a thread of its own tells.
enum News {
    Begun(String),
    Ended(String, Result<Output, String>),
}

/// Runs them all, the largest first, since those take longest; the output of those that fail is shown. A browser test needs
/// the module that keeps the hall in a browser.
pub fn run(mut programs: Vec<Program>, module: Option<&Path>) -> Result<(), String> {
    programs.sort_by_key(|program| std::cmp::Reverse(std::fs::metadata(&program.path).map_or(0, |file| file.len())));
    let count = programs.len();
    let queue = Mutex::new(programs.into_iter());
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let (tell, news) = mpsc::channel();
    let failed = thread::scope(|scope| {
        for _ in 0..cores {
            let (tell, queue) = (tell.clone(), &queue);
            scope.spawn(move || work(queue, module, &tell));
        }
        drop(tell);
        listen(&news, count)
    });
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

fn work(queue: &Mutex<impl Iterator<Item = Program>>, module: Option<&Path>, tell: &mpsc::Sender<News>) {
    let next = || queue.lock().expect("nobody panics here").next();
    while let Some(program) = next() {
        let mut command = Command::new(&program.path);
        command.current_dir(&program.folder).env("CARGO_MANIFEST_DIR", &program.folder);
        command.envs(module.map(|module| ("PIAZZA_MODULE", module)));
        let _ = tell.send(News::Begun(program.name.clone()));
        let _ = tell.send(News::Ended(program.name, command.output().map_err(text)));
    }
}

/// Says what ends, and who is still at it when nothing has ended for a while; gives those that failed.
fn listen(news: &mpsc::Receiver<News>, count: usize) -> Vec<String> {
    let (mut running, mut done, mut failed) = (BTreeMap::<String, Instant>::new(), 0, Vec::new());
    loop {
        match news.recv_timeout(SILENCE) {
            Ok(News::Begun(name)) => drop(running.insert(name, Instant::now())),
            Ok(News::Ended(name, output)) => {
                done += 1;
                let took = running.remove(&name).map_or(0, |begun| begun.elapsed().as_secs());
                eprintln!("  {done:>2}/{count} {name:<24} {took:>3} s  {}", verdict(&output));
                if !output.is_ok_and(|output| output.status.success()) {
                    failed.push(name);
                }
            }
            Err(RecvTimeoutError::Timeout) => {
                let names: Vec<_> =
                    running.iter().map(|(name, begun)| format!("{name} {} s", begun.elapsed().as_secs())).collect();
                eprintln!("  still running: {}", names.join(", "));
            }
            Err(RecvTimeoutError::Disconnected) => return failed,
        }
    }
}

/// How many tests passed, or everything that a failing program said.
fn verdict(output: &Result<Output, String>) -> String {
    match output {
        Ok(output) if output.status.success() => {
            let said = String::from_utf8_lossy(&output.stdout);
            let counted = said.lines().rev().find_map(|line| line.strip_prefix("test result: ok. ")?.split(';').next());
            counted.unwrap_or("ok").to_owned()
        }
        Ok(output) => {
            format!("FAILED\n{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
        }
        Err(error) => format!("did not start: {error}"),
    }
}

fn text(error: std::io::Error) -> String {
    error.to_string()
}
