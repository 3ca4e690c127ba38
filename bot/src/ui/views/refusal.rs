//! What a person asked for and cannot have: what is wrong, and what would work.

use rules::Color;
use speech::{Language, reading};

use super::side_name;
use crate::game::{ChallengeRefusal, Closed, Duty, FreeRollError, Refusal as GameRefusal};
use crate::ids::GameId;
use crate::ui::refusal::Refusal;

/// A refusal in words, for the person alone.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Game(refusal) => of_the_game(refusal),
        Refusal::OutsideServers => {
            "I work in servers only. Invite me to one, and use me in a channel there.".to_owned()
        }
        Refusal::UnknownCommand => {
            "I do not know that command any more. `/help` lists mine.".to_owned()
        }
        Refusal::UnknownButton => {
            "I do not know that button any more. `/board` shows the board with new ones.".to_owned()
        }
        Refusal::MissingOption(option) => format!("The option `{option}` is missing."),
        Refusal::BadOption { option, values } => {
            let values: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
            format!("`{option}` is one of {}.", values.join(", "))
        }
        Refusal::FreeRoll(error) => free_roll(*error).to_owned(),
        Refusal::NotManager => "Only those who have the permission Manage Server can choose for \
                                the server. Without `server` you choose for yourself."
            .to_owned(),
        Refusal::NotLegalNow => {
            "That is not legal now. **Move** under the board shows what is.".to_owned()
        }
    }
}

fn of_the_game(refusal: &GameRefusal) -> String {
    match refusal {
        GameRefusal::NoSuchGame(game) => format!("There is no game {game}."),
        GameRefusal::NoGameYet => {
            "No game has been played in this channel. `/challenge` starts one.".to_owned()
        }
        GameRefusal::NoGameRunning => {
            "No game is being played in this channel. `/challenge` starts one.".to_owned()
        }
        GameRefusal::Ended(game) => {
            format!("Game {game} has ended. `/challenge` starts another one.")
        }
        GameRefusal::NotSeated(game) => format!(
            "Game {game} is played by two other people, and only they can act in it. `/challenge` \
             starts a game of your own."
        ),
        GameRefusal::NotNext { next, duty, own } => not_next(*next, *duty, *own),
        GameRefusal::RollFirst => {
            "The die comes first: press **Roll** under the board, or type `/roll`.".to_owned()
        }
        GameRefusal::DecideFirst { can_accept, mover } => decide_first(*can_accept, *mover),
        GameRefusal::NoRollDue => {
            "No die is due now: make your move with **Move** under the board, or `/move`."
                .to_owned()
        }
        GameRefusal::NoDie(id) => {
            let name = rules::variants::by_id(id).map_or(*id, |variant| variant.name());
            format!(
                "{name} is played without a die. For a free roll, name the dice: `/roll \
                 dice:2d6+1`."
            )
        }
        GameRefusal::OldBoard { game, since } => old_board(*game, *since),
        GameRefusal::Illegal(action) => {
            format!("`{action}` is not legal here. **Move** under the board shows what is.")
        }
        GameRefusal::Unread(error) => reading::mistake(Language::English, error),
        GameRefusal::Duplicate => "That turn or roll was already made, perhaps by a double click. \
                                   `/board` shows the position as it is now."
            .to_owned(),
        GameRefusal::NoSuchTurn { game, turns, ended } => no_such_turn(*game, *turns, *ended),
        GameRefusal::Challenge(refusal) => of_a_challenge(*refusal),
    }
}

fn not_next(next: Color, duty: Duty, own: Color) -> String {
    let next = side_name(next);
    let awaited = match duty {
        Duty::Roll => format!("{next} has to roll the die first"),
        Duty::Decide => format!("{next} has to decide on the roll first"),
        Duty::Turn => format!("It is {next}'s turn"),
    };
    let own = side_name(own);
    format!("{awaited}, and you play {own}. I will mention you when it is your turn.")
}

