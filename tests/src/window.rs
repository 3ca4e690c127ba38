//! What people do on the page, and see there: two windows, commands typed, menus opened, boards.

use playground::Playground;
use serde_json::json;

use crate::World;
use crate::browser::{Browser, Page};

/// How wide and high the page is shown: on a desk, and on a phone.
pub const WINDOWS: [Option<(u32, u32)>; 2] = [None, Some((390, 844))];

/// A page in a window of its own, as wide as it is wanted.
pub async fn window(
    browser: &Browser,
    world: &World,
    name: &str,
    size: Option<(u32, u32)>,
) -> Page {
    let mut page = open(browser, &world.playground, name).await;
    if let Some((width, height)) = size {
        page.narrow(width, height).await;
    }
    page
}

/// Opens the page as somebody.
pub async fn open(browser: &Browser, playground: &Playground, name: &str) -> Page {
    let url = format!("{}/?as={name}", playground.base_url());
    let mut page = browser.page(&url).await;
    page.until("the('#bot-status').textContent.includes('online')").await;
    page
}

/// Waits for the suggestion that is highlighted, and takes it with Enter.
pub async fn takes(page: &mut Page, name: &str) {
    let wanted = format!("the('.suggestion[aria-selected=true]').dataset.name === {}", json!(name));
    page.until(&wanted).await;
    page.enter().await;
}

/// Begins a slash command by typing a part of its name.
pub async fn begins(page: &mut Page, typed: &str, name: &str) {
    page.click("#text", None).await;
    page.types(typed).await;
    takes(page, name).await;
}

/// Opens the last menu that says this, and chooses a value.
pub async fn chooses(page: &mut Page, placeholder: &str, value: &str) {
    page.click(&format!(".menu-head[aria-label='{placeholder}']"), None).await;
    page.click(&format!(".menu-list li[data-value='{value}']"), None).await;
}

/// Waits for a message that holds all of these texts, with the picture of a board that is loaded;
/// returns its alt text.
pub async fn sees_board(page: &mut Page, texts: &[&str]) -> String {
    let texts = json!(texts);
    let message = format!(
        "[...document.querySelectorAll('.message')].findLast((it) => !it.dataset.ephemeral
            && {texts}.every((text) => it.textContent.includes(text)))"
    );
    let width = format!("{message}?.querySelector('.picture img')?.naturalWidth === 720");
    page.until(&width).await;
    let alt = page.value(&format!("{message}.querySelector('.picture img').alt")).await;
    alt.as_str().expect("an alt text").to_owned()
}
