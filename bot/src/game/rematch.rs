//! Another game of the same two, with colours swapped.

use rules::{Color, Game};

use super::offer::{answerable, check_answer};
use super::opponent::PAUSE;
use super::{
    BoardRef, Cause, Error, Offer, OfferKind, OfferRefusal, Proposed, Record, Refusal, Tables,
};
use crate::ids::{ChannelId, GameId, OfferId};
use crate::store::{Begun, NewGame};

/// What a click on **Rematch** comes to.
pub enum Rematch {
    /// The other player is asked.
    Asked(Offer),
    /// Nobody need be asked any more: it is to begin, and accepts this offer, where there is one.
    Agreed(Option<Offer>),
}

impl Tables {
    /// Asks the other player for a rematch, unless they have asked already, or are the engine.
    ///
    /// # Errors
    ///
    /// Refused where the game still runs, they did not play in it, have asked already, or the
    /// rematch has begun; fails where the database does.
    pub async fn ask_rematch(&self, record: &Record, cause: Cause<'_>) -> Result<Rematch, Error> {
        // Before it is asked whether the rematch has begun: so an offer that was just accepted is
        // never taken for none.
        let offers = self.offers(record.id()).await?;
        let by = self.check_rematch(record, cause).await?;
        if record.engine().is_some() {
            return Ok(Rematch::Agreed(None));
        }
        if let Some(theirs) = answerable(&offers, OfferKind::Rematch, !by) {
            return Ok(Rematch::Agreed(Some(*theirs)));
        }
        match self.propose(record, &offers, OfferKind::Rematch, by, cause).await? {
            Proposed::Open(offer) => Ok(Rematch::Asked(offer)),
            Proposed::Done(_) => Err(Refusal::Duplicate.into()),
        }
    }

    /// Checks that this person may accept the offer of a rematch.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs to answer, not open any more, or the rematch has begun; fails
    /// where the database does.
    pub async fn check_rematch_offer(
        &self,
        record: &Record,
        offer: Offer,
        cause: Cause<'_>,
    ) -> Result<(), Error> {
        check_answer(record, offer, cause.user)?;
        self.check_rematch(record, cause).await.map(drop)
    }

    async fn check_rematch(&self, record: &Record, cause: Cause<'_>) -> Result<Color, Error> {
        let color = record.color_of(cause.user).ok_or(Refusal::NotSeated(record.id()))?;
        if record.ending().is_none() {
            return Err(OfferRefusal::StillRunning(record.id()).into());
        }
        match self.store().has_rematch(record.id()).await? {
            true => Err(OfferRefusal::RematchBegun.into()),
            false => Ok(color),
        }
    }

    /// Begins the rematch of an ended game at `channel`, and accepts the offer of it; none where
    /// another game runs there. Where the engine is first, it begins at once.
    ///
    /// # Errors
    ///
    /// Refused where it has begun, or the person plays enough games against the engine; fails where
    /// the database does, or there are no random numbers.
    pub async fn begin_rematch(
        &self,
        record: &Record,
        accepts: Option<OfferId>,
        channel: ChannelId,
        cause: Cause<'_>,
    ) -> Result<Option<GameId>, Error> {
        let variant = record.game().variant();
        let secret = self.dice().secret()?.reveal();
        let next = Game::new(variant).position().actor();
        let players = Color::BOTH.map(|color| record.player(!color));
        let [white, black] = players;
        let first = if next == Color::White { white } else { black };
        let new = NewGame {
            guild: record.guild(),
            channel,
            variant: variant.id(),
            start: None,
            white: white.into(),
            black: black.into(),
            secret: &secret,
            next: next.name(),
            engine: first.level().is_some(),
            token: cause.token_row(),
        };
        let limited = record.engine().map(|_| (cause.user, super::versus::MOST));
        let before = (record.id(), record.channel());
        match self.store().add_rematch(before, accepts, limited, &new).await? {
            Begun::Game(game) => {
                if new.engine {
                    self.answer(BoardRef { game, ply: 0 }, PAUSE);
                }
                Ok(Some(game))
            }
            Begun::Busy => Ok(None),
            Begun::Duplicate => Err(OfferRefusal::RematchBegun.into()),
            Begun::TooMany => Err(self.too_many_against_engine(cause.user).await?),
        }
    }
}
