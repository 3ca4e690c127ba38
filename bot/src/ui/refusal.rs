//! What a person asked for and cannot have.

use super::messenger::DownloadError;
use super::permissions::Permissions;
use super::rate_limits::RateLimit;
use crate::game::puzzle::Kind;
use crate::game::{self, ChallengeRefusal, FreeRollError, OfferRefusal, Refusal as GameRefusal};
use crate::ids::{ChannelId, GameId};

/// Why no thread can be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoThread {
    /// The bot lacks these permissions; none where Discord does not say which.
    Lacks(Permissions),
    /// The server has as many open threads as it may have.
    TooMany,
    /// Posts there need a tag, and the bot may set none of them.
    Tag,
    /// Something else, in Discord's words.
    Said(String),
}

impl NoThread {
    /// Whether somebody can grant what is missing.
    pub(super) const fn is_missing_permission(&self) -> bool {
        matches!(self, Self::Lacks(_))
    }
}

/// Why something that a person asked for is not done. Nothing was changed. Its words are in
/// `views/refusal.rs`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something about a game or a challenge.
    Game(game::Refusal),
    /// It works in servers only that the bot was invited to.
    OutsideServers,
    /// The command is not one of ours, any more.
    UnknownCommand,
    /// The button or menu is not one of ours, any more.
    UnknownButton,
    /// An option is missing.
    MissingOption(&'static str),
    /// An option is none of its values.
    BadOption {
        /// The option.
        option: &'static str,
        /// What it may be.
        values: Vec<&'static str>,
    },
    /// The text is no dice.
    FreeRoll(FreeRollError),
    /// Who plays a game does not follow it.
    FollowsOwn(GameId),
    /// A file is too large, is kept elsewhere, or does not come.
    Download(DownloadError),
    /// Only those who manage the server may.
    NotManager,
    /// Games are opened in these channels of the server, and not here.
    OtherChannels(Vec<ChannelId>),
    /// Another game runs in this channel.
    BusyHere,
    /// The game is played in this channel already.
    AlreadyHere(GameId),
    /// The channel of the game was not deleted.
    ChannelThere(GameId, ChannelId),
    /// Nobody else would see it: members of this server may use external apps for themselves alone.
    Unseen,
    /// No thread can be opened here.
    NoThread(NoThread),
    /// The same where another game runs.
    NoThreadBusy(NoThread),
    /// The same for a rematch where another game runs.
    NoThreadForRematch(NoThread),
    /// They do something more often than anybody may.
    TooOften {
        /// What.
        what: RateLimit,
        /// How often it may be done in a minute.
        limit: u32,
        /// In how many seconds it may be done again.
        seconds: u64,
    },
    /// Too many ask for the same just now.
    Busy,
    /// Discord takes no more requests just now.
    DiscordSlow,
    /// Programs have no profile.
    NoProfile,
    /// There are no puzzles as they were asked for.
    NoSuchPuzzle {
        /// The game of which they were to be.
        variant: Option<&'static str>,
        /// The kinds of which that game has some.
        kinds: Vec<Kind>,
    },
    /// The puzzle is not among ours any more.
    PuzzleGone,
    /// A lesson has no such task or answer any more.
    LessonGone,
    /// A game's review has no such page any more.
    NoReviewPage(GameId),
    /// The question's turn is not legal now.
    NotLegalNow,
}

impl Refusal {
    /// Whether what was clicked is out of date, and its buttons with it.
    pub(super) fn is_of_the_past(&self) -> bool {
        matches!(
            self,
            Self::Game(
                GameRefusal::OldBoard { .. }
                    | GameRefusal::Ended(_)
                    | GameRefusal::Challenge(ChallengeRefusal::Closed(_))
                    | GameRefusal::Offer(OfferRefusal::Closed(_))
            )
        )
    }
}

impl From<game::Refusal> for Refusal {
    fn from(refusal: game::Refusal) -> Self {
        Self::Game(refusal)
    }
}

impl From<ChallengeRefusal> for Refusal {
    fn from(refusal: ChallengeRefusal) -> Self {
        Self::Game(refusal.into())
    }
}
