//! What several of these tests share.

pub(crate) mod demonstration;
mod numbers;
mod program;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rules::{Action, Game, Phase, Position, TotemState, Variant};

pub(crate) use numbers::Numbers;
pub(crate) use program::Program;

/// A file of a game's folder.
pub(crate) fn game_file(variant: &dyn Variant, name: &str) -> String {
    let folder = variant.info().folder();
    let path = format!("{}/src/variants/{folder}/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The sample answers of the law for the game with this id, a line for each position.
pub(crate) fn vectors(id: &str) -> String {
    game_file(variant(id), "vectors.jsonl")
}

/// A game from the start, played on at random for up to `length` actions.
pub(crate) fn random_game(variant: &'static dyn Variant, seed: u64, length: usize) -> Game {
    let mut numbers = Numbers::new(seed);
    let mut game = Game::new(variant);
    for _ in 0..length {
        let Some(action) = numbers.pick(game.legal_actions()) else {
            break;
        };
        game.play(action).unwrap();
    }
    game
}

/// The variant with this id.
pub(crate) fn variant(id: &str) -> &'static dyn Variant {
    rules::variants::by_id(id).unwrap()
}

/// A game from a position.
pub(crate) fn game(id: &str, fen: &str) -> Game {
    Game::from_fen(variant(id), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The text of every legal action.
pub(crate) fn legal(game: &Game) -> Vec<String> {
    game.legal_actions().iter().map(Action::to_string).collect()
}

/// Plays actions, written with spaces between them.
pub(crate) fn play(game: &mut Game, actions: &str) {
    for text in actions.split(' ') {
        let action = text.parse().unwrap();
        game.play(action).unwrap_or_else(|error| panic!("{}: {error}", game.fen()));
    }
}

/// What a game has led to: its result if the Null has ended it, or its position.
pub(crate) fn reached(game: &Game) -> String {
    match game.position().phase {
        Phase::Over(end) => end.to_string(),
        _ => game.fen(),
    }
}

/// The game that a position and what is played there lead to: a FEN or `start`, and after ` > `
/// actions, if any.
pub(crate) fn set_up(id: &str, position: &str) -> Result<Game, String> {
    let variant = variant(id);
    let (fen, actions) = position.split_once(" > ").unwrap_or((position, ""));
    let fen = if fen == "start" { variant.info().start_fen } else { fen };
    let mut game = Game::from_fen(variant, fen).map_err(|error| error.to_string())?;
    for action in actions.split_whitespace() {
        let action = action.parse().map_err(|_| format!("`{action}` is no action"))?;
        game.play(action).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

/// How a game stands.
pub(crate) fn outcome(game: &Game) -> String {
    game.end().map_or("ongoing".to_owned(), |end| end.to_string())
}

/// No two legal actions are written alike, and each is read back from all that it may be written
/// as.
pub(crate) fn check_notation(game: &Game) {
    let mut seen = HashMap::new();
    for &action in game.legal_actions() {
        let text = game.notation(action);
        assert_eq!(seen.insert(text.clone(), action), None, "{} {text}", game.fen());
        assert_eq!(game.read(&text).as_ref(), Ok(&action), "{} {text}", game.fen());
        assert_eq!(game.read(&action.to_string()).as_ref(), Ok(&action), "{}", game.fen());
        assert_eq!(action.to_string().parse(), Ok(action));
        let bare = text.trim_end_matches(['+', '#']);
        assert_eq!(game.read(bare).as_ref(), Ok(&action), "{} {text}", game.fen());
        let annotated = format!(" {text}!? ");
        assert_eq!(game.read(&annotated).as_ref(), Ok(&action), "{} {text}", game.fen());
        if let (true, Some((_, without_die))) = (action.is_turn(), text.split_once(") ")) {
            assert_eq!(game.read(without_die).as_ref(), Ok(&action), "{} {text}", game.fen());
        }
        let mut next = game.clone();
        next.play(action).unwrap();
        let position = next.position();
        let by_null = matches!(position.phase, Phase::Over(_));
        let checked = game.variant().king_in_check(position, position.turn).is_some();
        let checks = by_null || action.is_turn() && checked;
        assert_eq!(text.ends_with(['+', '#']), checks, "{} {text}", game.fen());
        let mates = next.end().is_some_and(|end| end.to_string().ends_with("checkmate"));
        let ends = by_null || action.is_turn() && mates;
        assert_eq!(text.ends_with('#'), ends, "{} {text}", game.fen());
    }
}

/// A case of a file of them: a line that is neither empty nor a comment.
pub(crate) struct Case {
    /// The file and the number of the line, for who reads that the case fails.
    pub(crate) place: String,
    pub(crate) text: String,
}

/// The cases in a file of this folder, `path`, which has some.
pub(crate) fn cases(path: &str) -> Vec<Case> {
    let file = format!("{}/tests/{path}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let lines = (1..).zip(text.lines());
    let cases: Vec<Case> = lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| Case { place: format!("{file}:{number}"), text: line.to_owned() })
        .collect();
    assert!(!cases.is_empty(), "{file} has no case");
    cases
}

/// Checks every case of a file, and names each that fails with its place, its text and why.
#[track_caller]
pub(crate) fn check_cases(path: &str, check: impl Fn(&str) -> Result<(), String>) {
    let failure = |Case { place, text }: Case| {
        let checked = catch_unwind(AssertUnwindSafe(|| check(&text)));
        let error = checked.unwrap_or_else(|_| Err("panicked, see above".to_owned())).err()?;
        Some(format!("{place}: {text}\n    {error}"))
    };
    let failures: Vec<String> = cases(path).into_iter().filter_map(failure).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// The arbiter, to be started.
pub(crate) const ARBITER: &str = env!("CARGO_BIN_EXE_arbiter");

/// What repetition compares: two positions repeat each other if their keys are equal.
pub(crate) fn repetition_key(variant: &dyn Variant, position: &Position) -> Position {
    Position {
        en_passant: variant.legal_en_passant(position),
        halfmove: 0,
        fullmove: 1,
        phase: Phase::Move,
        totem: TotemState { roll_undo: None, ..position.totem },
        ..*position
    }
}
