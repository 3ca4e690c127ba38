//! What Discord's own clients never send: ids, values and clicks where nobody was offered them. Each is
//! refused kindly, nothing changes, and nobody sees what is not theirs to see.

use std::fmt::Debug;

use playground::{Answer, Id, Outcome};
use serde_json::{Value, json};
use sqlx::AnyConnection;
use tests::game::{GAME, begin, refused};
use tests::rows::{
    self, ChallengeRow, EntryRow, FollowerRow, GameChannelRow, GameRow, GuildSettingsRow, JobRow,
    OfferRow, Row, UserSettingsRow,
};
use tests::{Person, World, offers, refusal};

use super::router::CLICKS;

/// All that is to stay as it is.
async fn stored(world: &World) -> Vec<String> {
    async fn all<R: Row + Debug>(connection: &mut AnyConnection) -> Vec<String> {
        rows::texts(connection, |row: R| Some(row)).await.expect("the rows")
    }
    let mut connection = world.database.connect().await;
    let game = |it: GameRow| Some(it.without_board());
    let due = |it: JobRow| (it.kind == "challenge").then_some((it.subject_id, it.run_at));
    [
        rows::texts(&mut connection, game).await.expect("the games"),
        rows::texts(&mut connection, due).await.expect("the jobs"),
        all::<EntryRow>(&mut connection).await,
        all::<OfferRow>(&mut connection).await,
        all::<ChallengeRow>(&mut connection).await,
        all::<UserSettingsRow>(&mut connection).await,
        all::<GuildSettingsRow>(&mut connection).await,
        all::<GameChannelRow>(&mut connection).await,
        all::<FollowerRow>(&mut connection).await,
    ]
    .concat()
}

/// The same once all is written that is written after an answer: boards that are shown, and where the
/// buttons of challenges and offers stand.
async fn settled(world: &World) -> Vec<String> {
    world.settle().await;
    offers::noted(world).await;
    let challenges = async || world.database.open_challenges().await;
    let known = async || challenges().await.iter().all(|it| it.message_id.is_some());
    world.until("every open challenge's message is known", known).await;
    stored(world).await
}

/// Clicks on a button that has a menu's value, and chooses that value from such a menu.
async fn clicks(person: Person<'_>, message: Id, id: &str, value: &str) -> [Outcome; 2] {
    let button = json!({ "custom_id": id, "component_type": 2, "values": [value] });
    let pressed = person.forges(3, Some(message), button).await;
    [pressed, person.forges_click(message, id, &[value]).await]
}

#[tokio::test]
async fn a_challenge_is_answered_only_where_it_was_made() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let game = begin(&world, GAME).await;
    let board = game.shown(0).await;
    let asked = json!({ "variant": "chess", "opponent": boris.id.to_string(), "thread": false });
    let made = ada.command("challenge", asked).await;
    let challenge = made.message().expect("a challenge").id;
    let elsewhere = world.playground.channel("Eightfold (Boris)");
    let own = boris.at(elsewhere).command("help", json!({})).await.message().expect("help").id;
    let before = settled(&world).await;
    for (person, id) in [
        (boris, "challenge:accept:2"),
        (boris, "challenge:decline:2"),
        (ada, "challenge:withdraw:2"),
    ] {
        let said = "That challenge is gone";
        refused(person, said, [&person.forges_click(board.id, id, &[]).await]);
        // In another channel, though under the message itself.
        let there = boris.at(elsewhere);
        if person.id == boris.id {
            refused(there, said, [&there.forges_click(own, id, &[]).await]);
            refused(there, said, [&there.forges_click(challenge, id, &[]).await]);
        }
    }
    assert_eq!(ada.reads(board.id).content, board.content);
    assert_eq!(stored(&world).await, before);
    // Where it stands it is answered.
    assert!(boris.forges_click(challenge, "challenge:accept:2", &[]).await.content().contains("2"));
    world.finish().await;
}

