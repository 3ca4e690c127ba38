//! Who is next, and what they may do.

use rules::{Action, Color, DieMeaning, Game, Phase, Square};

use super::{end, mention, side_name};
use crate::game::Record;
use crate::ui::components::picker;

/// Who is next and what they may do, or how the game ended. `told` says that the line before tells
/// the last action and pings whom it names.
pub(super) fn line(record: &Record, told: bool) -> String {
    if let Some(ending) = record.ending() {
        return end::line(record, ending, told);
    }
    let side = record.position().actor();
    let who = if told {
        format!("{} ({})", mention(record, side), side_name(side))
    } else {
        side_name(side).to_owned()
    };
    format!("{who}, {}.{}", duty(record, side, told), null_comes(record.game()))
}

/// When the Null moves next, where it does.
fn null_comes(game: &Game) -> &'static str {
    match game.variant().turns_to_roll(game.position()) {
        Some(1) => " After this turn the Null moves.",
        Some(2) => " After the next two turns the Null moves.",
        Some(_) => " After the next three turns the Null moves.",
        None => "",
    }
}

/// What the player of `side` has to do. `told` says that the line before tells the last action.
fn duty(record: &Record, side: Color, told: bool) -> String {
    let position = record.position();
    let variant = record.game().variant();
    match position.phase {
        Phase::Roll { .. } if position.board.null().is_some() => {
            "roll the die for the Null".to_owned()
        }
        Phase::Roll { .. } => "roll the die".to_owned(),
        Phase::Rolled(number) if !told => match variant.die_meaning(position, number, side) {
            Some(DieMeaning::File(file)) => {
                let file = Square::new(file, 0).file_letter();
                format!("your move (the die shows {number}: the {file}-file)")
            }
            Some(DieMeaning::Step { .. }) | None => {
                format!("your move (the die shows {number})")
            }
        },
        Phase::Decide { .. } => decision(record, side),
        Phase::Turn if variant.checked(position, side).is_some() => {
            format!("you are in check; {}", turn(record))
        }
        Phase::Turn | Phase::Rolled(_) | Phase::Over(_) => turn(record),
    }
}

/// The turn, where it is not always a move.
fn turn(record: &Record) -> String {
    let legal = record.game().legal_actions();
    if legal.iter().any(|&action| picker::can_pick(action)) {
        "your move".to_owned()
    } else {
        "you can only give up your Totem".to_owned()
    }
}

/// The decision on a roll, where it may not even be one.
fn decision(record: &Record, side: Color) -> String {
    if record.game().is_legal(Action::Accept) {
        return "the roll put you in check: prevent it by giving up your Totem, or accept it"
            .to_owned();
    }
    format!(
        "the roll put you in check, and {} is to move: you must prevent it by giving up your Totem",
        side_name(!side)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_counted_down_to_the_null() {
        let mut game = Game::new(rules::variants::by_id("totem").unwrap());
        for turns in ["three turns", "two turns"] {
            assert_eq!(null_comes(&game), format!(" After the next {turns} the Null moves."));
            let turn = game.legal_actions().iter().copied().find(|it| it.is_turn());
            game.play(turn.unwrap()).unwrap();
        }
        assert_eq!(null_comes(&game), " After this turn the Null moves.");
        let turn = game.legal_actions().iter().copied().find(|it| it.is_turn());
        game.play(turn.unwrap()).unwrap();
        assert!(game.position().is_roll_due());
        assert_eq!(null_comes(&game), "");
        let chess = Game::new(rules::variants::by_id("chess").unwrap());
        assert_eq!(null_comes(&chess), "");
    }
}
