//! What is true of every position of every game, tested by random play and random text.

use std::collections::HashSet;

use proptest::prelude::*;
use rules::protocol::{Reply, Session};
use rules::variants::VARIANTS;
use rules::{
    Action, Board, Color, Direction, DrawReason, Event, EventKind, Game, Move, Outcome, Phase,
    Role, Square, Variant, fen,
};

use crate::support;

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn positions_of_random_games_are_sound(seed: u64, length in 0_usize..240) {
        for variant in VARIANTS {
            check_position(&support::random_game(*variant, seed, length));
        }
    }

    #[test]
    fn notation_is_unique_and_reads_back(seed: u64, length in 0_usize..160) {
        for variant in VARIANTS {
            support::check_notation(&support::random_game(*variant, seed, length));
        }
    }

    #[test]
    fn events_tell_the_whole_change(seed: u64, length in 0_usize..160) {
        for variant in VARIANTS {
            check_events(&support::random_game(*variant, seed, length));
        }
    }

    #[test]
    fn taking_back_undoes_playing(seed: u64, length in 1_usize..120) {
        for variant in VARIANTS {
            check_takeback(&support::random_game(*variant, seed, length));
            check_at(&support::random_game(*variant, seed, length));
        }
    }

    #[test]
    fn any_text_is_answered(lines in proptest::collection::vec(any_line(), 1..12)) {
        let mut session = Session::default();
        session.answer("position superpermutation-d8 startpos moves r3");
        for line in lines {
            if let Reply::Line(answer) = session.answer(&line) {
                prop_assert!(!answer.contains('\n'), "{line:?}: {answer}");
            }
        }
    }

    #[test]
    fn any_text_is_read_or_explained(text in "\\PC{0,12}|[a-iA-I0-9KQRBNPOTSGtx@/<>~=()+#!?. -]{0,16}", seed: u64) {
        for variant in VARIANTS {
            let game = support::random_game(*variant, seed, (seed % 50) as usize);
            match game.read(&text) {
                Ok(action) => prop_assert!(game.legal_actions().contains(&action)),
                Err(error) => {
                    let error = error.to_string();
                    prop_assert!(!error.is_empty() && !error.contains('\n'));
                    prop_assert!(error.chars().count() < 500, "{error}");
                }
            }
            check_partial_move(&game, &text);
        }
    }

    #[test]
    fn the_beginning_of_a_turn_leaves_that_turn(seed: u64, length in 0_usize..80) {
        for variant in VARIANTS {
            let game = support::random_game(*variant, seed, length);
            let legal = game.legal_actions();
            let Some(&action) = legal.get(seed as usize % legal.len().max(1)) else {
                continue;
            };
            for text in [action.to_string(), game.notation(action)] {
                let ends = text.char_indices().map(|(at, _)| at);
                ends.for_each(|end| check_partial_move(&game, &text[..end]));
            }
            if let (Some(mv), None) = (action.as_move(), action.placement()) {
                let partial_move = game.partial_move(&mv.from.to_string());
                prop_assert!(partial_move.is_some(), "{action}: {}", game.fen());
            }
        }
    }
}

/// Random games rarely repeat a position: here one comes six times.
#[test]
fn taking_back_restores_repetitions_and_claims() {
    let mut game = support::game("superpermutation-d8", "k6n/8/8/8/8/8/8/K6N w - - 0 1 ?");
    assert_eq!(game.takeback(), None);
    support::play(&mut game, &["r7 h1g3 r2 h8g6 r8 g3h1 r1 g6h8"; 5].join(" "));
    check_takeback(&game);
}

/// A partial move leaves legal turns, each once, and is read again from its short form.
fn check_partial_move(game: &Game, text: &str) {
    let Some(partial_move) = game.partial_move(text) else {
        return;
    };
    let left = partial_move.actions();
    assert!(!left.is_empty() && left.iter().all(|&action| game.is_legal(action)), "{text}");
    let is_sorted = left.windows(2).all(|pair| pair[0].to_string() < pair[1].to_string());
    assert!(is_sorted, "{text}: {left:?}");
    assert!((1..=16).contains(&partial_move.text().len()), "{text}: {}", partial_move.text());
    assert!(!partial_move.text().contains(['.', ':']), "{text}: {}", partial_move.text());
    assert_eq!(game.partial_move(partial_move.text()).as_ref(), Some(&partial_move), "{text}");
}

