//! Names, accounts, history, language.

use axum::Router;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::cookie::{self, Ticket};
use super::forget::forget;
use super::{Person, Visitor, clean_name, password, random_id};
use crate::app::App;
use crate::error::Error;
use crate::http::{Form, own_path, see_other};
use crate::lobby;
use crate::pages::{self, AccountPage, HistoryLine};
use crate::store::{Account, Change, StoreError, Write};

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/account", get(account))
        .route("/history", get(history))
        .route("/guest", post(guest))
        .route("/register", post(register))
        .route("/login", post(login))
        .route("/logout", post(logout))
        .route("/password", post(change_password))
        .route("/delete-account", post(delete))
        .route("/privacy", get(privacy))
        .route("/lang", post(language))
}

#[derive(Deserialize)]
struct Next {
    next: Option<String>,
}

async fn account(visitor: Visitor, Query(query): Query<Next>) -> Response {
    let next = query.next.map(|next| own_path(Some(&next)));
    pages::account(&visitor.shell, &AccountPage { problem: None, next }).into_response()
}

async fn privacy(State(app): State<App>, visitor: Visitor) -> Response {
    pages::privacy(&visitor.shell, &app.config.tidying).into_response()
}

/// The account page again, with the reason.
fn refused(visitor: &Visitor, error: &Error, next: Option<&str>) -> Response {
    let page = AccountPage { problem: Some(error.text(visitor.lang())), next: next.map(|next| own_path(Some(next))) };
    (error.status(), pages::account(&visitor.shell, &page)).into_response()
}

/// What came of a form: where to go next, or the page again.
fn settle(visitor: &Visitor, next: Option<&str>, done: Result<String, Error>) -> Result<Response, Error> {
    match done {
        Ok(cookie) => Ok(see_other(&own_path(next), Some(cookie))),
        Err(error) if error.status().is_server_error() => Err(error),
        Err(error) => Ok(refused(visitor, &error, next)),
    }
}

async fn history(State(app): State<App>, visitor: Visitor) -> Result<Response, Error> {
    let listed = match &visitor.shell.person {
        Some(person) => app.store.of_person(&person.id, 200).await?,
        None => Vec::new(),
    };
    let line = |listed| -> Option<HistoryLine> { lobby::history_line(&app, &visitor, listed) };
    let lines: Vec<_> = listed.into_iter().filter_map(line).collect();
    Ok(pages::history(&visitor.shell, &lines).into_response())
}

#[derive(Deserialize)]
struct NameForm {
    name: String,
    next: Option<String>,
}

async fn guest(State(app): State<App>, visitor: Visitor, Form(form): Form<NameForm>) -> Result<Response, Error> {
    let done = rename(&app, &visitor, &form.name).await;
    settle(&visitor, form.next.as_deref(), done)
}

async fn rename(app: &App, visitor: &Visitor, name: &str) -> Result<String, Error> {
    let name = clean_name(name)?;
    match visitor.ticket.clone() {
        Some(ticket) if ticket.generation > 0 => {
            let rename = Change::Rename { id: ticket.id.clone(), generation: ticket.generation, name };
            change(app, rename, Error::LoggedOut).await?;
            Ok(app.keys.set_cookie(&ticket, visitor.scheme))
        }
        guest => {
            let id = guest.map_or_else(|| random_id(20), |guest| guest.id);
            Ok(visitor.guest_cookie(app, &Person { id, name, login: None }))
        }
    }
}

/// Writes a change among people; what it depends on may have changed in the meantime.
async fn change(app: &App, change: Change, too_late: Error) -> Result<(), Error> {
    match app.store.write(Write::People(change)).await {
        Err(StoreError::Conflict) => Err(too_late),
        done => Ok(done?),
    }
}

/// A new login: the header that hands its cookie out.
fn new_login(app: &App, visitor: &Visitor, account: &Account) -> String {
    let Account { id, name, generation, .. } = account.clone();
    app.keys.set_cookie(&Ticket { id, name, generation, login: random_id(20) }, visitor.scheme)
}

#[derive(Deserialize)]
struct Credentials {
    login: String,
    password: String,
    name: Option<String>,
    next: Option<String>,
}

/// A login in small letters, fit to be one.
fn clean_login(login: &str) -> Result<String, Error> {
    let login = login.trim().to_lowercase();
    let fine = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | '@');
    if (3..=32).contains(&login.len()) && login.chars().all(fine) { Ok(login) } else { Err(Error::Login) }
}

async fn register(State(app): State<App>, visitor: Visitor, Form(form): Form<Credentials>) -> Result<Response, Error> {
    app.gates.login(visitor.address)?;
    let done = make_account(&app, &visitor, &form).await;
    settle(&visitor, form.next.as_deref(), done)
}

