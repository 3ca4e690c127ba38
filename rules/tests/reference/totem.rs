//! Totem, straight from the text of the law.

mod moves;
mod roll;
mod turn;
mod valid;

use std::collections::BTreeMap;

use super::{Answers, Board, EMPTY, Square, letter_of, name, named};

pub(crate) use valid::is_valid;

const SIZE: i32 = 9;
const CENTRE: Square = (4, 4);
const NULL: char = '0';

/// Every legal action of a position, with what follows it.
pub(crate) fn legal(fen: &str) -> Answers {
    State::read(fen).actions().into_iter().map(|(action, after)| (action, after.write())).collect()
}

/// How the game stands by the position alone.
pub(crate) fn outcome(fen: &str) -> String {
    let state = State::read(fen);
    if state.phase.starts_with('!') || !state.turns().is_empty() {
        "ongoing".to_owned()
    } else if !moves::in_check(&state.board, state.white) {
        "draw stalemate".to_owned()
    } else if state.white {
        "black checkmate".to_owned()
    } else {
        "white checkmate".to_owned()
    }
}

/// What an action leads to.
enum After {
    Goes(State),
    Ends(&'static str),
}

impl After {
    fn write(&self) -> String {
        match self {
            Self::Goes(state) => state.write(),
            Self::Ends(result) => (*result).to_owned(),
        }
    }
}

/// The result when the Null makes this side lose.
fn lost_by(white: bool) -> After {
    After::Ends(if white { "black null" } else { "white null" })
}

/// A position: the fields of its FEN, most of them as they are written.
#[derive(Clone)]
struct State {
    board: Board,
    white: bool,
    castling: String,
    en_passant: String,
    clock: u32,
    number: u32,
    plies: u32,
    phase: String,
    barred: String,
    undo: String,
}

impl State {
    fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        Self {
            board: Board::read(SIZE, fields[0]),
            white: fields[1] == "w",
            castling: fields[2].to_owned(),
            en_passant: fields[3].to_owned(),
            clock: fields[4].parse().unwrap(),
            number: fields[5].parse().unwrap(),
            plies: fields[6].parse().unwrap(),
            phase: fields[7].to_owned(),
            barred: fields[8].to_owned(),
            undo: fields[9].to_owned(),
        }
    }

    fn write(&self) -> String {
        let Self { castling, en_passant, clock, number, plies, phase, barred, undo, .. } = self;
        let placement = self.board.write();
        let turn = if self.white { 'w' } else { 'b' };
        format!(
            "{placement} {turn} {castling} {en_passant} {clock} {number} \
             {plies} {phase} {barred} {undo}"
        )
    }

    /// This position as the undo field has it.
    fn write_undo(&self) -> String {
        let Self { castling, en_passant, clock, barred, .. } = self;
        format!("{},{castling},{en_passant},{clock},{barred}", self.board.write())
    }

    /// The position before the last roll, if the undo field has one.
    fn before_roll(&self) -> Option<Self> {
        if self.undo == "-" {
            return None;
        }
        let fields: Vec<&str> = self.undo.split(',').collect();
        Some(Self {
            board: Board::read(SIZE, fields[0]),
            castling: fields[1].to_owned(),
            en_passant: fields[2].to_owned(),
            clock: fields[3].parse().unwrap(),
            barred: fields[4].to_owned(),
            plies: 0,
            phase: "?".to_owned(),
            undo: "-".to_owned(),
            ..*self
        })
    }

    /// The squares that the en passant field lists.
    fn targets(&self) -> Vec<Square> {
        if self.en_passant == "-" {
            return Vec::new();
        }
        (0..self.en_passant.len()).step_by(2).map(|at| named(&self.en_passant[at..])).collect()
    }

    fn totem(&self, white: bool) -> Option<Square> {
        self.board.find(&letter_of('t', white).to_string())
    }

    fn is_barred(&self, white: bool) -> bool {
        self.barred.contains(if white { 'w' } else { 'b' })
    }

    fn bar(&mut self, white: bool) {
        let barred = |side: bool| side == white || self.is_barred(side);
        self.barred = match (barred(true), barred(false)) {
            (true, true) => "wb",
            (true, false) => "w",
            _ => "b",
        }
        .to_owned();
    }

    /// Forgets the castling rights whose king or rook is off its square.
    fn drop_rights(&mut self) {
        let homes =
            [('K', "Kf1", "Ri1"), ('Q', "Kf1", "Ra1"), ('k', "kf9", "ri9"), ('q', "kf9", "ra9")];
        let stands = |what: &str| self.board.at(named(&what[1..])) == what.chars().next().unwrap();
        let kept: String = homes
            .into_iter()
            .filter(|(right, king, rook)| {
                self.castling.contains(*right) && stands(king) && stands(rook)
            })
            .map(|(right, ..)| right)
            .collect();
        self.castling = if kept.is_empty() { "-".to_owned() } else { kept };
    }

    /// A Spirit King on the first or last rank becomes an Ascended King.
    fn ascend(&mut self) {
        for white in [true, false] {
            let spirit = self.board.find(&letter_of('s', white).to_string());
            if let Some(square) = spirit.filter(|(_, rank)| [0, SIZE - 1].contains(rank)) {
                self.board.put(square, letter_of('a', white));
            }
        }
    }

    /// The Null comes back on e5; returns whether that ends the game.
    fn respawn(&mut self) -> bool {
        let met = self.board.at(CENTRE);
        if "Tt".contains(met) {
            self.bar(met == 'T');
        }
        self.board.put(CENTRE, NULL);
        "KkSsAa".contains(met)
    }

    /// Takes a side's Totem off the board; one must stand there.
    fn remove_totem(&mut self, white: bool) {
        let square = self.totem(white).unwrap();
        self.board.put(square, EMPTY);
    }

    fn actions(&self) -> BTreeMap<String, After> {
        match self.phase.as_str() {
            "-" => self.turns(),
            "?" if self.turns().is_empty() => BTreeMap::new(),
            "?" => (1..=8).map(|number| (format!("r{number}"), self.roll(number))).collect(),
            _ => self.decisions(),
        }
    }
}

/// The name of a move.
fn action(from: Square, to: Square) -> String {
    name(from) + &name(to)
}
