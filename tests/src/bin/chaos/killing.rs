//! The bot, killed again and again, each time at another moment.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use ::tests::Database;
use ::tests::process::{Process, ProcessError, Program};
use ::tests::program::ProgramError;
use ::tests::rows::{self, ChallengeRow, JobRow};
use playground::{Event, Fault, Plan, Playground};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use sqlx::Connection;

use crate::hearing::{Endpoint, Settings};
use crate::logs::Logs;
use crate::options::Mutation;
use crate::replacing::{Opening, Replaced};

/// What the bot logs: everything, so that nothing secret goes unseen.
pub(crate) const FILTER: &str = "trace";

/// In one of so many lives it logs JSON.
const JSON: usize = 3;

/// How often the database is asked once more that cannot be reached, and how long to wait in between.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(100);

/// Before one of so many kills, and before which of them, its file is replaced.
const REPLACED: (u32, u32) = (8, 2);

/// How long a moment to kill at is waited for.
const PATIENCE: Duration = Duration::from_secs(3);

/// When the bot is killed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    /// So long after it was started, whatever it does.
    Starting,
    /// While people play.
    Playing,
    /// While one of its requests is on its way.
    Asking,
    /// Just when one of its answers was taken, and it may not know yet.
    Answered,
}

/// How often each; people have to get somewhere in between.
const MOMENTS: [Moment; 10] = [
    Moment::Starting,
    Moment::Playing,
    Moment::Playing,
    Moment::Playing,
    Moment::Asking,
    Moment::Asking,
    Moment::Asking,
    Moment::Answered,
    Moment::Answered,
    Moment::Answered,
];

/// What the bot is killed in.
pub(crate) struct Killing<'a> {
    pub(crate) playground: &'a Arc<Playground>,
    pub(crate) database: &'a Database,
    /// Where the bot finds it.
    pub(crate) address: String,
    pub(crate) logs: &'a Logs,
    /// Where it listens, if it hears over HTTP.
    pub(crate) endpoint: Option<Endpoint>,
    pub(crate) choice: StdRng,
    /// What goes wrong on purpose, if anything.
    pub(crate) mutations: &'a [Mutation],
    /// Who may open the database by its path.
    pub(crate) opening: Opening,
    /// What came of replacing its file.
    pub(crate) replaced: Replaced,
    /// How often it has ended by itself.
    pub(crate) ends: usize,
}

