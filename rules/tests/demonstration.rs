//! The demonstration game of Superpermutation d8 Chess is legal and is as its annotator says.

use crate::support::{self, ARBITER, Program, demonstration::replay};

#[test]
fn the_game_ends_in_mate() {
    let mut turns = 0;
    let [_, game] = replay(|game, _| {
        turns += 1;
        assert_eq!(support::outcome(game), "ongoing");
    });
    assert_eq!(turns, 47);
    assert_eq!(support::outcome(&game), "white checkmate");
    assert_eq!((game.legal_actions().len(), game.claim()), (0, None));
}

#[test]
fn every_turn_is_written_and_read_as_printed() {
    replay(|game, turn| {
        let action = turn.action.parse().unwrap();
        assert_eq!(game.notation(action), turn.notation);
        let (_, without_die) = turn.notation.split_once(' ').unwrap();
        for text in [turn.notation, without_die] {
            assert_eq!(game.read(text), Ok(action), "{text}");
        }
    });
}

#[test]
fn the_die_is_unused_only_after_a_check() {
    let mut checked = false;
    replay(|_, turn| {
        let set_by_hand = turn.moment == (22, 'b');
        assert!(set_by_hand || checked == (turn.die == "-"), "{}", turn.notation);
        checked = turn.notation.ends_with('+');
    });
}

#[test]
fn the_annotated_choices_are_all_there_are() {
    let annotated = [
        // 8...Ka7 is the only move.
        ((8, 'b'), "b8a7"),
        // 15. b6+ leaves Ka6 and Kb8.
        ((15, 'b'), "a7a6 a7b8"),
        // The sixteenth move leaves White two ways out.
        ((17, 'w'), "g1f2 g1g2"),
        // 21. a5+ leaves Qa3 and Kb3.
        ((21, 'b'), "a4b3 b2a3"),
    ];
    let mut found = Vec::new();
    replay(|game, turn| {
        if annotated.iter().any(|(moment, _)| *moment == turn.moment) {
            found.push((turn.moment, support::legal(game).join(" ")));
        }
    });
    assert_eq!(found, annotated.map(|(moment, legal)| (moment, legal.to_owned())));
}

#[test]
fn the_rolls_called_free_are_free() {
    replay(|game, turn| {
        // 21. a3-a4-a5+ is played although the die asked for the b-file.
        if turn.moment == (21, 'w') {
            assert_eq!(turn.die, "2");
            let legal = support::legal(game);
            assert!(legal.iter().all(|action| &action[2..3] != "b"), "{legal:?}");
        }
    });
}

#[test]
fn at_the_twenty_second_move_black_has_what_the_annotator_overlooked() {
    let [mut game, _] = replay(|_, _| ());
    support::play(&mut game, "r7");
    assert_eq!(support::legal(&game), ["b2b1"]);
}

#[test]
fn the_arbiter_plays_the_printed_game() {
    let [game, _] = replay(|_, _| ());
    let moves: String = game.actions().iter().map(|action| format!("{action} ")).collect();
    let mut arbiter = Program::start(ARBITER);
    arbiter.obeyed(&format!("position superpermutation-d8 startpos moves {moves}r7"));
    assert_eq!(arbiter.ask("legal"), "b2b1");
}

#[test]
fn at_the_twenty_second_move_the_climb_of_the_rook_would_leave_the_king_in_check() {
    let [_, mut game] = replay(|_, _| ());
    while game.takeback().is_some() {}
    let legal = support::legal(&game).join(" ");
    assert!(legal.contains("h4h2") && legal.contains("b2b1"), "{legal}");
    assert!(!legal.contains("a8b8"), "{legal}");
    let told = game.read("Rb8").unwrap_err().to_string();
    assert!(told.contains("mistake-exposes"), "{told}");
}
