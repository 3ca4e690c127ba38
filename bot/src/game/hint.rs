//! A hint: the best turn, and what speaks for it. Facts alone; their words are the views'.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use engine::{Engine, Score, see};
use render::{RollThreat, ThreatKind, roll_threats};
use rules::{Action, Bitboard, Color, Game, Outcome, Phase, Position, Role, Square};

use crate::game::{EngineError, GameError, GameState, Games, Priority, Refusal, odds};
use crate::ids::UserId;

/// The best turn, and what speaks for it.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The turn, or the decision on a roll.
    pub action: Action,
    /// The side that makes it.
    pub side: Color,
    /// What it is worth to that side.
    pub score: Score,
    /// The turn with which the other side would answer; none where a roll comes between.
    pub answer: Option<Action>,
    /// Whether it wins at once.
    pub wins: bool,
    /// Whether it gives check.
    pub checks: bool,
    /// When that side could win with its next turn, if the other one did nothing.
    pub threat: Chance,
    /// When the other side could win with its next turn without it, and cannot after it.
    pub saved: Chance,
    /// When the other side can win with its next turn all the same.
    pub left: Chance,
    /// The other side's pieces that this side can take with gain after it, and could not before.
    pub attacked: Vec<(Role, Square)>,
    /// The side's pieces that the other side could have taken with gain, where they stand after it.
    pub rescued: Vec<(Role, Square)>,
    /// What the next roll for the Null would cost that side without it, and does not after it.
    pub averted: Vec<RollThreat>,
    /// What the next roll for the Null would do after it, and would not have done before.
    pub dangers: Vec<RollThreat>,
}

/// On which rolls something can be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// On none.
    Never,
    /// There is no roll, and it can.
    Sure,
    /// On these numbers.
    On(Vec<u8>),
}

impl Chance {
    fn on(numbers: Vec<u8>) -> Self {
        if numbers.is_empty() { Self::Never } else { Self::On(numbers) }
    }

    /// When it could be done by this, and cannot by `other`.
    fn without(self, other: &Self) -> Self {
        match (self, other) {
            (_, Self::Sure) => Self::Never,
            (Self::On(numbers), Self::On(others)) => {
                Self::on(numbers.into_iter().filter(|it| !others.contains(it)).collect())
            }
            (chance, _) => chance,
        }
    }
}

impl Games {
    /// The best turn in a game against the engine, for the person whose turn or decision it is: as
    /// well as the engine knows it. Refused if it is not theirs, a roll is due, the engine does not
    /// play, or it would help in a game with people.
    pub async fn hint(&self, state: &GameState, user: UserId) -> Result<Arc<Hint>, GameError> {
        state.seat(user)?;
        if state.engine().is_none() {
            return Err(Refusal::of_game("refused-not-against-engine", state.id()).into());
        }
        state.check_act(user)?;
        if let Some(own) = self.own_game_helped(user, state, &[*state.position()]).await? {
            return Err(Refusal::of_game("odds-refused-own-game", own).into());
        }
        // However often it is asked for, a board is thought about once.
        let board = state.board();
        let found = self.engine().hints().get_or_insert_async(&board, async {
            let game = state.game().clone();
            let engines = self.engine().pool();
            let find =
                move |engine: &mut Engine, stop: &AtomicBool| Hint::find(&game, (engine, stop));
            let hint = engines.ask(Priority::Hint(user), find);
            Ok(Arc::new(hint.await?.ok_or(EngineError::Nothing)?))
        });
        found.await
    }
}

impl Hint {
    fn find(game: &Game, by: (&mut Engine, &AtomicBool)) -> Option<Self> {
        let found = odds::best(game, by)?;
        let hint = Self::of(game, found.action, found.score);
        Some(Self { answer: answer(game, &found.pv), ..hint })
    }

    /// What speaks for an action.
    fn of(game: &Game, action: Action, score: Score) -> Self {
        let (variant, before) = (game.variant(), game.position());
        let after = variant.play(before, action);
        let side = before.side_to_act();
        let wins = variant.end(&after).is_some_and(|end| is_win(end, side));
        let checked = |position, color| variant.king_in_check(position, color).is_some();
        // Where the Null moves first, its threats tell what is to come.
        let null_first = matches!(after.phase, Phase::Roll { by } if by == side);
        let goes_on = variant.end(&after).is_none() && after.turn != side && !null_first;
        // In check nobody can do nothing.
        let may_pass = before.turn == side && !checked(before, side);
        let threat = match goes_on && !checked(&after, !side) {
            true => chance(game, &after, side),
            false => Chance::Never,
        };
        let left = if goes_on { chance(game, &after, !side) } else { Chance::Never };
        let saved = match goes_on && may_pass {
            true => chance(game, before, !side).without(&left),
            false => Chance::Never,
        };
        let (mut averted, mut dangers) =
            (roll_threats(variant, before), roll_threats(variant, &after));
        // What the board has told already is not the turn's doing.
        let lasting: Vec<RollThreat> =
            averted.iter().copied().filter(|it| dangers.contains(it)).collect();
        averted.retain(|it| harms(it, side) && !lasting.contains(it));
        dangers.retain(|it| !lasting.contains(it));
        let checks = !wins && checked(&after, !side);
        let (attacked, rescued) =
            (attacked(game, &after, side), rescued(game, action, &after, side));
        Self {
            action,
            side,
            score,
            answer: None,
            wins,
            checks,
            threat,
            saved,
            left,
            attacked,
            rescued,
            averted,
            dangers,
        }
    }
}

