//! A turn: what moves, where it lands, and how far it climbs.

use std::cell::OnceCell;

use super::climb::{CheckSquares, climb};
use crate::variants::moves::{MoveSet, MoveSets, Promotions, Wanted};
use crate::variants::no_capture::{self, BOARD_SIZE, Generator, Movers, TABLES};
use crate::{Bitboard, ByColor, Color, MAX_SIDE, Position, Role, Square};

/// The turn of the side to move, before the die is considered.
pub(super) struct MoveGen<'a> {
    generator: Generator<'a>,
    /// The squares where a landing piece may find another one ahead to climb past. The square that
    /// it left counts as full.
    climbs: Bitboard,
    /// The squares from which each side checks the other's king before anything moves.
    check_squares: ByColor<OnceCell<CheckSquares>>,
}

impl<'a> MoveGen<'a> {
    /// The turn with the moves that leave the own king safe.
    pub(super) fn legal(position: &'a Position) -> Self {
        Self::new(Generator::legal(&position.board, position.turn))
    }

    /// The turn with all moves, whether or not they leave the own king safe.
    pub(super) fn pseudo(position: &'a Position) -> Self {
        Self::new(Generator::pseudo(&position.board, position.turn))
    }

    fn new(generator: Generator<'a>) -> Self {
        let back = -generator.us.forward() * MAX_SIDE as i8;
        let climbs =
            if generator.in_check { Bitboard::EMPTY } else { generator.occupied.shifted(back) };
        Self { generator, climbs, check_squares: ByColor::default() }
    }

    /// Whether the side to move is in check.
    pub(super) fn in_check(&self) -> bool {
        self.generator.in_check
    }

    /// Whether there is any move.
    pub(super) fn has_move(&self) -> bool {
        self.can_land(TABLES.board)
    }

    /// Whether a move lands on `mask`.
    pub(super) fn can_land(&self, mask: Bitboard) -> bool {
        let mut moves = MoveSets::default();
        self.find(mask, &Wanted::ANY, &mut moves);
        !moves.is_empty()
    }

    /// Finds the moves that land on `mask`, with the promotions that climbs lead to.
    pub(super) fn find(&self, mask: Bitboard, wanted: &Wanted, moves: &mut MoveSets) {
        moves.prey = self.generator.board.of_color(!self.generator.us);
        for movers in Movers::order(wanted) {
            let mut without_climbs = MoveSets::default();
            self.generator.moves_to(movers, mask, wanted, &mut without_climbs);
            for set in without_climbs.sets() {
                self.add(set, moves);
                if wanted.any && !moves.is_empty() {
                    return;
                }
            }
        }
    }

    /// Adds those of the moves that are legal, with the promotions that climbs lead to.
    fn add(&self, set: &MoveSet, moves: &mut MoveSets) {
        // A king that teleports onto an own piece does not climb.
        let ours = self.generator.board.of_color(self.generator.us);
        let climbs = set.to_mask & self.climbs & !ours;
        let mut to_mask = self.generator.safe(set.origin, set.to_mask & !climbs);
        let mut promoting = Bitboard::EMPTY;
        for to in climbs {
            match self.resolve_climb(set.origin.of(to), to) {
                Some(true) => promoting |= Bitboard::of(to),
                Some(false) => to_mask |= Bitboard::of(to),
                None => {}
            }
        }
        moves.add(set.origin, to_mask, set.promotions);
        moves.add(set.origin, promoting, Promotions::Orthodox);
    }

    /// Whether a move that may climb promotes a pawn; `None` if it is not legal.
    fn resolve_climb(&self, from: Square, to: Square) -> Option<bool> {
        let Generator { board, us, legal_only, .. } = self.generator;
        let role = board.role_at(from)?;
        if legal_only
            && role != Role::King
            && !self.generator.is_pinned(from)
            && let Some(verdict) = self.resolve_without_playing(role, from, to)
        {
            return verdict;
        }
        let mut after = *board;
        if let Some(piece) = no_capture::make_move(&mut after, from, to, &mut |_| ()) {
            climb(&mut after, piece, to, &mut |_| ());
        }
        let safe = !legal_only || no_capture::king_in_check(&after, us).is_none();
        safe.then(|| {
            !(after.of(us, Role::Pawn) & rank(us.promotion_rank(BOARD_SIZE.ranks))).is_empty()
        })
    }

    /// The same without making the move, if no king moves, no pin ends and no pawn of the other
    /// side promotes: then only what the climb pushes back endangers the king. `None` if the move
    /// must be made to tell.
    fn resolve_without_playing(
        &self,
        role: Role,
        from: Square,
        to: Square,
    ) -> Option<Option<bool>> {
        let Generator { board, us, .. } = self.generator;
        let moved = Bitboard::of(from) | Bitboard::of(to);
        let (final_square, displaced) = self.climbed(role, Bitboard::of(to), moved);
        let enemies = displaced & board.of_color(!us);
        let pushed = self.shifted(enemies, -1);
        let promoted = self.shifted(enemies & board.of_role(Role::Pawn), -1)
            & rank(us.first_rank(BOARD_SIZE.ranks));
        if !(displaced & board.of_role(Role::King) | promoted).is_empty() {
            return None;
        }
        if !pushed.is_empty() && !(self.check_squares(!us, moved).pushed & pushed).is_empty() {
            return Some(None);
        }
        let promotes = role == Role::Pawn
            && !(final_square & rank(us.promotion_rank(BOARD_SIZE.ranks))).is_empty();
        Some(Some(promotes))
    }

    /// Where a piece ends that lands on `to` and climbs past anything but kings, and the squares
    /// whose pieces it displaces. `moved` are the square that it left and the one it landed on.
    fn climbed(&self, role: Role, to: Bitboard, moved: Bitboard) -> (Bitboard, Bitboard) {
        let Generator { board, us, occupied, .. } = self.generator;
        let check_squares = self.check_squares(us, moved);
        let stops = check_squares.of(role) | self.shifted(check_squares.pushed, 1);
        let (mut final_square, mut displaced) = (to, Bitboard::EMPTY);
        let mut checks = !(check_squares.of(role) & to).is_empty()
            || check_squares.is_check(board, board.of_color(us) & !moved);
        while !checks {
            let next = self.shifted(final_square, 1) & (occupied & !moved);
            if next.is_empty() {
                break;
            }
            final_square = next;
            displaced |= next;
            checks = !(next & stops).is_empty();
        }
        (final_square, displaced)
    }

    /// The squares from which `by` checks the other king once a piece has gone from one of the
    /// `moved` squares to the other.
    fn check_squares(&self, by: Color, moved: Bitboard) -> CheckSquares {
        let Generator { board, us, occupied, .. } = self.generator;
        let ahead = us.forward() * MAX_SIDE as i8;
        let new = |occupied| CheckSquares::new(board, by, occupied).with_pushed(board, by, ahead);
        let before = self.check_squares[by].get_or_init(|| new(occupied));
        if (before.of(Role::Queen) & moved).is_empty() { *before } else { new(occupied ^ moved) }
    }

    /// `squares`, moved ahead by this many ranks.
    fn shifted(&self, squares: Bitboard, ranks: i8) -> Bitboard {
        squares.shifted(ranks * self.generator.us.forward() * MAX_SIDE as i8)
    }
}

/// The squares of a rank.
fn rank(rank: u8) -> Bitboard {
    BOARD_SIZE.rank(rank)
}
