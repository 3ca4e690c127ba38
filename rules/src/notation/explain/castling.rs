//! Why a king does not castle.

use super::Diagnosis;
use crate::notation::illegal::Message;
use crate::notation::parse::{Pattern, Wing};
use crate::{CastlingRights, Piece, Role, Square};

impl Diagnosis<'_> {
    /// The wing to which the king castles, where a pattern has it go to its rook.
    pub(super) fn to_own_rook(&self, pattern: &Pattern) -> Option<Wing> {
        let features = self.variant.features();
        let (king, rook) = (pattern.from()?, pattern.target?);
        let home = self.position.turn.first_rank(features.geometry.ranks);
        let own = |square, role| {
            self.board.piece_at(square) == Some(Piece { color: self.position.turn, role })
        };
        let stand = features.castling
            && pattern.may_castle()
            && own(king, Role::King)
            && own(rook, Role::Rook);
        let wing = if rook > king { Wing::King } else { Wing::Queen };
        (stand && [king, rook].iter().all(|square| square.rank() == home)).then_some(wing)
    }

    /// Castling to this wing is not legal.
    pub(super) fn no_castling(&self, wing: Wing) -> Message {
        let features = self.variant.features();
        if !features.castling {
            return self.naming_game("mistake-no-castling");
        }
        let side = self.position.turn;
        let of_side = |id| Message::new(id).with("side", side);
        if !self.position.castling.has_any(CastlingRights::of_color(side)) {
            return of_side("mistake-no-right");
        }
        let geometry = features.geometry;
        let file = if wing == Wing::King { geometry.files - 1 } else { 0 };
        let rook = Square::new(file, side.first_rank(geometry.ranks));
        let right = CastlingRights::EACH[2 * side as usize + usize::from(wing == Wing::Queen)];
        if !self.position.castling.has_any(right) {
            return of_side("mistake-no-right-with").with("rook", rook);
        }
        match self.variant.king_in_check(self.position, side) {
            Some(king) => Message::new("mistake-castling-in-check").with("king", king),
            None => of_side("mistake-castling-in-the-way"),
        }
    }
}
