//! What the lessons call right and wrong, held against the rules: the right turn does what the task
//! asks for, and each wrong one that is legal does not.

use rules::variants::VARIANTS;
use rules::{Action, Color, Game, Outcome, Role, Square};
use speech::lesson::{Answer, tasks};

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn after(game: &Game, action: Action) -> Game {
    let mut next = game.clone();
    next.play(action).unwrap();
    next
}

fn is_lost(game: &Game, side: Color) -> bool {
    matches!(game.end(), Some(Outcome::Win { winner, .. }) if winner != side)
}

/// Whether a side mates with its next turn, whatever the other one does first.
fn mates_next(game: &Game, side: Color) -> bool {
    let mates = |game: Game| {
        let all = game.legal_actions();
        all.iter().any(|action| is_lost(&after(&game, *action), !side))
    };
    let replies = game.legal_actions();
    game.end().is_none() && replies.iter().all(|reply| mates(after(game, *reply)))
}

/// Whether a number of the roll that is due loses the game for a side, whatever it decides.
fn may_fall(game: &Game, side: Color) -> bool {
    let falls = |number: &u8| {
        let rolled = after(game, Action::Roll(*number));
        let decides = rolled.legal_actions().contains(&Action::Accept);
        let decided =
            || rolled.legal_actions().iter().all(|it| is_lost(&after(&rolled, *it), side));
        is_lost(&rolled, side) || (decides && decided())
    };
    assert!(game.position().is_roll_due());
    (1..=8).any(|number| falls(&number))
}

fn stands(game: &Game, role: Role, at: &str) -> bool {
    game.position().board.role_at(square(at)) == Some(role)
}

/// Whether the piece that has just moved attacks a square.
fn attacks(game: &Game, action: Action, role: Role, at: &str) -> bool {
    let to = action.as_move().unwrap().to;
    let piece = game.position().board.piece_at(to).unwrap();
    let reached = game.variant().search().attacks(game.position(), piece, to);
    piece.role == role && reached.contains(square(at))
}

/// Whether a legal action does what a task asks for; where only what is legal is asked for, it does.
fn does(task: (&str, &str), before: &Game, action: Action) -> bool {
    let side = before.position().side_to_act();
    let next = after(before, action);
    match task {
        ("chess", "turn") => attacks(&next, action, Role::Knight, "e5"),
        ("chess" | "gravitatur", "mate") => is_lost(&next, !side),
        ("chess", "castle") => {
            let mv = action.as_move().unwrap();
            mv.from.file().abs_diff(mv.to.file()) == 2
        }
        ("chess", "passing") => !stands(&next, Role::Pawn, "d5"),
        ("chess", "promote") => mates_next(&next, side),
        ("gravitatur", "check") => next.variant().king_in_check(next.position(), !side).is_some(),
        ("gravitatur" | "superpermutation-d8", "teleport") => stands(&next, Role::King, "h1"),
        ("superpermutation-d8", "die" | "left" | "check") | ("gravitatur", "answer") => true,
        ("totem", "swap") => stands(&next, Role::Totem, "g4") && stands(&next, Role::Bishop, "e4"),
        ("totem", "king") => !may_fall(&next, side),
        ("totem", "prevent") => {
            let saves = |action: &Action| !matches!(action, Action::Undo | Action::Sacrifice);
            next.legal_actions().iter().any(saves)
        }
        ("totem", "forms") => {
            let board = &next.position().board;
            board.royal(side).and_then(|at| board.role_at(at)) == Some(Role::AscendedKing)
        }
        other => panic!("nothing says what {other:?} asks for"),
    }
}

#[test]
fn what_is_right_does_what_is_asked_and_nothing_else_that_is_legal_does() {
    let (mut right, mut legal_and_wrong) = (0, 0);
    for variant in VARIANTS {
        for task in tasks(*variant).iter().filter(|task| !task.asks_for_square()) {
            let game = task.rolled(*variant).unwrap();
            for answer in task.answers() {
                let Answer::Action(action) = answer else {
                    panic!("{answer} is a square");
                };
                let is_right = answer.to_string() == task.right;
                let place = format!("{}, {}: {answer}", variant.id(), task.id);
                let works = game.is_legal(action) && does((variant.id(), &task.id), &game, action);
                assert_eq!(works, is_right, "{place}");
                right += usize::from(is_right);
                legal_and_wrong += usize::from(!is_right && game.is_legal(action));
            }
        }
    }
    assert_eq!(right, 17, "all tasks but three, which ask for squares");
    assert!(legal_and_wrong >= 20, "{legal_and_wrong} wrong ones are legal");
}

#[test]
fn a_square_that_is_wrong_is_not_where_the_piece_goes() {
    let mut wrong = 0;
    for variant in VARIANTS {
        for task in tasks(*variant).iter().filter(|task| task.asks_for_square()) {
            let (game, solved) = (task.rolled(*variant).unwrap(), task.solved(*variant).unwrap());
            let shown = |game: &Game, at: Square| {
                let board = &game.position().board;
                (board.piece_at(at), board.null() == Some(at))
            };
            let Ok(Answer::Square(to)) = task.right.parse() else {
                panic!("{} is no square", task.right);
            };
            let come = shown(&solved, to);
            for answer in task.answers().filter(|answer| answer.to_string() != task.right) {
                let Answer::Square(at) = answer else {
                    panic!("{answer} is no square");
                };
                // Another of the same kind may have stood there before.
                let came = shown(&solved, at) == come && shown(&game, at) != come;
                assert!(!came, "{}, {}: {answer}", variant.id(), task.id);
                wrong += 1;
            }
        }
    }
    assert_eq!(wrong, 9);
}
