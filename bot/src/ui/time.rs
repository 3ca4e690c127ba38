//! What deadlines say by themselves, and challenges that nobody has answered.

use speech::Language;

use super::views;
use crate::game::GameState;
use crate::ids::ChallengeId;
use crate::ui::{App, ChosenSettings, Error, Reply};

impl App {
    /// The public message that reminds who is next; none where they want no pings.
    pub async fn reminder(&self, state: &GameState) -> Result<Option<Reply>, Error> {
        let settings = self.game_settings(state.id()).await?;
        Ok(views::reminder(state, &settings))
    }

    /// What becomes of a reminder that came when the game had gone on.
    pub async fn overtaken(&self, state: &GameState) -> Result<Reply, Error> {
        let language = self.game_settings(state.id()).await?.language();
        Ok(views::overtaken(language, state))
    }

    /// The public message that says that who is next is late, with what the other can do.
    pub async fn lateness(&self, state: &GameState) -> Result<Reply, Error> {
        let settings = self.game_settings(state.id()).await?;
        Ok(views::late(state, &settings))
    }

    /// What becomes of a challenge that nobody has answered.
    pub async fn lapsed_challenge(&self, challenge: ChallengeId) -> Result<Reply, Error> {
        let lapsed = self.challenges.find(challenge).await?;
        let own = lapsed.language.as_deref().and_then(Language::of_locale);
        let language = match own {
            Some(language) => language,
            None => {
                ChosenSettings::from(self.guild_settings(lapsed.guild).await?).server_language()
            }
        };
        Ok(Reply::public(views::challenge_lapsed(language, &lapsed)))
    }
}
