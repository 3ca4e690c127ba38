-- One dialect for SQLite and PostgreSQL. Columns are BIGINT and TEXT: ids of Discord and ours, times in
-- Unix milliseconds (`_at`), durations in milliseconds (`_ms`), flags as 0 and 1, bytes as lower-case hex.
-- NULL means that there is none. Ratings and deviations are in millionths of a point, volatilities in
-- billionths, scores in halves of a point. `docs/database.md` describes the states and who changes them.

-- The last id that was given out of each kind.
CREATE TABLE id_sequences (
    kind    TEXT   PRIMARY KEY CHECK (kind IN ('challenge', 'game', 'offer', 'file')),
    last_id BIGINT NOT NULL
);
INSERT INTO id_sequences (kind, last_id)
VALUES ('challenge', 0), ('game', 0), ('offer', 0), ('file', 0);

-- Rows that a transaction updates to be alone with something until it ends. SQLite has one writer anyway.
CREATE TABLE locks (
    name TEXT PRIMARY KEY CHECK (name IN ('liveness', 'puzzles', 'results'))
);
INSERT INTO locks (name) VALUES ('liveness'), ('puzzles'), ('results');

-- Challenges, also those that were answered.
CREATE TABLE challenges (
    challenge_id      BIGINT PRIMARY KEY,
    guild_id          BIGINT,           -- NULL: outside guilds
    channel_id        BIGINT NOT NULL,  -- where it was made
    challenger_id     BIGINT,           -- a user; NULL: deleted
    challenger_name   TEXT,             -- as it was shown then; NULL: deleted
    opponent_id       BIGINT,           -- a user; NULL: anybody, or deleted
    is_open_to_all    BIGINT NOT NULL CHECK (is_open_to_all IN (0, 1)), -- 1: anybody may accept
    variant           TEXT   NOT NULL,  -- the game's id in the rules
    color             TEXT   NOT NULL CHECK (color IN ('white', 'black', 'random')), -- the challenger's
    thread            TEXT   NOT NULL CHECK (thread IN ('never', 'always', 'if_possible')),
    move_time_ms      BIGINT,           -- for each turn; NULL: no limit
    is_rated          BIGINT NOT NULL CHECK (is_rated IN (0, 1)), -- 1: the game is to be rated
    start_fen         TEXT,             -- NULL: the variant's own start
    language          TEXT,             -- of its message, such as en; NULL: the guild's
    state             TEXT   NOT NULL
                      CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    message_id        BIGINT,           -- where its buttons are; NULL: not known
    interaction_id    BIGINT NOT NULL UNIQUE, -- the command that made it
    created_at        BIGINT NOT NULL,
    CHECK (is_open_to_all = 0 OR opponent_id IS NULL)
);
CREATE INDEX challenges_of_challenger ON challenges (challenger_id, state);
CREATE INDEX challenges_of_opponent ON challenges (opponent_id, state);
CREATE INDEX challenges_of_guild ON challenges (guild_id, state);

