-- A database of version 10, as a server of that release kept it.
    CREATE TABLE meta (
        name text PRIMARY KEY,
        value text NOT NULL
    );
    CREATE TABLE secrets (
        name text PRIMARY KEY,
        bytes bytea NOT NULL
    );
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY,
        game text NOT NULL,
        rules integer NOT NULL,
        options text NOT NULL,
        seed bigint NOT NULL,
        duplicate boolean NOT NULL,
        host bytea NOT NULL,
        origin bytea NOT NULL,
        public boolean NOT NULL,
        several boolean NOT NULL,
        rematch_of text COLLATE "C" UNIQUE,
        sequel_of text COLLATE "C" UNIQUE,
        created bigint NOT NULL,
        updated bigint NOT NULL,
        seq bigint NOT NULL,
        seating bigint NOT NULL,
        plies bigint NOT NULL,
        decides smallint,
        outcome text,
        bot boolean NOT NULL DEFAULT false,
        attended boolean NOT NULL DEFAULT true
    ) WITH (fillfactor = 80);
    COMMENT ON COLUMN tables.bot IS 'a bot decides';
    COMMENT ON COLUMN tables.attended IS 'some seat is not that of a bot';
    CREATE INDEX tables_host ON tables (host) WHERE decides IS NOT NULL;
    CREATE INDEX tables_public ON tables (updated) WHERE public;
    CREATE INDEX tables_over ON tables (updated) WHERE outcome IS NOT NULL;
    CREATE INDEX tables_not_over ON tables (updated) WHERE outcome IS NULL;
    CREATE INDEX tables_bot ON tables (updated) WHERE bot;
    CREATE INDEX tables_unattended ON tables (id) WHERE NOT attended AND decides IS NOT NULL;
    CREATE TABLE seats (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat smallint NOT NULL,
        kind text NOT NULL,
        bot text,
        name text NOT NULL,
        link bytea,
        links bigint NOT NULL,
        auto_end boolean NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE holders (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat smallint NOT NULL,
        session bytea NOT NULL,
        number bigint NOT NULL,
        device text NOT NULL,
        since bigint NOT NULL,
        active bigint NOT NULL,
        seen bigint NOT NULL,
        PRIMARY KEY (table_id, seat, session)
    );
    CREATE INDEX holders_session ON holders (session);
    CREATE TABLE acts (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seq bigint NOT NULL,
        at bigint NOT NULL,
        seat smallint,
        choice text,
        undo bigint,
        people text,
        hash bigint NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE packs (
        game text NOT NULL,
        id text NOT NULL,
        files text NOT NULL,
        PRIMARY KEY (game, id)
    );
    CREATE UNLOGGED TABLE leases (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        seq bigint NOT NULL,
        until timestamptz NOT NULL
    );
    COMMENT ON TABLE leases IS 'which decisions of bots some server thinks about; worth nothing after a crash';
    CREATE TABLE analyses (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        text text NOT NULL
    );
    COMMENT ON TABLE analyses IS 'finished games, judged turn by turn; can be made again';
    CREATE TABLE offers (
        game text NOT NULL,
        name text NOT NULL,
        pack text NOT NULL,
        PRIMARY KEY (game, name),
        FOREIGN KEY (game, pack) REFERENCES packs (game, id)
    );
    COMMENT ON TABLE offers IS 'data packs that may be chosen for a new table';
    CREATE INDEX analyses_asked ON analyses (table_id) WHERE text = '';
    COMMENT ON TABLE analyses IS 'finished games, judged turn by turn; empty if only asked for; can be made again';
    ALTER TABLE tables ADD COLUMN due bigint;
    COMMENT ON COLUMN tables.due IS 'when the time of whoever decides ends';
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    ALTER TABLE tables ADD COLUMN spoken bigint NOT NULL DEFAULT 0;
    CREATE TABLE talk (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        number bigint NOT NULL,
        at bigint NOT NULL,
        plies bigint NOT NULL,
        author bytea NOT NULL,
        name text NOT NULL,
        text text,
        reaction text,
        PRIMARY KEY (table_id, number)
    );
    COMMENT ON COLUMN talk.author IS 'the number of a seat, or the fingerprint of a session that watches';
    CREATE TABLE mutes (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        session bytea NOT NULL,
        whom bytea NOT NULL,
        PRIMARY KEY (table_id, session, whom)
    );
    CREATE TABLE accounts (
        person bytea PRIMARY KEY,
        tag text NOT NULL UNIQUE,
        name text NOT NULL,
        mail text UNIQUE,
        public bigint NOT NULL,
        banned bigint NOT NULL,
        created bigint NOT NULL,
        active bigint NOT NULL,
        kept text NOT NULL
    );
    CREATE INDEX accounts_active ON accounts (active);
    CREATE TABLE devices (
        session bytea PRIMARY KEY,
        person bytea NOT NULL REFERENCES accounts ON DELETE CASCADE,
        id text NOT NULL,
        device text NOT NULL,
        since bigint NOT NULL,
        active bigint NOT NULL
    );
    CREATE INDEX devices_person ON devices (person);
    CREATE TABLE passkeys (
        id bytea PRIMARY KEY,
        person bytea NOT NULL REFERENCES accounts ON DELETE CASCADE,
        key bytea NOT NULL,
        counter bigint NOT NULL,
        device text NOT NULL,
        since bigint NOT NULL,
        used bigint NOT NULL
    );
    CREATE INDEX passkeys_person ON passkeys (person);
    CREATE TABLE tickets (
        secret bytea PRIMARY KEY,
        purpose text NOT NULL,
        person bytea REFERENCES accounts ON DELETE CASCADE,
        note text NOT NULL,
        until bigint NOT NULL
    );
    CREATE INDEX tickets_person ON tickets (person);
    CREATE TABLE results (
        person bytea NOT NULL REFERENCES accounts ON DELETE CASCADE,
        table_id text NOT NULL,
        game text NOT NULL,
        at bigint NOT NULL,
        players bigint NOT NULL,
        place bigint NOT NULL,
        points bigint NOT NULL,
        won bigint NOT NULL,
        setting text NOT NULL,
        rated bigint NOT NULL,
        rating double precision NOT NULL,
        change double precision NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX results_table ON results (table_id);
    CREATE TABLE ratings (
        person bytea NOT NULL REFERENCES accounts ON DELETE CASCADE,
        game text NOT NULL,
        rating double precision NOT NULL,
        doubt double precision NOT NULL,
        games bigint NOT NULL,
        PRIMARY KEY (person, game)
    );
    CREATE INDEX ratings_game ON ratings (game, rating);
    CREATE TABLE invitations (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat bigint NOT NULL,
        person bytea NOT NULL,
        host text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (table_id, seat, person)
    );
    CREATE INDEX invitations_person ON invitations (person);
    CREATE TABLE wishes (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        lang text NOT NULL,
        level text NOT NULL
    );
    CREATE TABLE reports (
        id text PRIMARY KEY,
        at bigint NOT NULL,
        reporter bytea NOT NULL,
        table_id text NOT NULL,
        message bigint NOT NULL,
        name text NOT NULL,
        said text NOT NULL,
        why text NOT NULL
    );
    ALTER TABLE tables ADD COLUMN counted bigint NOT NULL DEFAULT 0;
    UPDATE tables SET counted = 1 WHERE decides IS NULL;
    CREATE INDEX tables_uncounted ON tables (updated) WHERE decides IS NULL AND counted = 0;
    COMMENT ON COLUMN tables.counted IS 'what came of it stands in the results of those who played';
    CREATE TABLE listeners (
        who bytea PRIMARY KEY,
        version bigint NOT NULL,
        text text NOT NULL
    );
    COMMENT ON TABLE listeners IS 'how people want to be told';
    CREATE TABLE notices (
        who bytea NOT NULL,
        channel text NOT NULL,
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        kind text NOT NULL,
        session bytea NOT NULL,
        seq bigint NOT NULL,
        at bigint NOT NULL,
        due bigint NOT NULL,
        tries bigint NOT NULL,
        PRIMARY KEY (who, channel, table_id, kind)
    );
    COMMENT ON TABLE notices IS 'on their way; due is also by when a server that took one must have sent it';
    CREATE INDEX notices_due ON notices (due);
    CREATE INDEX notices_table ON notices (table_id);
    CREATE TABLE remarks (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        who bytea NOT NULL,
        ply bigint NOT NULL,
        at bigint NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (table_id, who, ply)
    );
    CREATE TABLE plans (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat smallint NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE days_off (
        who bytea NOT NULL,
        since bigint NOT NULL,
        until bigint NOT NULL,
        PRIMARY KEY (who, since)
    );
    COMMENT ON TABLE days_off IS 'when people were, are and will be away';
    ALTER TABLE wishes ADD COLUMN terms text NOT NULL DEFAULT '';
    COMMENT ON COLUMN wishes.terms IS 'its clock, and whether people are judged by it';
    ALTER TABLE listeners ADD COLUMN at bigint NOT NULL DEFAULT 0;
    COMMENT ON COLUMN listeners.at IS 'when it was last changed; 0 if it stays whether anybody plays or not';
    CREATE INDEX listeners_at ON listeners (at) WHERE at > 0;
    CREATE TABLE stays (
        person bytea NOT NULL,
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat bigint NOT NULL,
        name text NOT NULL,
        since bigint NOT NULL,
        until bigint NOT NULL,
        PRIMARY KEY (person, table_id, seat, since)
    );
    COMMENT ON TABLE stays IS 'who held which seat and does not any more';
    CREATE INDEX stays_table ON stays (table_id);
INSERT INTO accounts (person, tag, name, mail, public, banned, created, active, kept) VALUES ('\x5149a203b6f5dfcc6154cf7aca52753a2482620d862e60c92c9b4ab856bb322b', 'kyuwox', 'Ada', NULL, 0, 0, 1795125278838, 32503680000000, '{"board":"drawn","lang":"en","learned":"","solved":"","streak":"0.0","theme":"auto"}');
INSERT INTO tables (id, game, rules, options, seed, duplicate, host, origin, public, several, rematch_of, sequel_of, created, updated, seq, seating, plies, decides, outcome, bot, attended, due, spoken, counted) VALUES ('jo6gnugm7xvyt54v', 'comets', 1, '{"players":2,"rounds":4}', 1271920426656263588, false, '\xd878505949a0dbd34430a125f190087b1013b89685dd92533b42336239c6d0bb', '\xf75032d06b880dc8a45c3ccb934f3a8bd6829b9962f1a1e85851ffc19db55ca6', false, false, NULL, NULL, 1795125280207, 32503680000000, 1, 3, 0, 2, NULL, false, true, NULL, 0, 0);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, people, hash) VALUES ('jo6gnugm7xvyt54v', 1, 1795125281321, 2, NULL, NULL, '{"is":"sat","name":"Ada"}', -8771857054913418298);
INSERT INTO devices (session, person, id, device, since, active) VALUES ('\x6d910d20d26425b06e9d2bb7b400ddb549a3d5c0e6eed30f8364c3e6839dbd09', '\x5149a203b6f5dfcc6154cf7aca52753a2482620d862e60c92c9b4ab856bb322b', 'g4iz6e', 'Chrome · Linux', 1795125278838, 32503680000000);
INSERT INTO holders (table_id, seat, session, number, device, since, active, seen) VALUES ('jo6gnugm7xvyt54v', 1, '\xd878505949a0dbd34430a125f190087b1013b89685dd92533b42336239c6d0bb', 1, 'Chrome · Linux', 1795125280207, 1795125281661, 1);
INSERT INTO holders (table_id, seat, session, number, device, since, active, seen) VALUES ('jo6gnugm7xvyt54v', 2, '\x5149a203b6f5dfcc6154cf7aca52753a2482620d862e60c92c9b4ab856bb322b', 3, 'Chrome · Linux', 1795125281321, 1795125281330, 1);
INSERT INTO meta (name, value) VALUES ('version', '10');
INSERT INTO meta (name, value) VALUES ('rules', 'an earlier release');
INSERT INTO plans (table_id, seat, text) VALUES ('jo6gnugm7xvyt54v', 1, '{"about":"turn","by":"d878505949a0dbd34430a125f190087b1013b89685dd92533b42336239c6d0bb","choices":["rest"],"plies":0,"sure":["037fa98a21a3ad4da19852256db2295513af26230022e1795231d4699aeac73a"]}');
INSERT INTO seats (table_id, seat, kind, bot, name, link, links, auto_end) VALUES ('jo6gnugm7xvyt54v', 1, 'here', NULL, 'Ben', NULL, 0, false);
INSERT INTO seats (table_id, seat, kind, bot, name, link, links, auto_end) VALUES ('jo6gnugm7xvyt54v', 2, 'link', NULL, 'Ada', NULL, 1, false);
