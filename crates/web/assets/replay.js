// Looking back without reloading: the positions of a game on one board, with a bar like that of a player of films.
//
// Everything works without this module: the bar is made of links and a form.

import { after, before } from './board.js';
import { patch } from './patch.js';

const all = document.getElementById('transport');
const bar = all.querySelector('form');
const table = document.getElementById('table');
const slider = document.getElementById('ply');
const by = bar.querySelector('[data-by]');
const speed = bar.querySelector('[data-speed]');
const play = bar.querySelector('[data-play]');
const list = (name) => bar.dataset[name].split(' ').filter(Boolean).map(Number);
const known = new Map();
let ply = Number(slider.value);
let wish = 0;
let timer = 0;

async function page(at) {
  const url = new URL(location.href);
  url.searchParams.set('ply', at);
  if (!known.has(at)) {
    known.set(at, fetch(url).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.status);
      return answer.text();
    }));
    known.get(at).catch(() => known.delete(at));
    if (known.size > 60) known.delete(known.keys().next().value);
  }
  return { url, html: await known.get(at) };
}

async function show(at) {
  wish += 1;
  const mine = wish;
  const { url, html } = await page(at).catch(() => ({}));
  if (mine !== wish) return false;
  if (!html) {
    stop();
    return false;
  }
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  const places = before();
  for (const part of fresh.querySelectorAll('.table > section')) patch(document.getElementById(part.id), part);
  after(places);
  for (const id of ['told', 'steps', 'notes', 'pass-on', 'go-on', 'now', 'opinion']) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
    if (old && now) patch(old, now);
  }
  awake();
  ply = at;
  slider.value = at;
  history.replaceState(null, '', url);
  return true;
}

// The next place to stop at, one way or the other.
function next(way, kind = by.value) {
  const stops = list(kind);
  return way > 0 ? stops.find((stop) => stop > ply) ?? Number(slider.max) : stops.findLast((stop) => stop < ply) ?? 0;
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  play.setAttribute('aria-pressed', 'false');
}

async function run() {
  if (ply >= Number(slider.max)) {
    stop();
    return;
  }
  const shown = await show(next(1));
  if (shown && timer) timer = setTimeout(run, 900 / Number(speed.value));
}

function toggle() {
  if (timer) {
    stop();
    return;
  }
  play.setAttribute('aria-pressed', 'true');
  timer = -1;
  if (ply >= Number(slider.max)) show(0).then(run);
  else run();
}

function step(way, kind) {
  stop();
  show(next(way, kind));
}

// The next key moment, and after the last one the first again.
function moment() {
  const all = [...document.querySelectorAll('#analysis a[data-ply]')].map((link) => Number(link.dataset.ply));
  const next = all.find((at) => at > ply) ?? all[0];
  if (next === undefined) return;
  stop();
  show(next);
}

// What only a script can do.
function awake() {
  for (const part of all.querySelectorAll('[data-script], [data-share]')) part.hidden = false;
  play.setAttribute('aria-pressed', timer !== 0);
}

// While the game is analysed, the page asks how far it has come; when it is done, the graph is another one.
async function watch() {
  if (!('running' in (document.getElementById('opinion')?.dataset ?? {}))) return;
  const answer = await fetch(location.href).catch(() => null);
  if (answer?.ok) {
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of ['#opinion', '.film > svg']) patch(all.querySelector(part), fresh.querySelector(`#transport ${part}`));
    known.clear();
    // What was waited for opens by itself.
    const ready = document.getElementById('analysis');
    if (ready) ready.open = true;
  }
  setTimeout(watch, 2000);
}

awake();
watch();
bar.querySelector('[data-plain]')?.setAttribute('hidden', '');
play.addEventListener('click', toggle);
bar.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-step]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const way = link.dataset.step;
  stop();
  if (way === 'first') show(0);
  else if (way === 'last') show(Number(slider.max));
  else show(next(way === 'next' ? 1 : -1));
});
slider.addEventListener('input', () => {
  stop();
  show(Number(slider.value));
});
// The key moments of the analysis.
all.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-ply]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  close();
  show(Number(link.dataset.ply));
});
// What lies over the board gives way to what was chosen in it.
function close() {
  for (const panel of all.querySelectorAll('details[open]')) panel.open = false;
}
addEventListener('keydown', ({ key }) => key === 'Escape' && close());
bar.addEventListener('submit', (event) => event.preventDefault());
all.addEventListener('click', async ({ target }) => {
  const copy = target.closest('[data-copy]');
  if (!copy || !navigator.clipboard) return;
  const words = copy.querySelector('span');
  const was = words.textContent;
  await navigator.clipboard.writeText(location.href);
  words.textContent = copy.dataset.done;
  setTimeout(() => (words.textContent = was), 2000);
});
addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input:not([type="range"]), select, textarea')) return;
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (way) step(way, event.shiftKey ? 'turns' : by.value);
  else if (event.key === ' ' && !event.target.closest('button, a, summary')) toggle();
  else if (event.key === '!') moment();
  else if (event.key === 'Home') show(0);
  else if (event.key === 'End') show(Number(slider.max));
  else return;
  event.preventDefault();
});
table.classList.add('past');