#[tokio::test]
async fn an_offer_is_answered_only_where_its_game_is() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let (ada, boris) = (game.white, game.black);
    ada.command("roll", json!({})).await;
    game.shown(1).await;
    ada.picks_privately(&["e2", "e4"]).await;
    let board = game.shown(2).await;
    let offered = ada.command("draw", json!({})).await.message().expect("an offer").id;
    let before = settled(&world).await;
    // A message of before may still have its buttons, but none elsewhere.
    let said = "That button no longer works";
    for (person, own) in [(ada, "Eightfold (Ada)"), (boris, "Eightfold (Boris)")] {
        let there = person.at(world.playground.channel(own));
        for id in ["offer:accept:1", "offer:decline:1", "offer:withdraw:1"] {
            refused(there, said, [&there.forges_click(offered, id, &[]).await]);
        }
    }
    assert_eq!(ada.reads(board.id).content, board.content);
    assert_eq!(stored(&world).await, before);
    boris.forges_click(offered, "offer:accept:1", &[]).await;
    boris.sees("the draw", |it| it.button("Rematch").is_some()).await;
    world.finish().await;
}

#[tokio::test]
async fn what_one_is_asked_alone_is_not_answered_in_front_of_all() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let (ada, boris) = (game.white, game.black);
    let board = game.shown(0).await;
    let before = settled(&world).await;
    let private = [
        ("answer:1:0:resign:yes", ""),
        ("answer:1:0:resign:no", ""),
        ("forget:yes", ""),
        ("forget:resign", ""),
        ("forget:no", ""),
        ("theme:person", "walnut"),
        ("theme:server", "walnut"),
        ("setting:person", "size:small"),
        ("setting:server", "size:small"),
        ("channels", "1"),
        ("puzzles", "1"),
        ("puzzles:games", "totem"),
        ("engine:level:totem:3", "5"),
        ("engine:game", "chess"),
        ("engine:begin:chess:3:white", ""),
        ("learn:chess:play", ""),
        ("challenge:to:5", "chess"),
    ];
    for person in [ada, boris, world.person("Chen")] {
        for (id, value) in private {
            let outcomes = clicks(person, board.id, id, value).await;
            refused(person, "That button no longer works", &outcomes);
        }
    }
    let after = ada.reads(board.id);
    assert_eq!((after.content, after.components), (board.content, board.components));
    assert_eq!(stored(&world).await, before);
    world.finish().await;
}

#[tokio::test]
async fn nobody_acts_in_or_looks_at_a_game_from_where_it_is_not() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let game = begin(&world, GAME).await;
    let board = game.shown(0).await;
    let own = ada.at(world.playground.channel("Eightfold (Ada)"));
    let options = json!({ "variant": "chess", "color": "white", "position": "6k1/8/8/8/8/8/8/K6R w - - 0 1" });
    let alone = own.command("challenge", options).await;
    let alone = alone.message().expect("the game").clone();
    let before = settled(&world).await;
    // Ada's game in her direct messages is nothing to Boris, and no button of a game works in a
    // channel where another one is played.
    for id in
        ["view:2:0", "view:2:0:next", "animation:2", "review:2", "dice:2", "moves:2:0", "more:2:0"]
    {
        let outcome = boris.forges_click(board.id, id, &[]).await;
        refused(boris, "There's no game 2", [&outcome]);
    }
    for (id, value) in
        [("play:2:0", "h1h7"), ("open:2:0:", "h1"), ("draw:2:0", ""), ("rematch:2:0", "")]
    {
        refused(ada, "That button", &clicks(ada, board.id, id, value).await);
        let outcomes = clicks(boris, board.id, id, value).await;
        assert!(outcomes.iter().all(Outcome::is_private), "{outcomes:?}");
    }
    refused(own, "That button", [&own.forges_click(alone.id, "roll:1:0", &[]).await]);
    assert_eq!(stored(&world).await, before);
    world.finish().await;
}

