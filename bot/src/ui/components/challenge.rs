//! **Accept**, **Decline** and **Withdraw** under a challenge.

use async_trait::async_trait;

use super::{Click, Component, unknown};
use crate::error::Error;
use crate::ids::ChallengeId;
use crate::ui::app::{App, Request};
use crate::ui::challenge;
use crate::ui::reply::{Response, Row, Style};
use crate::ui::views::button;

const KIND: &str = "challenge";

/// The buttons under a challenge; one that is open to anybody cannot be declined.
pub fn buttons(id: ChallengeId, declinable: bool) -> Row {
    let custom_id = |what: &str| format!("{KIND}:{what}:{id}");
    let mut buttons = vec![button("Accept", custom_id("accept"), Style::Success)];
    if declinable {
        buttons.push(button("Decline", custom_id("decline"), Style::Danger));
    }
    buttons.push(button("Withdraw", custom_id("withdraw"), Style::Secondary));
    Row::Buttons(buttons)
}

/// The buttons' other half.
pub struct ChallengeButtons;

#[async_trait]
impl Component for ChallengeButtons {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        arguments: &[&str],
        click: Click<'_>,
    ) -> Result<Response, Error> {
        let [what, id] = arguments else {
            return Err(unknown());
        };
        let id: ChallengeId = id.parse().map_err(|_| unknown())?;
        match *what {
            "accept" => challenge::accept(app, request, id, click.message).await,
            "decline" => challenge::decline(app, request, id, click.message).await,
            "withdraw" => challenge::withdraw(app, request, id).await,
            _ => Err(unknown()),
        }
    }
}
