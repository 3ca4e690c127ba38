//! The engine's protocol, through its process.

use crate::support::{Best, IDS, Numbers, PLAYER, Program, read_odds};

/// White mates with `a1a8`.
const MATE: &str = "position chess fen 7k/8/6K1/8/8/8/8/R7 w - - 0 1";

/// What stands on the board and in the history.
fn state(player: &mut Program) -> [String; 3] {
    ["legal", "outcome", "claim"].map(|line| player.ask(line))
}

#[test]
fn the_arbiters_lines_are_answered() {
    let mut player = Program::start(PLAYER);
    assert_eq!(player.ask("variants"), IDS.join(" "));
    assert_eq!(
        player.ask("position chess startpos moves e2e4 e7e5"),
        "ok rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"
    );
    assert_eq!(
        player.ask("play g1f3"),
        "ok rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
    );
    assert_eq!(player.ask("legal").split(' ').count(), 29);
    assert_eq!(player.ask("outcome"), "ongoing");
    assert_eq!(player.ask("claim"), "no");
    assert_eq!(player.ask("perft 1"), "29");
    assert_eq!(player.ask("divide 1").split(' ').count(), 29);
    assert_eq!(player.ask("notation b8c6"), "Nc6");
    assert_eq!(player.ask("read Nc6"), "b8c6");
    assert_eq!(player.finish(b"perft 1\nquit\nvariants\n"), ["29"]);
}

#[test]
fn every_limit_finds_a_legal_action() {
    let mut player = Program::start(PLAYER);
    for id in IDS {
        player.obeyed(&format!("position {id} startpos"));
        if id == "superpermutation-d8" {
            player.obeyed("play r3");
        }
        let legal = player.obeyed("legal");
        for limit in ["depth 1", "depth 2", "nodes 1", "nodes 2000", "movetime 20", "level 3"] {
            let best = Best::read(&player.obeyed(&format!("go {limit}")));
            assert!(legal.split(' ').any(|action| action == best.action), "{id} {limit}: {best:?}");
            assert!(best.nodes >= 1, "{id} {limit}: {best:?}");
        }
        assert_eq!(player.obeyed("legal"), legal, "{id}: thinking plays nothing");
    }
}

#[test]
fn the_line_can_be_played_and_ends_before_a_roll() {
    let mut player = Program::start(PLAYER);
    for id in IDS {
        let mut reached = player.obeyed(&format!("position {id} startpos"));
        if id == "superpermutation-d8" {
            reached = player.obeyed("play r3");
        }
        let best = Best::read(&player.obeyed("go depth 3"));
        for (number, action) in best.line.iter().enumerate() {
            let roll = reached.ends_with(" ?") || reached.contains(" ? ");
            assert!(!roll, "{id}: a roll is due before action {number} of {best:?}");
            reached = player.obeyed(&format!("play {action}"));
        }
    }
}

#[test]
fn wins_are_counted_in_turns() {
    let mut player = Program::start(PLAYER);
    player.obeyed(MATE);
    let best = Best::read(&player.obeyed("go depth 2"));
    assert_eq!((best.action.as_str(), best.score.as_str()), ("a1a8", "#1"));
    assert_eq!(best.line, ["a1a8"]);
    // The only move, after which the other rook mates on the last rank.
    player.obeyed("position chess fen k7/7R/6R1/8/8/8/8/K7 b - - 0 1");
    let best = Best::read(&player.obeyed("go depth 3"));
    assert_eq!((best.action.as_str(), best.score.as_str()), ("a8b8", "#-1"));
}

#[test]
fn thinking_ends_where_the_game_does() {
    let mut player = Program::start(PLAYER);
    for (position, outcome) in [
        ("chess fen 7k/6Q1/7K/8/8/8/8/8 b - - 1 1", "white checkmate"),
        ("chess fen 7k/5Q2/7K/8/8/8/8/8 b - - 1 1", "draw stalemate"),
    ] {
        player.obeyed(&format!("position {position}"));
        assert_eq!(player.ask("go depth 2"), format!("over {outcome}"));
        assert_eq!(player.ask("go level 1"), format!("over {outcome}"));
        assert!(player.ask("odds depth 1").starts_with("error "));
        decimal(&player.obeyed("eval"));
    }
}

