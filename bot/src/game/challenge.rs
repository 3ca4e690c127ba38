//! A challenge, from made to answered.

use rules::{ByColor, Color};
use strum::VariantArray;

use crate::clock::seconds;
use crate::game::{
    ActionContext, GameError, Games, Player, Reason, Refusal, StartPosition, TimeControl, Venue,
};
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};
use crate::in_flight::{Claim, InFlight};
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

/// What a challenger wants to play.
#[derive(Clone)]
pub struct ChallengeTerms {
    /// Where the game begins, and which it is.
    pub start: StartPosition,
    /// With whom; none for anybody.
    pub opponent: Option<UserId>,
    /// Which side the challenger wants.
    pub color: ColorChoice,
    /// Whether to play in a thread of its own.
    pub thread: ThreadChoice,
    /// How long each turn may take; none without a limit.
    pub time_control: Option<TimeControl>,
    /// Whether the game is to be rated.
    pub is_rated: bool,
}

impl ChallengeTerms {
    /// Those of a stored challenge.
    fn stored(row: &ChallengeRow) -> Result<Self, Refusal> {
        let variant = rules::variants::by_id(&row.variant);
        let variant = variant.ok_or(Refusal::new("challenge-refused-unknown"))?;
        Ok(Self {
            start: StartPosition::stored(variant, row.start_fen.as_deref())?,
            opponent: row.opponent_id,
            color: row.color,
            thread: row.thread,
            time_control: row.move_time_ms.and_then(TimeControl::of_millis),
            is_rated: row.is_rated,
        })
    }

    /// Who plays what, if `accepter` accepts.
    fn players(&self, challenger: UserId, accepter: UserId) -> ByColor<Player> {
        let [challenger, accepter] = [challenger, accepter].map(Player::User);
        match self.color.side() {
            Color::White => ByColor { white: challenger, black: accepter },
            Color::Black => ByColor { white: accepter, black: challenger },
        }
    }
}

/// A challenge.
pub struct Challenge {
    pub id: ChallengeId,
    /// What is to be played.
    pub terms: ChallengeTerms,
    /// Who challenges, and their name as it was shown then; none if they are forgotten.
    pub challenger: Option<(UserId, String)>,
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// The code of the language in which it was made; none: the server's.
    pub language: Option<String>,
    /// What became of it.
    pub state: ChallengeState,
    channel: ChannelId,
    message: Option<MessageId>,
    is_open_to_all: bool,
    /// If it is nobody else's to answer until this is dropped.
    _claim: Option<Claim<ChallengeId>>,
}

impl Challenge {
    fn read(row: ChallengeRow, claim: Option<Claim<ChallengeId>>) -> Result<Self, Refusal> {
        Ok(Self {
            id: row.challenge_id,
            terms: ChallengeTerms::stored(&row)?,
            challenger: row.challenger_id.zip(row.challenger_name),
            guild: row.guild_id,
            language: row.language,
            state: row.state,
            channel: row.channel_id,
            message: row.message_id,
            is_open_to_all: row.is_open_to_all,
            _claim: claim,
        })
    }

    fn is_by(&self, user: UserId) -> bool {
        self.challenger.as_ref().is_some_and(|(challenger, _)| *challenger == user)
    }

    /// Checks that its buttons stand under this message of this channel, as far as is known.
    fn check_channel(&self, (channel, message): (ChannelId, MessageId)) -> Result<(), Refusal> {
        let stands = self.message.is_none_or(|shown| shown == message);
        let is_here = stands && self.channel == channel;
        if is_here { Ok(()) } else { Err(Refusal::new("challenge-refused-unknown")) }
    }

    /// Checks that this person may accept or decline it.
    fn check_answer(&self, user: UserId) -> Result<(), Refusal> {
        if self.is_by(user) {
            return Err(Refusal::new("challenge-refused-own"));
        }
        match self.is_open_to_all || self.terms.opponent == Some(user) {
            true => Ok(()),
            false => Err(Refusal::new("challenge-refused-for-another")),
        }
    }
}

/// The challenges of all channels; clones share those that are just being answered.
#[derive(Clone)]
pub struct Challenges {
    games: Games,
    /// Those that are just being answered: a thread may be opened before that is written, and two
    /// answers would open two.
    in_flight: InFlight<ChallengeId>,
}

impl Challenges {
    /// The challenges to these games.
    pub fn new(games: Games) -> Self {
        Self { games, in_flight: InFlight::default() }
    }

