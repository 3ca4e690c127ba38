//! A game played over the wire by every way that there is, each board held against the rules.

use playground::{Id, Message, Outcome};
use rules::{Action, Color, Game};
use serde_json::json;
use sha2::{Digest, Sha256};
use speech::{Language, move_text};

use crate::{GameDriver, Person, World, board_of, choices, picture};

/// A game under way over the wire, and the same by the rules.
pub struct VerifiedGame<'a> {
    world: &'a World,
    /// What plays it over the wire.
    pub driver: GameDriver<'a>,
    /// The game by the rules, which each board is held against.
    pub model: Game,
    /// What is promised about the dice when the game begins, in a game with dice.
    promise: Option<String>,
}

impl<'a> VerifiedGame<'a> {
    /// Ada challenges Boris and plays White.
    pub async fn begin(world: &'a World, variant: &str) -> Self {
        let variant = rules::variants::by_id(variant).expect("a game");
        let (ada, boris) = world.two();
        let driver = GameDriver::begin(world, variant.id(), ada, boris).await;
        let start = driver.shown(0).await;
        // Boris has accepted, and needs no ping.
        picture::check_pings(&start, &[ada.id]);
        let promise = if variant.features().die { Some(driver.promise().await) } else { None };
        let game = Self { world, driver, model: Game::new(variant), promise };
        game.check_buttons(&start);
        game
    }

    /// How many turns, rolls and decisions were made.
    pub fn seq(&self) -> usize {
        self.model.actions().len()
    }

