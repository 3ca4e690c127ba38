//! Deadlines: a reminder, then word that the deadline has passed, and in the end the end of the game.

use super::worker::JobOutcome;
use super::{DeliveryRoute, Jobs, game_of, nonce, pause_after};
use crate::game::{GameClock, GameState};
use crate::store::Job;
use crate::ui::{Error, MessengerError};

/// How often the edit of a reminder that no longer holds is attempted.
const EDIT_ATTEMPTS: i64 = 2;

impl Jobs {
    /// Reminds the side to act, at most once: what comes next takes the job's place before the reminder is
    /// posted. If the game has gone on before it arrived, it is edited to say so.
    pub(super) async fn remind(&self, job: &Job) -> Result<JobOutcome, Error> {
        let games = self.app.store.games();
        let state = self.app.games.game(game_of(job)).await?;
        let Some(deadline) = deadline(&state) else {
            games.delete_deadline_jobs(state.id()).await?;
            return Ok(JobOutcome::Settled);
        };
        if !games.next_stage(job.key(), state.id(), deadline).await? {
            return Ok(JobOutcome::Settled);
        }
        // A deadline that has passed has no reminder, and under user install the bot cannot post one.
        if overdue_since(&state).is_none()
            && !state.is_user_install()
            && let Err(error) = self.post_reminder(job, &state, deadline).await
        {
            tracing::warn!(game = %state.id(), %error, "a reminder is not sent, or not corrected");
        }
        Ok(JobOutcome::Settled)
    }

    /// Posts a reminder, and edits it to say that it no longer holds, if the game or its deadline has
    /// changed meanwhile.
    async fn post_reminder(&self, job: &Job, before: &GameState, due: i64) -> Result<(), Error> {
        let (messenger, channel) = (&self.app.messenger, job.channel_id);
        let Some(reply) = self.app.reminder(before).await? else {
            return Ok(());
        };
        let nonce = nonce(&reasons(job, before, due));
        let Some(message) = messenger.post(channel, &reply, &nonce).await? else {
            return Ok(());
        };
        let now = self.app.games.game(before.id()).await?;
        if now.seq() == before.seq() && deadline(&now) == deadline(before) {
            return Ok(());
        }
        let reply = self.app.overtaken(&now).await?;
        for attempts in 0..EDIT_ATTEMPTS {
            match messenger.edit(channel, message, &reply).await {
                Err(error) if error.may_work_later() => {
                    tracing::info!(game = %now.id(), %error, "a late reminder is edited again");
                    self.clock().sleep(error.wait(pause_after(attempts))).await;
                }
                edited => return Ok(edited?),
            }
        }
        tracing::warn!(game = %now.id(), "a late reminder does not say so");
        Ok(())
    }

    /// Tells the other player that the deadline has passed. It is attempted for a day; the game ends in
    /// the end all the same.
    pub(super) async fn notify_overdue(&self, job: &Job) -> Result<JobOutcome, Error> {
        let games = self.app.store.games();
        let state = self.app.games.game(game_of(job)).await?;
        let Some(since) = overdue_since(&state) else {
            if let Some(deadline) = deadline(&state) {
                return Ok(JobOutcome::RunAt(deadline));
            }
            games.delete_deadline_jobs(state.id()).await?;
            return Ok(JobOutcome::Settled);
        };
        // An entry may have been written while the game was read.
        if !games.has_deadline(state.id(), since).await? {
            return Ok(JobOutcome::Settled);
        }
        // Under user install the bot cannot tell anybody.
        if !state.is_user_install() {
            self.post_overdue(job, &state, since).await?;
        }
        games.next_stage(job.key(), state.id(), since).await?;
        Ok(JobOutcome::Settled)
    }

    /// Posts that a deadline has passed; fails if that is to be attempted again.
    async fn post_overdue(&self, job: &Job, state: &GameState, since: i64) -> Result<(), Error> {
        let (game, channel) = (state.id(), job.channel_id);
        let reply = self.app.lateness(state).await?;
        // Nobody is pinged twice, though the message may be sent again.
        let reply = if job.attempts > 1 { reply.without_pings() } else { reply };
        let nonce = nonce(&reasons(job, state, since));
        match self.app.messenger.post(channel, &reply, &nonce).await {
            Ok(Some(message)) => {
                let games = self.app.store.games();
                if !games.overdue_shown((game, state.seq()), since, message).await? {
                    self.take_buttons_off((channel, message)).await;
                }
            }
            Ok(None) => {}
            Err(error @ MessengerError::Refused { .. }) => {
                tracing::warn!(%game, %error, "nobody is told who is late");
            }
            Err(error) if !self.is_last_attempt(job) => return Err(error.into()),
            Err(error) => tracing::error!(%game, %error, "nobody is told who is late"),
        }
        Ok(())
    }

    /// Ends a game whose deadline passed long ago, since the other player has not chosen.
    pub(super) async fn forfeit_on_time(&self, job: &Job) -> Result<JobOutcome, Error> {
        if let Some(state) = self.app.games.flag_unclaimed(game_of(job)).await? {
            self.show_board(state.board(), DeliveryRoute::Post).await;
        }
        Ok(JobOutcome::Settled)
    }
}

fn deadline(state: &GameState) -> Option<i64> {
    state.time().and_then(GameClock::deadline)
}

fn overdue_since(state: &GameState) -> Option<i64> {
    state.time().and_then(GameClock::late_since)
}

/// What a message about a deadline is posted for.
fn reasons(job: &Job, state: &GameState, deadline: i64) -> String {
    format!("{}:{}:{}:{deadline}", state.secret().commitment(), job.seq, job.kind.name())
}
