-- Games as people gave them in files, to be looked at: the newest few of each person. And where a
-- challenge's game is to begin.

INSERT INTO counters (kind, last) VALUES ('file', 0);

CREATE TABLE files (
    id      BIGINT PRIMARY KEY,
    person  BIGINT NOT NULL,            -- who gave it
    game    TEXT   NOT NULL,            -- as JSON
    created BIGINT NOT NULL
);
CREATE INDEX files_of_person ON files (person, id);

ALTER TABLE challenges ADD COLUMN start TEXT; -- FEN; NULL: the variant's own start
