//! The puzzle of the day is posted where servers want it, once a day.

use super::{Jobs, nonce, pause_after};
use crate::clock::millis;
use crate::game::puzzle::{day_of, posted_at};
use crate::store::{PuzzleChannelRow, StoreError};
use crate::ui::{Error, MessengerError};

impl Jobs {
    /// Posts the puzzle of the day wherever it is due, in at most so many channels; whether there may
    /// be more.
    pub(super) async fn post_puzzles(&self, limit: i64) -> Result<bool, StoreError> {
        let due = self.app.store.due_puzzles(limit).await?;
        for row in &due {
            if !self.app.store.claim_puzzle(row).await? {
                continue;
            }
            let jobs = self.clone();
            let row = PuzzleChannelRow { tries: row.tries + 1, ..*row };
            self.shared.workers.spawn(async move {
                if let Err(error) = jobs.post_puzzle(&row).await {
                    let (guild, channel) = (row.guild, row.channel);
                    tracing::warn!(%guild, %channel, %error, "the puzzle of the day is late");
                    jobs.put_puzzle_off(&row, &error).await;
                }
                jobs.shared.alarm.notify_one();
            });
        }
        Ok(i64::try_from(due.len()).is_ok_and(|found| found == limit))
    }

    /// Posts the puzzle of this day, unless it was, or is not due yet: a day that nobody was alive
    /// for has had its own.
    async fn post_puzzle(&self, row: &PuzzleChannelRow) -> Result<(), Error> {
        let now = self.clock().now();
        let (today, fresh) = (day_of(now), PuzzleChannelRow { tries: 0, ..*row });
        if now < posted_at(today) {
            return Ok(self.app.store.put_off_puzzle(&fresh, posted_at(today)).await?);
        }
        if row.posted == Some(today) {
            return Ok(self.app.store.put_off_puzzle(&fresh, posted_at(today + 1)).await?);
        }
        let Some(reply) = self.app.puzzle_of_the_day(row.guild, today).await? else {
            return Ok(self.app.store.put_off_puzzle(&fresh, posted_at(today + 1)).await?);
        };
        let nonce = nonce(&format!("{}:{}:{today}", row.guild, row.channel));
        match self.app.messenger.post(row.channel, &reply, &nonce).await {
            Ok(_) => Ok(self.app.store.puzzle_posted(row, today, posted_at(today + 1)).await?),
            Err(error) if error.is_missing_channel() => {
                Ok(self.app.store.strike_puzzles(row).await?)
            }
            Err(error @ MessengerError::Refused { .. }) => {
                let (guild, channel) = (row.guild, row.channel);
                tracing::warn!(%guild, %channel, %error, "the puzzle of the day rests");
                Ok(self.app.store.rest_puzzle(row).await?)
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn put_puzzle_off(&self, row: &PuzzleChannelRow, error: &Error) {
        let pause = match error {
            Error::Messenger(error) => error.wait(pause_after(row.tries)),
            _ => pause_after(row.tries),
        };
        let due = self.clock().now().saturating_add(millis(pause));
        if let Err(error) = self.app.store.put_off_puzzle(row, due).await {
            tracing::error!(guild = %row.guild, %error, "a puzzle is not put off");
        }
    }
}
