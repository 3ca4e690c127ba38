//! The time of a game with a pace. Each turn begins when its player is next, and a roll or decision
//! of theirs on the way does not restart it. Nobody loses by the clock alone: when the time is
//! over the other player may claim the win, or wait.

use std::time::Duration;

use rules::Color;

use super::games::Actor;
use crate::clock::millis;
use crate::game::{
    ActionContext, Entry, GameError, GameResult, GameState, Games, LogEntry, Refusal, TimeControl,
};
use crate::ids::GameId;
use crate::store::{ClockRow, NewClock, WriteOutcome};

/// How much is given to who is late.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// After this time without an entry a game without a pace can be closed by who waits.
pub(super) const INACTIVITY_LIMIT: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// The time of a game with a pace, as it was when the game was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameClock {
    row: ClockRow,
    /// When it was read.
    seen: i64,
}

impl GameClock {
    pub(super) fn new(row: ClockRow, seen: i64) -> Self {
        Self { row, seen }
    }

    /// How long each turn may take.
    pub fn time_control(self) -> Option<TimeControl> {
        TimeControl::of_millis(self.row.move_time_ms)
    }

    /// By when who is next has to act, in Unix milliseconds; none while it is paused, and once the
    /// game has ended.
    pub fn deadline(self) -> Option<i64> {
        self.row.deadline_at
    }

    /// Whether it is paused.
    pub fn is_paused(self) -> bool {
        self.row.paused_at.is_some()
    }

    pub(super) fn row(self) -> ClockRow {
        self.row
    }

    /// When the time of who is next is over, if it is: nothing is left.
    pub fn late_since(self) -> Option<i64> {
        self.row.deadline_at.filter(|deadline| *deadline <= self.seen)
    }

    /// What who is next has left: all, while it is paused.
    pub fn left(self) -> Duration {
        let ClockRow { move_time_ms, deadline_at, .. } = self.row;
        let left = deadline_at.map_or(move_time_ms, |it| it.saturating_sub(self.seen));
        Duration::from_millis(u64::try_from(left).unwrap_or_default())
    }

    /// What becomes of it with an entry, after which `state` stands. `by` was next before.
    pub(super) fn after(self, state: &GameState, by: Option<Color>, last: &LogEntry) -> NewClock {
        let (row, now) = (self.row, last.at);
        // A roll or decision on the way is part of the turn, and so is what is taken back of it.
        let same = match last.entry {
            Entry::Played(_) => state.next() == by,
            Entry::Takeback { .. } => state.next() == by && last.seat == by,
            _ => false,
        };
        if same && row.deadline_at.is_some() {
            return NewClock { clock: row, after: None, moved: false };
        }
        let time_control = row.move_time_ms;
        let left = row.deadline_at.map_or(time_control, |deadline| deadline.saturating_sub(now));
        let deadline = state.next().map(|_| match last.entry {
            // While it is paused, all of the turn's time is left.
            Entry::Takeback { .. } if !same && last.seat == state.next() => {
                row.previous_remaining_ms.unwrap_or(time_control)
            }
            _ => time_control,
        });
        let clock = ClockRow {
            move_time_ms: time_control,
            deadline_at: deadline.map(|left| now.saturating_add(left)),
            paused_at: None,
            previous_remaining_ms: Some(left.max(0)),
        };
        NewClock { clock, after: None, moved: true }
    }
}

impl GameState {
    /// Whether nothing has happened for so long that who waits may close the game.
    pub(super) fn is_silent(&self) -> bool {
        let last = self.last().map_or(self.started(), |last| last.at);
        self.time().is_none() && self.seen().saturating_sub(last) >= millis(INACTIVITY_LIMIT)
    }