    /// Who plays a side.
    pub fn player(&self, color: Color) -> Person<'a> {
        match color {
            Color::White => self.driver.white,
            Color::Black => self.driver.black,
        }
    }

    /// Who acts next.
    pub fn side_to_act(&self) -> Person<'a> {
        self.player(self.model.position().side_to_act())
    }

    /// Who does not.
    pub fn other(&self) -> Person<'a> {
        self.player(!self.model.position().side_to_act())
    }

    /// Does what these actions say, one after another, each in another way; the last board.
    pub async fn acts(&mut self, actions: &str) -> Message {
        let mut board = None;
        for action in actions.split_whitespace() {
            board = Some(self.act(action).await);
        }
        board.expect("at least one action")
    }

    /// Does one action, and returns the board after it.
    pub async fn act(&mut self, text: &str) -> Message {
        let action: Action = text.parse().expect("an action");
        let notation = self.model.notation(action);
        let (actor, way) = (self.side_to_act(), self.seq());
        match action {
            Action::Roll(_) if way.is_multiple_of(2) => public(&actor.click("Roll").await),
            Action::Roll(_) => public(&actor.command("roll", json!({})).await),
            Action::Prevent | Action::Accept if way.is_multiple_of(2) => {
                public(&actor.click(label(action)).await);
            }
            Action::Prevent | Action::Accept => public(&actor.types(text).await),
            Action::Sacrifice | Action::Undo => {
                let asked = match way.is_multiple_of(2) {
                    true => actor.more(label(action)).await,
                    false => actor.types(text).await,
                };
                assert!(asked.is_private());
                actor.click_on(asked.shown().id, "Yes").await;
            }
            Action::Move(_) | Action::PlaceGravitatur { .. } => {
                moves(actor, text, &notation, way).await;
            }
        }
        self.model.play(action).expect("a legal action");
        self.checked(action, &notation, actor).await
    }

    /// Does one action by as few taps as the board offers; a die falls as it falls.
    pub async fn taps(&mut self, action: Action) {
        let (actor, board) = (self.side_to_act(), self.board().await);
        let done = match action {
            Action::Roll(_) => {
                actor.click_on(board.id, "Roll").await;
                self.rolled().await
            }
            Action::Prevent | Action::Accept => {
                actor.click_on(board.id, label(action)).await;
                action
            }
            Action::Sacrifice | Action::Undo => {
                let asked = match board.button(label(action)) {
                    Some(_) => actor.click_on(board.id, label(action)).await,
                    None => actor.more(label(action)).await,
                };
                actor.click_on(asked.shown().id, "Yes").await;
                action
            }
            Action::Move(_) | Action::PlaceGravitatur { .. } => {
                chooses(actor, &board, action).await;
                action
            }
        };
        self.model.play(done).expect("a legal action");
        self.board().await;
    }

    /// The board as it stands now.
    pub async fn board(&self) -> Message {
        let seq = self.model.end().is_none().then(|| self.seq());
        let stands =
            |it: &Message| it.only_for.is_none() && board_of(it) == Some((self.driver.id, seq));
        self.driver.white.sees("the board", stands).await
    }

    /// What has just been rolled.
    async fn rolled(&self) -> Action {
        let written = async || self.driver.actions().await.len() > self.seq();
        self.world.until("the roll is written", written).await;
        self.driver.actions().await[self.seq()].parse().expect("a roll")
    }

    /// The board after the last action: there once, in words and buttons what it has to be, and the
    /// one before it has lost its buttons.
    async fn checked(&self, action: Action, notation: &str, acted: Person<'_>) -> Message {
        let seq = self.seq();
        let board = self.driver.shown(seq).await;
        self.driver.closed(seq - 1).await;
        let told = match action {
            Action::Roll(number) => format!("rolled **{number}**"),
            Action::Accept => "accepted the roll".to_owned(),
            Action::Prevent => "sacrificed the Totem to prevent the roll".to_owned(),
            Action::Sacrifice => "sacrificed the Totem. Without it".to_owned(),
            Action::Undo => "sacrificed the Totem to undo the last roll".to_owned(),
            Action::Move(_) | Action::PlaceGravitatur { .. } => {
                format!("**{}**", undiced(notation))
            }
        };
        assert!(board.content.contains(&told), "{told}: {}", board.content);
        self.check_buttons(&board);
        if self.model.end().is_none() {
            let next = [self.side_to_act().id];
            // Nobody is pinged by what they do themselves.
            let pinged = if acted.id == next[0] { &[][..] } else { &next };
            picture::check_pings(&board, pinged);
            assert_eq!(self.driver.next(seq).await.id, self.side_to_act().id);
        }
        board
    }

    /// Under the board stands what is legal, and nothing else.
    fn check_buttons(&self, board: &Message) {
        if self.model.end().is_some() {
            assert!(board.button("Replay").is_some() && board.button("More").is_none());
            return;
        }
        let legal = self.model.legal_actions();
        let is_move = |it: &&Action| matches!(it, Action::Move(_) | Action::PlaceGravitatur { .. });
        let moves = legal.iter().filter(is_move).count();
        let may = |action| legal.contains(&action);
        let wanted = [
            ("Roll", legal.iter().any(|it| matches!(it, Action::Roll(_)))),
            ("Prevent", may(Action::Prevent)),
            ("Accept the roll", may(Action::Accept)),
            ("Sacrifice the Totem", moves == 0 && may(Action::Sacrifice)),
            ("Undo the roll", moves == 0 && may(Action::Undo)),
            ("More", true),
        ];
        for (label, is_there) in wanted {
            assert_eq!(board.button(label).is_some(), is_there, "{label}: {}", board.content);
        }
        let offered = choices(board);
        assert_eq!(offered.is_empty(), moves == 0, "{}", board.content);
        if moves <= 25 {
            assert_eq!(offered.len(), moves, "each move is a choice: {offered:?}");
        }
        let menus = board.menus().len();
        assert_eq!(menus, usize::from(offered.len() > 5), "few choices are buttons: {offered:?}");
    }

    /// Ends the story of a game that has ended so: the last board says it, the promise is kept, the
    /// record is the game, and nothing is left to click.
    pub async fn check_end(&self, result: &str) {
        let white = self.driver.white;
        let board = self.driver.shown(self.seq()).await;
        let pinged: Vec<Id> = [white.id, self.driver.black.id]
            .into_iter()
            .filter(|person| self.acted_last().id != *person)
            .collect();
        picture::check_pings(&board, &pinged);
        assert!(board.content.contains(result), "{result}: {}", board.content);
        if let Some(promise) = &self.promise {
            let proof = white.click_on(board.id, "Check the dice").await;
            assert!(proof.is_private() && proof.content().contains(promise));
            let (_, secret) = proof.content().split_once("hexkey:").expect("the secret");
            let bytes = hex::decode(&secret[..64]).expect("hex digits");
            assert_eq!(hex::encode(Sha256::digest(bytes)), *promise);
        }
        let seen = self.world.playground.messages(self.driver.channel(), white.id);
        let live: Vec<Id> =
            seen.iter().filter(|it| !it.components.is_empty()).map(|it| it.id).collect();
        assert_eq!(live, [board.id], "only the last board can be clicked");
        let played: Vec<String> = self.model.actions().iter().map(ToString::to_string).collect();
        assert_eq!(self.driver.actions().await, played);
    }

    /// Who made the last turn, roll or decision.
    fn acted_last(&self) -> Person<'a> {
        let last = self.model.last().expect("something was done");
        self.player(last.before.side_to_act())
    }

    /// What is said where `winner` has won.
    pub fn win(&self, winner: Color) -> String {
        format!("**{} wins**", self.player(winner).mention())
    }
}

