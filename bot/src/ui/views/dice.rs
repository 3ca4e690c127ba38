//! How the dice of a game are checked, by anybody and with openssl.

use rules::Action;
use speech::Language;

use crate::game::{GameState, Proof};
use crate::ui::Reply;

/// How many rolls are listed; more would not fit in a message.
const SHOWN: usize = 250;

/// What was promised about the dice; once the game has ended, whether every roll follows from the
/// secret, and how anybody computes that again. A private message.
pub(in crate::ui) fn dice(language: Language, state: &GameState) -> Reply {
    let game = ("game", state.id().into());
    let hash = ("hash", state.secret().commitment().into());
    if state.termination().is_none() {
        return Reply::private(language.format("dice-promised", &[game, hash]));
    }
    let secret = state.secret().reveal();
    let rolls = state.game().actions().iter().filter_map(|action| match action {
        Action::Roll(number) => Some(number.to_string()),
        _ => None,
    });
    let mut rolls: Vec<String> = rolls.collect();
    let count = rolls.len();
    if count > SHOWN {
        rolls.truncate(SHOWN);
        rolls.push("…".to_owned());
    }
    let facts = [
        game,
        hash,
        ("filed", state.file().is_some().into()),
        ("challenge", state.is_by_challenge().into()),
        ("count", count.into()),
        ("rolls", rolls.join(" ").into()),
    ];
    let id = state.id();
    let promise = format!(
        "printf \"$(printf '%s' {secret} | sed 's/../\\\\x&/g')\" | openssl dgst -sha256\n"
    );
    let first_roll =
        format!("printf '%s' '{id}:1' | openssl dgst -sha256 -mac HMAC -macopt hexkey:{secret}\n");
    let (first_roll, formula) = match count {
        0 => (String::new(), String::new()),
        _ => (first_roll, language.format("dice-formula", &[])),
    };
    let verdict = match state.proof() {
        Proof::WrongRoll(number) => {
            language.format("dice-wrong", &[("number", number.to_string().into())])
        }
        _ if state.file().is_some() => language.format("file-dice-hold", &[]),
        _ => language.format("dice-checked", &facts),
    };
    let proof = language.format("dice-proof", &facts);
    Reply::private(format!("{verdict}\n{proof}\n```bash\n{promise}{first_roll}```\n{formula}"))
}
