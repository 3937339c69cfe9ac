// The turns of others, beat by beat: the ribbon tells what happened while the board shows each position in turn.
//
// Without this module, or where nothing moves (`motion.js`), the headline beside the prompt tells the same. Whoever
// wants to go on skips; nothing is over before it was seen.

import { pace } from './motion.js';
import { patch } from './patch.js';

const BEAT = 850;
// Where more beats than these wait, such as the rest of a round after one has passed, each is shorter.
const MANY = 7;
const SHORTEST = 250;
const ribbon = document.getElementById('ribbon');
const player = document.getElementById('player');

const plies = (part) => [...part.querySelectorAll('[data-ply]')].map((beat) => Number(beat.dataset.ply));

// `visit` shows an earlier position on the board, `leave` the present one.
export function teller({ visit, leave }) {
  if (!ribbon || !player) return { takes: () => false, again: () => false };
  let seen = Math.max(0, ...plies(ribbon));
  let at = -1;
  let shown = null;
  let timer = 0;
  let paused = false;
  const playing = () => at >= 0;
  const beats = () => [...ribbon.querySelectorAll('[data-ply]')];

  // The turn that is told, and how far it has come.
  function paint() {
    const all = beats();
    const beat = all[at];
    const turn = beat.closest('.strip > li');
    for (const other of ribbon.querySelectorAll('.strip > li')) other.hidden = other !== turn;
    all.forEach((one, index) => {
      one.classList.toggle('done', index < at);
      one.classList.toggle('now', index === at);
    });
    // The beat that is told stays in view among the others.
    const row = beat.parentElement;
    row.scrollTo({ left: beat.offsetLeft - (row.clientWidth - beat.offsetWidth) / 2 });
    const own = [...turn.querySelectorAll('[data-ply]')];
    player.querySelector('.at').textContent = `${own.indexOf(beat) + 1} / ${own.length}`;
    player.querySelector('[data-beat="back"]').disabled = at === 0;
    return beat;
  }

  // The position that is shown with a beat. What one choice led to may be many turns, such as the rest of a round:
  // the board stays behind until the last of them is told.
  function position(beat) {
    const of = beats().findLast((one) => one.dataset.ply === beat.dataset.ply);
    const last = of.closest('.strip > li') === beat.closest('.strip > li');
    return Number(beat.dataset.ply) - (last ? 0 : 1);
  }

  async function go(to) {
    clearTimeout(timer);
    if (to >= beats().length) {
      stop();
      return;
    }
    at = Math.max(0, to);
    const beat = paint();
    if (shown !== position(beat)) {
      shown = position(beat);
      if (!(await visit(shown))) {
        stop();
        return;
      }
    }
    if (playing() && at === to && !paused) wait();
  }

  function wait() {
    clearTimeout(timer);
    const many = Math.max(1, (beats().length - at) / MANY);
    // What has the stage is seen first.
    const on = () => (document.querySelector('dialog[open]') ? wait() : go(at + 1));
    timer = setTimeout(on, Math.max(BEAT / many, SHORTEST) * (pace() || 1));
  }

  function start(from) {
    const first = beats().findIndex((beat) => Number(beat.dataset.ply) > from);
    if (first < 0) return;
    paused = false;
    player.querySelector('[data-beat="pause"]').setAttribute('aria-pressed', 'false');
    ribbon.classList.add('playing');
    ribbon.append(player);
    player.hidden = false;
    shown = null;
    at = first;
    // What has the stage is seen before the first beat, too.
    const begin = () => {
      if (document.querySelector('dialog[open]')) timer = setTimeout(begin, 200);
      else if (playing()) go(first);
    };
    begin();
  }

  function stop() {
    if (!playing()) return;
    clearTimeout(timer);
    at = -1;
    ribbon.classList.remove('playing');
    player.hidden = true;
    for (const turn of ribbon.querySelectorAll('.strip > li')) turn.hidden = false;
    leave();
  }

  player.addEventListener('click', (event) => {
    const target = event.target.closest('[data-beat]');
    const way = target?.dataset.beat;
    if (way === 'skip') stop();
    else if (way === 'pause') {
      paused = !paused;
      target.setAttribute('aria-pressed', paused);
      if (paused) clearTimeout(timer);
      else wait();
    } else if (way) {
      paused = true;
      player.querySelector('[data-beat="pause"]').setAttribute('aria-pressed', 'true');
      go(at + (way === 'next' ? 1 : -1));
    }
  });
  player.addEventListener('change', () => pace() || stop());
  addEventListener('keydown', ({ key }) => {
    if (playing() && key === 'Escape') stop();
  });

  return {
    playing,
    // True if news are told first; the page is brought up to date when they have been.
    takes(update) {
      const part = update.fragments.find(({ id }) => id === 'ribbon');
      if (!part) return playing();
      const fresh = ribbon.cloneNode(false);
      fresh.innerHTML = part.html;
      const from = seen;
      // Choices that were taken back will be told again; where nothing is told, nothing was taken back.
      if (plies(fresh).length) seen = Math.max(...plies(fresh));
      // Whoever is being shown around is not interrupted.
      const tour = document.querySelector('#tour:not([hidden])');
      if (seen <= from || !pace() || document.hidden || tour) return playing();
      player.remove();
      fresh.className = ribbon.className;
      patch(ribbon, fresh);
      ribbon.append(player);
      if (!playing()) start(from);
      else if (beats()[at]) paint();
      else stop();
      return true;
    },
    again() {
      if (!beats().length) return false;
      start(-1);
      return true;
    },
  };
}
