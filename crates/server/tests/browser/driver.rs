//! A real browser: Chromium through chromedriver, both from the PATH.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use fantoccini::actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction};
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use serde_json::{Value, json};

/// The two widths that everything must work at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// A wide screen with a mouse.
    Wide,
    /// A phone, touched.
    Phone,
}

/// How often chromedriver may fail to find a port.
const ATTEMPTS: usize = 5;

/// Chromedriver, stopped when dropped.
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts chromedriver on a port of its own choice. It chooses one that is free in IPv6 and ends if the same is taken in
    /// IPv4, which happens to one in a hundred: then another is started.
    pub fn start() -> Self {
        (0..ATTEMPTS).find_map(|_| Self::attempt()).expect("chromedriver says on which port it listens")
    }

    fn attempt() -> Option<Self> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the browser tests need `chromedriver` on the PATH (Debian: chromium-driver); `cargo xtask test` installs it");
        let lines = BufReader::new(process.stdout.take().expect("its output is ours")).lines();
        let port = lines
            .map_while(Result::ok)
            .find_map(|line| line.split("started successfully on port ").nth(1)?.trim_end_matches('.').parse().ok());
        if port.is_none() {
            process.wait().expect("it has ended");
        }
        Some(Self { process, port: port? })
    }

    /// A fresh browser without a past.
    pub async fn open(&self, screen: Screen, lang: &str) -> Browser {
        let profile = fresh_folder();
        let mut arguments: Vec<String> = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--force-prefers-reduced-motion",
        ]
        .map(String::from)
        .into();
        arguments.push(format!("--user-data-dir={}", profile.display()));
        arguments.push(format!("--accept-lang={lang}"));
        let mut options = json!({ "args": arguments, "prefs": { "intl.accept_languages": lang } });
        match screen {
            Screen::Wide => arguments_push(&mut options, "--window-size=1400,900"),
            Screen::Phone => {
                options["mobileEmulation"] =
                    json!({ "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true } })
            }
        }
        let wanted = json!({
            "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" }, "timeouts": { "script": 180_000 }
        });
        let Value::Object(capabilities) = wanted else { unreachable!("an object") };
        let capabilities: Capabilities = capabilities.into_iter().collect();
        let client = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("the browser tests need `chromium` on the PATH (Debian: chromium); `cargo xtask test` installs it");
        Browser { client, profile }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn arguments_push(options: &mut Value, argument: &str) {
    options["args"].as_array_mut().expect("a list").push(argument.into());
}

fn fresh_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("piazza-browser-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    std::env::temp_dir().join(name)
}

/// What the browser wrote to its console.
#[derive(Debug)]
struct ConsoleLog;

impl WebDriverCompatibleCommand for ConsoleLog {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// A command of Chromium's own protocol.
#[derive(Debug)]
struct Chromium {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for Chromium {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.command, "params": self.parameters }).to_string()))
    }
}

/// Something that a screen reader can say.
#[derive(Debug)]
pub struct Spoken {
    /// What it is: `button`, `option`, `image`.
    pub role: String,
    /// What it is called.
    pub name: String,
}

/// A browser with one window.
pub struct Browser {
    /// The WebDriver client.
    pub client: Client,
    profile: PathBuf,
}

impl Browser {
    /// Opens an address.
    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// Runs a function body in the page.
    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Gives a command in Chromium's own protocol.
    async fn chromium(&self, command: &'static str, parameters: Value) -> Value {
        let given = self.client.issue_cmd(Chromium { command, parameters }).await;
        given.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Makes the window that large.
    pub async fn resize(&self, (width, height): (u32, u32)) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.chromium("Emulation.setDeviceMetricsOverride", size).await;
        // The page hears of it before the next picture but one.
        let drawn = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
        self.client.execute_async(drawn, vec![]).await.expect("the page is drawn");
    }

