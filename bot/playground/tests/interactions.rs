//! First answers, what follows them, and who sees it.

mod bot;

use std::time::Duration;

use bot::{Bot, callback, is_silence, message, unlimited};
use playground::{ActError, Answer, Event, Options};
use serde_json::{Value, json};

#[tokio::test]
async fn a_command_arrives_whole_and_its_answer_is_seen() {
    let mut bot = Bot::start().await;
    let (outcome, it, (status, _)) =
        bot.challenge(json!({"type": 4, "data": {"content": "Who plays?"}})).await;
    assert_eq!(status, 204);
    assert_eq!(outcome.content(), "Who plays?");
    assert!(!outcome.is_private());
    assert_eq!(it["type"], 2);
    assert_eq!(it["data"]["name"], "challenge");
    assert_eq!(it["data"]["options"][0], json!({"name": "variant", "type": 3, "value": "totem"}));
    assert_eq!(it["member"]["user"]["id"], json!(bot.ada()));
    assert_eq!(it["context"], 0);
    assert_eq!(it["authorizing_integration_owners"]["0"], it["guild_id"]);
    assert_ne!(it["app_permissions"].as_str().unwrap().parse::<u64>().unwrap() & 1 << 38, 0);
    let used = message(&outcome).used.clone().unwrap();
    assert_eq!((used.by, used.command.as_deref()), (bot.ada(), Some("challenge")));
}

#[tokio::test]
async fn people_named_in_options_are_resolved() {
    let mut bot = Bot::start().await;
    let boris = bot.boris().to_string();
    let options = json!({"variant": "chess", "opponent": boris});
    let (ada, chess) = (bot.ada(), bot.chess());
    let run = bot.playground.run_command(ada, chess, "challenge", options);
    let (_, it) = tokio::join!(
        tokio::time::timeout(Duration::from_millis(100), run),
        bot.gateway.event("INTERACTION_CREATE")
    );
    let resolved = &it["data"]["resolved"];
    assert_eq!(resolved["users"][&boris]["username"], "boris");
    assert_eq!(resolved["members"][&boris]["roles"], json!([]));
}

#[tokio::test]
async fn a_file_is_kept_and_named_by_its_id() {
    let mut bot = Bot::start().await;
    let option = json!({"type": 11, "name": "file", "description": "A file"});
    let spec = json!({"name": "read", "description": "Reads", "options": [option]});
    let (status, _) = bot.call("POST", &bot.commands_path(), spec).await;
    assert_eq!(status, 201);
    let (ada, chess) = (bot.ada(), bot.chess());
    let run = |file: Value| bot.playground.run_command(ada, chess, "read", json!({ "file": file }));
    for bad in [
        json!("x"),
        json!({"filename": "x"}),
        json!({"filename": "", "text": "x"}),
        json!({"filename": "x", "data": "x"}),
    ] {
        assert!(matches!(run(bad).await, Err(ActError::Option { .. })));
    }
    let given = run(json!({"filename": "a b.txt", "data": "data:text/plain;base64,Zm9vYg=="}));
    let (_, it) = tokio::join!(
        tokio::time::timeout(Duration::from_millis(100), given),
        bot.gateway.event("INTERACTION_CREATE")
    );
    let id = it["data"]["options"][0]["value"].as_str().unwrap();
    let file = &it["data"]["resolved"]["attachments"][id];
    assert_eq!((&file["filename"], &file["size"]), (&json!("a_b.txt"), &json!(4)));
    let kept = bot.http.get(file["url"].as_str().unwrap()).send().await.unwrap();
    assert_eq!(kept.bytes().await.unwrap(), "foob");
    bot.playground.set_attachment_size_limit(3);
    let large = bot.playground.run_command(
        ada,
        chess,
        "read",
        json!({"file": {"filename": "x", "text": "1234"}}),
    );
    assert!(matches!(large.await, Err(ActError::Option { .. })));
}

