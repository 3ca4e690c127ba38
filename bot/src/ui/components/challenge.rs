//! **Accept**, **Decline** and **Withdraw** under a challenge, and the menu of games from which one
//! is made.

use speech::{Language, games};

use super::ComponentContext;
use crate::game::{BoardId, Challenge, ChallengeTerms, ColorChoice, StartPosition, ThreadChoice};
use crate::ids::{ChallengeId, ChannelId, GameId, MessageId, UserId};
use crate::store::StartOutcome;
use crate::ui::{
    Answer, App, BoardDelivery, ChallengeClick, CommandContext, Error, Refusal, Reply, Response,
    ThreadFor, UNKNOWN_BUTTON, allowed_channels, challenge, views,
};

/// Does what a button under a challenge says. The challenge becomes what was answered, and pings
/// nobody.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    id: ChallengeId,
    what: ChallengeClick,
) -> Result<Response, Error> {
    let (interaction, user) = (context.interaction, context.interaction.user.id);
    let at = (interaction.location.channel, context.message.id);
    let text = match what {
        ChallengeClick::Accept => return accept(app, interaction, id, at).await,
        ChallengeClick::Decline => {
            let challenge = app.challenges.decline(id, user, at).await?;
            let language = spoken(interaction, &challenge);
            let (challenger, _) = challenge.challenger.ok_or(UNKNOWN_BUTTON)?;
            views::challenge_declined(language, interaction.user, challenger)
        }
        ChallengeClick::Withdraw => {
            let challenge = app.challenges.withdraw(id, user, at).await?;
            let language = spoken(interaction, &challenge);
            let (_, name) = challenge.challenger.ok_or(UNKNOWN_BUTTON)?;
            views::challenge_withdrawn(language, &name)
        }
    };
    Ok(Answer::Update(Reply::public(text)).into())
}

/// The language of a challenge: the server's, or outside servers the challenger's.
fn spoken(interaction: &CommandContext<'_>, challenge: &Challenge) -> Language {
    let own = challenge.language.as_deref().and_then(Language::of_locale);
    own.unwrap_or_else(|| interaction.settings.channel_language())
}

/// Challenges a person to the game that was chosen. The challenge is a message of its own.
pub(super) async fn to(
    app: &App,
    context: &ComponentContext<'_>,
    opponent: UserId,
) -> Result<Response, Error> {
    let variant = context.values.first().and_then(|id| rules::variants::by_id(id));
    // Against Eightfold a game begins at once, and by another menu.
    let of_us = app.messenger.own_id() == Some(opponent);
    let variant = variant.filter(|_| !of_us).ok_or(UNKNOWN_BUTTON)?;
    let (interaction, opponent) = (context.interaction, Some(opponent));
    let terms = ChallengeTerms {
        start: StartPosition::usual(variant),
        opponent,
        color: ColorChoice::Random,
        thread: ThreadChoice::IfPossible,
        time_control: interaction.settings.time_control(),
        is_rated: interaction.rates(),
    };
    let (id, challenge) = challenge::challenge(app, interaction, terms.clone()).await?;
    let sent = Reply::private(views::challenge_sent(interaction.language));
    let response = Response::from(Answer::Update(sent)).showing(BoardDelivery::Challenge(id));
    let response = response.followed_by(challenge);
    Ok(challenge::with_warning(interaction, &terms, response))
}

/// Accepts a challenge: the game begins in a thread where that is wanted and can be, or this
/// channel is busy, else here. Its first board is a message of its own.
async fn accept(
    app: &App,
    interaction: &CommandContext<'_>,
    id: ChallengeId,
    at: (ChannelId, MessageId),
) -> Result<Response, Error> {
    let here = interaction.location.channel;
    // Asked before the challenge is: so a game that makes the channel busy because this very
    // challenge was just accepted opens no thread.
    let busy = app.games.is_busy(here).await?;
    let challenge = app.challenges.acceptable(id, interaction.user.id, at).await?;
    let (challenger, _) = challenge.challenger.as_ref().ok_or(UNKNOWN_BUTTON)?;
    let closed = |game, thread: Option<ChannelId>| {
        let language = spoken(interaction, &challenge);
        let text = views::challenge_accepted(language, interaction.user, *challenger, game, thread);
        let delivery = if thread.is_some() { BoardDelivery::Apart } else { BoardDelivery::Follow };
        let board = BoardId { game, seq: 0 };
        Response::from(Answer::Update(Reply::public(text))).showing(delivery(board))
    };
    let thread = challenge.terms.thread;
    let mut no_thread = None;
    if busy || thread.or(challenge::prefers_threads(interaction)) {
        match accept_apart(app, interaction, &challenge).await {
            // Whoever has asked for a thread is told which permission is missing, and tries again.
            Err(Error::NoThread(why))
                if !busy
                    && !why.is_of_the_place()
                    && (thread == ThreadChoice::IfPossible || !why.is_missing_permission()) =>
            {
                no_thread = Some(why);
            }
            begun => {
                let begun = if busy {
                    begun.map_err(|error| error.for_thread(ThreadFor::GameElsewhere))
                } else {
                    begun
                };
                let (game, thread) = begun?;
                return Ok(closed(game, Some(thread)));
            }
        }
    }
    match app.challenges.accept(&challenge, here, interaction.action_context()).await? {
        StartOutcome::Started(game) => {
            let response = allowed_channels::warning(interaction, closed(game, None));
            Ok(challenge::told_why_here(interaction, response, no_thread.as_ref()))
        }
        StartOutcome::NotOpen | StartOutcome::AlreadyStarted | StartOutcome::LimitReached => {
            Err(Refusal::new("challenge-refused-answered").into())
        }
        StartOutcome::ChannelBusy => {
            let begun = accept_apart(app, interaction, &challenge).await;
            let (game, thread) =
                begun.map_err(|error| error.for_thread(ThreadFor::GameElsewhere))?;
            Ok(closed(game, Some(thread)))
        }
    }
}

/// Accepts a challenge in a new thread: the game and the thread.
async fn accept_apart(
    app: &App,
    interaction: &CommandContext<'_>,
    challenge: &Challenge,
) -> Result<(GameId, ChannelId), Error> {
    let variant = challenge.terms.start.variant();
    let played = games::name(spoken(interaction, challenge), variant);
    let (_, challenger) = challenge.challenger.as_ref().ok_or(UNKNOWN_BUTTON)?;
    let name = views::thread_name(challenger, &interaction.user.name, played);
    let action_context = interaction.action_context().elsewhere();
    let begin = async |thread| {
        let accepted = app.challenges.accept(challenge, thread, action_context).await?;
        Ok(if let StartOutcome::Started(game) = accepted { Some(game) } else { None })
    };
    challenge::in_new_thread(app, interaction, &name, begin).await
}
