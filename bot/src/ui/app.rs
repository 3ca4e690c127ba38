//! The bot's parts, and where what a person asks finds the one that answers it.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use speech::Language;

use super::{commands, components, rematch, unseen, views};
use crate::game::puzzle::Puzzles;
use crate::game::{
    ActionContext, Challenges, GameState, Games, Offer, OfferKind, Offers, ProposalOutcome, Ratings,
};
use crate::ids::{ChannelId, GameId, GuildId, UserId};
use crate::store::{RequestContext, Store, StoredSettings};
use crate::ui::{
    Answer, BoardDelivery, BoardSettings, ChosenSettings, CommandContext, ComponentId,
    EffectiveSettings, Error, File, GamePlayers, Install, Interaction, InteractionKind, Location,
    Messenger, Permission, Picture, PoolKind, Portraits, RateLimits, Refusal, RenderPools, Reply,
    Response, ThreadFor,
};
use crate::worker_pool::QueueSlot;

/// How long a board waits for the engine's answer, which then stands on it.
pub const ANSWER_WITHIN: Duration = Duration::from_secs(1);

/// The bot's parts, shared by all that it does.
pub struct App {
    pub games: Games,
    /// The challenges to games.
    pub challenges: Challenges,
    /// What players propose to each other.
    pub offers: Offers,
    /// Puzzles, and how well users solve them.
    pub puzzles: Puzzles,
    /// Ratings, and how games went.
    pub ratings: Ratings,
    /// The database.
    pub store: Store,
    /// How often people may do what costs something.
    pub rates: RateLimits,
    /// The threads that draw pictures.
    pub pools: RenderPools,
    /// The portraits of players.
    pub portraits: Portraits,
    /// Discord.
    pub messenger: Arc<dyn Messenger>,
}

impl App {
    /// Greets a user who writes to the bot in a direct message, which it does not read: at most once in
    /// half an hour. Discord does not say in which language they use it.
    pub async fn greet(&self, user: UserId, channel: ChannelId, nonce: &str) -> Result<(), Error> {
        if self.rates.may_greet(user) {
            let settings = ChosenSettings::from(self.store.settings().user(user).await?);
            let greeting = views::direct_greeting(settings.language().unwrap_or_default());
            self.messenger.post(channel, &greeting, nonce).await?;
        }
        Ok(())
    }

    /// Decides on what a person asks, and does it. A mistake of theirs is told to them alone.
    pub async fn handle(&self, interaction: &Interaction) -> Result<Response, Error> {
        let Location { channel, install, .. } = interaction.location;
        self.messenger
            .heard(channel, !interaction.location.lacks.contains(Permission::ViewChannel));
        let settings = self.store.settings();
        let context = settings
            .request_context(interaction.user.id, interaction.location.guild(), channel)
            .await?;
        let RequestContext { is_user_install, has_parked_jobs, .. } = context;
        // What is clicked came by the leave of its own time: the bot may have been invited since.
        let is_now = interaction.location.is_user_install();
        if interaction.kind.message().is_none() && is_user_install != is_now {
            let guild = match install {
                Install::Guild(guild) => Some(guild),
                Install::User { guild } => guild,
                Install::DirectMessage => None,
            };
            self.store.channels().set_user_install(channel, is_now, guild).await?;
        }
        let settings = self.preferred(interaction, context.user, context.guild).await?;
        self.portraits.heard(interaction, settings);
        let slot = OnceLock::new();
        let context = interaction.by(settings, &slot);
        let drawn = async {
            let response = self.decide(&context, &interaction.kind).await?;
            self.draw_response(&context, response).await
        };
        let drawn = drawn.await.map_err(|error| error.for_thread(ThreadFor::Game));
        let decided = match drawn {
            Err(Error::Refused(refusal)) => Ok(refused(&context, &interaction.kind, &refusal)),
            decided => decided,
        };
        Ok(Response { has_parked_jobs, ..decided? })
    }

    /// The same with its pictures drawn.
    async fn draw_response(
        &self,
        context: &CommandContext<'_>,
        response: Response,
    ) -> Result<Response, Error> {
        let answer = match response.answer {
            Answer::Message(reply) => Answer::Message(self.draw_for(context, reply).await?),
            Answer::Update(reply) => Answer::Update(self.draw_for(context, reply).await?),
            other => other,
        };
        let follow_up = match response.follow_up {
            Some(reply) => Some(self.draw_for(context, reply).await?),
            None => None,
        };
        Ok(Response { answer, follow_up, ..response })
    }

    /// The same message with its picture drawn, for who has a slot of its pool, or takes one now.
    async fn draw_for(&self, context: &CommandContext<'_>, reply: Reply) -> Result<Reply, Error> {
        if let Some(picture) = &reply.picture {
            context.reserve(&self.pools, picture.pool())?;
        }
        self.draw(reply, context.slot()).await
    }

