//! **Accept**, **Decline** and **Withdraw** under a challenge, and the menu of games from which one
//! is made.

use speech::Language;

use super::ComponentContext;
use crate::game::{Challenge, ChallengeTerms, ColorChoice, StartPosition, ThreadChoice};
use crate::ids::{ChallengeId, ChannelId, MessageId, UserId};
use crate::ui::start::ThreadWish;
use crate::ui::{
    Answer, App, BoardDelivery, ChallengeClick, CommandContext, Error, Reply, Response, ThreadFor,
    UNKNOWN_BUTTON, challenge, start, views,
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
    // Asked before the challenge is: so a game that makes the channel busy because this very
    // challenge was just accepted opens no thread.
    let busy = app.games.is_busy(interaction.location.channel).await?;
    let challenge = app.challenges.acceptable(id, interaction.user.id, at).await?;
    let (challenger, name) = challenge.challenger.as_ref().ok_or(UNKNOWN_BUTTON)?;
    let language = spoken(interaction, &challenge);
    let ChallengeTerms { thread: choice, start, .. } = &challenge.terms;
    let is_wanted = choice.or(challenge::prefers_threads(interaction));
    let thread = ThreadWish {
        name: views::thread_name(language, [name, &interaction.user.name], start.variant()),
        choice: if is_wanted { *choice } else { ThreadChoice::Never },
        is_needed: busy,
        needed_for: ThreadFor::GameElsewhere,
    };
    let (challenges, challenge) = (&app.challenges, &challenge);
    let begin =
        |channel, action| async move { Ok(challenges.accept(challenge, channel, action).await?) };
    let started = start::start(app, interaction, thread, begin).await?;
    let (game, thread) = (started.game, started.thread);
    let state = app.games.game(game).await?;
    let text = views::challenge_accepted(language, interaction.user, *challenger, &state, thread);
    let response = Response::from(Answer::Update(Reply::public(text)));
    Ok(started.with_notes(interaction, response.showing(started.board_delivery())))
}
