//! The bot.
