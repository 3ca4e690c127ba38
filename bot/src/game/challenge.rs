//! A challenge, from made to answered.

use rules::{ByColor, Color, Variant};
use strum::VariantArray;

use super::{ActionContext, Error, Games, Player, StartPosition, TimeControl};
use crate::clock::seconds;
use crate::game::{Reason, Refusal};
use crate::ids::{ChallengeId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::in_flight::Claim;
use crate::store::LimitReached;
use crate::store::{
    ChallengeOutcome, ChallengeRow, NewChallenge, NewGame, StartOutcome, WriteOutcome,
};
pub use crate::store::{ChallengeState, ColorChoice, ThreadChoice};

impl ColorChoice {
    /// The names of all choices, as they are typed.
    pub fn names() -> Vec<&'static str> {
        Self::VARIANTS.iter().map(Into::into).collect()
    }

    /// The choice with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// The side, unless it is left to chance.
    pub fn color(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Random => None,
        }
    }

    /// The side that it comes to, drawn by lot where it is left to chance.
    pub(super) fn side(self) -> Color {
        self.color().unwrap_or_else(|| Color::BOTH[usize::from(rand::random::<bool>())])
    }
}

impl ThreadChoice {
    /// Whether to open a thread, where `usual` is done if nobody has chosen.
    pub fn or(self, usual: bool) -> bool {
        match self {
            Self::Never => false,
            Self::Always => true,
            Self::IfPossible => usual,
        }
    }
}

/// What somebody has chosen, or not.
impl From<Option<bool>> for ThreadChoice {
    fn from(chosen: Option<bool>) -> Self {
        match chosen {
            Some(false) => Self::Never,
            Some(true) => Self::Always,
            None => Self::IfPossible,
        }
    }
}

/// What a challenger asks for.
pub struct ChallengeTerms<'a> {
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// The code of the language that is spoken there; none: the server's.
    pub language: Option<&'a str>,
    /// Where it is asked.
    pub channel: ChannelId,
    /// Who asks.
    pub challenger: UserId,
    /// The challenger's name as others see it.
    pub name: &'a str,
    /// Whom; none for anybody.
    pub opponent: Option<UserId>,
    /// The game.
    pub variant: &'static dyn Variant,
    /// Which side the challenger wants.
    pub wish: ColorChoice,
    /// Whether to play in a thread of its own.
    pub thread: ThreadChoice,
    /// How long each turn may take; none without a limit.
    pub time_control: Option<TimeControl>,
    /// Whether the game is to be rated.
    pub rated: bool,
    /// Where the game is to begin.
    pub start: &'a StartPosition,
    /// The command that asks.
    pub interaction: InteractionId,
}

/// A challenge that is still open, and nobody else's to answer until this is dropped.
pub struct Challenge {
    row: ChallengeRow,
    challenger: UserId,
    name: String,
    _claim: Option<Claim<ChallengeId>>,
}

/// What is told of a challenge that is closed, but not by a click on it.
pub struct ExpiredChallenge {
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// The code of the language in which it was made; none: the server's.
    pub language: Option<String>,
    /// Who made it; none where they are forgotten.
    pub challenger: Option<UserId>,
    /// What became of it.
    pub state: ChallengeState,
    /// The challenger's name as it was shown then; none where it is forgotten.
    pub name: Option<String>,
    /// The id of the game that was to be played.
    pub variant: String,
}

impl Challenge {
    /// Its id.
    pub fn id(&self) -> ChallengeId {
        self.row.challenge_id
    }

    /// Who challenges.
    pub fn challenger(&self) -> UserId {
        self.challenger
    }

    /// The challenger's name as it was shown then.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The id of the game that is to be played.
    pub fn variant(&self) -> &str {
        &self.row.variant
    }

    /// The code of the language in which it was made; none: the server's.
    pub fn language(&self) -> Option<&str> {
        self.row.language.as_deref()
    }

    /// Whether it is to be played in a thread of its own.
    pub fn thread(&self) -> ThreadChoice {
        self.row.thread
    }

    /// Who plays what, `accepter` being the other player.
    fn players(&self, accepter: UserId) -> ByColor<Player> {
        let [challenger, accepter] = [self.challenger, accepter].map(Player::User);
        match self.row.color.side() {
            Color::White => ByColor { white: challenger, black: accepter },
            Color::Black => ByColor { white: accepter, black: challenger },
        }
    }

