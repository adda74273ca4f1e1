//! Every command line that the documents show is one that the program understands.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;

use crate::{Cli, EXAMPLES};

/// What stands for a value in the documents, and a value.
const NAMED: [(&str, &str); 2] = [("GAME", "hamlet"), ("$game", "hamlet")];
/// Where one command ends and the shell goes on.
const ENDS: [&str; 6] = ["#", "|", ">", "&&", "&", ";"];

fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let inside =
        |folder: &str| fs::read_dir(root.join(folder)).expect("a folder").map(|entry| entry.expect("a file").path());
    let all = [".", "docs", "deploy"].into_iter().flat_map(inside);
    all.filter(|path| path.extension().is_some_and(|end| end == "md")).collect()
}

/// The lines of all blocks of shell, those that go on joined.
fn shell(text: &str) -> Vec<String> {
    let blocks = text.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.flat_map(|block| block.replace("\\\n", " ").lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The words of a line, as a shell takes them.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(std::mem::take(&mut word)),
            _ => word.push(letter),
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

/// What a line tells our program, if it does.
fn told(line: &str) -> Option<Vec<String>> {
    let words = words(line);
    // What stands before it are settings: `NAME=value piazza serve`.
    let start = words.iter().position(|word| !word.contains('='))?;
    if words[start] != "piazza" && !words[start].ends_with("/piazza") {
        return None;
    }
    let told = words[start..].iter().take_while(|word| !ENDS.contains(&word.as_str()));
    let named = |word: &String| NAMED.iter().fold(word.clone(), |word, (name, value)| word.replace(name, value));
    Some(told.map(named).collect())
}

#[test]
fn every_command_of_the_documents_is_understood() {
    let mut seen = 0;
    let shown = documents().into_iter().map(|path| (shell(&fs::read_to_string(&path).expect("text")), path));
    let help = (EXAMPLES.lines().filter(|line| line.starts_with("  ")).map(str::to_owned).collect(), "--help".into());
    for (lines, path) in shown.chain([help]) {
        for told in lines.iter().filter_map(|line| told(line)) {
            seen += 1;
            let understood = Cli::try_parse_from(&told).map(drop).map_err(|error| error.to_string());
            assert_eq!(understood, Ok(()), "{}: {}", path.display(), told.join(" "));
        }
    }
    assert!(seen > 40, "only {seen} commands were found");
}
