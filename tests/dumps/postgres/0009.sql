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
    guild bigint NOT NULL,
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
    start text
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
    board_message bigint
);
CREATE TABLE public.heartbeats (
    process text NOT NULL,
    at bigint NOT NULL
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
    since bigint NOT NULL,
    until bigint NOT NULL
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
    rated bigint
);
CREATE TABLE public.threads (
    channel bigint NOT NULL,
    opened bigint NOT NULL
);
INSERT INTO public._sqlx_migrations VALUES (1, 'house', '2026-11-23 04:37:18.943876+00', true, '\xb62e149de52026680d379377c7834222f961683c1caf060876410219b36726c1c684091a4ee6b88775f27ddb4c830dd0', 8646937);
INSERT INTO public._sqlx_migrations VALUES (2, 'settings', '2026-11-23 04:37:18.952994+00', true, '\x1bb33d91e05d08862a7898d12b074c8ee0bcf1de1ba50702dadc589546f88b19dd1b7ae110b1c7fd1d37a6c4a5021391', 1012039);
INSERT INTO public._sqlx_migrations VALUES (3, 'engine', '2026-11-23 04:37:18.954173+00', true, '\xc335e3b8ce130e3d8096e5ebd4cb218922d141658e7c3cbca63ad5cf61647088d9eb19c3871c5446914c96bdab5b30d9', 900533);
INSERT INTO public._sqlx_migrations VALUES (4, 'offers', '2026-11-23 04:37:18.955228+00', true, '\x95680862c04074b0ff847fe65b72874daef5afede2bbc06c8c5253697dcbb837d09dc70b58fb1f428eb8ad19f0cba0c1', 1913363);
INSERT INTO public._sqlx_migrations VALUES (5, 'time', '2026-11-23 04:37:18.957326+00', true, '\xb70511d04ee4ce20971758a0d77e8f741ef8bb390aba45cb8c4ddc222932232e8d6153ce0d1000a3190fb15dd1e8e674', 2262404);
INSERT INTO public._sqlx_migrations VALUES (6, 'records', '2026-11-23 04:37:18.959776+00', true, '\x3337e8a2dd72d95f383c58ffe5dcd3394c9ef2ddbe159cab9a2bed4fa3ff489e1f1c80a545d51bc4f7efaf81b1544abd', 5079365);
INSERT INTO public._sqlx_migrations VALUES (7, 'files', '2026-11-23 04:37:18.965088+00', true, '\xd4a08ca5e421f165adc5a65564552959ca49a64fa2c4cf7bfbde7c852027c9891149fb348a7f75b5b6e0300e998f1386', 1219909);
INSERT INTO public._sqlx_migrations VALUES (8, 'many games', '2026-11-23 04:37:18.966472+00', true, '\x94bf072467fa00e13d68c7fab7c1e7cf5a320d693717b0db19b1ed97aeae8d2a51cfe4bdb3b9f57153877c6550f8204d', 1929007);
INSERT INTO public._sqlx_migrations VALUES (9, 'offer jobs', '2026-11-23 04:37:18.968511+00', true, '\xd83c097ec1c77deee1a135282e3a89831ebb287679cbef21cf09249ca6b00c57fe8e286a42c08eeb5e2c26c8a3c7dbe3', 965329);
INSERT INTO public.challenges VALUES (1, 20971520, 29360128, 8388608, 'Boris', 4194304, 'chess', 'white', 0, 'accepted', 1574282678134374401, 1795408639228, NULL, 1574282678155345920, NULL, 1, NULL);
INSERT INTO public.challenges VALUES (2, 20971520, 25165824, 4194304, 'Ada', 8388608, 'superpermutation-d8', 'white', 0, 'accepted', 1574282678423781376, 1795408639296, NULL, 1574282678436364288, NULL, 1, NULL);
INSERT INTO public.counters VALUES ('file', 0);
INSERT INTO public.counters VALUES ('result', 1);
INSERT INTO public.counters VALUES ('challenge', 2);
INSERT INTO public.counters VALUES ('game', 2);
INSERT INTO public.counters VALUES ('offer', 2);
INSERT INTO public.entries VALUES (1, 1, 'played', 'e2e4', 'white', 1574282678226649088, 1795408639249);
INSERT INTO public.entries VALUES (1, 2, 'played', 'e7e5', 'black', 1574282678297952256, 1795408639266);
INSERT INTO public.entries VALUES (1, 3, 'resigned', '', 'white', 1574282678331506689, 1795408639279);
INSERT INTO public.entries VALUES (2, 1, 'played', 'r5', 'white', 1574282678495084544, 1795408639313);
INSERT INTO public.entries VALUES (2, 2, 'played', 'e2e4', 'white', 1574282678524444672, 1795408639320);
INSERT INTO public.entries VALUES (2, 3, 'played', 'r5', 'black', 1574282678612525056, 1795408639341);
INSERT INTO public.games VALUES (1, 'challenge', 1, 20971520, 29360128, 'chess', NULL, 8388608, NULL, 4194304, NULL, NULL, 1, '8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f', 1795408639234, 'black', NULL, 3, 1574282678398615552);
INSERT INTO public.games VALUES (2, 'challenge', 2, 20971520, 25165824, 'superpermutation-d8', NULL, 4194304, NULL, 8388608, NULL, NULL, 1, '8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f', 1795408639299, NULL, 'black', 3, 1574282678545416192);
INSERT INTO public.heartbeats VALUES ('e315a28a92656347b55f07aae9395e24', 1795408639853);
INSERT INTO public.jobs VALUES ('offers', 2, 1, 25165824, 1795408641349, 1, 1795408639341, 0, 1574282678595747840, NULL, NULL, NULL, NULL);
INSERT INTO public.offers VALUES (1, 2, 2, 'takeback', 'white', 'lapsed', 1574282678595747840, 1574282678570582016, 1795408639333);
INSERT INTO public.offers VALUES (2, 2, 3, 'draw', 'white', 'open', 1574282678679633920, 1574282678662856704, 1795408639354);
INSERT INTO public.rated_games VALUES (1, 8388608, 4194304, 20971520, 'chess', 1, 0, 1500000000, 350000000, 1337689106, 290318964, 59999675, 1795408639280);
INSERT INTO public.rated_games VALUES (1, 4194304, 8388608, 20971520, 'chess', 1, 2, 1500000000, 350000000, 1662310894, 290318964, 59999675, 1795408639280);
INSERT INTO public.ratings VALUES (20971520, 'chess', 8388608, 1337689106, 290318964, 59999675, 1);
INSERT INTO public.ratings VALUES (20971520, 'chess', 4194304, 1662310894, 290318964, 59999675, 1);
INSERT INTO public.results VALUES (1, 1, 'rated', 0, 2, 1795408639280);
INSERT INTO public.settings VALUES ('person', 4194304, 'slate', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_interaction_key UNIQUE (interaction);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_interaction_key UNIQUE (interaction);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (game, ply);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.followers
    ADD CONSTRAINT followers_pkey PRIMARY KEY (game, person);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_origin_origin_id_key UNIQUE (origin, origin_id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.heartbeats
    ADD CONSTRAINT heartbeats_pkey PRIMARY KEY (process);
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
    ADD CONSTRAINT outages_pkey PRIMARY KEY (since);
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
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (owner, id);
ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (channel);
CREATE INDEX challenges_due ON public.challenges USING btree (due);
CREATE INDEX challenges_of_challenger ON public.challenges USING btree (challenger, state);
CREATE INDEX challenges_of_guild ON public.challenges USING btree (guild, state);
CREATE INDEX files_of_person ON public.files USING btree (person, id);
CREATE INDEX games_at_channel ON public.games USING btree (channel, id);
CREATE INDEX games_of_black ON public.games USING btree (black);
CREATE INDEX games_of_white ON public.games USING btree (white);
CREATE INDEX jobs_channel ON public.jobs USING btree (channel);
CREATE INDEX jobs_due ON public.jobs USING btree (due);
CREATE UNIQUE INDEX one_running_game ON public.games USING btree (channel) WHERE (result IS NULL);
CREATE INDEX rated_pairs ON public.rated_games USING btree (guild, person, opponent, ended);
CREATE INDEX running_of_black ON public.games USING btree (black) WHERE (result IS NULL);
CREATE INDEX running_of_guild ON public.games USING btree (guild) WHERE (result IS NULL);
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
