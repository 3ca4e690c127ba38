//! What the next roll for the Null would cost, before it is rolled.

use rules::{Game, RollThreat, ThreatKind, roll_threats};

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
    told(language, &roll_threats(game.variant(), game.position()))
}

/// The same of dangers that are known, each sentence by itself. Numbers that would do the same
/// share one.
pub(crate) fn sentences(language: Language, dangers: &[RollThreat]) -> Vec<String> {
    let mut kinds: Vec<(&RollThreat, Vec<u8>)> = Vec::new();
    for danger in dangers {
        let is_same = |it: &RollThreat| (it.end, it.kind) == (danger.end, danger.kind);
        match kinds.iter_mut().find(|(known, _)| is_same(known)) {
            Some((_, numbers)) => numbers.push(danger.number),
            None => kinds.push((danger, vec![danger.number])),
        }
    }
    kinds.into_iter().take(MOST).map(|(danger, on)| say(language, danger, &on)).collect()
}

/// Dangers that are known, the worst first: at most [`MOST`] sentences, in one line.
pub fn told(language: Language, dangers: &[RollThreat]) -> String {
    sentences(language, dangers).join(" ")
}

/// The facts that say on which numbers of the die something happens.
pub fn numbers(language: Language, numbers: &[u8]) -> [(&'static str, Fact); 2] {
    let number = |&number: &u8| language.say("danger-number", &[("number", number.into())]);
    [("numbers", numbers.iter().map(number).collect()), ("count", numbers.len().into())]
}

fn say(language: Language, danger: &RollThreat, on: &[u8]) -> String {
    let (key, mut facts) = facts(danger);
    facts.extend(numbers(language, on));
    language.say(key, &facts)
}

/// The sentence that tells a danger, and its facts.
fn facts(danger: &RollThreat) -> (&'static str, Vec<(&'static str, Fact)>) {
    let ends = danger.end.is_some();
    match danger.kind {
        ThreatKind::Prevents { side } => ("danger-prevents", vec![("side", side.into())]),
        ThreatKind::Takes { piece, .. } if ends => {
            ("danger-takes-royal", vec![("piece", piece.into())])
        }
        ThreatKind::Takes { piece, square } => {
            ("danger-takes", vec![("piece", piece.into()), ("square", square.into())])
        }
        ThreatKind::Removes { piece, square } => (
            if ends { "danger-removes-royal" } else { "danger-removes" },
            vec![("piece", piece.into()), ("square", square.into())],
        ),
        ThreatKind::Strikes { totem, home, struck } => (
            "danger-strikes",
            vec![("totem", totem.into()), ("home", home.into()), ("struck", struck.into())],
        ),
        ThreatKind::Displaces { totem, home, royal, to, becomes } => (
            "danger-displaces",
            vec![
                ("totem", totem.into()),
                ("home", home.into()),
                ("royal", royal.into()),
                ("square", to.into()),
                ("becomes", becomes.into()),
            ],
        ),
        ThreatKind::Demotes { royal } => (
            if ends { "danger-demotes-and-loses" } else { "danger-demotes" },
            vec![("piece", royal.into()), ("side", royal.color.into())],
        ),
        ThreatKind::Checks(side) => ("danger-checks", vec![("side", side.into())]),
        ThreatKind::ChecksBoth => ("danger-checks-both", Vec::new()),
        ThreatKind::Mates(side) => ("danger-mates", vec![("side", side.into())]),
        ThreatKind::Stalemates(side) => ("danger-stalemates", vec![("side", side.into())]),
    }
}
