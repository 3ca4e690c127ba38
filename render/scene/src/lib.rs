//! What Eightfold's pictures show, as plain data: what `render` draws and what `speech` tells.
//!
//! # Layout
//!
//! - [`Scene`]: a board, with its [`Die`], what the [`LastTurn`] did, each side's [`Clock`], what is
//!   [`Gone`] from the board and how the game is [`Over`]
//! - [`Odds`]: what each number of the die, turn or decision leads to
//! - [`Course`]: how one game went
//! - [`Curve`]: a rating over many games
//! - [`Theme`] and [`Size`]: every colour, and how large a picture is

mod clock;
mod course;
mod curve;
mod material;
mod odds;
mod over;
mod scene;
mod size;
mod theme;
mod themes;

pub use clock::Clock;
pub use course::{Change, Cost, Course, GraphStep};
pub use curve::{Curve, RatedPoint};
pub use material::Gone;
pub use odds::{BARS, Ends, Odds, OddsBar, hundredths};
pub use over::{Over, Reason};
pub use scene::{Die, Force, LastTurn, Scene};
pub use size::Size;
pub use theme::{HatchedInk, Ink, Pair, PieceInk, Rgb, StripInk, Surface, Theme};
pub use themes::THEMES;
