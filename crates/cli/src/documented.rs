//! Every command line that the documents show is one that the program understands.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use clap::error::ErrorKind;

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
fn lines(text: &str) -> Vec<String> {
    let blocks = text.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.flat_map(|block| block.replace("\\\n", " ").lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// What stands as code within sentences.
fn mentioned(text: &str) -> Vec<String> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
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

/// What may be wrong with a command in a sentence: values are left out, or stand for any.
const OPEN: [ErrorKind; 4] =
    [ErrorKind::MissingRequiredArgument, ErrorKind::InvalidValue, ErrorKind::ValueValidation, ErrorKind::DisplayHelp];

fn understood(told: &[String]) -> Result<(), clap::Error> {
    Cli::try_parse_from(told).map(drop)
}

#[test]
fn every_command_of_the_documents_is_understood() {
    let examples = |help: &str| help.lines().filter(|line| line.starts_with("  ")).map(str::to_owned).collect();
    let shown = documents().into_iter().flat_map(|path| lines(&fs::read_to_string(&path).expect("text")));
    let shown: Vec<_> = shown.chain::<Vec<String>>(examples(EXAMPLES)).filter_map(|line| told(&line)).collect();
    for told in &shown {
        assert!(understood(told).is_ok(), "{}", understood(told).unwrap_err());
    }
    assert!(shown.len() > 40, "only {} commands were found", shown.len());
}

#[test]
fn every_command_that_a_sentence_mentions_is_understood_as_far_as_it_goes() {
    for path in documents() {
        for told in mentioned(&fs::read_to_string(&path).expect("text")).iter().filter_map(|span| told(span)) {
            let Err(error) = understood(&told) else { continue };
            assert!(OPEN.contains(&error.kind()), "{}: {}\n{error}", path.display(), told.join(" "));
        }
    }
}