#[tokio::test]
async fn what_the_client_would_not_send() {
    let bot = Bot::start().await;
    let (ada, chess) = (bot.ada(), bot.chess());
    let run = |command: &'static str, options: Value| {
        bot.playground.run_command(ada, chess, command, options)
    };
    assert_eq!(run("nothing", json!({})).await.unwrap_err(), ActError::NoCommand("nothing".into()));
    let wrong = [
        ("challenge", json!({}), "variant"),
        ("challenge", json!({"variant": "go"}), "variant"),
        ("challenge", json!({"variant": "chess", "opponent": "1"}), "opponent"),
        ("challenge", json!({"variant": "chess", "color": "white"}), "color"),
        ("move", json!({"turn": "e4", "count": "3"}), "count"),
        ("move", json!({"turn": "e4", "count": 2.5}), "count"),
        ("move", json!({"turn": "e4", "count": 10}), "count"),
    ];
    for (command, options, culprit) in wrong {
        match run(command, options).await.unwrap_err() {
            ActError::Option { option, .. } => assert_eq!(option, culprit),
            other => panic!("{other}"),
        }
    }
}

#[tokio::test]
async fn three_seconds_and_then_10062() {
    let mut bot = Bot::start().await;
    let mut events = bot.playground.events();
    let (ada, chess) = (bot.ada(), bot.chess());
    let began = std::time::Instant::now();
    let options = json!({"variant": "totem"});
    let outcome = bot.playground.run_command(ada, chess, "challenge", options).await.unwrap();
    assert!(is_silence(&outcome));
    assert!((2900..3500).contains(&began.elapsed().as_millis()));
    let it = bot.gateway.event("INTERACTION_CREATE").await;
    let (status, body) = bot.answer(&it, json!({"type": 4, "data": {"content": "late"}})).await;
    assert_eq!((status, &body["code"]), (404, &json!(10062)));
    assert!(bot.playground.messages(chess, ada).is_empty());
    let heard = std::iter::from_fn(|| events.try_recv().ok()).collect::<Vec<_>>();
    assert!(heard.iter().any(|it| matches!(it, Event::Unanswered { user, .. } if *user == ada)));
    assert!(heard.iter().any(|it| matches!(it, Event::Refused { code: 10062, .. })));
}

#[tokio::test]
async fn nobody_there_is_no_answer_at_once() {
    let mut bot = Bot::start().await;
    bot.playground.forget_sessions();
    assert_eq!(bot.gateway.frame().await, Err(4000));
    let (ada, chess) = (bot.ada(), bot.chess());
    let options = json!({"variant": "totem"});
    let run = bot.playground.run_command(ada, chess, "challenge", options);
    let outcome = tokio::time::timeout(Duration::from_millis(500), run).await.unwrap().unwrap();
    assert!(is_silence(&outcome));
}

#[tokio::test]
async fn second_answers_are_40060() {
    let mut bot = Bot::start().await;
    let answer = json!({"type": 4, "data": {"content": "once"}});
    let (_, it, _) = bot.challenge(answer.clone()).await;
    let (status, body) = bot.answer(&it, answer).await;
    assert_eq!((status, &body["code"]), (400, &json!(40060)));
    assert_eq!(bot.playground.messages(bot.chess(), bot.ada()).len(), 1);
}

#[tokio::test]
async fn a_refused_answer_leaves_the_interaction_open() {
    let mut bot = Bot::start().await;
    let (ada, chess) = (bot.ada(), bot.chess());
    let options = json!({"variant": "totem"});
    let run = bot.playground.run_command(ada, chess, "challenge", options);
    let serve = async {
        let it = bot.gateway.event("INTERACTION_CREATE").await;
        let post = |body: Value| {
            let url = format!("{}/api/v10{}", bot.playground.base_url(), callback(&it));
            reqwest::Client::builder().no_proxy().build().unwrap().post(url).json(&body).send()
        };
        let empty = post(json!({"type": 4, "data": {}})).await.unwrap();
        let update = post(json!({"type": 7, "data": {"content": "x"}})).await.unwrap();
        let good = post(json!({"type": 4, "data": {"content": "x"}})).await.unwrap();
        [empty, update, good].map(|it| it.status().as_u16())
    };
    let (outcome, statuses) = tokio::join!(run, serve);
    assert_eq!(statuses, [400, 400, 204]);
    assert_eq!(outcome.unwrap().content(), "x");
}

