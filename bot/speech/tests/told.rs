//! What is told of games in English: the cases of `told.txt`.

#[path = "../../../render/tests/support/cases.rs"]
mod cases;

use std::error::Error;

use rules::notation::IllegalInput;
use rules::variants::by_id;
use rules::{ByColor, Color, Game, Outcome};
use scene::Scene;
use speech::Language::English;
use speech::menu::Menu;
use speech::narration::{Markup, PlayerName, last_action};
use speech::{ending, next, picture, reading, roll_threats, tip};

use self::cases::check_cases;

use crate::support::alt::is_sound;

#[test]
fn every_case_is_told_as_it_is_written() {
    check_cases("tests/told.txt", include_str!("told.txt"), check);
}

/// Why the texts of the cases of mistakes name no legal action.
pub(crate) fn mistakes() -> Vec<IllegalInput> {
    let lines = include_str!("told.txt").lines();
    let misread = lines.filter_map(|line| {
        let columns: Vec<&str> = line.split(" | ").collect();
        let ["mistake", variant, position, text, _] = columns[..] else {
            return None;
        };
        game(variant, position).unwrap().read(text).err()
    });
    misread.collect()
}

fn check(line: &str) -> Result<(), Box<dyn Error>> {
    let columns: Vec<&str> = line.split(" | ").collect();
    let [kind, variant, position, ref input @ .., sentence] = columns[..] else {
        return Err("a case has four columns or five".into());
    };
    let game = game(variant, position)?;
    let mut told = match (kind, input) {
        ("account", []) => last_action(English, &game, &players(), Markup::Discord),
        ("next", []) => next::next(English, &game, &players().white),
        ("danger", []) => roll_threats::of_game(English, &game).join(" "),
        ("ending", []) => ending(&game)?,
        ("alt", []) => alt(&game)?,
        ("tip", []) => tip::tip(English, &game).ok_or("there is no tip")?,
        ("turn", [action]) => {
            let line = Menu::full(English, &game).turn(action.parse()?);
            format!("{}: {}", line.label, line.description)
        }
        ("mistake", [text]) => {
            let error = game.read(text).err().ok_or("the text names a legal action")?;
            reading::input_error(English, &error)
        }
        _ => return Err("there is no such kind with so many columns".into()),
    };
    if told.is_empty() {
        "(nothing)".clone_into(&mut told);
    }
    let is_told = match sentence.strip_suffix('…') {
        Some("") => return Err("`…` alone is said of everything".into()),
        Some(start) => told.starts_with(start),
        None => told == sentence,
    };
    if is_told { Ok(()) } else { Err(format!("told: {told}").into()) }
}

/// A game at `start` or a FEN, and after the actions behind ` + `.
fn game(variant: &str, position: &str) -> Result<Game, Box<dyn Error>> {
    let variant = by_id(variant).ok_or("there is no such game")?;
    let (fen, actions) = position.split_once(" + ").unwrap_or((position, ""));
    let fen = if fen == "start" { variant.info().start_fen } else { fen };
    let mut game = Game::from_fen(variant, fen)?;
    for action in actions.split_whitespace() {
        game.play(action.parse()?)?;
    }
    Ok(game)
}

fn players() -> ByColor<PlayerName> {
    let person = |name: &str| PlayerName::Person(name.to_owned());
    ByColor { white: person("Ada"), black: person("Boris") }
}

fn ending(game: &Game) -> Result<String, Box<dyn Error>> {
    let end = game.end().ok_or("the game has not ended")?;
    let (winner, loser) = match end {
        Outcome::Win { winner: Color::Black, .. } => ("Boris", "Ada"),
        _ => ("Ada", "Boris"),
    };
    let names = [("white", "Ada"), ("black", "Boris"), ("winner", winner), ("loser", loser)];
    let kinds = ["white_is", "black_is", "winner_is", "loser_is"];
    let told = ending::on_board(game, end).with("turn", "9");
    let told = names.iter().fold(told, |told, (role, name)| told.with(role, *name));
    Ok(kinds.iter().fold(told, |told, kind| told.with(kind, "person")).format(English))
}

fn alt(game: &Game) -> Result<String, Box<dyn Error>> {
    let scene = Scene::of_game(game, game.position().side_to_act());
    let alt = picture::alt(English, &scene);
    if is_sound(&alt, &scene) { Ok(alt) } else { Err(format!("unsound: {alt}").into()) }
}
