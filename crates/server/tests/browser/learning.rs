//! Somebody learns: lessons, puzzles, worked examples, a guided match.

use engine::Lang;
use engine::lesson::Lesson;
use fantoccini::key::Key;
use serde_json::json;
use tokio::task::JoinSet;

use crate::driver::{Screen, shown};
use crate::site::{Site, toy};
use crate::with_each;

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_and_puzzle_is_finished_by_tapping_what_is_pointed_at() {
    with_each(catalog::titles().to_vec(), finish_every_lesson).await;
}

async fn finish_every_lesson(slug: &'static str) {
    let site = Site::open().await;
    let title = catalog::titles().iter().find(|title| title.info().slug == slug).expect("it is there");
    let lessons = title.lessons();
    let (first, puzzle) = (&lessons[..1], lessons.iter().find(|lesson| lesson.goal.is_some()));
    let few = first.iter().chain(puzzle).collect();
    // All of them where there is least room and words are longest.
    for (screen, lang, lessons) in [(Screen::Phone, "it", lessons.iter().collect()), (Screen::Wide, "en", few)] {
        let lessons: Vec<&Lesson> = lessons;
        let browser = site.browser(screen, lang).await;
        browser.go(&site.address()).await;
        browser.hurry().await;
        for lesson in &lessons {
            browser.go(&format!("{}/learn/{slug}/{}", site.address(), lesson.name)).await;
            let end = browser.learn(slug, lesson).await;
            assert!(end["taps"].is_u64() && end["faults"] == json!([]), "{slug}/{} {screen:?}: {end}", lesson.name);
        }
        browser.go(&format!("{}/learn/{slug}", site.address())).await;
        browser
            .until(&format!("document.querySelectorAll('[data-lesson].learned').length === {}", lessons.len()))
            .await;
        browser.pictures(&format!("learn-{slug}"), screen).await;
        browser.close().await;
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_new_comes_from_the_home_page_to_a_first_lesson_and_from_there_to_a_table() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.go(&site.address()).await;
    browser.hurry().await;
    browser.click(".new-here a").await;
    browser.until(&shown("#lesson .main")).await;
    let (game, lesson) = first_lesson();
    assert!(browser.text("#prompt-text").await.contains(lesson.title.of(Lang::En)));
    browser.hears_everything_by_name().await;
    browser.press(Key::Enter).await;
    browser.until("document.querySelector('#lesson').dataset.stand === 'asked'").await;
    browser.press(Key::Right).await;
    browser.until("document.activeElement.matches('.pointed.can-pick')").await;
    browser.go(&format!("{}/learn/{game}/{}", site.address(), lesson.name)).await;
    browser.until("document.querySelector('#lesson')?.dataset.stand === 'asked'").await;
    let end = browser.learn(game, &lesson).await;
    assert!(end["taps"].is_u64(), "{end}");
    browser.pictures("lesson-done", Screen::Wide).await;
    browser.click("#lesson form button").await;
    assert!(browser.my_turn().await);
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_is_looked_up_at_the_table_and_shown_by_an_example_that_is_played_on() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Phone, "it").await;
    browser.play_now(&site.address(), toy()).await;
    assert!(browser.my_turn().await);
    browser.press('r').await;
    browser.until(&shown("#rules .rules-now .show-me")).await;
    browser.pictures("rules-now", Screen::Phone).await;
    let example = browser.run("return document.querySelector('.rules-now .show-me').href").await;
    browser.go(example.as_str().expect("an address")).await;
    browser.hurry().await;
    browser.until("document.querySelector('#lesson')?.dataset.stand === 'shown'").await;
    browser.pictures("example", Screen::Phone).await;
    for stand in ["done", "asked"] {
        browser.click("#lesson .main").await;
        browser.until(&format!("document.querySelector('#lesson').dataset.stand === '{stand}'")).await;
    }
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_match_introduces_a_question_once_and_a_hint_is_played_with_one_tap() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    let (game, _) = first_lesson();
    browser.guided(&site.address(), game).await;
    browser.until(&shown(".guide-slip")).await;
    browser.pictures("guided", Screen::Wide).await;
    let met = browser.text(".guide-slip").await;
    browser.run("location.reload()").await;
    assert!(browser.my_turn().await);
    browser.until(&format!("document.querySelector('.guide-slip')?.innerText !== {met:?}")).await;
    browser.press('h').await;
    browser.until(&shown(".hint-slip")).await;
    browser.until("document.querySelector('[data-hint], #board .worth') !== null").await;
    browser.pictures("hints", Screen::Wide).await;
    let at = "Number(document.querySelector('#prompt').dataset.at)";
    let before = browser.run(&format!("return {at}")).await;
    browser.click(".hint-slip").await;
    browser.until(&format!("{at} > {before} || document.querySelector('#prompt-tools .btn.main') !== null")).await;
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_match_asks_before_a_slip_and_what_was_played_all_the_same_is_taken_back() {
    let slips: JoinSet<()> = SLIPS.into_iter().map(|(slug, button)| make_a_slip(slug, button)).collect();
    slips.join_all().await;
}

/// Games in which somebody new comes to a slip whatever is dealt, and the button that is one: points are left, a turn is idle.
const SLIPS: [(&str, &str); 2] = [("urban-sprawl", "button:end"), ("big-city", "button:pass")];

async fn make_a_slip(slug: &'static str, button: &'static str) {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.guided(&site.address(), slug).await;
    let button = format!("[data-button='{button}']");
    browser.decide_until(&shown(&button)).await;
    let before = browser.at().await;
    browser.click(&button).await;
    browser.until(&shown("#telling .sorry")).await;
    browser.pictures(&format!("slip-{slug}"), Screen::Wide).await;
    browser.press(Key::Escape).await;
    browser.until("document.querySelector('#prompt-tools .btn.main') === null").await;
    assert_eq!(browser.at().await, before, "nothing is played before it is confirmed");
    browser.click(&button).await;
    browser.click("#prompt-tools .btn.main").await;
    assert!(browser.moved_on(before).await, "confirmed, it is played");
    assert!(browser.my_turn().await);
    browser.press('u').await;
    browser.until(&format!("document.querySelector('#prompt').dataset.at === '{before}'")).await;
    browser.close().await;
    site.close().await;
}

/// Whether the present phase is being introduced.
const PHASE_IS_TOLD: &str = "Boolean(document.querySelector('#ribbons .now .step')) \
    && (document.querySelector('.guide-slip')?.textContent ?? '').includes(document.querySelector('#ribbons .now .step').title)";

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_match_explains_a_phase_once_and_the_ribbon_whenever_it_is_asked() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "it").await;
    let (game, _) = first_lesson();
    browser.guided(&site.address(), game).await;
    // The question is introduced first, the phase when the question is known.
    browser.decide_until(PHASE_IS_TOLD).await;
    let help = browser.run("return document.querySelector('#ribbons .now .step').title").await;
    let help = help.as_str().expect("a sentence");
    browser.pictures("phase", Screen::Wide).await;
    browser.click(".guide-slip button").await;
    browser.until("document.querySelector('.guide-slip') === null").await;
    browser.run("location.reload()").await;
    assert!(browser.my_turn().await);
    assert_eq!(browser.run("return document.querySelectorAll('.guide-slip').length").await, 0, "it has been met");
    browser.click("#ribbons .now .step").await;
    browser.until(&shown(".bubble")).await;
    assert!(browser.text(".bubble").await.contains(help), "{help}");
    browser.press(Key::Escape).await;
    browser.until("document.querySelector('.bubble') === null").await;
    browser.close().await;
    site.close().await;
}

/// The first lesson of the lightest game.
fn first_lesson() -> (&'static str, Lesson) {
    let title = catalog::titles().iter().find(|title| !title.info().toy).expect("there is a game");
    (title.info().slug, title.lessons().swap_remove(0))
}
