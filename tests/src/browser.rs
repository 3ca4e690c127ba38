//! The page, in a real browser: Chromium without a window, driven by its own protocol with real
//! key presses and mouse clicks.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{PATIENCE, skip};

/// What the browser may be called.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// How often the file is read again that tells where a starting browser listens.
const MOMENT: Duration = Duration::from_millis(40);

/// What every script may use: `the(selector, text)` is the last element that can be seen and used,
/// and says exactly this, any text if none is given; `frame()` is the next frame that is drawn.
const PRELUDE: &str = "
    const frame = () => new Promise(requestAnimationFrame);
    const the = (selector, text) => [...document.querySelectorAll(selector)].filter((node) =>
        node.checkVisibility() && !node.disabled
        && (text === undefined || node.textContent.trim() === text)).at(-1);
";

/// How many run at once: more would keep one another waiting for longer than stories do.
static ROOM: Semaphore = Semaphore::const_new(3);

/// A running browser; it ends when it is dropped.
pub struct Browser {
    process: Child,
    port: String,
    path: String,
    /// Its profile, removed with it.
    folder: TempDir,
    _room: SemaphorePermit<'static>,
}

impl Browser {
    /// Starts the browser that is installed; without one the test is skipped.
    pub async fn start() -> Option<Self> {
        let paths = std::env::var_os("PATH").unwrap_or_default();
        let mut installed = NAMES.iter().flat_map(|name| {
            std::env::split_paths(&paths)
                .map(move |folder| folder.join(name))
                .filter(|it| it.is_file())
        });
        let Some(path) = installed.next() else {
            skip("EIGHTFOLD_REQUIRE_BROWSER", "no browser is found");
            return None;
        };
        Some(Self::start_at(&path).await)
    }