    /// By when who is next has to act, as far as the log tells: pauses, days that were given and
    /// outages, which are not in it, can only make that later.
    pub(super) fn deadline_by_log(&self) -> Option<i64> {
        let move_time_ms = self.time()?.row.move_time_ms;
        let row = ClockRow {
            move_time_ms,
            deadline_at: Some(self.started().saturating_add(move_time_ms)),
            paused_at: None,
            previous_remaining_ms: None,
        };
        let (mut time, mut state) = (GameClock::new(row, self.seen()), self.at(0));
        for logged in self.log() {
            let by = state.next();
            state.add(*logged).ok()?;
            time = GameClock::new(time.after(&state, by, logged).clock, self.seen());
        }
        time.deadline()
    }

    /// The deadline that who is next has let pass, for the other player.
    fn late_for(&self, seat: Color) -> Result<i64, Refusal> {
        let late = self
            .time()
            .and_then(GameClock::late_since)
            .ok_or(Refusal::new("time-refused-not-late"))?;
        if self.next() == Some(seat) {
            Err(Refusal::new("time-refused-own-time"))
        } else {
            Ok(late)
        }
    }

    /// Whether the other player wins where who is next has let the time pass; else it is a draw.
    pub fn time_wins(&self) -> bool {
        self.game().variant().has_mating_material(self.position(), !self.position().side_to_act())
    }

    /// What a game comes to whose player who is next has let the time pass: a win, unless the other
    /// one never could.
    pub(super) fn flagged(&self) -> Option<Entry> {
        let by = self.next()?;
        let result = if self.time_wins() { GameResult::Won(!by) } else { GameResult::Drawn };
        Some(Entry::TimeForfeit { by, result })
    }
}

impl Games {
    /// Stops the clock of a game of which the newest board is not seen by all.
    pub async fn stop_clock_unseen(&self, game: GameId) -> Result<(), GameError> {
        let state = self.game(game).await?;
        if state.time().is_some() {
            // Where the game has gone on, a board was seen.
            self.store().games().stop_clock((game, state.seq()), None).await?;
        }
        Ok(())
    }

