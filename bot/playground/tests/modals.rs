//! Modals: what opens them, what comes back, and what may answer that.
#![allow(clippy::unwrap_used, reason = "only tests use it; clippy knows #[test] functions only")]

mod bot;

use bot::{Bot, button, message};
use playground::{ActError, Id};
use serde_json::{Value, json};

/// A row with one input.
fn input(custom_id: &str, more: Value) -> Value {
    let mut part = json!({"type": 4, "custom_id": custom_id, "label": "Turn", "style": 1});
    if let (Value::Object(part), Value::Object(more)) = (&mut part, more) {
        part.extend(more);
    }
    json!({"type": 1, "components": [part]})
}

/// An answer that opens a modal with these rows.
fn modal(rows: Value) -> Value {
    let mut body = json!({"type": 9, "data": {"custom_id": "form", "title": "Your turn"}});
    body["data"]["components"] = rows;
    body
}

fn text(content: &str) -> Value {
    json!({"type": 4, "data": {"content": content}})
}

fn update(content: &str) -> Value {
    json!({"type": 7, "data": {"content": content}})
}

/// Opens a modal by a click on a message of the bot's: the message, and what to submit.
async fn clicked(bot: &mut Bot, rows: Value) -> (Id, Id) {
    let board = json!({"content": "board", "components": [button("go")]});
    let (outcome, _, _) = bot.challenge(json!({"type": 4, "data": board})).await;
    let (id, ada) = (message(&outcome).id, bot.ada());
    let (outcome, _, (status, _)) = bot.click(ada, id, "go", modal(rows)).await;
    assert_eq!((status, outcome.modal().unwrap().title.as_str()), (204, "Your turn"));
    (id, outcome.interaction)
}

#[tokio::test]
async fn a_click_opens_a_modal_whose_submission_carries_the_message() {
    let mut bot = Bot::start().await;
    let ada = bot.ada();
    let rows = json!([input("turn", json!({})), input("why", json!({"required": false}))]);
    let (board, opened) = clicked(&mut bot, rows).await;
    let values = json!({"turn": "Qh5"});
    let (outcome, it, (status, _)) = bot.submit(ada, opened, values, update("moved")).await;
    assert_eq!((status, outcome.content()), (204, "moved"));
    assert_eq!(message(&outcome).id, board);
    assert_eq!((&it["type"], &it["message"]["id"]), (&json!(5), &json!(board)));
    assert_eq!(
        (&it["channel_id"], &it["member"]["user"]["id"]),
        (&json!(bot.chess()), &json!(ada))
    );
    let row = |id: u64, name: &str, value: &str| {
        let input = json!({"type": 4, "id": id + 1, "custom_id": name, "value": value});
        json!({"type": 1, "id": id, "components": [input]})
    };
    let expected = json!({
        "custom_id": "form", "components": [row(1, "turn", "Qh5"), row(3, "why", "")],
    });
    assert_eq!(it["data"], expected);
    let again = bot.playground.submit_modal(ada, opened, json!({"turn": "Qh5"})).await;
    assert_eq!(again.unwrap_err(), ActError::NoModal, "it is closed");
}

#[tokio::test]
async fn a_command_opens_a_modal_too_and_its_answer_tells_of_both() {
    let mut bot = Bot::start().await;
    let ada = bot.ada();
    let (outcome, first, _) = bot.challenge(modal(json!([input("turn", json!({}))]))).await;
    let opened = outcome.interaction;
    let (outcome, it, _) = bot.submit(ada, opened, json!({"turn": "e4"}), text("e4 it is")).await;
    assert!(it["message"].is_null());
    let path = format!("{}/{}", bot.chess_messages(), message(&outcome).id);
    let (_, seen) = bot.call("GET", &path, Value::Null).await;
    assert_eq!(seen["type"], 20);
    let metadata = &seen["interaction_metadata"];
    assert_eq!((&metadata["type"], &metadata["id"]), (&json!(5), &it["id"]));
    let cause = &metadata["triggering_interaction_metadata"];
    assert_eq!((&cause["type"], &cause["id"]), (&json!(2), &first["id"]));
    assert_eq!(cause["name"], "challenge");
    let original = bot.webhook(&it, "/messages/@original");
    assert_eq!(bot.call("GET", &original, Value::Null).await.1["id"], seen["id"]);
}

