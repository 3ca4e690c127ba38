//! A side that makes no turn.

use rules::{Phase, Position, fen};

use super::{legal, sample, told};

#[test]
fn a_side_that_is_not_in_check_may_pass() {
    let mut passes = 0;
    sample::each(|variant, position| {
        let due = match position.phase {
            Phase::Move | Phase::MoveWithRoll(_) => true,
            Phase::Roll { by } => by == position.turn,
            Phase::AnswerRoll { .. } | Phase::Over(_) => false,
        };
        let in_check = variant.king_in_check(position, position.turn).is_some();
        let passed = variant.search().passed(position);
        assert_eq!(passed.is_some(), due && !in_check, "{}", told(variant, position));
        let Some(passed) = passed else {
            return;
        };
        passes += 1;
        assert!(passed.en_passant.is_empty());
        assert_eq!(passed.halfmove, position.halfmove + 1);
        assert_eq!((passed.board, passed.castling), (position.board, position.castling));
        assert_eq!(passed.turn, !position.turn);
        assert_eq!(passed.totem.roll_undo, None);
        let text = fen::write(variant, &passed);
        assert_eq!(fen::parse(variant, &text).unwrap(), passed, "{}", told(variant, position));
    });
    assert!(passes > 1000, "{passes}");
}

/// What passing changes beside the board is what a quiet turn changes.
#[test]
fn a_pass_counts_as_a_turn() {
    sample::each(|variant, position| {
        let Some(passed) = variant.search().passed(position) else {
            return;
        };
        let quiet = legal(variant, position).into_iter().find_map(|action| {
            let next = variant.play(position, action);
            let is_quiet = action.is_turn()
                && next.halfmove == passed.halfmove
                && next.castling == passed.castling
                && next.totem.barred == passed.totem.barred
                && variant.king_in_check(&next, next.turn).is_none()
                && !matches!(next.phase, Phase::Over(_));
            is_quiet.then_some(next)
        });
        if let Some(quiet) = quiet {
            let same_board = Position { board: passed.board, ..quiet };
            assert_eq!(same_board, passed, "{}", told(variant, position));
        }
    });
}
