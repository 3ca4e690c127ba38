//! The fields of a position, as they are written.

use crate::{Bitboard, Board, Color, Geometry, Square};

/// Writes the side to move.
pub(super) fn turn_letter(color: Color) -> char {
    match color {
        Color::White => 'w',
        Color::Black => 'b',
    }
}

/// Writes which piece stands where, from the last rank down.
pub(crate) fn placement(board: &Board, geometry: Geometry) -> String {
    let mut text = String::new();
    for rank in (0..geometry.ranks).rev() {
        let mut empty = 0;
        for file in 0..geometry.files {
            let square = Square::new(file, rank);
            let letter = match board.piece_at(square) {
                Some(piece) => piece.letter(),
                None if board.null() == Some(square) => '0',
                None => {
                    empty += 1;
                    continue;
                }
            };
            push_count(&mut text, empty);
            empty = 0;
            text.push(letter);
        }
        push_count(&mut text, empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn push_count(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
}

/// The home squares of the rooks with the letters of their castling rights, in writing order.
pub(super) fn rook_homes(geometry: Geometry) -> [(char, Square); 4] {
    let home = |file, color: Color| Square::new(file, color.first_rank(geometry.ranks));
    [
        ('K', home(geometry.files - 1, Color::White)),
        ('Q', home(0, Color::White)),
        ('k', home(geometry.files - 1, Color::Black)),
        ('q', home(0, Color::Black)),
    ]
}

/// Writes castling rights.
pub(crate) fn castling(rights: Bitboard, geometry: Geometry) -> String {
    let homes = rook_homes(geometry).into_iter();
    let text: String =
        homes.filter(|(_, home)| rights.contains(*home)).map(|(letter, _)| letter).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

/// Writes the en passant squares, the nearest first to the side that has just moved.
pub(crate) fn squares(set: Bitboard, turn: Color) -> String {
    let mut squares: Vec<Square> = set.collect();
    if turn == Color::White {
        squares.reverse();
    }
    if squares.is_empty() {
        return "-".to_owned();
    }
    squares.iter().map(ToString::to_string).collect()
}
