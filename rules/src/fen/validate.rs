//! What can be read and is no position of a game all the same.

use super::{FenError, FenPart};
use crate::variants::Variant;
use crate::{BoardSize, Color, Position, Role};

/// Refuses a position without exactly one king each.
pub(crate) fn check_kings(position: &Position) -> Result<(), FenError> {
    for color in Color::BOTH {
        let kings = position.board.of(color, Role::King).len();
        if kings != 1 {
            let reason = format!("{color} must have exactly one king, not {kings}");
            return Err(FenError::new(FenPart::Kings, reason));
        }
    }
    Ok(())
}

/// Refuses pawns on their last rank and, unless `first_rank` allows them, on their first.
pub(crate) fn check_pawns(
    position: &Position,
    board_size: BoardSize,
    first_rank: bool,
) -> Result<(), FenError> {
    for color in Color::BOTH {
        let pawns = position.board.of(color, Role::Pawn);
        let mut ranks = vec![(color.promotion_rank(board_size.ranks), "last")];
        if !first_rank {
            ranks.push((color.first_rank(board_size.ranks), "first"));
        }
        for (rank, name) in ranks {
            if let Some(square) = (pawns & board_size.rank(rank)).first() {
                let reason = format!("a {color} pawn cannot stand on {square}, its {name} rank");
                return Err(FenError::new(FenPart::Rank, reason));
            }
        }
    }
    Ok(())
}

/// Refuses a position in which the side not to move is in check.
pub(crate) fn check_capturable_king(
    variant: &dyn Variant,
    position: &Position,
) -> Result<(), FenError> {
    match variant.king_in_check(position, !position.turn) {
        Some(king) => {
            let (mover, other) = (position.turn, !position.turn);
            let reason =
                format!("it is {mover}'s move, but the king of {other} on {king} is in check");
            Err(FenError::new(FenPart::Check, reason))
        }
        None => Ok(()),
    }
}