    /// Makes a challenge in the name that others see. Refused if nobody can be challenged so, that
    /// challenge is open already, or too many are.
    pub async fn make(
        &self,
        terms: &ChallengeTerms,
        at: Venue<'_>,
        (challenger, name): (UserId, &str),
        interaction: InteractionId,
    ) -> Result<ChallengeId, GameError> {
        if terms.opponent == Some(challenger) {
            return Err(Refusal::new("challenge-refused-oneself").into());
        }
        let new = NewChallenge {
            guild_id: at.guild,
            channel_id: at.channel,
            challenger_id: challenger,
            challenger_name: name,
            opponent_id: terms.opponent,
            variant: terms.start.variant().id(),
            color: terms.color,
            thread: terms.thread,
            move_time_ms: terms.time_control.map(TimeControl::millis),
            is_rated: terms.is_rated,
            start_fen: terms.start.fen(),
            language: at.language,
            interaction,
        };
        match self.games.store().challenges().add(&new, self.games.limits()).await? {
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
    ) -> Result<Challenge, GameError> {
        let challenge = self.open(id).await?;
        challenge.check_channel(at)?;
        challenge.check_answer(user)?;
        Ok(challenge)
    }

    /// Begins the game of a challenge in a channel; none if another one runs there.
    pub async fn accept(
        &self,
        challenge: &Challenge,
        channel: ChannelId,
        context: ActionContext<'_>,
    ) -> Result<Option<GameId>, GameError> {
        let (challenger, _) =
            challenge.challenger.as_ref().ok_or(Refusal::new("challenge-refused-unknown"))?;
        let at = Venue {
            guild: challenge.guild,
            channel,
            language: challenge.language.as_deref(),
            is_user_install: false,
        };
        let terms = &challenge.terms;
        let players = terms.players(*challenger, context.user);
        let new = NewGame {
            is_rated: terms.is_rated,
            move_time_ms: terms.time_control.map(TimeControl::millis),
            ..self.games.new_game(at, &terms.start, players, context.token)?
        };
        match self.games.store().games().start_from_challenge(challenge.id, &new).await? {
            StartOutcome::Started(game) => Ok(Some(game)),
            StartOutcome::ChannelBusy => Ok(None),
            StartOutcome::NotOpen | StartOutcome::AlreadyStarted | StartOutcome::LimitReached => {
                Err(Refusal::new("challenge-refused-answered").into())
            }
        }
    }

    /// Declines a challenge by a click on this message, and returns it. Refused if they cannot, or
    /// it does not stand there.
    pub async fn decline(
        &self,
        id: ChallengeId,
        user: UserId,
        at: (ChannelId, MessageId),
    ) -> Result<Challenge, GameError> {
        let challenge = self.acceptable(id, user, at).await?;
        if challenge.is_open_to_all {
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
    ) -> Result<Challenge, GameError> {
        let challenge = self.open(id).await?;
        challenge.check_channel(at)?;
        if !challenge.is_by(user) {
            return Err(Refusal::new("challenge-refused-not-challenger").into());
        }
        self.close(challenge, ChallengeState::Withdrawn).await
    }

    /// Withdraws a challenge that nobody has seen. Refused if it is closed.
    pub async fn forget(&self, id: ChallengeId) -> Result<(), GameError> {
        let challenge = self.open(id).await?;
        self.close(challenge, ChallengeState::Withdrawn).await.map(drop)
    }

    /// A challenge as it is now. Refused if there is none.
    pub async fn find(&self, id: ChallengeId) -> Result<Challenge, GameError> {
        let row = self.games.store().challenges().find(id).await?;
        Ok(Challenge::read(row.ok_or(Refusal::new("challenge-refused-unknown"))?, None)?)
    }

    async fn open(&self, id: ChallengeId) -> Result<Challenge, GameError> {
        let claim = self.in_flight.claim(id).ok_or(Refusal::new("challenge-refused-answered"))?;
        let challenge = self.find(id).await?;
        if challenge.state != ChallengeState::Open {
            let key = match challenge.state {
                ChallengeState::Accepted => "challenge-refused-accepted",
                ChallengeState::Declined => "challenge-refused-declined",
                ChallengeState::Withdrawn => "challenge-refused-withdrawn",
                ChallengeState::Open | ChallengeState::Expired => "challenge-refused-lapsed",
            };
            return Err(Refusal::new(key).because(Reason::OutOfDate).into());
        }
        // Who is forgotten has no open challenges.
        if challenge.challenger.is_none() {
            return Err(Refusal::new("challenge-refused-unknown").into());
        }
        Ok(Challenge { _claim: Some(claim), ..challenge })
    }

    async fn close(
        &self,
        challenge: Challenge,
        state: ChallengeState,
    ) -> Result<Challenge, GameError> {
        match self.games.store().challenges().close(challenge.id, state).await? {
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
            let terms = ChallengeTerms {
                start: StartPosition::usual(rules::variants::by_id("chess").unwrap()),
                opponent: None,
                color,
                thread: ThreadChoice::Never,
                time_control: None,
                is_rated: true,
            };
            let players = terms.players(UserId(4), UserId(5));
            [players.white, players.black].map(Player::user)
        };
        assert_eq!(players(ColorChoice::White), [Some(UserId(4)), Some(UserId(5))]);
        assert_eq!(players(ColorChoice::Black), [Some(UserId(5)), Some(UserId(4))]);
    }
}
