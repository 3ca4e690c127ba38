//! The lessons and tips of every game of the registry, held to its rules and to the languages.

use std::collections::BTreeSet;
use std::path::Path;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::variants::VARIANTS;
use rules::{Action, CastlingRights, Game, Role, Variant};
use speech::lesson::{Answer, Task, tasks};
use speech::{Language, guide, tip};

/// Every task of every game's lesson, with its name in messages.
fn all() -> Vec<(&'static dyn Variant, &'static Task, String)> {
    let named = |variant: &'static dyn Variant| {
        let place = |task: &Task| format!("{}, {}", variant.id(), task.id);
        tasks(variant).iter().map(move |task| (variant, task, place(task)))
    };
    VARIANTS.iter().flat_map(|variant| named(*variant)).collect()
}

/// The folders of the games.
const FOLDERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/src/variants");

/// The lines of a file of a game's folder, and in how many folders there is one of its name.
fn lines(name: &str, variant: &dyn Variant) -> (usize, usize) {
    let path = Path::new(FOLDERS).join(variant.info().folder()).join(name);
    let text = std::fs::read_to_string(path).unwrap();
    let folders = std::fs::read_dir(FOLDERS).unwrap();
    let with_one = folders.filter(|folder| folder.as_ref().unwrap().path().join(name).exists());
    (text.lines().count(), with_one.count())
}

#[test]
fn every_game_has_a_lesson_of_five_and_at_least_five_tips() {
    for variant in VARIANTS {
        let id = variant.id();
        let ids: BTreeSet<&str> = tasks(*variant).iter().map(|task| task.id.as_str()).collect();
        assert_eq!((tasks(*variant).len(), ids.len()), (5, 5), "{id}");
        assert!(tip::all(*variant).len() >= 5, "{id}");
        for (name, read) in [
            ("guides.jsonl", guide::pages(*variant).len()),
            ("lessons.jsonl", tasks(*variant).len()),
            ("tips.jsonl", tip::all(*variant).len()),
        ] {
            let (written, folders) = lines(name, *variant);
            assert_eq!(read, written, "{id}: each line of {name} is read");
            assert_eq!(folders, VARIANTS.len(), "{name}: one for each game");
        }
        let tips: BTreeSet<&str> = tip::all(*variant).iter().map(|tip| tip.tip.as_str()).collect();
        assert_eq!(tips.len(), tip::all(*variant).len(), "{id}: no tip is there twice");
    }
}

#[test]
fn exactly_one_answer_is_right_and_every_wrong_one_has_a_reason() {
    for (_, task, place) in all() {
        let offered: BTreeSet<&String> = task.offered.iter().collect();
        assert_eq!(offered.len(), task.offered.len(), "{place}: none is offered twice");
        assert!((2..=25).contains(&offered.len()), "{place}");
        assert_eq!(task.answers().count(), offered.len(), "{place}: each is an answer");
        let wrong: BTreeSet<&String> = task.wrong.keys().collect();
        let but_one: BTreeSet<&String> =
            offered.into_iter().filter(|it| **it != task.right).collect();
        assert_eq!(but_one.len() + 1, task.offered.len(), "{place}: the right one is offered");
        assert_eq!(wrong, but_one, "{place}");
        for answer in task.answers() {
            let reason = task.judge(answer).unwrap();
            assert_eq!(reason.is_none(), answer.to_string() == task.right, "{place}: {answer}");
        }
        assert!(task.judge("t0".parse().unwrap()).is_err(), "{place}: what is not offered");
    }
}

#[test]
fn every_position_stands_and_every_right_answer_is_legal_there() {
    for (variant, task, place) in all() {
        let game = task.game(variant).unwrap_or_else(|| panic!("{place}: no such position"));
        assert_eq!(game.end(), None, "{place}");
        let rolled = task.rolled(variant).unwrap_or_else(|| panic!("{place}: no such roll"));
        let solved = task.solved(variant).unwrap_or_else(|| panic!("{place}: not legal"));
        match task.right.parse().unwrap() {
            Answer::Action(action) => assert!(rolled.is_legal(action), "{place}"),
            Answer::Square(square) => {
                let stands = |game: &Game| {
                    let board = &game.position().board;
                    (board.piece_at(square), board.null() == Some(square))
                };
                assert_ne!(stands(&solved), (None, false), "{place}: something is there");
                assert_ne!(stands(&solved), stands(&game), "{place}: that has come there");
                let mut board_size = task.answers().map(|answer| match answer {
                    Answer::Square(square) => variant.features().board_size.contains(square),
                    Answer::Action(_) => false,
                });
                assert!(board_size.all(|on_board| on_board), "{place}: squares of the board alone");
            }
        }
        let rolls = game.legal_actions().iter().any(|it| matches!(it, Action::Roll(_)));
        assert_eq!(rolls, task.die.is_some(), "{place}: the die is fixed where one is due");
    }
}

