//! What a click means.
//!
//! A `custom_id` says all that a click means, so that buttons outlive a restart: nothing is kept
//! for them in memory.

mod custom_id;
mod puzzle;

use engine::Level;
use rules::{Action, Variant};
use speech::lesson::Answer;

pub(super) use self::custom_id::read_level;
pub use self::puzzle::{PuzzleClick, PuzzleRef};
pub use crate::game::OfferAnswer;
use crate::game::{BoardId, ColorChoice};
use crate::ids::{ChallengeId, FileId, GameId, OfferId, UserId};
use crate::ui::{PoolKind, SettingScope};
use strum::{Display, EnumString, VariantArray};

/// What a button or menu is.
#[derive(Clone)]
pub enum ComponentId {
    /// A button under a challenge.
    Challenge(ChallengeId, ChallengeClick),
    /// A menu of games, to challenge this person.
    ChallengeTo(UserId),
    /// Something on the way to a game against the engine.
    Engine(EngineClick),
    /// A button under what one player proposes to the other.
    Offer(OfferId, OfferAnswer),
    /// Something under a board, or in a private message that belongs to one.
    Board(BoardId, BoardClick),
    /// A game after so many turns, in the private viewer; by a button of the viewer itself.
    View(GameId, usize, Option<ViewerButton>),
    /// A game as an animation.
    Animation(GameId),
    /// **Review**: how an ended game went; or this page of it, from 0, by a button of the review
    /// itself.
    Review(GameId, Option<(usize, ViewerButton)>),
    /// What the numbers of a review mean.
    ReviewTerms(GameId),
    /// How a game's dice are checked.
    Dice(GameId),
    /// **Share**: an ended game in one picture, for all to see.
    Share(GameId),
    /// A page of `/games`, from 0.
    Games(usize),
    /// **Go on here**: a game whose channel is gone goes on in this one.
    GoOnHere(GameId),
    /// A page of the moves of a game, from 0.
    Moves(GameId, usize),
    /// **Follow**: to be told of the end of a game from now on, or no longer.
    Follow(GameId, bool),
    /// Something under a game that was read from a file.
    File(FileId, FileClick),
    /// An answer to what `/forget-me` asks.
    Forget(ForgetClick),
    /// The menu of themes.
    Theme(SettingsOf),
    /// The menu of all other settings.
    Setting(SettingsOf),
    /// The menu of the channels in which games may be opened.
    Channels,
    /// The menu of the channel in which the puzzle of the day is posted.
    PuzzleChannel,
    /// The menu of the games of the puzzle of the day.
    PuzzleGames,
    /// Something under a puzzle.
    Puzzle(PuzzleRef, PuzzleClick),
    /// A page of `/help`, from 0.
    Help(usize),
    /// A page of a game's guide, from 0.
    Guide(&'static dyn Variant, usize),
    /// Something in a game's lesson.
    Learn(&'static dyn Variant, LearnClick),
    /// A page of a server's list of ratings in a game, from 0.
    Leaderboard(&'static dyn Variant, usize),
}

impl ComponentId {
    /// Whether it is offered in messages alone that one person sees: it then changes that message,
    /// or answers what was asked there.
    pub(super) fn is_private(&self) -> bool {
        matches!(
            self,
            Self::Forget(_)
                | Self::Theme(_)
                | Self::Setting(_)
                | Self::Channels
                | Self::PuzzleChannel
                | Self::PuzzleGames
                | Self::ChallengeTo(_)
                | Self::Engine(EngineClick::Game | EngineClick::Level(..) | EngineClick::Begin(..))
                | Self::GoOnHere(_)
                | Self::ReviewTerms(_)
                | Self::Learn(_, LearnClick::Play)
                | Self::Board(_, BoardClick::Answer(..))
        )
    }

    /// The picture that it shows, if no running game waits for that: there may be no room for it.
    pub(super) fn pool(&self) -> Option<PoolKind> {
        match self {
            Self::Animation(_) | Self::File(_, FileClick::Animation) => Some(PoolKind::Replays),
            Self::Review(..) | Self::ReviewTerms(_) => Some(PoolKind::Reviews),
            Self::Learn(_, LearnClick::Play) => None,
            Self::View(..)
            | Self::File(..)
            | Self::Puzzle(..)
            | Self::Guide(..)
            | Self::Share(_)
            | Self::Learn(..) => Some(PoolKind::Others),
            _ => None,
        }
    }
}

/// An answer to what `/forget-me` asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum ForgetClick {
    /// To forget; running games go on.
    Yes,
    /// To resign the running games first.
    Resign,
    /// To leave everything.
    No,
}

/// A button under a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum ChallengeClick {
    Accept,
    Decline,
    Withdraw,
}

/// Something in a game's lesson, whose tasks are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LearnClick {
    /// **Learn in 2 minutes**, or **Next**: this task.
    Task(usize),
    /// **Roll** in a task.
    Roll(usize),
    /// The menu of a task's answers, or a button that is one of them.
    Answer(usize, Option<Answer>),
    /// **Play Eightfold**, at its lowest level.
    Play,
}

