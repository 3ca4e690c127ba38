-- The time of games with a pace, and of challenges. A job of the kind `reminder`, `late` or `flag`
-- belongs to the deadline of who is next: it reminds them, tells the other that it has passed, and
-- ends the game in the end. Each takes the place of the one before, and the next entry strikes it.

-- How long each turn may take, in milliseconds; NULL: no limit.
ALTER TABLE challenges ADD COLUMN pace BIGINT;
-- Where its buttons stand; NULL: nobody knows, or they do not any more.
ALTER TABLE challenges ADD COLUMN message BIGINT;
-- When it lapses or, once it has, when its message is to say so; NULL: nothing is to be done.
ALTER TABLE challenges ADD COLUMN due BIGINT;
CREATE INDEX challenges_due ON challenges (due);
UPDATE challenges SET due = created + 86400000 WHERE state = 'open';

-- What who acted last had left, in milliseconds: it comes back to them where the turn is taken back
-- at once.
ALTER TABLE clocks ADD COLUMN spare BIGINT;
-- The message that tells that the deadline after this entry has passed, while its buttons stand.
ALTER TABLE clocks ADD COLUMN late_message BIGINT;
ALTER TABLE clocks ADD COLUMN late_ply BIGINT;

-- What a person wants no pings for (0), and how long turns take in a server where nobody says.
ALTER TABLE settings ADD COLUMN pings BIGINT;
ALTER TABLE settings ADD COLUMN pace TEXT;

-- When each running program was last alive.
CREATE TABLE heartbeats (
    process TEXT   PRIMARY KEY,
    at      BIGINT NOT NULL
);

-- When none was: that time is given back to every running clock.
CREATE TABLE outages (
    since BIGINT PRIMARY KEY,           -- the last heartbeat before it
    until BIGINT NOT NULL
);