    /// Waits until an expression is true (not null, not false); gives its value. It is looked at with every change of
    /// the page, and now and then besides: an address changes without one.
    pub async fn until(&self, expression: &str) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             const look = () => {{ try {{ return ({expression}); }} catch {{ return null; }} }};
             const first = look();
             if (first) {{ done(first); return; }}
             const stop = (value) => {{ watch.disconnect(); clearInterval(beat); clearTimeout(end); done(value); }};
             const again = () => {{ const value = look(); if (value) stop(value); }};
             const watch = new MutationObserver(again);
             const beat = setInterval(again, 250);
             const end = setTimeout(() => stop(null), 150000);
             watch.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});"
        );
        let value =
            self.client.execute_async(&script, vec![]).await.unwrap_or_else(|error| panic!("{expression}: {error}"));
        if value.is_null() {
            let text = self.run("return document.body.innerText").await;
            panic!("in vain waited for: {expression}\nthe page says: {text}");
        }
        value
    }

    /// Clicks the first element that a selector finds and that is shown.
    pub async fn click(&self, selector: &str) {
        self.until(&shown(selector)).await;
        let element =
            self.client.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"));
        element.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    /// Chooses a value in a list of a form.
    pub async fn choose(&self, selector: &str, value: &str) {
        self.run(&format!(
            "const list = document.querySelector('{selector}'); list.value = '{value}'; \
             if (list.value !== '{value}') throw new Error('{value} cannot be chosen'); \
             list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ))
        .await;
    }

    /// Presses the mouse at a point of the window.
    pub async fn click_at(&self, x: f64, y: f64) {
        let mouse = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        self.client.perform_actions(mouse).await.expect("the mouse works");
    }

    /// Types into whatever has the focus.
    pub async fn type_keys(&self, keys: &str) {
        let active = self.client.active_element().await.expect("something has the focus");
        active.send_keys(keys).await.expect("the keyboard works");
    }

    /// Presses one key.
    pub async fn press(&self, key: impl Into<char>) {
        let value = key.into();
        let keys = KeyActions::new("keys".into()).then(KeyAction::Down { value }).then(KeyAction::Up { value });
        self.client.perform_actions(keys).await.expect("the keyboard works");
    }

    /// The text of an element.
    pub async fn text(&self, selector: &str) -> String {
        let element =
            self.client.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"));
        element.text().await.expect("its text")
    }

    /// Everything that a screen reader can say about the page.
    pub async fn listen(&self) -> Vec<Spoken> {
        let tree = self.chromium("Accessibility.getFullAXTree", json!({})).await;
        // Otherwise Chromium keeps the tree up to date from now on, which slows everything that follows.
        self.chromium("Accessibility.disable", json!({})).await;
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let text = |node: &Value, key: &str| node[key]["value"].as_str().unwrap_or("").trim().to_owned();
        let told = nodes.iter().filter(|node| node["ignored"] != true);
        told.map(|node| Spoken { role: text(node, "role"), name: text(node, "name") }).collect()
    }

    /// Writes a picture of the window, if pictures are wanted.
    pub async fn picture(&self, name: &str) {
        let Some(folder) = picture_folder() else { return };
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let png = self.client.screenshot().await.expect("a screenshot");
        std::fs::write(folder.join(format!("{name}.png")), png).expect("a picture");
    }

    /// Ends the browser; an error in its console fails the test.
    pub async fn close(self) {
        self.finish(|_| true).await;
    }

    /// The same after a time without a server, when the browser complains that it could not connect.
    pub async fn close_after_a_break(self) {
        self.finish(|message| !message.contains("WebSocket connection to")).await;
    }

    async fn finish(self, counts: impl Fn(&str) -> bool) {
        let log = self.client.issue_cmd(ConsoleLog).await.expect("the console");
        let lines = log.as_array().cloned().unwrap_or_default();
        let errors: Vec<_> = lines
            .iter()
            .filter(|line| line["level"] == "SEVERE")
            .map(|line| line["message"].to_string())
            .filter(|message| counts(message))
            .collect();
        self.client.close().await.expect("the browser closes");
        let _ = std::fs::remove_dir_all(&self.profile);
        assert!(errors.is_empty(), "errors in the console: {errors:#?}");
    }
}

/// An expression that is true when a selector finds something visible.
pub fn shown(selector: &str) -> String {
    format!("document.querySelector({selector:?})?.checkVisibility()")
}

/// Where pictures go, if they are wanted.
pub fn picture_folder() -> Option<PathBuf> {
    std::env::var_os("PIAZZA_PICTURES").map(PathBuf::from)
}
