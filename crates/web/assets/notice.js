// Tells whoever looks elsewhere that it is their turn: by the title, by the icon, and by a sound if they want sounds. And
// whoever looks at the board what others say.

import { sound } from './motion.js';

const table = document.getElementById('table');
const icon = document.querySelector('link[rel="icon"]');
const usual = icon.href;
// How often a page that nobody sees asks. It has let go of its stream.
const PAUSE = 20_000;

let mine = table.dataset.turn === 'yes';

function badge() {
  const wanted = mine ? usual.replace('icon.svg', 'icon-turn.svg') : usual;
  if (icon.href !== wanted) icon.href = wanted;
}

// What the server says about the page now.
export function heed({ title, turn }) {
  document.title = document.title.replace(/^.*(?= – )/, () => title);
  if (turn && !mine) sound([0, 523], [0.15, 784]);
  mine = turn;
  badge();
}

// What somebody says is shown over the board for a moment, unless it can be seen where it stands.
const SHOWN = 8000;
const last = () => document.querySelector('.talk .messages li');
const number = (message) => Number(message?.id.replace('message-', '') ?? 0);
let heard = number(last());

function inSight(message) {
  const { top, bottom } = message.getBoundingClientRect();
  return message.checkVisibility() && top < innerHeight && bottom > 0;
}

function toast(message) {
  const note = document.createElement('button');
  note.type = 'button';
  note.className = 'toast';
  note.append(message.querySelector('b').cloneNode(true), ' ', message.querySelector('.said').textContent);
  note.addEventListener('click', () => {
    note.remove();
    if (!message.checkVisibility()) document.querySelector('#tab-seats, #menu')?.click();
    last().closest('.talk').scrollIntoView({ block: 'nearest' });
    document.querySelector('.say .words').focus({ preventScroll: true });
  });
  document.querySelector('.toast')?.remove();
  document.getElementById('notices').append(note);
  setTimeout(() => note.remove(), SHOWN);
}

export function listen() {
  const message = last();
  if (number(message) > heard && message.dataset.mine === undefined && !inSight(message)) toast(message);
  heard = Math.max(heard, number(message));
}

async function ask() {
  if (!document.hidden) return;
  const answer = await fetch(`${location.pathname}/turn`).catch(() => null);
  if (answer?.ok && document.hidden) heed(await answer.json());
}

badge();
setInterval(ask, PAUSE);
document.addEventListener('visibilitychange', ask);
