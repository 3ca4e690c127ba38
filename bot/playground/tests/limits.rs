//! Every limit is refused with Discord's code, and what is just within it is not.
use serde_json::{Value, json};

use crate::bot::{Answered, Bot, PNG, assert_refused, button, commands, expanded, merged, refusal};

async fn post(bot: &Bot, body: Value) -> Answered {
    bot.call("POST", &bot.chess_messages(), body).await
}

/// A message with one component in one row.
fn component(part: &Value) -> Value {
    json!({"components": [{"type": 1, "components": [part]}]})
}

/// The path of that component.
const PART: &str = "components.0.components.0.";

#[tokio::test]
async fn text_and_embeds() {
    let bot = Bot::start().await;
    assert_eq!(post(&bot, json!({"content": "é".repeat(2000)})).await.0, 200);
    let long = async |_| post(&bot, json!({"content": "é".repeat(2001)})).await;
    assert_refused("", "content BASE_TYPE_MAX_LENGTH null", long).await;
    let bodies = r#"
        content STRING_TYPE_CONVERT {"content": 7}
        embeds.0.title BASE_TYPE_MAX_LENGTH {"embeds": [{"title": "x*257"}]}
        embeds.0.description BASE_TYPE_MAX_LENGTH {"embeds": [{"description": "x*4097"}]}
        embeds.0.footer.text BASE_TYPE_MAX_LENGTH {"embeds": [{"footer": {"text": "x*2049"}}]}
        embeds.0.description BASE_TYPE_REQUIRED {"embeds": [{"color": 1}]}
        embeds.0.image.url URL_TYPE_INVALID_SCHEME {"embeds": [{"image": {"url": "file:///etc"}}]}
        embeds BASE_TYPE_MAX_LENGTH {"embeds": ["*11", {"title": "t"}]}
        embeds MAX_EMBED_SIZE_EXCEEDED {"embeds": ["*2", {"description": "x*3001"}]}"#;
    assert_refused("", bodies, async |body| post(&bot, body).await).await;
    let fields = r#"
        fields.0.name BASE_TYPE_REQUIRED [{"name": "", "value": "v"}]
        fields.0.value BASE_TYPE_BAD_LENGTH [{"name": "n", "value": "x*1025"}]
        fields BASE_TYPE_MAX_LENGTH ["*26", {"name": "n", "value": "v"}]"#;
    let of_embed = async |fields| post(&bot, json!({"embeds": [{"fields": fields}]})).await;
    assert_refused("embeds.0.", fields, of_embed).await;
    let most = json!([{"description": "x".repeat(4096)}, {"description": "x".repeat(1904)}]);
    assert_eq!(post(&bot, json!({"embeds": most})).await.0, 200);
}

#[tokio::test]
async fn empty_messages() {
    let bot = Bot::start().await;
    for body in [json!({}), json!({"content": " \n"}), json!({"embeds": []})] {
        assert_eq!(refusal(post(&bot, body).await), (400, 50006));
    }
    let (_, message) = post(&bot, json!({"content": "x"})).await;
    let path = format!("{}/{}", bot.chess_messages(), message["id"].as_str().unwrap());
    assert_eq!(refusal(bot.call("PATCH", &path, json!({"content": ""})).await), (400, 50006));
}

