//! The lines of menus for a part of a turn, in English.

use rules::{Action, Game};
use speech::Language;
use speech::menu::{self, Line, Placing};

fn game(variant: &str, fen: &str) -> Game {
    Game::from_fen(rules::variants::by_id(variant).unwrap(), fen).unwrap()
}

fn line(label: &str, description: &str) -> Line {
    Line { label: label.to_owned(), description: description.to_owned() }
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
    assert_eq!(target("e5"), "e5: capture the Null");
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
    assert!(drawn.description.starts_with("Pulls "), "{}", drawn.description);
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
