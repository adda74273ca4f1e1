//! Playing in the browser, whatever the game.

use engine::lesson::Lesson;
use fantoccini::key::Key;
use serde_json::Value;

use crate::driver::{Browser, Screen, Spoken, picture_folder};

/// True as soon as the page wants something of the player or the match is over.
const READY: &str = "document.querySelector('#result[open]') ? 'over' \
    : document.querySelector('#prompt.mine') && document.querySelector('#main .can-pick, #choices-bar button:not(.picked)') ? 'mine' : null";

/// A point where a pick that is offered can be hit: on the map, on a card, or on a button. Which one is decided by a number.
const SPOT: &str = "
    const all = [...document.querySelectorAll('#main .can-pick, #choices-bar button:not(.picked, .more)')];
    const turned = all.map((_, i) => all[(i + arguments[0]) % all.length]);
    for (const element of turned) {
        if (element.closest('.column')) element.scrollIntoView({ block: 'nearest' });
        const box = element.getBoundingClientRect();
        for (const [fx, fy] of [[.5, .5], [.3, .7], [.7, .3], [.2, .2], [.8, .8], [.5, .9], [.1, .5], [.9, .5], [.5, .1]]) {
            const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
            if (element.contains(document.elementFromPoint(x, y))) return [Math.round(x), Math.round(y)];
        }
    }
    return null;";

/// How things stand on a page that does not go on.
const PLIGHT: &str = "return [document.querySelector('#prompt').outerHTML, document.querySelector('#tools').innerText, document.activeElement.outerHTML.slice(0, 300), \
    document.querySelector('.toast')?.textContent, document.querySelector('#link').title, matchMedia('(hover: hover)').matches, \
    document.querySelector('#palette').open]";

/// Plays a match to its end with a finger.
const TAP: &str = include_str!("tap.js");
/// Finishes a lesson with a finger.
const LEARN: &str = include_str!("learn.js");

/// How many decisions pass between two times of listening.
const LISTEN_EVERY: usize = 12;
/// What can be used, by role.
const USED: [&str; 8] = ["button", "link", "tab", "textbox", "searchbox", "combobox", "checkbox", "slider"];

impl Browser {
    /// Makes moves of others appear at once.
    pub async fn hurry(&self) {
        self.run("localStorage.setItem('piazza', JSON.stringify({ pace: 'none' }))").await;
    }

    /// From the home page to a table against bots, in one click.
    pub async fn play_now(&self, site: &str, game: &str) {
        self.go(site).await;
        self.hurry().await;
        self.run(&format!(
            "document.querySelector('form[action=\"/play/{game}\"]').closest('details')?.setAttribute('open', '')"
        ))
        .await;
        self.click(&format!(".game form[action=\"/play/{game}\"] button")).await;
        self.until("document.querySelector('#prompt-text')").await;
    }

    /// From the lessons of a game to a guided match against beginners.
    pub async fn guided(&self, site: &str, game: &str) {
        self.go(&format!("{site}/learn/{game}")).await;
        self.hurry().await;
        self.click("main form .btn.main").await;
        assert!(self.my_turn().await);
    }

    /// A table for two against a quick bot, in the game's short form if it has one.
    pub async fn short_table(&self, site: &str, game: &str) {
        self.go(&format!("{site}/new/{game}")).await;
        self.hurry().await;
        self.run("document.querySelector('[name=players][value=\"2\"]').click()").await;
        self.run("document.querySelector('[name=option-length][value=short]')?.click()").await;
        self.choose("[name=seat-1]", "bot-beginner").await;
        self.click(".sticky-go button").await;
        self.until("document.querySelector('#prompt-text')").await;
    }

    /// Plays to the end by tapping what the sheet and the map show; says how many taps it took, or where it got stuck.
    pub async fn tap_to_the_end(&self) -> Value {
        self.client.execute_async(TAP, vec![7.into()]).await.expect("the page plays")
    }

    /// Finishes a lesson by tapping what is pointed at, a puzzle by its first solution; says how many taps it took and what could
    /// not be seen, or where it got stuck.
    pub async fn learn(&self, game: &str, lesson: &Lesson) -> Value {
        let solution = lesson.goal.iter().flat_map(|goal| goal.solutions.first().cloned().unwrap_or_default());
        let arguments = vec![format!("{game}/{}", lesson.name).into(), solution.collect()];
        self.client.execute_async(LEARN, arguments).await.expect("the page plays")
    }

    /// Waits for the player's turn; false if the match is over.
    pub async fn my_turn(&self) -> bool {
        self.until(READY).await == "mine"
    }

    /// Picks one thing with the pointer and confirms if asked.
    pub async fn pick(&self, which: u64) {
        self.pick_only(which).await;
        self.run("document.querySelector('#prompt-tools .btn.main')?.click()").await;
    }

    /// Picks one thing with the pointer.
    pub async fn pick_only(&self, which: u64) {
        let spot = self.client.execute(SPOT, vec![which.into()]).await.expect("the page answers");
        let Value::Array(point) = spot else {
            panic!("nothing that is offered can be hit: {}", self.text("#prompt").await)
        };
        self.click_at(point[0].as_f64().expect("x"), point[1].as_f64().expect("y")).await;
    }