    async fn start_at(path: &Path) -> Self {
        let room = ROOM.acquire().await.expect("it is never closed");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let process = Command::new(path)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--remote-debugging-port=0",
                "--window-size=1200,900",
            ])
            .arg(format!("--user-data-dir={}", folder.path().display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the browser starts");
        // From here on the process ends with this value, whatever happens.
        let mut browser =
            Self { process, port: String::new(), path: String::new(), folder, _room: room };
        (browser.port, browser.path) = browser.debugger().await;
        browser
    }

    /// Where its protocol is spoken: port and path, which it writes into its profile.
    async fn debugger(&mut self) -> (String, String) {
        let file = self.folder.path().join("DevToolsActivePort");
        let start = Instant::now();
        loop {
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            if let [port, path] = text.lines().collect::<Vec<_>>()[..] {
                return (port.to_owned(), path.to_owned());
            }
            let ended = self.process.try_wait().expect("a child");
            assert!(ended.is_none(), "the browser has ended: {ended:?}");
            assert!(start.elapsed() < PATIENCE, "the browser does not come up");
            sleep(MOMENT).await;
        }
    }

    /// Opens a page, in a window of its own: tabs behind others are not drawn.
    pub async fn page(&self, url: &str) -> Page {
        let mut browser = Page::connect(&self.port, &self.path).await;
        let target = json!({ "url": "about:blank", "newWindow": true });
        let opened = browser.call("Target.createTarget", target).await;
        let id = opened["targetId"].as_str().expect("an id");
        let mut page = Page::connect(&self.port, &format!("/devtools/page/{id}")).await;
        let focus = json!({ "enabled": true });
        page.call("Emulation.setFocusEmulationEnabled", focus).await;
        page.call("Page.navigate", json!({ "url": url })).await;
        page
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// A page in the browser.
pub struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    last: u64,
}

impl Page {
    async fn connect(port: &str, path: &str) -> Self {
        let connected = connect_async(format!("ws://127.0.0.1:{port}{path}")).await;
        let (socket, _) = connected.expect("the browser listens");
        Self { socket, last: 0 }
    }

    /// Asks for something of the browser's protocol, and returns the result.
    async fn call(&mut self, method: &str, params: Value) -> Value {
        let answer = self.ask(method, params).await;
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    async fn ask(&mut self, method: &str, params: Value) -> Value {
        self.last += 1;
        let call = json!({ "id": self.last, "method": method, "params": params });
        let sent = self.socket.send(Message::text(call.to_string())).await;
        sent.expect("the browser is there");
        loop {
            let frame = self.socket.next().await.expect("the browser is there");
            let Ok(Message::Text(text)) = frame else {
                continue;
            };
            let answer: Value = serde_json::from_str(&text).expect("JSON");
            if answer["id"] == self.last {
                return answer;
            }
        }
    }

    /// Makes the window as large as a phone's screen, in points.
    pub async fn emulate_phone(&mut self, width: u32, height: u32) {
        let screen =
            json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true });
        self.call("Emulation.setDeviceMetricsOverride", screen).await;
    }

    /// What a script returns; null where it fails, as while a page loads.
    async fn run(&mut self, script: &str) -> Value {
        let script = format!("(async () => {{ {PRELUDE}; {script} }})()");
        let params = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        self.ask("Runtime.evaluate", params).await["result"]["result"]["value"].clone()
    }

    /// The value of an expression; null where it fails.
    pub async fn value(&mut self, expression: &str) -> Value {
        self.run(&format!("return {expression};")).await
    }

    /// Waits until an expression is something but null and false, and returns it. It is looked at
    /// with each frame that the page draws.
    pub async fn until(&mut self, expression: &str) -> Value {
        let script = format!(
            "const look = () => {{ try {{ return {expression}; }} catch {{ return null; }} }};
            for (;;) {{
                const value = await look();
                if (value !== null && value !== undefined && value !== false) return value;
                await frame();
            }}"
        );
        let holds = async {
            loop {
                let value = self.run(&script).await;
                if !value.is_null() {
                    return value;
                }
            }
        };
        if let Ok(value) = timeout(PATIENCE, holds).await {
            return value;
        }
        let page = self.value("document.body.innerText").await;
        let page = page.as_str().unwrap_or_default();
        panic!("waited in vain until {expression}; the page shows:\n{page}");
    }

    /// Checks that nothing makes the page, or the messages on it, scroll sideways.
    pub async fn check_width(&mut self) {
        let widths = self
            .value(
                "[document.documentElement, document.querySelector('#scroll')]
                    .map((it) => [it.scrollWidth, it.clientWidth])",
            )
            .await;
        let widths: Vec<[u64; 2]> = serde_json::from_value(widths).expect("widths");
        for [content, window] in widths {
            assert!(content <= window, "{content} points in a window of {window}");
        }
    }

    /// Clicks the last element of this selector that says this, where the mouse can reach it.
    pub async fn click(&mut self, selector: &str, text: Option<&str>) {
        let expression = place(selector, text);
        loop {
            self.until(&expression).await;
            if self.try_click(&expression).await {
                return;
            }
        }
    }

    /// Clicks what `opener` selects, and then what `inside` selects, which is shown by that. A
    /// message that changes in between closes what was open: then it is opened again.
    pub async fn click_inside(&mut self, opener: &str, inside: &str) {
        loop {
            self.click(opener, None).await;
            if self.try_click(&place(inside, None)).await {
                return;
            }
        }
    }

    /// Clicks the place that this expression tells, unless it tells another one once the mouse is
    /// there.
    async fn try_click(&mut self, expression: &str) -> bool {
        let place = self.value(expression).await;
        if !place.is_array() {
            return false;
        }
        let mut event =
            json!({ "type": "mouseMoved", "x": place[0], "y": place[1], "button": "none" });
        self.call("Input.dispatchMouseEvent", event.clone()).await;
        if self.value(expression).await != place {
            return false;
        }
        (event["button"], event["clickCount"]) = (json!("left"), json!(1));
        for kind in ["mousePressed", "mouseReleased"] {
            event["type"] = json!(kind);
            self.call("Input.dispatchMouseEvent", event.clone()).await;
        }
        true
    }

    /// Chooses a file in the last input of this selector.
    pub async fn attaches(&mut self, selector: &str, file: &Path) {
        let script = format!("(() => {{ {PRELUDE}; return the({selector:?}); }})()");
        let input = self.call("Runtime.evaluate", json!({ "expression": script })).await;
        let id = input["result"]["objectId"].as_str().expect("an input").to_owned();
        let chosen = json!({ "files": [file], "objectId": id });
        self.call("DOM.setFileInputFiles", chosen).await;
    }

    /// Types a text, key by key.
    pub async fn types(&mut self, text: &str) {
        for letter in text.chars() {
            let letter = letter.to_string();
            let down = json!({ "type": "keyDown", "text": letter, "key": letter });
            self.call("Input.dispatchKeyEvent", down).await;
            let up = json!({ "type": "keyUp", "key": letter });
            self.call("Input.dispatchKeyEvent", up).await;
        }
    }

    /// Presses Enter.
    pub async fn enter(&mut self) {
        self.presses("Enter", 13, "\r").await;
    }

    /// Presses the Enter that ends a syllable of an input method, as Safari sends it.
    pub async fn ends_syllable(&mut self) {
        self.presses("Enter", 229, "\r").await;
    }

    /// Presses the arrow that points down.
    pub async fn down(&mut self) {
        self.presses("ArrowDown", 40, "").await;
    }

    async fn presses(&mut self, key: &str, code: u8, text: &str) {
        for kind in ["keyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": key, "code": key, "text": text,
                "windowsVirtualKeyCode": code });
            self.call("Input.dispatchKeyEvent", event).await;
        }
    }
}

/// An expression for the place of the last element of this selector that says this; null where the
/// mouse cannot reach it, or it still moves, as it does when a picture that is in sight has loaded.
fn place(selector: &str, text: Option<&str>) -> String {
    let text = text.map_or_else(|| "undefined".to_owned(), |it| json!(it).to_string());
    format!(
        "(async () => {{
            const loads = (image) => {{
                const {{ top, bottom }} = image.getBoundingClientRect();
                return !image.complete && bottom >= 0 && top <= innerHeight;
            }};
            const place = () => {{
                const node = the({selector:?}, {text});
                if (!node || [...document.images].some(loads)) return null;
                node.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
                const box = node.getBoundingClientRect();
                const point = [box.x + box.width / 2, box.y + box.height / 2];
                return node.contains(document.elementFromPoint(...point)) ? point : null;
            }};
            const before = place();
            await frame();
            await frame();
            const now = place();
            return String(now) === String(before) ? now : null;
        }})()"
    )
}
