//! Messages by the bot's own token: files, edits, nonces, pings, threads, permissions.
use std::time::Duration;

use playground::Options;
use serde_json::{Value, json};

use crate::bot::{self, Bot, PNG, refusal};

async fn posted(bot: &Bot, body: Value) -> Value {
    let (status, message) = bot.call("POST", &bot.chess_messages(), body).await;
    assert_eq!(status, 200, "{message}");
    message
}

fn path_of(bot: &Bot, message: &Value) -> String {
    format!("{}/{}", bot.chess_messages(), message["id"].as_str().unwrap())
}

#[tokio::test]
async fn the_token_is_asked_for() {
    let bot = Bot::start().await;
    let url = format!("{}/api/v10/users/@me", bot.playground.base_url());
    let response = bot.http.get(&url).header("Authorization", "Bot wrong").send().await.unwrap();
    assert_eq!(response.status(), 401);
    let (status, me) = bot.call("GET", "/users/@me", Value::Null).await;
    assert_eq!((status, &me["id"]), (200, &json!(bot.playground.bot().id)));
    let (status, body) = bot.call("GET", "/nonsense", Value::Null).await;
    assert_eq!((status, &body["message"]), (404, &json!("404: Not Found")));
}

#[tokio::test]
async fn a_nonce_sends_once() {
    let bot = Bot::start().await;
    let body = json!({"content": "board", "nonce": "abc", "enforce_nonce": true});
    let first = posted(&bot, body.clone()).await;
    let second = posted(&bot, body).await;
    assert_eq!(first["id"], second["id"]);
    assert_eq!(first["nonce"], "abc");
    let other = posted(&bot, json!({"content": "x", "nonce": "abd", "enforce_nonce": true})).await;
    assert_ne!(first["id"], other["id"]);
    let careless = posted(&bot, json!({"content": "x", "nonce": "abc"})).await;
    assert_ne!(first["id"], careless["id"]);
    assert_eq!(bot.playground.messages(bot.chess(), bot.ada()).len(), 3);
}

#[tokio::test]
async fn edits_keep_replace_and_remove_files() {
    let bot = Bot::start().await;
    let alt = json!({"content": "x", "attachments": [{"id": 0, "description": "A board"}]});
    let (_, first) = bot.upload("POST", &bot.chess_messages(), &alt, &[("a b.png", PNG)]).await;
    let file = &first["attachments"][0];
    assert_eq!((&file["filename"], &file["description"]), (&json!("a_b.png"), &json!("A board")));
    assert_eq!(
        (&file["width"], &file["height"], &file["size"]),
        (&json!(3), &json!(2), &json!(PNG.len()))
    );
    let bytes = reqwest::get(file["url"].as_str().unwrap()).await.unwrap().bytes().await.unwrap();
    assert_eq!(bytes, PNG);

    let path = path_of(&bot, &first);
    let names = |message: &Value| -> Vec<String> {
        let files = message["attachments"].as_array().unwrap();
        files.iter().map(|it| it["filename"].as_str().unwrap().to_owned()).collect()
    };
    let (_, kept) = bot.call("PATCH", &path, json!({"content": "y"})).await;
    assert_eq!(kept["attachments"], first["attachments"]);
    let (_, added) = bot.upload("PATCH", &path, &json!({}), &[("b.png", PNG)]).await;
    assert_eq!(names(&added), ["a_b.png", "b.png"]);
    let second = added["attachments"][1]["id"].clone();
    let keep = json!({"attachments": [{"id": second}, {"id": 0}]});
    let (_, swapped) = bot.upload("PATCH", &path, &keep, &[("c.png", PNG)]).await;
    assert_eq!(names(&swapped), ["b.png", "c.png"]);
    let (_, emptied) = bot.call("PATCH", &path, json!({"attachments": []})).await;
    assert_eq!(names(&emptied), [""; 0]);
}