/// Draws on the board alone stop nobody: `play` still takes what is legal.
#[test]
fn what_is_drawn_can_be_thought_about() {
    let mut player = Program::start(PLAYER);
    player.obeyed("position chess fen 7k/8/7K/8/8/8/8/8 b - - 1 1");
    assert_eq!(player.ask("outcome"), "draw material");
    assert_eq!(Best::read(&player.obeyed("go depth 2")).action, "h8g8");
    let there_and_back = " g1f3 g8f6 f3g1 f6g8".repeat(4);
    player.obeyed(&format!("position chess startpos moves{there_and_back}"));
    assert_eq!(player.ask("outcome"), "draw repetition");
    Best::read(&player.obeyed("go nodes 500"));
    player.obeyed("position chess fen 7k/8/8/8/8/8/8/KQ6 w - - 150 90");
    assert_eq!(player.ask("outcome"), "draw moves");
    Best::read(&player.obeyed("go depth 1"));
    player.obeyed("position superpermutation-d8 fen 7k/8/8/8/8/8/8/K7 w - - 0 1 ?");
    assert_eq!(player.ask("outcome"), "draw material");
    read_odds(&player.obeyed("odds depth 1"));
}

#[test]
fn odds_are_told_where_a_roll_is_due() {
    let mut player = Program::start(PLAYER);
    player.obeyed("position superpermutation-d8 startpos");
    assert_eq!(player.ask("go depth 1"), "error a roll is due");
    for (number, face) in (1..).zip(read_odds(&player.obeyed("odds depth 2"))) {
        player.obeyed("position superpermutation-d8 startpos");
        player.obeyed(&format!("play r{number}"));
        let best = Best::read(&player.obeyed("go depth 2"));
        assert_eq!(face.action, Some(best.action), "{number}");
        let score: f64 = best.score.parse().unwrap();
        assert!((face.value - (score + 1.0) / 2.0).abs() < 2e-4, "{number}");
        assert!(!face.wins);
    }
    assert!(player.ask("odds depth 2").starts_with("error "), "the die is rolled");
}

/// In Totem Chess the other side rolls, and the odds are those of the side to move.
#[test]
fn odds_are_those_of_the_side_to_move() {
    let mut player = Program::start(PLAYER);
    // White is a queen up, and neither king is near the Null.
    let base = "4k4/9/9/9/1Q7/9/9/9/1K60";
    for (turn, promising) in [('w', true), ('b', false)] {
        player.obeyed(&format!("position totem fen {base} {turn} - - 0 9 0 ? - -"));
        assert_eq!(player.ask("go depth 1"), "error a roll is due");
        let odds = read_odds(&player.obeyed("odds depth 1"));
        let mean: f64 = odds.iter().map(|face| face.value).sum::<f64>() / 8.0;
        assert_eq!(mean > 0.5, promising, "{turn}: {odds:?}");
    }
}

#[test]
fn an_evaluation_is_for_the_side_to_move() {
    let mut player = Program::start(PLAYER);
    let board = "7k/7p/8/8/8/Q7/Q7/K7";
    let mut static_eval = |turn: &str| {
        player.obeyed(&format!("position chess fen {board} {turn} - - 0 1"));
        decimal(&player.obeyed("eval"))
    };
    assert!(static_eval("w") > 0.0);
    assert!(static_eval("b") < 0.0);
}

fn decimal(text: &str) -> f64 {
    let value = text.parse().unwrap_or_else(|_| panic!("{text}"));
    assert!((-1.0..=1.0).contains(&value), "{text}");
    value
}

