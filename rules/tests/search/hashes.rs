//! Positions as numbers, and those of a game's history.

use std::collections::HashMap;
use std::hash::Hash;

use rules::variants::VARIANTS;
use rules::{
    Bitboard, BoardSize, CastlingRights, Color, DrawReason, Event, EventKind, Game, Outcome, Phase,
    Piece, Position, PreRollState, Role, RollUndo, TotemState, WinReason,
};

use super::{sample, told};
use crate::support;

/// Hashes beside the keys that they stand for.
struct Hashes<K> {
    by_key: HashMap<K, u64>,
    by_hash: HashMap<u64, K>,
}

impl<K: Copy + Eq + Hash + std::fmt::Debug> Hashes<K> {
    fn new() -> Self {
        Self { by_key: HashMap::new(), by_hash: HashMap::new() }
    }

    /// Checks that a key and a hash have not been seen without each other.
    fn check(&mut self, key: K, hash: u64, told: &str) {
        assert_eq!(*self.by_key.entry(key).or_insert(hash), hash, "{told}");
        assert_eq!(*self.by_hash.entry(hash).or_insert(key), key, "{told}");
    }
}

/// The position with another one before the roll.
fn with_before_roll(position: &Position, before: Option<PreRollState>) -> Position {
    let roll_undo = before.map(|before| RollUndo::new(&before, &position.board).unwrap());
    Position { totem: TotemState { roll_undo, ..position.totem }, ..*position }
}

/// All of a position but its clocks.
fn without_clocks(position: &Position) -> Position {
    let before = position.before_roll();
    let before = before.map(|before| PreRollState { halfmove: 0, ..before });
    Position { halfmove: 0, fullmove: 1, ..with_before_roll(position, before) }
}

#[test]
fn they_agree_where_the_keys_do() {
    for &variant in VARIANTS {
        let (mut repetition, mut search) = (Hashes::new(), Hashes::new());
        let mut check = |position: &Position| {
            let told = told(variant, position);
            repetition.check(
                support::repetition_key(variant, position),
                variant.repetition_hash(position),
                &told,
            );
            search.check(without_clocks(position), variant.search().position_hash(position), &told);
        };
        for position in sample::positions(variant) {
            check(&position);
            for action in super::legal(variant, &position).into_iter().take(50) {
                check(&variant.play(&position, action));
            }
        }
        let (keys, hashes) = (repetition.by_key.len(), search.by_key.len());
        assert!(keys > 5_000 && hashes >= keys, "{}: {keys}, {hashes}", variant.id());
    }
}

#[test]
fn keys_keep_the_en_passant_squares_that_can_be_captured_on() {
    let mut open = 0;
    sample::each(|variant, position| {
        if position.phase != Phase::Move {
            return;
        }
        let captures = super::legal(variant, position).into_iter().filter(|&action| {
            let is_passing = |event: Event| {
                event.kind == EventKind::Moved
                    && event.captured.is_some_and(|(at, _)| Some(at) != event.to)
            };
            variant.events(position, action).into_iter().any(is_passing)
        });
        let targets: Bitboard = captures.filter_map(|action| Some(action.as_move()?.to)).collect();
        open += targets.len();
        let kept = support::repetition_key(variant, position).en_passant;
        assert_eq!(kept, targets, "{}", told(variant, position));
    });
    assert!(open > 20, "{open}");
}

#[test]
fn a_search_tells_phases_apart_and_repetition_does_not() {
    let ends = Color::BOTH.into_iter().flat_map(|winner| {
        [WinReason::Checkmate, WinReason::Null].map(|by| Phase::Over(Outcome::Win { winner, by }))
    });
    let draws = [
        DrawReason::Stalemate,
        DrawReason::Material,
        DrawReason::Repetition,
        DrawReason::Moves,
        DrawReason::Null,
    ];
    let draws = draws.map(|draw| Phase::Over(Outcome::Draw(draw)));
    let sides =
        Color::BOTH.into_iter().flat_map(|by| [Phase::Roll { by }, Phase::AnswerRoll { by }]);
    let rolled = (1..=8).map(Phase::MoveWithRoll);
    let phases: Vec<Phase> =
        [Phase::Move].into_iter().chain(ends).chain(draws).chain(sides).chain(rolled).collect();
    sample::each(|variant, position| {
        let with = phases.iter().map(|&phase| Position { phase, ..*position });
        let mut hashes: Vec<u64> =
            with.clone().map(|it| variant.search().position_hash(&it)).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), phases.len(), "{}", told(variant, position));
        let settled = variant.repetition_hash(position);
        for position in with {
            assert_eq!(variant.repetition_hash(&position), settled, "{}", told(variant, &position));
        }
    });
}

#[test]
fn a_search_tells_what_can_be_undone_apart_and_repetition_does_not() {
    let mut undone = 0;
    sample::each(|variant, position| {
        let Some(before) = position.before_roll() else {
            return;
        };
        undone += 1;
        // A piece that the roll has not touched, as long as there is room for the difference.
        let mut board = before.board;
        let (square, _) = before.board.pieces().next().unwrap();
        board.take(square);
        let changed = PreRollState { board, ..before };
        if RollUndo::new(&changed, &position.board).is_none() {
            return;
        }
        let [forgotten, other] =
            [None, Some(changed)].map(|before| with_before_roll(position, before));
        let hashes = [position, &forgotten, &other].map(|it| variant.search().position_hash(it));
        assert!(hashes[0] != hashes[1] && hashes[0] != hashes[2] && hashes[1] != hashes[2]);
        let settled = [position, &forgotten, &other].map(|it| variant.repetition_hash(it));
        assert!(settled[0] == settled[1] && settled[0] == settled[2]);
    });
    assert!(undone > 50, "{undone}");
}