/// The pieces of `color`, but for its royal one, that the other side could take with gain; none
/// where only kings capture.
fn loose(game: &Game, position: &Position, color: Color) -> Vec<Square> {
    let variant = game.variant();
    if !variant.features().can_capture(Role::Queen) {
        return Vec::new();
    }
    let board = &position.board;
    let pieces = board.of_color(color).into_iter().filter(|at| board.royal(color) != Some(*at));
    pieces.filter(|at| see(variant, position, *at, !color) > 0).collect()
}

fn attacked(game: &Game, after: &Position, side: Color) -> Vec<(Role, Square)> {
    let before = loose(game, game.position(), !side);
    let attacked = loose(game, after, !side).into_iter().filter(|at| !before.contains(at));
    attacked.filter_map(|at| Some((after.board.role_at(at)?, at))).collect()
}

fn rescued(game: &Game, action: Action, after: &Position, side: Color) -> Vec<(Role, Square)> {
    let (before, loose_then) = (game.position(), loose(game, after, side));
    let moved = |at| action.as_move().filter(|mv| mv.from == at).map_or(at, |mv| mv.to);
    let rescued = loose(game, before, side).into_iter().filter_map(|from| {
        let (role, at) = (before.board.role_at(from)?, moved(from));
        let stands = after.board.of(side, role).contains(at);
        (stands && !loose_then.contains(&at)).then_some((role, at))
    });
    rescued.collect()
}

/// The second action of a line, where it is the other side's turn.
fn answer(game: &Game, line: &[Action]) -> Option<Action> {
    let [first, second, ..] = *line else {
        return None;
    };
    let mut game = game.clone();
    let side = game.position().side_to_act();
    game.play(first).ok()?;
    let answers =
        second.is_turn() && game.position().side_to_act() != side && game.is_legal(second);
    answers.then_some(second)
}

/// When a side could win with a turn of its own if it were next.
fn chance(game: &Game, position: &Position, side: Color) -> Chance {
    let (variant, features) = (game.variant(), game.variant().features());
    let phase =
        match features.die && !features.null && variant.king_in_check(position, side).is_none() {
            true => Phase::Roll { by: side },
            false => Phase::Move,
        };
    let next = Position { turn: side, phase, en_passant: Bitboard::EMPTY, ..*position };
    if phase == Phase::Move {
        return if can_win(game, &next) { Chance::Sure } else { Chance::Never };
    }
    let wins = |&number: &u8| can_win(game, &variant.play(&next, Action::Roll(number)));
    Chance::on((1..=8).filter(wins).collect())
}

/// Whether the side to move has a turn that wins at once.
fn can_win(game: &Game, position: &Position) -> bool {
    let variant = game.variant();
    let mut actions = Vec::new();
    variant.legal_actions(position, &mut actions);
    let wins = |action: &Action| {
        let end = variant.end(&variant.play(position, *action));
        end.is_some_and(|end| is_win(end, position.turn))
    };
    actions.iter().any(wins)
}

fn is_win(end: Outcome, side: Color) -> bool {
    matches!(end, Outcome::Win { winner, .. } if winner == side)
}

