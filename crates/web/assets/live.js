// Live updates of a table page, and posting choices without leaving it.
//
// Everything works without this module: forms post, pages reload. With it the server sends the parts of
// the page that changed, and they are put in place without losing focus or open details.

import { after, before } from './board.js';
import { clocks } from './clock.js';
import { heed, listen } from './notice.js';
import { patch } from './patch.js';
import { follow } from './source.js';
import { teller } from './story.js';

const table = document.getElementById('table');
const notice = document.getElementById('notice');
let source = null;
let retry = 0;
// The number of the position on the page, or null while all of it is sent anew.
let seq = table.dataset.seq;
// The number that a post leads to: the page is busy until it is there.
let awaited = 0;
// The part that had the focus before an earlier position was shown.
let held = null;
const focused = () => document.activeElement?.closest('#table > section')?.id;

function show(update) {
  // Another tab has changed between drawn and plain: this page has other parts than it is sent.
  if (!update.fragments.every(({ id }) => document.getElementById(id))) {
    location.reload();
    return;
  }
  // What was said about a refused choice stays until the table moves on.
  if (seq !== null && Number(seq) !== update.seq) say('');
  const here = document.activeElement;
  const keys = here?.matches(':focus-visible');
  const part = focused() ?? held;
  held = null;
  const asked = acting();
  const places = before();
  for (const { id, html } of update.fragments) {
    const old = document.getElementById(id);
    const fresh = old.cloneNode(false);
    fresh.innerHTML = html;
    patch(old, fresh);
  }
  seq = update.seq;
  table.dataset.seq = seq;
  after(places);
  clocks();
  settle();
  heed(update);
  listen();
  // What had the focus may have moved or be gone: whoever plays by keyboard goes on where it was.
  if (part && (document.activeElement !== here || here === document.body)) {
    const within = document.getElementById(part);
    const open = [...within.querySelectorAll('[name="choice"]'), ...table.querySelectorAll('[name="choice"]')];
    const first = open.find((one) => one.checkVisibility()) ?? within.querySelector('button:not(:disabled), a');
    const stays = here.isConnected && !here.disabled && here !== document.body;
    (stays ? here : first ?? document.getElementById('main')).focus({ preventScroll: !keys });
  }
  // Whoever's turn has come finds the actions in view.
  if (small.matches && !asked && acting() && (ended || chosen === false)) {
    const first = acting();
    first.closest('section').scrollIntoView({ block: first.matches('.space') ? 'start' : 'end' });
  } else if (chosen) reach();
  chosen = ended = false;
}

// Whoever has just chosen something on a small screen is led to what comes next; whoever only goes on, or takes something
// back, stays where they are.
const small = matchMedia('(max-width: 67.99rem)');
// What was posted last: a choice, or null for something else, as taking one back.
let chosen = false;
let ended = false;
// The first main action that can be chosen.
const acting = () => table.querySelector('.main-action.choice, .space.choice');
function reach() {
  if (!small.matches) return;
  const all = [...table.querySelectorAll('[name="choice"]')]
    .filter((one) => one.checkVisibility() && !one.closest('#choices'));
  // What an action goes on with counts, where the board says what that is.
  const part = (way) => way.getAttribute('href') ?? `#${way.control?.closest('#table > section')?.id ?? 'table'}`;
  const due = [...table.querySelectorAll('.step.due')].map(part).join();
  const next = due ? all.filter((one) => one.closest(due)) : [];
  const open = next.length ? next : all;
  const places = open.map((one) => one.getBoundingClientRect());
  // What lies under the head of the page is not seen.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [head, foot] = [scrollPaddingTop, scrollPaddingBottom].map((edge) => parseFloat(edge) || 0);
  const seen = ({ top, bottom }) => top >= head && bottom <= innerHeight - foot;
  if (!open.length || (next.length ? places.every(seen) : places.some(seen))) return;
  const highest = places.reduce((best, { top }, index) => (top < places[best].top ? index : best), 0);
  (open[highest].closest('#table > section') ?? open[highest]).scrollIntoView();
}

// Earlier positions, shown on the board itself: `past` is the number of choices made, or null for the present.
const bar = document.getElementById('past');
const seat = new URL(table.dataset.stream, location.href).searchParams.get('seat');
let past = null;
// The last time somebody wanted to see another position: an answer that comes later than the next wish is dropped.
let wish = 0;
// What came of one choice, turn by turn; `turn` is the one that is told.
let turns = [];
let turn = 0;

function tell() {
  turns.forEach((one, index) => { one.hidden = index !== turn; });
}

// One turn on or back, and from the last or first one to another choice.
function step(by) {
  if (turns[turn + by]) {
    turn += by;
    tell();
  } else if (past + by >= 0) look(past + by, by < 0);
}

// The page of an earlier position, or null if it has not the same parts as this one.
async function earlier(url) {
  const answer = await fetch(url);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const parts = [...page.querySelectorAll('.table > section')];
  const fits = parts.length && parts.every(({ id }) => document.getElementById(id));
  return answer.ok && fits ? page : null;
}

