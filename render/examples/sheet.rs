//! A contact sheet: every piece on both square colours at three sizes in every theme.
//!
//! `cargo run -p render --example sheet -- out.png`

#![allow(clippy::unwrap_used, reason = "an example that fails says where")]

#[path = "../tests/support/mod.rs"]
mod support;

use render::{LastTurn, Rgb, Scene, Size, THEMES, Theme};
use rules::variants::by_id;
use rules::{Bitboard, Color, Event, Game, Geometry, Piece, Role, Square};
use support::sheets::Page;

/// The rows of the board that show pieces: two for each side, so that each piece is on both
/// colours of square, and one for the Null and the Gravitatur.
const ROWS: usize = 5;
const COLUMNS: usize = 2;
const GAP: usize = 40;
const GROUND: Rgb = Rgb(255, 255, 255);

fn main() {
    let out = std::env::args().nth(1).unwrap();
    let blocks: Vec<Page> = THEMES.iter().map(block).collect();
    let (width, height) = (blocks[0].width, blocks[0].height);
    let rows = blocks.len().div_ceil(COLUMNS);
    let mut page = Page::new(COLUMNS * (width + GAP) + GAP, rows * (height + GAP) + GAP, GROUND);
    for (index, block) in blocks.iter().enumerate() {
        let (x, y) = (index % COLUMNS, index / COLUMNS);
        let corner = (GAP + x * (width + GAP), GAP + y * (height + GAP));
        page.put(corner, block, (0, 0), (width, height));
    }
    std::fs::write(out, page.encode()).unwrap();
}

/// A theme's pieces: the largest above, the two smaller sizes beside each other below.
fn block(theme: &Theme) -> Page {
    let [small, normal, large] = Size::ALL.map(|size| rows(theme, size));
    let height = large.height + normal.height;
    let Rgb(r, g, b) = theme.strip.ground;
    let mut block = Page::new(large.width, height, Rgb(r, g, b));
    block.put((0, 0), &large, (0, 0), (large.width, large.height));
    block.put((0, large.height), &normal, (0, 0), (normal.width, normal.height));
    block.put((normal.width, large.height), &small, (0, 0), (small.width, small.height));
    block
}

/// The rows that show pieces, of one size.
fn rows(theme: &Theme, size: Size) -> Page {
    let board = size.board() as usize;
    let square = size.square(Geometry::NINE) as usize;
    let mut page = Page::new(board, ROWS * square, theme.strip.ground);
    for (null, placed) in [(0, 2), (1, 3)] {
        let scene = scene(null, placed);
        let picture = Page::decode(&render::render(&scene, theme, size).unwrap());
        page.put((0, 0), &picture, (0, 0), (board, (ROWS - 1) * square));
        // The last row: a square with the Null and one with the Gravitatur from either scene.
        for column in [null, placed] {
            let corner = (usize::from(column) * square, (ROWS - 1) * square);
            page.put(corner, &picture, corner, (square, square));
            let empty = ((4 + usize::from(column)) * square, (ROWS - 1) * square);
            page.put(empty, &picture, empty, (square, square));
        }
        let last = (8 * square, (ROWS - 1) * square);
        page.put(last, &picture, last, (square, square));
    }
    page
}

/// Every piece of both sides on the upper ranks of a board, and below them the Null and the
/// Gravitatur on these files.
fn scene(null: u8, placed: u8) -> Scene {
    let totem = by_id("totem").unwrap();
    let mut scene = Scene::of_game(&Game::new(totem), Color::White);
    for square in Geometry::NINE.squares() {
        scene.position.board.take(square);
    }
    for (rank, color) in
        [(8, Color::White), (7, Color::White), (6, Color::Black), (5, Color::Black)]
    {
        for (role, file) in Role::ALL.into_iter().zip(0..) {
            scene.position.board.put(Square::new(file, rank), Piece { color, role });
        }
    }
    scene.position.board.set_null(Some(Square::new(null, 4)));
    scene.checked = Bitboard::EMPTY;
    let events = vec![Event::GravitaturPlaced { at: Square::new(placed, 4) }];
    let (by, notation) = (Color::White, String::new());
    scene.last = Some(LastTurn { by, notation, events, restored: Bitboard::EMPTY });
    scene
}
