//! Superpermutation d8 Chess, straight from the text of the law.

use super::eight::{Eight, Turns};
use super::{Answers, EMPTY, Square, letter_of};

/// Every legal action of a position, with the FEN after it.
pub(crate) fn legal(fen: &str) -> Answers {
    let (position, die) = (Eight::read(fen), fen.rsplit(' ').next().unwrap());
    let turns = unbound(&position);
    if die == "?" {
        let any = if turns.is_empty() { 0 } else { 8 };
        let rolled = |number| (format!("r{number}"), format!("{} {number}", position.write()));
        return (1..=any).map(rolled).collect();
    }
    let lands_on_file = |action: &str| {
        let file = i32::from(action.as_bytes()[2] - b'a') + 1;
        let counted = if position.white { file } else { 9 - file };
        counted.to_string() == die
    };
    let bound = turns.keys().any(|action| lands_on_file(action));
    let turns = turns.into_iter().filter(|(action, _)| !bound || lands_on_file(action));
    turns.map(|(action, next)| (action, with_die(&next))).collect()
}

/// How the game stands by the position alone.
pub(crate) fn outcome(fen: &str) -> String {
    let position = Eight::read(fen);
    position.outcome(&unbound(&position))
}

/// What follows each action that is legal if no die binds.
fn unbound(position: &Eight) -> Turns {
    position.moves(climb)
}

fn with_die(position: &Eight) -> String {
    let die = if position.in_check(position.white) { '-' } else { '?' };
    format!("{} {die}", position.write())
}

/// The steps 1 to 3 of the law; returns where the piece stops.
fn climb(position: &mut Eight, mut at: Square) -> Square {
    let white = position.white;
    loop {
        let ahead = (at.0, at.1 + position.ahead());
        let board = &position.board;
        if position.in_check(!white) || !board.contains(ahead) || board.at(ahead) == EMPTY {
            return at;
        }
        let (climber, other) = (board.at(at), board.at(ahead));
        let pushed_home = other == letter_of('p', !white) && at.1 == Eight::promotion_rank(!white);
        position.board.put(ahead, climber);
        position.board.put(at, if pushed_home { letter_of('q', !white) } else { other });
        at = ahead;
    }
}
