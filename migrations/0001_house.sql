-- One dialect for SQLite and PostgreSQL: BIGINT and TEXT only, times in Unix milliseconds,
-- bytes as lower-case hex, ids made by the program. Yes and no are 1 and 0.

-- The last number given out of each kind.
CREATE TABLE counters (
    kind TEXT   PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO counters (kind, last) VALUES ('challenge', 0), ('game', 0);

CREATE TABLE challenges (
    id          BIGINT PRIMARY KEY,
    guild       BIGINT NOT NULL,
    channel     BIGINT NOT NULL,
    challenger  BIGINT NOT NULL,
    name        TEXT   NOT NULL,        -- the challenger's, as it was shown then
    opponent    BIGINT,                 -- NULL: anybody may accept
    variant     TEXT   NOT NULL,
    color       TEXT   NOT NULL,        -- the challenger's: white, black or random
    thread      BIGINT NOT NULL,        -- 1: play in a thread of its own
    state       TEXT   NOT NULL,        -- open, accepted, declined or withdrawn
    interaction BIGINT NOT NULL UNIQUE, -- the command that made it
    created     BIGINT NOT NULL
);

-- Result and next follow from the entries; they are kept so that lists need no replay.
CREATE TABLE games (
    id            BIGINT PRIMARY KEY,
    origin        TEXT   NOT NULL,      -- challenge, rematch or position
    origin_id     BIGINT NOT NULL,      -- of that challenge, or of the game before a rematch
    guild         BIGINT,               -- NULL: outside servers
    channel       BIGINT NOT NULL,
    variant       TEXT   NOT NULL,
    start         TEXT,                 -- FEN; NULL: the variant's own start
    white         BIGINT,               -- a person; NULL: the engine
    white_level   BIGINT,               -- the engine's level; NULL: a person
    black         BIGINT,
    black_level   BIGINT,
    pace          BIGINT,               -- milliseconds for each turn; NULL: no limit
    rated         BIGINT NOT NULL,
    secret        TEXT   NOT NULL,      -- of the dice, 64 hex digits; told when the game has ended
    started       BIGINT NOT NULL,
    result        TEXT,                 -- white, black, draw or aborted; NULL: running
    next          TEXT,                 -- white or black: who acts next; NULL: nobody any more
    board_ply     BIGINT,               -- the newest board that is shown stands after this entry
    board_message BIGINT,               -- in this message
    UNIQUE (origin, origin_id)
);

-- A channel or thread holds at most one running game.
CREATE UNIQUE INDEX one_running_game ON games (channel) WHERE result IS NULL;

-- Each command looks for the last game at its channel.
CREATE INDEX games_at_channel ON games (channel, id);

-- A game's log, each entry written once. Whoever comes second with the same ply or the same
-- interaction changes nothing.
CREATE TABLE entries (
    game        BIGINT NOT NULL REFERENCES games (id),
    ply         BIGINT NOT NULL,        -- 1, 2, 3 ..
    kind        TEXT   NOT NULL,        -- played, resigned, draw_agreed, draw_claimed, took_back,
                                        -- flagged or aborted
    detail      TEXT   NOT NULL,        -- the action, claim, ply, result or reason; else empty
    seat        TEXT,                   -- white or black: who acted; NULL: nobody
    interaction BIGINT UNIQUE,          -- the command or click; NULL: clock or engine
    created     BIGINT NOT NULL,
    PRIMARY KEY (game, ply)
);

-- The time of games with a pace.
CREATE TABLE clocks (
    game     BIGINT PRIMARY KEY REFERENCES games (id),
    deadline BIGINT,                    -- of whoever is next; NULL: paused
    paused   BIGINT,                    -- since when
    credit   BIGINT NOT NULL            -- milliseconds given back
);

-- What is still to be done: written with what owes it, struck when it is done.
CREATE TABLE jobs (
    kind        TEXT   NOT NULL,        -- board
    game        BIGINT NOT NULL REFERENCES games (id),
    ply         BIGINT NOT NULL,        -- the entry that it stands after, 0 the start
    channel     BIGINT NOT NULL,
    due         BIGINT NOT NULL,        -- not before; 9223372036854775807: it rests
    tries       BIGINT NOT NULL,
    since       BIGINT NOT NULL,        -- from when it counts how long it was tried in vain
    lease       BIGINT NOT NULL,        -- until then it is somebody's
    message     BIGINT,                 -- the message to edit; NULL: a new one
    interaction BIGINT,                 -- what is answered with it
    token       TEXT,                   -- the interaction's, which answers for 15 minutes
    token_time  BIGINT,                 -- when it came
    PRIMARY KEY (kind, game, ply)
);
CREATE INDEX jobs_due ON jobs (due);
CREATE INDEX jobs_channel ON jobs (channel);

-- How pictures are to look: what people and servers have chosen.
CREATE TABLE settings (
    owner TEXT   NOT NULL,              -- person or server
    id    BIGINT NOT NULL,              -- Discord's, of either
    theme TEXT,                         -- by its name; NULL: not chosen
    size  TEXT,                         -- small, normal or large; NULL: not chosen
    PRIMARY KEY (owner, id)
);
