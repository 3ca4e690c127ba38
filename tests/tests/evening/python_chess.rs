//! Games of chess as text, read by python-chess, the library that most tools in Python use.
//!
//! The Python that has it is `EIGHTFOLD_PYTHON`, or `python3`.

use std::io::Write;
use std::process::{Command, Stdio};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::pgn::{self, Score};
use rules::{End, Game};
use serde_json::{Value, json};
use tests::{Play, World, skip};

/// Reads games, and writes for each a line of JSON with what it has read.
const READER: &str = r#"
import chess.pgn, io, json, sys
games = io.StringIO(sys.stdin.read())
while game := chess.pgn.read_game(games):
    print(json.dumps({
        "errors": [str(error) for error in game.errors],
        "headers": dict(game.headers),
        "start": game.board().fen(en_passant="fen"),
        "moves": [move.uci() for move in game.mainline_moves()],
        "end": game.end().board().fen(en_passant="fen"),
    }))
"#;

fn python() -> String {
    std::env::var("EIGHTFOLD_PYTHON").unwrap_or_else(|_| "python3".to_owned())
}

/// Whether python-chess is there.
fn is_there() -> bool {
    let imported = Command::new(python()).args(["-c", "import chess.pgn"]).output();
    let there = imported.is_ok_and(|it| it.status.success());
    if !there {
        skip("EIGHTFOLD_REQUIRE_PYTHON_CHESS", "no Python with python-chess is here");
    }
    there
}

/// What python-chess reads in a text.
fn read(text: &str) -> Vec<Value> {
    let mut python = Command::new(python())
        .args(["-c", READER])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python");
    let mut input = python.stdin.take().expect("its input");
    input.write_all(text.as_bytes()).expect("it reads");
    drop(input);
    let read = python.wait_with_output().expect("it ends");
    assert!(read.status.success());
    let lines = String::from_utf8(read.stdout).expect("a text");
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn random_game(chance: &mut Xoshiro256PlusPlus, start: &Game) -> Game {
    let mut game = start.clone();
    for _ in 0..chance.random_range(0..200) {
        if game.end().is_some() {
            break;
        }
        let legal = game.legal_actions();
        let action = legal[chance.random_range(0..legal.len())];
        game.play(action).expect("a legal action");
    }
    game
}

fn check(read: &Value, game: &Game) {
    let moves: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
    let start = rules::fen::write(game.variant(), &game.positions()[0]);
    assert_eq!(read["errors"], json!([]), "{read}");
    assert_eq!((&read["start"], &read["moves"]), (&json!(start), &json!(moves)));
    assert_eq!(read["end"], json!(game.fen()));
}

#[test]
fn games_at_random_are_read_as_they_were_played() {
    if !is_there() {
        return;
    }
    let chess = rules::variants::by_id("chess").expect("chess");
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut games, mut text) = (Vec::new(), String::new());
    for nth in 0..200 {
        let start = match nth % 2 {
            0 => Game::new(chess),
            _ => {
                let before = random_game(&mut chance, &Game::new(chess));
                Game::from_fen(chess, &before.fen()).expect("a position")
            }
        };
        let game = random_game(&mut chance, &start);
        let score = match game.end() {
            Some(End::Win { winner, .. }) => Score::Win(winner),
            Some(End::Draw(_)) => Score::Draw,
            None => Score::Open,
        };
        let tags = [("White", "A \"quoted\" \\ name"), ("Result", score.text())];
        text.push_str(&pgn::write(&game, &tags, score));
        text.push('\n');
        games.push(game);
    }
    let read = read(&text);
    assert_eq!(read.len(), games.len());
    for (read, game) in read.iter().zip(&games) {
        check(read, game);
        // It leaves the marks in that keep a name in one piece.
        assert_eq!(read["headers"]["White"], json!(r#"A \"quoted\" \\ name"#));
    }
}

#[tokio::test]
async fn what_export_gives_is_read_as_it_was_played() {
    if !is_there() {
        return;
    }
    let world = World::new().await;
    let mut play = Play::begin(&world, "chess").await;
    play.acts("e2e4 a7a6 e4e5 d7d5 e5d6 e7d6 g1f3 b8c6 f1c4 c8g4 e1g1 d8d7 b1c3 e8c8").await;
    play.table.white.command("resign", json!({})).await;
    play.table.white.click("Yes").await;
    play.table.shown(play.seq() + 1).await;
    let outcome = play.table.black.command("export", json!({})).await;
    let file = outcome.message().expect("an answer").attachments[0].id;
    let text = String::from_utf8(world.file(file)).expect("a text");
    let [game] = &read(&text)[..] else {
        panic!("not one game: {text}");
    };
    check(game, &play.game);
    let headers = ["White", "Black", "Result"].map(|name| &game["headers"][name]);
    assert_eq!(headers, [&json!("Ada"), &json!("Boris"), &json!("0-1")]);
    world.finish().await;
}
