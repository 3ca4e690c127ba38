//! The fields that a position of Totem Chess has after those of orthodox FEN, and which texts are
//! positions.

use super::{
    BOARD_SIZE, CASTLES, PreRollState, RollUndo, TURNS_TO_ROLL, Totem, TotemState, castling,
};
use crate::fen::{self, FenError, FenPart};
use crate::notation::quote;
use crate::variants::Variant;
use crate::{Action, Bitboard, Board, ByColor, Color, Phase, Position, Role, Square};

/// Reads the fields after the six of orthodox FEN, and checks the position as a whole.
pub(super) fn complete(
    variant: &Totem,
    position: &mut Position,
    fields: &[&str],
) -> Result<(), FenError> {
    let [since, phase, totem_promotion_lost, undo] = fields else {
        return Err(FenError::new(
            FenPart::Fields,
            "after the six usual fields come four more: plies since the last roll, phase, barred \
             sides, and the position before the last roll",
        ));
    };
    position.totem.since_roll = parse_since(since)?;
    position.phase = parse_phase(phase, position.turn)?;
    position.totem.totem_promotion_lost = parse_sides(totem_promotion_lost)?;
    let before_roll = parse_undo(variant, undo)?;
    check_board(&position.board, position.totem.totem_promotion_lost)?;
    castling::check_rights(&CASTLES, position)?;
    check_phase(position, before_roll.is_some())?;
    match before_roll {
        Some(before) => check_undo(variant, position, &before),
        None => {
            check_en_passant(position)?;
            check_turn(variant, position)
        }
    }
}

/// Writes those fields, each after a space.
pub(super) fn extra(position: &Position) -> String {
    let phase = match position.phase {
        Phase::Roll { .. } => "?",
        Phase::AnswerRoll { by: Color::White } => "!w",
        Phase::AnswerRoll { by: Color::Black } => "!b",
        Phase::Move | Phase::MoveWithRoll(_) | Phase::Over(_) => "-",
    };
    let totem_promotion_lost = write_sides(position.totem.totem_promotion_lost);
    let undo = position.before_roll().map_or("-".to_owned(), |before| {
        format!(
            "{},{},{},{},{}",
            fen::placement(&before.board, BOARD_SIZE),
            fen::castling(before.castling),
            fen::squares(before.en_passant, position.turn),
            before.halfmove,
            write_sides(before.totem_promotion_lost),
        )
    });
    format!(" {} {phase} {totem_promotion_lost} {undo}", position.totem.since_roll)
}

fn write_sides(sides: ByColor<bool>) -> &'static str {
    match (sides.white, sides.black) {
        (false, false) => "-",
        (true, false) => "w",
        (false, true) => "b",
        (true, true) => "wb",
    }
}

fn parse_since(text: &str) -> Result<u8, FenError> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] if digit - b'0' < TURNS_TO_ROLL => Ok(digit - b'0'),
        _ => Err(null("the plies since the last roll are `0`, `1` or `2`")),
    }
}

fn parse_phase(text: &str, turn: Color) -> Result<Phase, FenError> {
    match text {
        "-" => Ok(Phase::Move),
        "?" => Ok(Phase::Roll { by: !turn }),
        "!w" => Ok(Phase::AnswerRoll { by: Color::White }),
        "!b" => Ok(Phase::AnswerRoll { by: Color::Black }),
        _ => Err(null("the phase is `-`, `?`, `!w` or `!b`")),
    }
}

fn parse_sides(text: &str) -> Result<ByColor<bool>, FenError> {
    match text {
        "-" | "w" | "b" | "wb" => {
            Ok(ByColor { white: text.contains('w'), black: text.contains('b') })
        }
        _ => Err(null("the barred sides are `-`, `w`, `b` or `wb`")),
    }
}

fn parse_undo(variant: &Totem, text: &str) -> Result<Option<PreRollState>, FenError> {
    if text == "-" {
        return Ok(None);
    }
    let fields: Vec<&str> = text.split(',').collect();
    let &[placement, castling, en_passant, halfmove, totem_promotion_lost] = fields.as_slice()
    else {
        return Err(null(format!(
            "the position before the last roll is `placement,castling,ep,halfmove,barred`, or `-`, \
             not {}",
            quote(text)
        )));
    };
    let parse = || {
        Ok(PreRollState {
            board: fen::parse_placement(placement, variant)?,
            castling: fen::parse_castling(castling)?,
            en_passant: fen::parse_squares(en_passant, BOARD_SIZE)?,
            halfmove: fen::parse_clock(halfmove)?,
            totem_promotion_lost: parse_sides(totem_promotion_lost)?,
        })
    };
    parse().map(Some).map_err(before_roll)
}

/// Says that an error is in the last field.
fn before_roll(error: FenError) -> FenError {
    error.within(FenPart::Null, "before the last roll, ")
}

/// Says that an error is in the fields that this game adds.
fn null(reason: impl Into<String>) -> FenError {
    FenError::new(FenPart::Null, reason)
}

