//! What an account has learnt: names of lessons, which grow with what was finished and never beyond what there is. A
//! guest's browser remembers its own.

use std::collections::BTreeSet;

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::http::Form;
use crate::people::Visitor;
use crate::store::{Change, Write};

/// What the visitor's account has learnt, as `game/lesson`; nothing without an account.
pub async fn learned(app: &App, visitor: &Visitor) -> Result<Option<Vec<String>>, Error> {
    let Some(person) = visitor.shell.person.as_ref().filter(|person| person.login.is_some()) else { return Ok(None) };
    let names = app.store.learned(&person.id).await?;
    Ok(Some(names.split_whitespace().map(str::to_owned).collect()))
}

#[derive(Deserialize)]
pub struct Finished {
    /// `game/lesson`, with spaces between several.
    lessons: String,
}

/// The owner of an account has finished something. What is no lesson of ours is not written down.
pub async fn add(
    State(app): State<App>,
    visitor: Visitor,
    Form(finished): Form<Finished>,
) -> Result<StatusCode, Error> {
    let Some(mut names) = learned(&app, &visitor).await?.map(BTreeSet::from_iter) else { return Err(Error::NotNow) };
    let before = names.len();
    names.extend(finished.lessons.split_whitespace().filter(|name| exists(&app, name)).map(str::to_owned));
    if names.len() > before {
        let lessons = Vec::from_iter(names).join(" ");
        app.store.write(Write::People(Change::Learn { id: visitor.id().to_owned(), lessons })).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

fn exists(app: &App, name: &str) -> bool {
    let Some((game, lesson)) = name.split_once('/') else { return false };
    app.title(game).is_ok_and(|title| title.lessons().iter().any(|other| other.name == lesson))
}
