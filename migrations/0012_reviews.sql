-- How ended games went, reckoned once and kept. Nobody is named in it: sides are White and Black.
-- Until then a job of the kind `review` is owed, with `ply` 0.

CREATE TABLE reviews (
    game    BIGINT PRIMARY KEY REFERENCES games (id),
    nodes   BIGINT NOT NULL,            -- how many positions were searched for each value
    review  TEXT   NOT NULL,            -- all of it, as JSON
    created BIGINT NOT NULL
);
