//! What people do with one another besides their turns: offers, time, several games, records.

mod challenges;
mod claims;
mod crossing;
mod export;
mod follow;
mod inputs;
mod leaderboard;
mod many_games;
mod offers;
mod offers_lost;
mod outages;
mod profile;
mod python_chess;
mod ratings;
mod rematch;
mod taking_back;
mod time;
mod timed_games;
mod urgent;
