//! Results are counted once, and ratings follow one from another.

use std::collections::{HashMap, HashSet};

use sqlx::Row;

use super::{Case, Report};

/// A person's rating in a game at a server.
type Whose = (i64, String, i64);

pub(super) async fn check(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let results = "SELECT game, rated FROM results";
    let mut rated = HashMap::new();
    for row in sqlx::query(results).fetch_all(&mut case.connection).await? {
        rated.insert(row.try_get::<i64, _>(0)?, row.try_get::<String, _>(1)?);
    }
    for game in case.games.values() {
        let between_people = game.people.iter().all(Option::is_some);
        let counts = game.result.as_deref().is_some_and(|it| it != "aborted") && between_people;
        if counts != rated.contains_key(&game.id) {
            let result = &game.result;
            report.find(format!("game {}: {result:?}, counted: {}", game.id, !counts));
        }
    }
    let games: HashSet<i64> =
        rated.iter().filter(|(_, rated)| *rated == "rated").map(|(game, _)| *game).collect();
    report.count("results", rated.len());
    report.count("rated games", games.len());
    check_changes(case, &games, report).await
}

/// Each rated game has changed two ratings once, each from what it was to what it is.
async fn check_changes(
    case: &mut Case<'_>,
    games: &HashSet<i64>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let changes = "SELECT guild, variant, person, game, number, rating_before, rating FROM \
                   rated_games ORDER BY guild, variant, person, number";
    let (mut changed, mut last) = (HashMap::<i64, usize>::new(), HashMap::new());
    for row in sqlx::query(changes).fetch_all(&mut case.connection).await? {
        let whose: Whose = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let (game, number): (i64, i64) = (row.try_get(3)?, row.try_get(4)?);
        let (before, after): (i64, i64) = (row.try_get(5)?, row.try_get(6)?);
        *changed.entry(game).or_default() += 1;
        let (count, rating) = last.get(&whose).copied().unwrap_or((0, before));
        if (number, before) != (count + 1, rating) {
            report.find(format!("game {game}: a rating of {whose:?} does not follow"));
        }
        last.insert(whose, (number, after));
    }
    for (game, count) in &changed {
        if *count != 2 || !games.contains(game) {
            report.find(format!("game {game}: it has changed {count} ratings"));
        }
    }
    for game in games.iter().filter(|game| !changed.contains_key(*game)) {
        report.find(format!("game {game} is rated, and has changed no rating"));
    }
    check_ratings(case, last, report).await
}

/// A rating is what its last game made it, and counts as many games.
async fn check_ratings(
    case: &mut Case<'_>,
    mut last: HashMap<Whose, (i64, i64)>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let ratings = "SELECT guild, variant, person, games, rating FROM ratings";
    for row in sqlx::query(ratings).fetch_all(&mut case.connection).await? {
        let whose: Whose = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let stored: (i64, i64) = (row.try_get(3)?, row.try_get(4)?);
        let follows = last.remove(&whose);
        if follows != Some(stored) {
            report.find(format!("{whose:?}: rating {stored:?} is stored, {follows:?} follows"));
        }
    }
    for whose in last.keys() {
        report.find(format!("{whose:?} has rated games and no rating"));
    }
    Ok(())
}
