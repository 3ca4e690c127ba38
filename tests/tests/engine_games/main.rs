//! Games against Eightfold.

mod again;
mod game;
mod lost;
mod offers;
