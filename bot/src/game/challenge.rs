//! A challenge, from made to answered.

use rules::{ByColor, Color, Variant};

use super::answering::Held;
use super::{Cause, ChallengeRefusal, Closed, Error, Pace, Player, Start, Tables};
use crate::ids::{ChallengeId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::store::{Accepted, ChallengeRow, Challenged, NewChallenge, NewGame, Written};

/// The side that a challenger wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// This side.
    Side(Color),
    /// Either: drawn when the challenge is accepted.
    Random,
}

impl Wish {
    /// Every wish, as it is typed and stored.
    pub const NAMES: [&'static str; 3] = ["white", "black", "random"];

    /// The wish with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        match name {
            "white" => Some(Self::Side(Color::White)),
            "black" => Some(Self::Side(Color::Black)),
            "random" => Some(Self::Random),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Side(color) => color.name(),
            Self::Random => "random",
        }
    }

    /// The side that it comes to, drawn by lot where it is left to chance.
    pub(super) fn side(self) -> Color {
        match self {
            Self::Side(color) => color,
            Self::Random if rand::random() => Color::White,
            Self::Random => Color::Black,
        }
    }
}

/// What a challenger asks for.
pub struct Terms<'a> {
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
    pub wish: Wish,
    /// Whether to play in a thread of its own; none: where one can be opened.
    pub thread: Option<bool>,
    /// How long each turn may take; none without a limit.
    pub pace: Option<Pace>,
    /// Whether the game is to be rated.
    pub rated: bool,
    /// Where the game is to begin.
    pub start: &'a Start,
    /// The command that asks.
    pub interaction: InteractionId,
}

/// A challenge that is still open, and nobody else's to answer until this is dropped.
pub struct Challenge {
    row: ChallengeRow,
    _held: Option<Held<ChallengeId>>,
}

/// What is told of a challenge that is closed, but not by a click on it.
pub struct Lapsed {
    /// The server; none outside servers.
    pub guild: Option<GuildId>,
    /// The code of the language in which it was made; none: the server's.
    pub language: Option<String>,
    /// Who made it, or nobody any more.
    pub challenger: UserId,
    /// What became of it.
    pub closed: Closed,
    /// The challenger's name as it was shown then; none where it is forgotten.
    pub name: Option<String>,
    /// The id of the game that was to be played.
    pub variant: String,
}

impl Challenge {
    /// Its id.
    pub fn id(&self) -> ChallengeId {
        self.row.id
    }

    /// Who challenges.
    pub fn challenger(&self) -> UserId {
        self.row.challenger
    }

    /// The challenger's name as it was shown then.
    pub fn name(&self) -> &str {
        &self.row.name
    }

    /// The id of the game that is to be played.
    pub fn variant(&self) -> &str {
        &self.row.variant
    }

    /// The code of the language in which it was made; none: the server's.
    pub fn language(&self) -> Option<&str> {
        self.row.language.as_deref()
    }

    /// Whether it is to be played in a thread of its own; none: where one can be opened.
    pub fn wants_thread(&self) -> Option<bool> {
        self.row.thread
    }

    /// Who plays what, `accepter` being the other player.
    fn players(&self, accepter: UserId) -> ByColor<Player> {
        let [challenger, accepter] = [self.row.challenger, accepter].map(Player::Person);
        match Wish::by_name(&self.row.color).unwrap_or(Wish::Random).side() {
            Color::White => ByColor { white: challenger, black: accepter },
            Color::Black => ByColor { white: accepter, black: challenger },
        }
    }

    /// Checks that its buttons stand under this message of this channel, as far as is known.
    fn check_place(
        &self,
        (channel, message): (ChannelId, MessageId),
    ) -> Result<(), ChallengeRefusal> {
        let stands = self.row.message.is_none_or(|shown| shown == message);
        if stands && self.row.channel == channel { Ok(()) } else { Err(ChallengeRefusal::Unknown) }
    }

    /// Checks that this person may accept or decline it.
    fn check_answer(&self, user: UserId) -> Result<(), ChallengeRefusal> {
        if self.row.challenger == user {
            return Err(ChallengeRefusal::Own);
        }
        match self.row.opponent {
            Some(opponent) if opponent != user => Err(ChallengeRefusal::ForAnother),
            _ => Ok(()),
        }
    }
}

impl Tables {
    /// Makes a challenge.
    ///
    /// # Errors
    ///
    /// Refused where nobody can be challenged so, that challenge is open already, or too many are;
    /// fails where the database does.
    pub async fn challenge(&self, terms: &Terms<'_>) -> Result<ChallengeId, Error> {
        if terms.opponent == Some(terms.challenger) {
            return Err(ChallengeRefusal::Oneself.into());
        }
        let new = NewChallenge {
            guild: terms.guild,
            channel: terms.channel,
            challenger: terms.challenger,
            name: terms.name,
            opponent: terms.opponent,
            variant: terms.variant.id(),
            color: terms.wish.name(),
            thread: terms.thread,
            pace: terms.pace.map(Pace::millis),
            rated: terms.rated,
            start: terms.start.fen(),
            language: terms.language,
            interaction: terms.interaction,
        };
        match self.store().add_challenge(&new, self.limits()).await? {
            Challenged::Done(id) => Ok(id),
            Challenged::Duplicate => Err(ChallengeRefusal::Made.into()),
            Challenged::Same => Err(ChallengeRefusal::Same.into()),
            Challenged::TooMany(crowd) => Err(ChallengeRefusal::TooMany(crowd).into()),
        }
    }

