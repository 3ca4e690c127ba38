//! Deadlines: a reminder, the word that somebody is late, and in the end the end of the game.

use super::{DAY, Jobs, nonce, pause_after};
use crate::clock::millis;
use crate::game::{Record, Time};
use crate::ids::{ChannelId, MessageId};
use crate::store::{JobKey, JobKind, JobRow};
use crate::ui::{Error, MessengerError};

/// How often the edit of a reminder is tried that no longer holds.
const EDITS: i64 = 2;

impl Jobs {
    /// Does what is due of a deadline, or tries again later.
    pub(super) async fn attend_to_deadline(&self, kind: JobKind, job: &JobRow) {
        let done = match kind {
            JobKind::Reminder => self.remind(job).await,
            JobKind::Late => self.tell_late(job).await,
            _ => self.flag(job).await,
        };
        let Err(error) = done else {
            return;
        };
        tracing::warn!(game = %job.game, ?kind, %error, "a deadline is not attended to");
        let pause = match &error {
            Error::Messenger(error) => error.wait(pause_after(job.tries)),
            _ => pause_after(job.tries),
        };
        let due = self.clock().now().saturating_add(millis(pause));
        self.put_job_off((kind, job.game, job.ply), due).await;
    }

    /// Reminds who is next, once: what comes after takes its place before it is sent. Where something was
    /// done before it arrived, it says that it no longer holds.
    async fn remind(&self, job: &JobRow) -> Result<(), Error> {
        let record = self.app.tables.game(job.game).await?;
        let Some(deadline) = record.time().and_then(Time::deadline) else {
            return Ok(self.app.store.strike_deadline(job.game).await?);
        };
        let key = (JobKind::Reminder, job.game, job.ply);
        if !self.app.store.pass_deadline_on(key, deadline).await? {
            return Ok(());
        }
        // Nobody is reminded of what has passed, nor can be where the bot is a guest.
        let late = record.time().and_then(Time::late_since).is_some() || record.is_guest();
        let Some(reply) = self.app.reminder(&record).await?.filter(|_| !late) else {
            return Ok(());
        };
        let nonce = nonce(&reasons(&record, key, deadline));
        match self.app.messenger.post(job.channel, &reply, &nonce).await {
            Ok(Some(message)) => self.check_overtaken(job.channel, message, &record).await?,
            Ok(None) => {}
            Err(error) => tracing::warn!(game = %job.game, %error, "a reminder is not sent"),
        }
        Ok(())
    }

    /// Edits a reminder to say that it no longer holds, where the game or its deadline has changed.
    async fn check_overtaken(
        &self,
        channel: ChannelId,
        message: MessageId,
        before: &Record,
    ) -> Result<(), Error> {
        let now = self.app.tables.game(before.id()).await?;
        let deadline = |record: &Record| record.time().and_then(Time::deadline);
        if now.ply() == before.ply() && deadline(&now) == deadline(before) {
            return Ok(());
        }
        let reply = self.app.overtaken(&now).await?;
        for tries in 0..EDITS {
            match self.app.messenger.edit(channel, message, &reply).await {
                Err(error) if error.may_work_later() => {
                    tracing::info!(game = %now.id(), %error, "a late reminder is edited again");
                    self.clock().sleep(error.wait(pause_after(tries))).await;
                }
                edited => return Ok(edited?),
            }
        }
        tracing::warn!(game = %now.id(), "a late reminder does not say so");
        Ok(())
    }

    /// Tells the other player that who is next is late. It is tried for a day; the game ends in the
    /// end all the same.
    async fn tell_late(&self, job: &JobRow) -> Result<(), Error> {
        let record = self.app.tables.game(job.game).await?;
        let Some(deadline) = self.passed(job, &record).await? else {
            return Ok(());
        };
        // An entry may have been written while the game was read.
        if !self.app.store.has_deadline(job.game, deadline).await? {
            return Ok(());
        }
        let key = (JobKind::Late, job.game, job.ply);
        if record.is_guest() {
            // Nobody can be told; the game ends in the end all the same.
            self.app.store.pass_deadline_on(key, deadline).await?;
            return Ok(());
        }
        let reply = self.app.lateness(&record).await?;
        // Nobody is pinged twice, though the message be sent again.
        let reply = if job.tries > 1 { reply.pinging_nobody() } else { reply };
        let nonce = nonce(&reasons(&record, key, deadline));
        let posted = self.app.messenger.post(job.channel, &reply, &nonce).await;
        let given_up = self.clock().now().saturating_sub(job.since) > millis(DAY);
        match posted {
            Ok(Some(message)) => {
                let place = (job.game, record.ply());
                if !self.app.store.late_shown(place, deadline, message).await? {
                    self.take_buttons_off((job.channel, message)).await;
                }
            }
            Ok(None) => {}
            Err(error @ MessengerError::Refused { .. }) => {
                tracing::warn!(game = %job.game, %error, "nobody is told who is late");
            }
            Err(error) if !given_up => return Err(error.into()),
            Err(error) => tracing::error!(game = %job.game, %error, "nobody is told who is late"),
        }
        self.app.store.pass_deadline_on(key, deadline).await?;
        Ok(())
    }

    /// The deadline that has passed; where it has not, the job waits for it or, where there is
    /// none, is struck.
    async fn passed(&self, job: &JobRow, record: &Record) -> Result<Option<i64>, Error> {
        let time = record.time();
        match (time.and_then(Time::late_since), time.and_then(Time::deadline)) {
            (Some(late), _) => return Ok(Some(late)),
            (None, Some(deadline)) => {
                let key = (JobKind::Late, job.game, job.ply);
                self.app.store.put_off_job(key, deadline).await?;
            }
            (None, None) => self.app.store.strike_deadline(job.game).await?,
        }
        Ok(None)
    }

    /// Ends the game of who is late, since the other one has not chosen.
    async fn flag(&self, job: &JobRow) -> Result<(), Error> {
        if let Some(record) = self.app.tables.flag_unclaimed(job.game).await? {
            self.try_again(record.board()).await;
        }
        Ok(())
    }
}

/// What something about a deadline is posted for.
fn reasons(record: &Record, (kind, _, ply): JobKey, deadline: i64) -> String {
    format!("{}:{ply}:{kind:?}:{deadline}", record.secret().commitment())
}
