//! The entries of a game's log: what changes a game for good.

use rules::{Action, Color, DrawClaim, Outcome};
use strum::{EnumString, IntoStaticStr};

use crate::names::{by_name, name_of};
use crate::store::{EntryRow, Side};

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// An action of the rules: a turn, a roll or a decision on one.
    Played(Action),
    /// A side gave the game up.
    Resigned {
        /// That side.
        by: Color,
    },
    /// Both sides agreed to a draw.
    DrawAgreed,
    /// A draw was claimed by the rules.
    DrawClaimed {
        /// Why it could be.
        claim: DrawClaim,
    },
    /// The last entries were taken back.
    Takeback {
        /// The number of the entry that stands last afterwards, 0 for the start.
        to: i64,
    },
    /// A side's time ran out.
    TimeForfeit {
        /// That side.
        by: Color,
        /// What that makes of the game.
        result: GameResult,
    },
    /// The game was closed without a result.
    Aborted { why: AbortReason },
}

/// What a game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// This side has won.
    Won(Color),
    /// Nobody has.
    Drawn,
    /// It does not count.
    Aborted,
}

/// Why a game was closed without a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum AbortReason {
    /// One side had not even begun.
    Early,
    /// Both sides wanted it.
    Agreed,
    /// Nothing happened for a long time.
    #[strum(serialize = "silence")]
    Inactivity,
}

/// An entry, with its place in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// Its number, from 1.
    pub seq: i64,
    /// The side that acted, a person's or the engine's; none where the clock did.
    pub seat: Option<Color>,
    /// What happened.
    pub entry: Entry,
    /// When, in Unix milliseconds.
    pub at: i64,
}

impl GameResult {
    /// What the end of a game on the board comes to.
    pub fn of(end: Outcome) -> Self {
        match end {
            Outcome::Win { winner, .. } => Self::Won(winner),
            Outcome::Draw(_) => Self::Drawn,
        }
    }

    /// As it is stored.
    pub fn name(self) -> &'static str {
        match self {
            Self::Won(color) => color.name(),
            Self::Drawn => "draw",
            Self::Aborted => "aborted",
        }
    }

    pub(super) fn by_name(name: &str) -> Option<Self> {
        match name {
            "draw" => Some(Self::Drawn),
            "aborted" => Some(Self::Aborted),
            name => Color::by_name(name).map(Self::Won),
        }
    }
}

const CLAIMS: [(DrawClaim, &str); 2] =
    [(DrawClaim::Repetition, "repetition"), (DrawClaim::Moves, "moves")];

impl LogEntry {
    /// The row that stores it.
    pub fn row(&self) -> EntryRow {
        let (kind, detail) = match self.entry {
            Entry::Played(action) => ("played", action.to_string()),
            Entry::Resigned { .. } => ("resigned", String::new()),
            Entry::DrawAgreed => ("draw_agreed", String::new()),
            Entry::DrawClaimed { claim } => ("draw_claimed", name_of(&CLAIMS, &claim).to_owned()),
            Entry::Takeback { to } => ("takeback", to.to_string()),
            Entry::TimeForfeit { by, result } => {
                ("time_forfeit", format!("{} {}", by.name(), result.name()))
            }
            Entry::Aborted { why } => ("aborted", <&str>::from(why).to_owned()),
        };
        let (kind, side) = (kind.to_owned(), self.seat.map(Side));
        EntryRow { seq: self.seq, kind, detail, side, created_at: self.at }
    }

    /// Reads a row. Says what is wrong with a row that [`LogEntry::row`] never made.
    pub fn read(row: &EntryRow) -> Result<Self, String> {
        let wrong = || format!("entry {}: {} `{}`", row.seq, row.kind, row.detail);
        let seat = row.side.map(|side| side.0);
        let entry = read_entry(row, seat).ok_or_else(wrong)?;
        Ok(Self { seq: row.seq, seat, entry, at: row.created_at })
    }
}

fn read_entry(row: &EntryRow, seat: Option<Color>) -> Option<Entry> {
    let detail = row.detail.as_str();
    Some(match row.kind.as_str() {
        "played" => Entry::Played(detail.parse().ok()?),
        "resigned" => Entry::Resigned { by: seat? },
        "draw_agreed" => Entry::DrawAgreed,
        "draw_claimed" => Entry::DrawClaimed { claim: by_name(&CLAIMS, detail)? },
        "takeback" => Entry::Takeback { to: detail.parse().ok()? },
        "time_forfeit" => {
            let (by, result) = detail.split_once(' ')?;
            Entry::TimeForfeit { by: Color::by_name(by)?, result: GameResult::by_name(result)? }
        }
        "aborted" => Entry::Aborted { why: detail.parse().ok()? },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_entry_is_read_as_it_was_written() {
        let entries = [
            Entry::Played("e2e4".parse().unwrap()),
            Entry::Played(Action::Roll(8)),
            Entry::Resigned { by: Color::Black },
            Entry::DrawAgreed,
            Entry::DrawClaimed { claim: DrawClaim::Repetition },
            Entry::DrawClaimed { claim: DrawClaim::Moves },
            Entry::Takeback { to: 0 },
            Entry::TimeForfeit { by: Color::White, result: GameResult::Won(Color::Black) },
            Entry::TimeForfeit { by: Color::White, result: GameResult::Drawn },
            Entry::Aborted { why: AbortReason::Early },
            Entry::Aborted { why: AbortReason::Agreed },
            Entry::Aborted { why: AbortReason::Inactivity },
        ];
        for (seq, entry) in (1..).zip(entries) {
            let logged = LogEntry { seq, seat: Some(Color::Black), entry, at: 5 };
            assert_eq!(LogEntry::read(&logged.row()), Ok(logged));
        }
        let nobody = LogEntry { seq: 7, seat: None, entry: Entry::DrawAgreed, at: 0 };
        assert_eq!(LogEntry::read(&nobody.row()), Ok(nobody));
    }

    #[test]
    fn a_row_that_was_never_written_is_named() {
        let row = |kind: &str, detail: &str, side| EntryRow {
            seq: 3,
            kind: kind.to_owned(),
            detail: detail.to_owned(),
            side,
            created_at: 0,
        };
        let white = Some(Side(Color::White));
        let rows = [
            row("played", "e9", white),
            row("resigned", "", None),
            row("draw_claimed", "boredom", white),
            row("takeback", "", None),
            row("time_forfeit", "white", None),
            row("aborted", "", None),
            row("danced", "", None),
        ];
        for row in rows {
            let error = LogEntry::read(&row).unwrap_err();
            assert_eq!(error, format!("entry 3: {} `{}`", row.kind, row.detail));
        }
    }
}
