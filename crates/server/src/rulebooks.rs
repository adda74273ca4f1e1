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
use crate::learn::examples::Index;
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
    let index = Index::of(title);
    let make = move |shell: &Shell| {
        let more = |clause: &str| pages::shown(shell.lang, title.info(), &index, clause).into_string();
        let Printed { body, contents } = print(title.rulebook(shell.lang), title.info().prefix, &more);
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
/// What `more` says of a clause stands after it.
pub fn print(markdown: &str, prefix: &str, more: &dyn Fn(&str) -> String) -> Printed {
    let mut events: Vec<Event<'_>> = events_of(markdown).collect();
    let contents = mark_headings(&mut events);
    let events = link_clauses(mark_clauses(events, prefix, more), prefix);
    let mut body = String::new();
    pulldown_cmark::html::push_html(&mut body, events.into_iter());
    // A wide table is scrolled, and whoever has no mouse must be able to reach it.
    let body = body.replace("<table>", "<table tabindex=\"0\">");
    Printed { body, contents }
}

/// The parts of a rulebook; raw HTML has no place in one.
fn events_of(markdown: &str) -> impl Iterator<Item = Event<'_>> {
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES);
    events.filter(|event| !matches!(event, Event::Html(_) | Event::InlineHtml(_)))
}

/// The words of a clause.
pub fn text_of(markdown: &str, clause: &str) -> Option<String> {
    let mut events = events_of(markdown).skip_while(|event| !matches!(event, Event::Text(text) if &**text == clause));
    events.next()?;
    let mut text = String::new();
    for event in events {
        match event {
            Event::Text(words) | Event::Code(words) => text += &words,
            Event::SoftBreak | Event::HardBreak | Event::End(TagEnd::Paragraph) => text.push(' '),
            Event::Start(Tag::List(_) | Tag::Table(_)) | Event::End(TagEnd::Item) => break,
            _ => {}
        }
    }
    Some(text.trim().to_owned())
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

/// Gives the list items of clauses their ids, and what there is more to each.
fn mark_clauses<'a>(events: Vec<Event<'a>>, prefix: &str, more: &dyn Fn(&str) -> String) -> Vec<Event<'a>> {
    let mut marked: Vec<Event<'a>> = Vec::with_capacity(events.len());
    // The items that are open, each with the place where it began and its clause.
    let mut open: Vec<(usize, Option<String>)> = Vec::new();
    for event in events {
        match &event {
            Event::Start(Tag::Item) => open.push((marked.len(), None)),
            Event::End(TagEnd::Item) => {
                let clause = open.pop().and_then(|(_, clause)| clause);
                marked.extend(clause.map(|clause| Event::Html(more(&clause).into())));
            }
            Event::Text(text)
                if is_clause(text, prefix) && matches!(marked.last(), Some(Event::Start(Tag::Strong))) =>
            {
                if let Some((place, clause @ None)) = open.last_mut().filter(|(place, _)| marked.len() - *place <= 3) {
                    marked[*place] = Event::Html(format!("<li id=\"{text}\">").into());
                    *clause = Some(text.to_string());
                }
            }
            _ => {}
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
        let Printed { body, contents } =
            print(text, "XX", &|clause| if clause == "XX-1.2" { "<b>more</b>".to_owned() } else { String::new() });
        for part in [
            "<h2 id=\"s-1\">",
            "<li id=\"XX-1.1\"><strong>XX-1.1</strong> Build (<a href=\"#XX-2.1\">XX-2.1</a>).</li>",
            "<li id=\"XX-1.2\"><strong>XX-1.2</strong> Stop.<b>more</b></li>",
            "<h3 id=\"s-2.1\">",
        ] {
            assert!(body.contains(part), "{part} in {body}");
        }
        assert_eq!(contents, [(2, "s-1".into(), "1 Overview".into()), (3, "s-2.1".into(), "2.1 Shops".into())]);
    }

    #[test]
    fn a_clause_can_be_read_by_itself() {
        let text = "- **XX-1.1** Build *one*\n  house (XX-1.2):\n  - here\n- **XX-1.2** Stop.\n\n  Example: now.\n";
        assert_eq!(text_of(text, "XX-1.1").as_deref(), Some("Build one house (XX-1.2):"));
        assert_eq!(text_of(text, "XX-1.2").as_deref(), Some("Stop. Example: now."));
        assert_eq!(text_of(text, "XX-1.3"), None);
    }

    #[test]
    fn raw_html_is_left_out() {
        assert!(!print("a <script>x</script> b", "XX", &|_| String::new()).body.contains("<script"));
    }

    #[test]
    fn every_clause_of_every_rulebook_has_its_anchor() {
        for title in catalog::titles() {
            for lang in engine::Lang::ALL {
                let (text, prefix) = (title.rulebook(lang), title.info().prefix);
                let body = print(text, prefix, &|_| String::new()).body;
                let clauses = testkit::clauses::of_rulebook(text);
                assert!(clauses.len() > 10, "{} has few clauses", title.info().title);
                for clause in clauses {
                    assert!(body.contains(&format!("<li id=\"{clause}\">")), "{clause} ({lang})");
                }
            }
        }
    }
}
