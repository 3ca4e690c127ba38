//! The message under which a board is shown: what the last turn was, and who is next.

use rules::{Action, Color, Draw, End, Event, Game, Phase, Square, Victory};

use crate::components::{picker, resign, roll};
use crate::error::Error;
use crate::ids::UserId;
use crate::messenger::{Button, Reply, Response, Row, Shows, Style};
use crate::pictures;
use crate::record::{Ending, Record, side_name};

/// The public message that shows the board after the last turn of `record`. `live` says that no
/// newer board exists: only then has it buttons, and pings those whom it concerns.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn board(record: &Record, live: bool) -> Result<Reply, Error> {
    let side = record.position().actor();
    let text = format!("{}\n{}", last_line(record), next_line(record, true));
    let reply = Reply::public(text).with_picture(pictures::table(record, side)?);
    if !live {
        return Ok(reply);
    }
    Ok(with_buttons(reply.mentioning(concerned(record)), record))
}

/// The answer that shows the board after the last turn of `record`.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn answer(record: &Record) -> Result<Response, Error> {
    Ok(Response::from(board(record, true)?).showing(Shows::Owed(record.board())))
}

/// The same board again, seen from `side`; nobody is pinged.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn again(record: &Record, side: Color) -> Result<Reply, Error> {
    let reply = Reply::public(format!("{}\n{}", heading(record), next_line(record, false)))
        .with_picture(pictures::table(record, side)?);
    Ok(with_buttons(reply, record))
}

/// Whom a new board concerns: both at the start and the end, else who is next.
fn concerned(record: &Record) -> Vec<UserId> {
    if record.seq() == 0 || record.ending().is_some() {
        Color::BOTH.map(|color| record.player(color)).to_vec()
    } else {
        vec![record.player(record.position().actor())]
    }
}

fn with_buttons(reply: Reply, record: &Record) -> Reply {
    if record.ending().is_some() {
        return reply;
    }
    let board = record.board();
    let act = if record.position().is_roll_due() {
        button("Roll", roll::custom_id(board), Style::Primary)
    } else {
        button("Move", picker::custom_id(board), Style::Primary)
    };
    let resign = button("Resign", resign::custom_id(board), Style::Secondary);
    reply.with_row(Row::Buttons(vec![act, resign]))
}

/// A button that can be clicked.
pub fn button(label: &str, custom_id: String, style: Style) -> Button {
    Button { label: label.to_owned(), custom_id, style, enabled: true }
}

/// Which game this is.
fn heading(record: &Record) -> String {
    let variant = record.game().variant();
    format!("**{}** · game {}", variant.name(), record.row().id)
}

/// What happened last.
fn last_line(record: &Record) -> String {
    let heading = heading(record);
    let Some(turn) = record.last_turn() else {
        let [white, black] = Color::BOTH.map(|color| record.player(color));
        let mut text = format!("{heading}\n<@{white}> plays White, <@{black}> plays Black.");
        if record.game().variant().has_die() {
            text.push_str(&format!(
                "\nAll rolls are fixed from now on, by a secret whose SHA-256 is `{}`.",
                record.row().secret.commitment()
            ));
        }
        return text;
    };
    if let Some(Ending::Resigned { winner }) = record.ending() {
        return format!("{heading} · step {}\n{} resigns.", turn.seq, side_name(!winner));
    }
    format!("{heading} · step {}\n{}", turn.seq, last_action(record.game()))
}

/// The last action in words.
fn last_action(game: &Game) -> String {
    let (Some(&action), [.., before, after]) = (game.actions().last(), game.positions()) else {
        return String::new();
    };
    let variant = game.variant();
    let who = side_name(before.actor());
    if let Action::Roll(number) = action {
        let meaning = variant.die_meaning(before, number, before.actor());
        let Some((meaning, squares)) = meaning else {
            return format!("{who} rolled **{number}**.");
        };
        let lands = |action: &Action| action.step().is_some_and(|step| squares.contains(&step.to));
        let free = !game.legal_actions().iter().any(lands);
        let free =
            if free { ". Nothing can land there, so any legal move may be played" } else { "" };
        return format!("{who} rolled **{number}**: {meaning}{free}.");
    }
    let mut text = format!("{who} played **{}**.", variant.notation(before, action));
    let events = variant.events(before, action);
    for words in climb_in_words(&events).into_iter().chain(events.iter().filter_map(in_words)) {
        text.push(' ');
        text.push_str(&words);
    }
    if variant.checked(after, after.turn).is_some() && game.end().is_none() {
        text.push_str(" Check!");
    }
    text
}

