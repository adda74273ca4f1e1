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
use crate::pages::{self, Shell};

/// Whoever sends a request: their language, their name if they have one, where they come from.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// What pages need.
    pub shell: Shell,
    /// Where the request comes from.
    pub address: IpAddr,
    /// The name of this site, as the browser knows it.
    pub host: String,
    /// How the browser speaks to it.
    pub scheme: Scheme,
}

impl Visitor {
    /// The visitor of a request.
    pub async fn of(parts: &Parts, app: &App) -> Result<Self, Error> {
        let cookies = joined(&parts.headers);
        let shell = Shell {
            lang: language(&parts.headers, &cookies),
            person: person(app, &cookies).await?,
            path: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
        };
        let Origin { address, host, scheme } = Origin::of(parts, &app.config.proxies);
        Ok(Self { shell, address, host, scheme })
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

    /// The header that hands a guest's cookie out.
    pub fn guest_cookie(&self, app: &App, guest: &Person) -> String {
        let ticket = Ticket { id: guest.id.clone(), name: guest.name.clone(), generation: 0 };
        app.keys.set_cookie(&ticket, self.scheme)
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
            None => Visitor::of(parts, app).await,
        }
    }
}

fn joined(headers: &HeaderMap) -> String {
    let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    values.collect::<Vec<_>>().join("; ")
}

async fn person(app: &App, cookies: &str) -> Result<Option<Person>, Error> {
    let Some(ticket) = cookie::find(cookies, COOKIE).and_then(|value| app.keys.verify(value)) else { return Ok(None) };
    Ok(match app.store.account(&ticket.id).await? {
        Some(account) if account.generation == ticket.generation => {
            Some(Person { id: account.id, name: account.name, login: Some(account.login) })
        }
        // A cookie from before the account, from before a change of password, or of an account that is gone.
        Some(_) => None,
        None if ticket.generation > 0 => None,
        None => Some(Person { id: ticket.id, name: ticket.name, login: None }),
    })
}

fn language(headers: &HeaderMap, cookies: &str) -> Lang {
    if let Some(lang) = cookie::find(cookies, "lang").and_then(|tag| tag.parse().ok()) {
        return lang;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let tags = accepted.split(',').filter_map(|part| part.split([';', '-']).next()?.trim().parse().ok());
    tags.into_iter().next().unwrap_or_default()
}