#[tokio::test]
async fn a_submission_may_be_answered_as_its_origin_allows() {
    let mut bot = Bot::start().await;
    let ada = bot.ada();
    let rows = json!([input("turn", json!({"value": "e4"}))]);
    let think = json!({"type": 5});
    let acknowledge = json!({"type": 6});
    // From a command: no message to update.
    let cases =
        [(&acknowledge, 400), (&update("x"), 400), (&modal(rows.clone()), 400), (&think, 204)];
    let (outcome, _, _) = bot.challenge(modal(rows.clone())).await;
    let (_, it, (status, _)) = bot.submit(ada, outcome.interaction, json!({}), text("x")).await;
    assert_eq!(
        (status, &it["data"]["components"][0]["components"][0]["value"]),
        (204, &json!("e4"))
    );
    for (body, expected) in cases {
        let (outcome, _, _) = bot.challenge(modal(rows.clone())).await;
        let opened = outcome.interaction;
        let submit = bot.playground.submit_modal(ada, opened, json!({}));
        let answer = async {
            let it = bot.gateway.event("INTERACTION_CREATE").await;
            let base = bot.playground.base_url();
            let url = format!("{base}/api/v10{}", bot::callback(&it));
            let first = bot.http.post(&url).json(body).send().await.unwrap().status();
            bot.http.post(&url).json(&text("end")).send().await.unwrap();
            first.as_u16()
        };
        let (_, status) = tokio::join!(submit, answer);
        assert_eq!(status, expected, "{body}");
    }
    // From a component, all but another modal.
    for (body, expected) in [(&acknowledge, 204), (&think, 204), (&text("x"), 204)] {
        let (_, opened) = clicked(&mut bot, rows.clone()).await;
        let (_, it, (status, _)) = bot.submit(ada, opened, json!({}), body.clone()).await;
        assert_eq!(status, expected, "{body}");
        let (status, body) = bot.answer(&it, modal(rows.clone())).await;
        assert_eq!((status, &body["code"]), (400, &json!(40060)));
    }
}

#[tokio::test]
async fn what_the_client_would_not_send_back() {
    let mut bot = Bot::start().await;
    let (ada, boris) = (bot.ada(), bot.boris());
    let rows = json!([
        input("turn", json!({"min_length": 2, "max_length": 4})),
        input("why", json!({"required": false, "min_length": 3})),
    ]);
    let (_, opened) = clicked(&mut bot, rows).await;
    let wrong = [
        (json!({}), "turn"),
        (json!({"turn": ""}), "turn"),
        (json!({"turn": "e"}), "turn"),
        (json!({"turn": "Qh5xf7"}), "turn"),
        (json!({"turn": 7}), "turn"),
        (json!({"turn": "e4", "why": "no"}), "why"),
        (json!({"turn": "e4", "other": "x"}), "other"),
    ];
    for (values, culprit) in wrong {
        match bot.playground.submit_modal(ada, opened, values).await.unwrap_err() {
            ActError::Input { input, .. } => assert_eq!(input, culprit),
            other => panic!("{other}"),
        }
    }
    let others = bot.playground.submit_modal(boris, opened, json!({"turn": "e4"})).await;
    assert_eq!(others.unwrap_err(), ActError::NoModal);
    // Four letters of any size, and nothing where nothing is required.
    let values = json!({"turn": "é🎲éé", "why": ""});
    assert_eq!(bot.submit(ada, opened, values, text("x")).await.2.0, 204);
}

#[tokio::test]
async fn a_modal_without_an_answer_stays_open() {
    let options = playground::Options {
        identify_every: std::time::Duration::ZERO,
        answer_within: std::time::Duration::from_millis(150),
        ..bot::unlimited()
    };
    let mut bot = Bot::start_with(options).await;
    let ada = bot.ada();
    let (_, opened) = clicked(&mut bot, json!([input("turn", json!({}))])).await;
    let values = json!({"turn": "e4"});
    let lost = bot.playground.submit_modal(ada, opened, values.clone()).await.unwrap();
    assert!(bot::is_silence(&lost));
    bot.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(bot.submit(ada, opened, values, text("x")).await.2.0, 204);
}

