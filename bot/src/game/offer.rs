//! What players propose to each other: a draw, to take a turn back, to close the game, a rematch. An
//! offer is no entry: it stands beside the game, and the next entry makes it void.

use rules::Color;

use super::tables::Author;
use super::{AbortReason, Cause, Entry, Error, Record, Refusal, Tables};
use crate::ids::{GameId, OfferId, UserId};
use crate::names::{by_name, name_of};
use crate::store::{NewOffer, OfferRow, Written};

/// How many turns must pass before a player offers a draw again.
const DRAW_PAUSE: usize = 10;

/// What is proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take the last turn of who proposes it back, and what came after it.
    Takeback,
    /// To close the game without a result.
    Abort,
    /// Another game, with colours swapped.
    Rematch,
}

/// What became of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferState {
    /// It can be answered.
    Open,
    /// The other player has agreed.
    Accepted,
    /// The other player has not.
    Declined,
    /// Who made it has changed their mind.
    Withdrawn,
    /// The game went on.
    Lapsed,
}

const KINDS: [(OfferKind, &str); 4] = [
    (OfferKind::Draw, "draw"),
    (OfferKind::Takeback, "takeback"),
    (OfferKind::Abort, "abort"),
    (OfferKind::Rematch, "rematch"),
];

const STATES: [(OfferState, &str); 5] = [
    (OfferState::Open, "open"),
    (OfferState::Accepted, "accepted"),
    (OfferState::Declined, "declined"),
    (OfferState::Withdrawn, "withdrawn"),
    (OfferState::Lapsed, "lapsed"),
];

impl OfferKind {
    /// As it is stored.
    pub fn name(self) -> &'static str {
        name_of(&KINDS, &self)
    }
}

/// A proposal of one player to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its id.
    pub id: OfferId,
    /// The game.
    pub game: GameId,
    /// The entry that it was made after, 0 the start.
    pub ply: i64,
    /// What is proposed.
    pub kind: OfferKind,
    /// The side that proposes it.
    pub by: Color,
    /// What became of it.
    pub state: OfferState,
}

/// What came of a proposal.
pub enum Proposed {
    /// It needed nobody's consent, or had it: the entry is written.
    Done(Box<Record>),
    /// The other player is asked.
    Open(Offer),
}

/// Why a proposal is not made, or not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferRefusal {
    /// There is no such offer.
    Unknown,
    /// It is not open any more.
    Closed(OfferState),
    /// Only somebody else can answer it.
    Own,
    /// Only who made it can withdraw it.
    NotTheirs,
    /// The same player's offer of this kind is still open.
    StillOpen,
    /// The same player has made one of this kind a short while ago.
    TooSoon(OfferKind),
    /// There is no draw to claim.
    NoClaim,
    /// They have made no turn that could be taken back.
    NoTurnYet,
    /// The last turn can be taken back freely by who made it alone.
    NotTheirTurn,
    /// For taking a turn back freely it is too late.
    TooLate,
    /// The engine wants no draw.
    EngineDeclines,
    /// The game still runs.
    StillRunning(GameId),
    /// The rematch has begun.
    RematchBegun,
}

impl TryFrom<&OfferRow> for Offer {
    type Error = Error;

    fn try_from(row: &OfferRow) -> Result<Self, Error> {
        let find = || {
            let kind = by_name(&KINDS, &row.kind)?;
            let state = by_name(&STATES, &row.state)?;
            let by = Color::BOTH.into_iter().find(|color| color.name() == row.seat)?;
            Some(Self { id: row.id, game: row.game, ply: row.ply, kind, by, state })
        };
        find().ok_or_else(|| Error::Broken { game: row.game, why: format!("offer {row:?}") })
    }
}

impl Tables {
    /// Claims a draw where that can be done, accepts the other player's offer of one, or offers one.
    ///
    /// # Errors
    ///
    /// Refused where they do not play, or have offered one a short while ago, or the engine wants
    /// none; fails where the database or the engine does.
    pub async fn draw(&self, record: Record, cause: Cause<'_>) -> Result<Proposed, Error> {
        let seat = record.seat(cause.user)?;
        if record.next() == Some(seat) && record.game().claim().is_some() {
            return Ok(Proposed::Done(Box::new(self.claim(record, cause).await?)));
        }
        let offers = self.offers(record.id()).await?;
        if let Some(theirs) = answerable(&offers, OfferKind::Draw, !seat) {
            return self.done(record, Entry::DrawAgreed, cause, Some(theirs.id)).await;
        }
        check_pause(&record, &offers, seat)?;
        if record.engine().is_none() {
            return self.propose(&record, &offers, OfferKind::Draw, seat, cause).await;
        }
        if record.engine_next().is_some() {
            return Err(Refusal::EngineThinks.into());
        }
        if self.engine_wants_draw(&record).await? {
            return self.done(record, Entry::DrawAgreed, cause, None).await;
        }
        // It is written down, so that nobody asks with each turn.
        let asked = self.propose(&record, &offers, OfferKind::Draw, seat, cause).await?;
        if let Proposed::Open(offer) = asked {
            self.close_offer(offer, OfferState::Declined).await?;
        }
        Err(OfferRefusal::EngineDeclines.into())
    }

