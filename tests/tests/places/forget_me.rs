//! `/forget-me`: what is kept of a person goes, and results stay with "a former player".

use std::time::Duration;

use playground::Message;
use rules::Color;
use serde_json::json;
use sqlx::Row;
use tests::game::{begin, refused};
use tests::{Person, Solo, Table, World, board_of};

/// The private question, with its labels.
async fn asks(person: Person<'_>) -> Message {
    let asked = person.command("forget-me", json!({})).await;
    assert!(asked.is_private(), "{}", asked.content());
    asked.message().expect("a question").clone()
}

/// The private answer to a button of the question.
async fn answers(person: Person<'_>, question: &Message, label: &str) -> String {
    let answer = person.click_on(question.id, label).await;
    let answer = answer.message().expect("an answer").clone();
    assert_eq!(answer.id, question.id, "the question becomes it");
    assert!(answer.buttons().is_empty());
    answer.content
}

async fn resigned(table: &Table<'_>, who: Person<'_>) -> Message {
    who.command("resign", json!({})).await;
    who.click("Yes").await;
    table.white.sees("the end", |it| board_of(it) == Some((table.game, None))).await
}

/// Where the database holds this number or text: tables with their columns.
async fn places(world: &World, person: Person<'_>, name: &str) -> Vec<String> {
    let columns = if std::env::var(tests::POSTGRES).is_ok() {
        "SELECT CAST(table_name AS TEXT) AS place, CAST(column_name AS TEXT) AS part, \
         CAST(data_type AS TEXT) AS kind FROM information_schema.columns WHERE table_schema = \
         'public' AND data_type IN ('bigint', 'text')"
    } else {
        "SELECT m.name AS place, p.name AS part, p.type AS kind FROM sqlite_master m JOIN \
         pragma_table_info(m.name) p WHERE m.type = 'table' AND p.type IN ('BIGINT', 'TEXT')"
    };
    let columns = sqlx::query(columns).fetch_all(&mut world.sql().await).await.expect("columns");
    assert!(columns.len() > 90, "{} columns", columns.len());
    let (id, mut found) = (person.id, Vec::new());
    for column in &columns {
        let (place, part): (String, String) = (column.get("place"), column.get("part"));
        let sought = match column.get::<String, _>("kind").to_lowercase().as_str() {
            "bigint" => format!("{part} = {id}"),
            _ => format!("{part} = '{name}' OR {part} LIKE '%{id}%'"),
        };
        let count = format!("SELECT COUNT(*) FROM {place} WHERE {sought}");
        let count: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(count))
            .fetch_one(&mut world.sql().await)
            .await
            .expect("a count");
        if count > 0 {
            found.push(format!("{place}.{part}"));
        }
    }
    found.sort();
    found
}

#[tokio::test]
async fn who_says_no_is_kept_and_who_says_yes_is_a_former_player() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    // Ada leaves something in every table that knows people.
    ada.command("settings", json!({ "pings": true })).await;
    let table = begin(&world, "chess").await;
    let end = resigned(&table, boris).await;
    assert!(end.content.contains("Ratings: "), "{}", end.content);
    ada.command("challenge", json!({ "variant": "totem" })).await;
    let asked = ada.command(
        "challenge",
        json!({
            "variant": "totem", "opponent": boris.id.to_string(), "color": "white",
        }),
    );
    let asked = asked.await.message().expect("a challenge").id;
    let to_ada = json!({ "variant": "gravitatur", "opponent": ada.id.to_string() });
    let to_ada = chen.command("challenge", to_ada).await.message().expect("a challenge").id;
    let rematch = ada.click_on(end.id, "Rematch").await.message().expect("an offer").id;
    for kept in [
        "INSERT INTO followers (game, person, since) VALUES (1, $1, 0)",
        "INSERT INTO files (id, person, game, created) VALUES (1, $1, '{}', 0)",
        "INSERT INTO puzzlers VALUES ($1, 0, 0, 0, 1, 1)",
        "INSERT INTO puzzle_tries (person, puzzle, solved, tried, again) VALUES ($1, '', 1, 0, 0)",
        "INSERT INTO daily_solves (day, person, guild) VALUES (1, $1, NULL)",
    ] {
        let id = i64::try_from(ada.id.get()).expect("an id");
        let mut sql = world.sql().await;
        sqlx::query(kept).bind(id).execute(&mut sql).await.expect("a row");
    }
    world.settle().await;
    let before = places(&world, ada, "Ada").await;
    let known = ["challenges.challenger", "challenges.name", "challenges.opponent"];
    let played = ["daily_solves.person", "files.person", "followers.person", "games.white"];
    let tried = ["puzzle_tries.person", "puzzlers.person"];
    let rated = ["rated_games.opponent", "rated_games.person", "ratings.person", "settings.id"];
    assert_eq!(before, [&known[..], &played, &tried, &rated].concat());

    let question = asks(ada).await;
    assert!(question.content.contains("Games that have ended stay, with “a former player”"));
    assert!(!question.content.contains("You still play"));
    assert_eq!(answers(ada, &question, "No").await, "Everything stays as it is.");
    assert_eq!(places(&world, ada, "Ada").await, before);

    let question = asks(ada).await;
    assert_eq!(answers(ada, &question, "Yes").await, "Done: I have forgotten you.");
    assert_eq!(places(&world, ada, "Ada").await, Vec::<String>::new());

    // What waited for an answer says that it does not any more.
    let declined = format!("a former player declines {}’s challenge.", chen.mention());
    let withdrawn = "a former player has withdrawn this challenge.";
    for (message, text) in [(asked, withdrawn), (to_ada, &declined), (rematch, "a former player")] {
        let told = async || {
            let it = world.playground.message(message, boris.id).expect("it");
            it.content.contains(text) && it.buttons().is_empty()
        };
        world.until(text, told).await;
    }

    // The result stays, and Boris's own rating with it.
    let paper = boris.command("game", json!({})).await;
    assert!(paper.content().contains("a former player"), "{}", paper.content());
    assert!(!paper.content().contains(&ada.mention()));
    let profile = boris.command("profile", json!({})).await;
    assert!(profile.content().contains("rating **1338?** after one rated game"));
    assert!(profile.content().contains("0 won, 0 drawn, 1 lost"), "{}", profile.content());
    assert!(!profile.content().contains("Most often against"));
    let list = boris.command("leaderboard", json!({})).await;
    assert!(list.content().contains("1338?") && !list.content().contains(&ada.mention()));
    let file = boris.command("export", json!({ "format": "text" })).await;
    let file = file.message().expect("a file").attachments[0].id;
    let file = String::from_utf8(world.file(file)).expect("text");
    assert!(file.contains("[White \"a former player\"]"), "{file}");
    let replay = boris.click_on(end.id, "Replay").await;
    assert!(replay.is_private() && replay.message().is_some(), "{}", replay.content());
    // Nobody has a rematch with nobody, and Ada is none of the two any more.
    let again = boris.click_on(end.id, "Rematch").await;
    refused(boris, "Your opponent has had themselves forgotten", [&again]);
    refused(ada, "game", [&ada.click_on(end.id, "Rematch").await]);
    let empty = ada.command("profile", json!({})).await;
    refused(ada, "has finished no game", [&empty]);
    // A new game begins anew, and scores start from nothing.
    let next = begin(&world, "chess").await;
    let end = resigned(&next, ada).await;
    assert!(end.content.contains("Score in Chess: "), "{}", end.content);
    assert!(end.content.contains(&format!("{} **0**", ada.mention())), "{}", end.content);
    world.finish().await;
}

