//! What plays a side, as text: `nodes=3000`, `random`, `player:PATH level=5`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Level, Limits};
use rules::Variant;
use thiserror::Error;

/// What plays a side.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    text: String,
    /// Who plays.
    pub(crate) kind: Kind,
}

/// Who plays a side, and how long it thinks.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// Any legal action, by chance.
    Random,
    /// The plain player.
    Plain,
    /// This build's engine.
    Engine(Budget),
    /// The `player` of another build.
    Player {
        /// Where it is.
        path: String,
        /// What it is asked: `go nodes 3000`.
        go: String,
        /// Its seed, if it is not to differ from game to game.
        seed: Option<u64>,
    },
    /// A chess engine.
    Uci {
        /// Where it is.
        path: String,
        /// How strong it pretends to be; as strong as it can without.
        elo: Option<u32>,
        /// How long it thinks about a turn.
        time: Duration,
    },
}

/// How long a side thinks about a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Budget {
    depth: Option<u32>,
    nodes: Option<u64>,
    /// In milliseconds.
    time: Option<u64>,
    level: Option<Level>,
    /// In the unit of the engine's weights.
    noise: u32,
    /// Likewise.
    temperature: u32,
    seed: Option<u64>,
    elo: Option<u32>,
}

/// The text is no setting.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum SettingError {
    #[error(
        "a setting is `random`, `plain`, limits such as `nodes=3000`, `player:PATH nodes=3000` or \
         `uci:PATH elo=1900 time=1000`"
    )]
    Empty,
    #[error(
        "`{0}` is no limit; there are depth=, nodes=, time=, level=, noise=, \
         temperature= and seed="
    )]
    Unknown(String),
    #[error("`{0}` wants a number from 1")]
    Number(String),
    #[error("{0}")]
    Level(#[from] engine::ParseLevelError),
    #[error("{0} takes no `{1}`")]
    Superfluous(&'static str, &'static str),
    #[error("the engine wants a limit: depth=, nodes=, time= or level=")]
    Unlimited,
    #[error("`player:` takes exactly one of depth=, nodes=, time= and level=")]
    OneLimit,
}

/// How long a chess engine thinks about a turn, unless told otherwise: a second.
const UCI_TIME: u64 = 1000;

impl Setting {
    /// Whether it can play this game.
    pub(crate) fn knows(&self, game: &dyn Variant) -> bool {
        !matches!(self.kind, Kind::Uci { .. }) || game.id() == "chess"
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Setting {
    type Err = SettingError;

    fn from_str(text: &str) -> Result<Self, SettingError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let kind = match words.split_first().ok_or(SettingError::Empty)? {
            (&"random", []) => Kind::Random,
            (&"plain", []) => Kind::Plain,
            (first, rest) => match first.split_once(':') {
                Some(("player", path)) => Budget::read(rest)?.player(path)?,
                Some(("uci", path)) => Budget::read(rest)?.uci(path)?,
                _ if first.contains('=') => Kind::Engine(Budget::read(&words)?.engine()?),
                _ => return Err(SettingError::Empty),
            },
        };
        Ok(Self { text: words.join(" "), kind })
    }
}

impl Budget {
    fn read(words: &[&str]) -> Result<Self, SettingError> {
        let mut budget = Self::default();
        for word in words {
            let unknown = || SettingError::Unknown((*word).to_owned());
            let wrong = || SettingError::Number((*word).to_owned());
            let (name, value) = word.split_once('=').ok_or_else(unknown)?;
            let number: u64 = value.parse().map_err(|_| wrong())?;
            let small = u32::try_from(number).ok().filter(|number| *number > 0);
            let large = Some(number).filter(|number| *number > 0);
            match name {
                "depth" => budget.depth = Some(small.ok_or_else(wrong)?),
                "nodes" => budget.nodes = Some(large.ok_or_else(wrong)?),
                "time" => budget.time = Some(large.ok_or_else(wrong)?),
                "noise" => budget.noise = small.ok_or_else(wrong)?,
                "temperature" => budget.temperature = small.ok_or_else(wrong)?,
                "elo" => budget.elo = Some(small.ok_or_else(wrong)?),
                "level" => {
                    budget.level = Some(Level::new(u8::try_from(number).unwrap_or(u8::MAX))?);
                }
                "seed" => budget.seed = Some(number),
                _ => return Err(unknown()),
            }
        }
        Ok(budget)
    }

