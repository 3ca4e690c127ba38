//! Looking back: past boards, boards in letters, and whole games as animations.

use playground::Message;
use render::Scene;
use rules::{Action, Color, Game};
use serde_json::json;
use tests::dice::rolls_of;
use tests::game::refused;
use tests::{VerifiedGame, World, picture, says};

/// A game of Totem Chess in which rolls are accepted, undone and prevented.
const TOTEM: &str = "e1e4 f8f5 f1e1 r1 e9g9 a2a4 g9g6 r6 accept t0 e8e7 b2b3 r3";

/// A game of Superpermutation d8 Chess.
const D8: &str = "r5 e2e4 r5 d7d5 r2";

/// The game after its `number`th turn and all that was rolled and decided before the next one.
fn after(game: &Game, number: usize) -> Game {
    let mut then = Game::new(game.variant());
    let mut turns = 0;
    for &action in game.actions() {
        turns += usize::from(action.is_turn());
        if turns > number || (number == 0 && !action.is_turn()) {
            break;
        }
        then.play(action).expect("it was played");
    }
    then
}

fn turns(game: &Game) -> usize {
    game.actions().iter().filter(|action| action.is_turn()).count()
}

/// The number of a turn as players count them: White's first is `1`, Black's `1...`, and `0` the start.
fn named(turn: usize) -> String {
    match turn {
        0 => "0".to_owned(),
        _ if turn.is_multiple_of(2) => format!("{}...", turn / 2),
        _ => turn.div_ceil(2).to_string(),
    }
}

/// Checks the board after each turn, and that there is none after the last one.
async fn check_past(world: &World, game: &VerifiedGame<'_>) {
    let last = turns(&game.model);
    let newest = game.driver.shown(game.seq()).await;
    for number in 0..=last {
        let board = game.driver.black.asks("board", json!({ "turn": named(number) })).await;
        let then = after(&game.model, number);
        picture::check_scene(world, &board, &Scene::of_game(&then, then.position().side_to_act()));
        picture::check_pings(&board, &[]);
        assert!(board.components.is_empty(), "nothing can be done on an old board");
        let heading = match number {
            0 => " · start · ".to_owned(),
            _ => format!(" · move {} of {} · ", named(number), last.div_ceil(2)),
        };
        says(&board, &heading);
        for action in &then.actions()[after(&game.model, number.max(1) - 1).actions().len()..] {
            if let Action::Roll(roll) = action {
                assert!(board.content.contains(&format!("rolled **{roll}**")));
            }
        }
    }
    let still = game.driver.black.reads(newest.id);
    assert_eq!(still.components.is_empty(), newest.components.is_empty());
    for beyond in [&*named(last + 1), "1000000", "-1"] {
        let answer = game.driver.black.command("board", json!({ "turn": beyond })).await;
        refused(game.driver.black, &format!("(start) to `{}`: `1` is", named(last)), [&answer]);
    }
    game.driver.black.cannot_send("board", json!({ "turn": "1".repeat(13) }), "turn").await;
}

#[tokio::test]
async fn each_past_board_of_a_game_is_shown() {
    for (variant, actions) in [("totem", TOTEM), ("superpermutation-d8", D8)] {
        let world = World::builder().rolls(rolls_of(actions)).start().await;
        let mut game = VerifiedGame::begin(&world, variant).await;
        let ada = game.driver.white;
        // Where no turn was made, there is the start alone.
        let actions = match actions.strip_prefix("r5 ") {
            Some(rest) => {
                game.act("r5").await;
                rest
            }
            None => actions,
        };
        let start = ada.asks("board", json!({ "turn": "0" })).await;
        let usual = Game::new(game.model.variant());
        picture::check_scene(&world, &start, &Scene::of_game(&usual, Color::White));
        refused(ada, "has no moves yet", [&ada.command("board", json!({ "turn": "1" })).await]);
        game.acts(actions).await;
        check_past(&world, &game).await;
        let board = ada.asks("board", json!({ "turn": "1", "side": "black" })).await;
        picture::check_scene(&world, &board, &Scene::of_game(&after(&game.model, 1), Color::Black));
        // After the end too, and after a restart.
        game.driver.resigns(ada).await;
        world.restart_bot().await;
        let board = ada.asks("board", json!({ "turn": "1..." })).await;
        let then = after(&game.model, 2);
        picture::check_scene(&world, &board, &Scene::of_game(&then, then.position().side_to_act()));
        world.finish().await;
    }
}

