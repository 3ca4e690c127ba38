-- What servers choose of where games are played.

ALTER TABLE settings ADD COLUMN threads BIGINT; -- a server's: 0: challenges to a person open no thread unless they say so

-- The channels in which games may be opened; of a server that has none here, all.
CREATE TABLE game_channels (
    guild   BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    PRIMARY KEY (guild, channel)
);