    /// Claims what the time of the other player brings: the win, or a draw where one could never
    /// win. Refused if they do not play, or the other one is not late.
    pub async fn claim_on_time(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<GameState, GameError> {
        let deadline = state.late_for(state.seat(context.user)?)?;
        self.flag(state, deadline, Actor::User(context)).await
    }

    /// Gives the other player, who is late, a day more; until when, in Unix milliseconds. Refused
    /// if they do not play, or the other one is not late.
    pub async fn give_a_day(
        &self,
        state: &GameState,
        context: ActionContext<'_>,
    ) -> Result<i64, GameError> {
        let before = state.late_for(state.seat(context.user)?)?;
        let until = state.seen().saturating_add(millis(DAY));
        let board = (state.id(), state.seq());
        match self.store().games().move_deadline(board, before, until).await? {
            WriteOutcome::Applied(()) => Ok(until),
            WriteOutcome::AlreadyApplied => Err(Refusal::duplicate().into()),
        }
    }

    /// Ends a game whose deadline passed so long ago that nobody chose; none where it was not so.
    pub async fn flag_unclaimed(&self, game: GameId) -> Result<Option<GameState>, GameError> {
        let state = self.game(game).await?;
        let Some(deadline) = state.time().and_then(GameClock::late_since) else {
            return Ok(None);
        };
        match self.flag(state, deadline, Actor::Clock).await {
            Ok(state) => Ok(Some(state)),
            // Somebody has acted meanwhile, and whoever was faster is right.
            Err(GameError::Refused(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn flag(
        &self,
        state: GameState,
        deadline: i64,
        actor: Actor<'_>,
    ) -> Result<GameState, GameError> {
        let entry = state.flagged().ok_or(Refusal::ended(state.id()))?;
        self.write_by(state, entry, actor, None, Some(deadline)).await
    }
}

#[cfg(test)]
mod tests {
    use rules::{Action, Game};

    use super::*;
    use crate::game::samples::row;
    use crate::store::GameRow;

    const HOUR: i64 = 60 * 60 * 1000;

    fn clock(deadline_at: Option<i64>) -> ClockRow {
        ClockRow { move_time_ms: HOUR, deadline_at, paused_at: None, previous_remaining_ms: None }
    }

    fn time(deadline: Option<i64>, seen: i64) -> GameClock {
        GameClock::new(clock(deadline), seen)
    }

    #[test]
    fn who_is_late_has_nothing_left_and_is_so_from_the_deadline_on() {
        assert_eq!(time(Some(HOUR), HOUR - 1).late_since(), None);
        assert_eq!(time(Some(HOUR), HOUR - 1).left(), Duration::from_millis(1));
        assert_eq!(time(Some(HOUR), HOUR).late_since(), Some(HOUR));
        assert_eq!(time(Some(HOUR), 3 * HOUR).left(), Duration::ZERO);
        assert_eq!(time(None, 3 * HOUR).late_since(), None);
        assert_eq!(time(None, 3 * HOUR).left(), Duration::from_secs(3600));
    }

    #[test]
    fn what_is_taken_back_of_a_turn_while_the_clock_stands_gives_all_of_its_time() {
        let state = GameState::replay(row("chess"), &[], 0).unwrap();
        let by = Some(Color::White);
        let last = LogEntry { seq: 3, seat: by, entry: Entry::Takeback { to: 1 }, at: 5 };
        let row = ClockRow { paused_at: Some(4), previous_remaining_ms: Some(1), ..clock(None) };
        let after = |row| GameClock::new(row, 5).after(&state, by, &last).clock.deadline_at;
        assert_eq!(after(row), Some(5 + HOUR));
        let runs = ClockRow { deadline_at: Some(9), paused_at: None, ..row };
        assert_eq!(after(runs), Some(9));
    }

    #[test]
    fn the_log_tells_the_earliest_deadline() {
        let by_log = |log: &[(Entry, Color, i64)]| {
            let logged = (1..).zip(log).map(|(seq, (entry, seat, at))| {
                LogEntry { seq, seat: Some(*seat), entry: *entry, at: *at }.row()
            });
            let row = GameRow { clock: Some(clock(None)), ..row("superpermutation-d8") };
            GameState::replay(row, &logged.collect::<Vec<_>>(), 0).unwrap().deadline_by_log()
        };
        let roll = |at| (Entry::Played(Action::Roll(5)), Color::White, at);
        let turn = Entry::Played("e2e4".parse().unwrap());
        let back = Entry::Takeback { to: 1 };
        assert_eq!(by_log(&[]), Some(HOUR));
        assert_eq!(by_log(&[roll(10)]), Some(HOUR));
        assert_eq!(by_log(&[roll(10), (turn, Color::White, 20)]), Some(20 + HOUR));
        // What was left of the turn is left again.
        let log = [roll(10), (turn, Color::White, 20), (back, Color::White, 30)];
        assert_eq!(by_log(&log), Some(10 + HOUR));
        let log = [roll(10), (Entry::Resigned { by: Color::White }, Color::White, 20)];
        assert_eq!(by_log(&log), None);
    }

    #[test]
    fn a_bare_king_wins_nothing_by_time_but_beside_the_null() {
        let flagged = |variant: &str, start: &str| {
            let row = GameRow { start_fen: Some(start.to_owned()), ..row(variant) };
            GameState::replay(row, &[], 0).unwrap().flagged()
        };
        let by = Color::White;
        let [drawn, won] = [GameResult::Drawn, GameResult::Won(Color::Black)]
            .map(|result| Some(Entry::TimeForfeit { by, result }));
        assert_eq!(flagged("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), drawn);
        assert_eq!(flagged("chess", "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"), won);
        let bare = Game::new(rules::variants::by_id("totem").unwrap()).fen();
        let rows: Vec<&str> = bare.split('/').collect();
        let bare = bare.replace(rows[0], "5k3").replace(rows[1], "9").replace("KQkq", "-");
        assert_eq!(flagged("totem", &bare), won);
    }
}
