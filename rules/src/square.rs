//! Squares and board shapes.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Bitboard;

/// How many files and ranks the largest board has.
pub const MAX_SIDE: u8 = 9;

/// How many squares the largest board has.
pub const MAX_SQUARES: usize = 81;

/// A square, numbered `rank * 9 + file` on every board.
///
/// One numbering serves boards of every size: a smaller board is the lower left corner of the
/// largest, so a square means the same in all games and needs no board to be written as text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on `file` and `rank`, both counted from 0.
    ///
    /// # Panics
    ///
    /// Panics if either is 9 or more.
    pub const fn new(file: u8, rank: u8) -> Self {
        assert!(file < MAX_SIDE && rank < MAX_SIDE);
        Self(rank * MAX_SIDE + file)
    }

    /// The square with a number below [`MAX_SQUARES`].
    ///
    /// # Panics
    ///
    /// Panics if `index` is 81 or more.
    pub const fn from_index(index: u8) -> Self {
        assert!((index as usize) < MAX_SQUARES);
        Self(index)
    }

    /// The same, checked only while debugging.
    pub(crate) const fn from_small(index: u8) -> Self {
        debug_assert!((index as usize) < MAX_SQUARES);
        Self(index)
    }

    /// The square's number, `rank * 9 + file`.
    pub const fn index(self) -> usize {
        (self.0 & 127) as usize
    }

    /// The file, 0 for `a`.
    pub const fn file(self) -> u8 {
        self.0 % MAX_SIDE
    }

    /// The rank, 0 for `1`.
    pub const fn rank(self) -> u8 {
        self.0 / MAX_SIDE
    }

    /// Whether it is dark: `a1` is.
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }

    /// The letter of the file.
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// The digit of the rank.
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }

    /// The square `files` to the right and `ranks` up, if `board_size` has it.
    pub const fn offset(self, files: i8, ranks: i8, board_size: BoardSize) -> Option<Self> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 || file >= board_size.files as i8 || rank >= board_size.ranks as i8
        {
            return None;
        }
        Some(Self::new(file as u8, rank as u8))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank_digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a square is a letter from a to i and a digit from 1 to 9")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [file @ b'a'..=b'i', rank @ b'1'..=b'9'] => Ok(Self::new(file - b'a', rank - b'1')),
            _ => Err(ParseSquareError),
        }
    }
}

/// The shape of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct BoardSize {
    /// How many files, from `a`.
    pub files: u8,
    /// How many ranks, from `1`.
    pub ranks: u8,
}

impl BoardSize {
    /// The board of 8 by 8.
    pub const EIGHT: Self = Self { files: 8, ranks: 8 };
    /// The board of 9 by 9.
    pub const NINE: Self = Self { files: 9, ranks: 9 };

    /// Whether the board has `square`.
    pub const fn contains(self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    /// The squares of one rank, counted from 0.
    pub(crate) const fn rank(self, rank: u8) -> Bitboard {
        Bitboard(((1 << self.files) - 1) << (rank * MAX_SIDE))
    }

    /// The squares of one file, counted from 0.
    pub(crate) const fn file(self, file: u8) -> Bitboard {
        let mut found = 0;
        let mut rank = 0;
        while rank < self.ranks {
            found |= 1 << Square::new(file, rank).index();
            rank += 1;
        }
        Bitboard(found)
    }

    /// Every square, from `a1` along the ranks.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.ranks).flat_map(move |rank| (0..self.files).map(move |f| Square::new(f, rank)))
    }
}
