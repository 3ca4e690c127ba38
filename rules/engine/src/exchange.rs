//! Taking and taking back on one square.

use rules::{Color, Position, Role, Square, Variant};

/// What `by` gains by taking on a square, in hundredths of a pawn, the cheapest piece first and each
/// side as long as it pays (static exchange); 0 where it had better not.
pub fn exchange(variant: &dyn Variant, position: &Position, square: Square, by: Color) -> i32 {
    taken_in_turns(variant, &mut position.clone(), square, by)
}

fn taken_in_turns(
    variant: &dyn Variant,
    position: &mut Position,
    square: Square,
    by: Color,
) -> i32 {
    let Some(taken) = position.board.role_at(square).map(Role::value) else {
        return 0;
    };
    let attackers = variant.attackers(position, by, square);
    let board = &position.board;
    let cheapest = attackers.min_by_key(|from| board.role_at(*from).map_or(0, Role::value));
    let Some(from) = cheapest else {
        return 0;
    };
    position.board.take(square);
    if let Some(piece) = position.board.take(from) {
        position.board.put(square, piece);
    }
    (taken - taken_in_turns(variant, position, square, !by)).max(0)
}

#[cfg(test)]
mod tests {
    use rules::{Game, variants};

    use super::*;

    #[test]
    fn what_is_defended_is_taken_only_where_it_pays() {
        let chess = variants::by_id("chess").expect("a game");
        let gains = |fen: &str| {
            let game = Game::from_fen(chess, fen).expect("a position");
            exchange(chess, game.position(), "d5".parse().expect("a square"), Color::White)
        };
        assert_eq!(gains("4k3/8/8/3p4/8/8/3Q4/4K3 w - - 0 1"), Role::Pawn.value());
        assert_eq!(gains("4k3/8/4p3/3p4/8/8/3Q4/4K3 w - - 0 1"), 0);
        assert_eq!(gains("4k3/8/4p3/3n4/4P3/8/3Q4/4K3 w - - 0 1"), 320);
        assert_eq!(gains("4k3/8/8/3n4/8/8/8/4K3 w - - 0 1"), 0);
    }
}