/// Whom a piece climbed past, if it did.
fn climb_in_words(events: &[Event]) -> Option<String> {
    let steps = events.iter().filter_map(|event| match event {
        Event::Climbed { to, displaced, .. } => Some((*to, displaced.role.name())),
        _ => None,
    });
    let (squares, names): (Vec<Square>, Vec<&str>) = steps.unzip();
    Some(format!("It climbs to {}, past the {}.", squares.last()?, names.join(" and the ")))
}

/// What else notation does not say plainly.
fn in_words(event: &Event) -> Option<String> {
    match *event {
        Event::Rolled { .. } | Event::Moved { captured: None, .. } | Event::Climbed { .. } => None,
        Event::Moved { captured: Some((square, piece)), .. } => {
            Some(format!("It takes the {} on {square}.", piece.role.name()))
        }
        Event::Swapped { other, from, .. } => {
            Some(format!("The {} is now on {from}.", other.role.name()))
        }
        Event::Promoted { square, piece } => Some(format!(
            "{}'s pawn on {square} is now a {}.",
            side_name(piece.color),
            piece.role.name()
        )),
        _ => None,
    }
}

/// Who is next and what they may do, or how the game ended. `ping` says to mention people.
fn next_line(record: &Record, ping: bool) -> String {
    if let Some(ending) = record.ending() {
        return end_line(record, ending, ping);
    }
    let game = record.game();
    let position = record.position();
    let side = position.actor();
    let what = match position.phase {
        Phase::Roll { .. } => "roll the die".to_owned(),
        // The line before has just said what was rolled.
        Phase::Rolled(_) if ping => "your move".to_owned(),
        Phase::Rolled(number) => match game.variant().die_meaning(position, number, side) {
            Some((meaning, _)) => format!("your move (the die shows {number}: {meaning})"),
            None => format!("your move (the die shows {number})"),
        },
        Phase::Turn if game.variant().checked(position, position.turn).is_some() => {
            "you are in check; your move".to_owned()
        }
        Phase::Turn | Phase::Decide { .. } | Phase::Over(_) => "your move".to_owned(),
    };
    let who = if ping {
        format!("<@{}> ({})", record.player(side), side_name(side))
    } else {
        side_name(side).to_owned()
    };
    format!("{who}, {what}.")
}

fn end_line(record: &Record, ending: Ending, ping: bool) -> String {
    let name = |color: Color| {
        if ping {
            format!("{} (<@{}>)", side_name(color), record.player(color))
        } else {
            side_name(color).to_owned()
        }
    };
    let result = how_it_ended(ending);
    let mut text = match ending.winner() {
        Some(winner) => {
            format!("**{result}.** {} wins against {}.", name(winner), name(!winner))
        }
        None => format!("**{result}** between {} and {}.", name(Color::White), name(Color::Black)),
    };
    if record.game().variant().has_die() {
        let row = record.row();
        text.push_str(&format!(
            "\nThe rolls' secret was `{}`, 32 bytes in hex: roll n was 1 + (first byte of \
             HMAC-SHA256 over `{}:n`, keyed with those bytes) mod 8.",
            row.secret.reveal(),
            row.id
        ));
    }
    text
}

fn how_it_ended(ending: Ending) -> &'static str {
    match ending {
        Ending::Board(End::Win { by: Victory::Checkmate, .. }) => "Checkmate",
        Ending::Board(End::Win { by: Victory::Null, .. }) => "Lost to the Null",
        Ending::Board(End::Draw(Draw::Null)) => "The Null takes both: a draw",
        Ending::Board(End::Draw(Draw::Stalemate)) => "Stalemate: a draw",
        Ending::Board(End::Draw(Draw::Material)) => "Neither side can mate any more: a draw",
        Ending::Board(End::Draw(Draw::Repetition)) => {
            "The same position for the fifth time: a draw"
        }
        Ending::Board(End::Draw(Draw::Moves)) => {
            "75 moves each without a capture or pawn move: a draw"
        }
        Ending::Resigned { .. } => "Resignation",
    }
}
