-- What people and servers have chosen besides how pictures look. Yes and no are 1 and 0, and NULL
-- is not chosen.

ALTER TABLE settings ADD COLUMN language TEXT;      -- such as en
ALTER TABLE settings ADD COLUMN confirm BIGINT;     -- a person's: to see the board before a turn is made
ALTER TABLE settings ADD COLUMN one_theme BIGINT;   -- a server's: every board in its theme
ALTER TABLE settings ADD COLUMN white_below BIGINT; -- a server's: every board from White's side
ALTER TABLE settings ADD COLUMN locale TEXT;        -- a server's own, as Discord told it last

-- Whoever makes a challenge looks for the same one.
CREATE INDEX challenges_of_challenger ON challenges (challenger, state);