-- Games without their logs. `result` and `side_to_act` follow from the entries; lists need no replay.
CREATE TABLE games (
    game_id              BIGINT PRIMARY KEY, -- counted from 1; users see it
    challenge_id         BIGINT UNIQUE REFERENCES challenges (challenge_id), -- that it began from
    rematch_of_game_id   BIGINT UNIQUE REFERENCES games (game_id) DEFERRABLE INITIALLY DEFERRED,
    origin_id            BIGINT UNIQUE,  -- the interaction or message that began a game with the engine
    guild_id             BIGINT,         -- NULL: outside guilds
    channel_id           BIGINT NOT NULL,
    language             TEXT,           -- of its boards, such as en; NULL: the guild's
    variant              TEXT   NOT NULL, -- the game's id in the rules
    start_fen            TEXT,           -- NULL: the variant's own start
    white_id             BIGINT,         -- a user; NULL: the engine, or deleted
    white_level          BIGINT,         -- the engine's level; NULL: a user, or deleted
    black_id             BIGINT,
    black_level          BIGINT,
    move_time_ms         BIGINT,         -- for each turn; NULL: no limit
    is_rated             BIGINT NOT NULL CHECK (is_rated IN (0, 1)), -- 1: agreed to be rated
    dice_secret          TEXT   NOT NULL, -- 64 hex digits; published when the game has ended
    started_at           BIGINT NOT NULL,
    result               TEXT CHECK (result IN ('white', 'black', 'draw', 'aborted')), -- NULL: running
    side_to_act          TEXT CHECK (side_to_act IN ('white', 'black')), -- NULL: nobody any more
    board_seq            BIGINT,         -- the entry after which the newest shown board is; 0: the start
    board_message_id     BIGINT,         -- the message that shows it
    previous_message_id  BIGINT,         -- the message that showed the board before; read as it changes
    CHECK (white_id IS NULL OR white_level IS NULL),
    CHECK (black_id IS NULL OR black_level IS NULL),
    CHECK ((board_seq IS NULL) = (board_message_id IS NULL))
);
CREATE INDEX games_of_channel ON games (channel_id, game_id);
CREATE INDEX games_of_white ON games (white_id);
CREATE INDEX games_of_black ON games (black_id);
CREATE INDEX running_games_of_white ON games (white_id) WHERE result IS NULL;
CREATE INDEX running_games_of_black ON games (black_id) WHERE result IS NULL;
CREATE INDEX running_games_of_guild ON games (guild_id) WHERE result IS NULL;
-- A channel has at most one running game. This index comes last: until a new table is analyzed, all seem
-- equally good to PostgreSQL, and it takes the last.
CREATE UNIQUE INDEX running_game_of_channel ON games (channel_id) WHERE result IS NULL;

-- The logs of games. A row never changes.
CREATE TABLE game_entries (
    game_id        BIGINT NOT NULL REFERENCES games (game_id),
    seq            BIGINT NOT NULL,  -- 1, 2, 3 ..
    kind           TEXT   NOT NULL CHECK (kind IN ('played', 'resigned', 'draw_agreed', 'draw_claimed',
                                                   'takeback', 'time_forfeit', 'aborted')),
    detail         TEXT   NOT NULL,  -- the action, claim, seq, result or reason; else empty
    side           TEXT CHECK (side IN ('white', 'black')), -- that acted; NULL: none
    interaction_id BIGINT UNIQUE,    -- that caused it; NULL: the clock, the engine, or a user who leaves
    created_at     BIGINT NOT NULL,
    PRIMARY KEY (game_id, seq)
);

-- The clocks of games with a time limit.
CREATE TABLE clocks (
    game_id               BIGINT PRIMARY KEY REFERENCES games (game_id),
    guild_id              BIGINT,    -- the game's
    deadline_at           BIGINT,    -- of the side to act; NULL: paused, or the game has ended
    paused_at             BIGINT,    -- NULL: not paused
    previous_remaining_ms BIGINT,    -- of who acted last; a takeback at once gives it back
    overdue_message_id    BIGINT,    -- says that the deadline has passed, while its buttons are there
    overdue_seq           BIGINT     -- boards after a later entry take its place
);

-- What one player offers the other. An offer is open until it is answered or, in a running game, until
-- the next entry.
CREATE TABLE offers (
    offer_id       BIGINT PRIMARY KEY,
    game_id        BIGINT NOT NULL REFERENCES games (game_id),
    seq            BIGINT NOT NULL,  -- the game's last entry when it was made, 0: the start
    kind           TEXT   NOT NULL CHECK (kind IN ('draw', 'takeback', 'abort', 'rematch', 'pause')),
    side           TEXT   NOT NULL CHECK (side IN ('white', 'black')), -- that makes it
    state          TEXT   NOT NULL CHECK (state IN ('open', 'accepting', 'accepted', 'declined',
                                                    'withdrawn', 'expired')),
    message_id     BIGINT,           -- where its buttons are; NULL: nowhere, or not known
    interaction_id BIGINT NOT NULL UNIQUE, -- that made it, or shows it again
    claimed_at     BIGINT NOT NULL,  -- when somebody last began to show or to accept it
    UNIQUE (game_id, seq, kind, side)
);

