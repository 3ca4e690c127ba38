//! Superpermutation d8 Chess: a die names the file to land on, and what lands climbs.

use std::ops::ControlFlow;

use super::no_capture::{self, GEOMETRY, TABLES, ahead};
use super::{RulesPage, Variant};
use crate::fen::{self, FenError};
use crate::notation;
use crate::{
    Action, Bitboard, Board, Color, Draw, End, Event, Geometry, Phase, Piece, Position, Role,
    Square, Victory,
};

pub(super) struct SuperpermutationD8;

impl Variant for SuperpermutationD8 {
    fn id(&self) -> &'static str {
        "superpermutation-d8"
    }

    fn name(&self) -> &'static str {
        "Superpermutation d8 Chess"
    }

    fn summary(&self) -> &'static str {
        "An eight-sided die names the file to land on, and what lands climbs past what stands ahead."
    }

    fn rules(&self) -> &'static [RulesPage] {
        &[]
    }

    fn geometry(&self) -> Geometry {
        GEOMETRY
    }

    fn start_fen(&self) -> &'static str {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?"
    }

    fn has_die(&self) -> bool {
        true
    }

    fn can_capture(&self, role: Role) -> bool {
        no_capture::can_capture(role)
    }

    fn die_meaning(&self, number: u8, roller: Color) -> Option<(String, Vec<Square>)> {
        let file = file_of(number, roller)?;
        let squares: Vec<Square> = GEOMETRY.file(file).collect();
        Some((format!("the {}-file", squares[0].file_letter()), squares))
    }

    fn legal_actions(&self, position: &Position, actions: &mut Vec<Action>) {
        let turn = Turn::new(position);
        match position.phase {
            Phase::Roll { .. } => {
                if turn.has_move() {
                    actions.extend((1..=8).map(Action::Roll));
                }
            }
            Phase::Rolled(number) => {
                let before = actions.len();
                if let Some(file) = file_of(number, position.turn) {
                    turn.list(GEOMETRY.file(file), actions);
                }
                if actions.len() == before {
                    turn.list(TABLES.board, actions);
                }
            }
            Phase::Turn => turn.list(TABLES.board, actions),
        }
    }

    fn pseudo_actions(&self, position: &Position, actions: &mut Vec<Action>) {
        let turn = Turn::new(position);
        let _ = turn.each_pseudo(TABLES.board, &mut |from, to| {
            turn.push(from, to, &turn.after(from, to), actions);
            ControlFlow::Continue(())
        });
    }

    fn play(&self, position: &Position, action: Action) -> Position {
        let mut next = *position;
        let Action::Move {
            from,
            to,
            promotion,
        } = action
        else {
            if let Action::Roll(number) = action {
                next.phase = Phase::Rolled(number);
            }
            return next;
        };
        let mover = position.turn;
        let resets = position.board.of_role(Role::Pawn).contains(from)
            || position.board.of_color(!mover).contains(to);
        next.board = Turn::new(position).perform(from, to, promotion, &mut |_| ());
        next.pass_turn(resets);
        next.phase = match no_capture::checked(&next.board, next.turn) {
            Some(_) => Phase::Turn,
            None => Phase::Roll { by: next.turn },
        };
        next
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        match action {
            Action::Roll(number) => vec![Event::Rolled { number }],
            Action::Move {
                from,
                to,
                promotion,
            } => {
                let mut events = Vec::new();
                let turn = Turn::new(position);
                turn.perform(from, to, promotion, &mut |event| events.push(event));
                events
            }
        }
    }

    fn checked(&self, position: &Position, color: Color) -> Option<Square> {
        no_capture::checked(&position.board, color)
    }

    fn end(&self, position: &Position) -> Option<End> {
        let turn = Turn::new(position);
        if !turn.has_move() {
            return Some(if turn.in_check {
                End::Win {
                    winner: !position.turn,
                    by: Victory::Checkmate,
                }
            } else {
                End::Draw(Draw::Stalemate)
            });
        }
        no_capture::is_dead(&position.board).then_some(End::Draw(Draw::Material))
    }

    fn is_settled(&self, position: &Position) -> bool {
        !matches!(position.phase, Phase::Rolled(_))
    }

    fn complete_fen(&self, position: &mut Position, fields: &[&str]) -> Result<(), FenError> {
        let [die] = fields else {
            return Err(FenError::new(
                "after the six usual fields comes exactly one more, the die: `?`, `1` to `8`, or `-`",
            ));
        };
        position.phase = match die.as_bytes() {
            b"?" => Phase::Roll { by: position.turn },
            b"-" => Phase::Turn,
            [digit @ b'1'..=b'8'] => Phase::Rolled(digit - b'0'),
            _ => {
                return Err(FenError::new(
                    "the die field is `?`, a digit from 1 to 8, or `-`",
                ));
            }
        };
        no_capture::refuse_rights(position)?;
        fen::require_kings(position)?;
        fen::refuse_misplaced_pawns(position, GEOMETRY, true)?;
        fen::refuse_capturable_king(self, position)?;
        check_die(position)
    }

    fn extra_fen(&self, position: &Position) -> String {
        match position.phase {
            Phase::Roll { .. } => " ?".to_owned(),
            Phase::Turn => " -".to_owned(),
            Phase::Rolled(number) => format!(" {number}"),
        }
    }

    fn notation(&self, position: &Position, action: Action) -> String {
        notation::long_form(self, position, action)
    }
}

