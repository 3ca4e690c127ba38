use engine::Level;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::DrawClaim;

use super::*;
use crate::game::{AbortReason, GameResult, Reason, Refusal, samples};
use crate::store::PlayerRow;

fn row(variant: &str) -> GameRow {
    let players = ByColor { white: PlayerRow::User(UserId(2)), black: PlayerRow::Engine(3) };
    GameRow { players, ..samples::row(variant) }
}

fn start(variant: &str) -> GameState {
    GameState::replay(row(variant), &[], 0).unwrap()
}

fn add(state: &mut GameState, entry: Entry) {
    let logged = LogEntry { seq: state.seq() + 1, seat: None, entry, at: 0 };
    state.add(logged).unwrap();
}

#[test]
fn what_is_taken_back_stands_no_more_and_the_rest_goes_on() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
    for variant in rules::variants::VARIANTS {
        let mut state = start(variant.id());
        // What stands, as a plain list.
        let mut standing: Vec<(i64, Action)> = Vec::new();
        for _ in 0..120 {
            if state.termination().is_some() {
                break;
            }
            if !standing.is_empty() && chance.random_range(0..4) == 0 {
                let kept = chance.random_range(0..standing.len());
                standing.truncate(kept);
                let to = standing.last().map_or(0, |(seq, _)| *seq);
                add(&mut state, Entry::Takeback { to });
            } else {
                let legal = state.game().legal_actions();
                let action = legal[chance.random_range(0..legal.len())];
                add(&mut state, Entry::Played(action));
                standing.push((state.seq(), action));
            }
            let actions: Vec<Action> = standing.iter().map(|(_, action)| *action).collect();
            assert_eq!(state.game().actions(), actions);
            let mut game = Game::new(*variant);
            actions.iter().for_each(|action| game.play(*action).unwrap());
            assert_eq!(state.game().fen(), game.fen());
            assert_eq!(state.game().end(), game.end());
        }
        let rows: Vec<EntryRow> = state.log.iter().map(LogEntry::row).collect();
        let again = GameState::replay(row(variant.id()), &rows, 0).unwrap();
        assert_eq!(again.game().fen(), state.game().fen(), "as it is stored");
        assert_eq!(again.ply_count(), state.ply_count());
        for number in 0..=state.ply_count() {
            let seqs = state.seqs_of(number).unwrap();
            let then = state.at(*seqs.end());
            assert!(*seqs.end() == 0 || then.ply_count() >= number);
        }
        assert_eq!(state.seqs_of(state.ply_count() + 1), None);
    }
}

#[test]
fn every_ending_has_its_result_and_nothing_follows_it() {
    let flagged = Entry::TimeForfeit { by: Color::White, result: GameResult::Drawn };
    let endings = [
        (Entry::Resigned { by: Color::White }, GameResult::Won(Color::Black)),
        (Entry::DrawAgreed, GameResult::Drawn),
        (Entry::DrawClaimed { claim: DrawClaim::Moves }, GameResult::Drawn),
        (flagged, GameResult::Drawn),
        (Entry::Aborted { why: AbortReason::Early }, GameResult::Aborted),
    ];
    for (entry, result) in endings {
        let mut state = start("chess");
        assert_eq!(state.next(), Some(Color::White));
        add(&mut state, entry);
        assert_eq!(state.termination().map(Termination::result), Some(result));
        assert_eq!(state.next(), None);
        for late in [Entry::Takeback { to: 0 }, Entry::Played("e2e4".parse().unwrap())] {
            let logged = LogEntry { seq: 2, seat: None, entry: late, at: 0 };
            assert_eq!(
                state.add(logged),
                Err(Refusal::of_game("refused-ended", GameId(7)).because(Reason::Ended))
            );
        }
    }
}

#[test]
fn a_person_and_the_engine_sit_where_the_row_says() {
    let state = start("chess");
    assert_eq!(state.color_of(UserId(2)), Some(Color::White));
    let level = Level::new(3).unwrap();
    assert_eq!(state.player(Color::Black), Player::Engine { level });
    assert_eq!(
        state.seat(UserId(9)),
        Err(Refusal::of_game("refused-not-seated", GameId(7)).because(Reason::NotSeated))
    );
}
