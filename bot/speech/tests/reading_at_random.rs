//! Why texts name no legal action, told in English: whatever the game, the position and the text,
//! the answer is made of sentences that can be shown.

use std::collections::{BTreeMap, BTreeSet};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::notation::{IllegalInput, Message};
use rules::variants::VARIANTS;
use rules::{Game, Square, Variant};
use speech::Language;
use speech::reading::input_error;

use crate::support::files::{facts, language_texts, sentences, texts};
use crate::told;

/// The most that an answer takes, in characters.
const LONGEST: usize = 1_500;

/// What typed notation is made of, and some that it is not; no brace, which an answer may then
/// show only where Fluent fails.
const LETTERS: &[char] = &[
    'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'K',
    'Q', 'R', 'B', 'N', 'T', 'S', 'A', 'G', 'x', 'O', 't', '0', '@', '/', '<', '>', '=', '(', ')',
    '-', '+', ' ', '`', '$', '"', '\n', 'ß', '王',
];

/// Texts that mean something in one phase or game and nothing in another.
const WORDS: &[&str] = &[
    "",
    "prevent",
    "accept",
    "t",
    "(t)",
    "(t)0",
    "5",
    "(5)",
    "(5) 0e4",
    "(-)",
    "O-O",
    "O-O-O",
    "@d4",
    "j0",
    "e9",
    "help",
    "*bold* [link](https://example.com) and more than forty characters",
];

type Numbers = Xoshiro256PlusPlus;

fn pick<T: Copy>(numbers: &mut Numbers, choices: &[T]) -> T {
    choices[numbers.random_range(0..choices.len())]
}

/// A text that a person might type: a word, any move, or a legal action with other letters or
/// another start.
fn text(numbers: &mut Numbers, game: &Game) -> String {
    let kind = numbers.random_range(0..8);
    if kind == 0 || game.legal_actions().is_empty() {
        return pick(numbers, WORDS).to_owned();
    }
    let start = pick(numbers, &["", "", "", "@d4/", "(3) ", "R", "b"]);
    let turn = if kind < 4 { any_move(numbers, game) } else { near_action(numbers, game) };
    format!("{start}{turn}")
}

/// A piece of the side to move and any square, in long or short notation.
fn any_move(numbers: &mut Numbers, game: &Game) -> String {
    let (position, board_size) = (game.position(), game.variant().features().board_size);
    let own: Vec<Square> = position.board.of_color(position.turn).collect();
    let all: Vec<Square> = board_size.squares().collect();
    let (from, to) = (pick(numbers, &own), pick(numbers, &all));
    match position.board.role_at(from) {
        Some(role) if numbers.random() => format!("{}{to}", role.letter()),
        _ => format!("{from}{to}"),
    }
}

/// A legal action, or a text like it.
fn near_action(numbers: &mut Numbers, game: &Game) -> String {
    let action = pick(numbers, game.legal_actions());
    let notation = game.notation(action);
    let text = match numbers.random_range(0..3) {
        0 => action.to_string(),
        1 => notation,
        _ => notation.rsplit(['/', ' ']).next().unwrap_or_default().to_owned(),
    };
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..numbers.random_range(0..3) {
        let at = numbers.random_range(0..=letters.len());
        let end = (at + numbers.random_range(0..2)).min(letters.len());
        let new = numbers.random_bool(0.8).then(|| pick(numbers, LETTERS));
        letters.splice(at..end, new);
    }
    letters.into_iter().collect()
}

/// Checks that an answer is made of sentences, without a trace of the files that they come from.
#[track_caller]
fn check(text: &str, answer: &str) {
    let holds = |what: bool, rule: &str| assert!(what, "{rule}, after {text:?}: {answer}");
    holds(!answer.contains(['{', '}']), "no fact is missing");
    holds(answer.starts_with(|it: char| it.is_uppercase() || it == '`'), "it starts as a sentence");
    holds(answer.ends_with('.'), "it ends as a sentence");
    holds(answer.chars().count() <= LONGEST, "it is short");
    holds(!answer.contains('\n'), "it is one line");
    holds(answer.matches('`').count().is_multiple_of(2), "code ends");
    // Every second piece is code, which shows a text as it was typed.
    let prose = answer.split('`').step_by(2).collect::<Vec<_>>().join("`");
    holds(!prose.contains("mistake-"), "no message is missing");
    let mut ends = prose.split('.').skip(1);
    holds(ends.all(|rest| !rest.starts_with(char::is_alphabetic)), "no form is missing");
    holds(!prose.contains("()"), "no function fails");
    holds(!["  ", " .", " ,"].iter().any(|gap| prose.contains(gap)), "no part is empty");
}

/// What kind of mistake it is, by the ids of its messages.
fn kind(error: &IllegalInput) -> String {
    error.messages().iter().map(|message| message.id).collect::<Vec<_>>().join(" ")
}

/// Plays on at random, with some texts before every action, each of which names no legal one.
fn play_on(variant: &'static dyn Variant, seed: u64, mut misread: impl FnMut(&str, IllegalInput)) {
    let mut numbers = Numbers::seed_from_u64(seed);
    let mut game = Game::new(variant);
    for _ in 0..120 {
        for _ in 0..6 {
            let text = text(&mut numbers, &game);
            if let Err(error) = game.read(&text) {
                misread(&text, error);
            }
        }
        if game.legal_actions().is_empty() {
            break;
        }
        let action = pick(&mut numbers, game.legal_actions());
        game.play(action).unwrap();
    }
}

#[test]
fn every_answer_can_be_shown() {
    let mut kinds = BTreeSet::new();
    for variant in VARIANTS {
        for seed in 0..20 {
            play_on(*variant, seed, |text, error| {
                check(text, &input_error(Language::English, &error));
                kinds.insert(kind(&error));
            });
        }
    }
    assert!(kinds.len() >= 40, "few kinds of mistakes were met: {kinds:#?}");
}

/// The ids of messages that the rules give, as they stand in their source.
fn ids() -> BTreeSet<String> {
    let source = texts("../../rules/src/notation", "rs");
    let quoted = source.iter().flat_map(|text| text.split('"').skip(1).step_by(2));
    quoted.filter(|text| text.starts_with("mistake-")).map(str::to_owned).collect()
}

#[test]
fn every_language_has_each_message_with_exactly_its_arguments() {
    let mut given: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let mut add = |Message { id, args }: &Message| {
        let args: BTreeSet<String> = args.iter().map(|(name, _)| (*name).to_owned()).collect();
        let known = given.entry(*id).or_insert_with(|| args.clone());
        assert_eq!(*known, args, "{id} has the same arguments wherever it is given");
    };
    for variant in VARIANTS {
        for seed in 0..3 {
            play_on(*variant, seed, |_, error| error.messages().iter().for_each(&mut add));
        }
    }
    told::mistakes().iter().flat_map(IllegalInput::messages).for_each(add);
    let met: BTreeSet<String> = given.keys().map(|id| (*id).to_owned()).collect();
    assert_eq!(met, ids(), "each message was met");
    for language in Language::ALL {
        let files = language_texts(language);
        let facts: BTreeMap<_, _> = facts(&sentences(&files)).into_iter().collect();
        for (id, args) in &given {
            assert_eq!(facts.get(*id), Some(args), "{id} in {language:?}");
        }
    }
}
