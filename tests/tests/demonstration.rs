//! The demonstration game of Superpermutation d8 Chess, over the wire to its mate: slash commands,
//! buttons and menus in turn, and a board checked at every step.

use playground::{Message, Outcome};
use rules::{Action, Game};
use serde_json::json;
use sha2::{Digest, Sha256};
use tests::dice::Scripted;
use tests::{Person, Table, World, picture};

/// The game as `rules` has it: each turn's die, action and notation.
const GAME: &str = include_str!("../../rules/tests/data/demonstration.txt");

/// One player's turn.
struct Turn {
    /// What the die shows, where one is rolled.
    die: Option<u8>,
    action: String,
    /// With the die before it, as the bot writes it.
    notation: String,
}

/// The game's turns, as they can be played. At Black's 22nd the annotator overlooked b2b1, which a
/// 7 forces: here that die falls on 1, the file where Rh4-h2 lands.
fn turns() -> Vec<Turn> {
    let mut slip = false;
    let mut turns = Vec::new();
    for line in GAME.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with("set-die") {
            slip = true;
            continue;
        }
        let fields: Vec<&str> = line.splitn(3, ' ').collect();
        let [die, action, notation] = fields[..] else {
            panic!("not a turn: {line}");
        };
        let (die, notation) = match slip {
            true => (Some(1), notation.replacen("(-)", "(1)", 1)),
            false => (die.parse().ok(), notation.to_owned()),
        };
        slip = false;
        turns.push(Turn { die, action: action.to_owned(), notation });
    }
    turns
}

/// The number that a move has in the score, and whether it is Black's.
fn number(index: usize) -> (usize, bool) {
    (index / 2 + 1, index % 2 == 1)
}

#[tokio::test]
async fn the_demonstration_game_is_played_to_its_mate() {
    let turns = turns();
    assert_eq!(turns.len(), 47);
    let rolls: Vec<u8> = turns.iter().filter_map(|turn| turn.die).collect();
    let world = World::with_dice(Scripted::new(rolls)).await;
    let (ada, boris) = world.two();
    let table = Table::begin(&world, "superpermutation-d8", ada, boris).await;
    let commitment = commitment(&table).await;

    let mut game = Game::new(rules::variants::by_id("superpermutation-d8").expect("the game"));
    let mut seq = 0;
    for (index, turn) in turns.iter().enumerate() {
        let (mover, other) = match number(index).1 {
            false => (ada, boris),
            true => (boris, ada),
        };
        if let Some(die) = turn.die {
            seq += 1;
            let outcome = match index % 2 {
                0 => mover.click("Roll").await,
                _ => mover.command("roll", json!({})).await,
            };
            let board = checked_board(&world, &table, seq, mover).await;
            assert_eq!(outcome.message().map(|it| it.id), Some(board.id));
            assert!(board.content.contains(&format!("rolled **{die}**")), "{}", board.content);
            assert!(board.button("Move").is_some() && board.button("Roll").is_none());
            game.play(Action::Roll(die)).expect("a die is due");
        }
        check_choices(mover, index, &game).await;
        seq += 1;
        play(mover, index, turn).await;
        let action = turn.action.parse().expect("an action");
        game.play(action).expect("a legal move");
        if index + 1 < turns.len() {
            let board = checked_board(&world, &table, seq, other).await;
            let played = format!("played **{}**", turn.notation);
            assert!(board.content.contains(&played), "{}", board.content);
            check_phase(&board, turn);
        }
    }
    check_end(&world, &table, seq, &commitment).await;
    let written: Vec<String> =
        world.record(table.game).await.into_iter().map(|(_, _, action)| action).collect();
    let played: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
    assert_eq!(written, played);
    world.finish().await;
}

/// Makes a move in one of four ways in turn; a promotion always by the menus.
async fn play(mover: Person<'_>, index: usize, turn: &Turn) {
    let (_, plain) = turn.notation.split_once(' ').expect("a die before it");
    let action = &turn.action;
    match index % 4 {
        _ if action.len() == 5 => by_menus(mover, turn).await,
        0 => by_menus(mover, turn).await,
        1 => public(&mover.types(plain).await),
        2 => {
            // What is typed so far is the move's beginning; the rest is chosen.
            let choices = mover.suggestions(&action[..3]).await;
            let chosen = choices.iter().find(|it| it.value == **action);
            let chosen = chosen.unwrap_or_else(|| panic!("{action} is not suggested"));
            assert_eq!(chosen.name, turn.notation);
            public(&mover.types(chosen.value.as_str().expect("a text")).await);
        }
        _ => public(&mover.types(action).await),
    }
}