async fn make_account(app: &App, visitor: &Visitor, form: &Credentials) -> Result<String, Error> {
    if visitor.shell.person.as_ref().is_some_and(|person| person.login.is_some()) {
        return Err(Error::NotNow);
    }
    let login = clean_login(&form.login)?;
    let name = form.name.as_deref().filter(|name| !name.trim().is_empty());
    let (person, _) = visitor.or_guest(app, Some(name.unwrap_or(&login)))?;
    let name = name.map_or(Ok(person.name), clean_name)?;
    let password = password::hash(app.provers.enter(visitor.address).await?, &form.password).await?;
    let account = Account { id: person.id, name, login, password, generation: 1, created_at: app.now() };
    change(app, Change::Register(account.clone()), Error::Taken).await?;
    app.end_lines(&account.id);
    Ok(new_login(app, visitor, &account))
}

async fn login(State(app): State<App>, visitor: Visitor, Form(form): Form<Credentials>) -> Result<Response, Error> {
    app.gates.login(visitor.address)?;
    let done = check_login(&app, &visitor, &form).await;
    settle(&visitor, form.next.as_deref(), done)
}

async fn check_login(app: &App, visitor: &Visitor, form: &Credentials) -> Result<String, Error> {
    let turn = app.provers.enter(visitor.address).await?;
    let account = app.store.login(&form.login.trim().to_lowercase()).await?;
    let hashed = account.as_ref().map(|account| account.password.as_str());
    match (password::verify(turn, &form.password, hashed).await?, account) {
        (true, Some(account)) => Ok(new_login(app, visitor, &account)),
        _ => Err(Error::Credentials),
    }
}

/// Ends this login, wherever else its cookie may be. Of a guest that is all there is.
async fn logout(State(app): State<App>, visitor: Visitor) -> Result<Response, Error> {
    if let Some(ticket) = &visitor.ticket {
        app.gates.login(visitor.address)?;
        app.store.write(Write::People(Change::End { id: ticket.end().to_owned() })).await?;
        app.end_lines(ticket.end());
    }
    Ok(see_other("/", Some(cookie::clear_cookie())))
}

#[derive(Deserialize)]
struct PasswordForm {
    old: String,
    new: String,
}

async fn change_password(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<PasswordForm>,
) -> Result<Response, Error> {
    app.gates.login(visitor.address)?;
    let done = new_password(&app, &visitor, &form).await;
    settle(&visitor, Some("/account"), done)
}

async fn new_password(app: &App, visitor: &Visitor, form: &PasswordForm) -> Result<String, Error> {
    let mut account = proven(app, visitor, &form.old).await?;
    let (id, generation) = (account.id.clone(), account.generation);
    let password = password::hash(app.provers.enter(visitor.address).await?, &form.new).await?;
    change(app, Change::Password { id, generation, password }, Error::NotNow).await?;
    app.end_lines(&account.id);
    account.generation += 1;
    Ok(new_login(app, visitor, &account))
}

/// The visitor's account, the password known.
async fn proven(app: &App, visitor: &Visitor, password: &str) -> Result<Account, Error> {
    let turn = app.provers.enter(visitor.address).await?;
    let ticket = visitor.ticket.as_ref().ok_or(Error::NeedName)?;
    let account = app.store.account(&ticket.id, &ticket.login).await?.ok_or(Error::NotFound)?;
    if password::verify(turn, password, Some(&account.password)).await? { Ok(account) } else { Err(Error::Credentials) }
}

#[derive(Deserialize)]
struct DeleteForm {
    password: Option<String>,
}

async fn delete(State(app): State<App>, visitor: Visitor, Form(form): Form<DeleteForm>) -> Result<Response, Error> {
    app.gates.login(visitor.address)?;
    let done = delete_all(&app, &visitor, form.password.as_deref().unwrap_or("")).await;
    settle(&visitor, Some("/"), done)
}

/// Ends a person for ever and removes what is kept about them. A guest has no password; the cookie is all they have.
async fn delete_all(app: &App, visitor: &Visitor, password: &str) -> Result<String, Error> {
    let id = visitor.person()?.id.clone();
    let delete = match visitor.person()?.login {
        Some(_) => {
            let generation = proven(app, visitor, password).await?.generation;
            Change::DeleteAccount { id: id.clone(), generation }
        }
        None => Change::DeleteGuest { id: id.clone() },
    };
    change(app, delete, Error::NotNow).await?;
    app.end_lines(&id);
    forget(app, &id).await?;
    Ok(cookie::clear_cookie())
}

#[derive(Deserialize)]
struct LangForm {
    lang: String,
    next: Option<String>,
}

async fn language(Form(form): Form<LangForm>) -> Result<Response, Error> {
    let lang: engine::Lang = form.lang.parse().map_err(|_| Error::BadRequest)?;
    let cookie = format!("lang={lang}; Path=/; Max-Age=31536000; SameSite=Lax");
    Ok(see_other(&own_path(form.next.as_deref()), Some(cookie)))
}