/// What the button of an action says.
fn label(action: Action) -> &'static str {
    match action {
        Action::Prevent => "Prevent",
        Action::Accept => "Accept the roll",
        Action::Sacrifice => "Sacrifice the Totem",
        Action::Undo => "Undo the roll",
        Action::Roll(_) | Action::Move(_) | Action::PlaceGravitatur { .. } => "",
    }
}

/// Makes a move in one of four ways.
async fn moves(mover: Person<'_>, action: &str, notation: &str, way: usize) {
    match way % 4 {
        0 => {
            let closed = mover.picks(&steps(action)).await;
            if closed.is_private() {
                assert_eq!(closed.content(), format!("You played **{}**.", undiced(notation)));
                assert!(closed.message().is_some_and(|it| it.components.is_empty()));
            }
        }
        1 => public(&mover.types(notation).await),
        2 => {
            // What is typed so far is the move's beginning; the rest is chosen.
            let choices = mover.suggestions(&action[..action.len() - 1]).await;
            let chosen = choices.iter().find(|it| it.value == *action);
            let chosen = chosen.unwrap_or_else(|| panic!("{action} is not suggested"));
            let notation = undiced(notation);
            let begins = notation.trim_end_matches(['+', '#']);
            let tells_check = chosen.name.contains(['+', '#']);
            assert!(chosen.name.starts_with(begins) && !tells_check, "{}", chosen.name);
            public(&mover.types(chosen.value.as_str().expect("a text")).await);
        }
        _ => public(&mover.types(action).await),
    }
}

/// Chooses a turn by as few steps as the board offers.
async fn chooses(actor: Person<'_>, board: &Message, action: Action) {
    let (whole, offered) = (action.to_string(), choices(board));
    if offered.contains(&whole) {
        actor.choose(board, &whole).await;
        return;
    }
    // A placement that stands in the menu needs no file before it.
    let known = action.placement().is_some_and(|at| offered.contains(&at.to_string()));
    actor.picks(&steps(&whole)[usize::from(known)..]).await;
}

/// The values that are chosen from the menus for an action.
pub fn steps(action: &str) -> Vec<&str> {
    let (placed, step) = match action.strip_prefix('@') {
        Some(placed) => placed.split_once('/').unwrap_or((placed, "")),
        None => ("", action),
    };
    let file = placed.get(..1).unwrap_or_default();
    let (from, rest) = step.split_at(step.len().min(2));
    let (to, promotion) = rest.split_at(rest.len().min(2));
    let steps = [file, placed, from, to, promotion].into_iter();
    steps.filter(|step| !step.is_empty()).collect()
}

fn public(outcome: &Outcome) {
    let message = outcome.message().expect("a board");
    assert_eq!(message.only_for, None, "{}", message.content);
}

/// A turn's notation as English messages write it: without its die, which boards tell in words.
pub fn undiced(notation: &str) -> String {
    move_text(Language::English, notation)
}
