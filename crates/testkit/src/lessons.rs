//! Lessons and puzzles, checked: every step is legal, every word exists in both languages, every lesson can be finished
//! along each way that it accepts, and what is pointed at is on the table.

use std::collections::BTreeSet;
use std::path::Path;

use engine::lesson::{Goal, Lesson, LessonError, Moment, ON, Pattern, Stand, Step, Words};
use engine::{Brush, Lang, Present, Viewer};
use words::Lexicon;

use crate::laws::{lexicons, tabletop};

/// The most letters of one text: a few sentences.
const MOST_LETTERS: usize = 480;
/// The most moments that the accepted ways of one lesson lead through.
const MOST_MOMENTS: usize = 4_000;
/// So many positions of a puzzle are looked at for an ending that misses the goal.
const MOST_POSITIONS: usize = 1_000;

/// Checks the lessons in a directory of the calling crate, all of which the game must carry; panics with every fault found.
pub fn check<G: Present>(directory: &str) {
    let lexicons = lexicons::<G>();
    let texts = texts_in(directory);
    let carried: BTreeSet<&str> = G::lessons().iter().map(|(name, _)| *name).collect();
    let mut faults = Vec::new();
    for (name, text) in &texts {
        if !carried.contains(name.as_str()) {
            faults.push(format!("{name}.toml is not carried by the game"));
        }
        match Lesson::parse(name, text) {
            Err(error) => faults.push(error.to_string()),
            Ok(lesson) => {
                let found = Walk::<G>::new(&lesson, &lexicons).faults();
                faults.extend(found.into_iter().map(|fault| format!("{name}.toml: {fault}")));
            }
        }
    }
    assert!(!texts.is_empty(), "no lessons in {directory}");
    assert!(faults.is_empty(), "{} faults in {directory}:\n{}", faults.len(), faults.join("\n"));
}

/// Every lesson in a directory: its name and text.
fn texts_in(directory: &str) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(directory).unwrap_or_else(|e| panic!("{directory}: {e}"));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a readable directory").path()).collect();
    paths.sort();
    let name = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    paths.iter().map(|path| (name(path), std::fs::read_to_string(path).expect("a readable file"))).collect()
}

/// One lesson gone through along all its ways.
struct Walk<'a, G: Present> {
    lesson: &'a Lesson,
    lexicons: &'a [Lexicon],
    /// Moments that are still to be looked at.
    open: Vec<Moment<'a, G>>,
    faults: BTreeSet<String>,
}

impl<'a, G: Present> Walk<'a, G> {
    fn new(lesson: &'a Lesson, lexicons: &'a [Lexicon]) -> Self {
        Self { lesson, lexicons, open: Vec::new(), faults: BTreeSet::new() }
    }

    fn faults(mut self) -> Vec<String> {
        self.check_words();
        match self.lesson.follow::<G>(&[]) {
            Ok(moment) => self.open.push(moment),
            Err(error) => return vec![error.to_string()],
        }
        let mut moments = 0;
        while let Some(moment) = self.open.pop() {
            moments += 1;
            if moments > MOST_MOMENTS {
                self.faults.insert("accepts too many ways".into());
                break;
            }
            self.look(&moment);
        }
        self.faults.into_iter().collect()
    }

    fn fault(&mut self, moment: &Moment<'a, G>, message: impl Into<String>) {
        let line = self.lesson.steps().nth(moment.step).map_or(1, |step| step.line);
        self.faults.insert(format!("line {line}: {}", message.into()));
    }

    fn look(&mut self, moment: &Moment<'a, G>) {
        let shown = self.shown(moment);
        for point in moment.point.iter().filter(|point| !shown.contains(*point)) {
            self.fault(moment, format!("{point:?} is not on the table; there are {shown:?}"));
        }
        match moment.stand {
            Stand::Told => self.go(moment, ON),
            Stand::Asked => match (self.lesson.steps().nth(moment.step), &self.lesson.goal) {
                (Some(step), _) => self.ask(moment, step),
                (None, goal) => self.seek(moment, goal.as_ref().expect("what else is asked")),
            },
            Stand::Astray | Stand::Done => {}
        }
    }

    /// What can be pointed at.
    fn shown(&self, moment: &Moment<'a, G>) -> BTreeSet<String> {
        let view = moment.game.position().view(Viewer::Seat(self.lesson.learner));
        let table = G::lay(&view);
        let mut shown = tabletop::check::<G>(&view, &Brush::new(&self.lexicons[0].speaker(&[])));
        shown.extend(table.panes.iter().map(|pane| format!("pane:{}", pane.key)));
        shown.extend(table.chips.iter().map(|chip| format!("chip:{}", chip.seat)));
        let picks = legal(moment).into_iter().flat_map(|action| G::picks(&view, action));
        shown.extend(picks.filter(|pick| pick.starts_with("button:")));
        shown
    }

    /// Goes on with an answer; the moment after it is looked at later.
    fn go(&mut self, moment: &Moment<'a, G>, answer: &str) {
        let mut next = moment.clone();
        match self.lesson.answer(&mut next, answer) {
            Ok(()) => self.open.push(next),
            Err(LessonError::Broken { line, message }) => {
                self.faults.insert(format!("line {line}: after {answer:?}: {message}"));
            }
            Err(error) => self.fault(moment, format!("{answer:?}: {error}")),
        }
    }

