//! The one place that writes and reads `custom_id`s.

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use engine::Level;
use rules::Action;

use super::{BoardClick, ComponentId, EngineClick, FileClick, LearnClick, puzzle};
use crate::game::{BoardId, ColorChoice};
use crate::ids::{GameId, UserId};
use crate::names::{by_name, name_of};
use crate::ui::{Refusal, UNKNOWN_BUTTON};

/// What of a board is written by its name alone.
const PLAIN: [(BoardClick, &str); 12] = [
    (BoardClick::Roll, "roll"),
    (BoardClick::More, "more"),
    (BoardClick::Hint, "hint"),
    (BoardClick::Draw, "draw"),
    (BoardClick::Claim, "claim"),
    (BoardClick::TakeBack, "takeback"),
    (BoardClick::Oops, "oops"),
    (BoardClick::Rematch, "rematch"),
    (BoardClick::ClaimOnTime, "win"),
    (BoardClick::GiveDay, "day"),
    (BoardClick::Pause, "pause"),
    (BoardClick::Type, "type"),
];

const DECISIONS: [(Action, &str); 2] = [(Action::Prevent, "prevent"), (Action::Accept, "accept")];
const ANSWERS: [(bool, &str); 2] = [(true, "yes"), (false, "no")];

impl fmt::Display for ComponentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Challenge(id, what) => {
                write!(f, "challenge:{what}:{id}")
            }
            Self::ChallengeTo(user) => write!(f, "challenge:to:{user}"),
            Self::Offer(id, what) => write!(f, "offer:{what}:{id}"),
            Self::Engine(EngineClick::Ask) => f.write_str("engine:ask"),
            Self::Engine(EngineClick::Game) => f.write_str("engine:game"),
            Self::Engine(EngineClick::Level(variant, level)) => {
                write!(f, "engine:level:{}:{level}", variant.id())
            }
            Self::Engine(EngineClick::Begin(variant, level, color)) => {
                let color: &str = color.into();
                write!(f, "engine:begin:{}:{level}:{color}", variant.id())
            }
            Self::Board(board, what) => write_board(f, *board, what),
            Self::View(game, turn, None) => write!(f, "view:{game}:{turn}"),
            // Two buttons may lead to the same turn, and no two have the same id.
            Self::View(game, turn, Some(button)) => {
                write!(f, "view:{game}:{turn}:{button}")
            }
            Self::Animation(game) => write!(f, "animation:{game}"),
            Self::Review(game, None) => write!(f, "review:{game}"),
            Self::Review(game, Some((location, button))) => {
                write!(f, "review:{game}:{location}:{button}")
            }
            Self::ReviewTerms(game) => write!(f, "review:{game}:terms"),
            Self::Dice(game) => write!(f, "dice:{game}"),
            Self::Share(game) => write!(f, "share:{game}"),
            Self::Games(page) => write!(f, "games:{page}"),
            Self::GoOnHere(game) => write!(f, "here:{game}"),
            Self::Moves(game, page) => write!(f, "moves:{game}:{page}"),
            Self::Follow(game, yes) => write!(f, "follow:{game}:{}", name_of(&ANSWERS, yes)),
            Self::File(file, FileClick::View(turn, button)) => {
                write!(f, "file:{file}:view:{turn}:{button}")
            }
            Self::File(file, FileClick::Animation) => write!(f, "file:{file}:animation"),
            Self::File(file, FileClick::Dice) => write!(f, "file:{file}:dice"),
            Self::Forget(answer) => write!(f, "forget:{answer}"),
            Self::Theme(of) => write!(f, "theme:{of}"),
            Self::Setting(of) => write!(f, "setting:{of}"),
            Self::Channels => f.write_str("channels"),
            Self::PuzzleChannel => f.write_str("puzzles"),
            Self::PuzzleGames => f.write_str("puzzles:games"),
            Self::Puzzle(of, what) => puzzle::write(f, of, what),
            Self::Help(page) => write!(f, "help:{page}"),
            Self::Guide(variant, page) => write!(f, "rules:{}:{page}", variant.id()),
            Self::Learn(variant, what) => write_learn(f, variant.id(), *what),
            Self::Leaderboard(variant, page) => write!(f, "leaderboard:{}:{page}", variant.id()),
        }
    }
}