    /// An open challenge, for somebody who may accept it by a click on this message.
    ///
    /// # Errors
    ///
    /// Refused where they may not, or it does not stand there; fails where the database does.
    pub async fn acceptable(
        &self,
        id: ChallengeId,
        user: UserId,
        at: (ChannelId, MessageId),
    ) -> Result<Challenge, Error> {
        let challenge = self.open_challenge(id).await?;
        challenge.check_place(at)?;
        challenge.check_answer(user)?;
        Ok(challenge)
    }

    /// Begins the game of a challenge at `channel`.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or there are no random numbers.
    pub async fn accept(
        &self,
        challenge: &Challenge,
        channel: ChannelId,
        cause: Cause<'_>,
    ) -> Result<Accepted, Error> {
        let variant = rules::variants::by_id(&challenge.row.variant);
        let variant = variant.ok_or(ChallengeRefusal::Unknown)?;
        let start = Start::stored(variant, challenge.row.start.as_deref())?;
        let players = challenge.players(cause.user);
        let secret = self.dice().secret()?.reveal();
        let new = NewGame {
            guild: challenge.row.guild,
            channel,
            guest: false,
            language: challenge.language(),
            variant: variant.id(),
            start: start.fen(),
            white: players[Color::White].into(),
            black: players[Color::Black].into(),
            rated: challenge.row.rated,
            secret: &secret,
            next: start.game().position().actor().name(),
            engine: false,
            pace: challenge.row.pace,
            token: cause.token_row(),
        };
        Ok(self.store().add_game(challenge.id(), &new).await?)
    }

    /// Declines a challenge by a click on this message, and returns it.
    ///
    /// # Errors
    ///
    /// Refused where they cannot, or it does not stand there; fails where the database does.
    pub async fn decline(
        &self,
        id: ChallengeId,
        user: UserId,
        at: (ChannelId, MessageId),
    ) -> Result<Challenge, Error> {
        let challenge = self.acceptable(id, user, at).await?;
        if challenge.row.opponent.is_none() {
            return Err(ChallengeRefusal::OpenToAll.into());
        }
        self.close(challenge, "declined").await
    }

    /// Withdraws a challenge by a click on this message, and returns it.
    ///
    /// # Errors
    ///
    /// Refused where they cannot, or it does not stand there; fails where the database does.
    pub async fn withdraw(
        &self,
        id: ChallengeId,
        user: UserId,
        at: (ChannelId, MessageId),
    ) -> Result<Challenge, Error> {
        let challenge = self.open_challenge(id).await?;
        challenge.check_place(at)?;
        if challenge.challenger() != user {
            return Err(ChallengeRefusal::NotTheChallenger.into());
        }
        self.close(challenge, "withdrawn").await
    }

    /// Withdraws a challenge that nobody has seen.
    ///
    /// # Errors
    ///
    /// Refused where it is closed; fails where the database does.
    pub async fn forget_challenge(&self, id: ChallengeId) -> Result<(), Error> {
        let challenge = self.open_challenge(id).await?;
        self.close(challenge, "withdrawn").await.map(drop)
    }

    /// What is told of a challenge that is closed, but not by a click on it.
    ///
    /// # Errors
    ///
    /// Refused where there is none; fails where the database does.
    pub async fn lapsed(&self, id: ChallengeId) -> Result<Lapsed, Error> {
        let row = self.store().challenge(id).await?.ok_or(ChallengeRefusal::Unknown)?;
        let closed = Closed::by_state(&row.state).unwrap_or(Closed::Lapsed);
        let ChallengeRow { guild, language, challenger, name, variant, .. } = row;
        let name = Some(name).filter(|_| challenger != UserId::NOBODY);
        Ok(Lapsed { guild, language, challenger, closed, name, variant })
    }

    async fn open_challenge(&self, id: ChallengeId) -> Result<Challenge, Error> {
        let held = self.answering().begin(id).ok_or(ChallengeRefusal::Answered)?;
        let row = self.store().challenge(id).await?.ok_or(ChallengeRefusal::Unknown)?;
        match Closed::by_state(&row.state) {
            Some(closed) => Err(ChallengeRefusal::Closed(closed).into()),
            None => Ok(Challenge { row, _held: Some(held) }),
        }
    }

    async fn close(&self, challenge: Challenge, state: &str) -> Result<Challenge, Error> {
        match self.store().close_challenge(challenge.id(), state).await? {
            Written::Done(()) => Ok(challenge),
            Written::Duplicate => Err(ChallengeRefusal::Answered.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_that_is_left_to_chance_may_be_either() {
        // 2 to the power of -63 that this fails by bad luck.
        let drawn: Vec<Color> = (0..64).map(|_| Wish::Random.side()).collect();
        for color in Color::BOTH {
            assert!(drawn.contains(&color), "{color} is never drawn");
            assert_eq!(Wish::Side(color).side(), color);
        }
    }

    #[test]
    fn every_wish_is_read_as_it_was_written() {
        for name in Wish::NAMES {
            assert_eq!(Wish::by_name(name).map(Wish::name), Some(name));
        }
        assert_eq!(Wish::by_name("red"), None);
    }

    #[test]
    fn the_challenger_plays_the_side_they_wished() {
        let players = |color: &str| {
            let row = ChallengeRow {
                id: ChallengeId(1),
                guild: Some(GuildId(2)),
                channel: ChannelId(3),
                challenger: UserId(4),
                name: "Ada".to_owned(),
                opponent: None,
                variant: "chess".to_owned(),
                color: color.to_owned(),
                thread: Some(false),
                pace: None,
                rated: true,
                start: None,
                language: None,
                state: "open".to_owned(),
                message: None,
            };
            let players = Challenge { row, _held: None }.players(UserId(5));
            [players.white, players.black].map(Player::person)
        };
        assert_eq!(players("white"), [Some(UserId(4)), Some(UserId(5))]);
        assert_eq!(players("black"), [Some(UserId(5)), Some(UserId(4))]);
    }
}