#[tokio::test]
async fn limits() {
    let mut bot = Bot::start().await;
    let part = "components.0.components.0";
    let one = |more: Value| modal(json!([input("a", more)]));
    let with = |key: &str, value: Value| {
        let mut body = modal(json!([input("a", json!({}))]));
        body["data"][key] = value;
        body
    };
    let x = |times: usize| json!("x".repeat(times));
    let two = json!([{"type": 1, "components": [
        input("a", json!({}))["components"][0], input("b", json!({}))["components"][0]]}]);
    let length = "BASE_TYPE_BAD_LENGTH";
    let cases = [
        (with("custom_id", json!("")), "custom_id".to_owned(), "BASE_TYPE_REQUIRED"),
        (with("custom_id", x(101)), "custom_id".to_owned(), length),
        (with("title", Value::Null), "title".to_owned(), "BASE_TYPE_REQUIRED"),
        (with("title", x(46)), "title".to_owned(), length),
        (with("components", Value::Null), "components".to_owned(), "BASE_TYPE_REQUIRED"),
        (modal(json!([])), "components".to_owned(), length),
        (
            modal((0..6).map(|n| input(&n.to_string(), json!({}))).collect()),
            "components".to_owned(),
            length,
        ),
        (modal(json!([button("a")])), format!("{part}.type"), "UNION_TYPE_CHOICES"),
        (modal(two), "components.0.components".to_owned(), "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        (
            modal(json!([input("a", json!({})), input("a", json!({}))])),
            "components.1.components.0.custom_id".to_owned(),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (one(json!({"custom_id": x(101)})), format!("{part}.custom_id"), length),
        (one(json!({"label": null})), format!("{part}.label"), "BASE_TYPE_REQUIRED"),
        (one(json!({"label": x(46)})), format!("{part}.label"), length),
        (one(json!({"style": null})), format!("{part}.style"), "BASE_TYPE_REQUIRED"),
        (one(json!({"style": 3})), format!("{part}.style"), "NUMBER_TYPE_RANGE"),
        (
            one(json!({"placeholder": x(101)})),
            format!("{part}.placeholder"),
            "BASE_TYPE_MAX_LENGTH",
        ),
        (one(json!({"min_length": 4001})), format!("{part}.min_length"), "NUMBER_TYPE_RANGE"),
        (one(json!({"max_length": 0})), format!("{part}.max_length"), "NUMBER_TYPE_RANGE"),
        (
            one(json!({"min_length": 5, "max_length": 4})),
            format!("{part}.min_length"),
            "TEXT_INPUT_INVALID_MIN_LENGTH",
        ),
        (
            one(json!({"max_length": 4, "value": x(5)})),
            format!("{part}.value"),
            "BASE_TYPE_MAX_LENGTH",
        ),
        (one(json!({"required": "yes"})), format!("{part}.required"), "BOOLEAN_TYPE_CONVERT"),
    ];
    let run = bot.playground.run_command(
        bot.ada(),
        bot.chess(),
        "challenge",
        json!({"variant": "totem"}),
    );
    let answer = async {
        let it = bot.gateway.event("INTERACTION_CREATE").await;
        let url = format!("{}/api/v10{}", bot.playground.base_url(), bot::callback(&it));
        for (body, path, code) in cases {
            let sent = bot.http.post(&url).json(&body).send().await.unwrap();
            assert_eq!(sent.status(), 400, "{path} {code}");
            let told: Value = sent.json().await.unwrap();
            let pointer = format!("/errors/data/{}/_errors/0/code", path.replace('.', "/"));
            assert_eq!(
                (&told["code"], told.pointer(&pointer)),
                (&json!(50035), Some(&json!(code))),
                "{told}"
            );
        }
        let most = json!({"label": "x".repeat(45), "style": 2, "placeholder": "x".repeat(100),
            "min_length": 0, "max_length": 4000, "value": "x".repeat(4000)});
        let rows = (0..5).map(|n| input(&n.to_string(), most.clone())).collect();
        bot.http.post(&url).json(&modal(rows)).send().await.unwrap().status()
    };
    let (outcome, status) = tokio::join!(run, answer);
    assert_eq!((status.as_u16(), outcome.unwrap().modal().unwrap().inputs.len()), (204, 5));
}
