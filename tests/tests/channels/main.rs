//! Servers, channels, threads and direct messages, and what people and servers choose.

mod channel_kinds;
mod direct;
mod emoji;
mod forget_me;
mod game_threads;
mod group;
mod languages;
mod portraits;
mod servers;
mod settings;
mod threads;
mod unseen;
