//! What people ask, and what they are shown.
//!
//! - `interaction`, `component_id`: what is asked, and what a button or menu means
//! - `export`: games as files
//! - `challenge`: how a challenge is made; `engine_game`: how a game against the engine begins
//! - `puzzle`, `review`: how puzzles and reviews are given
//! - `move_picker`, `gravity`: a turn half chosen; `typed`: a turn that is typed, perhaps half of
//!   it
//! - `app`, `commands`, `components`: who answers it; `time`: what deadlines say by themselves
//! - `views`: what messages say; `facts`: how ids and times are told in them
//! - `settings`: the table of what can be set; `appearance`: what of it applies
//! - `portraits`: those of players
//! - `pictures`: pictures as data; `render_pools`: the threads that draw them
//! - `emoji`: the bot's own
//! - `rate_limits`: how often people may do what costs something
//! - `permissions`: what the bot may do in a channel; `allowed_channels`: where games may be
//!   opened
//! - `reply`, `messenger`: what is said, and the ways in which it can be said

mod allowed_channels;
mod app;
mod appearance;
mod challenge;
mod commands;
mod component_id;
mod components;
mod emoji;
mod engine_game;
mod error;
mod export;
mod facts;
mod gravity;
mod guild_only_messenger;
mod interaction;
mod lists;
mod messenger;
mod move_picker;
mod permissions;
mod pictures;
mod portraits;
mod puzzle;
mod rate_limits;
mod refusal;
mod rematch;
mod render_pools;
mod reply;
mod review;
mod settings;
mod start;
mod text;
mod time;
mod typed;
mod unseen;
mod views;

// What the whole layer uses, so that its files import it in one line.
use self::allowed_channels::MAX_CHANNELS;
pub use self::app::{ANSWER_WITHIN, App};
use self::appearance::{Appearance, BoardSettings, EffectiveSettings};
use self::challenge::OpponentChoice;
pub use self::commands::{CommandSpec, OptionKind, OptionSpec, registrations, specs};
pub use self::component_id::ComponentId;
use self::component_id::{
    BoardClick, ChallengeClick, EngineClick, FileClick, ForgetClick, LearnClick, OfferAnswer,
    PuzzleClick, PuzzleRef, Question, SettingsOf, ViewerButton,
};
pub use self::emoji::Emoji;
pub use self::error::Error;
use self::export::Format;
use self::gravity::Gravity;
pub use self::guild_only_messenger::GuildOnlyMessenger;
use self::interaction::CommandContext;
pub use self::interaction::{
    AttachedFile, ChannelKind, Install, Interaction, InteractionKind, Location, Options,
    SourceMessage, User, Value,
};
pub use self::messenger::{
    DownloadError, Messenger, MessengerError, Posted, TAG_REQUIRED, TOKEN_LIFE, ThreadName,
};
use self::move_picker::{MovePicker, PAGE, PickStep, in_order};
pub use self::permissions::{Permission, Permissions};
use self::pictures::{MoveChoice, Picture};
pub use self::pictures::{sprite_memory, warm_up};
use self::portraits::GamePlayers;
pub use self::portraits::Portraits;
use self::rate_limits::RateLimit;
pub use self::rate_limits::RateLimits;
use self::refusal::{
    BUSY, LESSON_GONE, NoThread, PUZZLE_GONE, Reason, Refusal, ThreadFor, UNKNOWN_BUTTON, UNSEEN,
};
use self::render_pools::PoolKind;
pub use self::render_pools::RenderPools;
pub use self::reply::{
    Answer, Audience, BoardDelivery, Button, Choice, Modal, Reply, Response, Row, Style,
};
use self::reply::{Deferred, File};
use self::settings::{
    ChosenSettings, GameSet, RESET, SettingScope, SettingValue, SettingsChange,
    choices as setting_choices,
};
pub use self::settings::{Setting, unreadable_setting};
pub use self::text::escape_markdown;
use self::typed::{MAX_LENGTH, TypedInput};
pub use self::views::{
    cannot_post, cannot_show, greeting, internal_error, too_busy, unreadable, unseen,
};
