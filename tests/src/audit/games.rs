//! Each log by the rules: what is stored beside it, its dice, and what people were told they did.

use std::collections::{HashMap, HashSet};

use hmac::{Hmac, KeyInit, Mac};
use playground::{Channel, Entry, Id};
use sha2::Sha256;
use sqlx::Row;

use super::{Case, Confirmed, Report, Stored};
use crate::replay::{Line, Roll};

/// Of so many things that somebody did at least one was confirmed, where there are not only a few.
const TOLD: usize = 3;
const FEW: usize = 20;

pub(super) async fn check(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let mut dice = 0;
    for game in case.games.values() {
        check_stored(game, report);
        let rolls = game.replayed.as_ref().map(|it| it.rolls.as_slice()).unwrap_or_default();
        rolls.iter().for_each(|roll| check_die(game, *roll, report));
        dice += rolls.len();
    }
    report.count("games", case.games.len());
    let mut played_in = |what, is_it: fn(&Channel) -> bool| {
        let there = case.seen.channels.iter().filter(|it| is_it(it));
        let there: HashSet<i64> = there.map(|it| it.id.get().cast_signed()).collect();
        let games = case.games.values().filter(|game| there.contains(&game.channel)).count();
        report.count(what, games);
    };
    played_in("of them in direct messages", |it| it.kind.is_private());
    played_in("of them in threads", |it| it.kind.is_thread());
    let archived = |it: &Entry| it.body["archived"] == true && it.status < 300;
    let archived = case.seen.requests.iter().filter(|it| archived(it)).count();
    report.count("times that a thread was archived", archived);
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
    let done = [
        ("entry", "entries made by people", entries),
        ("challenge", "challenges", challenges(case).await?),
        ("game", "games begun by challenges", begun(case).await?),
        ("outcome", "offers that were accepted", agreed(case).await?),
    ];
    let mut told: [HashSet<i64>; 4] = Default::default();
    for confirmed in &case.seen.confirmed {
        let (kind, id) = place(confirmed);
        let (what, _, done) = &done[kind];
        let times = done.get(&id).copied().unwrap_or_default();
        if times != 1 {
            report.find(format!(
                "{confirmed:?} was confirmed, and its {what} is there {times} times"
            ));
        }
        told[kind].insert(id);
    }
    report.count("confirmed acts", case.seen.confirmed.len());
    // An offer is also accepted by who makes the same one, and is told something else then.
    for ((_, what, done), told) in done.iter().zip(&told).take(3) {
        check_told(what, (done.len(), told.len()), report);
    }
    report.count("entries made by people", done[0].2.len());
    report.count("of them confirmed", told[0].len());
    Ok(())
}

/// Which kind of thing was confirmed, and which one.
fn place(confirmed: &Confirmed) -> (usize, i64) {
    match confirmed {
        Confirmed::Entry(id) => (0, id.get().cast_signed()),
        Confirmed::Challenge(id) => (1, id.get().cast_signed()),
        Confirmed::Accepted(challenge) => (2, *challenge),
        Confirmed::Agreed(offer) => (3, *offer),
    }
}

/// Most of those who did something were told so: else nobody would see that the words for it are
/// not understood here any more.
fn check_told(what: &str, (done, told): (usize, usize), report: &mut Report) {
    if done >= FEW && told * TOLD < done {
        report.find(format!("of {done} {what} only {told} were confirmed"));
    }
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
/// that the offer followed, or the rematch, or a clock that stands.
async fn agreed(case: &mut Case<'_>) -> Result<HashMap<i64, usize>, sqlx::Error> {
    let rematches = "SELECT origin_id FROM games WHERE origin = 'rematch'";
    let rematches = count(sqlx::query(rematches).fetch_all(&mut case.connection).await?)?;
    let paused = "SELECT game FROM clocks WHERE paused IS NOT NULL AND deadline IS NULL";
    let paused = count(sqlx::query(paused).fetch_all(&mut case.connection).await?)?;
    let accepted = "SELECT id, game, ply, kind, interaction FROM offers WHERE state = 'accepted'";
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
                let stood = stood(case, (game, ply), row.try_get(4)?);
                agreed.insert(offer, paused.get(&game).copied().unwrap_or(usize::from(stood)));
                continue;
            }
        };
        let log = case.games.get(&game).map(|it| it.log.as_slice()).unwrap_or_default();
        let is_it = |line: &&Line| line.ply == ply + 1 && line.kind == entry;
        agreed.insert(offer, log.iter().filter(is_it).count());
    }
    Ok(agreed)
}

/// Whether a clock that was stopped after an entry may run by now: the game went on, or somebody
/// let it run, by a command or click after the one that proposed the pause.
fn stood(case: &Case<'_>, (game, ply): (i64, i64), proposed: i64) -> bool {
    let number = |id: Id| id.get().cast_signed();
    let later = |game: &Stored| {
        let mut pauses = case.seen.pauses.iter();
        pauses.any(|(place, by)| number(*place) == game.channel && number(*by) > proposed)
    };
    case.games.get(&game).is_some_and(|game| game.ply() > ply || later(game))
}

fn count(rows: Vec<sqlx::any::AnyRow>) -> Result<HashMap<i64, usize>, sqlx::Error> {
    let mut counted = HashMap::new();
    for row in rows {
        *counted.entry(row.try_get(0)?).or_default() += 1;
    }
    Ok(counted)
}
