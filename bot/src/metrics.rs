//! What is measured of a running program, for whoever watches it: every name stands here. No label
//! ever holds a person's, server's or game's id, nor a token.
//!
//! Where nobody has asked for measurements, nothing is kept and all of this costs next to nothing.

use std::time::{Duration, Instant};

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};

const ANSWERS: &str = "eightfold_answer_seconds";
const INTERNAL_ERRORS: &str = "eightfold_internal_errors_total";
const REFUSED: &str = "eightfold_refused_total";
const REQUESTS: &str = "eightfold_request_seconds";
const JOBS: &str = "eightfold_jobs";
const JOBS_LATE: &str = "eightfold_jobs_late_seconds";
const JOBS_TRIED: &str = "eightfold_jobs_tried_total";
const SHARDS: &str = "eightfold_gateway_shards";
const IDENTIFIES: &str = "eightfold_gateway_identifies_left";
const DATABASE: &str = "eightfold_database_seconds";
const DATABASE_FAILURES: &str = "eightfold_database_failures_total";
const DATABASE_UP: &str = "eightfold_database_up";
const PICTURES: &str = "eightfold_picture_seconds";
const SPRITES: &str = "eightfold_sprites_bytes";
const THINKING: &str = "eightfold_engine_waiting";
const TASKS: &str = "eightfold_tasks";
const PICTURES_WAITING: &str = "eightfold_pictures_waiting";
const PICTURES_REJECTED: &str = "eightfold_pictures_rejected_total";
const VERSION: &str = "eightfold_info";

/// The upper ends of what is counted together, in seconds.
pub const BUCKETS: [f64; 14] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 5.0, 10.0];

/// Says what each name means, and begins those that count what is rare with nothing.
pub fn describe(kinds: &[&'static str], jobs: &[&'static str], pools: &[&'static str]) {
    describe_histogram!(ANSWERS, "Until Discord had the first answer to an interaction");
    describe_counter!(INTERNAL_ERRORS, "Interactions that failed for a reason of ours");
    describe_counter!(REFUSED, "Requests to the HTTP endpoint that were not taken");
    describe_histogram!(REQUESTS, "Requests to Discord, by the status of what it said");
    describe_gauge!(JOBS, "What is still to be done, in all processes, by kind");
    describe_gauge!(JOBS_LATE, "For how long the oldest of them has been due");
    describe_counter!(JOBS_TRIED, "What this process has tried to do of that");
    describe_gauge!(SHARDS, "Connections to the gateway, by whether they are there");
    describe_gauge!(
        IDENTIFIES,
        "How many sessions may still begin today, as far as this process knows"
    );
    describe_histogram!(
        DATABASE,
        "How long reads and writes take, waiting for a connection included"
    );
    describe_counter!(DATABASE_FAILURES, "What the database has failed to do, by why");
    describe_gauge!(DATABASE_UP, "Whether the database takes what is written");
    describe_histogram!(PICTURES, "Drawing a picture, by what it shows");
    describe_gauge!(SPRITES, "What is kept of drawings, in bytes");
    describe_gauge!(THINKING, "Questions that wait for the engine");
    describe_gauge!(TASKS, "What the program does side by side: answers, jobs, connections");
    describe_gauge!(
        PICTURES_WAITING,
        "People who wait for what is no running game's, by what is drawn"
    );
    describe_counter!(PICTURES_REJECTED, "People who were told that too many wait for that");
    describe_gauge!(VERSION, "Which version runs");
    for kind in kinds {
        counter!(INTERNAL_ERRORS, "kind" => *kind).increment(0);
    }
    for why in [Refused::Signature, Refused::Age, Refused::Body] {
        counter!(REFUSED, "reason" => why.name()).increment(0);
    }
    for why in Failure::ALL {
        counter!(DATABASE_FAILURES, "reason" => why.name()).increment(0);
    }
    for kind in jobs {
        counter!(JOBS_TRIED, "kind" => *kind).increment(0);
    }
    for kind in pools {
        counter!(PICTURES_REJECTED, "kind" => *kind).increment(0);
    }
    gauge!(VERSION, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
}

/// What became of the first answer to an interaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerOutcome {
    /// It was the answer.
    Answer,
    /// It said that the answer will take longer.
    Deferred,
    /// It said that there is too much to do, and nothing was done.
    Rejected,
    /// Discord did not take it, or did not say so.
    Untaken,
}

/// Notes how long the first answer to an interaction of a kind took.
pub fn answered(kind: &'static str, outcome: AnswerOutcome, took: Duration) {
    let outcome = match outcome {
        AnswerOutcome::Answer => "answer",
        AnswerOutcome::Deferred => "deferred",
        AnswerOutcome::Rejected => "rejected",
        AnswerOutcome::Untaken => "untaken",
    };
    histogram!(ANSWERS, "kind" => kind, "outcome" => outcome).record(took);
}

/// Notes that an interaction of a kind has failed for a reason of ours.
pub fn failed(kind: &'static str) {
    counter!(INTERNAL_ERRORS, "kind" => kind).increment(1);
}

/// Why a request to the HTTP endpoint is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It is not signed by the key that counts.
    Signature,
    /// It is, but was long ago, or is yet to be.
    Age,
    /// It cannot be read.
    Body,
}

