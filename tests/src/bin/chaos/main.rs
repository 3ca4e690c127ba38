//! The chaos test: people play, the bot is killed again and again, and everything around it fails by
//! plan; then what is stored, shown and told is held against each other.
//!
//! The stand-in for Discord runs in this process, so that its request log is at hand, and the bot in a
//! child that is killed with SIGKILL. The child is this same program, which then does what
//! `eightfold` does.
//!
//! # Layout
//!
//! - `options`: the command line
//! - `people`: who plays, at random; `acts`: what somebody could do, and what they are told
//! - `killing`: the moments at which the bot is killed
//! - `hearing`: where it hears over HTTP, if it does; `replacing`: its file replaced under it
//! - `fault_injector`: what goes wrong around it; `gateway` and `locking`: with the gateway
//!   and the database; `time`: time in games with a pace
//! - `server`: where its database is; `logs`: what it logs

mod acts;
mod fault_injector;
mod gateway;
mod hearing;
mod killing;
mod locking;
mod logs;
mod options;
mod people;
mod replacing;
mod server;
mod time;

use std::collections::HashSet;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use ::tests::audit::{Observations, audit};
use ::tests::program::{self, ProgramError, say};
use ::tests::rows::{self, ChallengeRow, ClockRow, GameRow, JobRow};
use ::tests::{Database, TcpProxy};
use clap::Parser;
use playground::{Options, Playground, StartLimit};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sqlx::{AnyConnection, Connection};
use tokio::runtime::Builder;
use tokio::sync::watch;

use crate::fault_injector::FaultInjector;
use crate::hearing::Endpoint;
use crate::killing::{Killing, let_time_pass};
use crate::logs::Logs;
use crate::options::{Cli, Mutation};
use crate::people::{ClientLog, People};
use crate::replacing::{Opening, Replaced};
use crate::server::{database, password, with_password};

/// How long what is owed may take in the calm after the chaos test.
const SETTLING: Duration = Duration::from_secs(180);

/// How long a clock may take to run.
const CLOCK: Duration = Duration::from_secs(20);

/// From so many kills on a chaos test is long.
const LONG: u32 = 100;

fn main() -> ExitCode {
    let cli = Cli::parse();
    program::run("chaos", cli.role, || {
        program::threads(Builder::new_multi_thread())?.block_on(drive(&cli))
    })
}

/// Runs the chaos test, and prints what came of it; whether all is well.
async fn drive(cli: &Cli) -> Result<bool, ProgramError> {
    sqlx::any::install_default_drivers();
    let (seed, begun) = (cli.seed.unwrap_or_else(rand::random), Instant::now());
    let server = cli.database.as_deref().map(with_password);
    let kind = if server.is_some() { "PostgreSQL" } else { "SQLite" };
    let way = if cli.http { " over HTTP" } else { "" };
    say(&format!("chaos on {kind}{way}, seed {seed}"))?;
    // One for all stand-ins, so that it is looked for in what every process logs.
    let token = hex::encode(rand::random::<[u8; 24]>());
    let playground = Arc::new(stand_in(&token).await?);
    let mut forbidden = vec![token.clone()];
    forbidden.extend(server.as_deref().and_then(password));
    let logs = Logs::new(forbidden);
    let choice = |number: u64| StdRng::seed_from_u64(seed.wrapping_add(number << 32));
    let database = database(server.as_deref()).await;
    let (address, proxy) = match database.through_proxy().await {
        Some((database, proxy)) => (database.url(), Some(proxy)),
        None => (database.url(), None),
    };
    let mut killing = Killing {
        playground: &playground,
        database: &database,
        address,
        logs: &logs,
        endpoint: cli.http.then(|| Endpoint::new(&playground, choice(5))),
        choice: choice(2),
        mutations: &cli.mutations,
        opening: Opening::default(),
        replaced: Replaced::default(),
        ends: 0,
    };
    let choices = [choice(3), choice(4)];
    let (client_log, seen) = run(&mut killing, cli, proxy, choices).await?;
    let mut report = audit(&database, &seen).await?;
    let secrets = secrets(&database).await;
    mutate_log(&cli.mutations, &secrets, &token, &logs);
    logs.keep(secrets);
    let mut findings = logs.findings();
    let (lines, errors) = logs.counts();
    let injected = playground.injected_faults().len();
    summary(&[
        ("kills", cli.kills as usize),
        ("ends by itself", killing.ends),
        ("files replaced", killing.replaced.times),
        ("requests that went wrong", injected),
        ("acts of people", client_log.acts),
        ("of them without an answer", client_log.silent),
        ("lines of log, at every level", lines),
        ("of them errors", errors),
    ])?;
    summary(&report.counts)?;
    findings.append(&mut report.findings);
    findings.append(&mut killing.replaced.findings);
    findings.extend(killing.endpoint.iter().flat_map(Endpoint::findings));
    let acknowledged = seen.acknowledged.len();
    findings.extend(too_little(cli, acknowledged, killing.replaced.times, &report.counts));
    if let Some(path) = &cli.log {
        let written = std::fs::write(path, logs.worst());
        written.map_err(|why| ProgramError::System("cannot print", why))?;
    }
    database.drop().await;
    tell(&findings, begun)
}

