//! The lines of menus, in English.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use rules::{Action, Game};
use speech::Language;
use speech::menu::{self, Line, Placing};

fn game(variant: &str, fen: &str) -> Game {
    Game::from_fen(rules::variants::by_id(variant).unwrap(), fen).unwrap()
}

fn line(label: &str, description: &str) -> Line {
    Line { label: label.to_owned(), description: description.to_owned() }
}

/// A whole turn.
fn turn(game: &Game, action: &str) -> Line {
    menu::turn(Language::English, game, action.parse().unwrap())
}

#[test]
fn a_turn_is_told_with_what_it_does() {
    let chess = game("chess", "4k3/P7/8/3n4/4P3/8/8/4K2R w K - 0 1");
    assert_eq!(turn(&chess, "e1e2"), line("King e1 to e2", "Ke2"));
    assert_eq!(
        turn(&chess, "e4d5"),
        line("Pawn e4 to d5", "exd5 · The pawn takes the black knight on d5.")
    );
    assert_eq!(turn(&chess, "e1g1"), line("King e1 to g1", "O-O"));
    assert_eq!(turn(&chess, "h1h8"), line("Rook h1 to h8", "Rh8+ · Check!"));
    assert_eq!(
        turn(&chess, "a7a8q"),
        line("Pawn a7 to a8", "a8=Q+ · The pawn on a8 is now a queen. Check!")
    );
    let d8 = game("superpermutation-d8", "7k/8/8/p7/8/8/8/3QK3 w - - 0 1 1");
    assert_eq!(
        turn(&d8, "d1a4"),
        line("Queen d1 to a4", "Qd1-a4-a5 · The queen climbs past a pawn.")
    );
    let free = game("superpermutation-d8", "7k/8/8/8/8/8/8/3QK3 w - - 0 1 4");
    assert_eq!(turn(&free, "e1d1"), line("King e1 swaps with the queen on d1", "Ke1-d1"));
}

#[test]
fn squares_say_what_happens_there() {
    let totem = game("totem", "6k2/9/9/9/404/9/9/2B1T4/5K3 w - - 0 2 0 - - -");
    let target = |to: &str| {
        let to = to.parse().unwrap();
        let legal = totem.legal_actions().iter().copied();
        let from = "e2".parse().unwrap();
        let goes = |it: &Action| it.step().is_some_and(|step| step.from == from && step.to == to);
        menu::target(Language::English, &totem, to, &legal.filter(goes).collect::<Vec<_>>()).label
    };
    assert_eq!(target("c2"), "c2: swap with the bishop");
    assert_eq!(target("e5"), "e5: take the Null");
    assert_eq!(target("e3"), "e3");
    let pieces = menu::piece(
        Language::English,
        &totem.position().board,
        "e2".parse().unwrap(),
        &["e3".parse().unwrap(), "e4".parse().unwrap()],
    );
    assert_eq!(pieces, line("Totem e2", "to e3, e4"));
}

#[test]
fn placements_say_what_they_draw_and_whether_they_end_the_turn() {
    let gravitatur = game("gravitatur", "7k/8/8/1p1p4/6p1/1P3P2/8/K5N1 w - - 0 1");
    let place = |text: &str| {
        let mut legal = gravitatur.legal_actions().iter().copied();
        let at = text.parse().unwrap();
        let action = legal.find(|it| it.placement() == Some(at)).unwrap();
        (menu::placement(Language::English, &gravitatur, action), action)
    };
    let (drawn, action) = place("d4");
    assert_eq!(drawn.label, "Gravitatur on d4");
    assert!(drawn.description.starts_with("Draws "), "{}", drawn.description);
    assert_eq!(Placing::of(&gravitatur, action), Placing::GoesOn);
    let on_a_file: Vec<Action> = gravitatur
        .legal_actions()
        .iter()
        .copied()
        .filter(|it| it.placement().is_some_and(|at| at.file() == 3))
        .collect();
    let file = menu::file(Language::English, &gravitatur, 3, &on_a_file);
    assert_eq!(file.label, "d-file");
    assert!(file.description.starts_with("d2, d3, d4, d6"), "{}", file.description);
}
