//! What is told of the eight numbers before the Null's die is rolled.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use rules::{Action, Ending, Event, Game, Harm, Phase, Piece, Role};
use support::Numbers;

/// How many games are played at random, and how long at most.
const GAMES: u64 = 150;
const LONGEST: usize = 200;

fn game(fen: &str) -> Game {
    support::game("totem", fen)
}

/// A position where a roll is owed by Black, and White moves next.
fn white_next(placement: &str) -> String {
    format!("{placement} w - - 7 30 0 ? - -")
}

/// A position where a roll is owed by White, and Black moves next.
fn black_next(placement: &str) -> String {
    format!("{placement} b - - 7 30 0 ? - -")
}

/// The game after actions.
fn play(fen: &str, actions: &str) -> Game {
    let mut game = game(fen);
    support::play(&mut game, actions);
    game
}

/// What the numbers would cost, the worst first, each as a line.
fn dangers(game: &Game) -> Vec<String> {
    let dangers = game.variant().dangers(game.position());
    dangers.iter().map(|danger| format!("{} {}", danger.number, named(danger.harm))).collect()
}

fn named(harm: Harm) -> String {
    match harm {
        Harm::Ends { end, by } => format!("{end}: {}", cause(by)),
        Harm::Prevents { side } => format!("{side} prevents"),
        Harm::Takes { piece, square } => format!("takes {piece} {square}"),
        Harm::Removes { piece, square } => format!("removes {piece} {square}"),
        Harm::Strikes { totem, home, struck } => format!("{totem} strikes {struck} {home}"),
        Harm::Displaces { totem, home, royal, to, becomes } => {
            format!("{totem} {home}, {royal} {to} {}", becomes.name())
        }
        Harm::Demotes { royal } => format!("demotes {royal}"),
    }
}

fn cause(by: Ending) -> String {
    match by {
        Ending::Taken(piece) => format!("takes {piece}"),
        Ending::Struck { totem, home, struck } => format!("{totem} strikes {struck} {home}"),
        Ending::Demoted(piece) => format!("demotes {piece}"),
        Ending::Removed { piece, square } => format!("removes {piece} {square}"),
        Ending::Checked(side) => format!("checks {side}"),
        Ending::BothChecked => "checks both".to_owned(),
        Ending::Mated(side) => format!("mates {side}"),
        Ending::Stalemated(side) => format!("stalemates {side}"),
    }
}

/// Checks what is told where Black has rolled last and White moves next.
#[track_caller]
fn assert_white_next(placement: &str, expected: &[&str]) {
    assert_eq!(dangers(&game(&white_next(placement))), expected, "{placement}");
}

/// The same where White rolls and Black moves next.
#[track_caller]
fn assert_black_next(placement: &str, expected: &[&str]) {
    assert_eq!(dangers(&game(&black_next(placement))), expected, "{placement}");
}

#[test]
fn what_the_null_takes_counts_by_its_worth() {
    let around = "8k/9/9/3rqn3/3B0p3/3PRN3/9/9/8K";
    assert_white_next(
        around,
        &["4 takes black queen e6", "3 takes black rook d6", "8 takes white rook e4"],
    );
    let king = "9/9/9/3kr4/404/9/9/9/8K";
    assert_white_next(king, &["3 white null: takes black king", "4 takes black rook e6"]);
    let spirit = "8k/9/9/9/404/3S5/9/9/9";
    assert_white_next(spirit, &["1 black null: takes white Spirit King"]);
    let wrapped = "Q8/8k/9/9/9/9/9/9/01K6";
    assert_white_next(wrapped, &["8 takes white queen a9"]);
}