    /// Claims a draw by the rules.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs to claim, or there is none; fails where the database does.
    pub async fn claim(&self, record: Record, cause: Cause<'_>) -> Result<Record, Error> {
        record.check_next(cause.user)?;
        let claim = record.game().claim().ok_or(OfferRefusal::NoClaim)?;
        self.write(record, Entry::DrawClaimed { claim }, Author::Person(cause)).await
    }

    /// Takes the person's last turn back with all that came after it, or asks the other player to
    /// allow that.
    ///
    /// # Errors
    ///
    /// Refused where they do not play, have made no turn, or have asked already; fails where the
    /// database does.
    pub async fn take_back(&self, record: Record, cause: Cause<'_>) -> Result<Proposed, Error> {
        let seat = record.seat(cause.user)?;
        let to = record.before_last_turn(seat).ok_or(OfferRefusal::NoTurnYet)?;
        if record.engine().is_some() {
            return self.done(record, Entry::TookBack { to }, cause, None).await;
        }
        let offers = self.offers(record.id()).await?;
        self.propose(&record, &offers, OfferKind::Takeback, seat, cause).await
    }

    /// Takes the turn back that was just made, while nobody has acted since.
    ///
    /// # Errors
    ///
    /// Refused where it is somebody else's, or too late; fails where the database does.
    pub async fn oops(&self, record: Record, cause: Cause<'_>) -> Result<Record, Error> {
        record.seat(cause.user)?;
        let oops = record.oops().ok_or(OfferRefusal::TooLate)?;
        if record.player(oops.by).person() != Some(cause.user) {
            return Err(OfferRefusal::NotTheirTurn.into());
        }
        if self.store().clock().now() > oops.until {
            return Err(OfferRefusal::TooLate.into());
        }
        self.write(record, Entry::TookBack { to: oops.to }, Author::Person(cause)).await
    }

    /// Closes a game without a result where one side has not yet moved or the engine plays, or asks
    /// the other player to agree to that.
    ///
    /// # Errors
    ///
    /// Refused where they do not play, or have asked already; fails where the database does.
    pub async fn abort(&self, record: Record, cause: Cause<'_>) -> Result<Proposed, Error> {
        let seat = record.seat(cause.user)?;
        let early = Color::BOTH.into_iter().any(|side| record.before_last_turn(side).is_none());
        if early || record.engine().is_some() {
            let why = if early { AbortReason::Early } else { AbortReason::Agreed };
            return self.done(record, Entry::Aborted { why }, cause, None).await;
        }
        let offers = self.offers(record.id()).await?;
        if let Some(theirs) = answerable(&offers, OfferKind::Abort, !seat) {
            let entry = Entry::Aborted { why: AbortReason::Agreed };
            return self.done(record, entry, cause, Some(theirs.id)).await;
        }
        self.propose(&record, &offers, OfferKind::Abort, seat, cause).await
    }

    /// An offer.
    ///
    /// # Errors
    ///
    /// Refused where there is none; fails where the database does.
    pub async fn offer(&self, offer: OfferId) -> Result<Offer, Error> {
        let row = self.store().offer(offer).await?.ok_or(OfferRefusal::Unknown)?;
        Offer::try_from(&row)
    }

