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
INSERT INTO _sqlx_migrations VALUES(1,'house','2026-11-23 04:37:15',1,X'b62e149de52026680d379377c7834222f961683c1caf060876410219b36726c1c684091a4ee6b88775f27ddb4c830dd0',809878);
INSERT INTO _sqlx_migrations VALUES(2,'settings','2026-11-23 04:37:15',1,X'1bb33d91e05d08862a7898d12b074c8ee0bcf1de1ba50702dadc589546f88b19dd1b7ae110b1c7fd1d37a6c4a5021391',693134);
INSERT INTO _sqlx_migrations VALUES(3,'engine','2026-11-23 04:37:15',1,X'c335e3b8ce130e3d8096e5ebd4cb218922d141658e7c3cbca63ad5cf61647088d9eb19c3871c5446914c96bdab5b30d9',357873);
INSERT INTO _sqlx_migrations VALUES(4,'offers','2026-11-23 04:37:15',1,X'95680862c04074b0ff847fe65b72874daef5afede2bbc06c8c5253697dcbb837d09dc70b58fb1f428eb8ad19f0cba0c1',314940);
INSERT INTO _sqlx_migrations VALUES(5,'time','2026-11-23 04:37:15',1,X'b70511d04ee4ce20971758a0d77e8f741ef8bb390aba45cb8c4ddc222932232e8d6153ce0d1000a3190fb15dd1e8e674',1109915);
INSERT INTO _sqlx_migrations VALUES(6,'records','2026-11-23 04:37:15',1,X'3337e8a2dd72d95f383c58ffe5dcd3394c9ef2ddbe159cab9a2bed4fa3ff489e1f1c80a545d51bc4f7efaf81b1544abd',746373);
INSERT INTO _sqlx_migrations VALUES(7,'files','2026-11-23 04:37:15',1,X'd4a08ca5e421f165adc5a65564552959ca49a64fa2c4cf7bfbde7c852027c9891149fb348a7f75b5b6e0300e998f1386',452816);
INSERT INTO _sqlx_migrations VALUES(8,'many games','2026-11-23 04:37:15',1,X'94bf072467fa00e13d68c7fab7c1e7cf5a320d693717b0db19b1ed97aeae8d2a51cfe4bdb3b9f57153877c6550f8204d',335030);
INSERT INTO _sqlx_migrations VALUES(9,'offer jobs','2026-11-23 04:37:15',1,X'd83c097ec1c77deee1a135282e3a89831ebb287679cbef21cf09249ca6b00c57fe8e286a42c08eeb5e2c26c8a3c7dbe3',245516);
CREATE TABLE counters (
    kind TEXT   PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO counters VALUES('challenge',2);
INSERT INTO counters VALUES('game',2);
INSERT INTO counters VALUES('offer',2);
INSERT INTO counters VALUES('result',1);
INSERT INTO counters VALUES('file',0);
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
, pace BIGINT, message BIGINT, due BIGINT, rated BIGINT NOT NULL DEFAULT 0, start TEXT);
INSERT INTO challenges VALUES(1,20971520,29360128,8388608,'Boris',4194304,'chess','white',0,'accepted',1574282663785660418,1795408635807,NULL,1574282663802437632,NULL,1,NULL);
INSERT INTO challenges VALUES(2,20971520,25165824,4194304,'Ada',8388608,'superpermutation-d8','white',0,'accepted',1574282663970209792,1795408635850,NULL,1574282663982792704,NULL,1,NULL);
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
INSERT INTO games VALUES(1,'challenge',1,20971520,29360128,'chess',NULL,8388608,NULL,4194304,NULL,NULL,1,'8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f',1795408635810,'black',NULL,3,1574282663953432576);
INSERT INTO games VALUES(2,'challenge',2,20971520,25165824,'superpermutation-d8',NULL,4194304,NULL,8388608,NULL,NULL,1,'8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f',1795408635853,NULL,'black',3,1574282664158953472);
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
INSERT INTO entries VALUES(1,1,'played','e2e4','white',1574282663835992064,1795408635817);
INSERT INTO entries VALUES(1,2,'played','e7e5','black',1574282663898906624,1795408635833);
INSERT INTO entries VALUES(1,3,'resigned','','white',1574282663932461057,1795408635841);
INSERT INTO entries VALUES(2,1,'played','r5','white',1574282664112816128,1795408635884);
INSERT INTO entries VALUES(2,2,'played','e2e4','white',1574282664142176256,1795408635890);
INSERT INTO entries VALUES(2,3,'played','r5','black',1574282664184119296,1795408635900);
CREATE TABLE clocks (
    game     BIGINT PRIMARY KEY REFERENCES games (id),
    deadline BIGINT,                    -- of whoever is next; NULL: paused
    paused   BIGINT,                    -- since when
    credit   BIGINT NOT NULL            -- milliseconds given back
, spare BIGINT, late_message BIGINT, late_ply BIGINT);
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
INSERT INTO jobs VALUES('offers',2,1,25165824,1795408637903,1,1795408635900,0,1574282664179924992,NULL,NULL,NULL,NULL);
CREATE TABLE settings (
    owner TEXT   NOT NULL,              -- person or server
    id    BIGINT NOT NULL,              -- Discord's, of either
    theme TEXT,                         -- by its name; NULL: not chosen
    size  TEXT, language TEXT, confirm BIGINT, one_theme BIGINT, white_below BIGINT, locale TEXT, pings BIGINT, pace TEXT, rated BIGINT,                         -- small, normal or large; NULL: not chosen
    PRIMARY KEY (owner, id)
);
INSERT INTO settings VALUES('person',4194304,'slate',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO offers VALUES(1,2,2,'takeback','white','lapsed',1574282664179924992,1574282664167342080,1795408635897);
INSERT INTO offers VALUES(2,2,3,'draw','white','open',1574282664217673728,1574282664209285120,1795408635907);
CREATE TABLE heartbeats (
    process TEXT   PRIMARY KEY,
    at      BIGINT NOT NULL
);
INSERT INTO heartbeats VALUES('e6d5465112e86d7d0b3b5187733c0038',1795408636408);
CREATE TABLE outages (
    since BIGINT PRIMARY KEY,           -- the last heartbeat before it
    until BIGINT NOT NULL
);
CREATE TABLE results (
    game        BIGINT PRIMARY KEY REFERENCES games (id),
    number      BIGINT NOT NULL UNIQUE, -- in the order in which they ended
    rated       TEXT   NOT NULL,        -- rated, friendly or often: too many of these two in a day
    white_score BIGINT NOT NULL,        -- between these two in this variant at this server, this
    black_score BIGINT NOT NULL,        -- game included
    ended       BIGINT NOT NULL
);
INSERT INTO results VALUES(1,1,'rated',0,2,1795408635841);
CREATE TABLE ratings (
    guild      BIGINT NOT NULL,
    variant    TEXT   NOT NULL,
    person     BIGINT NOT NULL,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games      BIGINT NOT NULL,         -- rated ones
    PRIMARY KEY (guild, variant, person)
);
INSERT INTO ratings VALUES(20971520,'chess',8388608,1337689106,290318964,59999675,1);
INSERT INTO ratings VALUES(20971520,'chess',4194304,1662310894,290318964,59999675,1);
CREATE TABLE rated_games (
    game             BIGINT NOT NULL REFERENCES games (id),
    person           BIGINT NOT NULL,
    opponent         BIGINT NOT NULL,
    guild            BIGINT NOT NULL,
    variant          TEXT   NOT NULL,
    number           BIGINT NOT NULL,   -- the person's 1st, 2nd, .. in this variant at this server
    score            BIGINT NOT NULL,   -- the person's in this game
    rating_before    BIGINT NOT NULL,
    deviation_before BIGINT NOT NULL,
    rating           BIGINT NOT NULL,
    deviation        BIGINT NOT NULL,
    volatility       BIGINT NOT NULL,
    ended            BIGINT NOT NULL,
    PRIMARY KEY (game, person),
    UNIQUE (guild, variant, person, number)
);
INSERT INTO rated_games VALUES(1,8388608,4194304,20971520,'chess',1,0,1500000000,350000000,1337689106,290318964,59999675,1795408635841);
INSERT INTO rated_games VALUES(1,4194304,8388608,20971520,'chess',1,2,1500000000,350000000,1662310894,290318964,59999675,1795408635841);
CREATE TABLE luck (
    game           BIGINT NOT NULL REFERENCES games (id),
    seat           TEXT   NOT NULL,     -- white or black
    best_number    BIGINT,              -- NULL, like the rest: the side never rolled
    best_turn      BIGINT,
    best_gain      BIGINT,
    worst_number   BIGINT,
    worst_turn     BIGINT,
    worst_gain     BIGINT,
    PRIMARY KEY (game, seat)
);
CREATE TABLE files (
    id      BIGINT PRIMARY KEY,
    person  BIGINT NOT NULL,            -- who gave it
    game    TEXT   NOT NULL,            -- as JSON
    created BIGINT NOT NULL
);
CREATE TABLE threads (
    channel BIGINT PRIMARY KEY,
    opened  BIGINT NOT NULL
);
CREATE TABLE followers (
    game   BIGINT NOT NULL REFERENCES games (id),
    person BIGINT NOT NULL,
    since  BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);
CREATE UNIQUE INDEX one_running_game ON games (channel) WHERE result IS NULL;
CREATE INDEX games_at_channel ON games (channel, id);
CREATE INDEX jobs_due ON jobs (due);
CREATE INDEX jobs_channel ON jobs (channel);
CREATE INDEX challenges_of_challenger ON challenges (challenger, state);
CREATE INDEX running_of_white ON games (white) WHERE result IS NULL;
CREATE INDEX running_of_black ON games (black) WHERE result IS NULL;
CREATE INDEX challenges_due ON challenges (due);
CREATE INDEX rated_pairs ON rated_games (guild, person, opponent, ended);
CREATE INDEX games_of_white ON games (white);
CREATE INDEX games_of_black ON games (black);
CREATE INDEX files_of_person ON files (person, id);
CREATE INDEX running_of_guild ON games (guild) WHERE result IS NULL;
CREATE INDEX challenges_of_guild ON challenges (guild, state);
COMMIT;
