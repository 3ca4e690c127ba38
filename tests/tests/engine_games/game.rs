//! Games against Eightfold itself: it rolls, decides and moves at once, and its answer stands on the
//! board of the turn that it answers.

use playground::Message;
use rules::{Action, Color};
use serde_json::json;
use tests::game::{GAME, refused};
use tests::{EngineGame, World, against, picture, says};

#[tokio::test]
async fn a_turn_and_its_answer_stand_on_one_board() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let engine_game = EngineGame::begin(&world, ada, "chess", 2, Color::White).await;
    let (_, start) = engine_game.answered().await;
    says(&start, &format!("{} plays White, I play Black.", ada.mention()));
    says(&start, "game 1 · against me (level 2)");
    picture::check_pings(&start, &[]);
    let outcome = engine_game.act("e2e4".parse().unwrap(), &start).await;
    let (game, board) = engine_game.answered().await;
    assert_eq!(outcome.message().map(|it| it.id), Some(board.id), "one new message");
    assert_ne!(board.id, start.id);
    picture::check_pings(&board, &[]);
    says(&board, &format!("{}, your move. {} played **e4**.", ada.mention(), ada.mention()));
    let answer = game.last().unwrap().notation().to_owned();
    says(&board, &format!(" I played **{answer}**."));
    refused(boris, "You aren't playing in game", &[boris.types("e7e5").await]);
    // What is chosen privately is answered too, on the board that follows.
    let turn = game.legal_actions()[0].to_string();
    assert!(ada.picks_privately(&tests::steps(&turn)).await.is_private());
    let (game, board) = engine_game.answered().await;
    assert_eq!(game.actions().len(), 4);
    says(&board, " I played **");
    world.finish().await;
}

#[tokio::test]
async fn eightfold_begins_where_it_has_white() {
    let world = World::builder().fixed_dice(5).start().await;
    let ada = world.person("Ada");
    let engine_game = EngineGame::begin(&world, ada, GAME, 1, Color::Black).await;
    let (game, board) = engine_game.answered().await;
    assert_eq!(game.actions().len(), 2, "its roll and its turn");
    says(&board, &format!("I play White, {} plays Black.", ada.mention()));
    // The roll is told once, with the move.
    says(&board, "on a 5.");
    assert!(!board.content.contains("rolled"), "{}", board.content);
    says(&board, "SHA-256 of the dice secret: `");
    assert!(board.content.starts_with(&format!("{}, roll the die.", ada.mention())));
    assert!(board.button("Rules").is_some(), "it is the first board");
    picture::check_pings(&board, &[]);
    // What it did stays beside one's own roll.
    engine_game.act(Action::Roll(5), &board).await;
    let (game, rolled) = engine_game.answered().await;
    assert_eq!((game.actions().len(), rolled.id), (3, board.id));
    assert!(rolled.content.starts_with(&format!("{}, your move. ", ada.mention())));
    says(&rolled, &format!("{} rolled **5**", ada.mention()));
    says(&rolled, " I played **");
    world.finish().await;
}

#[tokio::test]
async fn ones_own_roll_is_drawn_with_the_answer() {
    let world = World::builder().fixed_dice(7).start().await;
    let ada = world.person("Ada");
    let engine_game = EngineGame::begin(&world, ada, "totem", 1, Color::White).await;
    let (_, start) = engine_game.answered().await;
    engine_game.act("d2d3".parse().unwrap(), &start).await;
    let (game, board) = engine_game.answered().await;
    let second = *game.legal_actions().iter().find(|it| it.is_turn()).expect("a move");
    engine_game.act(second, &board).await;
    let (_, board) = engine_game.answered().await;
    engine_game.act(Action::Roll(7), &board).await;
    let (game, board) = engine_game.answered().await;
    assert!(game.last().expect("an answer").action.is_turn());
    let alt = picture::check(&world, &board);
    says(&alt, "White rolled 7: the Null steps from e5 to");
    says(&alt, " Black played ");
    says(&alt, "The roll is 7.");
    world.finish().await;
}