/// Something on the way to a game against the engine.
#[derive(Clone, Copy)]
pub enum EngineClick {
    /// **Play Eightfold**.
    Ask,
    /// The menu of games.
    Game,
    /// The menu of levels in this game, where this one is chosen.
    Level(&'static dyn Variant, Level),
    /// A button that begins this game at this level, with this color.
    Begin(&'static dyn Variant, Level, ColorChoice),
}

/// Something under a board, or in a private message that belongs to one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardClick {
    Roll,
    /// **Prevent** or **Accept the roll**.
    Decide(Action),
    /// A menu of whole turns, or a button that makes one.
    Play(Option<Action>),
    /// A menu that opens the picker, or a button that does after these steps.
    Open(Vec<String>),
    /// What is rarer.
    More,
    Hint,
    /// **Offer a draw**.
    Draw,
    /// **Claim the draw**.
    Claim,
    TakeBack,
    Oops,
    Rematch,
    /// **Claim the win**, or **Claim the draw** where who waits could never win: the other's time
    /// has run out.
    ClaimOnTime,
    GiveDay,
    /// **Stop the clock**, or **Let the clock run**.
    Pause,
    /// **Type a move**: a button that opens a form, and that form.
    Type,
    /// The picker's menu, or a page of it: the steps chosen so far.
    Pick {
        /// The steps, as the menus' values.
        path: Vec<String>,
        /// The page, from 0.
        page: usize,
    },
    /// Something that is asked before it is done.
    Ask(Question),
    /// The answer to that.
    Answer(Question, bool),
}

impl BoardClick {
    /// What it means to choose this value from the menu that has this click: a button's click.
    #[must_use]
    pub fn with_choice(&self, value: &str) -> Self {
        let along = |path: &[String]| [path, &[value.to_owned()]].concat();
        match self {
            Self::Play(None) => Self::Play(value.parse().ok()),
            Self::Open(path) => Self::Open(along(path)),
            Self::Pick { path, .. } => Self::Pick { path: along(path), page: 0 },
            other => other.clone(),
        }
    }
}

/// Something under a game that was read from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileClick {
    /// The game after so many turns; by this button of the viewer.
    View(usize, ViewerButton),
    /// The game as an animation.
    Animation,
    /// **Check the dice**.
    Dice,
}

/// Whose settings a menu changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum SettingsOf {
    /// Those of who clicks.
    #[strum(serialize = "person")]
    User,
    /// Those of the server.
    Server,
}

impl SettingsOf {
    /// What can be set there.
    pub const fn scope(self) -> SettingScope {
        match self {
            Self::User => SettingScope::User,
            Self::Server => SettingScope::Guild,
        }
    }
}

/// A button of the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum ViewerButton {
    First,
    Previous,
    Next,
    Last,
}

/// What a player is asked before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Question {
    /// Whether to resign.
    Resign,
    /// Whether to give up the own Totem as a turn.
    Sacrifice,
    /// The same to undo the last roll.
    Undo,
}

impl Question {
    /// Every question that stands before a turn.
    pub const TURNS: [Self; 2] = [Self::Sacrifice, Self::Undo];

    /// The turn that **Yes** makes; resigning is none.
    pub const fn action(self) -> Option<Action> {
        match self {
            Self::Resign => None,
            Self::Sacrifice => Some(Action::Sacrifice),
            Self::Undo => Some(Action::Undo),
        }
    }
}
