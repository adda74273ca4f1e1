//! Piazza as plain files: pages in both languages, the browser runtime, and the module that keeps the hall in the browser.
//! Every page of a language lies in one folder, so that links are relative and the site works below any address.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use art::Theme;
use catalog::Title;
use engine::Lang;
use engine::lesson::Lesson;
use maud::{Markup, PreEscaped};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::assets;
use crate::drawings::Drawings;
use crate::pages::{self, Create, Fields, Home, LessonPage, Place, ReplayPage, RulesPage, Shell, TablePage};
use crate::rulebooks;

/// Why a site cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file that cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// The icon cannot be drawn.
    #[error(transparent)]
    Icon(#[from] raster::PictureError),
}

/// The files of a site, by their paths.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The widths of the icon that installed apps show.
const ICONS: [u32; 2] = [192, 512];

/// Writes a site of all games into a folder, with the module that `cargo xtask web` has built.
pub fn write_site(titles: &'static [&'static dyn Title], module: &Path, folder: &Path) -> Result<usize, SiteError> {
    let module = std::fs::read(module).map_err(|error| SiteError::File(module.to_owned(), error))?;
    let files = files(titles, &module, Place::Files)?;
    for (path, bytes) in &files {
        let path = folder.join(path);
        let parent = path.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent)
            .and_then(|()| std::fs::write(&path, bytes))
            .map_err(|error| SiteError::File(path, error))?;
    }
    Ok(files.len())
}

/// Every file of a site.
pub fn files(titles: &'static [&'static dyn Title], module: &[u8], place: Place) -> Result<Files, SiteError> {
    let mut files = but_the_worker(titles, module, place)?;
    let worker = service_worker(&files);
    files.insert("sw.js".to_owned(), worker.into_bytes());
    Ok(files)
}

/// Every file but the service worker, which lists them.
fn but_the_worker(titles: &'static [&'static dyn Title], module: &[u8], place: Place) -> Result<Files, SiteError> {
    let mut files = Files::new();
    files.extend(assets::files().map(|(path, bytes)| (format!("assets/{path}"), bytes.into_owned())));
    files.insert("assets/piazza.wasm".to_owned(), module.to_vec());
    files.insert("theme.css".to_owned(), assets::theme_css().into_bytes());
    files.insert("manifest.webmanifest".to_owned(), manifest().into_bytes());
    files.insert("index.html".to_owned(), ENTRANCE.as_bytes().to_vec());
    let icon = files.get("assets/icon.svg").map(|svg| String::from_utf8_lossy(svg).into_owned()).unwrap_or_default();
    for width in ICONS {
        files.insert(format!("icon-{width}.png"), raster::png(&icon, width)?);
    }
    for title in titles {
        files.insert(format!("games/{}/pictures.svg", title.info().slug), Drawings::sheet(*title).into_bytes());
    }
    for lang in Lang::ALL {
        language(titles, (lang, place), &mut files);
    }
    Ok(files)
}

/// Everything in one language.
fn language(titles: &'static [&'static dyn Title], (lang, place): (Lang, Place), files: &mut Files) {
    let mut add = |path: &str, make: &dyn Fn(&Shell) -> Markup| {
        let shell = Shell { lang, person: None, path: file(path), place };
        files.insert(format!("{lang}/{}", file(path)), relative(&make(&shell).into_string()).into_bytes());
    };
    add("/", &|shell| {
        pages::home(shell, &Home { titles, mine: Vec::new(), daily: None, learned: None, offline: false })
    });
    add("/rules", &|shell| pages::rules_index(shell, titles));
    add("/learn", &|shell| pages::learn(shell, titles, None));
    for title in titles.iter().copied() {
        let slug = title.info().slug;
        add(&format!("/rules/{slug}"), &|shell| rulebook(shell, title));
        let form = Create { title, chosen: Fields::new(), problem: None };
        add(&format!("/new/{slug}"), &|shell| pages::create(shell, &form));
        add(&format!("/table/{slug}"), &|shell| table(shell, title));
        add(&format!("/replay/{slug}"), &|shell| replay(shell, title));
        add(&format!("/learn/{slug}"), &|shell| pages::learn_game(shell, title, None));
        let lessons = title.lessons();
        for (i, lesson) in lessons.iter().enumerate() {
            let next = lessons.get(i + 1);
            add(&format!("/learn/{slug}/{}", lesson.name), &|shell| lesson_page(shell, title, (lesson, next)));
        }
    }
    for title in titles.iter().copied() {
        for (name, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
            let drawn = theme.resolve(&pages::picture(title, lang));
            files.insert(format!("cover/{}-{lang}-{name}.svg", title.info().slug), drawn.into_bytes());
        }
    }
}

