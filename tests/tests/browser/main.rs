//! The playground's page in a browser.

mod alone;
mod composing;
mod daily;
mod file;
mod game;
mod learn;
mod odds;
mod offers;
mod phone;
mod portraits;
mod puzzle;
mod review;
mod scrolling;
mod words;
