//! A type for each table, with its columns as fields: `migrations` says what they mean.

#![allow(missing_docs)] // They are the columns.

use serde::Serialize;
use sqlx::FromRow;

use super::Row;

/// Defines the types: each with its table, the columns that identify a row, and all columns.
macro_rules! rows {
    ($($name:ident: $table:literal by $key:tt { $($column:ident: $type:ty),+ $(,)? })+) => {$(
        #[derive(Clone, PartialEq, Default, Debug, FromRow, Serialize)]
        pub struct $name {
            $(pub $column: $type,)+
        }

        impl Row for $name {
            const TABLE: &'static str = $table;
            const KEY: &'static [&'static str] = &$key;
        }
    )+};
}

rows! {
    IdSequenceRow: "id_sequences" by ["kind"] { kind: String, last_id: i64 }
    LockRow: "locks" by ["name"] { name: String }
    ChallengeRow: "challenges" by ["challenge_id"] {
        challenge_id: i64, guild_id: Option<i64>, channel_id: i64, challenger_id: Option<i64>,
        challenger_name: Option<String>, opponent_id: Option<i64>, is_open_to_all: i64,
        variant: String, color: String, thread: String, move_time_ms: Option<i64>, is_rated: i64,
        start_fen: Option<String>, language: Option<String>, state: String, message_id: Option<i64>,
        interaction_id: i64, created_at: i64,
    }
    GameRow: "games" by ["game_id"] {
        game_id: i64, challenge_id: Option<i64>, rematch_of_game_id: Option<i64>,
        origin_id: Option<i64>, guild_id: Option<i64>, channel_id: i64, language: Option<String>,
        variant: String, start_fen: Option<String>, white_id: Option<i64>, white_level: Option<i64>,
        black_id: Option<i64>, black_level: Option<i64>, move_time_ms: Option<i64>, is_rated: i64,
        dice_secret: String, started_at: i64, result: Option<String>, side_to_act: Option<String>,
        board_seq: Option<i64>, board_message_id: Option<i64>, previous_message_id: Option<i64>,
    }
    EntryRow: "game_entries" by ["game_id", "seq"] {
        game_id: i64, seq: i64, kind: String, detail: String, side: Option<String>,
        interaction_id: Option<i64>, created_at: i64,
    }
    ClockRow: "clocks" by ["game_id"] {
        game_id: i64, guild_id: Option<i64>, deadline_at: Option<i64>, paused_at: Option<i64>,
        previous_remaining_ms: Option<i64>, overdue_message_id: Option<i64>,
        overdue_seq: Option<i64>,
    }
    OfferRow: "offers" by ["offer_id"] {
        offer_id: i64, game_id: i64, seq: i64, kind: String, side: String, state: String,
        message_id: Option<i64>, interaction_id: i64, claimed_at: i64,
    }
    JobRow: "jobs" by ["kind", "subject_id", "seq"] {
        kind: String, subject_id: i64, seq: i64, game_id: Option<i64>, guild_id: Option<i64>,
        channel_id: i64, run_at: Option<i64>, attempts: i64, first_attempt_at: i64,
        leased_until: i64, payload: String,
    }
    UserSettingsRow: "user_settings" by ["user_id"] { user_id: i64, data: String }
    GuildSettingsRow: "guild_settings" by ["guild_id"] { guild_id: i64, data: String }
    GameChannelRow: "game_channels" by ["guild_id", "channel_id"] { guild_id: i64, channel_id: i64 }
    ThreadRow: "threads" by ["channel_id"] { channel_id: i64 }
    UserInstallRow: "user_install_channels" by ["channel_id"] {
        channel_id: i64, guild_id: Option<i64>,
    }
    FollowerRow: "followers" by ["game_id", "user_id"] {
        game_id: i64, user_id: i64, followed_at: i64,
    }
    GamePortraitRow: "game_portraits" by ["game_id", "side"] {
        game_id: i64, side: String, user_id: i64, guild_id: Option<i64>, hash: String,
    }
    FileRow: "files" by ["file_id"] { file_id: i64, user_id: i64, game: String }
    HeartbeatRow: "heartbeats" by ["process_id", "shard"] {
        process_id: String, shard: i64, shard_count: i64, last_seen_at: i64,
    }
    IdentifySlotRow: "identify_slots" by ["bucket"] { bucket: i64, locked_until: i64 }
    ResultRow: "results" by ["game_id"] {
        game_id: i64, rating: String, white_score: i64, black_score: i64,
    }
    RatingRow: "ratings" by ["guild_id", "variant", "user_id"] {
        guild_id: i64, variant: String, user_id: i64, rating: i64, deviation: i64, volatility: i64,
        games: i64,
    }
    RatedGameRow: "rated_games" by ["game_id", "user_id"] {
        game_id: i64, user_id: i64, opponent_id: Option<i64>, guild_id: i64, variant: String,
        number: i64, rating_before: i64, rating: i64, deviation: i64,
        volatility: i64, ended_at: i64,
    }
    LuckRow: "luck" by ["game_id", "side"] {
        game_id: i64, side: String, best_number: Option<i64>, best_turn: Option<i64>,
        best_gain: Option<i64>, worst_number: Option<i64>, worst_turn: Option<i64>,
        worst_gain: Option<i64>,
    }
    ReviewRow: "reviews" by ["game_id"] { game_id: i64, review: String }
    PuzzleRatingRow: "puzzle_ratings" by ["puzzle_id"] {
        puzzle_id: String, rating: i64, deviation: i64, volatility: i64,
    }
    PuzzleUserRow: "puzzle_users" by ["user_id"] {
        user_id: i64, rating: i64, deviation: i64, volatility: i64, tried: i64, solved: i64,
    }
    PuzzleAttemptRow: "puzzle_attempts" by ["user_id", "puzzle_id"] {
        user_id: i64, puzzle_id: String, last_attempt_at: i64, solution_viewed_at: Option<i64>,
    }
    DailyPuzzleRow: "daily_puzzles" by ["day"] { day: i64, puzzle_id: String }
    DailySolveRow: "daily_solves" by ["day", "user_id"] {
        day: i64, user_id: i64, guild_id: Option<i64>,
    }
    PuzzleChannelRow: "puzzle_channels" by ["guild_id"] {
        guild_id: i64, channel_id: i64, last_posted_day: Option<i64>, is_refused: i64,
    }
}
