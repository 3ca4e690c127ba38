//! A finished game in one picture of 1200 by 630 pixels, as pages show a link.

use image::imageops::{self, FilterType};
use image::{DynamicImage, RgbImage, RgbaImage};
use rules::Color;
use scene::{Portrait, Scene, ShareCard, Size, Theme};

use crate::canvas::Canvas;
use crate::die::{self, DieFace};
use crate::panel::State;
use crate::sprites::SpriteSet;
use crate::{Painter, art, board, encode, evaluation_graph, portrait, status_bar};

/// The width and height in pixels; all measures of the card are in pixels.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;

/// The room around everything, and between the board and what is beside it.
const MARGIN: u32 = 36;
/// The room between what is beside the board.
const GAP: u32 = 22;
/// The board's width and height.
const BOARD: u32 = HEIGHT - 2 * MARGIN;

/// What is beside the board: its left edge and width.
const LEFT: u32 = 2 * MARGIN + BOARD;
const BESIDE: u32 = WIDTH - MARGIN - LEFT;

/// The height of a player's panel, the portrait's width and its room.
const PANEL: u32 = 148;
const PORTRAIT: u32 = 128;
const ROOM: u32 = (PANEL - PORTRAIT) / 2;
/// The width of a king.
const KING: u32 = 76;
/// How high a score is.
const SCORE: f32 = 104.0;

/// The top and height of what is between the players.
const MIDDLE: u32 = MARGIN + PANEL + GAP;
const BETWEEN: u32 = HEIGHT - 2 * MIDDLE;

/// How wide the line around the decisive moment is.
const LINE: u32 = 4;

impl Painter {
    /// A finished game as an indexed PNG of 1200 by 630 pixels without letters, of less than 200 kB:
    /// the last board, and beside it the players with their scores, the one at the board's bottom
    /// below, and between them the moment that decided the game and how it went.
    pub fn share_card(&self, card: &ShareCard, theme: &Theme) -> Vec<u8> {
        let sheet = self.sheet(card.board.variant, theme, Size::Large);
        let mut picture = DynamicImage::from(ground(card, theme));
        put(&mut picture, (MARGIN, MARGIN), &bare(&card.board, &sheet, BOARD));
        between(&mut picture, card, &sheet);
        let mut faces = Vec::new();
        for (color, top) in rows(card) {
            faces.extend(player(&mut picture, &card.board, color, top, theme));
        }
        let mut palette = sheet.palette.colors().to_vec();
        palette.extend(portrait::colors(faces.iter().map(|(portrait, face)| (*portrait, face))));
        encode::in_palette(&picture.into_rgb8(), &palette)
    }
}

/// The players from top to bottom, each with the top of their panel.
fn rows(card: &ShareCard) -> [(Color, u32); 2] {
    let side = card.board.side;
    [(!side, MARGIN), (side, HEIGHT - MARGIN - PANEL)]
}

/// The panels with the scores.
fn ground(card: &ShareCard, theme: &Theme) -> RgbaImage {
    let status_bar = &theme.status_bar;
    let mut body =
        format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{}\"/>", status_bar.ground);
    for (color, top) in rows(card) {
        let state = status_bar::state(&card.board, color);
        let (fill, ink) = match state {
            State::Won => (status_bar.active, status_bar.sign),
            _ => (status_bar.panel, status_bar.text),
        };
        body += &format!(
            "<rect x=\"{LEFT}\" y=\"{top}\" width=\"{BESIDE}\" height=\"{PANEL}\" rx=\"20\" \
             fill=\"{fill}\"/>"
        );
        if let Some(score) = state.score() {
            let (x, y) = (LEFT + BESIDE - PANEL / 2, top + PANEL / 2);
            let scale = SCORE / 100.0;
            let place = format!("translate({x} {y}) scale({scale}) translate(-30 -50)");
            body += &art::glyph(score, &ink.to_string(), &place);
        }
    }
    if card.moment.is_none() && card.graph.is_none() {
        let x = LEFT + (BESIDE - BETWEEN) / 2;
        body += &format!(
            "<svg x=\"{x}\" y=\"{MIDDLE}\" width=\"{BETWEEN}\" height=\"{BETWEEN}\" \
             viewBox=\"0 0 100 100\"><use href=\"#die\"/></svg>"
        );
    }
    let (_, style) = die::die(DieFace::Due, status_bar);
    let document = art::document(WIDTH as f32, HEIGHT as f32, &body);
    art::image(&art::raster(&document, style, WIDTH, HEIGHT))
}

/// The decisive moment and the evaluation graph, side by side or one of them in the middle.
fn between(picture: &mut DynamicImage, card: &ShareCard, sheet: &SpriteSet) {
    let graph_left = if card.moment.is_some() { LEFT + BETWEEN + GAP } else { LEFT };
    if let Some(graph) = &card.graph {
        let width = LEFT + BESIDE - graph_left;
        let values = evaluation_graph::values(graph, sheet.theme, width, BETWEEN);
        put(picture, (graph_left, MIDDLE), &values.into());
    }
    if let Some(moment) = &card.moment {
        let left = if card.graph.is_some() { LEFT } else { LEFT + (BESIDE - BETWEEN) / 2 };
        let scene::Rgb(r, g, b) = sheet.theme.status_bar.sign;
        let line = RgbImage::from_pixel(BETWEEN, BETWEEN, image::Rgb([r, g, b]));
        put(picture, (left, MIDDLE), &line.into());
        put(picture, (left + LINE, MIDDLE + LINE), &bare(moment, sheet, BETWEEN - 2 * LINE));
    }
}

/// Draws a player's portrait and king. Returns the portrait with its picture.
fn player<'a>(
    picture: &mut DynamicImage,
    board: &'a Scene,
    color: Color,
    top: u32,
    theme: &Theme,
) -> Option<(&'a Portrait, RgbaImage)> {
    let portrait = board.portraits[color].as_ref();
    let face = portrait.map(|portrait| (portrait, portrait::square(portrait, theme, PORTRAIT)));
    let mut left = LEFT + ROOM;
    if let Some((_, face)) = &face {
        let won = status_bar::state(board, color) == State::Won;
        let ring = won.then_some(theme.status_bar.sign);
        let mut round = face.clone();
        portrait::round(&mut round, ring);
        put(picture, (left, top + ROOM), &round.into());
        left += PORTRAIT + ROOM;
    }
    let (chip, style) = art::chip(theme, color);
    let king = art::raster(&art::document(100.0, 100.0, &chip), style, KING, KING);
    put(picture, (left + ROOM, top + (PANEL - KING) / 2), &art::image(&king).into());
    face
}

/// A board by itself, so many pixels wide and high.
fn bare(scene: &Scene, sheet: &SpriteSet, width: u32) -> DynamicImage {
    let size = sheet.size.board();
    let mut canvas = Canvas::new(size, size, 0, sheet.palette.colors());
    board::paint_bare(scene, sheet, &mut canvas);
    imageops::resize(&canvas.image(), width, width, FilterType::Lanczos3).into()
}

/// Lays a picture over another with its upper left corner at a pixel.
fn put(picture: &mut DynamicImage, (x, y): (u32, u32), part: &DynamicImage) {
    imageops::overlay(picture, part, x.into(), y.into());
}
