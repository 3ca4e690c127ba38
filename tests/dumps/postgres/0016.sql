-- Made by `cargo run -p tests --bin dump`, see the README in this folder's parent.
CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.challenges (
    id bigint NOT NULL,
    guild bigint,
    channel bigint NOT NULL,
    challenger bigint NOT NULL,
    name text NOT NULL,
    opponent bigint,
    variant text NOT NULL,
    color text NOT NULL,
    thread bigint NOT NULL,
    state text NOT NULL,
    interaction bigint NOT NULL,
    created bigint NOT NULL,
    pace bigint,
    message bigint,
    due bigint,
    rated bigint DEFAULT 0 NOT NULL,
    start text,
    language text
);
CREATE TABLE public.clocks (
    game bigint NOT NULL,
    deadline bigint,
    paused bigint,
    credit bigint NOT NULL,
    spare bigint,
    late_message bigint,
    late_ply bigint
);
CREATE TABLE public.counters (
    kind text NOT NULL,
    last bigint NOT NULL
);
CREATE TABLE public.daily_puzzles (
    day bigint NOT NULL,
    puzzle text NOT NULL
);
CREATE TABLE public.daily_solves (
    day bigint NOT NULL,
    person bigint NOT NULL,
    guild bigint
);
CREATE TABLE public.entries (
    game bigint NOT NULL,
    ply bigint NOT NULL,
    kind text NOT NULL,
    detail text NOT NULL,
    seat text,
    interaction bigint,
    created bigint NOT NULL
);
CREATE TABLE public.files (
    id bigint NOT NULL,
    person bigint NOT NULL,
    game text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.followers (
    game bigint NOT NULL,
    person bigint NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.game_channels (
    guild bigint NOT NULL,
    channel bigint NOT NULL
);
CREATE TABLE public.games (
    id bigint NOT NULL,
    origin text NOT NULL,
    origin_id bigint NOT NULL,
    guild bigint,
    channel bigint NOT NULL,
    variant text NOT NULL,
    start text,
    white bigint,
    white_level bigint,
    black bigint,
    black_level bigint,
    pace bigint,
    rated bigint NOT NULL,
    secret text NOT NULL,
    started bigint NOT NULL,
    result text,
    next text,
    board_ply bigint,
    board_message bigint,
    language text
);
CREATE TABLE public.guests (
    channel bigint NOT NULL,
    server bigint
);
CREATE TABLE public.heartbeats (
    process text NOT NULL,
    shard bigint NOT NULL,
    shards bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.identifies (
    remainder bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.jobs (
    kind text NOT NULL,
    game bigint NOT NULL,
    ply bigint NOT NULL,
    channel bigint NOT NULL,
    due bigint NOT NULL,
    tries bigint NOT NULL,
    since bigint NOT NULL,
    lease bigint NOT NULL,
    message bigint,
    interaction bigint,
    token text,
    token_time bigint,
    act bigint
);
CREATE TABLE public.luck (
    game bigint NOT NULL,
    seat text NOT NULL,
    best_number bigint,
    best_turn bigint,
    best_gain bigint,
    worst_number bigint,
    worst_turn bigint,
    worst_gain bigint
);
CREATE TABLE public.offers (
    id bigint NOT NULL,
    game bigint NOT NULL,
    ply bigint NOT NULL,
    kind text NOT NULL,
    seat text NOT NULL,
    state text NOT NULL,
    message bigint,
    interaction bigint NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.outages (
    shard bigint NOT NULL,
    shards bigint NOT NULL,
    since bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.puzzle_channels (
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    due bigint NOT NULL,
    lease bigint NOT NULL,
    tries bigint NOT NULL,
    posted bigint,
    refused bigint NOT NULL
);
CREATE TABLE public.puzzle_ratings (
    puzzle text NOT NULL,
    rating bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    tries bigint NOT NULL
);
CREATE TABLE public.puzzle_tries (
    person bigint NOT NULL,
    puzzle text NOT NULL,
    solved bigint NOT NULL,
    tried bigint NOT NULL,
    again bigint NOT NULL,
    revealed bigint
);
CREATE TABLE public.puzzlers (
    person bigint NOT NULL,
    rating bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    tries bigint NOT NULL,
    solved bigint NOT NULL
);
CREATE TABLE public.rated_games (
    game bigint NOT NULL,
    person bigint NOT NULL,
    opponent bigint NOT NULL,
    guild bigint NOT NULL,
    variant text NOT NULL,
    number bigint NOT NULL,
    score bigint NOT NULL,
    rating_before bigint NOT NULL,
    deviation_before bigint NOT NULL,
    rating bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE public.ratings (
    guild bigint NOT NULL,
    variant text NOT NULL,
    person bigint NOT NULL,
    rating bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    games bigint NOT NULL
);
CREATE TABLE public.results (
    game bigint NOT NULL,
    number bigint NOT NULL,
    rated text NOT NULL,
    white_score bigint NOT NULL,
    black_score bigint NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE public.reviews (
    game bigint NOT NULL,
    nodes bigint NOT NULL,
    review text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.settings (
    owner text NOT NULL,
    id bigint NOT NULL,
    theme text,
    size text,
    language text,
    confirm bigint,
    one_theme bigint,
    white_below bigint,
    locale text,
    pings bigint,
    pace text,
    rated bigint,
    threads bigint,
    tips bigint
);
CREATE TABLE public.threads (
    channel bigint NOT NULL,
    opened bigint NOT NULL
);
INSERT INTO public._sqlx_migrations VALUES (1, 'house', '2026-11-23 21:34:30.818787+00', true, '\xb62e149de52026680d379377c7834222f961683c1caf060876410219b36726c1c684091a4ee6b88775f27ddb4c830dd0', 5131003);
INSERT INTO public._sqlx_migrations VALUES (2, 'settings', '2026-11-23 21:34:30.824214+00', true, '\x1bb33d91e05d08862a7898d12b074c8ee0bcf1de1ba50702dadc589546f88b19dd1b7ae110b1c7fd1d37a6c4a5021391', 537762);
INSERT INTO public._sqlx_migrations VALUES (3, 'engine', '2026-11-23 21:34:30.824816+00', true, '\xc335e3b8ce130e3d8096e5ebd4cb218922d141658e7c3cbca63ad5cf61647088d9eb19c3871c5446914c96bdab5b30d9', 546685);
INSERT INTO public._sqlx_migrations VALUES (4, 'offers', '2026-11-23 21:34:30.825431+00', true, '\x95680862c04074b0ff847fe65b72874daef5afede2bbc06c8c5253697dcbb837d09dc70b58fb1f428eb8ad19f0cba0c1', 1221011);
INSERT INTO public._sqlx_migrations VALUES (5, 'time', '2026-11-23 21:34:30.826755+00', true, '\xb70511d04ee4ce20971758a0d77e8f741ef8bb390aba45cb8c4ddc222932232e8d6153ce0d1000a3190fb15dd1e8e674', 1349493);
INSERT INTO public._sqlx_migrations VALUES (6, 'records', '2026-11-23 21:34:30.828181+00', true, '\x3337e8a2dd72d95f383c58ffe5dcd3394c9ef2ddbe159cab9a2bed4fa3ff489e1f1c80a545d51bc4f7efaf81b1544abd', 9160042);
INSERT INTO public._sqlx_migrations VALUES (7, 'files', '2026-11-23 21:34:30.837506+00', true, '\xd4a08ca5e421f165adc5a65564552959ca49a64fa2c4cf7bfbde7c852027c9891149fb348a7f75b5b6e0300e998f1386', 872912);
INSERT INTO public._sqlx_migrations VALUES (8, 'many games', '2026-11-23 21:34:30.838425+00', true, '\x94bf072467fa00e13d68c7fab7c1e7cf5a320d693717b0db19b1ed97aeae8d2a51cfe4bdb3b9f57153877c6550f8204d', 1116826);
INSERT INTO public._sqlx_migrations VALUES (9, 'offer jobs', '2026-11-23 21:34:30.839591+00', true, '\xd83c097ec1c77deee1a135282e3a89831ebb287679cbef21cf09249ca6b00c57fe8e286a42c08eeb5e2c26c8a3c7dbe3', 582889);
INSERT INTO public._sqlx_migrations VALUES (10, 'outside', '2026-11-23 21:34:30.840212+00', true, '\xa765ab46d6ec677bff7df332d685e3f7489229d28e1174467a494efa2aa6ec68eac4e81036d9f7683d5afe6da07b59f4', 3417737);
INSERT INTO public._sqlx_migrations VALUES (11, 'servers', '2026-11-23 21:34:30.843694+00', true, '\x999587d422e8a627fc1ab66811e17997a01aa19c01f93caad09bf4177a05c9c864a45be99864671bb151341982526f35', 479525);
INSERT INTO public._sqlx_migrations VALUES (12, 'reviews', '2026-11-23 21:34:30.844223+00', true, '\xb3fd3c22c26cdd406967f05c77f19a0aad25b693531c62fac20ff23964e50353854e0b12be222036c1eb9626edaba4bf', 1275021);
INSERT INTO public._sqlx_migrations VALUES (13, 'puzzles', '2026-11-23 21:34:30.845551+00', true, '\xb1a203b48c54091e055ac7cfe88572022cafbcf6664b35620f4aab523ee30c0bd9c752214a6710951242f9fb952b96d9', 2449964);
INSERT INTO public._sqlx_migrations VALUES (14, 'lessons', '2026-11-23 21:34:30.848068+00', true, '\x2657ab354e97641cd6ddb38cfa4a81b6de38612f6fb1a74e195ff36a3d59bd2b812fcf42b3e1b8a3a9cc00ffb431cd8b', 158496);
INSERT INTO public._sqlx_migrations VALUES (15, 'processes', '2026-11-23 21:34:30.848258+00', true, '\xc480d1824cc7bd0674de0c8ff450da5eabd493b79e316d19f1d6b477173397d3a9643b6b73ceb59d4c876776837b6450', 1916448);
INSERT INTO public._sqlx_migrations VALUES (16, 'puzzle channels', '2026-11-23 21:34:30.850229+00', true, '\x38ad07a508eaa8d986c5832fd8c4818c25617a9e5f739f4e06f026fc4bcd2ff83f1ab35cd267a9170737cbbb143178c6', 354068);
INSERT INTO public.challenges VALUES (1, 20971520, 29360128, 8388608, 'Boris', 4194304, 'chess', 'white', 0, 'accepted', 1574538664204042241, 1795469671066, NULL, 1574538664233402368, NULL, 1, NULL, NULL);
INSERT INTO public.challenges VALUES (2, 20971520, 25165824, 4194304, 'Ada', 8388608, 'superpermutation-d8', 'white', 0, 'accepted', 1574538667022614530, 1795469671739, NULL, 1574538667060363264, NULL, 1, NULL, NULL);
INSERT INTO public.challenges VALUES (3, NULL, 46137344, 4194304, 'Ada', 8388608, 'chess', 'white', 2, 'accepted', 1574538667299438592, 1795469671815, 259200000, 1574538667374936064, NULL, 0, NULL, 'en');
INSERT INTO public.clocks VALUES (3, 1795728871863, NULL, 0, 259199955, NULL, NULL);
INSERT INTO public.counters VALUES ('file', 0);
INSERT INTO public.counters VALUES ('life', 1);
INSERT INTO public.counters VALUES ('result', 1);
INSERT INTO public.counters VALUES ('puzzle', 3);
INSERT INTO public.counters VALUES ('challenge', 3);
INSERT INTO public.counters VALUES ('game', 3);
INSERT INTO public.counters VALUES ('offer', 2);
INSERT INTO public.daily_puzzles VALUES (20780, 'c020216f03ca9730');
INSERT INTO public.daily_solves VALUES (20780, 4194304, 20971520);
INSERT INTO public.entries VALUES (1, 1, 'played', 'e2e4', 'white', 1574538664283734016, 1795469671081);
INSERT INTO public.entries VALUES (1, 2, 'played', 'e7e5', 'black', 1574538664338259968, 1795469671094);
INSERT INTO public.entries VALUES (1, 3, 'resigned', '', 'white', 1574538664376008705, 1795469671102);
INSERT INTO public.entries VALUES (3, 1, 'played', 'e2e4', 'white', 1574538667551096832, 1795469671863);
INSERT INTO public.entries VALUES (2, 1, 'played', 'r5', 'white', 1574538667618205696, 1795469671877);
INSERT INTO public.entries VALUES (2, 2, 'played', 'e2e4', 'white', 1574538667672731648, 1795469671890);
INSERT INTO public.entries VALUES (2, 3, 'played', 'r5', 'black', 1574538667815337984, 1795469671922);
INSERT INTO public.game_channels VALUES (20971520, 25165824);
INSERT INTO public.game_channels VALUES (20971520, 29360128);
INSERT INTO public.games VALUES (2, 'challenge', 2, 20971520, 25165824, 'superpermutation-d8', NULL, 4194304, NULL, 8388608, NULL, NULL, 1, '8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f', 1795469671745, NULL, 'black', 3, 1574538667689508864, NULL);
INSERT INTO public.games VALUES (1, 'challenge', 1, 20971520, 29360128, 'chess', NULL, 8388608, NULL, 4194304, NULL, NULL, 1, '8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f', 1795469671069, 'black', NULL, 3, 1574538664417951744, NULL);
INSERT INTO public.games VALUES (3, 'challenge', 3, NULL, 46137344, 'chess', NULL, 4194304, NULL, 8388608, NULL, 259200000, 0, '8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f', 1795469671818, NULL, 'black', 1, 1574538667584651264, 'en');
INSERT INTO public.guests VALUES (46137344, NULL);
INSERT INTO public.heartbeats VALUES ('8cde9b188f1400b2042aff72f5e836e0', 0, 1, 1795469671988);
INSERT INTO public.identifies VALUES (0, 1795469670912);
INSERT INTO public.jobs VALUES ('reminder', 3, 1, 46137344, 1795677031863, 0, 1795677031863, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.jobs VALUES ('offers', 2, 1, 25165824, 1795469673955, 1, 1795469671922, 0, 1574538667773394944, NULL, NULL, NULL, NULL);
INSERT INTO public.offers VALUES (1, 2, 2, 'takeback', 'white', 'lapsed', 1574538667773394944, 1574538667735646208, 1795469671909);
INSERT INTO public.offers VALUES (2, 2, 3, 'draw', 'white', 'open', 1574538667962138624, 1574538667911806976, 1795469671955);
INSERT INTO public.puzzle_channels VALUES (20971520, 29360128, 1795478700000, 0, 0, NULL, 0);
INSERT INTO public.puzzle_ratings VALUES ('c020216f03ca9730', 1746947240, 146054236, 60002151, 1);
INSERT INTO public.puzzle_ratings VALUES ('079b0f6ea1d33a30', 1858488805, 143355407, 60000234, 1);
INSERT INTO public.puzzle_ratings VALUES ('24357536add41266', 1586340218, 144480357, 59999670, 1);
INSERT INTO public.puzzle_tries VALUES (4194304, 'c020216f03ca9730', 1, 1795469671689, 1795469671689, NULL);
INSERT INTO public.puzzle_tries VALUES (4194304, '079b0f6ea1d33a30', 0, 1795469671709, 1795469671709, NULL);
INSERT INTO public.puzzle_tries VALUES (8388608, '24357536add41266', 0, 1795469671717, 1795469671717, NULL);
INSERT INTO public.puzzlers VALUES (4194304, 1704016929, 232428358, 60002284, 2, 1);
INSERT INTO public.puzzlers VALUES (8388608, 1347063903, 259964690, 59999143, 1, 0);
INSERT INTO public.rated_games VALUES (1, 8388608, 4194304, 20971520, 'chess', 1, 0, 1500000000, 350000000, 1337689106, 290318964, 59999675, 1795469671102);
INSERT INTO public.rated_games VALUES (1, 4194304, 8388608, 20971520, 'chess', 1, 2, 1500000000, 350000000, 1662310894, 290318964, 59999675, 1795469671102);
INSERT INTO public.ratings VALUES (20971520, 'chess', 8388608, 1337689106, 290318964, 59999675, 1);
INSERT INTO public.ratings VALUES (20971520, 'chess', 4194304, 1662310894, 290318964, 59999675, 1);
INSERT INTO public.results VALUES (1, 1, 'rated', 0, 2, 1795469671102);
INSERT INTO public.reviews VALUES (1, 5000, '{"version":1,"nodes":5000,"start":0.5385043250155958,"steps":[["e2e4",0.5082784863343315],["e7e5",0.5385043250155958]],"result":0.0,"moments":[{"step":1,"best":"d7d5","before":0.5220545865631847,"after":0.5471301676582966}]}', 1795469671246);
INSERT INTO public.settings VALUES ('server', 20971520, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.settings VALUES ('person', 4194304, 'slate', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_anywhere_interaction_key UNIQUE (interaction);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_anywhere_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.daily_puzzles
    ADD CONSTRAINT daily_puzzles_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.daily_solves
    ADD CONSTRAINT daily_solves_pkey PRIMARY KEY (day, person);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_interaction_key UNIQUE (interaction);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (game, ply);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.followers
    ADD CONSTRAINT followers_pkey PRIMARY KEY (game, person);
ALTER TABLE ONLY public.game_channels
    ADD CONSTRAINT game_channels_pkey PRIMARY KEY (guild, channel);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_origin_origin_id_key UNIQUE (origin, origin_id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (channel);
ALTER TABLE ONLY public.heartbeats
    ADD CONSTRAINT heartbeats_by_shard_pkey PRIMARY KEY (process, shard);
ALTER TABLE ONLY public.identifies
    ADD CONSTRAINT identifies_pkey PRIMARY KEY (remainder);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (kind, game, ply);
ALTER TABLE ONLY public.luck
    ADD CONSTRAINT luck_pkey PRIMARY KEY (game, seat);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_game_ply_kind_seat_key UNIQUE (game, ply, kind, seat);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_interaction_key UNIQUE (interaction);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outages
    ADD CONSTRAINT outages_by_shard_pkey PRIMARY KEY (shard, shards, since);
ALTER TABLE ONLY public.puzzle_channels
    ADD CONSTRAINT puzzle_channels_pkey PRIMARY KEY (guild);
ALTER TABLE ONLY public.puzzle_ratings
    ADD CONSTRAINT puzzle_ratings_pkey PRIMARY KEY (puzzle);
ALTER TABLE ONLY public.puzzle_tries
    ADD CONSTRAINT puzzle_tries_pkey PRIMARY KEY (person, puzzle);
ALTER TABLE ONLY public.puzzlers
    ADD CONSTRAINT puzzlers_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.rated_games
    ADD CONSTRAINT rated_games_guild_variant_person_number_key UNIQUE (guild, variant, person, number);
ALTER TABLE ONLY public.rated_games
    ADD CONSTRAINT rated_games_pkey PRIMARY KEY (game, person);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (guild, variant, person);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_number_key UNIQUE (number);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (owner, id);
ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (channel);
CREATE INDEX challenges_due ON public.challenges USING btree (due);
CREATE INDEX challenges_of_challenger ON public.challenges USING btree (challenger, state);
CREATE INDEX challenges_of_guild ON public.challenges USING btree (COALESCE(guild, (0)::bigint), state);
CREATE INDEX daily_solves_of_guild ON public.daily_solves USING btree (guild, day);
CREATE INDEX daily_solves_of_person ON public.daily_solves USING btree (person, day);
CREATE INDEX files_of_person ON public.files USING btree (person, id);
CREATE INDEX games_at_channel ON public.games USING btree (channel, id);
CREATE INDEX games_of_black ON public.games USING btree (black);
CREATE INDEX games_of_white ON public.games USING btree (white);
CREATE INDEX jobs_channel ON public.jobs USING btree (channel);
CREATE INDEX jobs_due ON public.jobs USING btree (due);
CREATE UNIQUE INDEX one_running_game ON public.games USING btree (channel) WHERE (result IS NULL);
CREATE INDEX puzzle_channels_at ON public.puzzle_channels USING btree (channel);
CREATE INDEX puzzle_channels_due ON public.puzzle_channels USING btree (due);
CREATE INDEX puzzle_channels_leased ON public.puzzle_channels USING btree (lease);
CREATE INDEX rated_pairs ON public.rated_games USING btree (guild, person, opponent, ended);
CREATE INDEX running_of_black ON public.games USING btree (black) WHERE (result IS NULL);
CREATE INDEX running_of_guild ON public.games USING btree (COALESCE(guild, (0)::bigint)) WHERE (result IS NULL);
CREATE INDEX running_of_white ON public.games USING btree (white) WHERE (result IS NULL);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.followers
    ADD CONSTRAINT followers_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.luck
    ADD CONSTRAINT luck_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.rated_games
    ADD CONSTRAINT rated_games_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
