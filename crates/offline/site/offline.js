// What every page of the edition without a server does beside showing itself: bots think in a worker that one of the
// open pages starts, and a new version is offered.

const { scope } = document.documentElement.dataset;
const news = new BroadcastChannel(`orrery ${scope}`);

// A link that somebody sent leads to the first page, the only one that every web space finds.
if (location.pathname === scope && location.hash.startsWith('#open:')) location.replace(`${scope}bring${location.hash}`);

// Bots. One page has the lock and has the bots of all pages think; if it is closed, another one goes on.
let worker = null;

const tell = async (body) => {
  const answer = await fetch(`${scope}crew`, { method: 'POST', body: JSON.stringify(body) });
  return answer.ok ? answer.json() : null;
};

function think(task) {
  worker ??= new Worker(`${scope}think.js`);
  const mine = worker;
  return new Promise((resolve) => {
    let over = false;
    // The table may have moved on, or be gone: then nobody needs the answer. It may also be the news of what led to this
    // very task.
    const heard = async ({ data }) => {
      if (data.includes(task.table) && await tell({ task }) === false && !over) done(null);
    };
    const done = (found) => {
      over = true;
      news.removeEventListener('message', heard);
      if (!found) {
        mine.terminate();
        worker = null;
      }
      resolve(found);
    };
    news.addEventListener('message', heard);
    mine.onmessage = ({ data }) => done(data);
    mine.onerror = () => {
      worker = null;
      done({ is: 'nothing' });
    };
    mine.postMessage(task);
  });
}

const told = () => new Promise((resolve) => {
  news.addEventListener('message', resolve, { once: true });
});

async function crew() {
  let body = { fresh: true };
  for (;;) {
    const next = told();
    const task = await tell(body);
    if (!task) {
      await next;
      body = {};
      continue;
    }
    const found = await think(task);
    body = found ? { task, found } : { fresh: true };
  }
}
navigator.locks.request(`orrery ${scope}`, crew);

// A turn in a puzzle is judged meanwhile; then the page has more to say. The turn may have been finished on this very
// page, and may be judged before it is shown: so the page asks.
async function judged() {
  if (!document.querySelector('[data-judging]')) return;
  const page = await (await fetch(location.href)).text();
  if (!page.includes('data-judging')) location.reload();
}
setInterval(judged, 1000);

// A new version waits until the reader wants it.
const notice = document.getElementById('update');
async function updates() {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (!registration) return;
  const offer = () => {
    if (notice && registration.waiting && navigator.serviceWorker.controller) notice.hidden = false;
  };
  notice?.querySelector('button').addEventListener('click', () => registration.waiting?.postMessage('take over'));
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  if (navigator.onLine) registration.update().catch(() => {});
}
let leaving = false;
navigator.serviceWorker.addEventListener('controllerchange', () => {
  if (leaving) return;
  leaving = true;
  location.reload();
});
updates();

// Said once: what browsers store they may clear.
const once = document.getElementById('told-kept');
if (once && localStorage.getItem('kept-told') !== 'yes') {
  once.hidden = false;
  once.querySelector('button').addEventListener('click', () => {
    localStorage.setItem('kept-told', 'yes');
    once.hidden = true;
  });
}

// The page about this device.
const kept = document.getElementById('kept');
if (kept) {
  const show = async () => { kept.dataset.persisted = await navigator.storage.persisted(); };
  kept.querySelector('[name="persist"]')?.addEventListener('click', async () => {
    await navigator.storage.persist();
    show();
  });
  kept.querySelector('[name="file"]')?.addEventListener('change', async ({ target }) => {
    const answer = await fetch(`${scope}take-in`, { method: 'POST', body: target.files[0] });
    const done = answer.ok ? await answer.json() : { damaged: 1 };
    const line = kept.querySelector('[data-brought]');
    line.hidden = false;
    for (const [name, count] of Object.entries(done)) {
      const place = line.querySelector(`[data-count="${name}"]`);
      if (place) place.textContent = count;
    }
    target.value = '';
  });
  show();
}