/// What a button might say with this number in place of each of its numbers in turn, and 1 in place of
/// the others.
fn with_number(click: &str, number: &str) -> Vec<String> {
    let parts: Vec<&str> = click.split(':').collect();
    let places = (0..parts.len()).filter(|&place| parts[place] == "n");
    let filled = |place: usize| {
        let fill = parts.iter().enumerate().map(|(at, &part)| match part {
            "n" if at == place => number,
            "n" => "1",
            "t" => "",
            part => part,
        });
        fill.collect::<Vec<_>>().join(":")
    };
    places.map(filled).collect()
}

#[tokio::test]
async fn numbers_may_be_as_huge_and_as_negative_as_somebody_likes() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let chen = world.person("Chen");
    let board = game.shown(0).await;
    let before = settled(&world).await;
    let huge = ["-1", "18446744073709551615", "18446744073709551616", "9223372036854775807"];
    for number in huge {
        for id in CLICKS.iter().flat_map(|click| with_number(click, number)) {
            let outcome = chen.forges_click(board.id, &id, &[]).await;
            // A person who types a move opens the form for it first.
            let is_form = id.starts_with("type:") && outcome.modal().is_some();
            assert!(outcome.is_private() || is_form, "{id}: {outcome:?}");
            assert!(!outcome.content().contains("went wrong"), "{id}");
        }
        let integer: Value = number.parse::<i64>().map_or(json!(number), |it| json!(it));
        for (command, option, kind) in [
            ("board", "turn", 3),
            ("game", "game", 4),
            ("replay", "game", 4),
            ("review", "game", 4),
            ("export", "game", 4),
            ("odds", "game", 4),
            ("odds", "turn", 3),
            ("challenge", "level", 4),
            ("profile", "person", 6),
            ("config", "puzzles", 7),
            ("replay", "file", 11),
        ] {
            let value = if kind == 3 { json!(number) } else { integer.clone() };
            let options = json!([
                { "name": option, "type": kind, "value": value },
                { "name": "variant", "type": 3, "value": "chess" },
            ]);
            let data = json!({ "name": command, "type": 1, "options": options });
            let outcome = chen.forges(2, None, data).await;
            assert!(!matches!(outcome.answer, Answer::Silence), "/{command} {option}:{number}");
            assert!(!outcome.content().contains("went wrong"), "/{command} {option}:{number}");
        }
    }
    // Challenges were made where a level was no number, each with its job.
    let kept = |rows: Vec<String>| -> Vec<String> {
        let of_challenge = |row: &String| row.contains("challenges") || row.starts_with("jobs");
        rows.into_iter().filter(|row| !of_challenge(row)).collect()
    };
    assert_eq!(kept(stored(&world).await), kept(before));
    world.finish().await;
}

#[tokio::test]
async fn what_is_suggested_is_judged_when_it_comes_back() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess").await;
    let (ada, boris, chen) = (game.white, game.black, world.person("Chen"));
    assert!(!ada.suggestions("e").await.is_empty());
    for person in [boris, chen] {
        assert!(person.suggestions("e").await.is_empty(), "nobody else is told what is legal");
    }
    let before = settled(&world).await;
    // As if it had been suggested: what is not legal, not theirs, or no text at all.
    for (person, value, kind) in [
        (ada, json!("e2e5"), 3),
        (ada, json!("e7e5"), 3),
        (ada, json!("O-O"), 3),
        (ada, json!("r5"), 3),
        (ada, json!(7), 4),
        (ada, json!({ "from": "e2" }), 3),
        (boris, json!("e2e4"), 3),
        (boris, json!("e7e5"), 3),
        (chen, json!("e2e4"), 3),
    ] {
        let options = json!([{ "name": "turn", "type": kind, "value": value, "focused": true }]);
        let data = json!({ "name": "move", "type": 1, "options": options });
        refusal(person, &person.forges(2, None, data.clone()).await);
        let suggested = person.forges(4, None, data).await;
        assert!(matches!(suggested.answer, Answer::Choices { .. }), "{suggested:?}");
    }
    assert_eq!(stored(&world).await, before);
    ada.types("e2e4").await;
    game.shown(1).await;
    world.finish().await;
}
