//! A game of one person against the engine.

use std::sync::atomic::AtomicBool;

use engine::{Engine, Limits};
use playground::{Answer, Message, Outcome};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rules::{Action, Color, Game, Variant};
use serde_json::{Value, json};

use crate::{Person, World, board_of, picture, replay};

/// A game of one person against the engine.
pub struct EngineGame<'a> {
    world: &'a World,
    /// The person, where the game is played.
    pub person: Person<'a>,
    /// The game's number.
    pub id: u64,
    /// What is played.
    pub variant: &'static dyn Variant,
    /// The person's side.
    pub color: Color,
    choice: StdRng,
}

impl<'a> EngineGame<'a> {
    /// The person challenges Eightfold where they are; the game begins there.
    pub async fn begin(
        world: &'a World,
        person: Person<'a>,
        variant: &str,
        level: u8,
        color: Color,
    ) -> Self {
        let options = against(world, variant, level, color);
        let seen = world.playground.messages(person.channel, person.id);
        let before = seen.last().map(|it| it.id);
        check_public(&person.command("challenge", options).await);
        let runs = |it: &Message| board_of(it).is_some_and(|(_, seq)| seq.is_some());
        let begins = |it: &Message| Some(it.id) > before && runs(it);
        let board = person.sees("the first board", begins).await;
        Self::found(world, person, variant, color, &board)
    }

    /// The same for Ada in `#chess`, with the first board on which she can act.
    pub async fn opened(
        world: &'a World,
        variant: &str,
        level: u8,
        color: Color,
    ) -> (Self, Message) {
        let game = Self::begin(world, world.person("Ada"), variant, level, color).await;
        let (_, board) = game.answered().await;
        (game, board)
    }

    /// The game whose first board is this one.
    pub fn found(
        world: &'a World,
        person: Person<'a>,
        variant: &str,
        color: Color,
        board: &Message,
    ) -> Self {
        let (id, _) = board_of(board).expect("a board");
        let variant = rules::variants::by_id(variant).expect("a game");
        Self { world, person, id, variant, color, choice: StdRng::seed_from_u64(id) }
    }

    /// The game as it is written.
    pub async fn written(&self) -> Game {
        let mut written = Game::new(self.variant);
        let log = self.world.database.log(self.id).await;
        let replayed = replay::replay_each(self.variant.id(), None, &log, |_, game| {
            written = game.clone();
        });
        replayed.unwrap_or_else(|why| panic!("game {}: {why}", self.id));
        written
    }

    /// Waits until the engine has answered and its answer is shown: the game then, and the only board
    /// that can be clicked.
    pub async fn answered(&self) -> (Game, Message) {
        self.answered_after(0).await
    }

    /// The same once at least so many entries are written.
    pub async fn answered_after(&self, entries: usize) -> (Game, Message) {
        let mut answered = None;
        self.world
            .until("the engine has answered", async || {
                let game = self.written().await;
                let written = self.world.record(self.id).await.len();
                let over = game.end().is_some();
                let ready =
                    written >= entries && (over || game.position().side_to_act() == self.color);
                let board = self.live(if over { None } else { Some(written) });
                answered = Some(game).zip(board).filter(|_| ready);
                answered.is_some()
            })
            .await;
        let (game, board) = answered.expect("it was found");
        picture::check(self.world, &board);
        (game, board)
    }

    /// The only public message of the game that can be clicked, where that is the board after so many
    /// actions; after the end it tells none.
    pub fn live(&self, seq: Option<usize>) -> Option<Message> {
        let of_game = |it: &Message| board_of(it).is_some_and(|(game, _)| game == self.id);
        let is_live = |it: &Message| it.only_for.is_none() && of_game(it);
        let Person { channel, id, .. } = self.person;
        let mut live = self.world.playground.messages_of(channel, id, is_live);
        let last = live.pop()?;
        (live.is_empty() && board_of(&last)? == (self.id, seq)).then_some(last)
    }

    /// Does something that is legal, chosen at random; where it is a turn, by typing it.
    pub async fn step(&mut self, game: &Game, board: &Message) -> Outcome {
        let action = *game.legal_actions().choose(&mut self.choice).expect("something is legal");
        self.act(action, board).await
    }

    /// Does one thing.
    pub async fn act(&self, action: Action, board: &Message) -> Outcome {
        let outcome = match action {
            Action::Roll(_) => self.person.click_on(board.id, "Roll").await,
            action => self.person.types(&action.to_string()).await,
        };
        if !self.person.confirms(&outcome).await {
            check_public(&outcome);
        }
        outcome
    }

    /// Makes a turn by typing it, whose answer cannot be written until
    /// [`Database::let_engine_go`](crate::Database::let_engine_go).
    pub async fn held_after(&self, turn: &str) -> Outcome {
        self.world.database.hold_engine().await;
        let outcome = self.person.types(turn).await;
        check_public(&outcome);
        outcome
    }

    /// Plays at random until the game has ended, or the person has done so much; whether it has
    /// ended.
    pub async fn play_randomly(&mut self, steps: usize) -> bool {
        for _ in 0..steps {
            let (game, board) = self.answered().await;
            if game.end().is_some() {
                return true;
            }
            self.step(&game, &board).await;
        }
        self.answered().await.0.end().is_some()
    }

    /// Plays to the end, better than the lower levels do.
    pub async fn play_well(&self) {
        assert!(self.play_well_for(400).await, "game {} does not end", self.id);
    }

    /// Plays better than the lower levels do until the game has ended, or the person has done so
    /// much; whether it has ended.
    pub async fn play_well_for(&self, steps: usize) -> bool {
        let mut engine = Engine::new();
        for _ in 0..steps {
            let (game, board) = self.answered().await;
            if game.end().is_some() {
                return true;
            }
            self.act(good_action(&mut engine, &game), &board).await;
        }
        self.answered().await.0.end().is_some()
    }

    /// The person gives the game up; its last board.
    pub async fn resign(&self) -> Message {
        self.person.command("resign", json!({})).await;
        self.person.click("Yes").await;
        self.person.sees("the end", |it| board_of(it) == Some((self.id, None))).await
    }
}

impl World {
    /// Waits until the engine's turn is put off, since it could not be written; then lets it be written,
    /// and moves the clock to when it is tried again.
    pub async fn let_engine_answer(&self) {
        let pause = self.put_off().await;
        self.database.let_engine_go().await;
        self.clock.advance(pause);
    }
}

/// Checks that an answer is public, or is still to come on a busy machine.
pub fn check_public(outcome: &Outcome) {
    if let Answer::Message { message } | Answer::Updated { message } = &outcome.answer {
        assert_eq!(message.only_for, None, "{}", message.content);
    } else {
        let late = matches!(outcome.answer, Answer::Thinking { .. } | Answer::Acknowledged);
        assert!(late, "{outcome:?}");
    }
}

/// What the engine would do, better than its lower levels, or the die that is to be rolled.
pub fn good_action(engine: &mut Engine, game: &Game) -> Action {
    let limits = Limits { nodes: Some(4_000), ..Limits::default() };
    let best = engine.search(game, &limits, &AtomicBool::new(false));
    best.map_or(game.legal_actions()[0], |thought| thought.action)
}

/// The options of `/challenge` for a game against the engine.
pub fn against(world: &World, variant: &str, level: u8, color: Color) -> Value {
    json!({
        "variant": variant,
        "opponent": world.playground.application_id().to_string(),
        "level": level,
        "color": color.name(),
    })
}
