//! The portraits of players on boards: which they are, and how they come.
//!
//! Every interaction tells which pictures the users in it have. The pictures of a game's players are
//! stored with the game while it is running, so that boards which nobody asks for have them too. They
//! come from Discord's CDN and are kept in memory. No board waits for one: what is not there yet is on
//! the next.

use std::sync::Arc;
use std::time::Duration;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use render::{Portrait, PortraitImage};
use rules::{ByColor, Color};

use crate::avatar::Avatar;
use crate::clock::{Clock, millis};
use crate::game::{GameState, Player};
use crate::ids::{GameId, GuildId, UserId};
use crate::in_flight::InFlight;
use crate::store::GamePortraits;
use crate::ui::{
    App, ChosenSettings, DownloadError, EffectiveSettings, Error, Interaction, Messenger, PoolKind,
    RenderPools, Setting,
};

/// How many bytes of pictures are kept.
const MEMORY: u64 = 16 << 20;

/// How many bytes a picture takes that is kept, with what belongs to it.
const IMAGE: u64 = 4 * (PortraitImage::SIZE * PortraitImage::SIZE) as u64 + 256;

/// For how long a picture that did not come is not asked for again.
const FAILED_FOR: Duration = Duration::from_secs(60 * 60);

/// How many are asked for at once. More are asked for with the next boards.
const AT_ONCE: usize = 8;

/// Of how many users it is known which picture they have.
const KNOWN: usize = 10_000;

/// For how long: as a challenge is open.
const KNOWN_FOR: Duration = Duration::from_secs(24 * 60 * 60);

/// The portraits of users; clones share them.
#[derive(Clone)]
pub struct Portraits(Option<Arc<Shared>>);

struct Shared {
    messenger: Arc<dyn Messenger>,
    pools: RenderPools,
    clock: Clock,
    /// What Discord said last of users in a server to which the bot was invited, or elsewhere.
    known: Cache<(UserId, Option<GuildId>), Known>,
    images: Cache<Avatar, Fetched, Bytes>,
    /// What is being asked for.
    fetching: InFlight<Avatar>,
}

#[derive(Clone, Copy)]
struct Known {
    avatar: Option<Avatar>,
    /// When that was said, in Unix milliseconds.
    at: i64,
}

/// What came of asking for a picture.
#[derive(Clone)]
enum Fetched {
    Image(Arc<PortraitImage>),
    /// Nothing, at this time in Unix milliseconds.
    Failed(i64),
}

#[derive(Clone)]
struct Bytes;

impl Weighter<Avatar, Fetched> for Bytes {
    fn weight(&self, _: &Avatar, fetched: &Fetched) -> u64 {
        match fetched {
            Fetched::Image(_) => IMAGE,
            Fetched::Failed(_) => 256,
        }
    }
}

/// Whose portraits a board shows.
#[derive(Clone, Copy)]
pub(super) struct GamePlayers {
    game: GameId,
    guild: Option<GuildId>,
    players: ByColor<Player>,
}

impl GamePlayers {
    /// The players of a game; nobody of one that was read from a file.
    pub(super) fn of(state: &GameState) -> Option<Self> {
        let players =
            ByColor { white: state.player(Color::White), black: state.player(Color::Black) };
        let players = Self { game: state.id(), guild: state.guild(), players };
        state.file().is_none().then_some(players)
    }
}

impl Portraits {
    /// Those of nobody where pictures of profiles are nowhere to be had.
    pub fn new(
        are_served: bool,
        messenger: Arc<dyn Messenger>,
        pools: RenderPools,
        clock: Clock,
    ) -> Self {
        let shared = || Shared {
            messenger,
            pools,
            clock,
            known: Cache::new(KNOWN),
            images: Cache::with_weighter((MEMORY / IMAGE) as usize, MEMORY, Bytes),
            fetching: InFlight::default(),
        };
        Self(are_served.then(|| Arc::new(shared())))
    }

    /// Notes which pictures the users in an interaction have; not that of the user who sent it if
    /// they have turned their portrait off.
    pub(super) fn heard(&self, interaction: &Interaction, settings: EffectiveSettings) {
        let Some(shared) = &self.0 else { return };
        let (guild, at) = (interaction.location.guild(), shared.clock.now());
        let user = Some(&interaction.user).filter(|_| settings.is_on(Setting::Portrait));
        for user in user.into_iter().chain(interaction.kind.users()) {
            shared.known.insert((user.id, guild), Known { avatar: user.avatar, at });
        }
    }

    /// Forgets what Discord said more than a day ago.
    pub fn forget_old(&self) {
        if let Some(shared) = &self.0 {
            shared.known.retain(|_, known| shared.is_recent(*known));
        }
    }

