//! What people ask, and what they are shown.

pub mod app;
pub mod attraction;
pub mod challenge;
pub mod commands;
pub mod components;
pub mod pictures;
pub mod reply;
pub mod settings;
pub mod views;
