//! Lessons, puzzles and worked examples as a page gets them. Nothing of one under way is kept: it and the answers so far
//! make the moment that is shown.

use catalog::{Learning, MoveError, Title, Voice};
use engine::lesson::{Lesson, LessonError};
use engine::{Lang, Phrase, PlayError, Say, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::room::Help;
use crate::{Refused, calm};

/// A learner who has not said their name.
pub const LEARNER: &str = "Nina";

/// What is wanted of a lesson.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// The answers so far, one a line.
    pub answers: String,
    /// What is asked about the moment; nothing asks for the moment itself.
    pub ask: Option<Question>,
    /// Which action or pick is asked about.
    pub of: String,
}

/// What a page asks about a moment, as at any table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// What would change?
    Preview,
    /// Why can this not be picked?
    Why,
    /// What lies on the map, in words?
    Words,
}

/// The lessons of a game, a line each.
pub fn list(title: &dyn Title, lang: Lang) -> Value {
    let line = |lesson: &Lesson| {
        json!({"name": lesson.name, "title": lesson.title.of(lang), "about": lesson.about.of(lang),
            "minutes": lesson.minutes, "puzzle": lesson.goal.is_some()})
    };
    title.lessons().iter().map(line).collect()
}

/// A lesson of a game by its name.
pub fn find(title: &dyn Title, name: &str) -> Result<Lesson, Refused> {
    title.lessons().into_iter().find(|lesson| lesson.name == name).ok_or(Refused::NotFound)
}

/// The moment after some answers, or what is asked about it, for a learner of that name.
pub fn moment(
    title: &dyn Title,
    lesson: &Lesson,
    asked: &Asked,
    (lang, learner): (Lang, &str),
) -> Result<Value, Refused> {
    tell((title, lang), asked, |answers| {
        let learning = title.learn(lesson, answers, lang)?;
        let names = catalog::names(lesson, learning.table.seats(), learner);
        Ok((learning, Voice { lang, names }))
    })
}

/// The moment of a worked example after some answers, or what is asked about it.
pub fn example(title: &dyn Title, name: &str, asked: &Asked, lang: Lang) -> Result<Value, Refused> {
    let examples = catalog::examples(title);
    let example = examples.all().iter().find(|example| example.name == name).ok_or(Refused::NotFound)?;
    tell((title, lang), asked, |answers| {
        let learning = examples.follow(example, answers, lang)?;
        let names = catalog::company(learning.table.seats());
        Ok((learning, Voice { lang, names }))
    })
}

fn tell(
    (title, lang): (&dyn Title, Lang),
    asked: &Asked,
    follow: impl FnOnce(&[String]) -> Result<(Learning, Voice), LessonError>,
) -> Result<Value, Refused> {
    let answers: Vec<String> = asked.answers.lines().map(str::to_owned).collect();
    let told = calm(|| {
        let (learning, voice) = follow(&answers).map_err(|error| refusal(title, lang, &error))?;
        match asked.ask {
            None => Ok(show(&learning, &voice)),
            Some(question) => answer(&learning, &voice, question, &asked.of),
        }
    });
    told.map_err(|_| Refused::Internal("a rule panicked".into()))?
}

/// A moment as a page lays it out: what is said, and the table as in the `state` of a match.
fn show(learning: &Learning, voice: &Voice) -> Value {
    let (table, said) = (&learning.table, &learning.said);
    let viewer = Viewer::Seat(said.learner);
    let mut frame = table.frame(viewer, voice);
    if !["asked", "shown"].contains(&said.stand) {
        frame.choices.clear();
    }
    json!({
        "said": said,
        "names": voice.names,
        "frame": frame,
        "table": table.tabletop(viewer, voice),
        "maps": table.maps(viewer, voice, &[]),
        "log": table.log(viewer, voice, 0),
    })
}

/// The answer to a question about a moment, in the words of the socket.
fn answer(learning: &Learning, voice: &Voice, question: Question, of: &str) -> Result<Value, Refused> {
    let (table, said) = (&learning.table, &learning.said);
    if table.turn() != Some(said.learner) && !matches!(question, Question::Words) {
        return Err(Refused::NotNow);
    }
    Ok(match question {
        Question::Preview => {
            let explained =
                |error: MoveError| Refused::Illegal { text: table.explain(&error, voice), clause: error.clause() };
            // What somebody new would be sorry for is for the lesson to say.
            let mut preview = json!(Help::None.allow(table.preview(of, voice).map_err(explained)?));
            preview["t"] = "preview".into();
            preview
        }
        Question::Why => {
            let (clause, text) = table.why_not(of, voice).map(|why| (why.clause, why.text)).unzip();
            json!({"t": "why", "clause": clause, "text": text})
        }
        Question::Words => json!({"t": "words", "lines": table.map_in_words(Viewer::Seat(said.learner), voice)}),
    })
}

fn refusal(title: &dyn Title, lang: Lang, error: &LessonError) -> Refused {
    let say = |phrase: &Phrase| title.lexicon(lang).speaker(&[]).say(phrase);
    match error {
        LessonError::Play(PlayError::Illegal(refusal)) => {
            Refused::Illegal { text: say(&refusal.reason), clause: Some(refusal.clause.0) }
        }
        LessonError::Content => Refused::Illegal { text: say(&Phrase::new("learn-other-cards")), clause: None },
        LessonError::Notation(_) => Refused::BadRequest,
        LessonError::Play(PlayError::Over | PlayError::NotYours(_)) | LessonError::NotNow(_) => Refused::NotNow,
        LessonError::Broken { .. } => Refused::Internal(error.to_string()),
    }
}
