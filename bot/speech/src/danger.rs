//! What the next roll for the Null would cost, before it is rolled.

use rules::{Danger, Ending, Game, Harm};

use crate::fact::Fact;
use crate::language::Language;

/// How many dangers are told at most.
pub const MOST: usize = 3;

/// What numbers would do if the die were rolled for the Null now, the worst first: at most [`MOST`]
/// sentences, in one line. Nothing where no such roll is due or comes after the coming turn, or
/// where no number would hurt.
pub fn dangers(language: Language, game: &Game) -> String {
    if game.end().is_some() {
        return String::new();
    }
    told(language, &game.variant().dangers(game.position()))
}

/// The same of dangers that are known, each sentence by itself. Numbers that would do the same
/// share one.
pub(crate) fn sentences(language: Language, dangers: &[Danger]) -> Vec<String> {
    let mut kinds: Vec<(Harm, Vec<u8>)> = Vec::new();
    for &Danger { number, harm } in dangers {
        match kinds.iter_mut().find(|(known, _)| *known == harm) {
            Some((_, numbers)) => numbers.push(number),
            None => kinds.push((harm, vec![number])),
        }
    }
    kinds.into_iter().take(MOST).map(|(harm, numbers)| say(language, harm, &numbers)).collect()
}

/// Dangers that are known, the worst first: at most [`MOST`] sentences, in one line.
pub fn told(language: Language, dangers: &[Danger]) -> String {
    sentences(language, dangers).join(" ")
}

/// The facts that say on which numbers of the die something happens.
pub fn numbers(language: Language, numbers: &[u8]) -> [(&'static str, Fact); 2] {
    let number = |&number: &u8| language.say("danger-number", &[("number", number.into())]);
    [("numbers", numbers.iter().map(number).collect()), ("count", numbers.len().into())]
}

fn say(language: Language, harm: Harm, on: &[u8]) -> String {
    let (key, mut facts) = facts(harm);
    facts.extend(numbers(language, on));
    language.say(key, &facts)
}

/// The sentence that tells a harm, and its facts.
fn facts(harm: Harm) -> (&'static str, Vec<(&'static str, Fact)>) {
    match harm {
        Harm::Ends { by, .. } => ending(by),
        Harm::Prevents { side } => ("danger-prevents", vec![("side", side.into())]),
        Harm::Takes { piece, square } => {
            ("danger-takes", vec![("piece", piece.into()), ("square", square.into())])
        }
        Harm::Removes { piece, square } => {
            ("danger-removes", vec![("piece", piece.into()), ("square", square.into())])
        }
        Harm::Strikes { totem, home, struck } => (
            "danger-strikes",
            vec![("totem", totem.into()), ("home", home.into()), ("struck", struck.into())],
        ),
        Harm::Displaces { totem, home, royal, to, becomes } => (
            "danger-displaces",
            vec![
                ("totem", totem.into()),
                ("home", home.into()),
                ("royal", royal.into()),
                ("square", to.into()),
                ("becomes", becomes.into()),
            ],
        ),
        Harm::Demotes { royal } => {
            ("danger-demotes", vec![("piece", royal.into()), ("side", royal.color.into())])
        }
    }
}

/// The sentence that tells what ends the game, and its facts.
fn ending(by: Ending) -> (&'static str, Vec<(&'static str, Fact)>) {
    match by {
        Ending::Taken(piece) => ("danger-takes-royal", vec![("piece", piece.into())]),
        Ending::Struck { totem, home, struck } => facts(Harm::Strikes { totem, home, struck }),
        Ending::Demoted(piece) => (
            "danger-demotes-and-loses",
            vec![("piece", piece.into()), ("side", piece.color.into())],
        ),
        Ending::Removed { piece, square } => {
            ("danger-removes-royal", vec![("piece", piece.into()), ("square", square.into())])
        }
        Ending::Checked(side) => ("danger-checks", vec![("side", side.into())]),
        Ending::BothChecked => ("danger-checks-both", Vec::new()),
        Ending::Mated(side) => ("danger-mates", vec![("side", side.into())]),
        Ending::Stalemated(side) => ("danger-stalemates", vec![("side", side.into())]),
    }
}
