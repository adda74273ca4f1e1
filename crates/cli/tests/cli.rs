//! The `piazza` command as a person or a script meets it: output, errors, exit codes.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A directory of a test's own, empty.
fn scratch(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a writable directory");
    directory
}

fn piazza(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_piazza"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the program reads");
    child.wait_with_output().expect("the program ends")
}

/// Runs a command that must succeed; gives its output.
fn ok(args: &[&str]) -> String {
    let output = piazza(args, "");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Runs a command that must fail with a code; the complaint must contain every one of `words`.
fn fails(args: &[&str], code: i32, words: &[&str]) {
    let output = piazza(args, "");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {complaint}");
    words.iter().for_each(|word| assert!(complaint.contains(word), "{word:?} is not in {complaint:?}"));
}

/// A finished record of Hamlet in a directory of its own.
fn record(name: &str) -> (PathBuf, String) {
    record_on(name, "3")
}

fn record_on(name: &str, seed: &str) -> (PathBuf, String) {
    let directory = scratch(name);
    let path = directory.join("match.record");
    let choices = "1\n".repeat(100);
    let args = ["play", "hamlet", "--seed", seed, "--bots", "greedy", "--record", path.to_str().expect("a plain path")];
    let output = piazza(&args, &choices);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = std::fs::read_to_string(&path).expect("the record was written");
    (path, text)
}

#[test]
fn games_are_listed_with_their_options() {
    assert!(ok(&["games"]).contains("hand_size"));
    let games: serde_json::Value = serde_json::from_str(&ok(&["games", "--json"])).expect("JSON");
    assert!(games.as_array().expect("a list").iter().any(|game| game["slug"] == "hamlet"));
}

#[test]
fn a_lesson_is_played_to_its_end_with_slips_taken_back() {
    let output = piazza(&["learn", "hamlet", "first"], "\nbuild 9\nbuild 5\n\nbuild 6\n\nback\nbuild 6\nbuild 3\n\n");
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{said}");
    for words in ["You are Nina", "“build 9” is not an action", "That scores too, but less", "You can play now!"] {
        assert!(said.contains(words), "{words:?} is not in {said}");
    }
    let solved = piazza(&["learn", "hamlet", "all-at-once", "--lang", "it"], "build 6\n\nbuild 5\n");
    let solved = String::from_utf8(solved.stdout).expect("text");
    assert!(solved.contains("Meno di dieci") && solved.contains("Dieci punti:"), "{solved}");
}

#[test]
fn lessons_are_listed_and_one_that_is_not_there_is_named() {
    assert!(ok(&["learn", "hamlet", "--lang", "it"]).contains("La tua prima fila (3 minuti)"));
    assert!(ok(&["learn"]).lines().filter(|line| line.trim_start().starts_with("first ")).count() > 5);
    fails(&["learn", "hamlet", "second"], 2, &["no lesson \"second\"", "first"]);
}

#[test]
fn lessons_step_aside_when_other_cards_are_in_play() {
    let directory = scratch("lesson-cards");
    let standard = Path::new(env!("CARGO_MANIFEST_DIR")).join("../big-city/content");
    let file = std::fs::read_dir(standard).expect("content").next().expect("a file").expect("a file").path();
    let text = std::fs::read_to_string(&file).expect("a readable file") + "\n# a house rule\n";
    std::fs::write(directory.join(file.file_name().expect("a name")), text).expect("a writable directory");
    let directory = directory.to_str().expect("a plain path");
    fails(&["learn", "big-city", "first", "--content", directory], 2, &["written for the standard cards"]);
}

#[test]
fn a_match_is_played_recorded_replayed_and_verified() {
    let (path, text) = record("whole");
    let path = path.to_str().expect("a plain path");
    assert!(text.starts_with("piazza 1\ngame hamlet\n"));
    assert!(ok(&["verify", path]).contains("complete"));
    assert!(ok(&["replay", path]).contains("builds a house"));
    let step: serde_json::Value = serde_json::from_str(&ok(&["replay", path, "--step", "2", "--json"])).expect("JSON");
    assert_eq!(step["step"], 2);
    assert!(ok(&["replay", path, "--step", "2", "--lang", "it"]).contains("Costruisci"));
}

#[test]
fn a_seed_can_be_played_again() {
    let path = scratch("again").join("match.record");
    let args = ["play", "hamlet", "--seed", "3", "--people", "0", "--bots", "random,random,random", "--record"];
    let args = [&args[..], &[path.to_str().expect("a plain path")]].concat();
    let played = [(); 2].map(|()| {
        ok(&args);
        std::fs::read_to_string(&path).expect("the record was written")
    });
    assert_eq!(played[0], played[1], "bots have their luck from the seed");
}

/// What a match in the terminal says to somebody who types these lines.
fn typed(args: &[&str], lines: &[&str]) -> String {
    let output = piazza(args, &(lines.join("\n") + "\n"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn says(said: &str, words: &[&str]) {
    words.iter().for_each(|words| assert!(said.contains(words), "{words:?} is not in {said}"));
}

#[test]
fn help_in_the_terminal_answers() {
    let lines =
        ["h", "?", "?1", "t", "w", "/ 6", "/ xyz", "why build 9", "why yield", "undo", "rules HA-3.3", "log", "quit"];
    let said = typed(&["play", "hamlet", "--seed", "3"], &lines);
    let found = ["[build ", "nothing has happened yet", "YOUR HAND", "Lane:", "No choice contains “xyz”"];
    says(&said, &found);
    says(&said, &["is not an action", "HA-3.1", "have not decided", "twice the value"]);
}

#[test]
fn what_has_not_changed_is_not_shown_again() {
    let said = typed(&["play", "hamlet", "--seed", "3"], &["?", "1", "quit"]);
    assert_eq!(said.matches("Your hand: ").count(), 2, "the hand changes with every decision: {said}");
    let said = typed(&["play", "the-capitals", "--seed", "1"], &["1", "1", "1", "quit"]);
    says(&said, &["Where does Fountain go?", "Activate City Hall", "Pay 2 cubes"]);
    let maps = said.matches("cost of an activation").count();
    assert_eq!(maps, 3, "the map stays as it is while an activation is paid for: {said}");
}

#[test]
fn a_pipe_has_no_colours() {
    assert!(!typed(&["play", "la-citta", "--seed", "1"], &["m", "t", "quit"]).contains('\x1b'));
}

#[test]
fn the_first_link_of_a_chain_tells_what_is_asked_next() {
    let said = typed(&["play", "big-city", "--seed", "1"], &["? 1", "quit"]);
    says(&said, &["If you choose 1 (nothing has happened yet):", "You would then be asked: "]);
}

#[test]
fn the_terminal_speaks_italian_alone() {
    let lines = [
        "h",
        "?",
        "? 1",
        "t",
        "w",
        "/ xyz",
        "perché build 9",
        "perché yield",
        "annulla",
        "regole HA-99",
        "cronaca",
        "esci",
    ];
    let said = typed(&["play", "hamlet", "--seed", "3", "--lang", "it"], &lines);
    says(&said, &["impronta del seme", "Lucca: prende ciò", "Giocatore 1: 0 punti", "non è ancora successo nulla"]);
    says(&said, &["Nessuna scelta contiene", "non hanno una clausola", "Non hai ancora deciso"]);
    for english in
        ["seed", "choice", "Player", "Bot", "bot", "greedy", "would", "more", "clause ", "You", "shows", "Type"]
    {
        assert!(!said.contains(english), "{english:?} is left in {said}");
    }
    let unknown = piazza(&["rules", "hamlet", "HA-99", "--lang", "it"], "");
    says(&String::from_utf8_lossy(&unknown.stderr), &["non hanno una clausola «HA-99»"]);
}

#[test]
fn games_are_listed_the_lightest_first_and_toys_last() {
    let games: serde_json::Value = serde_json::from_str(&ok(&["games", "--json"])).expect("JSON");
    let weight = |game: &serde_json::Value| {
        let place = ["light", "medium", "heavy"].iter().position(|word| game["weight"] == *word).expect("a weight");
        (game["toy"].as_bool().expect("toy or not"), place, game["minutes"][1].as_u64().expect("minutes"))
    };
    let weights: Vec<_> = games.as_array().expect("a list").iter().map(weight).collect();
    assert!(weights.is_sorted(), "{weights:?}");
}

#[test]
fn boards_are_drawn() {
    let directory = scratch("drawn");
    for (name, start) in [("board.svg", b"<svg".as_slice()), ("board.png", b"\x89PNG".as_slice())] {
        let path = directory.join(name);
        ok(&[
            "render",
            "--game",
            "hamlet",
            "--seed",
            "7",
            "--step",
            "9",
            "--seat",
            "0",
            "-o",
            path.to_str().expect("a plain path"),
        ]);
        assert!(std::fs::read(&path).expect("the picture was written").starts_with(start));
    }
}

#[test]
fn simulation_reports_with_stable_keys() {
    let directory = scratch("sim");
    let csv = directory.join("games.csv");
    let args = [
        "sim",
        "hamlet",
        "-n",
        "20",
        "--bots",
        "greedy,random",
        "--json",
        "--csv",
        csv.to_str().expect("a plain path"),
    ];
    let report: serde_json::Value = serde_json::from_str(&ok(&args)).expect("JSON");
    for key in ["games", "bots", "seats", "decisions_per_game"] {
        assert!(report.get(key).is_some(), "{key} is missing");
    }
    assert!(report["bots"][0]["win"]["low"].is_number() && report["seats"][1]["mean_score"].is_number());
    assert_eq!(std::fs::read_to_string(&csv).expect("a table").lines().count(), 41);
}

/// The example of a bot in another process.
const ANY_BOT: &str = concat!("stdio:python3 ", env!("CARGO_MANIFEST_DIR"), "/../lab/examples/any_bot.py");

/// A simulation of Hamlet with these players, and how many answers of the first were none.
fn simulated(bots: &str) -> (serde_json::Value, u64) {
    let text = ok(&["sim", "hamlet", "-n", "4", "--json", "--bots", bots]);
    let report: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let lines = report["bots"].as_array().expect("a line a bot");
    let line = lines.iter().find(|line| bots.starts_with(line["bot"].as_str().expect("a name"))).expect("its line");
    let faults = line["faults"].as_u64().expect("a number");
    (report, faults)
}

#[test]
fn a_bot_in_another_process_plays_and_can_be_repeated() {
    let seating = format!("{ANY_BOT},random");
    let (report, faults) = simulated(&seating);
    assert_eq!((faults, &report), (0, &simulated(&seating).0));
}

#[test]
fn a_process_that_does_not_play_is_no_player() {
    assert!(simulated("stdio:yes,random").1 > 0, "what is not legal is counted");
    assert!(simulated("stdio:true,random").1 > 0, "what has ended is counted");
    fails(&["sim", "hamlet", "--bots", "stdio:./no-such-bot,random"], 2, &["./no-such-bot"]);
}

/// An arena of Hamlet with these arguments, as JSON.
fn arena(args: &[&str]) -> serde_json::Value {
    let all = [&["arena", "hamlet", "--json"], args].concat();
    serde_json::from_str(&ok(&all)).expect("JSON")
}

#[test]
fn the_arena_finds_who_is_stronger() {
    let report = arena(&["random", "greedy", "--blocks", "100"]);
    assert_eq!(report["ratings"][0]["name"], "greedy");
    let pair = &report["pairs"][0];
    assert_eq!((&pair["hero"], &pair["verdict"]), (&"random".into(), &"weaker".into()));
    assert!(pair["blocks"].as_u64() < Some(100), "the test stops as soon as it knows: {pair}");
}

#[test]
fn an_arena_goes_on_where_it_was() {
    let directory = scratch("arena");
    let (results, page) = (directory.join("results.jsonl"), directory.join("page.html"));
    let (file, html) = (results.to_str().expect("a plain path"), page.to_str().expect("a plain path"));
    let args = ["random", "typed-random", "--players", "3", "--blocks", "4", "--results", file];
    let whole = arena(&args);
    let text = std::fs::read_to_string(&results).expect("the results");
    assert_eq!(text.lines().count(), 1 + 2 * 4 * 3, "a heading, and both as heroes in four blocks of three games");
    // What a contest that was killed leaves behind: some games, and half a line.
    let cut = text.lines().take(7).map(|line| format!("{line}\n")).collect::<String>() + "{\"seating\":[\"ra";
    std::fs::write(&results, cut).expect("a writable file");
    let again = arena(&[&args[..], &["--html", html]].concat());
    assert_eq!((&again["pairs"], &again["ratings"]), (&whole["pairs"], &whole["ratings"]));
    assert_eq!(std::fs::read_to_string(&results).expect("the results").lines().count(), text.lines().count());
    assert!(std::fs::read_to_string(&page).expect("the page").contains("typed-random"));
    fails(&["arena", "hamlet", "random", "greedy", "--results", file], 2, &["line 1", "players"]);
}

#[test]
fn an_arena_that_makes_no_sense_is_refused() {
    fails(&["arena", "hamlet", "greedy"], 2, &["2"]);
    fails(&["arena", "hamlet", "greedy", "greedy"], 2, &["itself"]);
    fails(&["arena", "hamlet", "greedy", "random", "--margin", "2"], 2, &["--margin"]);
    fails(&["arena", "hamlet", "greedy", "random", "--players", "9"], 2, &["9"]);
}

#[test]
fn players_are_asked_again_where_the_hidden_is_different() {
    let text = ok(&["sim", "hamlet", "--bots", "search:10,greedy", "--leaks", "50", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert!(found["states"].as_u64() >= Some(50) && found["leaks"].as_array().is_some_and(Vec::is_empty), "{found}");
}

#[test]
fn hints_name_three_actions_and_what_they_bring() {
    let (path, _) = record("hints");
    let path = path.to_str().expect("a plain path");
    let told = ok(&["hint", path, "--step", "2", "--worlds", "100"]);
    says(&told, &["1. ", "2. ", "3. ", "expected lead"]);
    says(&ok(&["hint", path, "--step", "2", "--worlds", "100", "--lang", "it"]), &["vantaggio previsto"]);
    says(&ok(&["hint", path]), &["The match is over."]);
}

#[test]
fn a_review_follows_the_chances_to_the_end() {
    let (path, _) = record("review");
    let path = path.to_str().expect("a plain path");
    let review = || ok(&["review", path, "--worlds", "50", "--json"]);
    let read: serde_json::Value = serde_json::from_str(&review()).expect("JSON");
    let moments = read["moments"].as_array().expect("moments");
    let sum = |moment: &serde_json::Value| {
        moment["chances"].as_array().expect("chances").iter().filter_map(|chance| chance.as_f64()).sum::<f64>()
    };
    assert!(moments.iter().all(|moment| (sum(moment) - 1.0).abs() < 1e-9), "chances add up to one");
    let last = &moments.last().expect("an end")["chances"];
    assert!(last[0] == 1.0 || last[1] == 1.0 || last[0] == 0.5, "{last}");
    assert!(read["turning_points"].as_array().is_some_and(|points| points.len() <= 5));
    assert_eq!(read["players"].as_array().map(Vec::len), Some(2));
    assert_eq!(review(), review(), "the same record gives the same review");
    says(&ok(&["review", path, "--worlds", "50", "--lang", "it"]), &["Probabilità di vittoria"]);
}

#[test]
fn the_speed_of_looking_ahead_is_measured() {
    let text = ok(&["bench", "hamlet", "--search", "--players", "2", "--seconds", "0.05", "--json"]);
    let rows: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert!(rows[0]["worlds_per_s"].as_f64() > Some(0.0), "{rows}");
}

#[test]
fn bench_reports_with_stable_keys() {
    let rows: serde_json::Value =
        serde_json::from_str(&ok(&["bench", "hamlet", "--players", "2", "--seconds", "0.05", "--json"])).expect("JSON");
    for key in ["game", "players", "decisions_per_s", "games_per_s", "clone_ns", "legal_ns", "imagine_ns"] {
        assert!(rows[0].get(key).is_some(), "{key} is missing");
    }
}

#[test]
fn rules_are_read_by_clause_and_language() {
    assert!(ok(&["rules", "hamlet", "HA-3.3"]).starts_with("- **HA-3.3**"));
    assert!(ok(&["rules", "hamlet", "ha-3", "--lang", "it"]).contains("lite"));
    fails(&["rules", "hamlet", "HA-99"], 2, &["HA-99"]);
}

#[test]
fn scenarios_pass_fail_or_are_refused() {
    let directory = scratch("scenarios");
    let good = "game = \"hamlet\"\n[[scenario]]\nname = \"start\"\n[[scenario.step]]\nturn = 0\n";
    let path = directory.join("s.toml");
    let file = path.to_str().expect("a plain path");
    std::fs::write(&path, good).expect("a writable file");
    assert!(ok(&["check", file]).contains("1 passed, 0 failed"));
    std::fs::write(&path, good.replace("turn = 0", "turn = 1")).expect("a writable file");
    fails(&["check", file], 1, &["1 scenarios failed"]);
    assert!(String::from_utf8_lossy(&piazza(&["check", file], "").stdout).contains("turn is 0, expected 1"));
    std::fs::write(&path, good.replace("turn = 0", "torn = 0")).expect("a writable file");
    fails(&["check", file], 2, &["s.toml", "line 5", "torn"]);
    std::fs::write(&path, good.replace("hamlet", "chess")).expect("a writable file");
    fails(&["check", file], 2, &["chess"]);
}

#[test]
fn broken_records_are_named_with_their_line() {
    let (path, text) = record("broken");
    let file = path.to_str().expect("a plain path");
    let check = |changed: String, words: &[&str]| {
        std::fs::write(&path, changed).expect("a writable file");
        fails(&["verify", file], 2, words);
        fails(&["replay", file], 2, words);
    };
    check(text[..text.len() / 2].to_owned(), &["match.record", "line"]);
    check(text.replacen("build", "burn", 1), &["checksum"]);
    check(text.replace("piazza 1", "piazza 2"), &["line 8", "secret"]);
    check(text.replace("piazza 1", "piazza 3"), &["format 3"]);
    check(text.replace("game hamlet", "game chess"), &["checksum"]);
    check(String::new(), &["line 1"]);
    std::fs::write(&path, &text).expect("a writable file");
    fails(&["replay", file, "--step", "100000"], 2, &["no step 100000"]);
    fails(&["verify", "no-such-file"], 2, &["no-such-file"]);
}

#[test]
fn a_drawn_seed_is_verified_part_by_part() {
    let secret = engine::Seed::from_number(1);
    let draw = engine::Draw { secret, parts: vec![Some(engine::Seed::from_number(2)), None] };
    let (path, text) = record_on("drawn", &draw.seed().to_string());
    let played = engine::Record::parse(&text).expect("a record");
    let commitment = draw.commitment();
    let record = engine::Record { piazza: engine::DRAWN, commitment, draw: Some(draw), ..played };
    let path = path.to_str().expect("a plain path");
    std::fs::write(path, record.to_text()).expect("a writable file");
    let verified = ok(&["verify", path]);
    assert!(verified.contains(&secret.to_string()) && verified.contains("1 of 2 players"), "{verified}");
    let mut altered = record.clone();
    altered.draw.as_mut().expect("drawn").parts[0] = Some(engine::Seed::from_number(3));
    std::fs::write(path, altered.to_text()).expect("a writable file");
    fails(&["verify", path], 2, &["does not follow", "parts"]);
}

#[test]
fn an_edited_record_with_a_fitting_checksum_is_refused_at_its_step() {
    let (path, text) = record("edited");
    let json: serde_json::Value =
        serde_json::from_str(&engine::Record::parse(&text).expect("a record").to_json()).expect("JSON");
    let check = |pointer: &str, value: serde_json::Value, words: &[&str]| {
        let mut edited = json.clone();
        *edited.pointer_mut(pointer).expect("a place in the record") = value;
        std::fs::write(&path, edited.to_string()).expect("a writable file");
        fails(&["verify", path.to_str().expect("a plain path")], 2, words);
    };
    check("/actions/2/1", "feud 6".into(), &["step 3", "HA-3.1"]);
    check("/actions/2/1", "dance".into(), &["step 3", "dance"]);
    check("/actions/2/0", 9.into(), &["step 3", "seat"]);
    check("/rules", 77.into(), &["rules version 77"]);
    check("/content", "0123456789abcdef".into(), &["content 0123456789abcdef"]);
    check("/options", serde_json::json!({"hand_size": 99}), &["hand_size", "HA-2.2"]);
    check("/options", serde_json::json!({"colour": 1}), &["options", "colour"]);
    check("/seats", 9.into(), &["2 to 4 players"]);
    check("/seed", engine::Seed::from_number(8).to_string().into(), &["commitment"]);
}

#[test]
fn every_game_is_listed_drawn_and_played_by_bots() {
    let directory = scratch("every-game");
    let games: serde_json::Value = serde_json::from_str(&ok(&["games", "--json"])).expect("JSON");
    for game in games.as_array().expect("a list") {
        let slug = game["slug"].as_str().expect("a slug");
        let path = directory.join(format!("{slug}.svg"));
        ok(&["render", "--game", slug, "--bots", "random", "--step", "30", "-o", path.to_str().expect("a plain path")]);
        assert!(ok(&["sim", slug, "-n", "2", "--bots", "random"]).contains("decisions per game"));
        assert!(ok(&["rules", slug, "--lang", "it"]).contains("Su questa edizione"));
    }
}

/// Copies the content files of a game.
fn copy_content(game: &str, to: &Path) {
    let from = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    std::fs::create_dir_all(to).expect("a directory");
    for file in std::fs::read_dir(format!("{from}/{game}/content")).expect("content files") {
        let file = file.expect("a file");
        std::fs::copy(file.path(), to.join(file.file_name())).expect("a copy");
    }
}

#[test]
fn a_copy_of_the_content_of_any_game_is_taken() {
    for game in ["fifth-avenue", "the-capitals", "big-city", "la-citta", "urban-sprawl"] {
        let directory = scratch(&format!("content-{game}"));
        let path = directory.to_str().expect("a plain path");
        copy_content(game, &directory.join(game));
        ok(&["--content", path, "games"]);
        ok(&["--content", path, "sim", game, "-n", "1", "--bots", "random"]);
        let flat = scratch(&format!("content-flat-{game}"));
        copy_content(game, &flat);
        ok(&["--content", flat.to_str().expect("a plain path"), "sim", game, "-n", "1", "--bots", "random"]);
    }
}

#[test]
fn broken_content_is_named_with_file_and_place() {
    let directory = scratch("content");
    let path = directory.to_str().expect("a plain path");
    std::fs::write(directory.join("tables.toml"), "[meta]\ngame = 3\n").expect("a writable file");
    fails(&["--content", path, "sim", "fifth-avenue", "-n", "1"], 2, &["tables.toml", "line"]);
    std::fs::remove_file(directory.join("tables.toml")).expect("the file is there");
    std::fs::write(directory.join("tabels.toml"), "").expect("a writable file");
    fails(&["--content", path, "sim", "fifth-avenue", "-n", "1"], 2, &["tabels.toml", "no content file"]);
}

#[test]
fn bad_arguments_are_explained() {
    fails(&["play", "chess"], 2, &["chess", "hamlet"]);
    fails(&["sim", "hamlet", "--players", "7"], 2, &["2 to 4 players"]);
    fails(&["sim", "hamlet", "--bots", "genius"], 2, &["genius", "greedy"]);
    fails(&["sim", "hamlet", "-O", "hand_size=9"], 2, &["hand_size", "HA-2.2"]);
    fails(&["sim", "hamlet", "-O", "hat=9"], 2, &["hat", "hand_size"]);
    fails(&["render", "--game", "hamlet", "-o", "board.gif"], 2, &[".svg or .png"]);
    fails(&["render", "--game", "hamlet", "--seat", "5", "-o", "board.svg"], 2, &["no seat 5"]);
    fails(&["rules", "hamlet", "--lang", "de"], 2, &["de"]);
    fails(&["--content", "no-such-directory", "games"], 2, &["no-such-directory"]);
}

#[test]
fn a_backup_needs_something_to_copy() {
    let directory = scratch("backup");
    let (data, copy) = (directory.join("nothing"), directory.join("copy.sqlite"));
    fails(&["backup", copy.to_str().expect("plain"), "--data", data.to_str().expect("plain")], 2, &["nothing"]);
    assert!(!copy.exists());
}

#[test]
fn tidying_up_says_what_it_would_do() {
    let directory = scratch("tidy-up");
    let data = directory.to_str().expect("plain");
    assert_eq!(ok(&["tidy-up", "--data", data, "--dry-run"]), "0 in all would be seen to; nothing was changed\n");
    assert_eq!(ok(&["tidy-up", "--data", data, "--remove-matches", "365d"]), "0 in all seen to\n");
    fails(&["tidy-up", "--data", data, "--close-untouched", "5m"], 2, &["30 minutes"]);
    fails(&["tidy-up", "--data", data, "--remove-guests", "soon"], 2, &["90m", "never"]);
}

/// Starts a server that must not start.
fn refuses_to_serve(args: &[&str], words: &[&str]) {
    fails(&[&["serve", "--listen", "127.0.0.1:0"], args].concat(), 2, words);
}

#[test]
fn a_server_whose_database_cannot_be_used_ends_and_says_why() {
    let directory = scratch("databases");
    let data = directory.to_str().expect("plain");
    // Nobody, not even root, can make a file here.
    refuses_to_serve(&["--data", "/proc"], &["cannot be opened", "/proc/piazza.sqlite"]);
    refuses_to_serve(&["--database", "postgres://piazza@127.0.0.1:1/piazza"], &["cannot be reached"]);
    refuses_to_serve(&["--database", "my cellar"], &["not the address of a database"]);
    let file = directory.join("piazza.sqlite");
    std::fs::write(&file, "not a database, but long enough to be taken for one".repeat(100)).expect("a writable file");
    refuses_to_serve(&["--data", data, "--shared-database-file"], &["piazza.sqlite", "not a database"]);
}

#[cfg(unix)]
#[test]
fn a_database_file_that_others_can_read_is_not_served() {
    use std::os::unix::fs::PermissionsExt;
    let directory = scratch("exposed");
    let file = directory.join("piazza.sqlite");
    std::fs::write(&file, "").expect("a writable file");
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).expect("ours");
    let data = directory.to_str().expect("plain");
    refuses_to_serve(&["--data", data], &["piazza.sqlite", "644", "chmod 600", "--shared-database-file"]);
}

#[test]
fn the_address_of_the_database_comes_from_a_file_or_the_environment_too() {
    let address = scratch("address").join("database");
    let path = address.to_str().expect("plain");
    refuses_to_serve(&["--database-file", path], &[path]);
    for blank in ["", " \n\n"] {
        std::fs::write(&address, blank).expect("a writable file");
        refuses_to_serve(&["--database-file", path], &[path, "empty"]);
    }
    std::fs::write(&address, "postgres://piazza:secret@127.0.0.1:1/piazza\n").expect("a writable file");
    refuses_to_serve(&["--database-file", path], &["cannot be reached"]);
    refuses_to_serve(&["--database-file", path, "--database", "postgres://x"], &["cannot be used with"]);
    let mut serve = Command::new(env!("CARGO_BIN_EXE_piazza"));
    serve.args(["serve", "--listen", "127.0.0.1:0"]).env("PIAZZA_DATABASE", "postgres://piazza:secret@127.0.0.1:1/x");
    let output = serve.output().expect("the program ends");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(2) && complaint.contains("cannot be reached"), "{complaint}");
    assert!(!complaint.contains("secret"), "{complaint}");
}

#[test]
fn laws_are_tried_over_all_player_counts_and_options() {
    let args = ["sim", "hamlet", "--laws", "-n", "130", "--every", "20"];
    assert!(ok(&args).contains("130 games of Hamlet"));
    let tried: serde_json::Value = serde_json::from_str(&ok(&[&args[..], &["--json"]].concat())).expect("JSON");
    let number = |key: &str| tried[key].as_u64().expect("a number");
    assert_eq!(number("games"), 130);
    assert!(number("decisions") > 130 * 10 && number("dear") > 0 && number("dear") < number("decisions"));
    fails(&["sim", "hamlet", "--laws", "--every", "0"], 2, &["--every"]);
}
