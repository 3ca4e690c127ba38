//! What pieces attack: tables made at compile time, for every board shape.
//!
//! A slider's two rays along a file or a diagonal are found together: one subtraction carries to
//! the nearest piece above, and another, with the bytes in reverse order, to the nearest below. No
//! byte has two squares of such a line. A rank's are looked up in a table.

use crate::{Bitboard, Board, BoardSize, Color, MAX_SIDE, MAX_SQUARES, Role, Square};

/// More than there are squares: a power of two, so that no index of a square needs a check.
const SLOTS: usize = 128;

/// The squares seen from `square` along a `line` that is no rank, up to and with the first piece
/// each way.
const fn line_attacks(line: u128, square: Square, occupied: u128) -> u128 {
    let from = Bitboard::of(square).0;
    let pieces = line & occupied;
    let above = pieces.wrapping_sub(from);
    let below = pieces.swap_bytes().wrapping_sub(from.swap_bytes()).swap_bytes();
    (above ^ below) & line
}

/// How many sets of pieces can stand on a rank between its ends.
const INNER: usize = 1 << (MAX_SIDE - 2);

/// For each file and set of pieces between the ends of a rank, the files seen along it, on every
/// rank.
static RANKS: [[u128; INNER]; MAX_SIDE as usize] = {
    let mut found = [[0; INNER]; MAX_SIDE as usize];
    let mut index = 0;
    while index < MAX_SIDE as usize * INNER {
        let (file, inner) = (index / INNER, index % INNER);
        let from: u128 = 1 << file;
        let rank = BoardSize::NINE.rank(0).0 ^ from;
        let pieces = (inner as u128) << 1 & rank;
        let above = pieces.wrapping_sub(from);
        let below = pieces.reverse_bits().wrapping_sub(from.reverse_bits()).reverse_bits();
        found[file][inner] = ((above ^ below) & rank) * BoardSize::NINE.file(0).0;
        index += 1;
    }
    found
};

/// The steps of the four lines; the first two are the rook's.
const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

const KNIGHT: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

const KING: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// What pieces attack on boards of one shape.
pub(crate) struct AttackTables {
    board_size: BoardSize,
    /// Every square of the board.
    pub(crate) board: Bitboard,
    lines: [[u128; 4]; SLOTS],
    orthogonal: [u128; SLOTS],
    diagonal: [u128; SLOTS],
    knight: [u128; SLOTS],
    king: [u128; SLOTS],
    pawn: [[u128; SLOTS]; 2],
}

static EIGHT: AttackTables = AttackTables::new(BoardSize::EIGHT);
static NINE: AttackTables = AttackTables::new(BoardSize::NINE);

