//! The tests of the simulator, by a small bot of their own.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod bot;
mod channels;
mod components;
mod contexts;
mod direct;
mod emojis;
mod gateway;
mod interactions;
mod limits;
mod locales;
mod messages;
mod modals;
mod page;
mod people;
mod trouble;
mod twilight_model;
