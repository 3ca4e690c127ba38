//! The one-ply player, to compare with: it judges the position after each of its own turns by
//! material, by how far the pawns have come and by how many squares the pieces reach.

use std::iter;

use rand::RngExt;
use rules::{Action, Board, BoardSize, Color, Game, Outcome, Piece, Position, Role, Square};

use crate::seeds::Numbers;

/// What a win is worth: more than any board.
const WIN: i32 = 1_000_000;
/// What a step of a pawn is worth.
const STEP: i32 = 6;
/// What a square within reach is worth.
const REACH: i32 = 3;

/// The eight directions, those along files and ranks first.
const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
/// The jumps of a knight.
const JUMPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The best action, one of them by chance if there are several.
pub(super) fn choose(game: &Game, numbers: &mut Numbers) -> Action {
    let side = game.position().side_to_act();
    let worth = |action: &Action| {
        let next = game.variant().play(game.position(), *action);
        match game.variant().end(&next) {
            Some(Outcome::Win { winner, .. }) if winner == side => WIN,
            Some(Outcome::Win { .. }) => -WIN,
            Some(Outcome::Draw(_)) => 0,
            None => worth(&next, game.variant().features().board_size, side),
        }
    };
    let legal = game.legal_actions().iter().copied();
    let best = legal.max_by_key(|action| (worth(action), numbers.random::<u32>()));
    best.expect("an action is legal")
}

/// What a position is worth to a side.
fn worth(position: &Position, board_size: BoardSize, side: Color) -> i32 {
    let pieces = position.board.pieces();
    let worth = pieces.map(|(square, piece)| {
        let material = if piece.role.is_royal() { 0 } else { piece.role.value() };
        let worth = material
            + progress(square, piece, board_size)
            + REACH * reach(&position.board, square, piece.role, board_size);
        if piece.color == side { worth } else { -worth }
    });
    worth.sum()
}

/// What a pawn's way up the board is worth.
fn progress(square: Square, piece: Piece, board_size: BoardSize) -> i32 {
    if piece.role != Role::Pawn {
        return 0;
    }
    let steps = match piece.color {
        Color::White => square.rank(),
        Color::Black => board_size.ranks - 1 - square.rank(),
    };
    STEP * i32::from(steps)
}

/// How many empty squares a piece reaches by the moves of orthodox chess.
fn reach(board: &Board, from: Square, role: Role, board_size: BoardSize) -> i32 {
    let (directions, distance): (&[(i8, i8)], usize) = match role {
        Role::Knight => (&JUMPS, 1),
        Role::Bishop => (&DIRECTIONS[4..], usize::MAX),
        Role::Rook => (&DIRECTIONS[..4], usize::MAX),
        Role::Queen => (&DIRECTIONS, usize::MAX),
        Role::Pawn | Role::King | Role::Totem | Role::SpiritKing | Role::AscendedKing => {
            return 0;
        }
    };
    let occupied = board.occupied();
    let line = |&(files, ranks): &(i8, i8)| {
        let squares = iter::successors(Some(from), |at| at.offset(files, ranks, board_size));
        squares.skip(1).take(distance).take_while(|square| !occupied.contains(*square)).count()
    };
    directions.iter().map(line).sum::<usize>() as i32
}

#[cfg(test)]
mod tests {
    use rules::variants::by_id;

    use super::*;
    use crate::seeds::{Purpose, numbers};

    fn chosen(id: &str, fen: &str) -> String {
        let game = Game::from_fen(by_id(id).unwrap(), fen).unwrap();
        choose(&game, &mut numbers(1, 1, Purpose::White)).to_string()
    }

    #[test]
    fn it_mates_takes_and_promotes() {
        assert_eq!(chosen("chess", "7k/8/6K1/8/8/8/8/R7 w - - 0 1"), "a1a8");
        assert_eq!(chosen("chess", "7k/8/8/3q4/8/4N3/8/K7 w - - 0 1"), "e3d5");
        let pawn = "8/P7/8/8/8/7k/8/K7 w - - 0 1 1";
        assert_eq!(chosen("superpermutation-d8", pawn), "a7a8q");
    }

    #[test]
    fn the_start_is_even() {
        for variant in rules::variants::VARIANTS {
            let game = Game::new(*variant);
            assert_eq!(worth(game.position(), variant.features().board_size, Color::White), 0);
        }
    }
}
