//! Languages: of people, of the server, and of commands.
#![allow(clippy::unwrap_used, reason = "only tests use it; clippy knows #[test] functions only")]

mod bot;

use bot::{Bot, button, message};
use serde_json::{Value, json};

#[tokio::test]
async fn every_interaction_tells_both_languages() {
    let mut bot = Bot::start().await;
    let board = json!({"type": 4, "data": {"content": "x", "components": [button("go")]}});
    let (outcome, it, _) = bot.challenge(board).await;
    assert_eq!((&it["locale"], &it["guild_locale"]), (&json!("en-US"), &json!("en-US")));
    bot.playground.set_locale(bot.boris(), "de");
    bot.playground.set_guild_locale("es-ES");
    let told = bot.gateway.event("GUILD_UPDATE").await;
    assert_eq!(told["preferred_locale"], "es-ES");
    let id = message(&outcome).id;
    for (who, locale) in [(bot.boris(), "de"), (bot.ada(), "en-US")] {
        let (_, it, _) = bot.click(who, id, "go", json!({"type": 6})).await;
        assert_eq!((&it["locale"], &it["guild_locale"]), (&json!(locale), &json!("es-ES")));
        assert_eq!(it["guild"]["locale"], "es-ES");
    }
    let guild = format!("/guilds/{}", bot.playground.guild_id());
    assert_eq!(bot.call("GET", &guild, Value::Null).await.1["preferred_locale"], "es-ES");
}

#[tokio::test]
async fn the_page_switches_languages() {
    let bot = Bot::start().await;
    let base = bot.playground.base_url();
    let mut events = bot.playground.events();
    let set = async |path: &str, locale: &str| {
        let body = json!({"as": "Boris", "locale": locale});
        let sent = bot.http.post(format!("{base}/playground/{path}")).json(&body).send().await;
        sent.unwrap().status().as_u16()
    };
    assert_eq!((set("locale", "ko").await, set("guild-locale", "ru").await), (200, 200));
    assert_eq!((set("locale", "tlh").await, set("guild-locale", "").await), (400, 400));
    assert!(matches!(events.recv().await, Ok(playground::Event::Locales)));
    let state = bot.http.get(format!("{base}/playground/state?as=Boris")).send().await.unwrap();
    let state: Value = state.json().await.unwrap();
    assert_eq!((&state["me"]["locale"], &state["guild"]["locale"]), (&json!("ko"), &json!("ru")));
}

#[tokio::test]
async fn localizations_of_a_command_are_checked_and_kept() {
    let bot = Bot::start().await;
    let path = bot.commands_path();
    let command = |more: Value| {
        let mut command = json!({"name": "move", "description": "Plays"});
        if let (Value::Object(command), Value::Object(more)) = (&mut command, more) {
            command.extend(more);
        }
        json!([command])
    };
    let names = |map: Value| command(json!({ "name_localizations": map }));
    let texts = |map: Value| command(json!({ "description_localizations": map }));
    let option = |more: Value| {
        let mut option = json!({"type": 3, "name": "turn", "description": "Which"});
        if let (Value::Object(option), Value::Object(more)) = (&mut option, more) {
            option.extend(more);
        }
        command(json!({"options": [option]}))
    };
    let choice = |map: Value| {
        option(json!({"choices": [{"name": "a", "value": "a", "name_localizations": map}]}))
    };
    let length = "BASE_TYPE_BAD_LENGTH";
    let cases = [
        (names(json!({"de_DE": "zug"})), "0/name_localizations/de_DE", "ENUM_TYPE_COERCE"),
        (
            names(json!({"de": "Zug"})),
            "0/name_localizations/de",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (names(json!({"de": "z".repeat(33)})), "0/name_localizations/de", length),
        (names(json!({"de": ""})), "0/name_localizations/de", "BASE_TYPE_REQUIRED"),
        (names(json!(["zug"])), "0/name_localizations", "DICT_TYPE_CONVERT"),
        (texts(json!({"ko": "x".repeat(101)})), "0/description_localizations/ko", length),
        (
            option(json!({"name_localizations": {"de": "der zug"}})),
            "0/options/0/name_localizations/de",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            option(json!({"description_localizations": {"xx": "x"}})),
            "0/options/0/description_localizations/xx",
            "ENUM_TYPE_COERCE",
        ),
        (
            choice(json!({"ru": "x".repeat(101)})),
            "0/options/0/choices/0/name_localizations/ru",
            length,
        ),
    ];
    for (body, at, code) in cases {
        let (status, told) = bot.call("PUT", &path, body).await;
        let pointer = format!("/errors/{at}/_errors/0/code");
        assert_eq!((status, told.pointer(&pointer)), (400, Some(&json!(code))), "{at}: {told}");
    }
    // The longest localization counts toward the 8,000 characters.
    let bulky = |name: &str| -> Value {
        let choice = |n: usize| {
            json!({"name": n.to_string(), "value": "v",
            "name_localizations": {"de": format!("{n:x>99}")}})
        };
        let choices: Value = (0..25).map(choice).collect();
        json!({"type": 3, "name": name, "description": "d", "choices": choices})
    };
    let four: Value = ["a", "b", "c", "d"].map(bulky).into_iter().collect();
    let (status, told) = bot.call("PUT", &path, command(json!({"options": four}))).await;
    assert_eq!((status, &told["code"]), (400, &json!(50035)));

    let good = json!({"de": "zug", "ru": "ход"});
    let (status, told) = bot.call("PUT", &path, names(good.clone())).await;
    assert_eq!((status, &told[0]["name_localizations"]), (200, &good));
    assert!(bot.call("GET", &path, Value::Null).await.1[0]["name_localizations"].is_null());
    let with = format!("{path}?with_localizations=true");
    assert_eq!(bot.call("GET", &with, Value::Null).await.1[0]["name_localizations"], good);
    assert_eq!(bot.playground.commands()[0]["name_localizations"], good);
}
