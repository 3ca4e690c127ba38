-- The pictures of their profiles that the players of a game had last, by Discord's hashes: at most two rows
-- a game, until 30 days after its end.
CREATE TABLE game_portraits (
    game_id  BIGINT NOT NULL REFERENCES games (game_id),
    side     TEXT   NOT NULL CHECK (side IN ('white', 'black')),
    user_id  BIGINT NOT NULL,
    guild_id BIGINT,                 -- for which the user has chosen it; NULL: for all
    hash     TEXT   NOT NULL,        -- 32 hex digits; after a_, if it moves
    PRIMARY KEY (game_id, side)
);
CREATE INDEX game_portraits_of_user ON game_portraits (user_id);
