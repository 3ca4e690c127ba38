//! Sets of squares, and which piece stands where.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{ByColor, Color, Event, EventKind, MAX_SIDE, Piece, Role, Square};

/// A set of squares, bit `n` for the square numbered `n`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Bitboard(pub u128);

/// The bit of each square. A table, since a shift of this width takes several instructions; of more
/// than there are squares, so that no index needs a check.
static MASKS: [u128; 128] = {
    let mut masks = [0; 128];
    let mut index = 0;
    while index < masks.len() {
        masks[index] = 1 << index;
        index += 1;
    }
    masks
};

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The set of `square` alone.
    pub const fn of(square: Square) -> Self {
        Self(MASKS[square.index()])
    }

    /// Whether `square` is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & MASKS[square.index()] != 0
    }

    /// Whether no square is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Every square moved on by `step` in number. The caller masks what leaves the board.
    pub(crate) const fn shifted(self, step: i8) -> Self {
        if step >= 0 { Self(self.0 << step) } else { Self(self.0 >> -step) }
    }

    /// The squares beside these on ranks and files, and perhaps some at the other edge.
    pub(crate) const fn adjacent_orthogonal(self) -> Self {
        Self(self.0 << 1 | self.0 >> 1 | self.0 << MAX_SIDE | self.0 >> MAX_SIDE)
    }

    /// The squares beside these on diagonals, and perhaps some at the other edge.
    pub(crate) const fn adjacent_diagonal(self) -> Self {
        let rows = self.0 << MAX_SIDE | self.0 >> MAX_SIDE;
        Self(rows << 1 | rows >> 1)
    }

    /// The square with the highest number.
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::from_small((127 - self.0.leading_zeros()) as u8))
        }
    }

    /// The square with the lowest number.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_small(self.0.trailing_zeros() as u8)) }
    }
}

impl Iterator for Bitboard {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let first = self.first();
        self.0 &= self.0.wrapping_sub(1);
        first
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }

    /// Each half by itself, which takes half the instructions.
    fn fold<T, F: FnMut(T, Square) -> T>(self, mut folded: T, mut add: F) -> T {
        for (mut half, offset) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            while half != 0 {
                folded = add(folded, Square::from_small(half.trailing_zeros() as u8 + offset));
                half &= half - 1;
            }
        }
        folded
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

macro_rules! set_operator {
    ($operator:ident $method:ident $assign:ident $assign_method:ident) => {
        impl $operator for Bitboard {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                Self(self.0.$method(other.0))
            }
        }
        impl $assign for Bitboard {
            fn $assign_method(&mut self, other: Self) {
                self.0.$assign_method(other.0);
            }
        }
    };
}
set_operator!(BitAnd bitand BitAndAssign bitand_assign);
set_operator!(BitOr bitor BitOrAssign bitor_assign);
set_operator!(BitXor bitxor BitXorAssign bitxor_assign);

/// The complement has squares outside the board: intersect it with a set that has none.
impl Not for Bitboard {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// Which piece stands where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Board {
    colors: ByColor<Bitboard>,
    roles: [Bitboard; Role::COUNT],
    null: Bitboard,
}

impl Board {
    /// Every square that something stands on: a piece, or the Null.
    pub fn occupied(&self) -> Bitboard {
        self.colors.white | self.colors.black | self.null
    }

    /// The squares of one side's pieces.
    pub fn of_color(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The squares of one kind of piece, of both sides.
    pub fn of_role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// The squares of one side's pieces of one kind.
    pub fn of(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color] & self.roles[role as usize]
    }

    /// The square of the Null, which belongs to no side.
    pub fn null(&self) -> Option<Square> {
        self.null.first()
    }

    /// Puts the Null on `square`, or takes it off the board. What stands there stays.
    pub fn set_null(&mut self, square: Option<Square>) {
        self.null = square.map_or(Bitboard::EMPTY, Bitboard::of);
    }

    /// The square of a side's royal piece, in any form.
    pub fn royal(&self, color: Color) -> Option<Square> {
        let forms = self.of_role(Role::King)
            | self.of_role(Role::SpiritKing)
            | self.of_role(Role::AscendedKing);
        (self.colors[color] & forms).first()
    }

    /// The square of a side's king.
    pub fn king(&self, color: Color) -> Option<Square> {
        self.of(color, Role::King).first()
    }

    /// The side whose piece stands on `square`.
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.colors[color].contains(square))
    }

    /// The kind of piece on `square`.
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.roles[role as usize].contains(square))
    }

    /// The piece on `square`.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = self.color_at(square)?;
        let role = self.role_at(square)?;
        Some(Piece { color, role })
    }

    /// Puts `piece` on `square`, in place of what stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        self.colors[piece.color] |= Bitboard::of(square);
        self.roles[piece.role as usize] |= Bitboard::of(square);
    }

    /// Empties `square` and returns what stood there.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.colors[piece.color] ^= Bitboard::of(square);
        self.roles[piece.role as usize] ^= Bitboard::of(square);
        Some(piece)
    }

    /// Puts `piece` on the empty `square`, or takes away the one that is known to stand there.
    pub(crate) fn toggle(&mut self, square: Square, piece: Piece) {
        self.colors[piece.color] ^= Bitboard::of(square);
        self.roles[piece.role as usize] ^= Bitboard::of(square);
    }

    /// Exchanges what stands on two squares.
    pub fn swap(&mut self, a: Square, b: Square) {
        let (on_a, on_b) = (self.take(a), self.take(b));
        if let Some(piece) = on_a {
            self.put(b, piece);
        }
        if let Some(piece) = on_b {
            self.put(a, piece);
        }
    }

    /// Changes the board as `event` says. [`EventKind::RollUndone`] changes nothing: the board that
    /// comes back is in [`Position::before_roll`](crate::Position::before_roll).
    pub fn apply(&mut self, event: Event) {
        use EventKind::{NullCaptured, NullRespawned, NullStepped, NullSwapped};
        if let Some((square, _)) = event.captured {
            self.take(square);
        }
        match (event.from, event.to, event.piece.or(event.other)) {
            (Some(from), Some(to), Some(_)) => self.swap(from, to),
            (None, Some(to), Some(piece)) => self.put(to, piece),
            _ => {}
        }
        if matches!(event.kind, NullStepped | NullSwapped | NullCaptured | NullRespawned) {
            self.set_null(event.to);
        }
    }

    /// The squares whose pieces differ from those of another board.
    pub(crate) fn differences(&self, other: &Self) -> Bitboard {
        let colors =
            self.colors.white ^ other.colors.white | self.colors.black ^ other.colors.black;
        let roles = self.roles.iter().zip(other.roles);
        roles.fold(colors, |all, (ours, theirs)| all | *ours ^ theirs)
    }

    /// Every piece with its square, from `a1` along the ranks.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        (self.colors.white | self.colors.black)
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }
}