// Shows an earlier position on the board. The answer is its page, null if there is none, undefined if somebody wanted
// another one meanwhile.
async function visit(ply) {
  const url = new URL(location.pathname + '/replay', location.href);
  url.searchParams.set('ply', ply);
  if (seat !== null) url.searchParams.set('seat', seat);
  wish += 1;
  const mine = wish;
  const page = await earlier(url).catch(() => null);
  if (mine !== wish) return undefined;
  if (!page) return null;
  held ??= focused();
  past = Number(page.getElementById('ply').value);
  table.dataset.past = past;
  const places = before();
  for (const fresh of page.querySelectorAll('.table > section')) patch(document.getElementById(fresh.id), fresh);
  after(places);
  return page;
}

async function look(ply, backwards = false) {
  const was = past;
  const page = await visit(ply);
  if (page === undefined) return;
  if (!page) {
    // As the link does without this module.
    const url = new URL(location.pathname + '/replay', location.href);
    url.searchParams.set('ply', ply);
    if (seat !== null) url.searchParams.set('seat', seat);
    location.assign(url);
    return;
  }
  if (was !== null && Number(page.getElementById('ply').max) < ply) {
    present();
    return;
  }
  bar.querySelector('.told').replaceChildren(...(page.getElementById('told')?.children ?? []));
  turns = [...bar.querySelectorAll('.told ul')];
  turn = backwards ? Math.max(turns.length - 1, 0) : 0;
  tell();
  bar.querySelector('[data-to="-1"]').disabled = past === 0;
  const first = bar.hidden;
  bar.hidden = false;
  if (!first) return;
  if (innerWidth < 600) table.querySelector('[data-turn], [data-fly]')?.closest('section').scrollIntoView();
  bar.querySelector('[data-to="1"]').focus({ preventScroll: true });
}

// Everything is sent anew, which undoes the past.
function leave() {
  wish += 1;
  past = null;
  delete table.dataset.past;
  refresh();
}

function present() {
  bar.hidden = true;
  leave();
  document.getElementById('main').focus();
}

// The turns of others are told before the page goes on.
const story = teller({ visit: async (ply) => (await visit(ply)) !== null, leave });

if (bar) {
  table.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-past]');
    if (!link) return;
    event.preventDefault();
    if (!link.matches('.news') || !story.again()) look(Number(link.dataset.past));
  });
  bar.addEventListener('click', ({ target }) => {
    const to = target.closest('[data-to]')?.dataset.to;
    if (to === 'now') present();
    else if (to) step(Number(to));
  });
  addEventListener('keydown', ({ key }) => {
    if (past === null || bar.hidden) return;
    if (key === 'Escape') present();
    else if (bar.contains(document.activeElement) && key === 'ArrowRight') step(1);
    else if (bar.contains(document.activeElement) && key === 'ArrowLeft') step(-1);
  });
}

function say(text) {
  notice.textContent = text;
}

function disconnect() {
  clearTimeout(retry);
  source?.close();
  source = null;
}

function connect() {
  disconnect();
  // A browser keeps only six connections to a server, so pages that nobody sees let go of theirs.
  if (document.hidden) return;
  const url = new URL(table.dataset.stream, location.href);
  if (seq !== null) url.searchParams.set('after', seq);
  const opened = follow(url);
  source = opened;
  opened.onmessage = (event) => {
    const update = JSON.parse(event.data);
    // Whoever looks at the past sees the news on coming back.
    if (!story.takes(update) && past === null) show(update);
  };
  opened.onerror = () => {
    // The browser tries again by itself, unless the server refused. Not all pages come back in the same moment.
    if (opened === source && opened.readyState === EventSource.CLOSED) retry = setTimeout(connect, 1500 + 2500 * Math.random());
  };
}

document.addEventListener('visibilitychange', connect);

// The page is free again once it shows what was posted; news of others may come in between.
function settle() {
  if (Number(seq) >= awaited) table.removeAttribute('aria-busy');
}

table.addEventListener('submit', async (event) => {
  const { target: form, submitter } = event;
  if (!form.classList.contains('live')) return;
  event.preventDefault();
  if (table.getAttribute('aria-busy') === 'true') return;
  table.setAttribute('aria-busy', 'true');
  awaited = Infinity;
  chosen = submitter?.matches('.choice') || null;
  // The ways on stand apart from the board, and what comes after them may be the next turn.
  ended = submitter?.value === 'pass' || Boolean(submitter?.closest('#play'));
  say('');
  const body = new URLSearchParams(new FormData(form, submitter));
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(form.action, { method: 'POST', headers, body });
    const told = await answer.json();
    if (answer.ok) {
      // The stream brings the rest; if it does not, ask again.
      awaited = told.seq;
      if (form.matches('.say')) form.reset();
      setTimeout(() => Number(seq) < told.seq && refresh(), 2000);
      settle();
    } else {
      say([told.error.message, told.error.reason].filter(Boolean).join(' '));
      refresh();
    }
  } catch {
    // As without this module: the browser posts the same and says what is wrong.
    form.classList.remove('live');
    form.requestSubmit(submitter?.form === form ? submitter : null);
  }
});

function refresh() {
  awaited = 0;
  seq = null;
  settle();
  connect();
}

connect();
