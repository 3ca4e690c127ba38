//! Eightfold's board pictures: a position and what to show of it, to PNG bytes.
//!
//! ```
//! let chess = rules::variants::by_id("chess").expect("chess is a game");
//! let game = rules::Game::new(chess);
//! let scene = render::Scene::of_game(&game, game.position().actor());
//! let png = render::render(&scene, &render::Theme::default(), render::Size::Normal)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), render::DrawError>(())
//! ```
//!
//! # Layout
//!
//! - [`Scene`]: what a picture shows, as plain data
//! - [`Theme`] and [`Size`]: every colour and every measure
//! - [`render`]: a scene as a PNG
//! - [`replay()`] and [`animate`]: a game, or any boards, as a moving picture
//! - [`samples`]: a board in several themes, to choose from
//! - [`curve()`]: a rating over many games
//! - [`course()`]: how one game went
//! - [`odds()`]: what each number of the die, turn or decision leads to
//! - [`text()`]: a position in letters
//! - [`Icon`]: a piece or the die by itself, for use in text
//! - `trace`: what has been done, as tints, arrows and other marks
//! - `art`, `shapes`, `arrows`, `sprites`, `stock`: SVG drawings, rasterized once per theme, size
//!   and board
//! - `cache`, `pool`: as many of these as there is room for
//! - `panel`, `dial`: the parts of the strip
//! - `palette`, `canvas`, `board`, `strip`: a picture composed of palette indices
//! - `encode`: palette indices as a PNG

mod arrows;
mod art;
mod board;
mod cache;
mod canvas;
mod course;
mod curve;
mod dial;
mod encode;
mod icon;
mod odds;
mod orientation;
mod palette;
mod panel;
mod pool;
mod replay;
mod samples;
mod shapes;
mod size;
mod sprites;
mod stock;
mod strip;
mod text;
mod trace;

use std::sync::{Arc, LazyLock};

use rules::{Color, Game, Variant};
use thiserror::Error;

use canvas::Canvas;
use pool::Sheets;
use sprites::{Sheet, SheetKey};

pub use course::course;
pub use curve::curve;
pub use icon::Icon;
pub use pool::KEPT;
pub use replay::{BOARDS, boards};
pub use scene::*;
pub use text::text;

