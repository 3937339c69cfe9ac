-- A database of version 6, as a server of that release kept it.
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
INSERT INTO meta VALUES ('version', '6'), ('rules', 'comets 1');
INSERT INTO tables (id, game, rules, options, seed, host, public, rematch_of, created, updated, seq, plies, decides, outcome, sequel_of, duplicate, origin, several, seating, due, spoken, bot, attended) VALUES ('crrn42b4rhsf5zyl', 'comets', 1, '{"players":2,"rounds":4}', -4899065456302153127, '\x62700725e2a9f8ee112c82f45a0a83dc9a11f87404a981308c1b06cde6e445c8', false, NULL, 1794967942603, 1794967942647, 3, 0, NULL, NULL, NULL, false, '\x87019b63d8bace2740b8745ebd2436bb705cb6993c3baa9eba83b5b140feaec7', false, 2, NULL, 0, false, true);
INSERT INTO tables (id, game, rules, options, seed, host, public, rematch_of, created, updated, seq, plies, decides, outcome, sequel_of, duplicate, origin, several, seating, due, spoken, bot, attended) VALUES ('dvehcgfevbya4bwv', 'comets', 1, '{"players":2,"rounds":4}', 2862175755924346482, '\x62700725e2a9f8ee112c82f45a0a83dc9a11f87404a981308c1b06cde6e445c8', false, NULL, 1794967942511, 1794967942587, 8, 8, NULL, '{"sides":[{"name":{"seat":1},"score":4,"won":true,"breakdown":[["comets",4]]},{"name":{"seat":2},"score":0,"won":false,"breakdown":[["comets",0]]}]}', NULL, false, '\x87019b63d8bace2740b8745ebd2436bb705cb6993c3baa9eba83b5b140feaec7', false, 1, NULL, 0, false, true);
INSERT INTO tables (id, game, rules, options, seed, host, public, rematch_of, created, updated, seq, plies, decides, outcome, sequel_of, duplicate, origin, several, seating, due, spoken, bot, attended) VALUES ('qhpnf7gmhvacrekv', 'comets', 1, '{"players":2,"rounds":4}', -6044054227627490367, '\x62700725e2a9f8ee112c82f45a0a83dc9a11f87404a981308c1b06cde6e445c8', false, NULL, 1794967942435, 1794967942471, 2, 0, 2, NULL, NULL, false, '\x87019b63d8bace2740b8745ebd2436bb705cb6993c3baa9eba83b5b140feaec7', false, 2, 1794969742471, 1, false, true);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('crrn42b4rhsf5zyl', 1, 'here', NULL, 'Ada', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('crrn42b4rhsf5zyl', 2, 'link', NULL, 'Ben', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('dvehcgfevbya4bwv', 1, 'here', NULL, 'Ada', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('dvehcgfevbya4bwv', 2, 'bot', 'random', 'Corvus', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('qhpnf7gmhvacrekv', 1, 'here', NULL, 'Ada', NULL, false, 0);
INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end, links) VALUES ('qhpnf7gmhvacrekv', 2, 'link', NULL, 'Ben', NULL, false, 0);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('crrn42b4rhsf5zyl', 1, '\x62700725e2a9f8ee112c82f45a0a83dc9a11f87404a981308c1b06cde6e445c8', 0, 1, '', 1794967942603, 1794967942603);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('crrn42b4rhsf5zyl', 2, '\xd627ce89bccefc975951fc77b32b179d330c4765dd481ab0ee34589f43038793', 3, 2, '', 1794967942627, 1794967942655);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('dvehcgfevbya4bwv', 1, '\x62700725e2a9f8ee112c82f45a0a83dc9a11f87404a981308c1b06cde6e445c8', 8, 1, '', 1794967942511, 1794967942595);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('qhpnf7gmhvacrekv', 1, '\x62700725e2a9f8ee112c82f45a0a83dc9a11f87404a981308c1b06cde6e445c8', 2, 1, '', 1794967942435, 1794967942503);
INSERT INTO holders (table_id, seat, session, seen, number, device, since, active) VALUES ('qhpnf7gmhvacrekv', 2, '\xd627ce89bccefc975951fc77b32b179d330c4765dd481ab0ee34589f43038793', 2, 2, '', 1794967942471, 1794967942487);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('crrn42b4rhsf5zyl', 1, 1794967942627, 2, NULL, NULL, 1388686486212698893, '{"is":"sat","name":"Ben"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('crrn42b4rhsf5zyl', 2, 1794967942647, 2, NULL, NULL, 1388686486212698893, '{"is":"resigned","name":"Ben"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('crrn42b4rhsf5zyl', 3, 1794967942647, NULL, NULL, NULL, 1388686486212698893, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('dvehcgfevbya4bwv', 1, 1794967942539, 1, 'observe', NULL, -1983423829277214309, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('dvehcgfevbya4bwv', 2, 1794967942547, 2, 'rest', NULL, 6570391604021710149, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('dvehcgfevbya4bwv', 3, 1794967942547, 1, 'rest', NULL, 2210732338380913669, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('dvehcgfevbya4bwv', 4, 1794967942548, 2, 'rest', NULL, -8158732900266802217, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('dvehcgfevbya4bwv', 5, 1794967942552, 1, 'chase 10', NULL, -5221809238558877850, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('dvehcgfevbya4bwv', 6, 1794967942563, 2, 'observe', NULL, 2573321265555927800, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('dvehcgfevbya4bwv', 7, 1794967942576, 1, 'observe', NULL, 5783981600772429875, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('dvehcgfevbya4bwv', 8, 1794967942587, 2, 'rest', NULL, 7176355225362156494, NULL);
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('qhpnf7gmhvacrekv', 1, 1794967942435, 1, NULL, NULL, -5001279151197773209, '{"is":"pace","bank":1800,"increment":30,"end":"bot-standard"}');
INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash, people) VALUES ('qhpnf7gmhvacrekv', 2, 1794967942471, 2, NULL, NULL, -5001279151197773209, '{"is":"sat","name":"Ben"}');
INSERT INTO talk (table_id, number, at, plies, author, name, text, reaction) VALUES ('qhpnf7gmhvacrekv', 1, 1794967942495, 0, '\x01', 'Ada', 'Good luck', NULL);