/// Lines near enough to the protocol to reach all of it.
fn any_line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("position chess fen".to_owned()),
        Just("position superpermutation-d8 fen".to_owned()),
        Just("position superpermutation-d8 startpos moves".to_owned()),
        Just("position gravitatur startpos moves".to_owned()),
        Just("position totem startpos moves e1e4 e8e6 a2a4".to_owned()),
        Just("position totem fen".to_owned()),
        Just("play".to_owned()),
        Just("read".to_owned()),
        Just("notation".to_owned()),
        Just("perft".to_owned()),
        Just("legal".to_owned()),
        "[KQRBNPkqrbnp1-9/]{0,80}( [wb] [KQkq-]{1,4} [a-i1-9-]{1,4} [0-9]{1,30} [0-9]{1,30} [?1-9-])?",
        "[KQRBNPTSAkqrbnptsa1-90/]{0,90}( [wb] [KQkq-]{1,4} [a-i1-9-]{1,6} [0-9]{1,3} [0-9]{1,3} [0-3] [?!wb-]{1,2} [wb-]{1,2} [-,a-i0-9/]{1,20})?",
        "(@[a-h][1-8]/?)?[a-i][1-9][a-i][1-9][qrbnkt]?|r[0-9]|t0?|prevent|accept",
        "\\PC{0,30}",
    ];
    proptest::collection::vec(word, 0..4).prop_map(|words| words.join(" "))
}

