//! Languages: of people, of the server, and of commands.
use serde_json::{Value, json};

use crate::bot::{Bot, assert_refused, button, merged, message};

#[tokio::test]
async fn every_interaction_tells_both_languages() {
    let bot = Bot::start().await;
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
    let mut events = bot.playground.events();
    let set = async |path: &str, locale: &str| {
        bot.act_on_page(path, &json!({"as": "Boris", "locale": locale})).await.0
    };
    assert_eq!((set("locale", "ko").await, set("guild-locale", "ru").await), (200, 200));
    assert_eq!((set("locale", "tlh").await, set("guild-locale", "").await), (400, 400));
    assert!(matches!(events.recv().await, Ok(playground::Event::Locales)));
    let state = bot.page("state?as=Boris").await;
    assert_eq!((&state["me"]["locale"], &state["guild"]["locale"]), (&json!("ko"), &json!("ru")));
}

#[tokio::test]
async fn localizations_of_a_command_are_checked_and_kept() {
    let bot = Bot::start().await;
    let path = bot.commands_path();
    let put = async |more| {
        let command = json!({"name": "move", "description": "Plays"});
        bot.call("PUT", &path, json!([merged(command, more)])).await
    };
    let of_command = r#"
        name_localizations.de_DE ENUM_TYPE_COERCE {"name_localizations": {"de_DE": "zug"}}
        name_localizations.de APPLICATION_COMMAND_INVALID_NAME {"name_localizations": {"de": "Zug"}}
        name_localizations.de BASE_TYPE_BAD_LENGTH {"name_localizations": {"de": "x*33"}}
        name_localizations.de BASE_TYPE_REQUIRED {"name_localizations": {"de": ""}}
        name_localizations DICT_TYPE_CONVERT {"name_localizations": ["zug"]}
        description_localizations.ko BASE_TYPE_BAD_LENGTH
            {"description_localizations": {"ko": "x*101"}}"#;
    assert_refused("0.", of_command, put).await;
    let of_option = r#"
        name_localizations.de APPLICATION_COMMAND_INVALID_NAME
            {"name_localizations": {"de": "der zug"}}
        description_localizations.xx ENUM_TYPE_COERCE {"description_localizations": {"xx": "x"}}
        choices.0.name_localizations.ru BASE_TYPE_BAD_LENGTH
            {"choices": [{"name": "a", "value": "a", "name_localizations": {"ru": "x*101"}}]}"#;
    let option = json!({"type": 3, "name": "turn", "description": "Which"});
    let with_option = async |more| put(json!({"options": [merged(option.clone(), more)]})).await;
    assert_refused("0.options.0.", of_option, with_option).await;
    let bulky = r#"0 APPLICATION_COMMAND_TOO_LARGE {"options":
        ["*4", {"type": 3, "name": "o%", "description": "d", "choices":
            ["*25", {"name": "%", "value": "v", "name_localizations": {"de": "x*100"}}]}]}"#;
    assert_refused("", bulky, put).await;

    let good = json!({"de": "zug", "ru": "ход"});
    let (status, told) = put(json!({"name_localizations": good})).await;
    assert_eq!((status, &told[0]["name_localizations"]), (200, &good));
    assert!(bot.call("GET", &path, Value::Null).await.1[0]["name_localizations"].is_null());
    let with = format!("{path}?with_localizations=true");
    assert_eq!(bot.call("GET", &with, Value::Null).await.1[0]["name_localizations"], good);
    assert_eq!(bot.playground.commands()[0]["name_localizations"], good);
}
