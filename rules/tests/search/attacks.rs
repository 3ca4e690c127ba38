//! Which pieces attack a square, and which squares a piece attacks.

use rules::{Bitboard, Color, Role};

use super::{sample, told};

#[test]
fn pieces_attack_what_is_attacked_by_them() {
    sample::each(|variant, position| {
        let board = &position.board;
        for by in Color::BOTH {
            for square in variant.features().board_size.squares() {
                let attackers = variant.search().attackers(position, by, square, board.occupied());
                let attacking = board.pieces().filter(|&(from, piece)| {
                    piece.color == by
                        && variant.search().attacks(position, piece, from).contains(square)
                });
                let expected: Bitboard = attacking.map(|(from, _)| from).collect();
                assert_eq!(attackers, expected, "{by} {square} {}", told(variant, position));
            }
        }
    });
}

#[test]
fn a_royal_piece_that_is_attacked_is_in_check() {
    sample::each(|variant, position| {
        for color in Color::BOTH {
            let royal = position.board.royal(color);
            let occupied = position.board.occupied();
            let attacked = royal.filter(|royal| {
                !variant.search().attackers(position, !color, *royal, occupied).is_empty()
            });
            assert_eq!(
                variant.king_in_check(position, color),
                attacked,
                "{}",
                told(variant, position)
            );
        }
    });
}

#[test]
fn nothing_beyond_the_board_is_attacked_and_totems_attack_nothing() {
    sample::each(|variant, position| {
        let squares: Bitboard = variant.features().board_size.squares().collect();
        for (from, piece) in position.board.pieces() {
            let attacked = variant.search().attacks(position, piece, from);
            assert!((attacked & !squares).is_empty(), "{from} {}", told(variant, position));
            assert!(!attacked.contains(from), "{from} {}", told(variant, position));
            assert!(piece.role != Role::Totem || attacked.is_empty());
        }
    });
}
