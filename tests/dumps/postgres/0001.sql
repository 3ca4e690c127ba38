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
    token_time bigint
);
CREATE TABLE public.settings (
    owner text NOT NULL,
    id bigint NOT NULL,
    theme text,
    size text
);
INSERT INTO public._sqlx_migrations VALUES (1, 'house', '2026-11-22 05:17:08.078523+00', true, '\xb62e149de52026680d379377c7834222f961683c1caf060876410219b36726c1c684091a4ee6b88775f27ddb4c830dd0', 12158944);
INSERT INTO public.challenges VALUES (1, 20971520, 29360128, 8388608, 'Boris', 4194304, 'chess', 'white', 0, 'accepted', 1573930310893043714, 1795324628331);
INSERT INTO public.challenges VALUES (2, 20971520, 25165824, 4194304, 'Ada', 8388608, 'superpermutation-d8', 'white', 0, 'accepted', 1573930311421526016, 1795324628455);
INSERT INTO public.counters VALUES ('challenge', 2);
INSERT INTO public.counters VALUES ('game', 2);
INSERT INTO public.entries VALUES (1, 1, 'played', 'e2e4', 'white', 1573930311069204480, 1795324628374);
INSERT INTO public.entries VALUES (1, 2, 'played', 'e7e5', 'black', 1573930311278919680, 1795324628423);
INSERT INTO public.entries VALUES (1, 3, 'resigned', '', 'white', 1573930311333445633, 1795324628436);
INSERT INTO public.entries VALUES (2, 1, 'played', 'r5', 'white', 1573930311530577920, 1795324628484);
INSERT INTO public.entries VALUES (2, 2, 'played', 'e2e4', 'white', 1573930311580909568, 1795324628499);
INSERT INTO public.entries VALUES (2, 3, 'played', 'r5', 'black', 1573930311664795648, 1795324628515);
INSERT INTO public.games VALUES (1, 'challenge', 1, 20971520, 29360128, 'chess', NULL, 8388608, NULL, 4194304, NULL, NULL, 0, '8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f', 1795324628351, 'black', NULL, 3, 1573930311367000064);
INSERT INTO public.games VALUES (2, 'challenge', 2, 20971520, 25165824, 'superpermutation-d8', NULL, 4194304, NULL, 8388608, NULL, NULL, 0, '8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f', 1795324628466, NULL, 'black', 3, 1573930311698350080);
INSERT INTO public.settings VALUES ('person', 4194304, 'slate', NULL);
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
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (owner, id);
CREATE INDEX games_at_channel ON public.games USING btree (channel, id);
CREATE INDEX jobs_channel ON public.jobs USING btree (channel);
CREATE INDEX jobs_due ON public.jobs USING btree (due);
CREATE UNIQUE INDEX one_running_game ON public.games USING btree (channel) WHERE (result IS NULL);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
