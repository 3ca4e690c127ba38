//! Games to draw, and pictures to look at pixel by pixel.

#![allow(dead_code, reason = "each test binary uses a part of this")]
#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]
#![allow(unreachable_pub, reason = "a module of tests has no public interface")]

use render::{Rgb, Scene, Size, Theme};
use rules::variants::by_id;
use rules::{Color, Game, Square};

/// The demonstration game up to the pawn that climbs to its promotion and to a check.
pub const DEMONSTRATION: &str = "r2 b2b4 r8 a7a5 r3 c2c4 r3 f7f5 r1 d1a4 r4 e7e5 r7 g2g4 r3 d8f6 \
    r8 h2h4 r1 h7h5 r4 a5d5 r7 e8b8 r6 g1f3 r5 e8d6 r4 f3d4 b8a7 r8 e1h1 r6 c7c5 r4 d2d3 r1 h8h6 \
    h1g1 r2 g7g5 r5 e2e3 r8 a4a3q r3";

/// How many actions of the demonstration game lead to the queen's climb and Black's roll of 4.
pub const QUEEN_CLIMBED: usize = 11;
/// How many lead to the teleport of Black's king.
pub const TELEPORTED: usize = 24;
/// How many lead to the knight's climb over three pieces to a check.
pub const KNIGHT_CHECKS: usize = 30;

/// A game from its start.
pub fn game(id: &str, actions: &str) -> Game {
    from_fen(id, by_id(id).unwrap().start_fen(), actions)
}

/// A game from a position.
pub fn from_fen(id: &str, fen: &str, actions: &str) -> Game {
    let mut game = Game::from_fen(by_id(id).unwrap(), fen).unwrap();
    for action in actions.split_whitespace() {
        game.play(action.parse().unwrap()).unwrap();
    }
    game
}

/// The demonstration game after some of its actions.
pub fn demonstration(actions: usize) -> Game {
    let actions: Vec<&str> = DEMONSTRATION.split_whitespace().take(actions).collect();
    game("superpermutation-d8", &actions.join(" "))
}

/// The square with this name.
pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// A decoded picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<Rgb>,
}

impl Picture {
    /// Decodes a PNG that has to be indexed with 8 bits.
    pub fn decode(bytes: &[u8]) -> Self {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
        let mut indices = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut indices).unwrap();
        assert_eq!(info.color_type, png::ColorType::Indexed);
        assert_eq!(info.bit_depth, png::BitDepth::Eight);
        let palette = reader.info().palette.as_ref().unwrap();
        let color = |&index: &u8| {
            let start = 3 * usize::from(index);
            Rgb(palette[start], palette[start + 1], palette[start + 2])
        };
        Self {
            width: info.width as usize,
            height: info.height as usize,
            pixels: indices.iter().map(color).collect(),
        }
    }

    /// Draws a scene in the default theme and normal size.
    pub fn of(scene: &Scene) -> Self {
        Self::decode(&render::render(scene, &Theme::default(), Size::Normal).unwrap())
    }

    /// The colour at a place of a square of an 8 by 8 board, in hundredths of the square from its
    /// upper left corner.
    pub fn at(&self, side: Color, square: &str, x: usize, y: usize) -> Rgb {
        let cell = self.width / 8;
        let (column, row) = cell_of(side, square);
        self.pixels[(row * cell + y * cell / 100) * self.width + column * cell + x * cell / 100]
    }

    /// The middle of a square of an 8 by 8 board, where no coordinates are.
    pub fn middle(&self, side: Color, square: &str) -> Vec<Rgb> {
        let cell = self.width / 8;
        let (column, row) = cell_of(side, square);
        let rows = (row * cell + cell / 4)..(row * cell + cell - cell / 4);
        let line = |y| {
            let start = y * self.width + column * cell;
            self.pixels[start + cell / 4..start + cell - cell / 4].to_vec()
        };
        rows.flat_map(line).collect()
    }

    /// What is under the board.
    pub fn strip(&self) -> &[Rgb] {
        &self.pixels[self.width * self.width..]
    }
}

fn cell_of(side: Color, name: &str) -> (usize, usize) {
    let square = square(name);
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    match side {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    }
}
