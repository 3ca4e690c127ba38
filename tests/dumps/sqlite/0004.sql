-- Made by `cargo run -p tests --bin dump`, see the README in this folder's parent.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'house','2026-11-23 02:14:16',1,X'b62e149de52026680d379377c7834222f961683c1caf060876410219b36726c1c684091a4ee6b88775f27ddb4c830dd0',963142);
INSERT INTO _sqlx_migrations VALUES(2,'settings','2026-11-23 02:14:16',1,X'1bb33d91e05d08862a7898d12b074c8ee0bcf1de1ba50702dadc589546f88b19dd1b7ae110b1c7fd1d37a6c4a5021391',710019);
INSERT INTO _sqlx_migrations VALUES(3,'engine','2026-11-23 02:14:16',1,X'c335e3b8ce130e3d8096e5ebd4cb218922d141658e7c3cbca63ad5cf61647088d9eb19c3871c5446914c96bdab5b30d9',355080);
INSERT INTO _sqlx_migrations VALUES(4,'offers','2026-11-23 02:14:16',1,X'95680862c04074b0ff847fe65b72874daef5afede2bbc06c8c5253697dcbb837d09dc70b58fb1f428eb8ad19f0cba0c1',314849);
CREATE TABLE counters (
    kind TEXT   PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO counters VALUES('challenge',2);
INSERT INTO counters VALUES('game',2);
INSERT INTO counters VALUES('offer',2);
CREATE TABLE challenges (
    id          BIGINT PRIMARY KEY,
    guild       BIGINT NOT NULL,
    channel     BIGINT NOT NULL,
    challenger  BIGINT NOT NULL,
    name        TEXT   NOT NULL,        -- the challenger's, as it was shown then
    opponent    BIGINT,                 -- NULL: anybody may accept
    variant     TEXT   NOT NULL,
    color       TEXT   NOT NULL,        -- the challenger's: white, black or random
    thread      BIGINT NOT NULL,        -- 1: play in a thread of its own
    state       TEXT   NOT NULL,        -- open, accepted, declined or withdrawn
    interaction BIGINT NOT NULL UNIQUE, -- the command that made it
    created     BIGINT NOT NULL
);
INSERT INTO challenges VALUES(1,20971520,29360128,8388608,'Boris',4194304,'chess','white',0,'accepted',1574246680453185536,1795400056712);
INSERT INTO challenges VALUES(2,20971520,25165824,4194304,'Ada',8388608,'superpermutation-d8','white',0,'accepted',1574246680671289344,1795400056763);
CREATE TABLE games (
    id            BIGINT PRIMARY KEY,
    origin        TEXT   NOT NULL,      -- challenge, rematch or position
    origin_id     BIGINT NOT NULL,      -- of that challenge, or of the game before a rematch
    guild         BIGINT,               -- NULL: outside servers
    channel       BIGINT NOT NULL,
    variant       TEXT   NOT NULL,
    start         TEXT,                 -- FEN; NULL: the variant's own start
    white         BIGINT,               -- a person; NULL: the engine
    white_level   BIGINT,               -- the engine's level; NULL: a person
    black         BIGINT,
    black_level   BIGINT,
    pace          BIGINT,               -- milliseconds for each turn; NULL: no limit
    rated         BIGINT NOT NULL,
    secret        TEXT   NOT NULL,      -- of the dice, 64 hex digits; told when the game has ended
    started       BIGINT NOT NULL,
    result        TEXT,                 -- white, black, draw or aborted; NULL: running
    next          TEXT,                 -- white or black: who acts next; NULL: nobody any more
    board_ply     BIGINT,               -- the newest board that is shown stands after this entry
    board_message BIGINT,               -- in this message
    UNIQUE (origin, origin_id)
);
INSERT INTO games VALUES(1,'challenge',1,20971520,29360128,'chess',NULL,8388608,NULL,4194304,NULL,NULL,0,'8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f',1795400056715,'black',NULL,3,1574246680654512128);
INSERT INTO games VALUES(2,'challenge',2,20971520,25165824,'superpermutation-d8',NULL,4194304,NULL,8388608,NULL,NULL,0,'8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f',1795400056765,NULL,'black',3,1574246680776146944);
CREATE TABLE entries (
    game        BIGINT NOT NULL REFERENCES games (id),
    ply         BIGINT NOT NULL,        -- 1, 2, 3 ..
    kind        TEXT   NOT NULL,        -- played, resigned, draw_agreed, draw_claimed, took_back,
                                        -- flagged or aborted
    detail      TEXT   NOT NULL,        -- the action, claim, ply, result or reason; else empty
    seat        TEXT,                   -- white or black: who acted; NULL: nobody
    interaction BIGINT UNIQUE,          -- the command or click; NULL: clock or engine
    created     BIGINT NOT NULL,
    PRIMARY KEY (game, ply)
);
INSERT INTO entries VALUES(1,1,'played','e2e4','white',1574246680520294400,1795400056726);
INSERT INTO entries VALUES(1,2,'played','e7e5','black',1574246680595791872,1795400056744);
INSERT INTO entries VALUES(1,3,'resigned','','white',1574246680633540609,1795400056754);
INSERT INTO entries VALUES(2,1,'played','r5','white',1574246680730009600,1795400056776);
INSERT INTO entries VALUES(2,2,'played','e2e4','white',1574246680759369728,1795400056783);
INSERT INTO entries VALUES(2,3,'played','r5','black',1574246680809701376,1795400056795);
CREATE TABLE clocks (
    game     BIGINT PRIMARY KEY REFERENCES games (id),
    deadline BIGINT,                    -- of whoever is next; NULL: paused
    paused   BIGINT,                    -- since when
    credit   BIGINT NOT NULL            -- milliseconds given back
);
CREATE TABLE jobs (
    kind        TEXT   NOT NULL,        -- board
    game        BIGINT NOT NULL REFERENCES games (id),
    ply         BIGINT NOT NULL,        -- the entry that it stands after, 0 the start
    channel     BIGINT NOT NULL,
    due         BIGINT NOT NULL,        -- not before; 9223372036854775807: it rests
    tries       BIGINT NOT NULL,
    since       BIGINT NOT NULL,        -- from when it counts how long it was tried in vain
    lease       BIGINT NOT NULL,        -- until then it is somebody's
    message     BIGINT,                 -- the message to edit; NULL: a new one
    interaction BIGINT,                 -- what is answered with it
    token       TEXT,                   -- the interaction's, which answers for 15 minutes
    token_time  BIGINT, act BIGINT,                 -- when it came
    PRIMARY KEY (kind, game, ply)
);
INSERT INTO jobs VALUES('offers',2,0,25165824,1795400058798,1,1795400056795,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE settings (
    owner TEXT   NOT NULL,              -- person or server
    id    BIGINT NOT NULL,              -- Discord's, of either
    theme TEXT,                         -- by its name; NULL: not chosen
    size  TEXT, language TEXT, confirm BIGINT, one_theme BIGINT, white_below BIGINT, locale TEXT,                         -- small, normal or large; NULL: not chosen
    PRIMARY KEY (owner, id)
);
INSERT INTO settings VALUES('person',4194304,'slate',NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO offers VALUES(1,2,2,'takeback','white','lapsed',1574246680801312768,1574246680792924160,1795400056791);
INSERT INTO offers VALUES(2,2,3,'draw','white','open',1574246680855838720,1574246680843255808,1795400056803);
CREATE UNIQUE INDEX one_running_game ON games (channel) WHERE result IS NULL;
CREATE INDEX games_at_channel ON games (channel, id);
CREATE INDEX jobs_due ON jobs (due);
CREATE INDEX jobs_channel ON jobs (channel);
CREATE INDEX challenges_of_challenger ON challenges (challenger, state);
CREATE INDEX running_of_white ON games (white) WHERE result IS NULL;
CREATE INDEX running_of_black ON games (black) WHERE result IS NULL;
COMMIT;
