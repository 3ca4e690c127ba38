//! The games, each a folder, and the one place that lists them.

mod castling;
mod chess;
mod features;
mod gravitatur;
mod info;
mod moves;
mod no_capture;
mod registry;
mod superpermutation_d8;
mod totem;

pub use castling::CastlingRights;
pub use chess::Chess;
pub use features::Features;
pub use gravitatur::Placement;
pub use info::VariantInfo;
pub use moves::{MoveSets, Wanted};
pub use registry::{Registry, VARIANTS, by_id};
pub use totem::{PreRollState, RollUndo, TotemState};

use std::ops::ControlFlow;

use crate::fen::FenError;
use crate::hash;
use crate::movegen::AttackTables;
use crate::{
    Action, Bitboard, Color, DrawReason, Event, Outcome, Phase, Piece, Position, Role, RollEffect,
    Square, WinReason,
};

/// A game: a stateless object that says what positions mean.
///
/// A new game is a new folder beside this file and a line in the [`Registry`].
///
/// # Panics
///
/// Positions are those that [`fen::parse`](crate::fen::parse) and [`Variant::play`] give; for others
/// the methods may panic.
pub trait Variant: Send + Sync {
    /// The names of the game, how it starts, and what it has.
    fn info(&self) -> &'static VariantInfo;

    /// The game as a search asks about it.
    fn search(&self) -> &dyn SearchVariant;

    /// After how many turns, the next one included, a die is rolled for the Null; `None` in games
    /// without one, and while a roll is under way.
    fn plies_until_roll(&self, _position: &Position) -> Option<u8> {
        None
    }

    /// What `number` means when `roller` rolls it in `position`, which may be the position before
    /// or after the roll; `None` for numbers that the game's die does not have.
    fn roll_effect(&self, _position: &Position, _number: u8, _roller: Color) -> Option<RollEffect> {
        None
    }

    /// Hands the legal actions on to `found`, in sets and in any order, until that breaks off.
    /// Those that are not `wanted` may be among them or not.
    fn move_sets(
        &self,
        position: &Position,
        wanted: &Wanted,
        found: &mut dyn FnMut(&MoveSets) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Whether an action, which may be any, is one that [`Variant::legal_actions`] lists.
    fn is_legal(&self, position: &Position, action: Action) -> bool {
        let break_if_found = &mut |moves: &MoveSets| match moves.contains(action) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        self.move_sets(position, &Wanted::one(action), break_if_found).is_break()
    }

    /// Appends the legal actions from which the notation of the legal `action` must differ. More
    /// than these do no harm.
    fn san_candidates(&self, position: &Position, _action: Action, actions: &mut Vec<Action>) {
        self.legal_actions(position, actions);
    }

    /// Appends every move that the pieces can make when neither the king's safety nor the die
    /// counts: the legal moves, and those that an explanation calls illegal.
    fn pseudo_legal_moves(&self, position: &Position, actions: &mut Vec<Action>);

    /// Changes a position by an action that [`Variant::legal_actions`] lists. This is not checked:
    /// after any other action the position has no meaning.
    fn apply(&self, position: &mut Position, action: Action);

    /// The position after such an action.
    fn play(&self, position: &Position, action: Action) -> Position {
        let mut next = *position;
        self.apply(&mut next, action);
        next
    }

    /// What `action` does on the board, in order.
    fn events(&self, position: &Position, action: Action) -> Vec<Event>;

    /// The square of the royal piece of `color`, if it stands in check.
    fn king_in_check(&self, position: &Position, color: Color) -> Option<Square>;

    /// How the position alone has ended the game: by mate, stalemate or dead material.
    fn end(&self, position: &Position) -> Option<Outcome>;

    /// Whether a side wins where the other's time runs out. It could never win with its king alone, or
    /// with one bishop or knight against a king alone: then the game is a draw.
    fn has_mating_material(&self, position: &Position, color: Color) -> bool {
        let board = &position.board;
        let beside_king = |color| board.of_color(color) & !board.of_role(Role::King);
        let own = beside_king(color);
        let minors = board.of_role(Role::Bishop) | board.of_role(Role::Knight);
        match own.len() {
            0 => false,
            1 if (own & minors).is_empty() => true,
            1 => !beside_king(!color).is_empty(),
            _ => true,
        }
    }

    /// The en passant squares on which something can legally be captured.
    fn legal_en_passant(&self, _position: &Position) -> Bitboard {
        Bitboard::EMPTY
    }

    /// Whether a position counts for repetition, and draws by repetition and moves are judged in
    /// it.
    fn counts_for_repetition(&self, position: &Position) -> bool {
        position.phase == Phase::Move
    }

    /// Reads the fields that follow the six of orthodox FEN into `position`, and checks the
    /// position as a whole.
    ///
    /// # Errors
    ///
    /// Says what is wrong if this is no position of the game.
    fn parse_fen_extension(&self, position: &mut Position, fields: &[&str])
    -> Result<(), FenError>;

    /// The fields that follow the six of orthodox FEN, each after a space.
    fn write_fen_extension(&self, _position: &Position) -> String {
        String::new()
    }

    /// The notation of a legal action for people.
    fn notation(&self, position: &Position, action: Action) -> String;

    /// The id in commands, databases and the arbiter's protocol.
    fn id(&self) -> &'static str {
        self.info().id
    }