#[tokio::test]
async fn embeds_show_attachments() {
    let bot = Bot::start().await;
    let body = json!({"embeds": [{"image": {"url": "attachment://a.png"}}]});
    let (_, sent) = bot.upload("POST", &bot.chess_messages(), &body, &[("a.png", PNG)]).await;
    assert_eq!(sent["embeds"][0]["image"]["url"], sent["attachments"][0]["url"]);
}

#[tokio::test]
async fn embeds_come_back_whole_and_without_nulls() {
    let bot = Bot::start().await;
    let fields = json!([{"name": "n", "value": "v"}]);
    let body = json!({"embeds": [{"title": "t"}, {"title": "t", "fields": fields}]});
    let sent = posted(&bot, body).await;
    assert_eq!(sent["embeds"][0], json!({"type": "rich", "title": "t"}));
    assert_eq!(sent["embeds"][1]["fields"][0]["inline"], false);
}

#[tokio::test]
async fn only_allowed_mentions_ping() {
    let bot = Bot::start().await;
    let (ada, boris) = (bot.ada(), bot.boris());
    let content = format!("<@{ada}> <@{boris}>");
    let sent =
        posted(&bot, json!({"content": content, "allowed_mentions": {"users": [boris]}})).await;
    assert_eq!(sent["mentions"].as_array().unwrap().len(), 1);
    assert_eq!(sent["mentions"][0]["username"], "boris");
    let seen = bot.playground.messages(bot.chess(), ada).pop().unwrap();
    assert_eq!(seen.mentions, [boris]);
    let silent = posted(&bot, json!({"content": content, "allowed_mentions": {"parse": []}})).await;
    assert_eq!(silent["mentions"], json!([]));
}

#[tokio::test]
async fn old_messages_take_few_edits() {
    let bot = Bot::start().await;
    let sent = posted(&bot, json!({"content": "x"})).await;
    let path = path_of(&bot, &sent);
    for _ in 0..10 {
        assert_eq!(bot.call("PATCH", &path, json!({"content": "y"})).await.0, 200);
    }
    let id = sent["id"].as_str().unwrap().parse().unwrap();
    bot.playground.age_message(id, Duration::from_secs(3600));
    let mut last = (200, Value::Null);
    for _ in 0..10 {
        last = bot.call("PATCH", &path, json!({"content": "z"})).await;
    }
    assert_eq!(refusal(last), (429, 30046));
}

#[tokio::test]
async fn other_peoples_messages_are_theirs() {
    let bot = Bot::start().await;
    let theirs = bot.playground.say(bot.ada(), bot.chess(), "mine").unwrap();
    let path = format!("{}/{}", bot.chess_messages(), theirs.id);
    assert_eq!(bot.call("PATCH", &path, json!({"content": "x"})).await.1["code"], 50005);
    assert_eq!(refusal(bot.call("DELETE", &path, Value::Null).await), (403, 50013));
    let own = path_of(&bot, &posted(&bot, json!({"content": "x"})).await);
    assert_eq!(bot.call("DELETE", &own, Value::Null).await.0, 204);
    assert_eq!(bot.call("GET", &own, Value::Null).await.1["code"], 10008);
}

#[tokio::test]
async fn permissions_are_heeded() {
    let bot = Bot::start().await;
    let (chess, path) = (bot.chess(), bot.chess_messages());
    let (view, send, attach) = (1 << 10, 1 << 11, 1 << 15);
    let code = async |body: Value| bot.call("POST", &path, body).await.1["code"].clone();
    bot.playground.set_permissions(chess, send);
    assert_eq!(code(json!({"content": "x"})).await, 50001);
    bot.playground.set_permissions(chess, view | attach);
    assert_eq!(code(json!({"content": "x"})).await, 50013);
    bot.playground.set_permissions(chess, view | send);
    assert_eq!(bot.upload("POST", &path, &json!({}), &[("a.png", PNG)]).await.1["code"], 50013);
    assert_eq!(bot.call("POST", &path, json!({"content": "x"})).await.0, 200);
    let threads = format!("/channels/{chess}/threads");
    let (_, body) = bot.call("POST", &threads, json!({"name": "x", "type": 11})).await;
    assert_eq!(body["code"], 50013);
    assert_eq!(bot.call("GET", "/channels/1", Value::Null).await.1["code"], 10003);
}

