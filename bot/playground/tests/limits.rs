//! Every limit is refused with Discord's code, and what is just within it is not.
#![allow(clippy::unwrap_used, reason = "only tests use it; clippy knows #[test] functions only")]

mod bot;

use bot::{Answered, Bot, PNG, button, commands};
use serde_json::{Value, json};

/// Asserts a 50035 with an error of this code at this path.
fn assert_field((status, body): &Answered, path: &str, code: &str) {
    assert_eq!((*status, &body["code"]), (400, &json!(50035)), "{body}");
    let pointer = format!("/errors/{}/_errors", path.replace('.', "/"));
    let errors = body.pointer(&pointer).unwrap_or_else(|| panic!("nothing at {path}: {body}"));
    assert!(errors.as_array().unwrap().iter().any(|it| it["code"] == code), "{body}");
}

async fn post(bot: &Bot, body: Value) -> Answered {
    bot.call("POST", &bot.chess_messages(), body).await
}

#[tokio::test]
async fn text_and_embeds() {
    let bot = Bot::start().await;
    assert_eq!(post(&bot, json!({"content": "é".repeat(2000)})).await.0, 200);
    let long = post(&bot, json!({"content": "é".repeat(2001)})).await;
    assert_field(&long, "content", "BASE_TYPE_MAX_LENGTH");
    assert_field(&post(&bot, json!({"content": 7})).await, "content", "STRING_TYPE_CONVERT");

    let cases = [
        (json!([{"title": "x".repeat(257)}]), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
        (
            json!([{"description": "x".repeat(4097)}]),
            "embeds.0.description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!([{"footer": {"text": "x".repeat(2049)}}]),
            "embeds.0.footer.text",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!([{"fields": [{"name": "", "value": "v"}]}]),
            "embeds.0.fields.0.name",
            "BASE_TYPE_REQUIRED",
        ),
        (
            json!([{"fields": [{"name": "n", "value": "x".repeat(1025)}]}]),
            "embeds.0.fields.0.value",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!([{"fields": vec![json!({"name": "n", "value": "v"}); 26]}]),
            "embeds.0.fields",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (json!(vec![json!({"title": "t"}); 11]), "embeds", "BASE_TYPE_MAX_LENGTH"),
        (
            json!(vec![json!({"description": "x".repeat(3001)}); 2]),
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
        (json!([{"color": 1}]), "embeds.0.description", "BASE_TYPE_REQUIRED"),
        (
            json!([{"image": {"url": "file:///etc"}}]),
            "embeds.0.image.url",
            "URL_TYPE_INVALID_SCHEME",
        ),
    ];
    for (embeds, path, code) in cases {
        assert_field(&post(&bot, json!({"embeds": embeds})).await, path, code);
    }
    let most = json!([{"description": "x".repeat(4096)}, {"description": "x".repeat(1904)}]);
    assert_eq!(post(&bot, json!({"embeds": most})).await.0, 200);
}

#[tokio::test]
async fn empty_messages() {
    let bot = Bot::start().await;
    for body in [json!({}), json!({"content": " \n"}), json!({"embeds": []})] {
        let (status, body) = post(&bot, body).await;
        assert_eq!((status, &body["code"]), (400, &json!(50006)));
    }
    let (_, message) = post(&bot, json!({"content": "x"})).await;
    let path = format!("{}/{}", bot.chess_messages(), message["id"].as_str().unwrap());
    let (status, body) = bot.call("PATCH", &path, json!({"content": ""})).await;
    assert_eq!((status, &body["code"]), (400, &json!(50006)));
}

#[tokio::test]
async fn components() {
    let bot = Bot::start().await;
    let rows = |parts: Value| json!([{"type": 1, "components": parts}]);
    let plain =
        |id: usize| json!({"type": 2, "style": 2, "label": "x", "custom_id": id.to_string()});
    let menu = |options: Value| json!({"type": 3, "custom_id": "m", "options": options});
    let option = |n: usize| json!({"label": "x", "value": n.to_string()});
    let part = "components.0.components.0";
    let cases = [
        (
            (0..6).map(|n| button(&n.to_string())).collect(),
            "components".to_owned(),
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            rows((0..6).map(plain).collect()),
            "components.0.components".to_owned(),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (rows(json!([])), "components.0.components".to_owned(), "BASE_TYPE_BAD_LENGTH"),
        (json!([plain(1)]), "components.0.type".to_owned(), "UNION_TYPE_CHOICES"),
        (
            json!([button("a"), button("a")]),
            "components.1.components.0.custom_id".to_owned(),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (json!([button(&"x".repeat(101))]), format!("{part}.custom_id"), "BASE_TYPE_BAD_LENGTH"),
        (json!([button("")]), format!("{part}.custom_id"), "BASE_TYPE_REQUIRED"),
        (
            rows(json!([{"type": 2, "style": 1, "label": "x".repeat(81), "custom_id": "a"}])),
            format!("{part}.label"),
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            rows(json!([{"type": 2, "style": 1, "custom_id": "a"}])),
            format!("{part}.label"),
            "BASE_TYPE_REQUIRED",
        ),
        (
            rows(json!([{"type": 2, "style": 5, "label": "x"}])),
            format!("{part}.url"),
            "BASE_TYPE_REQUIRED",
        ),
        (
            rows(json!([plain(1), menu(json!([option(1)]))])),
            "components.0.components".to_owned(),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        (
            rows(json!([menu((0..26).map(option).collect())])),
            format!("{part}.options"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (rows(json!([menu(json!([]))])), format!("{part}.options"), "BASE_TYPE_BAD_LENGTH"),
        (
            rows(json!([menu(json!([option(1), option(1)]))])),
            format!("{part}.options.1.value"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            rows(json!([menu(json!([{"label": "x".repeat(101), "value": "v"}]))])),
            format!("{part}.options.0.label"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            rows(json!([menu(
                json!([{"label": "x", "value": "v", "description": "x".repeat(101)}])
            )])),
            format!("{part}.options.0.description"),
            "BASE_TYPE_MAX_LENGTH",
        ),
    ];
    for (components, path, code) in cases {
        let answered = post(&bot, json!({"content": "x", "components": components})).await;
        assert_field(&answered, &path, code);
    }
    let most: Value = (0..5).map(|n| button(&n.to_string())).collect();
    assert_eq!(post(&bot, json!({"content": "x", "components": most})).await.0, 200);
}

#[tokio::test]
async fn files_nonce_and_mentions() {
    let bot = Bot::start().await;
    let path = bot.chess_messages();
    let big = vec![0; 10 * 1024 * 1024 + 1];
    let (status, body) = bot.upload("POST", &path, &json!({}), &[("big.png", &big)]).await;
    assert_eq!((status, &body["code"]), (413, &json!(40005)));
    assert_eq!(bot.upload("POST", &path, &json!({}), &[("b.png", &big[1..])]).await.0, 200);

    let alt = json!({"attachments": [{"id": 0, "description": "x".repeat(1025)}]});
    let answered = bot.upload("POST", &path, &alt, &[("a.png", PNG)]).await;
    assert_field(&answered, "attachments.0.description", "BASE_TYPE_MAX_LENGTH");
    let missing = json!({"content": "x", "attachments": [{"id": 3}]});
    assert_field(&post(&bot, missing).await, "attachments.0.id", "ATTACHMENT_NOT_FOUND");
    let eleven = vec![("a.png", PNG); 11];
    let answered = bot.upload("POST", &path, &json!({}), &eleven).await;
    assert_field(&answered, "attachments", "BASE_TYPE_MAX_LENGTH");

    let nonce = json!({"content": "x", "nonce": "n".repeat(26)});
    assert_field(&post(&bot, nonce).await, "nonce", "BASE_TYPE_MAX_LENGTH");
    let both = json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}});
    let code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE";
    assert_field(&post(&bot, both).await, "allowed_mentions", code);
    let v2 = json!({"content": "x", "flags": 1 << 15});
    assert_field(&post(&bot, v2).await, "flags", "STAND_IN_UNSUPPORTED");
}

#[tokio::test]
async fn command_definitions() {
    let bot = Bot::start().await;
    let path = bot.commands_path();
    let option = |n: usize| json!({"type": 3, "name": format!("o{n}"), "description": "d"});
    let with = |options: Value| json!([{"name": "x", "description": "d", "options": options}]);
    let choice = |n: usize| json!({"name": n.to_string(), "value": n.to_string()});
    let mut required = option(1);
    required["required"] = json!(true);
    let mut both = option(1);
    both["choices"] = json!([choice(1)]);
    both["autocomplete"] = json!(true);
    let mut many = option(1);
    many["choices"] = (0..26).map(choice).collect();
    let mut twice = option(1);
    twice["choices"] = json!([choice(1), choice(1)]);
    let bulky = |n: usize| {
        let choices: Value = (0..25)
            .map(|m| json!({"name": format!("{m:0>90}"), "value": "v".repeat(100)}))
            .collect();
        json!({"type": 3, "name": format!("o{n}"), "description": "d", "choices": choices})
    };
    let cases = [
        (
            json!([{"name": "Move", "description": "d"}]),
            "0.name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            json!([{"name": "two words", "description": "d"}]),
            "0.name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (json!([{"name": "x".repeat(33), "description": "d"}]), "0.name", "BASE_TYPE_BAD_LENGTH"),
        (json!([{"name": "x"}]), "0.description", "BASE_TYPE_REQUIRED"),
        (
            json!([{"name": "x", "description": "d".repeat(101)}]),
            "0.description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!([{"name": "x", "description": "d"}, {"name": "x", "description": "d"}]),
            "1.name",
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
        ),
        (with((0..26).map(option).collect()), "0.options", "BASE_TYPE_MAX_LENGTH"),
        (
            with(json!([option(0), required])),
            "0.options.1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            with(json!([option(0), option(0)])),
            "0.options.1.name",
            "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
        ),
        (with(json!([both])), "0.options.0.choices", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES"),
        (with(json!([many])), "0.options.0.choices", "BASE_TYPE_MAX_LENGTH"),
        (
            with(json!([twice])),
            "0.options.0.choices.1.name",
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
        ),
        (with(json!([bulky(0), bulky(1)])), "0", "APPLICATION_COMMAND_TOO_LARGE"),
    ];
    for (body, path_to, code) in cases {
        assert_field(&bot.call("PUT", &path, body).await, path_to, code);
    }
    let slash = |n: usize| json!({"name": format!("c{n}"), "description": "d"});
    let (status, body) = bot.call("PUT", &path, (0..101).map(slash).collect()).await;
    assert_eq!((status, &body["code"]), (400, &json!(30032)));
    assert_eq!(bot.call("PUT", &path, (0..100).map(slash).collect()).await.0, 200);
    assert_eq!(bot.playground.commands().len(), 100);
}

#[tokio::test]
async fn commands_keep_their_ids() {
    let bot = Bot::start().await;
    let path = bot.commands_path();
    let (_, before) = bot.call("GET", &path, Value::Null).await;
    let (_, after) = bot.call("PUT", &path, commands()).await;
    assert_eq!(before[0]["id"], after[0]["id"]);
    assert_ne!(before[0]["version"], after[0]["version"]);
    let (status, one) = bot.call("POST", &path, commands()[0].clone()).await;
    assert_eq!((status, &one["id"]), (200, &before[0]["id"]));
    let new = json!({"name": "new", "description": "d"});
    let (status, new) = bot.call("POST", &path, new).await;
    assert_eq!((status, &new["type"]), (201, &json!(1)));
    let one = format!("{path}/{}", new["id"].as_str().unwrap());
    assert_eq!(bot.call("DELETE", &one, Value::Null).await.0, 204);
    assert_eq!(bot.call("GET", &one, Value::Null).await.1["code"], 10063);
}

#[tokio::test]
async fn menus_of_channels() {
    let bot = Bot::start().await;
    let menu = |more: Value| {
        let mut menu = json!({"type": 8, "custom_id": "c", "min_values": 0, "max_values": 2});
        for (name, value) in more.as_object().unwrap() {
            menu[name] = value.clone();
        }
        json!({"components": [{"type": 1, "components": [menu]}]})
    };
    let chosen = |ids: &[&str]| -> Value {
        ids.iter().map(|id| json!({"id": id, "type": "channel"})).collect()
    };
    let good = [
        json!({}),
        json!({"channel_types": [0, 2, 5, 13, 15], "default_values": chosen(&["1", "2"])}),
        json!({"max_values": 25, "default_values": []}),
    ];
    for more in good {
        assert_eq!(post(&bot, menu(more)).await.0, 200);
    }
    let cases = [
        (json!({"channel_types": [0, 99]}), "channel_types.1", "BASE_TYPE_CHOICES"),
        (json!({"channel_types": 0}), "channel_types", "LIST_TYPE_CONVERT"),
        (
            json!({"default_values": chosen(&["1", "2", "3"])}),
            "default_values",
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        ),
        (
            json!({"min_values": 2, "default_values": chosen(&["1"])}),
            "default_values",
            "SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES",
        ),
        (
            json!({"default_values": chosen(&["1", "1"])}),
            "default_values.1.id",
            "SET_TYPE_ALREADY_CONTAINS_VALUE",
        ),
        (
            json!({"default_values": [{"id": "1", "type": "user"}]}),
            "default_values.0.type",
            "BASE_TYPE_CHOICES",
        ),
        (
            json!({"default_values": [{"id": "chess", "type": "channel"}]}),
            "default_values.0.id",
            "NUMBER_TYPE_COERCE",
        ),
        (json!({"max_values": 26}), "max_values", "NUMBER_TYPE_RANGE"),
        (json!({"custom_id": null}), "custom_id", "BASE_TYPE_REQUIRED"),
    ];
    for (more, path, code) in cases {
        let path = format!("components.0.components.0.{path}");
        assert_field(&post(&bot, menu(more)).await, &path, code);
    }
}
