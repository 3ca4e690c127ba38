//! What people ask, and what they are shown.
//!
//! - `request`, `click`: what is asked, and what a button or menu means
//! - `exporting`: games as files
//! - `challenging`: how a challenge is made; `versus`: how a game against the engine begins
//! - `puzzling`: how puzzles are given
//! - `choosing`, `attraction`: a turn half chosen; `typed`: a turn that is typed, perhaps half of it
//! - `app`, `commands`, `components`: who answers it; `time`: what deadlines say by themselves
//! - `views`: the words of every message; `pictures`, `appearance`: its picture;
//!   `desks`: where that is drawn which no running game waits for
//! - `emoji`: the bot's own
//! - `rates`: how often people may do what costs something
//! - `permissions`: what the bot may do in a channel; `opening`: where games may be opened
//! - `reply`, `messenger`: what is said, and the ways in which it can be said

mod app;
mod appearance;
mod attraction;
mod challenging;
mod choosing;
mod click;
mod commands;
mod components;
mod desks;
mod emoji;
mod error;
mod exporting;
mod invited;
mod lists;
mod messenger;
mod opening;
mod permissions;
mod pictures;
mod puzzling;
mod rates;
mod refusal;
mod rematch;
mod reply;
mod request;
mod reviewing;
mod text;
mod time;
mod typed;
mod unseen;
mod versus;
mod views;

pub use self::app::{ANSWER_WITHIN, App};
pub use self::click::ComponentId;
pub use self::commands::{CommandSpec, OptionKind, OptionSpec, registrations, specs};
pub use self::desks::Desks;
pub use self::emoji::Emoji;
pub use self::error::Error;
pub use self::invited::GuildOnlyMessenger;
pub use self::messenger::{
    DownloadError, Messenger, MessengerError, Posted, TAG_REQUIRED, TOKEN_LIFE, ThreadName,
};
pub use self::permissions::{Permission, Permissions};
pub use self::pictures::warm_up;
pub use self::rates::RateLimits;
pub use self::reply::{
    Answer, Audience, BoardDelivery, Button, Choice, Modal, Reply, Response, Row, Style,
};
pub use self::request::{
    AttachedFile, ChannelKind, Interaction, InteractionKind, Location, Options, Person,
    SourceMessage, Value,
};
pub use self::text::escape_markdown;
pub use self::views::{
    cannot_post, cannot_show, greeting, internal_error, too_busy, unreadable, unseen,
};
