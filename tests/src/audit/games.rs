//! Dice by their proofs, and what people were told they did.

use std::collections::{HashMap, HashSet};

use hmac::{Hmac, KeyInit, Mac};
use playground::{Channel, Entry, Id};
use sha2::Sha256;

use super::{Acknowledged, AuditContext, Report, Stored};
use crate::replay::Roll;
use crate::rows::{self, ChallengeRow, ClockRow, EntryRow, GameRow, OfferRow};

/// Of so many things that somebody did at least one was confirmed, where there are not only a few.
const TOLD: usize = 3;
const FEW: usize = 20;

pub(super) async fn check(
    context: &mut AuditContext<'_>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let mut dice = 0;
    for game in context.games.values() {
        game.rolls.iter().for_each(|roll| check_die(game, *roll, report));
        dice += game.rolls.len();
    }
    report.count("games", context.games.len());
    let mut played_in = |what, is_it: fn(&Channel) -> bool| {
        let there = context.seen.channels.iter().filter(|it| is_it(it));
        let there: HashSet<i64> = there.map(|it| it.id.get().cast_signed()).collect();
        let games = context.games.values().filter(|game| there.contains(&game.channel)).count();
        report.count(what, games);
    };
    played_in("of them in direct messages", |it| it.kind.is_private());
    played_in("of them in threads", |it| it.kind.is_thread());
    let archived = |it: &Entry| it.body["archived"] == true && it.status < 300;
    let archived = context.seen.requests.iter().filter(|it| archived(it)).count();
    report.count("times that a thread was archived", archived);
    report.count("entries", context.games.values().map(|game| game.log.len()).sum());
    report.count("dice", dice);
    check_acknowledged(context, report).await
}

/// The die has to be what the game's secret says it is.
fn check_die(game: &Stored, Roll { seq, number, face }: Roll, report: &mut Report) {
    let proof = hex::decode(&game.secret).ok().and_then(|secret| {
        let mut mac = Hmac::<Sha256>::new_from_slice(&secret).ok()?;
        mac.update(format!("{}:{number}", game.id).as_bytes());
        Some(1 + mac.finalize().into_bytes()[0] % 8)
    });
    if proof != Some(face) {
        let id = game.id;
        report.find(format!("game {id}, entry {seq}: a {face}, and its proof says {proof:?}"));
    }
}

/// What somebody was told that they did is there once.
async fn check_acknowledged(
    context: &mut AuditContext<'_>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let mut entries: HashMap<i64, usize> = HashMap::new();
    for line in context.games.values().flat_map(|game| &game.log) {
        if let Some(interaction) = line.interaction_id {
            *entries.entry(interaction).or_default() += 1;
        }
    }
    let done = [
        ("entry", "entries made by people", entries),
        ("challenge", "challenges", challenges(context).await?),
        ("game", "games begun by challenges", begun(context).await?),
        ("outcome", "offers that were accepted", agreed(context).await?),
    ];
    let mut told: [HashSet<i64>; 4] = Default::default();
    for acknowledged in &context.seen.acknowledged {
        let (kind, id) = place(acknowledged);
        let (what, _, done) = &done[kind];
        let times = done.get(&id).copied().unwrap_or_default();
        if times != 1 {
            report.find(format!(
                "{acknowledged:?} was confirmed, and its {what} is there {times} times"
            ));
        }
        told[kind].insert(id);
    }
    report.count("confirmed acts", context.seen.acknowledged.len());
    // An offer is also accepted by who makes the same one, and is told something else then.
    for ((_, what, done), told) in done.iter().zip(&told).take(3) {
        check_told(what, (done.len(), told.len()), report);
    }
    report.count("entries made by people", done[0].2.len());
    report.count("of them confirmed", told[0].len());
    Ok(())
}

/// Which kind of thing was confirmed, and which one.
fn place(acknowledged: &Acknowledged) -> (usize, i64) {
    match acknowledged {
        Acknowledged::Entry(id) => (0, id.get().cast_signed()),
        Acknowledged::Challenge(id) => (1, id.get().cast_signed()),
        Acknowledged::Accepted(challenge) => (2, *challenge),
        Acknowledged::Agreed(offer) => (3, *offer),
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
async fn challenges(context: &mut AuditContext<'_>) -> Result<HashMap<i64, usize>, sqlx::Error> {
    let challenges = rows::all::<ChallengeRow>(&mut context.connection).await?;
    Ok(count(challenges.iter().map(|it| it.interaction_id)))
}

/// How many games each challenge began.
async fn begun(context: &mut AuditContext<'_>) -> Result<HashMap<i64, usize>, sqlx::Error> {
    let games = rows::all::<GameRow>(&mut context.connection).await?;
    Ok(count(games.iter().filter_map(|it| it.challenge_id)))
}

/// How often what was agreed to by each accepted offer came about: an entry of the game after the one
/// that the offer followed, or the rematch, or a clock that stands.
async fn agreed(context: &mut AuditContext<'_>) -> Result<HashMap<i64, usize>, sqlx::Error> {
    let games = rows::all::<GameRow>(&mut context.connection).await?;
    let rematches = count(games.iter().filter_map(|it| it.rematch_of_game_id));
    let clocks = rows::all::<ClockRow>(&mut context.connection).await?.into_iter();
    let paused = clocks.filter(|it| it.paused_at.is_some() && it.deadline_at.is_none());
    let paused = count(paused.map(|it| it.game_id));
    let mut agreed = HashMap::new();
    for offer in rows::all::<OfferRow>(&mut context.connection).await? {
        let OfferRow { game_id: game, seq, .. } = offer;
        if offer.state != "accepted" {
            continue;
        }
        let entry = match offer.kind.as_str() {
            "draw" => "draw_agreed",
            "takeback" => "takeback",
            "abort" => "aborted",
            "rematch" => {
                let count = rematches.get(&game).copied().unwrap_or_default();
                agreed.insert(offer.offer_id, count);
                continue;
            }
            _ => {
                let stood = stood(context, (game, seq), offer.interaction_id);
                let count = paused.get(&game).copied().unwrap_or(usize::from(stood));
                agreed.insert(offer.offer_id, count);
                continue;
            }
        };
        let log = context.games.get(&game).map(|it| it.log.as_slice()).unwrap_or_default();
        let is_it = |line: &&EntryRow| line.seq == seq + 1 && line.kind == entry;
        agreed.insert(offer.offer_id, log.iter().filter(is_it).count());
    }
    Ok(agreed)
}

/// Whether a clock that was stopped after an entry may run by now: the game went on, or somebody
/// let it run, by a command or click after the one that proposed the pause.
fn stood(context: &AuditContext<'_>, (game, seq): (i64, i64), proposed: i64) -> bool {
    let number = |id: Id| id.get().cast_signed();
    let later = |game: &Stored| {
        let mut pauses = context.seen.pauses.iter();
        pauses.any(|(place, by)| number(*place) == game.channel && number(*by) > proposed)
    };
    context.games.get(&game).is_some_and(|game| game.seq() > seq || later(game))
}

fn count(ids: impl IntoIterator<Item = i64>) -> HashMap<i64, usize> {
    let mut counted = HashMap::new();
    for id in ids {
        *counted.entry(id).or_default() += 1;
    }
    counted
}
