//! What must hold of everything that was ever stored and shown, whatever went wrong meanwhile.
//!
//! `eightfold check` looks at the database by itself. Here the database, the simulator's request log
//! and what people saw are compared with each other. Each contradiction is a finding, in one line.
//!
//! # Layout
//!
//! - `games`: dice by their proofs, and what people were told that they did
//! - `boards`: what was shown: nothing that is not there, and the newest of each game
//! - `live`: what can still be clicked: nothing that is over
//! - `sentences`: what a board has to say of what is stored
//! - `due`: what is still to be done, and reminders; `challenges`: which have lapsed

mod boards;
mod challenges;
mod due;
mod games;
mod live;
mod sentences;

use std::collections::HashMap;
use std::time::SystemTime;

use bot::operate::IntegrityIssue::LostBoard;
use bot::operate::{Finding, Inconsistency, check_database};
use playground::{Channel, Entry, Id, InjectedFault, Message, Playground};
use sqlx::AnyConnection;

pub use self::live::keeps_too_many;
use crate::Database;
use crate::program::ProgramError;
use crate::replay::{self, Roll};
use crate::rows::{self, EntryRow, GameRow};

/// What somebody was told that they had done.
#[derive(Clone, Copy, Debug)]
pub enum Acknowledged {
    /// They changed a game by this interaction.
    Entry(Id),
    /// They made a challenge by this interaction.
    Challenge(Id),
    /// They accepted the challenge of this number, and its game began.
    Accepted(i64),
    /// They accepted the offer of this number: of a draw, a rematch, and so on.
    Agreed(i64),
}

/// What is known beside the database: what Discord and the bot's users saw, and what went wrong.
#[derive(Clone, Debug, Default)]
pub struct Observations {
    /// Every request of the bot.
    pub requests: Vec<Entry>,
    /// The requests that were made to fail.
    pub faults: Vec<InjectedFault>,
    /// Every channel and thread.
    pub channels: Vec<Channel>,
    /// All messages, as somebody sees them who sees their channel.
    pub messages: Vec<Message>,
    /// What people were told.
    pub acknowledged: Vec<Acknowledged>,
    /// In which channels and by which interactions somebody may have stopped a clock, or let it run
    /// again.
    pub pauses: Vec<(Id, Id)>,
    /// When the bot was killed.
    pub kills: Vec<SystemTime>,
    /// Of which games a board was deleted, and when.
    pub deleted: Vec<(i64, SystemTime)>,
    /// When the database could not be used as it should be.
    pub outages: Vec<Outage>,
}

impl Observations {
    /// What Discord saw.
    pub fn of(playground: &Playground) -> Self {
        let (anybody, bot) = (playground.person("Ada"), playground.application_id());
        let channels = playground.channels();
        let seen = channels.iter().flat_map(|channel| {
            let member = channel.members.iter().find(|it| **it != bot);
            let viewer = if channel.is_for(anybody) { anybody } else { *member.unwrap_or(&bot) };
            playground.messages(channel.id, viewer)
        });
        Self {
            messages: seen.collect(),
            requests: playground.request_log(),
            faults: playground.injected_faults(),
            channels,
            ..Self::default()
        }
    }
}

/// A time in which the database could not be used as it should be.
#[derive(Clone, Copy, Debug)]
pub struct Outage {
    /// When it began.
    pub from: SystemTime,
    /// When it was over.
    pub to: SystemTime,
    /// Whether something may have been written without the bot being told.
    pub unclear: bool,
}

impl Outage {
    /// Whether it was at some time between these.
    fn meets(&self, from: SystemTime, to: SystemTime) -> bool {
        self.from <= to && from <= self.to
    }
}

/// How much was held against each other, and what did not fit.
#[derive(Debug, Default)]
pub struct Report {
    /// What there was, each with a number.
    pub counts: Vec<(&'static str, usize)>,
    /// What cannot be, each in a line.
    pub findings: Vec<String>,
}

impl Report {
    fn count(&mut self, what: &'static str, number: usize) {
        self.counts.push((what, number));
    }

    fn find(&mut self, what: String) {
        self.findings.push(what);
    }
}

/// A game as it is stored, and as it follows from its log.
pub(crate) struct Stored {
    id: i64,
    channel: i64,
    secret: String,
    result: Option<String>,
    /// Of each side: the person, and where there is none the engine plays.
    people: [Option<i64>; 2],
    log: Vec<EntryRow>,
    /// What its boards have to say of each entry that played.
    told: HashMap<i64, String>,
    rolls: Vec<Roll>,
}

impl Stored {
    /// The number of its newest entry; 0 before the first.
    fn seq(&self) -> i64 {
        self.log.last().map_or(0, |line| line.seq)
    }
}

/// All that an audit looks at.
pub(crate) struct AuditContext<'a> {
    connection: AnyConnection,
    seen: &'a Observations,
    games: HashMap<i64, Stored>,
}

/// Holds everything against everything. The bot should rest meanwhile, with nothing owed that it
/// can do.
///
/// # Errors
///
/// Fails where the database cannot be read.
pub async fn audit(database: &Database, seen: &Observations) -> Result<Report, ProgramError> {
    let mut connection = database.connect().await;
    let games = load(&mut connection).await?;
    let mut context = AuditContext { connection, seen, games };
    let mut report = Report::default();
    games::check(&mut context, &mut report).await?;
    boards::check(&mut context, &mut report).await?;
    due::check(&mut context, &mut report).await?;
    challenges::check(&mut context, &mut report).await?;
    for finding in check_database(&database.url().into()).await?.findings {
        // The bot may not know that a board is shown, and `boards` has looked. The chaos test takes
        // time from players.
        let is_excused = matches!(
            finding,
            Finding::Integrity(LostBoard(_)) | Finding::Game(Inconsistency::EarlyDeadline(_))
        );
        if !is_excused {
            report.find(format!("check: {finding}"));
        }
    }
    Ok(report)
}

async fn load(connection: &mut AnyConnection) -> Result<HashMap<i64, Stored>, sqlx::Error> {
    let mut logs: HashMap<i64, Vec<EntryRow>> = HashMap::new();
    for entry in rows::all::<EntryRow>(connection).await? {
        logs.entry(entry.game_id).or_default().push(entry);
    }
    let mut found = HashMap::new();
    for game in rows::all::<GameRow>(connection).await? {
        let id = game.game_id;
        let (log, people) = (logs.remove(&id).unwrap_or_default(), [game.white_id, game.black_id]);
        let mut told = HashMap::new();
        let tell = |seq, game: &rules::Game| drop(told.insert(seq, sentences::last(game, people)));
        let start = game.start_fen.as_deref();
        let replayed = replay::replay_each(&game.variant, start, &log, tell);
        let stored = Stored {
            id,
            channel: game.channel_id,
            secret: game.dice_secret,
            result: game.result,
            people,
            // What cannot be replayed `check` finds.
            rolls: replayed.map(|it| it.rolls).unwrap_or_default(),
            told,
            log,
        };
        found.insert(id, stored);
    }
    Ok(found)
}
