-- Games outside servers: in direct messages and groups, and in servers where the bot is no member.

-- The channels where the bot is a guest: it may answer there, and do nothing by itself.
CREATE TABLE guests (
    channel BIGINT PRIMARY KEY,
    server  BIGINT                      -- the channel's; NULL: it is in none
);

-- What language is spoken in it: its opener's, such as en. NULL: the server's.
ALTER TABLE games ADD COLUMN language TEXT;

-- A challenge need not be made in a server any more.
CREATE TABLE challenges_anywhere (
    id          BIGINT PRIMARY KEY,
    guild       BIGINT,                 -- NULL: outside servers
    channel     BIGINT NOT NULL,
    challenger  BIGINT NOT NULL,
    name        TEXT   NOT NULL,        -- the challenger's, as it was shown then
    opponent    BIGINT,                 -- NULL: anybody may accept
    variant     TEXT   NOT NULL,
    color       TEXT   NOT NULL,        -- the challenger's: white, black or random
    thread      BIGINT NOT NULL,        -- 1: play in a thread of its own; 2: where one can be opened
    state       TEXT   NOT NULL,        -- open, accepted, declined, withdrawn or lapsed
    interaction BIGINT NOT NULL UNIQUE, -- the command that made it
    created     BIGINT NOT NULL,
    pace        BIGINT,                 -- milliseconds for each turn; NULL: no limit
    message     BIGINT,                 -- where its buttons stand; NULL: nobody knows
    due         BIGINT,                 -- when it lapses, or its message is to say so; NULL: never
    rated       BIGINT NOT NULL DEFAULT 0,
    start       TEXT,                   -- FEN; NULL: the variant's own start
    language    TEXT                    -- the challenger's, such as en; NULL: the server's
);
INSERT INTO challenges_anywhere (id, guild, channel, challenger, name, opponent, variant, color,
    thread, state, interaction, created, pace, message, due, rated, start)
    SELECT id, guild, channel, challenger, name, opponent, variant, color, thread, state,
    interaction, created, pace, message, due, rated, start FROM challenges;
DROP TABLE challenges;
ALTER TABLE challenges_anywhere RENAME TO challenges;

CREATE INDEX challenges_of_challenger ON challenges (challenger, state);
CREATE INDEX challenges_due ON challenges (due);

-- The lists of what runs and waits in a server, or outside all of them.
CREATE INDEX challenges_of_guild ON challenges ((COALESCE(guild, 0)), state);
DROP INDEX running_of_guild;
CREATE INDEX running_of_guild ON games ((COALESCE(guild, 0))) WHERE result IS NULL;
