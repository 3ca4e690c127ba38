//! Direct messages, group messages and other servers: who is there, and what the bot may do.
use playground::{ActError, ChannelKind, Id, Outcome};
use serde_json::{Value, json};

use crate::bot::{Bot, Gateway, INTENTS, button, message, refusal, text, unlimited};

/// What everybody who is no member is told that the bot may do there.
const GUEST: u64 = 1 << 14 | 1 << 15 | 1 << 17;
const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
const DIRECT_MESSAGES: u64 = 1 << 12;

/// Somebody runs `/challenge` and the bot answers.
async fn challenge(bot: &Bot, who: Id, channel: Id, body: Value) -> (Outcome, Value) {
    let (outcome, it, (status, _)) = bot.answering(bot.run_as(who, channel), body).await;
    assert_eq!(status, 204);
    (outcome.unwrap(), it)
}

#[tokio::test]
async fn an_interaction_says_where_it_comes_from_and_by_whose_leave() {
    let bot = Bot::everywhere(unlimited()).await;
    let (ada, guild) = (bot.ada(), bot.playground.guild_id());
    let own = bot.playground.channel("Eightfold (Ada)");
    let both = bot.playground.channel("Ada, Boris");
    let friends = bot.playground.channel("Friends");
    let alone = json!({"1": ada});
    let cases = [
        (bot.chess(), 0, 0, json!({"0": guild, "1": ada})),
        (own, 1, 1, json!({"0": "0", "1": ada})),
        (both, 2, 1, alone.clone()),
        (friends, 2, 3, alone.clone()),
        (bot.playground.add_foreign_channel("openings"), 0, 0, alone),
    ];
    for (channel, context, kind, owners) in cases {
        let (outcome, it) = challenge(&bot, ada, channel, text("x")).await;
        assert_eq!((&it["context"], &it["channel"]["type"]), (&json!(context), &json!(kind)));
        assert_eq!((&it["channel"]["id"], &it["channel_id"]), (&json!(channel), &json!(channel)));
        assert_eq!(it["authorizing_integration_owners"], owners);
        let there = kind != 0;
        for field in ["guild", "guild_id", "guild_locale", "member"] {
            assert_eq!(it[field].is_null(), there, "{field} in {kind}");
        }
        assert_eq!(it["user"].is_null(), !there);
        let actor = if there { &it["user"] } else { &it["member"]["user"] };
        assert_eq!(actor["id"], json!(ada));
        let url = bot.webhook(&it, "/messages/@original");
        let (_, sent) = bot.call("GET", &url, Value::Null).await;
        assert_eq!(sent["interaction_metadata"]["authorizing_integration_owners"], owners);
        assert_eq!(message(&outcome).channel, channel);
        let allowed: u64 = it["app_permissions"].as_str().unwrap().parse().unwrap();
        match owners["0"].as_str() {
            None => assert_eq!(allowed, GUEST),
            Some("0") => assert_eq!(allowed, GUEST | USE_EXTERNAL_EMOJIS),
            Some(_) => assert_ne!(allowed & 1 << 11, 0, "it may send in its server"),
        }
    }
    bot.playground.set_installed(ada, false);
    for (channel, server) in [(bot.chess(), guild.to_string()), (own, "0".to_owned())] {
        let (_, it) = challenge(&bot, ada, channel, text("x")).await;
        assert_eq!(it["authorizing_integration_owners"], json!({"0": server}));
    }
}

