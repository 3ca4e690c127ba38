//! The games that run in a server, as lists tell them.

use rules::{ByColor, Color, Variant};

use super::{Error, Player, Record, Refusal, Tables};
use crate::ids::{ChannelId, GameId, GuildId, MessageId, UserId};
use crate::store::{ListedRow, WaitingRow};

/// How many games of others are listed.
const OTHERS: i64 = 100;

/// How many challenges are listed.
const CHALLENGES: i64 = 50;

/// A game that runs.
#[derive(Clone, Copy)]
pub struct Running {
    /// Its id.
    pub game: GameId,
    /// Where it is played.
    pub channel: ChannelId,
    /// What is played.
    pub variant: &'static dyn Variant,
    /// Who plays.
    pub players: ByColor<Player>,
    /// Who acts next.
    pub next: Color,
    /// The message of the newest board that is shown, where it is known.
    pub message: Option<MessageId>,
    /// Since when the game waits for who is next, in Unix milliseconds.
    pub since: i64,
    /// By when they have to act, in Unix milliseconds; none without a clock that runs.
    pub deadline: Option<i64>,
}

impl Running {
    fn read(row: &ListedRow) -> Option<Self> {
        let player = |color| Player::try_from(row.seats[color]).ok();
        Some(Self {
            game: row.game,
            channel: row.channel,
            variant: rules::variants::by_id(&row.variant)?,
            players: ByColor { white: player(Color::White)?, black: player(Color::Black)? },
            next: Color::BOTH.into_iter().find(|it| Some(it.name()) == row.next.as_deref())?,
            message: row.message,
            since: row.since,
            deadline: row.deadline,
        })
    }

    /// The side of a person who plays in it.
    pub fn side(&self, user: UserId) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.players[color] == Player::Person(user))
    }

    /// Whether it waits for this person.
    pub fn waits_for(&self, user: UserId) -> bool {
        self.players[self.next] == Player::Person(user)
    }
}

/// What runs and waits in a server, for somebody who looks.
#[derive(Clone, Default)]
pub struct Lists {
    /// Their games that wait for them: the nearest deadline first, then the longest wait.
    pub own: Vec<Running>,
    /// Their games that wait for the other player, in the same order.
    pub theirs: Vec<Running>,
    /// The challenges that they have made or may accept, the newest first.
    pub challenges: Vec<WaitingRow>,
    /// The newest games of others.
    pub others: Vec<Running>,
    /// How many more of these there are.
    pub more: usize,
}

impl Tables {
    /// The games of a person that run in a server: first those that wait for them; of these the one
    /// whose time runs out next, then those where nothing happened for longest.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn running_of(&self, user: UserId, guild: GuildId) -> Result<Vec<Running>, Error> {
        let rows = self.store().running_of(user, guild).await?;
        let mut games: Vec<Running> = rows.iter().filter_map(Running::read).collect();
        games.sort_by_key(|it| (!it.waits_for(user), it.deadline.unwrap_or(i64::MAX)));
        Ok(games)
    }

    /// What runs and waits in a server, for somebody who looks.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn lists(&self, user: UserId, guild: GuildId) -> Result<Lists, Error> {
        let games = self.running_of(user, guild).await?;
        let (own, theirs) = games.into_iter().partition(|it| it.waits_for(user));
        let challenges = self.store().waiting_challenges(user, guild, CHALLENGES).await?;
        let (others, count) = self.store().running_of_others(user, guild, OTHERS).await?;
        let more = count.saturating_sub(others.len());
        let others = others.iter().filter_map(Running::read).collect();
        Ok(Lists { own, theirs, challenges, others, more })
    }

    /// A game of a server.
    ///
    /// # Errors
    ///
    /// Refused where it has none with this id; fails where the database does.
    pub async fn game_in(&self, guild: GuildId, game: GameId) -> Result<Record, Error> {
        let row = self.store().game(game).await?.filter(|row| row.guild == Some(guild));
        self.load(row.ok_or(Refusal::NoSuchGame(game))?).await
    }
}