#[tokio::test]
async fn who_comes_back_has_no_more_rated_games_a_day_than_others() {
    let world = World::builder().manual_clock().start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let hour = Duration::from_secs(60 * 60);
    let known = Table::begin(&world, "chess", boris, chen).await;
    assert!(resigned(&known, chen).await.content.contains("Ratings: "));
    for _ in 0..4 {
        world.clock.advance(hour);
        let table = begin(&world, "chess").await;
        assert!(resigned(&table, boris).await.content.contains("Ratings: "));
    }
    let question = asks(boris).await;
    assert_eq!(answers(boris, &question, "Yes").await, "Done: I have forgotten you.");
    // Whichever side they take.
    for (white, black) in [(ada, boris), (boris, ada)] {
        let table = Table::begin(&world, "chess", white, black).await;
        let end = resigned(&table, boris).await;
        assert!(end.content.contains("Not rated: only four games a day"), "{}", end.content);
    }
    // Chen was rated before, and so is nobody who has been forgotten since.
    let table = Table::begin(&world, "chess", ada, chen).await;
    assert!(resigned(&table, chen).await.content.contains("Ratings: "));
    // 24 hours after the first of the four there is room for one again.
    world.clock.advance(21 * hour);
    let table = begin(&world, "chess").await;
    assert!(resigned(&table, boris).await.content.contains("Ratings: "));
    let table = begin(&world, "chess").await;
    assert!(resigned(&table, boris).await.content.contains("Not rated"));
    world.finish().await;
}

#[tokio::test]
async fn running_games_go_on_unless_they_are_resigned() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let table = begin(&world, "chess").await;
    let elsewhere = world.playground.channel("general");
    let solo = Solo::begin(&world, ada.at(elsewhere), "chess", 1, Color::White).await;
    let question = asks(ada).await;
    let told = format!("You still play 2 games: game {} in <#{}>", table.game, ada.channel);
    assert!(question.content.contains(&told), "{}", question.content);
    let done = answers(ada, &question, "Yes").await;
    assert!(done.starts_with("Done: I have forgotten you, but for the 2 games"), "{done}");
    assert_eq!(places(&world, ada, "Ada").await, ["games.white"]);
    // She keeps her seat.
    ada.types("e4").await;
    table.shown(1).await;

    let question = asks(ada).await;
    assert_eq!(
        answers(ada, &question, "Yes, and resign my games").await,
        "Done: I have forgotten you."
    );
    assert_eq!(places(&world, ada, "Ada").await, Vec::<String>::new());
    for (game, channel) in [(table.game, ada.channel), (solo.game, elsewhere)] {
        let is_last = |it: &Message| board_of(it) == Some((game, None));
        let end = boris.at(channel).sees("the end", is_last).await;
        assert!(end.content.contains("a former player"), "{}", end.content);
        assert!(!end.content.contains(&ada.mention()), "{}", end.content);
    }
    world.finish().await;
}
