-- A database of version 1, as a server of that release kept it.
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
INSERT INTO meta VALUES ('version', '1'), ('rules', 'comets 1');
INSERT INTO tables (id, game, rules, options, seed, host, public, rematch_of, created, updated, seq, plies, decides, outcome, sequel_of, duplicate, origin, several, seating, bot, attended) VALUES ('ipkw3s5ecehdf4wq', 'comets', 1, '{"players":2,"rounds":4}', 1, '\xfaac5b3786f991852f03e17798fff605ab62b4d6cc984095f5880b622d84f4fe', false, NULL, 1794956110329, 1794956110439, 9, 8, NULL, '{"sides":[{"name":{"seat":1},"score":4,"won":true,"breakdown":[["comets",4]]},{"name":{"seat":2},"score":4,"won":true,"breakdown":[["comets",4]]}]}', NULL, true, '\xed89c8635f08154ddb928e10fe22f0a3770497a103626e9e7b2e749571f9aa2a', false, 2, false, true);
INSERT INTO tables (id, game, rules, options, seed, host, public, rematch_of, created, updated, seq, plies, decides, outcome, sequel_of, duplicate, origin, several, seating, bot, attended) VALUES ('qab4dwsqr5fdj3g3', 'comets', 1, '{"players":2,"rounds":4}', 1, '\xfaac5b3786f991852f03e17798fff605ab62b4d6cc984095f5880b622d84f4fe', false, NULL, 1794956110265, 1794956110328, 3, 1, 2, NULL, NULL, true, '\xed89c8635f08154ddb928e10fe22f0a3770497a103626e9e7b2e749571f9aa2a', false, 2, false, true);
INSERT INTO tables (id, game, rules, options, seed, host, public, rematch_of, created, updated, seq, plies, decides, outcome, sequel_of, duplicate, origin, several, seating, bot, attended) VALUES ('wj3wvgizdqda3qit', 'comets', 1, '{"players":2,"rounds":4}', 1, '\xfaac5b3786f991852f03e17798fff605ab62b4d6cc984095f5880b622d84f4fe', false, NULL, 1794956110444, 1794956110498, 6, 2, 1, NULL, NULL, true, '\xed89c8635f08154ddb928e10fe22f0a3770497a103626e9e7b2e749571f9aa2a', false, 4, false, true);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('ipkw3s5ecehdf4wq', 1, 'here', NULL, 'Ada', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('ipkw3s5ecehdf4wq', 2, 'link', NULL, 'Ben', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('qab4dwsqr5fdj3g3', 1, 'here', NULL, 'Ada', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('qab4dwsqr5fdj3g3', 2, 'link', NULL, 'Ben', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('wj3wvgizdqda3qit', 1, 'here', NULL, 'Ada', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('wj3wvgizdqda3qit', 2, 'bot', 'random', 'Ben', NULL, false, 0);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('ipkw3s5ecehdf4wq', 1, '\xfaac5b3786f991852f03e17798fff605ab62b4d6cc984095f5880b622d84f4fe', 9, 1, '', 1794956110329, 1794956110443);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('ipkw3s5ecehdf4wq', 2, '\xc115c734781af9675cda2ec6fa668e9b2078b7028c7f1383ced4c86653300522', 8, 2, '', 1794956110350, 1794956110439);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('qab4dwsqr5fdj3g3', 1, '\xfaac5b3786f991852f03e17798fff605ab62b4d6cc984095f5880b622d84f4fe', 2, 1, '', 1794956110265, 1794956110327);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('qab4dwsqr5fdj3g3', 2, '\xc115c734781af9675cda2ec6fa668e9b2078b7028c7f1383ced4c86653300522', 2, 2, '', 1794956110323, 1794956110323);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('wj3wvgizdqda3qit', 1, '\xfaac5b3786f991852f03e17798fff605ab62b4d6cc984095f5880b622d84f4fe', 1, 1, '', 1794956110444, 1794956110475);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('ipkw3s5ecehdf4wq', 1, 1794956110350, 2, NULL, NULL, 5477193928808216272, '{"is":"sat","name":"Ben"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('ipkw3s5ecehdf4wq', 2, 1794956110369, 1, 'observe', NULL, 2695707516375985112, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('ipkw3s5ecehdf4wq', 3, 1794956110371, 2, 'observe', NULL, -3246781291018941461, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('ipkw3s5ecehdf4wq', 4, 1794956110384, 1, 'chase 2', NULL, -3459761288736043751, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('ipkw3s5ecehdf4wq', 5, 1794956110400, 2, 'chase 6', NULL, 518000097492565312, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('ipkw3s5ecehdf4wq', 6, 1794956110403, 1, 'observe', NULL, -8425188713071328789, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('ipkw3s5ecehdf4wq', 7, 1794956110409, 2, 'observe', NULL, 4389940032922421101, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('ipkw3s5ecehdf4wq', 8, 1794956110420, 1, 'chase 7', NULL, 4472985904932184554, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('ipkw3s5ecehdf4wq', 9, 1794956110439, 2, 'chase 8', NULL, -6255643784345039918, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('qab4dwsqr5fdj3g3', 1, 1794956110265, 1, NULL, NULL, 5477193928808216272, '{"is":"hints"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('qab4dwsqr5fdj3g3', 2, 1794956110323, 2, NULL, NULL, 5477193928808216272, '{"is":"sat","name":"Ben"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('qab4dwsqr5fdj3g3', 3, 1794956110328, 1, 'observe', NULL, 2695707516375985112, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('wj3wvgizdqda3qit', 1, 1794956110463, 2, NULL, NULL, 5477193928808216272, '{"is":"sat","name":"Ben"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('wj3wvgizdqda3qit', 2, 1794956110475, 1, 'observe', NULL, 2695707516375985112, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('wj3wvgizdqda3qit', 3, 1794956110481, 2, NULL, NULL, 2695707516375985112, '{"is":"left","name":"Ben"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('wj3wvgizdqda3qit', 4, 1794956110483, 2, NULL, NULL, 2695707516375985112, '{"is":"wish","by":1,"bot":"random"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('wj3wvgizdqda3qit', 5, 1794956110483, 2, NULL, NULL, 2695707516375985112, '{"is":"bot","name":"Ben","bot":"random"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('wj3wvgizdqda3qit', 6, 1794956110498, 2, 'chase 6', NULL, 1897690263229188214, NULL);
