//! Interactions with fields that no client library expects are answered like any other; one that
//! cannot be read at all is told to the log, and nothing else.

use playground::{Answer, Entry, Outcome};
use serde_json::{Value, json};
use tests::game::{GAME, begin};
use tests::{World, log};

/// What is odd, in a person's user object and in the member object.
fn oddities() -> Vec<(&'static str, Value, Value)> {
    let user = |what, user| (what, user, Value::Null);
    vec![
        user("a picture whose hash is not 32 hex digits", json!({ "avatar": "clip_4f3a" })),
        user("a banner of that kind", json!({ "banner": "b" })),
        user("a flag beyond 32 bits", json!({ "public_flags": 1_u64 << 32 })),
        user("flags beyond 32 bits", json!({ "flags": 1_u64 << 41 })),
        user(
            "a decoration without a hash",
            json!({ "avatar_decoration_data": { "asset": "v2_lava", "sku_id": null } }),
        ),
        user(
            "a decoration whose article is an object",
            json!({ "avatar_decoration_data": { "asset": "a", "sku_id": {} } }),
        ),
        user(
            "a decoration of another form",
            json!({ "avatar_decoration_data": { "layers": ["a", "b"] } }),
        ),
        user(
            "a badge of another form",
            json!({ "primary_guild": { "tag": "CHESS", "badge": "a-b", "identity_enabled": 1 } }),
        ),
        ("a member's flag beyond 32 bits", Value::Null, json!({ "flags": 1_u64 << 40 })),
        ("a member's odd picture", Value::Null, json!({ "avatar": "x", "banner": "y" })),
        (
            "fields that nobody knows yet",
            json!({ "mood": { "of": ["the", "day"] } }),
            json!({ "joined_at": "yesterday", "rank": 7 }),
        ),
    ]
}

fn is_answered(outcome: &Outcome) -> bool {
    !matches!(outcome.answer, Answer::Silence)
}

#[tokio::test]
async fn odd_people_are_answered() {
    let world = World::builder().fixed_dice(5).start().await;
    // More than fits into 32 bits.
    world.playground.set_attachment_size_limit(1 << 33);
    let (ada, boris) = world.two();
    let asks = oddities().into_iter().enumerate().map(|(number, (what, user, member))| {
        let world = &world;
        async move {
            let id = world.playground.add_person(&format!("Person {number}"));
            world.playground.set_odd(id, user, member);
            let odd = tests::Person::new(world, id, world.playground.channel("chess"));
            // What cannot be read is answered too, but not with the help.
            (what, odd.command("help", json!({})).await.content().contains("/challenge"))
        }
    });
    let asked = futures_util::future::join_all(asks).await;
    let lost: Vec<_> = asked.iter().filter(|(_, helped)| !helped).collect();
    assert!(lost.is_empty(), "lost: {lost:?}");

    // An odd person named in an option, and an odd person's clicks, choices and typing.
    let (_, user, member) = oddities().remove(0);
    world.playground.set_odd(boris.id, user, member);
    let game = begin(&world, GAME).await;
    game.plays(0, &["r"]).await;
    ada.picks_privately(&["e2", "e4"]).await;
    game.shown(2).await;
    game.plays(2, &["r"]).await;
    assert!(!boris.suggestions("d").await.is_empty());
    boris.picks_privately(&["d7", "d5"]).await;
    game.shown(4).await;
    world.finish().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_logged_by_its_kind_and_without_its_token() {
    let log = log::capture();
    let world = World::new().await;
    let token = "aW50ZXJhY3Rpb24-the-token-of-it";
    for kind in [2, 3, 4] {
        let id = format!("1234{kind}");
        let odd = json!({ "id": id, "type": kind, "token": token, "data": 7, "member": [] });
        world.playground.dispatch("INTERACTION_CREATE", &odd);
    }
    let help = world.person("Ada").command("help", json!({})).await;
    assert!(is_answered(&help), "the next one is read all the same");
    let told = async || {
        let lines = log.lines();
        let warned = lines.iter().filter(|it| it.contains("WARN") || it.contains("ERROR"));
        warned.filter(|it| it.contains("interaction") && it.contains("bot::")).count() >= 3
    };
    world.until("each is in the log", told).await;
    assert!(log.lines().iter().all(|line| !line.contains(token)), "the token is in the log");
    // Whoever types gets no suggestions; no message can stand in their place.
    for (kind, answer) in [(2, 4), (3, 4), (4, 8)] {
        let path = format!("/interactions/1234{kind}/");
        let is_it = |it: &Entry| it.path.contains(&path) && it.body["type"] == answer;
        world.until_request("the answer of its kind", is_it).await;
        if answer == 4 {
            let data = &world.requests("POST", &format!("{path}{token}/callback"))[0].body["data"];
            assert_eq!(data["flags"], json!(64), "{data}");
            let text = data["content"].as_str().expect("a text");
            assert!(text.contains("couldn't read"), "{text}");
        }
    }
    // The stand-in knows of no such interactions, if they are answered.
    world.finish_with(|it| it.status == 404).await;
}

#[tokio::test]
async fn an_interaction_with_an_id_of_zero_is_refused_and_the_next_one_answered() {
    let world = World::new().await;
    let mut whole = json!({
        "id": "12345", "type": 2, "token": "aW50ZXJhY3Rpb24", "application_id": "1", "version": 1,
        "channel_id": "2", "channel": { "id": "2", "type": 1 }, "locale": "en-US",
        "user": { "id": "3", "username": "ada" }, "data": { "id": "4", "name": "help", "type": 1 },
    });
    for place in ["/id", "/application_id", "/channel_id", "/channel/id", "/user/id", "/data/id"] {
        let mut odd = whole.clone();
        *odd.pointer_mut(place).expect("it has one") = json!("0");
        world.playground.dispatch("INTERACTION_CREATE", &odd);
        let help = world.person("Ada").command("help", json!({})).await;
        assert!(is_answered(&help), "{place}");
        // Without an id of its own nothing can be answered.
        if place != "/id" {
            let path = format!("/interactions/{}/", odd["id"].as_str().expect("a text"));
            world.until_request(place, |it: &Entry| it.path.contains(&path)).await;
            whole["id"] = json!(format!("{}0", odd["id"].as_str().expect("a text")));
        }
    }
    // The stand-in knows of no such interactions.
    world.finish_with(|it| it.status == 404).await;
}
