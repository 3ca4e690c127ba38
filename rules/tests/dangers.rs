//! What is told of the eight numbers before the Null's die is rolled.
//!
//! A line of `cases/dangers.txt` is a position of Totem, actions that are played there after ` > `,
//! if any, and what is told, the worst first.

use rules::{Action, Ending, Event, Game, Harm, Phase, Piece, Role};

use crate::support::{self, Numbers};

/// How many games are played at random, and how long at most.
const GAMES: u64 = 150;
const LONGEST: usize = 200;

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

#[test]
fn what_each_number_costs_is_told_the_worst_first() {
    support::check_cases("cases/dangers.txt", |case| {
        let mut columns = case.split(" | ");
        let game = support::set_up("totem", columns.next().unwrap_or_default())?;
        let (found, wanted) = (dangers(&game), columns.collect::<Vec<_>>());
        if found == wanted { Ok(()) } else { Err(found.join(" | ")) }
    });
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
        let game = support::game("totem", sample["fen"].as_str().unwrap());
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
