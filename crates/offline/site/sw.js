// The service worker: every request below its scope is answered here, by the program of one version and the files that
// came with it. What an answer has changed is on the disk before the answer is given.

/* global load */
const VERSION = '{{version}}';
const FILES = JSON.parse('{{files}}');
// What is fetched beside the program: words in each language, and what not every page needs.
const LANGUAGES = ['en', 'it', 'de', 'uk'];
const words = (language) => `words-${language}.part`;
const FIRST_PARTS = ['boards.part', 'learn.part'];
const PARTS = [...LANGUAGES.map(words), ...FIRST_PARTS, 'bots.part'];
importScripts(`v/${VERSION}/module.js`);

const scope = new URL(registration.scope).pathname;
const base = scope.slice(0, -1);
const stored = `orrery ${VERSION} ${scope}`;
const news = new BroadcastChannel(`orrery ${scope}`);

// The language that was chosen, or the first of those the browser wishes for.
function language(jar = '') {
  const chosen = /^lang=(\w+)$/m.exec(jar)?.[1];
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return [chosen, ...wished].find((one) => LANGUAGES.includes(one)) ?? 'en';
}

// What every page may need: the words of its reader, English for what they lack, and Italian, in which cards of Kepler-3042
// are printed.
const early = (jar) => [...new Set([language(jar), 'en', 'it'].map(words)), ...FIRST_PARTS];

// Whoever comes for the first time waits only for what the first page needs; a new version is there as a whole.
addEventListener('install', (event) => {
  const first = registration.active ? PARTS : early();
  const wanted = [...FILES, ...first].map((name) => new Request(`v/${VERSION}/${name}`, { cache: 'no-cache' }));
  event.waitUntil(caches.open(stored).then((cache) => cache.addAll(wanted)));
});

addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('orrery ') && name.endsWith(` ${scope}`));
    await Promise.all(old.filter((name) => name !== stored).map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

// A page asks for the new version that waits; all pages are then loaded anew.
addEventListener('message', ({ data }) => {
  if (data === 'take over') skipWaiting();
});

// A file of this version: kept, or fetched and kept. It is where it was asked for: a worker whose script came from elsewhere
// would look for everything else there.
async function file(name) {
  const [cache, url] = [await caches.open(stored), `v/${VERSION}/${name}`];
  if (!await cache.match(url)) await cache.add(url);
  const { body, headers } = await cache.match(url);
  return new Response(body, { headers });
}

// What is written down: one row for each change of a table, and a few values.
let database = null;
function open() {
  database ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(`orrery ${scope}`, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('rows');
      asked.result.createObjectStore('kept');
    };
    asked.onsuccess = () => {
      asked.result.onclose = () => { database = null; };
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  });
  database.catch(() => { database = null; });
  return database;
}

const result = (asked) => new Promise((resolve, reject) => {
  asked.onsuccess = () => resolve(asked.result);
  asked.onerror = () => reject(asked.error);
});

async function all(name) {
  const store = (await open()).transaction(name).objectStore(name);
  const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  return keys.map((key, index) => [key, values[index]]);
}

async function write(changes, kept) {
  if (!changes.length && !Object.keys(kept).length) return;
  const writing = (await open()).transaction(['rows', 'kept'], 'readwrite', { durability: 'strict' });
  const rows = writing.objectStore('rows');
  for (const { is, table, number, text } of changes) {
    // Two rows of one number cannot be: if another worker was first, nothing of this is written.
    if (is === 'add') rows.add(text, [table, number]);
    else if (is === 'put') rows.put(text, [table, number]);
    else rows.delete(IDBKeyRange.bound([table], [table, []]));
  }
  for (const [name, value] of Object.entries(kept)) writing.objectStore('kept').put(value, name);
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
    writing.onerror = (event) => event.preventDefault() ?? writing.abort();
  });
}

