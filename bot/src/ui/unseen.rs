//! Servers whose members may use external apps for themselves alone: nobody else sees what the bot
//! answers there, but for changes of a message that all see.

use super::{challenge, commands};
use crate::ids::GameId;
use crate::store::Reopened;
use crate::ui::{
    App, BoardClick, ChallengeClick, ComponentId, Error, Interaction, InteractionKind, Location,
    Question, Refusal, Reply, UNSEEN,
};

/// Checks that others see what is asked for, where it concerns them. Refused if they would not.
pub(super) fn check(location: &Location, kind: &InteractionKind) -> Result<(), Refusal> {
    if location.unseen && concerns_others(kind) { Err(UNSEEN) } else { Ok(()) }
}

/// Whether somebody else has to see a new message that answers this. To begin a game, or to accept
/// an offer, is checked where that is done.
fn concerns_others(kind: &InteractionKind) -> bool {
    match kind {
        InteractionKind::Command { name, options } => commands::concerns_others(name, options),
        InteractionKind::Click { custom_id, message, .. } => match custom_id.parse() {
            Ok(ComponentId::Challenge(_, ChallengeClick::Accept)) => true,
            Ok(ComponentId::Board(_, what)) => match what {
                BoardClick::Roll
                | BoardClick::Decide(_)
                | BoardClick::Play(_)
                | BoardClick::Open(_)
                | BoardClick::Pick { .. }
                | BoardClick::Claim
                | BoardClick::Oops => message.private,
                BoardClick::Answer(question, yes) => yes && question != Question::Resign,
                BoardClick::Type
                | BoardClick::Draw
                | BoardClick::TakeBack
                | BoardClick::Rematch
                | BoardClick::Pause => true,
                BoardClick::More
                | BoardClick::Hint
                | BoardClick::Ask(_)
                | BoardClick::ClaimOnTime
                | BoardClick::GiveDay => false,
            },
            _ => false,
        },
        InteractionKind::ModalSubmit { custom_id, .. } => {
            matches!(custom_id.parse(), Ok(ComponentId::Board(..)))
        }
        InteractionKind::UserCommand { .. } | InteractionKind::Autocomplete { .. } => false,
    }
}

impl App {
    /// Undoes the beginning of a game of which nobody else has seen the first board. Returns what
    /// the message of the challenge or offer from which it began is to say again, if there was one.
    pub async fn unbegin(
        &self,
        interaction: &Interaction,
        game: GameId,
    ) -> Result<Option<Reply>, Error> {
        match self.games.undo_start(game).await? {
            Some(Reopened::Challenge(id)) => {
                let settings = self.settings(interaction).await?;
                challenge::message_again(self, &settings, id).await
            }
            Some(Reopened::Rematch(id)) => {
                let offer = self.offers.find(id).await?;
                let state = self.games.game(offer.game).await?;
                Ok(Some(self.offer(&state, &offer).await?))
            }
            None => Ok(None),
        }
    }
}
