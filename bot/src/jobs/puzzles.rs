//! The puzzle of the day is posted where guilds want it, once a day.

use super::worker::JobOutcome;
use super::{Jobs, nonce};
use crate::game::puzzle::{day_of, posted_at};
use crate::ids::GuildId;
use crate::store::Job;
use crate::ui::{Error, MessengerError};

impl Jobs {
    /// Posts the puzzle of this day, unless it was posted, or it is too early: a day in which no process
    /// ran gets no puzzle afterwards.
    pub(super) async fn post_daily_puzzle(&self, job: &Job) -> Result<JobOutcome, Error> {
        let puzzles = self.app.store.puzzles();
        let (guild, channel) = (GuildId(job.subject()), job.channel_id);
        let chosen = puzzles.channel(guild).await?.filter(|it| it.channel_id == channel);
        let Some(chosen) = chosen else {
            // The guild has chosen another channel, or none, and its job is another one or deleted.
            return Ok(JobOutcome::Settled);
        };
        let now = self.clock().now();
        let today = day_of(now);
        if now < posted_at(today) {
            return Ok(JobOutcome::RunAt(posted_at(today)));
        }
        let tomorrow = JobOutcome::RunAt(posted_at(today + 1));
        if chosen.last_posted_day == Some(today) {
            return Ok(tomorrow);
        }
        let Some(reply) = self.app.puzzle_of_the_day(guild, today).await? else {
            return Ok(tomorrow);
        };
        let nonce = nonce(&format!("{guild}:{channel}:{today}"));
        match self.app.messenger.post(channel, &reply, &nonce).await {
            Ok(_) => {
                puzzles.posted(guild, channel, today).await?;
                Ok(tomorrow)
            }
            Err(error) if error.is_missing_channel() => {
                puzzles.remove_channel(guild, channel).await?;
                Ok(JobOutcome::Settled)
            }
            Err(error @ MessengerError::Refused { .. }) => {
                tracing::warn!(%guild, %channel, %error, "the puzzle of the day is parked");
                puzzles.refused(guild, channel).await?;
                Ok(JobOutcome::Parked)
            }
            Err(error) => Err(error.into()),
        }
    }
}
