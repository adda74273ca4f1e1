//! The shape of functions. Formatted code makes it easy: a function ends with the brace below its beginning.

/// Lines of a function; tables and one-line match arms may be longer, but no more of them than there are.
const MOST_LINES: usize = 60;
const LONGER: usize = 2;
/// Nine functions in ten are no longer than this.
const USUAL_LINES: usize = 25;
/// Functions that are told something by `true` or `false`, where two functions or an enum would say it. Only fewer.
const BOOLS: usize = 29;
/// Arms `_ =>` of games beside arms that name variants, where naming them all would tell whoever adds one. Only fewer.
const WILDCARDS: usize = 68;

/// A function as it stands in a file.
pub struct Function {
    place: String,
    lines: usize,
    takes_bool: bool,
}

/// The functions of a file.
pub fn functions(name: &str, text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let begins = |line: &str| {
        let words = line
            .trim_start()
            .split(' ')
            .skip_while(|word| word.starts_with("pub") || ["const", "async"].contains(word));
        words.take(1).any(|word| word == "fn")
    };
    (0..lines.len()).filter(|&at| begins(lines[at])).map(|at| function(name, &lines, at)).collect()
}

fn function(name: &str, lines: &[&str], at: usize) -> Function {
    let indent = &lines[at][..lines[at].len() - lines[at].trim_start().len()];
    let is_end = |line: &str| {
        line.strip_prefix(indent).is_some_and(|rest| rest == "}" || rest.starts_with(')') && rest.ends_with(';'))
    };
    let whole = lines[at].ends_with('}') || lines[at].ends_with(';');
    let length = if whole { 1 } else { lines[at..].iter().position(|line| is_end(line)).map_or(1, |end| end + 1) };
    let head = lines[at..at + length].iter().take_while(|line| !line.trim_start().starts_with("->"));
    let head: String = head.copied().collect::<Vec<_>>().join(" ");
    let parameters = head.split('{').next().unwrap_or_default().split("->").next().unwrap_or_default();
    Function { place: format!("{name}:{}", at + 1), lines: length, takes_bool: parameters.contains(": bool") }
}

/// What is wrong with all of them together.
pub fn check(functions: &[Function]) -> Vec<String> {
    let mut found = Vec::new();
    let places =
        |chosen: Vec<&Function>| chosen.iter().map(|function| function.place.as_str()).collect::<Vec<_>>().join(", ");
    let long: Vec<&Function> = functions.iter().filter(|function| function.lines > MOST_LINES).collect();
    if long.len() > LONGER {
        found.push(format!(
            "{} functions of more than {MOST_LINES} lines, {LONGER} at most: {}",
            long.len(),
            places(long)
        ));
    }
    let bools: Vec<&Function> = functions.iter().filter(|function| function.takes_bool).collect();
    if bools.len() > BOOLS {
        found.push(format!("{} functions take a bool, {BOOLS} at most: {}", bools.len(), places(bools)));
    }
    let mut lengths: Vec<usize> = functions.iter().map(|function| function.lines).collect();
    lengths.sort_unstable();
    let ninth = lengths.get(lengths.len() * 9 / 10).copied().unwrap_or(0);
    if ninth > USUAL_LINES {
        found.push(format!("one function in ten has {ninth} lines or more; {USUAL_LINES} are usual"));
    }
    found
}

/// The arms of a file that stand for all variants not named beside them. An evaluation kept as it was for comparison stays
/// as it was.
pub fn wildcards(name: &str, text: &str) -> Vec<String> {
    if name.ends_with("eval_0_1.rs") {
        return Vec::new();
    }
    let lines: Vec<&str> = text.lines().collect();
    let place = |at: usize| format!("{name}:{}", at + 1);
    let wild = |line: &str| line.trim_start().starts_with("_ =>") || line.trim_start().starts_with("_ if ");
    (0..lines.len())
        .filter(|&at| wild(lines[at]) && names_variants(&lines[..at], indent(lines[at])))
        .map(place)
        .collect()
}

/// Whether one of the arms above, in the same match, begins with a variant: `Type::Variant`.
fn names_variants(above: &[&str], depth: usize) -> bool {
    let inside = above.iter().rev().take_while(|line| line.is_empty() || indent(line) >= depth);
    inside.filter(|line| indent(line) == depth).any(|line| is_variant(line.trim_start_matches([' ', '|', '&', '('])))
}

fn is_variant(pattern: &str) -> bool {
    let pattern = pattern.strip_prefix("Some(").unwrap_or(pattern);
    let capital = |text: &str| text.starts_with(|c: char| c.is_ascii_uppercase());
    pattern.split_once("::").is_some_and(|(kind, variant)| {
        capital(kind) && capital(variant) && kind.chars().all(|c| c.is_ascii_alphanumeric())
    })
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Whether there are too many of them.
pub fn check_wildcards(places: &[String]) -> Option<String> {
    let all = places.join(", ");
    (places.len() > WILDCARDS).then(|| format!("{} arms `_` over variants, {WILDCARDS} at most: {all}", places.len()))
}