/// The placement of a board in letters, as FEN has it; Black sees it turned around.
fn placement(board: &Message, side: Color) -> String {
    let (_, rest) = board.content.split_once("```\n").expect("a code block");
    let (block, _) = rest.split_once("```").expect("its end");
    let ranks = block.lines().take_while(|line| !line.is_empty());
    let mut ranks: Vec<String> = ranks
        .map(|line| {
            let squares: Vec<&str> = line.split_whitespace().skip(1).collect();
            squares.concat()
        })
        .collect();
    if side == Color::Black {
        ranks.reverse();
        ranks = ranks.iter().map(|rank| rank.chars().rev().collect()).collect();
    }
    let widths: Vec<usize> = block.lines().map(|line| line.trim_end().len()).collect();
    assert!(widths.iter().filter(|&&width| width > 0).all(|&it| it == widths[0]), "{block}");
    let mut fen = ranks.join("/");
    for count in (1..=9).rev() {
        fen = fen.replace(&".".repeat(count), &count.to_string());
    }
    fen
}

#[tokio::test]
async fn a_board_is_shown_in_letters_too() {
    let world = World::builder().rolls(rolls_of(TOTEM)).start().await;
    let mut verified = VerifiedGame::begin(&world, "totem").await;
    verified.acts(TOTEM).await;
    let (ada, actor) = (verified.driver.white, verified.model.position().side_to_act());
    let wanted = |game: &Game| game.fen().split(' ').next().map(str::to_owned).expect("a board");
    let board = ada.asks("board", json!({ "text": true })).await;
    assert_eq!(placement(&board, actor), wanted(&verified.model));
    picture::check_scene(&world, &board, &Scene::of_game(&verified.model, actor));
    assert!(board.button("More").is_some(), "it is the newest board");
    for (side, color) in [("white", Color::White), ("black", Color::Black)] {
        let options = json!({ "text": true, "turn": "3h", "side": side });
        let board = ada.asks("board", options).await;
        assert_eq!(placement(&board, color), wanted(&after(&verified.model, 3)));
    }
    let plain = ada.asks("board", json!({ "text": false })).await;
    assert!(!plain.content.contains("```"));
    world.finish().await;
}

#[tokio::test]
async fn a_game_is_replayed_running_and_ended() {
    let world = World::builder().rolls(rolls_of(TOTEM)).start().await;
    let mut game = VerifiedGame::begin(&world, "totem").await;
    let (ada, chen) = (game.driver.white, world.person("Chen"));
    let start = ada.asks("replay", json!({})).await;
    assert_eq!(picture::film(&world, &start, game.driver.id).delays, [400]);
    game.acts(TOTEM).await;
    let running = chen.asks("replay", json!({})).await;
    let film = picture::film(&world, &running, game.driver.id);
    assert_eq!(film.delays.len(), game.model.positions().len());
    assert_eq!(film.width, 720, "as its boards");
    let last =
        speech::picture::alt(speech::Language::English, &Scene::of_game(&game.model, Color::White));
    assert!(film.alt.ends_with(&last), "{}", film.alt);
    picture::check_pings(&running, &[]);
    assert!(running.components.is_empty());
    // It is no board: the newest one keeps its buttons.
    assert!(game.driver.shown(game.seq()).await.button("More").is_some());

    game.driver.resigns(ada).await;
    ada.command("config", json!({ "size": "large" })).await;
    world.restart_bot().await;
    let ended = chen.asks("replay", json!({})).await;
    let film = picture::film(&world, &ended, game.driver.id);
    assert_eq!(film.delays.len(), game.model.positions().len());
    assert_eq!(film.width, 1080, "as the server has chosen");
    says(&film.alt, "resignation");
    says(&ended, "resigned");
    world.finish().await;
}
