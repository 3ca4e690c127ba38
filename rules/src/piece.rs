//! Sides, kinds of piece, and pieces.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Color {
    /// The side that moves first and up the board.
    White,
    /// The side that moves second and down the board.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// How many ranks one step forward is: 1 or -1.
    pub const fn forward(self) -> i8 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }

    /// The rank that the side's pieces start on, on boards of `ranks` ranks.
    pub(crate) const fn first_rank(self, ranks: u8) -> u8 {
        match self {
            Self::White => 0,
            Self::Black => ranks - 1,
        }
    }

    /// The rank that the side's pawns start on.
    pub(crate) const fn pawn_rank(self, ranks: u8) -> u8 {
        match self {
            Self::White => 1,
            Self::Black => ranks - 2,
        }
    }

    /// The rank that the side's pawns promote on.
    pub(crate) const fn promotion_rank(self, ranks: u8) -> u8 {
        match self {
            Self::White => ranks - 1,
            Self::Black => 0,
        }
    }

    /// The side of this [name](Self::name).
    pub fn by_name(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|color| color.name() == name)
    }

    /// `white` or `black`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct ByColor<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Role {
    /// Steps forward, promotes at the end.
    Pawn,
    /// Jumps.
    Knight,
    /// Slides along diagonals.
    Bishop,
    /// Slides along files and ranks.
    Rook,
    /// Slides both ways.
    Queen,
    /// Royal, one step.
    King,
    /// Moves far through friends and swaps with them, takes only the enemy Totem and the Null.
    Totem,
    /// Royal, steps straight ahead or back and captures diagonally.
    SpiritKing,
    /// Royal, moves as a Totem and captures.
    AscendedKing,
}

impl Role {
    /// How many kinds there are.
    pub const COUNT: usize = 9;

    /// Every kind.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
        Self::Totem,
        Self::SpiritKing,
        Self::AscendedKing,
    ];

    /// The kinds of plain chess.
    pub const ORTHODOX: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn may become.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The letter in notation and of a white piece in FEN.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
            Self::Totem => 'T',
            Self::SpiritKing => 'S',
            Self::AscendedKing => 'A',
        }
    }

    /// The kind that `letter` stands for, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|role| role.letter() == letter)
    }

    /// The name in words, in lower case except for pieces that only one game has.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
            Self::Totem => "Totem",
            Self::SpiritKing => "Spirit King",
            Self::AscendedKing => "Ascended King",
        }
    }

    /// What it counts in an exchange, in hundredths of a pawn.
    pub const fn value(self) -> i32 {
        match self {
            Self::Pawn => 100,
            Self::Knight => 320,
            Self::Bishop => 330,
            Self::Rook => 500,
            Self::Totem => 600,
            Self::Queen => 950,
            Self::King | Self::SpiritKing | Self::AscendedKing => 5000,
        }
    }

    /// Whether a side that loses it loses the game.
    pub const fn is_royal(self) -> bool {
        matches!(self, Self::King | Self::SpiritKing | Self::AscendedKing)
    }
}

/// A piece of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The letter in FEN: upper case for White.
    pub fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece that a FEN letter stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        Role::from_letter(letter).map(|role| Self { color, role })
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role.name())
    }
}
