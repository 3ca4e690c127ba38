//! The playground's page in a browser.

mod agreement;
mod alone;
mod composing;
mod daily;
mod file;
mod game;
mod learn;
mod odds;
mod puzzle;
mod review;