impl AttackTables {
    /// The tables of boards of this shape.
    pub(crate) const fn of(board_size: BoardSize) -> &'static Self {
        if board_size.files == 8 && board_size.ranks == 8 { &EIGHT } else { &NINE }
    }

    const fn new(board_size: BoardSize) -> Self {
        let mut tables = Self {
            board_size,
            board: Bitboard::EMPTY,
            lines: [[0; 4]; SLOTS],
            orthogonal: [0; SLOTS],
            diagonal: [0; SLOTS],
            knight: [0; SLOTS],
            king: [0; SLOTS],
            pawn: [[0; SLOTS]; 2],
        };
        let mut index = 0;
        while index < MAX_SQUARES {
            let square = Square::from_index(index as u8);
            if board_size.contains(square) {
                tables.fill(square);
            }
            index += 1;
        }
        tables
    }

    /// Fills in what is attacked from `square`.
    const fn fill(&mut self, square: Square) {
        let index = square.index();
        self.board.0 |= 1 << index;
        self.knight[index] = steps(square, &KNIGHT, self.board_size);
        self.king[index] = steps(square, &KING, self.board_size);
        self.pawn[0][index] = steps(square, &[(-1, 1), (1, 1)], self.board_size);
        self.pawn[1][index] = steps(square, &[(-1, -1), (1, -1)], self.board_size);
        let mut line = 0;
        while line < LINES.len() {
            let (files, ranks) = LINES[line];
            self.lines[index][line] = ray(square, -files, -ranks, self.board_size)
                | ray(square, files, ranks, self.board_size);
            line += 1;
        }
        let [rank, file, rising, falling] = self.lines[index];
        self.orthogonal[index] = rank | file;
        self.diagonal[index] = rising | falling;
    }

    /// What a rook attacks.
    pub(crate) fn rook(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let [rank, file, _, _] = self.lines[square.index()];
        let inner = (occupied.0 >> (square.rank() * MAX_SIDE + 1)) as usize % INNER;
        let along_rank = RANKS[square.file() as usize][inner] & rank;
        Bitboard(along_rank | line_attacks(file, square, occupied.0))
    }

    /// What a bishop attacks.
    pub(crate) fn bishop(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let [_, _, rising, falling] = self.lines[square.index()];
        Bitboard(
            line_attacks(rising, square, occupied.0) | line_attacks(falling, square, occupied.0),
        )
    }

    /// What a knight attacks.
    pub(crate) fn knight(&self, square: Square) -> Bitboard {
        Bitboard(self.knight[square.index()])
    }

    /// What a king attacks.
    pub(crate) fn king(&self, square: Square) -> Bitboard {
        Bitboard(self.king[square.index()])
    }

    /// What a pawn of `color` attacks.
    pub(crate) fn pawn(&self, color: Color, square: Square) -> Bitboard {
        Bitboard(self.pawn[color as usize][square.index()])
    }

    /// What a piece of plain chess attacks from `square` if `occupied` are the squares that block
    /// it. Nothing for pieces that only one game has.
    #[inline(always)]
    pub(crate) fn attacks(
        &self,
        color: Color,
        role: Role,
        square: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        match role {
            Role::Pawn => self.pawn(color, square),
            Role::Knight => self.knight(square),
            Role::Bishop => self.bishop(square, occupied),
            Role::Rook => self.rook(square, occupied),
            Role::Queen => self.rook(square, occupied) | self.bishop(square, occupied),
            Role::King => self.king(square),
            Role::Totem | Role::SpiritKing | Role::AscendedKing => Bitboard::EMPTY,
        }
    }

    /// The pieces of plain chess of `by` that attack `square`, if `occupied` are the squares that
    /// block sliders.
    pub(crate) fn attackers(
        &self,
        board: &Board,
        by: Color,
        square: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        let theirs = board.of_color(by);
        let (orthogonal, diagonal) = self.aligned_sliders(board, by, square);
        let mut found = self.knight(square) & board.of_role(Role::Knight)
            | self.king(square) & board.of_role(Role::King)
            | self.pawn(!by, square) & board.of_role(Role::Pawn);
        found &= theirs;
        if !orthogonal.is_empty() {
            found |= self.rook(square, occupied) & orthogonal;
        }
        if !diagonal.is_empty() {
            found |= self.bishop(square, occupied) & diagonal;
        }
        found
    }

    /// Whether a piece of `by` attacks `square`.
    pub(crate) fn is_attacked(&self, board: &Board, by: Color, square: Square) -> bool {
        !self.attackers(board, by, square, board.occupied()).is_empty()
    }

    /// The sliders of `by` on the lines through `square`, even if something stands between: those
    /// that move straight, and those that move diagonally.
    pub(crate) fn aligned_sliders(
        &self,
        board: &Board,
        by: Color,
        square: Square,
    ) -> (Bitboard, Bitboard) {
        let theirs = board.of_color(by);
        let queens = board.of_role(Role::Queen);
        let orthogonal = Bitboard(self.orthogonal[square.index()]);
        let diagonal = Bitboard(self.diagonal[square.index()]);
        (
            orthogonal & theirs & (queens | board.of_role(Role::Rook)),
            diagonal & theirs & (queens | board.of_role(Role::Bishop)),
        )
    }

    /// The sliders of `by` that would attack `square` if the other side's pieces were not there.
    fn snipers(&self, board: &Board, by: Color, square: Square) -> Bitboard {
        let (orthogonal, diagonal) = self.aligned_sliders(board, by, square);
        let theirs = board.of_color(by);
        let mut found = Bitboard::EMPTY;
        if !orthogonal.is_empty() {
            found |= self.rook(square, theirs) & orthogonal;
        }
        if !diagonal.is_empty() {
            found |= self.bishop(square, theirs) & diagonal;
        }
        found
    }

    /// The pieces of `color` that alone stand between their `king` and an enemy slider.
    pub(crate) fn pinned(&self, board: &Board, color: Color, king: Square) -> Bitboard {
        let mut pinned = Bitboard::EMPTY;
        for sniper in self.snipers(board, !color, king) {
            let between = self.between(king, sniper) & board.occupied();
            if between.len() == 1 {
                pinned |= between;
            }
        }
        pinned
    }

    /// The squares strictly between two squares of one line; none if they share no line.
    pub(crate) fn between(&self, a: Square, b: Square) -> Bitboard {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        let numbered_between = Bitboard::of(high).0.wrapping_sub(Bitboard::of(low).0 << 1);
        self.line(a, b) & Bitboard(numbered_between)
    }

    /// The squares of the line through two squares, without `a`; none if they share no line.
    pub(crate) fn line(&self, a: Square, b: Square) -> Bitboard {
        let other = Bitboard::of(b).0;
        let lines = self.lines[a.index()].into_iter();
        Bitboard(lines.filter(|line| line & other != 0).fold(0, |all, line| all | line))
    }
}

