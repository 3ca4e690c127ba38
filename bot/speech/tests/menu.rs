//! The lines of menus for a part of a turn, in English.

use rules::{Action, Game};
use speech::Language;
use speech::menu::{Detail, Line, Menu};

fn game(variant: &str, fen: &str) -> Game {
    Game::from_fen(rules::variants::by_id(variant).unwrap(), fen).unwrap()
}

fn line(label: &str, description: &str) -> Line {
    Line { label: label.to_owned(), description: description.to_owned() }
}

#[test]
fn squares_say_what_happens_there() {
    let totem = game("totem", "6k2/9/9/9/404/9/9/2B1T4/5K3 w - - 0 2 0 - - -");
    let menu = Menu::full(Language::English, &totem);
    let target = |to: &str| {
        let to = to.parse().unwrap();
        let legal = totem.legal_actions().iter().copied();
        let from = "e2".parse().unwrap();
        let goes = |it: &Action| it.as_move().is_some_and(|mv| mv.from == from && mv.to == to);
        menu.target(to, &legal.filter(goes).collect::<Vec<_>>()).label
    };
    assert_eq!(target("c2"), "c2: swap with the bishop");
    assert_eq!(target("e5"), "e5: capture the Null");
    assert_eq!(target("e3"), "e3");
    let pieces = menu.piece(
        &totem.position().board,
        "e2".parse().unwrap(),
        &["e3".parse().unwrap(), "e4".parse().unwrap()],
    );
    assert_eq!(pieces, line("Totem e2", "to e3, e4"));
}

#[test]
fn placements_say_what_they_draw_and_whether_they_end_the_turn() {
    let gravitatur = game("gravitatur", "7k/8/8/1p1p4/6p1/1P3P2/8/K5N1 w - - 0 1");
    let menu = Menu::full(Language::English, &gravitatur);
    let place = |text: &str| {
        let mut legal = gravitatur.legal_actions().iter().copied();
        let at = text.parse().unwrap();
        let action = legal.find(|it| it.placement() == Some(at)).unwrap();
        (menu.placement(action), action)
    };
    let (drawn, action) = place("d4");
    assert_eq!(drawn.label, "d4: pulls 4 pieces");
    assert!(drawn.description.starts_with("Pulls "), "{}", drawn.description);
    assert!(matches!(action, Action::PlaceGravitatur { then: Some(_), .. }), "a move follows");
    let on_a_file: Vec<Action> = gravitatur
        .legal_actions()
        .iter()
        .copied()
        .filter(|it| it.placement().is_some_and(|at| at.file() == 3))
        .collect();
    let file = menu.file(3, &on_a_file);
    assert_eq!(file.label, "d-file");
    assert!(file.description.starts_with("d2, d3, d4, d6"), "{}", file.description);
}

#[test]
fn between_people_checks_and_mates_are_not_told() {
    for (variant, fen, action) in [
        ("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
        ("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a7"),
        ("gravitatur", "3k4/8/8/8/8/8/8/R2K4 w - - 0 1", "@b8"),
        ("superpermutation-d8", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 1", "a1a8"),
    ] {
        let game = game(variant, fen);
        let action: Action = action.parse().unwrap();
        let lines = |detail| {
            let menu = Menu { detail, ..Menu::full(Language::English, &game) };
            let at = action.placement().or(action.as_move().map(|mv| mv.to)).unwrap();
            let file = menu.file(at.file(), &[action]);
            let lines = [menu.turn(action), menu.step(action), menu.target(at, &[action]), file];
            let texts =
                lines.into_iter().map(|line| format!("{} {}", line.label, line.description));
            let texts = texts.chain([menu.event_text(action), menu.notation(action)]);
            texts.collect::<Vec<_>>().join("\n").to_lowercase()
        };
        let tells = |text: &str| ["+", "#", "check", "mate"].iter().any(|it| text.contains(it));
        let full = lines(Detail::Full);
        assert_eq!(tells(&full), game.notation(action).ends_with(['+', '#']), "{full}");
        let neutral = lines(Detail::WithoutChecks);
        assert!(!tells(&neutral), "{neutral}");
    }
}
