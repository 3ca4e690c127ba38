//! From where pieces give check.

use rules::{Action, Bitboard, Piece, Position, Role, SearchVariant};

/// The roles whose checks are told without making the move.
const ROLES: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// From where the side to move gives check, worked out once for all moves of a position.
#[derive(Clone, Copy, Default)]
pub(super) struct CheckSquares {
    /// By role, as in [`ROLES`].
    direct: [Bitboard; ROLES.len()],
    /// Own pieces that may hide a check, and squares of which moves to them tell nothing.
    uncertain: Bitboard,
}

impl CheckSquares {
    /// Those of a position's side to move.
    pub(super) fn of(variant: &dyn SearchVariant, position: &Position) -> Self {
        let Position { board, turn, .. } = position;
        let Some(royal) = board.royal(!*turn) else {
            return Self { uncertain: board.occupied(), ..Self::default() };
        };
        let direct = ROLES.map(|role| {
            // What a pawn attacks from, a pawn of the other side attacks.
            let color = if role == Role::Pawn { !*turn } else { *turn };
            variant.attacks(position, Piece { color, role }, royal)
        });
        let [.., queen] = direct;
        let null = board.null().map_or(Bitboard::EMPTY, Bitboard::of);
        Self { direct, uncertain: queen & board.of_color(*turn) | null }
    }

    /// Whether a turn that takes nothing gives check; `told` makes it and looks.
    pub(super) fn gives_check(
        &self,
        position: &Position,
        action: Action,
        told: impl Fn() -> bool,
    ) -> bool {
        let Some(mv) = action.as_move().filter(|mv| mv.promotion.is_none()) else {
            return told();
        };
        let board = &position.board;
        let role = board.role_at(mv.from);
        let place = ROLES.iter().position(|it| Some(*it) == role);
        let uncertain = self.uncertain.contains(mv.from)
            || self.uncertain.contains(mv.to)
            || board.occupied().contains(mv.to);
        match place {
            Some(place) if !uncertain => {
                let gives_check = self.direct[place].contains(mv.to);
                debug_assert_eq!(gives_check, told(), "{action} {position:?}");
                gives_check
            }
            _ => told(),
        }
    }
}
