//! What several of these tests share.

// What the tests of `rules` have too.
#[expect(dead_code, reason = "the tests of `rules` look at each turn, these only at the games")]
#[path = "../../../tests/support/demonstration.rs"]
pub(crate) mod demonstration;
#[path = "../../../tests/support/numbers.rs"]
mod numbers;
#[path = "../../../tests/support/program.rs"]
mod program;

use std::sync::atomic::AtomicBool;

use demonstration::Moment;
use engine::player::Player;
use engine::{Engine, Limits};
use rules::protocol::{Reply, Session};
use rules::{Action, Game, variants};

pub(crate) use numbers::Numbers;
pub(crate) use program::Program;

/// The player, to be started.
pub(crate) const PLAYER: &str = env!("CARGO_BIN_EXE_player");

/// The id of every game.
pub(crate) const IDS: [&str; 4] = ["chess", "gravitatur", "superpermutation-d8", "totem"];

/// At which moments of the demonstration game numbers of the die mate at once, and which.
pub(crate) const MATES: [(Moment, &[u8]); 8] = [
    ((9, 'w'), &[1]),
    ((11, 'b'), &[3, 5]),
    ((12, 'b'), &[3, 5]),
    ((16, 'w'), &[2]),
    // Rolled and missed: c5b4 mates.
    ((20, 'w'), &[2]),
    ((22, 'w'), &[2, 3]),
    ((23, 'b'), &[4]),
    ((24, 'w'), &[1]),
];

/// A game in which both sides play by little thought, and now and then at random, with as many
/// actions at most.
pub(crate) fn little_thought(id: &str, seed: u64, actions: usize) -> Game {
    let mut numbers = Numbers::new(seed);
    let mut engine = Engine::new();
    let mut game = Game::new(variants::by_id(id).unwrap());
    while game.end().is_none() && game.actions().len() < actions {
        let action = if game.position().is_roll_due() {
            Action::Roll(numbers.below(8) as u8 + 1)
        } else if numbers.below(4) == 0 {
            numbers.pick(game.legal_actions()).unwrap()
        } else {
            let limits = Limits { nodes: Some(50), ..Limits::default() };
            engine.search(&game, &limits, &AtomicBool::new(false)).unwrap().action
        };
        game.play(action).unwrap();
    }
    game
}

/// Whoever answers lines.
pub(crate) trait Answers {
    /// The answer to a line.
    fn ask(&mut self, line: &str) -> String;

    /// The answer to a line that must be obeyed.
    #[track_caller]
    fn obeyed(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        assert!(!answer.starts_with("error"), "{line}: {answer}");
        answer
    }
}

impl Answers for Session {
    fn ask(&mut self, line: &str) -> String {
        told(self.answer(line))
    }
}

impl Answers for Player {
    fn ask(&mut self, line: &str) -> String {
        told(self.answer(line))
    }
}

fn told(reply: Reply) -> String {
    match reply {
        Reply::Line(line) => line,
        Reply::Quit => panic!("nobody quits here"),
    }
}

/// What `go` has found.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Best {
    pub(crate) action: String,
    pub(crate) score: String,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    pub(crate) line: Vec<String>,
}

impl Best {
    /// Reads the answer to `go`, strictly.
    #[track_caller]
    pub(crate) fn read(answer: &str) -> Self {
        let words: Vec<&str> = answer.split(' ').collect();
        let ["best", action, "score", score, "depth", depth, "nodes", nodes, "pv", line @ ..] =
            &words[..]
        else {
            panic!("{answer}");
        };
        assert_eq!(line.first(), Some(action), "{answer}");
        if score.strip_prefix('#').is_none_or(|turns| turns.parse::<i32>().is_err()) {
            let expected: f64 = score.parse().unwrap_or_else(|_| panic!("{answer}"));
            assert!((-1.0..=1.0).contains(&expected), "{answer}");
        }
        Self {
            action: (*action).to_owned(),
            score: (*score).to_owned(),
            depth: depth.parse().unwrap(),
            nodes: nodes.parse().unwrap(),
            line: line.iter().map(|word| (*word).to_owned()).collect(),
        }
    }
}

/// What `odds` says of one number.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct OutcomeBounds {
    pub(crate) value: f64,
    /// `None` where the number ends the game.
    pub(crate) action: Option<String>,
    /// Whether the side to move wins at once.
    pub(crate) wins: bool,
}

/// Reads the answer to `odds`, strictly.
#[track_caller]
pub(crate) fn read_odds(answer: &str) -> Vec<OutcomeBounds> {
    let words: Vec<&str> = answer.split(' ').collect();
    let ["odds", "mean", mean, faces @ ..] = &words[..] else {
        panic!("{answer}");
    };
    let faces: Vec<OutcomeBounds> =
        (1..).zip(faces).map(|(number, face)| read_face(number, face)).collect();
    assert_eq!(faces.len(), 8, "{answer}");
    let sum: f64 = faces.iter().map(|face| face.value).sum();
    assert!((sum / 8.0 - decimal(mean)).abs() < 2e-4, "{answer}");
    faces
}

fn read_face(number: u8, text: &str) -> OutcomeBounds {
    let parts: Vec<&str> = text.split(':').collect();
    let [label, value, action] = parts[..] else {
        panic!("{text}");
    };
    assert_eq!(label, number.to_string());
    let (action, wins) = match action.strip_suffix('#') {
        Some(action) => (action, true),
        None => (action, false),
    };
    OutcomeBounds {
        value: decimal(value),
        action: (action != "-").then(|| action.to_owned()),
        wins,
    }
}

/// Reads a decimal from 0 to 1 that has at least four places.
fn decimal(text: &str) -> f64 {
    let places = text.split_once('.').map_or(0, |(_, places)| places.len());
    let value = text.parse().unwrap_or_else(|_| panic!("{text}"));
    assert!(places >= 4 && (0.0..=1.0).contains(&value), "{text}");
    value
}
