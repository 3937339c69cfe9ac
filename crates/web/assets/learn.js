// A lesson or a puzzle without reloading: each choice is fetched as a page, and its parts are put in place.
//
// Everything works without this module: choices are buttons of a form that leads to the next address.

import { after, before } from './board.js';
import { patch } from './patch.js';

const table = document.getElementById('table');
const notice = document.getElementById('notice');
let wish = 0;
// The task whose place on the board was shown.
let told = null;

const choices = () => [...table.querySelectorAll('button[name^="choice"]')].filter((one) => one.checkVisibility());

function seen(one) {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= document.getElementById('teacher').getBoundingClientRect().bottom && bottom <= innerHeight;
}

// As much of a part as there is room for, below the teacher.
function reveal(part) {
  const box = part.getBoundingClientRect();
  const { bottom } = box;
  // The question stays in view where it stands right above.
  const question = table.querySelector(':scope > .status')?.getBoundingClientRect();
  const near = question && box.top >= question.bottom && box.top - question.bottom < 40;
  const top = near ? question.top : box.top;
  const teacher = document.getElementById('teacher');
  const above = top - teacher.getBoundingClientRect().bottom;
  const below = Math.min(bottom - innerHeight, top - teacher.offsetHeight);
  if (above < 0 || below > 0) scrollBy(0, above < 0 ? above : below);
}

// The teacher speaks of a part that may be behind a tab or out of sight, and of something to choose that may be far away.
function point() {
  const spots = [...table.querySelectorAll(':scope > [data-spot]')];
  if (spots.length && !spots.some((spot) => spot.checkVisibility())) {
    for (const { id } of spots) document.getElementById(`tab-${id}`)?.click();
  }
  const { step } = document.getElementById('teacher').dataset;
  const first = spots.find((spot) => spot.checkVisibility());
  if (first && step !== told) reveal(first);
  told = step;
  const all = choices();
  if (all.length && !all.some(seen)) all[0].scrollIntoView({ block: 'center' });
}

// A game that ends by mistake is no reason to celebrate.
function hush(page, board) {
  if (!page.querySelector('#teacher[data-finished]')) board.querySelector('#moment-end')?.remove();
}

async function go(url, keep) {
  wish += 1;
  const mine = wish;
  table.setAttribute('aria-busy', 'true');
  // Others think, or a turn is judged: whoever waits is told so.
  setTimeout(() => {
    if (mine === wish && table.hasAttribute('aria-busy')) notice.textContent = notice.dataset.busy;
  }, 500);
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (mine !== wish) return;
  const fresh = page.getElementById('table');
  if (!answer.ok || !fresh) {
    location.assign(url);
    return;
  }
  hush(page, fresh);
  notice.textContent = '';
  const places = before();
  // What is taken back has not happened.
  if (+fresh.dataset.seq < +table.dataset.seq) places.noted = null;
  for (const part of [...fresh.querySelectorAll(':scope > section')]) {
    const old = document.getElementById(part.id);
    if (old) patch(old, part);
  }
  Object.assign(table.dataset, fresh.dataset);
  const teacher = document.getElementById('teacher');
  patch(teacher, page.getElementById('teacher'));
  table.removeAttribute('aria-busy');
  after(places);
  if (!keep) history.pushState(null, '', url);
  point();
  // What was pressed is often gone; the keyboard goes on at the next choice, not at the top of the page.
  if (document.activeElement === document.body) {
    (choices().find(seen) ?? teacher.querySelector('.row :is(a, button)'))?.focus({ preventScroll: true });
  }
}

// What is to be done next, before it is done: the choice itself, if it is on the board.
function shows(form) {
  const { next } = form.parentElement.dataset;
  const first = next && choices().find((one) => one.value === next || one.value.startsWith(`${next};`));
  if (!first || first.classList.contains('shown')) return false;
  first.classList.add('shown');
  first.scrollIntoView({ block: 'center' });
  first.focus({ preventScroll: true });
  return true;
}

document.getElementById('main').addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (form.method !== 'get' || !/\/(learn|puzzles|scenario)(\/|$)/.test(new URL(form.action).pathname)) return;
  event.preventDefault();
  if (shows(form)) return;
  const url = new URL(form.action);
  url.search = new URLSearchParams(new FormData(form, submitter));
  go(url).catch(() => location.assign(url));
});

addEventListener('popstate', () => go(location.href, true).catch(() => location.reload()));

point();
