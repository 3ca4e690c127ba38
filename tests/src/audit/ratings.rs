//! Results are counted once, and ratings follow one from another.

use std::collections::{HashMap, HashSet};

use super::{Case, Report};
use crate::rows::{self, RatedGameRow, RatingRow, ResultRow};

/// A person's rating in a game at a server.
type Whose = (i64, String, i64);

pub(super) async fn check(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let results = rows::all::<ResultRow>(&mut case.connection).await?.into_iter();
    let rated: HashMap<i64, String> = results.map(|it| (it.game_id, it.rating)).collect();
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
    let mut changes = rows::all::<RatedGameRow>(&mut case.connection).await?;
    changes.sort_by_key(|it| it.number);
    let (mut changed, mut last) = (HashMap::<i64, usize>::new(), HashMap::new());
    for change in changes {
        let RatedGameRow { game_id: game, number, rating_before: before, .. } = change;
        let whose: Whose = (change.guild_id, change.variant, change.user_id);
        *changed.entry(game).or_default() += 1;
        let (count, rating) = last.get(&whose).copied().unwrap_or((0, before));
        if (number, before) != (count + 1, rating) {
            report.find(format!("game {game}: a rating of {whose:?} does not follow"));
        }
        last.insert(whose, (number, change.rating));
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
    for rating in rows::all::<RatingRow>(&mut case.connection).await? {
        let whose: Whose = (rating.guild_id, rating.variant, rating.user_id);
        let stored: (i64, i64) = (rating.games, rating.rating);
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
