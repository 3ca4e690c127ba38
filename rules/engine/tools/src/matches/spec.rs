//! What plays a side, as text: `nodes=3000`, `random`, `player:PATH level=5`.

use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;
use std::{env, fmt, fs};

use anyhow::{Context, bail, ensure};
use engine::{Level, Limits};
use rules::Variant;
use sha2::{Digest, Sha256};

/// How long a chess engine thinks about a turn, unless told otherwise.
const UCI_TIME: Duration = Duration::from_secs(1);

/// What plays a side.
#[derive(Clone, Debug)]
pub struct PlayerSpec {
    text: String,
    pub(super) kind: PlayerKind,
    /// How long it thinks about a turn, and how well.
    pub(super) limits: Limits,
    /// How strong a chess engine pretends to be; as strong as it can without.
    pub(super) elo: Option<u32>,
}

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PlayerKind {
    /// Any legal action.
    Random,
    /// The one-ply player.
    Baseline,
    /// This build's engine.
    Engine,
    /// The program `player` of a build, by its path.
    Process(String),
    /// A chess engine that speaks UCI, by its path or name.
    Uci(String),
}

impl PlayerSpec {
    /// Whether it can play a variant.
    pub fn plays(&self, variant: &dyn Variant) -> bool {
        !matches!(self.kind, PlayerKind::Uci(_)) || variant.id() == "chess"
    }

    /// The text, with a fingerprint of the program that plays: games of two builds are never
    /// counted together. It is left out where builds do not differ, and for a chess engine that is
    /// found by its name alone.
    ///
    /// # Errors
    ///
    /// Fails where the program cannot be read.
    pub fn with_build(&self) -> anyhow::Result<String> {
        let program = match &self.kind {
            PlayerKind::Random | PlayerKind::Baseline => None,
            PlayerKind::Engine => Some(fs::read(env::current_exe()?)?),
            PlayerKind::Process(path) => Some(fs::read(path).with_context(|| path.clone())?),
            PlayerKind::Uci(path) => fs::read(path).ok(),
        };
        let build = program.map(|program| hex::encode(&Sha256::digest(program)[..4]));
        Ok(build.map_or_else(|| self.text.clone(), |build| format!("{self} ({build})")))
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for PlayerSpec {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let first = words.first().context("a player is missing")?;
        // By kind: the limits that it takes.
        let (kind, allowed) = match (*first, first.split_once(':')) {
            ("random", _) => (PlayerKind::Random, ""),
            ("baseline", _) => (PlayerKind::Baseline, ""),
            (_, Some(("player", path))) => {
                (PlayerKind::Process(path.to_owned()), "depth= nodes= time= level=")
            }
            (_, Some(("uci", path))) => (PlayerKind::Uci(path.to_owned()), "time= elo="),
            _ => (PlayerKind::Engine, "depth= nodes= time= level= noise= temperature="),
        };
        let mut spec = Self { text: words.join(" "), kind, limits: Limits::default(), elo: None };
        for word in &words[usize::from(spec.kind != PlayerKind::Engine)..] {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let is_allowed = allowed.split(' ').any(|limit| limit.strip_suffix('=') == Some(name));
            ensure!(is_allowed, "`{word}` is none of: {allowed}");
            spec.set(name, value).with_context(|| format!("in `{word}`"))?;
        }
        let Limits { depth, nodes, time, level, .. } = spec.limits;
        let budgets = [depth.is_some(), nodes.is_some(), time.is_some(), level.is_some()];
        match (&spec.kind, budgets.iter().filter(|given| **given).count()) {
            (PlayerKind::Engine, 0) => bail!("the engine needs depth=, nodes=, time= or level="),
            (PlayerKind::Process(_), count) if count != 1 => {
                bail!("`player:` needs exactly one of depth=, nodes=, time= and level=")
            }
            (PlayerKind::Uci(_), 0) => spec.limits.time = Some(UCI_TIME),
            _ => {}
        }
        Ok(spec)
    }
}

impl PlayerSpec {
    /// Sets the limit of this name.
    fn set(&mut self, name: &str, value: &str) -> anyhow::Result<()> {
        let number: NonZero<u64> = value.parse().context("a number from 1 is needed")?;
        let number = number.get();
        let limits = &mut self.limits;
        match name {
            "depth" => limits.depth = Some(number.try_into()?),
            "nodes" => limits.nodes = Some(number),
            "time" => limits.time = Some(Duration::from_millis(number)),
            "level" => limits.level = Some(Level::new(number.try_into().unwrap_or(u8::MAX))?),
            "noise" => limits.noise = number.try_into()?,
            "temperature" => limits.temperature = number.try_into()?,
            _ => self.elo = Some(number.try_into()?),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read() {
        for text in ["random", "baseline", "nodes=3000", "depth=4 nodes=9000", "level=5 noise=7"] {
            assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
        }
        let spec: PlayerSpec = " player:target/old/player   nodes=3000 ".parse().unwrap();
        assert_eq!(spec.to_string(), "player:target/old/player nodes=3000");
        assert_eq!(spec.kind, PlayerKind::Process("target/old/player".to_owned()));
        assert_eq!(spec.limits.nodes, Some(3000));
        let spec: PlayerSpec = "uci:stockfish elo=1900".parse().unwrap();
        assert_eq!(spec.kind, PlayerKind::Uci("stockfish".to_owned()));
        assert_eq!((spec.elo, spec.limits.time), (Some(1900), Some(Duration::from_secs(1))));
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
            "noise=7",
            "colour=3",
            "nodes=10 elo=9",
            "player:x",
            "player:x nodes=1 depth=1",
            "player:x elo=1",
            "uci:x nodes=1",
        ] {
            assert!(text.parse::<PlayerSpec>().is_err(), "{text}");
        }
    }

    #[test]
    fn builds_differ() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("player");
        let build = |program: &str| {
            fs::write(&path, program).unwrap();
            let spec: PlayerSpec = format!("player:{} nodes=1", path.display()).parse().unwrap();
            spec.with_build().unwrap()
        };
        assert_eq!(build("one"), build("one"));
        assert_ne!(build("one"), build("two"));
    }
}