/// Refuses a board that cannot be one of this game.
fn check_board(board: &Board, totem_promotion_lost: ByColor<bool>) -> Result<(), FenError> {
    if board.null().is_none() {
        return Err(FenError::new(FenPart::Counts, "there must be exactly one Null, not 0"));
    }
    for color in Color::BOTH {
        check_side(board, color)?;
        if totem_promotion_lost[color] && !board.of(color, Role::Totem).is_empty() {
            return Err(null(format!("{color} is barred and has a Totem")));
        }
    }
    let ends = BOARD_SIZE.rank(0) | BOARD_SIZE.rank(BOARD_SIZE.ranks - 1);
    match (board.of_role(Role::SpiritKing) & ends).first() {
        Some(square) => Err(FenError::new(
            FenPart::Rank,
            format!("a Spirit King cannot stand on {square}: it becomes an Ascended King there"),
        )),
        None => Ok(()),
    }
}

/// Refuses pieces that a side cannot have.
fn check_side(board: &Board, color: Color) -> Result<(), FenError> {
    let forms = Role::ALL.into_iter().filter(|role| role.is_royal());
    let royals: usize = forms.map(|role| board.of(color, role).len()).sum();
    if royals != 1 {
        let reason = format!("{color} must have exactly one royal piece, not {royals}");
        return Err(FenError::new(FenPart::Kings, reason));
    }
    let totems = board.of(color, Role::Totem).len();
    if totems > 1 {
        let reason = format!("{color} may have one Totem at most, not {totems}");
        return Err(FenError::new(FenPart::Counts, reason));
    }
    let last = BOARD_SIZE.rank(color.promotion_rank(BOARD_SIZE.ranks));
    match (board.of(color, Role::Pawn) & last).first() {
        Some(square) => {
            let reason = format!("a {color} pawn cannot stand on {square}, its last rank");
            Err(FenError::new(FenPart::Rank, reason))
        }
        None => Ok(()),
    }
}

/// Refuses fields that contradict each other.
/// `undo` is whether there is a roll to undo.
fn check_phase(position: &Position, undo: bool) -> Result<(), FenError> {
    let rolled = undo || position.phase != Phase::Move;
    if rolled && position.totem.since_roll != 0 {
        return Err(null(
            "beside a roll that is owed or can be undone, the plies since the last roll are 0",
        ));
    }
    match position.phase {
        Phase::Roll { .. } if undo => Err(null("while a roll is owed there is none to undo")),
        Phase::AnswerRoll { .. } if !undo => {
            Err(null("whoever decides about a roll needs the position before it in the last field"))
        }
        _ => Ok(()),
    }
}

/// Refuses a position that no roll can have led to from the one before it, and notes how to go back.
fn check_undo(
    variant: &Totem,
    position: &mut Position,
    before: &PreRollState,
) -> Result<(), FenError> {
    let start = Position {
        board: before.board,
        castling: before.castling,
        en_passant: before.en_passant,
        halfmove: before.halfmove,
        phase: Phase::Roll { by: !position.turn },
        totem: TotemState {
            totem_promotion_lost: before.totem_promotion_lost,
            roll_undo: None,
            ..position.totem
        },
        ..*position
    };
    check_board(&start.board, start.totem.totem_promotion_lost).map_err(before_roll)?;
    castling::check_rights(&CASTLES, &start).map_err(before_roll)?;
    check_en_passant(&start).map_err(before_roll)?;
    check_turn(variant, &start).map_err(before_roll)?;
    position.totem.roll_undo = RollUndo::new(before, &position.board);
    let mut rolls = Vec::new();
    variant.legal_actions(&start, &mut rolls);
    let leads_here = |&roll: &Action| {
        let after = variant.play(&start, roll);
        after == *position
            || after.phase == (Phase::AnswerRoll { by: after.turn })
                && variant.play(&after, Action::Accept) == *position
    };
    if rolls.iter().any(leads_here) {
        Ok(())
    } else {
        Err(null("no roll leads from the position before the last roll to this one"))
    }
}

/// Refuses a position in which the side not to move is in check.
fn check_turn(variant: &Totem, position: &Position) -> Result<(), FenError> {
    fen::check_capturable_king(variant, position)
}

/// Refuses en passant squares that no pawn of the side not to move can just have passed.
fn check_en_passant(position: &Position) -> Result<(), FenError> {
    let passed = position.en_passant;
    let Some(square) = passed.first() else {
        return Ok(());
    };
    if passed_squares(position, square.file()).any(|squares| squares == passed) {
        return Ok(());
    }
    let mover = !position.turn;
    let squares = fen::squares(passed, position.turn);
    let reason = format!("no {mover} pawn can just have passed the en passant squares {squares}");
    Err(FenError::new(FenPart::EnPassant, reason))
}

/// The squares that a pawn of the side not to move can just have passed on a file: by an advance
/// of two or of three steps.
fn passed_squares(position: &Position, file: u8) -> impl Iterator<Item = Bitboard> {
    let mover = !position.turn;
    let board = position.board;
    let start = Square::new(file, mover.pawn_rank(BOARD_SIZE.ranks));
    [2, 3].into_iter().filter_map(move |steps| {
        let stop = start.offset(0, steps * mover.forward(), BOARD_SIZE)?;
        let passed = super::TABLES.between(start, stop);
        // The pawn may have gone through its Totem, or changed places with what it landed on.
        let totem = board.of(mover, Role::Totem);
        let swapped = totem | board.of(mover, Role::AscendedKing);
        let through = (passed & board.occupied() & !totem).is_empty();
        let left = (Bitboard::of(start) & board.occupied() & !swapped).is_empty();
        (through && left && board.of(mover, Role::Pawn).contains(stop)).then_some(passed)
    })
}