    /// What the game has and what it lacks.
    fn features(&self) -> &'static Features {
        &self.info().features
    }

    /// Appends every legal action, in any order.
    fn legal_actions(&self, position: &Position, actions: &mut Vec<Action>) {
        let _ = self.move_sets(position, &Wanted::ALL, &mut |moves| {
            moves.list(actions);
            ControlFlow::Continue(())
        });
    }

    /// The number of legal actions.
    fn count_actions(&self, position: &Position) -> usize {
        let mut count = 0;
        let _ = self.move_sets(position, &Wanted::ALL, &mut |moves| {
            count += moves.len();
            ControlFlow::Continue(())
        });
        count
    }

    /// A number that agrees for two positions if they repeat each other, and differs otherwise but for
    /// chance: what counts is the board, the side to move, the ways to castle and to take en passant
    /// that are legal, and in Totem Chess the turns since the last roll and who is barred. It is the
    /// same in every run on every machine.
    fn repetition_hash(&self, position: &Position) -> u64 {
        hash::of_repetition(position, self.legal_en_passant(position))
    }
}

/// What a search asks of a game beyond its rules: the same answers sooner, or of positions that no turn
/// leads to.
pub trait SearchVariant: Variant {
    /// Appends the legal actions that capture or promote, in any order: the turns that take a piece
    /// or the Null or end in a promotion. What a roll takes, and what a superpermutation makes of
    /// the other side's pawns, does not count.
    fn tactical_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        let _ = self.move_sets(position, &Wanted::TACTICAL, &mut |moves| {
            moves.list_tactical(actions);
            ControlFlow::Continue(())
        });
    }

    /// Where a roll is due that binds the turn after it by the side that rolls, appends every turn
    /// that a number can lead to, and for each of them to `numbers` the number that allows it; a
    /// number that no turn answers to allows them all. [`Variant::play`] takes such a turn at once,
    /// and leads to the same position as with the roll before it.
    ///
    /// Elsewhere it appends nothing and returns `false`.
    fn moves_by_roll(
        &self,
        _position: &Position,
        _actions: &mut Vec<Action>,
        _numbers: &mut Vec<u8>,
    ) -> bool {
        false
    }

    /// Appends the placements with which a legal turn can begin, in any order. Nothing in games
    /// without a Gravitatur, and where it may not be used.
    ///
    /// A placement that gives no check is listed even if no move can follow, which makes it
    /// illegal: [`SearchVariant::moves_after`] then has none.
    fn placements(&self, _position: &Position, _placements: &mut Vec<Placement>) {}

    /// Appends the legal turns that begin with one of the [placements](SearchVariant::placements).
    fn moves_after(
        &self,
        _position: &Position,
        _placement: &Placement,
        _actions: &mut Vec<Action>,
    ) {
    }

    /// The same for an action that [`SearchVariant::moves_after`] lists for `placement`, which saves the
    /// attraction.
    fn play_after(&self, position: &Position, _placement: &Placement, action: Action) -> Position {
        self.play(position, action)
    }

    /// The position if the side to move made no turn: as after one that takes nothing and moves no
    /// pawn. `None` in check and where no turn is due, unless only the roll that binds it is.
    fn skip_turn(&self, position: &Position) -> Option<Position> {
        let may_pass =
            position.phase == Phase::Move && self.king_in_check(position, position.turn).is_none();
        may_pass.then(|| {
            let mut next = *position;
            next.pass_turn(false);
            next
        })
    }

    /// The pieces of `by` that attack `square`, whatever stands there, if `occupied` are the squares
    /// that are not empty: the board's, less pieces that are taken to be gone. Those may be among
    /// the attackers.
    fn attackers(
        &self,
        position: &Position,
        by: Color,
        square: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        AttackTables::of(self.info().features.board_size).attackers(
            &position.board,
            by,
            square,
            occupied,
        )
    }

    /// The squares that `piece` attacks from `square`, whatever stands on them.
    fn attacks(&self, position: &Position, piece: Piece, square: Square) -> Bitboard {
        let occupied = position.board.occupied();
        AttackTables::of(self.info().features.board_size).attacks(
            piece.color,
            piece.role,
            square,
            occupied,
        )
    }

    /// A number that agrees for two positions if only their clocks and move numbers differ, that of
    /// the position before a roll included, and differs otherwise but for chance. It is the same in
    /// every run on every machine.
    fn position_hash(&self, position: &Position) -> u64 {
        hash::of_search(position)
    }
}

/// Whether any action is legal.
fn has_action(variant: &dyn Variant, position: &Position) -> bool {
    let break_if_any = &mut |moves: &MoveSets| match moves.is_empty() {
        true => ControlFlow::Continue(()),
        false => ControlFlow::Break(()),
    };
    variant.move_sets(position, &Wanted::ANY, break_if_any).is_break()
}

/// How a game ends in which the side to move has no legal action, given where it stands in check.
fn end_without_moves(turn: Color, checked: Option<Square>) -> Outcome {
    match checked {
        Some(_) => Outcome::Win { winner: !turn, by: WinReason::Checkmate },
        None => Outcome::Draw(DrawReason::Stalemate),
    }
}
