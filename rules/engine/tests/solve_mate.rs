//! What is proved, position by position: how far, against whom, and what draws count.

use engine::mate::{NodeLimit, solve_mate, winning};
use engine::player::Player;
use rules::{Game, variants};

use crate::support::Answers;

/// What the player says of a position when asked for these proofs.
#[track_caller]
fn says(position: &str, proofs: &[(u32, &str)]) {
    let mut player = Player::default();
    player.obeyed(&format!("position {position}"));
    for (turns, answer) in proofs {
        assert_eq!(player.ask(&format!("prove {turns}")), *answer, "{position}: {turns}");
    }
}

/// As [`says`], where any of several actions may be named: it must be the first of a win.
#[track_caller]
fn wins(position: &str, turns: u32) {
    let mut player = Player::default();
    player.obeyed(&format!("position {position}"));
    let told = player.ask(&format!("prove {turns}"));
    let action = told.strip_prefix("yes ").unwrap_or_else(|| panic!("{position}: {told}"));
    player.obeyed(&format!("play {action}"));
    if turns == 1 {
        assert!(player.obeyed("outcome").ends_with(" checkmate"), "{position}: {told}");
    }
}

#[test]
fn what_takes_too_many_positions_is_an_error() {
    says(
        "chess startpos",
        &[(2, "no"), (6, "error more than 20000000 positions would have to be tried")],
    );
    let game = Game::new(variants::by_id("chess").unwrap());
    assert_eq!(solve_mate(&game, 3, 100), Err(NodeLimit(100)));
    assert_eq!(winning(&game, 3, 100), Err(NodeLimit(100)));
    assert!(solve_mate(&game, 1, 100).is_ok());
}

#[test]
fn the_draw_by_moves_counts() {
    // Kf7, Kh7 and Rh1 mates on the third half-move.
    let mate = |clock: u32| format!("chess fen 7k/8/5K2/8/8/8/P7/R7 w - - {clock} 120");
    for (clock, two) in [(0, "yes f6f7"), (147, "yes f6f7"), (148, "no"), (149, "no")] {
        says(&mate(clock), &[(1, "no"), (2, two)]);
    }
    // The last half-move may mate, and after it nothing can.
    let at_once = |clock: u32| format!("chess fen 7k/8/6K1/8/8/8/8/R7 w - - {clock} 120");
    for (clock, one) in [(148, "yes a1a8"), (149, "yes a1a8"), (150, "no")] {
        says(&at_once(clock), &[(1, one), (2, one)]);
    }
}

#[test]
fn a_position_that_has_come_five_times_is_drawn() {
    // Both positions that the mate leads through have come as often.
    let shuffled = |times: usize| {
        let first = " h8h7 f7f6 h7h8";
        let more = " f6f7 h8h7 f7f6 h7h8".repeat(times - 1);
        format!("chess fen 7k/5K2/8/8/8/8/P7/R7 b - - 0 1 moves{first}{more}")
    };
    for (times, two) in [(1, "yes f6f7"), (3, "yes f6f7"), (4, "no")] {
        says(&shuffled(times), &[(1, "no"), (2, two)]);
    }
    let mut player = Player::default();
    player.obeyed(&format!("position {}", shuffled(4)));
    assert_eq!(player.ask("outcome"), "ongoing");
}

#[test]
fn draws_that_would_have_to_be_claimed_do_not_count() {
    let fen = "chess fen 7k/8/5K2/8/8/8/P7/R7 w - - 100 120";
    says(fen, &[(2, "yes f6f7")]);
    let mut player = Player::default();
    player.obeyed(&format!("position {fen}"));
    assert_eq!(player.ask("claim"), "yes moves");
    // On the way there, either side could claim.
    says("chess fen 7k/8/5K2/8/8/8/P7/R7 w - - 98 120", &[(2, "yes f6f7")]);
    let back = " f6f7 h8h7 f7f6 h7h8".repeat(2);
    let thrice = format!("chess fen 7k/8/5K2/8/8/8/P7/R7 w - - 0 1 moves{back}");
    player.obeyed(&format!("position {thrice}"));
    assert_eq!(player.ask("claim"), "yes repetition");
    says(&thrice, &[(2, "yes f6f7")]);
}

/// The rook mates on f9; without the Null on the file the black rook gives check.
const ROOKS: &str = "7k1/6ppp/4r4/9/404/9/9/9/T3KR3 w - - 4 30 0 ? - -";

#[test]
fn a_roll_of_the_nulls_is_answered_for_the_side_to_move() {
    let black = |fen: &str| fen.replace(" w ", " b ");
    // Either rook mates, wherever the Null goes.
    let either = "totem fen 8k/9/7K1/9/404/9/9/R8/1R7 w - - 1 9 0 ? - -";
    says(either, &[(1, "yes"), (3, "yes")]);
    says(&black(either), &[(1, "no"), (2, "no")]);
    // A 5 would take the king.
    says("totem fen 8k/9/7K1/602/9/9/9/R8/1R7 w - - 1 9 0 ? - -", &[(1, "no"), (2, "no")]);
    // Six of the numbers open the file, and each of them can be prevented, by who has a Totem.
    says(&format!("totem fen {ROOKS}"), &[(1, "yes")]);
    says(&format!("totem fen {}", ROOKS.replace("T3K", "4K")), &[(1, "no")]);
}

#[test]
fn a_decision_is_proved_for_who_decides() {
    let rolled = format!("totem fen {ROOKS} moves r2");
    says(&rolled, &[(1, "yes prevent"), (2, "yes prevent")]);
    says(&format!("{rolled} accept"), &[(1, "no")]);
    says(&format!("{rolled} prevent"), &[(1, "yes f1f9")]);
    // Where the rook cannot reach the last rank, neither decision wins.
    let stuck = ROOKS.replace("/404/9/9/9/", "/404/9/9/5P3/");
    says(&format!("totem fen {stuck} moves r2"), &[(1, "no")]);
}

#[test]
fn the_gravitaturs_wins_in_one_and_in_two_are_proved() {
    wins("gravitatur fen 7k/8/6K1/8/8/8/8/R7 w - - 0 1", 1);
    // The king is drawn beside one rook, and the other one mates.
    wins("gravitatur fen 8/7k/R7/8/8/8/8/1RK5 w - - 0 1", 1);
    // One of the puzzles: the Gravitatur on h7 gives check by itself.
    let two = "1r2k2b/r1bqpp2/3p4/1pB1pPp1/PppP1PKn/2P1P3/3PRBnP/NR1Q2N1 b - - 1 11";
    says(&format!("gravitatur fen {two}"), &[(1, "no")]);
    wins(&format!("gravitatur fen {two}"), 2);
}
