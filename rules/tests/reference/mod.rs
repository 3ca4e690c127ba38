//! The games once more, straight from the text of the law: letters on a board, every action tried
//! out, nothing shared with the code under test. Text goes in and text comes out.

pub(crate) mod choice;
pub(crate) mod compare;
pub(crate) mod eight;
pub(crate) mod gravitatur;
pub(crate) mod scatter;
pub(crate) mod spoil;
pub(crate) mod superpermutation_d8;
pub(crate) mod totem;

use std::collections::BTreeMap;

/// File and rank, both from 0.
pub(crate) type Square = (i32, i32);

/// What each legal action leads to: a FEN, or how the game has ended.
pub(crate) type Answers = BTreeMap<String, String>;

pub(crate) const STRAIGHT: [Square; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
pub(crate) const DIAGONAL: [Square; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(crate) const AROUND: [Square; 8] =
    [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(crate) const KNIGHT: [Square; 8] =
    [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// What stands on an empty square.
pub(crate) const EMPTY: char = '.';

pub(crate) fn name((file, rank): Square) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// The square with a name such as `e4`.
pub(crate) fn named(name: &str) -> Square {
    let bytes = name.as_bytes();
    (i32::from(bytes[0]) - i32::from(b'a'), i32::from(bytes[1]) - i32::from(b'1'))
}

pub(crate) fn plus((file, rank): Square, (files, ranks): Square) -> Square {
    (file + files, rank + ranks)
}

pub(crate) fn is_white(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

/// The letter of a piece of one side; `kind` is in lower case.
pub(crate) fn letter_of(kind: char, white: bool) -> char {
    if white { kind.to_ascii_uppercase() } else { kind }
}

pub(crate) fn kind_of(letter: char) -> char {
    letter.to_ascii_lowercase()
}

/// How a number of empty squares is written.
fn count(empty: u32) -> String {
    if empty == 0 { String::new() } else { empty.to_string() }
}

/// Which letter stands where; neutral pieces are letters that are neither upper nor lower case.
#[derive(Clone, PartialEq)]
pub(crate) struct Board {
    pub(crate) size: i32,
    cells: Vec<char>,
}

impl Board {
    pub(crate) fn read(size: i32, text: &str) -> Self {
        let mut board = Self { size, cells: vec![EMPTY; (size * size) as usize] };
        for (row, line) in text.split('/').enumerate() {
            let mut file = 0;
            for letter in line.chars() {
                match letter.to_digit(10) {
                    Some(empty) if empty > 0 => file += empty as i32,
                    _ => {
                        board.put((file, size - 1 - row as i32), letter);
                        file += 1;
                    }
                }
            }
        }
        board
    }

    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        for rank in (0..self.size).rev() {
            let mut empty = 0;
            for file in 0..self.size {
                let letter = self.at((file, rank));
                if letter == EMPTY {
                    empty += 1;
                    continue;
                }
                text.push_str(&count(empty));
                empty = 0;
                text.push(letter);
            }
            text.push_str(&count(empty));
            text.push_str(if rank > 0 { "/" } else { "" });
        }
        text
    }

    pub(crate) fn contains(&self, (file, rank): Square) -> bool {
        (0..self.size).contains(&file) && (0..self.size).contains(&rank)
    }

    fn index(&self, square: Square) -> usize {
        assert!(self.contains(square), "{square:?} is off the board");
        (square.1 * self.size + square.0) as usize
    }

    pub(crate) fn at(&self, square: Square) -> char {
        self.cells[self.index(square)]
    }

    pub(crate) fn put(&mut self, square: Square, letter: char) {
        let index = self.index(square);
        self.cells[index] = letter;
    }

    /// Every square, by rank and file.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let size = self.size;
        (0..size).flat_map(move |rank| (0..size).map(move |file| (file, rank)))
    }

    /// The squares where one of these letters stands.
    pub(crate) fn all(&self, letters: &str) -> Vec<Square> {
        self.squares().filter(|square| letters.contains(self.at(*square))).collect()
    }

    /// The first square where one of these letters stands.
    pub(crate) fn find(&self, letters: &str) -> Option<Square> {
        self.squares().find(|square| letters.contains(self.at(*square)))
    }

    /// Where the pieces of one side stand.
    pub(crate) fn side(&self, white: bool) -> Vec<Square> {
        self.squares().filter(|square| self.belongs(*square, white)).collect()
    }

    /// Whether a piece of this side stands there.
    pub(crate) fn belongs(&self, square: Square, white: bool) -> bool {
        let letter = self.at(square);
        letter.is_ascii_alphabetic() && is_white(letter) == white
    }

    /// The squares of the board one step away, for each of `steps`.
    pub(crate) fn steps(&self, from: Square, steps: &[Square]) -> Vec<Square> {
        let mut found: Vec<Square> = steps.iter().map(|step| plus(from, *step)).collect();
        found.retain(|square| self.contains(*square));
        found
    }

    /// The squares of the board in one direction, the nearest first, at most `far`.
    pub(crate) fn line(
        &self,
        from: Square,
        step: Square,
        far: usize,
    ) -> impl Iterator<Item = Square> {
        let onward = move |at: &Square| Some(plus(*at, step));
        let line = std::iter::successors(Some(plus(from, step)), onward).take(far);
        line.take_while(|square| self.contains(*square))
    }
}