    /// Every offer of a game, the oldest first.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn offers(&self, game: GameId) -> Result<Vec<Offer>, Error> {
        self.store().offers(game).await?.iter().map(Offer::try_from).collect()
    }

    /// Agrees to an offer but for a rematch: writes what it proposes.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs to answer, or not open any more; fails where the database does.
    pub async fn agree(
        &self,
        record: Record,
        offer: Offer,
        cause: Cause<'_>,
    ) -> Result<Record, Error> {
        check_answer(&record, offer, cause.user)?;
        record.seat(cause.user)?;
        let entry = match offer.kind {
            OfferKind::Draw => Entry::DrawAgreed,
            OfferKind::Abort => Entry::Aborted { why: AbortReason::Agreed },
            OfferKind::Takeback => {
                let to = record.before_last_turn(offer.by).ok_or(OfferRefusal::NoTurnYet)?;
                Entry::TookBack { to }
            }
            OfferKind::Rematch => return Err(OfferRefusal::Unknown.into()),
        };
        let written = self.write_agreed(record, entry, Author::Person(cause), Some(offer.id));
        match written.await {
            Err(Error::Refused(Refusal::Duplicate)) => Err(self.overtaken(offer.id).await),
            written => written,
        }
    }

    /// Why an offer could not be answered that was open a moment before.
    async fn overtaken(&self, offer: OfferId) -> Error {
        match self.offer(offer).await {
            Ok(Offer { state: OfferState::Open, .. }) => Refusal::Duplicate.into(),
            Ok(Offer { state, .. }) => OfferRefusal::Closed(state).into(),
            Err(error) => error,
        }
    }

    /// Declines an offer, and returns it as it is then.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs to answer, or not open any more; fails where the database does.
    pub async fn decline_offer(
        &self,
        record: &Record,
        offer: Offer,
        user: UserId,
    ) -> Result<Offer, Error> {
        check_answer(record, offer, user)?;
        self.close_offer(offer, OfferState::Declined).await
    }

    /// Withdraws an offer, and returns it as it is then.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs, or not open any more; fails where the database does.
    pub async fn withdraw_offer(
        &self,
        record: &Record,
        offer: Offer,
        user: UserId,
    ) -> Result<Offer, Error> {
        if record.player(offer.by).person() != Some(user) {
            return Err(OfferRefusal::NotTheirs.into());
        }
        check_open(offer)?;
        self.close_offer(offer, OfferState::Withdrawn).await
    }

    /// Forgets an open offer that nobody has seen, so that it can be made again.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn forget_offer(&self, offer: OfferId) -> Result<(), Error> {
        Ok(self.store().delete_offer(offer).await?)
    }

    /// Ends an open offer.
    async fn close_offer(&self, offer: Offer, state: OfferState) -> Result<Offer, Error> {
        match self.store().close_offer(offer.id, name_of(&STATES, &state)).await? {
            Written::Done(()) => Ok(Offer { state, ..offer }),
            Written::Duplicate => Err(self.overtaken(offer.id).await),
        }
    }

    async fn done(
        &self,
        record: Record,
        entry: Entry,
        cause: Cause<'_>,
        accepts: Option<OfferId>,
    ) -> Result<Proposed, Error> {
        let written = self.write_agreed(record, entry, Author::Person(cause), accepts);
        Ok(Proposed::Done(Box::new(written.await?)))
    }

    /// Asks the other player; `offers` are those of the game so far.
    pub(super) async fn propose(
        &self,
        record: &Record,
        offers: &[Offer],
        kind: OfferKind,
        by: Color,
        cause: Cause<'_>,
    ) -> Result<Proposed, Error> {
        let (game, ply) = (record.id(), record.ply());
        if answerable(offers, kind, by).is_some() {
            return Err(OfferRefusal::StillOpen.into());
        }
        let new = NewOffer {
            game,
            ply,
            kind: kind.name(),
            seat: by.name(),
            interaction: cause.interaction,
        };
        match self.store().add_offer(&new).await? {
            Written::Done(id) => {
                Ok(Proposed::Open(Offer { id, game, ply, kind, by, state: OfferState::Open }))
            }
            Written::Duplicate if offers.iter().any(|it| is_like(it, kind, by, ply)) => {
                Err(OfferRefusal::TooSoon(kind).into())
            }
            Written::Duplicate => Err(Refusal::Duplicate.into()),
        }
    }
}

fn is_like(offer: &Offer, kind: OfferKind, by: Color, ply: i64) -> bool {
    (offer.kind, offer.by, offer.ply) == (kind, by, ply)
}

/// The open offer of this kind and side.
pub(super) fn answerable(offers: &[Offer], kind: OfferKind, by: Color) -> Option<&Offer> {
    offers.iter().find(|it| (it.kind, it.by, it.state) == (kind, by, OfferState::Open))
}

fn check_open(offer: Offer) -> Result<(), OfferRefusal> {
    match offer.state {
        OfferState::Open => Ok(()),
        closed => Err(OfferRefusal::Closed(closed)),
    }
}

/// Checks that this person may answer an offer, and that it is open.
pub(super) fn check_answer(record: &Record, offer: Offer, user: UserId) -> Result<(), Refusal> {
    let own = record.player(offer.by).person() == Some(user);
    if !own && record.color_of(user).is_none() {
        return Err(Refusal::NotSeated(record.id()));
    }
    check_open(offer)?;
    if own { Err(OfferRefusal::Own.into()) } else { Ok(()) }
}

/// Checks that a side has not offered a draw in the last turns.
fn check_pause(record: &Record, offers: &[Offer], seat: Color) -> Result<(), Refusal> {
    let mut own = offers.iter().rev().filter(|it| it.kind == OfferKind::Draw && it.by == seat);
    let Some(last) = own.next().filter(|last| last.state != OfferState::Open) else {
        return Ok(());
    };
    let since = record.turn_count().saturating_sub(record.turns_until(last.ply));
    if since < DRAW_PAUSE { Err(OfferRefusal::TooSoon(OfferKind::Draw).into()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offer_is_read_as_it_was_written() {
        for (kind, _) in KINDS {
            for (state, name) in STATES {
                let row = OfferRow {
                    id: OfferId(3),
                    game: GameId(7),
                    ply: 5,
                    kind: kind.name().to_owned(),
                    seat: "black".to_owned(),
                    state: name.to_owned(),
                    message: None,
                };
                let offer = Offer {
                    id: OfferId(3),
                    game: GameId(7),
                    ply: 5,
                    kind,
                    by: Color::Black,
                    state,
                };
                assert_eq!(Offer::try_from(&row).unwrap(), offer);
                let danced = OfferRow { kind: "dance".to_owned(), ..row };
                assert!(matches!(Offer::try_from(&danced), Err(Error::Broken { .. })));
            }
        }
    }
}