/// Whether a side is worse off by what a roll would do.
fn harms(threat: &RollThreat, side: Color) -> bool {
    match (threat.end, threat.kind) {
        (Some(Outcome::Win { winner, .. }), _) => winner != side,
        (None, ThreatKind::Prevents { side: harmed }) => harmed == side,
        (_, ThreatKind::Removes { piece, .. })
        | (
            None,
            ThreatKind::Takes { piece, .. }
            | ThreatKind::Strikes { struck: piece, .. }
            | ThreatKind::Displaces { royal: piece, .. }
            | ThreatKind::Demotes { royal: piece },
        ) => piece.color == side,
        // Other draws harm neither side.
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::game::samples;

    fn hint(variant: &str, fen: &str, action: &str) -> Hint {
        let game = samples::position(variant, fen);
        let action: Action = action.parse().unwrap();
        assert!(game.is_legal(action), "{action}");
        Hint::of(&game, action, Score::DRAW)
    }

    #[test]
    fn a_mate_is_seen_and_what_it_prevents() {
        // White mates on the back rank; the rook that moves there threatens it.
        let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
        let mate = hint("chess", fen, "a1a8");
        assert!(mate.wins && !mate.checks);
        assert_eq!(
            (&mate.threat, &mate.saved, &mate.left),
            (&Chance::Never, &Chance::Never, &Chance::Never)
        );
        let threat = hint("chess", fen, "a1b1");
        assert_eq!((threat.wins, &threat.threat), (false, &Chance::Sure));
        // Black threatens the same: making room for the king saves White, another turn does not.
        let fen = "r5k1/5ppp/8/8/7R/8/5PPP/6K1 w - - 0 1";
        let saved = hint("chess", fen, "h2h3");
        assert_eq!((&saved.saved, &saved.left), (&Chance::Sure, &Chance::Never));
        let idle = hint("chess", fen, "h4g4");
        assert_eq!((&idle.saved, &idle.left), (&Chance::Never, &Chance::Sure));
    }

    /// The numbers on which the side that rolls now wins with the turn after it, by playing them
    /// all.
    fn winning(game: &Game) -> Vec<u8> {
        let wins = |number: &u8| {
            let mut rolled = game.clone();
            rolled.play(Action::Roll(*number)).unwrap();
            rolled.legal_actions().to_vec().into_iter().any(|action| {
                let mut then = rolled.clone();
                then.play(action).unwrap();
                then.end().is_some_and(|end| is_win(end, rolled.position().turn))
            })
        };
        (1..=8).filter(wins).collect()
    }

    #[test]
    fn the_numbers_are_those_on_which_a_turn_wins() {
        let variant = rules::variants::by_id("superpermutation-d8").unwrap();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
        let (mut game, mut found) = (Game::new(variant), 0);
        while found < 3 {
            if game.end().is_some() {
                game = Game::new(variant);
            }
            if let Phase::Roll { by } = game.position().phase {
                let numbers = winning(&game);
                found += usize::from(!numbers.is_empty());
                assert_eq!(chance(&game, game.position(), by), Chance::on(numbers));
            }
            let legal = game.legal_actions();
            let action = legal[random.random_range(0..legal.len())];
            game.play(action).unwrap();
        }
    }

    #[test]
    fn the_answer_is_told_where_no_roll_comes_before_it() {
        let line = |actions: &str| -> Vec<Action> {
            actions.split(' ').map(|action| action.parse().unwrap()).collect()
        };
        let chess = samples::played("chess", "");
        let answered = answer(&chess, &line("e2e4 g8f6"));
        assert_eq!(answered.map(|it| it.to_string()).as_deref(), Some("g8f6"));
        assert_eq!(answer(&chess, &line("e2e4")), None);
        let rolled = samples::played("superpermutation-d8", "r5");
        assert_eq!(answer(&rolled, &line("e2e4 r5")), None);
    }

    #[test]
    fn what_can_be_taken_with_gain_is_attacked_or_rescued() {
        let pieces = |fen: &str, action: &str| {
            let hint = hint("chess", fen, action);
            let told = |pieces: Vec<(Role, Square)>| {
                let told = pieces.into_iter().map(|(role, at)| format!("{}{at}", role.letter()));
                told.collect::<Vec<_>>()
            };
            (told(hint.attacked), told(hint.rescued))
        };
        // The pawn leaves the knight's reach and forks; the queen leaves it, and attacks nothing.
        let fork = pieces("4k3/8/2n1r3/8/3P4/8/8/6K1 w - - 0 1", "d4d5");
        let attacked = vec!["Nc6".to_owned(), "Re6".to_owned()];
        assert_eq!(fork, (attacked, vec!["Pd5".to_owned()]));
        let flight = pieces("3k4/8/2n5/4Q3/8/8/8/4K3 w - - 0 1", "e5g3");
        assert_eq!(flight, (vec![], vec!["Qg3".to_owned()]));
        let defended = pieces("4k3/8/8/3r4/8/8/3N4/2B1K3 w - - 0 1", "c1b2");
        assert_eq!(defended, (vec![], vec![]));
    }

    #[test]
    fn numbers_that_are_left_were_not_saved() {
        let on = |numbers: &[u8]| Chance::on(numbers.to_vec());
        assert_eq!(on(&[1, 3]).without(&on(&[3])), on(&[1]));
        assert_eq!(on(&[3]).without(&on(&[3])), Chance::Never);
        assert_eq!(on(&[3]).without(&Chance::Never), on(&[3]));
        assert_eq!(Chance::Sure.without(&Chance::Sure), Chance::Never);
    }
}
