//! Games as text: what is written is read as the same game, and any other text is read or refused.

use proptest::prelude::*;
use rules::pgn::{self, GameResult, Pgn, PgnError};
use rules::variants::VARIANTS;
use rules::{Color, Game, Outcome, fen};

use crate::support;

/// A game at random, which goes no further than its end.
fn random_game(start: &Game, seed: u64, length: usize) -> Game {
    let mut numbers = support::Numbers::new(seed);
    let mut game = start.clone();
    while game.actions().len() < length && game.end().is_none() {
        let action = numbers.pick(game.legal_actions()).unwrap();
        game.play(action).unwrap();
    }
    game
}

fn score(game: &Game) -> GameResult {
    match game.end() {
        Some(Outcome::Win { winner, .. }) => GameResult::Win(winner),
        Some(Outcome::Draw(_)) => GameResult::Draw,
        None => GameResult::Open,
    }
}

fn read(text: &str) -> Pgn {
    pgn::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Checks that a game is read as it was written; the text.
fn check_whole(game: &Game) -> String {
    let tags = [("Event", "\"A\" \\ [b] {c}\n"), ("Result", score(game).text())];
    let text = pgn::write(game, &tags, score(game));
    let pgn = read(&text);
    assert_eq!(pgn.game.variant().id(), game.variant().id());
    assert_eq!(pgn.game.positions()[0], game.positions()[0], "{text}");
    assert_eq!(pgn.game.actions(), game.actions(), "{text}");
    assert_eq!(pgn.score, score(game));
    assert_eq!(pgn.tag("Event"), Some("\"A\" \\ [b] {c}"));
    assert!(text.lines().filter(|line| !line.starts_with('[')).all(|line| line.len() <= 80));
    text
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn every_game_is_read_as_it_was_written(
        seed: u64,
        length in 0_usize..160,
        skipped in 0_usize..80,
    ) {
        for variant in VARIANTS {
            let game = random_game(&Game::new(*variant), seed, length);
            check_whole(&game);
            // The same from a position on the way.
            let start = &game.positions()[skipped.min(game.actions().len())];
            if let Ok(start) = Game::from_fen(*variant, &fen::write(*variant, start)) {
                check_whole(&random_game(&start, seed ^ 1, length));
            }
        }
    }

    #[test]
    fn a_text_with_a_mistake_is_read_or_refused(
        seed: u64,
        length in 0_usize..40,
        at in 0_usize..2000,
        inserted in "\\PC{0,3}|[\\[\\](){};%\"\\\\\n*. 0-9a-h]{0,4}",
        removed in 0_usize..5,
    ) {
        for variant in VARIANTS {
            let text = check_whole(&random_game(&Game::new(*variant), seed, length));
            let mut letters: Vec<char> = text.chars().collect();
            let from = at.min(letters.len());
            let to = (from + removed).min(letters.len());
            letters.splice(from..to, inserted.chars());
            let text: String = letters.into_iter().collect();
            if let Err(error) = pgn::read(&text) {
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}|[\\[\\](){};%$\"\\\\\n*. 0-9a-hA-Z]{0,80}") {
        drop(pgn::read(&text));
        drop(pgn::read(&format!("[Event \"\"]\n{text}")));
    }
}

#[test]
fn chess_is_written_as_every_program_reads_it() {
    let mut game = Game::new(support::variant("chess"));
    support::play(&mut game, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7");
    let tags = [("White", "Ada"), ("Result", "1-0")];
    let text = pgn::write(&game, &tags, GameResult::Win(Color::White));
    let wanted = "[White \"Ada\"]\n[Result \"1-0\"]\n\n\
                  1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";
    assert_eq!(text, wanted);
}

#[test]
fn dice_are_comments() {
    let mut game = Game::new(support::variant("superpermutation-d8"));
    support::play(&mut game, "r5 e2e4 r5 d7d5 r2");
    let start = game.variant().info().start_fen;
    let text = pgn::write(&game, &[], GameResult::Open);
    let wanted = format!(
        "[Variant \"superpermutation-d8\"]\n[SetUp \"1\"]\n[FEN \"{start}\"]\n\n\
         {{d8: 5}} 1. e2-e4 {{d8: 5}} 1... d7-d5 {{d8: 2}} *\n"
    );
    assert_eq!(text, wanted);
}

#[test]
fn what_other_programs_write_is_read() {
    let text = "\u{FEFF}[Event \"Rated blitz game\"]\r\n[Site \"https://lichess.org/x\"]\r\n\
        [Variant \"Standard\"]\r\n[Result \"1-0\"]\r\n\r\n% for nobody\r\n\
        1. e4 { [%eval 0.17] [%clk 0:03:00] } 1... e5 $1 2.Bc4! \
        (2. f4 (2. d4 exd4) exf4 {)}) Nc6 ; why\r\n\
        3 . Qh5 ?! Nf6?? 4. Qxf7# { mate } 1-0\r\n{ the end }\r\n";
    let pgn = read(text);
    assert_eq!(pgn.game.actions().len(), 7);
    assert_eq!(pgn.score, GameResult::Win(Color::White));
}

#[test]
fn a_mistake_is_found_on_its_line() {
    let of = |body: &str| pgn::read(&format!("[Event \"x\"]\n\n{body}")).err().unwrap();
    assert!(matches!(pgn::read("hello, world"), Err(PgnError::NoTags)));
    assert!(matches!(pgn::read(""), Err(PgnError::NoTags)));
    assert!(matches!(of("1. e4\n1... e9"), PgnError::Turn { line: 4, .. }));
    assert!(matches!(of("1. e4 (1. d4\n\n"), PgnError::Unclosed { line: 3 }));
    assert!(matches!(of("1. e4 {1. d4\n\n"), PgnError::Unclosed { line: 3 }));
    assert!(matches!(of("1. e4 e5) 2. Nf3"), PgnError::Unopened { line: 3 }));
    assert!(matches!(of("1. e4 00 00"), PgnError::Word { line: 3, word } if word == "`00`"));
    assert!(matches!(of("[Result \"best\"]"), PgnError::Result { said } if said == "`best`"));
    assert!(matches!(of("[Result \"1-0\"]\n\n1. e4 0-1"), PgnError::TwoResults));
    assert!(matches!(of("1. e4 *\n\n[Event \"y\"]\n\n1. d4 *"), PgnError::Second { line: 5 }));
    assert!(matches!(of("1. f3 e5 2. g4 Qh4# 3. a3"), PgnError::Over { line: 3 }));
    let with = |tags: &str| pgn::read(&format!("{tags}\n\n{{d8: 9}} *")).err().unwrap();
    assert!(
        matches!(with("[Variant \"Antichess\"]"), PgnError::Variant(name) if name == "Antichess")
    );
    assert!(matches!(with("[FEN \"x\"]"), PgnError::Start(_)));
    let die = with("[Variant \"superpermutation-d8\"]");
    assert!(matches!(die, PgnError::Die { line: 3, comment } if comment == "d8: 9"));
}