    /// Checks that its buttons stand under this message of this channel, as far as is known.
    fn check_channel(&self, (channel, message): (ChannelId, MessageId)) -> Result<(), Refusal> {
        let stands = self.row.message_id.is_none_or(|shown| shown == message);
        let is_here = stands && self.row.channel_id == channel;
        if is_here { Ok(()) } else { Err(Refusal::new("challenge-refused-unknown")) }
    }

    /// Checks that this person may accept or decline it.
    fn check_answer(&self, user: UserId) -> Result<(), Refusal> {
        if self.challenger == user {
            return Err(Refusal::new("challenge-refused-own"));
        }
        match self.row.is_open_to_all || self.row.opponent_id == Some(user) {
            true => Ok(()),
            false => Err(Refusal::new("challenge-refused-for-another")),
        }
    }
}

impl Games {
    /// Makes a challenge. Refused if nobody can be challenged so, that challenge is open already,
    /// or too many are.
    pub async fn challenge(&self, terms: &ChallengeTerms<'_>) -> Result<ChallengeId, Error> {
        if terms.opponent == Some(terms.challenger) {
            return Err(Refusal::new("challenge-refused-oneself").into());
        }
        let new = NewChallenge {
            guild_id: terms.guild,
            channel_id: terms.channel,
            challenger_id: terms.challenger,
            challenger_name: terms.name,
            opponent_id: terms.opponent,
            variant: terms.variant.id(),
            color: terms.wish,
            thread: terms.thread,
            move_time_ms: terms.time_control.map(TimeControl::millis),
            is_rated: terms.rated,
            start_fen: terms.start.fen(),
            language: terms.language,
            interaction: terms.interaction,
        };
        match self.store().challenges().add(&new, self.limits()).await? {
            ChallengeOutcome::Applied(id) => Ok(id),
            ChallengeOutcome::AlreadyApplied => Err(Refusal::new("challenge-refused-made").into()),
            ChallengeOutcome::SameOpen => Err(Refusal::new("challenge-refused-same").into()),
            ChallengeOutcome::LimitReached(limit) => Err(too_many(limit).into()),
        }
    }

    /// An open challenge, for somebody who may accept it by a click on this message. Refused if
    /// they may not, or it does not stand there.
    pub async fn acceptable(
        &self,
        id: ChallengeId,
        user: UserId,
        at: (ChannelId, MessageId),
    ) -> Result<Challenge, Error> {
        let challenge = self.open_challenge(id).await?;
        challenge.check_channel(at)?;
        challenge.check_answer(user)?;
        Ok(challenge)
    }

    /// Begins the game of a challenge at `channel`.
    pub async fn accept(
        &self,
        challenge: &Challenge,
        channel: ChannelId,
        context: ActionContext<'_>,
    ) -> Result<StartOutcome, Error> {
        let variant = rules::variants::by_id(&challenge.row.variant);
        let variant = variant.ok_or(Refusal::new("challenge-refused-unknown"))?;
        let start = StartPosition::stored(variant, challenge.row.start_fen.as_deref())?;
        let ByColor { white, black } = challenge.players(context.user);
        let secret = self.dice().secret()?.reveal();
        let new = NewGame {
            guild_id: challenge.row.guild_id,
            channel_id: channel,
            is_user_install: false,
            language: challenge.language(),
            variant: variant.id(),
            start_fen: start.fen(),
            players: ByColor { white: white.into(), black: black.into() },
            is_rated: challenge.row.is_rated,
            dice_secret: &secret,
            side_to_act: start.game().position().actor(),
            move_time_ms: challenge.row.move_time_ms,
            token: context.token,
        };
        Ok(self.store().games().start_from_challenge(challenge.id(), &new).await?)
    }

    /// Declines a challenge by a click on this message, and returns it. Refused if they cannot, or
    /// it does not stand there.
    pub async fn decline(
        &self,
        id: ChallengeId,
        user: UserId,
        at: (ChannelId, MessageId),
    ) -> Result<Challenge, Error> {
        let challenge = self.acceptable(id, user, at).await?;
        if challenge.row.is_open_to_all {
            return Err(Refusal::new("challenge-refused-open-to-all").into());
        }
        self.close(challenge, ChallengeState::Declined).await
    }

    /// Withdraws a challenge by a click on this message, and returns it. Refused if they cannot, or
    /// it does not stand there.
    pub async fn withdraw(
        &self,
        id: ChallengeId,
        user: UserId,
        at: (ChannelId, MessageId),
    ) -> Result<Challenge, Error> {
        let challenge = self.open_challenge(id).await?;
        challenge.check_channel(at)?;
        if challenge.challenger() != user {
            return Err(Refusal::new("challenge-refused-not-challenger").into());
        }
        self.close(challenge, ChallengeState::Withdrawn).await
    }

