-- Many games at once: lists of them, threads of their own, and people who watch.

-- The lists of what runs and waits in a server.
CREATE INDEX running_of_guild ON games (guild) WHERE result IS NULL;
CREATE INDEX challenges_of_guild ON challenges (guild, state);

-- A challenge's `thread` may be 2 as well: in a thread of its own where one can be opened.

-- The threads that the bot has opened for games. A job of the kind `thread` archives one a day after
-- its last game has ended.
CREATE TABLE threads (
    channel BIGINT PRIMARY KEY,
    opened  BIGINT NOT NULL
);

-- Who wants to be told once when a game has ended that others play. A job of the kind `followers`
-- tells them; whoever is about to be told is struck first.
CREATE TABLE followers (
    game   BIGINT NOT NULL REFERENCES games (id),
    person BIGINT NOT NULL,
    since  BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);
