//! What an evaluation counts, each with its place in the list of weights.

use rules::Role;

/// Ranks of the largest board.
const RANKS: usize = 9;
/// Files of the largest board, the left and the right half being alike.
const FILES: usize = 5;
/// Stages of what counts up to eight.
const STAGES: usize = 9;
/// Turns to the Null's roll: 0 while it is due, to 3.
const DELAYS: usize = 4;

/// Something that is counted, `size` numbers in a row.
struct Block {
    name: &'static str,
    start: usize,
    size: usize,
}

macro_rules! blocks {
    ($($(#[$doc:meta])* $constant:ident $name:literal $size:expr;)*) => {
        blocks!(@starts 0; $($(#[$doc])* $constant $size;)*);
        const BLOCKS: &[Block] = &[
            $(Block { name: $name, start: $constant, size: $size }),*
        ];
    };
    (@starts $start:expr; $(#[$doc:meta])* $constant:ident $size:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $constant: usize = $start;
        blocks!(@starts $start + $size; $($rest)*);
    };
    (@starts $start:expr;) => {
        /// How many numbers are counted.
        pub(crate) const COUNT: usize = $start;
    };
}

blocks! {
    /// A piece of a kind on a square, as its side sees it.
    PLACE "place" Role::COUNT * RANKS * FILES;
    /// Squares that a kind of piece can go to.
    MOBILITY "mobility" Role::COUNT;
    /// Squares next to the enemy's royal piece that a kind of piece attacks.
    RING "ring" Role::COUNT;
    /// Squares two steps from it.
    SECOND_RING "second-ring" Role::COUNT;
    /// Squares on which a kind of piece would give check, and that it can go to.
    CHECKS "checks" Role::COUNT;
    /// On how many files those lie.
    CHECK_FILES "check-files" STAGES;
    /// Squares that the royal piece could flee to.
    KING_ESCAPES "flights" STAGES;
    /// Own pieces that the king could safely change places with.
    TELEPORTS "teleports" STAGES;
    /// Enemy pieces of a kind that a cheaper piece attacks.
    THREATS "threats" Role::COUNT;
    /// Enemy pieces of a kind that are attacked and not defended.
    HANGING "hanging" Role::COUNT;
    /// Pawns that no enemy pawn can stop, by rank.
    PASSED "passed" RANKS;
    /// Pawns with nothing ahead of them, by rank.
    FREE "free" RANKS;
    /// Pawns without others beside them on the next files.
    ISOLATED "isolated" 1;
    /// Pawns behind another one.
    DOUBLED "doubled" 1;
    /// Pawns that a pawn defends.
    SUPPORTED "supported" 1;
    /// Pawns with a piece right ahead.
    BLOCKED "blocked" 1;
    /// Pawns next to the own royal piece.
    SHIELD "shield" 1;
    /// The royal piece stands on a file without an own pawn.
    OPEN_FILES "open-files" 1;
    /// Two bishops.
    PAIR "pair" 1;
    /// Rooks on files without an own pawn.
    ROOK_FILES "rook-files" 1;
    /// The side to move.
    TEMPO "tempo" 1;
    /// The royal piece is in check.
    CHECKED "checked" 1;
    /// The side may not promote to a Totem.
    BARRED "barred" 1;
    /// Pieces of a kind beside the Null, by the turns to its roll.
    NULL "null" Role::COUNT * DELAYS;
}

/// Where a piece counts on a spot.
pub(super) const fn place(role: Role, puzzle_position: usize) -> usize {
    PLACE + role as usize * RANKS * FILES + puzzle_position
}

/// The spot of a square: its `rank`, as its side sees it, and its `file` of a board of `files`.
pub(super) const fn puzzle_position(rank: usize, file: usize, files: usize) -> usize {
    rank * FILES + if 2 * file < files { file } else { files - 1 - file }
}

/// Where a piece beside the Null counts.
pub(super) const fn beside_null(role: Role, plies_until_roll: usize) -> usize {
    NULL + role as usize * DELAYS + plies_until_roll
}

/// The name of what is counted at a place: the block's, and the number within it.
pub(crate) fn name(term: usize) -> String {
    let block = BLOCKS.iter().rev().find(|block| block.start <= term);
    block.map_or_else(String::new, |block| format!("{}.{}", block.name, term - block.start))
}

/// What a name stands for.
pub(crate) fn by_name(name: &str) -> Option<usize> {
    let (name, number) = name.split_once('.')?;
    let number: usize = number.parse().ok()?;
    let block = BLOCKS.iter().find(|block| block.name == name && number < block.size)?;
    Some(block.start + number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_has_a_name_of_its_own() {
        for term in 0..COUNT {
            assert_eq!(by_name(&name(term)), Some(term), "{}", name(term));
        }
        assert_eq!(by_name("place.405"), None);
        assert_eq!(by_name("nothing.0"), None);
    }
}
