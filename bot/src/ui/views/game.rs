//! A game on paper: who plays, its turns in numbered lines, its position as FEN, and the proof of its
//! dice.

use rules::{Color, Game, MoveNumber, Phase};
use speech::{Language, localized, variant_names};

use super::board::{dice_promise, full_moves};
use super::controls::looking_back;
use super::paging::paged;
use super::{both_players, end, player};
use crate::clock::seconds;
use crate::game::GameState;
use crate::ui::{ComponentId, Reply, Row};

/// An analysis board of chess, before the position with `_` for its spaces.
const ANALYSIS: &str = "https://lichess.org/analysis/standard/";

/// How many lines of turns a page has.
const LINES: usize = 16;

/// How wide a turn of White's is at most, before that of Black's.
const COLUMN: usize = 20;

/// A page of a game, from 0; the last one where it has no such page. A private message.
pub(in crate::ui) fn game(language: Language, state: &GameState, page: usize) -> Reply {
    let lines = lines(language, state.game());
    let last = lines.len().saturating_sub(1) / LINES;
    let page = page.min(last);
    let shown = lines.iter().skip(page * LINES).take(LINES);
    let shown: Vec<&str> = shown.map(String::as_str).collect();
    let mut text = vec![about(language, state)];
    if !shown.is_empty() {
        text.push(format!("```\n{}\n```", shown.join("\n")));
    }
    text.push(position(language, state));
    text.extend(proof(language, state));
    let reply = Reply::private(text.join("\n"));
    let reply = paged(language, reply, (page, last), |to| ComponentId::Moves(state.id(), to));
    reply.with_row(Row::Buttons(looking_back(language, state)))
}

/// Which game it is, who plays, since when, and how it stands.
fn about(language: Language, state: &GameState) -> String {
    let facts = [
        ("variant", variant_names::name(language, state.game().variant()).into()),
        ("game", state.id().into()),
        ("since", format!("<t:{}:f>", seconds(state.started())).into()),
        ("turns", full_moves(state)),
    ];
    let seats = language.format("seats", &both_players(language, state));
    let stands = match state.termination() {
        Some(termination) => end::line(language, state, termination),
        None => {
            let next = state.position().side_to_act();
            language.format("is-next", &player(language, state, next, ["name", "name_is"]))
        }
    };
    [language.format("game-about", &facts), seats, stands].join("\n")
}

/// The position as FEN, and a link to an analysis board where one knows the game and nobody else
/// plays it now.
fn position(language: Language, state: &GameState) -> String {
    let fen = state.game().fen();
    let is_known = state.game().variant().info().pgn_name.is_empty();
    if is_known && (state.termination().is_some() || state.engine().is_some()) {
        let address = format!("{ANALYSIS}{}", fen.replace(' ', "_"));
        let facts = [("fen", format!("`{fen}`").into()), ("address", address.into())];
        return format!("-# {}", language.format("game-fen-analysis", &facts));
    }
    format!("-# {}", language.format("game-fen", &[("fen", format!("`{fen}`").into())]))
}

/// What was promised of the dice, and once the game has ended what they follow from.
fn proof(language: Language, state: &GameState) -> Option<String> {
    let promise = dice_promise(language, state)?;
    let secret = state.termination().map(|_| {
        let secret = state.secret().reveal();
        format!("\n-# {}", language.format("game-secret", &[("secret", secret.into())]))
    });
    Some(format!("-# {promise}{}", secret.unwrap_or_default()))
}

/// The moves that stand, with the rolls and decisions before and after them, as on a score sheet: a
/// number, White's move and Black's.
fn lines(language: Language, game: &Game) -> Vec<String> {
    let mut lines: Vec<(u32, [Option<String>; 2])> = Vec::new();
    for (MoveNumber { number, side }, text) in moves(language, game) {
        let column = usize::from(side == Color::Black);
        match lines.last_mut() {
            Some((_, line)) if column == 1 && line[1].is_none() => line[1] = Some(text),
            _ => {
                let mut line = [None, None];
                line[column] = Some(text);
                lines.push((number, line));
            }
        }
    }
    let line = |(number, [white, black]): (u32, [Option<String>; 2])| {
        let (white, black) = (white.unwrap_or("...".to_owned()), black.unwrap_or_default());
        format!("{number:>3} {white:COLUMN$} {black}").trim_end().to_owned()
    };
    lines.into_iter().map(line).collect()
}

/// Each move with its number. The notation of a move says the roll before it, so that one stands by
/// itself only while its move is still to come; all other rolls and decisions stand behind the move
/// that they belong to.
fn moves(language: Language, game: &Game) -> Vec<(MoveNumber, String)> {
    let mut moves: Vec<(MoveNumber, String)> = Vec::new();
    for played in game.played_actions() {
        let number = played.before.move_number();
        let waits = matches!(played.after.phase, Phase::MoveWithRoll(_));
        let rolled = matches!(played.before.phase, Phase::MoveWithRoll(_));
        if played.action.is_turn() {
            // Said by the move itself.
            moves.pop_if(|_| rolled);
            moves.push((number, localized(language, played.notation())));
        } else if let Some((_, last)) = moves.last_mut().filter(|_| !waits) {
            last.push_str(&format!(" {}", localized(language, played.notation())));
        } else {
            moves.push((number, localized(language, played.notation())));
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;
    use rules::variants::VARIANTS;

    use super::*;
    use crate::game::samples;

    /// What a page holds besides its lines: who plays, how it ended, position, hash and secret.
    const REST: usize = 1000;

    #[test]
    fn every_turn_stands_once_and_pages_fit_a_message() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(16);
        for variant in VARIANTS {
            for _ in 0..8 {
                let game = samples::random(*variant, &mut chance, 300);
                let lines = lines(Language::English, &game);
                let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
                assert!((longest + 1) * LINES + REST <= 2000, "{}: {longest}", variant.id());
                let told = lines.join(" ");
                let mut words = told.split_whitespace();
                for played in game.played_actions().filter(|it| it.action.is_turn()) {
                    let notation = localized(Language::English, played.notation());
                    for word in notation.split_whitespace() {
                        assert!(words.any(|it| it == word), "{}: {word}", variant.id());
                    }
                }
            }
        }
    }
}
