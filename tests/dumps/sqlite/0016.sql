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
INSERT INTO _sqlx_migrations VALUES(1,'house','2026-11-23 21:34:26',1,X'b62e149de52026680d379377c7834222f961683c1caf060876410219b36726c1c684091a4ee6b88775f27ddb4c830dd0',1882748);
INSERT INTO _sqlx_migrations VALUES(2,'settings','2026-11-23 21:34:26',1,X'1bb33d91e05d08862a7898d12b074c8ee0bcf1de1ba50702dadc589546f88b19dd1b7ae110b1c7fd1d37a6c4a5021391',527106);
INSERT INTO _sqlx_migrations VALUES(3,'engine','2026-11-23 21:34:26',1,X'c335e3b8ce130e3d8096e5ebd4cb218922d141658e7c3cbca63ad5cf61647088d9eb19c3871c5446914c96bdab5b30d9',211596);
INSERT INTO _sqlx_migrations VALUES(4,'offers','2026-11-23 21:34:26',1,X'95680862c04074b0ff847fe65b72874daef5afede2bbc06c8c5253697dcbb837d09dc70b58fb1f428eb8ad19f0cba0c1',186258);
INSERT INTO _sqlx_migrations VALUES(5,'time','2026-11-23 21:34:26',1,X'b70511d04ee4ce20971758a0d77e8f741ef8bb390aba45cb8c4ddc222932232e8d6153ce0d1000a3190fb15dd1e8e674',1029947);
INSERT INTO _sqlx_migrations VALUES(6,'records','2026-11-23 21:34:26',1,X'3337e8a2dd72d95f383c58ffe5dcd3394c9ef2ddbe159cab9a2bed4fa3ff489e1f1c80a545d51bc4f7efaf81b1544abd',614927);
INSERT INTO _sqlx_migrations VALUES(7,'files','2026-11-23 21:34:26',1,X'd4a08ca5e421f165adc5a65564552959ca49a64fa2c4cf7bfbde7c852027c9891149fb348a7f75b5b6e0300e998f1386',328961);
INSERT INTO _sqlx_migrations VALUES(8,'many games','2026-11-23 21:34:26',1,X'94bf072467fa00e13d68c7fab7c1e7cf5a320d693717b0db19b1ed97aeae8d2a51cfe4bdb3b9f57153877c6550f8204d',201791);
INSERT INTO _sqlx_migrations VALUES(9,'offer jobs','2026-11-23 21:34:26',1,X'd83c097ec1c77deee1a135282e3a89831ebb287679cbef21cf09249ca6b00c57fe8e286a42c08eeb5e2c26c8a3c7dbe3',206207);
INSERT INTO _sqlx_migrations VALUES(10,'outside','2026-11-23 21:34:26',1,X'a765ab46d6ec677bff7df332d685e3f7489229d28e1174467a494efa2aa6ec68eac4e81036d9f7683d5afe6da07b59f4',969796);
INSERT INTO _sqlx_migrations VALUES(11,'servers','2026-11-23 21:34:26',1,X'999587d422e8a627fc1ab66811e17997a01aa19c01f93caad09bf4177a05c9c864a45be99864671bb151341982526f35',281410);
INSERT INTO _sqlx_migrations VALUES(12,'reviews','2026-11-23 21:34:26',1,X'b3fd3c22c26cdd406967f05c77f19a0aad25b693531c62fac20ff23964e50353854e0b12be222036c1eb9626edaba4bf',112137);
INSERT INTO _sqlx_migrations VALUES(13,'puzzles','2026-11-23 21:34:26',1,X'b1a203b48c54091e055ac7cfe88572022cafbcf6664b35620f4aab523ee30c0bd9c752214a6710951242f9fb952b96d9',470682);
INSERT INTO _sqlx_migrations VALUES(14,'lessons','2026-11-23 21:34:26',1,X'2657ab354e97641cd6ddb38cfa4a81b6de38612f6fb1a74e195ff36a3d59bd2b812fcf42b3e1b8a3a9cc00ffb431cd8b',302712);
INSERT INTO _sqlx_migrations VALUES(15,'processes','2026-11-23 21:34:26',1,X'c480d1824cc7bd0674de0c8ff450da5eabd493b79e316d19f1d6b477173397d3a9643b6b73ceb59d4c876776837b6450',1330344);
INSERT INTO _sqlx_migrations VALUES(16,'puzzle channels','2026-11-23 21:34:26',1,X'38ad07a508eaa8d986c5832fd8c4818c25617a9e5f739f4e06f026fc4bcd2ff83f1ab35cd267a9170737cbbb143178c6',133820);
CREATE TABLE counters (
    kind TEXT   PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO counters VALUES('challenge',3);
INSERT INTO counters VALUES('game',3);
INSERT INTO counters VALUES('offer',2);
INSERT INTO counters VALUES('result',1);
INSERT INTO counters VALUES('file',0);
INSERT INTO counters VALUES('puzzle',3);
INSERT INTO counters VALUES('life',1);
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
    board_message BIGINT, language TEXT,               -- in this message
    UNIQUE (origin, origin_id)
);
INSERT INTO games VALUES(1,'challenge',1,20971520,29360128,'chess',NULL,8388608,NULL,4194304,NULL,NULL,1,'8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f',1795469667107,'black',NULL,3,1574538647833673728,NULL);
INSERT INTO games VALUES(2,'challenge',2,20971520,25165824,'superpermutation-d8',NULL,4194304,NULL,8388608,NULL,NULL,1,'8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f',1795469667791,NULL,'black',3,1574538650614497280,NULL);
INSERT INTO games VALUES(3,'challenge',3,NULL,46137344,'chess',NULL,4194304,NULL,8388608,NULL,259200000,0,'8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f',1795469667800,NULL,'black',1,1574538650564165632,'en');
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
INSERT INTO entries VALUES(1,1,'played','e2e4','white',1574538647699456000,1795469667126);
INSERT INTO entries VALUES(1,2,'played','e7e5','black',1574538647741399040,1795469667141);
INSERT INTO entries VALUES(1,3,'resigned','','white',1574538647795924993,1795469667153);
INSERT INTO entries VALUES(3,1,'played','e2e4','white',1574538650555777024,1795469667806);
INSERT INTO entries VALUES(2,1,'played','r5','white',1574538650580942848,1795469667813);
INSERT INTO entries VALUES(2,2,'played','e2e4','white',1574538650606108672,1795469667819);
INSERT INTO entries VALUES(2,3,'played','r5','black',1574538650631274496,1795469667825);
CREATE TABLE clocks (
    game     BIGINT PRIMARY KEY REFERENCES games (id),
    deadline BIGINT,                    -- of whoever is next; NULL: paused
    paused   BIGINT,                    -- since when
    credit   BIGINT NOT NULL            -- milliseconds given back
, spare BIGINT, late_message BIGINT, late_ply BIGINT);
INSERT INTO clocks VALUES(3,1795728867806,NULL,0,259199994,NULL,NULL);
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
INSERT INTO jobs VALUES('reminder',3,1,46137344,1795677027806,0,1795677027806,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO jobs VALUES('offers',2,1,25165824,1795469669825,1,1795469667825,0,1574538650627080193,NULL,NULL,NULL,NULL);
CREATE TABLE settings (
    owner TEXT   NOT NULL,              -- person or server
    id    BIGINT NOT NULL,              -- Discord's, of either
    theme TEXT,                         -- by its name; NULL: not chosen
    size  TEXT, language TEXT, confirm BIGINT, one_theme BIGINT, white_below BIGINT, locale TEXT, pings BIGINT, pace TEXT, rated BIGINT, threads BIGINT, tips BIGINT,                         -- small, normal or large; NULL: not chosen
    PRIMARY KEY (owner, id)
);
INSERT INTO settings VALUES('person',4194304,'slate',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO settings VALUES('server',20971520,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL);
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
INSERT INTO offers VALUES(1,2,2,'takeback','white','lapsed',1574538650627080193,1574538650627080192,1795469667823);
INSERT INTO offers VALUES(2,2,3,'draw','white','open',1574538650673217536,1574538650664828928,1795469667834);
CREATE TABLE results (
    game        BIGINT PRIMARY KEY REFERENCES games (id),
    number      BIGINT NOT NULL UNIQUE, -- in the order in which they ended
    rated       TEXT   NOT NULL,        -- rated, friendly or often: too many of these two in a day
    white_score BIGINT NOT NULL,        -- between these two in this variant at this server, this
    black_score BIGINT NOT NULL,        -- game included
    ended       BIGINT NOT NULL
);
INSERT INTO results VALUES(1,1,'rated',0,2,1795469667153);
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
INSERT INTO rated_games VALUES(1,8388608,4194304,20971520,'chess',1,0,1500000000,350000000,1337689106,290318964,59999675,1795469667153);
INSERT INTO rated_games VALUES(1,4194304,8388608,20971520,'chess',1,2,1500000000,350000000,1662310894,290318964,59999675,1795469667153);
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
CREATE TABLE guests (
    channel BIGINT PRIMARY KEY,
    server  BIGINT                      -- the channel's; NULL: it is in none
);
INSERT INTO guests VALUES(46137344,NULL);
CREATE TABLE IF NOT EXISTS "challenges" (
    id          BIGINT PRIMARY KEY,
    guild       BIGINT,                 -- NULL: outside servers
    channel     BIGINT NOT NULL,
    challenger  BIGINT NOT NULL,
    name        TEXT   NOT NULL,        -- the challenger's, as it was shown then
    opponent    BIGINT,                 -- NULL: anybody may accept
    variant     TEXT   NOT NULL,
    color       TEXT   NOT NULL,        -- the challenger's: white, black or random
    thread      BIGINT NOT NULL,        -- 1: play in a thread of its own; 2: where one can be opened
    state       TEXT   NOT NULL,        -- open, accepted, declined, withdrawn or lapsed
    interaction BIGINT NOT NULL UNIQUE, -- the command that made it
    created     BIGINT NOT NULL,
    pace        BIGINT,                 -- milliseconds for each turn; NULL: no limit
    message     BIGINT,                 -- where its buttons stand; NULL: nobody knows
    due         BIGINT,                 -- when it lapses, or its message is to say so; NULL: never
    rated       BIGINT NOT NULL DEFAULT 0,
    start       TEXT,                   -- FEN; NULL: the variant's own start
    language    TEXT                    -- the challenger's, such as en; NULL: the server's
);
INSERT INTO challenges VALUES(1,20971520,29360128,8388608,'Boris',4194304,'chess','white',0,'accepted',1574538647607181313,1795469667106,NULL,1574538647623958528,NULL,1,NULL,NULL);
INSERT INTO challenges VALUES(2,20971520,25165824,4194304,'Ada',8388608,'superpermutation-d8','white',0,'accepted',1574538650480279552,1795469667788,NULL,1574538650484473856,NULL,1,NULL,NULL);
INSERT INTO challenges VALUES(3,NULL,46137344,4194304,'Ada',8388608,'chess','white',2,'accepted',1574538650522222592,1795469667799,259200000,1574538650530611200,NULL,0,NULL,'en');
CREATE TABLE game_channels (
    guild   BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    PRIMARY KEY (guild, channel)
);
INSERT INTO game_channels VALUES(20971520,25165824);
INSERT INTO game_channels VALUES(20971520,29360128);
CREATE TABLE reviews (
    game    BIGINT PRIMARY KEY REFERENCES games (id),
    nodes   BIGINT NOT NULL,            -- how many positions were searched for each value
    review  TEXT   NOT NULL,            -- all of it, as JSON
    created BIGINT NOT NULL
);
INSERT INTO reviews VALUES(1,5000,'{"version":1,"nodes":5000,"start":0.5385043250155958,"steps":[["e2e4",0.5082784863343315],["e7e5",0.5385043250155958]],"result":0.0,"moments":[{"step":1,"best":"d7d5","before":0.5220545865631847,"after":0.5471301676582966}]}',1795469667598);
CREATE TABLE puzzle_ratings (
    puzzle     TEXT   PRIMARY KEY,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    tries      BIGINT NOT NULL
);
INSERT INTO puzzle_ratings VALUES('c020216f03ca9730',1746947240,146054236,60002151,1);
INSERT INTO puzzle_ratings VALUES('0d446ade7153bc5d',1858488805,143355407,60000234,1);
INSERT INTO puzzle_ratings VALUES('24357536add41266',1586340218,144480357,59999670,1);
CREATE TABLE puzzlers (
    person     BIGINT PRIMARY KEY,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    tries      BIGINT NOT NULL, -- puzzles
    solved     BIGINT NOT NULL  -- those of them that the first try solved
);
INSERT INTO puzzlers VALUES(4194304,1704016929,232428358,60002284,2,1);
INSERT INTO puzzlers VALUES(8388608,1347063903,259964690,59999143,1,0);
CREATE TABLE puzzle_tries (
    person   BIGINT NOT NULL,
    puzzle   TEXT   NOT NULL,
    solved   BIGINT NOT NULL, -- 1: by the first try, without a hint
    tried    BIGINT NOT NULL,
    again    BIGINT NOT NULL, -- the last time
    revealed BIGINT,          -- when the solution was looked at
    PRIMARY KEY (person, puzzle)
);
INSERT INTO puzzle_tries VALUES(4194304,'c020216f03ca9730',1,1795469667745,1795469667745,NULL);
INSERT INTO puzzle_tries VALUES(4194304,'0d446ade7153bc5d',0,1795469667770,1795469667770,NULL);
INSERT INTO puzzle_tries VALUES(8388608,'24357536add41266',0,1795469667783,1795469667783,NULL);
CREATE TABLE daily_puzzles (
    day    BIGINT PRIMARY KEY,
    puzzle TEXT   NOT NULL
);
INSERT INTO daily_puzzles VALUES(20780,'c020216f03ca9730');
CREATE TABLE daily_solves (
    day    BIGINT NOT NULL,
    person BIGINT NOT NULL,
    guild  BIGINT,
    PRIMARY KEY (day, person)
);
INSERT INTO daily_solves VALUES(20780,4194304,20971520);
CREATE TABLE puzzle_channels (
    guild   BIGINT PRIMARY KEY,
    channel BIGINT NOT NULL,
    due     BIGINT NOT NULL, -- when the next one is to be posted; the greatest number: it rests
    lease   BIGINT NOT NULL, -- until then it is somebody's
    tries   BIGINT NOT NULL,
    posted  BIGINT,          -- the day of the last one that was posted
    refused BIGINT NOT NULL  -- 1: Discord would not have the last one
);
INSERT INTO puzzle_channels VALUES(20971520,29360128,1795478700000,0,0,NULL,0);
CREATE TABLE IF NOT EXISTS "heartbeats" (
    process TEXT   NOT NULL,
    shard   BIGINT NOT NULL,
    shards  BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (process, shard)
);
INSERT INTO heartbeats VALUES('e597015dfe78ffee1be7029e5bd8c0b3',0,1,1795469667836);
CREATE TABLE IF NOT EXISTS "outages" (
    shard  BIGINT NOT NULL,
    shards BIGINT NOT NULL,
    since  BIGINT NOT NULL,             -- the last heartbeat before it
    until  BIGINT NOT NULL,
    PRIMARY KEY (shard, shards, since)
);
CREATE TABLE identifies (
    remainder BIGINT PRIMARY KEY,
    until     BIGINT NOT NULL
);
INSERT INTO identifies VALUES(0,1795469666889);
CREATE UNIQUE INDEX one_running_game ON games (channel) WHERE result IS NULL;
CREATE INDEX games_at_channel ON games (channel, id);
CREATE INDEX jobs_due ON jobs (due);
CREATE INDEX jobs_channel ON jobs (channel);
CREATE INDEX running_of_white ON games (white) WHERE result IS NULL;
CREATE INDEX running_of_black ON games (black) WHERE result IS NULL;
CREATE INDEX rated_pairs ON rated_games (guild, person, opponent, ended);
CREATE INDEX games_of_white ON games (white);
CREATE INDEX games_of_black ON games (black);
CREATE INDEX files_of_person ON files (person, id);
CREATE INDEX challenges_of_challenger ON challenges (challenger, state);
CREATE INDEX challenges_due ON challenges (due);
CREATE INDEX challenges_of_guild ON challenges ((COALESCE(guild, 0)), state);
CREATE INDEX running_of_guild ON games ((COALESCE(guild, 0))) WHERE result IS NULL;
CREATE INDEX daily_solves_of_person ON daily_solves (person, day);
CREATE INDEX daily_solves_of_guild ON daily_solves (guild, day);
CREATE INDEX puzzle_channels_due ON puzzle_channels (due);
CREATE INDEX puzzle_channels_at ON puzzle_channels (channel);
CREATE INDEX puzzle_channels_leased ON puzzle_channels (lease);
COMMIT;
