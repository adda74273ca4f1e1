//! The rulebooks as pages: every clause has an anchor.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use maud::PreEscaped;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::app::App;
use crate::error::Error;
use crate::pages::{self, RulesPage, Shell};
use crate::people::Visitor;

/// The routes of this module.
pub fn routes() -> Router<App> {
    Router::new().route("/rules", get(index)).route("/rules/{game}", get(rulebook))
}

async fn index(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Result<Response, Error> {
    let titles = app.config.titles;
    let place = ("/rules".to_owned(), visitor.shell);
    pages::for_everybody(&app, place, &headers, move |shell| pages::rules_index(shell, titles)).await
}

async fn rulebook(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let title = app.title(&game)?;
    let make = move |shell: &Shell| {
        let Printed { body, contents } = print(title.rulebook(shell.lang), title.info().prefix);
        pages::rules(shell, &RulesPage { info: title.info(), body: PreEscaped(body), contents })
    };
    pages::for_everybody(&app, (format!("/rules/{game}"), visitor.shell), &headers, make).await
}

/// A rulebook as HTML.
pub struct Printed {
    /// The text.
    pub body: String,
    /// Chapters and sections: level, anchor, heading.
    pub contents: Vec<(u8, String, String)>,
}

/// Turns a rulebook into HTML: headings get ids `s-6.3`, clauses (a list item that starts with a bold number) their
/// number as id, and mentions of clauses become links.
pub fn print(markdown: &str, prefix: &str) -> Printed {
    let mut events: Vec<Event<'_>> = Parser::new_ext(markdown, Options::ENABLE_TABLES).collect();
    let contents = mark_headings(&mut events);
    let events = link_clauses(mark_clauses(events, prefix), prefix);
    let mut body = String::new();
    pulldown_cmark::html::push_html(&mut body, events.into_iter().filter(is_harmless));
    // A wide table is scrolled, and whoever has no mouse must be able to reach it.
    let body = body.replace("<table>", "<table tabindex=\"0\">");
    Printed { body, contents }
}

/// Raw HTML other than ours has no place in a rulebook.
fn is_harmless(event: &Event<'_>) -> bool {
    match event {
        Event::Html(html) | Event::InlineHtml(html) => {
            ["<li id=", "<a href=\"#", "</a>"].iter().any(|ours| html.starts_with(ours))
        }
        _ => true,
    }
}

fn mark_headings(events: &mut [Event<'_>]) -> Vec<(u8, String, String)> {
    let mut contents = Vec::new();
    for i in 0..events.len() {
        let Event::Start(Tag::Heading { level, .. }) = &events[i] else { continue };
        let level = *level as u8;
        let inside = events[i..].iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
        let text: String =
            inside.filter_map(|event| if let Event::Text(text) = event { Some(&**text) } else { None }).collect();
        let anchor = anchor(&text, i);
        if let Event::Start(Tag::Heading { id, .. }) = &mut events[i] {
            *id = Some(anchor.clone().into());
        }
        if (HeadingLevel::H2 as u8..=HeadingLevel::H3 as u8).contains(&level) {
            contents.push((level, anchor, text));
        }
    }
    contents
}

/// `s-6.3` for a numbered heading.
fn anchor(heading: &str, place: usize) -> String {
    let number = heading.split_whitespace().next().unwrap_or("").trim_end_matches('.');
    let numbered =
        number.starts_with(|c: char| c.is_ascii_digit()) && number.chars().all(|c| c.is_ascii_digit() || c == '.');
    if numbered { format!("s-{number}") } else { format!("s-{place}") }
}

/// Gives the list items of clauses their ids.
fn mark_clauses<'a>(events: Vec<Event<'a>>, prefix: &str) -> Vec<Event<'a>> {
    let mut marked: Vec<Event<'a>> = Vec::with_capacity(events.len());
    for event in events {
        let opened = || -> Option<usize> {
            let from = marked.len().saturating_sub(3);
            let item = marked[from..].iter().rposition(|event| matches!(event, Event::Start(Tag::Item)))? + from;
            let between = &marked[item + 1..];
            let bold = between.iter().any(|event| matches!(event, Event::Start(Tag::Strong)));
            bold.then_some(item)
        };
        if let Event::Text(text) = &event
            && is_clause(text, prefix)
            && let Some(item) = opened()
        {
            marked[item] = Event::Html(format!("<li id=\"{text}\">").into());
        }
        marked.push(event);
    }
    marked
}

