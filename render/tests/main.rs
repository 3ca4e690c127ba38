//! The tests of the pictures.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod contrast;
mod course;
mod curve;
mod draw;
mod golden;
mod icon;
mod marks;
mod odds;
mod picture;
mod replay;
mod strip;
mod support;
mod text;
mod traces;