#[tokio::test]
async fn threads_live_under_their_channel() {
    let bot = Bot::start().await;
    let sent = posted(&bot, json!({"content": "start"})).await;
    let on = format!("{}/threads", path_of(&bot, &sent));
    let (status, thread) = bot.call("POST", &on, json!({"name": "Game 1"})).await;
    assert_eq!((status, &thread["type"], &thread["id"]), (201, &json!(11), &sent["id"]));
    assert_eq!(thread["parent_id"], json!(bot.chess()));
    assert_eq!(thread["thread_metadata"]["archived"], false);
    assert_eq!(bot.gateway.event("THREAD_CREATE").await["id"], thread["id"]);
    assert_eq!(bot.call("POST", &on, json!({"name": "again"})).await.1["code"], 160_004);

    let plain = format!("/channels/{}/threads", bot.chess());
    // Without a type it would be private, and that needs a permission of its own.
    assert_eq!(bot.call("POST", &plain, json!({"name": "x"})).await.1["code"], 50013);
    let (_, other) = bot.call("POST", &plain, json!({"name": "Game 2", "type": 11})).await;
    let id = other["id"].as_str().unwrap();
    let within = format!("/channels/{id}/threads");
    assert_eq!(bot.call("POST", &within, json!({"name": "x", "type": 11})).await.1["code"], 50024);

    let (path, messages) = (format!("/channels/{id}"), format!("/channels/{id}/messages"));
    let (_, message) = bot.call("POST", &messages, json!({"content": "in it"})).await;
    let (_, archived) = bot.call("PATCH", &path, json!({"archived": true})).await;
    assert_eq!(archived["thread_metadata"]["archived"], true);
    let one = format!("{messages}/{}", message["id"].as_str().unwrap());
    assert_eq!(bot.call("PATCH", &one, json!({"content": "x"})).await.1["code"], 50083);
    assert_eq!(bot.call("POST", &messages, json!({"content": "wakes it"})).await.0, 200);
    let (_, awake) = bot.call("GET", &path, Value::Null).await;
    assert_eq!(awake["thread_metadata"]["archived"], false);
    let member = format!("{path}/thread-members/{}", bot.boris());
    assert_eq!(bot.call("PUT", &member, Value::Null).await.0, 204);
    assert_eq!(bot.playground.channels().last().unwrap().members.len(), 2);
}

#[tokio::test]
async fn too_fast_is_429() {
    let bot = Bot::start_with(Options::default()).await;
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(bot.call("POST", &bot.chess_messages(), json!({"content": "x"})).await);
    }
    assert!(answers[..5].iter().all(|(status, _)| *status == 200));
    let (status, body) = &answers[5];
    assert_eq!((*status, &body["global"]), (429, &json!(false)));
    assert!((0.1..=5.0).contains(&body["retry_after"].as_f64().unwrap()));
    let general = format!("/channels/{}/messages", bot.playground.channel("general"));
    assert_eq!(bot.call("POST", &general, json!({"content": "x"})).await.0, 200);
}

#[tokio::test]
async fn what_happened_outlives_the_connection() {
    let bot = Bot::start().await;
    let id = bot.board().await;
    let bot = Bot { gateway: bot::Gateway::identified(&bot.playground).await, ..bot };
    bot.gateway.event("GUILD_CREATE").await;
    assert_eq!(bot.playground.commands().len(), 2);
    let (outcome, _, _) = bot.click(bot.ada(), id, "go", json!({"type": 6})).await;
    assert!(matches!(outcome.answer, playground::Answer::Acknowledged));
}
