//! Every sentence of every language, told by facts made for it: what changes in a language's files
//! is seen in `snapshots`. `INSTA_UPDATE=always cargo test -p speech sentences` accepts it.

use std::collections::BTreeSet;
use std::fmt::Write;

use rules::{Color, Role};
use speech::{Fact, Language, Pieces};

use crate::support::files::{facts, language_texts, sentences};

fn pieces(role: Role, color: Option<Color>, count: usize) -> Fact {
    Fact::Pieces(Pieces { role, color, count })
}

fn list(items: &[&str]) -> Fact {
    items.iter().copied().collect()
}

/// What a fact may be, the first of them where another one varies.
fn values(sentence: &str, fact: &str) -> Vec<Fact> {
    let text = |texts: &[&str]| texts.iter().map(|&text| Fact::from(text)).collect();
    let numbers = |numbers: &[i64]| numbers.iter().map(|&number| Fact::from(number)).collect();
    match fact {
        "actor" => text(&["person", "white", "black", "engine"]),
        "white_is" | "black_is" | "winner_is" | "loser_is" | "name_is" => {
            text(&["person", "engine"])
        }
        "side" if sentence == "check-by-roll" => text(&["white", "black", "both"]),
        "side" | "own" => text(&["white", "black"]),
        "check" | "confirm" | "yes" | "all" | "rest" | "again" => text(&["no", "yes"]),
        "name" | "winner" | "white" | "challenger" => text(&["@Ada"]),
        "loser" | "black" | "whom" | "accepter" => text(&["@Boris"]),
        "why" => text(&["turn", "check", "null"]),
        "by" => text(&["checkmate", "null", "stalemate", "other"]),
        "fault" => {
            text(&["unknown", "over", "illegal", "side", "claim", "takeback", "time", "closed"])
        }
        "kind" if sentence.starts_with("puzzle-") => text(&["Mate"]),
        "kind" => text(&["draw", "takeback", "abort", "rematch", "pause"]),
        "roll" => numbers(&[0, 5, 8]),
        "duty" => text(&["turn", "roll", "decide"]),
        "then" => text(&["turn", "roll"]),
        "ends" => text(&["none", "check", "mate"]),
        "on" => text(&["none", "file", "rank"]),
        "line" => text(&["c"]),
        "reason" => text(&[
            "checkmate",
            "null",
            "resignation",
            "time",
            "aborted",
            "agreement",
            "claim",
            "material",
            "repetition",
            "moves",
            "stalemate",
        ]),
        "to" if sentence.starts_with("mistake-") => text(&["e4", "none"]),
        "piece" | "other" | "captured" | "struck" | "becomes" | "royal" => vec![
            pieces(Role::Knight, Some(Color::White), 1),
            pieces(Role::Queen, Some(Color::Black), 1),
            pieces(Role::AscendedKing, Some(Color::White), 1),
        ],
        "totem" => vec![pieces(Role::Totem, Some(Color::White), 1)],
        "said" if sentence == "mistake-start-other" => vec![pieces(Role::Bishop, None, 1)],
        "pieces" if sentence.starts_with("hint-") => vec![list(&["**Qe5**", "**Nc6**"])],
        "pieces" => vec![pieces(Role::Rook, None, 2), pieces(Role::Queen, None, 1)],
        "past" | "lost" => vec![
            [(Role::Bishop, 2), (Role::Pawn, 1), (Role::Rook, 1)]
                .map(|(role, count)| pieces(role, None, count))
                .into_iter()
                .collect(),
            [pieces(Role::Pawn, None, 5)].into_iter().collect(),
        ],
        "roles" => vec![[Role::Queen, Role::Rook].into_iter().collect()],
        "drawn" => vec![list(&["1", "2"])],
        "people" => vec![list(&["@Ada", "@Boris"]), list(&["@Ada"])],
        "claim" => text(&["win", "draw"]),
        "linked" | "timed" | "filed" => text(&["yes", "no"]),
        "place" => text(&["(place)"]),
        "since" if sentence.starts_with("game") => text(&["(3 hours ago)"]),
        "secret" => text(&["8f8f"]),
        "number" | "die" if sentence.starts_with("rolled") || sentence.starts_with("null-") => {
            text(&["**5**"])
        }
        "number" if sentence.starts_with("puzzle-") => numbers(&[5, 0]),
        "number" => numbers(&[5, 8]),
        "turns" if sentence == "puzzle-answer-mates" => vec![list(&["**Nf3**", "**Qe5**"])],
        "turn" | "reply" if sentence.starts_with("puzzle-") => text(&["**Nf3**"]),
        "seconds" => numbers(&[3, 1, 5]),
        "solved" => numbers(&[12]),
        "next" | "lapses" => text(&["(in 3 hours)"]),
        "answers" => vec![list(&["**2** (**Nf3**)", "**7**"])],
        "channel" => text(&["#daily"]),
        "kinds" if sentence.starts_with("refused-") => vec![list(&["Mate", "The Null's roll"])],
        "turn" if sentence.starts_with("hint-") => text(&["**Nf3**"]),
        "turn" if sentence.starts_with("odds-") => text(&["Nf3"]),
        "how" => text(&["none", "won", "lost", "drawn"]),
        "what" => text(&["5"]),
        "bars" => vec![list(&["1: 49", "2: 100"])],
        "die" => numbers(&[5, 0, 8]),
        "turns" | "count" | "since" | "more" | "mates" | "checks" => numbers(&[0, 1, 2, 3, 5, 8]),
        "turn" => vec!["12...".into(), "12".into(), 0_usize.into()],
        "squares" if sentence.starts_with("stand") || sentence == "possible" => text(&["e4 f5"]),
        "squares" if sentence == "mistake-unreadable-move" => text(&["`e2e4`"]),
        "squares" | "mating" | "checking" => vec![list(&["d4", "e5"]), list(&["d4"])],
        "choices" | "values" => vec![list(&["`Nf3`", "`Nh3`", "`e4`"]), list(&["`e4`"])],
        "missing" => {
            vec![list(&["**View Channel**", "**Attach Files**"]), list(&["**Attach Files**"])]
        }
        "channels" => vec![list(&["#general", "#games", "#thread"])],
        "moves" => vec![list(&["Nb1-b3", "Pe7-e6"])],
        "numbers" => vec![list(&["3", "5"]), list(&["3"])],
        "kinds" => vec![list(&["king e1", "rooks a1 h1"])],
        "chosen" => vec![list(&["theme **Walnut**", "size **small**"])],
        "themes" => vec![list(&["Walnut", "Slate"])],
        "pixels" => numbers(&[720]),
        "notation" => text(&["**Nf3**"]),
        "words" => text(&["Knight g1 to f3"]),
        "percent" => numbers(&[63]),
        "level" => numbers(&[3, 1, 8]),
        "typed" => text(&["`Nf9`"]),
        "action" => text(&["e2e5"]),
        "game" if sentence.starts_with("mistake-") => text(&["Totem Chess"]),
        "game" => text(&["17"]),
        "variant" => text(&["Totem Chess"]),
        "id" => text(&["totem"]),
        "file" => text(&["e"]),
        "clock" => text(&["4:05"]),
        "dice" => text(&["2d6: [3, 5] = **8**"]),
        "rolls" => text(&["5 3 8"]),
        "hash" => text(&["cb5a"]),
        "opponents" => vec![list(&["@Boris (3 : 2½)", "@Chen (0 : 1)"])],
        "won" | "draws" | "losses" => numbers(&[2, 0, 1]),
        "theirs" => text(&["1½"]),
        "first" | "latest" | "lowest" | "highest" => text(&["1500"]),
        "ratings" | "scores" => vec![list(&["@Ada 3", "@Boris 2"])],
        "rank" | "pages" => text(&["3"]),
        "total" => numbers(&[23]),
        "rating" => text(&["1512?"]),
        "change" => text(&["+12"]),
        "score" => text(&["2½"]),
        "luck" => text(&["+0.62"]),
        "play" => text(&["−0.10"]),
        "sign" => text(&["plus", "minus", "none"]),
        "end" => text(&["resignation", "agreement", "claim", "time"]),
        "loss" | "kept" | "left" => text(&["0.62"]),
        "nodes" => numbers(&[5000]),
        "whole" => text(&["0"]),
        "hundredths" => text(&["05"]),
        "large" | "middle" | "small" | "high" | "low" | "streak" => numbers(&[3]),
        "option" => text(&["size"]),
        "told" => text(&["no", "yes", "none"]),
        "part" => text(&[
            "check",
            "fields",
            "placement",
            "turn",
            "castling",
            "passing",
            "clock",
            "moves",
            "die",
            "null",
            "counts",
            "rank",
        ]),
        "title" => text(&["Swaps"]),
        "thread" => text(&["#thread"]),
        "theme" | "size" | "language" => text(&["Walnut"]),
        "last" if sentence == "refused-no-such-turn" => text(&["12..."]),
        "last" | "summary" | "board" | "dangers" => text(&["(…)"]),
        _ => text(&["e4"]),
    }
}

