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
    created bigint NOT NULL
);
CREATE TABLE public.clocks (
    game bigint NOT NULL,
    deadline bigint,
    paused bigint,
    credit bigint NOT NULL
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
CREATE TABLE public.settings (
    owner text NOT NULL,
    id bigint NOT NULL,
    theme text,
    size text,
    language text,
    confirm bigint,
    one_theme bigint,
    white_below bigint,
    locale text
);
INSERT INTO public._sqlx_migrations VALUES (1, 'house', '2026-11-23 02:14:33.952528+00', true, '\xb62e149de52026680d379377c7834222f961683c1caf060876410219b36726c1c684091a4ee6b88775f27ddb4c830dd0', 6740589);
INSERT INTO public._sqlx_migrations VALUES (2, 'settings', '2026-11-23 02:14:33.959702+00', true, '\x1bb33d91e05d08862a7898d12b074c8ee0bcf1de1ba50702dadc589546f88b19dd1b7ae110b1c7fd1d37a6c4a5021391', 818120);
INSERT INTO public._sqlx_migrations VALUES (3, 'engine', '2026-11-23 02:14:33.960664+00', true, '\xc335e3b8ce130e3d8096e5ebd4cb218922d141658e7c3cbca63ad5cf61647088d9eb19c3871c5446914c96bdab5b30d9', 820544);
INSERT INTO public._sqlx_migrations VALUES (4, 'offers', '2026-11-23 02:14:33.961622+00', true, '\x95680862c04074b0ff847fe65b72874daef5afede2bbc06c8c5253697dcbb837d09dc70b58fb1f428eb8ad19f0cba0c1', 1437303);
INSERT INTO public.challenges VALUES (1, 20971520, 29360128, 8388608, 'Boris', 4194304, 'chess', 'white', 0, 'accepted', 1574246753819951106, 1795400074205);
INSERT INTO public.challenges VALUES (2, 20971520, 25165824, 4194304, 'Ada', 8388608, 'superpermutation-d8', 'white', 0, 'accepted', 1574246754084192256, 1795400074268);
INSERT INTO public.counters VALUES ('challenge', 2);
INSERT INTO public.counters VALUES ('game', 2);
INSERT INTO public.counters VALUES ('offer', 2);
INSERT INTO public.entries VALUES (1, 1, 'played', 'e2e4', 'white', 1574246753908031488, 1795400074224);
INSERT INTO public.entries VALUES (1, 2, 'played', 'e7e5', 'black', 1574246753983528960, 1795400074243);
INSERT INTO public.entries VALUES (1, 3, 'resigned', '', 'white', 1574246754033860608, 1795400074254);
INSERT INTO public.entries VALUES (2, 1, 'played', 'r5', 'white', 1574246754163884032, 1795400074289);
INSERT INTO public.entries VALUES (2, 2, 'played', 'e2e4', 'white', 1574246754214215680, 1795400074298);
INSERT INTO public.entries VALUES (2, 3, 'played', 'r5', 'black', 1574246754323267584, 1795400074323);
INSERT INTO public.games VALUES (1, 'challenge', 1, 20971520, 29360128, 'chess', NULL, 8388608, NULL, 4194304, NULL, NULL, 0, '8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f', 1795400074209, 'black', NULL, 3, 1574246754059026432);
INSERT INTO public.games VALUES (2, 'challenge', 2, 20971520, 25165824, 'superpermutation-d8', NULL, 4194304, NULL, 8388608, NULL, NULL, 0, '8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f', 1795400074271, NULL, 'black', 3, 1574246754243575808);
INSERT INTO public.jobs VALUES ('offers', 2, 0, 25165824, 1795400076327, 1, 1795400074323, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.offers VALUES (1, 2, 2, 'takeback', 'white', 'lapsed', 1574246754293907456, 1574246754268741632, 1795400074311);
INSERT INTO public.offers VALUES (2, 2, 3, 'draw', 'white', 'open', 1574246754407153664, 1574246754381987840, 1795400074339);
INSERT INTO public.settings VALUES ('person', 4194304, 'slate', NULL, NULL, NULL, NULL, NULL, NULL);
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
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_origin_origin_id_key UNIQUE (origin, origin_id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (kind, game, ply);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_game_ply_kind_seat_key UNIQUE (game, ply, kind, seat);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_interaction_key UNIQUE (interaction);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (owner, id);
CREATE INDEX challenges_of_challenger ON public.challenges USING btree (challenger, state);
CREATE INDEX games_at_channel ON public.games USING btree (channel, id);
CREATE INDEX jobs_channel ON public.jobs USING btree (channel);
CREATE INDEX jobs_due ON public.jobs USING btree (due);
CREATE UNIQUE INDEX one_running_game ON public.games USING btree (channel) WHERE (result IS NULL);
CREATE INDEX running_of_black ON public.games USING btree (black) WHERE (result IS NULL);
CREATE INDEX running_of_white ON public.games USING btree (white) WHERE (result IS NULL);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