fn rulebook(shell: &Shell, title: &'static dyn Title) -> Markup {
    // Worked examples are shown by a server.
    let rulebooks::Printed { body, contents } =
        rulebooks::print(title.rulebook(shell.lang), title.info().prefix, &|_| String::new());
    pages::rules(shell, &RulesPage { info: title.info(), body: PreEscaped(body), contents })
}

fn lesson_page(shell: &Shell, title: &'static dyn Title, (lesson, next): (&Lesson, Option<&Lesson>)) -> Markup {
    let (lesson, next, drawings) = (lesson.clone(), next.cloned(), drawings(title, shell.lang));
    pages::lesson(shell, &LessonPage { info: title.info(), lesson, next, drawings, learned: None })
}

/// The drawings of a game, where the pages of a site find them.
fn drawings(title: &'static dyn Title, lang: Lang) -> Drawings {
    let drawings = Drawings::new(title, lang);
    Drawings { address: relative_path(&drawings.address), ..drawings }
}

/// The page of all tables of a game: which one it shows stands in its address.
fn table(shell: &Shell, title: &'static dyn Title) -> Markup {
    let drawings = drawings(title, shell.lang);
    let page = TablePage { info: title.info(), room: None, socket: None, key: None, may_join: false, drawings };
    pages::table(shell, &page)
}

/// The page of all matches of a game that are looked back at.
fn replay(shell: &Shell, title: &'static dyn Title) -> Markup {
    let drawings = drawings(title, shell.lang);
    pages::replay(shell, &ReplayPage { info: title.info(), book: None, key: None, drawings })
}

/// The file of a page: `/rules/hamlet` is `rules-hamlet.html`.
fn file(path: &str) -> String {
    match path.trim_matches('/') {
        "" => "index.html".to_owned(),
        path => format!("{}.html", path.replace('/', "-")),
    }
}

/// What every page and its scripts have in common, beside the pages: it lies a folder higher.
const SHARED: [&str; 5] = ["/assets/", "/games/", "/theme.css", "/manifest.webmanifest", "/icon-"];

/// The way from a site that a server hands out to the server's own pages.
pub const ONLINE: &str = "/online";

/// Where a path of the server is, seen from a page. Forms are not sent anywhere, so their paths stay.
fn relative_path(path: &str) -> String {
    if path == ONLINE {
        return "../../".to_owned();
    }
    if let Some(cover) = path.strip_prefix("/cover/") {
        return format!("../cover/{}.svg", cover.replace("?lang=", "-").replace("&amp;theme=", "-"));
    }
    if SHARED.iter().any(|shared| path.starts_with(shared)) {
        return format!("..{path}");
    }
    let (path, anchor) = path.split_once('#').map_or((path, String::new()), |(path, to)| (path, format!("#{to}")));
    file(path) + &anchor
}

/// A page with its links made relative.
fn relative(page: &str) -> String {
    let mut made = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((at, mark)) =
        [" href=\"/", " src=\"/"].iter().filter_map(|mark| Some((rest.find(mark)?, *mark))).min()
    {
        let begin = at + mark.len() - 1;
        let end = begin + rest[begin..].find('"').unwrap_or(rest.len() - begin);
        write!(made, "{}{}", &rest[..begin], relative_path(&rest[begin..end])).expect("a string takes everything");
        rest = &rest[end..];
    }
    made + rest
}