/// How to decide on the roll, for the player who tries something else.
fn decide_first(can_accept: bool, mover: Color) -> String {
    let prevent = "prevent it by giving up your Totem, with **Prevent** under the board or `/move \
                   prevent`";
    if can_accept {
        format!(
            "The roll put you in check, and you decide on it first: {prevent}, or accept it, with \
             **Accept the roll** or `/move accept`."
        )
    } else {
        let mover = side_name(mover);
        format!("The roll put you in check, and {mover} is to move. You must {prevent}.")
    }
}

fn old_board(game: GameId, since: Option<u64>) -> String {
    let what = match since {
        Some(1) => "one turn or roll was made since".to_owned(),
        Some(since) => format!("{since} turns and rolls were made since"),
        None => "I know of no such turn".to_owned(),
    };
    format!("That is an old board of game {game}: {what}. `/board` shows the newest one.")
}

fn no_such_turn(game: GameId, turns: usize, ended: bool) -> String {
    match (turns, ended) {
        (0, _) => format!("No turn was made in game {game}: `turn:0` is its start."),
        (1, _) => {
            format!("The last turn of game {game} is the first: `turn` is 0, the start, or 1.")
        }
        (last, true) => {
            format!("Game {game} ended with turn {last}: `turn` is 0, the start, to {last}.")
        }
        (last, false) => format!(
            "The last turn of game {game} so far is turn {last}: `turn` is 0, the start, to {last}."
        ),
    }
}

fn of_a_challenge(refusal: ChallengeRefusal) -> String {
    let text = match refusal {
        ChallengeRefusal::Oneself => {
            "You cannot challenge yourself. Pick somebody else, or leave `opponent` out for an \
             open challenge."
        }
        ChallengeRefusal::Bot => {
            "Bots do not play. Pick a person, or leave `opponent` out for an open challenge."
        }
        ChallengeRefusal::Made => "That challenge is already made.",
        ChallengeRefusal::Unknown => {
            "I do not know that challenge any more. `/challenge` makes a new one."
        }
        ChallengeRefusal::Closed(Closed::Accepted) => {
            "That challenge is already accepted. `/challenge` makes a new one."
        }
        ChallengeRefusal::Closed(Closed::Declined) => {
            "That challenge is already declined. `/challenge` makes a new one."
        }
        ChallengeRefusal::Closed(Closed::Withdrawn) => {
            "That challenge is already withdrawn. `/challenge` makes a new one."
        }
        ChallengeRefusal::Own => {
            "This is your own challenge: somebody else has to answer it. You can withdraw it."
        }
        ChallengeRefusal::ForAnother => {
            "This challenge is for somebody else. `/challenge` makes one of your own."
        }
        ChallengeRefusal::Answered => "Somebody was faster: that challenge is already answered.",
        ChallengeRefusal::OpenToAll => "This challenge is open to anybody: just let it be.",
        ChallengeRefusal::NotTheChallenger => "Only the challenger can withdraw a challenge.",
        ChallengeRefusal::NoThreadsHere => {
            "Voice and stage channels have no threads. Leave `thread` out and accept while no other \
             game is running here, or make the challenge in a text channel."
        }
        ChallengeRefusal::NoThread => {
            "I cannot open a thread here. Leave `thread` out and accept while no other game is \
             running in this channel; or somebody who manages the server can give me Create Public \
             Threads and Send Messages in Threads (in a forum: Send Messages)."
        }
    };
    text.to_owned()
}

fn free_roll(error: FreeRollError) -> &'static str {
    match error {
        FreeRollError::Form => {
            "Write dice as `2d6+1`: how many, `d`, how many sides, and what to add or subtract."
        }
        FreeRollError::Count => "I roll 1 to 100 dice at a time, such as `3d6`.",
        FreeRollError::Sides => "A die has 2 to 1000 sides, such as `d20`.",
        FreeRollError::Bonus => "I add or subtract at most 100000, such as `d20+5`.",
    }
}
