//! `/forget-me`: what is kept of a person goes, and results stay with "Deleted User".

use std::time::Duration;

use playground::Message;
use rules::Color;
use serde_json::json;
use tests::game::{begin, refused, to};
use tests::rows::{
    self, DailyPuzzleRow, DailySolveRow, FileRow, FollowerRow, GamePortraitRow, OfferRow,
    PuzzleAttemptRow, PuzzleUserRow, stored,
};
use tests::{EngineGame, GameDriver, Person, World, board_of, says};

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

/// Where the database holds the person's id or this name: tables with their columns.
async fn columns_with(world: &World, person: Person<'_>, name: &str) -> Vec<String> {
    world.database.places_of(stored(person.id), name).await
}

#[tokio::test]
async fn who_says_no_is_kept_and_who_says_yes_is_a_former_player() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    // Ada leaves something in every table that knows people.
    ada.command("settings", json!({ "pings": true })).await;
    let driver = begin(&world, "chess").await;
    let end = driver.resigns(boris).await;
    says(&end, "Ratings: ");
    ada.command("challenge", json!({ "variant": "totem" })).await;
    let asked = ada.asks("challenge", to(boris, "totem")).await.id;
    let to_ada = chen.asks("challenge", to(ada, "gravitatur")).await.id;
    let rematch = ada.click_on(end.id, "Rematch").await.shown().id;
    let user_id = stored(ada.id);
    let database = &world.database;
    database.insert(&[FollowerRow { game_id: 1, user_id, followed_at: 0 }]).await;
    let portrait = GamePortraitRow { game_id: 1, user_id, ..GamePortraitRow::default() };
    database.insert(&[GamePortraitRow { side: "white".to_owned(), ..portrait }]).await;
    database.insert(&[FileRow { file_id: 1, user_id, game: "{}".to_owned() }]).await;
    let solver = PuzzleUserRow { user_id, tried: 1, solved: 1, ..PuzzleUserRow::default() };
    database.insert(&[solver]).await;
    database.insert(&[PuzzleAttemptRow { user_id, ..PuzzleAttemptRow::default() }]).await;
    database.insert(&[DailyPuzzleRow { day: 1, puzzle_id: String::new() }]).await;
    database.insert(&[DailySolveRow { day: 1, user_id, guild_id: None }]).await;
    world.settle().await;
    let before = columns_with(&world, ada, "Ada").await;
    let known =
        ["challenges.challenger_id", "challenges.challenger_name", "challenges.opponent_id"];
    let left = ["daily_solves.user_id", "files.user_id", "followers.user_id"];
    let played = ["game_portraits.user_id", "games.white_id"];
    let tried = ["puzzle_attempts.user_id", "puzzle_users.user_id"];
    let rated = ["rated_games.opponent_id", "rated_games.user_id", "ratings.user_id"];
    let chosen = ["user_settings.user_id"];
    assert_eq!(before, [&known[..], &left, &played, &tried, &rated, &chosen].concat());

    let question = asks(ada).await;
    assert!(question.content.contains("Finished games stay, under “Deleted User”"));
    assert!(!question.content.contains("You're still playing"));
    assert_eq!(answers(ada, &question, "No").await, "Nothing was deleted.");
    assert_eq!(columns_with(&world, ada, "Ada").await, before);

    let question = asks(ada).await;
    assert_eq!(answers(ada, &question, "Yes").await, "Done: your data is deleted.");
    assert_eq!(columns_with(&world, ada, "Ada").await, Vec::<String>::new());

    // What waited for an answer says that it does not any more.
    let declined = format!("Deleted User declined {}'s challenge.", chen.mention());
    let withdrawn = "Deleted User withdrew this challenge.";
    for (message, text) in [(asked, withdrawn), (to_ada, &declined), (rematch, "Deleted User")] {
        world.became(message, text).await;
    }

    // The result stays, and Boris's own rating with it.
    let paper = boris.command("game", json!({})).await;
    says(&paper, "Deleted User");
    assert!(!paper.content().contains(&ada.mention()));
    let profile = boris.command("profile", json!({})).await;
    says(&profile, "rating **1338?** after 1 rated game");
    says(&profile, "0 wins, 0 draws, 1 loss");
    assert!(!profile.content().contains("Most frequent opponents"));
    let list = boris.command("leaderboard", json!({})).await;
    says(&list, "1338?");
    assert!(!list.content().contains(&ada.mention()));
    let file = boris.command("export", json!({ "format": "text" })).await.shown();
    let file = String::from_utf8(world.file(file.attachments[0].id)).expect("text");
    says(&file, "[White \"Deleted User\"]");
    let replay = boris.click_on(end.id, "Replay").await;
    assert!(replay.is_private() && replay.message().is_some(), "{}", replay.content());
    // Nobody has a rematch with nobody, and Ada is none of the two any more.
    let again = boris.click_on(end.id, "Rematch").await;
    refused(boris, "Your opponent deleted their data", [&again]);
    refused(ada, "game", [&ada.click_on(end.id, "Rematch").await]);
    let empty = ada.command("profile", json!({})).await;
    refused(ada, "hasn't finished a game", [&empty]);
    // A new game begins anew, and scores start from nothing.
    let next = begin(&world, "chess").await;
    let end = next.resigns(ada).await;
    says(&end, "Score in Chess: ");
    says(&end, &format!("{} **0**", ada.mention()));
    world.finish().await;
}

