//! The tests of the pictures.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod annotations;
mod contrast;
mod draw;
mod evaluation_graph;
mod golden;
mod icon;
mod marks;
mod odds;
mod picture;
mod portraits;
mod rating_chart;
mod replay;
mod share_card;
mod status_bar;
mod support;
mod text;