/// The chaos test itself, and the calm after it until the bot has stopped: what people were told,
/// and what is known.
async fn run(
    killing: &mut Killing<'_>,
    cli: &Cli,
    proxy: Option<TcpProxy>,
    [mut time, locks]: [StdRng; 2],
) -> Result<(ClientLog, Observations), ProgramError> {
    // It may be about to make its tables.
    let first = killing.start().await?;
    tokio::time::sleep(Duration::from_millis(killing.choice.random_range(0..150))).await;
    first.kill();
    // Commands are there before anybody runs one.
    killing.start_well().await?.kill();
    let people = People::seat(killing.playground, cli.tables, time.random());
    let injector = FaultInjector::start(killing.playground, !cli.http, time.random());
    let place = || (killing.database.url(), Arc::clone(&killing.opening));
    let time = tokio::spawn(time::pass(place(), time));
    let let_go = watch::Sender::new(false);
    let locks = tokio::spawn(locking::lock(place(), (proxy, let_go.subscribe()), locks));
    let mut kills = killing.kill(cli.kills).await?;
    let bot = killing.start_well().await?;
    time.abort();
    wait_for_clock(killing.database).await?;
    let client_log = people.stop().await;
    let deleted = injector.stop();
    let_go.send_replace(true);
    // What stands before its server stays there so long as the bot runs.
    let (_proxy, mut outages) = locks.await.unwrap_or_default();
    outages.append(&mut killing.replaced.outages);
    kills.push(SystemTime::now());
    bot.kill();
    let_time_pass(killing.database, true).await?;
    let bot = killing.start_well().await?;
    settle(killing.database).await?;
    // What an old message has lost by the last of it, it loses a moment later.
    bot.stop().await;
    let (acknowledged, pauses) = (client_log.acknowledged.clone(), client_log.pauses.clone());
    let seen = Observations::of(killing.playground);
    let seen = Observations { acknowledged, pauses, kills, deleted, outages, ..seen };
    Ok((client_log, seen))
}

