//! What is told of the eight numbers before the Null's die is rolled.
//!
//! A line of `cases/roll_threats.txt` is a position of Totem, actions that are played there after ` > `,
//! if any, and what is told, the worst first.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../../tests/support/cases.rs"]
mod cases;
#[path = "../../../rules/tests/support/numbers.rs"]
mod numbers;

use rules::variants::{VARIANTS, by_id};
use rules::{Action, EventKind, Game, Phase, Piece, Role, Variant};
use scene::{RollThreat, ThreatKind};

use cases::check_cases;
use numbers::Numbers;

/// How many games are played at random, and how long at most.
const GAMES: u64 = 150;
const LONGEST: usize = 200;

fn totem() -> &'static dyn Variant {
    by_id("totem").unwrap()
}

fn threats(game: &Game) -> Vec<RollThreat> {
    scene::roll_threats(game.variant(), game.position())
}

/// What a number would cost, as a line.
fn line(RollThreat { number, end, kind }: RollThreat) -> String {
    let end = end.map(|end| format!("{end}: ")).unwrap_or_default();
    format!("{number} {end}{}", named(kind, end.is_empty()))
}

fn named(kind: ThreatKind, goes_on: bool) -> String {
    match kind {
        ThreatKind::Prevents { side } => format!("{side} prevents"),
        ThreatKind::Takes { piece, square } if goes_on => format!("takes {piece} {square}"),
        ThreatKind::Takes { piece, .. } => format!("takes {piece}"),
        ThreatKind::Removes { piece, square } => format!("removes {piece} {square}"),
        ThreatKind::Strikes { totem, home, struck } => format!("{totem} strikes {struck} {home}"),
        ThreatKind::Displaces { totem, home, royal, to, becomes } => {
            format!("{totem} {home}, {royal} {to} {}", becomes.name())
        }
        ThreatKind::Demotes { royal } => format!("demotes {royal}"),
        ThreatKind::Checks(side) => format!("checks {side}"),
        ThreatKind::ChecksBoth => "checks both".to_owned(),
        ThreatKind::Mates(side) => format!("mates {side}"),
        ThreatKind::Stalemates(side) => format!("stalemates {side}"),
    }
}

#[test]
fn what_each_number_costs_is_told_the_worst_first() {
    let table = include_str!("cases/roll_threats.txt");
    check_cases("cases/roll_threats.txt", table, |case| {
        let mut columns = case.split(" | ");
        let position = columns.next().unwrap_or_default();
        let (fen, actions) = position.split_once(" > ").unwrap_or((position, ""));
        let fen = if fen == "start" { totem().info().start_fen } else { fen };
        let mut game = Game::from_fen(totem(), fen)?;
        for action in actions.split_whitespace() {
            game.play(action.parse()?)?;
        }
        let found: Vec<String> = threats(&game).into_iter().map(line).collect();
        let wanted: Vec<&str> = columns.collect();
        if found == wanted { Ok(()) } else { Err(found.join(" | ").into()) }
    });
}

#[test]
fn other_games_have_no_such_threats() {
    for variant in VARIANTS {
        if !variant.features().null {
            assert!(threats(&Game::new(*variant)).is_empty());
        }
    }
}

/// What rolling `number` does: the result, or whoever has to prevent it, or what is lost.
fn rolled(before: &Game, number: u8) -> Vec<String> {
    let mut game = before.clone();
    game.play(Action::Roll(number)).unwrap();
    let end = |game: &Game| game.variant().end(game.position());
    let events = game.last().unwrap().events().to_vec();
    let mut prevents = None;
    if let Phase::AnswerRoll { by } = game.position().phase {
        let accepted = game.is_legal(Action::Accept).then(|| {
            let mut accepted = game.clone();
            accepted.play(Action::Accept).unwrap();
            accepted
        });
        match accepted {
            Some(accepted) if accepted.legal_actions().iter().any(|it| *it != Action::Undo) => {}
            _ => {
                game.play(Action::Prevent).unwrap();
                prevents = Some(format!("{by} prevents"));
            }
        }
    }
    if let Some(end) = end(&game) {
        return vec![end.to_string()];
    }
    if let Some(prevents) = prevents {
        return vec![prevents];
    }
    let matters = |piece: Piece| matches!(piece.role, Role::Queen | Role::Rook | Role::Totem);
    let lost = events.into_iter().filter_map(|event| {
        let captured = event.captured.map(|(_, piece)| piece);
        match event.kind {
            EventKind::NullStepped | EventKind::NullRespawned => captured.filter(|it| matters(*it)),
            EventKind::SentHome | EventKind::TotemLost => captured,
            EventKind::SwappedHome => return event.other.map(|other| format!("home {other}")),
            _ => None,
        }
        .map(|piece| piece.to_string())
    });
    lost.collect()
}

/// What is told of `number`, in the same words.
fn told(game: &Game, number: u8) -> Vec<String> {
    let of_number = threats(game).into_iter().filter(|threat| threat.number == number);
    let told = of_number.map(|RollThreat { end, kind, .. }| match (end, kind) {
        (Some(end), _) => end.to_string(),
        (
            None,
            ThreatKind::Takes { piece, .. }
            | ThreatKind::Removes { piece, .. }
            | ThreatKind::Strikes { struck: piece, .. },
        ) => piece.to_string(),
        (None, ThreatKind::Displaces { royal, .. }) => format!("home {royal}"),
        (None, ThreatKind::Demotes { royal }) => Piece { role: Role::Totem, ..royal }.to_string(),
        (None, kind) => named(kind, true),
    });
    told.collect()
}

#[test]
fn what_is_told_of_a_number_is_what_rolling_it_does() {
    let (mut ends, mut losses) = (0, 0);
    for seed in 0..GAMES {
        let mut numbers = Numbers::new(seed);
        let mut game = Game::new(totem());
        for _ in 0..LONGEST {
            if game.position().is_roll_due() && !game.legal_actions().is_empty() {
                for number in 1..=8 {
                    let mut expected = rolled(&game, number);
                    let mut told = told(&game, number);
                    expected.sort();
                    told.sort();
                    assert_eq!(told, expected, "{number} in {}", game.fen());
                    let threats = threats(&game);
                    ends += threats.iter().filter(|it| it.end.is_some()).count();
                    losses += threats.len();
                }
            }
            let Some(action) = numbers.pick(game.legal_actions()) else {
                break;
            };
            game.play(action).unwrap();
        }
    }
    assert!(ends > 500 && losses > 2 * ends, "{ends} {losses}");
}

#[test]
fn threats_come_the_worst_first_in_every_sample_position() {
    let mut met = 0;
    let samples = include_str!("../../../rules/src/variants/totem/vectors.jsonl");
    for line in samples.lines() {
        let sample: serde_json::Value = serde_json::from_str(line).unwrap();
        let game = Game::from_fen(totem(), sample["fen"].as_str().unwrap()).unwrap();
        let threats = threats(&game);
        met += threats.len();
        assert!(threats.iter().all(|threat| (1..=8).contains(&threat.number)));
        let severities = threats.windows(2).map(|it| (it[0].severity(), it[1].severity()));
        assert!(severities.into_iter().all(|(one, next)| one >= next), "{}", game.fen());
        let is_due = game.position().is_roll_due();
        assert!(is_due || game.position().totem.since_roll == 2 || threats.is_empty());
    }
    assert!(met > 30, "{met}");
}
