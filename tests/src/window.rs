//! What people do on the page, and see there: two windows, commands typed, menus opened, boards.

use serde_json::json;

use crate::World;
use crate::browser::{Browser, Page};

/// How wide and high the page is shown: on a desk, and on a phone.
pub const WINDOWS: [Option<(u32, u32)>; 2] = [None, Some((390, 844))];

/// The page as somebody sees it, in a window of its own of this size.
pub async fn window(
    browser: &Browser,
    world: &World,
    name: &str,
    size: Option<(u32, u32)>,
) -> Page {
    let url = format!("{}/?as={name}", world.playground.base_url());
    let mut page = browser.page(&url).await;
    page.until("the('#bot-status').dataset.connected === 'true'").await;
    if let Some((width, height)) = size {
        page.emulate_phone(width, height).await;
    }
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

/// Chooses an option of the command that is being typed, and its value, by a part of what that is
/// called.
pub async fn fills(page: &mut Page, option: &str, typed: &str, value: &str) {
    page.click(&format!(".suggestion[data-name={option}]"), None).await;
    page.types(typed).await;
    takes(page, value).await;
}

/// Chooses a value from the last menu that says this, or by the last button that is this choice,
/// whichever comes later.
pub async fn chooses(page: &mut Page, placeholder: &str, value: &str) {
    let head = format!(".menu-head[aria-label='{placeholder}']");
    let offers = format!(
        "[...document.querySelectorAll(`{head}, button.primary`)].filter((it) =>
            it.checkVisibility() && !it.disabled && (it.matches(`{head}`)
                || it.dataset.customId?.split(':').some((part) =>
                    part.split('.').at(-1) === {}))).at(-1)",
        json!(value)
    );
    let found = page.until(&format!("{offers} && ({offers}.dataset.customId ?? '')")).await;
    match found.as_str() {
        Some("") | None => {
            page.click_inside(&head, &format!(".menu-list li[data-value='{value}']")).await;
        }
        Some(id) => page.click(&format!("[data-custom-id='{id}']"), None).await,
    }
}

/// An expression for the last private message, where it holds all of these texts.
pub fn private(texts: &[&str]) -> String {
    let texts = json!(texts);
    format!(
        "[...document.querySelectorAll('.message[data-ephemeral]')].slice(-1)
            .find((it) => {texts}.every((text) => it.textContent.includes(text)))"
    )
}

/// An expression for the last public message that holds all of these texts.
pub fn public(texts: &[&str]) -> String {
    let texts = json!(texts);
    format!(
        "[...document.querySelectorAll('.message:not([data-ephemeral])')]
            .findLast((it) => {texts}.every((text) => it.textContent.includes(text)))"
    )
}

/// Waits until the last private message holds all of these texts.
pub async fn is_told(page: &mut Page, texts: &[&str]) {
    page.until(&format!("{} !== undefined", private(texts))).await;
}

/// Waits for a message with the picture of a board that is loaded; returns its alt text.
pub async fn with_board(page: &mut Page, message: &str) -> String {
    with_picture(page, message, "naturalWidth === 720").await
}

/// The same with a picture of 720 pixels by so many.
pub async fn with_picture_of(page: &mut Page, message: &str, height: u32) -> String {
    let size = format!("naturalWidth === 720 && it.naturalHeight === {height}");
    with_picture(page, message, &size).await
}

async fn with_picture(page: &mut Page, message: &str, size: &str) -> String {
    let alt = format!(
        "[...({message}?.querySelectorAll('.picture img') ?? [])].filter((it) => it.{size})
            .map((it) => it.alt)[0] ?? null"
    );
    page.until(&alt).await.as_str().expect("an alt text").to_owned()
}

/// Waits for a public message that holds all of these texts, with the picture of a board that is
/// loaded; returns its alt text.
pub async fn sees_board(page: &mut Page, texts: &[&str]) -> String {
    with_board(page, &public(texts)).await
}
