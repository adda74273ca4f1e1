//! Worked examples of the rules: the scenarios of a game, found by clause and gone through at a table. Nothing is stored:
//! an example and the answers so far make the moment that is shown.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use art::Theme;
use axum::Json;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use catalog::{Title, examples};
use engine::scenario::Scenario;
use engine::{Lang, STANDARD};
use hall::lesson;
use serde::Deserialize;
use serde_json::Value;

use super::Asked;
use crate::app::App;
use crate::drawings::Drawings;
use crate::error::Error;
use crate::pages::{self, ExamplePage};
use crate::people::Visitor;
use crate::prepared::{Keep, Prepared};
use crate::rulebooks;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/rules/{game}/{clause}/{number}", get(page))
        .route("/rules/{game}/{clause}/picture.svg", get(picture))
        .route("/api/games/{game}/examples/{example}", get(moment))
}

/// The worked examples of a game as its rulebook shows them.
#[derive(Default)]
pub struct Index {
    by_clause: BTreeMap<&'static str, Vec<&'static Scenario>>,
    drawn: BTreeSet<&'static str>,
}

impl Index {
    /// The index of a game, made once. With other cards than the standard ones there are no examples.
    pub fn of(title: &'static dyn Title) -> Arc<Self> {
        static MADE: LazyLock<Mutex<HashMap<&'static str, Arc<Index>>>> = LazyLock::new(Mutex::default);
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        let make = || if title.content() == STANDARD { Self::new(title) } else { Self::default() };
        made.entry(title.info().slug).or_insert_with(|| Arc::new(make())).clone()
    }

    fn new(title: &'static dyn Title) -> Self {
        let mut by_clause: BTreeMap<&str, Vec<&Scenario>> = BTreeMap::new();
        for scenario in examples(title).all() {
            scenario.clauses.iter().for_each(|clause| by_clause.entry(clause).or_default().push(scenario));
        }
        // Those in which something is played, and which are about little else, come first.
        let order = |scenario: &&Scenario| (scenario.lines().next().is_none(), scenario.clauses.len());
        by_clause.values_mut().for_each(|scenarios| scenarios.sort_by_key(order));
        let mut index = Self { by_clause, drawn: BTreeSet::new() };
        index.drawn = index.first_of_each_section(title);
        index
    }

    /// The first clause of every section whose example can be drawn. No example is drawn twice.
    fn first_of_each_section(&self, title: &'static dyn Title) -> BTreeSet<&'static str> {
        let (mut drawn, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), true);
        for line in title.rulebook(Lang::En).lines() {
            open |= line.starts_with("## ") || line.starts_with("### ");
            let clause = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")).map(|(clause, _)| clause);
            let Some((&clause, scenarios)) = clause.and_then(|clause| self.by_clause.get_key_value(clause)) else {
                continue;
            };
            if open && !examples(title).picks(scenarios[0]).is_empty() && seen.insert(&scenarios[0].name) {
                drawn.insert(clause);
                open = false;
            }
        }
        drawn
    }

    /// The examples of a clause, the best first.
    pub fn of_clause(&self, clause: &str) -> &[&'static Scenario] {
        self.by_clause.get(clause).map_or(&[], Vec::as_slice)
    }

    /// Whether the rulebook shows a picture of a clause's first example.
    pub fn is_drawn(&self, clause: &str) -> bool {
        self.drawn.contains(clause)
    }
}

/// The page of an example, by its clause and its number there, counted from 1.
async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, clause, number)): Path<(String, String, usize)>,
) -> Result<Response, Error> {
    let (title, lang) = (app.title(&game)?, visitor.lang());
    let index = Index::of(title);
    let of_clause = index.of_clause(&clause);
    let example = number.checked_sub(1).and_then(|i| of_clause.get(i)).ok_or(Error::NotFound)?;
    let rule = rulebooks::text_of(title.rulebook(lang), &clause).ok_or(Error::NotFound)?;
    let drawings = Drawings::new(title, lang);
    let page =
        ExamplePage { info: title.info(), name: &example.name, number, of: of_clause.len(), clause, rule, drawings };
    Ok(pages::example(&visitor.shell, &page).into_response())
}

async fn moment(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, name)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Error> {
    let title = app.title(&game)?;
    let lang = asked.lang.unwrap_or(visitor.lang());
    let turn = app.painters.enter(visitor.address).await?;
    turn.work(move || Ok(Json(lesson::example(title, &name, &asked.lesson, lang)?))).await
}

/// Which of an example's pictures.
#[derive(Deserialize)]
struct Look {
    lang: Lang,
    theme: Option<String>,
}

/// What the first example of a clause is about, as a picture. There are only those that the rulebook shows, each made
/// once.
async fn picture(
    State(app): State<App>,
    Path((game, clause)): Path<(String, String)>,
    Query(Look { lang, theme }): Query<Look>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let title = app.title(&game)?;
    let index = Index::of(title);
    let example =
        index.of_clause(&clause).first().filter(|_| index.is_drawn(&clause)).copied().ok_or(Error::NotFound)?;
    let theme = if theme.as_deref() == Some("dark") { Theme::Dark } else { Theme::Light };
    let make = move || {
        let drawn = examples(title).picture(example, lang).unwrap_or_default();
        Prepared::new("image/svg+xml", Keep::Day, theme.resolve(&drawn))
    };
    app.shelf.answer(format!("example {game} {clause} {lang} {theme:?}"), &headers, make).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_clauses_can_be_shown_and_every_picture_shows_something() {
        for title in catalog::titles() {
            let index = Index::of(*title);
            let clauses = testkit::clauses::of_rulebook(title.rulebook(Lang::En));
            let shown = clauses.iter().filter(|clause| !index.of_clause(clause).is_empty()).count();
            assert!(2 * shown > clauses.len(), "{}: {shown} of {}", title.info().title, clauses.len());
            assert!(!index.drawn.is_empty(), "{}", title.info().title);
            for clause in &index.drawn {
                let picture = examples(*title).picture(index.of_clause(clause)[0], Lang::En);
                assert!(picture.is_some_and(|svg| svg.starts_with("<svg")), "{clause}");
            }
        }
    }

    #[test]
    fn every_example_can_be_gone_through_to_its_end() {
        for title in catalog::titles() {
            let mut names = BTreeSet::new();
            for example in examples(*title).all() {
                assert!(names.insert(&example.name), "{} is there twice", example.name);
                let answers = vec![engine::lesson::ON.to_owned(); example.lines().count()];
                let end = examples(*title).follow(example, &answers, Lang::It).map(|learning| learning.said.stand);
                assert_eq!(end, Ok("done"), "{}", example.name);
            }
        }
    }
}
