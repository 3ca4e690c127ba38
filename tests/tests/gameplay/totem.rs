//! Totem Chess over the wire: a game through all that the Null can do to its end, and the decisions
//! about its rolls.

use playground::{Entry, Fault, Id, Outcome};
use rules::{Color, Phase, Role};
use serde_json::json;
use tests::dice::rolls_of;
use tests::game::refused;
use tests::{VerifiedGame, World, begins_with, paths, says};

const GAME: &str = "totem";

async fn world(lines: &str) -> World {
    World::builder().rolls(rolls_of(lines)).start().await
}

/// White's Totem is struck while the king stands on its home square.
const SPIRIT: &str = "e1f1 e9f9 f1f4 r7";
/// The Totem swaps with the Spirit King, from the first rank.
const ASCENSION: &str = "i8i7 e1f1 f9d9 r3 f1f4";
/// Black's king is struck to a square where a pawn attacks it.
const CHECK: &str = "d9d6 c2c5 r3";
const UNDONE: &str = "b8b6 c5b6 b9c7 r7 t0";
/// A pawn becomes White's second Totem.
const TOTEM: &str = "c7b9 b6b7 r7 c8c5 b7b8 f8f6 r8 b8c9t";
/// The Null meets White's Ascended King.
const BARRED: &str = "d8d7 f1f4 r4";
const END: &str = "f9f7 i2i5 e9d8 r8";

#[tokio::test]
async fn a_game_is_played_through_all_that_the_null_can_do() {
    let game = [SPIRIT, ASCENSION, CHECK, "prevent", UNDONE, TOTEM, BARRED, END].join(" ");
    let world = world(&game).await;
    let mut verified = VerifiedGame::begin(&world, GAME).await;
    let count = |verified: &VerifiedGame<'_>, color, role| {
        verified.model.position().board.of(color, role).len()
    };

    let board = verified.acts(SPIRIT).await;
    says(
        &board,
        "the Null steps from e5 to f4. The white Totem is sent home to e1, and the white king goes",
    );
    says(&board, "White's king becomes a Spirit King on f4");
    // The rules about it are one tap away, for anybody, while it is new.
    let chen = world.person("Chen");
    let page = chen.click_on(board.id, "What is a Spirit King?").await;
    assert!(page.is_private() && page.content().contains("The king's other forms"));
    assert_eq!(count(&verified, Color::White, Role::SpiritKing), 1);

    let board = verified.acts(ASCENSION).await;
    says(&board, "White's Spirit King becomes an Ascended King on f1.");
    assert_eq!(count(&verified, Color::White, Role::AscendedKing), 1);

    let board = verified.acts(CHECK).await;
    says(&board, "That puts Black in check.");
    says(&board, "the roll put you in check: prevent it (costs your Totem) or accept it.");
    assert_eq!(verified.model.position().phase, Phase::AnswerRoll { by: Color::Black });
    let board = verified.act("prevent").await;
    says(
        &board,
        &format!("{} sacrificed the Totem to prevent the roll.", verified.driver.black.mention()),
    );
    assert_eq!(count(&verified, Color::Black, Role::Totem), 0);

    let board = verified.acts(UNDONE).await;
    says(&board, " sacrificed the Totem to undo the last roll.");
    assert_eq!(count(&verified, Color::White, Role::Totem), 0);

    let board = verified.acts(TOTEM).await;
    says(&board, "The pawn on c9 promotes to a Totem.");

    let board = verified.acts(BARRED).await;
    says(&board, "White's Ascended King becomes a king on");
    says(&board, "White can no longer promote to a Totem.");
    assert!(verified.model.position().totem.totem_promotion_lost[Color::White]);

    verified.acts(END).await;
    says(&verified.driver.shown(verified.seq()).await, "the Null captured White's king (move ");
    verified.check_end(&verified.win(Color::Black)).await;
    world.finish().await;
}

#[tokio::test]
async fn the_null_draws_a_game_where_it_comes_back_on_a_king() {
    let line = "a2a5 e9e7 e1e4 r8 e7e5 i2i5 f9e9 r4";
    let world = world(line).await;
    let mut game = VerifiedGame::begin(&world, GAME).await;
    let board = game.acts(line).await;
    let (ada, boris) = (game.driver.white.mention(), game.driver.black.mention());
    says(&board, "The Null returns to e5 and removes the black Spirit King.");
    says(&board, "the Null returned to e5 and removed Black's Spirit King");
    game.check_end(&format!("**Draw** between {ada} and {boris}")).await;
    world.finish().await;
}

/// Does something after which the board before it keeps its buttons: Discord does not let us take
/// them off.
async fn keeping_buttons(world: &World, board: Id, act: impl Future<Output = Outcome>) -> Outcome {
    let path = paths::message(board);
    world.playground.fault("PATCH", &path, Fault::fail(500, 0));
    let outcome = act.await;
    let refused = |it: &Entry| it.status == 500 && it.path.ends_with(&board.to_string());
    world.until_request("the buttons could not be taken off", refused).await;
    outcome
}

/// White's Totem is struck with the king at its home, and a pawn attacks where the king comes to.
const MUST_PREVENT: &str = "e1f1 g8g5 f1f4 r7";
/// After Black's turn, the Null's step opens a line to the king of White, who is to move.
const MAY_PREVENT: &str = "e1e4 f8f5 f1e1 r1 e9g9 a2a4 g9g6 r6";