// The program with everything that is written down; loaded when somebody asks, and anew after a failure.
let running = null;
async function program() {
  running ??= (async () => {
    const known = all('kept').then(Object.fromEntries);
    const { jar } = await known;
    const loaded = load(file('orrery.wasm'), early(jar).map(file));
    const [call, rows, kept] = await Promise.all([loaded, all('rows'), known]);
    const opened = call({
      do: 'open',
      base,
      rows: rows.map(([[table, number], text]) => [table, number, text]),
      kept,
    });
    await write(opened.changes, opened.kept);
    rest = null;
    return call;
  })();
  try {
    return await running;
  } catch (error) {
    running = null;
    throw error;
  }
}

// What the first pages can do without: it is fetched and kept meanwhile, so that nothing is missing without a network.
let rest = null;
function complete() {
  rest ??= (async () => {
    const [call] = await Promise.all([program(), file('bots.part')]);
    await Promise.all(LANGUAGES.map((one) => call.fill(file(words(one)))));
  })();
  rest.catch(() => { rest = null; });
  return rest;
}

// Pages that need no other words.
const FIRST = /^($|new|here|t\/|assets\/|art\/)/;

// One call after the other, each with what it writes: nobody sees what might be lost.
let last = Promise.resolve();
function inTurn(work) {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

const ask = (request) => inTurn(async () => {
  const call = await program();
  try {
    const answer = call(request);
    await write(answer.changes ?? [], answer.kept ?? {});
    if (answer.news?.length) news.postMessage(answer.news);
    return answer;
  } catch (error) {
    running = null;
    throw error;
  }
});

const SENT = ['accept', 'content-type'];

async function page(request, url) {
  const headers = SENT.map((name) => [name, request.headers.get(name)]).filter(([, value]) => value);
  headers.push(['host', url.host], ['user-agent', navigator.userAgent]);
  headers.push(['accept-language', language()]);
  const body = ['GET', 'HEAD'].includes(request.method) ? '' : await request.text();
  const answer = await ask({ do: 'ask', method: request.method, path: url.pathname + url.search, headers, body });
  const empty = [204, 304].includes(answer.status) || request.method === 'HEAD';
  return new Response(empty ? null : answer.body, { status: answer.status, headers: answer.headers });
}

const json = (value) => new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

// Everything as one file, but for the secret by which this browser holds its seats.
async function save() {
  const rows = (await all('rows')).map(([[table, number], text]) => [table, number, text]);
  const { jar = '' } = Object.fromEntries(await all('kept'));
  const learned = jar.split('\n').filter((line) => !line.startsWith('orrery=')).join('\n');
  const day = new Date().toISOString().slice(0, 10);
  return new Response(JSON.stringify({ orrery: 1, rows, jar: learned }), {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="orrery-${day}.json"`,
    },
  });
}

async function takeIn(request) {
  const { orrery, rows, jar = '' } = await request.json();
  if (orrery !== 1 || !Array.isArray(rows) || typeof jar !== 'string') return new Response('', { status: 400 });
  return json((await ask({ do: 'import', rows, jar })).value);
}

async function crew(request) {
  const { fresh = false, task, found } = await request.json();
  if (task && !found) return json((await ask({ do: 'wanted', task })).value);
  if (task) await ask({ do: 'found', task, found });
  return json((await ask({ do: 'task', fresh })).value ?? null);
}

// What can be said without the program.
async function broken(error) {
  console.error(error);
  const page = await (await file('broken.html')).text();
  const text = String(error.message ?? error).replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  return new Response(page.replaceAll('{{scope}}', scope).replace('{{problem}}', () => text), {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

async function answer(request, url) {
  const name = url.pathname.slice(scope.length);
  if (name === 'save') return save();
  if (request.method === 'POST' && name === 'crew') return crew(request);
  if (request.method === 'POST' && name === 'take-in') return takeIn(request);
  if (FILES.includes(name) || PARTS.includes(name)) return file(name);
  if (!FIRST.test(name)) await complete();
  return page(request, url);
}

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(scope)) return;
  const answered = answer(event.request, url);
  event.respondWith(answered.catch(broken));
  event.waitUntil(answered.then(complete).catch(() => {}));
});