async fn by_menus(mover: Person<'_>, turn: &Turn) {
    let action = &turn.action;
    let steps: Vec<&str> = [&action[..2], &action[2..4], &action[4..]]
        .into_iter()
        .filter(|step| !step.is_empty())
        .collect();
    let closed = mover.picks(&steps).await;
    assert!(closed.is_private());
    assert_eq!(closed.content(), format!("You played **{}**.", turn.notation));
    assert!(closed.message().is_some_and(|it| it.components.is_empty()));
}

fn public(outcome: &Outcome) {
    let message = outcome.message().expect("a board");
    assert_eq!(message.only_for, None, "{}", message.content);
}

/// The board after turn `seq`: there once, pinging the next player alone; the one before it has
/// lost its buttons.
async fn checked_board(world: &World, table: &Table<'_>, seq: usize, next: Person<'_>) -> Message {
    let board = table.shown(seq).await;
    picture::check_pings(&board, &[next.id]);
    assert_eq!(table.next(seq).await.id, next.id);
    table.closed(seq - 1).await;
    let pictures = world
        .playground
        .messages(table.channel(), next.id)
        .into_iter()
        .filter(|it| it.only_for.is_none() && !it.attachments.is_empty())
        .count();
    // The challenge, the start, and a board for each turn and roll.
    assert_eq!(pictures, seq + 2);
    board
}

/// After a check no die is due; else it is.
fn check_phase(board: &Message, turn: &Turn) {
    let check = turn.notation.ends_with('+');
    assert_eq!(board.content.contains("Check!"), check, "{}", board.content);
    assert_eq!(board.button("Move").is_some(), check);
    assert_eq!(board.button("Roll").is_some(), !check);
    assert!(board.button("Resign").is_some());
}

/// The choices that the annotator counts, as the suggestions show them.
async fn check_choices(mover: Person<'_>, index: usize, game: &Game) {
    let wanted: &[&str] = match number(index) {
        (8, true) => &["b8a7"],
        (15, true) => &["a7a6", "a7b8"],
        (17, false) => &["g1f2", "g1g2"],
        (21, true) => &["a4b3", "b2a3"],
        _ => return,
    };
    let choices = mover.suggestions("").await;
    let mut values: Vec<&str> = choices.iter().filter_map(|it| it.value.as_str()).collect();
    values.sort_unstable();
    assert_eq!(values, wanted);
    assert_eq!(values.len(), game.legal_actions().len());
}

/// What the first board promises about the dice.
async fn commitment(table: &Table<'_>) -> String {
    let board = table.shown(0).await;
    picture::check_pings(&board, &[table.white.id, table.black.id]);
    let digits = board.content.split('`').nth(1).expect("a commitment");
    assert_eq!(digits.len(), 64, "{digits}");
    digits.to_owned()
}

/// The last board: the mate, the secret that was promised, and nothing left to click.
async fn check_end(world: &World, table: &Table<'_>, seq: usize, commitment: &str) {
    let board = table.shown(seq).await;
    picture::check_pings(&board, &[table.white.id, table.black.id]);
    assert!(board.content.contains("Qc6-a4#"), "{}", board.content);
    let result = format!(
        "**Checkmate.** White ({}) wins against Black ({}).",
        table.white.mention(),
        table.black.mention()
    );
    assert!(board.content.contains(&result), "{}", board.content);
    let secret = board.content.split('`').nth(1).expect("the secret");
    let bytes = hex::decode(secret).expect("hex digits");
    assert_eq!(hex::encode(Sha256::digest(bytes)), *commitment);
    table.closed(seq - 1).await;
    let seen = world.playground.messages(table.channel(), table.white.id);
    let clickable = seen.iter().filter(|it| !it.components.is_empty()).count();
    assert_eq!(clickable, 0);
}
