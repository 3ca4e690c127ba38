//! The demonstration game of Superpermutation d8 Chess, over the wire to its mate: slash commands,
//! buttons and menus in turn, and a board checked at every step.

use playground::Message;
use rules::{Action, Color, Game};
use tests::{Person, VerifiedGame, World, says, undiced};

/// The game as `rules` has it: each turn's die, action and notation.
const GAME: &str = include_str!("../../../rules/tests/data/demonstration.txt");

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
    let world = World::builder().rolls(rolls).start().await;
    let mut game = VerifiedGame::begin(&world, "superpermutation-d8").await;
    for (index, turn) in turns.iter().enumerate() {
        if let Some(die) = turn.die {
            game.act(&format!("r{die}")).await;
        }
        check_choices(game.side_to_act(), index, &game.model).await;
        let board = game.act(&turn.action).await;
        let on = match turn.die {
            Some(8) => " on an 8".to_owned(),
            Some(die) => format!(" on a {die}"),
            None => String::new(),
        };
        let played = format!("played **{}**{on}", undiced(&turn.notation));
        says(&board, &played);
        // After a check no die is due; else it is.
        let check = turn.notation.ends_with('+');
        assert_eq!(board.content.contains("Check!"), check, "{}", board.content);
    }
    // The challenge, the start, and a board for each turn or roll by which another player is next,
    // or that was typed: a roll by the button changes its board.
    let seen = world.playground.messages(game.driver.channel(), game.driver.black.id);
    let is_board = |it: &&Message| it.only_for.is_none() && !it.attachments.is_empty();
    let clicked = |(seq, action): (usize, &Action)| {
        seq.is_multiple_of(2) && matches!(action, Action::Roll(_))
    };
    let edits = game.model.actions().iter().enumerate().filter(|&it| clicked(it)).count();
    // The challenge has become words.
    assert_eq!(seen.iter().filter(is_board).count(), game.seq() + 1 - edits);
    game.check_end(&game.win(Color::White)).await;
    world.finish().await;
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
