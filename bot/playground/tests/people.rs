//! User commands: those that are run on a person.
use playground::{ActError, Fault, Plan};
use serde_json::{Value, json};

use crate::bot::{Bot, assert_refused, commands, merged, message, refusal, text};

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
    let bot = start().await;
    let (ada, boris, chess) = (bot.ada(), bot.boris(), bot.chess());
    let run = bot.playground.run_user_command(ada, chess, "Ask to play", boris);
    let (outcome, it, (status, _)) = bot.answering(run, text("Will you?")).await;
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
    let with =
        async |more| bot.call("POST", &path, merged(json!({"name": "Ask", "type": 2}), more)).await;
    let refused = r#"
        name BASE_TYPE_REQUIRED {"name": ""}
        name BASE_TYPE_REQUIRED {"name": "  "}
        name BASE_TYPE_BAD_LENGTH {"name": "x*33"}
        description APPLICATION_COMMAND_INVALID_DESCRIPTION {"description": "x"}
        description_localizations APPLICATION_COMMAND_INVALID_DESCRIPTION
            {"description_localizations": {"de": "x"}}
        options APPLICATION_COMMAND_INVALID_OPTIONS
            {"options": [{"type": 3, "name": "x", "description": "x"}]}
        name_localizations.xx ENUM_TYPE_COERCE {"name_localizations": {"xx": "Frag"}}"#;
    assert_refused("", refused, with).await;
    let named = |n: usize| {
        let localized = json!({"de": "Zum Spiel bitten"});
        json!({"type": 2, "name": format!("Ask {n}"), "name_localizations": localized})
    };
    let many = bot.call("PUT", &path, (0..16).map(named).collect()).await;
    assert_eq!(refusal(many), (400, 30032));
    assert_eq!(bot.call("PUT", &path, (0..15).map(named).collect()).await.0, 200);
}

#[tokio::test]
async fn the_page_runs_them() {
    let bot = start().await;
    let state = bot.page("state?as=Ada").await;
    assert_eq!(state["user_commands"][0]["name"], "Ask to play");
    let (chess, boris) = (bot.chess(), bot.boris());
    let body = json!({"as": "Ada", "channel": chess, "command": "Ask to play", "target": boris});
    let run = bot.act_on_page("user-commands", &body);
    let ((_, outcome), ..) = bot.answering(run, text("Will you?")).await;
    assert_eq!(outcome["message"]["used"]["target"], json!(boris));
}

#[tokio::test]
async fn pictures_of_profiles_are_served_as_they_are_now_and_to_nobody_with_a_token() {
    let bot = Bot::start().await;
    let (ada, boris) = (bot.ada(), bot.boris());
    let get = async |path: &str| {
        let response = reqwest::get(format!("{}{path}", bot.playground.base_url())).await.unwrap();
        (response.status().as_u16(), response.bytes().await.unwrap().to_vec())
    };
    let people = bot.playground.people();
    let path = |nth: usize| {
        let (id, hash) = (people[nth].id, people[nth].avatar.clone().unwrap());
        format!("/avatars/{id}/{hash}.png")
    };
    let (status, first) = get(&format!("{}?size=128", path(0))).await;
    assert_eq!((status, &first[..8]), (200, &b"\x89PNG\r\n\x1a\n"[..]));
    assert_ne!(get(&path(1)).await.1, first, "each has their own");
    let hash = "00112233445566778899aabbccddeeff";
    bot.playground.set_avatar(ada, Some(hash));
    assert_eq!(get(&path(0)).await.0, 404);
    assert_eq!(get(&format!("/avatars/{ada}/{hash}.png")).await.0, 200);
    let of_member =
        format!("/guilds/{}/users/{boris}/avatars/{hash}.png", bot.playground.guild_id());
    assert_eq!(get(&of_member).await.0, 404);
    bot.playground.set_odd(boris, Value::Null, json!({"avatar": hash}));
    bot.playground.serve_avatars(b"other".to_vec());
    assert_eq!(get(&of_member).await, (200, b"other".to_vec()));
    bot.playground
        .plan(Plan { times: Some(1), ..Plan::new("GET", "/avatars", Fault::fail(503, 0)) });
    assert_eq!([get(&path(1)).await.0, get(&path(1)).await.0], [503, 200]);
    assert_eq!(bot.playground.avatar_requests().len(), 8);
    let address = format!("{}{}", bot.playground.base_url(), path(1));
    let told = reqwest::Client::new().get(address).header("authorization", "Bot x").send().await;
    assert_eq!(told.unwrap().status(), 400);
}