    /// The step that the page shows.
    pub async fn at(&self) -> u64 {
        self.run("return Number(document.querySelector('#prompt').dataset.at)").await.as_u64().expect("a number")
    }

    /// One whole decision by pointing: picks until the choice is made.
    pub async fn decide(&self, which: u64) {
        let before = self.at().await;
        for nth in 0..12 {
            self.pick(which + nth).await;
            if self.moved_on(before).await {
                return;
            }
        }
        panic!("twelve picks and no decision: {}", self.text("#prompt").await);
    }

    /// Decides anything until an expression is true when it is the player's turn.
    pub async fn decide_until(&self, expression: &str) {
        while self.my_turn().await && self.run(&format!("return {expression}")).await != true {
            self.decide(0).await;
        }
    }

    /// Waits while a command is under way; whether the table went on.
    pub async fn moved_on(&self, before: u64) -> bool {
        let settled = format!(
            "document.querySelector('#prompt').dataset.at !== '{before}' ? 'on' : document.querySelector('#prompt.waiting') ? null : 'here'"
        );
        self.until(&settled).await == "on"
    }

    /// Plays to the end by pointing.
    pub async fn play_out(&self) {
        self.play_on(usize::MAX).await;
    }

    /// Makes that many decisions by pointing, fewer if the match ends first.
    pub async fn play_on(&self, decisions: usize) {
        let (mut which, mut made) = (7_u64, 0);
        while made < decisions && self.my_turn().await {
            which = which.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            self.decide((which >> 40) % 997).await;
            made += 1;
        }
    }

    /// Plays to the end with the keyboard alone.
    pub async fn play_out_by_keys(&self) {
        self.play_on_by_keys(usize::MAX).await;
    }

    /// Makes that many choices with the keyboard alone, fewer if the match ends first: the list of actions, a few steps
    /// down, Enter. Now and then somebody who does not see listens to what the page says.
    pub async fn play_on_by_keys(&self, choices: usize) {
        let mut turns = 0;
        while turns < choices && self.my_turn().await {
            let (before, listening) = (self.at().await, turns % LISTEN_EVERY == 0);
            if listening {
                self.hears_the_table().await;
            }
            self.press(if turns % 2 == 0 { 'a' } else { '/' }).await;
            self.until("document.querySelector('#palette[open]')").await;
            if listening {
                self.hears_the_choices().await;
            }
            for _ in 0..turns % 3 {
                self.press(Key::Down).await;
            }
            self.press(Key::Enter).await;
            if !self.moved_on(before).await {
                self.press(Key::Enter).await;
                let confirmed = self.moved_on(before).await;
                assert!(confirmed, "Enter confirms: {}", self.run(PLIGHT).await);
            }
            turns += 1;
        }
    }

    /// The question, the board in words, and a name for everything that can be used.
    async fn hears_the_table(&self) {
        let spoken = self.hears_everything_by_name().await;
        let question = self.text("#prompt-text").await;
        assert!(spoken.iter().any(|thing| thing.name == question), "the question is not told: {question}");
        let news = self.run("return document.querySelector('#says').textContent").await;
        assert!(news.as_str().is_some_and(|news| news.contains(&question)), "{question:?} is not announced: {news}");
        self.press('w').await;
        self.until("document.querySelector('#in-words li')?.textContent.length > 0").await;
    }

    /// Whatever can be used has a name; all that is said.
    pub async fn hears_everything_by_name(&self) -> Vec<Spoken> {
        let spoken = self.listen().await;
        let nameless: Vec<_> =
            spoken.iter().filter(|thing| USED.contains(&thing.role.as_str()) && thing.name.is_empty()).collect();
        assert!(nameless.is_empty(), "without a name: {nameless:?}");
        spoken
    }

    /// Every choice has words.
    async fn hears_the_choices(&self) {
        let spoken = self.listen().await;
        let options: Vec<_> = spoken.iter().filter(|thing| thing.role == "option").collect();
        assert!(!options.is_empty() && options.iter().all(|option| !option.name.is_empty()), "{options:?}");
    }

    /// Fills in a form and sends it.
    pub async fn fill(&self, form: &str, fields: &[(&str, &str)]) {
        for (name, value) in fields {
            self.click(&format!("{form} [name={name}]")).await;
            self.type_keys(value).await;
        }
        self.click(&format!("{form} button")).await;
    }

    /// Whether the page is wider than the window.
    pub async fn overflows(&self) -> bool {
        self.run("return document.documentElement.scrollWidth > innerWidth + 1").await == true
    }

    /// Pictures in both themes, if they are wanted.
    pub async fn pictures(&self, name: &str, screen: Screen) {
        if picture_folder().is_none() {
            return;
        }
        let width = if screen == Screen::Wide { "wide" } else { "phone" };
        for theme in ["light", "dark"] {
            self.run(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
            self.picture(&format!("{name}-{width}-{theme}")).await;
        }
        self.run("delete document.documentElement.dataset.theme").await;
    }
}
