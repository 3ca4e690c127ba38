//! The answer to `review`, read as JSON and held against the rules.

use engine::Engine;
use engine::player::Player;
use rules::{Action, Color, Game, Outcome, variants};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use crate::support::demonstration::replay;
use crate::support::{Answers, little_thought};

/// How far sums may be off.
const CLOSE: f64 = 1e-9;

/// What the player tells of a game.
fn told(game: &Game, nodes: u64) -> Value {
    let mut player = Player::default();
    let moves: String = game.actions().iter().map(|action| format!(" {action}")).collect();
    let moves = if moves.is_empty() { moves } else { format!(" moves{moves}") };
    let (id, start) = (game.variant().id(), game.at(0).fen());
    player.obeyed(&format!("position {id} fen {start}{moves}"));
    serde_json::from_str(&player.obeyed(&format!("review nodes {nodes}"))).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

fn texts(value: &Value) -> Vec<String> {
    let texts = value.as_array().unwrap_or_else(|| panic!("{value}"));
    texts.iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn after(game: &Game, action: Action) -> Game {
    let mut next = game.clone();
    next.play(action).unwrap();
    next
}

/// Whether a game has ended with a win, for one side or for either.
fn is_won(game: &Game, by: Option<Color>) -> bool {
    matches!(game.end(), Some(Outcome::Win { winner, .. }) if by.is_none_or(|by| by == winner))
}

/// The actions with which who acts mates at once; of a roll the faces that do: by themselves where
/// the Null is rolled for, else with the turn after them.
fn mates(game: &Game) -> Vec<String> {
    let by = game.position().side_to_act();
    let wins = |action: &Action| {
        let next = after(game, *action);
        match action {
            Action::Roll(_) if game.variant().features().null => is_won(&next, None),
            Action::Roll(_) => {
                next.legal_actions().iter().any(|turn| is_won(&after(&next, *turn), Some(by)))
            }
            _ => is_won(&next, Some(by)),
        }
    };
    let wins = game.legal_actions().iter().copied().filter(wins);
    let mut wins: Vec<String> = wins.map(|action| action.to_string()).collect();
    wins.sort();
    wins
}

/// The keys of an object, sorted.
fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

/// Holds what is told of one action against the position before it; the worth after it.
fn check_entry(before: &Game, entry: &Value, worth: f64) -> f64 {
    assert_eq!(keys(entry), ["action", "best", "luck", "mates", "play", "v"]);
    let [v, luck, play] = ["v", "luck", "play"].map(|key| number(&entry[key]));
    assert!((0.0..=1.0).contains(&v), "{entry}");
    assert!((worth + luck + play - v).abs() < CLOSE, "{entry}");
    let mut found = texts(&entry["mates"]);
    found.sort();
    assert_eq!(found, mates(before), "{} {entry}", before.fen());
    if before.position().is_roll_due() {
        assert!(entry["best"].is_null() && play == 0.0, "{entry}");
    } else {
        let best: Action = entry["best"].as_str().unwrap().parse().unwrap();
        assert!(before.is_legal(best) && luck == 0.0, "{entry}");
        // What mates is best, and nothing else where something does.
        let mates = found.contains(&best.to_string());
        assert!(found.is_empty() || mates, "{entry}");
    }
    v
}

/// What a kind of entries has to show in a game, or in several.
#[derive(Default)]
struct Seen {
    rolls: usize,
    mating_rolls: usize,
    mating_turns: usize,
    decisions: usize,
    /// Has reviewed the games before: what it keeps of them changes nothing.
    engine: Engine,
}

/// Luck is fair: over the eight faces of a roll it sums to nothing.
fn check_luck(game: &Game, engine: &mut Engine) {
    let review = engine.review(game, 1, &AtomicBool::new(false)).unwrap();
    let mut before = review.start;
    for (entry, action) in review.entries.iter().zip(game.actions()) {
        assert_eq!(entry.faces.is_some(), matches!(action, Action::Roll(_)), "{entry:?}");
        let lucks = entry.faces.into_iter().flatten().map(|face| face - before);
        assert!(lucks.sum::<f64>().abs() < CLOSE, "{entry:?}");
        before = entry.value;
    }
}

/// Holds the review of a game against its rules and against itself.
fn check(game: &Game, seen: &mut Seen) {
    check_luck(game, &mut seen.engine);
    let told = told(game, 1);
    assert_eq!(keys(&told), ["entries", "luck", "play", "result", "start"]);
    let entries = told["entries"].as_array().unwrap();
    assert_eq!(entries.len(), game.actions().len());
    let mut sums: BTreeMap<(&str, &str), f64> = BTreeMap::new();
    let mut worth = number(&told["start"]);
    for (place, (entry, action)) in entries.iter().zip(game.actions()).enumerate() {
        let before = game.at(place);
        assert_eq!(entry["action"], action.to_string());
        worth = check_entry(&before, entry, worth);
        let by = before.position().side_to_act().name();
        for kind in ["luck", "play"] {
            *sums.entry((kind, by)).or_default() += number(&entry[kind]);
        }
        let mating = usize::from(!entry["mates"].as_array().unwrap().is_empty());
        let rolled = before.position().is_roll_due();
        seen.rolls += usize::from(rolled);
        seen.mating_rolls += if rolled { mating } else { 0 };
        seen.mating_turns += if rolled { 0 } else { mating };
        seen.decisions += usize::from(!rolled && !action.is_turn());
    }
    let mut all = number(&told["start"]);
    for kind in ["luck", "play"] {
        assert_eq!(keys(&told[kind]), ["black", "white"]);
        for side in ["white", "black"] {
            let sum = number(&told[kind][side]);
            let own = sums.get(&(kind, side)).copied().unwrap_or_default();
            assert!((sum - own).abs() < CLOSE, "{kind} {side}: {sum}, {own}");
            all += sum;
        }
    }
    assert!((all - worth).abs() < CLOSE, "{all}, {worth}");
    let result = game.end().map(|end| match end {
        Outcome::Win { winner: Color::White, .. } => 1.0,
        Outcome::Win { winner: Color::Black, .. } => 0.0,
        Outcome::Draw(_) => 0.5,
    });
    assert_eq!(told["result"].as_f64(), result);
    assert_eq!(told["result"].is_null(), result.is_none());
    assert!(result.is_none_or(|result| result == worth));
}

#[test]
fn the_demonstration_game_is_told() {
    let mut seen = Seen::default();
    for game in replay(|_, _| ()) {
        check(&game, &mut seen);
    }
    let Seen { rolls, mating_rolls, mating_turns, .. } = seen;
    // One of the 37 rolls is set by hand, and no action.
    assert_eq!((rolls, mating_rolls, mating_turns), (36, 8, 2));
}

#[test]
fn games_of_totem_are_told() {
    let mut seen = Seen::default();
    let mut ended = 0;
    for seed in 0..12 {
        let game = little_thought("totem", seed, 160);
        check(&game, &mut seen);
        ended += usize::from(game.end().is_some());
    }
    let Seen { rolls, mating_rolls, mating_turns, .. } = seen;
    assert!(ended > 0 && rolls > 100, "{ended} {rolls}");
    assert!(mating_rolls > 0 && mating_turns > 0, "{mating_rolls} {mating_turns}");
}

#[test]
fn games_of_the_other_kinds_are_told() {
    // Of a few games all is looked at, of the others the beginning; Gravitatur takes its time.
    let mut seen = Seen::default();
    for (id, games, ends) in
        [("chess", 30, 3), ("superpermutation-d8", 30, 3), ("gravitatur", 6, 1)]
    {
        let mut ended = 0;
        for seed in 0..games {
            let game = little_thought(id, seed, if seed < ends { 400 } else { 24 });
            check(&game, &mut seen);
            ended += usize::from(game.end().is_some());
        }
        assert!(ended > 0, "no game of {id} has ended");
    }
}

/// The tests above look at the first of fifty games of each kind. Reviews of Totem and Gravitatur
/// take the most time, so these are shorter; nine actions of Totem have two rolls.
#[test]
fn luck_is_fair_in_many_short_games() {
    let mut engine = Engine::new();
    for (id, first, actions) in
        [("chess", 30, 24), ("superpermutation-d8", 30, 24), ("gravitatur", 6, 2), ("totem", 12, 9)]
    {
        for seed in first..50 {
            check_luck(&little_thought(id, seed, actions), &mut engine);
        }
    }
}

#[test]
fn a_decision_on_a_roll_is_told_as_play() {
    let fen = "7k1/6ppp/4r4/9/404/9/9/9/T3KR3 w - - 4 30 0 ? - -";
    let mut seen = Seen::default();
    for actions in [&["r2", "prevent", "f1f9"][..], &["r2", "accept"]] {
        let mut game = Game::from_fen(variants::by_id("totem").unwrap(), fen).unwrap();
        for action in actions {
            game.play(action.parse().unwrap()).unwrap();
        }
        check(&game, &mut seen);
        let told = told(&game, 1);
        let decision = &told["entries"][1];
        assert_eq!(decision["best"], "prevent");
        let costs = number(&decision["play"]) < -0.2;
        assert_eq!(costs, actions[1] == "accept", "{decision}");
    }
    assert_eq!((seen.rolls, seen.decisions, seen.mating_turns), (2, 2, 1));
}

#[test]
fn a_game_without_an_action_is_told() {
    for id in ["chess", "superpermutation-d8", "totem"] {
        let game = Game::new(variants::by_id(id).unwrap());
        check(&game, &mut Seen::default());
        assert!(told(&game, 1)["entries"].as_array().unwrap().is_empty());
    }
}
