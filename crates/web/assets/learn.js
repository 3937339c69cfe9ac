// A lesson or a puzzle without reloading: each choice is fetched as a page, and its parts are put in place.
//
// Everything works without this module: choices are buttons of a form that leads to the next address.

import { after, before } from './board.js';
import { patch } from './patch.js';

const table = document.getElementById('table');
const notice = document.getElementById('notice');
let wish = 0;

// The teacher speaks of a part that may be behind a tab, and of something to choose that may be far away.
function point() {
  const spots = [...table.querySelectorAll(':scope > [data-spot]')];
  if (spots.length && !spots.some((spot) => spot.checkVisibility())) {
    for (const { id } of spots) document.getElementById(`tab-${id}`)?.click();
  }
  const top = document.getElementById('teacher').getBoundingClientRect().bottom;
  const choices = [...table.querySelectorAll('button[name^="choice"]')].filter((one) => one.checkVisibility());
  const seen = ({ top: from, bottom: to }) => from >= top && to <= innerHeight;
  if (choices.length && !choices.some((one) => seen(one.getBoundingClientRect()))) {
    choices[0].scrollIntoView({ block: 'center' });
  }
}

// A game that ends by mistake is no reason to celebrate.
function hush(page, board) {
  if (!page.querySelector('#teacher[data-finished]')) board.querySelector('#moment-end')?.remove();
}

async function go(url, keep) {
  wish += 1;
  const mine = wish;
  table.setAttribute('aria-busy', 'true');
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
}

document.getElementById('main').addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (form.method !== 'get' || !/\/(learn|puzzles|scenario)(\/|$)/.test(new URL(form.action).pathname)) return;
  event.preventDefault();
  const url = new URL(form.action);
  url.search = new URLSearchParams(new FormData(form, submitter));
  go(url).catch(() => location.assign(url));
});

addEventListener('popstate', () => go(location.href, true).catch(() => location.reload()));

point();
