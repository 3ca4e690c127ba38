//! Every sentence of every language, told by facts made for it: what changes in a language's files
//! is seen in `snapshots`. `INSTA_UPDATE=always cargo test -p speech sentences` accepts it.

use std::collections::BTreeSet;
use std::fmt::Write;

use rules::{Color, MoveNumber, Role};
use speech::{Fact, Language, Pieces, localized, review};

use crate::support::files::{facts, language_texts, sentences};

fn pieces(role: Role, color: Option<Color>, count: usize) -> Fact {
    Fact::Pieces(Pieces { role, color, count })
}

fn list(items: &[&str]) -> Fact {
    items.iter().copied().collect()
}

/// Two people with names of the language's country.
const fn names(language: Language) -> [&'static str; 2] {
    match language {
        Language::English => ["@Ada", "@Boris"],
        Language::German => ["@Jürgen", "@Lena_92"],
        Language::Spanish => ["@Lucía", "@Martín"],
        Language::Korean => ["@민수", "@서연"],
        Language::Russian => ["@Мария", "@Илья"],
    }
}

/// A time as Discord shows it.
const fn time(language: Language) -> &'static str {
    match language {
        Language::English => "in 3 hours",
        Language::German => "in 3 Stunden",
        Language::Spanish => "en 3 horas",
        Language::Korean => "3시간 후",
        Language::Russian => "через 3 часа",
    }
}

