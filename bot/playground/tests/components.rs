//! Clicks, choices from menus, and suggestions while somebody types.

use playground::{ActError, Answer, ChannelKind};
use serde_json::{Value, json};

use crate::bot::{Bot, assert_refused, message, text};

#[tokio::test]
async fn clicks_update_or_acknowledge_or_answer() {
    let bot = Bot::start().await;
    let (id, boris) = (bot.board().await, bot.boris());

    let update = json!({"type": 7, "data": {"content": "moved"}});
    let (outcome, it, _) = bot.click(boris, id, "go", update).await;
    assert_eq!(it["message"]["components"][0]["components"][0]["custom_id"], "go");
    assert_eq!(it["data"], json!({"custom_id": "go", "component_type": 2, "id": 2}));
    let Answer::Updated { message: updated } = outcome.answer else { panic!("no update") };
    assert_eq!((updated.id, updated.content.as_str()), (id, "moved"));
    assert_eq!(updated.buttons().len(), 1, "an edit without components keeps them");

    let (outcome, it, _) = bot.click(boris, id, "go", json!({"type": 6})).await;
    assert!(matches!(outcome.answer, Answer::Acknowledged));
    let original = bot.webhook(&it, "/messages/@original");
    let edit = json!({"content": "later", "components": []});
    assert_eq!(bot.call("PATCH", &original, edit).await.1["id"], json!(id));
    assert!(bot.playground.message(id, boris).unwrap().buttons().is_empty());
    assert_eq!(bot.playground.click(boris, id, "go").await.unwrap_err(), ActError::NoComponent);
}

#[tokio::test]
async fn a_click_may_be_answered_privately() {
    let bot = Bot::start().await;
    let (id, boris) = (bot.board().await, bot.boris());
    let private = json!({"type": 4, "data": {"content": "not yours", "flags": 64}});
    let (outcome, _, _) = bot.click(boris, id, "go", private).await;
    assert_eq!(message(&outcome).only_for, Some(boris));
    assert_eq!(message(&outcome).replies_to, Some(id));
    assert_eq!(bot.playground.messages(bot.chess(), bot.ada()).len(), 1);
    let gone = bot.playground.dismiss(boris, message(&outcome).id);
    assert_eq!(gone, Ok(()));
    assert_eq!(bot.playground.messages(bot.chess(), boris).len(), 1);
}

#[tokio::test]
async fn menus_take_what_they_offer() {
    let bot = Bot::start().await;
    let menu = json!({"type": 1, "components": [{"type": 3, "custom_id": "m", "max_values": 2,
        "options": [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]}]});
    let sent = json!({"type": 4, "data": {"content": "?", "components": [menu]}});
    let (outcome, _, _) = bot.challenge(sent).await;
    let (ada, id) = (bot.ada(), message(&outcome).id);
    assert_eq!(message(&outcome).menus()[0].options[1], ("B".to_owned(), "b".to_owned()));
    for values in [&[][..], &["c"], &["a", "b", "a"]] {
        let refused = bot.playground.choose(ada, id, "m", values).await;
        assert_eq!(refused.unwrap_err(), ActError::Values);
    }
    let choose = bot.playground.choose(ada, id, "m", &["b", "a"]);
    let it = bot.hears(choose).await;
    assert_eq!(it["data"]["component_type"], 3);
    assert_eq!(it["data"]["values"], json!(["b", "a"]));
}

#[tokio::test]
async fn menus_of_channels_offer_those_of_their_kinds() {
    let bot = Bot::start().await;
    let voice = bot.playground.add_channel_of(ChannelKind::Voice, "talk");
    let (ada, chess) = (bot.ada(), bot.chess());
    let general = bot.playground.channel("general");
    let thread = bot.playground.add_thread(chess, ChannelKind::PublicThread, "a game");
    let menu = json!({"type": 1, "components": [{"type": 8, "custom_id": "c", "channel_types": [0],
        "min_values": 0, "max_values": 2, "default_values": [{"id": general, "type": "channel"}]}]});
    let sent = json!({"type": 4, "data": {"content": "?", "components": [menu]}});
    let (outcome, _, _) = bot.challenge(sent).await;
    let sent = message(&outcome).clone();
    let [menu] = &sent.channel_menus()[..] else { panic!("not one menu") };
    assert_eq!(
        (&menu.chosen[..], &menu.kinds[..], menu.counts),
        (&[general][..], &[0][..], (0, 2))
    );
    for values in [vec![voice], vec![thread], vec![chess, chess], vec![ada]] {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        let refused = bot.playground.choose(ada, sent.id, "c", &values).await;
        assert_eq!(refused.unwrap_err(), ActError::Values, "{values:?}");
    }
    for chosen in [vec![chess, general], Vec::new()] {
        let values: Vec<String> = chosen.iter().map(ToString::to_string).collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        let choose = bot.playground.choose(ada, sent.id, "c", &values);
        let it = bot.hears(choose).await;
        assert_eq!(it["data"]["component_type"], 8);
        assert_eq!(it["data"]["values"], json!(chosen));
        for id in chosen {
            let channel = &it["data"]["resolved"]["channels"][id.to_string()];
            assert_eq!((&channel["id"], &channel["type"]), (&json!(id), &json!(0)));
            assert!(channel["permissions"].is_string() && channel["name"].is_string());
        }
    }
}

#[tokio::test]
async fn autocomplete_is_asked_and_limited() {
    let bot = Bot::start().await;
    let (ada, chess) = (bot.ada(), bot.chess());
    let choices = |list: Value| json!({"type": 8, "data": {"choices": list}});
    let serve = async |it: &Value| {
        let refused = r#"
            data.choices BASE_TYPE_MAX_LENGTH ["*26", {"name": "x", "value": "%"}]
            data.choices.0.name BASE_TYPE_REQUIRED [{"name": "", "value": "x"}]
            data.choices.0.value BASE_TYPE_MAX_LENGTH [{"name": "x", "value": "x*101"}]"#;
        assert_refused("", refused, async |list| bot.answer(it, choices(list)).await).await;
        assert_eq!(bot.answer(it, text("x")).await.0, 400);
        let good = json!([{"name": "King's pawn", "value": "e2e4"}]);
        bot.answer(it, choices(good)).await.0
    };
    let options = json!({"turn": "e", "count": 2});
    let ask = bot.playground.autocomplete(ada, chess, "move", options, "turn");
    let (found, it, status) = bot.handling(ask, serve).await;
    assert_eq!(status, 204);
    let found = found.unwrap().unwrap();
    assert_eq!((found[0].name.as_str(), &found[0].value), ("King's pawn", &json!("e2e4")));
    assert_eq!(it["type"], 4);
    let focused = json!({"name": "turn", "type": 3, "value": "e", "focused": true});
    assert_eq!(it["data"]["options"][0], focused);
    assert_eq!(it["data"]["options"][1]["value"], 2);
}
