//! What Eightfold's pictures show, as plain data: what `render` draws and what `speech` tells.
//!
//! # Layout
//!
//! - [`Scene`]: a board, with its [`Die`], what the [`LastTurn`] did, each side's [`Clock`], its
//!   [`CapturedPieces`] and the [`GameResult`]
//! - [`Portrait`]: who plays a side, as a picture
//! - [`ShareCard`]: a finished game in one picture
//! - [`Odds`]: what each number of the die, turn or decision leads to
//! - [`EvaluationGraph`]: how one game went
//! - [`RatingChart`]: a rating over many games
//! - [`Theme`] and [`Size`]: every colour, and how large a picture is

mod clock;
mod evaluation_graph;
mod game_result;
mod material;
mod odds;
mod portrait;
mod rating_chart;
mod roll_threats;
mod scene;
mod share_card;
mod size;
mod theme;
mod themes;

pub use clock::Clock;
pub use evaluation_graph::{Change, EvaluationGraph, GraphStep, MistakeLevel};
pub use game_result::{GameResult, Reason};
pub use material::CapturedPieces;
pub use odds::{BARS, Ends, Odds, OddsBar, hundredths};
pub use portrait::{Portrait, PortraitImage};
pub use rating_chart::{RatedPoint, RatingChart};
pub use roll_threats::{RollThreat, Severity, ThreatKind, roll_threats};
pub use scene::{Die, LastTurn, RollStatus, Scene};
pub use share_card::ShareCard;
pub use size::Size;
pub use theme::{
    HatchedInk, OverlayColor, Pair, PieceColors, Rgb, SquareHighlight, StatusBarColors, Theme,
};
pub use themes::THEMES;