#[tokio::test]
async fn ephemeral_answers_are_for_one_person_and_one_token() {
    let mut bot = Bot::start().await;
    let answer = json!({"type": 4, "data": {"content": "psst", "flags": 64}});
    let (outcome, it, _) = bot.challenge(answer).await;
    assert!(outcome.is_private());
    let id = message(&outcome).id;
    assert_eq!(bot.playground.messages(bot.chess(), bot.ada()).len(), 1);
    assert!(bot.playground.messages(bot.chess(), bot.boris()).is_empty());
    let path = format!("{}/{id}", bot.chess_messages());
    assert_eq!(bot.call("GET", &path, Value::Null).await.1["code"], 10008);
    assert_eq!(bot.call("PATCH", &path, json!({"content": "x"})).await.1["code"], 10008);
    assert_eq!(bot.call("GET", &bot.chess_messages(), Value::Null).await.1, json!([]));

    let original = bot.webhook(&it, "/messages/@original");
    let (status, edited) = bot.call("PATCH", &original, json!({"content": "hush"})).await;
    assert_eq!((status, &edited["flags"]), (200, &json!(64)));
    assert_eq!(bot.playground.message(id, bot.ada()).unwrap().content, "hush");
    let clicked = bot.playground.click(bot.boris(), id, "any").await;
    assert_eq!(clicked.unwrap_err(), ActError::NoMessage);
    assert_eq!(bot.call("DELETE", &original, Value::Null).await.0, 204);
    assert_eq!(bot.call("GET", &original, Value::Null).await.1["code"], 10008);
}

#[tokio::test]
async fn thinking_is_filled_and_stays_as_private_as_it_began() {
    let mut bot = Bot::start().await;
    let (outcome, it, _) = bot.challenge(json!({"type": 5, "data": {"flags": 64}})).await;
    assert!(matches!(outcome.answer, Answer::Thinking { .. }) && outcome.is_private());
    let original = bot.webhook(&it, "/messages/@original");
    let (_, loading) = bot.call("GET", &original, Value::Null).await;
    assert_eq!(loading["flags"], 64 | 128);
    // The first follow-up takes its place, whatever flags it has.
    let (_, filled) = bot.call("POST", &bot.webhook(&it, ""), json!({"content": "done"})).await;
    assert_eq!((&filled["id"], &filled["flags"]), (&loading["id"], &json!(64)));
    let (_, second) = bot.call("POST", &bot.webhook(&it, ""), json!({"content": "more"})).await;
    assert_ne!(second["id"], loading["id"]);
    assert_eq!(bot.playground.messages(bot.chess(), bot.boris()).len(), 1);
    assert_eq!(bot.playground.messages(bot.chess(), bot.ada()).len(), 2);
}