#[tokio::test]
async fn in_another_server_there_is_another_server() {
    let bot = Bot::everywhere(unlimited()).await;
    let (ada, there) = (bot.ada(), bot.playground.add_foreign_channel("openings"));
    bot.playground.set_guild_locale("de");
    let (_, it) = challenge(&bot, ada, there, text("x")).await;
    assert_ne!(it["guild_id"], json!(bot.playground.guild_id()));
    assert_eq!((&it["guild_locale"], &it["guild"]["id"]), (&json!("en-US"), &it["guild_id"]));
    let allowed: u64 = it["member"]["permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(allowed & 1 << 5, 0, "she manages only her own server");
    let guild = format!("/guilds/{}", bot.playground.guild_id());
    let (_, listed) = bot.call("GET", &format!("{guild}/channels"), Value::Null).await;
    assert_eq!(listed.as_array().unwrap().len(), 2, "chess and general");
    let theirs = format!("/guilds/{}", it["guild_id"].as_str().unwrap());
    let (status, _) = bot.call("GET", &theirs, Value::Null).await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn only_members_are_in_a_direct_message() {
    let bot = Bot::everywhere(unlimited()).await;
    let (ada, chen) = (bot.ada(), bot.playground.person("Chen"));
    let both = bot.playground.channel("Ada, Boris");
    let url = format!("{}/playground/events?as=Chen", bot.playground.base_url());
    let mut heard = bot.http.get(url).send().await.unwrap();
    let answer = json!({"type": 4, "data": {"content": "secret", "components": [button("go")]}});
    let (outcome, _) = challenge(&bot, ada, both, answer).await;
    let sent = message(&outcome).id;

    assert_eq!(bot.playground.messages(both, bot.boris()).len(), 1);
    assert!(bot.playground.messages(both, chen).is_empty());
    assert!(bot.playground.message(sent, chen).is_none());
    assert_eq!(bot.playground.click(chen, sent, "go").await.unwrap_err(), ActError::NoMessage);
    assert_eq!(bot.playground.say(chen, both, "x").unwrap_err(), ActError::NoChannel);
    assert_eq!(bot.run_as(chen, both).await.unwrap_err(), ActError::NoChannel);
    bot.playground.say(ada, bot.chess(), "for all").unwrap();
    let first = loop {
        let chunk = heard.chunk().await.unwrap().unwrap();
        let chunk = String::from_utf8_lossy(&chunk).into_owned();
        if chunk.contains("\"sent\"") {
            break chunk;
        }
    };
    assert!(first.contains("for all") && !first.contains("secret"), "{first}");

    let seen = async |who: &str| -> Vec<String> {
        let state = bot.page(&format!("state?as={who}")).await;
        let names = state["channels"].as_array().unwrap().iter().map(|it| it["name"].clone());
        names.map(|name| name.as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(seen("Chen").await, ["chess", "general", "Eightfold (Chen)", "Friends"]);
    let boris = ["chess", "general", "Eightfold (Boris)", "Ada, Boris", "Friends"];
    assert_eq!(seen("Boris").await, boris);
}

#[tokio::test]
async fn the_bots_own_token_stays_out_of_where_it_is_no_member() {
    let bot = Bot::everywhere(unlimited()).await;
    let ada = bot.ada();
    let places = ["Ada, Boris", "Friends"].map(|name| bot.playground.channel(name));
    for channel in places.into_iter().chain([bot.playground.add_foreign_channel("openings")]) {
        let (outcome, _) = challenge(&bot, ada, channel, text("x")).await;
        let (path, id) = (format!("/channels/{channel}"), message(&outcome).id);
        let thread = json!({"name": "Game 1", "type": 11});
        let routes = [
            ("GET", String::new(), Value::Null),
            ("PATCH", String::new(), json!({"name": "x"})),
            ("GET", "/messages".to_owned(), Value::Null),
            ("POST", "/messages".to_owned(), json!({"content": "x"})),
            ("GET", format!("/messages/{id}"), Value::Null),
            ("PATCH", format!("/messages/{id}"), json!({"content": "x"})),
            ("DELETE", format!("/messages/{id}"), Value::Null),
            ("POST", "/threads".to_owned(), thread.clone()),
            ("POST", format!("/messages/{id}/threads"), thread),
        ];
        for (method, rest, body) in routes {
            let got = refusal(bot.call(method, &format!("{path}{rest}"), body).await);
            assert_eq!(got, (403, 50001), "{method} {rest}");
        }
    }
}

#[tokio::test]
async fn in_its_own_direct_messages_the_bot_writes_as_it_likes() {
    let bot = Bot::everywhere(unlimited()).await;
    let (ada, own) = (bot.ada(), bot.playground.channel("Eightfold (Ada)"));
    let opened = json!({"recipient_id": ada});
    let (status, channel) = bot.call("POST", "/users/@me/channels", opened).await;
    assert_eq!((status, &channel["id"], &channel["type"]), (200, &json!(own), &json!(1)));
    assert_eq!(channel["recipients"][0]["username"], "ada");
    assert!(channel["guild_id"].is_null());
    let path = format!("/channels/{own}");
    let messages = format!("{path}/messages");
    let (status, sent) = bot.call("POST", &messages, json!({"content": "Your move."})).await;
    assert_eq!(status, 200);
    let one = format!("{messages}/{}", sent["id"].as_str().unwrap());
    assert_eq!(bot.call("PATCH", &one, json!({"content": "Still."})).await.0, 200);
    assert_eq!(bot.playground.messages(own, ada)[0].content, "Still.");
    let thread = json!({"name": "Game 1", "type": 11});
    for path in [format!("{path}/threads"), format!("{one}/threads")] {
        let got = refusal(bot.call("POST", &path, thread.clone()).await);
        assert_eq!(got, (403, 50003), "{path}");
    }
    let theirs = bot.playground.say(ada, own, "x").unwrap().id;
    let got = refusal(bot.call("DELETE", &format!("{messages}/{theirs}"), Value::Null).await);
    assert_eq!(got, (403, 50003));

    let dora = bot.playground.add_person("Dora");
    let with_dora = bot.playground.channel("Eightfold (Dora)");
    let id = bot.playground.application_id();
    assert_eq!(bot.playground.add_direct(id, dora), with_dora, "there is one already");
    let other = bot.playground.add_direct(dora, ada);
    assert_eq!(bot.playground.channel("Dora, Ada"), other);
    let group = bot.playground.add_group("Club", &[dora, ada]);
    let kind = |id| bot.playground.channels().into_iter().find(|it| it.id == id).unwrap().kind;
    assert_eq!((kind(other), kind(group)), (ChannelKind::Direct, ChannelKind::Group));
}

#[tokio::test]
async fn the_bot_hears_what_is_written_to_it_and_nothing_that_people_write_each_other() {
    let bot = Bot::everywhere(unlimited()).await;
    let gateway = Gateway::open(&bot.playground).await;
    gateway.identify(&bot.playground.token(), INTENTS | DIRECT_MESSAGES).await;
    let guild = gateway.event("GUILD_CREATE").await;
    assert_eq!(guild["channels"].as_array().unwrap().len(), 2, "chess and general");
    let ada = bot.ada();
    for name in ["Ada, Boris", "Friends", "Eightfold (Ada)"] {
        bot.playground.say(ada, bot.playground.channel(name), name).unwrap();
    }
    let heard = gateway.event("MESSAGE_CREATE").await;
    assert_eq!(heard["content"], "Eightfold (Ada)", "and it may read it");
    assert!(heard["guild_id"].is_null() && heard["member"].is_null());
}

#[tokio::test]
async fn a_token_answers_everywhere_with_five_follow_ups_where_a_person_brought_the_bot() {
    let bot = Bot::everywhere(unlimited()).await;
    let ada = bot.ada();
    let elsewhere = bot.playground.add_foreign_channel("openings");
    let limited = [bot.playground.channel("Friends"), elsewhere];
    for channel in
        [bot.playground.channel("Eightfold (Ada)"), bot.chess()].into_iter().chain(limited)
    {
        let (_, it) = challenge(&bot, ada, channel, json!({"type": 5})).await;
        let hook = bot.webhook(&it, "");
        let filled = bot.call("POST", &hook, json!({"content": "fills what was promised"})).await;
        assert_eq!(filled.0, 200);
        let original = bot.webhook(&it, "/messages/@original");
        assert_eq!(bot.call("PATCH", &original, json!({"content": "first"})).await.0, 200);
        for _ in 0..5 {
            assert_eq!(bot.call("POST", &hook, json!({"content": "more"})).await.0, 200);
        }
        let sixth = bot.call("POST", &hook, json!({"content": "too much"})).await;
        if limited.contains(&channel) {
            assert_eq!(refusal(sixth), (400, 40094));
        } else {
            assert_eq!(sixth.0, 200);
        }
        assert_eq!(bot.call("DELETE", &original, Value::Null).await.0, 204);
    }
}

#[tokio::test]
async fn what_a_member_clicks_goes_by_the_leave_of_who_brought_the_message() {
    let bot = Bot::everywhere(unlimited()).await;
    let (ada, chen) = (bot.ada(), bot.playground.person("Chen"));
    bot.playground.set_installed(chen, false);
    let friends = bot.playground.channel("Friends");
    let why = "this person has not added the app to their account";
    assert!(bot.run_as(chen, friends).await.unwrap_err().to_string().ends_with(why));

    let body = json!({"type": 4, "data": {"content": "Play?", "components": [button("go")]}});
    let (outcome, _) = challenge(&bot, ada, friends, body).await;
    let (other, _) = challenge(&bot, ada, friends, text("another")).await;
    let sent = message(&outcome).id;
    let changed = json!({"type": 7, "data": {"content": "Accepted"}});
    let (_, it, (status, _)) = bot.click(chen, sent, "go", changed).await;
    assert_eq!((status, &it["user"]["id"]), (204, &json!(chen)));
    assert_eq!(it["authorizing_integration_owners"], json!({"1": ada}));
    assert_eq!((&it["context"], &it["message"]["id"]), (&json!(2), &json!(sent)));
    assert_eq!(bot.playground.message(sent, ada).unwrap().content, "Accepted");

    let clicked = bot.webhook(&it, &format!("/messages/{sent}"));
    assert_eq!(bot.call("PATCH", &clicked, json!({"content": "Go"})).await.0, 200);
    let foreign = bot.webhook(&it, &format!("/messages/{}", message(&other).id));
    let got = refusal(bot.call("PATCH", &foreign, json!({"content": "no"})).await);
    assert_eq!(got, (404, 10008));

    let modal = json!({"type": 9, "data": {"custom_id": "m", "title": "t", "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "i", "label": "l", "style": 1}]}]}});
    let (opened, ..) = bot.click(chen, sent, "go", modal).await;
    let values = json!({"i": "e4"});
    let (_, it, _) = bot.submit(chen, opened.interaction, values, text("x")).await;
    assert_eq!(it["authorizing_integration_owners"], json!({"1": ada}));
}

#[tokio::test]
async fn only_those_who_are_there_are_named_and_pinged() {
    let bot = Bot::everywhere(unlimited()).await;
    let (ada, boris, chen) = (bot.ada(), bot.boris(), bot.playground.person("Chen"));
    let (both, id) = (bot.playground.channel("Ada, Boris"), bot.playground.application_id());
    for opponent in [boris, id] {
        let options = json!({"variant": "totem", "opponent": opponent});
        let run = bot.playground.run_command(ada, both, "challenge", options);
        let content = format!("<@{boris}> <@{chen}> <@{id}>");
        let (outcome, it, _) = bot.answering(run, text(&content)).await;
        let resolved = &it["data"]["resolved"];
        assert_eq!(resolved["users"][opponent.to_string()]["id"], json!(opponent));
        assert!(resolved["members"].is_null());
        assert_eq!(message(&outcome.unwrap()).mentions, [boris]);
    }
    let options = json!({"variant": "totem", "opponent": chen});
    let run = bot.playground.run_command(ada, both, "challenge", options);
    assert!(matches!(run.await.unwrap_err(), ActError::Option { .. }));
    let command = json!([{"name": "Ask to play", "type": 2}]);
    assert_eq!(bot.register(command).await.0, 200);
    let run = bot.playground.run_user_command(ada, both, "Ask to play", chen);
    assert_eq!(run.await.unwrap_err(), ActError::NoPerson);
    let run = bot.playground.run_user_command(ada, both, "Ask to play", boris);
    let (_, it, _) = bot.answering(run, text("x")).await;
    assert!(it["data"]["resolved"]["members"].is_null());
    assert!(it["data"]["resolved"]["users"][boris.to_string()].is_object());
}
