-- What a later version might bring: no version has this migration, tests run it. A table, an index,
-- columns, and rows that follow from others.
CREATE TABLE seats (
    game_id BIGINT NOT NULL REFERENCES games (game_id),
    side    TEXT   NOT NULL,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (game_id, side)
);
INSERT INTO seats (game_id, side, user_id)
SELECT game_id, 'white', white_id FROM games WHERE white_id IS NOT NULL
UNION ALL
SELECT game_id, 'black', black_id FROM games WHERE black_id IS NOT NULL;
CREATE INDEX seats_of_user ON seats (user_id);

ALTER TABLE game_entries ADD COLUMN comment TEXT;
ALTER TABLE games ADD COLUMN takebacks BIGINT NOT NULL DEFAULT 0;
UPDATE games
SET takebacks = (
    SELECT COUNT(*) FROM game_entries WHERE game_id = games.game_id AND kind = 'takeback'
);
