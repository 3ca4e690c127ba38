//! Opening a game: in which channels that may be done, and what the bot lacks there.

use futures_util::future::join_all;

use super::views;
use crate::game::mentions;
use crate::ids::ChannelId;
use crate::ui::{App, CommandContext, Error, Refusal, Response, UNSEEN};

/// How many channels a server can choose at most.
pub(super) const MAX_CHANNELS: usize = 25;

/// Checks that games may be opened here: in a thread, where they may in the channel above; and that
/// others would see them. Refused, with the channels where they may.
pub(super) async fn check(app: &App, context: &CommandContext<'_>) -> Result<(), Error> {
    if context.location.unseen {
        return Err(UNSEEN.into());
    }
    let Some(guild) = context.location.guild() else {
        return Ok(());
    };
    let chosen = app.store.channels().game_channels(guild).await?;
    if chosen.is_empty() || chosen.contains(&context.location.whole_channel()) {
        return Ok(());
    }
    let left = without_gone(app, chosen).await?;
    if left.is_empty() {
        Ok(())
    } else {
        Err(Refusal::new("refused-other-channels").with("channels", mentions(left)).into())
    }
}

/// The channels in which games may be opened in the server; none: in all.
pub(super) async fn channels(
    app: &App,
    context: &CommandContext<'_>,
) -> Result<Vec<ChannelId>, Error> {
    match context.location.guild() {
        Some(guild) => without_gone(app, app.store.channels().game_channels(guild).await?).await,
        None => Ok(Vec::new()),
    }
}

/// These channels without those that were deleted, which are struck: where all of them were, games
/// may be opened everywhere again.
async fn without_gone(app: &App, chosen: Vec<ChannelId>) -> Result<Vec<ChannelId>, Error> {
    let looks = chosen.iter().map(|channel| app.is_gone(*channel));
    let (gone, left): (Vec<_>, Vec<_>) =
        chosen.iter().zip(join_all(looks).await).partition(|(_, gone)| *gone);
    let [gone, left] = [gone, left].map(|it| it.into_iter().map(|(channel, _)| *channel));
    let gone: Vec<ChannelId> = gone.collect();
    if !gone.is_empty() {
        app.store.channels().delete_game_channels(&gone).await?;
    }
    Ok(left.collect())
}

/// The same answer to who opens a game, or a challenge to one, that is played here: with a word to
/// them alone where the bot lacks something to post here by itself.
pub(super) fn warning(context: &CommandContext<'_>, response: Response) -> Response {
    let missing = context.location.missing_to_post();
    if missing.is_empty() {
        return response;
    }
    response.with_ephemeral_note(views::may_not_post(context.language, missing))
}
