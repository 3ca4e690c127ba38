//! Odd positions: armies that no game leads to, and every message still as Discord takes it. The
//! playground refuses what is too long or too much, and the end of each story looks for refusals.

use std::collections::BTreeSet;

use playground::{Message, Outcome};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::Game;
use rules::variants::{VARIANTS, Variant};
use serde_json::json;
use tests::{GameDriver, Person, World, board_of, choices};

/// How many positions of each game.
const POSITIONS: usize = 15;

/// The languages that the bot speaks, each as a client tells it.
const LOCALES: [&str; 5] = ["en-US", "de", "es-ES", "ko", "ru"];

/// An army of 26 knights.
const KNIGHTS: &str = "k7/8/8/NNNNNNNN/NNNNNNNN/NNNNNNNN/NN6/K7 w - - 0 1";

/// How many steps somebody makes from a board at most.
const STEPS: usize = 6;

/// A position with as many pieces, of few kinds, as the game takes.
fn odd_position(variant: &'static dyn Variant, choice: &mut StdRng) -> String {
    let start = variant.info().start_fen;
    let (board, rest) = start.split_once(' ').expect("a position has fields");
    let rest = rest.replace("KQkq", "-");
    let letters: Vec<char> =
        board.to_lowercase().chars().filter(|it| "nbrqp".contains(*it)).collect();
    loop {
        let army = *letters.choose(choice).expect("there are pieces");
        let share = choice.random_range(0.1..0.9);
        let rows = board.split('/').enumerate().map(|(rank, row)| {
            let is_edge = rank == 0 || rank + 1 == board.split('/').count();
            let mut filled = String::new();
            for letter in row.chars() {
                let empties = letter.to_digit(10).filter(|it| *it > 0);
                let may_change =
                    empties.is_some() || letters.contains(&letter.to_ascii_lowercase());
                for _ in 0..empties.unwrap_or(1) {
                    let piece = if choice.random_bool(0.8) {
                        army
                    } else {
                        letters[choice.random_range(0..letters.len())]
                    };
                    let piece = if piece == 'p' && is_edge { 'n' } else { piece };
                    let piece =
                        if choice.random_bool(0.7) { piece.to_ascii_uppercase() } else { piece };
                    filled.push(match may_change {
                        true if choice.random_bool(share) => piece,
                        true => '1',
                        false => letter,
                    });
                }
            }
            filled
        });
        let rows: Vec<String> = rows.collect();
        let fen = format!("{} {rest}", squeezed(&rows.join("/")));
        if Game::from_fen(variant, &fen).is_ok_and(|game| game.end().is_none()) {
            return fen;
        }
    }
}

/// A board's text with empty squares counted together.
fn squeezed(board: &str) -> String {
    let mut text = String::new();
    for letter in board.chars() {
        match (letter, text.chars().last().and_then(|it| it.to_digit(10))) {
            ('1', Some(count @ 1..=8)) => {
                text.pop();
                text.push(char::from_digit(count + 1, 10).expect("a digit"));
            }
            (letter, _) => text.push(letter),
        }
    }
    text
}

/// Follows menus, each by any choice, as long as there are some.
async fn goes_on(person: Person<'_>, board: Message, choice: &mut StdRng) {
    let mut message = board;
    for _ in 0..STEPS {
        let values = choices(&message);
        let Some(value) = values.choose(choice) else { return };
        let outcome: Outcome = person.choose(&message, value).await;
        match outcome.message() {
            Some(next) if next.only_for.is_some() => message = next.clone(),
            _ => return,
        }
    }
}

/// Presses the button of a message that does this; what is answered, where there is one.
async fn presses(person: Person<'_>, message: &Message, does: &str) -> Option<Message> {
    let label = message.buttons().into_iter().find(|it| it.custom_id.starts_with(does))?.label;
    Some(person.click_on(message.id, &label).await.shown())
}

/// How many pieces can move.
fn movable(variant: &'static dyn Variant, fen: &str) -> usize {
    let game = Game::from_fen(variant, fen).expect("a position");
    let from = game.legal_actions().iter().filter_map(|it| it.as_move()).map(|it| it.from);
    from.collect::<BTreeSet<_>>().len()
}

/// Begins a game at a position in a channel of its own, and tries what stands under its board, in this
/// language; the board.
async fn tries(
    world: &World,
    variant: &str,
    fen: &str,
    locale: &str,
    choice: &mut StdRng,
) -> Message {
    let playground = &world.playground;
    let channel = playground.add_channel("odd");
    let (ada, boris) = (world.person("Ada").at(channel), world.person("Boris").at(channel));
    playground.set_guild_locale(locale);
    playground.set_locale(ada.id, locale);
    let position = json!({ "position": fen });
    let challenge = GameDriver::challenged(variant, (ada, boris), &position).await;
    presses(boris, &challenge, "challenge:accept:").await.expect("an open challenge");
    let mut board = ada.sees("the first board", |it| board_of(it).is_some()).await;
    if let Some(rolled) = presses(ada, &board, "roll:").await {
        board = rolled;
    }
    presses(ada, &board, "more:").await.expect("what is rarer");
    goes_on(ada, board.clone(), choice).await;
    board
}

#[tokio::test]
async fn every_message_of_an_odd_position_is_one_that_discord_takes() {
    let mut choice = StdRng::seed_from_u64(33);
    for variant in VARIANTS {
        let world = World::new().await;
        for number in 0..POSITIONS {
            let fen = odd_position(*variant, &mut choice);
            let locale = LOCALES[number % LOCALES.len()];
            tries(&world, variant.id(), &fen, locale, &mut choice).await;
        }
        world.finish().await;
    }
}

#[tokio::test]
async fn more_pieces_than_a_menu_holds_are_chosen_by_their_files_in_every_language() {
    let mut choice = StdRng::seed_from_u64(26);
    let world = World::new().await;
    let chess = rules::variants::by_id("chess").expect("the game");
    assert!(movable(chess, KNIGHTS) > 25);
    for locale in LOCALES {
        let board = tries(&world, "chess", KNIGHTS, locale, &mut choice).await;
        assert_eq!(choices(&board), ["a", "b", "c", "d", "e", "f", "g", "h"], "{locale}");
    }
    world.finish().await;
}
