//! Channels that are not plain text: what they hold, and what they refuse.

use playground::{ActError, ChannelKind, Id};
use serde_json::{Value, json};

use crate::bot::{Answered, Bot, PNG, assert_refused, refusal, text};

const MANAGE_THREADS: u64 = 1 << 34;
const CREATE_PRIVATE_THREADS: u64 = 1 << 36;

/// Opens a thread.
async fn open(bot: &Bot, channel: Id, body: Value) -> Answered {
    bot.call("POST", &format!("/channels/{channel}/threads"), body).await
}

/// The type of the thread that is opened.
async fn opened(bot: &Bot, channel: Id, body: Value) -> Value {
    let (status, thread) = open(bot, channel, body).await;
    assert_eq!(status, 201, "{thread}");
    thread["type"].clone()
}

fn thread(kind: u8) -> Value {
    json!({"name": "Game 1", "type": kind})
}

/// Lets the bot do this too in a channel.
fn allow(bot: &Bot, channel: Id, bits: u64) {
    let channels = bot.playground.channels();
    let allowed = channels.iter().find(|it| it.id == channel).expect("the channel").permissions;
    bot.playground.set_permissions(channel, allowed | bits);
}

#[tokio::test]
async fn each_kind_of_channel_has_its_own_threads() {
    let bot = Bot::start().await;
    let add = |kind, name| bot.playground.add_channel_of(kind, name);
    let news = add(ChannelKind::Announcement, "news");
    assert_eq!(refusal(open(&bot, news, thread(11)).await), (400, 50024));
    assert_eq!(refusal(open(&bot, news, thread(12)).await), (400, 50024));
    assert_eq!(open(&bot, news, json!({"name": "private by default"})).await.0, 400);
    assert_eq!(opened(&bot, news, thread(10)).await, 10);
    let (_, sent) =
        bot.call("POST", &format!("/channels/{news}/messages"), json!({"content": "x"})).await;
    let on = format!("/channels/{news}/messages/{}/threads", sent["id"].as_str().unwrap());
    assert_eq!(bot.call("POST", &on, json!({"name": "x"})).await.1["type"], 10);
    assert_eq!(refusal(open(&bot, bot.chess(), thread(10)).await), (400, 50024));
    assert_eq!(refusal(open(&bot, bot.chess(), thread(7)).await), (400, 50035));
    for kind in [ChannelKind::Voice, ChannelKind::Stage] {
        let voice = add(kind, "voice");
        let path = format!("/channels/{voice}");
        assert_eq!(bot.call("GET", &path, Value::Null).await.1["type"], json!(kind));
        assert_eq!(refusal(open(&bot, voice, thread(11)).await), (400, 50024));
        let messages = format!("{path}/messages");
        assert_eq!(bot.call("POST", &messages, json!({"content": "x"})).await.0, 200);
    }
}

#[tokio::test]
async fn a_post_in_a_forum_begins_with_a_message() {
    let bot = Bot::start().await;
    for kind in [ChannelKind::Forum, ChannelKind::Media] {
        let forum = bot.playground.add_channel_of(kind, "forum");
        let path = format!("/channels/{forum}/threads");
        let bare = async |_| open(&bot, forum, thread(11)).await;
        assert_refused("", "message BASE_TYPE_REQUIRED null", bare).await;
        let empty = json!({"name": "Game 1", "message": {}});
        assert_eq!(bot.call("POST", &path, empty).await.0, 400);
        let alt = json!({"name": "Game 1", "message": {
            "content": "It begins.", "attachments": [{"id": 0, "description": "a board"}]}});
        let (status, post) = bot.upload("POST", &path, &alt, &[("board.png", PNG)]).await;
        assert_eq!((status, &post["type"], &post["parent_id"]), (201, &json!(11), &json!(forum)));
        assert_eq!(post["message"]["id"], post["id"]);
        assert_eq!(post["message"]["attachments"][0]["width"], 3);
        let id: Id = post["id"].as_str().unwrap().parse().unwrap();
        assert_eq!(bot.playground.messages(id, bot.ada())[0].content, "It begins.");
        let beside = format!("/channels/{forum}/messages");
        let refused = refusal(bot.call("POST", &beside, json!({"content": "x"})).await);
        assert_eq!(refused, (400, 50008));
        assert!(bot.run_as(bot.ada(), forum).await.is_err());
        let said = bot.playground.say(bot.ada(), forum, "x");
        assert_eq!(said.unwrap_err(), ActError::NoChannel);
        // People's posts begin so too.
        let theirs = bot.playground.add_thread(forum, ChannelKind::PublicThread, "Who plays?");
        let first = bot.playground.messages(theirs, bot.boris()).remove(0);
        assert_eq!((first.id, first.content.as_str()), (theirs, "Who plays?"));
        let reply = format!("/channels/{theirs}/messages");
        assert_eq!(bot.call("POST", &reply, json!({"content": "x"})).await.0, 200);
    }
}