#[test]
fn every_part_of_a_position_counts() {
    let undo = "r3qkb1r/pb1p2pt1/npp2np2/4pp3/1P1P4p/6P1P/2Q201P1/P1P2P3/RN2TKBNR,KQkq,i3,0,-";
    let fen = "r3qkb1r/pb1p2pt1/npp2np2/4pp3/1P1P4p/6P1P/2Q30P1/P1P2P3/RN2TKBNR b KQkq i3 0 14 0 -";
    let game = support::game("totem", &format!("{fen} - {undo}"));
    let position = game.position();
    let mut changed: Vec<Position> = changes(position).collect();
    let before = position.before_roll().unwrap();
    let start = Position {
        board: before.board,
        castling: before.castling,
        en_passant: before.en_passant,
        totem: TotemState {
            totem_promotion_lost: before.totem_promotion_lost,
            ..TotemState::default()
        },
        ..*position
    };
    changed.extend(changes(&start).filter(|it| it.turn == start.turn).map(|it| {
        let totem_promotion_lost = it.totem.totem_promotion_lost;
        let Position { board, castling, en_passant, .. } = it;
        let before = PreRollState { board, castling, en_passant, totem_promotion_lost, ..before };
        with_before_roll(position, Some(before))
    }));
    let mut found = Hashes::new();
    for position in changed {
        let hash = game.variant().search().position_hash(&position);
        found.check(without_clocks(&position), hash, &format!("{position:?}"));
    }
    assert!(found.by_key.len() > 200, "{}", found.by_key.len());
}

/// Positions that differ from one another in one thing that repetition compares.
fn changes(position: &Position) -> impl Iterator<Item = Position> {
    let with = |change: &dyn Fn(&mut Position)| {
        let mut changed = *position;
        change(&mut changed);
        changed
    };
    let mut changed = vec![*position, with(&|it| it.turn = !it.turn)];
    for right in CastlingRights::EACH {
        changed.push(with(&|it| it.castling = it.castling.without(right)));
    }
    for color in Color::BOTH {
        changed.push(with(&|it| it.totem.totem_promotion_lost[color] = true));
    }
    changed.extend((1..3).map(|turns| with(&|it| it.totem.since_roll = turns)));
    for square in BoardSize::NINE.squares() {
        changed.push(with(&|it| it.en_passant ^= Bitboard::of(square)));
        if !position.board.occupied().contains(square) {
            changed.push(with(&|it| it.board.set_null(Some(square))));
        }
        if position.board.null() != Some(square) {
            let pieces = Color::BOTH
                .into_iter()
                .flat_map(|color| Role::ALL.into_iter().map(move |role| Piece { color, role }));
            changed.extend(pieces.map(|piece| with(&|it| it.board.put(square, piece))));
        }
    }
    changed.into_iter()
}

/// The history counts the present position as often as the game does.
fn check_history(game: &Game) {
    let present = game.variant().repetition_hash(game.position());
    let hashes: Vec<u64> = game.repetition_hashes().to_vec();
    let counts_for_repetition = game.variant().counts_for_repetition(game.position());
    if counts_for_repetition {
        assert_eq!(hashes.last(), Some(&present), "{}", game.fen());
    }
    let times = hashes.into_iter().filter(|&hash| hash == present).count();
    assert_eq!(game.repetitions(), if counts_for_repetition { times } else { 0 }, "{}", game.fen());
}

#[test]
fn a_history_has_each_settled_position() {
    let mut repeated = 0;
    for &variant in VARIANTS {
        for seed in 0..4 {
            let mut game = support::random_game(variant, seed, 80);
            let settled =
                game.positions().iter().filter(|it| variant.counts_for_repetition(it)).count();
            assert_eq!(game.repetition_hashes().len(), settled);
            check_history(&game);
            while game.takeback().is_some() {
                check_history(&game);
            }
        }
    }
    let mut game = support::game("chess", "6k1/8/8/8/8/8/8/K6R w - - 0 1");
    for _ in 0..3 {
        support::play(&mut game, "h1h2 g8f8 h2h1 f8g8");
        repeated = repeated.max(game.repetitions());
        check_history(&game);
    }
    assert_eq!(repeated, 4);
}

#[test]
fn a_start_with_a_die_that_shows_a_number_counts() {
    let start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let id = "superpermutation-d8";
    for (die, count) in [('?', 1), ('1', 1), ('-', 1)] {
        let game = support::game(id, &format!("{start} {die}"));
        assert_eq!(game.repetition_hashes().len(), count, "{die}");
    }
    let mut game = support::game(id, &format!("{start} 1"));
    support::play(&mut game, "a1a2 r4 e8e7 r1 a2a1 r4 e7e8");
    assert_eq!(game.repetitions(), 2);
    check_history(&game);
}
