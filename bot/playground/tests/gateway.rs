//! The gateway: who gets in, what is heard, and what a lost connection costs.

use serde_json::json;

use crate::bot::{Bot, Gateway, INTENTS, text};

#[tokio::test]
async fn who_gets_in() {
    let bot = Bot::start().await;
    let token = bot.playground.token();
    let cases = [
        ("wrong", INTENTS, 4004),
        (&token, 1 << 15, 4014),
        (&token, 1 << 1, 4014),
        (&token, 1 << 40, 4013),
    ];
    for (token, intents, code) in cases {
        let gateway = Gateway::open(&bot.playground).await;
        gateway.identify(token, intents).await;
        assert_eq!(gateway.frame().await, Err(code));
    }
    let gateway = Gateway::open(&bot.playground).await;
    gateway.send(json!({"op": 3, "d": {}})).await;
    assert_eq!(gateway.frame().await, Err(4003));
    let gateway = Gateway::open(&bot.playground).await;
    gateway.send(json!({"op": 77, "d": {}})).await;
    assert_eq!(gateway.frame().await, Err(4001));
}

#[tokio::test]
async fn ready_and_heartbeat() {
    let bot = Bot::start().await;
    let gateway = Gateway::open(&bot.playground).await;
    gateway.identify(&format!("Bot {}", bot.playground.token()), INTENTS).await;
    let ready = gateway.event("READY").await;
    assert_eq!(ready["application"]["id"], json!(bot.playground.application_id()));
    assert_eq!(ready["guilds"][0]["id"], json!(bot.playground.guild_id()));
    assert!(ready["resume_gateway_url"].as_str().unwrap().starts_with("ws://127.0.0.1:"));
    let guild = gateway.event("GUILD_CREATE").await;
    assert_eq!(guild["channels"][0]["name"], "chess");
    gateway.send(json!({"op": 1, "d": gateway.seq()})).await;
    assert_eq!(gateway.frame().await.unwrap()["op"], 11);
    gateway.identify(&bot.playground.token(), INTENTS).await;
    assert_eq!(gateway.frame().await, Err(4005));
}

#[tokio::test]
async fn intents_decide_what_is_heard() {
    let bot = Bot::start().await;
    let deaf = Gateway::open(&bot.playground).await;
    deaf.identify(&bot.playground.token(), 0).await;
    assert_eq!(deaf.frame().await.unwrap()["t"], "READY");
    bot.playground.say(bot.ada(), bot.chess(), "secret plans").unwrap();
    let heard = bot.gateway.event("MESSAGE_CREATE").await;
    assert_eq!(heard["content"], "", "content of others needs a privileged intent");
    bot.playground.dispatch("END", &json!({}));
    assert_eq!(deaf.frame().await.unwrap()["t"], "END");
}

#[tokio::test]
async fn a_mention_lets_the_bot_read() {
    let bot = Bot::start().await;
    let text = format!("<@{}> help", bot.playground.bot().id);
    bot.playground.say(bot.ada(), bot.chess(), &text).unwrap();
    assert_eq!(bot.gateway.event("MESSAGE_CREATE").await["content"], json!(text));
}

#[tokio::test]
async fn resuming_brings_what_was_missed() {
    let bot = Bot::start().await;
    let gateway = Gateway::identified(&bot.playground).await;
    let session = gateway.event("READY").await["session_id"].clone();
    gateway.event("GUILD_CREATE").await;
    let seen = gateway.seq();
    bot.playground.close_gateway(4000);
    assert_eq!(gateway.frame().await, Err(4000));
    assert!(!bot.playground.is_connected());

    // Said while nobody listened.
    let (ada, chess) = (bot.ada(), bot.chess());
    bot.playground.say(ada, chess, "missed").unwrap();
    let resume = |seq: u64| json!({"op": 6, "d": {"token": bot.playground.token(), "session_id": session, "seq": seq}});
    let again = Gateway::open(&bot.playground).await;
    again.send(resume(seen)).await;
    let missed = again.frame().await.unwrap();
    assert_eq!((&missed["t"], &missed["s"]), (&json!("MESSAGE_CREATE"), &json!(seen + 1)));
    assert_eq!(again.frame().await.unwrap()["t"], "RESUMED");
    assert!(bot.playground.is_connected());

    let ahead = Gateway::open(&bot.playground).await;
    ahead.send(resume(seen + 100)).await;
    assert_eq!(ahead.frame().await.unwrap()["op"], 9);
    bot.playground.forget_sessions();
    let forgotten = Gateway::open(&bot.playground).await;
    forgotten.send(resume(seen)).await;
    let invalid = forgotten.frame().await.unwrap();
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
}

#[tokio::test]
async fn an_interaction_is_answered_after_a_resume() {
    let bot = Bot::start().await;
    let gateway = Gateway::identified(&bot.playground).await;
    let session = gateway.event("READY").await["session_id"].clone();
    gateway.event("GUILD_CREATE").await;
    bot.playground.close_gateway(4000);
    let back = async {
        let again = Gateway::open(&bot.playground).await;
        let token = bot.playground.token();
        let data = json!({"token": token, "session_id": session, "seq": gateway.seq()});
        again.send(json!({"op": 6, "d": data})).await;
        let it = again.event("INTERACTION_CREATE").await;
        bot.answer(&it, text("back")).await
    };
    let (outcome, (status, _)) = tokio::join!(bot.run(), back);
    assert_eq!((status, outcome.unwrap().content()), (204, "back"));
}

#[tokio::test]
async fn too_many_frames() {
    let bot = Bot::start().await;
    let gateway = Gateway::open(&bot.playground).await;
    for _ in 0..121 {
        gateway.send(json!({"op": 1, "d": null})).await;
    }
    let closed = loop {
        if let Err(code) = gateway.frame().await {
            break code;
        }
    };
    assert_eq!(closed, 4008);
}

#[tokio::test]
async fn a_shard_without_the_guild_hears_nothing_of_it() {
    let bot = Bot::start().await;
    let mine = (bot.playground.guild_id().get() >> 22) % 2;
    let gateway = Gateway::open(&bot.playground).await;
    let data = json!({
        "token": bot.playground.token(), "intents": INTENTS, "properties": {},
        "shard": [1 - mine, 2],
    });
    gateway.send(json!({"op": 2, "d": data})).await;
    assert_eq!(gateway.event("READY").await["guilds"], json!([]));
    bot.playground.say(bot.ada(), bot.chess(), "x").unwrap();
    gateway.send(json!({"op": 1, "d": null})).await;
    assert_eq!(gateway.frame().await.unwrap()["op"], 11, "nothing came before the ACK");
}
