//! The page, in a real browser: Chromium without a window, driven by its own protocol with real
//! key presses and mouse clicks.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::PATIENCE;

/// What the browser may be called.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// How often a page is looked at while something is waited for.
const MOMENT: Duration = Duration::from_millis(40);

/// What every script may use: `the(selector, text)` is the last element that can be seen and used,
/// and says exactly this; any text if none is given.
const PRELUDE: &str = "
    const the = (selector, text) => [...document.querySelectorAll(selector)].filter((node) =>
        node.checkVisibility() && !node.disabled
        && (text === undefined || node.textContent.trim() === text)).at(-1);
";

/// A running browser; it ends when it is dropped.
pub struct Browser {
    process: Child,
    address: String,
    // Its profile, removed with it.
    _folder: TempDir,
}

impl Browser {
    /// Where a browser is installed, if one is.
    pub fn find() -> Option<PathBuf> {
        let paths = std::env::var_os("PATH")?;
        let folders: Vec<PathBuf> = std::env::split_paths(&paths).collect();
        let candidates = NAMES
            .iter()
            .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        candidates.into_iter().find(|path| path.is_file())
    }

    /// Starts this browser.
    ///
    /// # Panics
    ///
    /// If it does not come up.
    pub async fn start(path: &Path) -> Self {
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
        let mut browser = Self {
            process,
            address: String::new(),
            _folder: folder,
        };
        browser.address = browser.debugger().await;
        browser
    }

    /// `127.0.0.1:PORT`, where its protocol is spoken; the browser writes it into its profile.
    async fn debugger(&mut self) -> String {
        let file = self._folder.path().join("DevToolsActivePort");
        let start = Instant::now();
        loop {
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            // Whole only with its second line.
            if let Some((port, _)) = text.split_once('\n') {
                return format!("127.0.0.1:{port}");
            }
            let ended = self.process.try_wait().expect("a child");
            assert!(ended.is_none(), "the browser has ended: {ended:?}");
            assert!(start.elapsed() < PATIENCE, "the browser does not come up");
            sleep(MOMENT).await;
        }
    }

    /// Opens a tab.
    ///
    /// # Panics
    ///
    /// If it does not open.
    pub async fn tab(&self, url: &str) -> Tab {
        let client = reqwest::Client::builder().no_proxy().build();
        let opened = client
            .expect("a client")
            .put(format!("http://{}/json/new?about:blank", self.address))
            .send()
            .await
            .expect("a tab");
        let text = opened.text().await.expect("a text");
        let opened: Value = serde_json::from_str(&text).expect("JSON");
        let socket = opened["webSocketDebuggerUrl"].as_str().expect("an address");
        let (socket, _) = connect_async(socket).await.expect("a connection");
        let mut tab = Tab { socket, last: 0 };
        // Both tabs behave as if they were in front.
        let focus = json!({ "enabled": true });
        tab.call("Emulation.setFocusEmulationEnabled", focus).await;
        tab.call("Page.navigate", json!({ "url": url })).await;
        tab
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// A tab of the browser.
pub struct Tab {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    last: u64,
}

impl Tab {
    /// Asks for something of the browser's protocol, and returns the result.
    async fn call(&mut self, method: &str, params: Value) -> Value {
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
                assert!(answer["error"].is_null(), "{method}: {answer}");
                return answer["result"].clone();
            }
        }
    }

    /// The value of a script's expression; null where it fails, as while a page loads.
    pub async fn value(&mut self, expression: &str) -> Value {
        let script = format!("(() => {{ {PRELUDE}; return {expression}; }})()");
        let params = json!({ "expression": script, "returnByValue": true });
        let result = self.call("Runtime.evaluate", params).await;
        match result["exceptionDetails"] {
            Value::Null => result["result"]["value"].clone(),
            _ => Value::Null,
        }
    }

    /// Waits until an expression is something but null and false, and returns it.
    ///
    /// # Panics
    ///
    /// If that takes too long; says what the page shows instead.
    pub async fn until(&mut self, expression: &str) -> Value {
        let start = Instant::now();
        loop {
            let value = self.value(expression).await;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return value;
            }
            if start.elapsed() > PATIENCE {
                let page = self.value("document.body.innerText").await;
                let page = page.as_str().unwrap_or_default();
                panic!("waited in vain until {expression}; the page shows:\n{page}");
            }
            sleep(MOMENT).await;
        }
    }

    /// Clicks the last element of this selector that says this, where the mouse can reach it.
    pub async fn click(&mut self, selector: &str, text: Option<&str>) {
        let text = text.map_or_else(|| "undefined".to_owned(), |it| json!(it).to_string());
        let point = format!(
            "(() => {{
                const node = the({selector:?}, {text});
                if (!node) return null;
                node.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
                const box = node.getBoundingClientRect();
                const point = [box.x + box.width / 2, box.y + box.height / 2];
                return node.contains(document.elementFromPoint(...point)) && point;
            }})()"
        );
        // Where it still moves, it is not yet where it will be.
        let mut at = self.until(&point).await;
        loop {
            sleep(MOMENT).await;
            let again = self.until(&point).await;
            if again == at {
                break;
            }
            at = again;
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": button,
                "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event).await;
        }
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
        for kind in ["keyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": "Enter", "code": "Enter", "text": "\r",
                "windowsVirtualKeyCode": 13 });
            self.call("Input.dispatchKeyEvent", event).await;
        }
    }
}