fn manifest() -> String {
    let icon = |width: u32| json!({"src": format!("icon-{width}.png"), "sizes": format!("{width}x{width}"), "type": "image/png"});
    let icons: Vec<_> = ICONS.into_iter().map(icon).collect();
    json!({
        "name": "Piazza", "short_name": "Piazza", "start_url": "index.html", "scope": "./", "display": "standalone",
        "background_color": "#f4efe6", "theme_color": "#f4efe6", "icons": icons,
    })
    .to_string()
}

/// The worker that keeps the site for the time without a connection. Its version follows from all files: when one of
/// them changes a new worker comes, and takes over when nobody has a page open any more.
fn service_worker(files: &Files) -> String {
    let mut hash = Sha256::new();
    for (path, bytes) in files {
        hash.update(path);
        hash.update(bytes);
    }
    let version: String = hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let list: Vec<&String> = files.keys().collect();
    let source = files.get("assets/js/sw.js").map(|source| String::from_utf8_lossy(source)).unwrap_or_default();
    format!("const VERSION = \"{version}\";\nconst FILES = {};\n{source}", json!(list))
}

/// The page at the top of a site: goes to the reader's language.
const ENTRANCE: &str = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Piazza</title>\
<link rel=\"icon\" href=\"assets/icon.svg\" type=\"image/svg+xml\"><link rel=\"manifest\" href=\"manifest.webmanifest\">\
<script type=\"module\" src=\"assets/js/entrance.js\"></script></head>\
<body><p><a href=\"en/index.html\" lang=\"en\">English</a> · <a href=\"it/index.html\" lang=\"it\">Italiano</a></p></body></html>";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_become_relative_and_forms_keep_their_paths() {
        let check = |page: &str, made: &str| assert_eq!(relative(page), made);
        check("<a href=\"/\">", "<a href=\"index.html\">");
        check(
            "<a href=\"/rules/x#X-1\"><img src=\"/assets/a.svg\">",
            "<a href=\"rules-x.html#X-1\"><img src=\"../assets/a.svg\">",
        );
        check("<img src=\"/cover/x?lang=it&amp;theme=dark\">", "<img src=\"../cover/x-it-dark.svg\">");
        check("<form action=\"/play/x\"><a href=\"#games\">", "<form action=\"/play/x\"><a href=\"#games\">");
    }

    /// The places that a page links to.
    fn links(page: &str) -> impl Iterator<Item = &str> {
        let after = |mark: &'static str| page.split(mark).skip(1).filter_map(|rest| rest.split('"').next());
        after(" href=\"").chain(after(" src=\""))
    }

    #[test]
    fn every_link_of_every_page_leads_to_a_file_of_the_site() {
        let files = files(catalog::titles(), &[], Place::Files).expect("a site");
        let pages = files.iter().filter(|(path, _)| path.starts_with("en/") || path.starts_with("it/"));
        let mut seen = 0;
        for (path, bytes) in pages {
            let page = String::from_utf8_lossy(bytes);
            for link in links(&page).filter(|link| !link.starts_with('#')) {
                let to = link.split(['#', '?']).next().unwrap_or_default();
                let full = match to.strip_prefix("../") {
                    Some(shared) => shared.to_owned(),
                    None => format!("{}/{to}", &path[..2]),
                };
                assert!(files.contains_key(&full), "{path} links to {link}");
                seen += 1;
            }
        }
        assert!(seen > 100, "{seen} links");
    }

    #[test]
    fn another_file_makes_another_version() {
        let files = |text: &str| Files::from([("a".to_owned(), text.as_bytes().to_vec())]);
        assert_ne!(service_worker(&files("x")), service_worker(&files("y")));
    }
}
