//! Making a challenge: by `/challenge`, or by the command on a person.

use rules::{Color, Variant};
use speech::Language;

use super::allowed_channels;
use super::pictures;
use super::views;
use crate::game::{ChallengeTerms, GameError, StartPosition, ThreadChoice};
use crate::ids::{ChallengeId, UserId};
use crate::ui::{
    App, ChosenSettings, CommandContext, EffectiveSettings, Error, Picture, Refusal, Reply,
    Response, Setting, User,
};

/// Whether to play in a thread of its own, as is usual there. A thread is taken for a game of two:
/// whoever looks for anybody is looked for here.
fn usual_thread(terms: &ChallengeTerms) -> ThreadChoice {
    match (terms.opponent, terms.thread) {
        (None, ThreadChoice::IfPossible) => ThreadChoice::Never,
        (_, thread) => thread,
    }
}

/// The answer that makes the challenge, with what is to be said to the challenger alone.
pub(super) fn with_warning(
    context: &CommandContext<'_>,
    terms: &ChallengeTerms,
    response: Response,
) -> Response {
    let apart = usual_thread(terms).or(prefers_threads(context));
    if apart { response } else { allowed_channels::warning(context, response) }
}

/// Who can be challenged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OpponentChoice {
    /// A person.
    User(UserId),
    Engine,
}

/// Who this is that is to be challenged. Refused if it is the user, a program other than this one,
/// or somebody who is not there.
pub(super) fn opponent(
    app: &App,
    context: &CommandContext<'_>,
    user: &User,
) -> Result<OpponentChoice, Refusal> {
    if app.messenger.own_id() == Some(user.id) {
        Ok(OpponentChoice::Engine)
    } else if context.location.is_own_message() {
        Err(Refusal::new("outside-refused-nobody-else"))
    } else if user.id == context.user.id {
        Err(Refusal::new("challenge-refused-oneself"))
    } else if user.is_bot {
        Err(Refusal::new("challenge-refused-bot"))
    } else {
        Ok(OpponentChoice::User(user.id))
    }
}

/// Whether a challenge to a person is played in a thread of its own where nobody says.
pub(super) fn prefers_threads(context: &CommandContext<'_>) -> bool {
    context.settings.is_on(Setting::Threads) && context.location.prefers_threads()
}

/// The same message, which does not ping this person where they want no pings.
async fn spared(app: &App, reply: Reply, user: UserId) -> Result<Reply, Error> {
    let theirs: ChosenSettings = app.store.settings().user(user).await?.into();
    Ok(if theirs.is_on(Setting::Pings) { reply } else { reply.without_pings_for(&[user]) })
}

/// Whether who accepts a challenge may be new to the game, as anybody may where it is open to all.
async fn may_be_new(
    app: &App,
    opponent: Option<UserId>,
    variant: &dyn Variant,
) -> Result<bool, Error> {
    match opponent {
        Some(opponent) => Ok(!app.store.ratings().has_played(opponent, variant.id()).await?),
        None => Ok(true),
    }
}

/// Makes a challenge; the message shows it to all. Refused if nobody can be challenged so.
pub(super) async fn challenge(
    app: &App,
    context: &CommandContext<'_>,
    terms: ChallengeTerms,
) -> Result<(ChallengeId, Reply), Error> {
    allowed_channels::check(app, context).await?;
    let terms = &ChallengeTerms { thread: usual_thread(&terms), ..terms };
    // Drawn first: a challenge that nobody sees would only be in the way of the next one.
    let picture = start_picture(&context.settings, &terms.start);
    let picture = app.draw_picture(picture).await?;
    let challenger = (context.user.id, &*context.user.name);
    let id = app.challenges.make(terms, context.venue(), challenger, context.id).await?;
    let language = context.settings.channel_language();
    let reply =
        message(app, language, id, context.user, terms, context.location.is_user_install()).await?;
    let reply = match terms.opponent {
        Some(opponent) => spared(app, reply, opponent).await?,
        None => reply,
    };
    Ok((id, reply.with_file(picture)))
}

/// The board at which a game begins.
fn start_picture(settings: &EffectiveSettings, start: &StartPosition) -> Picture {
    pictures::board(start.game(), Color::White, settings.shared_appearance())
}

/// The message that shows a challenge to all, still without its picture.
async fn message(
    app: &App,
    language: Language,
    id: ChallengeId,
    challenger: &User,
    terms: &ChallengeTerms,
    is_user_install: bool,
) -> Result<Reply, Error> {
    let learn = may_be_new(app, terms.opponent, terms.start.variant()).await?;
    let reply = views::challenge(language, id, challenger, terms, (is_user_install, learn));
    let reply = views::beginning(language, reply, &terms.start);
    Ok(if is_user_install { views::as_user_install(language, reply) } else { reply })
}

/// The message of an open challenge once more, where the bot is a user install; none where there is
/// no such challenge.
pub(super) async fn message_again(
    app: &App,
    settings: &EffectiveSettings,
    id: ChallengeId,
) -> Result<Option<Reply>, Error> {
    let challenge = match app.challenges.find(id).await {
        Err(GameError::Refused(_)) => return Ok(None),
        found => found?,
    };
    let Some((challenger, name)) = challenge.challenger else {
        return Ok(None);
    };
    let own = challenge.language.as_deref().and_then(Language::of_locale);
    let language = own.unwrap_or_else(|| settings.channel_language());
    let challenger = User { id: challenger, name, is_bot: false, avatar: None };
    let terms = &challenge.terms;
    let reply = message(app, language, id, &challenger, terms, true).await?.without_pings();
    let reply = reply.with_picture(start_picture(settings, &terms.start));
    app.draw(reply, None).await.map(Some)
}