impl Killing<'_> {
    /// Starts the bot.
    pub(crate) async fn start(&mut self) -> Result<Process, ProgramError> {
        let settings = match &mut self.endpoint {
            Some(endpoint) if !self.mutations.contains(&Mutation::Gateway) => {
                endpoint.next().await?
            }
            _ => Settings::new(),
        };
        start(self.playground, &self.address, self.logs, settings)
    }

    /// Starts it, as often as it takes, and waits until it hears what people do.
    pub(crate) async fn start_well(&mut self) -> Result<Process, ProgramError> {
        loop {
            let mut bot = self.start().await?;
            match bot.wait_until_ready(self.playground).await {
                Err(ProcessError::Ended(_)) => self.ends += 1,
                ready => return Ok(ready.map(|()| bot)?),
            }
        }
    }

    /// Starts it and kills it so often; when that was. Where it ends by itself, as after a close
    /// that says not to come again, it is started again, as by whoever watches over it.
    pub(crate) async fn kill(&mut self, times: u32) -> Result<Vec<SystemTime>, ProgramError> {
        let mut kills = Vec::new();
        for number in 0..times {
            if number % REPLACED.0 == REPLACED.1 {
                self.replace().await?;
                let outages = self.replaced.outages.last();
                kills.extend(outages.iter().flat_map(|it| [it.from, it.to]));
            }
            let mut bot = self.start().await?;
            while !self.wait(&mut bot).await? {
                self.ends += 1;
                kills.push(SystemTime::now());
                bot = self.start().await?;
            }
            kills.push(SystemTime::now());
            bot.kill();
            self.playground.release();
            if self.choice.random_bool(0.5) {
                let_time_pass(self.database, false).await?;
            }
            let dead = Duration::from_millis(self.choice.random_range(0..200));
            tokio::time::sleep(dead).await;
        }
        Ok(kills)
    }

    /// Waits for the moment to kill it at; not where it ends before.
    async fn wait(&mut self, bot: &mut Process) -> Result<bool, ProgramError> {
        let moment = *MOMENTS.choose(&mut self.choice).unwrap_or(&Moment::Playing);
        let millis = |range| Duration::from_millis(range);
        if moment == Moment::Starting {
            tokio::time::sleep(millis(self.choice.random_range(0..600))).await;
            return Ok(true);
        }
        match bot.wait_until_ready(self.playground).await {
            Err(ProcessError::Ended(_)) => return Ok(false),
            ready => ready?,
        }
        tokio::time::sleep(millis(self.choice.random_range(300..2500))).await;
        match moment {
            Moment::Asking => {
                let routes = ["/interactions", "/channels", "/webhooks"];
                let route = routes.choose(&mut self.choice).unwrap_or(&"/interactions");
                let plan = Plan::new("*", route, Fault::Hang);
                self.playground.plan(Plan { times: Some(1), ..plan });
                self.until(|_| false, || self.playground.hanging() > 0).await;
            }
            Moment::Answered => self.until_shown().await,
            Moment::Starting | Moment::Playing => {}
        }
        Ok(bot.check().is_ok())
    }

    /// Waits within reason until the bot shows something.
    async fn until_shown(&self) {
        let shows = |event: &Event| {
            matches!(event, Event::Sent { message } | Event::Changed { message }
                if message.author.bot)
        };
        self.until(shows, || false).await;
    }

    /// Waits within reason until something pleases that happens, or something holds.
    async fn until(&self, pleases: impl Fn(&Event) -> bool, holds: impl Fn() -> bool) {
        let mut events = self.playground.events();
        let waiting = async {
            loop {
                let next = tokio::time::timeout(Duration::from_millis(10), events.recv()).await;
                let pleased = next.is_ok_and(|it| it.is_ok_and(|event| pleases(&event)));
                if holds() || pleased {
                    return;
                }
            }
        };
        drop(tokio::time::timeout(PATIENCE, waiting).await);
    }
}

/// Starts the bot with these settings in its environment, and reads what it logs.
fn start(
    playground: &Playground,
    database: &str,
    logs: &Logs,
    mut settings: Settings,
) -> Result<Process, ProgramError> {
    if logs.begin_process().is_multiple_of(JSON) {
        settings.push(("LOG_FORMAT", "json".to_owned()));
    }
    let own = [("DATABASE_URL", database), ("RUST_LOG", FILTER)];
    let (bot, logs) = (Program::bot(None).against(playground).set(own).set(settings), logs.clone());
    Ok(bot.start_with(move |line| logs.take(line))?)
}

/// Has it be a minute later for what a dead process was about to do, as it is by itself once that
/// minute is over; and with `all`, for what was put off too. Nobody may be at it any more.
pub(crate) async fn let_time_pass(database: &Database, all: bool) -> Result<(), ProgramError> {
    let mut passed = pass(database, all).await;
    for _ in 0..TRIES {
        if passed.is_ok() {
            break;
        }
        // Connections are cut in a chaos test, and this may have been one of them.
        tokio::time::sleep(PAUSE).await;
        passed = pass(database, all).await;
    }
    Ok(passed?)
}

async fn pass(database: &Database, all: bool) -> Result<(), sqlx::Error> {
    let mut connection = sqlx::AnyConnection::connect(&database.url()).await?;
    // Before the tables are made there is nothing to be done.
    drop(rows::change(&mut connection, |job: &mut JobRow| job.leased_until = 0).await);
    if all {
        let challenges = rows::all::<ChallengeRow>(&mut connection).await?.into_iter();
        let open = challenges.filter(|it| it.state == "open").map(|it| it.challenge_id);
        let open: HashSet<i64> = open.collect();
        let is_due = |job: &JobRow| match job.kind.as_str() {
            "challenge" => !open.contains(&job.subject_id),
            _ => !job.waits_for_a_time(),
        };
        let let_run = |job: &mut JobRow| {
            if is_due(job) {
                job.run_at = job.run_at.map(|_| 0);
            }
        };
        rows::change(&mut connection, let_run).await?;
    }
    connection.close().await
}
