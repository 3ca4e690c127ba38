//! Modals: what opens them, what comes back, and what may answer that.
use playground::{ActError, Id};
use serde_json::{Value, json};

use crate::bot::{self, Bot, Gateway, assert_refused, expanded, merged, message, refusal, text};

/// A row with one input.
fn input(custom_id: &str, more: Value) -> Value {
    let part = json!({"type": 4, "custom_id": custom_id, "label": "Turn", "style": 1});
    json!({"type": 1, "components": [merged(part, more)]})
}

/// An answer that opens a modal with these rows.
fn modal(rows: Value) -> Value {
    let mut body = json!({"type": 9, "data": {"custom_id": "form", "title": "Your turn"}});
    body["data"]["components"] = rows;
    body
}

fn update(content: &str) -> Value {
    json!({"type": 7, "data": {"content": content}})
}

/// Opens a modal by a click on a message of the bot's: the message, and what to submit.
async fn clicked(bot: &Bot, rows: Value) -> (Id, Id) {
    let id = bot.board().await;
    let (outcome, _, (status, _)) = bot.click(bot.ada(), id, "go", modal(rows)).await;
    assert_eq!((status, outcome.modal().unwrap().title.as_str()), (204, "Your turn"));
    (id, outcome.interaction)
}

#[tokio::test]
async fn a_click_opens_a_modal_whose_submission_carries_the_message() {
    let bot = Bot::start().await;
    let ada = bot.ada();
    let rows = json!([input("turn", json!({})), input("why", json!({"required": false}))]);
    let (board, opened) = clicked(&bot, rows).await;
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
    let bot = Bot::start().await;
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
    let bot = Bot::start().await;
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
        let answer = async |it: &Value| {
            let (status, _) = bot.answer(it, body.clone()).await;
            bot.answer(it, text("end")).await;
            status
        };
        let (_, _, status) = bot.handling(submit, answer).await;
        assert_eq!(status, expected, "{body}");
    }
    // From a component, all but another modal.
    for (body, expected) in [(&acknowledge, 204), (&think, 204), (&text("x"), 204)] {
        let (_, opened) = clicked(&bot, rows.clone()).await;
        let (_, it, (status, _)) = bot.submit(ada, opened, json!({}), body.clone()).await;
        assert_eq!(status, expected, "{body}");
        let modal = bot.answer(&it, modal(rows.clone())).await;
        assert_eq!(refusal(modal), (400, 40060));
    }
}

#[tokio::test]
async fn what_the_client_would_not_send_back() {
    let bot = Bot::start().await;
    let (ada, boris) = (bot.ada(), bot.boris());
    let rows = json!([
        input("turn", json!({"min_length": 2, "max_length": 4})),
        input("why", json!({"required": false, "min_length": 3})),
    ]);
    let (_, opened) = clicked(&bot, rows).await;
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
    let bot = Bot::start().await;
    let ada = bot.ada();
    let (_, opened) = clicked(&bot, json!([input("turn", json!({}))])).await;
    let values = json!({"turn": "e4"});
    bot.hears(bot.playground.submit_modal(ada, opened, values.clone())).await;
    bot.playground.forget_sessions();
    let lost = bot.playground.submit_modal(ada, opened, values.clone()).await.unwrap();
    assert!(bot::is_silence(&lost));
    let bot = Bot { gateway: Gateway::identified(&bot.playground).await, ..bot };
    bot.gateway.event("GUILD_CREATE").await;
    assert_eq!(bot.submit(ada, opened, values, text("x")).await.2.0, 204);
}

#[tokio::test]
async fn limits() {
    let bot = Bot::start().await;
    let serve = async |it: &Value| {
        let wholes = r#"
            custom_id BASE_TYPE_REQUIRED {"custom_id": ""}
            custom_id BASE_TYPE_BAD_LENGTH {"custom_id": "x*101"}
            title BASE_TYPE_REQUIRED {"title": null}
            title BASE_TYPE_BAD_LENGTH {"title": "x*46"}
            components BASE_TYPE_REQUIRED {"components": null}
            components BASE_TYPE_BAD_LENGTH {"components": []}"#;
        let good = modal(json!([input("a", json!({}))]));
        let whole = async |more| {
            let data = merged(good["data"].clone(), more);
            bot.answer(it, json!({"type": 9, "data": data})).await
        };
        assert_refused("data.", wholes, whole).await;
        let inputs = r#"
            custom_id BASE_TYPE_BAD_LENGTH {"custom_id": "x*101"}
            label BASE_TYPE_REQUIRED {"label": null}
            label BASE_TYPE_BAD_LENGTH {"label": "x*46"}
            style BASE_TYPE_REQUIRED {"style": null}
            style NUMBER_TYPE_RANGE {"style": 3}
            placeholder BASE_TYPE_MAX_LENGTH {"placeholder": "x*101"}
            min_length NUMBER_TYPE_RANGE,TEXT_INPUT_INVALID_MIN_LENGTH {"min_length": 4001}
            max_length NUMBER_TYPE_RANGE {"max_length": 0}
            min_length TEXT_INPUT_INVALID_MIN_LENGTH {"min_length": 5, "max_length": 4}
            value BASE_TYPE_MAX_LENGTH {"max_length": 4, "value": "x*5"}
            required BOOLEAN_TYPE_CONVERT {"required": "yes"}
            type UNION_TYPE_CHOICES {"type": 2}"#;
        let rows = async |rows| bot.answer(it, modal(rows)).await;
        let one = async |more| rows(json!([input("a", more)])).await;
        assert_refused("data.components.0.components.0.", inputs, one).await;
        let lists = r#"
            data.components BASE_TYPE_BAD_LENGTH ["a", "b", "c", "d", "e", "f"]
            data.components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED ["a", "a"]"#;
        let named = |id: &Value| input(id.as_str().unwrap(), json!({}));
        let many =
            async |ids: Value| rows(ids.as_array().unwrap().iter().map(named).collect()).await;
        assert_refused("", lists, many).await;
        let beside = async |_| {
            let part = |id| input(id, json!({}))["components"][0].clone();
            rows(json!([{"type": 1, "components": [part("a"), part("b")]}])).await
        };
        let wide = "data.components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED null";
        assert_refused("", wide, beside).await;

        let most = r#"{"label": "x*45", "style": 2, "placeholder": "x*100",
            "min_length": 0, "max_length": 4000, "value": "x*4000"}"#;
        let most = expanded(most.parse().unwrap(), 0);
        rows((0..5).map(|n| input(&n.to_string(), most.clone())).collect()).await.0
    };
    let (outcome, _, status) = bot.handling(bot.run(), serve).await;
    assert_eq!((status, outcome.unwrap().modal().unwrap().inputs.len()), (204, 5));
}