/// Plays a game against level 1, until the rules end it.
async fn whole_game(variant: &str, color: Color) {
    let world = World::new().await;
    let ada = world.person("Ada");
    let game = EngineGame::begin(&world, ada, variant, 1, color).await;
    game.play_well().await;
    let end = ada.sees("the end", |it| it.button("Replay").is_some()).await;
    let told = ["wins**", "**I win**", "**Draw**"].iter().any(|it| end.content.contains(it));
    assert!(told, "{}", end.content);
    if game.variant.features().die {
        let proof = ada.click_on(end.id, "Check the dice").await;
        says(&proof, "hexkey:");
    }
    assert!(ada.click_on(end.id, "Replay").await.is_private());
    world.finish().await;
}

#[tokio::test]
async fn a_whole_game_of_chess() {
    whole_game("chess", Color::White).await;
}

#[tokio::test]
async fn a_whole_game_of_superpermutation_d8_chess() {
    whole_game("superpermutation-d8", Color::Black).await;
}

#[tokio::test]
async fn a_whole_game_of_totem_chess() {
    whole_game("totem", Color::White).await;
}

#[tokio::test]
async fn a_whole_game_of_gravitatur_chess() {
    whole_game("gravitatur", Color::Black).await;
}

#[tokio::test]
async fn three_games_at_once_and_no_fourth() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let general = ada.at(world.playground.channel("general"));
    let further = ["third", "fourth"].map(|name| ada.at(world.playground.add_channel(name)));
    let options = against(&world, "chess", 1, Color::White);
    let mut games = Vec::new();
    for place in [ada, general, further[0]] {
        games.push(EngineGame::begin(&world, place, "chess", 1, Color::White).await);
    }
    // Two of them go on side by side.
    for _ in 0..3 {
        let ((one, first), (two, second)) = tokio::join!(games[0].answered(), games[1].answered());
        let (mut left, mut right) = (games.remove(0), games.remove(0));
        tokio::join!(left.step(&one, &first), right.step(&two, &second));
        games.splice(0..0, [left, right]);
    }
    games[0].answered().await;
    let told = further[1].asks_privately("challenge", options).await;
    EngineGame::begin(&world, boris.at(further[1].channel), "chess", 1, Color::White).await;
    // Even where its channel is gone a game can be given up.
    let first = games[0].id;
    says(&told, &format!("three games against me (<#{}>", ada.channel));
    let asked = further[1].click_on(told.id, &format!("Resign game {first}")).await;
    assert!(asked.is_private());
    further[1].click_on(asked.shown().id, "Yes").await;
    let ended = |it: &Message| tests::board_of(it) == Some((first, None));
    ada.sees("the end, in the game's own channel", ended).await;
    EngineGame::begin(&world, ada, "chess", 1, Color::White).await;
    world.finish().await;
}

#[tokio::test]
async fn where_a_game_is_running_the_next_one_is_played_in_a_thread() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    EngineGame::begin(&world, boris, "chess", 1, Color::White).await;
    let outcome = ada.command("challenge", against(&world, "chess", 1, Color::White)).await;
    let told = outcome.shown();
    says(&told, "Game 2 against me (level 1) is in <#");
    let (_, thread) = told.content.split_once("<#").unwrap();
    let thread = thread.split('>').next().unwrap().parse().expect("a channel");
    assert_eq!(world.playground.channel("Ada vs Eightfold · Chess"), thread);
    let board = ada.at(thread).sees("a board", |it| tests::board_of(it).is_some()).await;
    says(&board, "against me (level 1)");
    world.finish().await;
}

#[tokio::test]
async fn what_cannot_be_begun_is_refused_with_what_would_work() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let person = json!({ "variant": "chess", "opponent": boris.id.to_string(), "level": 3 });
    let nobody = json!({ "variant": "chess", "level": 3 });
    let tries = [ada.command("challenge", person).await, ada.command("challenge", nobody).await];
    refused(ada, "Only I have a level", &tries);
    world.finish().await;
}