#[test]
fn tasks_and_tips_are_said_in_every_language_and_tips_in_one_line() {
    for language in Language::ALL {
        for (_, task, place) in all() {
            for key in task.keys() {
                let text = language.format(key, &[]);
                assert!(!text.contains(['{', '}']), "{language:?}: {place}: {text}");
                // What is explained may have paragraphs and lists; what is asked and answered is short.
                let explained = key.ends_with(".idea") || key.ends_with(".praise");
                assert!(explained || !text.contains('\n'), "{language:?}: {place}: {text}");
                assert_eq!(text.matches("**").count() % 2, 0, "{language:?}: {place}: {text}");
                // A heading may be the same word.
                let english = key.contains('.') && text == Language::English.format(key, &[]);
                assert!(language == Language::English || !english, "{language:?}: {key}");
            }
            assert!(task.asked(language).chars().count() <= 200, "{language:?}: {place}");
        }
        for tip in VARIANTS.iter().flat_map(|variant| tip::all(*variant)) {
            let text = language.format("tip", &[("tip", language.format(&tip.tip, &[]).into())]);
            assert!(text.chars().count() <= 140 && !text.contains('\n'), "{language:?}: {text}");
        }
    }
}

#[test]
fn each_tip_is_given_once_in_a_game_and_to_each_side() {
    let chess = rules::variants::by_id("chess").unwrap();
    let mut game = Game::new(chess);
    let mut given: [Vec<String>; 2] = [Vec::new(), Vec::new()];
    let shuffles = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for (turn, action) in shuffles.iter().cycle().take(16).enumerate() {
        given[turn % 2].extend(tip::tip(Language::English, &game));
        assert_eq!(
            tip::tip(Language::English, &game),
            tip::tip(Language::English, &game.clone()),
            "the same to the same question"
        );
        game.play(action.parse().unwrap()).unwrap();
    }
    let kinds = tip::all(chess).len() - 1;
    for given in &given {
        let once: BTreeSet<&String> = given.iter().collect();
        assert_eq!((given.len(), once.len()), (kinds, kinds), "all but that of check: {given:?}");
    }
    assert_eq!(given[0], given[1]);
}

#[test]
fn tips_reach_who_can_act_on_them() {
    let mut numbers = Xoshiro256PlusPlus::seed_from_u64(38);
    let mut told: BTreeSet<&str> = BTreeSet::new();
    for variant in VARIANTS {
        let mut game = Game::new(*variant);
        for _ in 0..600 {
            let position = game.position();
            let side = position.side_to_act();
            let tip = tip::tip(Language::English, &game);
            let is = |key: &&str| tip == Some(said(key));
            let in_check = variant.king_in_check(position, side).is_some();
            let rights = position.castling.has_any(CastlingRights::of_color(side));
            let has_totem = !position.board.of(side, Role::Totem).is_empty();
            for (keys, may) in [
                (&["tip-chess-castle", "tip-totem-castle"][..], rights && !in_check),
                (&["tip-totem-swap", "tip-totem-shelter", "tip-totem-keep"], has_totem),
                (
                    &["tip-gravitatur-first", "tip-gravitatur-menu", "tip-gravitatur-idle"],
                    !in_check,
                ),
                (&["tip-d-blockers"], in_check),
            ] {
                if let Some(key) = keys.iter().find(|key| is(key)) {
                    assert!(may, "{key}: {}", game.fen());
                    told.insert(key);
                }
            }
            let legal = game.legal_actions();
            match legal.choose(&mut numbers).copied() {
                Some(action) if !numbers.random_bool(0.02) => game.play(action).unwrap(),
                _ => game = Game::new(*variant),
            }
        }
    }
    assert!(told.len() >= 7, "{told:?}");
}

/// A tip as it is said.
fn said(key: &str) -> String {
    let tip = Language::English.format(key, &[]);
    Language::English.format("tip", &[("tip", tip.into())])
}