    fn ask(&mut self, moment: &Moment<'a, G>, step: &'a Step) {
        let legal: Vec<String> = legal(moment).iter().map(ToString::to_string).collect();
        let fits = |patterns: &[Pattern], action: &String| patterns.iter().any(|pattern| pattern.fits(action));
        let patterns = step.play.iter().chain(step.replies.iter().flat_map(|reply| &reply.to));
        for pattern in patterns.filter(|pattern| !legal.iter().any(|action| pattern.fits(action))) {
            self.fault(moment, format!("{:?} is not legal; legal is {legal:?}", pattern.0));
        }
        let (on, astray): (Vec<&String>, Vec<&String>) = legal.iter().partition(|action| fits(&step.play, action));
        self.check_pointing(moment, &astray);
        on.into_iter().for_each(|action| self.go(moment, action));
        let replied = |action: &String| step.replies.iter().any(|reply| fits(&reply.to, action));
        let (replied, rest): (Vec<&String>, Vec<&String>) = astray.into_iter().partition(|action| replied(action));
        replied.into_iter().chain(rest.first().copied()).for_each(|action| self.go(moment, action));
        if !rest.is_empty() && step.otherwise.is_none() {
            self.fault(moment, format!("nothing is said to {rest:?}"));
        }
    }

    /// Whoever does what is pointed at, all of it, goes on.
    fn check_pointing(&mut self, moment: &Moment<'a, G>, astray: &[&String]) {
        let view = moment.game.position().view(Viewer::Seat(self.lesson.learner));
        for action in legal(moment).into_iter().filter(|action| astray.contains(&&action.to_string())) {
            let picks = G::picks(&view, action);
            if !picks.is_empty() && picks.iter().all(|pick| moment.point.contains(pick)) {
                self.fault(moment, format!("{action} is pointed at, and does not go on"));
            }
        }
    }

    fn seek(&mut self, moment: &Moment<'a, G>, goal: &'a Goal) {
        if goal.solutions.is_empty() {
            self.fault(moment, "a puzzle names at least one solution");
        }
        for solution in &goal.solutions {
            let mut trial = moment.clone();
            let result = solution.iter().try_for_each(|action| self.lesson.answer(&mut trial, action));
            match result {
                Err(error) => self.fault(moment, format!("solution {solution:?}: {error}")),
                Ok(()) if trial.stand != Stand::Done => {
                    self.fault(moment, format!("solution {solution:?} does not reach the goal"));
                }
                Ok(()) => {}
            }
        }
        if !can_be_missed(self.lesson, moment) {
            self.fault(moment, "whatever is done reaches the goal");
        }
    }

    /// Every text is short, neat and has words for its icons.
    fn check_words(&mut self) {
        for (line, words) in texts(self.lesson) {
            for (lang, lexicon) in Lang::ALL.into_iter().zip(self.lexicons) {
                let text = words.of(lang);
                if text.trim() != text || text.is_empty() || text.chars().count() > MOST_LETTERS {
                    self.faults.insert(format!("line {line}: {lang}: empty, untrimmed or too long: {text:?}"));
                }
                let icons = text.split('⟨').skip(1).filter_map(|rest| rest.split_once('⟩'));
                for (icon, _) in icons.filter(|(icon, _)| !lexicon.has(&format!("icon-{icon}"))) {
                    self.faults.insert(format!("line {line}: {lang} has no word for the icon {icon:?}"));
                }
            }
        }
    }
}

/// Every text of a lesson with the line of its step.
fn texts(lesson: &Lesson) -> Vec<(usize, &Words)> {
    let mut all = vec![(1, &lesson.title), (1, &lesson.about)];
    for step in lesson.steps() {
        let said = step.say.iter().chain(&step.otherwise).chain(step.replies.iter().map(|reply| &reply.say));
        all.extend(said.map(|words| (step.line, words)));
    }
    let goal = lesson.goal.iter().flat_map(|goal| [&goal.say, &goal.solved, &goal.otherwise]);
    all.extend(goal.map(|words| (1, words)));
    all
}

fn legal<G: Present>(moment: &Moment<'_, G>) -> Vec<G::Action> {
    let mut legal = Vec::new();
    moment.game.position().legal(&mut legal);
    legal
}

/// Whether something that can be done in a puzzle misses its goal.
fn can_be_missed<'a, G: Present>(lesson: &'a Lesson, from: &Moment<'a, G>) -> bool {
    let mut open = vec![from.clone()];
    for _ in 0..MOST_POSITIONS {
        let Some(moment) = open.pop() else { return false };
        for action in legal(&moment) {
            let mut next = moment.clone();
            lesson.answer(&mut next, &action.to_string()).expect("a legal action");
            match next.stand {
                Stand::Astray => return true,
                Stand::Asked | Stand::Told => open.push(next),
                Stand::Done => {}
            }
        }
    }
    false
}
