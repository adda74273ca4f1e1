//! `attack PIAZZA GAME`: attacks a server that it starts itself, one attack after the other and then all at once, and
//! fails if a target is missed. `cargo xtask attack` builds both programs and runs this one.

use std::path::Path;
use std::process::ExitCode;

use load::LoadError;
use load::attack::{Attack, Row, TARGETS, run};

#[tokio::main]
async fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [program, game] = args.as_slice() else {
        eprintln!("attack PIAZZA GAME");
        return ExitCode::from(2);
    };
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
    println!("| Attack | Memory at its peak | Moves, p99 | Slowest move | `/health`, slowest | Refused |");
    println!("|---|---|---|---|---|---|");
    let alone = Attack::ALL.iter().map(std::slice::from_ref);
    let mut failures = Vec::new();
    for attacks in std::iter::once(&[][..]).chain(alone).chain([&Attack::ALL[..]]) {
        let row = run(program, game, attacks).await?;
        print(&row);
        failures.extend(row.failures(&TARGETS));
    }
    Ok(failures)
}

fn print(row: &Row) {
    println!(
        "| {} | {} MB | {:.0} ms | {:.0} ms | {} ms | {} |",
        row.name,
        row.memory / 1_000_000,
        row.people.p99_ms,
        row.people.max_ms,
        row.health.as_millis(),
        row.refused
    );
}
