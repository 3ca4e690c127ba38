//! Eightfold's board pictures: a position and what to show of it, to PNG bytes.
//!
//! ```
//! let chess = rules::variants::by_id("chess").expect("chess is a game");
//! let game = rules::Game::new(chess);
//! let scene = render::Scene::of_game(&game, game.position().side_to_act());
//! let painter = render::Painter::new();
//! let png = painter.render(&scene, &render::Theme::default(), render::Size::Normal);
//! assert!(png.starts_with(b"\x89PNG"));
//! ```
//!
//! Nothing fails: every drawing is compiled in, and any [`Scene`] can be drawn.
//!
//! # Layout
//!
//! - [`scene`]: what a picture shows, as plain data
//! - [`Painter`]: a scene as a PNG, several as an animation, in several themes, or with odds, and a
//!   finished game as a card to share
//! - [`boards`]: the scenes of a game
//! - [`rating_chart()`]: a rating over many games
//! - [`evaluation_graph()`]: how one game went
//! - [`text()`]: a position in letters
//! - [`Icon`]: a piece or the die by itself, for use in text
//! - [`read_portrait()`]: a picture of a profile, to be shown in a scene
//! - `annotations`: what has been done, as tints, arrows and other marks
//! - `art`, `shapes`, `arrows`, `panel`, `die`: SVG drawings
//! - `sprites`, `byte_cache`, `prewarm`: these rasterized once per theme, size and board, as many as there
//!   is room for
//! - `palette`, `canvas`, `board`, `status_bar`, `portrait`: a picture composed of palette indices
//! - `chart`: what the pictures of numbers have in common
//! - `encode`: palette indices as a PNG; `replay` as a GIF

mod annotations;
mod arrows;
mod art;
mod board;
mod byte_cache;
mod canvas;
mod chart;
mod die;
mod encode;
mod evaluation_graph;
mod icon;
mod odds;
mod orientation;
mod palette;
mod panel;
mod portrait;
mod prewarm;
mod rating_chart;
mod replay;
mod shapes;
mod share_card;
mod size;
mod sprites;
mod status_bar;
mod text;
mod theme_preview;

use rules::{Color, Game, Variant};

use canvas::Canvas;
use sprites::{SpriteCache, SpriteSet};

pub use evaluation_graph::evaluation_graph;
pub use icon::Icon;
pub use portrait::{PortraitError, read_portrait};
pub use rating_chart::rating_chart;
pub use replay::{BOARDS, boards};
pub use scene::*;
pub use sprites::KEPT;
pub use text::text;

/// Draws pictures, and keeps the sprites that it has drawn for the next ones, [`KEPT`] bytes of them
/// at most.
///
/// Any number of threads may use one at a time, so a program needs no more than one.
pub struct Painter {
    sprites: SpriteCache,
}

impl Painter {
    /// A painter that has drawn nothing yet.
    pub fn new() -> Self {
        Self { sprites: SpriteCache::new() }
    }

    /// A scene as a PNG with a palette of 8 bits, [`Size::board`] pixels wide and
    /// [`Size::height`] high.
    pub fn render(&self, scene: &Scene, theme: &Theme, size: Size) -> Vec<u8> {
        let sheet = self.sheet(scene.variant, theme, size);
        let canvas = compose(scene, &sheet);
        encode::indexed(canvas.width(), canvas.pixels(), &canvas.colors)
    }

    /// Boards one after the other as a GIF that plays over and over, each as [`Painter::render`]
    /// draws it. All are of one game.
    ///
    /// After a turn a board stays for 1.2 seconds, on the way to one for 0.6, and the last one for
    /// 4; all of them together for 90 at most, by staying shorter alike. It shows at most
    /// [`BOARDS`], and has at most about 8 MB, since Discord takes 10 MiB: where `size` would need
    /// more, it comes in a smaller one.
    pub fn animate(&self, scenes: &[Scene], theme: &Theme, size: Size) -> Vec<u8> {
        let Some(first) = scenes.first() else {
            return Vec::new();
        };
        let bytes = replay::gif(scenes, &self.sheet(first.variant, theme, size));
        match (bytes, size.smaller()) {
            (None, Some(smaller)) => self.animate(scenes, theme, smaller),
            (bytes, _) => bytes.unwrap_or_default(),
        }
    }

    /// A game from its start to where it stands as a GIF, seen from `side`: the [`boards`] of the
    /// game, animated.
    pub fn replay(&self, game: &Game, side: Color, theme: &Theme, size: Size) -> Vec<u8> {
        self.animate(&boards(game, side), theme, size)
    }

    /// Draws ahead what most boards of a game need in a theme and size, so that the first picture is
    /// about as fast as the others: not arrows, the pieces in trays and what else is rare.
    pub fn prepare(&self, variant: &'static dyn Variant, theme: &Theme, size: Size) {
        prewarm::fill(&self.sheet(variant, theme, size), variant);
    }

    /// How many bytes the sprites take that are kept so far, at most [`KEPT`].
    pub fn memory(&self) -> usize {
        self.sprites.memory()
    }

    fn sheet<'a>(&'a self, variant: &dyn Variant, theme: &'a Theme, size: Size) -> SpriteSet<'a> {
        SpriteSet::new(&self.sprites, theme, size, variant.features().board_size)
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

/// A scene as pixels.
fn compose(scene: &Scene, sheet: &SpriteSet) -> Canvas {
    let size = sheet.size;
    let ground = sheet.palette.nearest(sheet.theme.status_bar.ground);
    let mut canvas = Canvas::new(size.board(), size.height(), ground, sheet.palette.colors());
    board::paint(scene, sheet, &mut canvas);
    status_bar::paint(scene, sheet, &mut canvas);
    canvas
}