fn write_board(
    f: &mut fmt::Formatter<'_>,
    BoardId { game, seq }: BoardId,
    what: &BoardClick,
) -> fmt::Result {
    match what {
        BoardClick::Decide(action) => {
            write!(f, "decide:{game}:{seq}:{}", name_of(&DECISIONS, action))
        }
        BoardClick::Play(None) => write!(f, "play:{game}:{seq}"),
        BoardClick::Play(Some(action)) => write!(f, "play:{game}:{seq}:{action}"),
        BoardClick::Open(path) => write!(f, "open:{game}:{seq}:{}", path.join(".")),
        BoardClick::Pick { path, page } => {
            write!(f, "pick:{game}:{seq}:{}:{page}", path.join("."))
        }
        BoardClick::Ask(question) => {
            write!(f, "ask:{game}:{seq}:{question}")
        }
        BoardClick::Answer(question, yes) => {
            write!(f, "answer:{game}:{seq}:{question}:{}", name_of(&ANSWERS, yes))
        }
        plain => write!(f, "{}:{game}:{seq}", name_of(&PLAIN, plain)),
    }
}

fn write_learn(f: &mut fmt::Formatter<'_>, id: &str, what: LearnClick) -> fmt::Result {
    match what {
        LearnClick::Task(number) => write!(f, "learn:{id}:{number}"),
        LearnClick::Roll(number) => write!(f, "learn:{id}:{number}:roll"),
        LearnClick::Answer(number, None) => write!(f, "learn:{id}:{number}:answer"),
        LearnClick::Answer(number, Some(answer)) => {
            write!(f, "learn:{id}:{number}:answer:{answer}")
        }
        LearnClick::Play => write!(f, "learn:{id}:play"),
    }
}

impl FromStr for ComponentId {
    type Err = Refusal;

    fn from_str(custom_id: &str) -> Result<Self, Refusal> {
        let parts: Vec<&str> = custom_id.split(':').collect();
        read(&parts).ok_or(UNKNOWN_BUTTON)
    }
}

