//! A game under way, and the boards that were shown of it.

use playground::{Fault, Id, Message, Plan};
use serde_json::{Value, json};

use crate::paths::{CALLBACK, MESSAGES};
use crate::{LEASE, Person, World, picture};

/// A game between two people.
#[derive(Clone, Copy)]
pub struct GameDriver<'a> {
    world: &'a World,
    /// Its number.
    pub id: u64,
    /// Who plays White, at the game's channel.
    pub white: Person<'a>,
    /// Who plays Black, there.
    pub black: Person<'a>,
}

impl<'a> GameDriver<'a> {
    /// Challenges and accepts where `white` is; the game begins there.
    pub async fn begin(
        world: &'a World,
        variant: &str,
        white: Person<'a>,
        black: Person<'a>,
    ) -> Self {
        Self::begin_with(world, variant, (white, black), &json!({})).await
    }

    /// The same with these options of the challenge besides.
    pub async fn begin_with(
        world: &'a World,
        variant: &str,
        (white, black): (Person<'a>, Person<'a>),
        more: &Value,
    ) -> Self {
        let challenge = Self::challenged(variant, (white, black), more).await.id;
        black.click_on(challenge, "Accept").await;
        Self::found(world, white, black).await
    }

    /// The message of a challenge that `white` makes, with these options besides.
    pub async fn challenged(
        variant: &str,
        (white, black): (Person<'a>, Person<'a>),
        more: &Value,
    ) -> Message {
        let opponent = black.id.to_string();
        let mut options = json!({
            "variant": variant, "opponent": opponent, "color": "white", "thread": false,
        });
        for (name, value) in more.as_object().into_iter().flatten() {
            options[name] = value.clone();
        }
        white.asks("challenge", options).await
    }

    /// The game that begins where `white` is: waits for its first board.
    pub async fn found(world: &'a World, white: Person<'a>, black: Person<'a>) -> Self {
        let sides = format!("{} plays White", white.mention());
        let starts = |it: &Message| it.content.contains(&sides) && board_of(it).is_some();
        let start = white.sees("the first board", starts).await;
        let (id, _) = board_of(&start).expect("a board");
        let game = Self { world, id, white, black };
        game.shown(0).await;
        game.noted(0).await;
        game
    }

    /// Waits until the bot has noted which message shows the board after turn `seq`.
    pub async fn noted(&self, seq: usize) {
        let noted = async || {
            let shown = self.world.database.game(self.id).await.board_seq;
            shown.is_some_and(|it| usize::try_from(it).is_ok_and(|it| it >= seq))
        };
        self.world.until(&format!("the board after turn {seq} is noted"), noted).await;
    }

    /// The game with its players, White first.
    pub fn with_players(self) -> (Self, Person<'a>, Person<'a>) {
        (self, self.white, self.black)
    }

    /// Where it is played.
    pub fn channel(&self) -> Id {
        self.white.channel
    }

    /// What the message that says it has begun promises of its dice: the hash of their secret.
    pub async fn promise(&self) -> String {
        let begins = format!("game {} begins!\n-# SHA-256 of the dice secret: `", self.id);
        let has_it = |it: &Message| it.content.contains(&begins);
        let begun = self.white.sees("the dice's promise", has_it).await;
        let (_, promise) = begun.content.split_once(&begins).expect("a promise");
        let promise = promise.trim_end_matches('`').to_owned();
        assert_eq!(promise.len(), 64, "{promise}");
        promise
    }

    /// What is written of it in short: its actions.
    pub async fn actions(&self) -> Vec<String> {
        let record = self.world.record(self.id).await;
        record.into_iter().map(|(_, _, action)| action).collect()
    }

    /// The public messages that show the board after turn `seq`, while it is the newest.
    pub fn boards(&self, seq: usize) -> Vec<Message> {
        let is_it = |it: &Message| it.only_for.is_none() && self.is_board(it, seq);
        self.world.playground.messages_of(self.channel(), self.white.id, is_it)
    }

    /// The last board of an ended game tells no turn: it is the newest.
    fn is_board(&self, message: &Message, seq: usize) -> bool {
        board_of(message).is_some_and(|(game, of)| game == self.id && of.is_none_or(|of| of == seq))
    }