fn check_position(game: &Game) {
    let variant = game.variant();
    if matches!(game.position().phase, Phase::Over(_)) {
        assert!(game.end().is_some() && game.legal_actions().is_empty());
        return;
    }
    let text = game.fen();
    let again = fen::parse(variant, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(again, *game.position());
    check_board(game);
    let legal = game.legal_actions();
    assert_eq!(legal.len(), variant.count_actions(game.position()), "{text}");
    assert!(legal.windows(2).all(|pair| pair[0].to_string() < pair[1].to_string()), "{text}");
    let ended =
        variant.end(game.position()).is_some_and(|end| end != Outcome::Draw(DrawReason::Material));
    assert_eq!(legal.is_empty(), ended, "{text}");
    let pseudo = pseudo(variant, game);
    for action in legal {
        let mut next = game.clone();
        next.play(*action).unwrap();
        assert!(action.as_move().is_none() || pseudo.contains(action), "{text} {action}");
        if !matches!(next.position().phase, Phase::Over(_)) {
            fen::parse(variant, &next.fen()).unwrap();
        }
    }
    let mut same = game.clone();
    for action in some_actions(variant, legal.len() as u64) {
        if !legal.contains(&action) {
            assert!(same.play(action).is_err(), "{text} {action}");
        }
    }
    assert_eq!(same.fen(), text);
}

/// The board has a royal piece each, at most a Totem each, and a Null in the game that has one.
fn check_board(game: &Game) {
    let board = &game.position().board;
    for color in Color::BOTH {
        let royals = Role::ALL.into_iter().filter(|role| role.is_royal());
        let royals: usize = royals.map(|role| board.of(color, role).len()).sum();
        assert_eq!(royals, 1, "{}", game.fen());
        assert!(board.of(color, Role::Totem).len() <= 1, "{}", game.fen());
    }
    let has_null = game.variant().features().null;
    assert_eq!(board.null().is_some(), has_null, "{}", game.fen());
}

fn pseudo(variant: &dyn Variant, game: &Game) -> HashSet<Action> {
    let mut pseudo = Vec::new();
    variant.pseudo_legal_moves(game.position(), &mut pseudo);
    let set: HashSet<Action> = pseudo.iter().copied().collect();
    assert_eq!(set.len(), pseudo.len());
    set
}

/// How many moves of each kind are tried that may not be legal.
const TRIED: usize = 500;

/// A choice from everything that can be written as an action.
fn some_actions(variant: &dyn Variant, seed: u64) -> Vec<Action> {
    let mut numbers = support::Numbers::new(seed);
    let squares: Vec<Square> = variant.features().board_size.squares().collect();
    let promotions: Vec<Option<Role>> = Role::ALL.into_iter().map(Some).chain([None]).collect();
    let square = |numbers: &mut support::Numbers| numbers.pick(&squares).unwrap();
    let mut actions = vec![Action::Sacrifice, Action::Undo, Action::Prevent, Action::Accept];
    actions.extend((0..=9).map(Action::Roll));
    for _ in 0..TRIED {
        let [at, from, to] = [(); 3].map(|()| square(&mut numbers));
        let promotion = numbers.pick(&promotions).unwrap();
        let mv = Move { from, to, promotion };
        let without_promotion = Move { promotion: None, ..mv };
        actions.extend([Action::Move(mv), Action::Move(without_promotion)]);
        actions.extend(
            [Some(without_promotion), None]
                .map(|then| Action::PlaceGravitatur { square: at, then }),
        );
    }
    actions
}

/// The board after an action is the board before it with every event applied.
fn check_events(game: &Game) {
    for &action in game.legal_actions() {
        let mut board = game.position().board;
        for event in game.variant().events(game.position(), action) {
            if event.kind == EventKind::RollUndone {
                board = game.position().before_roll().unwrap().board;
            }
            check_premises(&board, event);
            board.apply(event);
        }
        let next = game.variant().play(game.position(), action);
        assert_eq!(board, next.board, "{} {action}", game.fen());
    }
}

/// What an event says about the board before it is true, and it says what its kind does.
fn check_premises(board: &Board, event: Event) {
    let Event { kind, piece, from, to, other, captured, direction, number } = event;
    let says = [piece.is_some(), from.is_some(), to.is_some(), other.is_some()];
    let (expected, may_capture) = match kind {
        EventKind::Rolled | EventKind::RollUndone => ([false; 4], false),
        EventKind::Moved | EventKind::SentHome => ([true, true, true, false], true),
        EventKind::Attracted => ([true, true, true, false], false),
        EventKind::Swapped | EventKind::SwappedHome | EventKind::Climbed => ([true; 4], false),
        EventKind::Promoted => ([true, false, true, false], false),
        EventKind::Transformed => ([true, false, true, true], false),
        EventKind::GravitaturPlaced => ([false, false, true, false], false),
        EventKind::NullRespawned | EventKind::TotemSacrificed | EventKind::TotemLost => {
            ([false, false, true, false], true)
        }
        EventKind::NullStepped => ([false, true, true, false], true),
        EventKind::NullSwapped => ([false, true, true, true], false),
        EventKind::NullCaptured => ([false, true, false, false], false),
    };
    assert_eq!(says, expected, "{event:?}");
    assert!(captured.is_none() || may_capture, "{event:?}");
    assert_eq!(number.is_some(), kind == EventKind::Rolled);
    let is_step = matches!(kind, EventKind::NullStepped | EventKind::NullSwapped);
    assert_eq!(direction.is_some(), is_step);
    if let (Some(from), Some(piece)) = (from, piece) {
        assert_eq!(board.piece_at(from), Some(piece));
    }
    if let (Some(to), Some(other)) = (to, other) {
        assert_eq!(board.piece_at(to), Some(other));
    }
    if let Some((square, taken)) = captured {
        assert_eq!(board.piece_at(square), Some(taken));
    }
    if let (Some(from), Some(to), Some(direction)) = (from, to, direction) {
        check_step(from, to, direction);
    }
    if is_step || kind == EventKind::NullCaptured {
        assert_eq!(board.null(), from);
    }
    match (kind, to) {
        (EventKind::GravitaturPlaced | EventKind::Attracted, Some(to)) => {
            assert!(!board.occupied().contains(to) && from != Some(to));
        }
        (EventKind::Moved | EventKind::SentHome, Some(to)) if captured.is_none() => {
            assert_eq!(board.piece_at(to), None);
        }
        (EventKind::Promoted, Some(to)) => {
            let pawn = board.piece_at(to).unwrap();
            assert_eq!((pawn.role, Some(pawn.color)), (Role::Pawn, piece.map(|it| it.color)));
        }
        (EventKind::NullStepped | EventKind::NullRespawned | EventKind::SentHome, Some(to)) => {
            assert!(captured.is_none_or(|(square, _)| square == to));
        }
        (EventKind::TotemSacrificed | EventKind::TotemLost, Some(to)) => {
            assert_eq!(captured.unwrap().0, to);
        }
        _ => {}
    }
}

/// A step goes in its direction, on a board of nine by nine whose edges meet.
fn check_step(from: Square, to: Square, direction: Direction) {
    let (files, ranks) = direction.step();
    let wrapped = |at: u8, step: i8| (at as i8 + step).rem_euclid(9) as u8;
    assert_eq!((to.file(), to.rank()), (wrapped(from.file(), files), wrapped(from.rank(), ranks)));
}

fn check_at(game: &Game) {
    let (played, positions) = (game.actions(), game.positions());
    for ply in [0, played.len() / 2, played.len()] {
        let then = game.at(ply);
        assert_eq!((then.actions(), then.positions()), (&played[..ply], &positions[..=ply]));
        let mut forth = Game::new(game.variant());
        played[..ply].iter().for_each(|action| forth.play_unchecked(*action));
        assert_eq!(
            (then.repetitions(), then.end(), then.claim(), then.legal_actions()),
            (forth.repetitions(), forth.end(), forth.claim(), forth.legal_actions())
        );
    }
    assert_eq!(game.at(played.len() + 1).positions(), positions);
}

fn check_takeback(game: &Game) {
    let state =
        |game: &Game| (*game.position(), game.end(), game.claim(), game.legal_actions().to_vec());
    let mut back = game.clone();
    let mut states = vec![state(&back)];
    for action in game.actions().iter().rev() {
        assert_eq!(back.takeback(), Some(*action));
        states.push(state(&back));
    }
    assert_eq!(back.takeback(), None);
    assert_eq!(back.positions(), &game.positions()[..1]);
    let mut forth = Game::from_fen(game.variant(), &back.fen()).unwrap();
    for action in game.actions() {
        assert_eq!(states.pop(), Some(state(&forth)));
        back.play(*action).unwrap();
        assert_eq!(back.takeback(), Some(*action));
        assert_eq!(state(&back), state(&forth));
        back.play(*action).unwrap();
        forth.play(*action).unwrap();
    }
    assert_eq!(state(&back), state(&forth));
    assert_eq!(states, [state(&forth)]);
}
