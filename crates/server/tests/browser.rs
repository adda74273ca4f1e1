//! Real people's ways through Piazza, in a real browser against a real server. An error in the console fails the test.
//!
//! Pictures of what was seen are written to the folder `PIAZZA_PICTURES`, if that is set.

#[path = "browser/driver.rs"]
mod driver;
#[path = "browser/learning.rs"]
mod learning;
#[path = "browser/measure.rs"]
mod measure;
#[path = "browser/offline.rs"]
mod offline;
#[path = "browser/play.rs"]
mod play;
#[path = "browser/site.rs"]
mod site;

use catalog::Title;
use driver::{Browser, Screen, shown};
use fantoccini::key::Key;
use site::{Site, toy};
use tokio::task::JoinSet;

/// The same with every one of these games, side by side.
async fn with_each<F: Future<Output = ()> + Send + 'static>(
    titles: Vec<&'static dyn Title>,
    play: fn(&'static str) -> F,
) {
    let games: JoinSet<()> = titles.into_iter().map(|title| play(title.info().slug)).collect();
    games.join_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_begun_and_two_are_played_to_the_end_with_the_mouse() {
    with_each(catalog::titles().to_vec(), play_with_the_mouse).await;
}

async fn play_with_the_mouse(slug: &'static str) {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.play_now(&site.address(), slug).await;
    assert!(browser.my_turn().await);
    browser.pictures(&format!("table-{slug}"), Screen::Wide).await;
    if WHOLE.contains(&slug) {
        browser.play_out().await;
        assert!(browser.text("#result-body").await.contains("1."), "the result is shown");
        browser.picture(&format!("result-{slug}")).await;
        browser.click("#result-body a[href$=replay]").await;
        browser.click("#log li[data-step=\"20\"]").await;
        browser.until("location.search === '?step=20'").await;
        browser.pictures(&format!("replay-{slug}"), Screen::Wide).await;
    } else {
        browser.play_on(BEGINNING).await;
    }
    browser.close().await;
    site.close().await;
}

/// The games that are played to the end with mouse and keyboard; the longer ones are only begun, to keep the suite short:
/// a finger plays all of them to the end. With `PIAZZA_WHOLE` set the keyboard does too.
const WHOLE: [&str; 2] = ["hamlet", "fifth-avenue"];
/// How many decisions a beginning has with the mouse.
const BEGINNING: usize = 8;
/// How many choices a beginning has with the keyboard.
const CHOICES: usize = 30;

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_asks_before_it_plays_and_plays_to_the_end() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Phone, "it").await;
    browser.play_now(&site.address(), toy()).await;
    assert!(browser.my_turn().await);
    let before = browser.at().await;
    browser.pick_only(0).await;
    browser.until(&shown("#prompt-tools .btn.main")).await;
    assert_eq!(browser.at().await, before, "nothing is played before it is confirmed");
    browser.until("document.querySelector('#telling').textContent.length > 0").await;
    browser.pictures("confirm", Screen::Phone).await;
    browser.click("#prompt-tools .btn.main").await;
    assert!(browser.moved_on(before).await, "confirmed, it is played");
    browser.play_out().await;
    browser.pictures("result", Screen::Phone).await;
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_alone_is_enough() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.play_now(&site.address(), toy()).await;
    assert!(browser.my_turn().await);
    browser.press(Key::Right).await;
    browser.until("document.activeElement.matches('#main .can-pick')").await;
    let before = browser.at().await;
    browser.press(Key::Enter).await;
    if !browser.moved_on(before).await {
        browser.press(Key::Enter).await;
        assert!(browser.moved_on(before).await, "Enter picks and confirms");
    }
    browser.play_out_by_keys().await;
    browser.close().await;
    site.close().await;
}

/// The next thing that is played arrives as something that nobody may do.
const GARBLE: &str = "const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) { \
    const message = JSON.parse(text); \
    if (message.t === 'play') { WebSocket.prototype.send = send; message.action = 'nonsense'; } \
    send.call(this, JSON.stringify(message)); }";

