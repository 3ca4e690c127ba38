//! The page's own words, in the language of who looks.

use playground::Id;
use serde_json::json;
use tests::World;
use tests::browser::{Browser, Page};
use tests::window::{WINDOWS, begins, is_told, window};

/// Some of what the page says, by language: the empty line, a private answer and its button, today's
/// time, who used a command, a switch, a button.
const SAID: [(&str, [&str; 7]); 6] = [
    (
        "de",
        [
            "Nachricht an #chess",
            "Nur du kannst das sehen",
            "Nachricht verwerfen",
            "Heute um",
            "Ada hat /help verwendet",
            "Deine Sprache",
            "Protokoll",
        ],
    ),
    (
        "es-ES",
        [
            "Enviar mensaje a #chess",
            "Solo tú puedes ver esto",
            "Descartar mensaje",
            "Hoy a las",
            "Ada ha usado /help",
            "Tu idioma",
            "Registro",
        ],
    ),
    (
        "ko",
        [
            "#chess에 메시지 보내기",
            "나만 볼 수 있는 메시지예요",
            "메시지 닫기",
            "오늘 오",
            "Ada 님이 /help 사용",
            "내 언어",
            "기록",
        ],
    ),
    (
        "ru",
        [
            "Написать #chess",
            "Это видно только вам",
            "Скрыть сообщение",
            "Сегодня, в",
            "Ada использует /help",
            "Ваш язык",
            "Журнал",
        ],
    ),
    ("fr", ENGLISH),
    ("en-GB", ENGLISH),
];

const ENGLISH: [&str; 7] = [
    "Message #chess",
    "Only you can see this",
    "Dismiss message",
    "Today at",
    "Ada used /help",
    "Your language",
    "Log",
];

/// Sets somebody's language, and waits until the page speaks it.
async fn speaks(page: &mut Page, world: &World, person: Id, locale: &str, placeholder: &str) {
    world.playground.set_locale(person, locale);
    page.until(&format!("the('#text').placeholder === {}", json!(placeholder))).await;
}

#[tokio::test]
async fn the_page_speaks_the_language_of_who_looks() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    let ada = world.person("Ada");
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    begins(&mut page, "/hel", "help").await;
    page.enter().await;
    page.until("the('.message[data-ephemeral] .quiet')").await;
    for (locale, [placeholder, private, dismiss, today, used, language, log]) in SAID {
        speaks(&mut page, &world, ada.id, locale, placeholder).await;
        is_told(&mut page, &[private, dismiss, today, used]).await;
        for (selector, text) in [("#sidebar label", language), ("#log-toggle", log)] {
            let said = format!("document.querySelector('{selector}').textContent");
            page.until(&format!("{said}.includes({})", json!(text))).await;
        }
    }
    world.finish().await;
}

#[tokio::test]
async fn every_word_of_the_page_is_there_in_every_language() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    // What the scripts say, each text with what it is filled with.
    let missing = "(async () => {
        const { WORDS } = await import('/page/words.js');
        const { en, ...others } = WORDS;
        const scripts = performance.getEntriesByType('resource').map((it) => it.name)
            .filter((it) => it.endsWith('.js') && !it.endsWith('words.js'));
        const sources = await Promise.all(scripts.map((it) => fetch(it).then((it) => it.text())));
        const said = [...sources.join().matchAll(/(?:say|parts)\\(\"([^\"]+)\"/g)].map((it) => it[1]);
        const keys = new Set([...said, ...Object.values(others).flatMap(Object.keys)]);
        const slots = (text) => (text.match(/\\{\\w+\\}/g) ?? []).sort().join();
        const forms = (it) => (typeof it === 'string' ? [it] : Object.values(it ?? {}));
        const holds = (words, key) => forms(words[key]).length
            && forms(words[key]).every((it) => it && slots(it) === slots(key));
        return [said.length, ...[...keys].flatMap((key) => Object.entries(others)
            .filter(([, words]) => !holds(words, key)).map(([code]) => `${code}: ${key}`))];
    })()";
    let missing = page.until(missing).await;
    let [said, missing @ ..] = missing.as_array().expect("a list").as_slice() else { panic!() };
    assert!(said.as_u64() > Some(40), "{said} texts are said");
    assert!(missing.is_empty(), "{missing:?}");
    world.finish().await;
}

/// Waits until nothing in sight that hides what does not fit has text that is too high for it.
async fn shows_all(page: &mut Page) {
    let cut = "(() => {
        const hides = (it) => !['visible', 'auto', 'scroll'].includes(getComputedStyle(it).overflowY)
            || ['INPUT', 'TEXTAREA'].includes(it.tagName);
        const cut = [...document.querySelectorAll('body *')].find((it) => it.checkVisibility()
            && it.clientHeight && hides(it) && it.scrollHeight > it.clientHeight);
        return cut ? `${cut.tagName} ${cut.className}: ${cut.textContent}` : '';
    })()";
    assert_eq!(page.value(cut).await, json!(""));
}

#[tokio::test]
async fn no_korean_text_is_cut() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::new().await;
    let ada = world.person("Ada");
    for size in WINDOWS {
        let mut page = window(&browser, &world, "Ada", size).await;
        speaks(&mut page, &world, ada.id, "ko", "#chess에 메시지 보내기").await;
        ada.command("settings", json!({})).await;
        page.until("the('.message[data-ephemeral] .menu-head')").await;
        shows_all(&mut page).await;
        page.click(".menu-head", None).await;
        page.until("the('.menu-list li')").await;
        shows_all(&mut page).await;
        page.click("#text", None).await;
        page.types("뷁쬷힣").await;
        page.until("the('#text').value === '뷁쬷힣'").await;
        shows_all(&mut page).await;
        page.until("(the('#text').value = '', true)").await;
        begins(&mut page, "/learn", "learn").await;
        page.until("the('.suggestion[data-name=\"체스\"]')").await;
        shows_all(&mut page).await;
    }
    world.finish().await;
}
