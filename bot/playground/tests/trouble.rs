//! What tests order to go wrong goes wrong so, and no longer than they say.

use std::time::Duration;

use playground::{Fault, GatewayFault, Options, Plan, StartLimit};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::bot::{Bot, Gateway, PATIENCE, refusal, text, unlimited};

const MESSAGES: &str = "/channels/*/messages";

/// Waits until something holds.
async fn until(what: &str, holds: impl Fn() -> bool) {
    let waiting = async {
        while !holds() {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("in vain: {what}"));
}

async fn say(bot: &Bot) -> (u16, Value) {
    bot.call("POST", &bot.chess_messages(), json!({"content": "x"})).await
}

fn said(bot: &Bot) -> usize {
    bot.playground.messages(bot.chess(), bot.ada()).len()
}

#[tokio::test]
async fn rate_limits_tell_how_long() {
    let bot = Bot::start().await;
    for global in [false, true] {
        let retry_after = Duration::from_millis(2_250);
        bot.playground.fault("POST", MESSAGES, Fault::RateLimited { retry_after, global });
        let request = bot.request("POST", &bot.chess_messages()).json(&json!({"content": "x"}));
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 429);
        let header = |name: &str| {
            let value = response.headers().get(name)?;
            Some(value.to_str().unwrap().to_owned())
        };
        assert_eq!(header("retry-after").as_deref(), Some("3"));
        assert_eq!(header("x-ratelimit-remaining").as_deref(), Some("0"));
        assert_eq!(header("x-ratelimit-reset-after").as_deref(), Some("2.250"));
        assert!(header("x-ratelimit-limit").is_some());
        assert_eq!(header("x-ratelimit-global").is_some(), global);
        assert_eq!(header("x-ratelimit-bucket").is_some(), !global);
        let body: Value = response.json().await.unwrap();
        assert_eq!((&body["retry_after"], &body["global"]), (&json!(2.25), &json!(global)));
        assert_eq!(said(&bot), 0);
    }
}

#[tokio::test]
async fn a_plan_strikes_in_one_channel_until_it_is_mended() {
    let bot = Bot::start().await;
    let fault = Fault::Fail { status: 500, code: 0 };
    let channel = Some(bot.playground.channel("general"));
    bot.playground.plan(Plan { channel, ..Plan::new("POST", MESSAGES, fault) });
    let general = format!("/channels/{}/messages", bot.playground.channel("general"));
    for _ in 0..3 {
        assert_eq!(bot.call("POST", &general, json!({"content": "x"})).await.0, 500);
        assert_eq!(say(&bot).await.0, 200);
    }
    bot.playground.clear_faults();
    assert_eq!(bot.call("POST", &general, json!({"content": "x"})).await.0, 200);
}

#[tokio::test]
async fn a_plan_for_a_channel_strikes_by_the_token_of_an_interaction_there() {
    let bot = Bot::start().await;
    let fault = || Fault::Fail { status: 500, code: 0 };
    let plan = |bot: &Bot, path, name| {
        let channel = Some(bot.playground.channel(name));
        bot.playground.plan(Plan { channel, times: Some(1), ..Plan::new("*", path, fault()) });
    };
    plan(&bot, "/interactions", "general");
    let (_, it, (status, _)) = bot.challenge(text("x")).await;
    assert_eq!(status, 204, "another channel");
    plan(&bot, "/webhooks", "chess");
    let original = bot.webhook(&it, "/messages/@original");
    assert_eq!(bot.call("GET", &original, Value::Null).await.0, 500);
    assert_eq!(bot.call("GET", &original, Value::Null).await.0, 200);
    plan(&bot, "/interactions", "chess");
    assert_eq!(bot.answer(&it, text("x")).await.0, 500);
}

#[tokio::test]
async fn a_garbled_answer_is_of_a_request_that_was_carried_out() {
    let bot = Bot::start().await;
    bot.playground.fault("POST", MESSAGES, Fault::Garbled);
    assert_eq!(say(&bot).await, (200, Value::Null));
    assert_eq!(said(&bot), 1);
    bot.playground.fault("POST", "/interactions", Fault::Garbled);
    let (outcome, _, answered) = bot.challenge(text("y")).await;
    assert_eq!((outcome.content(), answered), ("y", (200, Value::Null)));
    // A refusal stays one.
    bot.playground.fault("POST", MESSAGES, Fault::Garbled);
    let refused = bot.call("POST", &bot.chess_messages(), json!({})).await;
    assert_eq!(refusal(refused), (400, 50006));
}

#[tokio::test]
async fn what_stands_before_discord_answers_no_json() {
    let bot = Bot::start().await;
    for (status, is_page) in [(500, false), (502, true), (503, true)] {
        bot.playground.fault("POST", MESSAGES, Fault::Fail { status, code: 0 });
        let (told, body) = say(&bot).await;
        assert_eq!((told, body.is_null()), (status, is_page));
    }
    assert_eq!(said(&bot), 0);
}