/// Each way to tell a sentence in which one fact varies.
fn told(language: Language, sentence: &str, facts: &BTreeSet<String>) -> BTreeSet<String> {
    let mut told = BTreeSet::new();
    let first = |fact: &str| values(sentence, fact).swap_remove(0);
    for varied in facts.iter().map(Some).chain([None]) {
        let others = varied.map_or(1, |fact| values(sentence, fact).len());
        for nth in 0..others {
            let said: Vec<(&'static str, Fact)> = facts
                .iter()
                .map(|fact| {
                    let varies = varied == Some(fact);
                    let value =
                        if varies { values(sentence, fact).swap_remove(nth) } else { first(fact) };
                    // A test leaks a few names.
                    (&*fact.clone().leak(), value)
                })
                .collect();
            told.insert(language.say(sentence, &said));
        }
    }
    told
}

#[test]
fn every_sentence_of_every_language() {
    let mut files = language_texts(Language::English);
    files.retain(|text| !text.contains("\npawn = "));
    let sentences = facts(&sentences(&files));
    assert!(sentences.len() > 300, "{}", sentences.len());
    for language in Language::ALL {
        let mut all = String::new();
        for (sentence, facts) in &sentences {
            for text in told(language, sentence, facts) {
                assert!(!text.trim().is_empty(), "{language:?}: {sentence}");
                assert!(!text.contains(['{', '}']), "{language:?}: {sentence}: {text}");
                writeln!(all, "{sentence}: {}", text.replace('\n', "\n    ")).unwrap();
            }
        }
        insta::assert_snapshot!(language.code(), all);
    }
}