-- Background jobs. A job is inserted in the transaction of what causes it, and deleted when it is done.
CREATE TABLE jobs (
    kind             TEXT   NOT NULL CHECK (kind IN (
                         'board', 'offers', 'followers', 'thread', 'reminder', 'late', 'flag', 'engine',
                         'review', 'challenge', 'puzzle')),
    subject_id       BIGINT NOT NULL, -- the game; of offers the offer, of challenge the challenge, of
                                      -- puzzle the guild
    seq              BIGINT NOT NULL, -- the entry of the game that it belongs to; else 0
    game_id          BIGINT REFERENCES games (game_id), -- NULL: a challenge's or a guild's
    guild_id         BIGINT,          -- NULL: outside guilds
    channel_id       BIGINT NOT NULL,
    run_at           BIGINT,          -- not before; NULL: parked until somebody acts in the channel
    attempts         BIGINT NOT NULL, -- that have begun
    first_attempt_at BIGINT NOT NULL, -- from when it is counted how long it fails
    leased_until     BIGINT NOT NULL, -- until then it is somebody's; 0: nobody's
    payload          TEXT   NOT NULL, -- JSON, by kind
    PRIMARY KEY (kind, subject_id, seq)
);
CREATE INDEX jobs_to_run ON jobs (run_at) WHERE run_at IS NOT NULL;
CREATE INDEX jobs_leased ON jobs (leased_until) WHERE leased_until > 0;
CREATE INDEX jobs_of_game ON jobs (game_id);
CREATE INDEX parked_jobs_of_channel ON jobs (channel_id) WHERE run_at IS NULL;

-- What users and guilds have set, as JSON; what is missing there is not set.
CREATE TABLE user_settings (
    user_id BIGINT PRIMARY KEY,
    data    TEXT   NOT NULL
);
CREATE TABLE guild_settings (
    guild_id BIGINT PRIMARY KEY,
    data     TEXT   NOT NULL
);

-- The channels in which games may be opened; in a guild without any, all.
CREATE TABLE game_channels (
    guild_id   BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
);
CREATE INDEX guilds_of_game_channel ON game_channels (channel_id);

-- The threads that were opened for games.
CREATE TABLE threads (
    channel_id BIGINT PRIMARY KEY
);

-- The channels where the bot is a user install: it can answer there, and do nothing by itself.
CREATE TABLE user_install_channels (
    channel_id BIGINT PRIMARY KEY,
    guild_id   BIGINT                -- of the channel; NULL: none
);

-- Users who are to be told once that a game of others has ended.
CREATE TABLE followers (
    game_id     BIGINT NOT NULL REFERENCES games (game_id),
    user_id     BIGINT NOT NULL,
    followed_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX followers_by_user ON followers (user_id);

-- Games that users gave as files, to be looked at: the newest few of each.
CREATE TABLE files (
    file_id BIGINT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    game    TEXT   NOT NULL          -- JSON
);
CREATE INDEX files_of_user ON files (user_id, file_id);

-- When each process last received events, for each of its shards.
CREATE TABLE heartbeats (
    process_id   TEXT   NOT NULL,    -- 32 hex digits, new at each start
    shard        BIGINT NOT NULL,
    shard_count  BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL,
    PRIMARY KEY (process_id, shard)
);

-- When the next shard of each bucket of Discord's `max_concurrency` may identify.
CREATE TABLE identify_slots (
    bucket       BIGINT PRIMARY KEY,
    locked_until BIGINT NOT NULL
);

-- Of each ended game between two users that was not aborted: written with its last entry.
CREATE TABLE results (
    game_id     BIGINT PRIMARY KEY REFERENCES games (game_id),
    rating      TEXT   NOT NULL CHECK (rating IN ('rated', 'casual', 'pair_limit')),
    white_score BIGINT NOT NULL,     -- between these two in this variant and guild, this game included
    black_score BIGINT NOT NULL
);

-- Ratings of users, by guild and variant.
CREATE TABLE ratings (
    guild_id   BIGINT NOT NULL,
    variant    TEXT   NOT NULL,
    user_id    BIGINT NOT NULL,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games      BIGINT NOT NULL,      -- rated ones
    PRIMARY KEY (guild_id, variant, user_id)
);
CREATE INDEX ratings_of_user ON ratings (user_id);

-- What each rated game made of its players' ratings: two rows a game.
CREATE TABLE rated_games (
    game_id          BIGINT NOT NULL REFERENCES games (game_id),
    user_id          BIGINT NOT NULL,
    opponent_id      BIGINT,         -- NULL: deleted
    guild_id         BIGINT NOT NULL,
    variant          TEXT   NOT NULL,
    number           BIGINT NOT NULL, -- the user's 1st, 2nd, .. in this variant and guild
    rating_before    BIGINT NOT NULL,
    rating           BIGINT NOT NULL,
    deviation        BIGINT NOT NULL,
    volatility       BIGINT NOT NULL,
    ended_at         BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id),
    UNIQUE (guild_id, variant, user_id, number)
);
CREATE INDEX rated_games_of_user ON rated_games (user_id);
CREATE INDEX rated_games_of_opponent ON rated_games (opponent_id);
CREATE INDEX rated_games_of_pair ON rated_games (guild_id, user_id, opponent_id, ended_at);