#[tokio::test]
async fn components() {
    let bot = Bot::start().await;
    let buttons = r#"
        custom_id BASE_TYPE_BAD_LENGTH {"custom_id": "x*101"}
        custom_id BASE_TYPE_REQUIRED {"custom_id": ""}
        label BASE_TYPE_MAX_LENGTH {"label": "x*81"}"#;
    let plain = json!({"type": 2, "style": 2, "label": "x", "custom_id": "a"});
    let button_with = async |more| post(&bot, component(&merged(plain.clone(), more))).await;
    assert_refused(PART, buttons, button_with).await;
    let incomplete = r#"
        label BASE_TYPE_REQUIRED {"type": 2, "style": 2, "custom_id": "a"}
        url BASE_TYPE_REQUIRED {"type": 2, "style": 5, "label": "x"}"#;
    assert_refused(PART, incomplete, async |part| post(&bot, component(&part)).await).await;
    let menus = r#"
        options BASE_TYPE_BAD_LENGTH []
        options BASE_TYPE_BAD_LENGTH ["*26", {"label": "x", "value": "%"}]
        options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED
            ["*2", {"label": "x", "value": "v"}]
        options.0.label BASE_TYPE_BAD_LENGTH [{"label": "x*101", "value": "v"}]
        options.0.description BASE_TYPE_MAX_LENGTH
            [{"label": "x", "value": "v", "description": "x*101"}]"#;
    let menu = |options| json!({"type": 3, "custom_id": "m", "options": options});
    let menu_of = async |options| post(&bot, component(&menu(options))).await;
    assert_refused(PART, menus, menu_of).await;

    let one = menu(json!([{"label": "x", "value": "v"}]));
    let row = |parts: Value| json!([{"type": 1, "components": parts}]);
    let buttons = expanded(json!(["*6", merged(plain.clone(), json!({"custom_id": "%"}))]), 0);
    let cases = [
        ((0..6).map(|n| button(&n.to_string())).collect(), "components BASE_TYPE_MAX_LENGTH"),
        (row(buttons), "components.0.components BASE_TYPE_BAD_LENGTH"),
        (row(json!([])), "components.0.components BASE_TYPE_BAD_LENGTH"),
        (json!([plain]), "components.0.type UNION_TYPE_CHOICES"),
        (
            json!([button("a"), button("a")]),
            "components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (row(json!([plain, one])), "components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ];
    for (components, refused) in cases {
        let body = json!({"content": "x", "components": components});
        assert_refused("", &format!("{refused} {body}"), async |body| post(&bot, body).await).await;
    }
    let most: Value = (0..5).map(|n| button(&n.to_string())).collect();
    assert_eq!(post(&bot, json!({"content": "x", "components": most})).await.0, 200);
}

#[tokio::test]
async fn files_nonce_and_mentions() {
    let bot = Bot::start().await;
    let path = bot.chess_messages();
    let big = vec![0; 10 * 1024 * 1024 + 1];
    let large = bot.upload("POST", &path, &json!({}), &[("big.png", &big)]).await;
    assert_eq!(refusal(large), (413, 40005));
    assert_eq!(bot.upload("POST", &path, &json!({}), &[("b.png", &big[1..])]).await.0, 200);
    let alt = r#"attachments.0.description BASE_TYPE_MAX_LENGTH
        {"attachments": [{"id": 0, "description": "x*1025"}]}"#;
    let upload = async |body| bot.upload("POST", &path, &body, &[("a.png", PNG)]).await;
    assert_refused("", alt, upload).await;
    let eleven = async |body| bot.upload("POST", &path, &body, &[("a.png", PNG); 11]).await;
    assert_refused("", "attachments BASE_TYPE_MAX_LENGTH {}", eleven).await;
    let more = r#"
        attachments.0.id ATTACHMENT_NOT_FOUND {"attachments": [{"id": 3}]}
        nonce BASE_TYPE_MAX_LENGTH {"nonce": "x*26"}
        allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE
            {"allowed_mentions": {"parse": ["users"], "users": ["1"]}}
        flags STAND_IN_UNSUPPORTED {"flags": 32768}"#;
    let with = async |more| post(&bot, merged(json!({"content": "x"}), more)).await;
    assert_refused("", more, with).await;
}

#[tokio::test]
async fn command_definitions() {
    let bot = Bot::start().await;
    let path = bot.commands_path();
    let slash = |n: usize| json!({"name": format!("c{n}"), "description": "d"});
    let put = async |list| bot.call("PUT", &path, list).await;
    let lists = r#"
        0.name APPLICATION_COMMAND_INVALID_NAME [{"name": "Move", "description": "d"}]
        0.name APPLICATION_COMMAND_INVALID_NAME [{"name": "two words", "description": "d"}]
        0.name APPLICATION_COMMAND_INVALID_NAME [{"name": "dot.", "description": "d"}]
        0.name APPLICATION_COMMAND_INVALID_NAME [{"name": "Ход", "description": "d"}]
        0.name APPLICATION_COMMAND_INVALID_NAME [{"name": "🎲", "description": "d"}]
        0.name BASE_TYPE_BAD_LENGTH [{"name": "x*33", "description": "d"}]
        0.description BASE_TYPE_REQUIRED [{"name": "x"}]
        0.description BASE_TYPE_BAD_LENGTH [{"name": "x", "description": "x*101"}]
        1.name APPLICATION_COMMANDS_DUPLICATE_NAME ["*2", {"name": "x", "description": "d"}]"#;
    assert_refused("", lists, put).await;
    let names = ["move", "take-back", "d8", "l'art", "ผู้", "हिन्दी", "ход"];
    let named = names.map(|name| json!({"name": name, "description": "d"}));
    assert_eq!(put(json!(named)).await.0, 200);

    let option = |more| merged(json!({"type": 3, "name": "o", "description": "d"}), more);
    let with = async |options| put(json!([merged(slash(0), json!({"options": options}))])).await;
    let second = async |more| with(json!([option(json!({"name": "a"})), option(more)])).await;
    let options = r#"
        options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID {"required": true}
        options.1.name APPLICATION_COMMAND_OPTIONS_NAME_INVALID {"name": "a"}
        options.1.choices BASE_TYPE_MAX_LENGTH {"choices": ["*26", {"name": "%", "value": "%"}]}
        options.1.choices APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES
            {"choices": [{"name": "1", "value": "1"}], "autocomplete": true}
        options.1.choices.1.name APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS
            {"choices": ["*2", {"name": "1", "value": "1"}]}"#;
    assert_refused("0.", options, second).await;
    let many = r#"
        0.options BASE_TYPE_MAX_LENGTH ["*26", {"type": 3, "name": "o%", "description": "d"}]
        0 APPLICATION_COMMAND_TOO_LARGE ["*3", {"type": 3, "name": "o%", "description": "d",
            "choices": ["*25", {"name": "Choice number %", "value": "x*100"}]}]"#;
    assert_refused("", many, with).await;
    assert_eq!(refusal(put((0..101).map(slash).collect()).await), (400, 30032));
    assert_eq!(put((0..100).map(slash).collect()).await.0, 200);
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
    let menu = json!({"type": 8, "custom_id": "c", "min_values": 0, "max_values": 2});
    let menu_with = async |more| post(&bot, component(&merged(menu.clone(), more))).await;
    let chosen = json!([{"id": "1", "type": "channel"}, {"id": "2", "type": "channel"}]);
    let good = [
        json!({}),
        json!({"channel_types": [0, 2, 5, 13, 15], "default_values": chosen}),
        json!({"max_values": 25, "default_values": []}),
    ];
    for more in good {
        assert_eq!(menu_with(more).await.0, 200);
    }
    let refused = r#"
        channel_types.1 BASE_TYPE_CHOICES {"channel_types": [0, 99]}
        channel_types LIST_TYPE_CONVERT {"channel_types": 0}
        default_values SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES
            {"default_values": ["*3", {"id": "1%", "type": "channel"}]}
        default_values SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES
            {"min_values": 2, "default_values": [{"id": "1", "type": "channel"}]}
        default_values.1.id SET_TYPE_ALREADY_CONTAINS_VALUE
            {"default_values": ["*2", {"id": "1", "type": "channel"}]}
        default_values.0.type BASE_TYPE_CHOICES {"default_values": [{"id": "1", "type": "user"}]}
        default_values.0.id NUMBER_TYPE_COERCE
            {"default_values": [{"id": "chess", "type": "channel"}]}
        max_values NUMBER_TYPE_RANGE,SELECT_COMPONENT_INVALID_MAX_VALUES {"max_values": 26}
        custom_id BASE_TYPE_REQUIRED {"custom_id": null}"#;
    assert_refused(PART, refused, menu_with).await;
}