#[tokio::test]
async fn tokens_are_checked_and_die() {
    let mut bot = Bot::start().await;
    let (ada, chess) = (bot.ada(), bot.chess());
    let options = json!({"variant": "totem"});
    let run = bot.playground.run_command(ada, chess, "challenge", options);
    let early = async {
        let it = bot.gateway.event("INTERACTION_CREATE").await;
        let path = format!(
            "/webhooks/{}/{}",
            it["application_id"].as_str().unwrap(),
            it["token"].as_str().unwrap()
        );
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        let url = format!("{}/api/v10{path}", bot.playground.base_url());
        let body: Value = http
            .post(url)
            .json(&json!({"content": "x"}))
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap();
        let url = format!("{}/api/v10{}", bot.playground.base_url(), callback(&it));
        http.post(url).json(&json!({"type": 4, "data": {"content": "x"}})).send().await.unwrap();
        (it, body)
    };
    let (outcome, (it, body)) = tokio::join!(run, early);
    assert_eq!(body["code"], 10015, "a follow-up before the first answer");
    let id = outcome.unwrap().interaction;
    let original = bot.webhook(&it, "/messages/@original");
    bot.playground.age_interaction(id, Duration::from_secs(14 * 60));
    assert_eq!(bot.call("GET", &original, Value::Null).await.0, 200);
    bot.playground.age_interaction(id, Duration::from_secs(61));
    let (status, body) = bot.call("GET", &original, Value::Null).await;
    assert_eq!((status, &body["code"]), (401, &json!(50027)));
    let wrong = format!("/webhooks/{}/wrong/messages/@original", bot.playground.application_id());
    assert_eq!(bot.call("GET", &wrong, Value::Null).await.1["code"], 50027);
    let wrong = format!("/interactions/{id}/wrong/callback");
    assert_eq!(bot.call("POST", &wrong, json!({"type": 4})).await.1["code"], 10062);
}

#[tokio::test]
async fn with_response_tells_what_came_of_it() {
    let mut bot = Bot::start().await;
    let (ada, chess) = (bot.ada(), bot.chess());
    let options = json!({"variant": "totem"});
    let run = bot.playground.run_command(ada, chess, "challenge", options);
    let serve = async {
        let it = bot.gateway.event("INTERACTION_CREATE").await;
        let url =
            format!("{}/api/v10{}?with_response=true", bot.playground.base_url(), callback(&it));
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        let body = json!({"type": 4, "data": {"content": "x", "flags": 64}});
        http.post(url).json(&body).send().await.unwrap().json::<Value>().await.unwrap()
    };
    let (outcome, body) = tokio::join!(run, serve);
    let outcome = outcome.unwrap();
    assert_eq!(body["resource"]["message"]["id"], json!(message(&outcome).id));
    assert_eq!(body["interaction"]["response_message_ephemeral"], true);
}

#[tokio::test]
async fn a_shorter_patience_can_be_asked_for() {
    let options = Options { answer_within: Duration::from_millis(80), ..unlimited() };
    let bot = Bot::start_with(options).await;
    let (ada, chess) = (bot.ada(), bot.chess());
    let run = bot.playground.run_command(ada, chess, "challenge", json!({"variant": "totem"}));
    let outcome = tokio::time::timeout(Duration::from_secs(1), run).await.unwrap().unwrap();
    assert!(is_silence(&outcome));
}

#[tokio::test]
async fn people_are_not_only_what_a_library_expects() {
    let mut bot = Bot::start().await;
    let user = json!({
        "avatar": "not a hash", "public_flags": 1_u64 << 32, "banner": "a_short",
        "avatar_decoration_data": {"asset": 7, "sku_id": null},
    });
    bot.playground.set_odd(bot.ada(), user.clone(), json!({"flags": 1_u64 << 40}));
    bot.playground.set_attachment_size_limit(1 << 33);
    let answer = json!({"type": 4, "data": {"content": "x"}});
    let (outcome, it, _) = bot.challenge(answer).await;
    for (field, value) in user.as_object().unwrap() {
        assert_eq!(it["member"]["user"][field], *value);
    }
    assert_eq!(it["member"]["user"]["username"], "ada");
    assert_eq!(it["member"]["flags"], json!(1_u64 << 40));
    assert_eq!(it["attachment_size_limit"], json!(1_u64 << 33));
    let path = format!("{}/{}", bot.chess_messages(), message(&outcome).id);
    let (_, shown) = bot.call("GET", &path, Value::Null).await;
    assert_eq!(shown["interaction_metadata"]["user"]["avatar"], "not a hash");
    bot.playground.set_odd(bot.ada(), Value::Null, Value::Null);
    assert_eq!(
        bot.call("GET", &path, Value::Null).await.1["interaction"]["user"]["avatar"],
        json!(null)
    );
}