#[tokio::test]
async fn an_answer_that_takes_long_comes_on_the_same_message() {
    let world = World::new().await;
    let (game, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    let (ada, shown) = (game.person, game.held_after("e2e4").await.shown());
    says(&shown, "I'm thinking.");
    assert!(shown.menus().is_empty() && shown.button("More").is_some());
    refused(ada, "I'm still thinking", &[ada.types("d2d4").await]);
    world.let_engine_answer().await;
    let (_, board) = game.answered().await;
    assert_eq!(board.id, shown.id);
    says(&board, &format!("{}, your move. {} played **e4**.", ada.mention(), ada.mention()));
    world.finish().await;
}

#[tokio::test]
async fn who_gives_up_while_eightfold_thinks_has_lost() {
    let world = World::new().await;
    let (game, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    game.held_after("e2e4").await;
    let end = game.resign().await;
    world.database.let_engine_go().await;
    says(&end, "**I win**");
    // The winner does not look: it is seen from Ada's side.
    let asked = game.person.asks("board", json!({ "side": "white" })).await;
    assert!(world.file(end.attachments[0].id) == world.file(asked.attachments[0].id));
    assert_eq!(game.written().await.actions().len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn a_game_is_chosen_from_the_help() {
    let world = World::new().await;
    let ada = world.person("Ada");
    ada.command("help", json!({})).await;
    let asked = ada.click("Play Eightfold").await;
    assert!(asked.is_private());
    let menu = asked.shown();
    let choose = async |message: &Message, start: &str, value: &str| {
        let menu = message.menus().into_iter().find(|it| it.custom_id.starts_with(start));
        let menu = menu.expect("a menu").custom_id;
        let chosen = world.playground.choose(ada.id, message.id, &menu, &[value]).await;
        chosen.expect("a choice").shown()
    };
    // First the game, then the level with what it was measured at, then the color.
    assert!(menu.button("White").is_none() && menu.menus().len() == 1);
    let menu = choose(&menu, "engine:game", "totem").await;
    says(&menu, "**Totem Chess against me.**");
    assert_eq!(menu.menus()[0].placeholder, "Level 3: choose another");
    let level = format!("{:?}", menu.components);
    let totem = rules::variants::by_id("totem").expect("a game");
    let measured = engine::Level::new(5).expect("a level").score(totem);
    assert!(level.contains(&format!("{measured}% against level 4")), "{level}");
    let menu = choose(&menu, "engine:level:", "5").await;
    assert_eq!(menu.menus()[0].placeholder, "Level 5: choose another");
    let closed = ada.click_on(menu.id, "Black").await.shown();
    assert_eq!(closed.content, "Game 1 against me (level 5) begins!");
    assert!(closed.components.is_empty());
    let board = ada.sees("the first board", |it| tests::board_of(it).is_some()).await;
    says(&board, "Totem Chess");
    says(&board, "against me (level 5)");
    let game = world.database.game(1).await;
    assert_eq!(game.black_id, Some(tests::rows::stored(ada.id)));
    // The same menus stand behind Challenge on Eightfold. Two clicks in a moment are one game.
    let general = ada.at(world.playground.channel("general"));
    let menu = general.command_on("Challenge", world.playground.application_id()).await.shown();
    let menu = choose(&menu, "engine:game", "chess").await;
    let click = async |label| general.click_on(menu.id, label).await.shown();
    let (one, two) = tokio::join!(click("White"), click("Random"));
    let begins = |it: &&Message| it.content == "Game 2 against me (level 3) begins!";
    assert_eq!([&one, &two].into_iter().filter(begins).count(), 1, "{one:?} {two:?}");
    general.sees("its first board", |it| tests::board_of(it).is_some()).await;
    assert_eq!(world.record(3).await.len(), 0);
    world.finish().await;
}

#[tokio::test]
async fn a_hint_tells_the_best_turn_to_whose_turn_it_is() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let game = EngineGame::begin(&world, ada, GAME, 1, Color::White).await;
    let (_, start) = game.answered().await;
    refused(ada, "Roll the die first", &[ada.command("hint", json!({})).await]);
    game.act(Action::Roll(5), &start).await;
    let (_, board) = game.answered().await;
    assert!(ada.command("hint", json!({})).await.is_private());
    // Where it takes long, it comes later.
    let hint = ada.sees("a hint", |it| it.content.starts_with("Best move: **")).await;
    assert_eq!(hint.only_for, Some(ada.id));
    says(&hint, "% (100% is a win");
    let again = ada.more("Hint").await;
    assert_eq!(again.content(), hint.content, "the same to the same question");
    refused(boris, "You aren't playing in game", &[boris.command("hint", json!({})).await]);
    assert!(boris.click_on(board.id, "More").await.shown().button("Hint").is_none());
    // Between people there are none.
    let (ada, boris) = [ada, boris].map(|it| it.at(world.playground.channel("general"))).into();
    tests::GameDriver::begin(&world, "chess", ada, boris).await;
    refused(ada, "Hints are only for games against me", &[ada.command("hint", json!({})).await]);
    world.finish().await;
}