#[test]
fn totems_that_are_sent_home_count_by_what_stands_there() {
    assert_white_next("8k/9/9/3T5/404/9/9/9/8K", &[]);
    assert_white_next("8k/9/9/3T5/404/9/9/9/4P3K", &["3 white Totem strikes white pawn e1"]);
    assert_white_next(
        "9/9/9/3T5/404/9/9/9/4k3K",
        &["3 white null: white Totem strikes black king e1"],
    );
    assert_white_next("8k/9/9/3T5/404/9/9/9/4K4", &["3 white Totem e1, white king d6 Spirit King"]);
    // The royal piece goes to e5, where the Null comes back.
    assert_white_next("8k/9/9/9/30T4/9/9/9/4K4", &["6 draw null: removes white Spirit King e5"]);
    // A Totem at home takes the Null, which comes back onto a queen.
    assert_white_next("8k/9/9/9/4q4/9/9/404/4T2K1", &["8 removes black queen e5"]);
    assert_white_next("8k/9/9/9/4t4/9/9/404/4T2K1", &["8 removes black Totem e5"]);
    assert_white_next("9/9/9/9/4k4/9/9/404/4T2K1", &["8 draw null: removes black king e5"]);
}

#[test]
fn ascended_kings_lose_their_totem_or_the_game() {
    assert_white_next("8k/9/9/3A5/404/9/9/9/T8", &["3 demotes white Ascended King"]);
    assert_white_next("8k/9/9/3A5/404/9/9/9/9", &["3 black null: demotes white Ascended King"]);
}

#[test]
fn checks_count_where_they_cost_something() {
    let bare = "4r3k/9/9/9/404/9/9/9/4K4";
    let ends = [1, 2, 3, 5, 6, 7].map(|number| format!("{number} black null: checks white"));
    assert_eq!(dangers(&game(&white_next(bare))), ends);
    assert_eq!(dangers(&game(&black_next(bare))), ends);
    // The side to move may accept the roll, which costs nothing; the other must prevent it.
    let shielded = "4r3k/9/9/9/404/9/9/9/T3K4";
    assert_white_next(shielded, &[]);
    let costs = [1, 2, 3, 5, 6, 7].map(|number| format!("{number} white prevents"));
    assert_eq!(dangers(&game(&black_next(shielded))), costs);
    let both = "4r4/9/9/9/R303k/9/9/9/4K4";
    let told = dangers(&game(&white_next(both)));
    assert!(told.contains(&"1 draw null: checks both".to_owned()), "{told:?}");
}

#[test]
fn what_is_prevented_costs_nothing_but_the_totem() {
    // A 3 takes Black's queen and puts White, who rolls, in check.
    assert_black_next(
        "4r3k/9/9/3q5/404/9/9/9/T3K4",
        &[
            "1 white prevents",
            "2 white prevents",
            "3 white prevents",
            "5 white prevents",
            "6 white prevents",
            "7 white prevents",
        ],
    );
    // The side to move may accept it: then the queen is gone.
    assert_white_next("4r3k/9/9/3q5/404/9/9/9/T3K4", &["3 takes black queen d6"]);
}

#[test]
fn a_roll_is_prevented_where_nothing_but_undoing_it_would_be_left() {
    let smothered = "4r3k/9/9/9/404/9/9/3P1P3/T2RKR3";
    // After a 1 the Totem can take the Null, which comes back between the rook and the king.
    let costs = [2, 3, 5, 6, 7].map(|number| format!("{number} white prevents"));
    assert_eq!(support::legal(&play(&white_next(smothered), "r2 accept")), ["t0"]);
    assert_eq!(dangers(&game(&white_next(smothered))), costs);
}

#[test]
fn mates_and_stalemates_count_where_the_roll_brings_them() {
    // An 8 takes the Null onto the only square that White's king has.
    assert_white_next("1r6k/9/9/9/9/9/08/9/K8", &["8 draw stalemate: stalemates white"]);
    assert_white_next("1r6k/9/9/9/9/9/08/9/K7r", &["8 black checkmate: mates white"]);
}

#[test]
fn a_roll_after_the_coming_turn_is_tried_as_if_the_turn_changed_nothing() {
    let board = "3k5/9/9/3r5/404/9/9/9/8K";
    let before = |since: u8| game(&format!("{board} w - - 7 30 {since} - - -"));
    assert_eq!(dangers(&before(2)), ["3 takes black rook d6"]);
    assert_eq!(dangers(&before(1)), [] as [&str; 0]);
    assert_eq!(dangers(&before(0)), [] as [&str; 0]);
    // White would roll: whoever has just rolled must prevent a check.
    let shielded = game("4r3k/9/9/9/404/9/9/9/T3K4 w - - 7 30 2 - - -");
    assert_eq!(dangers(&shielded).len(), 6);
}