/// What a fact may be, the first of them where another one varies.
fn values(language: Language, sentence: &str, fact: &str) -> Vec<Fact> {
    let [ada, boris] = names(language);
    let text = |texts: &[&str]| texts.iter().map(|&text| Fact::from(text)).collect();
    let moves = |moves: &[&str]| {
        let moves = moves.iter().map(|notation| Fact::from(localized(language, notation)));
        moves.collect::<Vec<Fact>>()
    };
    let label = |id| language.format(id, &[]);
    let numbers = |numbers: &[i64]| numbers.iter().map(|&number| Fact::from(number)).collect();
    match fact {
        "actor" => text(&["person", "white", "black", "engine"]),
        "white_is" | "black_is" | "winner_is" | "loser_is" | "name_is" => {
            text(&["person", "engine"])
        }
        "side" if sentence == "check-by-roll" => text(&["white", "black", "both"]),
        "side" | "own" => text(&["white", "black"]),
        "check" | "confirm" | "yes" | "all" | "rest" | "again" => text(&["no", "yes"]),
        "white" | "black" if sentence.starts_with("review-shown-") => {
            text(&[&review::change(language, 0.62)])
        }
        "number" if sentence == "review-change" => text(&[&review::number(language, 0.12)]),
        "name" | "winner" | "white" | "challenger" => text(&[ada]),
        "loser" | "black" | "whom" | "accepter" => text(&[boris]),
        "why" => text(&["turn", "check", "null"]),
        "by" => text(&["checkmate", "null", "stalemate", "other"]),
        "fault" => {
            text(&["unknown", "over", "illegal", "side", "claim", "takeback", "time", "closed"])
        }
        "kind" if sentence.starts_with("puzzle-") => text(&[&label("choice-mate")]),
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
        "to" if sentence.ends_with("reach") || sentence.ends_with("reaches") => {
            text(&["e4", "none"])
        }
        "becomes" => vec![pieces(Role::Queen, None, 1), pieces(Role::AscendedKing, None, 1)],
        "piece" if sentence.starts_with("promotes") || sentence.starts_with("transforms") => {
            vec![pieces(Role::Queen, None, 1), pieces(Role::AscendedKing, None, 1)]
        }
        // One's own go without their colour.
        "piece" | "other" | "royal" => vec![
            pieces(Role::Knight, None, 1),
            pieces(Role::Queen, Some(Color::Black), 1),
            pieces(Role::AscendedKing, None, 1),
        ],
        "captured" if sentence.starts_with("totem-") => {
            vec![pieces(Role::Totem, Some(Color::White), 1)]
        }
        "captured" | "struck" => vec![
            pieces(Role::Rook, Some(Color::Black), 1),
            pieces(Role::AscendedKing, Some(Color::White), 1),
        ],
        "totem" => vec![pieces(Role::Totem, Some(Color::White), 1)],
        "said" if sentence == "mistake-start-other" => vec![pieces(Role::Bishop, None, 1)],
        "pieces" if sentence.starts_with("hint-") => {
            vec![moves(&["**Qe5**", "**Nc6**"]).into_iter().collect()]
        }
        "pieces" => vec![pieces(Role::Rook, None, 2), pieces(Role::Queen, None, 2)],
        "past" | "lost" => vec![
            [(Role::Bishop, 2), (Role::Pawn, 1), (Role::Rook, 1)]
                .map(|(role, count)| pieces(role, None, count))
                .into_iter()
                .collect(),
            [pieces(Role::Pawn, None, 5)].into_iter().collect(),
        ],
        "roles" => vec![[Role::Queen, Role::Rook].into_iter().collect()],
        "drawn" => vec![list(&["1", "2"])],
        "people" => vec![list(&[ada, boris]), list(&[ada])],
        "claim" => text(&["win", "draw"]),
        "linked" | "timed" | "filed" => text(&["yes", "no"]),
        "place" => text(&["(place)"]),
        "when" | "lapses" | "next" => text(&[time(language)]),
        "since" if sentence.starts_with("games-challenge") => text(&["21:30"]),
        "since" if sentence.starts_with("game") => text(&[time(language)]),
        "secret" => text(&["8f8f"]),
        "number" | "die" if sentence.starts_with("rolled") => text(&["**5**"]),
        "number" if sentence.starts_with("puzzle-") => numbers(&[5, 0]),
        "number" => numbers(&[5, 8]),
        "turns" if sentence == "puzzle-answer-mates" => {
            vec![moves(&["**Nf3**", "**Qe5**"]).into_iter().collect()]
        }
        "turn" | "reply" if sentence.starts_with("puzzle-") => moves(&["**Nf3**"]),
        "seconds" => numbers(&[3, 1, 5]),
        "solved" => numbers(&[12]),
        "answers" => vec![moves(&["**2** (**Nf3**)", "**7**"]).into_iter().collect()],
        "channel" => text(&["#daily"]),
        "kinds" if sentence.starts_with("refused-") => {
            vec![list(&[&label("choice-mate"), &label("choice-null")])]
        }
        "turn" if sentence.starts_with("hint-") => moves(&["**Nf3**"]),
        "turn" if sentence.starts_with("odds-") => moves(&["Nf3"]),
        "how" => text(&["none", "won", "lost", "drawn"]),
        "what" => text(&["5"]),
        "bars" => vec![list(&["1: 49", "2: 100"])],
        "die" => numbers(&[5, 0, 8]),
        "turns" | "count" | "since" | "more" | "mates" | "checks" => numbers(&[0, 1, 2, 5, 21]),
        "turn" | "high" | "low" => {
            let numbers =
                ["12...", "12"].map(|text| Fact::from(text.parse::<MoveNumber>().unwrap()));
            numbers.into_iter().chain([0_usize.into()]).collect()
        }
        "squares" if sentence.starts_with("stand") || sentence == "possible" => text(&["e4 f5"]),
        "squares" if sentence == "mistake-unreadable-move" => text(&["`e2e4`"]),
        "squares" | "mating" | "checking" => vec![list(&["d4", "e5"]), list(&["d4"])],
        "choices" | "values" => vec![list(&["`Nf3`", "`Nh3`", "`e4`"]), list(&["`e4`"])],
        "missing" => {
            let names = ["permission-view-channel", "permission-attach-files"];
            let names = names.map(|id| format!("**{}**", label(id)));
            let [channel, files] = names.each_ref().map(String::as_str);
            vec![list(&[channel, files]), list(&[files])]
        }
        "channels" => vec![list(&["#general", "#games", "#thread"])],
        "moves" => vec![moves(&["Nb1-b3", "e7-e6"]).into_iter().collect()],
        "numbers" => vec![list(&["3", "5"]), list(&["3"])],
        "kinds" => vec![list(&["king e1", "rooks a1 h1"])],
        "themes" => vec![list(&[&label("theme-walnut"), &label("theme-slate")])],
        "pixels" => numbers(&[720]),
        "notation" => moves(&["**Nf3**"]),
        "words" => text(&["Knight g1 to f3"]),
        "percent" => numbers(&[63]),
        "level" if sentence == "engine-level-about" => numbers(&[3, 1, 8, 5]),
        "level" => numbers(&[3, 1, 8]),
        "below" => numbers(&[4]),
        "games" if sentence == "setting-puzzle-games" => {
            vec![list(&[&label("game-totem"), &label("game-chess")])]
        }
        "typed" => text(&["`Nf9`"]),
        "action" => text(&["e2e5"]),
        "game" if sentence.starts_with("mistake-") || sentence == "engine-how" => {
            text(&[&label("game-totem")])
        }
        "game" => text(&["17"]),
        "variant" => text(&[&label("game-totem")]),
        "id" => text(&["totem"]),
        "file" => text(&["e"]),
        "clock" => text(&["4:05"]),
        "dice" => text(&["2d6: [3, 5] = **8**"]),
        "rolls" => text(&["5 3 8"]),
        "hash" => text(&["cb5a"]),
        "opponents" => vec![list(&[&format!("{boris} (3–2½)"), "@Chen (0–1)"])],
        "won" | "draws" | "losses" => numbers(&[2, 0, 1]),
        "theirs" => text(&["1½"]),
        "first" | "latest" | "lowest" | "highest" if sentence.starts_with("review-") => {
            text(&[&review::number(language, 0.5)])
        }
        "first" | "latest" | "lowest" | "highest" => text(&["1500"]),
        "ratings" | "scores" => vec![list(&[&format!("{ada} 3"), &format!("{boris} 2")])],
        "rank" | "pages" => text(&["3"]),
        "total" => numbers(&[23]),
        "rating" => text(&["1512?"]),
        "change" if sentence.starts_with("review-") => text(&[&review::change(language, 0.12)]),
        "change" => text(&["+12"]),
        "score" if sentence == "engine-level-about" => numbers(&[89]),
        "score" => text(&["2½"]),
        "luck" => text(&[&review::change(language, 0.62)]),
        "play" => text(&[&review::change(language, -0.1)]),
        "sign" => text(&["plus", "minus", "none"]),
        "end" => text(&["resignation", "agreement", "claim", "time"]),
        "loss" | "left" => text(&[&review::number(language, 0.22)]),
        "kept" => text(&[&review::number(language, 0.62)]),
        "nodes" => numbers(&[5000]),
        "large" | "middle" | "small" | "streak" => numbers(&[3]),
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
            "kings",
            "counts",
            "rank",
        ]),
        "unit" => text(&["minutes", "hours", "days"]),
        "amount" => numbers(&[3, 1]),
        "summary" => text(&[&label("game-totem.summary")]),
        "task" => text(&[&label("lesson-totem-swap.task")]),
        "because" => text(&[&label("lesson-totem-swap.knight")]),
        "answer" => text(&["h4"]),
        "tip" => text(&[&label("tip-totem-castle")]),
        "played" | "best" => moves(&["Nf3"]),
        "address" => text(&["(address)"]),
        "result" => text(&["won", "lost", "draw", "aborted"]),
        "fen" => text(&["`4k3/8/8/8/8/8/8/4K2R w K - 0 1`"]),
        "title" => text(&[&label("guide-totem-swaps.title")]),
        "thread" => text(&["#thread"]),
        "theme" | "size" | "language" => text(&[&label("theme-walnut")]),
        "last" if sentence == "refused-no-such-turn" => text(&["12..."]),
        "last" | "account" | "board" | "dangers" => text(&["(…)"]),
        _ => text(&["e4"]),
    }
}

/// Each way to tell a sentence in which one fact varies.
fn told(language: Language, sentence: &str, facts: &BTreeSet<String>) -> BTreeSet<String> {
    let mut told = BTreeSet::new();
    let first = |fact: &str| values(language, sentence, fact).swap_remove(0);
    for varied in facts.iter().map(Some).chain([None]) {
        let others = varied.map_or(1, |fact| values(language, sentence, fact).len());
        for nth in 0..others {
            let said: Vec<(&'static str, Fact)> = facts
                .iter()
                .map(|fact| {
                    let varies = varied == Some(fact);
                    let value = if varies {
                        values(language, sentence, fact).swap_remove(nth)
                    } else {
                        first(fact)
                    };
                    // A test leaks a few names.
                    (&*fact.clone().leak(), value)
                })
                .collect();
            told.insert(language.format(sentence, &said));
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
