//! The load driver: many games at once over the wire, at rising rates, and what comes through.
//!
//! The stand-in for Discord runs in this process, on a thread of its own, and the bot in a child,
//! so that its memory and its processor time are its own. Steps are due at even times, whether or
//! not those before are done, and all that is measured counts from when a step was due. The child
//! is this same program, which then does what `eightfold` does; `--bot` measures another build
//! against the same stand-in.
//!
//! # Layout
//!
//! - `options`: the command line
//! - `own`: what the parts of this process take of the machine
//! - `boards`: which board is the newest in each channel
//! - `pooled_game`: a game, and how a step of it is made
//! - `engines`: games against Eightfold beside those that are measured
//! - `game_pool`: all the games, and one rate for some seconds; `figures`: what came of it
//! - `saturation`: the greatest rate that comes through, and what is left beyond it

mod boards;
mod engines;
mod figures;
mod game_pool;
mod options;
mod own;
mod pooled_game;
mod saturation;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use ::tests::process::{Process, Program};
use ::tests::program::{self, ProgramError, complain, say};
use ::tests::rows::{self, JobRow};
use clap::Parser;
use playground::{Options, Playground};
use sqlx::{AnyConnection, Connection};
use tokio::runtime::Builder;

use crate::boards::Boards;
use crate::engines::Engines;
use crate::figures::{Figures, HEADING};
use crate::game_pool::GamePool;
use crate::options::Cli;
use crate::own::STAND_IN;

/// How long the boards that are owed may take to be shown before the next rate begins.
const SETTLING: Duration = Duration::from_secs(30);

fn main() -> ExitCode {
    let cli = Cli::parse();
    program::run("loadtest", cli.role, || measure(&cli).map(|()| true))
}

/// The stand-in on a thread of its own, and the driver on this one: the bot needs the processors,
/// and so it can be told what each takes.
fn measure(cli: &Cli) -> Result<(), ProgramError> {
    let mut threads = Builder::new_multi_thread();
    threads.worker_threads(1).thread_name(STAND_IN);
    let stand_in = program::threads(threads)?;
    let options = Options { request_log: false, ..Options::default() };
    let playground = stand_in.block_on(program::playground(options))?;
    let driver = program::threads(Builder::new_current_thread())?;
    driver.block_on(drive(cli, Arc::new(playground)))
}

/// Starts everything else, and prints a line for each rate.
async fn drive(cli: &Cli, playground: Arc<Playground>) -> Result<(), ProgramError> {
    sqlx::any::install_default_drivers();
    let folder = program::temporary()?;
    let url = cli.database.clone().unwrap_or_else(|| program::in_folder(&folder));
    let filter = std::env::var("RUST_LOG").unwrap_or_else(|_| "error".to_owned());
    let settings = [("DATABASE_URL", &url), ("RUST_LOG", &filter)];
    let bot = Program::bot(cli.bot.as_deref()).against(&playground).set(settings);
    let mut bot = bot.start_with(complain)?;
    bot.wait_until_ready(&playground).await?;
    let database = AnyConnection::connect(&url).await?;
    let pause = Duration::from_millis(cli.pause);
    let boards = Boards::listen(&playground);
    let engines = Engines::seat(&playground, &boards, (cli.engines, cli.level), pause, cli.seed);
    let pool = GamePool::new(playground, boards, cli.games, cli.seed);
    let notes = Vec::new();
    let mut stages = Stages { pool, engines, bot, database, seconds: cli.seconds, notes };
    say(HEADING)?;
    let told = if cli.saturation { find_saturation(&mut stages, &cli.rates).await? } else { None };
    if !cli.saturation {
        for rate in &cli.rates {
            stages.run(*rate).await?;
        }
    }
    let Stages { pool, engines, notes, .. } = stages;
    let mut told = told.into_iter().chain(notes).chain(engines.tell()).chain(pool.explain());
    told.try_for_each(|line| say(&line))
}

/// Everything that a rate needs.
struct Stages {
    pool: GamePool,
    engines: Engines,
    bot: Process,
    database: AnyConnection,
    seconds: u32,
    /// What is to be said after the table.
    notes: Vec<String>,
}

impl Stages {
    /// Runs one rate, and prints what came of it.
    async fn run(&mut self, rate: u32) -> Result<Figures, ProgramError> {
        let Self { pool, engines, bot, database, seconds, notes } = self;
        pool.fill().await?;
        settle(database).await;
        engines.let_go(true);
        let figures = pool.run(rate, *seconds, bot, database).await?;
        engines.let_go(false);
        say(&figures.to_string())?;
        notes.extend(figures.tell_unasked());
        settle(database).await;
        Ok(figures)
    }
}

/// Raises the rate to the first that does not come through, then goes on from the last that did, by
/// quarters of it, to twice that; says what is left there of the most that ever came through.
async fn find_saturation(
    stages: &mut Stages,
    rates: &[u32],
) -> Result<Option<String>, ProgramError> {
    let (mut saturation, mut results) = (None, Vec::new());
    for &rate in rates {
        let figures = stages.run(rate).await?;
        results.push((rate, figures.done()));
        if !figures.is_carried() {
            break;
        }
        saturation = Some(rate);
    }
    let Some(saturation) = saturation else { return Ok(None) };
    for rate in saturation::beyond(saturation) {
        results.push((rate, stages.run(rate).await?.done()));
    }
    Ok(saturation::tell(saturation, &results))
}

/// How many boards are owed; none where the database has no such table, as with older builds.
async fn owed(database: &mut AnyConnection) -> Option<i64> {
    let jobs = rows::all::<JobRow>(database).await.ok()?;
    i64::try_from(jobs.iter().filter(|job| !job.waits_for_a_time()).count()).ok()
}

/// Waits until no board is owed, within reason.
async fn settle(database: &mut AnyConnection) {
    let settled = async {
        while owed(database).await.is_some_and(|owed| owed > 0) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    drop(tokio::time::timeout(SETTLING, settled).await);
}
