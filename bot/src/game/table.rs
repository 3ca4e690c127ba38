//! A game at a channel: load it, check who may act, act, save. Knows nothing of Discord.

use std::sync::Arc;

use rules::Action;

use crate::error::Error;
use crate::game::dice::Dice;
use crate::game::record::{PLAY, RESIGN, Record};
use crate::ids::{ChannelId, GameId, InteractionId, UserId};
use crate::store::{GameRow, Store, Turn, Written};
use crate::ui::reply::BoardRef;

/// Which command or click does something, and the token with which its answer shows the board.
#[derive(Clone, Copy)]
pub struct Stamp<'a> {
    /// The command or click.
    pub interaction: InteractionId,
    /// Its token, where its answer is to be the board.
    pub token: Option<&'a str>,
}

/// The tables of all channels.
#[derive(Clone)]
pub struct Tables {
    store: Store,
    dice: Arc<dyn Dice>,
}

impl Tables {
    /// The tables that a database holds.
    pub fn new(store: Store, dice: Arc<dyn Dice>) -> Self {
        Self { store, dice }
    }

    /// Where the dice's secrets come from.
    pub fn dice(&self) -> &dyn Dice {
        &*self.dice
    }

    /// The game of a board whose button or menu a player used, if no newer board exists.
    ///
    /// # Errors
    ///
    /// Tells the person where they do not play, or the board is old; fails where the database does.
    pub async fn at_board(&self, board: BoardRef, user: UserId) -> Result<Record, Error> {
        let record = self.game(board.game).await?;
        record.seat(user)?;
        record.check_seq(board.seq)?;
        Ok(record)
    }

    /// The game with this id.
    ///
    /// # Errors
    ///
    /// Tells the person where there is none; fails where the database does.
    pub async fn game(&self, game: GameId) -> Result<Record, Error> {
        let row = self.store.game(game).await?;
        let row = row.ok_or_else(|| Error::mistake(format!("There is no game {game}.")))?;
        self.load(row).await
    }

    /// The running game at a channel, or the last one that ended there.
    ///
    /// # Errors
    ///
    /// Tells the person where there is none; fails where the database does.
    pub async fn last_at(&self, channel: ChannelId) -> Result<Record, Error> {
        let row = self.store.game_at(channel).await?.ok_or_else(|| {
            Error::mistake("No game has been played in this channel. `/challenge` starts one.")
        })?;
        self.load(row).await
    }

    /// The running game at a channel.
    ///
    /// # Errors
    ///
    /// Tells the person where there is none; fails where the database does.
    pub async fn running_at(&self, channel: ChannelId) -> Result<Record, Error> {
        match self.store.game_at(channel).await? {
            Some(row) if !row.ended => self.load(row).await,
            _ => Err(Error::mistake(
                "No game is being played in this channel. `/challenge` starts one.",
            )),
        }
    }

    async fn load(&self, row: GameRow) -> Result<Record, Error> {
        let turns = self.store.turns(row.id).await?;
        Record::replay(row, turns)
    }

    /// Rolls the die that is due.
    ///
    /// # Errors
    ///
    /// Tells the person where it is not theirs to roll; fails where the database does.
    pub async fn roll(
        &self,
        record: Record,
        user: UserId,
        stamp: Stamp<'_>,
    ) -> Result<Record, Error> {
        let variant = record.game().variant();
        if !variant.features().die {
            record.seat(user)?;
            return Err(Error::mistake(format!(
                "{} is played without a die. For a free roll, name the dice: `/roll dice:2d6+1`.",
                variant.name()
            )));
        }
        record.check_turn(user)?;
        if !record.position().is_roll_due() {
            record.check_move(user)?;
            return Err(Error::mistake(
                "No die is due now: make your move with **Move** under the board, or `/move`.",
            ));
        }
        let rolls = record.game().actions().iter().filter(|a| matches!(a, Action::Roll(_))).count();
        let number = self.dice.roll(&record.row().secret, record.row().id, rolls + 1);
        self.write(record, user, PLAY, Some(Action::Roll(number)), stamp).await
    }

    /// Makes a turn, or decides on a roll.
    ///
    /// # Errors
    ///
    /// Tells the person where it is not theirs to make or not legal; fails where the database does.
    pub async fn play(
        &self,
        record: Record,
        user: UserId,
        action: Action,
        stamp: Stamp<'_>,
    ) -> Result<Record, Error> {
        record.check_act(user)?;
        self.write(record, user, PLAY, Some(action), stamp).await
    }

    /// Resigns.
    ///
    /// # Errors
    ///
    /// Tells the person where they do not play; fails where the database does.
    pub async fn resign(
        &self,
        record: Record,
        user: UserId,
        stamp: Stamp<'_>,
    ) -> Result<Record, Error> {
        record.seat(user)?;
        self.write(record, user, RESIGN, None, stamp).await
    }

    /// Writes the next turn, with the board that it owes.
    async fn write(
        &self,
        mut record: Record,
        user: UserId,
        kind: &str,
        action: Option<Action>,
        stamp: Stamp<'_>,
    ) -> Result<Record, Error> {
        let turn = Turn {
            seq: record.seq() + 1,
            player: user,
            kind: kind.to_owned(),
            action: action.map(|action| action.to_string()).unwrap_or_default(),
            interaction: stamp.interaction,
        };
        record.add(turn.clone()).map_err(Error::mistake)?;
        let ends = record.ending().is_some();
        match self.store.add_turn(record.row().id, &turn, ends, stamp.token).await? {
            Written::Done(()) => Ok(record),
            Written::Late => Err(Error::mistake(
                "That turn was already made, perhaps by a double click. `/board` shows the \
                 position as it is now.",
            )),
        }
    }
}
