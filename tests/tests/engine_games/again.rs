//! Games against Eightfold that a kill interrupts, decisions about rolls, and fairness: what it does
//! follows from the game, its level and the game's number.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bot::Clock;
use engine::{Engine, Level, Limits};
use rules::variants::VARIANTS;
use rules::{Action, Color, Game, Phase};
use tests::dice::Scripted;
use tests::game::{GAME, plays};
use tests::process::Program;
use tests::rows::{EntryRow, GameRow, JobRow};
use tests::{EngineGame, PATIENCE, World, picture, says};

/// What Eightfold does in this game.
fn choice(game: &Game, number: u64, level: u8) -> Action {
    let limits = Limits::level(Level::new(level).expect("a level"), number);
    let found = Engine::new().search(game, &limits, &AtomicBool::new(false));
    found.expect("something to choose").action
}

/// A clock that stands three minutes from now: what was leased is free by then.
fn later() -> Clock {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970");
    Clock::manual(i64::try_from(now.as_millis()).expect("a near time") + 180_000)
}

#[tokio::test]
async fn what_a_kill_interrupts_goes_on_without_choosing_anew() {
    let world = World::builder().clock(later()).start().await;
    let ada = world.person("Ada");
    world.stop_bot().await;
    let other = Program::within(env!("CARGO_BIN_EXE_loadtest")).serving(&world).start();
    let other = other.expect("the bot starts");
    assert!(world.playground.wait_until_ready(PATIENCE).await, "the bot does not connect");
    let engine_game = EngineGame::begin(&world, ada, GAME, 2, Color::White).await;
    let (_, start) = engine_game.answered().await;
    ada.click_on(start.id, "Roll").await;
    let (game, board) = engine_game.answered().await;
    // Its roll is written, and its turn cannot be.
    world.database.hold_engine().await;
    let shown = engine_game.act(game.legal_actions()[0], &board).await;
    let shown = shown.message().expect("a board").id;
    world.until("it has rolled", async || engine_game.written().await.actions().len() == 3).await;
    let owed = async || world.owed().await == 1;
    world.until("the board is noted, and the turn alone is owed", owed).await;
    // That is tried once, and a kill may come between.
    world
        .until("the board before it loses its buttons", async || {
            engine_game.live(Some(2)).is_some()
        })
        .await;
    other.kill();
    let between = engine_game.written().await;
    let wanted = choice(&between, engine_game.id, 2);
    world.database.let_engine_go().await;
    world.start_bot().await;
    let (after, board) = engine_game.answered().await;
    assert_eq!(after.actions()[..3], between.actions()[..3], "the roll stands");
    assert_eq!(after.actions()[3..], [wanted]);
    // So much later the person is told anew.
    assert_ne!(board.id, shown);
    picture::check_pings(&board, &[ada.id]);
    world.finish().await;
}

#[tokio::test]
async fn a_stop_leaves_the_turn_to_the_next_start() {
    let world = World::new().await;
    let (game, _) = EngineGame::opened(&world, "chess", 1, Color::White).await;
    let shown = game.held_after("e2e4").await.shown();
    world.stop_bot().await;
    world.database.let_engine_go().await;
    world.start_bot().await;
    let answered = async || game.live(Some(2)).is_some();
    world.pass_until(Duration::from_secs(1), "the engine has answered", answered).await;
    let (_, board) = game.answered().await;
    assert_eq!(board.id, shown.id, "on the board of the turn");
    world.finish().await;
}

/// Brings the only game, against the engine, to where this line leads, as a kill would have left it
/// there.
async fn led_to(world: &World, line: &str) {
    let mut game = Game::new(rules::variants::by_id("totem").expect("a game"));
    for (seq, action) in (1..).zip(line.split_whitespace()) {
        let side = game.position().side_to_act();
        let entry = EntryRow {
            game_id: 1,
            seq,
            kind: "played".to_owned(),
            detail: action.to_owned(),
            side: Some(side.name().to_owned()),
            interaction_id: (side == Color::Black).then_some(seq),
            created_at: 0,
        };
        world.database.insert(&[entry]).await;
        plays(&mut game, action);
    }
    let last = i64::try_from(game.actions().len()).expect("a small number");
    let run = |it: &mut JobRow| (it.seq, it.run_at, it.leased_until) = (last, Some(0), 0);
    world.database.change(run).await;
}

/// After the Null has struck, a pawn attacks the king of White, which must prevent that.
const MUST_PREVENT: &str = "e1f1 g8g5 f1f4 r7";

/// After Black's turn, the Null's step opens a line to the king of White, which is to move.
const MAY_PREVENT: &str = "e1e4 f8f5 f1e1 r1 e9g9 a2a4 g9g6 r6";

#[tokio::test]
async fn eightfold_decides_on_a_roll() {
    for (line, wanted) in [(MUST_PREVENT, Action::Prevent), (MAY_PREVENT, Action::Accept)] {
        let world = World::builder().fixed_dice(1).start().await;
        let ada = world.person("Ada");
        world.database.hold_engine().await;
        let options = tests::against(&world, "totem", 4, Color::Black);
        let board = ada.asks("challenge", options).await;
        let game = EngineGame::found(&world, ada, "totem", Color::Black, &board);
        world.until("the engine alone owes", async || world.owed().await == 1).await;
        world.stop_bot().await;
        world.database.let_engine_go().await;
        led_to(&world, line).await;
        let before = game.written().await;
        assert_eq!(before.position().phase, Phase::AnswerRoll { by: Color::White });
        world.start_bot().await;
        let (after, board) = game.answered().await;
        let decided = after.actions()[before.actions().len()];
        assert_eq!((decided, choice(&before, 1, 4)), (wanted, wanted));
        let told = match decided {
            Action::Prevent => "I sacrificed the Totem to prevent the roll",
            _ => "I accepted the roll",
        };
        says(&board, told);
        world.finish().await;
    }
}

/// How much is done before games are compared.
const DONE: usize = 24;

/// Games played by a person who chooses by the same numbers each time, on a database of their own and
/// with this secret: all that was done in them, by the games' numbers, and the secret as it is kept.
async fn played(variant: &str, secret: u8, level: u8) -> (Vec<(u64, Action)>, String) {
    let dice = Scripted::new([5, 1, 8, 3, 2, 7, 4, 6]).with_secret([secret; 32]);
    let world = World::builder().dice(dice).start().await;
    let ada = world.person("Ada");
    let mut done = Vec::new();
    while done.len() < DONE {
        let mut game = EngineGame::begin(&world, ada, variant, level, Color::Black).await;
        if !game.play_randomly(8).await {
            game.resign().await;
        }
        done.extend(game.written().await.actions().iter().map(|action| (game.id, *action)));
    }
    let secrets = world.database.all::<GameRow>().await.into_iter().map(|it| it.dice_secret);
    let kept = secrets.max().expect("a game");
    world.finish().await;
    (done, kept)
}

#[tokio::test]
async fn the_same_game_is_played_whatever_the_secret_is() {
    for (variant, level) in VARIANTS.iter().zip([1, 3, 1, 3]) {
        let id = variant.id();
        let (one, other) = tokio::join!(played(id, 1, level), played(id, 2, level));
        assert_eq!(one.0, other.0, "{id}");
        assert_ne!(one.1, other.1, "the secrets differ");
    }
}