-- The luckiest and unluckiest roll of each side of an ended game, computed when first asked for.
CREATE TABLE luck (
    game_id      BIGINT NOT NULL REFERENCES games (game_id),
    side         TEXT   NOT NULL CHECK (side IN ('white', 'black')),
    best_number  BIGINT,             -- of the die; NULL, like the rest: the side never rolled
    best_turn    BIGINT,             -- how many turns had been played
    best_gain    BIGINT,             -- what it added to the side's chances, in millionths of a win
    worst_number BIGINT,
    worst_turn   BIGINT,
    worst_gain   BIGINT,
    PRIMARY KEY (game_id, side)
);

-- Reviews of ended games. They name nobody.
CREATE TABLE reviews (
    game_id BIGINT PRIMARY KEY REFERENCES games (game_id),
    review  TEXT   NOT NULL          -- JSON
);

-- Ratings of puzzles that somebody has tried. A puzzle's id is 16 hex digits.
CREATE TABLE puzzle_ratings (
    puzzle_id  TEXT   PRIMARY KEY,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL
);

-- Ratings of users at puzzles.
CREATE TABLE puzzle_users (
    user_id    BIGINT PRIMARY KEY,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    tried      BIGINT NOT NULL,      -- puzzles
    solved     BIGINT NOT NULL       -- those that the first attempt solved
);

-- Who has tried which puzzle.
CREATE TABLE puzzle_attempts (
    user_id            BIGINT NOT NULL,
    puzzle_id          TEXT   NOT NULL,
    last_attempt_at    BIGINT NOT NULL,
    solution_viewed_at BIGINT,       -- NULL: never
    PRIMARY KEY (user_id, puzzle_id)
);

-- The puzzle of each day (counted in UTC from 1970-01-01), chosen when somebody first needs it.
CREATE TABLE daily_puzzles (
    day       BIGINT PRIMARY KEY,
    puzzle_id TEXT   NOT NULL
);

-- Who has solved it on its day.
CREATE TABLE daily_solves (
    day      BIGINT NOT NULL REFERENCES daily_puzzles (day),
    user_id  BIGINT NOT NULL,
    guild_id BIGINT,                 -- where; NULL: outside guilds
    PRIMARY KEY (day, user_id)
);
CREATE INDEX daily_solves_of_user ON daily_solves (user_id, day);
CREATE INDEX daily_solves_of_guild ON daily_solves (guild_id, day);

-- Where guilds want the puzzle of the day posted. A job of kind `puzzle` says when.
CREATE TABLE puzzle_channels (
    guild_id        BIGINT PRIMARY KEY,
    channel_id      BIGINT NOT NULL,
    last_posted_day BIGINT,          -- NULL: none yet
    is_refused      BIGINT NOT NULL CHECK (is_refused IN (0, 1)) -- 1: Discord refused the last one
);
