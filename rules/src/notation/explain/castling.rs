//! Why a king does not castle.

use super::Diagnosis;
use crate::notation::illegal::Message;
use crate::notation::parse::{CastlingSide, MovePattern};
use crate::{CastlingRights, Piece, Role, Square};

impl Diagnosis<'_> {
    /// The wing to which the king castles, where a pattern has it go to its rook.
    pub(super) fn to_own_rook(&self, pattern: &MovePattern) -> Option<CastlingSide> {
        let features = self.variant.features();
        let (king, rook) = (pattern.from()?, pattern.target?);
        let home = self.position.turn.first_rank(features.board_size.ranks);
        let own = |square, role| {
            self.board.piece_at(square) == Some(Piece { color: self.position.turn, role })
        };
        let stand = features.castling
            && pattern.may_castle()
            && own(king, Role::King)
            && own(rook, Role::Rook);
        let castling_side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
        (stand && [king, rook].iter().all(|square| square.rank() == home)).then_some(castling_side)
    }

    /// Castling to this wing is not legal.
    pub(super) fn no_castling(&self, castling_side: CastlingSide) -> Message {
        let features = self.variant.features();
        if !features.castling {
            return self.naming_game("mistake-no-castling");
        }
        let side = self.position.turn;
        let of_side = |id| Message::new(id).with("side", side);
        if !self.position.castling.has_any(CastlingRights::of_color(side)) {
            return of_side("mistake-no-right");
        }
        let board_size = features.board_size;
        let file = if castling_side == CastlingSide::King { board_size.files - 1 } else { 0 };
        let rook = Square::new(file, side.first_rank(board_size.ranks));
        let right = CastlingRights::EACH
            [2 * side as usize + usize::from(castling_side == CastlingSide::Queen)];
        if !self.position.castling.has_any(right) {
            return of_side("mistake-no-right-with").with("rook", rook);
        }
        match self.variant.king_in_check(self.position, side) {
            Some(king) => Message::new("mistake-castling-in-check").with("king", king),
            None => of_side("mistake-castling-in-the-way"),
        }
    }
}