/// Refuses a die where none can have been rolled.
fn check_die(position: &Position) -> Result<(), FenError> {
    let turn = Turn::new(position);
    match position.phase {
        Phase::Turn => Ok(()),
        _ if turn.in_check => Err(FenError::new(
            "no die is rolled in check, so the die field must be `-`",
        )),
        Phase::Rolled(_) if !turn.has_move() => Err(FenError::new(
            "nobody rolls without a legal move, so the die field must be `?`",
        )),
        _ => Ok(()),
    }
}

/// The file that a number asks for, counted from the left of the roller.
fn file_of(number: u8, roller: Color) -> Option<u8> {
    let from_left = number
        .checked_sub(1)
        .filter(|&file| file < GEOMETRY.files)?;
    Some(match roller {
        Color::White => from_left,
        Color::Black => GEOMETRY.files - 1 - from_left,
    })
}

/// The turn of the side to move, whatever the die shows.
struct Turn<'a> {
    board: &'a Board,
    us: Color,
    in_check: bool,
}

impl<'a> Turn<'a> {
    fn new(position: &'a Position) -> Self {
        Self {
            board: &position.board,
            us: position.turn,
            in_check: no_capture::checked(&position.board, position.turn).is_some(),
        }
    }

    /// Shows `visit` every move that lands on `mask`, the safety of the own king aside.
    fn each_pseudo(
        &self,
        mask: Bitboard,
        visit: &mut impl FnMut(Square, Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for role in Role::ALL {
            for from in self.board.of(self.us, role) {
                let mut targets = no_capture::targets(self.board, self.us, role, from);
                if role == Role::King && !self.in_check {
                    targets |= no_capture::teleports(self.board, self.us);
                }
                for to in targets & mask {
                    visit(from, to)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether there is any legal move.
    fn has_move(&self) -> bool {
        self.each_pseudo(TABLES.board, &mut |from, to| {
            if self.is_safe(&self.after(from, to)) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// Appends the legal moves that land on `mask`.
    fn list(&self, mask: Bitboard, actions: &mut Vec<Action>) {
        let _ = self.each_pseudo(mask, &mut |from, to| {
            let after = self.after(from, to);
            if self.is_safe(&after) {
                self.push(from, to, &after, actions);
            }
            ControlFlow::Continue(())
        });
    }

    /// Appends a move, once for each promotion if it brings a pawn to its last rank.
    fn push(&self, from: Square, to: Square, after: &Board, actions: &mut Vec<Action>) {
        let last_rank = GEOMETRY.rank(self.us.last_rank(GEOMETRY.ranks));
        if (after.of(self.us, Role::Pawn) & last_rank).is_empty() {
            actions.push(Action::plain(from, to));
        } else {
            actions.extend(Action::promotions(from, to));
        }
    }

    /// Whether the own king is safe at the end of the turn.
    fn is_safe(&self, after: &Board) -> bool {
        no_capture::checked(after, self.us).is_none()
    }

    /// The board after a move, with a pawn on its last rank still a pawn.
    fn after(&self, from: Square, to: Square) -> Board {
        self.perform(from, to, None, &mut |_| ())
    }

    /// The board after a move; `report` is told what happens.
    fn perform(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        report: &mut impl FnMut(Event),
    ) -> Board {
        let mut board = *self.board;
        let Some(piece) = board.piece_at(from) else {
            return board;
        };
        let met = board.piece_at(to);
        board.toggle(from, piece);
        if let Some(other) = met {
            board.toggle(to, other);
        }
        board.toggle(to, piece);
        if let Some(other) = met.filter(|other| other.color == self.us) {
            board.toggle(from, other);
            report(Event::Swapped {
                piece,
                from,
                to,
                other,
            });
            return board;
        }
        let captured = met.map(|other| (to, other));
        report(Event::Moved {
            piece,
            from,
            to,
            captured,
        });
        let square = if self.in_check {
            to
        } else {
            self.climb(&mut board, piece, to, report)
        };
        if let Some(role) = promotion {
            let promoted = Piece { role, ..piece };
            board.toggle(square, piece);
            board.toggle(square, promoted);
            report(Event::Promoted {
                square,
                piece: promoted,
            });
        }
        board
    }

    /// Lets `piece` climb from `square` past what stands ahead, and returns where it stops.
    fn climb(
        &self,
        board: &mut Board,
        piece: Piece,
        mut square: Square,
        report: &mut impl FnMut(Event),
    ) -> Square {
        while let Some(next) = ahead(self.us, square)
            && let Some(displaced) = board.piece_at(next)
            && no_capture::checked(board, !self.us).is_none()
        {
            for (at, piece) in [
                (square, piece),
                (next, displaced),
                (next, piece),
                (square, displaced),
            ] {
                board.toggle(at, piece);
            }
            report(Event::Climbed {
                piece,
                from: square,
                to: next,
                displaced,
            });
            if displaced.role == Role::Pawn
                && displaced.color != self.us
                && square.rank() == displaced.color.last_rank(GEOMETRY.ranks)
            {
                let queen = Piece {
                    role: Role::Queen,
                    ..displaced
                };
                board.toggle(square, displaced);
                board.toggle(square, queen);
                report(Event::Promoted {
                    square,
                    piece: queen,
                });
            }
            square = next;
        }
        square
    }
}
