//! Games against Eightfold.

mod again;
mod agreement;
mod game;
mod lost;