    /// Forgets the pictures of a user.
    pub(super) fn forget(&self, user: UserId) {
        let Some(shared) = &self.0 else { return };
        shared.known.retain(|(of, _), _| *of != user);
        shared.images.retain(|avatar, _| avatar.user != user);
    }
}

impl Shared {
    /// Which picture a user has, if Discord has said so lately.
    fn known(&self, user: UserId, guild: Option<GuildId>) -> Option<Option<Avatar>> {
        let known = self.known.get(&(user, guild)).filter(|known| self.is_recent(*known));
        known.map(|known| known.avatar)
    }

    fn is_recent(&self, known: Known) -> bool {
        self.clock.now().saturating_sub(known.at) < millis(KNOWN_FOR)
    }

    /// A picture, if it is there. Else it is asked for, unless that was in vain not long ago.
    fn image(self: &Arc<Self>, avatar: Avatar) -> Option<Arc<PortraitImage>> {
        match self.images.get(&avatar) {
            Some(Fetched::Image(image)) => return Some(image),
            Some(Fetched::Failed(at))
                if self.clock.now().saturating_sub(at) < millis(FAILED_FOR) =>
            {
                return None;
            }
            _ => {}
        }
        if self.fetching.len() < AT_ONCE
            && let Some(claim) = self.fetching.claim(avatar)
        {
            let shared = Arc::clone(self);
            tokio::spawn(async move {
                let fetched = shared.fetch(avatar).await;
                shared.images.insert(avatar, fetched);
                drop(claim);
            });
        }
        None
    }

    async fn fetch(&self, avatar: Avatar) -> Fetched {
        let image = async {
            let png = self.messenger.avatar(avatar).await.map_err(PortraitError::Download)?;
            let read =
                move || render::read_portrait(&png).map_err(|it| Error::Picture(it.to_string()));
            self.pools.run(PoolKind::Others, None, read).await.map_err(PortraitError::Read)
        };
        match image.await {
            Ok(image) => Fetched::Image(Arc::new(image)),
            Err(error) => {
                tracing::warn!(%error, "a portrait is not shown");
                Fetched::Failed(self.clock.now())
            }
        }
    }
}

/// Why there is no portrait.
#[derive(Debug, thiserror::Error)]
enum PortraitError {
    #[error("{0}")]
    Download(DownloadError),
    #[error("{0}")]
    Read(Error),
}

impl App {
    /// The portraits that a board shows: of those who have nothing against it, at a server that has
    /// not either. Which picture a player has is stored, where Discord has said so since.
    pub(super) async fn portraits(&self, of: Option<GamePlayers>) -> ByColor<Option<Portrait>> {
        let mut portraits = ByColor::default();
        let Some(GamePlayers { game, guild, players }) = of else { return portraits };
        let is_engine = |side: &Color| players[*side].level().is_some();
        if self.portraits.0.is_none() && !Color::BOTH.iter().any(is_engine) {
            return portraits;
        }
        let GamePortraits { is_running, guild: server, users, avatars } =
            match self.store.portraits().of_game(game).await {
                Ok(stored) => stored,
                Err(error) => {
                    tracing::error!(%game, %error, "a board has no portraits");
                    return portraits;
                }
            };
        if !ChosenSettings::from(server).is_on(Setting::Portraits) {
            return portraits;
        }
        let mut users = [users.white, users.black].into_iter();
        for side in Color::BOTH {
            let own = ChosenSettings::from(users.next().unwrap_or_default());
            portraits[side] = match (players[side], &self.portraits.0) {
                (Player::Engine { level }, _) => Some(Portrait::Engine { level: level.number() }),
                (Player::User(user), Some(shared)) if own.is_on(Setting::Portrait) => {
                    let stored = avatars[side];
                    // What is deleted of an old game stays so.
                    let known =
                        shared.known(user, guild).filter(|_| is_running || stored.is_some());
                    let avatar = known.unwrap_or(stored);
                    if avatar != stored {
                        self.store_avatar(game, side, avatar).await;
                    }
                    avatar.and_then(|avatar| shared.image(avatar)).map(Portrait::User)
                }
                (Player::User(_) | Player::Deleted, _) => None,
            };
        }
        portraits
    }

    /// Stores which picture a player has. The board does not fail by that.
    async fn store_avatar(&self, game: GameId, side: Color, avatar: Option<Avatar>) {
        let portraits = self.store.portraits();
        let stored = match avatar {
            Some(avatar) => portraits.set(game, side, avatar).await,
            None => portraits.unset(game, side).await,
        };
        if let Err(error) = stored {
            tracing::error!(%game, %error, "a portrait is not stored");
        }
    }

    /// Deletes which pictures a user has had.
    pub(super) async fn forget_portraits(&self, user: UserId) -> Result<(), Error> {
        self.portraits.forget(user);
        Ok(self.store.portraits().forget(user).await?)
    }
}
