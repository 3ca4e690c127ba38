//! Roll threats in words: what the next roll for the Null would cost.

use rules::Game;
use scene::{RollThreat, ThreatKind, roll_threats};

use crate::fact::Fact;
use crate::language::Language;
use crate::message::Message;

/// How many threats are told at most.
pub const MAX_SENTENCES: usize = 3;

/// What numbers would do if the die were rolled for the Null now, the worst first: at most [`MAX_SENTENCES`]
/// sentences. None where no such roll is due or comes after the coming move, or where no number would
/// hurt.
pub fn of_game(language: Language, game: &Game) -> Vec<String> {
    if game.end().is_some() {
        return Vec::new();
    }
    sentences(language, &roll_threats(game.variant(), game.position()))
}

/// The same of threats that are known, each sentence by itself. Numbers that would do the same
/// share one.
pub(crate) fn sentences(language: Language, roll_threats: &[RollThreat]) -> Vec<String> {
    let mut kinds: Vec<(&RollThreat, Vec<u8>)> = Vec::new();
    for threat in roll_threats {
        let is_same = |it: &RollThreat| (it.end, it.kind) == (threat.end, threat.kind);
        match kinds.iter_mut().find(|(known, _)| is_same(known)) {
            Some((_, numbers)) => numbers.push(threat.number),
            None => kinds.push((threat, vec![threat.number])),
        }
    }
    kinds
        .into_iter()
        .take(MAX_SENTENCES)
        .map(|(threat, on)| sentence(language, threat, &on))
        .collect()
}

/// Threats that are known, the worst first: at most [`MAX_SENTENCES`] sentences, in one line.
pub fn describe(language: Language, roll_threats: &[RollThreat]) -> String {
    sentences(language, roll_threats).join(" ")
}

/// The facts that say on which numbers of the die something happens.
pub fn numbers(numbers: &[u8]) -> [(&'static str, Fact); 2] {
    [("numbers", numbers.iter().copied().collect()), ("count", numbers.len().into())]
}

fn sentence(language: Language, threat: &RollThreat, on: &[u8]) -> String {
    let facts = numbers(on).into_iter();
    facts.fold(message(threat), |message, (name, fact)| message.with(name, fact)).format(language)
}

/// The sentence that tells a threat, but for its numbers.
fn message(threat: &RollThreat) -> Message {
    let either = |loss, end| Message::new(if threat.end.is_some() { end } else { loss });
    match threat.kind {
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