#[test]
fn nothing_is_told_once_the_game_is_over_or_a_decision_is_due() {
    let decided = play(&white_next("4r3k/9/9/3q5/404/9/9/9/T3K4"), "r3");
    assert!(matches!(decided.position().phase, Phase::Decide { .. }));
    assert_eq!(dangers(&decided), [] as [&str; 0]);
    let over = play(&white_next("9/9/9/3k5/404/9/9/9/8K"), "r3");
    assert_eq!(dangers(&over), [] as [&str; 0]);
    let mated = game("8k/9/9/3q5/404/9/9/8r/K7r w - - 7 30 2 - - -");
    assert!(mated.end().is_some());
    assert_eq!(dangers(&mated), [] as [&str; 0]);
}

#[test]
fn other_games_have_no_such_dangers() {
    for variant in rules::variants::VARIANTS {
        if !variant.features().null {
            assert!(variant.dangers(Game::new(*variant).position()).is_empty());
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
    if let Phase::Decide { by } = game.position().phase {
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
    let lost = events.into_iter().filter_map(|event| match event {
        Event::NullStepped { captured: Some(piece), .. }
        | Event::NullRespawned { removed: Some(piece), .. }
            if matters(piece) =>
        {
            Some(piece.to_string())
        }
        Event::SentHome { captured: Some(piece), .. } | Event::TotemLost { piece, .. } => {
            Some(piece.to_string())
        }
        Event::SwappedHome { other, .. } => Some(format!("home {other}")),
        _ => None,
    });
    lost.collect()
}

/// What is told of `number`, in the same words.
fn told(game: &Game, number: u8) -> Vec<String> {
    let dangers = game.variant().dangers(game.position());
    let of_number = dangers.into_iter().filter(|danger| danger.number == number);
    let told = of_number.map(|danger| match danger.harm {
        Harm::Ends { end, .. } => end.to_string(),
        Harm::Prevents { side } => format!("{side} prevents"),
        Harm::Takes { piece, .. }
        | Harm::Removes { piece, .. }
        | Harm::Strikes { struck: piece, .. } => piece.to_string(),
        Harm::Displaces { royal, .. } => format!("home {royal}"),
        Harm::Demotes { royal } => Piece { role: Role::Totem, ..royal }.to_string(),
    });
    told.collect()
}

#[test]
fn what_is_told_of_a_number_is_what_rolling_it_does() {
    let totem = support::variant("totem");
    let (mut ends, mut losses) = (0, 0);
    for seed in 0..GAMES {
        let mut numbers = Numbers::new(seed);
        let mut game = Game::new(totem);
        for _ in 0..LONGEST {
            if game.position().is_roll_due() && !game.legal_actions().is_empty() {
                for number in 1..=8 {
                    let mut expected = rolled(&game, number);
                    let mut told = told(&game, number);
                    expected.sort();
                    told.sort();
                    assert_eq!(told, expected, "{number} in {}", game.fen());
                    let harms = totem.dangers(game.position());
                    ends += harms.iter().filter(|it| matches!(it.harm, Harm::Ends { .. })).count();
                    losses += harms.len();
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
fn dangers_come_the_worst_first_in_every_sample_position() {
    let mut met = 0;
    for line in support::vectors("totem").lines() {
        let sample: serde_json::Value = serde_json::from_str(line).unwrap();
        let game = game(sample["fen"].as_str().unwrap());
        let dangers = game.variant().dangers(game.position());
        met += dangers.len();
        assert!(dangers.iter().all(|danger| (1..=8).contains(&danger.number)));
        let severities =
            dangers.windows(2).map(|it| (it[0].harm.severity(), it[1].harm.severity()));
        assert!(severities.into_iter().all(|(one, next)| one >= next), "{}", game.fen());
        let is_due = game.position().is_roll_due();
        assert!(is_due || game.position().totem.since_roll == 2 || dangers.is_empty());
    }
    assert!(met > 30, "{met}");
}
