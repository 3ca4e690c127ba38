//! Each log by the rules: what is stored beside it, its dice, and what people were told they did.

use std::collections::HashMap;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use sqlx::Row;

use super::{Case, Confirmed, Report, Stored};
use crate::replay::{Line, Roll};

pub(super) async fn check(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let mut dice = 0;
    for game in case.games.values() {
        check_stored(game, report);
        let rolls = game.replayed.as_ref().map(|it| it.rolls.as_slice()).unwrap_or_default();
        rolls.iter().for_each(|roll| check_die(game, *roll, report));
        dice += rolls.len();
    }
    report.count("games", case.games.len());
    let direct: Vec<i64> = case
        .playground
        .channels()
        .iter()
        .filter(|it| it.kind.is_private())
        .map(|it| it.id.get().cast_signed())
        .collect();
    let direct = case.games.values().filter(|game| direct.contains(&game.channel)).count();
    report.count("of them in direct messages", direct);
    report.count("entries", case.games.values().map(|game| game.log.len()).sum());
    report.count("dice", dice);
    check_confirmed(case, report).await
}

/// What is stored of a game follows from its log.
pub(super) fn check_stored(game: &Stored, report: &mut Report) {
    let (id, stored) = (game.id, (&game.result, &game.next));
    match &game.replayed {
        Ok(replayed) => {
            let follows = (&replayed.result, &replayed.next);
            if follows != stored {
                report.find(format!("game {id}: {stored:?} is stored, {follows:?} follows"));
            }
        }
        Err(why) => report.find(format!("game {id}: {why}")),
    }
}

/// The die has to be what the game's secret says it is.
fn check_die(game: &Stored, Roll { ply, number, face }: Roll, report: &mut Report) {
    let proof = hex::decode(&game.secret).ok().and_then(|secret| {
        let mut mac = Hmac::<Sha256>::new_from_slice(&secret).ok()?;
        mac.update(format!("{}:{number}", game.id).as_bytes());
        Some(1 + mac.finalize().into_bytes()[0] % 8)
    });
    if proof != Some(face) {
        let id = game.id;
        report.find(format!("game {id}, entry {ply}: a {face}, and its proof says {proof:?}"));
    }
}

/// What somebody was told that they did is there once.
async fn check_confirmed(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let mut entries: HashMap<i64, usize> = HashMap::new();
    for line in case.games.values().flat_map(|game| &game.log) {
        if let Some(interaction) = line.interaction {
            *entries.entry(interaction).or_default() += 1;
        }
    }
    let (challenges, begun) = (challenges(case).await?, begun(case).await?);
    let agreed = agreed(case).await?;
    for confirmed in &case.evidence.confirmed {
        let (what, times) = match *confirmed {
            Confirmed::Entry(id) => ("entry", entries.get(&id.get().cast_signed()).copied()),
            Confirmed::Challenge(id) => {
                ("challenge", challenges.get(&id.get().cast_signed()).copied())
            }
            Confirmed::Accepted(challenge) => ("game", begun.get(&challenge).copied()),
            Confirmed::Agreed(offer) => ("outcome", agreed.get(&offer).copied()),
        };
        if times != Some(1) {
            let times = times.unwrap_or_default();
            report.find(format!(
                "{confirmed:?} was confirmed, and its {what} is there {times} times"
            ));
        }
    }
    report.count("confirmed acts", case.evidence.confirmed.len());
    Ok(())
}

/// How many challenges each interaction made.
async fn challenges(case: &mut Case<'_>) -> Result<HashMap<i64, usize>, sqlx::Error> {
    let made = "SELECT interaction FROM challenges";
    count(sqlx::query(made).fetch_all(&mut case.connection).await?)
}

/// How many games each challenge began.
async fn begun(case: &mut Case<'_>) -> Result<HashMap<i64, usize>, sqlx::Error> {
    let begun = "SELECT origin_id FROM games WHERE origin = 'challenge'";
    count(sqlx::query(begun).fetch_all(&mut case.connection).await?)
}

/// How often what was agreed to by each accepted offer came about: an entry of the game after the one
/// that the offer followed, or the rematch. A clock that stops leaves none.
async fn agreed(case: &mut Case<'_>) -> Result<HashMap<i64, usize>, sqlx::Error> {
    let rematches = "SELECT origin_id FROM games WHERE origin = 'rematch'";
    let rematches = count(sqlx::query(rematches).fetch_all(&mut case.connection).await?)?;
    let accepted = "SELECT id, game, ply, kind FROM offers WHERE state = 'accepted'";
    let mut agreed = HashMap::new();
    for row in sqlx::query(accepted).fetch_all(&mut case.connection).await? {
        let (offer, game, ply): (i64, i64, i64) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let entry = match row.try_get::<String, _>(3)?.as_str() {
            "draw" => "draw_agreed",
            "takeback" => "took_back",
            "abort" => "aborted",
            "rematch" => {
                agreed.insert(offer, rematches.get(&game).copied().unwrap_or_default());
                continue;
            }
            _ => {
                agreed.insert(offer, 1);
                continue;
            }
        };
        let log = case.games.get(&game).map(|it| it.log.as_slice()).unwrap_or_default();
        let is_it = |line: &&Line| line.ply == ply + 1 && line.kind == entry;
        agreed.insert(offer, log.iter().filter(is_it).count());
    }
    Ok(agreed)
}

fn count(rows: Vec<sqlx::any::AnyRow>) -> Result<HashMap<i64, usize>, sqlx::Error> {
    let mut counted = HashMap::new();
    for row in rows {
        *counted.entry(row.try_get(0)?).or_default() += 1;
    }
    Ok(counted)
}
