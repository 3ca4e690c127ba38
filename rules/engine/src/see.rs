//! Taking and taking back on one square.

use rules::{Action, Bitboard, Color, Position, Role, SearchVariant, Square, Variant};

/// What `by` gains by taking on a square, in hundredths of a pawn, the cheapest piece first and each
/// side as long as it pays (static exchange); 0 where it had better not.
pub fn see(variant: &dyn Variant, position: &Position, square: Square, by: Color) -> i32 {
    let occupied = position.board.occupied();
    let taken = position.board.role_at(square).map_or(0, Role::value);
    StaticExchange { variant: variant.search(), position, square }.gain(by, taken, occupied)
}

/// Whether a turn costs more than what it takes and `margin` once all have taken back on its square.
/// Promotions never do.
pub(crate) fn see_loses(
    variant: &dyn SearchVariant,
    position: &Position,
    action: Action,
    margin: i32,
) -> bool {
    let Some(mv) = action.as_move() else {
        return false;
    };
    let value = |square| position.board.role_at(square).map_or(0, Role::value);
    let (taken, taker) = (value(mv.to), value(mv.from));
    // A pawn that takes en passant finds nothing on its square.
    if taker <= taken.max(Role::Pawn.value()) + margin || mv.promotion.is_some() {
        return false;
    }
    let occupied = position.board.occupied() & !Bitboard::of(mv.from);
    let static_exchange = StaticExchange { variant, position, square: mv.to };
    // What is left to gain, if the other side may stop at any time.
    taken + margin < static_exchange.gain(!position.turn, taker, occupied)
}

/// Captures on one square.
struct StaticExchange<'a> {
    variant: &'a dyn SearchVariant,
    position: &'a Position,
    square: Square,
}

impl StaticExchange<'_> {
    /// What `by` gains where a piece that counts `taken` stands on the square, and the other pieces
    /// on `occupied`.
    fn gain(&self, by: Color, taken: i32, occupied: Bitboard) -> i32 {
        let attackers = self.variant.attackers(self.position, by, self.square, occupied) & occupied;
        if taken == 0 || attackers.is_empty() {
            return 0;
        }
        let board = &self.position.board;
        let cheapest = BY_WORTH.iter().find_map(|role| {
            let from = (attackers & board.of_role(*role)).first()?;
            Some((from, role.value()))
        });
        let Some((from, taker)) = cheapest else {
            return 0;
        };
        (taken - self.gain(!by, taker, occupied & !Bitboard::of(from))).max(0)
    }
}

/// All roles, the cheapest first.
const BY_WORTH: [Role; 9] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Totem,
    Role::Queen,
    Role::King,
    Role::SpiritKing,
    Role::AscendedKing,
];

#[cfg(test)]
mod tests {
    use rules::{Game, variants};

    use super::*;

    #[test]
    fn what_is_defended_is_taken_only_where_it_pays() {
        let chess = variants::by_id("chess").expect("a game");
        let gains = |fen: &str| {
            let game = Game::from_fen(chess, fen).expect("a position");
            see(chess, game.position(), "d5".parse().expect("a square"), Color::White)
        };
        assert_eq!(gains("4k3/8/8/3p4/8/8/3Q4/4K3 w - - 0 1"), Role::Pawn.value());
        assert_eq!(gains("4k3/8/4p3/3p4/8/8/3Q4/4K3 w - - 0 1"), 0);
        assert_eq!(gains("4k3/8/4p3/3n4/4P3/8/3Q4/4K3 w - - 0 1"), 320);
        assert_eq!(gains("4k3/8/8/3n4/8/8/8/4K3 w - - 0 1"), 0);
    }
}