    /// Waits for the board after turn `seq`, and checks that it is a board: its picture, and that
    /// it is there once.
    pub async fn shown(&self, seq: usize) -> Message {
        let what = format!("the board after turn {seq}");
        self.white.sees(&what, |it| it.only_for.is_none() && self.is_board(it, seq)).await;
        // One that was shown once more loses its buttons a moment later.
        self.world
            .until(&format!("{what} is there once"), async || self.boards(seq).len() == 1)
            .await;
        let board = self.boards(seq).remove(0);
        picture::check(self.world, &board);
        board
    }

    /// Waits until the board after turn `seq` has no buttons any more.
    pub async fn closed(&self, seq: usize) {
        let what = format!("the board after turn {seq} has lost its buttons");
        let is_open = |board: &Message| board_of(board) == Some((self.id, Some(seq)));
        let closed = async || !self.boards(seq).iter().any(is_open);
        self.world.until(&what, closed).await;
    }

    /// Plays these turns, whoever's they are, from the board after entry `seq`; the entry that the
    /// last of them made. The turn `r` is a roll.
    pub async fn plays(&self, mut seq: usize, turns: &[&str]) -> usize {
        for turn in turns {
            match (self.next(seq).await, *turn) {
                (next, "r") => next.command("roll", json!({})).await,
                (next, turn) => next.types(turn).await,
            };
            seq += 1;
            self.shown(seq).await;
        }
        seq
    }

    /// Does what can be done on the board after entry `seq`: rolls, or makes the first turn that is
    /// suggested; whether anything could be done.
    pub async fn goes_on(&self, seq: usize) -> bool {
        let board = self.shown(seq).await;
        if board.button("More").is_none() {
            return false;
        }
        let player = self.next(seq).await;
        if board.button("Roll").is_some() {
            player.click_on(board.id, "Roll").await;
        } else {
            let turns = player.suggestions("").await;
            player.types(turns[0].value.as_str().expect("a text")).await;
        }
        true
    }

    /// Does something whose board is still owed when the bot has been stopped, because neither its
    /// answer nor its posts come: the game has so many entries then. The next bot posts it at once.
    pub async fn stopped_owing<T>(&self, entries: usize, act: impl Future<Output = T>) -> T {
        self.world.playground.fault("POST", CALLBACK, Fault::DropRequest);
        self.world.playground.plan(Plan::new("POST", MESSAGES, Fault::DropRequest));
        let stop = async {
            let written = async || self.world.record(self.id).await.len() == entries;
            self.world.until("it is written", written).await;
            self.world.stop_bot().await;
            self.world.playground.clear_faults();
            self.world.clock.advance(LEASE);
        };
        tokio::join!(act, stop).0
    }

    /// Somebody gives the game up; its last board.
    pub async fn resigns(&self, who: Person<'a>) -> Message {
        who.command("resign", json!({})).await;
        who.click("Yes").await;
        self.ended().await
    }

    /// Waits for the last board, which tells how the game has ended.
    pub async fn ended(&self) -> Message {
        let ends = |it: &Message| it.only_for.is_none() && board_of(it) == Some((self.id, None));
        self.white.sees("the end", ends).await
    }

    /// The person whose turn it is by the last board: the one that it mentions first.
    pub async fn next(&self, seq: usize) -> Person<'a> {
        let board = self.shown(seq).await;
        [self.white, self.black]
            .into_iter()
            .find(|person| board.content.starts_with(&person.mention()))
            .unwrap_or_else(|| panic!("nobody is next: {}", board.content))
    }
}

/// The game and the turn that a board is of, by what can be clicked on it; no turn at the end.
pub fn board_of(message: &Message) -> Option<(u64, Option<usize>)> {
    let buttons = message.buttons();
    let found = buttons.iter().find_map(|button| {
        let parts: Vec<&str> = button.custom_id.split(':').collect();
        match parts[..] {
            ["more", game, seq] => Some((game.parse().ok()?, Some(seq.parse().ok()?))),
            ["view", game, _] => Some((game.parse().ok()?, None)),
            _ => None,
        }
    });
    found.filter(|_| message.attachments.len() == 1)
}
