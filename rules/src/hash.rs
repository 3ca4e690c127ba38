//! Positions as numbers of 64 bits, the same ones on every machine.
//!
//! Nothing is kept from move to move: a position is packed into ten words, which are multiplied in
//! pairs, and the products added up (the hash NH of UMAC, with fixed keys).

use crate::{
    Bitboard, Board, ByColor, CastlingRights, Color, Outcome, Phase, Position, Role, WinReason,
};

/// How many words a state of the board is packed into.
const WORDS: usize = 10;

/// A state of the board: what a roll for the Null can bring back, and whatever goes with it.
type Words = [u64; WORDS];

/// The keys of the present state, of the one before a roll, and of the sum of both.
const KEYS: [Words; 3] = keys();

/// The hash of what repetition compares, where `en_passant` are the squares that count.
pub(crate) fn of_repetition(position: &Position, en_passant: Bitboard) -> u64 {
    finish(sum(&present(position, en_passant), &KEYS[0]))
}

/// The hash of everything in a position but the clocks.
pub(crate) fn of_search(position: &Position) -> u64 {
    let mut words = present(position, position.en_passant);
    words[WORDS - 1] |= phase(position.phase) << 20;
    let mut found = sum(&words, &KEYS[0]);
    if let Some(before) = position.before_roll() {
        let mut words = state(&before.board, before.castling, before.en_passant);
        words[WORDS - 1] |= 1 << 4 | side_bits(before.totem_promotion_lost) << 5;
        found = found.wrapping_add(sum(&words, &KEYS[1]));
    }
    finish(found)
}

/// What repetition compares.
fn present(position: &Position, en_passant: Bitboard) -> Words {
    let mut words = state(&position.board, position.castling, en_passant);
    let totem = &position.totem;
    let flags = position.turn as u64
        | side_bits(totem.totem_promotion_lost) << 1
        | u64::from(totem.since_roll) << 3;
    words[WORDS - 1] |= flags << 4;
    words
}

/// The board, with the last word's bits from 4 on left free.
fn state(board: &Board, castling: CastlingRights, en_passant: Bitboard) -> Words {
    let [a, b, c, d] = planes(board);
    let white = board.of_color(Color::White);
    let low = |set: Bitboard| set.0 as u64;
    // Squares beyond the first 64 are at most 17.
    let high = |set: Bitboard| (set.0 >> 64) as u64;
    [
        low(a),
        low(b),
        low(c),
        low(d),
        low(white),
        low(en_passant),
        high(a) | high(b) << 20 | high(c) << 40,
        high(d) | high(white) << 20 | high(en_passant) << 40,
        0,
        u64::from(castling.bits()),
    ]
}

/// The kinds of piece in binary: the squares on which the kind's number has each of its four bits.
fn planes(board: &Board) -> [Bitboard; 4] {
    let mut planes = [Bitboard::EMPTY; 4];
    let mut add = |number: usize, squares: Bitboard| {
        for (bit, plane) in planes.iter_mut().enumerate() {
            if number >> bit & 1 != 0 {
                *plane |= squares;
            }
        }
    };
    for role in Role::ALL {
        add(role as usize + 1, board.of_role(role));
    }
    let pieces = board.of_color(Color::White) | board.of_color(Color::Black);
    add(Role::COUNT + 1, board.occupied() & !pieces);
    planes
}

fn side_bits(sides: ByColor<bool>) -> u64 {
    u64::from(sides.white) | u64::from(sides.black) << 1
}

/// A number for each phase, below 2048.
fn phase(phase: Phase) -> u64 {
    let (kind, detail) = match phase {
        Phase::Move => (0, 0),
        Phase::Roll { by } => (1, by as u64),
        Phase::MoveWithRoll(number) => (2, u64::from(number)),
        Phase::AnswerRoll { by } => (3, by as u64),
        Phase::Over(Outcome::Win { winner, by: WinReason::Checkmate }) => (4, winner as u64),
        Phase::Over(Outcome::Win { winner, by: WinReason::Null }) => (5, winner as u64),
        Phase::Over(Outcome::Draw(draw)) => (6, draw as u64),
        Phase::Over(Outcome::Win { winner, by: WinReason::Goal }) => (7, winner as u64),
    };
    kind | detail << 3
}

/// The products of the words in pairs, each word with its key, added up.
fn sum(words: &Words, keys: &Words) -> u128 {
    let pairs = words.chunks_exact(2).zip(keys.chunks_exact(2));
    pairs.fold(0, |sum: u128, (words, keys)| {
        let keyed = |at: usize| u128::from(words[at].wrapping_add(keys[at]));
        sum.wrapping_add(keyed(0) * keyed(1))
    })
}

/// Folds a sum into half its bits.
fn finish(sum: u128) -> u64 {
    let half = |bits: u128, key: u64| u128::from(bits as u64 ^ key);
    let folded = half(sum, KEYS[2][0]) * half(sum >> 64, KEYS[2][1]);
    folded as u64 ^ (folded >> 64) as u64
}

/// Fixed numbers that look random: those of SplitMix64.
const fn keys() -> [Words; 3] {
    let mut keys = [[0; WORDS]; 3];
    let mut state: u64 = 0;
    let mut index = 0;
    while index < 3 * WORDS {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[index / WORDS][index % WORDS] = mixed ^ (mixed >> 31);
        index += 1;
    }
    keys
}