    /// What the engine is asked, in a game with this seed.
    pub(crate) fn limits(self, seed: u64) -> Limits {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time.map(Duration::from_millis),
            level: self.level,
            noise: self.noise,
            temperature: self.temperature,
            seed: self.seed.unwrap_or(seed),
        }
    }

    fn engine(self) -> Result<Self, SettingError> {
        if self.elo.is_some() {
            return Err(SettingError::Superfluous("the engine", "elo="));
        }
        let limited = self.depth.is_some()
            || self.nodes.is_some()
            || self.time.is_some()
            || self.level.is_some();
        if limited { Ok(self) } else { Err(SettingError::Unlimited) }
    }

    fn player(self, path: &str) -> Result<Kind, SettingError> {
        let go = match self {
            Self { elo: Some(_), .. } => {
                return Err(SettingError::Superfluous("`player:`", "elo="));
            }
            Self { depth: Some(depth), nodes: None, time: None, level: None, .. } => {
                format!("go depth {depth}")
            }
            Self { nodes: Some(nodes), depth: None, time: None, level: None, .. } => {
                format!("go nodes {nodes}")
            }
            Self { time: Some(time), depth: None, nodes: None, level: None, .. } => {
                format!("go movetime {time}")
            }
            Self { level: Some(level), depth: None, nodes: None, time: None, .. } => {
                format!("go level {level}")
            }
            _ => return Err(SettingError::OneLimit),
        };
        Ok(Kind::Player { path: path.to_owned(), go, seed: self.seed })
    }

    fn uci(self, path: &str) -> Result<Kind, SettingError> {
        let (elo, time) = (self.elo, Duration::from_millis(self.time.unwrap_or(UCI_TIME)));
        let superfluous = [
            ("depth=", self.depth.is_some()),
            ("nodes=", self.nodes.is_some()),
            ("level=", self.level.is_some()),
            ("noise=", self.noise > 0),
            ("temperature=", self.temperature > 0),
            ("seed=", self.seed.is_some()),
        ];
        match superfluous.into_iter().find(|(_, given)| *given) {
            Some((name, _)) => Err(SettingError::Superfluous("`uci:`", name)),
            None => Ok(Kind::Uci { path: path.to_owned(), elo, time }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read() {
        for text in ["random", "plain", "nodes=3000", "depth=4 nodes=9000", "level=5 seed=7"] {
            assert_eq!(text.parse::<Setting>().unwrap().to_string(), text);
        }
        let setting: Setting = " player:target/old/player   nodes=3000 ".parse().unwrap();
        assert_eq!(setting.to_string(), "player:target/old/player nodes=3000");
        assert!(matches!(setting.kind, Kind::Player { go, .. } if go == "go nodes 3000"));
        let setting: Setting = "uci:stockfish elo=1900".parse().unwrap();
        assert!(matches!(setting.kind, Kind::Uci { elo: Some(1900), time, .. }
            if time == Duration::from_secs(1)));
    }

    #[test]
    fn what_is_none_is_refused() {
        for text in [
            "",
            "clever",
            "random nodes=3",
            "nodes",
            "nodes=",
            "nodes=0",
            "nodes=-1",
            "depth=5000000000",
            "level=0",
            "level=9",
            "level=300",
            "seed=7",
            "colour=3",
            "nodes=10 elo=9",
            "player:x",
            "player:x nodes=1 depth=1",
            "player:x elo=1",
            "uci:x nodes=1",
        ] {
            assert!(text.parse::<Setting>().is_err(), "{text}");
        }
    }
}