impl Refused {
    const fn name(self) -> &'static str {
        match self {
            Self::Signature => "signature",
            Self::Age => "age",
            Self::Body => "body",
        }
    }
}

/// Notes that a request to the HTTP endpoint is not taken.
pub fn refused(why: Refused) {
    counter!(REFUSED, "reason" => why.name()).increment(1);
}

/// Notes how long a request to Discord took; no status where there was no answer.
pub fn requested(status: Option<u16>, took: Duration) {
    let status = match status {
        None => "none",
        Some(429) => "429",
        Some(200..=299) => "2xx",
        Some(500..) => "5xx",
        Some(_) => "4xx",
    };
    histogram!(REQUESTS, "status" => status).record(took);
}

/// Notes how many jobs of a kind are still to be done, and for how long the oldest has been due.
pub fn jobs(kind: &'static str, number: u32, late: Duration) {
    gauge!(JOBS, "kind" => kind).set(number);
    gauge!(JOBS_LATE, "kind" => kind).set(late.as_secs_f64());
}

/// Notes that a job of a kind is tried.
pub fn job_tried(kind: &'static str) {
    counter!(JOBS_TRIED, "kind" => kind).increment(1);
}

/// Notes how many connections to the gateway are there, and how many are not.
pub fn shards(connected: u32, away: u32) {
    gauge!(SHARDS, "state" => "connected").set(connected);
    gauge!(SHARDS, "state" => "away").set(away);
}

/// Notes how many sessions may still begin.
pub fn identifies_left(number: u64) {
    gauge!(IDENTIFIES).set(number as f64);
}

/// Notes that a session has begun.
pub fn identified() {
    gauge!(IDENTIFIES).decrement(1.0);
}

/// Something asked of the database, from when a connection for it is asked for. How long it took is
/// noted when this is dropped.
#[derive(Debug)]
pub struct RequestTimer {
    kind: &'static str,
    outcome: &'static str,
    at: Instant,
}

impl RequestTimer {
    /// Reading begins.
    pub fn to_read() -> Self {
        Self::to("read")
    }

    /// Writing begins, with its commit and waiting for it.
    pub fn to_write() -> Self {
        Self::to("write")
    }

    fn to(kind: &'static str) -> Self {
        Self { kind, outcome: "failed", at: Instant::now() }
    }

    /// How long ago that was.
    pub fn age(&self) -> Duration {
        self.at.elapsed()
    }

    /// It is done. Without this it has failed, or nobody waits for it any more.
    pub fn done(mut self) {
        self.outcome = "done";
    }
}

impl Drop for RequestTimer {
    fn drop(&mut self) {
        histogram!(DATABASE, "kind" => self.kind, "outcome" => self.outcome).record(self.age());
    }
}

/// Why the database fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It is not there, or ended the connection.
    Away,
    /// Somebody else has it for too long, or too many want it.
    Busy,
    /// There is no room left.
    Full,
    /// What was written together with this failed.
    Shared,
    /// It says nothing.
    Silent,
    /// Something else.
    Other,
}

impl Failure {
    const ALL: [Self; 6] =
        [Self::Away, Self::Busy, Self::Full, Self::Shared, Self::Silent, Self::Other];

    const fn name(self) -> &'static str {
        match self {
            Self::Away => "away",
            Self::Busy => "busy",
            Self::Full => "full",
            Self::Shared => "shared",
            Self::Silent => "silent",
            Self::Other => "other",
        }
    }
}

/// Notes that the database has failed.
pub fn database_failed(why: Failure) {
    counter!(DATABASE_FAILURES, "reason" => why.name()).increment(1);
}

/// Notes whether the database takes what is written.
pub fn database_up(up: bool) {
    gauge!(DATABASE_UP).set(f64::from(u8::from(up)));
}

/// Notes how long a picture of a kind took to draw.
pub fn drawn(kind: &'static str, took: Duration) {
    histogram!(PICTURES, "kind" => kind).record(took);
}

/// Notes how much is kept of drawings.
pub fn sprites(bytes: u32) {
    gauge!(SPRITES).set(bytes);
}

/// Notes how many questions of a kind wait for the engine.
pub fn waiting(kind: &'static str, number: u32) {
    gauge!(THINKING, "kind" => kind).set(number);
}

/// Notes how many people wait for something of a kind to be drawn.
pub fn drawing(kind: &'static str, number: usize) {
    gauge!(PICTURES_WAITING, "kind" => kind).set(u32::try_from(number).unwrap_or(u32::MAX));
}

/// Notes that too many wait for something of a kind to be drawn, which one more was told.
pub fn picture_refused(kind: &'static str) {
    counter!(PICTURES_REJECTED, "kind" => kind).increment(1);
}

/// Notes how many things are done side by side.
pub fn tasks(number: usize) {
    gauge!(TASKS).set(u32::try_from(number).unwrap_or(u32::MAX));
}