#[tokio::test]
async fn the_one_who_has_just_moved_rolls_for_the_null_and_must_prevent_a_roll_into_check() {
    let world = world(MUST_PREVENT).await;
    let mut game = VerifiedGame::begin(&world, GAME).await;
    let (ada, boris, chen) = (game.driver.white, game.driver.black, world.person("Chen"));
    refused(ada, "There's nothing to roll now", &[ada.command("roll", json!({})).await]);
    let board = game.acts("e1f1 g8g5 f1f4").await;
    says(&board, &format!("{}, roll for the Null.", ada.mention()));
    let boris_tries = [
        boris.click_on(board.id, "Roll").await,
        boris.command("roll", json!({})).await,
        boris.types("e8e5").await,
    ];
    refused(boris, "White has to roll first", &boris_tries);
    refused(chen, "You aren't playing in game", &[chen.click_on(board.id, "Roll").await]);
    refused(ada, "Roll the die first", &[ada.types("a2a3").await, ada.types("t").await]);
    assert_eq!(world.record(game.driver.id).await.len(), 3);
    let board = game.act("r7").await;
    assert!(board.button("Accept the roll").is_none());
    says(&board, "the roll put you in check, and it's Black's turn: you must prevent the roll");
    let boris_tries = [
        boris.click_on(board.id, "Prevent").await,
        boris.types("prevent").await,
        boris.types("e8e5").await,
    ];
    refused(boris, "White has to decide on the roll first", &boris_tries);
    let theirs = [chen.click_on(board.id, "Prevent").await, chen.types("prevent").await];
    refused(chen, "You aren't playing in game", &theirs);
    let ada_tries =
        [ada.types("a2a3").await, ada.types("accept").await, ada.command("roll", json!({})).await];
    refused(ada, "You must choose **Prevent**", &ada_tries);
    let choices = ada.suggestions("").await;
    let values: Vec<&str> = choices.iter().filter_map(|it| it.value.as_str()).collect();
    assert_eq!(values, ["prevent"]);
    assert!(boris.suggestions("").await.is_empty());

    // What is to be decided outlives a restart, and so does the button.
    world.restart_bot().await;
    let again = ada.asks("board", json!({})).await;
    says(&again, ", the roll put you in check");
    let shown = again.id;
    keeping_buttons(&world, shown, ada.click("Prevent")).await;
    says(&game.driver.shown(game.seq() + 1).await, "sacrificed the Totem to prevent the roll.");
    refused(ada, "an old board", &[ada.click_on(shown, "Prevent").await]);
    assert_eq!(world.record(game.driver.id).await.len(), 5);
    world.finish_with(|it| it.status == 500).await;
}

#[tokio::test]
async fn a_roll_is_accepted_and_then_undone_after_a_question() {
    let world = world(MAY_PREVENT).await;
    let mut game = VerifiedGame::begin(&world, GAME).await;
    let (ada, boris) = (game.driver.white, game.driver.black);
    let board = game.acts(MAY_PREVENT).await;
    says(&board, "prevent it (costs your Totem) or accept it.");
    let tries = [ada.types("a4a5").await, ada.types("t0").await, ada.types("nonsense").await];
    refused(ada, "First choose **Prevent**", &tries);
    refused(boris, "White has to decide", &[boris.click_on(board.id, "Accept the roll").await]);
    let accepted = game.act("accept").await;
    says(&accepted, " accepted the roll.");
    says(&accepted, ", you're in check.");

    assert!(boris.click("More").await.shown().button("Undo the roll").is_none());
    let question = ada.more("Undo the roll").await.shown();
    assert_eq!(question.only_for, Some(ada.id));
    says(&question, "Sacrifice your Totem in game 1 to undo the roll?");
    let kept = ada.click_on(question.id, "No").await;
    assert_eq!(kept.content(), "You keep your Totem, and the roll stands.");
    assert_eq!(world.record(game.driver.id).await.len(), game.seq());

    let question = ada.more("Undo the roll").await.shown().id;
    let undone = ada.click_on(question, "Yes").await;
    assert_eq!(undone.content(), "You sacrificed your Totem and undid the roll.");
    says(&game.driver.shown(game.seq() + 1).await, "sacrificed the Totem to undo the last roll.");
    assert_eq!(game.driver.actions().await.last().map(String::as_str), Some("t0"));
    world.finish().await;
}

#[tokio::test]
async fn a_totem_is_given_up_after_a_question() {
    let world = world("r1").await;
    let game = VerifiedGame::begin(&world, GAME).await;
    let (ada, boris) = (game.driver.white, game.driver.black);
    let start = game.driver.shown(0).await.id;
    assert!(boris.click("More").await.shown().button("Sacrifice the Totem").is_none());
    let old = ada.more("Sacrifice the Totem").await.shown();
    says(&old, "Sacrifice your Totem in game 1?");
    let question = ada.more("Sacrifice the Totem").await.shown().id;
    let done = keeping_buttons(&world, start, ada.click_on(question, "Yes")).await;
    assert_eq!(done.content(), "You sacrificed your Totem.");
    says(
        &game.driver.shown(1).await,
        "sacrificed the Totem. Without it, a roll that gives check loses the game.",
    );
    let late = ada.click_on(old.id, "Yes").await;
    begins_with(&late, "The game has moved on.");
    assert_eq!(game.driver.actions().await, ["t"]);
    world.finish_with(|it| it.status == 500).await;
}
