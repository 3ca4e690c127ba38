-- One dialect for SQLite and PostgreSQL: BIGINT and TEXT only, times in Unix milliseconds,
-- bytes as lower-case hex, ids made by the program.

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

CREATE TABLE games (
    id            BIGINT PRIMARY KEY,
    challenge     BIGINT NOT NULL UNIQUE REFERENCES challenges (id),
    guild         BIGINT NOT NULL,
    channel       BIGINT NOT NULL,
    variant       TEXT   NOT NULL,
    white         BIGINT NOT NULL,
    black         BIGINT NOT NULL,
    secret        TEXT   NOT NULL,      -- of the dice, 64 hex digits; told when the game has ended
    started       BIGINT NOT NULL,
    ended         BIGINT,
    board_seq     BIGINT,               -- the last board shown: the turn it stands after
    board_message BIGINT                -- and its message
);

-- A channel or thread holds at most one running game.
CREATE UNIQUE INDEX one_running_game ON games (channel) WHERE ended IS NULL;

-- Each command looks for the last game at its channel.
CREATE INDEX games_at_channel ON games (channel, id);

-- A game's record. Whoever comes second with the same number or the same interaction changes nothing.
CREATE TABLE turns (
    game        BIGINT NOT NULL REFERENCES games (id),
    seq         BIGINT NOT NULL,        -- 1, 2, 3 ..
    player      BIGINT NOT NULL,
    kind        TEXT   NOT NULL,        -- play or resign
    action      TEXT   NOT NULL,        -- what was played, as the rules write it
    interaction BIGINT NOT NULL UNIQUE,
    created     BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- Boards that have still to be shown: written with the turn, struck when Discord has confirmed it.
CREATE TABLE outbox (
    game    BIGINT NOT NULL REFERENCES games (id),
    seq     BIGINT NOT NULL,            -- the turn that the board stands after, 0 the start
    token   TEXT,                       -- of the interaction that is answered with it, if any
    created BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);
