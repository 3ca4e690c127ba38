//! A contact sheet: every piece on both square colours at three sizes in every theme, and the status
//! bar with portraits.
//!
//! `cargo run -p render --example contact_sheet -- out.png`

#![allow(clippy::unwrap_used, reason = "an example that fails says where")]

#[path = "../tests/support/mod.rs"]
mod support;

use image::RgbImage;
use image::imageops::crop_imm;
use render::{LastTurn, Rgb, Scene, Size, THEMES, Theme};
use rules::variants::by_id;
use rules::{Bitboard, BoardSize, Color, Event, EventKind, Game, Piece, Role, Square};
use support::PAINTER;
use support::moments::moments;
use support::sheets::{decode, encode, page, put, put_square};

/// The rows of the board that show pieces: two for each side, so that each piece is on both
/// colours of square, and one for the Null and the Gravitatur.
const ROWS: u32 = 5;
const COLUMNS: u32 = 2;
const GAP: u32 = 40;
const GROUND: Rgb = Rgb(255, 255, 255);

fn main() {
    let out = std::env::args().nth(1).unwrap();
    let blocks: Vec<RgbImage> = THEMES.iter().map(block).collect();
    let (width, height) = blocks[0].dimensions();
    let rows = (blocks.len() as u32).div_ceil(COLUMNS);
    let mut sheet = page(COLUMNS * (width + GAP) + GAP, rows * (height + GAP) + GAP, GROUND);
    for (block, index) in blocks.iter().zip(0..) {
        let (x, y) = (index % COLUMNS, index / COLUMNS);
        let corner = (GAP + x * (width + GAP), GAP + y * (height + GAP));
        put(&mut sheet, corner, block);
    }
    std::fs::write(out, encode(&sheet)).unwrap();
}

/// A theme's pieces: the largest above, the two smaller sizes beside each other below, and at the
/// bottom status bars with portraits.
fn block(theme: &Theme) -> RgbImage {
    let [small, normal, large] = Size::ALL.map(|size| rows(theme, size));
    let [bars, wide] = [Size::Small, Size::Normal].map(|size| bars(theme, size));
    let top = large.height() + normal.height();
    let mut block = page(large.width(), top + wide.height(), theme.status_bar.ground);
    put(&mut block, (0, top), &wide);
    put(&mut block, (wide.width(), top), &bars);
    put(&mut block, (0, 0), &large);
    put(&mut block, (0, large.height()), &normal);
    put(&mut block, (normal.width(), large.height()), &small);
    block
}

/// The status bars of the moments with portraits, one below the other.
fn bars(theme: &Theme, size: Size) -> RgbImage {
    let moments = moments().into_iter().filter(|moment| moment.name.ends_with("portraits"));
    let scenes: Vec<Scene> = moments.map(|moment| moment.scene).collect();
    let (width, height) = (size.board(), size.status_bar());
    let mut bars = page(width, height * scenes.len() as u32, theme.status_bar.ground);
    for (scene, nth) in scenes.iter().zip(0..) {
        let picture = decode(&PAINTER.render(scene, theme, size));
        put(&mut bars, (0, nth * height), &crop_imm(&picture, 0, width, width, height).to_image());
    }
    bars
}

/// The rows that show pieces, of one size.
fn rows(theme: &Theme, size: Size) -> RgbImage {
    let board = size.board();
    let square = size.square(BoardSize::NINE);
    let mut rows = page(board, ROWS * square, theme.status_bar.ground);
    let corner = |file: u8| (u32::from(file) * square, (ROWS - 1) * square);
    for (null, placed) in [(0, 2), (1, 3)] {
        let scene = scene(null, placed);
        let picture = decode(&PAINTER.render(&scene, theme, size));
        put(&mut rows, (0, 0), &crop_imm(&picture, 0, 0, board, (ROWS - 1) * square).to_image());
        // The last row: a square with the Null and one with the Gravitatur from either scene.
        for column in [null, placed] {
            for file in [column, 4 + column] {
                put_square(&mut rows, corner(file), &picture, square);
            }
        }
        put_square(&mut rows, corner(8), &picture, square);
    }
    rows
}

/// Every piece of both sides on the upper ranks of a board, and below them the Null and the
/// Gravitatur on these files.
fn scene(null: u8, placed: u8) -> Scene {
    let totem = by_id("totem").unwrap();
    let mut scene = Scene::of_game(&Game::new(totem), Color::White);
    for square in BoardSize::NINE.squares() {
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
    let events = vec![Event::at(EventKind::GravitaturPlaced, Square::new(placed, 4))];
    let (by, notation) = (Color::White, String::new());
    scene.last = Some(LastTurn { by, notation, events, restored: Bitboard::EMPTY });
    scene
}
