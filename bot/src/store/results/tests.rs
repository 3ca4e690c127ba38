//! Random games end in random ways, in two processes at once: what is written of them adds up.

use std::collections::HashMap;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::clock::Clock;
use crate::store::tests::{add_entry, address, begin};
use crate::store::{Inspection, Store};

const GUILD: GuildId = GuildId(7);
const USERS: [u64; 3] = [11, 12, 13];
const VARIANTS: [&str; 2] = ["chess", "totem"];
const RESULTS: [&str; 4] = ["white", "black", "draw", "aborted"];

/// Two of what the winner had more than the loser before, so that order counts.
fn rate(known: ByColor<Option<RatingRow>>, white_score: i64) -> ByColor<(RatingRow, RatingRow)> {
    let before = |row: Option<RatingRow>| {
        row.unwrap_or(RatingRow { rating: 1000, deviation: 350, volatility: 6 })
    };
    let after = |row: RatingRow, score: i64| RatingRow {
        rating: row.rating + (score - 1) * 10 + row.rating % 7,
        deviation: row.deviation - 1,
        ..row
    };
    let (white, black) = (before(known.white), before(known.black));
    ByColor {
        white: (white, after(white, white_score)),
        black: (black, after(black, 2 - white_score)),
    }
}

/// A game that ends.
#[derive(Clone, Copy)]
struct EndedGame {
    game: GameId,
    players: ByColor<u64>,
    variant: &'static str,
    result: &'static str,
    is_rated: bool,
}

/// Writes its last entry; whether nobody was faster.
async fn ended(store: &Store, end: EndedGame) -> bool {
    let EndedGame { game, players, variant, result, is_rated } = end;
    let white_score = match result {
        "white" => Some(2),
        "draw" => Some(1),
        "black" => Some(0),
        _ => None,
    };
    let rated_result = white_score.map(|white_score| NewResult {
        guild: Some(GUILD),
        variant,
        players: ByColor { white: UserId(players.white), black: UserId(players.black) },
        white_score,
        rate: is_rated.then_some(rate as Rate),
    });
    add_entry(store, game, |new| (new.result, new.rated_result) = (Some(result), rated_result))
        .await
}

async fn count(store: &Store, statement: &'static str) -> i64 {
    store.scalar(sqlx::query_scalar(statement)).await.unwrap()
}

#[tokio::test]
async fn random_results_in_two_processes_add_up() {
    let folder = tempfile::tempdir().unwrap();
    let url = address(&folder);
    let clock = Clock::manual(1_800_000_000_000);
    let one = Store::open(&url, clock.clone()).await.unwrap();
    let two = Store::open(&url, clock.clone()).await.unwrap();
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(5);
    // By pair and variant: the score of the first of them; and when games of a pair were rated.
    let mut scores: HashMap<([u64; 2], &str), [i64; 2]> = HashMap::new();
    let mut rated_at: HashMap<[u64; 2], Vec<i64>> = HashMap::new();
    for number in 1..=150 {
        clock.advance(Duration::from_secs(chance.random_range(0..3 * 3600)));
        let white = USERS[chance.random_range(0..3)];
        let mut others = USERS.into_iter().filter(|it| *it != white);
        let black = others.nth(chance.random_range(0..2)).unwrap();
        let variant = VARIANTS[chance.random_range(0..2)];
        let players = ByColor { white, black };
        let game = begin(&one, number, players, variant).await;
        let result = RESULTS[chance.random_range(0..4)];
        let is_rated = chance.random_range(0..5) > 0;
        let end = EndedGame { game, players, variant, result, is_rated };
        let (first, second) = tokio::join!(ended(&one, end), ended(&two, end));
        assert!(first != second, "it ends once");
        let written = two.ratings().result(game).await.unwrap();
        let Some(points) = [2, 0, 1].into_iter().zip(RESULTS).find(|it| it.1 == result) else {
            // Aborted.
            assert_eq!(written, None);
            continue;
        };
        let written = written.unwrap();
        check_scores(&mut scores, end, result, &written);
        let pair = [white.min(black), white.max(black)];
        let times = rated_at.entry(pair).or_default();
        let now = clock.now();
        let lately = times.iter().filter(|it| **it > now - millis(PAIR_LIMIT_PERIOD)).count();
        let wanted = match (is_rated, lately) {
            (false, _) => RatingOutcome::Casual,
            (true, 4..) => RatingOutcome::PairLimit,
            (true, _) => RatingOutcome::Rated,
        };
        assert_eq!(written.rating, wanted, "{lately} in a day; {points:?}");
        assert_eq!(written.changes.white.is_some(), wanted == RatingOutcome::Rated);
        assert_eq!(written.changes.black.is_some(), wanted == RatingOutcome::Rated);
        if wanted == RatingOutcome::Rated {
            times.push(now);
        }
    }
    check_sums(&one, rated_at.values().map(Vec::len).sum()).await;
    let issues = Inspection::open(&url).await.unwrap().wrong_ratings().await.unwrap();
    assert_eq!(issues, [], "the last game of each is what the rating is");
}

/// The score is the one that was counted beside it.
fn check_scores(
    scores: &mut HashMap<([u64; 2], &'static str), [i64; 2]>,
    end: EndedGame,
    result: &str,
    written: &ResultRow,
) {
    let ByColor { white, black } = end.players;
    let pair = [white.min(black), white.max(black)];
    let score = scores.entry((pair, end.variant)).or_default();
    let place = |user: u64| usize::from(user != pair[0]);
    match result {
        "white" => score[place(white)] += 2,
        "black" => score[place(black)] += 2,
        _ => score.iter_mut().for_each(|it| *it += 1),
    }
    let counted = ByColor { white: score[place(white)], black: score[place(black)] };
    assert_eq!(written.scores, counted);
}

/// Ratings, their history and results tell the same.
async fn check_sums(store: &Store, rated: usize) {
    let rated = i64::try_from(rated).unwrap();
    assert!(rated > 40, "{rated} games were rated");
    let results = "SELECT COUNT(*) FROM results WHERE rating = 'rated'";
    assert_eq!(count(store, results).await, rated);
    assert_eq!(count(store, "SELECT COUNT(*) FROM rated_games").await, 2 * rated);
    assert_eq!(count(store, "SELECT SUM(games) FROM ratings").await, 2 * rated);
    // Numbers without gaps, and each game begins where the one before has ended.
    let broken = "SELECT COUNT(*)
        FROM rated_games AS a
        WHERE number > 1 AND NOT EXISTS (
            SELECT 1
            FROM rated_games AS b
            WHERE b.guild_id = a.guild_id AND b.variant = a.variant AND b.user_id = a.user_id
                AND b.number = a.number - 1 AND b.rating = a.rating_before
                AND b.game_id < a.game_id
        )";
    assert_eq!(count(store, broken).await, 0);
}
