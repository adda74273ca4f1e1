//! `attack PIAZZA GAME`: attacks a server that it starts itself, one attack after the other and then all at once, and
//! fails if a target is missed. `cargo xtask attack` builds both programs and runs this one.

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use load::LoadError;
use load::attack::{Attack, Looks, Row, TARGETS, look_at_a_long_journal, run};

/// The longest that a look at a very long journal may take, after the first one.
const LOOK: Duration = Duration::from_secs(1);

#[tokio::main]
async fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [program, game] = args.as_slice() else {
        eprintln!("attack PIAZZA GAME");
        return ExitCode::from(2);
    };
    // A few thousand connections are held at a time; where the system allows fewer, fewer attack.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    match attack(Path::new(program), game).await {
        Ok(failures) if failures.is_empty() => ExitCode::SUCCESS,
        Ok(failures) => {
            eprintln!("missed:\n  {}", failures.join("\n  "));
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn attack(program: &Path, game: &str) -> Result<Vec<String>, LoadError> {
    println!("| Attack | Memory at its peak | Moves | p99 | Slowest move | `/health`, slowest | Refused |");
    println!("|---|---|---|---|---|---|---|");
    let alone = Attack::ALL.iter().map(std::slice::from_ref);
    let rest = [&Attack::ALL[..], &[Attack::SlowCrowd]];
    let mut failures = Vec::new();
    for attacks in std::iter::once(&[][..]).chain(alone).chain(rest) {
        let row = run(program, game, attacks).await?;
        print(&row);
        failures.extend(row.failures(&TARGETS));
    }
    match look_at_a_long_journal(program, game).await {
        Ok(looks) => failures.extend(told(&looks)),
        Err(error) => failures.push(format!("a look at a long journal: {error}")),
    }
    Ok(failures)
}

fn print(row: &Row) {
    println!(
        "| {} | {} MB | {} | {:.0} ms | {:.0} ms | {} ms | {} |",
        row.name,
        row.memory / 1_000_000,
        row.people.moves,
        row.people.p99_ms,
        row.people.max_ms,
        row.health.as_millis(),
        row.refused
    );
}

/// Tells what looking at a long journal cost, and what of it was too much.
fn told(looks: &Looks) -> Option<String> {
    let Looks { rows, first, later, memory } = looks;
    let (first, later) = (first.as_millis(), later.as_millis());
    println!(
        "\nA journal of {rows} rows: first look {first} ms, later ones {later} ms at most, {} MB.",
        memory / 1_000_000
    );
    let bad = looks.later > LOOK || *memory > TARGETS.memory;
    bad.then(|| format!("a look at a long journal takes {later} ms and {} MB", memory / 1_000_000))
}
