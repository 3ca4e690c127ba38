//! What a person asked for and cannot have, with the facts that tell why.

use rules::fen::FenError;
use rules::notation::ReadError;
use rules::{Action, Color};

use super::{BoardId, FileRefusal, OddsRefusal, OfferRefusal, TimeRefusal};
use crate::ids::{ChannelId, GameId};
use crate::store::{ChallengeState, LimitReached};

/// Why something that a person asked of a game or a challenge is not done. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no game with this id.
    NoSuchGame(GameId),
    /// The file that was looked at is not kept any more.
    NoSuchFile,
    /// A file is not read.
    File(Box<FileRefusal>),
    /// The text is no position of the game.
    NoPosition {
        /// The game's id in the rules.
        variant: &'static str,
        /// What is wrong with it.
        error: FenError,
    },
    /// In the position the game is over.
    PositionOver,
    /// No game was ever played in the channel.
    NoGameYet,
    /// No game is being played in the channel.
    NoGameRunning,
    /// The game has ended.
    Ended(GameId),
    /// Others play this game.
    NotSeated(GameId),
    /// The other side acts next.
    NotNext {
        /// The side that does.
        next: Color,
        /// What it has to do.
        duty: Duty,
        /// The side of the person who asks.
        own: Color,
    },
    /// The engine acts next.
    EngineThinks,
    /// The person plays enough games against the engine: these.
    TooManyAgainstEngine(Vec<RunningGame>),
    /// Too many people ask the engine just now.
    EngineBusy,
    /// The program is being stopped, and the engine with it.
    Stopping,
    /// The engine does not play this game.
    NotAgainstEngine(GameId),
    /// A die has to be rolled first.
    RollFirst,
    /// A decision on the roll comes first.
    DecideFirst {
        /// Whether the roll may be accepted.
        can_accept: bool,
        /// The side that moves afterwards.
        mover: Color,
    },
    /// No die is due.
    NoRollDue,
    /// The game has no die; its id in the rules.
    NoDie(&'static str),
    /// The board that was clicked is old.
    OldBoard {
        /// Its game.
        game: GameId,
        /// How many entries were made since; none where there never was such a board.
        since: Option<u64>,
        /// Whether one of them took something back.
        taken_back: bool,
    },
    /// The action is not legal.
    Illegal(Action),
    /// The text names no legal action.
    Unread(Box<ReadError>),
    /// The same was done before, or somebody else was faster.
    Duplicate,
    /// This many turns were made, and the one asked for is none of them.
    NoSuchTurn {
        /// The game.
        game: GameId,
        /// How many there are.
        turns: usize,
        /// Whether the game has ended.
        ended: bool,
    },
    /// The game is still played, and what it is worth is not told.
    ReviewRunning(GameId),
    /// The review would help them in this game, which they play with people.
    ReviewHelps(GameId),
    /// No turn was made in the game, or it has no result.
    NothingToReview(GameId),
    /// Too many reviews are to be made first.
    TooManyReviews,
    /// Something about a challenge.
    Challenge(ChallengeRefusal),
    /// Something about what players propose to each other.
    Offer(OfferRefusal),
    /// Something about the time.
    Time(TimeRefusal),
    /// Something about the odds of a position.
    Odds(OddsRefusal),
}

/// A game that is running somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunningGame {
    /// Its newest board.
    pub board: BoardId,
    /// Where it is played.
    pub channel: ChannelId,
}

/// What a player has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// To roll the die before the other side's turn.
    Roll,
    /// To decide on a roll.
    Decide,
    /// To make a turn.
    Turn,
}

/// Why something that a person asked of a challenge is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeRefusal {
    /// Nobody plays against themselves.
    Oneself,
    /// Programs do not play, but for the engine.
    Bot,
    /// People have no level.
    LevelOfPerson,
    /// The engine waits as long as it takes.
    PaceOfEngine,
    /// Games against the engine are not rated.
    RatedEngine,
    /// Games from a position are not rated.
    RatedPosition,
    /// Games outside servers are not rated.
    RatedOutside,
    /// In the bot's own direct messages there is nobody else.
    NobodyElse,
    /// The engine would play where they play this game with people, or one turn away.
    OwnGame(GameId),
    /// It was made already, by the same command.
    Made,
    /// One that is the same is still open.
    Same,
    /// As many are open as may be.
    TooMany(LimitReached),
    /// There is no such challenge.
    Unknown,
    /// It is not open any more.
    Closed(ChallengeState),
    /// Only somebody else can answer it.
    Own,
    /// It is somebody else's to answer.
    ForAnother,
    /// Somebody answered it a moment before.
    Answered,
    /// It is open to anybody, so nobody declines it.
    OpenToAll,
    /// Only the challenger withdraws it.
    NotTheChallenger,
    /// There are no threads in this kind of channel.
    NoThreadsHere,
    /// Outside servers no threads are opened.
    NoThreadsOutside,
}

impl From<ChallengeRefusal> for Refusal {
    fn from(refusal: ChallengeRefusal) -> Self {
        Self::Challenge(refusal)
    }
}

impl From<TimeRefusal> for Refusal {
    fn from(refusal: TimeRefusal) -> Self {
        Self::Time(refusal)
    }
}

impl From<FileRefusal> for Refusal {
    fn from(refusal: FileRefusal) -> Self {
        Self::File(Box::new(refusal))
    }
}

impl From<OddsRefusal> for Refusal {
    fn from(refusal: OddsRefusal) -> Self {
        Self::Odds(refusal)
    }
}

impl From<OfferRefusal> for Refusal {
    fn from(refusal: OfferRefusal) -> Self {
        Self::Offer(refusal)
    }
}