/// A conversation with questions that have one answer each.
const QUESTIONS: [&str; 15] = [
    "position chess startpos moves e2e4 e7e5 g1f3",
    "go depth 3",
    "go nodes 3000",
    "seed 18446744073709551615",
    "go level 2",
    "position superpermutation-d8 startpos",
    "odds depth 2",
    "play r5",
    "go level 4",
    "position totem startpos",
    "go nodes 2000",
    "go level 1",
    "eval",
    "position gravitatur startpos",
    "go level 3",
];

#[test]
fn the_same_question_has_the_same_answer() {
    let mut player = Program::start(PLAYER);
    let mut asked_twice = |line: &str| {
        let once = player.obeyed(line);
        if !line.starts_with("play") {
            assert_eq!(player.obeyed(line), once, "twice in a row: {line}");
        }
        once
    };
    let [once, again] = [0, 1].map(|_| QUESTIONS.map(&mut asked_twice));
    assert_eq!(again[5..], once[5..], "twice in one run");
    let mut other = Program::start(PLAYER);
    assert_eq!(QUESTIONS.map(|line| other.obeyed(line)), once, "in two runs");
}

#[test]
fn what_cannot_be_obeyed_is_an_error() {
    let mut player = Program::start(PLAYER);
    for line in ["go depth 1", "go", "odds depth 1", "eval", "legal", "play e2e4"] {
        assert_eq!(player.ask(line), "error no position is set up yet", "{line}");
    }
    player.obeyed("position chess startpos moves g1f3 g8f6 f3g1 f6g8");
    let before = state(&mut player);
    for line in [
        "",
        "hello",
        "quit now",
        "go",
        "go on",
        "go depth",
        "go depth 0",
        "go depth 65",
        "go depth -1",
        "go depth +1",
        "go depth 1 2",
        "go depth 2 nodes 10",
        "go Depth 1",
        "go depth 99999999999999999999999999",
        "go nodes 0",
        "go nodes 1.5",
        "go nodes x",
        "go movetime 0",
        "go movetime 18446744073709551615",
        "go level 0",
        "go level 9",
        "go level 256",
        "go level \u{e9}",
        "go infinite",
        "odds",
        "odds depth 1",
        "odds depth 0",
        "odds nodes 1",
        "eval 1",
        "seed",
        "seed -1",
        "seed 1 2",
        "seed 18446744073709551616",
        "seed 0x7",
        "stop",
        "play e2e5",
        "position chess startpos moves e2e5",
    ] {
        let answer = player.ask(line);
        let reason = answer.strip_prefix("error ").unwrap_or_else(|| panic!("{line}: {answer}"));
        assert!(!reason.trim().is_empty() && answer.len() < 300, "{line}");
        assert_eq!(state(&mut player), before, "{line} changed something");
    }
    assert!(player.ask_bytes(b"go depth \xff\n").starts_with("error "));
    assert_eq!(state(&mut player), before);
    assert!(player.ask_bytes(b"  go   depth \t 1 \r\n").starts_with("best "));
}

/// Words that lines are thrown together from.
const WORDS: &str = "go go odds depth depth nodes movetime level eval seed position chess \
    totem gravitatur superpermutation-d8 startpos fen moves play r1 r8 e2e4 \
    e7e5 @e4 t 0 1 2 9 -1 1e9 ♔ # w - ? 7k/8/7K/8/8/8/8/8 legal outcome \
    claim notation read perft variants";

#[test]
fn nonsense_is_answered_line_by_line() {
    let mut player = Program::start(PLAYER);
    let mut numbers = Numbers::new(5);
    let words: Vec<&str> = WORDS.split(' ').collect();
    for _ in 0..3000 {
        let mut line = Vec::new();
        for _ in 0..numbers.below(7) {
            match numbers.below(20) {
                0 => line.extend((0..numbers.below(9)).map(|_| numbers.below(256) as u8)),
                _ => line.extend_from_slice(numbers.pick(&words).unwrap().as_bytes()),
            }
            line.push(b' ');
        }
        line.retain(|byte| *byte != b'\n');
        line.push(b'\n');
        player.ask_bytes(&line);
    }
    player.obeyed("position gravitatur startpos");
    assert_eq!(player.finish(b"go nodes 10").len(), 1);
}
