//! Games of chess as text, read by python-chess, the library that most tools in Python use.
//!
//! The Python that has it is `EIGHTFOLD_PYTHON`, or `python3`.

use std::io::Write;
use std::process::{Command, Stdio};

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::pgn::{self, GameResult};
use rules::{Color, Game, Outcome};
use serde_json::{Value, json};
use tests::{VerifiedGame, World, skip};

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
            Some(Outcome::Win { winner, .. }) => GameResult::Win(winner),
            Some(Outcome::Draw(_)) => GameResult::Draw,
            None => GameResult::Open,
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

/// A space, or the end of a line.
fn gap(chance: &mut Xoshiro256PlusPlus) -> &'static str {
    if chance.random_bool(0.1) { "\n" } else { " " }
}

/// Something that says nothing of the main line, after a turn from `before`.
fn remark(chance: &mut Xoshiro256PlusPlus, before: &Game) -> String {
    let legal = before.legal_actions();
    let other = before.notation(legal[chance.random_range(0..legal.len())]);
    match chance.random_range(0..12) {
        0 => "$1".to_owned(),
        1 => " $14".to_owned(),
        2 => ["!", "?!", "??"][chance.random_range(0..3)].to_owned(),
        3 => " {Not e4 1-0 (a comment).}".to_owned(),
        4 => " {[%clk 0:01:02] [%eval -1.25]}".to_owned(),
        5 => " ; e4 {\n".to_owned(),
        6 => format!(" ({other} $2 {{or}})"),
        7 => format!(" ({other} ({other}) {{)}})"),
        _ => String::new(),
    }
}

/// What people think of a turn, behind it.
const SIGNS: [&str; 8] = [" =", "±", " +/=", " ⩲", " ∓", " -+", " ∞", "!? "];

/// A game as programs and people write it, with what may stand between its turns.
fn decorated(chance: &mut Xoshiro256PlusPlus, played: &Game, score: GameResult) -> String {
    let mut game = Game::new(played.variant());
    let tags = [
        "[Event \"?\"]",
        "[Event \"5th \"Old Bridge\" Open\"]",
        "[Site \"C:\\games\\\"]",
        "[white \"Ada\"]",
        "[Termination \"Ada won on time\"]",
    ];
    let tag = tags.choose(chance).expect("a tag");
    let mut text = format!("{tag}\n[Result \"{}\"]\n\n", score.text());
    for &action in played.actions() {
        let position = game.position();
        match chance.random_range(0..4) {
            _ if position.turn == Color::Black && chance.random_bool(0.7) => {}
            0 => text.push_str(&format!("{}. ", position.fullmove)),
            1 => text.push_str(&format!("{}.", position.fullmove)),
            2 => text.push_str(&format!("{}... ", position.fullmove)),
            _ => {}
        }
        let san = game.notation(action);
        let san = match chance.random_range(0..4) {
            0 => san.replace('O', "0"),
            1 => san.trim_end_matches(['+', '#']).to_owned(),
            2 => san.replace('=', ""),
            _ => san,
        };
        let before = game.clone();
        game.play(action).expect("a legal action");
        let is_in_passing =
            before.position().board.piece_at(action.as_move().expect("a move").to).is_none()
                && san.contains('x');
        let said = [" e.p.", "e.p.", ""].choose(chance).filter(|_| is_in_passing).unwrap_or(&"");
        let sign = SIGNS.choose(chance).filter(|_| chance.random_bool(0.2)).unwrap_or(&"");
        text.push_str(&format!("{san}{said}{sign}{}", remark(chance, &before)));
        // An empty line would end the game.
        if !text.ends_with('\n') {
            text.push_str(gap(chance));
        }
    }
    let spelled = match score {
        GameResult::Win(Color::White) => ["1-0", "1–0", "1 - 0"],
        GameResult::Win(Color::Black) => ["0-1", "0–1", "0 - 1"],
        GameResult::Draw => ["1/2-1/2", "½-½", "½–½"],
        GameResult::Open => ["*", "* ", "*"],
    };
    text.push_str(spelled.choose(chance).expect("a spelling"));
    text + "\n\n"
}

#[test]
fn what_people_put_between_turns_changes_none_of_them() {
    if !is_there() {
        return;
    }
    let chess = rules::variants::by_id("chess").expect("chess");
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut files = Vec::new();
    for nth in 0..5_000 {
        let mut game = Game::new(chess);
        let length = chance.random_range(1..60);
        while game.end().is_none() && game.actions().len() < length {
            let legal = game.legal_actions();
            let action = legal[chance.random_range(0..legal.len())];
            game.play(action).expect("a legal action");
        }
        let score = [
            GameResult::Win(Color::White),
            GameResult::Win(Color::Black),
            GameResult::Draw,
            GameResult::Open,
        ][nth % 4];
        files.push((decorated(&mut chance, &game, score), game));
    }
    let text: String = files.iter().map(|(text, _)| text.as_str()).collect();
    let read = read(&text);
    assert_eq!(read.len(), files.len());
    for (theirs, (text, game)) in read.iter().zip(&files) {
        let ours = pgn::read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(ours.game.actions(), game.actions(), "{text}");
        let moves: Vec<String> = ours.game.actions().iter().map(ToString::to_string).collect();
        assert_eq!(theirs["moves"], json!(moves), "{text}");
    }
}

#[tokio::test]
async fn what_export_gives_is_read_as_it_was_played() {
    if !is_there() {
        return;
    }
    let world = World::new().await;
    let mut verified = VerifiedGame::begin(&world, "chess").await;
    verified.acts("e2e4 a7a6 e4e5 d7d5 e5d6 e7d6 g1f3 b8c6 f1c4 c8g4 e1g1 d8d7 b1c3 e8c8").await;
    verified.driver.white.command("resign", json!({})).await;
    verified.driver.white.click("Yes").await;
    verified.driver.shown(verified.seq() + 1).await;
    let outcome = verified.driver.black.command("export", json!({})).await;
    let file = outcome.message().expect("an answer").attachments[0].id;
    let text = String::from_utf8(world.file(file)).expect("a text");
    let [game] = &read(&text)[..] else {
        panic!("not one game: {text}");
    };
    check(game, &verified.model);
    let headers = ["White", "Black", "Result"].map(|name| &game["headers"][name]);
    assert_eq!(headers, [&json!("Ada"), &json!("Boris"), &json!("0-1")]);
    world.finish().await;
}
