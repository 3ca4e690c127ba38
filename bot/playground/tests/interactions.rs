//! First answers, what follows them, and who sees it.

use std::time::{Duration, Instant};

use playground::{ActError, Answer, Event, Fault, Options};
use serde_json::{Value, json};

use crate::bot::{self, Bot, callback, is_silence, message, refusal, text, unlimited};

#[tokio::test]
async fn a_command_arrives_whole_and_its_answer_is_seen() {
    let bot = Bot::start().await;
    let (outcome, it, (status, _)) = bot.challenge(text("Who plays?")).await;
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
    let bot = Bot::start().await;
    let boris = bot.boris().to_string();
    let options = json!({"variant": "chess", "opponent": boris});
    let (ada, chess) = (bot.ada(), bot.chess());
    let run = bot.playground.run_command(ada, chess, "challenge", options);
    let it = bot.hears(run).await;
    let resolved = &it["data"]["resolved"];
    assert_eq!(resolved["users"][&boris]["username"], "boris");
    assert_eq!(resolved["members"][&boris]["roles"], json!([]));
}

#[tokio::test]
async fn a_file_is_kept_and_named_by_its_id() {
    let bot = Bot::start().await;
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
    let it = bot.hears(given).await;
    let id = it["data"]["options"][0]["value"].as_str().unwrap();
    let file = &it["data"]["resolved"]["attachments"][id];
    assert_eq!((&file["filename"], &file["size"]), (&json!("a_b.txt"), &json!(4)));
    let kept = bot.http.get(file["url"].as_str().unwrap()).send().await.unwrap();
    assert_eq!(kept.bytes().await.unwrap(), "foob");
    bot.playground.set_attachment_size_limit(3);
    let large = run(json!({"filename": "x", "text": "1234"})).await;
    assert!(matches!(large, Err(ActError::Option { .. })));
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
async fn the_time_for_an_answer_ends_and_then_it_is_10062() {
    assert_eq!(Options::default().answer_within, Duration::from_secs(3));
    let answer_within = Duration::from_millis(20);
    let bot = Bot::start_with(Options { answer_within, ..unlimited() }).await;
    let mut events = bot.playground.events();
    let (ada, chess) = (bot.ada(), bot.chess());
    let began = Instant::now();
    let outcome = tokio::time::timeout(Duration::from_secs(2), bot.run()).await;
    assert!(is_silence(&outcome.expect("less than the default").unwrap()));
    assert!(began.elapsed() >= answer_within);
    let it = bot.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(refusal(bot.answer(&it, text("late")).await), (404, 10062));
    assert!(bot.playground.messages(chess, ada).is_empty());
    let heard = std::iter::from_fn(|| events.try_recv().ok()).collect::<Vec<_>>();
    assert!(heard.iter().any(|it| matches!(it, Event::Unanswered { user, .. } if *user == ada)));
    assert!(heard.iter().any(|it| matches!(it, Event::Refused { code: 10062, .. })));
}

#[tokio::test]
async fn nobody_there_is_no_answer_at_once() {
    let bot = Bot::start_with(Options { answer_within: bot::PATIENCE, ..unlimited() }).await;
    bot.playground.forget_sessions();
    assert_eq!(bot.gateway.frame().await, Err(4000));
    let outcome = tokio::time::timeout(bot::PATIENCE / 2, bot.run()).await;
    assert!(is_silence(&outcome.unwrap().unwrap()));
}

#[tokio::test]
async fn nobody_waits_on_where_that_is_ended() {
    let bot = Bot::start_with(Options { answer_within: bot::PATIENCE, ..unlimited() }).await;
    let ended = async {
        let it = bot.gateway.event("INTERACTION_CREATE").await;
        bot.playground.stop_waiting();
        it
    };
    let (outcome, it) = tokio::join!(bot.run(), ended);
    assert!(is_silence(&outcome.unwrap()));
    assert_eq!(refusal(bot.answer(&it, text("late")).await), (404, 10062));
}

#[tokio::test]
async fn an_answer_that_a_fault_keeps_away_is_given_up_where_that_is_asked_for() {
    let answer_within = bot::PATIENCE;
    let options = Options { answer_within, gives_up_lost_answers: true, ..unlimited() };
    let bot = Bot::start_with(options).await;
    for (status, given_up) in [(500, true), (429, false)] {
        bot.playground.fault("POST", "/interactions/*/*/callback", Fault::fail(status, 0));
        let answers = async {
            let it = bot.gateway.event("INTERACTION_CREATE").await;
            assert_eq!(bot.answer(&it, text("lost")).await.0, status);
            bot.answer(&it, text("again")).await;
        };
        let (outcome, ()) = tokio::join!(bot.run(), answers);
        assert_eq!(is_silence(&outcome.unwrap()), given_up, "{status}");
    }
}

#[tokio::test]
async fn second_answers_are_40060() {
    let bot = Bot::start().await;
    let (_, it, _) = bot.challenge(text("once")).await;
    assert_eq!(refusal(bot.answer(&it, text("once")).await), (400, 40060));
    assert_eq!(bot.playground.messages(bot.chess(), bot.ada()).len(), 1);
}

#[tokio::test]
async fn a_refused_answer_leaves_the_interaction_open() {
    let bot = Bot::start().await;
    let serve = async |it: &Value| {
        let empty = bot.answer(it, json!({"type": 4, "data": {}})).await;
        let update = bot.answer(it, json!({"type": 7, "data": {"content": "x"}})).await;
        [empty, update, bot.answer(it, text("x")).await].map(|(status, _)| status)
    };
    let (outcome, _, statuses) = bot.handling(bot.run(), serve).await;
    assert_eq!(statuses, [400, 400, 204]);
    assert_eq!(outcome.unwrap().content(), "x");
}

#[tokio::test]
async fn ephemeral_answers_are_for_one_person_and_one_token() {
    let bot = Bot::start().await;
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
    let bot = Bot::start().await;
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
    let bot = Bot::start().await;
    let early = async |it: &Value| {
        let follow_up = bot.call("POST", &bot.webhook(it, ""), json!({"content": "x"})).await;
        assert_eq!(refusal(follow_up).1, 10015, "a follow-up before the first answer");
        // The interaction's token is enough, without the bot's.
        for (path, body) in
            [(callback(it), text("x")), (bot.webhook(it, ""), json!({"content": "y"}))]
        {
            let url = format!("{}/api/v10{path}", bot.playground.base_url());
            assert!(bot.http.post(url).json(&body).send().await.unwrap().status().is_success());
        }
    };
    let (outcome, it, _) = bot.handling(bot.run(), early).await;
    let id = outcome.unwrap().interaction;
    let original = bot.webhook(&it, "/messages/@original");
    bot.playground.age_interaction(id, Duration::from_secs(14 * 60));
    assert_eq!(bot.call("GET", &original, Value::Null).await.0, 200);
    bot.playground.age_interaction(id, Duration::from_secs(61));
    assert_eq!(refusal(bot.call("GET", &original, Value::Null).await), (401, 50027));
    let wrong = format!("/webhooks/{}/wrong/messages/@original", bot.playground.application_id());
    assert_eq!(bot.call("GET", &wrong, Value::Null).await.1["code"], 50027);
    let wrong = format!("/interactions/{id}/wrong/callback");
    assert_eq!(bot.call("POST", &wrong, json!({"type": 4})).await.1["code"], 10062);
}

#[tokio::test]
async fn with_response_tells_what_came_of_it() {
    let bot = Bot::start().await;
    let serve = async |it: &Value| {
        let path = format!("{}?with_response=true", callback(it));
        bot.call("POST", &path, json!({"type": 4, "data": {"content": "x", "flags": 64}})).await.1
    };
    let (outcome, _, body) = bot.handling(bot.run(), serve).await;
    let outcome = outcome.unwrap();
    assert_eq!(body["resource"]["message"]["id"], json!(message(&outcome).id));
    assert_eq!(body["interaction"]["response_message_ephemeral"], true);
}

#[tokio::test]
async fn people_are_not_only_what_a_library_expects() {
    let bot = Bot::start().await;
    let user = json!({
        "avatar": "not a hash", "public_flags": 1_u64 << 32, "banner": "a_short",
        "avatar_decoration_data": {"asset": 7, "sku_id": null},
    });
    bot.playground.set_odd(bot.ada(), user.clone(), json!({"flags": 1_u64 << 40}));
    bot.playground.set_attachment_size_limit(1 << 33);
    let (outcome, it, _) = bot.challenge(text("x")).await;
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
    let own = bot.playground.people()[0].avatar.clone();
    assert!(own.is_some());
    let (_, shown) = bot.call("GET", &path, Value::Null).await;
    assert_eq!(shown["interaction"]["user"]["avatar"], json!(own));
}