#[tokio::test]
async fn what_hangs_is_carried_out_when_it_is_released() {
    let bot = Bot::start().await;
    bot.playground.fault("POST", MESSAGES, Fault::Hang);
    let release = async {
        until("a request hangs", || bot.playground.hanging() == 1).await;
        assert_eq!(said(&bot), 0);
        bot.playground.release();
    };
    let ((status, _), ()) = tokio::join!(say(&bot), release);
    assert_eq!((status, said(&bot), bot.playground.hanging()), (200, 1, 0));

    bot.playground.fault("POST", MESSAGES, Fault::Hang);
    tokio::select! {
        _ = say(&bot) => panic!("it does not hang"),
        () = until("a request hangs", || bot.playground.hanging() == 1) => {}
    }
    until("the one who hung up is noticed", || bot.playground.hanging() == 0).await;
    bot.playground.release();
    assert_eq!((say(&bot).await.0, said(&bot)), (200, 2));
}

#[tokio::test]
async fn a_silent_gateway_keeps_its_connections_and_says_nothing() {
    let bot = Bot::start().await;
    let dispatched = || bot.playground.dispatch("ODD", &json!({}));
    dispatched();
    bot.gateway.event("ODD").await;
    bot.playground.set_gateway_fault(GatewayFault::Silence);
    dispatched();
    bot.gateway.send(json!({"op": 1, "d": null})).await;
    let other = Gateway::connect(&bot.playground).await;
    assert_eq!(bot.playground.gateway_attempts(), 2);
    assert!(bot.playground.is_connected());

    bot.playground.clear_gateway_fault();
    for (gateway, what) in [(&bot.gateway, "event and no acknowledgement"), (&other, "HELLO")] {
        assert!(!matches!(gateway.next().await, Some(Ok(_))), "no {what}: it is gone for good");
    }
    until("it is gone", || !bot.playground.is_connected()).await;
    Gateway::identified(&bot.playground).await.event("READY").await;
}

#[tokio::test]
async fn a_stalled_handshake_is_answered_when_it_is_over() {
    let bot = Bot::start().await;
    bot.playground.set_gateway_fault(GatewayFault::Stall);
    let opening = Gateway::open(&bot.playground);
    tokio::pin!(opening);
    // What is open stays so. These answers take longer than that to a handshake would.
    let beats = async {
        until("it asks", || bot.playground.gateway_attempts() == 2).await;
        for _ in 0..20 {
            bot.gateway.send(json!({"op": 1, "d": null})).await;
            assert_eq!(bot.gateway.frame().await.unwrap()["op"], 11);
        }
    };
    tokio::select! {
        _ = &mut opening => panic!("it is answered"),
        () = beats => {}
    }
    bot.playground.clear_gateway_fault();
    opening.await;
}

#[tokio::test]
async fn everybody_is_closed_until_told_otherwise() {
    let bot = Bot::start().await;
    let before = bot.playground.starts().remaining;
    bot.playground.set_gateway_fault(GatewayFault::Close(4011));
    assert_eq!(bot.gateway.frame().await, Err(4011));
    assert!(!bot.playground.is_connected());
    for _ in 0..2 {
        assert_eq!(Gateway::identified(&bot.playground).await.frame().await, Err(4011));
    }
    assert_eq!(bot.playground.starts().remaining, before - 2, "each has cost one");
    bot.playground.clear_gateway_fault();
    Gateway::identified(&bot.playground).await.event("READY").await;
}

#[tokio::test]
async fn sessions_are_counted_and_told() {
    let bot = Bot::start().await;
    let told = async || bot.call("GET", "/gateway/bot", Value::Null).await.1;
    let limit = told().await["session_start_limit"].clone();
    assert_eq!((&limit["total"], &limit["remaining"]), (&json!(1000), &json!(999)));
    assert!(limit["reset_after"].as_u64().unwrap() > 86_000_000);
    assert_eq!(told().await["shards"], 1);

    let reset_after = Duration::from_secs(3600);
    let limit = StartLimit { total: 9, remaining: 1, reset_after, max_concurrency: 3 };
    bot.playground.set_starts(limit);
    bot.playground.set_shards(4);
    let mut statuses = Vec::new();
    for _ in 0..2 {
        let gateway = Gateway::identified(&bot.playground).await;
        statuses.push(gateway.frame().await.map(|it| it["t"].clone()));
    }
    assert_eq!(statuses, [Ok(json!("READY")), Err(4004)]);
    let told_now = told().await;
    assert_eq!(told_now["shards"], 4);
    let left = &told_now["session_start_limit"];
    assert_eq!((&left["total"], &left["remaining"]), (&json!(9), &json!(0)));
    assert_eq!(left["max_concurrency"], 3);
    let left = Duration::from_millis(left["reset_after"].as_u64().unwrap());
    assert!(left <= reset_after && left > reset_after - PATIENCE);
    bot.playground.set_starts(StartLimit { reset_after: Duration::ZERO, ..limit });
    assert_eq!(told().await["session_start_limit"]["remaining"], 9);
    assert_eq!(bot.playground.starts().reset_after, Duration::ZERO);
    Gateway::identified(&bot.playground).await.event("READY").await;
    assert_eq!(bot.playground.starts().remaining, 8);
}

#[tokio::test]
async fn the_heart_beats_as_often_as_is_asked() {
    let heartbeat = Duration::from_millis(20);
    let bot = Bot::start_with(Options { heartbeat, ..unlimited() }).await;
    let gateway = Gateway::connect(&bot.playground).await;
    let hello = gateway.frame().await.unwrap();
    assert_eq!(hello["d"]["heartbeat_interval"], 20);
    assert_eq!(gateway.frame().await, Err(4009), "it never beat");
}
