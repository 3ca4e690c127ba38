//! User commands: those that are run on a person.
#![allow(clippy::unwrap_used, reason = "only tests use it; clippy knows #[test] functions only")]

mod bot;

use bot::{Bot, answer_next, commands, message};
use playground::ActError;
use serde_json::{Value, json};

/// A bot that has registered **Ask to play** beside its slash commands.
async fn start() -> Bot {
    let bot = Bot::start().await;
    let mut list = commands();
    list.as_array_mut().unwrap().push(json!({"name": "Ask to play", "type": 2}));
    let (status, told) = bot.call("PUT", &bot.commands_path(), list).await;
    assert_eq!((status, &told[2]["type"], &told[2]["description"]), (200, &json!(2), &json!("")));
    bot
}

#[tokio::test]
async fn a_user_command_tells_on_whom_it_was_run() {
    let mut bot = start().await;
    let (ada, boris, chess) = (bot.ada(), bot.boris(), bot.chess());
    let run = bot.playground.run_user_command(ada, chess, "Ask to play", boris);
    let body = json!({"type": 4, "data": {"content": "Will you?"}});
    let answer = answer_next(&mut bot.gateway, &bot.http, &bot.playground, &body);
    let (outcome, (it, (status, _))) = tokio::join!(run, answer);
    assert_eq!((status, &it["type"]), (204, &json!(2)));
    let data = &it["data"];
    assert_eq!((&data["type"], &data["name"]), (&json!(2), &json!("Ask to play")));
    assert_eq!(data["target_id"], json!(boris));
    let id = boris.to_string();
    assert_eq!(data["resolved"]["users"][&id]["username"], "boris");
    assert!(data["resolved"]["members"][&id]["permissions"].is_string());
    assert_eq!(data["id"], bot.playground.user_commands()[0]["id"]);

    let outcome = outcome.unwrap();
    assert_eq!(message(&outcome).used.as_ref().unwrap().target, Some(boris));
    let path = format!("{}/{}", bot.chess_messages(), message(&outcome).id);
    let (_, seen) = bot.call("GET", &path, Value::Null).await;
    assert_eq!((&seen["type"], &seen["interaction"]["name"]), (&json!(23), &json!("Ask to play")));
    assert_eq!(seen["interaction_metadata"]["target_user"]["username"], "boris");
}

#[tokio::test]
async fn what_the_client_would_not_offer() {
    let bot = start().await;
    let (ada, chess) = (bot.ada(), bot.chess());
    let run = |command: &'static str, target| {
        bot.playground.run_user_command(ada, chess, command, target)
    };
    let none = |name: &str| ActError::NoUserCommand(name.to_owned());
    assert_eq!(run("challenge", bot.boris()).await.unwrap_err(), none("challenge"));
    assert_eq!(run("Ask to play", chess).await.unwrap_err(), ActError::NoPerson);
    let typed = bot.playground.run_command(ada, chess, "Ask to play", json!({})).await;
    assert_eq!(typed.unwrap_err(), ActError::NoCommand("Ask to play".to_owned()));
    assert_eq!(bot.playground.commands().len(), 2);
}

#[tokio::test]
async fn user_commands_have_a_name_and_nothing_else() {
    let bot = Bot::start().await;
    let path = bot.commands_path();
    let option = json!([{"type": 3, "name": "x", "description": "x"}]);
    let cases = [
        (json!({"name": ""}), "name"),
        (json!({"name": "  "}), "name"),
        (json!({"name": "x".repeat(33)}), "name"),
        (json!({"name": "Ask", "description": "x"}), "description"),
        (
            json!({"name": "Ask", "description_localizations": {"de": "x"}}),
            "description_localizations",
        ),
        (json!({"name": "Ask", "options": option}), "options"),
        (json!({"name": "Ask", "name_localizations": {"xx": "Frag"}}), "name_localizations/xx"),
    ];
    for (mut command, field) in cases {
        command["type"] = json!(2);
        let (status, told) = bot.call("POST", &path, command).await;
        let errors = told.pointer(&format!("/errors/{field}/_errors"));
        assert!(status == 400 && errors.is_some(), "{field}: {told}");
    }
    let named = |n: usize| json!({"type": 2, "name": format!("Ask {n}"), "name_localizations": {"de": "Zum Spiel bitten"}});
    let (status, told) = bot.call("PUT", &path, (0..16).map(named).collect()).await;
    assert_eq!((status, &told["code"]), (400, &json!(30032)));
    assert_eq!(bot.call("PUT", &path, (0..15).map(named).collect()).await.0, 200);
}

#[tokio::test]
async fn the_page_runs_them() {
    let mut bot = start().await;
    let base = bot.playground.base_url();
    let state = bot.http.get(format!("{base}/playground/state?as=Ada")).send().await.unwrap();
    let state: Value = state.json().await.unwrap();
    assert_eq!(state["user_commands"][0]["name"], "Ask to play");
    let body = json!({"as": "Ada", "channel": bot.chess(), "command": "Ask to play", "target": bot.boris()});
    let run = bot.http.post(format!("{base}/playground/user-commands")).json(&body).send();
    let answer = json!({"type": 4, "data": {"content": "Will you?"}});
    let answer = answer_next(&mut bot.gateway, &bot.http, &bot.playground, &answer);
    let (outcome, _) = tokio::join!(run, answer);
    let outcome: Value = outcome.unwrap().json().await.unwrap();
    assert_eq!(outcome["message"]["used"]["target"], json!(bot.boris()));
}
