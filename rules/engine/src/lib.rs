//! A player for every game of Eightfold.
//!
//! It is given a [`Game`](rules::Game), [`Limits`] and nothing else: no secret, no clock but its
//! own, no randomness but a seed.
//!
//! # Layout
//!
//! - [`Engine`]: thinks about a position, and keeps the memory that this takes
//! - [`Limits`]: when it stops, and how strong it plays ([`Level`])
//! - [`SearchResult`]: the best action and what was seen of it, with its [`Score`]; [`Odds`]: what each
//!   number of a roll leads to
//! - [`PositionValue`]: what a position is worth to White, as far as scores come true (`calibration`);
//!   [`Review`]: how that went on through a game, by luck and by play
//! - [`Settings`]: which shortcuts its search takes
//! - [`evaluation`]: the static evaluation of a position, by [`Weights`](evaluation::Weights) and a
//!   [`network`](evaluation::network)
//! - [`see`]: what taking on a square gains (static exchange evaluation)
//! - [`mate`]: wins that are proved by trying everything
//! - [`puzzles`]: positions with one right answer, proved in the same way
//! - [`player`]: all of it as a line protocol for other programs

mod calibration;
mod engine;
pub mod evaluation;
mod evaluation_noise;
mod level;
pub mod mate;
pub mod player;
mod position_value;
mod profile;
pub mod puzzles;
mod review;
mod score;
mod search;
mod see;
mod settings;

pub use engine::{Engine, Limits, Odds, SearchResult};
pub use level::{Level, ParseLevelError};
pub use position_value::PositionValue;
pub use review::{ActionReview, Review};
pub use score::Score;
pub use see::see;
pub use settings::Settings;
