//! A board's shape: what lies near and ahead of each square.

use rules::{Bitboard, BoardSize, Color, MAX_SIDE, MAX_SQUARES, Square};

use super::terms;

/// What lies near and ahead of each square of a board.
#[derive(Clone, Debug)]
pub(super) struct BoardMasks {
    board_size: BoardSize,
    /// Every square.
    pub(super) all: Bitboard,
    files: Vec<Bitboard>,
    rings: Vec<Bitboard>,
    second_rings: Vec<Bitboard>,
    wrapped: Vec<Bitboard>,
    /// Where pieces count, by side.
    spots: [Vec<usize>; 2],
    /// Ahead of a pawn on its file, by side.
    front_spans: [Vec<Bitboard>; 2],
    /// The same with the files beside it.
    passed_pawn_masks: [Vec<Bitboard>; 2],
}

impl BoardMasks {
    pub(super) fn new(board_size: BoardSize) -> Self {
        let all: Bitboard = board_size.squares().collect();
        let near = |square: Square, far: u8| {
            let is_near = |other: &Square| {
                let files = square.file().abs_diff(other.file());
                files.max(square.rank().abs_diff(other.rank())) == far
            };
            board_size.squares().filter(is_near).collect::<Bitboard>()
        };
        let wrapped = |square: Square| {
            let apart = |a: u8, b: u8, side: u8| a.abs_diff(b).min(side - a.abs_diff(b));
            let is_near = |other: &Square| {
                let files = apart(square.file(), other.file(), board_size.files);
                files.max(apart(square.rank(), other.rank(), board_size.ranks)) == 1
            };
            board_size.squares().filter(is_near).collect::<Bitboard>()
        };
        let ahead = |color, wide: u8| {
            by_square(board_size, |square| {
                let is_ahead = |other: &Square| {
                    let forward = match color {
                        Color::White => other.rank() > square.rank(),
                        Color::Black => other.rank() < square.rank(),
                    };
                    forward && other.file().abs_diff(square.file()) <= wide
                };
                board_size.squares().filter(is_ahead).collect()
            })
        };
        let puzzle_position = |color, square: Square| {
            let files = usize::from(board_size.files);
            terms::puzzle_position(
                rank(board_size, color, square),
                usize::from(square.file()),
                files,
            )
        };
        let file = |file| board_size.squares().filter(move |it| it.file() == file).collect();
        Self {
            board_size,
            all,
            files: (0..board_size.files).map(file).collect(),
            spots: Color::BOTH
                .map(|color| by_square(board_size, |square| puzzle_position(color, square))),
            rings: by_square(board_size, |square| near(square, 1)),
            second_rings: by_square(board_size, |square| near(square, 2)),
            wrapped: by_square(board_size, wrapped),
            front_spans: Color::BOTH.map(|color| ahead(color, 0)),
            passed_pawn_masks: Color::BOTH.map(|color| ahead(color, 1)),
        }
    }

    /// The squares next to `square`.
    pub(super) fn ring(&self, square: Square) -> Bitboard {
        self.rings[square.index()]
    }

    /// The squares two steps from `square`.
    pub(super) fn second_ring(&self, square: Square) -> Bitboard {
        self.second_rings[square.index()]
    }

    /// The squares next to `square` where the edges meet.
    pub(super) fn wrapped(&self, square: Square) -> Bitboard {
        self.wrapped[square.index()]
    }

    /// The squares ahead of a pawn, to its last rank.
    pub(super) fn front_span(&self, color: Color, pawn: Square) -> Bitboard {
        self.front_spans[color as usize][pawn.index()]
    }

    /// The same with the files beside it.
    pub(super) fn passed_pawn_mask(&self, color: Color, pawn: Square) -> Bitboard {
        self.passed_pawn_masks[color as usize][pawn.index()]
    }

    /// The squares on the files beside that of `square`.
    pub(super) fn adjacent_files(&self, square: Square) -> Bitboard {
        let file = usize::from(square.file());
        let on = |file: Option<usize>| file.and_then(|it| self.files.get(it)).copied();
        on(file.checked_sub(1)).unwrap_or_default() | on(Some(file + 1)).unwrap_or_default()
    }

    /// The squares of a file.
    pub(super) fn file(&self, file: u8) -> Bitboard {
        self.files[usize::from(file)]
    }

    /// On how many files these squares lie.
    pub(super) fn count_files(&self, squares: Bitboard) -> usize {
        let first_rank = Bitboard((1 << MAX_SIDE) - 1);
        ((self.behind(Color::White, squares) | squares) & first_rank).len()
    }

    /// The squares with any of these ahead of them on their file, as a side sees it.
    pub(super) fn behind(&self, color: Color, squares: Bitboard) -> Bitboard {
        let mut filled = self.ahead(!color, squares).0;
        for ranks in [1, 2, 4] {
            match color {
                Color::White => filled |= filled >> (ranks * MAX_SIDE),
                Color::Black => filled |= filled << (ranks * MAX_SIDE),
            }
        }
        Bitboard(filled) & self.all
    }

    /// A rank as a side sees it, from 0.
    pub(super) fn rank(&self, color: Color, square: Square) -> usize {
        rank(self.board_size, color, square)
    }

    /// Where pieces of a side count, by square.
    pub(super) fn spots(&self, color: Color) -> &[usize] {
        &self.spots[color as usize]
    }

    /// The squares one step ahead of these.
    pub(super) fn ahead(&self, color: Color, squares: Bitboard) -> Bitboard {
        let moved = match color {
            Color::White => squares.0 << MAX_SIDE,
            Color::Black => squares.0 >> MAX_SIDE,
        };
        Bitboard(moved) & self.all
    }

    /// The squares that pawns on these attack.
    pub(super) fn pawn_attacks(&self, color: Color, pawns: Bitboard) -> Bitboard {
        let ahead = self.ahead(color, pawns);
        let left = Bitboard((ahead & !self.files[0]).0 >> 1);
        let right = Bitboard((ahead & !self.files[self.files.len() - 1]).0 << 1);
        left | right
    }
}

fn rank(board_size: BoardSize, color: Color, square: Square) -> usize {
    let rank = square.rank();
    usize::from(if color == Color::White { rank } else { board_size.ranks - 1 - rank })
}

fn by_square<T: Clone + Default>(board_size: BoardSize, of: impl Fn(Square) -> T) -> Vec<T> {
    let mut found = vec![T::default(); MAX_SQUARES];
    for square in board_size.squares() {
        found[square.index()] = of(square);
    }
    found
}
