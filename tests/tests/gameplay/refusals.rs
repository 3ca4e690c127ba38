//! What people do wrong: each gets a private answer that helps, and the game stays as it is.

use playground::{Fault, Id};
use serde_json::json;
use tests::game::{GAME, begin, refused};
use tests::{GameDriver, Person, World, begins_with, paths, refusal, says};

/// All that can be seen and read of a game: its record, its messages, and what `/board` shows.
#[derive(PartialEq, Debug)]
struct State {
    record: Vec<(i64, String, String)>,
    public: Vec<Id>,
    board: String,
    picture: Vec<u8>,
}

async fn state(world: &World, game: &GameDriver<'_>) -> State {
    let seen = world.playground.messages(game.channel(), game.white.id);
    // `/board` itself is a message; it is no part of what is compared.
    let public = seen.iter().filter(|it| it.only_for.is_none()).map(|it| it.id).collect();
    let message = game.white.asks("board", json!({})).await;
    State {
        record: world.record(game.id).await,
        public,
        picture: world.file(message.attachments[0].id),
        board: message.content,
    }
}

/// Checks that nothing of a game has changed but the one message that `state` itself made.
async fn unchanged(world: &World, game: &GameDriver<'_>, before: State) {
    let mut after = state(world, game).await;
    assert_eq!(after.public.len(), before.public.len() + 1);
    after.public.truncate(before.public.len());
    assert_eq!(after, before);
}

#[tokio::test]
async fn the_wrong_player_and_a_spectator_change_nothing() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let (boris, chen) = (game.black, world.person("Chen"));
    let before = state(&world, &game).await;
    let rolled = [boris.command("roll", json!({})).await, boris.click("Roll").await];
    refused(boris, "White's turn", &rolled);
    refused(boris, "White's turn", &[boris.types("e7e5").await]);
    let theirs = [
        chen.types("e2e4").await,
        chen.command("resign", json!({})).await,
        chen.click("Roll").await,
    ];
    refused(chen, "You aren't playing in game", &theirs);
    unchanged(&world, &game, before).await;

    game.white.click("Roll").await;
    let before = state(&world, &game).await;
    let board = game.shown(1).await;
    let theirs = [boris.choose(&board, "e2e4").await, boris.types("d7d5").await];
    refused(boris, "White's turn", &theirs);
    refused(chen, "You aren't playing in game", &[chen.choose(&board, "e2e4").await]);
    assert!(chen.suggestions("e").await.is_empty());
    assert!(boris.suggestions("e").await.is_empty());
    unchanged(&world, &game, before).await;
    world.finish().await;
}

#[tokio::test]
async fn the_die_comes_before_the_move_and_once() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, _) = begin(&world, GAME).await.with_players();
    let before = state(&world, &game).await;
    for typed in ["e2e4", "r5", "(5) e2-e4", "nonsense"] {
        refused(ada, "Roll the die first", &[ada.types(typed).await]);
    }
    unchanged(&world, &game, before).await;
    ada.click("Roll").await;
    let before = state(&world, &game).await;
    refused(ada, "There's nothing to roll now", &[ada.command("roll", json!({})).await]);
    for typed in ["r5", "r1", "R5", "r9", "r"] {
        refusal(ada, &ada.types(typed).await);
    }
    // A legal move of chess that does not land on the e-file.
    refused(ada, "e-file", &[ada.types("d2d4").await]);
    unchanged(&world, &game, before).await;
    world.finish().await;
}

/// What people may type where a turn of chess is asked for.
#[rustfmt::skip]
const GARBAGE: &[&str] = &[
    " ", "?", "r5", "e9", "e2e5", "e2e4q", "i1i2", "Qxq9", "Ke9#", "O-O", "O-O-O-O", "0000", "null", "--",
    "@d4/e2e4", "(5)", "(9) e2-e4", "e2 to e4 please", "e2\ne5\r\n\t", "\u{0}\u{1}\u{7f}",
    "**e2e4** `e2e4` ||e2e4||", "@everyone @here <@1> <@&2> <#3> </move:4>", "'; DROP TABLE turns; --",
    "{} {0} %s %n ../../etc/passwd", "🦄🦄🦄", "♘f3♔", "𝐞𝟐𝐞𝟒 ｅ２ｅ４",
    "\u{202e}4e2e\u{200b}\u{feff}", "ẞẛ̣ﬀ", "e2e4e2e4e2e4e2e4e2e4e2e4e2e4e2e4e2e4e2e4",
];

/// The same where Gravitatur Chess is played.
const WRONG: &[&str] = &["@e2", "@e2/e3", "@", "@d4/Qh8", "e2e5", "@d4/e9", "@j4/Nf3", "@j", "t0"];