/// Why a picture could not be made. No scene is at fault: it is a broken asset or encoder.
#[derive(Debug, Error)]
pub enum DrawError {
    /// A drawing could not be rasterized.
    #[error("a drawing is broken: {0}")]
    Art(String),
    /// The picture could not be encoded.
    #[error("the picture could not be encoded: {0}")]
    Encode(#[from] png::EncodingError),
    /// Pictures could not be joined.
    #[error("pictures could not be joined: {0}")]
    Join(String),
    /// The animation could not be encoded.
    #[error("the animation could not be encoded: {0}")]
    Animate(#[from] gif::EncodingError),
}

/// Draws pictures, and keeps the sprites that it has drawn for the next ones, [`KEPT`] bytes of them
/// at most.
///
/// Any number of threads may use one at a time. Most callers use [`render`], which has one for
/// the whole program.
pub struct Painter {
    sheets: Sheets,
}

impl Painter {
    /// A painter that has drawn nothing yet.
    pub fn new() -> Self {
        Self { sheets: Sheets::new() }
    }

    /// A scene as a PNG with a palette of 8 bits, [`Size::board`] pixels wide and
    /// [`Size::height`] high.
    ///
    /// # Errors
    ///
    /// Fails where a drawing is broken or the encoder refuses; no scene is at fault for that.
    pub fn render(&self, scene: &Scene, theme: &Theme, size: Size) -> Result<Vec<u8>, DrawError> {
        let sheet = self.sheet(scene.variant, theme, size)?;
        let canvas = compose(scene, &sheet)?;
        let (palette, pixels) = (sheet.palette_bytes(), canvas.pixels());
        Ok(encode::png(size.board(), size.height(), palette, pixels)?)
    }

    /// Boards one after the other as a GIF that plays over and over, each as [`Painter::render`]
    /// draws it. All are of one game.
    ///
    /// After a turn a board stays for 1.2 seconds, on the way to one for 0.6, and the last one for
    /// 4; all of them together for 90 at most, by staying shorter alike. It shows at most
    /// [`BOARDS`], and has at most about 8 MB, since Discord takes 10 MiB: where `size` would need
    /// more, it comes in a smaller one.
    ///
    /// # Errors
    ///
    /// As [`Painter::render`].
    pub fn animate(
        &self,
        scenes: &[Scene],
        theme: &Theme,
        size: Size,
    ) -> Result<Vec<u8>, DrawError> {
        let Some(first) = scenes.first() else {
            return Ok(Vec::new());
        };
        let bytes = replay::gif(scenes, &*self.sheet(first.variant, theme, size)?)?;
        match (bytes, size.smaller()) {
            (None, Some(smaller)) => self.animate(scenes, theme, smaller),
            (bytes, _) => Ok(bytes.unwrap_or_default()),
        }
    }

    /// Draws ahead what most boards of a game need in a theme and size, so that the first picture is
    /// about as fast as the others: not arrows, the pieces in trays and what else is rare.
    ///
    /// # Errors
    ///
    /// As [`Painter::render`].
    pub fn prepare(
        &self,
        variant: &'static dyn Variant,
        theme: &Theme,
        size: Size,
    ) -> Result<(), DrawError> {
        stock::fill(&*self.sheet(variant, theme, size)?, variant)
    }

    /// How many bytes the sprites take that are kept so far, at most [`KEPT`].
    pub fn memory(&self) -> usize {
        self.sheets.memory()
    }

    fn sheet(
        &self,
        variant: &dyn Variant,
        theme: &Theme,
        size: Size,
    ) -> Result<Arc<Sheet>, DrawError> {
        let key = SheetKey { theme: *theme, size, geometry: variant.geometry() };
        self.sheets.get(key)
    }
}

/// A scene as pixels.
fn compose(scene: &Scene, sheet: &Sheet) -> Result<Canvas, DrawError> {
    let size = sheet.size();
    let ground = sheet.palette().nearest(sheet.theme().strip.ground);
    let mut canvas = Canvas::new(size.board(), size.height(), ground);
    board::paint(scene, sheet, &mut canvas)?;
    strip::paint(scene, sheet, &mut canvas)?;
    Ok(canvas)
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// What the program's one [`Painter`] keeps, in bytes.
pub fn memory() -> usize {
    PAINTER.memory()
}

/// Draws ahead by the program's one [`Painter`].
///
/// # Errors
///
/// As [`Painter::prepare`].
pub fn prepare(variant: &'static dyn Variant, theme: &Theme, size: Size) -> Result<(), DrawError> {
    PAINTER.prepare(variant, theme, size)
}

/// A scene as a PNG, by the program's one [`Painter`].
///
/// # Errors
///
/// As [`Painter::render`].
pub fn render(scene: &Scene, theme: &Theme, size: Size) -> Result<Vec<u8>, DrawError> {
    PAINTER.render(scene, theme, size)
}

/// A scene's board in several themes, by the program's one [`Painter`].
///
/// # Errors
///
/// As [`Painter::samples`].
pub fn samples(scene: &Scene, themes: &[Theme]) -> Result<Vec<u8>, DrawError> {
    PAINTER.samples(scene, themes)
}

/// Odds as a PNG, by the program's one [`Painter`].
///
/// # Errors
///
/// As [`Painter::odds`].
pub fn odds(odds: &Odds, theme: &Theme, size: Size) -> Result<Vec<u8>, DrawError> {
    PAINTER.odds(odds, theme, size)
}

/// Boards one after the other as a GIF, by the program's one [`Painter`].
///
/// # Errors
///
/// As [`Painter::render`].
pub fn animate(scenes: &[Scene], theme: &Theme, size: Size) -> Result<Vec<u8>, DrawError> {
    PAINTER.animate(scenes, theme, size)
}

/// A game from its start to where it stands as a GIF, seen from `side`: the [`boards`] of the
/// game, animated.
///
/// # Errors
///
/// As [`Painter::render`].
pub fn replay(game: &Game, side: Color, theme: &Theme, size: Size) -> Result<Vec<u8>, DrawError> {
    animate(&boards(game, side), theme, size)
}
