//! Where commands are offered: by their contexts, by their ways to be installed, by who asks.
use playground::ActError;
use serde_json::{Value, json};

use crate::bot::{Bot, assert_refused, commands, merged, unlimited};

/// Where a command is offered to Ada: in the server, the bot's direct messages, the direct
/// messages of two people, another server.
async fn offered(bot: &Bot, command: &Value) -> [bool; 4] {
    let (status, told) = bot.register(json!([command])).await;
    assert_eq!(status, 200, "{told}");
    let elsewhere = bot.playground.channels().into_iter().find(|it| it.name == "openings");
    let named = |name: &str| bot.playground.channel(name);
    let own = named("Eightfold (Ada)");
    let places = [bot.chess(), own, named("Ada, Boris"), elsewhere.unwrap().id];
    let mut found = [false; 4];
    for (place, found) in places.into_iter().zip(&mut found) {
        let run = bot.playground.run_command(bot.ada(), place, "roll", json!({"dice": "d8"}));
        let asked = json!({"dice": "d"});
        let ask = bot.playground.autocomplete(bot.ada(), place, "roll", asked, "dice");
        let (run, ask) = tokio::join!(run, ask);
        let refused = |error: &ActError| matches!(error, ActError::NotOffered { .. });
        assert!(run.as_ref().err().is_none_or(refused) && ask.as_ref().err().is_none_or(refused));
        assert_eq!(run.is_ok(), ask.is_ok());
        *found = run.is_ok();
    }
    found
}

#[tokio::test]
async fn a_command_is_offered_where_it_says() {
    let bot = Bot::everywhere(unlimited()).await;
    // Where the bot is not there, no answer is waited for.
    bot.playground.forget_sessions();
    bot.playground.add_foreign_channel("openings");
    let dice = json!([{"type": 3, "name": "dice", "description": "x", "autocomplete": true}]);
    let roll = json!({"name": "roll", "description": "Rolls", "options": dice});
    let cases = [
        (json!({}), [true; 4], [true, true, false, false]),
        (json!({"contexts": null}), [true; 4], [true, true, false, false]),
        (json!({"dm_permission": false}), [true, false, false, true], [true, false, false, false]),
        (json!({"integration_types": [0]}), [true, true, false, false], [true, true, false, false]),
        (json!({"integration_types": [1]}), [true; 4], [false; 4]),
        (json!({"contexts": [0]}), [true, false, false, true], [true, false, false, false]),
        (json!({"contexts": [1]}), [false, true, false, false], [false, true, false, false]),
        (json!({"contexts": [2]}), [false, false, true, false], [false; 4]),
        (
            json!({"contexts": [0, 1], "integration_types": [0]}),
            [true, true, false, false],
            [true, true, false, false],
        ),
    ];
    for (more, installed, not) in cases {
        let command = merged(roll.clone(), more.clone());
        bot.playground.set_installed(bot.ada(), true);
        assert_eq!(offered(&bot, &command).await, installed, "{more}");
        bot.playground.set_installed(bot.ada(), false);
        assert_eq!(offered(&bot, &command).await, not, "{more}, not installed");
    }
}

#[tokio::test]
async fn a_servers_command_stays_in_its_server() {
    let bot = Bot::start().await;
    let mut list = commands();
    list.as_array_mut().unwrap().push(json!({"name": "Ask to play", "type": 2}));
    assert_eq!(bot.call("PUT", &bot.commands_path(), list).await.0, 200);
    let (ada, boris) = (bot.ada(), bot.boris());
    let own = bot.playground.channel("Eightfold (Ada)");
    for place in [own, bot.playground.channel("Friends"), bot.playground.add_foreign_channel("x")] {
        let error = bot.run_as(ada, place).await.unwrap_err();
        let why = "the command challenge is not offered here: it belongs to a server";
        assert_eq!(error.to_string(), why);
        let run = bot.playground.run_user_command(ada, place, "Ask to play", boris).await;
        assert!(matches!(run.unwrap_err(), ActError::NotOffered { .. }));
    }
}

#[tokio::test]
async fn contexts_are_checked_where_they_are_registered() {
    let bot = Bot::start().await;
    let register = async |more| {
        bot.register(json!([merged(json!({"name": "roll", "description": "Rolls"}), more)])).await
    };
    let refused = r#"
        contexts BASE_TYPE_BAD_LENGTH {"contexts": []}
        contexts.0 NUMBER_TYPE_RANGE {"contexts": [3]}
        contexts.0 NUMBER_TYPE_COERCE {"contexts": ["0"]}
        contexts.2 LIST_ITEM_VALUE_DUPLICATE {"contexts": [0, 1, 0]}
        contexts.1 NUMBER_TYPE_RANGE,LIST_ITEM_VALUE_DUPLICATE {"contexts": [3, 3]}
        contexts LIST_TYPE_CONVERT {"contexts": 0}
        integration_types BASE_TYPE_BAD_LENGTH {"integration_types": []}
        integration_types.0 NUMBER_TYPE_RANGE {"integration_types": [2]}
        integration_types.1 LIST_ITEM_VALUE_DUPLICATE {"integration_types": [1, 1]}
        contexts APPLICATION_COMMAND_INVALID_CONTEXTS
            {"contexts": [0, 2], "integration_types": [0]}"#;
    assert_refused("0.", refused, register).await;
    let good = json!({"contexts": [0, 1, 2], "integration_types": [0, 1]});
    assert_eq!(register(good).await.0, 200);
    let (_, told) = register(json!({})).await;
    assert_eq!(
        (&told[0]["integration_types"], &told[0]["contexts"]),
        (&json!([0, 1]), &json!(null))
    );
}

#[tokio::test]
async fn the_page_knows_what_is_offered_where() {
    let bot = Bot::everywhere(unlimited()).await;
    let everywhere = json!({"name": "roll", "description": "Rolls"});
    let servers =
        json!({"name": "config", "description": "Sets", "contexts": [0], "integration_types": [0]});
    let (_, told) = bot.register(json!([everywhere, servers])).await;
    let (roll, config) = (&told[0]["id"], &told[1]["id"]);
    let offers = async || -> Value {
        let state = bot.page("state?as=Ada").await;
        assert_eq!(state["commands"].as_array().unwrap().len(), 2);
        state["offers"].clone()
    };
    let all = json!([roll]);
    let expected = json!({"server": [roll, config], "elsewhere": all, "bot": all, "private": all});
    assert_eq!(offers().await, expected);
    let body = json!({"as": "Ada", "installed": false});
    assert_eq!(bot.act_on_page("installed", &body).await.0, 200);
    let expected = json!({"server": [roll, config], "elsewhere": [], "bot": all, "private": []});
    assert_eq!(offers().await, expected);
}