    /// Withdraws a challenge that nobody has seen. Refused if it is closed.
    pub async fn forget_challenge(&self, id: ChallengeId) -> Result<(), Error> {
        let challenge = self.open_challenge(id).await?;
        self.close(challenge, ChallengeState::Withdrawn).await.map(drop)
    }

    /// What is told of a challenge that is closed, but not by a click on it. Refused if there is
    /// none.
    pub async fn lapsed(&self, id: ChallengeId) -> Result<ExpiredChallenge, Error> {
        let row = self
            .store()
            .challenges()
            .find(id)
            .await?
            .ok_or(Refusal::new("challenge-refused-unknown"))?;
        Ok(ExpiredChallenge {
            guild: row.guild_id,
            language: row.language,
            challenger: row.challenger_id,
            state: row.state,
            name: row.challenger_name,
            variant: row.variant,
        })
    }

    async fn open_challenge(&self, id: ChallengeId) -> Result<Challenge, Error> {
        let claim = self
            .challenges_in_flight()
            .claim(id)
            .ok_or(Refusal::new("challenge-refused-answered"))?;
        let row = self
            .store()
            .challenges()
            .find(id)
            .await?
            .ok_or(Refusal::new("challenge-refused-unknown"))?;
        if row.state != ChallengeState::Open {
            let key = match row.state {
                ChallengeState::Accepted => "challenge-refused-accepted",
                ChallengeState::Declined => "challenge-refused-declined",
                ChallengeState::Withdrawn => "challenge-refused-withdrawn",
                ChallengeState::Open | ChallengeState::Expired => "challenge-refused-lapsed",
            };
            return Err(Refusal::new(key).because(Reason::OutOfDate).into());
        }
        // Who is forgotten has no open challenges.
        let challenger = row.challenger_id.ok_or(Refusal::new("challenge-refused-unknown"))?;
        let name = row.challenger_name.clone().unwrap_or_default();
        Ok(Challenge { row, challenger, name, _claim: Some(claim) })
    }

    async fn close(&self, challenge: Challenge, state: ChallengeState) -> Result<Challenge, Error> {
        match self.store().challenges().close(challenge.id(), state).await? {
            WriteOutcome::Applied(()) => Ok(challenge),
            WriteOutcome::AlreadyApplied => Err(Refusal::new("challenge-refused-answered").into()),
        }
    }
}

/// As many challenges are open as may be.
fn too_many(limit: LimitReached) -> Refusal {
    let LimitReached { in_guild, count, until } = limit;
    let key = if in_guild { "limit-challenges-here" } else { "limit-challenges" };
    let lapses = format!("<t:{}:R>", seconds(until));
    Refusal::new(key).with("count", count).with("lapses", lapses)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_that_is_left_to_chance_may_be_either() {
        // 2 to the power of -63 that this fails by bad luck.
        let drawn: Vec<Color> = (0..64).map(|_| ColorChoice::Random.side()).collect();
        for color in Color::BOTH {
            assert!(drawn.contains(&color), "{color} is never drawn");
            assert_eq!(ColorChoice::by_name(color.name()).unwrap().side(), color);
        }
    }

    #[test]
    fn every_wish_is_read_as_it_was_written() {
        assert_eq!(ColorChoice::names(), ["white", "black", "random"]);
        for name in ColorChoice::names() {
            assert_eq!(ColorChoice::by_name(name).map(<&str>::from), Some(name));
        }
        assert_eq!(ColorChoice::by_name("red"), None);
    }

    #[test]
    fn the_challenger_plays_the_side_they_wished() {
        let players = |color| {
            let row = ChallengeRow {
                challenge_id: ChallengeId(1),
                guild_id: Some(GuildId(2)),
                channel_id: ChannelId(3),
                challenger_id: Some(UserId(4)),
                challenger_name: Some("Ada".to_owned()),
                opponent_id: None,
                is_open_to_all: true,
                variant: "chess".to_owned(),
                color,
                thread: ThreadChoice::Never,
                move_time_ms: None,
                is_rated: true,
                start_fen: None,
                language: None,
                state: ChallengeState::Open,
                message_id: None,
            };
            let (challenger, name) = (UserId(4), "Ada".to_owned());
            let players = Challenge { row, challenger, name, _claim: None }.players(UserId(5));
            [players.white, players.black].map(Player::user)
        };
        assert_eq!(players(ColorChoice::White), [Some(UserId(4)), Some(UserId(5))]);
        assert_eq!(players(ColorChoice::Black), [Some(UserId(5)), Some(UserId(4))]);
    }
}
