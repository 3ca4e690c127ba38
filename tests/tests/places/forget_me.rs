//! `/forget-me`: what is kept of a person goes, and results stay with "a former player".

use std::time::Duration;

use playground::Message;
use rules::Color;
use serde_json::json;
use sqlx::Row;
use tests::game::{begin, refused, to};
use tests::{Person, Solo, Table, World, board_of, says};

/// The private question, with its labels.
async fn asks(person: Person<'_>) -> Message {
    person.asks_privately("forget-me", json!({})).await
}

/// The private answer to a button of the question.
async fn answers(person: Person<'_>, question: &Message, label: &str) -> String {
    let answer = person.click_on(question.id, label).await.shown();
    assert_eq!(answer.id, question.id, "the question becomes it");
    assert!(answer.buttons().is_empty());
    answer.content
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
        if world.scalar::<i64>(count).await > 0 {
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
    let end = table.resigns(boris).await;
    says(&end, "Ratings: ");
    ada.command("challenge", json!({ "variant": "totem" })).await;
    let asked = ada.asks("challenge", to(boris, "totem")).await.id;
    let to_ada = chen.asks("challenge", to(ada, "gravitatur")).await.id;
    let rematch = ada.click_on(end.id, "Rematch").await.shown().id;
    for kept in [
        "followers (game, person, since) VALUES (1, ada, 0)",
        "files (id, person, game, created) VALUES (1, ada, '{}', 0)",
        "puzzlers VALUES (ada, 0, 0, 0, 1, 1)",
        "puzzle_tries (person, puzzle, solved, tried, again) VALUES (ada, '', 1, 0, 0)",
        "daily_solves (day, person, guild) VALUES (1, ada, NULL)",
    ] {
        let row = kept.replace("ada", &ada.id.to_string());
        world.execute(format!("INSERT INTO {row}")).await;
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
        world.became(message, text).await;
    }

    // The result stays, and Boris's own rating with it.
    let paper = boris.command("game", json!({})).await;
    says(&paper, "a former player");
    assert!(!paper.content().contains(&ada.mention()));
    let profile = boris.command("profile", json!({})).await;
    says(&profile, "rating **1338?** after one rated game");
    says(&profile, "0 won, 0 drawn, 1 lost");
    assert!(!profile.content().contains("Most often against"));
    let list = boris.command("leaderboard", json!({})).await;
    says(&list, "1338?");
    assert!(!list.content().contains(&ada.mention()));
    let file = boris.command("export", json!({ "format": "text" })).await.shown();
    let file = String::from_utf8(world.file(file.attachments[0].id)).expect("text");
    says(&file, "[White \"a former player\"]");
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
    let end = next.resigns(ada).await;
    says(&end, "Score in Chess: ");
    says(&end, &format!("{} **0**", ada.mention()));
    world.finish().await;
}

#[tokio::test]
async fn who_comes_back_has_no_more_rated_games_a_day_than_others() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let hour = Duration::from_secs(60 * 60);
    let known = Table::begin(&world, "chess", boris, chen).await;
    says(&known.resigns(chen).await, "Ratings: ");
    for _ in 0..4 {
        world.clock.advance(hour);
        let table = begin(&world, "chess").await;
        says(&table.resigns(boris).await, "Ratings: ");
    }
    let question = asks(boris).await;
    assert_eq!(answers(boris, &question, "Yes").await, "Done: I have forgotten you.");
    // Whichever side they take.
    for (white, black) in [(ada, boris), (boris, ada)] {
        let table = Table::begin(&world, "chess", white, black).await;
        let end = table.resigns(boris).await;
        says(&end, "Not rated: only four games a day");
    }
    // Chen was rated before, and so is nobody who has been forgotten since.
    let table = Table::begin(&world, "chess", ada, chen).await;
    says(&table.resigns(chen).await, "Ratings: ");
    // 24 hours after the first of the four there is room for one again.
    world.clock.advance(21 * hour);
    let table = begin(&world, "chess").await;
    says(&table.resigns(boris).await, "Ratings: ");
    let table = begin(&world, "chess").await;
    says(&table.resigns(boris).await, "Not rated");
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
    says(&question, &told);
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
        says(&end, "a former player");
        assert!(!end.content.contains(&ada.mention()), "{}", end.content);
    }
    world.finish().await;
}
