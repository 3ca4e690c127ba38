//! A game, and how a step of it is made.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ::tests::program::ProgramError;
use playground::{ActError, Answer, Id, Message, Outcome, Playground};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rules::{Action, Game, Variant};
use serde_json::json;

use crate::boards::Newest;

/// How long a board is waited for that does not come with the first answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The pause before a game that the bot was too busy to begin is begun again.
const BUSY_PAUSE: Duration = Duration::from_millis(100);

/// What part of the steps that could be an offer of a draw is one.
const OFFERS: f64 = 0.05;

/// After how many turns a draw is offered again: the bot wants eight of the one who offers.
const BETWEEN_OFFERS: usize = 16;

/// What became of a step.
pub(crate) struct Step {
    /// When the bot gave its first answer; none where it gave none.
    pub(crate) answered: Option<Instant>,
    /// What came of it.
    pub(crate) outcome: StepOutcome,
}

impl Step {
    /// One that nobody has answered.
    fn failed(why: impl Into<String>) -> Self {
        Self { answered: None, outcome: StepOutcome::Failed(why.into()) }
    }
}

/// What came of a step.
pub(crate) enum StepOutcome {
    /// Its board was shown then.
    Shown(Instant),
    /// An offer was made, which has no board.
    Offered,
    /// The bot was too busy, and said so.
    Refused,
    /// Why nothing did.
    Failed(String),
}

/// Two people and the game that they play, in a channel of their own.
pub(crate) struct PooledGame {
    pub(crate) playground: Arc<Playground>,
    pub(crate) channel: Id,
    pub(crate) white: Id,
    pub(crate) black: Id,
    pub(crate) variant: &'static dyn Variant,
    pub(crate) newest: Newest,
    pub(crate) choice: StdRng,
    pub(crate) game: Game,
    /// The message with the last board that was shown here.
    pub(crate) shown: Option<Id>,
    /// How many turns had been made when a draw was last offered.
    pub(crate) offered: Option<usize>,
}

impl PooledGame {
    /// Begins a game, by a challenge that is accepted.
    pub(crate) async fn begin(&mut self) -> Result<(), ProgramError> {
        self.game = Game::new(self.variant);
        self.offered = None;
        let before = self.shown;
        let opponent = self.black.to_string();
        let options = json!({
            "variant": self.variant.id(), "opponent": opponent, "color": "white", "thread": false,
        });
        let asked = loop {
            let options = options.clone();
            let run = self.playground.run_command(self.white, self.channel, "challenge", options);
            let asked = run.await?;
            if !is_too_busy(&asked.answer) {
                break asked;
            }
            tokio::time::sleep(BUSY_PAUSE).await;
        };
        let Some(challenge) = asked.message() else {
            return Err(no_game("a challenge is not answered"));
        };
        while is_too_busy(&self.playground.press(self.black, challenge.id, "Accept").await?.answer)
        {
            tokio::time::sleep(BUSY_PAUSE).await;
        }
        let started = |board: &Message| before.is_none_or(|before| board.id > before);
        match self.board(started).await {
            Some(board) => {
                self.shown = Some(board.id);
                Ok(())
            }
            None => Err(no_game("its first board does not come")),
        }
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.game.end().is_some()
    }

    /// Makes a step that is legal, chosen at random.
    pub(crate) async fn step(&mut self) -> Step {
        if self.may_offer() && self.choice.random_bool(OFFERS) {
            return self.offer().await;
        }
        let Some(action) = self.game.legal_actions().choose(&mut self.choice).copied() else {
            return Step::failed("there is no legal action");
        };
        let acted = self.act(action).await;
        let now = Instant::now();
        let reply = match acted {
            Ok(reply) => reply,
            Err(error) => return Step::failed(error.to_string()),
        };
        let answered = (!matches!(reply.answer, Answer::Silence)).then_some(now);
        if is_too_busy(&reply.answer) {
            return Step { answered, outcome: StepOutcome::Refused };
        }
        let board = self.seen(reply).await;
        let now = Instant::now();
        let outcome = match board.and_then(|board| self.follow(action, &board)) {
            Ok(()) => StepOutcome::Shown(now),
            Err(why) => StepOutcome::Failed(why),
        };
        Step { answered, outcome }
    }

    /// Whether a draw can be offered, and has not been for a while.
    fn may_offer(&self) -> bool {
        let late = |offered| self.turns() > offered + BETWEEN_OFFERS;
        self.game.claim().is_none() && self.offered.is_none_or(late)
    }