#[tokio::test]
async fn who_is_forgotten_while_a_rematch_is_answered_is_forgotten_after_it() {
    let world = World::new().await;
    if world.database.file().is_some() {
        return;
    }
    let (ada, boris) = world.two();
    let end = begin(&world, "chess").await.resigns(boris).await;
    ada.click_on(end.id, "Rematch").await.shown();
    world.settle().await;
    let question = asks(ada).await;
    // Whoever answers the offer has the game, and then writes the offer.
    let mut held = world.database.hold_first_game().await;
    let answered = async {
        world.until("it waits", async || world.database.is_waited_for().await).await;
        let decline = |it: &mut OfferRow| it.state = "declined".to_owned();
        rows::change(held.connection(), decline).await.expect("nobody else has the offer");
        held.commit().await;
    };
    let (said, ()) = tokio::join!(answers(ada, &question, "Yes"), answered);
    assert_eq!(said, "Done: your data is deleted.");
    world.finish().await;
}

#[tokio::test]
async fn who_comes_back_has_no_more_rated_games_a_day_than_others() {
    let world = World::new().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let hour = Duration::from_secs(60 * 60);
    let known = GameDriver::begin(&world, "chess", boris, chen).await;
    says(&known.resigns(chen).await, "Ratings: ");
    for _ in 0..4 {
        world.clock.advance(hour);
        let game = begin(&world, "chess").await;
        says(&game.resigns(boris).await, "Ratings: ");
    }
    let question = asks(boris).await;
    assert_eq!(answers(boris, &question, "Yes").await, "Done: your data is deleted.");
    // Whichever side they take.
    for (white, black) in [(ada, boris), (boris, ada)] {
        let game = GameDriver::begin(&world, "chess", white, black).await;
        let end = game.resigns(boris).await;
        says(&end, "Not rated: the same two players can play only four");
    }
    // Chen was rated before, and so is nobody who has been forgotten since.
    let game = GameDriver::begin(&world, "chess", ada, chen).await;
    says(&game.resigns(chen).await, "Ratings: ");
    // 24 hours after the first of the four there is room for one again.
    world.clock.advance(21 * hour);
    let game = begin(&world, "chess").await;
    says(&game.resigns(boris).await, "Ratings: ");
    let game = begin(&world, "chess").await;
    says(&game.resigns(boris).await, "Not rated");
    world.finish().await;
}

#[tokio::test]
async fn running_games_go_on_unless_they_are_resigned() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let driver = begin(&world, "chess").await;
    let elsewhere = world.playground.channel("general");
    let engine_game = EngineGame::begin(&world, ada.at(elsewhere), "chess", 1, Color::White).await;
    let question = asks(ada).await;
    let told = format!("You're still playing 2 games: game {} in <#{}>", driver.id, ada.channel);
    says(&question, &told);
    let done = answers(ada, &question, "Yes").await;
    assert!(done.starts_with("Done: your data is deleted, except for the 2 games"), "{done}");
    assert_eq!(columns_with(&world, ada, "Ada").await, ["games.white_id"]);
    // She keeps her seat.
    ada.types("e4").await;
    driver.shown(1).await;

    let question = asks(ada).await;
    assert_eq!(
        answers(ada, &question, "Yes, and resign my games").await,
        "Done: your data is deleted."
    );
    assert_eq!(columns_with(&world, ada, "Ada").await, Vec::<String>::new());
    for (game, channel) in [(driver.id, ada.channel), (engine_game.id, elsewhere)] {
        let is_last = |it: &Message| board_of(it) == Some((game, None));
        let end = boris.at(channel).sees("the end", is_last).await;
        says(&end, "Deleted User");
        assert!(!end.content.contains(&ada.mention()), "{}", end.content);
    }
    world.finish().await;
}