#[tokio::test]
async fn garbage_is_answered_kindly() {
    let long = ["a", "🦄", "`", "N", "e2e4 "];
    let long = long.map(|it| -> String { it.repeat(100).chars().take(100).collect() });
    let garbage: Vec<&str> = GARBAGE.iter().copied().chain(long.iter().map(|it| &**it)).collect();
    for (variant, texts) in [("chess", &garbage[..]), ("gravitatur", WRONG)] {
        let world = World::new().await;
        let (game, ada, _) = begin(&world, variant).await.with_players();
        let before = state(&world, &game).await;
        refused(ada, "has no die", &[ada.command("roll", json!({})).await]);
        for typed in texts {
            refusal(ada, &ada.types(typed).await);
            ada.suggestions(typed).await;
        }
        ada.cannot_send("move", json!({ "turn": "a".repeat(101) }), "turn").await;
        unchanged(&world, &game, before).await;
        world.finish().await;
    }
}

#[tokio::test]
async fn an_old_button_is_refused_kindly() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, GAME).await.with_players();
    let start = game.shown(0).await.id;
    // The old board keeps its buttons: Discord does not let us take them off.
    world.playground.fault("PATCH", &paths::message(start), Fault::fail(500, 0));
    ada.command("roll", json!({})).await;
    world.until_request("the old board keeps its buttons", |it| it.status == 500).await;
    let picker = ada.picks_privately(&[]).await.shown();
    let question = boris.more("Resign").await.shown().id;
    ada.types("e2e4").await;
    let before = state(&world, &game).await;
    let stale = [ada.click_on(start, "Roll").await, boris.click_on(start, "Roll").await];
    for (person, outcome) in [ada, boris].into_iter().zip(stale) {
        refused(person, "an old board", &[outcome]);
    }
    // A private message becomes what happened since, and has nothing left to click.
    let late = [ada.choose(&picker, "e4").await, boris.click_on(question, "Yes").await];
    for outcome in late {
        begins_with(&outcome, "The game has moved on.");
        says(&outcome, "played **e2\u{2011}e4**");
        let message = outcome.shown();
        assert!(message.components.is_empty() && message.only_for.is_some());
    }
    unchanged(&world, &game, before).await;
    world.finish_with(|it| it.status == 500).await;
}

#[tokio::test]
async fn a_double_click_counts_once() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, _) = begin(&world, GAME).await.with_players();
    let start = game.shown(0).await.id;
    let (one, two, command) = tokio::join!(
        ada.click_on(start, "Roll"),
        ada.click_on(start, "Roll"),
        ada.command("roll", json!({})),
    );
    let clicks = [one, two, command];
    let (done, late): (Vec<_>, Vec<_>) = clicks.iter().partition(|it| !it.is_private());
    assert_eq!(done.len(), 1);
    for outcome in late {
        refusal(ada, outcome);
    }
    game.shown(1).await;
    let menu = ada.picks_privately(&[]).await.shown();
    let (one, other) = tokio::join!(ada.choose(&menu, "e4"), ada.choose(&menu, "e4"));
    let played = [&one, &other].into_iter().filter(|it| it.content().starts_with("You played"));
    assert_eq!(played.count(), 1, "{} | {}", one.content(), other.content());
    game.shown(2).await;
    assert_eq!(world.record(game.id).await.len(), 2);
    world.finish().await;
}

#[tokio::test]
async fn where_a_game_has_ended_there_is_nothing_to_play() {
    let world = World::new().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    game.resigns(ada).await;
    let ended = [boris.types("e2e4").await, boris.command("resign", json!({})).await];
    refused(boris, "/challenge", &ended);
    assert_eq!(world.record(game.id).await.len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn a_roll_without_dice_is_a_free_d8_where_no_game_of_ones_own_runs() {
    let world = World::builder().fixed_dice(5).start().await;
    let chen = world.person("Chen");
    let rolls_freely = async |person: Person<'_>, name: &str| {
        let rolled = person.asks("roll", json!({})).await;
        begins_with(&rolled, &format!("{name} rolled 1d8: **"));
    };
    // Where none was played, where others play, and where one's own has ended.
    rolls_freely(chen, "Chen").await;
    let (game, ada, boris) = begin(&world, GAME).await.with_players();
    rolls_freely(chen, "Chen").await;
    assert!(game.actions().await.is_empty());
    ada.command("roll", json!({})).await;
    game.shown(1).await;
    assert_eq!(game.actions().await, ["r5"]);
    game.resigns(ada).await;
    rolls_freely(boris, "Boris").await;
    world.finish().await;
}

#[tokio::test]
async fn free_rolls_have_their_bounds() {
    let world = World::new().await;
    let ada = world.person("Ada");
    #[rustfmt::skip]
    let wrong = [
        " ", "d", "abc", "0d6", "101d6", "1d1", "2d1001", "-1d6", "2d6++1", "2d6+", "2d6+99999999",
        "1d6d6", "1e3d6", "🎲", "٣d6", "999999999999999999999999999999",
    ];
    for dice in wrong {
        refusal(ada, &ada.command("roll", json!({ "dice": dice })).await);
    }
    ada.cannot_send("roll", json!({ "dice": "1".repeat(31) }), "dice").await;
    for dice in ["d20", "2d6+1", "100d1000", "1d2-1000", " 3D6 "] {
        begins_with(&ada.asks("roll", json!({ "dice": dice })).await, "Ada rolled");
    }
    world.finish().await;
}