#[tokio::test]
async fn a_private_thread_is_closed_to_a_bot_that_has_not_joined_it() {
    let bot = Bot::start().await;
    let (ada, kind) = (bot.ada(), ChannelKind::PrivateThread);
    let id = bot.playground.add_thread(bot.chess(), kind, "secret");
    let (path, messages) = (format!("/channels/{id}"), format!("/channels/{id}/messages"));
    let say = || bot.call("POST", &messages, json!({"content": "x"}));
    assert_eq!(refusal(say().await), (403, 50001));
    assert_eq!(refusal(bot.call("GET", &path, Value::Null).await), (403, 50001));

    // What its people do is heard there all the same, and answered by the token.
    let it = bot.hears(bot.run_as(ada, id)).await;
    assert_eq!((&it["channel"]["type"], &it["channel"]["id"]), (&json!(12), &json!(id)));
    let allowed: u64 = it["app_permissions"].as_str().unwrap().parse().unwrap();
    assert_ne!(allowed & 1 << 38, 0, "it looks as if the bot might post");
    assert_eq!(bot.answer(&it, text("first")).await.0, 204);
    let follow_up = bot.call("POST", &bot.webhook(&it, ""), json!({"content": "second"})).await;
    assert_eq!(follow_up.0, 200);
    assert_eq!(bot.playground.messages(id, ada).len(), 2);

    bot.playground.join_thread(id, bot.playground.application_id());
    assert_eq!(say().await.0, 200);
    let other = bot.playground.add_thread(bot.chess(), kind, "other");
    allow(&bot, other, MANAGE_THREADS);
    let path = format!("/channels/{other}");
    assert_eq!(bot.call("GET", &path, Value::Null).await.1["type"], 12);
}

#[tokio::test]
async fn a_private_thread_of_the_bots_own_needs_a_permission() {
    let bot = Bot::start().await;
    assert_eq!(refusal(open(&bot, bot.chess(), thread(12)).await), (403, 50013));
    allow(&bot, bot.chess(), CREATE_PRIVATE_THREADS);
    assert_eq!(opened(&bot, bot.chess(), json!({"name": "x"})).await, 12);
    let seen = bot.playground.messages(bot.chess(), bot.ada());
    assert!(seen.is_empty(), "nothing tells the channel of it");
    let id = bot.playground.channels().last().unwrap().id;
    let messages = format!("/channels/{id}/messages");
    assert_eq!(bot.call("POST", &messages, json!({"content": "x"})).await.0, 200);
}

#[tokio::test]
async fn the_bot_archives_its_own_thread_and_may_not_delete_it() {
    let bot = Bot::start().await;
    open(&bot, bot.chess(), thread(11)).await;
    let own = bot.playground.channels().last().unwrap().id;
    let path = format!("/channels/{own}");
    assert_eq!(bot.call("DELETE", &path, Value::Null).await.1["code"], 50013);
    let ada = bot.ada();
    let (_, it, _) = bot.answering(bot.run_as(ada, own), text("x")).await;
    let sent = bot.playground.messages(own, ada).remove(0).id;

    let (status, archived) = bot.call("PATCH", &path, json!({"archived": true})).await;
    assert_eq!((status, &archived["thread_metadata"]["archived"]), (200, &json!(true)));
    let edit = json!({"content": "y"});
    for path in [format!("{path}/messages/{sent}"), bot.webhook(&it, "/messages/@original")] {
        let refused = refusal(bot.call("PATCH", &path, edit.clone()).await);
        assert_eq!(refused, (400, 50083), "{path}");
    }
    let theirs = bot.playground.add_thread(bot.chess(), ChannelKind::PublicThread, "theirs");
    let path = format!("/channels/{theirs}");
    assert_eq!(bot.call("PATCH", &path, json!({"archived": true})).await.1["code"], 50013);
    bot.playground.set_archived(theirs, true);
    assert_eq!(bot.call("GET", &path, Value::Null).await.1["thread_metadata"]["archived"], true);
}
