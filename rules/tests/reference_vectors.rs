//! The plain readings of the law against its own sample answers, so that they can be trusted
//! where they are compared with the games.

use serde_json::Value;

use crate::reference::{Answers, gravitatur, superpermutation_d8, totem};
use crate::support;

/// Calls `check` with each sample's position, outcome and legal actions.
fn each_sample(id: &str, check: fn(&str, &str, &Answers)) {
    let lines = support::vectors(id);
    assert!(!lines.is_empty());
    for line in lines.lines() {
        let sample: Value = serde_json::from_str(line).unwrap();
        let legal = serde_json::from_value(sample["legal"].clone()).unwrap();
        check(sample["fen"].as_str().unwrap(), sample["outcome"].as_str().unwrap(), &legal);
    }
}

/// Asserts that two sets of answers are the same, and shows only what differs.
#[track_caller]
fn assert_same(fen: &str, found: &Answers, wanted: &Answers) {
    let beyond = |one: &Answers, other: &Answers| -> Answers {
        one.iter()
            .filter(|(action, after)| other.get(*action) != Some(*after))
            .map(|(action, after)| (action.clone(), after.clone()))
            .collect()
    };
    assert_eq!(beyond(found, wanted), beyond(wanted, found), "{fen}");
}

#[test]
fn totem_is_read_as_the_samples_have_it() {
    each_sample("totem", |fen, outcome, wanted| {
        assert_same(fen, &totem::legal(fen), wanted);
        assert_eq!(totem::outcome(fen), outcome, "{fen}");
        for text in wanted.values().filter(|text| text.len() > 20).chain([&fen.to_owned()]) {
            assert_eq!(totem::is_valid(text), Ok(()), "{text}");
        }
    });
}

#[test]
fn gravitatur_is_read_as_the_samples_have_it() {
    each_sample("gravitatur", |fen, outcome, wanted| {
        assert_same(fen, &gravitatur::legal(fen), wanted);
        assert_eq!(gravitatur::outcome(fen), outcome, "{fen}");
    });
}

#[test]
fn superpermutation_d8_is_read_as_the_samples_have_it() {
    each_sample("superpermutation-d8", |fen, outcome, wanted| {
        assert_same(fen, &superpermutation_d8::legal(fen), wanted);
        assert_eq!(superpermutation_d8::outcome(fen), outcome, "{fen}");
    });
}

/// How many sequences of this many actions there are.
fn perft(legal: fn(&str) -> Answers, fen: &str, length: u32) -> usize {
    let answers = legal(fen);
    if length == 1 {
        return answers.len();
    }
    answers.values().map(|after| perft(legal, after, length - 1)).sum()
}

#[test]
fn the_counts_from_the_start_are_those_of_the_law() {
    let totem = "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -";
    let gravitatur = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    let count = |length| perft(totem::legal, totem, length);
    assert_eq!([1, 2, 3].map(count), [48, 2296, 112_439]);
    assert_eq!(perft(gravitatur::legal, gravitatur, 1), 983);
    // A million turns are too many for every run.
    if std::env::var_os("EIGHTFOLD_PLAIN_GAMES").is_some() {
        assert_eq!(perft(gravitatur::legal, gravitatur, 2), 915_662);
    }
}
