//! Whoever sends a request.

use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use engine::{Lang, Phrase};

use super::cookie::{self, COOKIE, Ticket};
use super::{Person, clean_name, random_id};
use crate::app::App;
use crate::error::Error;
use crate::origin::{Origin, Scheme};
use crate::pages::{self, Place, Shell};

/// Whoever sends a request: their language, their name if they have one, where they come from.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// What pages need.
    pub shell: Shell,
    /// The cookie by which they are known.
    pub ticket: Option<Ticket>,
    /// Where the request comes from.
    pub address: IpAddr,
    /// The name of this site, as the browser knows it.
    pub host: String,
    /// How the browser speaks to it.
    pub scheme: Scheme,
}

impl Visitor {
    /// The visitor of a request, whoever it may be: nobody has been looked up.
    pub fn stranger(parts: &Parts, app: &App) -> Self {
        let shell = Shell {
            lang: language(&parts.headers, &joined(&parts.headers)),
            person: None,
            path: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
            place: Place::Server,
        };
        let Origin { address, host, scheme } = Origin::of(parts, &app.config.proxies);
        Self { shell, ticket: None, address, host, scheme }
    }

    /// Looks up who it is.
    pub async fn recognise(&mut self, parts: &Parts, app: &App) -> Result<(), Error> {
        (self.shell.person, self.ticket) = known(app, &joined(&parts.headers)).await?.unzip();
        Ok(())
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.shell.lang
    }

    /// The person's id; empty for somebody without a name.
    pub fn id(&self) -> &str {
        self.shell.person.as_ref().map_or("", |person| &person.id)
    }

    /// The person, or why not.
    pub fn person(&self) -> Result<&Person, Error> {
        self.shell.person.as_ref().ok_or(Error::NeedName)
    }

    /// The person; somebody without a name becomes a guest, with the header that tells the browser.
    pub fn or_guest(&self, app: &App, name: Option<&str>) -> Result<(Person, Option<String>), Error> {
        if let Some(person) = &self.shell.person {
            return Ok((person.clone(), None));
        }
        let name = match name.filter(|name| !name.trim().is_empty()) {
            Some(name) => clean_name(name)?,
            None => guest_name(self.lang()),
        };
        let person = Person { id: random_id(20), name, login: None };
        let cookie = self.guest_cookie(app, &person);
        Ok((person, Some(cookie)))
    }

    /// Whether the cookie still holds: it may have ended since the request came.
    pub async fn is_still_known(&self, app: &App) -> Result<bool, Error> {
        match &self.ticket {
            Some(ticket) => Ok(whose(app, ticket).await?.is_some()),
            None => Ok(true),
        }
    }

    /// The header that hands a guest's cookie out.
    pub fn guest_cookie(&self, app: &App, guest: &Person) -> String {
        app.keys.set_cookie(&Ticket::guest(guest.id.clone(), guest.name.clone()), self.scheme)
    }
}

fn guest_name(lang: Lang) -> String {
    let mut number = [0; 2];
    getrandom::fill(&mut number).expect("the machine has randomness");
    let number = 1_000 + u16::from_be_bytes(number) % 9_000;
    pages::say(lang, &Phrase::new("guest-name").with("number", number.to_string()))
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        match parts.extensions.get::<Visitor>() {
            Some(visitor) => Ok(visitor.clone()),
            None => {
                let mut visitor = Visitor::stranger(parts, app);
                visitor.recognise(parts, app).await.map(|()| visitor)
            }
        }
    }
}

fn joined(headers: &HeaderMap) -> String {
    let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    values.collect::<Vec<_>>().join("; ")
}

/// Who a cookie is about, and what it says.
async fn known(app: &App, cookies: &str) -> Result<Option<(Person, Ticket)>, Error> {
    let Some(ticket) = cookie::find(cookies, COOKIE).and_then(|value| app.keys.verify(value)) else { return Ok(None) };
    Ok(whose(app, &ticket).await?.map(|person| (person, ticket)))
}

/// The person of a ticket, unless it has ended.
async fn whose(app: &App, ticket: &Ticket) -> Result<Option<Person>, Error> {
    if ticket.generation == 0 {
        let over = app.store.was_guest(&ticket.id).await?;
        return Ok((!over).then(|| Person { id: ticket.id.clone(), name: ticket.name.clone(), login: None }));
    }
    if ticket.login.is_empty() {
        return Ok(None);
    }
    let account = app.store.account(&ticket.id, &ticket.login).await?;
    let account = account.filter(|account| account.generation == ticket.generation);
    Ok(account.map(|account| Person { id: account.id, name: account.name, login: Some(account.login) }))
}

/// Closes every socket whose ticket has ended without our having heard of it.
pub async fn check_lines(app: &App) {
    for ticket in app.lines.tickets() {
        // A database that does not answer now says nothing about a ticket.
        if let Ok(None) = whose(app, &ticket).await {
            app.lines.end(ticket.end());
        }
    }
}

fn language(headers: &HeaderMap, cookies: &str) -> Lang {
    if let Some(lang) = cookie::find(cookies, "lang").and_then(|tag| tag.parse().ok()) {
        return lang;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').find_map(|part| part.split([';', '-']).next()?.trim().parse().ok()).unwrap_or_default()
}