/// The squares of the board that are one step away.
const fn steps(square: Square, steps: &[(i8, i8)], board_size: BoardSize) -> u128 {
    let mut found = 0;
    let mut step = 0;
    while step < steps.len() {
        if let Some(target) = square.offset(steps[step].0, steps[step].1, board_size) {
            found |= 1 << target.index();
        }
        step += 1;
    }
    found
}

/// The squares from `square` to the edge.
const fn ray(square: Square, files: i8, ranks: i8, board_size: BoardSize) -> u128 {
    let mut found = 0;
    let mut at = square;
    while let Some(next) = at.offset(files, ranks, board_size) {
        found |= 1 << next.index();
        at = next;
    }
    found
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    use super::*;

    /// Sliding one step after the other.
    fn slid(
        from: Square,
        steps: &[(i8, i8)],
        occupied: Bitboard,
        board_size: BoardSize,
    ) -> Bitboard {
        let mut found = Bitboard::EMPTY;
        for &(files, ranks) in steps {
            let mut at = from;
            while let Some(next) = at.offset(files, ranks, board_size) {
                found |= Bitboard::of(next);
                if occupied.contains(next) {
                    break;
                }
                at = next;
            }
        }
        found
    }

    #[test]
    fn sliders_see_what_stepping_finds() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
        for board_size in [BoardSize::EIGHT, BoardSize::NINE] {
            let tables = AttackTables::of(board_size);
            for _ in 0..2000 {
                let occupied: u128 = chance.random::<u128>() & chance.random::<u128>();
                let occupied = Bitboard(occupied) & tables.board;
                for from in board_size.squares() {
                    let orthogonal =
                        slid(from, &[(1, 0), (-1, 0), (0, 1), (0, -1)], occupied, board_size);
                    let diagonal =
                        slid(from, &[(1, 1), (-1, 1), (1, -1), (-1, -1)], occupied, board_size);
                    assert_eq!(tables.rook(from, occupied), orthogonal, "{from}");
                    assert_eq!(tables.bishop(from, occupied), diagonal, "{from}");
                }
            }
        }
    }

    #[test]
    fn squares_between_share_a_line() {
        let tables = AttackTables::of(BoardSize::NINE);
        let square = |text: &str| text.parse::<Square>().unwrap();
        let between =
            |a, b| tables.between(square(a), square(b)).map(|s| s.to_string()).collect::<Vec<_>>();
        assert_eq!(between("a1", "d4"), ["b2", "c3"]);
        assert_eq!(between("i1", "f4"), ["h2", "g3"]);
        assert_eq!(between("e9", "e6"), ["e7", "e8"]);
        assert!(between("a1", "b2").is_empty() && between("a1", "b3").is_empty());
        assert!(tables.line(square("a1"), square("b3")).is_empty());
        assert!(tables.line(square("a1"), square("c3")).contains(square("i9")));
    }
}