    /// How many turns were made.
    fn turns(&self) -> usize {
        self.game.actions().iter().filter(|action| action.is_turn()).count()
    }

    /// Offers a draw, which lapses with the next step.
    async fn offer(&mut self) -> Step {
        let run = self.playground.run_command(self.side_to_act(), self.channel, "draw", json!({}));
        let reply = match run.await {
            Ok(reply) => reply,
            Err(error) => return Step::failed(error.to_string()),
        };
        let now = Instant::now();
        let answered = (!matches!(reply.answer, Answer::Silence)).then_some(now);
        if is_too_busy(&reply.answer) {
            return Step { answered, outcome: StepOutcome::Refused };
        }
        // Where nobody knows whether it was made, it is not made again.
        self.offered = Some(self.turns());
        let outcome = match reply.answer {
            Answer::Message { message } if message.only_for.is_some() => {
                StepOutcome::Failed(message.content)
            }
            Answer::Message { .. } | Answer::Thinking { .. } => StepOutcome::Offered,
            _ => StepOutcome::Failed("an offer is not answered".to_owned()),
        };
        Step { answered, outcome }
    }

    fn side_to_act(&self) -> Id {
        match self.game.position().side_to_act() {
            rules::Color::White => self.white,
            rules::Color::Black => self.black,
        }
    }

    /// Presses **Roll**, or types the action.
    async fn act(&self, action: Action) -> Result<Outcome, ActError> {
        let actor = self.side_to_act();
        match (action, self.shown) {
            (Action::Roll(_), Some(board)) => self.playground.press(actor, board, "Roll").await,
            (Action::Roll(_), None) => {
                self.playground.run_command(actor, self.channel, "roll", json!({})).await
            }
            _ => {
                let options = json!({ "turn": action.to_string() });
                self.playground.run_command(actor, self.channel, "move", options).await
            }
        }
    }

    /// The board that an answer shows, or that follows one which could not be in time.
    async fn seen(&self, reply: Outcome) -> Result<Message, String> {
        match reply.answer {
            Answer::Message { message } | Answer::Updated { message }
                if message.only_for.is_none() =>
            {
                Ok(message)
            }
            Answer::Message { message } | Answer::Updated { message } => Err(message.content),
            Answer::Thinking { .. } | Answer::Acknowledged | Answer::Silence => {
                let step = self.game.actions().len() + 1;
                let shows = |board: &Message| step_of(board).is_none_or(|it| it == step);
                self.board(shows).await.ok_or_else(|| "a board does not come".to_owned())
            }
            Answer::Choices { .. } => Err("suggestions in answer to a command".to_owned()),
            Answer::Modal { .. } => Err("a form in answer to a command".to_owned()),
        }
    }

    /// Waits for a board.
    async fn board(&self, pleases: impl Fn(&Message) -> bool) -> Option<Message> {
        let mut newest = self.newest.clone();
        let found = newest.wait_for(|board| board.as_ref().is_some_and(&pleases));
        tokio::time::timeout(PATIENCE, found).await.ok()?.ok()?.clone()
    }

    /// Plays what the board shows by the rules.
    fn follow(&mut self, chosen: Action, board: &Message) -> Result<(), String> {
        let action = match chosen {
            Action::Roll(_) => Action::Roll(rolled(&board.content).ok_or("a roll without number")?),
            _ => chosen,
        };
        self.game.play(action).map_err(|error| error.to_string())?;
        self.shown = Some(board.id);
        let wanted = self.game.end().is_none().then_some(self.game.actions().len());
        if step_of(board) == wanted {
            return Ok(());
        }
        Err("the board is of another step".to_owned())
    }
}

fn no_game(why: &str) -> ProgramError {
    ProgramError::Other(format!("no game begins: {why}"))
}

/// Whether the bot says, to who asks alone, that it has too much to do.
fn is_too_busy(answer: &Answer) -> bool {
    let Answer::Message { message } = answer else {
        return false;
    };
    message.only_for.is_some() && message.content.contains("very busy")
}

/// The number of the step that a board shows; none once the game has ended.
fn step_of(board: &Message) -> Option<usize> {
    ::tests::board_of(board)?.1
}

/// The number that a board says was rolled.
fn rolled(content: &str) -> Option<u8> {
    let (_, rest) = content.split_once("rolled **")?;
    rest.split_once("**")?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_rolled_is_read_from_the_board() {
        assert_eq!(rolled("Ada rolled **7**: the rook's number."), Some(7));
        assert_eq!(rolled("Ada played **Nf3**."), None);
    }
}