fn read(parts: &[&str]) -> Option<ComponentId> {
    Some(match *parts {
        ["challenge", "to", user] => {
            // Discord gives the id 0 to nobody.
            let user = user.parse().ok().filter(|&user| user != UserId(0));
            ComponentId::ChallengeTo(user?)
        }
        ["challenge", what, id] => ComponentId::Challenge(id.parse().ok()?, what.parse().ok()?),
        ["offer", what, id] => ComponentId::Offer(id.parse().ok()?, what.parse().ok()?),
        ["engine", "ask"] => ComponentId::Engine(EngineClick::Ask),
        ["engine", "game"] => ComponentId::Engine(EngineClick::Game),
        ["engine", "level", id, level] => {
            ComponentId::Engine(EngineClick::Level(rules::variants::by_id(id)?, read_level(level)?))
        }
        ["engine", "begin", id, level, color] => ComponentId::Engine(EngineClick::Begin(
            rules::variants::by_id(id)?,
            read_level(level)?,
            ColorChoice::by_name(color)?,
        )),
        ["help", page] => ComponentId::Help(page.parse().ok()?),
        ["rules", id, page] => ComponentId::Guide(rules::variants::by_id(id)?, page.parse().ok()?),
        ["learn", id, ref what @ ..] => {
            ComponentId::Learn(rules::variants::by_id(id)?, read_learn(what)?)
        }
        ["leaderboard", id, page] => {
            ComponentId::Leaderboard(rules::variants::by_id(id)?, page.parse().ok()?)
        }
        ["view", game, turn] => ComponentId::View(game.parse().ok()?, turn.parse().ok()?, None),
        ["view", game, turn, button] => {
            ComponentId::View(game.parse().ok()?, turn.parse().ok()?, Some(button.parse().ok()?))
        }
        ["animation", game] => ComponentId::Animation(game.parse().ok()?),
        ["review", game] => ComponentId::Review(game.parse().ok()?, None),
        ["review", game, "terms"] => ComponentId::ReviewTerms(game.parse().ok()?),
        ["review", game, location, button] => {
            let at = (location.parse().ok()?, button.parse().ok()?);
            ComponentId::Review(game.parse().ok()?, Some(at))
        }
        ["games", page] => ComponentId::Games(page.parse().ok()?),
        ["here", game] => ComponentId::GoOnHere(game.parse().ok()?),
        ["moves", game, page] => ComponentId::Moves(game.parse().ok()?, page.parse().ok()?),
        ["follow", game, yes] => ComponentId::Follow(game.parse().ok()?, by_name(&ANSWERS, yes)?),
        ["forget", answer] => ComponentId::Forget(answer.parse().ok()?),
        ["channels"] => ComponentId::Channels,
        ["puzzles"] => ComponentId::PuzzleChannel,
        ["puzzles", "games"] => ComponentId::PuzzleGames,
        ["puzzle", id, filter, line, ref what @ ..] => puzzle::read(id, filter, line, what)?,
        ["theme", of] => ComponentId::Theme(of.parse().ok()?),
        ["setting", of] => ComponentId::Setting(of.parse().ok()?),
        ["dice", game] => ComponentId::Dice(game.parse().ok()?),
        ["share", game] => ComponentId::Share(game.parse().ok()?),
        ["file", file, ref what @ ..] => ComponentId::File(file.parse().ok()?, read_file(what)?),
        [kind, game, seq, ref rest @ ..] => {
            let game: GameId = game.parse().ok()?;
            let board = BoardId { game, seq: seq.parse().ok()? };
            ComponentId::Board(board, read_board(kind, rest)?)
        }
        _ => return None,
    })
}

fn read_file(what: &[&str]) -> Option<FileClick> {
    Some(match *what {
        ["view", turn, button] => FileClick::View(turn.parse().ok()?, button.parse().ok()?),
        ["animation"] => FileClick::Animation,
        ["dice"] => FileClick::Dice,
        _ => return None,
    })
}

fn read_learn(what: &[&str]) -> Option<LearnClick> {
    Some(match *what {
        ["play"] => LearnClick::Play,
        [number] => LearnClick::Task(number.parse().ok()?),
        [number, "roll"] => LearnClick::Roll(number.parse().ok()?),
        [number, "answer"] => LearnClick::Answer(number.parse().ok()?, None),
        [number, "answer", answer] => {
            LearnClick::Answer(number.parse().ok()?, Some(answer.parse().ok()?))
        }
        _ => return None,
    })
}

fn read_board(kind: &str, rest: &[&str]) -> Option<BoardClick> {
    if let Some((plain, _)) = PLAIN.iter().find(|(_, name)| *name == kind) {
        return rest.is_empty().then(|| plain.clone());
    }
    Some(match (kind, rest) {
        ("decide", [action]) => BoardClick::Decide(by_name(&DECISIONS, action)?),
        ("play", []) => BoardClick::Play(None),
        ("play", [action]) => BoardClick::Play(Some(action.parse().ok()?)),
        ("open", [path]) => BoardClick::Open(read_path(path)),
        ("pick", [path, page]) => {
            BoardClick::Pick { path: read_path(path), page: page.parse().ok()? }
        }
        ("ask", [question]) => BoardClick::Ask(question.parse().ok()?),
        ("answer", [question, yes]) => {
            BoardClick::Answer(question.parse().ok()?, by_name(&ANSWERS, yes)?)
        }
        _ => return None,
    })
}

/// The level with this number.
pub(in crate::ui) fn read_level(number: &str) -> Option<Level> {
    Level::new(number.parse().ok()?).ok()
}

pub(super) fn read_path(path: &str) -> Vec<String> {
    path.split('.').filter(|step| !step.is_empty()).map(str::to_owned).collect()
}