    /// The same message with its picture drawn; without a slot, however many wait.
    pub(super) async fn draw(
        &self,
        reply: Reply,
        slot: Option<Arc<QueueSlot>>,
    ) -> Result<Reply, Error> {
        let Some(picture) = &reply.picture else { return Ok(reply) };
        let (pool, players) = (picture.pool(), picture.players());
        let portraits = self.portraits(players).await;
        self.pools.run(pool, slot, || reply.with_portraits(portraits).drawn()).await
    }

    /// Draws a picture in the pool of its kind, however many wait.
    pub(super) async fn draw_picture(&self, picture: Picture) -> Result<File, Error> {
        let portraits = self.portraits(picture.players()).await;
        self.pools.run(picture.pool(), None, || picture.with_portraits(portraits).draw()).await
    }

    /// Does something that takes as long as a picture, for who has a slot, or takes one now.
    pub(super) async fn compute<T: Send + 'static>(
        &self,
        context: &CommandContext<'_>,
        work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        context.reserve(&self.pools, PoolKind::Others)?;
        self.pools.run(PoolKind::Others, context.slot(), work).await
    }

    async fn decide(
        &self,
        context: &CommandContext<'_>,
        kind: &InteractionKind,
    ) -> Result<Response, Error> {
        unseen::check(&context.location, kind)?;
        match kind {
            InteractionKind::Command { name, options } => {
                commands::run(self, context, name, options).await
            }
            InteractionKind::UserCommand { name, user } => {
                commands::run_user_command(self, context, name, user).await
            }
            InteractionKind::Autocomplete { name, typed } => {
                commands::complete(self, context, name, typed).await
            }
            InteractionKind::Click { custom_id, values, message } => {
                let click: ComponentId = custom_id.parse()?;
                components::run(self, context, click, values, *message).await
            }
            InteractionKind::ModalSubmit { custom_id, texts, message } => {
                let click: ComponentId = custom_id.parse()?;
                components::submit(self, context, click, texts, *message).await
            }
        }
    }

    /// What applies to the user.
    pub(super) async fn settings(
        &self,
        interaction: &Interaction,
    ) -> Result<EffectiveSettings, Error> {
        let own = self.store.settings().user(interaction.user.id).await?;
        let server = self.guild_settings(interaction.location.guild()).await?;
        self.preferred(interaction, own, server).await
    }

    /// What a server has chosen; nothing outside servers.
    pub(super) async fn guild_settings(
        &self,
        guild: Option<GuildId>,
    ) -> Result<StoredSettings, Error> {
        match guild {
            Some(guild) => Ok(self.store.settings().guild(guild).await?),
            None => Ok(StoredSettings::default()),
        }
    }

    /// The same of what they and the server have chosen. What Discord says is the server's language
    /// is noted, for boards that nobody asks for.
    async fn preferred(
        &self,
        interaction: &Interaction,
        own: StoredSettings,
        server: StoredSettings,
    ) -> Result<EffectiveSettings, Error> {
        let (location, locale) = (interaction.location, interaction.locale);
        let (own, mut server): (ChosenSettings, ChosenSettings) = (own.into(), server.into());
        let Some(guild) = location.guild() else {
            return Ok(EffectiveSettings::outside_servers(own, locale));
        };
        let told = location.locale.filter(|told| *told != server.locale.unwrap_or_default());
        if let Some(locale) = told {
            server.locale = Some(locale);
            let change = |it: &mut StoredSettings| it.set_locale(locale.code());
            let changed = self.store.settings().change_guild(guild, change).await;
            if let Err(error) = changed {
                tracing::error!(%guild, %error, "a server's locale is not noted");
            }
        }
        Ok(EffectiveSettings { own, server, locale })
    }

    /// What applies to the boards of a game.
    pub async fn game_settings(&self, game: GameId) -> Result<BoardSettings, Error> {
        Ok(self.store.settings().of_game(game).await?.into())
    }

    /// The public message that shows the board after the last entry of `state`. `live` says that no
    /// newer board exists.
    pub async fn board(&self, state: GameState, live: bool) -> Result<Reply, Error> {
        let portraits = self.portraits(GamePlayers::of(&state));
        let (settings, portraits) = tokio::join!(self.game_settings(state.id()), portraits);
        let settings = settings?;
        let draw = move || views::board(&state, &settings, live).with_portraits(portraits).drawn();
        self.pools.run(PoolKind::Boards, None, draw).await
    }

    /// The words of the public message that shows the board after entry `seq`.
    pub async fn text_at(&self, state: &GameState, seq: i64) -> Result<String, Error> {
        let settings = self.game_settings(state.id()).await?;
        Ok(views::board_text(&state.at(seq), &settings))
    }

    /// The public message of what one player has proposed to the other in this game, as it stands.
    pub async fn offer(&self, state: &GameState, offer: &Offer) -> Result<Reply, Error> {
        let settings = self.game_settings(offer.game).await?;
        let reply = views::offer(settings.language(), &state.at(offer.seq), offer);
        let other = state.player(!offer.by).user().filter(|_| !settings.pings(!offer.by));
        Ok(reply.without_pings_for(other.as_slice()))
    }

    /// The answer that shows the pending board after the last entry of `state`: a new
    /// message, or the clicked one changed; where the bot is a user install, the clicked one loses
    /// its buttons and the board follows. Where the engine is next and answers soon, its answer
    /// stands on the same board. The entry is written, so what goes wrong now only makes the board
    /// late, as who acted is told in their `language`.
    pub async fn answer_with_board(
        &self,
        language: Language,
        state: GameState,
        action_context: ActionContext<'_>,
    ) -> Response {
        let replaces = state.replaces();
        if state.is_user_install() && action_context.board.is_some() && replaces.is_none() {
            // Nothing but the click takes the buttons off.
            let response = Response::from(Answer::TakeButtonsOff);
            return response.showing(BoardDelivery::Follow(state.board()));
        }
        let state = self.with_answer(state).await;
        let board = state.board();
        match self.board(state, true).await {
            Ok(reply) if replaces.is_some() => {
                Response::from(Answer::Update(reply)).showing(BoardDelivery::Pending(board))
            }
            Ok(reply) => Response::from(reply).showing(BoardDelivery::Pending(board)),
            Err(error) => {
                tracing::error!(game = %board.game, seq = board.seq, %error, "a board is late");
                let reply = Reply::private(views::board_follows(language));
                Response::from(reply).showing(BoardDelivery::Follow(board))
            }
        }
    }

    /// Proposes something, in public: the board of what is done by it, or the offer.
    pub async fn propose(
        &self,
        context: &CommandContext<'_>,
        state: &GameState,
        kind: OfferKind,
    ) -> Result<Response, Error> {
        let outcome = self.offers.propose(state, kind, context.action_context()).await?;
        self.answer_with_outcome(context, state, outcome).await
    }

    /// The answer, in public, that shows what a proposal has led to.
    pub async fn answer_with_outcome(
        &self,
        context: &CommandContext<'_>,
        state: &GameState,
        outcome: ProposalOutcome,
    ) -> Result<Response, Error> {
        match outcome {
            ProposalOutcome::Applied(state) => {
                let (language, action) = (context.language, context.action_context());
                Ok(self.answer_with_board(language, *state, action).await)
            }
            ProposalOutcome::Open(offer) | ProposalOutcome::Closed(offer) => {
                self.answer_with_offer(state, &offer).await
            }
            ProposalOutcome::Rematch(claimed) => {
                rematch::begin(self, context, state, claimed).await
            }
            ProposalOutcome::ClockStopped => {
                let language = self.game_settings(state.id()).await?.language();
                Ok(Reply::public(views::stopped(language, state)).into())
            }
            ProposalOutcome::ClockRunning(until) => {
                let language = self.game_settings(state.id()).await?.language();
                Ok(Reply::public(views::running(language, state, until)).into())
            }
        }
    }

    /// The answer that is an offer, for all to see.
    pub async fn answer_with_offer(
        &self,
        state: &GameState,
        offer: &Offer,
    ) -> Result<Response, Error> {
        Ok(Response::from(self.offer(state, offer).await?).showing(BoardDelivery::Offer(offer.id)))
    }

    /// The answer to a click on an offer that has answered it: the clicked message shows that.
    pub async fn tell_answered(&self, state: &GameState, offer: &Offer) -> Result<Response, Error> {
        let answer = Answer::Update(self.offer(state, offer).await?);
        Ok(Response::from(answer).telling(offer.id))
    }

    /// The game with the engine's answer, where it has one to give and gives it soon.
    async fn with_answer(&self, state: GameState) -> GameState {
        if state.engine_next().is_none() {
            return state;
        }
        self.games.answered(state.board(), ANSWER_WITHIN).await;
        match self.games.game(state.id()).await {
            Ok(answered) if answered.engine_next().is_none() => answered,
            // The board that is pending is still the one before its answer.
            Ok(_) => state,
            Err(error) => {
                tracing::error!(game = %state.id(), %error, "an answer is not seen");
                state
            }
        }
    }
}

/// The answer to a mistake. Where a message was clicked that is out of date, and nobody but that
/// click can take its buttons off, it does.
fn refused(context: &CommandContext<'_>, kind: &InteractionKind, refusal: &Refusal) -> Response {
    let told = views::refused(context.language, refusal);
    let public_here =
        kind.message().is_some_and(|it| !it.private && it.channel == context.location.channel);
    if context.location.is_user_install() && public_here && refusal.is_of_the_past() {
        return Response::from(Answer::TakeButtonsOff).followed_by(told);
    }
    told.into()
}
