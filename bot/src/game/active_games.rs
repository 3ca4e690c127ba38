//! The games of a server, or outside servers, as lists tell them.

use rules::{ByColor, Color, Variant};

use crate::game::{GameError, GameResult, GameState, Games, Player, Refusal};
use crate::ids::{ChannelId, GameId, GuildId, MessageId, UserId};
use crate::store::{ListedGame, LoggedGame, PlayerRow, WaitingChallenge};

/// How many games of others are listed.
const OTHERS: i64 = 100;

/// How many ended games are listed.
const ENDED: i64 = 20;

/// How many challenges are listed.
const CHALLENGES: i64 = 50;

/// Which games somebody may look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Those of a server.
    Server(GuildId),
    /// Those outside servers: their own, and those at this channel.
    Outside(ChannelId),
}

impl Scope {
    /// The server; none outside servers.
    pub fn guild(self) -> Option<GuildId> {
        match self {
            Self::Server(guild) => Some(guild),
            Self::Outside(_) => None,
        }
    }

    /// The server, or else the channel.
    fn parts(self) -> (Option<GuildId>, Option<ChannelId>) {
        match self {
            Self::Server(guild) => (Some(guild), None),
            Self::Outside(channel) => (None, Some(channel)),
        }
    }
}

/// A game that runs or has ended.
#[derive(Clone, Copy)]
pub struct GameSummary {
    pub game: GameId,
    /// Where it is played.
    pub channel: ChannelId,
    /// The server of that channel, if it is in one.
    pub server: Option<GuildId>,
    /// What is played.
    pub variant: &'static dyn Variant,
    /// Who plays.
    pub players: ByColor<Player>,
    /// Who acts next; nobody once it has ended.
    pub next: Option<Color>,
    /// What it came to; none while it runs.
    pub result: Option<GameResult>,
    /// The message of the newest board that is shown, where it is known.
    pub message: Option<MessageId>,
    /// Since when the game waits for who is next, or has ended, in Unix milliseconds.
    pub since: i64,
    /// By when they have to act, in Unix milliseconds; none without a clock that runs.
    pub deadline: Option<i64>,
}

impl GameSummary {
    fn read(row: &ListedGame) -> Option<Self> {
        let player = |color| Player::try_from(row.players[color]).ok();
        Some(Self {
            game: row.game_id,
            channel: row.channel_id,
            server: row.guild_id,
            variant: rules::variants::by_id(&row.variant)?,
            players: ByColor { white: player(Color::White)?, black: player(Color::Black)? },
            next: row.side_to_act.map(|side| side.0),
            result: row.result.as_deref().and_then(GameResult::by_name),
            message: row.message_id,
            since: row.last_played_at,
            deadline: row.deadline_at,
        })
    }

    /// The side of a person who plays in it.
    pub fn side(&self, user: UserId) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.players[color] == Player::User(user))
    }

    /// Whether it waits for this person.
    pub fn waits_for(&self, user: UserId) -> bool {
        self.next.is_some_and(|next| self.players[next] == Player::User(user))
    }
}

/// What runs and waits, for somebody who looks.
#[derive(Clone, Default)]
pub struct GameLists {
    /// Their games that wait for them: the nearest deadline first, then the longest wait.
    pub own: Vec<GameSummary>,
    /// Their games that wait for the other player, in the same order.
    pub theirs: Vec<GameSummary>,
    /// The challenges that they have made or may accept, the newest first.
    pub challenges: Vec<WaitingChallenge>,
    /// Their games that have ended, the newest first.
    pub ended: Vec<GameSummary>,
    /// The newest games of others, in a server.
    pub others: Vec<GameSummary>,
    /// How many more of these there are.
    pub more: usize,
}

impl Games {
    /// The games of a person that run in a server, or outside servers: first those that wait for
    /// them; of these the one whose time runs out next, then those where nothing happened for
    /// longest.
    pub async fn running_of(
        &self,
        user: UserId,
        scope: Scope,
    ) -> Result<Vec<GameSummary>, GameError> {
        let rows = self.store().games().list_of_user(user, scope.guild()).await?;
        let mut games: Vec<GameSummary> = rows.iter().filter_map(GameSummary::read).collect();
        games.sort_by_key(|it| (!it.waits_for(user), it.deadline.unwrap_or(i64::MAX)));
        Ok(games)
    }

    /// What runs and waits, for somebody who looks. Outside servers nobody sees the games of
    /// others.
    pub async fn lists(&self, user: UserId, scope: Scope) -> Result<GameLists, GameError> {
        let games = self.running_of(user, scope).await?;
        let ended = self.store().games().list_of_ended(user, scope.guild(), ENDED).await?;
        let (own, theirs) = games.into_iter().partition(|it| it.waits_for(user));
        let challenges = self.store().challenges().waiting(user, scope.parts(), CHALLENGES).await?;
        let (others, count) = match scope {
            Scope::Server(guild) => {
                self.store().games().list_of_others(user, guild, OTHERS).await?
            }
            Scope::Outside(_) => (Vec::new(), 0),
        };
        let more = count.saturating_sub(others.len());
        let [ended, others] =
            [ended, others].map(|rows| rows.iter().filter_map(GameSummary::read).collect());
        Ok(GameLists { own, theirs, challenges, ended, others, more })
    }

    /// A game that this person may look at: any of a server, and outside servers those at the
    /// channel and their own. Refused if there is none with this id.
    pub async fn game_in(
        &self,
        scope: Scope,
        user: UserId,
        game: GameId,
    ) -> Result<GameState, GameError> {
        let is_in = |(row, _): &LoggedGame| match scope {
            Scope::Server(guild) => row.guild_id == Some(guild),
            Scope::Outside(channel) => {
                let own =
                    Color::BOTH.map(|color| row.players[color]).contains(&PlayerRow::User(user));
                row.guild_id.is_none() && (own || row.channel_id == channel)
            }
        };
        let found = self.store().games().logged(game).await?.filter(is_in);
        self.load(found.ok_or(Refusal::of_game("refused-no-such-game", game))?).await
    }
}
