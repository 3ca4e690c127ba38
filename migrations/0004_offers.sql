-- What one player proposes to the other: a draw, to take a turn back, to close the game, a rematch.
-- An offer is open until it is answered or, where the game still runs, the next entry is written.

INSERT INTO counters (kind, last) VALUES ('offer', 0);

CREATE TABLE offers (
    id          BIGINT PRIMARY KEY,
    game        BIGINT NOT NULL REFERENCES games (id),
    ply         BIGINT NOT NULL,        -- the entry that it was made after, 0 the start
    kind        TEXT   NOT NULL,        -- draw, takeback, abort or rematch
    seat        TEXT   NOT NULL,        -- white or black: who makes it
    state       TEXT   NOT NULL,        -- open, accepted, declined, withdrawn or lapsed
    message     BIGINT,                 -- where its buttons stand; NULL: they do not, or nobody knows
    interaction BIGINT NOT NULL UNIQUE, -- the command or click that made it
    created     BIGINT NOT NULL,
    UNIQUE (game, ply, kind, seat)
);

-- A job of the kind `offers` shows what became of the offers of a game that are not open any more:
-- where their buttons stand.
