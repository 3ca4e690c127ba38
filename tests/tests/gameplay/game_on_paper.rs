//! `/game`: the moves of a game in numbered lines, its players, and the proof of its dice.

use playground::Message;
use rules::Color;
use serde_json::{Value, json};
use tests::game::{GAME, begin, refused};
use tests::rows::GameRow;
use tests::{EngineGame, Person, World, begins_with, says};

/// What `/game` tells somebody, which pings nobody.
async fn game_command(person: Person<'_>, options: Value) -> Message {
    let message = person.asks_privately("game", options).await;
    assert!(message.mentions.is_empty(), "{}", message.content);
    message
}

/// The lines of the moves.
fn moves(message: &Message) -> Vec<&str> {
    let rest = message.content.split("```").nth(1);
    rest.unwrap_or_default().trim_matches('\n').lines().collect()
}

#[tokio::test]
async fn the_moves_stand_in_numbered_lines() {
    let world = World::new().await;
    let game = begin(&world, "chess").await;
    let (ada, boris, chen) = (game.white, game.black, world.person("Chen"));
    let told = game_command(ada, json!({})).await;
    begins_with(&told, "**Chess · game 1** · started <t:");
    says(&told, ":f> · no moves\n");
    assert!(moves(&told).is_empty(), "{}", told.content);
    game.plays(0, &["e2e4", "e7e5", "g1f3"]).await;
    let told = game_command(chen, json!({})).await;
    assert_eq!(moves(&told), ["  1 e4                   e5", "  2 Nf3"]);
    says(&told, &format!("{} plays White, {} plays Black.", ada.mention(), boris.mention()));
    says(&told, " · 2 moves\n");
    says(&told, &format!("It's {}'s turn.", boris.mention()));
    assert!(!told.content.contains("SHA-256"), "chess has no dice");
    // No help while two people play.
    says(&told, "-# FEN: `rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2`");
    assert!(!told.content.contains("analysis"), "{}", told.content);
    // What is taken back stands no more.
    ada.click("Oops").await;
    game.shown(4).await;
    assert_eq!(moves(&game_command(chen, json!({})).await), ["  1 e4                   e5"]);
    // By its number from elsewhere; others there are none.
    let chen = chen.at(world.playground.channel("general"));
    let told = game_command(chen, json!({ "number": 1 })).await;
    begins_with(&told, "**Chess · game 1**");
    refused(chen, "There's no game 2", [&chen.command("game", json!({ "number": 2 })).await]);
    // A game of another server is none of this one's.
    world.database.change(|it: &mut GameRow| it.guild_id = Some(5)).await;
    refused(chen, "There's no game 1", [&chen.command("game", json!({ "number": 1 })).await]);
    world.finish().await;
}

#[tokio::test]
async fn chess_that_has_ended_or_is_against_eightfold_has_a_link_to_an_analysis_board() {
    const ANALYSIS: &str = "[analysis board](https://lichess.org/analysis/standard/";
    let world = World::new().await;
    let game = begin(&world, "chess").await;
    game.plays(0, &["e2e4"]).await;
    game.resigns(game.white).await;
    let told = game_command(game.black, json!({})).await;
    let link = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_e3_0_1)";
    says(&told, &format!("{ANALYSIS}{link}"));
    let ada = world.person("Ada");
    let (against, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    let link = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1)";
    says(&game_command(ada, json!({})).await, &format!("{ANALYSIS}{link}"));
    against.resign().await;
    // No board knows the other games.
    let game = begin(&world, GAME).await;
    game.resigns(game.white).await;
    let told = game_command(game.black, json!({})).await;
    says(&told, "-# FEN: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?`");
    assert!(!told.content.contains("analysis"), "{}", told.content);
    world.finish().await;
}

#[tokio::test]
async fn dice_stand_as_rolled_and_their_secret_only_at_the_end() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, GAME).await.with_players();
    let seq = game.plays(0, &["r"]).await;
    let told = game_command(boris, json!({})).await;
    assert_eq!(moves(&told), ["  1 (5)"], "a roll that is still to be used");
    game.plays(seq, &["e2e4", "r", "d7d5"]).await;
    let told = game_command(boris, json!({})).await;
    assert_eq!(moves(&told), ["  1 (5) e2\u{2011}e4            (5) d7\u{2011}d5"]);
    let secret = "8f".repeat(32);
    says(&told, "-# SHA-256 of the dice secret: `");
    assert!(!told.content.contains(&secret), "{}", told.content);
    game.resigns(ada).await;
    let told = game_command(boris, json!({})).await;
    let [a, b] = [ada.mention(), boris.mention()];
    says(&told, &format!("**{b} wins**: {a} resigned (move 1...)."));
    says(&told, &format!("-# Dice secret: `{secret}`"));
    says(&boris.click_on(told.id, "Check the dice").await, &secret);
    world.finish().await;
}

#[tokio::test]
async fn what_the_null_does_stands_behind_the_turn_before_it() {
    let world = World::builder().fixed_dice(7).start().await;
    let game = begin(&world, "totem").await;
    game.plays(0, &["e1f1", "e9f9", "f1f4", "r"]).await;
    let told = game_command(game.black, json!({})).await;
    assert_eq!(moves(&told), ["  1 Tf1<>Ke1             Tf9<>Ke9", "  2 Tf4 (7) 0~f4"]);
    world.finish().await;
}

#[tokio::test]
async fn a_long_game_has_pages_and_the_newest_comes_first() {
    let world = World::new().await;
    let game = begin(&world, "chess").await;
    let pawns = "abcdefgh".chars().flat_map(|it| [format!("{it}2{it}4"), format!("{it}7{it}5")]);
    let there_and_back = "g1f3 g8f6 f3g1 f6g8";
    let pieces = format!(
        "{there_and_back} {there_and_back} {there_and_back} b1c3 b8c6 {there_and_back} g1f3 g8f6"
    );
    let all: Vec<String> = pawns.chain(pieces.split(' ').map(str::to_owned)).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(game.plays(0, &all).await, 36);
    let told = game_command(game.white, json!({})).await;
    assert_eq!(moves(&told).len(), 2);
    assert!(moves(&told)[0].starts_with(" 17 ") && moves(&told)[1].starts_with(" 18 "));
    assert!(told.content.ends_with("-# Page 2 of 2"), "{}", told.content);
    assert!(told.button("Next").is_some_and(|it| it.disabled));
    let first = game.white.click_on(told.id, "Previous").await.shown();
    assert_eq!((first.id, moves(&first).len()), (told.id, 16));
    begins_with(moves(&first)[0], "  1 a4  ");
    world.finish().await;
}
