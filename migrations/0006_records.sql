-- What games count for: results between people, ratings, and how dice fell. Ratings and deviations
-- are in millionths, volatilities in billionths, scores in halves of a point.

ALTER TABLE challenges ADD COLUMN rated BIGINT NOT NULL DEFAULT 0; -- 1: the game is to be rated
ALTER TABLE settings ADD COLUMN rated BIGINT; -- a server's: whether games are rated unless asked otherwise

-- Whoever ends a game between two people waits here, so that scores and ratings follow one another.
INSERT INTO counters (kind, last) VALUES ('result', 0);

-- Of a game between two people that has ended, and was not aborted: written with its last entry.
CREATE TABLE results (
    game        BIGINT PRIMARY KEY REFERENCES games (id),
    number      BIGINT NOT NULL UNIQUE, -- in the order in which they ended
    rated       TEXT   NOT NULL,        -- rated, friendly or often: too many of these two in a day
    white_score BIGINT NOT NULL,        -- between these two in this variant at this server, this
    black_score BIGINT NOT NULL,        -- game included
    ended       BIGINT NOT NULL
);

-- How strong people are, as far as their rated games tell.
CREATE TABLE ratings (
    guild      BIGINT NOT NULL,
    variant    TEXT   NOT NULL,
    person     BIGINT NOT NULL,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games      BIGINT NOT NULL,         -- rated ones
    PRIMARY KEY (guild, variant, person)
);

-- What each rated game made of them: two rows a game.
CREATE TABLE rated_games (
    game             BIGINT NOT NULL REFERENCES games (id),
    person           BIGINT NOT NULL,
    opponent         BIGINT NOT NULL,
    guild            BIGINT NOT NULL,
    variant          TEXT   NOT NULL,
    number           BIGINT NOT NULL,   -- the person's 1st, 2nd, .. in this variant at this server
    score            BIGINT NOT NULL,   -- the person's in this game
    rating_before    BIGINT NOT NULL,
    deviation_before BIGINT NOT NULL,
    rating           BIGINT NOT NULL,
    deviation        BIGINT NOT NULL,
    volatility       BIGINT NOT NULL,
    ended            BIGINT NOT NULL,
    PRIMARY KEY (game, person),
    UNIQUE (guild, variant, person, number)
);
CREATE INDEX rated_pairs ON rated_games (guild, person, opponent, ended);

-- How lucky a side was with its rolls of an ended game: reckoned when somebody first asks. A number
-- is that of the die, a gain what it added to the chances of who rolled it, in millionths of a win.
CREATE TABLE luck (
    game           BIGINT NOT NULL REFERENCES games (id),
    seat           TEXT   NOT NULL,     -- white or black
    best_number    BIGINT,              -- NULL, like the rest: the side never rolled
    best_turn      BIGINT,
    best_gain      BIGINT,
    worst_number   BIGINT,
    worst_turn     BIGINT,
    worst_gain     BIGINT,
    PRIMARY KEY (game, seat)
);

-- A person's games, for their record and the scores between two.
CREATE INDEX games_of_white ON games (white);
CREATE INDEX games_of_black ON games (black);
