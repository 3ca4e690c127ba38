//! Whether one action is legal.

use std::collections::HashSet;

use rules::{
    Action, CastlingRights, Color, MAX_SQUARES, Move, Phase, Piece, Position, Role, Square,
    Variant, fen,
};

use super::{legal, sample, told};
use crate::support::Numbers;

/// How many actions by chance are asked about in each position.
const CHANCE: usize = 150;

#[test]
fn an_action_is_legal_if_the_list_has_it() {
    let mut numbers = Numbers::new(1);
    sample::each(|variant, position| {
        let legal: HashSet<Action> = legal(variant, position).into_iter().collect();
        let mut asked: Vec<Action> = legal.iter().copied().collect();
        variant.pseudo_legal_moves(position, &mut asked);
        asked.extend(other_actions());
        asked.extend((0..CHANCE).map(|_| any_action(&mut numbers)));
        for index in 0..asked.len() {
            asked.push(changed(asked[index], &mut numbers));
        }
        check(variant, position, &legal, &asked);
    });
}

#[test]
fn every_move_that_can_be_written_is_judged_as_in_the_list() {
    let squares = || (0..MAX_SQUARES as u8).map(Square::from_index);
    let promotions: Vec<Option<Role>> = Role::ALL.into_iter().map(Some).chain([None]).collect();
    let moves: Vec<Action> = squares()
        .flat_map(|from| squares().map(move |to| (from, to)))
        .flat_map(|(from, to)| promotions.iter().map(move |&promotion| (from, to, promotion)))
        .map(|(from, to, promotion)| Action::Move(Move { from, to, promotion }))
        .collect();
    for variant in rules::variants::VARIANTS {
        for position in sample::positions(*variant).iter().step_by(97) {
            let legal = legal(*variant, position).into_iter().collect();
            check(*variant, position, &legal, &moves);
        }
    }
}

fn check(variant: &dyn Variant, position: &Position, legal: &HashSet<Action>, asked: &[Action]) {
    for &action in asked {
        let is_legal = variant.is_legal(position, action);
        assert_eq!(is_legal, legal.contains(&action), "{action} {}", told(variant, position));
    }
}

/// What moves no piece.
fn other_actions() -> impl Iterator<Item = Action> {
    let others = [Action::Sacrifice, Action::Undo, Action::Prevent, Action::Accept];
    others.into_iter().chain((0..=u8::MAX).map(Action::Roll))
}

fn any_square(numbers: &mut Numbers) -> Square {
    Square::from_index(numbers.below(MAX_SQUARES) as u8)
}

fn any_move(numbers: &mut Numbers) -> Move {
    let [from, to] = [(); 2].map(|()| any_square(numbers));
    let promotion = if numbers.below(3) == 0 { numbers.pick(&Role::ALL) } else { None };
    Move { from, to, promotion }
}

fn any_action(numbers: &mut Numbers) -> Action {
    let mv = any_move(numbers);
    let at = any_square(numbers);
    match numbers.below(4) {
        0 => Action::PlaceGravitatur { square: at, then: None },
        1 => Action::PlaceGravitatur { square: at, then: Some(mv) },
        _ => Action::Move(mv),
    }
}

/// An action that differs in one thing.
fn changed(action: Action, numbers: &mut Numbers) -> Action {
    let Some(mv) = action.as_move() else {
        return any_action(numbers);
    };
    let mv = match numbers.below(4) {
        0 => Move { from: any_square(numbers), ..mv },
        1 => Move { to: any_square(numbers), ..mv },
        2 => Move { promotion: numbers.pick(&Role::ALL), ..mv },
        _ => Move { promotion: None, ..mv },
    };
    match action {
        Action::PlaceGravitatur { square: at, .. } if numbers.below(3) > 0 => {
            Action::PlaceGravitatur { square: at, then: Some(mv) }
        }
        Action::PlaceGravitatur { .. } => {
            Action::PlaceGravitatur { square: any_square(numbers), then: action.as_move() }
        }
        _ => Action::Move(mv),
    }
}

/// Boards with as many movable pieces as fit: a generator has room for the moves of all.
#[test]
fn crowded_boards_are_read_and_their_moves_counted() {
    let mut numbers = Numbers::new(3);
    for variant in rules::variants::VARIANTS {
        let mut most = 0;
        for _ in 0..3_000 {
            let density = numbers.below(100);
            let Ok(position) = fen::parse(*variant, &crowded(*variant, density, &mut numbers))
            else {
                continue;
            };
            let listed = legal(*variant, &position);
            assert_eq!(variant.count_actions(&position), listed.len(), "{density}");
            let from = |action: &Action| action.as_move().map(|mv| mv.from);
            most = most.max(listed.iter().filter_map(from).collect::<HashSet<_>>().len());
        }
        assert!(most > 30, "{}: {most}", variant.id());
    }
}

/// The start with its White pieces but king and Totem taken away, and queens, knights and pawns put on
/// this many of a hundred squares that are empty.
fn crowded(variant: &dyn Variant, density: usize, numbers: &mut Numbers) -> String {
    let mut start = fen::parse(variant, variant.info().start_fen).unwrap();
    for (square, piece) in start.board.pieces().collect::<Vec<_>>() {
        if piece.role != Role::King && piece.role != Role::Totem {
            start.board.take(square);
        }
    }
    (start.castling, start.phase) = (CastlingRights::NONE, Phase::Move);
    let inner = 1..variant.features().board_size.ranks - 1;
    for square in variant.features().board_size.squares().filter(|it| inner.contains(&it.rank())) {
        let role = numbers.pick(&[Role::Queen, Role::Queen, Role::Knight, Role::Pawn]).unwrap();
        if start.board.null() != Some(square) && numbers.below(100) < density {
            start.board.put(square, Piece { color: Color::White, role });
        }
    }
    fen::write(variant, &start)
}