fn is_clause(text: &str, prefix: &str) -> bool {
    let Some(number) = text.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')) else { return false };
    !number.is_empty() && number.chars().all(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-')
}

/// Turns `(FA-6.4)` in running text into links.
fn link_clauses<'a>(events: Vec<Event<'a>>, prefix: &str) -> Vec<Event<'a>> {
    let mut linked = Vec::with_capacity(events.len());
    let mut bold = 0;
    for event in events {
        match &event {
            Event::Start(Tag::Strong | Tag::Heading { .. }) => bold += 1,
            Event::End(TagEnd::Strong | TagEnd::Heading(_)) => bold -= 1,
            Event::Text(text) if bold == 0 && text.contains(prefix) => {
                linked.extend(mentions(text, prefix));
                continue;
            }
            _ => {}
        }
        linked.push(event);
    }
    linked
}

fn mentions<'a>(text: &str, prefix: &str) -> Vec<Event<'a>> {
    let (mut parts, mut rest) = (Vec::new(), text);
    let start = format!("{prefix}-");
    while let Some(at) = rest.find(&start) {
        let tail = &rest[at + start.len()..];
        let len = tail.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.')).unwrap_or(tail.len());
        let number = tail[..len].trim_end_matches('.');
        let end = at + start.len() + number.len();
        parts.push(Event::Text(rest[..at].to_owned().into()));
        let clause = &rest[at..end];
        parts.push(Event::InlineHtml(format!("<a href=\"#{clause}\">").into()));
        parts.push(Event::Text(clause.to_owned().into()));
        parts.push(Event::InlineHtml("</a>".into()));
        rest = &rest[end..];
    }
    parts.push(Event::Text(rest.to_owned().into()));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_and_headings_have_anchors_and_mentions_are_links() {
        let text =
            "# Game\n\n## 1 Overview\n\n- **XX-1.1** Build (XX-2.1).\n- **XX-1.2** Stop.\n\n### 2.1 Shops\n\n1. one\n";
        let Printed { body, contents } = print(text, "XX");
        for part in [
            "<h2 id=\"s-1\">",
            "<li id=\"XX-1.1\"><strong>XX-1.1</strong> Build (<a href=\"#XX-2.1\">XX-2.1</a>).</li>",
            "<li id=\"XX-1.2\">",
            "<h3 id=\"s-2.1\">",
        ] {
            assert!(body.contains(part), "{part} in {body}");
        }
        assert_eq!(contents, [(2, "s-1".into(), "1 Overview".into()), (3, "s-2.1".into(), "2.1 Shops".into())]);
    }

    #[test]
    fn raw_html_is_left_out() {
        assert!(!print("a <script>x</script> b", "XX").body.contains("<script"));
    }

    #[test]
    fn every_clause_of_every_rulebook_has_its_anchor() {
        for title in catalog::titles() {
            for lang in engine::Lang::ALL {
                let (text, prefix) = (title.rulebook(lang), title.info().prefix);
                let body = print(text, prefix).body;
                let clauses = testkit::clauses::of_rulebook(text);
                assert!(clauses.len() > 10, "{} has few clauses", title.info().title);
                for clause in clauses {
                    assert!(body.contains(&format!("<li id=\"{clause}\">")), "{clause} ({lang})");
                }
            }
        }
    }
}