#[tokio::test(flavor = "multi_thread")]
async fn what_was_refused_may_be_picked_again() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Phone, "en").await;
    browser.play_now(&site.address(), "fifth-avenue").await;
    assert!(browser.my_turn().await);
    let before = browser.at().await;
    browser.run(GARBLE).await;
    browser.pick(0).await;
    browser.until("document.querySelector('.toast')").await;
    browser.until("!document.querySelector('.picked')").await;
    assert_eq!(browser.at().await, before);
    browser.decide(0).await;
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_by_ear_and_keyboard_and_one_to_its_end() {
    let games = catalog::titles().iter().copied().filter(|title| !title.info().toy);
    with_each(games.collect(), play_by_ear_and_keyboard).await;
}

async fn play_by_ear_and_keyboard(slug: &'static str) {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "it").await;
    browser.short_table(&site.address(), slug).await;
    if WHOLE.contains(&slug) || std::env::var_os("PIAZZA_WHOLE").is_some() {
        browser.play_out_by_keys().await;
        assert!(browser.text("#result-body").await.contains("1."), "the result is shown");
    } else {
        browser.play_on_by_keys(CHOICES).await;
        assert!(browser.my_turn().await);
    }
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_the_end_on_a_phone_by_what_sheet_and_map_show() {
    with_each(catalog::titles().to_vec(), play_by_tapping).await;
}

/// What stands in the open chip and lies outside of the window.
const BEYOND: &str = "return [...document.querySelectorAll('.chip[open] *')].filter((part) => part.checkVisibility() \
    && part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML.slice(0, 80))";

async fn play_by_tapping(slug: &'static str) {
    let site = Site::open().await;
    let browser = site.browser(Screen::Phone, "en").await;
    browser.short_table(&site.address(), slug).await;
    browser.click(".chip summary").await;
    assert_eq!(browser.run(BEYOND).await, serde_json::json!([]), "{slug}: what stands in a chip is in the window");
    browser.click(".chip summary").await;
    let end = browser.tap_to_the_end().await;
    assert!(end["taps"].is_u64(), "{slug}: {end}");
    browser.pictures(&format!("result-{slug}"), Screen::Phone).await;
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_keeps_its_measures_in_every_window() {
    let site = Site::open().await;
    let shelf = measure::shelve_all(&site).await;
    let (english, italian) =
        tokio::join!(measure::measured(&site, "en", &shelf), measure::measured(&site, "it", &shelf));
    measure::write_down(&measure::together(english.0, italian.0));
    let broken = [english.1, italian.1].concat();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    site.close().await;
}

/// The box of the map in the window.
const MAP: &str = "const box = document.querySelector('#board').getBoundingClientRect(); return [box.x, box.y, box.width, box.height]";

#[tokio::test(flavor = "multi_thread")]
async fn the_map_stays_where_it_is_while_ten_questions_pass() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    for slug in site::games() {
        browser.play_now(&site.address(), slug).await;
        assert!(browser.my_turn().await);
        let before = browser.run(MAP).await;
        for _ in 0..10 {
            browser.play_on(1).await;
            assert!(browser.my_turn().await);
            assert_eq!(browser.run(MAP).await, before, "{slug}: {}", browser.text("#prompt").await);
        }
    }
    browser.close().await;
    site.close().await;
}

/// Whether a finger hits the button of the free chair.
const CHAIR_IS_SEEN: &str = "const button = document.querySelector('.chair button'), box = button.getBoundingClientRect(); \
    return button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))";

/// The host makes a table for two, and the friend comes by the link.
async fn meet(site: &Site, host: &Browser, friend: &Browser, pace: &str) {
    host.go(&format!("{}/new/{}", site.address(), toy())).await;
    host.hurry().await;
    host.choose("[name=seat-1]", "link").await;
    host.run(&format!("document.querySelector('[name=pace][value={pace}]').click()")).await;
    host.pictures("new", Screen::Wide).await;
    host.click(".sticky-go button").await;
    host.until(&shown("#invitation")).await;
    assert_eq!(host.run(&format!("return {}", shown("#stage"))).await, false, "there is no map yet");
    host.until("document.querySelector('#fair code')").await;
    host.pictures("room", Screen::Wide).await;
    let link = host.run("return document.querySelector('#invitation').value").await;
    friend.go(link.as_str().expect("a link")).await;
    friend.hurry().await;
    friend.pictures("room", Screen::Phone).await;
    assert_eq!(friend.run(CHAIR_IS_SEEN).await, true, "whoever comes by the link sees where to sit");
    friend.click(".chair button").await;
    host.until("!document.querySelector('#invitation')").await;
    friend.until(&shown("#board svg")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_share_a_clock_an_undo_and_a_stand_in() {
    let site = Site::open().await;
    let (host, friend) = (site.browser(Screen::Wide, "en").await, site.browser(Screen::Phone, "it").await);
    meet(&site, &host, &friend, "live").await;
    assert!(host.my_turn().await);
    let clock = "document.querySelector('.chip.turn .clock').textContent";
    let before = host.until(&format!("/^[0-9]+:[0-9][0-9]$/.test({clock}) && {clock}")).await;
    host.until(&format!("{clock} !== {before}")).await;
    friend.until(&shown(".chip.turn .chip-clock:not(:empty)")).await;
    host.decide(0).await;
    assert!(friend.my_turn().await);
    friend.decide(0).await;
    host.until("document.querySelector('#prompt').dataset.at >= 2").await;
    let at = host.at().await;
    host.press('u').await;
    friend.until(&shown("#prompt-tools .btn.main")).await;
    friend.pictures("undo-asked", Screen::Phone).await;
    friend.click("#prompt-tools .btn.main").await;
    host.until(&format!("document.querySelector('#prompt').dataset.at < {at}")).await;
    assert!(host.my_turn().await, "the host decides again");

    friend.click("#open-menu").await;
    friend.click("#table-tools .btn:not(.danger)").await;
    host.until("document.querySelector('.chip:not(.turn) .away')?.textContent.length > 0").await;
    host.pictures("stand-in", Screen::Wide).await;
    friend.pictures("stood-in-for", Screen::Phone).await;
    friend.click("#prompt-tools .btn.main").await;
    host.until("![...document.querySelectorAll('.chip .away')].some((away) => away.textContent)").await;
    host.close().await;
    friend.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_joins_by_the_link() {
    let site = Site::open().await;
    let (host, friend) = (site.browser(Screen::Wide, "en").await, site.browser(Screen::Phone, "it").await);
    meet(&site, &host, &friend, "none").await;
    assert!(host.my_turn().await);
    host.decide(0).await;
    assert!(friend.my_turn().await, "the move arrives at the other screen");
    friend.decide(0).await;
    assert!(host.my_turn().await, "and the answer comes back");
    host.click("[data-tab=chat]").await;
    host.click("#chat input").await;
    host.type_keys("<b>Ciao</b> a tutti").await;
    host.press(Key::Enter).await;
    friend.until("document.querySelector('#chat ol').textContent.includes('<b>Ciao</b> a tutti')").await;
    host.close().await;
    friend.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_find_their_numbers_in_the_draw_and_a_rematch_waits_for_both() {
    let site = Site::open().await;
    let (host, friend) = (site.browser(Screen::Wide, "en").await, site.browser(Screen::Phone, "it").await);
    meet(&site, &host, &friend, "none").await;
    tokio::join!(host.play_out(), friend.play_out());
    let table = host.run("return location.pathname").await;
    let replay = format!("{}{}/replay", site.address(), table.as_str().expect("a path"));
    let (wide, phone) = ("[data-tab=share]", "[data-page=share]");
    for (browser, share, words) in
        [(&host, wide, "own number is among"), (&friend, phone, "Il numero di questo browser")]
    {
        browser.go(&replay).await;
        browser.click(share).await;
        browser.click("#verify").await;
        browser.until("document.querySelector('#verify-says .up')").await;
        assert!(browser.text("#verify-says").await.contains(words), "{}", browser.text("#verify-says").await);
        browser.go(replay.trim_end_matches("/replay")).await;
        browser.until(&shown("#rematch")).await;
    }
    host.click("#rematch").await;
    host.until(&shown("#start")).await;
    friend.until("document.querySelector('#rematch')?.textContent.includes('il tavolo è pronto')").await;
    friend.click("#rematch").await;
    host.until(&shown("#board svg")).await;
    friend.until(&shown("#board svg")).await;
    host.close().await;
    friend.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_after_the_server_was_restarted() {
    let mut site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.play_now(&site.address(), toy()).await;
    for which in 0..3 {
        assert!(browser.my_turn().await);
        browser.decide(which).await;
    }
    assert!(browser.my_turn().await);
    let before = browser.run("return document.querySelector('#log').innerText").await;
    site.stop().await;
    browser.until("document.querySelector('#link[data-state=lost], #link[data-state=wait]')").await;
    site.start().await;
    browser.until("document.querySelector('#link[data-state=open]')").await;
    assert!(browser.my_turn().await);
    assert_eq!(
        browser.run("return document.querySelector('#log').innerText").await,
        before,
        "nothing lost, nothing doubled"
    );
    browser.play_out().await;
    browser.close_after_a_break().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slip_is_taken_back() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.play_now(&site.address(), toy()).await;
    assert!(browser.my_turn().await);
    let before = browser.at().await;
    browser.decide(0).await;
    assert!(browser.my_turn().await);
    let mut at = browser.at().await;
    while at > before {
        browser.press('u').await;
        browser.until(&format!("document.querySelector('#prompt').dataset.at < {at}")).await;
        at = browser.at().await;
    }
    assert_eq!(
        browser.run("return document.querySelectorAll('#log [data-step]').length").await,
        0,
        "the log forgets it too"
    );
    browser.close().await;
    site.close().await;
}

/// A lot with a shop cannot take a starting building: a game whose first question always has something to refuse.
#[tokio::test(flavor = "multi_thread")]
async fn something_unavailable_says_which_rule_forbids_it() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.play_now(&site.address(), "fifth-avenue").await;
    assert!(browser.my_turn().await);
    let lot = "document.querySelector('#board .unpickable[data-pick^=\"lot:\"]')";
    browser.until(&format!("{lot} !== null")).await;
    browser.run(&format!("{lot}.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await;
    browser.until(&shown(".bubble")).await;
    browser.pictures("why-not", Screen::Wide).await;
    browser.click(".bubble .btn").await;
    browser.until(&shown("#rules .found")).await;
    browser.pictures("rules-sheet", Screen::Wide).await;
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_stepped_through_shared_verified_and_played_on() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.play_now(&site.address(), toy()).await;
    browser.play_out().await;
    browser.click("#result-body a[href$=replay]").await;
    browser.until("document.querySelector('#board svg')").await;
    browser.click("#replay-first").await;
    browser.until("document.querySelector('#replay-step').textContent.startsWith('0 ')").await;
    browser.click("#replay-next").await;
    browser.until("document.querySelector('#prompt-text').textContent.length > 3").await;
    browser.click("#log li[data-step=\"4\"]").await;
    browser.until("location.search === '?step=4'").await;
    browser.pictures("replay", Screen::Wide).await;
    browser.click("[data-tab=share]").await;
    browser.click("#verify").await;
    browser.until("document.querySelector('#verify-says .up')").await;
    browser.pictures("share", Screen::Wide).await;
    let shared = browser.run("return document.querySelector('#share-link').value").await;
    browser.go(shared.as_str().expect("a link")).await;
    browser.until("document.querySelector('#replay-step').textContent.startsWith('4 ')").await;
    browser.click("[data-tab=share]").await;
    browser.click("#share form button").await;
    browser.until("document.querySelector('#prompt-text')").await;
    assert!(browser.my_turn().await);
    assert!(browser.at().await >= 4, "the match goes on from the step");
    browser.play_out().await;
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_match_leads_to_its_review_and_a_turning_point_is_looked_at_and_played_on() {
    let site = Site::open().await;
    let table = measure::shelve(&site, toy()).await.table;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.go(&format!("{}/t/{}", site.address(), table)).await;
    browser.click("#result-body a[href$='#review']").await;
    browser.until("document.querySelectorAll('#review .points li').length === 5").await;
    browser.pictures("review", Screen::Wide).await;
    assert!(browser.text("#review .judged").await.contains("Ada"), "everybody's decisions are judged");
    let step = browser.run("return document.querySelector('#review .points li').dataset.point").await;
    let step: u64 = step.as_str().and_then(|step| step.parse().ok()).expect("a step");
    browser.click("#review .points li button").await;
    browser.until(&format!("document.querySelector('#replay-step').textContent.startsWith('{step} ')")).await;
    browser.until("document.querySelector('#review .points li.now')").await;
    let (seat, eyes) = (
        browser.run("return document.querySelector('#review .points li').dataset.seat").await,
        browser.run("return document.querySelector('#replay-eyes').value").await,
    );
    assert_eq!(seat, eyes, "it is looked at with the eyes of whoever decided");
    browser.click("#review .points li button + button").await;
    browser.until("location.pathname.startsWith('/t/') && !location.pathname.endsWith('/replay')").await;
    assert!(browser.my_turn().await);
    assert_eq!(browser.at().await, step, "the decision is there to be made again");
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_comes_from_the_browser_and_can_be_switched() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "it").await;
    browser.go(&site.address()).await;
    assert_eq!(browser.run("return document.documentElement.lang").await, "it");
    browser.play_now(&site.address(), toy()).await;
    assert!(browser.my_turn().await);
    let italian = browser.text("#prompt-text").await;
    browser.click("#open-menu").await;
    browser.click("#menu button[name=lang]").await;
    browser.until("document.documentElement.lang === 'en' && document.querySelector('#prompt.mine')").await;
    assert_ne!(browser.text("#prompt-text").await, italian, "the question too");
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_do_not_see_each_others_hands() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.go(&format!("{}/new/{}", site.address(), toy())).await;
    browser.hurry().await;
    browser.choose("[name=seat-1]", "here").await;
    browser.run("document.querySelector('[name=name-1]').value = 'Bruno'").await;
    browser.click(".sticky-go button").await;
    let mut covers = 0;
    for _ in 0..8 {
        browser.until("document.querySelector('.cover, #prompt.mine')").await;
        if browser.run("return Boolean(document.querySelector('.cover'))").await == true {
            covers += 1;
            let open = browser.run("return document.querySelectorAll('#main .can-pick').length").await;
            assert_eq!(open, 0, "no hand lies open under the cover");
            browser.picture("hot-seat").await;
            browser.click(".cover button").await;
        }
        assert!(browser.my_turn().await);
        browser.decide(0).await;
    }
    assert!(covers > 2, "the screen was passed on");
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_the_matches() {
    let site = Site::open().await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.play_now(&site.address(), toy()).await;
    browser.play_out().await;
    browser.go(&format!("{}/account", site.address())).await;
    browser.pictures("account", Screen::Wide).await;
    browser.fill("form[action='/register']", &[("login", "giulia.r"), ("password", "acqua e sapone")]).await;
    browser.until("document.querySelector(\"form[action='/logout']\") || location.pathname !== '/account'").await;
    browser.go(&format!("{}/account", site.address())).await;
    browser.click("form[action='/logout'] button").await;
    browser.until("location.pathname !== '/account'").await;
    browser.go(&format!("{}/account", site.address())).await;
    browser.fill("form[action='/login']", &[("login", "giulia.r"), ("password", "acqua e sapone")]).await;
    browser.until("!document.querySelector(\"form[action='/login']\")").await;
    browser.go(&format!("{}/history", site.address())).await;
    browser.until(&shown(".table-row a[href$=replay]")).await;
    browser.pictures("history", Screen::Wide).await;
    browser.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_both_screens_in_both_languages() {
    let site = Site::open().await;
    let game = catalog::titles()[0].info().slug;
    let pages = [
        ("home", "/".to_owned()),
        ("lobby", "/lobby".into()),
        ("form", format!("/new/{game}")),
        ("books", "/rules".into()),
        ("rules", format!("/rules/{game}")),
        ("history", "/history".into()),
        ("account", "/account".into()),
    ];
    for (screen, lang) in [(Screen::Wide, "en"), (Screen::Phone, "it")] {
        let browser = site.browser(screen, lang).await;
        for (name, path) in &pages {
            browser.go(&format!("{}{path}", site.address())).await;
            browser.pictures(&format!("page-{name}"), screen).await;
            assert!(!browser.overflows().await, "{name} is wider than the window");
            let unsaid =
                browser.run("return document.body.innerText.match(/\\[[a-z]+-[a-z0-9-]+\\]/)?.[0] ?? null").await;
            assert!(unsaid.is_null(), "{name} in {lang} lacks words: {unsaid}");
        }
        for title in catalog::titles().iter().filter(|_| screen == Screen::Phone) {
            browser.play_now(&site.address(), title.info().slug).await;
            assert!(browser.my_turn().await);
            browser.pictures(&format!("table-{}", title.info().slug), screen).await;
            assert!(!browser.overflows().await, "{} is wider than the window", title.info().slug);
        }
        browser.close().await;
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_files_are_played_on_after_a_reload_without_a_network() {
    let Some(module) = offline::module() else { return };
    let (driver, host) = (driver::Driver::start(), offline::Host::of(&module).await);
    let (browser, address) = (driver.open(Screen::Wide, "en").await, host.address.clone());
    browser.play_now(&format!("{address}/en/index.html"), toy()).await;
    assert!(browser.my_turn().await);
    browser.play_on(2).await;
    assert!(browser.my_turn().await);
    let before = browser.at().await;
    browser.until("navigator.serviceWorker.controller !== null").await;
    host.vanish().await;
    let table = browser.run("return location.href").await;
    browser.go(table.as_str().expect("an address")).await;
    assert!(browser.my_turn().await, "the match is still there");
    assert_eq!(browser.at().await, before, "where it was left");
    browser.play_out().await;
    assert!(browser.text("#result-body").await.contains("1."), "the result is shown");
    browser.click("#result-body a[href*=replay]").await;
    browser.until("document.querySelector('#replay-step').textContent.startsWith('0 ')").await;
    browser.click("#replay-last").await;
    browser.until("document.querySelector('#board svg') && location.search.includes('step=')").await;
    browser.click("[data-tab=share]").await;
    browser.click("#verify").await;
    browser.until("document.querySelector('#verify-says .up')").await;
    browser.click("[data-tab=review]").await;
    browser.click("#review-ask").await;
    browser.until("document.querySelector('#review .judged')").await;
    browser.go(&format!("{address}/it/index.html")).await;
    browser.until("document.querySelectorAll('#kept-list li').length === 1").await;
    browser.go(&format!("{address}/it/rules-{}.html", toy())).await;
    assert!(!browser.text(".book").await.is_empty(), "rules are read in the other language too");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_finished_without_the_server_moves_to_its_account() {
    let Some(module) = offline::module() else { return };
    let site = Site::with(Some(std::fs::read(module).expect("the module").leak())).await;
    let browser = site.browser(Screen::Wide, "en").await;
    browser.go(&site.address()).await;
    browser.click("a[href=\"/offline/\"]").await;
    browser.until("location.pathname === '/offline/en/index.html'").await;
    let home = format!("{}/offline/en/index.html", site.address());
    browser.play_now(&home, toy()).await;
    browser.play_out().await;
    browser.go(&home).await;
    browser.until("document.querySelector('#kept-list li')").await;
    browser.click("#kept-list button.btn:not(.plain)").await;
    browser.until("location.pathname.endsWith('/replay') && document.querySelector('#board svg')").await;
    browser.go(&home).await;
    browser.until("!document.querySelector('#kept-none').hidden && !document.querySelector('#kept-list li')").await;
    browser.close().await;
    site.close().await;
}
