-- Puzzles: who has tried which, how hard they are, and the puzzle of each day. A puzzle is named by its
-- id, 16 hex digits; a day is counted in UTC from 1970-01-01. Ratings as in 0006.

-- Whoever tries a puzzle waits here, so that ratings follow one another.
INSERT INTO counters (kind, last) VALUES ('puzzle', 0);

-- How hard puzzles are, as far as first tries tell; one that nobody has tried has none.
CREATE TABLE puzzle_ratings (
    puzzle     TEXT   PRIMARY KEY,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    tries      BIGINT NOT NULL
);

-- How well people solve them.
CREATE TABLE puzzlers (
    person     BIGINT PRIMARY KEY,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    tries      BIGINT NOT NULL, -- puzzles
    solved     BIGINT NOT NULL  -- those of them that the first try solved
);

-- What became of each first try, which alone counts.
CREATE TABLE puzzle_tries (
    person   BIGINT NOT NULL,
    puzzle   TEXT   NOT NULL,
    solved   BIGINT NOT NULL, -- 1: by the first try, without a hint
    tried    BIGINT NOT NULL,
    again    BIGINT NOT NULL, -- the last time
    revealed BIGINT,          -- when the solution was looked at
    PRIMARY KEY (person, puzzle)
);

-- The puzzle of each day, from when somebody first needed it.
CREATE TABLE daily_puzzles (
    day    BIGINT PRIMARY KEY,
    puzzle TEXT   NOT NULL
);

-- Who has solved it on its day, and in which server.
CREATE TABLE daily_solves (
    day    BIGINT NOT NULL,
    person BIGINT NOT NULL,
    guild  BIGINT,
    PRIMARY KEY (day, person)
);
CREATE INDEX daily_solves_of_person ON daily_solves (person, day);
CREATE INDEX daily_solves_of_guild ON daily_solves (guild, day);

-- Where servers have the puzzle of the day posted.
CREATE TABLE puzzle_channels (
    guild   BIGINT PRIMARY KEY,
    channel BIGINT NOT NULL,
    due     BIGINT NOT NULL, -- when the next one is to be posted; the greatest number: it rests
    lease   BIGINT NOT NULL, -- until then it is somebody's
    tries   BIGINT NOT NULL,
    posted  BIGINT,          -- the day of the last one that was posted
    refused BIGINT NOT NULL  -- 1: Discord would not have the last one
);
CREATE INDEX puzzle_channels_due ON puzzle_channels (due);
