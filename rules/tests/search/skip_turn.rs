//! A side that makes no turn.

use rules::{Phase, Position, fen};

use super::{legal, sample, told};

#[test]
fn a_side_that_is_not_in_check_may_skip_its_turn() {
    let mut skips = 0;
    sample::each(|variant, position| {
        let due = match position.phase {
            Phase::Move | Phase::MoveWithRoll(_) => true,
            Phase::Roll { by } => by == position.turn,
            Phase::AnswerRoll { .. } | Phase::Over(_) => false,
        };
        let in_check = variant.king_in_check(position, position.turn).is_some();
        let skipped = variant.search().skip_turn(position);
        assert_eq!(skipped.is_some(), due && !in_check, "{}", told(variant, position));
        let Some(skipped) = skipped else {
            return;
        };
        skips += 1;
        assert!(skipped.en_passant.is_empty());
        assert_eq!(skipped.halfmove, position.halfmove + 1);
        assert_eq!((skipped.board, skipped.castling), (position.board, position.castling));
        assert_eq!(skipped.turn, !position.turn);
        assert_eq!(skipped.totem.roll_undo, None);
        let text = fen::write(variant, &skipped);
        assert_eq!(fen::parse(variant, &text).unwrap(), skipped, "{}", told(variant, position));
    });
    assert!(skips > 1000, "{skips}");
}

/// What passing changes beside the board is what a quiet turn changes.
#[test]
fn a_skipped_turn_counts_as_a_turn() {
    sample::each(|variant, position| {
        let Some(skipped) = variant.search().skip_turn(position) else {
            return;
        };
        let quiet = legal(variant, position).into_iter().find_map(|action| {
            let next = variant.play(position, action);
            let is_quiet = action.is_turn()
                && next.halfmove == skipped.halfmove
                && next.castling == skipped.castling
                && next.totem.totem_promotion_lost == skipped.totem.totem_promotion_lost
                && variant.king_in_check(&next, next.turn).is_none()
                && !matches!(next.phase, Phase::Over(_));
            is_quiet.then_some(next)
        });
        if let Some(quiet) = quiet {
            let same_board = Position { board: skipped.board, ..quiet };
            assert_eq!(same_board, skipped, "{}", told(variant, position));
        }
    });
}