/// Waits until somebody's time runs, so that there is a deadline to look at; within reason.
async fn wait_for_clock(database: &Database) -> Result<(), ProgramError> {
    let begun = Instant::now();
    while begun.elapsed() < CLOCK {
        // Connections are cut in a chaos test.
        let running: Result<bool, sqlx::Error> = async {
            let mut connection = AnyConnection::connect(&database.url()).await?;
            let games = rows::all::<GameRow>(&mut connection).await?.into_iter();
            let games = games.filter(|it| it.result.is_none()).map(|it| it.game_id);
            let games: HashSet<i64> = games.collect();
            let clocks = rows::all::<ClockRow>(&mut connection).await?;
            connection.close().await?;
            Ok(clocks.iter().any(|it| it.deadline_at.is_some() && games.contains(&it.game_id)))
        }
        .await;
        if running.is_ok_and(|it| it) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok(())
}

/// Waits until nothing is owed that can be done, within reason.
async fn settle(database: &Database) -> Result<(), ProgramError> {
    let mut connection = AnyConnection::connect(&database.url()).await?;
    let begun = Instant::now();
    while begun.elapsed() < SETTLING {
        let now = bot::Clock::system().now();
        let challenges = rows::all::<ChallengeRow>(&mut connection).await?.into_iter();
        let open = challenges.filter(|it| it.state == "open").map(|it| it.challenge_id);
        let open: HashSet<i64> = open.collect();
        let is_owed = |job: &JobRow| match (job.run_at, job.kind.as_str()) {
            (None, _) | (_, "thread" | "puzzle") => false,
            (Some(due), "challenge") => due < now || !open.contains(&job.subject_id),
            (Some(due), _) => due < now || !job.is_of_deadline(),
        };
        if !rows::all::<JobRow>(&mut connection).await?.iter().any(is_owed) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    connection.close().await?;
    Ok(())
}

/// Adds what no log may hold.
fn mutate_log(mutations: &[Mutation], secrets: &[String], token: &str, logs: &Logs) {
    if mutations.contains(&Mutation::Token) {
        logs.take(&format!("the token is {token}"));
    }
    if mutations.contains(&Mutation::Panic) {
        logs.take("thread 'main' panicked at bot/src/main.rs:1:1:");
    }
    if let Some(secret) = secrets.first().filter(|_| mutations.contains(&Mutation::Secret)) {
        logs.take(&format!("the secret is {secret}"));
    }
}

/// The secrets of all games' dice.
async fn secrets(database: &Database) -> Vec<String> {
    database.all::<GameRow>().await.into_iter().map(|it| it.dice_secret).collect()
}

/// What did not happen often enough to show anything: in a long chaos test each of these does.
fn too_little(
    cli: &Cli,
    acknowledged: usize,
    replaced: usize,
    counts: &[(&'static str, usize)],
) -> Vec<String> {
    const EACH: [&str; 4] = [
        "of them in threads",
        "times that a thread was archived",
        "reviews",
        "challenges that lapsed",
    ];
    let mut findings = Vec::new();
    if acknowledged < cli.kills as usize {
        findings.push("so little was done that nothing is shown".to_owned());
    }
    if cli.kills >= LONG {
        let never = |what: &&str| !counts.iter().any(|(it, number)| it == what && *number > 0);
        findings.extend(EACH.iter().filter(|it| never(it)).map(|it| format!("there were no {it}")));
        if cli.database.is_none() && replaced == 0 {
            findings.push("no file was replaced".to_owned());
        }
    }
    findings
}

/// Tells what did not fit; whether all did.
fn tell(findings: &[String], begun: Instant) -> Result<bool, ProgramError> {
    for finding in findings {
        say(&format!("FINDING {finding}"))?;
    }
    let seconds = begun.elapsed().as_secs();
    say(&format!("{} findings in {seconds} s", findings.len()))?;
    Ok(findings.is_empty())
}

fn summary(counts: &[(&str, usize)]) -> Result<(), ProgramError> {
    counts.iter().try_for_each(|(what, number)| say(&format!("{number:>8} {what}")))
}

/// A stand-in for Discord that knows the bot by this token, and sets no limits: they would be all
/// that is seen.
async fn stand_in(token: &str) -> Result<Playground, ProgramError> {
    // Its heart beats often enough for a lost beat to be missed between two kills.
    let heartbeat = Duration::from_millis(1500);
    let options = Options { heartbeat, token: Some(token.to_owned()), ..Options::default() };
    let playground = program::playground(options).await?;
    let (total, reset_after) = (1_000_000, Duration::ZERO);
    playground.set_starts(StartLimit { total, remaining: total, reset_after, max_concurrency: 1 });
    Ok(playground)
}
