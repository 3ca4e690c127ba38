//! The bot's own emoji: uploading them, and showing them.
use serde_json::{Value, json};

use crate::bot::{Answered, Bot, PNG, assert_refused, merged, refusal};

/// [`PNG`] as a data URI.
const URI: &str = "data:image/png;base64,\
    iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAC0lEQVR42mNgwAQAABQAAe5aaQkAAAAASUVORK5CYII=";

fn path(bot: &Bot) -> String {
    format!("/applications/{}/emojis", bot.playground.application_id())
}

async fn upload(bot: &Bot, name: &str, image: &str) -> Answered {
    bot.call("POST", &path(bot), json!({"name": name, "image": image})).await
}

#[tokio::test]
async fn emoji_are_kept_renamed_and_deleted() {
    let bot = Bot::start().await;
    let (status, made) = upload(&bot, "d8_1", URI).await;
    assert_eq!((status, &made["name"], &made["animated"]), (201, &json!("d8_1"), &json!(false)));
    assert_eq!(made["user"]["id"], json!(bot.playground.bot().id));
    let one = format!("{}/{}", path(&bot), made["id"].as_str().unwrap());
    assert_eq!(bot.call("GET", &one, Value::Null).await, (200, made.clone()));
    let (_, list) = bot.call("GET", &path(&bot), Value::Null).await;
    assert_eq!(list, json!({"items": [made]}));
    let picture = format!("{}/emojis/{}", bot.playground.base_url(), made["id"].as_str().unwrap());
    let sent = bot.http.get(&picture).send().await.unwrap();
    assert_eq!(sent.headers()["content-type"], "image/png");
    assert_eq!(&sent.bytes().await.unwrap()[..], PNG);

    let (status, renamed) = bot.call("PATCH", &one, json!({"name": "die"})).await;
    assert_eq!((status, &renamed["name"], &renamed["id"]), (200, &json!("die"), &made["id"]));
    assert_eq!(bot.call("PATCH", &one, json!({"name": "die"})).await.0, 200, "its own name");
    assert_eq!(bot.playground.emojis()[0].name, "die");
    assert_eq!(bot.call("DELETE", &one, Value::Null).await.0, 204);
    for method in ["GET", "PATCH", "DELETE"] {
        let gone = bot.call(method, &one, json!({"name": "x1"})).await;
        assert_eq!(refusal(gone), (404, 10014));
    }
    assert_eq!(bot.http.get(&picture).send().await.unwrap().status(), 404);
}

#[tokio::test]
async fn limits() {
    let bot = Bot::start().await;
    upload(&bot, "taken", URI).await;
    let good = json!({"name": "die", "image": URI});
    let with = async |more| bot.call("POST", &path(&bot), merged(good.clone(), more)).await;
    let refused = r#"
        name BASE_TYPE_BAD_LENGTH {"name": "x"}
        name BASE_TYPE_BAD_LENGTH {"name": ""}
        name BASE_TYPE_BAD_LENGTH {"name": "x*33"}
        name STRING_TYPE_REGEX {"name": "two words"}
        name STRING_TYPE_REGEX {"name": "würfel"}
        name APPLICATION_EMOJI_NAME_ALREADY_TAKEN {"name": "taken"}
        image BASE_TYPE_REQUIRED {"image": ""}
        image IMAGE_INVALID {"image": "iVBORw0KGgo="}
        image IMAGE_INVALID {"image": "data:image/png;base64,Zm9v"}
        image IMAGE_INVALID {"image": "data:image/svg+xml;base64,PHN2Zy8+"}"#;
    assert_refused("", refused, with).await;
    let unnamed = async |_| bot.call("POST", &path(&bot), json!({"image": URI})).await;
    assert_refused("", "name BASE_TYPE_REQUIRED null", unnamed).await;
    let big = format!("data:image/gif;base64,{}", "R0lGODlh".repeat(44 * 1024));
    let big = async |_| upload(&bot, "die", &big).await;
    assert_refused("", "image BINARY_TYPE_MAX_SIZE null", big).await;
    assert_eq!(upload(&bot, &"x".repeat(32), URI).await.0, 201);
    let other = format!("/applications/{}/emojis", bot.ada());
    assert_eq!(bot.call("GET", &other, Value::Null).await.1["code"], 10002);
    for n in bot.playground.emojis().len()..2000 {
        assert_eq!(upload(&bot, &format!("e{n}"), URI).await.0, 201);
    }
    assert_eq!(refusal(upload(&bot, "one_more", URI).await), (400, 30008));
}

#[tokio::test]
async fn components_show_known_emoji_only() {
    let bot = Bot::start().await;
    let (_, made) = upload(&bot, "die", URI).await;
    let own = json!({"id": made["id"], "name": "die"});
    let row =
        |part: Value| json!({"content": "x", "components": [{"type": 1, "components": [part]}]});
    let button =
        |emoji: &Value| row(json!({"type": 2, "style": 2, "custom_id": "a", "emoji": emoji}));
    let menu = |emoji: &Value| {
        let option = json!({"label": "x", "value": "x", "emoji": emoji});
        row(json!({"type": 3, "custom_id": "m", "options": [option]}))
    };
    for emoji in [own, json!({"name": "🎲"}), json!({"id": null, "name": "♟️"})] {
        for body in [button(&emoji), menu(&emoji)] {
            let (status, shown) = bot.call("POST", &bot.chess_messages(), body).await;
            assert_eq!(status, 200, "{shown}");
        }
    }
    let refused = r#"
        id BUTTON_COMPONENT_INVALID_EMOJI {"id": "123456789012345678", "name": "die"}
        name BUTTON_COMPONENT_INVALID_EMOJI {"name": "die"}
        name BUTTON_COMPONENT_INVALID_EMOJI {"name": "♞"}"#;
    let post = async |body| bot.call("POST", &bot.chess_messages(), body).await;
    let part = "components.0.components.0";
    let in_button = async |emoji| post(button(&emoji)).await;
    assert_refused(&format!("{part}.emoji."), refused, in_button).await;
    let in_menu = async |emoji| post(menu(&emoji)).await;
    assert_refused(&format!("{part}.options.0.emoji."), refused, in_menu).await;
}
