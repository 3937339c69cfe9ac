// The service worker: every request below its scope is answered here, by the program of one version and the files that
// came with it. What an answer has changed is on the disk before the answer is given.

/* global load */
const VERSION = '{{version}}';
const FILES = JSON.parse('{{files}}');
importScripts(`v/${VERSION}/module.js`);

const scope = new URL(registration.scope).pathname;
const base = scope.slice(0, -1);
const stored = `orrery ${VERSION} ${scope}`;
const news = new BroadcastChannel(`orrery ${scope}`);

addEventListener('install', (event) => {
  const wanted = FILES.map((name) => new Request(`v/${VERSION}/${name}`, { cache: 'no-cache' }));
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

const file = async (name) => (await caches.open(stored)).match(`v/${VERSION}/${name}`);

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
    const [call, rows, kept] = await Promise.all([file('orrery.wasm').then(load), all('rows'), all('kept')]);
    const opened = call({
      do: 'open',
      base,
      rows: rows.map(([[table, number], text]) => [table, number, text]),
      kept: Object.fromEntries(kept),
    });
    await write(opened.changes, opened.kept);
    return call;
  })();
  try {
    return await running;
  } catch (error) {
    running = null;
    throw error;
  }
}

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

const SENT = ['accept', 'accept-language', 'content-type'];

async function page(request, url) {
  const headers = SENT.map((name) => [name, request.headers.get(name)]).filter(([, value]) => value);
  headers.push(['host', url.host], ['user-agent', navigator.userAgent]);
  if (!request.headers.has('accept-language')) headers.push(['accept-language', navigator.languages.join(', ')]);
  const body = ['GET', 'HEAD'].includes(request.method) ? '' : await request.text();
  const answer = await ask({ do: 'ask', method: request.method, path: url.pathname + url.search, headers, body });
  const empty = [204, 304].includes(answer.status) || request.method === 'HEAD';
  return new Response(empty ? null : answer.body, { status: answer.status, headers: answer.headers });
}

const json = (value) => new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

// Everything as one file.
async function save() {
  const rows = (await all('rows')).map(([[table, number], text]) => [table, number, text]);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(JSON.stringify({ orrery: 1, rows }), {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="orrery-${day}.json"`,
    },
  });
}

async function takeIn(request) {
  const { orrery, rows } = await request.json();
  if (orrery !== 1 || !Array.isArray(rows)) return new Response('', { status: 400 });
  return json((await ask({ do: 'import', rows })).value);
}

async function crew(request) {
  const { fresh = false, task, found } = await request.json();
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
  if (FILES.includes(name)) return file(name);
  return page(request, url);
}

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(scope)) return;
  event.respondWith(answer(event.request, url).catch(broken));
});
