-- Several processes, each with a part of the gateway's shards.

-- When each process last heard what people do, for each of its shards: shard `shard` of `shards` has
-- the servers whose id, without its last 22 bits, has that remainder, and the first one what is
-- outside servers.
CREATE TABLE heartbeats_by_shard (
    process TEXT   NOT NULL,
    shard   BIGINT NOT NULL,
    shards  BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (process, shard)
);
INSERT INTO heartbeats_by_shard (process, shard, shards, at) SELECT process, 0, 1, at FROM heartbeats;
DROP TABLE heartbeats;
ALTER TABLE heartbeats_by_shard RENAME TO heartbeats;

-- When nobody heard of a shard's games: that time is given back to each of their clocks.
CREATE TABLE outages_by_shard (
    shard  BIGINT NOT NULL,
    shards BIGINT NOT NULL,
    since  BIGINT NOT NULL,             -- the last heartbeat before it
    until  BIGINT NOT NULL,
    PRIMARY KEY (shard, shards, since)
);
INSERT INTO outages_by_shard (shard, shards, since, until) SELECT 0, 1, since, until FROM outages;
DROP TABLE outages;
ALTER TABLE outages_by_shard RENAME TO outages;

-- Until when no other shard of the same remainder, by how many may begin at once, may identify.
CREATE TABLE identifies (
    remainder BIGINT PRIMARY KEY,
    until     BIGINT NOT NULL
);

-- Who comes back to life does so alone.
INSERT INTO counters (kind, last) VALUES ('life', 0);
