//! What the next roll for the Null would cost, before it is rolled.

use rules::{Game, RollThreat, ThreatKind, roll_threats};

use crate::fact::Fact;
use crate::language::Language;
use crate::message::Message;

/// How many dangers are told at most.
pub const MOST: usize = 3;

/// What numbers would do if the die were rolled for the Null now, the worst first: at most [`MOST`]
/// sentences, in one line. Nothing where no such roll is due or comes after the coming turn, or
/// where no number would hurt.
pub fn dangers(language: Language, game: &Game) -> String {
    if game.end().is_some() {
        return String::new();
    }
    describe(language, &roll_threats(game.variant(), game.position()))
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
pub fn describe(language: Language, dangers: &[RollThreat]) -> String {
    sentences(language, dangers).join(" ")
}

/// The facts that say on which numbers of the die something happens.
pub fn numbers(numbers: &[u8]) -> [(&'static str, Fact); 2] {
    [("numbers", numbers.iter().copied().collect()), ("count", numbers.len().into())]
}

fn say(language: Language, danger: &RollThreat, on: &[u8]) -> String {
    let facts = numbers(on).into_iter();
    facts.fold(message(danger), |message, (name, fact)| message.with(name, fact)).say(language)
}

/// The sentence that tells a danger, but for its numbers.
fn message(danger: &RollThreat) -> Message {
    let either = |loss, end| Message::new(if danger.end.is_some() { end } else { loss });
    match danger.kind {
        ThreatKind::Prevents { side } => Message::new("danger-prevents").with("side", side),
        ThreatKind::Takes { piece, square } => {
            let takes = either("danger-takes", "danger-takes-royal");
            takes.with("piece", piece).with("square", square)
        }
        ThreatKind::Removes { piece, square } => {
            let removes = either("danger-removes", "danger-removes-royal");
            removes.with("piece", piece).with("square", square)
        }
        ThreatKind::Strikes { totem, home, struck } => {
            let strikes = Message::new("danger-strikes").with("totem", totem);
            strikes.with("home", home).with("struck", struck)
        }
        ThreatKind::Displaces { totem, home, royal, to, becomes } => {
            Message::new("danger-displaces")
                .with("totem", totem)
                .with("home", home)
                .with("royal", royal)
                .with("square", to)
                .with("becomes", becomes)
        }
        ThreatKind::Demotes { royal } => either("danger-demotes", "danger-demotes-and-loses")
            .with("piece", royal)
            .with("side", royal.color),
        ThreatKind::Checks(side) => Message::new("danger-checks").with("side", side),
        ThreatKind::ChecksBoth => Message::new("danger-checks-both"),
        ThreatKind::Mates(side) => Message::new("danger-mates").with("side", side),
        ThreatKind::Stalemates(side) => Message::new("danger-stalemates").with("side", side),
    }
}
