//! Why a king does not castle.

use super::Explainer;
use crate::Square;
use crate::notation::parse::Wing;
use crate::notation::reason::CastlingReason;

impl Explainer<'_> {
    /// Castling to this wing is not legal.
    pub(super) fn no_castling(&self, wing: Wing) -> CastlingReason {
        let features = self.variant.features();
        if !features.castling {
            return CastlingReason::NotInGame { game: self.variant.id() };
        }
        let side = self.position.turn;
        let own = self.board.of_color(side);
        if (self.position.castling & own).is_empty() {
            return CastlingReason::NoRight { side };
        }
        let geometry = features.geometry;
        let file = if wing == Wing::King { geometry.files - 1 } else { 0 };
        let rook = Square::new(file, side.first_rank(geometry.ranks));
        if !self.position.castling.contains(rook) {
            return CastlingReason::NoRightWith { side, rook };
        }
        match self.variant.checked(self.position, side) {
            Some(king) => CastlingReason::InCheck { king },
            None => CastlingReason::InTheWay { side },
        }
    }
}
